// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/model/lesson.h"

#include "model/catalog/read_catalog.h"
#include "model/scenario/scenario_json.h"

using namespace headroom;

namespace {

QByteArray contentOf(const char *name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The shipped catalog and the models and cards that only the logs name.
const Catalog &logCatalog()
{
    static const Catalog extended = [] {
        Catalog copy = catalog();
        const auto problem =
            addCatalogText(copy, contentOf("fieldlog_catalog.json").toStdString(), "fieldlog_catalog.json");
        if (problem)
            qFatal("%s: %s", problem->where.c_str(), problem->detail.c_str());
        return copy;
    }();
    return extended;
}

QJsonArray rows(const char *list)
{
    return QJsonDocument::fromJson(contentOf("fieldlogs.json")).object()[QLatin1String(list)].toArray();
}

std::string text(const QJsonObject &object, const char *key)
{
    return object[QLatin1String(key)].toString().toStdString();
}

Method methodOf(const QJsonObject &row)
{
    return methodFrom(text(row, "engine")).value();
}

MethodSettings settingsOf(const QJsonObject &row)
{
    MethodSettings settings;
    const auto set = [&](const QString &key, const QString &value) {
        const auto error =
            applySetting(settings, methodOf(row), (key + QLatin1Char('=') + value).toStdString());
        if (error)
            qFatal("%s", qPrintable(key + QLatin1Char('=') + value));
    };
    if (row[QLatin1String("version")].isString())
        set(QStringLiteral("version"), row[QLatin1String("version")].toString());
    const QJsonObject given = row[QLatin1String("settings")].toObject();
    for (const QString &key : given.keys())
        set(key, given[key].toVariant().toString());
    return settings;
}

// The configuration that printed the row, with a pool in place of what the budget leaves where one is given.
ConfigurationResult answerTo(const QJsonObject &row, std::optional<Bytes> pool)
{
    Scenario scenario;
    scenario.model = text(row, "model");
    scenario.context = static_cast<Tokens>(row[QLatin1String("context")].toDouble());
    scenario.method = methodOf(row);
    scenario.basis = usualBasis(scenario.method);
    scenario.settings = settingsOf(row);
    Configuration configuration;
    configuration.accelerator = text(row, "accelerator");
    configuration.weights = text(row, "weights");
    configuration.cache = text(row, "kv");
    configuration.parallel.tensor = row[QLatin1String("tp")].toInt();
    const auto gib = [&](const char *key, std::optional<Bytes> &target) {
        if (row.contains(QLatin1String(key)))
            target = gibibytes(row[QLatin1String(key)].toDouble());
    };
    gib("memory_gib", configuration.overrides.memory);
    gib("reserve_gib", configuration.overrides.reserve);
    if (row.contains(QLatin1String("utilization")))
        configuration.overrides.utilization = row[QLatin1String("utilization")].toDouble();
    configuration.overrides.pool = pool;
    return evaluateOne(logCatalog(), scenario, configuration);
}

// A printed figure and how far the exact one may lie from it: half of its last place unless the row says
// more.
struct Figure {
    double value = 0.0;
    double within = 0.0;
};
Figure figureOf(const QJsonValue &json, double within)
{
    if (json.isObject())
        return {json.toObject()[QLatin1String("value")].toDouble(),
                json.toObject()[QLatin1String("within")].toDouble()};
    return {json.toDouble(), within};
}

// Half a unit of the last printed place of a number, and a little for the sum it came from.
double halfPlace(double value)
{
    const QString digits = QString::number(value, 'g', 10);
    const auto places =
        digits.contains(QLatin1Char('.')) ? digits.size() - digits.indexOf(QLatin1Char('.')) - 1 : 0;
    return places > 2 ? 1.5e-4 : 5.5e-3;
}

constexpr double kPrintedPool = 0.005; // GiB: pools are printed to two places

void checkFigure(const QJsonObject &expect, const char *key, double value, double within)
{
    if (!expect.contains(QLatin1String(key)))
        return;
    const Figure figure = figureOf(expect[QLatin1String(key)], within);
    QVERIFY2(qAbs(value - figure.value) <= figure.within,
             qPrintable(QStringLiteral("%1: %2 computed, %3 printed")
                            .arg(QLatin1String(key))
                            .arg(value, 0, 'g', 12)
                            .arg(figure.value, 0, 'g', 12)));
}

// A count that follows from a pool known to two places lies between those of the pool's two ends.
void checkBetween(const QJsonObject &expect, const char *key, double low, double high, double within)
{
    if (!expect.contains(QLatin1String(key)))
        return;
    const double printed = expect[QLatin1String(key)].toDouble();
    QVERIFY2(printed >= low - within && printed <= high + within,
             qPrintable(QStringLiteral("%1: %2 to %3 computed, %4 printed")
                            .arg(QLatin1String(key))
                            .arg(low, 0, 'f', 3)
                            .arg(high, 0, 'f', 3)
                            .arg(printed, 0, 'f', 3)));
}

double counted(const std::optional<Tokens> &tokens)
{
    return tokens ? static_cast<double>(*tokens) : -1.0;
}

} // namespace

// What engines printed at their start, row by row: tests/data/fieldlogs.json says from where.
class EngineLogsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreAllOfThem()
    {
        QCOMPARE(rows("rows").size(), 45);
        QVERIFY(logCatalog().models.size() > catalog().models.size());
    }

