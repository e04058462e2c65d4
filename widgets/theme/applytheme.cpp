// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QProxyStyle>

namespace headroom {

namespace {

// Fusion without movement: calm for everybody, and what those need who ask for less of it.
class CalmStyle : public QProxyStyle {
public:
    CalmStyle()
        : QProxyStyle(QStringLiteral("Fusion"))
    {}
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        if (hint == SH_Widget_Animation_Duration || hint == SH_Widget_Animate)
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

void setCalmStyle()
{
    static const bool set = (QApplication::setStyle(new CalmStyle), true);
    Q_UNUSED(set)
}

// An application palette of our own hides the platform's, so it is taken off for the question.
bool platformIsDark()
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = Theme::of(QApplication::palette()).dark;
    QApplication::setPalette(ours);
    return dark;
}

// Applies the theme again when the desktop changes its own, while the choice is to follow it.
class PlatformWatch : public QObject {
public:
    static PlatformWatch *instance()
    {
        static auto *watch = new PlatformWatch(qApp);
        return watch;
    }
    ThemeChoice choice = ThemeChoice::System;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ThemeChange && !m_pending) { // once, though every window gets one
            m_pending = true;
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_pending = false;
                    applyTheme(choice);
                },
                Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    explicit PlatformWatch(QObject *parent)
        : QObject(parent)
    {
        qApp->installEventFilter(this);
    }
    bool m_pending = false;
};

} // namespace

void applyTheme(ThemeChoice choice)
{
    PlatformWatch::instance()->choice = choice;
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && platformIsDark());
    const Theme &theme = dark ? Theme::darkTheme() : Theme::light();
    setCalmStyle();
    QApplication::setPalette(theme.palette());
    QApplication::setFont(fontFor(TypeRole::Body));
    qApp->setStyleSheet(theme.styleSheet());
}

} // namespace headroom
