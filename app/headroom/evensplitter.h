// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMouseEvent>
#include <QSplitter>

namespace headroom {

// A splitter whose handle, double-clicked, gives the parts their usual shares again.
class EvenSplitter : public QSplitter {
    Q_OBJECT

public:
    using QSplitter::QSplitter;

    void setUsualSizes(const QList<int> &sizes)
    {
        m_usual = sizes;
        setSizes(sizes);
    }
    void restoreUsual()
    {
        if (!m_usual.isEmpty()) {
            setSizes(m_usual);
            return;
        }
        setSizes(QList<int>(count(), 10'000)); // shared out evenly
    }

protected:
    QSplitterHandle *createHandle() override;

private:
    QList<int> m_usual;
};

class EvenSplitterHandle : public QSplitterHandle {
    Q_OBJECT

public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void mouseDoubleClickEvent(QMouseEvent *) override
    {
        static_cast<EvenSplitter *>(splitter())->restoreUsual();
    }
};

inline QSplitterHandle *EvenSplitter::createHandle()
{
    return new EvenSplitterHandle(orientation(), this);
}

} // namespace headroom
