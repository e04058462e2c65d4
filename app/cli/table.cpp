// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>

namespace headroom {

namespace {

// Columns on a terminal; characters of our texts are one wide but for those outside the first plane.
qsizetype width(const QString &text)
{
    return text.toUcs4().size();
}

QString padded(const QString &text, qsizetype wanted, Table::Align align)
{
    const QString space(std::max<qsizetype>(0, wanted - width(text)), QLatin1Char(' '));
    return align == Table::Align::Right ? space + text : text + space;
}

} // namespace

QString Table::text(const QString &indent) const
{
    QList<qsizetype> widths(m_columns.size(), 0);
    for (const QStringList &row : m_rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    QString text;
    for (const QStringList &row : m_rows) {
        QString line = indent;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += (i > 0 ? QStringLiteral("  ") : QString()) + padded(row[i], widths[i], m_columns[i]);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

} // namespace headroom
