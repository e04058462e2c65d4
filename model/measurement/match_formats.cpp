// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/match_formats.h"

#include "model/capacity/weights.h"
#include "model/checkpoint/ggml_types.h"
#include "model/checkpoint/model_names.h"
#include "model/checkpoint/plain_text.h"
#include "model/measurement/format_names.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using How = LogMatch::How;

// Words of the model's name, then of the quantization key; empty where they do not tell.
std::string formatByWords(const EngineLog &log)
{
    const std::string named = weightFormatInWords(log.text(LogTerm::Model));
    return named.empty() ? weightFormatInWords(log.text(LogTerm::Quantization)) : named;
}

// The format of the checkpoint that has the printed name; for the model's own name its native one.
std::string formatOfCheckpoint(const EngineLog &log, const LanguageModel *model)
{
    const std::string printed = log.text(LogTerm::Model);
    if (!model || printed.empty())
        return {};
    const ModelNames names = modelNames(printed, {});
    const std::string quantization = lowered(log.text(LogTerm::Quantization));
    for (const Checkpoint &checkpoint : model->checkpoints) {
        const bool named = asId(checkpoint.hubId) == asId(names.hubId)
                           || asId(modelNames(checkpoint.hubId, {}).shown) == asId(names.shown);
        // A model that is published in 8 or 4 bit is loaded so whatever it was renamed to.
        const bool native =
            checkpoint.native && !quantization.empty() && checkpoint.format.starts_with(quantization);
        if (named || native)
            return checkpoint.format;
    }
    return {};
}

// The format whose bytes come nearest to those printed, within 12 percent.
std::string formatBySize(const Catalog &catalog, const EngineLog &log, const LanguageModel &model,
                         const Parallelism &parallel)
{
    const bool llama = log.engine == Engine::LlamaCpp;
    const std::optional<double> printed = log.number(llama ? LogTerm::FileSize : LogTerm::Weights);
    if (!printed || *printed <= 0.0)
        return {};
    std::string best;
    double nearest = 0.12;
    for (const WeightFormat &format : catalog.weightFormats) {
        if (format.id.starts_with("gguf_") != llama && format.id != "bf16")
            continue;
        const double bytes = modelWeights(model, format, WeightsBasis::Loaded, false).total.value()
                             / parallel.tensor / parallel.pipeline;
        const double off = std::abs(bytes / *printed - 1.0);
        if (off < nearest) {
            nearest = off;
            best = format.id;
        }
    }
    return best;
}

} // namespace

MatchedFormat weightFormatIn(const Catalog &catalog, const EngineLog &log, const LanguageModel *model,
                             const Parallelism &parallel)
{
    const bool llama = log.engine == Engine::LlamaCpp;
    const auto known = [&](const std::string &id) { return !id.empty() && catalog.weightFormat(id); };
    if (const std::string format =
            llama ? ggufFormatOfPrintedType(log.text(LogTerm::Quantization)) : formatOfCheckpoint(log, model);
        known(format))
        return {format, How::Printed};
    if (const std::string format = llama ? std::string() : formatByWords(log); known(format))
        return {format, How::Printed};
    if (const std::string format = model ? formatBySize(catalog, log, *model, parallel) : std::string();
        known(format))
        return {format, How::BySize};
    const std::string dtype = log.text(LogTerm::Dtype);
    const bool plain = log.text(LogTerm::Quantization).empty() && !dtype.empty();
    return {dtype == "float16" ? "fp16" : "bf16", plain ? How::Printed : How::Assumed};
}

} // namespace headroom
