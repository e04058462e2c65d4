// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/checkjson.h"
#include "app/cli/modelfile.h"
#include "app/cli/table.h"
#include "app/cli/usageerror.h"

#include "widgets/sentences/logfile.h"
#include "widgets/sentences/logwords.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using Align = Table::Align;

struct Check {
    Q_DECLARE_TR_FUNCTIONS(CliCheck)
};

QByteArray textOf(const Typed &typed)
{
    if (!typed)
        refuse(QStringLiteral("check"), Check::tr("Say which log: a file, or - for standard input."));
    const auto read = *typed == QLatin1String("-") ? readLogFromStandardInput() : readLogFile(*typed);
    if (const QString *reason = std::get_if<QString>(&read))
        throw UsageError{*reason};
    return std::get<QByteArray>(read);
}

// A heading and its table; nothing where there is no row.
QString section(const QString &heading, const Table &table)
{
    return table.isEmpty()
               ? QString()
               : QLatin1Char('\n') + heading + QLatin1Char('\n') + table.text(QStringLiteral("  "));
}

QString lineText(int line)
{
    //: A line of a log
    return line > 0 ? Check::tr("line %1").arg(line) : QString();
}

QString settingRemark(const LogSetting &setting)
{
    if (!setting.taken)
        return Check::tr("not understood by the method");
    return setting.inferred ? matchHow(LogMatch::How::Inferred) : QString();
}

QString matchesText(const MatchedLog &matched, const Numbers &numbers)
{
    Table table({Align::Left, Align::Left, Align::Left, Align::Left});
    for (const LogMatch &match : matched.matches)
        table.addRow({matchName(match.what), matchValue(match, numbers), matchHow(match.how),
                      lineText(match.line)});
    for (const LogSetting &setting : matched.settings)
        table.addRow({QString::fromStdString(setting.key), QString::fromStdString(setting.value),
                      settingRemark(setting), lineText(setting.line)});
    return section(Check::tr("Read from the log"), table);
}

QString comparisonText(const LogComparison &comparison, const Numbers &numbers)
{
    Table table({Align::Left, Align::Right, Align::Right, Align::Left, Align::Left});
    if (!comparison.terms.empty())
        table.addRow({QString(), Check::tr("printed"), Check::tr("predicted"), QString(), QString()});
    for (const TermDifference &term : comparison.terms)
        table.addRow({logTermName(term.term), logValue(term.term, term.printed, numbers),
                      predictedText(term, numbers), differenceText(term, numbers), lineText(term.line)});
    return section(Check::tr("Printed and predicted"), table);
}

// How to give a model that the catalog lacks.
QString modelHint(const CheckedLog &checked)
{
    if (!checked.matched.scenario.model.empty())
        return {};
    return QLatin1Char(' ') + Check::tr("Give it with --model, as an id or a file.");
}

int statusOf(const LogComparison &comparison)
{
    constexpr int agrees = 0;
    constexpr int differs = 3;
    constexpr int nothingCompared = 4;
    if (comparison.terms.empty())
        return nothingCompared;
    return comparison.culprit ? differs : agrees;
}

} // namespace

CliAnswer checkVerb(const Catalog &known, const TypedCheck &typed, Format format, const Numbers &numbers)
{
    const QByteArray text = textOf(typed.log);
    Catalog catalog = known;
    Typed model = typed.model;
    useModelFile(catalog, model);
    const LogHints hints{model.value_or(QString()).toStdString(),
                         typed.accelerator.value_or(QString()).toStdString()};
    if (!hints.model.empty() && !catalog.model(hints.model))
        refuse(QStringLiteral("--model"), Check::tr("There is no model %1.").arg(quoted(*typed.model)));
    if (!hints.accelerator.empty() && !catalog.accelerator(hints.accelerator))
        refuse(QStringLiteral("--accelerator"),
               Check::tr("There is no accelerator %1.").arg(quoted(*typed.accelerator)));
    const CheckedLog checked =
        checkLog(catalog, {text.constData(), static_cast<std::size_t>(text.size())}, hints);
    if (checked.log.engine == Engine::Unknown)
        throw UsageError{
            Check::tr("%1: This is no start-up log of vLLM, SGLang or llama.cpp.").arg(*typed.log)};
    const int status = statusOf(checked.comparison);
    if (format == Format::Json)
        return {written({checkJson(checked)}, true), status};
    return {logSentence(checked.log, numbers) + QLatin1Char('\n') + matchesText(checked.matched, numbers)
                + comparisonText(checked.comparison, numbers) + QLatin1Char('\n')
                + comparisonSentence(checked, numbers) + modelHint(checked) + QLatin1Char('\n'),
            status};
}

} // namespace headroom
