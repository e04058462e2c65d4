// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/tables/spreadsheet.h"

#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <limits>

namespace headroom {

namespace {

QByteArray partOf(const QString &path, const QString &part)
{
    QProcess unzip;
    unzip.start(QStringLiteral("unzip"), {QStringLiteral("-p"), path, part});
    return unzip.waitForFinished(30'000) ? unzip.readAllStandardOutput() : QByteArray();
}

int rowOf(const QString &cell)
{
    static const QRegularExpression digits(QStringLiteral("\\d+$"));
    return digits.match(cell).captured().toInt();
}

} // namespace

// Recursive descent over one formula.
class Spreadsheet::Parser {
public:
    Parser(const Spreadsheet &book, const QString &sheet, const QString &text)
        : m_book(book)
        , m_sheet(sheet)
        , m_text(text)
    {}

    Value whole()
    {
        const Value value = comparison();
        return m_at == m_text.size() ? value : Value(std::numeric_limits<double>::quiet_NaN());
    }

private:
    static double number(const Value &value)
    {
        const double *number = std::get_if<double>(&value);
        return number ? *number : std::numeric_limits<double>::quiet_NaN();
    }
    bool take(QChar sign)
    {
        if (m_at >= m_text.size() || m_text[m_at] != sign)
            return false;
        ++m_at;
        return true;
    }
    QString taken(const QRegularExpression &pattern)
    {
        const QRegularExpressionMatch match = pattern.match(m_text, m_at, QRegularExpression::NormalMatch,
                                                            QRegularExpression::AnchorAtOffsetMatchOption);
        m_at += match.capturedLength();
        return match.captured();
    }

    Value comparison()
    {
        const Value left = sum();
        return take(u'<') ? Value(number(left) < number(sum()) ? 1.0 : 0.0) : left;
    }
    Value sum()
    {
        Value value = product();
        while (true) {
            if (take(u'+'))
                value = number(value) + number(product());
            else if (take(u'-'))
                value = number(value) - number(product());
            else
                return value;
        }
    }
    Value product()
    {
        Value value = power();
        while (true) {
            if (take(u'*'))
                value = number(value) * number(power());
            else if (take(u'/'))
                value = number(value) / number(power());
            else
                return value;
        }
    }
    Value power()
    {
        const Value base = operand();
        return take(u'^') ? Value(std::pow(number(base), number(operand()))) : base;
    }
    Value operand()
    {
        static const QRegularExpression text(QStringLiteral("\"[^\"]*\""));
        static const QRegularExpression name(QStringLiteral("[A-Z]+(?=\\()"));
        static const QRegularExpression reference(QStringLiteral("('[^']+'!)?\\$?[A-Z]+\\$?\\d+"));
        static const QRegularExpression digits(QStringLiteral("\\d+(\\.\\d+)?([eE][-+]?\\d+)?"));
        if (take(u'(')) {
            const Value value = comparison();
            take(u')');
            return value;
        }
        if (const QString given = taken(text); !given.isEmpty())
            return given.mid(1, given.size() - 2);
        if (const QString function = taken(name); !function.isEmpty())
            return called(function);
        if (const QString cell = taken(reference); !cell.isEmpty())
            return at(cell);
        return taken(digits).toDouble();
    }
    Value at(QString cell) const
    {
        cell.remove(u'$');
        const auto mark = cell.lastIndexOf(u'!');
        return mark < 0 ? m_book.value(m_sheet, cell)
                        : m_book.value(cell.mid(1, mark - 2), cell.mid(mark + 1));
    }
    Value called(const QString &function)
    {
        take(u'(');
        QList<Value> values;
        do
            values << comparison();
        while (take(u','));
        take(u')');
        const auto argument = [&](qsizetype i) { return number(values.value(i)); };
        if (function == u"IF")
            return argument(0) != 0.0 ? values.value(1) : values.value(2);
        if (function == u"ISNUMBER")
            return std::holds_alternative<double>(values.front()) ? 1.0 : 0.0;
        if (function == u"SQRT")
            return std::sqrt(argument(0));
        if (function == u"ROUND")
            return std::round(argument(0) * std::pow(10.0, argument(1))) / std::pow(10.0, argument(1));
        if (function == u"ROUNDUP")
            return std::ceil(std::abs(argument(0))) * (argument(0) < 0.0 ? -1.0 : 1.0);
        if (function == u"ROUNDDOWN")
            return std::trunc(argument(0));
        double most = argument(0);
        for (qsizetype i = 1; i < values.size(); ++i)
            most = function == u"MAX" ? std::max(most, argument(i)) : std::min(most, argument(i));
        return function == u"MAX" || function == u"MIN" ? most : std::numeric_limits<double>::quiet_NaN();
    }

