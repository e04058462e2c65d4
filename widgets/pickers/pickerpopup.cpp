// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/pickerpopup.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "widgets/pickers/pickerdelegate.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

QStandardItem *headingFor(const QString &group)
{
    auto *heading = new QStandardItem(group);
    heading->setFlags(Qt::NoItemFlags);
    heading->setData(true, PickerDelegate::HeadingRole);
    return heading;
}

QStandardItem *lineFor(const PickerItem &item)
{
    auto *line = new QStandardItem(item.title);
    line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    line->setData(item.id, PickerDelegate::IdRole);
    line->setData(item.detail, PickerDelegate::DetailRole);
    line->setData(item.mark, PickerDelegate::MarkRole);
    QStringList spoken{item.title, item.detail};
    if (!item.mark.isEmpty())
        spoken.append(item.mark);
    line->setData(spoken.join(QStringLiteral(", ")), Qt::AccessibleTextRole);
    return line;
}

} // namespace

PickerPopup::PickerPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("pickerPopup"));
    setProperty("surface", QStringLiteral("popup"));
    setAttribute(Qt::WA_NoMouseReplay); // a press on the button closes the list and does not open it again
    createParts();
    connect(m_search, &QLineEdit::textChanged, this, &PickerPopup::fill);
    connect(m_list, &QListView::clicked, this, &PickerPopup::take);
}

void PickerPopup::createParts()
{
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list = new QListView(this);
    m_model = new QStandardItemModel(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PickerDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // keys go to the search field
    m_list->setProperty("surface", QStringLiteral("plain"));
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceS, kSpaceS, kSpaceS, kSpaceS);
    column->setSpacing(kSpaceS);
    column->addWidget(m_search);
    column->addWidget(m_list);
}

void PickerPopup::open(const QList<PickerItem> &items, const QString &current, QWidget *under)
{
    m_items = items;
    m_current = current;
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_list->setAccessibleName(accessibleName());
    m_search->clear();
    fill();
    place(under);
    show();
    m_search->setFocus(Qt::PopupFocusReason);
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void PickerPopup::fill()
{
    m_model->clear();
    QString group;
    QModelIndex chosen;
    for (const PickerItem &item : matching(m_items, m_search->text())) {
        if (item.group != group)
            m_model->appendRow(headingFor(item.group));
        group = item.group;
        m_model->appendRow(lineFor(item));
        if (item.id == m_current || !chosen.isValid())
            chosen = m_model->index(m_model->rowCount() - 1, 0);
    }
    if (m_model->rowCount() == 0)
        m_model->appendRow(headingFor(tr("Nothing is named so.")));
    m_list->setCurrentIndex(chosen);
}

// Under the button, or above it where the screen ends.
void PickerPopup::place(QWidget *under)
{
    const int em = fontMetrics().averageCharWidth();
    const int lines = m_model->rowCount();
    const QSize wanted(std::max(under->width(), 58 * em),
                       std::min(480, 72 + lines * m_list->sizeHintForRow(0)));
    const QRect screen = under->screen()->availableGeometry();
    QPoint corner = under->mapToGlobal(QPoint(0, under->height() + kSpaceXs));
    if (corner.y() + wanted.height() > screen.bottom())
        corner.setY(std::max(screen.top(), under->mapToGlobal(QPoint()).y() - kSpaceXs - wanted.height()));
    corner.setX(std::clamp(corner.x(), screen.left(),
                           std::max(screen.left(), screen.right() - wanted.width())));
    setGeometry(QRect(corner, wanted));
}

void PickerPopup::step(int lines)
{
    const int direction = lines < 0 ? -1 : 1;
    int row = m_list->currentIndex().row();
    int best = row;
    for (int left = std::abs(lines); left > 0;) {
        row += direction;
        if (row < 0 || row >= m_model->rowCount())
            break;
        if (!(m_model->item(row)->flags() & Qt::ItemIsEnabled))
            continue;
        best = row;
        --left;
    }
    m_list->setCurrentIndex(m_model->index(best, 0));
    if (best <= 1)
        m_list->scrollToTop(); // the first heading too
}

bool PickerPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(8);
        return true;
    case Qt::Key_PageUp:
        step(-8);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

void PickerPopup::take(const QModelIndex &index)
{
    const QString id = index.data(PickerDelegate::IdRole).toString();
    if (id.isEmpty())
        return;
    hide();
    emit picked(id);
}

} // namespace headroom
