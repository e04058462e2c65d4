// SPDX-License-Identifier: GPL-3.0-or-later
// What the memory plot says in words and in its table.
#include "widgets/plots/memoryplot.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/methodsettings.h"

#include <algorithm>

namespace headroom {

QString MemoryPlot::title() const
{
    return tr("Where the memory goes");
}

QString MemoryPlot::unitLine() const
{
    return tr("Memory of one device, with as many conversations as fit");
}

QString MemoryPlot::noteLine() const
{
    if (m_input.isEmpty())
        return {};
    QStringList sentences;
    for (const LiveGauge &gauge : m_picture.gauges)
        //: Under the plot of memory: what is in use now. %1: "localhost:8000: 62% of the cache"
        sentences << tr("Line across a bar: %1.").arg(gauge.label);
    const auto has = [this](auto what) {
        return std::any_of(m_picture.bars.begin(), m_picture.bars.end(), what);
    };
    if (has([](const MemoryBar &bar) { return bar.vendorTotal.value() > 0.0; }))
        sentences
            << tr("Dashed line across a bar: the vendor's figure, where a measured one took its place.");
    if (has([](const MemoryBar &bar) { return bar.announced; }))
        sentences << tr("Dashed outlines: announced hardware, not shipping yet.");
    sentences << whatIfNote(m_input);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString MemoryPlot::emptySentence() const
{
    return m_input.isEmpty() ? tr("Add a configuration to see where its memory goes.") : QString();
}

QString MemoryPlot::word(MemoryPart part) const
{
    switch (part) {
    case MemoryPart::Weights:
        return tr("Weights");
    case MemoryPart::Reserve:
        //: Memory kept back for activations, the runtime and graphs.
        return tr("Reserve");
    case MemoryPart::Cache:
        return tr("KV cache");
    case MemoryPart::State:
        //: The state of fixed size that linear-attention layers keep for each conversation.
        return tr("State");
    case MemoryPart::Free:
        return tr("Free");
    case MemoryPart::Unused:
        //: Memory beyond the utilization that the user allows.
        return tr("Not to be used");
    case MemoryPart::Missing:
        return tr("Missing");
    }
    return {};
}

QString MemoryPlot::shortfallText(const MemoryBar &bar) const
{
    //: At the end of a bar. %1 is an amount of memory.
    return tr("%1 short").arg(m_input.numbers().memory(bar.sizeOf(MemoryPart::Missing), 1, Rounding::Up));
}

QString MemoryPlot::exactly(const MemoryBar &bar, const MemorySegment &segment) const
{
    const Numbers numbers = m_input.numbers();
    const bool perSequence = segment.part == MemoryPart::Cache || segment.part == MemoryPart::State;
    if (perSequence && bar.sequences > 1) {
        //: %1 is a part of memory such as "KV cache", %2 its size, %3 a count, %4 the size for one
        //: conversation.
        return tr("%1: %2 (%3 x %4)")
            .arg(word(segment.part), numbers.memory(segment.size, 2), numbers.tokens(bar.sequences),
                 numbers.memory(segment.size / static_cast<double>(bar.sequences), 2));
    }
    return QStringLiteral("%1: %2").arg(segment.kept ? reserveName(*segment.kept) : word(segment.part),
                                        numbers.memory(segment.size, 2));
}

QString MemoryPlot::readOut() const
{
    if (m_input.isEmpty())
        return emptySentence();
    const Numbers numbers = m_input.numbers();
    QStringList sentences;
    for (const MemoryBar &bar : m_picture.bars) {
        const auto size = [&](MemoryPart part) { return numbers.memory(bar.sizeOf(part)); };
        if (bar.segments.empty())
            sentences << QStringLiteral("%1: %2").arg(bar.label.name, bar.label.state);
        else if (bar.label.problem)
            sentences << tr("%1: weights %2, reserve %3, one conversation %4; %5 short of %6.")
                             .arg(bar.label.name, size(MemoryPart::Weights), size(MemoryPart::Reserve),
                                  numbers.memory(bar.sizeOf(MemoryPart::Cache)
                                                 + bar.sizeOf(MemoryPart::State)),
                                  numbers.memory(bar.sizeOf(MemoryPart::Missing), 1, Rounding::Up),
                                  numbers.memory(bar.total));
        else
            sentences << tr("%1: weights %2, reserve %3, KV cache %4, state %5, free %6 of %7.")
                             .arg(bar.label.name, size(MemoryPart::Weights), size(MemoryPart::Reserve),
                                  size(MemoryPart::Cache), size(MemoryPart::State), size(MemoryPart::Free),
                                  numbers.memory(bar.total));
    }
    return sentences.join(u' ');
}

// The parts of an engine's reserve that any bar shows, in their order.
std::vector<ReserveTerm::What> MemoryPlot::keptParts() const
{
    std::vector<ReserveTerm::What> kept;
    for (const MemoryBar &bar : m_picture.bars)
        for (const MemorySegment &segment : bar.segments)
            if (segment.kept && std::find(kept.begin(), kept.end(), *segment.kept) == kept.end())
                kept.push_back(*segment.kept);
    return kept;
}

QList<QStringList> MemoryPlot::table() const
{
    if (m_input.isEmpty())
        return {};
    const MemoryPart parts[] = {MemoryPart::Weights, MemoryPart::Reserve, MemoryPart::Cache,
                                MemoryPart::State,   MemoryPart::Free,    MemoryPart::Missing};
    const std::vector<ReserveTerm::What> kept = keptParts();
    QStringList header{tr("Configuration")};
    for (const MemoryPart part : parts)
        header << word(part);
    for (const ReserveTerm::What what : kept)
        //: A column of the table: a part of the reserve. %1: "Activation peak"
        header << tr("of the reserve: %1").arg(reserveName(what));
    header << tr("Memory of the device");
    QList<QStringList> table{header};
    for (const MemoryBar &bar : m_picture.bars) {
        QStringList row{bar.label.name};
        for (const MemoryPart part : parts)
            row << (bar.segments.empty() ? QString() : m_input.numbers().memory(bar.sizeOf(part), 2));
        for (const ReserveTerm::What what : kept)
            row << (bar.segments.empty() ? QString() : m_input.numbers().memory(bar.sizeOf(what), 2));
        row << (bar.segments.empty() ? QString() : m_input.numbers().memory(bar.total, 2));
        table << row;
    }
    return table;
}

} // namespace headroom
