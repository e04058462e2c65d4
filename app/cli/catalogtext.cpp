// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogtext.h"

#include "app/cli/footnotes.h"
#include "app/cli/table.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using Align = Table::Align;

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(CliLists)
};

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list << QString::fromStdString(name);
    return list.join(QLatin1String(", "));
}

QStringList acceleratorRow(const Accelerator &a, const Numbers &numbers, Footnotes &notes)
{
    const QString name = QString::fromStdString(a.name);
    return {QString::fromStdString(a.id),
            //: Behind the name of an accelerator that is not shipping
            a.announced ? Lists::tr("%1 (announced)").arg(name) : name, QString::fromStdString(a.vendor),
            notes.marked(numbers.vendorMemory(a.partMemory.value), a.partMemory.from),
            a.runtimeMemory ? notes.marked(numbers.memory(a.runtimeMemory->value, 2), a.runtimeMemory->from) : QString(),
            notes.marked(numbers.bandwidth(a.partBandwidth.value), a.partBandwidth.from)};
}

QStringList modelRow(const LanguageModel &m, const Numbers &numbers, Footnotes &notes)
{
    const auto figure = [&](const Sourced<double> &value) { return notes.marked(numbers.count(value.value), value.from); };
    return {QString::fromStdString(m.id),        QString::fromStdString(m.name), figure(m.totalParameters),
            m.activeParameters ? figure(*m.activeParameters) : QString(), figure(m.nativeContext),
            numbers.count(static_cast<double>(m.layers.size()))};
}

} // namespace

QString acceleratorsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers)
{
    Footnotes notes(catalog, numbers.locale());
    Table table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left});
    table.addRow({Lists::tr("id"), Lists::tr("name"), Lists::tr("vendor", "column"), Lists::tr("memory of the part"),
                  Lists::tr("one device to the runtime"), Lists::tr("bandwidth of the part")});
    bool any = false;
    for (const Accelerator &accelerator : catalog.accelerators) {
        if (!search.matches(accelerator))
            continue;
        table.addRow(acceleratorRow(accelerator, numbers, notes));
        any = true;
    }
    return any ? table.text() + QLatin1Char('\n') + notes.list() : QString();
}

QString modelsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers)
{
    Footnotes notes(catalog, numbers.locale());
    Table table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({Lists::tr("id"), Lists::tr("name"), Lists::tr("parameters"), Lists::tr("active a token"), Lists::tr("native context"),
                  Lists::tr("layers")});
    bool any = false;
    for (const LanguageModel &model : catalog.models) {
        if (!search.matches(model))
            continue;
        table.addRow(modelRow(model, numbers, notes));
        any = true;
    }
    return any ? table.text() + QLatin1Char('\n') + notes.list() : QString();
}

QString formatsText(const Catalog &catalog, const CatalogSearch &search, const Numbers &numbers)
{
    Footnotes notes(catalog, numbers.locale());
    Table weights({Align::Left, Align::Left, Align::Right, Align::Left});
    weights.addRow({Lists::tr("weights"), Lists::tr("name"), Lists::tr("bits per weight"), Lists::tr("also")});
    Table cache = weights;
    bool any = false;
    for (const WeightFormat &format : catalog.weightFormats) {
        if (!search.matches(format))
            continue;
        weights.addRow({QString::fromStdString(format.id), QString::fromStdString(format.name),
                        notes.marked(numbers.count(format.bitsPerWeight.value), format.bitsPerWeight.from), joined(format.aliases)});
        any = true;
    }
    cache = Table({Align::Left, Align::Left, Align::Right, Align::Left});
    cache.addRow({Lists::tr("cache"), Lists::tr("name"), Lists::tr("bits per element"), Lists::tr("also")});
    for (const CacheFormat &format : catalog.cacheFormats) {
        if (!search.matches(format))
            continue;
        cache.addRow({QString::fromStdString(format.id), QString::fromStdString(format.name),
                      notes.marked(numbers.count(format.bitsPerElement.value), format.bitsPerElement.from), joined(format.aliases)});
        any = true;
    }
    return any ? weights.text() + QLatin1Char('\n') + cache.text() + QLatin1Char('\n') + notes.list() : QString();
}

} // namespace headroom