    void figures_data()
    {
        QTest::addColumn<QJsonObject>("row");
        for (const char *list : {"rows", "more"})
            for (const QJsonValue &row : rows(list))
                QTest::newRow(qPrintable(row[QLatin1String("id")].toString())) << row.toObject();
    }
    void figures()
    {
        QFETCH(QJsonObject, row);
        const QJsonObject expect = row[QLatin1String("expect")].toObject();
        std::optional<Bytes> pool;
        double give = 0.0; // GiB by which the pool is uncertain
        if (row.contains(QLatin1String("pool_bytes"))) {
            pool = Bytes{row[QLatin1String("pool_bytes")].toDouble()};
        } else if (row.contains(QLatin1String("pool_gib"))) {
            pool = gibibytes(row[QLatin1String("pool_gib")].toDouble());
            give = kPrintedPool;
        }
        const ConfigurationResult result = answerTo(row, pool);
        QVERIFY2(!result.unresolved, result.unresolved ? result.unresolved->given.c_str() : "");
        const Capacity &capacity = result.answer.capacity;
        const Memory &memory = capacity.memory;

        // The budget: total x utilization - weights - reserve. Total, weights and two parts of the reserve
        // are printed to two places each.
        checkFigure(expect, "pool_gib", memory.pool / gibibytes(1), 0.015);
        checkFigure(expect, "weights_gib", memory.weights / gibibytes(1),
                    halfPlace(expect[QLatin1String("weights_gib")].toDouble()));
        checkFigure(expect, "cache_mib", (memory.perSequence - memory.fixedState) / mebibytes(1), 0.005);
        checkFigure(expect, "state_mib", memory.fixedState / mebibytes(1), 0.005);
        checkFigure(expect, "sequence_gib", memory.perSequence / gibibytes(1), 0.005);
        checkFigure(expect, "token_bytes", memory.kvPerToken.value(), 1e-6);
        checkFigure(expect, "taken_gib", capacity.printed.taken / gibibytes(1), 0.0);
        checkFigure(expect, "block_tokens", counted(capacity.printed.blockTokens), 0.0);
        checkFigure(expect, "blocks_per_sequence", counted(capacity.printed.blocksPerSequence), 0.0);
        checkFigure(expect, "state_slots", counted(capacity.printed.stateSlots), 0.0);
        if (expect.contains(QLatin1String("fits")))
            QCOMPARE(capacity.fits, expect[QLatin1String("fits")].toBool());

        // What follows from the printed pool, for both ends of its rounding.
        if (!pool && expect.contains(QLatin1String("pool_gib"))) {
            pool = gibibytes(expect[QLatin1String("pool_gib")].toDouble());
            give = kPrintedPool;
        }
        if (!pool || pool->value() <= 0.0)
            return;
        const Printed low = answerTo(row, *pool - gibibytes(give)).answer.capacity.printed;
        const Printed high = answerTo(row, *pool + gibibytes(give)).answer.capacity.printed;
        checkBetween(expect, "tokens", counted(low.tokens), counted(high.tokens), 0.0);
        checkBetween(expect, "blocks", counted(low.poolBlocks), counted(high.poolBlocks), 0.0);
        checkBetween(expect, "concurrency", low.concurrency.value_or(-1), high.concurrency.value_or(-1),
                     0.0051);
    }

    // Every number of the working can be followed, for engines as for the lessons.
    void workingIsComplete_data() { figures_data(); }
    void workingIsComplete()
    {
        QFETCH(QJsonObject, row);
        std::optional<Bytes> pool;
        if (row.contains(QLatin1String("pool_gib")))
            pool = gibibytes(row[QLatin1String("pool_gib")].toDouble());
        const ConfigurationResult result = answerTo(row, pool);
        Scenario scenario;
        scenario.model = text(row, "model");
        scenario.context = static_cast<Tokens>(row[QLatin1String("context")].toDouble());
        scenario.method = methodOf(row);
        scenario.basis = usualBasis(scenario.method);
        scenario.settings = settingsOf(row);
        const Trace trace = explain(logCatalog(), scenario, result.configuration);
        for (const Step &step : trace.steps)
            for (const Input &input : step.inputs)
                QVERIFY2(trace.stepGiving(input) || trace.leafGiving(input),
                         qPrintable(QStringLiteral("%1 of %2 is from nowhere")
                                        .arg(QLatin1String(idOf(input.term)),
                                             QLatin1String(idOf(step.result)))));
        const Capacity &capacity = result.answer.capacity;
        QCOMPARE(trace.stepFor(Term::Sequences)->value, static_cast<double>(capacity.concurrency.sequences));
        QCOMPARE(trace.stepFor(Term::ExactSequences)->value, capacity.concurrency.exact);
        QCOMPARE(trace.stepFor(Term::BytesPerSequence)->value, capacity.memory.perSequence.value());
        if (capacity.printed.tokens && capacity.memory.pool.value() > 0.0)
            QCOMPARE(trace.stepFor(Term::PrintedTokens)->value, counted(capacity.printed.tokens));
    }
};

QTEST_APPLESS_MAIN(EngineLogsTest)
#include "engine_logs_test.moc"
