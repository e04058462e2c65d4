// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QXmlStreamReader>

#include <qcustomplot.h>

#include "tests/widgets/plot_input.h"

#include "widgets/export/figurepage.h"
#include "widgets/export/figureplots.h"
#include "widgets/export/picturefile.h"
#include "widgets/export/slidepage.h"
#include "widgets/sentences/language.h"
#include "widgets/theme/theme.h"

using namespace headroom;

namespace {

// Six configurations with long names and many sources.
Scenario crowded()
{
    Scenario scenario = largeModelOn({configurationOf("mi300x", 8), configurationOf("h200-sxm", 8),
                                      configurationOf("b200-sxm", 8), configurationOf("mi355x", 8),
                                      configurationOf("h100-sxm", 8), configurationOf("rtx-3090", 2)});
    return scenario;
}

QString textsOf(const QByteArray &svg)
{
    QString text;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters && !reader.isWhitespace())
            text += reader.text().toString().trimmed() + QLatin1Char('\n');
    return text;
}

// The smallest type of an SVG in logical pixels, with the scale that its groups set.
double smallestType(const QByteArray &svg)
{
    static const QRegularExpression matrix(QStringLiteral("matrix\\(([-0-9.e]+),"));
    double smallest = 1e9;
    double scale = 1.0;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("g"))
            if (const auto match =
                    matrix.match(reader.attributes().value(QLatin1String("transform")).toString());
                match.hasMatch())
                scale = match.captured(1).toDouble();
        if (reader.name() == QLatin1String("text"))
            smallest =
                std::min(smallest, scale * reader.attributes().value(QLatin1String("font-size")).toDouble());
    }
    return smallest;
}

QByteArray slideSvg(const Scenario &scenario, const QSize &size = QSize(1280, 720))
{
    const PlotInput input = inputFor(scenario);
    const FigurePlots plots(input);
    const FigureText text = slideText(input, QDate(2026, 12, 1));
    return drawnPicture(PictureKind::Svg, {size, 1.0, text.title, {}},
                        [&](QCPPainter *painter, const QSize &all) {
                            drawSlide(painter, all,
                                      {{plots.named(QStringLiteral("capacity"))},
                                       {plots.named(QStringLiteral("rate"))}},
                                      input, text);
                        })
        .bytes;
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.use(QStringLiteral("en")); }
    void aSlideSaysAllInText();
    void noTypeOfASlideIsBelowNinePoints();
    void aSlideKeepsItsMargins();
    void aSlideOfAnotherShapeIsFilled();
    void aFigureCutsAddressesBeforeThePlot();
    void picturesAreLightWhateverTheWindow();
    void packingStopsWhenAsked();

private:
    Language m_language;
};

void FiguresTest::aSlideSaysAllInText()
{
    const QString text = textsOf(slideSvg(lessonAt(262'144)));
    for (const char *said :
         {"Qwen3.8 27B with a context of 262,144 tokens: what fits, and how fast?",
          "One MI300X holds 8 conversations of 262,144 tokens", "What fits", "How fast", "98.1 tok/s",
          "2,188,049", "16.1 GiB", "Assumptions: ", "1. ", "2026-12-01", "Headroom "})
        QVERIFY2(text.contains(QString::fromUtf8(said)), said);
}

// 13.33 x 7.5 inches are 1280 x 720: 12 of them are 9 points.
void FiguresTest::noTypeOfASlideIsBelowNinePoints()
{
    const double smallest = smallestType(slideSvg(crowded()));
    QVERIFY2(smallest >= 12.0 - 0.01, qPrintable(QString::number(smallest)));
    QVERIFY(smallest < 13.0); // something was measured
}

// Four hundredths at each side are white.
void FiguresTest::aSlideKeepsItsMargins()
{
    const PlotInput input = inputFor(crowded());
    const FigurePlots plots(input);
    const QImage image =
        pictureAsImage({{1280, 720}, 1.0, {}, {}}, [&](QCPPainter *painter, const QSize &size) {
            drawSlide(painter, size,
                      {{plots.named(QStringLiteral("capacity"))}, {plots.named(QStringLiteral("memory"))}},
                      input, slideText(input, QDate(2026, 12, 1)));
        });
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            if (x < 46 || x >= 1280 - 46 || y < 26 || y >= 720 - 26)
                QVERIFY2(image.pixelColor(x, y) == QColor(Qt::white),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
}

void FiguresTest::aSlideOfAnotherShapeIsFilled()
{
    const QByteArray svg = slideSvg(lessonAt(262'144), {1024, 768});
    QVERIFY(svg.contains("viewBox=\"0 0 1024 768\""));
    QVERIFY(textsOf(svg).contains(QStringLiteral("How fast")));
}

void FiguresTest::aFigureCutsAddressesBeforeThePlot()
{
    const PlotInput input = inputFor(lessonAt(262'144));
    const FigurePlots plots(input);
    const FigureText text = figureText(input, QDate(2026, 12, 1));
    const auto svg = [&](const QSize &size) {
        return textsOf(drawnPicture(PictureKind::Svg, {size, 1.0, {}, {}},
                                    [&](QCPPainter *painter, const QSize &all) {
                                        drawFigure(painter, all, *plots.named(QStringLiteral("rate")), text);
                                    })
                           .bytes);
    };
    QVERIFY(svg({2400, 1600}).contains(QStringLiteral("https://")));
    const QString small = svg({900, leastFigureHeight(900, text)});
    QVERIFY(!small.contains(QStringLiteral("https://")));
    QVERIFY(small.contains(QStringLiteral("github.com/ROCm/ROCm")));
    QVERIFY(small.contains(QStringLiteral("conversations at once"))); // the axis of a plot that has room
    QVERIFY(leastFigureHeight(1600, text) < leastFigureHeight(600, text));
}

void FiguresTest::picturesAreLightWhateverTheWindow()
{
    applyTheme(ThemeChoice::Dark);
    const PlotInput input = inputFor(lessonAt(262'144));
    const FigurePlots plots(input);
    const QImage image =
        pictureAsImage({{1280, 720}, 1.0, {}, {}}, [&](QCPPainter *painter, const QSize &size) {
            drawFigure(painter, size, *plots.named(QStringLiteral("capacity")),
                       figureText(input, QDate(2026, 12, 1)));
        });
    applyTheme(ThemeChoice::Light);
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    QCOMPARE(image.pixelColor(640, 300).lightnessF() > 0.5, true);
}

void FiguresTest::packingStopsWhenAsked()
{
    const Picture picture{QImage(640, 480, QImage::Format_RGB32), {}};
    std::atomic<bool> stop = false;
    QVERIFY(fileBytes(picture, &stop).startsWith("\x89PNG"));
    stop = true;
    QVERIFY(fileBytes(picture, &stop).isEmpty());
}

QTEST_MAIN(FiguresTest)
#include "figures_test.moc"