    const Spreadsheet &m_book;
    QString m_sheet;
    QString m_text;
    qsizetype m_at = 0;
};

Spreadsheet::Spreadsheet(const QString &path)
{
    QXmlStreamReader strings(partOf(path, QStringLiteral("xl/sharedStrings.xml")));
    while (!strings.atEnd())
        if (strings.readNext() == QXmlStreamReader::StartElement && strings.name() == u"t")
            m_strings << strings.readElementText();
    QXmlStreamReader workbook(partOf(path, QStringLiteral("xl/workbook.xml")));
    while (!workbook.atEnd())
        if (workbook.readNext() == QXmlStreamReader::StartElement && workbook.name() == u"sheet")
            m_sheets << workbook.attributes().value(QLatin1String("name")).toString();
    for (int i = 0; i < m_sheets.size(); ++i)
        readSheet(path, i + 1, m_sheets[i]);
}

void Spreadsheet::readSheet(const QString &path, int number, const QString &name)
{
    QXmlStreamReader xml(partOf(path, QStringLiteral("xl/worksheets/sheet%1.xml").arg(number)));
    QHash<QString, Cell> &cells = m_cells[name];
    QString place;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"c") {
            place = xml.attributes().value(QLatin1String("r")).toString();
            cells[place].isText = xml.attributes().value(QLatin1String("t")) == u"s";
        } else if (xml.name() == u"f") {
            cells[place].formula = xml.readElementText();
        } else if (xml.name() == u"v") {
            Cell &cell = cells[place];
            const QString value = xml.readElementText();
            cell.number = value.toDouble();
            if (cell.isText)
                cell.text = m_strings.value(value.toInt());
        }
    }
}

QStringList Spreadsheet::formulaCells(const QString &sheet) const
{
    QStringList places;
    const QHash<QString, Cell> cells = m_cells.value(sheet);
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        if (!cell->formula.isEmpty())
            places << cell.key();
    return places;
}

double Spreadsheet::stored(const QString &sheet, const QString &cell) const
{
    return m_cells.value(sheet).value(cell).number;
}

QString Spreadsheet::formula(const QString &sheet, const QString &cell) const
{
    return m_cells.value(sheet).value(cell).formula;
}

Spreadsheet::Value Spreadsheet::value(const QString &sheet, const QString &place) const
{
    const Cell cell = m_cells.value(sheet).value(place);
    if (!cell.formula.isEmpty())
        return Parser(*this, sheet, cell.formula).whole();
    return cell.isText ? Value(cell.text) : Value(cell.number);
}

double Spreadsheet::number(const QString &sheet, const QString &cell) const
{
    const Value computed = value(sheet, cell);
    const double *number = std::get_if<double>(&computed);
    return number ? *number : std::numeric_limits<double>::quiet_NaN();
}

void Spreadsheet::set(const QString &sheet, const QString &cell, double value)
{
    m_cells[sheet][cell] = {{}, value, {}, false};
}

QString Spreadsheet::cellBeside(const QString &sheet, const QString &label, const QString &column,
                                bool last) const
{
    const QHash<QString, Cell> cells = m_cells.value(sheet);
    int row = 0;
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
        if (!cell.key().startsWith(u'A') || cell.key().size() < 2 || cell.key()[1].isLetter()
            || !cell->text.startsWith(label))
            continue;
        const int here = rowOf(cell.key());
        if (row == 0 || (last ? here > row : here < row))
            row = here;
    }
    return row == 0 ? QString() : column + QString::number(row);
}

} // namespace headroom
