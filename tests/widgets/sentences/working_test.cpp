// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/widgets/sentences/spoken.h"
#include "widgets/sentences/working.h"

using namespace headroom;

namespace {

Trace lessonTrace(const std::string &accelerator, int tensor = 1)
{
    Scenario scenario;
    scenario.model = "qwen3.8-27b";
    scenario.context = 262'144;
    return explain(catalog(), scenario, on(accelerator, tensor));
}

const Step &stepOf(const Trace &trace, Term term)
{
    const Step *step = trace.stepFor(term);
    if (!step)
        qFatal("no step gives %s", idOf(term));
    return *step;
}

} // namespace

// The lines behind a number.
class WorkingTest : public QObject
{
    Q_OBJECT

private slots:
    void showsFormulaAndValues_data();
    void showsFormulaAndValues();
    void dividesDecimalByDecimal();
    void putsNegativeInputsInBrackets();
    void everyStepOfEveryModelCanBeRead();
    void namesSources();
    void marksKinds();
};

void WorkingTest::showsFormulaAndValues_data()
{
    QTest::addColumn<int>("term");
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");
    const auto row = [](const char *name, Term term, const char *formula, const char *en, const char *pt) {
        QTest::newRow(name) << int(term) << QString::fromUtf8(formula) << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    // 54.0e9 B = 50.2914 GiB; 191.98 - 50.2914 - 8 = 133.6886.
    row("the pool", Term::Pool, "Usable memory − Weights on a device − Reserve", "191.98 GiB − 50.29 GiB − 8 GiB = 133.69 GiB",
        "191,98 GiB − 50,29 GiB − 8 GiB = 133,69 GiB");
    row("the weights", Term::ModelBytes, "Parameters × Bits per weight / 8", "27,000,000,000 × 16 bit / 8 = 50.29 GiB",
        "27.000.000.000 × 16 bit / 8 = 50,29 GiB");
    // 48 layers x 48 heads x 128 x 128 x 4 B = 150,994,944 B.
    row("the state", Term::TypeState,
        "Layers with a state × ⌈State heads / TP⌉ × State key width × State value width × Bits per state element / 8",
        "48 × ⌈48 / 1⌉ × 128 × 128 × 32 bit / 8 = 144 MiB", "48 × ⌈48 / 1⌉ × 128 × 128 × 32 bit / 8 = 144 MiB");
    // 133.6886 / 16.1406 = 8.2827, cut off.
    row("conversations before rounding", Term::ExactSequences, "DP × Pool for conversations / One conversation",
        "1 × 133.69 GiB / 16.14 GiB = 8.28", "1 × 133,69 GiB / 16,14 GiB = 8,28");
}

void WorkingTest::showsFormulaAndValues()
{
    QFETCH(const int, term);
    const Trace trace = lessonTrace("mi300x");
    const Step &step = stepOf(trace, static_cast<Term>(term));
    const Spoken english(QStringLiteral("en"));
    QTEST(formulaText(step), "formula");
    QTEST(valuesText(step, english.numbers()), "en");
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QTEST(valuesText(step, portuguese.numbers()), "pt");
}

// 5.3 TB/s over 50.29 GiB would look like 105.4 tok/s: gibibytes do not go with terabytes.
void WorkingTest::dividesDecimalByDecimal()
{
    const Spoken english(QStringLiteral("en"));
    QCOMPARE(valuesText(stepOf(lessonTrace("mi300x"), Term::Quotient), english.numbers()), QStringLiteral("5.3 TB/s × 1 / 54 GB = 98.1 tok/s"));
    const Trace pair = lessonTrace("h100-sxm", 2);
    QCOMPARE(valuesText(stepOf(pair, Term::DeviceStreamTime), english.numbers()), QStringLiteral("54 GB / 2 / 3.35 TB/s = 8.06 ms"));
    QCOMPARE(valuesText(stepOf(pair, Term::CollectiveTime), english.numbers()), QStringLiteral("64 × 2 × 10 µs = 1.28 ms"));
    // 1 / (8.0597 ms + 1.28 ms) = 107.07
    QCOMPARE(valuesText(stepOf(pair, Term::QuotientAfterCollectives), english.numbers()), QStringLiteral("1 / (8.06 ms + 1.28 ms) = 107.1 tok/s"));
}

void WorkingTest::putsNegativeInputsInBrackets()
{
    const Step step{Term::Shortfall, Formula::ShortBy, {{Term::BytesPerSequence, 2.5 * kGiB}, {Term::Pool, -1.004 * kGiB}}, 3.504 * kGiB, {}, 0};
    const Spoken english(QStringLiteral("en"));
    // What is missing rounds up: 3.504 is 3.51.
    QCOMPARE(valuesText(step, english.numbers()), QStringLiteral("2.5 GiB − (-1 GiB) = 3.51 GiB"));
}

void WorkingTest::everyStepOfEveryModelCanBeRead()
{
    for (const char *language : {"en", "pt_BR"}) {
        const Spoken spoken(QString::fromLatin1(language));
        for (const LanguageModel &model : catalog().models) {
            Scenario scenario;
            scenario.model = model.id;
            scenario.context = 100'000;
            scenario.basis = WeightsBasis::Loaded;
            const Trace trace = explain(catalog(), scenario, on("h100-sxm", 2));
            QVERIFY(!trace.steps.empty());
            for (const Step &step : trace.steps) {
                const QString lines = termName(step.result) + formulaText(step) + valuesText(step, spoken.numbers());
                QVERIFY2(!lines.contains(QLatin1Char('{')) && !lines.contains(QLatin1String("nan")), qPrintable(lines));
                QVERIFY(!formulaText(step).isEmpty() && !resultText(step, spoken.numbers()).isEmpty());
            }
            for (const Leaf &leaf : trace.leaves)
                QVERIFY2(!sourceText(catalog(), leaf.from, spoken.numbers().locale()).isEmpty(), idOf(leaf.term));
        }
    }
}

void WorkingTest::namesSources()
{
    Catalog known;
    known.sources = {{"user", "Set by the user", {}, {}, DateMeans::Entered},
                     {"sheet", "Data sheet", "https://example.org/s", "2026-08-06", DateMeans::Read},
                     {"unknown", "Public code, address not recorded", {}, "2026-11", DateMeans::Entered}};
    const Spoken english(QStringLiteral("en"));
    const QLocale locale = english.numbers().locale();
    QCOMPARE(sourceText(known, {Kind::Vendor, 1, {}}, locale), QStringLiteral("Data sheet, https://example.org/s, read 2026-08-06"));
    QCOMPARE(sourceText(known, {Kind::Assumed, 2, {}}, locale), QStringLiteral("Public code, address not recorded, entered 2026-11"));
    QCOMPARE(sourceText(known, setByUser(), locale), QStringLiteral("Set by the user"));
    QCOMPARE(sourceText(known, {Kind::Assumed, 0, {"The lessons' reserve.", "A reserva das lições."}}, locale),
             QStringLiteral("The lessons' reserve."));
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QCOMPARE(sourceText(known, {Kind::Vendor, 1, {}}, portuguese.numbers().locale()),
             QStringLiteral("Data sheet, https://example.org/s, lido em 2026-08-06"));
    QCOMPARE(sourceText(known, {Kind::Assumed, 0, {"The lessons' reserve.", "A reserva das lições."}}, portuguese.numbers().locale()),
             QStringLiteral("A reserva das lições."));
}

void WorkingTest::marksKinds()
{
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QCOMPARE(kindMark(Kind::Vendor) + kindMark(Kind::Announced) + kindMark(Kind::Measured) + kindMark(Kind::Derived) + kindMark(Kind::Assumed),
             QStringLiteral("vamd?"));
    QCOMPARE(kindName(Kind::Assumed), QStringLiteral("suposto"));
}

QTEST_GUILESS_MAIN(WorkingTest)
#include "working_test.moc"
