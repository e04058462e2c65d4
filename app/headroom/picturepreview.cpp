// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/picturepreview.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPlainTextEdit>

#include <algorithm>

#include "widgets/theme/theme.h"

namespace headroom {

// A sheet of paper in the middle, with a hairline around it.
class PicturePreview::Page : public QWidget {
public:
    using QWidget::QWidget;

    QImage image;

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (image.isNull())
            return;
        QPainter painter(this);
        const QSizeF size = QSizeF(image.size()) / image.devicePixelRatio();
        const QRectF place(QPointF(width() - size.width(), height() - size.height()) / 2.0, size);
        painter.drawImage(place.topLeft(), image);
        painter.setPen(QPen(Theme::of(palette()).hairline, 1));
        painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
};

PicturePreview::PicturePreview(QWidget *parent)
    : QStackedWidget(parent)
{
    m_page = new Page(this);
    m_text = new QPlainTextEdit(this);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Preview of the table"));
    m_text->setTabChangesFocus(true);
    addWidget(m_page);
    addWidget(m_text);
    setMinimumSize(360, 240);
}

double PicturePreview::scaleFor(const QSize &size) const
{
    const QSizeF room = QSizeF(this->size()).shrunkBy(QMarginsF(1, 1, 1, 1));
    return std::min(room.width() / std::max(1, size.width()), room.height() / std::max(1, size.height()))
           * devicePixelRatioF();
}

void PicturePreview::showPicture(const QImage &picture, const QString &description)
{
    m_page->image = picture;
    m_page->image.setDevicePixelRatio(devicePixelRatioF());
    m_page->setAccessibleName(tr("Preview"));
    m_page->setAccessibleDescription(description);
    setCurrentWidget(m_page);
    m_page->update();
}

void PicturePreview::showText(const QString &text)
{
    m_text->setPlainText(text);
    setCurrentWidget(m_text);
}

QImage PicturePreview::picture() const
{
    return currentWidget() == m_page ? m_page->image : QImage();
}

QString PicturePreview::text() const
{
    return currentWidget() == m_text ? m_text->toPlainText() : QString();
}

void PicturePreview::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    emit resized();
}

} // namespace headroom
