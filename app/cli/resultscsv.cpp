// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/resultreport.h"

#include <QStringList>

namespace headroom {

namespace {

// Text of a file inside a table: quoted, and never a formula of the program that opens it.
QString cell(const std::string &text)
{
    QString value = QString::fromStdString(text);
    if (!value.isEmpty() && QStringLiteral("=+-@").contains(value.front()))
        value.prepend(QLatin1Char('\''));
    value.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return value.isEmpty() ? value : QLatin1Char('"') + value + QLatin1Char('"');
}

QString cell(double value)
{
    return QString::fromStdString(numberJson(value).dump());
}

QString cell(const std::optional<Tokens> &value)
{
    return value ? QString::number(*value) : QString();
}

QStringList conditionCells(const RunConditions &c)
{
    const std::optional<Tokens> devices = c.layoutStated ? std::optional<Tokens>(c.devices) : std::nullopt;
    const std::optional<Tokens> tensor =
        c.layoutStated ? std::optional<Tokens>(c.parallel.tensor) : std::nullopt;
    const std::string engine = c.engine == RateEngine::None ? c.program : idOf(c.engine);
    return {cell(c.accelerator), cell(c.model),       cell(c.modelName), cell(c.weights),
            cell(c.cache),       cell(devices),       cell(tensor),      cell(c.prompt),
            cell(c.output),      cell(c.concurrency), cell(engine),      cell(c.version)};
}

QStringList valueCells(const ReportedValue &value)
{
    const KeptMeasurement &m = value.measurement;
    QStringList cells{QLatin1String(idOf(m.quantity)),
                      cell(m.value),
                      QLatin1String(baseUnitOf(m.quantity)),
                      m.spread ? cell(m.spread->low) : QString(),
                      m.spread ? cell(m.spread->high) : QString(),
                      m.derived ? QStringLiteral("derived") : QStringLiteral("given")};
    const PredictedValue *predicted = std::get_if<PredictedValue>(&value.predicted);
    if (predicted)
        cells << cell(predicted->low) << cell(predicted->typical) << cell(predicted->high);
    else
        cells << QString() << QString() << QString();
    const std::optional<double> ratio = ratioOf(value);
    return cells << (ratio ? cell(*ratio) : QString());
}

} // namespace

QString resultsCsv(const ResultReport &report)
{
    QString text =
        QStringLiteral("file,line,tool,date,accelerator,model,model_name,weights,kv,devices,tp,prompt,"
                       "output,concurrency,engine,version,quantity,value,unit,low,high,origin,"
                       "predicted_low,predicted_typical,predicted_high,measured_over_predicted\n");
    for (const ReportedFile &file : report.files)
        for (const ReportedRun &run : file.runs)
            for (const ReportedValue &value : run.values) {
                QStringList cells{cell(file.file.name), QString::number(run.run.line),
                                  QLatin1String(idOf(run.run.tool)), cell(run.run.date)};
                cells << conditionCells(run.run.conditions) << valueCells(value);
                text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
            }
    return text;
}

} // namespace headroom
