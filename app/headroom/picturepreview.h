// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStackedWidget>

class QPlainTextEdit;

namespace headroom {

// Shows what an export will hold: a picture in the room there is, or the text of a table.
class PicturePreview : public QStackedWidget {
    Q_OBJECT

public:
    explicit PicturePreview(QWidget *parent = nullptr);

    void showPicture(const QImage &picture, const QString &description);
    void showText(const QString &text);
    // The pixels a picture of this shape has room for, and how many of them lie on a logical one.
    [[nodiscard]] double scaleFor(const QSize &size) const;
    [[nodiscard]] QImage picture() const;
    [[nodiscard]] QString text() const;

signals:
    void resized(); // a picture should be drawn again

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Page;
    Page *m_page = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace headroom
