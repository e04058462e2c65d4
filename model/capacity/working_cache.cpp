// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/working.h"

#include <algorithm>

namespace headroom {

namespace {

// Writes the lines of one stage, type by type, and gathers what each of the sums takes.
class CacheWorking {
public:
    CacheWorking(const LanguageModel &model, const CacheFormats &formats, int tensor, Trace &trace)
        : m_model(model)
        , m_bits(formats.bits())
        , m_tensor(tensor)
        , m_trace(trace)
    {
        trace.leaf(keyBits().term, m_bits.keys, formats.keys.bitsPerElement.from);
        if (m_bits.differ())
            trace.leaf(Term::ValueBits, m_bits.values, formats.values.bitsPerElement.from);
    }

    void addType(const LayerType &type, double layers)
    {
        const LayerBytes each = layerBytes(type, m_bits, m_tensor);
        if (each.growing > 0.0)
            m_growing.push_back(tokens(type, layers, layers * each.growing, Term::TypePerToken));
        if (each.windowed > 0.0)
            windowed(type.window)
                .push_back(tokens(type, layers, layers * each.windowed, Term::WindowedPerToken));
        if (each.state > 0.0)
            m_states.push_back(state(type, layers, layers * each.state));
    }

    void addSums(const CacheForm &form)
    {
        std::vector<Input> all = m_growing;
        std::vector<Input> inFull = m_growing;
        bool tooMany = false; // windows beyond those of the form are charged in full
        for (const auto &[window, inputs] : m_windows) {
            all.insert(all.end(), inputs.begin(), inputs.end());
            if (form.windowed(window).value() <= 0.0) {
                inFull.insert(inFull.end(), inputs.begin(), inputs.end());
                tooMany = true;
            } else if (inputs.size() > 1) {
                sum(Term::WindowedPerToken, inputs, form.windowed(window));
            }
        }
        if (!all.empty())
            sum(Term::CachePerToken, all, form.firstTokenBytes());
        if (inFull.size() < all.size() && (inFull.size() > 1 || tooMany))
            sum(Term::TypePerToken, inFull, form.perToken());
        if (!m_states.empty())
            sum(Term::FixedState, m_states, form.fixed());
    }

private:
    void leaf(Term term, double value) { m_trace.leaf(term, value, m_model.layersFrom); }

    void sum(Term result, const std::vector<Input> &inputs, Bytes total)
    {
        m_trace.step(result, Formula::Sum, inputs, total.value());
    }

    std::vector<Input> &windowed(Tokens window)
    {
        const auto found = std::find_if(m_windows.begin(), m_windows.end(),
                                        [&](const auto &w) { return w.first == window; });
        if (found != m_windows.end())
            return found->second;
        leaf(Term::WindowTokens, static_cast<double>(window));
        return m_windows.emplace_back(window, std::vector<Input>{}).second;
    }

    [[nodiscard]] Input keyBits() const
    {
        return {m_bits.differ() ? Term::KeyBits : Term::CacheBits, m_bits.keys};
    }

    Input tokens(const LayerType &type, double layers, double bytes, Term result)
    {
        leaf(Term::CacheLayers, layers);
        const bool hasHeads = type.attention != Attention::Latent && type.attention != Attention::Compressed;
        if (hasHeads && m_bits.differ())
            return keysAndValues(type, layers, bytes, result);
        std::vector<Input> inputs{{Term::CacheLayers, layers}};
        Formula formula = Formula::HeadCache;
        if (type.attention == Attention::Latent) {
            formula = Formula::LatentCache;
            take(inputs, Term::LatentDim, type.keyDim);
            take(inputs, Term::RopeDim, type.ropeDim);
        } else if (type.attention == Attention::Compressed) {
            formula = result == Term::TypePerToken ? Formula::CompressedCache : Formula::EntryCache;
            take(inputs, Term::LatentDim, type.keyDim);
        } else {
            takeHeads(inputs, type);
        }
        inputs.push_back(keyBits());
        if (formula == Formula::CompressedCache)
            take(inputs, Term::TokensPerEntry, type.ratio);
        m_trace.step(result, formula, std::move(inputs), bytes, type.name);
        return {result, bytes};
    }

    // Keys and values in formats of their own.
    Input keysAndValues(const LayerType &type, double layers, double bytes, Term result)
    {
        std::vector<Input> inputs;
        takeHeads(inputs, type);
        const Input heads = inputs.front();
        const auto elements = [&](const Input &dim) {
            if (heads.value == 1.0)
                return dim; // one head is its own product
            m_trace.step(dim.term, Formula::Product, {heads, dim}, heads.value * dim.value, type.name);
            return Input{dim.term, heads.value * dim.value};
        };
        const Input keys = elements(inputs[1]);
        const Input values = elements(inputs[2]);
        m_trace.step(result, Formula::KeyValueCells,
                     {{Term::CacheLayers, layers}, keys, keyBits(), values, {Term::ValueBits, m_bits.values}},
                     bytes, type.name);
        return {result, bytes};
    }

    void takeHeads(std::vector<Input> &inputs, const LayerType &type)
    {
        const double heads = headsPerDevice(type.kvHeads, m_tensor);
        leaf(Term::KvHeads, type.kvHeads);
        m_trace.step(Term::KvHeadsPerDevice, Formula::HeadsPerDevice,
                     {{Term::KvHeads, double(type.kvHeads)}, {Term::TensorParallel, double(m_tensor)}}, heads,
                     type.name);
        inputs.push_back({Term::KvHeadsPerDevice, heads});
        take(inputs, Term::KeyDim, type.keyDim);
        take(inputs, Term::ValueDim, type.valueDim);
    }

    Input state(const LayerType &type, double layers, double bytes)
    {
        std::vector<Input> inputs;
        take(inputs, Term::StateLayers, layers);
        take(inputs, Term::StateHeads, type.stateHeads);
        inputs.push_back({Term::TensorParallel, double(m_tensor)});
        take(inputs, Term::StateKeyDim, type.keyDim);
        take(inputs, Term::StateValueDim, type.valueDim);
        take(inputs, Term::StateBits, type.stateBits);
        m_trace.step(Term::TypeState, Formula::StateBytes, std::move(inputs), bytes, type.name);
        return {Term::TypeState, bytes};
    }

    void take(std::vector<Input> &inputs, Term term, double value)
    {
        leaf(term, value);
        inputs.push_back({term, value});
    }

    const LanguageModel &m_model;
    CacheBits m_bits;
    int m_tensor;
    Trace &m_trace;
    std::vector<Input> m_growing;
    std::vector<std::pair<Tokens, std::vector<Input>>> m_windows;
    std::vector<Input> m_states;
};

} // namespace

void traceStageCache(const LanguageModel &model, const CacheFormats &formats, const LayerRange &stage,
                     int tensor, const CacheForm &form, Trace &trace)
{
    CacheWorking working(model, formats, tensor, trace);
    const std::vector<double> layers = layersOfEachType(model, stage);
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i] > 0.0)
            working.addType(model.layerTypes[i], layers[i]);
    working.addSums(form);
}

} // namespace headroom
