// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/workbooksheets.h"

#include <QCoreApplication>

#include <array>

#include "widgets/sentences/rates.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

constexpr double kGiB = gibibytes(1.0).value();

// Rows and columns of a sheet, counted from 1 and A as its formulas count them.
class Sheet {
public:
    Sheet(lxw_worksheet *sheet, const SheetLooks &looks)
        : m_sheet(sheet)
        , m_looks(looks)
    {}

    void text(int row, int column, const QString &text, lxw_format *look = nullptr)
    {
        worksheet_write_string(m_sheet, rowOf(row), columnOf(column), text.toUtf8().constData(), look);
    }
    void number(int row, int column, double value, lxw_format *look)
    {
        worksheet_write_number(m_sheet, rowOf(row), columnOf(column), value, look);
    }
    // With the value for readers that do not compute.
    void formula(int row, int column, const QString &formula, double value, lxw_format *look)
    {
        worksheet_write_formula_num(m_sheet, rowOf(row), columnOf(column),
                                    (QLatin1Char('=') + formula).toUtf8().constData(), look, value);
    }
    void heads(int row, const QStringList &texts)
    {
        for (qsizetype i = 0; i < texts.size(); ++i)
            text(row, static_cast<int>(i) + 1, texts[i], m_looks.head);
    }
    void width(int column, double characters)
    {
        worksheet_set_column(m_sheet, columnOf(column), columnOf(column), characters, nullptr);
    }

private:
    static lxw_row_t rowOf(int row) { return static_cast<lxw_row_t>(row - 1); }
    static lxw_col_t columnOf(int column) { return static_cast<lxw_col_t>(column - 1); }

    lxw_worksheet *m_sheet;
    const SheetLooks &m_looks;
};

// What a value of a unit is divided by to be read easily, and the unit it has then.
struct Readable {
    double divisor = 1.0;
    const char *unit = "";
};
Readable readable(Unit unit)
{
    switch (unit) {
    case Unit::Byte:
        return {kGiB, "GiB"};
    case Unit::BytePerSecond:
        return {1e12, "TB/s"};
    case Unit::Second:
        return {1e-3, "ms"};
    case Unit::Flop:
        return {1e12, "TFLOP"};
    case Unit::FlopPerSecond:
        return {1e12, "TFLOP/s"};
    case Unit::Bit:
        return {1.0, "bit"};
    case Unit::Token:
        return {1.0, "tokens"};
    case Unit::TokenPerSecond:
        return {1.0, "tok/s"};
    case Unit::PerSecond:
        return {1.0, "1/s"};
    case Unit::Dollar:
        return {1.0, "USD"};
    case Unit::DollarPerHour:
        return {1.0, "USD/h"};
    case Unit::Watt:
        return {1.0, "W"};
    case Unit::Joule:
        return {1.0, "J"};
    case Unit::Count:
    case Unit::Ratio:
        break;
    }
    return {};
}

// Value, and beside it the same in a unit people read. What has neither a formula nor a kind is a search.
void writeValue(Sheet &sheet, const SheetLooks &looks, int row, const SheetRow &line)
{
    sheet.text(row, 1, line.name);
    if (line.formula.isEmpty())
        sheet.number(row, 2, line.value, line.kind.isEmpty() ? looks.result : looks.input);
    else
        sheet.formula(row, 2, line.formula, line.value, looks.result);
    const Readable shown = readable(unitOf(line.term));
    QString cell = QStringLiteral("B%1").arg(row);
    if (shown.divisor != 1.0)
        cell =
            QStringLiteral("IF(ISNUMBER(%1),%1/%2,\"–\")").arg(cell, QString::number(shown.divisor, 'g', 17));
    sheet.formula(row, 3, cell, line.value / shown.divisor, looks.result);
    sheet.text(row, 4, QLatin1String(shown.unit));
}

struct Shown {
    Term term;
    double divisor;
    const char *unit;
};
constexpr std::array kShown{Shown{Term::Sequences, 1.0, ""},       Shown{Term::ExactSequences, 1.0, ""},
                            Shown{Term::WeightBytes, kGiB, "GiB"}, Shown{Term::Reserve, kGiB, "GiB"},
                            Shown{Term::Pool, kGiB, "GiB"},        Shown{Term::BytesPerSequence, kGiB, "GiB"},
                            Shown{Term::Quotient, 1.0, "tok/s"},   Shown{Term::UserRateLow, 1.0, "tok/s"},
                            Shown{Term::UserRate, 1.0, "tok/s"},   Shown{Term::UserRateHigh, 1.0, "tok/s"}};

double valueOf(const WorkingSheet &working, Term term)
{
    double value = 0.0;
    for (const SheetRow &row : working.inputs())
        if (row.term == term)
            value = row.value;
    for (const SheetRow &row : working.steps())
        if (row.term == term)
            value = row.value;
    return value;
}

void compareOne(Sheet &sheet, const SheetLooks &looks, int row, const SheetOfOne &one)
{
    sheet.text(row, 1, one.name);
    if (one.sheet.isEmpty()) {
        sheet.text(row, 2, one.problem);
        return;
    }
    int column = 2;
    for (const Shown &shown : kShown) {
        const QString cell = one.working.cellOf(shown.term);
        if (cell.isEmpty())
            sheet.text(row, column, QStringLiteral("–"));
        else {
            const QString there = QStringLiteral("'%1'!%2").arg(one.sheet, cell);
            const QString formula =
                shown.divisor == 1.0
                    ? there
                    : QStringLiteral("%1/%2").arg(there, QString::number(shown.divisor, 'g', 17));
            sheet.formula(row, column, formula, valueOf(one.working, shown.term) / shown.divisor,
                          looks.result);
        }
        ++column;
    }
}

