// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "tests/model/lesson.h"
#include "tests/widgets/tables/spreadsheet.h"

#include "widgets/tables/workbook.h"

#include <cmath>

using namespace headroom;

namespace {

const QString kFirst = QStringLiteral("Comparison");
// Cells that all configurations share.
const QString kContext = QStringLiteral("B4");
const QString kWanted = QStringLiteral("B5");

Configuration configuration(const char *accelerator, const char *model = "", int tensor = 1)
{
    Configuration one;
    one.accelerator = accelerator;
    one.model = model;
    one.parallel.tensor = tensor;
    return one;
}

Scenario lesson(std::vector<Configuration> configurations, Method method = Method::Reference)
{
    Scenario scenario = lessonScenario();
    scenario.method = method;
    scenario.basis = usualBasis(method);
    scenario.configurations = std::move(configurations);
    return scenario;
}

} // namespace

// The workbook: every step a formula that computes what the engine does.
class WorkbookTest : public QObject {
    Q_OBJECT

private slots:
    void everyFormulaGivesWhatTheEngineGives_data();
    void everyFormulaGivesWhatTheEngineGives();
    void anotherContextRecomputes();
    void theBandFollowsItsInputs();
    void whatNoLongerFitsGetsNoRate();
    void sheetsAreNamedSoThatFormulasFindThem();
    void aFileThatCannotBeWrittenIsNamed();

private:
    // Writes the scenario's workbook and reads it.
    [[nodiscard]] Spreadsheet workbook(const Scenario &scenario, const QStringList &names) const
    {
        const EvaluationPtr evaluation = evaluate(catalog(), scenario);
        const QString path = m_folder.filePath(QStringLiteral("book.xlsx"));
        const QString reason = writeWorkbook(path, {catalog(), *evaluation, names,
                                                    Numbers(QLocale(QLocale::English, QLocale::UnitedStates)),
                                                    QDate(2026, 12, 1)});
        if (!reason.isEmpty())
            qWarning("%s", qPrintable(reason));
        return Spreadsheet(path);
    }

    QTemporaryDir m_folder;
};

void WorkbookTest::everyFormulaGivesWhatTheEngineGives_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("the lesson") << lesson({configuration("mi300x")});
    QTest::newRow("two ranks") << lesson({configuration("h100-sxm", "llama-3-70b", 2)});
    QTest::newRow("sliding windows") << lesson({configuration("mi300x", "gemma-3-27b")});
    QTest::newRow("experts and latent attention") << lesson({configuration("mi300x", "deepseek-v3", 8)});
    QTest::newRow("does not fit") << lesson({configuration("h100-sxm", "llama-3.1-405b")});
    QTest::newRow("as vLLM counts") << lesson({configuration("mi300x")}, Method::Vllm);
    QTest::newRow("as SGLang counts") << lesson({configuration("mi300x", "llama-3-70b")}, Method::Sglang);
}

void WorkbookTest::everyFormulaGivesWhatTheEngineGives()
{
    QFETCH(Scenario, scenario);
    const Spreadsheet book = workbook(scenario, {QStringLiteral("One")});
    QCOMPARE(book.sheets(), (QStringList{kFirst, QStringLiteral("1 One")}));
    int formulas = 0;
    for (const QString &sheet : book.sheets())
        for (const QString &cell : book.formulaCells(sheet)) {
            const double stored = book.stored(sheet, cell);
            const double computed = book.number(sheet, cell);
            QVERIFY2(std::abs(computed - stored) <= 1e-9 * std::max(1e-9, std::abs(stored)),
                     qPrintable(QStringLiteral("%1!%2 =%3: %4, not %5")
                                    .arg(sheet, cell, book.formula(sheet, cell))
                                    .arg(computed)
                                    .arg(stored)));
            ++formulas;
        }
    QVERIFY(formulas > 30);
}

