// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/tabletext.h"

#include <QLocale>
#include <QRegularExpression>

namespace headroom {

namespace {

// Spreadsheets run what begins like a formula; a sign in front of a number is none.
QString harmlessCell(const QString &cell)
{
    static const QRegularExpression formula(QStringLiteral("^[=+@\\-\t\r](?![0-9.,]+$)"));
    return formula.match(cell).hasMatch() ? QLatin1Char('\'') + cell : cell;
}

QString csvCell(const QString &cell, QChar separator)
{
    QString text = harmlessCell(cell);
    const bool plain = !text.contains(separator) && !text.contains(QLatin1Char('"'))
                       && !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r'));
    if (plain)
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString markdownCell(const QString &cell)
{
    static const QRegularExpression special(QStringLiteral("([\\\\|<>`*_\\[\\]#&])"));
    QString text = cell.simplified();
    return text.replace(special, QStringLiteral("\\\\1"));
}

QString markdownLine(const QStringList &cells)
{
    return QLatin1String("| ") + cells.join(QLatin1String(" | ")) + QLatin1String(" |\n");
}

} // namespace

QString csvText(const QList<QStringList> &rows, const QLocale &locale)
{
    const QChar separator = locale.decimalPoint() == QLatin1String(",") ? QLatin1Char(';') : QLatin1Char(',');
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << csvCell(cell, separator);
        text += cells.join(separator) + QLatin1String("\r\n");
    }
    return text;
}

QString markdownText(const QList<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << markdownCell(cell);
        if (!text.isEmpty()) {
            text += markdownLine(cells);
            continue;
        }
        QStringList rules(cells.size(), QStringLiteral("---:"));
        if (!rules.isEmpty())
            rules.front() = QStringLiteral(":---");
        text = markdownLine(cells) + markdownLine(rules);
    }
    return text;
}

QString tabbedText(const QList<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << harmlessCell(cell.simplified());
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace headroom
