// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace headroom {

// Wrapped text in the height it needs, never rich text. A wrapped label of a layout makes the whole window
// lay itself out again at every new text; this asks for that only when the height changes, so that a text
// may follow a drag.
class TextBlock : public QWidget {
    Q_OBJECT

public:
    explicit TextBlock(QWidget *parent = nullptr);

    void setText(const QString &text, const QFont &font);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QLabel *label() const { return m_label; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int neededHeight() const;
    void fit();

    QLabel *m_label = nullptr;
};

} // namespace headroom
