// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <QAccessible>
#include <QBuffer>
#include <QLabel>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <qcustomplot.h>

#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/theme/theme.h"

#include "tests/widgets/plot_input.h"

using namespace headroom;

Q_DECLARE_METATYPE(PlotCard *)

namespace {

const QLocale kPortuguese(QLocale::Portuguese, QLocale::Brazil);

std::unique_ptr<PlotCard> cardNamed(const QString &name)
{
    if (name == QStringLiteral("capacity"))
        return std::make_unique<CapacityPlot>();
    if (name == QStringLiteral("memory"))
        return std::make_unique<MemoryPlot>();
    return std::make_unique<RatePlot>();
}

QString svgOf(PlotCard &card)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({800, 500});
    generator.setViewBox(QRect(0, 0, 800, 500));
    QCPPainter painter;
    painter.begin(&generator);
    card.drawInto(&painter, {800, 500});
    painter.end();
    return QString::fromUtf8(buffer.data());
}

Scenario sixConfigurations()
{
    Scenario scenario = lessonAt(8192);
    scenario.configurations = {configurationOf("h100-sxm"),    configurationOf("mi300x"),
                               configurationOf("b200-sxm"),    configurationOf("h200-sxm"),
                               configurationOf("h100-sxm", 2), configurationOf("mi455x")};
    return scenario;
}

} // namespace

// What all plots have in common.
class PaintCounter : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

class PlotCardTest : public QObject {
    Q_OBJECT

private:
    static void eachPlot()
    {
        QTest::addColumn<QString>("plot");
        QTest::newRow("what fits") << QStringLiteral("capacity");
        QTest::newRow("where the memory goes") << QStringLiteral("memory");
        QTest::newRow("how fast") << QStringLiteral("rate");
    }
    static std::unique_ptr<PlotCard> opened(const PlotInput &input)
    {
        QFETCH(QString, plot);
        auto card = cardNamed(plot);
        card->resize(800, 500);
        card->setInput(input);
        card->show();
        (void)card->grab(); // painted, and so drawn
        QCoreApplication::processEvents();
        return card;
    }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void cleanup() { applyTheme(ThemeChoice::Light); }