// Seed numbers of the lesson: 8 and 1 conversations at 262,144 tokens, 208 and 36 at 8,192; 98.1 and 62.0
// tok/s.
void WorkbookTest::anotherContextRecomputes()
{
    Spreadsheet book = workbook(lesson({configuration("mi300x"), configuration("h100-sxm")}),
                                {QStringLiteral("MI300X"), QStringLiteral("H100 SXM")});
    const QString mi300x = book.cellBeside(kFirst, QStringLiteral("MI300X"), QStringLiteral("B"));
    const QString h100 = book.cellBeside(kFirst, QStringLiteral("H100"), QStringLiteral("B"));
    QCOMPARE(book.number(kFirst, mi300x), 8.0);
    QCOMPARE(book.number(kFirst, h100), 1.0);
    book.set(kFirst, kContext, 8192);
    QCOMPARE(book.number(kFirst, mi300x), 208.0);
    QCOMPARE(book.number(kFirst, h100), 36.0);
    // 5.3e12 / 54e9 and 3.35e12 / 54e9
    const QString quotient = QStringLiteral("H");
    QCOMPARE(book.number(kFirst, quotient + mi300x.mid(1)), 5300.0 / 54.0);
    QCOMPARE(book.number(kFirst, quotient + h100.mid(1)), 3350.0 / 54.0);
    // The band of one conversation, as the engine has it there.
    const Scenario there = [] {
        Scenario scenario = lesson({configuration("mi300x")});
        scenario.context = 8192;
        return scenario;
    }();
    const RateBand band = evaluate(catalog(), there)->results.front().rates->decode.perUser;
    QCOMPARE(book.number(kFirst, QStringLiteral("I") + mi300x.mid(1)), band.low.value());
    QCOMPARE(book.number(kFirst, QStringLiteral("J") + mi300x.mid(1)), band.typical.value());
    QCOMPARE(book.number(kFirst, QStringLiteral("K") + mi300x.mid(1)), band.high.value());
}

// Twice the bandwidth: half the time of the weights, twice the quotient.
void WorkbookTest::theBandFollowsItsInputs()
{
    Scenario scenario = lesson({configuration("mi300x")});
    scenario.sequences = 4; // at one, the step of one conversation is no number of its own
    Spreadsheet book = workbook(scenario, {QStringLiteral("MI300X")});
    const QString sheet = book.sheets().back();
    const QString bandwidth = book.cellBeside(sheet, QStringLiteral("Bandwidth"), QStringLiteral("B"));
    const QString time = book.cellBeside(sheet, QStringLiteral("Time of the weights"), QStringLiteral("B"));
    const double before = book.number(sheet, time);
    book.set(sheet, bandwidth, 2.0 * book.number(sheet, bandwidth));
    QCOMPARE(book.number(sheet, time), before / 2.0);
    const QString quotient = book.cellBeside(sheet, QStringLiteral("Paper quotient"), QStringLiteral("B"));
    QCOMPARE(book.number(sheet, quotient), 2.0 * 5300.0 / 54.0);
}

void WorkbookTest::whatNoLongerFitsGetsNoRate()
{
    Spreadsheet book = workbook(lesson({configuration("h100-sxm")}), {QStringLiteral("H100 SXM")});
    const QString row = book.cellBeside(kFirst, QStringLiteral("H100"), QString());
    book.set(kFirst, kContext, 1'048'576);
    QCOMPARE(book.number(kFirst, QStringLiteral("B") + row), 0.0);
    for (const QString &column :
         {QStringLiteral("H"), QStringLiteral("I"), QStringLiteral("J"), QStringLiteral("K")}) {
        const Spreadsheet::Value value = book.value(kFirst, column + row);
        QVERIFY2(std::holds_alternative<QString>(value), qPrintable(column));
        QCOMPARE(std::get<QString>(value), QStringLiteral("–"));
    }
}

void WorkbookTest::sheetsAreNamedSoThatFormulasFindThem()
{
    const QString hostile = QStringLiteral("=HYPERLINK('x')/[a]:*? and a name that is far too long");
    const Spreadsheet book =
        workbook(lesson({configuration("mi300x"), configuration("h100-sxm")}), {hostile, hostile});
    QCOMPARE(book.sheets().size(), 3);
    for (const QString &sheet : book.sheets()) {
        QVERIFY(sheet.size() <= 31);
        for (const QChar sign : QStringLiteral("[]:*?/\\'"))
            QVERIFY2(!sheet.contains(sign), qPrintable(sheet));
    }
    QVERIFY(book.sheets()[1] != book.sheets()[2]);
    // A name stays a text, whatever it begins with.
    const QString name = book.cellBeside(kFirst, QStringLiteral("=HYPERLINK"), QStringLiteral("A"));
    QVERIFY(!name.isEmpty());
    QVERIFY(book.formula(kFirst, name).isEmpty());
    QCOMPARE(book.number(kFirst, book.cellBeside(kFirst, QStringLiteral("=HYPERLINK"), QStringLiteral("B"))),
             8.0);
}

void WorkbookTest::aFileThatCannotBeWrittenIsNamed()
{
    const EvaluationPtr evaluation = evaluate(catalog(), lesson({configuration("mi300x")}));
    const QString path = m_folder.filePath(QStringLiteral("no/book.xlsx"));
    const QString reason = writeWorkbook(path, {catalog(),
                                                *evaluation,
                                                {QStringLiteral("One")},
                                                Numbers(QLocale::c()),
                                                QDate(2026, 12, 1)});
    QVERIFY2(reason.contains(path), qPrintable(reason));
}

QTEST_GUILESS_MAIN(WorkbookTest)
#include "workbook_test.moc"
