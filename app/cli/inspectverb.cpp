// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/inspectjson.h"
#include "app/cli/modelfile.h"
#include "app/cli/table.h"
#include "app/cli/usageerror.h"

#include "widgets/sentences/importwords.h"
#include "widgets/sentences/keptmodel.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using Align = Table::Align;

struct Inspect {
    Q_DECLARE_TR_FUNCTIONS(CliInspect)
};

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

// A heading and its table; nothing where there is no row.
QString section(const QString &heading, const Table &table)
{
    return table.isEmpty()
               ? QString()
               : QLatin1Char('\n') + heading + QLatin1Char('\n') + table.text(QStringLiteral("  "));
}

QString understoodText(const ImportReport &report, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left, Align::Left});
    for (const ImportReport::Understood &understood : report.understood)
        table.addRow({factName(understood.fact), reportValue(understood.value, numbers),
                      text(understood.key)});
    return section(Inspect::tr("Understood"), table);
}

QString assumedText(const ImportReport &report, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left, Align::Left});
    for (const ImportReport::Assumed &assumed : report.assumed)
        table.addRow({factName(assumed.fact), reportValue(assumed.value, numbers), whyText(assumed.why)});
    return section(Inspect::tr("Assumed"), table);
}

QString unknownText(const ImportReport &report, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left});
    for (const ImportReport::Unknown &unknown : report.unknown)
        table.addRow({text(unknown.key), reportValue(unknown.value, numbers)});
    return section(Inspect::tr("Not understood"), table);
}

QString resultText(const ImportedModel &imported, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left});
    for (const ImportedLine &line : importedLines(imported, numbers))
        table.addRow({line.name, line.value});
    return section(Inspect::tr("The model that follows"), table);
}

} // namespace

QString inspectVerb(const Catalog &catalog, const TypedInspect &typed, Format format, const Numbers &numbers)
{
    if (!typed.file)
        refuse(QStringLiteral("inspect"), Inspect::tr("Say which file: config.json, *.safetensors, *.gguf."));
    const ImportedModel imported = modelFromFile(catalog, *typed.file);
    QString kept;
    if (typed.keep) {
        const KeptEntry result = keepModel(imported);
        if (!result.refusal.isEmpty())
            throw UsageError{result.refusal};
        kept = result.path;
    }
    if (format == Format::Json)
        return written({inspectJson(catalog, imported, kept, numbers)}, true);
    QString answer = importedSentence(catalog, imported) + QLatin1Char('\n')
                     + understoodText(imported.report, numbers) + assumedText(imported.report, numbers)
                     + unknownText(imported.report, numbers) + resultText(imported, numbers);
    answer += QLatin1Char('\n')
              + (kept.isEmpty() ? Inspect::tr("Used with --model FILE, kept with inspect FILE --keep.")
                                //: %1: a file
                                : Inspect::tr("Kept in %1.").arg(kept))
              + QLatin1Char('\n');
    return answer;
}

} // namespace headroom
