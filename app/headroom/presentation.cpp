// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/presentation.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>

#include "app/headroom/bigsentence.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/pointerring.h"
#include "app/headroom/storyteller.h"
#include "widgets/panels/storystrip.h"
#include "widgets/plots/plotcard.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr double kLargeType = 1.8; // readable from the back of a room

// Where a step looks, among the plots. The answer is told by the sentence; the plot of what fits stands by.
int plotOf(StoryLook look)
{
    switch (look) {
    case StoryLook::Answer:
    case StoryLook::Capacity:
        return 0;
    case StoryLook::Memory:
        return 1;
    case StoryLook::Rate:
        return 2;
    case StoryLook::Tradeoff:
        return 3;
    }
    return 0;
}

} // namespace

Presentation::Presentation(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.teller, &Storyteller::changed, this, [this] {
        if (m_on)
            showStep();
    });
}

void Presentation::begin()
{
    if (m_on)
        return;
    m_on = true;
    for (QWidget *part : m_parts.aside)
        if (part->isVisibleTo(m_parts.window)) {
            m_putAway.append(part);
            part->hide();
        }
    m_before = m_parts.window->windowState();
    m_parts.window->setWindowState(m_before | Qt::WindowFullScreen);
    enlarge(true);
    qApp->installEventFilter(this);
    showStep();
    emit changed();
}

void Presentation::end()
{
    if (!m_on)
        return;
    m_on = false;
    qApp->removeEventFilter(this);
    delete m_blank;
    delete m_ring;
    enlarge(false);
    m_parts.sentence->hide();
    m_parts.plots->expand(nullptr);
    for (const QPointer<QWidget> &part : std::as_const(m_putAway))
        if (part)
            part->show();
    m_putAway.clear();
    m_parts.window->setWindowState(m_before);
    emit changed();
}

void Presentation::enlarge(bool on)
{
    magnifyType(on ? kLargeType : 1.0);
}

void Presentation::showPlot(int index)
{
    const QList<PlotCard *> plots = m_parts.plots->plots();
    m_plot = std::clamp(index, 0, static_cast<int>(plots.size()) - 1);
    m_parts.plots->expand(plots.at(m_plot));
}

void Presentation::showStep()
{
    const Storyteller &teller = *m_parts.teller;
    m_parts.sentence->setVisible(!teller.isTelling());
    showPlot(teller.isTelling() ? plotOf(teller.story()->steps[teller.step()].look) : m_plot);
}

void Presentation::forth()
{
    if (m_parts.teller->isTelling())
        m_parts.teller->forth();
    else
        showPlot(m_plot + 1);
}

void Presentation::back()
{
    if (m_parts.teller->isTelling())
        m_parts.teller->back();
    else
        showPlot(m_plot - 1);
}

void Presentation::toggleBlank(Blank shade)
{
    if (m_blank) {
        delete m_blank;
        return;
    }
    m_blank = new QWidget(m_parts.window);
    m_blank->setAutoFillBackground(true);
    m_blank->setPalette(QPalette(shade == Blank::Black ? Qt::black : Qt::white));
    m_blank->setStyleSheet(QStringLiteral("background: %1;")
                               .arg(QLatin1String(shade == Blank::Black ? "black" : "white")));
    m_blank->setGeometry(m_parts.window->rect());
    m_blank->show();
    m_blank->raise();
}

void Presentation::toggleRing()
{
    if (m_ring)
        delete m_ring;
    else
        m_ring = new PointerRing(m_parts.window);
}

bool Presentation::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Space:
    case Qt::Key_PageDown: // a clicker
    case Qt::Key_N:
        forth();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
    case Qt::Key_PageUp:
    case Qt::Key_P:
        back();
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        toggleBlank(Blank::Black);
        return true;
    case Qt::Key_W:
    case Qt::Key_Comma:
        toggleBlank(Blank::White);
        return true;
    case Qt::Key_L:
        toggleRing();
        return true;
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4:
        showPlot(key - Qt::Key_1);
        return true;
    case Qt::Key_Escape:
    case Qt::Key_F11:
        end();
        return true;
    default:
        return false;
    }
}

// Keys reach the presentation wherever the focus is; a dialog on top has its own.
bool Presentation::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return QObject::eventFilter(watched, event);
    const auto &pressed = static_cast<QKeyEvent &>(*event);
    if (pressed.modifiers() & ~Qt::KeypadModifier)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) { // F11 stays ours, it would be the menu's
        event->accept();
        return true;
    }
    auto *widget = qobject_cast<QWidget *>(watched);
    const bool ours = widget && widget->window() == m_parts.window;
    return ours && takeKey(pressed.key()) ? true : QObject::eventFilter(watched, event);
}

} // namespace headroom
