// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QWidget>

// Whether texts have the room they need: font metrics against the rectangles of the widgets.
namespace headroom {

inline QString nameOf(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += QLatin1Char('#') + widget.objectName();
    if (const QWidget *parent = widget.parentWidget())
        name += QStringLiteral(" in ") + QString::fromLatin1(parent->metaObject()->className());
    return name;
}

inline QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1String("&&"), QLatin1String("\x01")).remove(u'&').replace(u'\x01', u'&');
}

// What of a label is cut off: nothing, the width or the height.
inline QString cutOf(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    const QRect room = label.contentsRect();
    const QFontMetrics metrics(label.font());
    if (label.wordWrap()) {
        int longest = 0;
        for (const QString &word : label.text().split(QRegularExpression(QStringLiteral("\\s+"))))
            longest = std::max(longest, metrics.horizontalAdvance(word));
        if (longest > room.width() + 1)
            return QStringLiteral("a word of %1 in %2").arg(longest).arg(room.width());
        const int needed = label.heightForWidth(label.width());
        return needed > label.height() + 1
                   ? QStringLiteral("lines of %1 in %2").arg(needed).arg(label.height())
                   : QString();
    }
    const QSize needed = metrics.size(0, withoutMnemonic(label.text()));
    if (needed.width() > room.width() + 1)
        return QStringLiteral("%1 wide in %2").arg(needed.width()).arg(room.width());
    return needed.height() > room.height() + 1
               ? QStringLiteral("%1 high in %2").arg(needed.height()).arg(room.height())
               : QString();
}

// A button that shortens its text by itself says all of it in its tooltip.
inline QString cutOf(const QAbstractButton &button)
{
    if (button.text().isEmpty())
        return {};
    if (button.inherits("headroom::ElidedButton"))
        return button.toolTip().isEmpty() ? QStringLiteral("no tooltip") : QString();
    const int needed = button.sizeHint().width();
    return needed > button.width() + 1 ? QStringLiteral("%1 wide in %2").arg(needed).arg(button.width())
                                       : QString();
}

inline QString cutOf(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const int needed = box.fontMetrics().horizontalAdvance(box.currentText());
    return needed > room + 1 ? QStringLiteral("%1 wide in %2").arg(needed).arg(room) : QString();
}

inline QString cutOf(const QLineEdit &field)
{
    const int needed = std::max(field.fontMetrics().horizontalAdvance(field.text()),
                                field.fontMetrics().horizontalAdvance(field.placeholderText()));
    const QMargins margins = field.textMargins();
    const int room = field.contentsRect().width() - margins.left() - margins.right();
    return needed > room ? QStringLiteral("%1 wide in %2").arg(needed).arg(room) : QString();
}

inline QString cutOf(const QTabBar &bar)
{
    for (int i = 0; i < bar.count(); ++i)
        if (bar.fontMetrics().horizontalAdvance(withoutMnemonic(bar.tabText(i))) > bar.tabRect(i).width())
            return bar.tabText(i);
    return {};
}

inline QString cutOf(const QHeaderView &header)
{
    const QAbstractItemModel *model = header.model();
    for (int i = 0; model && header.orientation() == Qt::Horizontal && i < header.count(); ++i) {
        const QString text = model->headerData(i, Qt::Horizontal).toString();
        const int needed = header.fontMetrics().horizontalAdvance(text);
        if (!header.isSectionHidden(i) && needed > header.sectionSize(i))
            return QStringLiteral("%1: %2 wide in %3").arg(text).arg(needed).arg(header.sectionSize(i));
    }
    return {};
}

inline QString cutOfAny(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return cutOf(*label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return cutOf(*button);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return cutOf(*box);
    if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
        return cutOf(*field);
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget))
        return cutOf(*bar);
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
        return cutOf(*header);
    return {};
}

// Whether a part of it lies outside of what it lies in; what scrolls may.
inline bool isCutByParent(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    if (!parent || widget.isWindow() || qobject_cast<const QAbstractScrollArea *>(parent->parentWidget()))
        return false;
    return !parent->rect().contains(widget.geometry());
}

// Every text in a window that is cut off, with the reason.
inline QStringList cutTexts(const QWidget &window)
{
    QStringList found;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        if (qobject_cast<const QTabBar *>(widget->parentWidget())) // its arrows
            continue;
        QString cut = cutOfAny(*widget);
        const bool text =
            qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget);
        if (cut.isEmpty() && text && isCutByParent(*widget))
            cut = QStringLiteral("beyond the edge");
        if (!cut.isEmpty())
            found.append(QStringLiteral("%1 “%2”: %3")
                             .arg(nameOf(*widget), widget->property("text").toString().left(60), cut));
    }
    return found;
}

} // namespace headroom
