// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include <functional>

#include "widgets/pickers/pickeritem.h"

namespace headroom {

class PickerPopup;

// Shows what is chosen and opens the list to choose another. The list is asked for when it opens, so
// that a window with many pickers costs nothing at start.
class PickerButton : public QPushButton {
    Q_OBJECT

public:
    explicit PickerButton(QWidget *parent = nullptr);

    void setItems(std::function<QList<PickerItem>()> items) { m_items = std::move(items); }
    // What is chosen; `shown` may be longer than the button and is then cut.
    void setCurrent(const QString &id, const QString &shown, const QString &toolTip = {});
    [[nodiscard]] QString current() const { return m_id; }
    // What the choice is about, "Weight format"; spoken before what is chosen.
    void setSubject(const QString &subject);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public slots:
    void openList();

signals:
    void picked(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void nameForReaders();

    std::function<QList<PickerItem>()> m_items;
    PickerPopup *m_popup = nullptr;
    QString m_id;
    QString m_shown;
    QString m_subject;
};

} // namespace headroom
