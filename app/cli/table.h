// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace headroom {

// Aligned columns for a terminal, two spaces between them. Numbers stand right.
class Table
{
public:
    enum class Align { Left, Right };

    explicit Table(const QList<Align> &columns) : m_columns(columns) {}

    void addRow(const QStringList &cells) { m_rows.append(cells); }
    [[nodiscard]] bool isEmpty() const { return m_rows.isEmpty(); }
    [[nodiscard]] QString text(const QString &indent = {}) const; // no spaces at the ends of lines

private:
    QList<Align> m_columns;
    QList<QStringList> m_rows;
};

} // namespace headroom
