// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/theme/theme.h"

#include "tests/widgets/plot_hand.h"
#include "tests/widgets/plot_input.h"

using namespace headroom;

namespace {

QToolButton *expandButton(const PlotCard &card)
{
    return qobject_cast<QToolButton *>(card.controls().last());
}

} // namespace

// A plot that stands alone, and the figures in it.
class PlotFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void titleAndButtonAskToStandAlone()
    {
        CapacityPlot card;
        open(card, inputFor(lessonAt(8192), 1));
        QSignalSpy asked(&card, &PlotCard::expandAsked);
        QTest::mouseClick(expandButton(card), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        QVERIFY(!expandButton(card)->isChecked()); // until somebody has done it
        for (QLabel *label : card.findChildren<QLabel *>())
            if (label->text() == card.title())
                QTest::mouseDClick(label, Qt::LeftButton);
        QCOMPARE(asked.count(), 2);
        card.setExpanded(true);
        QTest::keyClick(&card, Qt::Key_Escape);
        QCOMPARE(asked.count(), 3);
    }

    void figuresOpenTheirWorking()
    {
        MemoryPlot memory;
        open(memory, inputFor(lessonAt(8192), 0));
        QSignalSpy asked(&memory, &PlotCard::workingAsked);
        const QRect area = memory.plot()->axisRect()->rect();
        const QPoint first(area.left() + 6, area.top() + area.height() / 6); // weights of the first of three
        QTest::mouseClick(memory.plot(), Qt::LeftButton, {}, first);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][0].toInt(), 0);
        QCOMPARE(asked[0][1].value<Term>(), Term::WeightBytes);
        const QPoint second(area.left() + 6, area.center().y()); // not selected: a click selects
        QTest::mouseClick(memory.plot(), Qt::LeftButton, {}, second);
        QCOMPARE(asked.count(), 1);
        QTest::keyClick(&memory, Qt::Key_Return);
        QCOMPARE(asked.last()[1].value<Term>(), Term::UsedMemory);
        RatePlot rate;
        open(rate, inputFor(lessonAt(8192), 1));
        QSignalSpy rates(&rate, &PlotCard::workingAsked);
        QTest::keyClick(&rate, Qt::Key_Return);
        QCOMPARE(rates[0][1].value<Term>(), Term::UserRate);
    }

    // However low the plot, the words of the quotient stay inside the axes, away from the cursor's head.
    void theWordsOfTheQuotientStayInside_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : {180, 200, 230, 260, 320, 500})
            QTest::addRow("%d", height) << height;
    }
    void theWordsOfTheQuotientStayInside()
    {
        QFETCH(int, height);
        RatePlot card;
        open(card, inputFor(lessonAt(8192), 1), QSize(640, height));
        const QRectF words = card.quotientWords();
        QVERIFY(words.isEmpty() || QRectF(card.plot()->axisRect()->rect()).contains(words));
        QVERIFY(height < 320 || !words.isEmpty());
    }
};

QTEST_MAIN(PlotFiguresTest)
#include "plotfigures_test.moc"
