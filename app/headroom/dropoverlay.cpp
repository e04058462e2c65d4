// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/dropoverlay.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QVBoxLayout>

#include "widgets/pickers/labels.h"

namespace headroom {

DropOverlay::DropOverlay(QWidget *window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_text = plainLabel(this, TypeRole::Answer);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kSpaceXxl, 2 * kSpaceXxl, 2 * kSpaceXxl, 2 * kSpaceXxl);
    column->addWidget(m_text);
    hide();
    window->setAcceptDrops(true);
    qApp->installEventFilter(this); // fields take dropped text; files are the window's, wherever they fall
}

void DropOverlay::showPromise(const QString &promise)
{
    m_text->setText(promise);
    setAccessibleName(promise);
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

QString DropOverlay::promise() const
{
    return m_text->text();
}

QStringList DropOverlay::filesIn(const QMimeData &data)
{
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls)
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    return paths;
}

bool DropOverlay::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::DragLeave
        && type != QEvent::Drop)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != parentWidget())
        return false;
    if (widget == parentWidget())
        return take(event);
    if (type != QEvent::DragEnter || filesIn(*static_cast<QDragEnterEvent *>(event)->mimeData()).isEmpty())
        return false;
    event->ignore(); // goes on to the window
    return true;
}

// An event of the window itself.
bool DropOverlay::take(QEvent *event)
{
    if (event->type() == QEvent::DragLeave) {
        hide();
        return false;
    }
    auto *drop = static_cast<QDropEvent *>(event);
    const QStringList paths = filesIn(*drop->mimeData());
    if (paths.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::DragEnter) {
        emit entered(paths);
    } else if (event->type() == QEvent::Drop) {
        hide();
        // The drop must end before a question about the open document may appear.
        QMetaObject::invokeMethod(
            this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
    }
    return true;
}

void DropOverlay::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    QColor veil = theme.window;
    veil.setAlphaF(0.92F);
    painter.fillRect(rect(), veil);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(kSpaceL, kSpaceL, -kSpaceL, -kSpaceL), kRadius, kRadius);
}

} // namespace headroom
