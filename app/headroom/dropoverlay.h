// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QMimeData;

namespace headroom {

// Lies over a window while files are dragged over it and says what letting go will do.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    explicit DropOverlay(QWidget *window);

    void showPromise(const QString &promise);
    [[nodiscard]] QString promise() const;

    // Of files that are dragged; empty for anything else, and for what lies elsewhere.
    [[nodiscard]] static QStringList filesIn(const QMimeData &data);

signals:
    void entered(const QStringList &paths);
    void dropped(const QStringList &paths);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool take(QEvent *event);

    QLabel *m_text = nullptr;
};

} // namespace headroom
