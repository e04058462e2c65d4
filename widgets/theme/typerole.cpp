// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/typerole.h"

#include <QEvent>
#include <QWidget>

namespace headroom {

namespace {

// A font that was set on a widget does not follow the application's: this does it.
class TypeFollower : public QObject {
public:
    TypeFollower(QWidget *widget, TypeRole role, std::optional<QFont::Weight> weight)
        : QObject(widget)
        , m_widget(widget)
        , m_role(role)
        , m_weight(weight)
    {
        follow();
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            follow();
        return QObject::eventFilter(watched, event);
    }

private:
    void follow()
    {
        QFont font = fontFor(m_role);
        if (m_weight)
            font.setWeight(*m_weight);
        if (m_widget->font().pixelSize() != font.pixelSize() || m_widget->font().weight() != font.weight()
            || m_widget->font().family() != font.family())
            m_widget->setFont(font);
    }

    QWidget *m_widget;
    TypeRole m_role;
    std::optional<QFont::Weight> m_weight;
};

} // namespace

void setTypeRole(QWidget *widget, TypeRole role, std::optional<QFont::Weight> weight)
{
    new TypeFollower(widget, role, weight);
}

} // namespace headroom
