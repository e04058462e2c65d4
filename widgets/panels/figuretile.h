// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>
#include <utility>

#include "model/catalog/provenance.h"
#include "widgets/theme/theme.h"

namespace headroom {

// A big figure with what it counts under it. It opens its working. Digits keep their places while the
// figure changes.
class FigureTile : public QAbstractButton {
    Q_OBJECT

public:
    explicit FigureTile(QWidget *parent = nullptr);

    // `widest` is the longest figure to expect; it reserves the width.
    void setFigure(const QString &figure, const QString &caption, const QString &remark,
                   const QString &widest);
    // The kind of number it is, shown as a small raised mark.
    void setKind(Kind kind);
    [[nodiscard]] QString figure() const { return m_figure; }
    [[nodiscard]] QString remark() const { return m_remark; }

    // Two lines each for caption and remark, for a narrow tile.
    void setWrapped(bool wrapped);
    [[nodiscard]] bool isWrapped() const { return m_wrapped; }
    [[nodiscard]] bool isTooWide() const; // a text has no room in one line of the present width

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void nameForReaders();
    void paintKind(QPainter &painter, const QRect &area) const;
    void paintText(QPainter &painter, QRect &area, const QColor &colour, const QString &text) const;
    static void paintLine(QPainter &painter, QRect &area, std::pair<TypeRole, TypeRole> roles,
                          const QColor &colour, const QString &text);

    QString m_figure;
    QString m_caption;
    QString m_remark;
    QString m_widest;
    std::optional<Kind> m_kind;
    bool m_wrapped = false;
};

} // namespace headroom