QString stampOf(const WorkbookInput &input)
{
    //: %1 the version of the program, %2 the date.
    return Words::tr("Headroom %1, %2")
        .arg(QStringLiteral(HEADROOM_VERSION), input.date.toString(Qt::ISODate));
}

void writeEvidence(Sheet &sheet, const SheetLooks &looks, int row, const WorkbookInput &input,
                   const ConfigurationResult &result)
{
    if (!result.rates)
        return;
    const RateSupport &support = result.rate->support;
    sheet.text(row, 1, supportSentence(input.catalog, support, input.numbers), looks.title);
    for (const SourceIndex source : support.evidence)
        sheet.text(++row, 1, sourceText(input.catalog, {Kind::Measured, source, {}}, input.numbers.locale()));
}

} // namespace

SheetLooks addLooks(lxw_workbook *workbook)
{
    SheetLooks looks;
    looks.title = workbook_add_format(workbook);
    format_set_bold(looks.title);
    looks.muted = workbook_add_format(workbook);
    format_set_font_color(looks.muted, 0x5B6572);
    looks.head = workbook_add_format(workbook);
    format_set_bold(looks.head);
    format_set_text_wrap(looks.head);
    format_set_bottom(looks.head, LXW_BORDER_THIN);
    looks.input = workbook_add_format(workbook);
    format_set_num_format(looks.input, "#,##0.##########");
    format_set_font_color(looks.input, 0x0635B1);
    format_set_bg_color(looks.input, 0xFFF8E1);
    looks.result = workbook_add_format(workbook);
    format_set_num_format(looks.result, "#,##0.00");
    return looks;
}

void writeComparing(lxw_worksheet *worksheet, const SheetLooks &looks, const WorkbookInput &input,
                    const std::vector<SheetOfOne> &all)
{
    Sheet sheet(worksheet, looks);
    sheet.width(1, 44);
    for (int column = 2; column <= static_cast<int>(kShown.size()) + 1; ++column)
        sheet.width(column, 16);
    sheet.text(1, 1, answerSentence(input.catalog, input.evaluation, input.numbers), looks.title);
    sheet.text(2, 1, Words::tr("Cells with a coloured ground may be changed; all others compute from them."),
               looks.muted);
    const Scenario &scenario = input.evaluation.scenario;
    sheet.text(kContextRow, 1, termName(Term::Context));
    sheet.number(kContextRow, 2, static_cast<double>(scenario.context), looks.input);
    sheet.text(kSequencesRow, 1, termName(Term::SequencesRun));
    sheet.number(kSequencesRow, 2, static_cast<double>(scenario.sequences), looks.input);
    int row = kSequencesRow + 2;
    QStringList heads{Words::tr("Configuration")};
    for (const Shown &shown : kShown)
        heads << (*shown.unit ? QStringLiteral("%1, %2").arg(termName(shown.term), QLatin1String(shown.unit))
                              : termName(shown.term));
    sheet.heads(row, heads);
    for (const SheetOfOne &one : all)
        compareOne(sheet, looks, ++row, one);
    sheet.text(
        ++row + 1, 1,
        Words::tr("The paper quotient comes from a vendor's bandwidth claim: it is no measurement and no "
                  "bound."),
        looks.muted);
    sheet.text(row + 2, 1, stampOf(input), looks.muted);
}

void writeWorking(lxw_worksheet *worksheet, const SheetLooks &looks, const WorkbookInput &input,
                  const SheetOfOne &one, const ConfigurationResult &result)
{
    Sheet sheet(worksheet, looks);
    sheet.width(1, 44);
    sheet.width(2, 22);
    sheet.width(3, 16);
    sheet.width(4, 10);
    sheet.width(5, 12);
    sheet.width(6, 100);
    sheet.text(1, 1, one.name, looks.title);
    sheet.text(2, 1, fitText(result, input.numbers), looks.muted);
    const QString readably = Words::tr("To read");
    sheet.heads(WorkingSheet::inputRow(0) - 1, {Words::tr("Number put in"), Words::tr("Value"), readably,
                                                Words::tr("Unit"), Words::tr("Kind"), Words::tr("Source")});
    const std::vector<SheetRow> &inputs = one.working.inputs();
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const int row = WorkingSheet::inputRow(i);
        writeValue(sheet, looks, row, inputs[i]);
        sheet.text(row, 5, inputs[i].kind);
        sheet.text(row, 6, inputs[i].remark);
    }
    const std::vector<SheetRow> &steps = one.working.steps();
    sheet.heads(one.working.stepRow(0) - 1, {Words::tr("Step"), Words::tr("Value"), readably,
                                             Words::tr("Unit"), QString(), Words::tr("Formula")});
    for (std::size_t i = 0; i < steps.size(); ++i) {
        writeValue(sheet, looks, one.working.stepRow(i), steps[i]);
        sheet.text(one.working.stepRow(i), 6,
                   steps[i].formula.isEmpty()
                       //: %1: a formula in words that a spreadsheet cannot compute
                       ? Words::tr("%1 (found by a search; it does not recompute)").arg(steps[i].remark)
                       : steps[i].remark);
    }
    writeEvidence(sheet, looks, one.working.stepRow(steps.size()) + 1, input, result);
    worksheet_freeze_panes(worksheet, static_cast<lxw_row_t>(WorkingSheet::inputRow(0) - 1), 1);
}

} // namespace headroom
