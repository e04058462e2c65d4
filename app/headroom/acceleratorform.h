// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>
#include <vector>

#include "model/catalog/own_accelerator.h"
#include "widgets/sentences/numbers.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace headroom {

// The figures of an accelerator to be entered: of a part of one's own, or of a what-if copy, there also as a
// change in percent.
class AcceleratorForm : public QDialog {
    Q_OBJECT

public:
    // `base`: id of what is copied; empty for a part of one's own.
    AcceleratorForm(std::shared_ptr<const Catalog> catalog, const Numbers &numbers, const std::string &base,
                    QWidget *parent);

    enum Figure { Memory, Runtime, Bandwidth, Bf16, Fp8, Fp4, Power, Count };
    [[nodiscard]] QDoubleSpinBox *value(Figure figure) const { return m_rows[figure].value; }
    [[nodiscard]] QDoubleSpinBox *percent(Figure figure) const { return m_rows[figure].percent; } // of a copy
    [[nodiscard]] QLineEdit *name() const { return m_name; }
    [[nodiscard]] QPushButton *keepButton() const { return m_keep; }
    void complain(const QString &refusal);

signals:
    void finishedWith(const headroom::AcceleratorWish &wish); // who takes it accepts, or complains

private:
    struct Row {
        QDoubleSpinBox *value = nullptr;
        QDoubleSpinBox *percent = nullptr;
        double base = 0.0;  // in the unit of the row
        double shown = 0.0; // as the box rounds it
    };
    void createParts();
    void addRow(QFormLayout *form, Figure figure);
    void connectRow(Figure figure);
    void createButtons(QFormLayout *form);
    void proposeName();
    void check();
    [[nodiscard]] bool isCopy() const { return !m_base.empty(); }
    [[nodiscard]] AcceleratorWish wish() const;
    [[nodiscard]] AcceleratorFigures figures() const;
    [[nodiscard]] double valueOf(Figure figure) const; // exactly the base where it was not touched

    std::shared_ptr<const Catalog> m_catalog;
    Numbers m_numbers;
    std::string m_base;
    std::vector<Row> m_rows;
    bool m_named = false; // by the user
    QLineEdit *m_name = nullptr;
    QComboBox *m_like = nullptr;
    QLineEdit *m_source = nullptr;
    QLabel *m_refusal = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace headroom
