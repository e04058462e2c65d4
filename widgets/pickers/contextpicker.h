// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"
#include "widgets/sentences/said.h"

class QLabel;
class QLineEdit;

namespace headroom {

class ContextSlider;

// The context window: a field for a typed number and a slider. What cannot be read is marked and
// explained; Escape or leaving the field brings the number in force back.
class ContextPicker : public QWidget {
    Q_OBJECT

public:
    explicit ContextPicker(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] ContextSlider *slider() const { return m_slider; }
    [[nodiscard]] QLineEdit *field() const { return m_field; }

signals:
    void contextChosen(qint64 tokens, int gesture);
    // A sentence about what was typed; empty when it has become obsolete.
    void complained(const headroom::Said &said);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createParts();
    void retranslate();
    void takeTyped();
    void restore();
    void mark(bool wrong);

    QLineEdit *m_field = nullptr;
    QLabel *m_unit = nullptr;
    ContextSlider *m_slider = nullptr;
    QLocale m_locale;
    Tokens m_tokens = 0;
    bool m_wrong = false;
};

} // namespace headroom
