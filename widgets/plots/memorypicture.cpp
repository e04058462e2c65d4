// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/memorypicture.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kMostBeyond = 1.6; // times the largest memory; longer bars are cut
constexpr double kAxisSteps = 8.0;  // the axis grows by eighths of it, so that a drag seldom moves it

class SegmentWriter {
public:
    void add(MemoryPart part, Bytes size, std::optional<ReserveTerm::What> kept = std::nullopt)
    {
        if (size.value() <= 0.0)
            return;
        segments.push_back({part, m_end, size, kept});
        m_end += size;
    }
    // What an engine keeps back, part by part: out of the memory it may use, or on top of it.
    void addKept(const Reserves &reserves, bool inside, Bytes most)
    {
        for (std::size_t i = 0; i < reserves.count; ++i)
            if (const ReserveTerm &term = reserves.terms[i]; term.inside == inside)
                add(MemoryPart::Reserve, std::min(term.typical, most),
                    term.what == ReserveTerm::What::Lesson ? std::nullopt : std::optional(term.what));
    }
    [[nodiscard]] Bytes end() const { return m_end; }
    std::vector<MemorySegment> segments;

private:
    Bytes m_end;
};

} // namespace

Bytes MemoryBar::sizeOf(MemoryPart part) const
{
    Bytes size;
    for (const MemorySegment &segment : segments)
        if (segment.part == part)
            size += segment.size;
    return size;
}

Bytes MemoryBar::sizeOf(ReserveTerm::What kept) const
{
    Bytes size;
    for (const MemorySegment &segment : segments)
        if (segment.kept == kept)
            size += segment.size;
    return size;
}

Bytes MemoryBar::end() const
{
    return segments.empty() ? Bytes{} : segments.back().start + segments.back().size;
}

Bytes MemoryBar::cacheAt(double share) const
{
    Bytes begin;
    Bytes size;
    for (const MemorySegment &segment : segments)
        if (segment.part == MemoryPart::Cache || segment.part == MemoryPart::State
            || segment.part == MemoryPart::Free) {
            begin = size.value() > 0.0 ? begin : segment.start;
            size += segment.size;
        }
    return begin + size * std::clamp(share, 0.0, 1.0);
}

std::vector<MemorySegment> memorySegments(const ConfigurationResult &result)
{
    const Memory &memory = result.answer.capacity.memory;
    const bool fits = result.answer.capacity.fits;
    const auto sequences =
        fits ? static_cast<double>(result.answer.capacity.concurrency.sequences / result.prepared.data) : 1.0;

    SegmentWriter writer;
    writer.add(MemoryPart::Weights, memory.weights);
    // With a pool as an engine printed it, all that is neither weights nor pool was kept back.
    const bool given = result.configuration.overrides.pool.has_value();
    if (given)
        writer.add(MemoryPart::Reserve, memory.total - memory.weights - memory.pool);
    else
        writer.addKept(result.prepared.reserves, true, memory.total);
    const Bytes limit = writer.end() + memory.pool;
    writer.add(MemoryPart::Cache, (memory.perSequence - memory.fixedState) * sequences
                                      - memory.sharedPrefix * (sequences - 1.0));
    writer.add(MemoryPart::State, memory.fixedState * sequences);
    if (!fits) {
        const double begin = std::max(0.0, limit.value());
        writer.segments.push_back({MemoryPart::Missing, Bytes{begin}, writer.end() - Bytes{begin}, {}});
        return writer.segments;
    }
    writer.add(MemoryPart::Free, limit - writer.end());
    if (!given)
        writer.addKept(result.prepared.reserves, false, memory.total - writer.end());
    writer.add(MemoryPart::Unused, memory.total - writer.end());
    return writer.segments;
}

namespace {

MemoryBar barOf(const PlotInput &input, std::size_t index)
{
    const ConfigurationResult &result = input.evaluation->results[index];
    MemoryBar bar;
    bar.announced = isAnnounced(input, index);
    bar.whatIf = isWhatIf(input, index);
    if (result.unresolved) {
        bar.label.state = unresolvedText(*result.unresolved);
        bar.label.problem = true;
        return bar;
    }
    bar.total = result.answer.capacity.memory.total;
    const Accelerator *accelerator = input.catalog->accelerator(result.configuration.accelerator);
    if (result.configuration.overrides.memoryFrom && accelerator)
        bar.vendorTotal = deviceMemory(*accelerator).value;
    bar.label.problem = !result.answer.capacity.fits; // the shortfall stands at the bar
    bar.label.state = bar.label.problem ? QCoreApplication::translate("headroom::MemoryPlot", "Does not fit")
                                        : fitText(result, input.numbers());
    bar.sequences = result.answer.capacity.concurrency.sequences / result.prepared.data;
    bar.segments = memorySegments(result);
    return bar;
}

Bytes axisEnd(const std::vector<MemoryBar> &bars)
{
    double memory = 0.0;
    double longest = 0.0;
    for (const MemoryBar &bar : bars) {
        memory = std::max({memory, bar.total.value(), bar.vendorTotal.value()});
        longest = std::max(longest, bar.end().value());
    }
    if (longest <= memory || memory <= 0.0)
        return Bytes{std::max(memory, 1.0)};
    const double step = memory / kAxisSteps;
    return Bytes{std::min(std::ceil(longest / step) * step, memory * kMostBeyond)};
}

} // namespace

MemoryPicture memoryPicture(const PlotInput &input)
{
    MemoryPicture picture;
    if (input.isEmpty())
        return picture;
    picture.selected = input.selected;
    const QStringList names = seriesNames(input);
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i) {
        picture.bars.push_back(barOf(input, i));
        picture.bars.back().label.name = names[static_cast<qsizetype>(i)];
    }
    picture.axisEnd = axisEnd(picture.bars);
    for (const MemoryPart part :
         {MemoryPart::Weights, MemoryPart::Reserve, MemoryPart::Cache, MemoryPart::State, MemoryPart::Free,
          MemoryPart::Unused, MemoryPart::Missing})
        if (std::any_of(picture.bars.begin(), picture.bars.end(),
                        [part](const MemoryBar &bar) { return bar.sizeOf(part).value() > 0.0; }))
            picture.legend.push_back(part);
    return picture;
}

} // namespace headroom
