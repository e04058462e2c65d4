// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <variant>

namespace headroom {

// The cells of an XLSX file and as much of a spreadsheet as our formulas need: + - * / ^ <, references with
// and without a sheet, IF, MAX, MIN, ROUND, ROUNDUP, ROUNDDOWN, SQRT, ISNUMBER. Read with unzip.
class Spreadsheet {
public:
    using Value = std::variant<double, QString>; // a text in arithmetic is a NaN

    explicit Spreadsheet(const QString &path);

    [[nodiscard]] QStringList sheets() const { return m_sheets; }
    [[nodiscard]] QStringList formulaCells(const QString &sheet) const;
    [[nodiscard]] double stored(const QString &sheet, const QString &cell) const; // as the writer computed it
    [[nodiscard]] QString formula(const QString &sheet, const QString &cell) const;
    [[nodiscard]] Value value(const QString &sheet, const QString &cell) const; // computed from the cells
    [[nodiscard]] double number(const QString &sheet, const QString &cell) const;
    void set(const QString &sheet, const QString &cell, double value); // types a number over what stands
                                                                       // there
    // The cell in a column of the first, or last, row that begins with a text.
    [[nodiscard]] QString cellBeside(const QString &sheet, const QString &label, const QString &column,
                                     bool last = false) const;

private:
    struct Cell {
        QString formula;
        double number = 0.0;
        QString text;
        bool isText = false;
    };
    class Parser;

    void readSheet(const QString &path, int number, const QString &name);

    QStringList m_sheets;
    QStringList m_strings;
    QHash<QString, QHash<QString, Cell>> m_cells;
};

} // namespace headroom
