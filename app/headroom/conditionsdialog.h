// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/measurement/results/measurements_of.h"
#include "widgets/pickers/pickeritem.h"
#include "widgets/sentences/numbers.h"

#include "model/scenario/scenario.h"

class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace headroom {

class PickerButton;

// Asks once for what files of measurements leave open. What is not answered stays open: nothing is guessed.
class ConditionsDialog : public QDialog {
    Q_OBJECT

public:
    // `card`: from which the answers can be taken in one go.
    ConditionsDialog(std::shared_ptr<const Catalog> catalog, const std::vector<ResultFile> &files,
                     Configuration card, const Numbers &numbers, QWidget *parent);

    [[nodiscard]] ResultAnswers answers() const;
    [[nodiscard]] QPushButton *cardButton() const { return m_fromCard; }
    [[nodiscard]] QPushButton *keepButton() const { return m_keep; }
    [[nodiscard]] QSpinBox *concurrency() const { return m_concurrency; } // nullptr where it is stated

private:
    void createFields(const std::vector<ResultCondition> &missing);
    void createField(QFormLayout *form, ResultCondition condition);
    void takeFromCard();
    [[nodiscard]] PickerButton *newPicker(ResultCondition condition);
    [[nodiscard]] QSpinBox *newCount(ResultCondition condition, int most);
    [[nodiscard]] QList<PickerItem> itemsOf(ResultCondition condition) const;
    void choose(PickerButton *picker, ResultCondition condition, const QString &id) const;

    std::shared_ptr<const Catalog> m_catalog;
    Configuration m_card;
    Numbers m_numbers;
    PickerButton *m_accelerator = nullptr;
    PickerButton *m_model = nullptr;
    PickerButton *m_weights = nullptr;
    PickerButton *m_cache = nullptr;
    QSpinBox *m_devices = nullptr;
    QSpinBox *m_prompt = nullptr;
    QSpinBox *m_output = nullptr;
    QSpinBox *m_concurrency = nullptr;
    QComboBox *m_engine = nullptr;
    QPushButton *m_fromCard = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace headroom
