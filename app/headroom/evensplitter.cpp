// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/evensplitter.h"

#include <QEvent>

#include <algorithm>

namespace headroom {

namespace {

class EvenSplitterHandle : public QSplitterHandle {
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void mouseDoubleClickEvent(QMouseEvent *) override
    {
        static_cast<EvenSplitter *>(splitter())->restoreUsual();
    }
};

constexpr int kShare = 10'000; // of each part where all are alike

} // namespace

EvenSplitter::EvenSplitter(Qt::Orientation orientation, QWidget *parent)
    : QSplitter(orientation, parent)
{
    connect(this, &QSplitter::splitterMoved, this, &EvenSplitter::remember);
}

void EvenSplitter::setUsualSizes(const QList<int> &sizes)
{
    m_usual = sizes;
    restoreUsual();
}

void EvenSplitter::restoreUsual()
{
    m_wanted.clear();
    giveShares();
}

QByteArray EvenSplitter::place() const
{
    QByteArrayList sizes;
    for (const int size : m_wanted)
        sizes.append(QByteArray::number(size));
    return sizes.join(',');
}

void EvenSplitter::restorePlace(const QByteArray &place)
{
    QList<int> sizes;
    for (const QByteArray &size : place.split(','))
        sizes.append(size.toInt());
    const auto possible = [](int size) { return size > 0 && size < kShare; };
    if (sizes.size() == count() && std::all_of(sizes.begin(), sizes.end(), possible))
        m_wanted = sizes;
    giveShares();
}

QList<int> EvenSplitter::wanted() const
{
    if (m_wanted.size() == count())
        return m_wanted;
    return m_usual.size() == count() ? m_usual : QList<int>(count(), kShare);
}

// A part that is not shown keeps what it had.
void EvenSplitter::remember()
{
    const QList<int> old = wanted();
    m_wanted = sizes();
    for (int i = 0; i < count(); ++i)
        if (widget(i)->isHidden())
            m_wanted[i] = old[i];
}

bool EvenSplitter::stretches(int part) const
{
    const QSizePolicy policy = widget(part)->sizePolicy();
    return (orientation() == Qt::Horizontal ? policy.horizontalStretch() : policy.verticalStretch()) > 0;
}

// From the first part to the last, down to what each needs.
void EvenSplitter::giveUp(QList<int> &given, int &rest) const
{
    for (int i = 0; i < count() && rest < m_leastStretch; ++i) {
        if (stretches(i) || widget(i)->isHidden())
            continue;
        const QSize least = widget(i)->minimumSizeHint().expandedTo(widget(i)->minimumSize());
        const int spare = given[i] - (orientation() == Qt::Horizontal ? least.width() : least.height());
        const int taken = std::clamp(m_leastStretch - rest, 0, std::max(0, spare));
        given[i] -= taken;
        rest += taken;
    }
}

// Parts without stretch get what is wanted, the others divide the rest as they did.
void EvenSplitter::giveShares()
{
    QList<int> given = wanted();
    int rest =
        (orientation() == Qt::Horizontal ? width() : height()) - handleWidth() * std::max(0, count() - 1);
    qint64 shares = 0;
    for (int i = 0; i < count(); ++i) {
        if (stretches(i))
            shares += given[i];
        else if (!widget(i)->isHidden())
            rest -= given[i];
    }
    if (shares > 0)
        giveUp(given, rest);
    for (int i = 0; shares > 0 && i < count(); ++i)
        if (stretches(i))
            given[i] = static_cast<int>(std::max<qint64>(1, qint64{rest} * given[i] / shares));
    setSizes(given);
    m_shown = shownParts();
}

void EvenSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    giveShares();
}

int EvenSplitter::shownParts() const
{
    int shown = 0;
    for (int i = 0; i < count(); ++i)
        shown += widget(i)->isHidden() ? 0 : 1;
    return shown;
}

// A part that comes or goes changes the shares of the others; anything else that asks for a layout does not.
bool EvenSplitter::event(QEvent *event)
{
    const bool done = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest && shownParts() != m_shown)
        giveShares();
    return done;
}

QSplitterHandle *EvenSplitter::createHandle()
{
    return new EvenSplitterHandle(orientation(), this);
}

} // namespace headroom
