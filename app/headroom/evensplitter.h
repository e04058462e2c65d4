// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace headroom {

// A splitter whose parts keep the shares they were given, however small the window was in between: those
// that stretch keep their proportions, the others their sizes. Its handle, double-clicked, gives the usual
// shares again.
class EvenSplitter : public QSplitter {
    Q_OBJECT

public:
    explicit EvenSplitter(Qt::Orientation orientation, QWidget *parent = nullptr);

    void setUsualSizes(const QList<int> &sizes); // without: all alike
    void restoreUsual();
    // What the parts that stretch should have together: below, the others give up room of theirs.
    void setLeastStretch(int pixels) { m_leastStretch = pixels; }
    // The shares as text, "328,900,400"; what is no such text is passed over.
    [[nodiscard]] QByteArray place() const;
    void restorePlace(const QByteArray &place);

protected:
    QSplitterHandle *createHandle() override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void remember();
    [[nodiscard]] QList<int> wanted() const;
    [[nodiscard]] int shownParts() const;
    void giveShares();
    void giveUp(QList<int> &given, int &rest) const;
    [[nodiscard]] bool stretches(int part) const;

    QList<int> m_usual;
    QList<int> m_wanted; // as set by hand; empty: the usual
    int m_shown = 0;
    int m_leastStretch = 0;
};

} // namespace headroom