    void repaintsOncePerBurst_data() { eachPlot(); }
    void repaintsOncePerBurst()
    {
        auto card = opened(inputFor(lessonAt(8192)));
        QSignalSpy replots(card->plot(), &QCustomPlot::afterReplot); // of everything, axes too
        PaintCounter painted;
        card->plot()->installEventFilter(&painted);
        const PlotInput lesson = inputFor(lessonAt(8192));
        const PlotInput longer = inputFor(lessonAt(16'384)); // another answer, in the same room
        for (int i = 0; i < 20; ++i)
            card->setInput(i % 2 == 0 ? lesson : longer);
        QTRY_COMPARE(painted.count, 1);
        QCoreApplication::processEvents();
        QCOMPARE(painted.count, 1);
        QVERIFY(replots.count() <= 1);
    }

    void theSameInputPaintsNothing_data() { eachPlot(); }
    void theSameInputPaintsNothing()
    {
        const PlotInput input = inputFor(lessonAt(8192));
        auto card = opened(input);
        QSignalSpy repaints(card->plot(), &QCustomPlot::afterReplot);
        card->setInput(input);
        QCoreApplication::processEvents();
        QCOMPARE(repaints.count(), 0);
    }

    void aHiddenPlotWaitsUntilItIsSeen_data() { eachPlot(); }
    void aHiddenPlotWaitsUntilItIsSeen()
    {
        QFETCH(QString, plot);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        PlotCard *card = cardNamed(plot).release();
        column->addWidget(card);
        card->setInput(inputFor(lessonAt(8192)));
        window.resize(800, 500);
        window.show();
        QCoreApplication::processEvents();
        card->hide();
        QCoreApplication::processEvents();
        QSignalSpy repaints(card->plot(), &QCustomPlot::afterReplot);
        card->setInput(inputFor(sixConfigurations()));
        QCoreApplication::processEvents();
        QCOMPARE(repaints.count(), 0);
        card->show();
        QTRY_VERIFY(repaints.count() >= 1);
    }

    void aDarkPaletteRecoloursEverything_data() { eachPlot(); }
    void aDarkPaletteRecoloursEverything()
    {
        auto card = opened(inputFor(lessonAt(8192)));
        QCOMPARE(card->plot()->xAxis->tickLabelColor(), Theme::light().muted);
        applyTheme(ThemeChoice::Dark);
        QCOMPARE(card->plot()->xAxis->tickLabelColor(), Theme::darkTheme().muted);
        QSignalSpy repaints(card->plot(), &QCustomPlot::afterReplot);
        QTRY_VERIFY(repaints.count() >= 1);
        const QImage image = card->grab().toImage();
        QCOMPARE(image.pixelColor(card->plot()->geometry().bottomRight()), Theme::darkTheme().surface);
        const QColor second = Theme::darkTheme().series[1];
        bool found = false; // the second configuration in its dark colour
        for (int y = 0; y < image.height() && !found; ++y)
            for (int x = 0; x < image.width() && !found; ++x)
                found = image.pixelColor(x, y) == second;
        QVERIFY(found);
    }

    void aLocaleChangesTheDecimalSign()
    {
        RatePlot card;
        card.setInput(inputFor(lessonAt(8192)));
        QVERIFY(svgOf(card).contains(QStringLiteral("62.0 tok/s")));
        card.setInput(inputFor(lessonAt(8192), 0, kPortuguese));
        QVERIFY(svgOf(card).contains(QStringLiteral("62,0 tok/s")));
        QCOMPARE(card.plot()->locale(), kPortuguese);
    }

    void aLocaleChangesTheSeparatorsOfTicks()
    {
        CapacityPlot card;
        card.resize(800, 500);
        card.setInput(inputFor(lessonAt(8192)));
        card.show();
        card.plot()->replot();
        // One MI300X holds 661 conversations of 1,024 tokens, so that the axis ends at 1,000.
        QVERIFY(card.plot()->yAxis->tickVectorLabels().contains(QStringLiteral("1,000")));
        card.setInput(inputFor(lessonAt(8192), 0, kPortuguese));
        card.plot()->replot();
        QVERIFY(card.plot()->yAxis->tickVectorLabels().contains(QStringLiteral("1.000")));
    }

    void screenReadersHearAChartItsNameAndItsFigures_data() { eachPlot(); }
    void screenReadersHearAChartItsNameAndItsFigures()
    {
        auto card = opened(inputFor(lessonAt(8192)));
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(card.get());
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::Chart);
        QCOMPARE(interface->text(QAccessible::Name), card->title());
        QCOMPARE(interface->text(QAccessible::Description), card->readOut());
        QVERIFY(card->readOut().contains(QStringLiteral("MI300X")));
    }

    void theTableNamesEveryConfiguration_data() { eachPlot(); }
    void theTableNamesEveryConfiguration()
    {
        auto card = opened(inputFor(sixConfigurations()));
        const QList<QStringList> table = card->table();
        QString all;
        for (const QStringList &row : table) {
            QCOMPARE(row.size(), table.first().size());
            all += row.join(u' ');
        }
        for (const char *name : {"H100 SXM", "MI300X", "B200 SXM", "H200", "2 × H100 SXM", "MI455X"})
            QVERIFY2(all.contains(QString::fromUtf8(name)), name);
    }

    void tabReachesThePlotAndShowsIt_data() { eachPlot(); }
    void tabReachesThePlotAndShowsIt()
    {
        auto card = opened(inputFor(lessonAt(8192)));
        card->clearFocus();
        const QPoint edge(0, card->height() / 2);
        QVERIFY(card->grab().toImage().pixelColor(edge) != Theme::light().accent);
        card->activateWindow();
        card->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(card->hasFocus());
        QCOMPARE(card->grab().toImage().pixelColor(edge), Theme::light().accent);
    }

    void anExportIsTextOnWhiteWhateverTheScreenShows_data() { eachPlot(); }
    void anExportIsTextOnWhiteWhateverTheScreenShows()
    {
        applyTheme(ThemeChoice::Dark);
        auto card = opened(inputFor(sixConfigurations()));
        const QString svg = svgOf(*card);
        QVERIFY(svg.contains(card->title()));
        for (const char *name : {"H100 SXM", "MI300X", "B200 SXM", "H200"})
            QVERIFY2(svg.contains(QString::fromUtf8(name)), name); // no series by colour alone
        QVERIFY(svg.contains(Theme::light().series[1].name()));
        QVERIFY(!svg.contains(Theme::darkTheme().surface.name()));
        QVERIFY(!svg.contains(QStringLiteral("<image")));       // no picture of text
        QVERIFY(!svg.contains(QStringLiteral("8,192 tokens"))); // the cursor stays on the screen
        QCOMPARE(card->plot()->xAxis->tickLabelColor(), Theme::darkTheme().muted); // as it was
    }

    void namesFromFilesStayText()
    {
        auto hostile = std::make_shared<Catalog>(catalog());
        for (Accelerator &accelerator : hostile->accelerators)
            if (accelerator.id == "mi300x")
                accelerator.name = "<img src=x>";
        PlotInput input = inputFor(lessonAt(8192));
        input.catalog = hostile;
        input.evaluation = evaluate(*hostile, lessonAt(8192));
        RatePlot card;
        card.resize(700, 400);
        card.setInput(input);
        card.show();
        (void)card.grab(); // painted, and so drawn
        for (const QLabel *label : card.findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QTest::mouseMove(card.plot(), card.plot()->axisRect()->center());
        QTRY_VERIFY(!QToolTip::text().isEmpty());
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;img")));
        QToolTip::hideText();
    }

    void nothingComparedAsksForAConfiguration_data() { eachPlot(); }
    void nothingComparedAsksForAConfiguration()
    {
        Scenario empty = lessonAt(8192);
        empty.configurations.clear();
        auto card = opened(inputFor(empty));
        QVERIFY(card->readOut().startsWith(QStringLiteral("Add a configuration")));
        QVERIFY(!svgOf(*card).isEmpty());
    }

    void anUnknownAcceleratorLeavesTheOthers_data() { eachPlot(); }
    void anUnknownAcceleratorLeavesTheOthers()
    {
        Scenario scenario = lessonAt(8192);
        scenario.configurations.push_back(configurationOf("mi400"));
        auto card = opened(inputFor(scenario, 3));
        QVERIFY(card->plot()->isVisible());
        QVERIFY(card->readOut().contains(QStringLiteral("MI300X")));
        QVERIFY(svgOf(*card).contains(QStringLiteral("mi400")));
    }
};

QTEST_MAIN(PlotCardTest)
#include "plotcard_test.moc"
