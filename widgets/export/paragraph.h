// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>
#include <QTextLayout>

#include <memory>

class QPainter;

namespace headroom {

// Plain text in lines of a width, for pictures: broken between words, and inside one only where it is longer
// than a line, as addresses are.
class Paragraph {
public:
    Paragraph(const QString &text, const QFont &font, double width, Qt::Alignment alignment = Qt::AlignLeft);

    [[nodiscard]] double height() const { return m_height; }
    [[nodiscard]] int lines() const { return m_layout->lineCount(); }
    void draw(QPainter *painter, const QPointF &at, const QColor &colour) const;

private:
    std::unique_ptr<QTextLayout> m_layout; // by pointer, so that a paragraph can be moved
    double m_height = 0.0;
};

} // namespace headroom
