// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/axis.h"
#include "app/cli/evaluatetext.h"
#include "app/cli/jsonparts.h"
#include "app/cli/table.h"

#include "widgets/sentences/working.h"
#include "widgets/tables/tabletext.h"

#include "model/capacity/profiled_context.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

// One configuration along the axis. Only vLLM's first core, which profiles one prompt of the whole context,
// keeps back what depends on it.
class Swept {
public:
    Swept(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
        : m_catalog(catalog)
        , m_scenario(scenario)
        , m_configuration(configuration)
        , m_prepared(prepared(scenario))
    {}

    [[nodiscard]] const Configuration &configuration() const { return m_configuration; }
    [[nodiscard]] const Prepared &atAny() const { return m_prepared; }
    [[nodiscard]] Capacity at(Tokens context) const
    {
        if (!reserveFollowsContext(m_scenario, m_configuration))
            return capacityAt(m_prepared, context);
        return capacityAt(*preparedFor(m_catalog, m_scenario, m_configuration, context), context);
    }
    [[nodiscard]] std::optional<Tokens> longestFor(Tokens sequences) const
    {
        return longestContextFor(m_catalog, m_scenario, m_configuration, m_prepared, sequences);
    }

private:
    [[nodiscard]] Prepared prepared(const Scenario &scenario) const
    {
        return std::get<Prepared>(prepare(m_catalog, scenario, m_configuration)); // a Question has none
                                                                                  // unresolved
    }

    const Catalog &m_catalog;
    const Scenario &m_scenario;
    const Configuration &m_configuration;
    Prepared m_prepared;
};

std::vector<Swept> sweptAll(const Catalog &catalog, const Scenario &scenario)
{
    std::vector<Swept> all;
    for (const Configuration &configuration : scenario.configurations)
        all.emplace_back(catalog, scenario, configuration);
    return all;
}

Json pointJson(const Swept &swept, Axis::What what, Tokens at)
{
    Json json = Json::object();
    if (what == Axis::What::Sequences) {
        const std::optional<Tokens> longest = swept.longestFor(at);
        json["sequences"] = at;
        json["max_context"] = longest ? Json(*longest) : Json(nullptr);
        return json;
    }
    const Capacity capacity = swept.at(at);
    json["context"] = at;
    json["fits"] = capacity.fits;
    json["sequences"] = capacity.concurrency.sequences;
    json["exact"] = numberJson(capacity.concurrency.exact);
    json["per_sequence"] = numberJson(capacity.memory.perSequence.value());
    json["pool"] = numberJson(capacity.memory.pool.value());
    if (capacity.printed.tokens)
        json["printed_tokens"] = *capacity.printed.tokens;
    if (capacity.printed.concurrency)
        json["printed_concurrency"] = numberJson(*capacity.printed.concurrency);
    return json;
}

// A number of JSON is a number of CSV; null is an empty cell.
QString cell(const Json &value)
{
    return value.is_null() ? QString() : QString::fromStdString(value.dump());
}

// One row a point; the same keys as JSON, with the number and accelerator of the configuration before them.
QString csv(const std::vector<Swept> &swept, const Axis &axis)
{
    QString text;
    for (std::size_t i = 0; i < swept.size(); ++i) {
        for (const Tokens at : axis.points) {
            const Json point = pointJson(swept[i], axis.what, at);
            QStringList names{QStringLiteral("configuration"), QStringLiteral("accelerator")};
            QStringList cells{QString::number(i + 1),
                              QString::fromStdString(swept[i].configuration().accelerator)};
            for (const auto &[key, value] : point.items()) {
                names << QString::fromStdString(key);
                cells << cell(value);
            }
            if (text.isEmpty())
                text += names.join(QLatin1Char(',')) + QLatin1Char('\n');
            text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
        }
    }
    return text;
}

QString json(const Scenario &scenario, const std::vector<Swept> &swept, const Axis &axis, bool single)
{
    std::vector<Json> results;
    for (std::size_t i = 0; i < swept.size(); ++i) {
        Json result = Json::object();
        result["scenario"] = questionJson(scenario, swept[i].configuration());
        result["scenario"].erase("context"); // the axis stands for them
        result["scenario"].erase("sequences");
        result["axis"] = axis.what == Axis::What::Context ? "context" : "sequences";
        Json &points = result["points"] = Json::array();
        for (const Tokens at : axis.points)
            points.push_back(pointJson(swept[i], axis.what, at));
        results.push_back(std::move(result));
    }
    return written(results, single);
}

// The points as cells, the heads first.
QList<QStringList> tableRows(const Swept &swept, const Axis &axis, const Numbers &numbers)
{
    QList<QStringList> rows;
    const bool context = axis.what == Axis::What::Context;
    if (context)
        rows << QStringList{termName(Term::Context), termName(Term::Sequences),
                            termName(Term::ExactSequences), termName(Term::BytesPerSequence)};
    else
        rows << QStringList{Report::tr("Conversations"), Report::tr("Longest context")};
    for (const Tokens at : axis.points) {
        if (context) {
            const Capacity capacity = swept.at(at);
            rows << QStringList{numbers.tokens(at), numbers.tokens(capacity.concurrency.sequences),
                                numbers.exactCount(capacity.concurrency.exact),
                                numbers.memory(capacity.memory.perSequence)};
        } else {
            const std::optional<Tokens> longest = swept.longestFor(at);
            rows << QStringList{numbers.tokens(at), longest ? numbers.tokens(*longest)
                                                            : Report::tr("no end", "memory never ends")};
        }
    }
    return rows;
}

QString tableText(const QList<QStringList> &rows)
{
    Table table(QList<Table::Align>(rows.front().size(), Table::Align::Right));
    for (const QStringList &row : rows)
        table.addRow(row);
    return table.text(QStringLiteral("  "));
}

} // namespace

QString sweepVerb(const Catalog &catalog, const Question &question, const TypedSweep &typed, Format format,
                  const Numbers &numbers)
{
    const Scenario &scenario = question.scenario;
    const std::vector<Swept> swept = sweptAll(catalog, scenario);
    std::vector<Prepared> prepared;
    for (const Swept &one : swept)
        prepared.push_back(one.atAny());
    const Axis axis = axisFrom(typed, prepared);
    if (format == Format::Json)
        return json(scenario, swept, axis, question.single);
    if (format == Format::Csv)
        return csv(swept, axis);
    const bool markdown = format == Format::Markdown;
    QStringList blocks;
    for (const Swept &one : swept) {
        const QList<QStringList> rows = tableRows(one, axis, numbers);
        blocks << questionLine(catalog, scenario, one.configuration())
                      + (markdown ? QLatin1String("\n\n") + markdownText(rows)
                                  : QLatin1Char('\n') + tableText(rows));
    }
    return blocks.join(QLatin1Char('\n'));
}

} // namespace headroom
