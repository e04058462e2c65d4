// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include "widgets/theme/marker.h"
#include "widgets/theme/tabular.h"
#include "widgets/theme/theme.h"

using namespace headroom;

namespace {

QImage markerImage(int series)
{
    QImage image(41, 41, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawMarker(painter, series, {20.5, 20.5}, 16.0, Qt::black, Qt::white);
    return image;
}

// Pixels that are black in one image and white in the other.
int difference(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 128 ? 1 : 0;
    return count;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTheme(ThemeChoice::Light); }

    void rolesAreTheAgreedColours()
    {
        QCOMPARE(Theme::light().window.name(), QStringLiteral("#f6f7f9"));
        QCOMPARE(Theme::light().accent.name(), QStringLiteral("#0635b1"));
        QCOMPARE(Theme::light().series[5].name(), QStringLiteral("#572904"));
        QCOMPARE(Theme::darkTheme().window.name(), QStringLiteral("#15181d"));
        QCOMPARE(Theme::darkTheme().error.name(), QStringLiteral("#ff8a80"));
        QCOMPARE(Theme::darkTheme().series[0].name(), QStringLiteral("#4aa8ff"));
    }

    void aPaletteIsRecognised()
    {
        QVERIFY(!Theme::of(Theme::light().palette()).dark);
        QVERIFY(Theme::of(Theme::darkTheme().palette()).dark);
        QVERIFY(Theme::of(QPalette(Qt::black)).dark); // a platform's own dark palette
    }

    void theSwitchReachesOpenWidgetsAtOnce()
    {
        applyTheme(ThemeChoice::Light);
        QWidget widget;
        widget.show();
        QCOMPARE(widget.grab().toImage().pixelColor(5, 5), Theme::light().window);
        applyTheme(ThemeChoice::Dark);
        QCOMPARE(widget.grab().toImage().pixelColor(5, 5), Theme::darkTheme().window);
        QCOMPARE(widget.palette().color(QPalette::WindowText), Theme::darkTheme().text);
    }

    void systemFollowsThePlatform()
    {
        applyTheme(ThemeChoice::Dark);
        applyTheme(ThemeChoice::System); // the offscreen platform is light
        QVERIFY(!Theme::of(QApplication::palette()).dark);
    }

    void sheetHasNoRoleLeftOpen()
    {
        for (const Theme *theme : {&Theme::light(), &Theme::darkTheme()}) {
            const QString sheet = theme->styleSheet();
            QVERIFY(sheet.size() > 1000);
            const qsizetype body = sheet.indexOf(QStringLiteral("*/")); // the first comment explains the
                                                                        // signs
            QCOMPARE(sheet.indexOf(u'@', body), -1);
        }
    }

    void iconsOfTheSheetExist()
    {
        for (const char *icon : {"chevron", "chevron-up", "check", "tick"})
            for (const char *mode : {"light", "dark"})
                QVERIFY(!QPixmap(QStringLiteral(":/theme/%1-%2.svg")
                                     .arg(QLatin1String(icon), QLatin1String(mode)))
                             .isNull());
    }

    void controlsAreTallEnough()
    {
        applyTheme(ThemeChoice::Light);
        QPushButton button(QStringLiteral("Text"));
        QLineEdit field;
        QSlider slider(Qt::Horizontal);
        for (QWidget *control : {static_cast<QWidget *>(&button), static_cast<QWidget *>(&field),
                                 static_cast<QWidget *>(&slider)}) {
            control->ensurePolished();
            QVERIFY2(control->sizeHint().height() >= kControlHeight, control->metaObject()->className());
        }
    }

    void focusIsARingInTheAccentAndMovesNothing()
    {
        applyTheme(ThemeChoice::Light);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *first = new QLineEdit(&window);
        auto *second = new QLineEdit(&window);
        column->addWidget(first);
        column->addWidget(second);
        window.show();
        window.activateWindow();
        first->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(first->hasFocus());
        const QImage image = first->grab().toImage();
        QCOMPARE(image.pixelColor(0, image.height() / 2), Theme::light().accent);
        QCOMPARE(image.pixelColor(1, image.height() / 2), Theme::light().accent);
        QCOMPARE(first->sizeHint(), second->sizeHint());
    }

    void typeFollowsTheSystemsSize()
    {
        const QFont body = fontFor(TypeRole::Body);
        // The offscreen platform's own font has its default size, so the scale is 1.
        QCOMPARE(body.pixelSize(), 13);
        QCOMPARE(fontFor(TypeRole::Caption).pixelSize(), 11);
        QCOMPARE(fontFor(TypeRole::Figure).pixelSize(), 32);
        if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
            QCOMPARE(body.family(), QStringLiteral("Inter"));
    }

    void markersDifferWithoutColour()
    {
        for (int a = 0; a < kSeries; ++a)
            for (int b = a + 1; b < kSeries; ++b)
                QVERIFY2(difference(markerImage(a), markerImage(b)) > 60,
                         qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
    }

    void figuresDoNotJumpWhileTheyChange()
    {
        const QFontMetricsF metrics(fontFor(TypeRole::Figure));
        QCOMPARE(tabularWidth(metrics, QStringLiteral("111.1 GiB")),
                 tabularWidth(metrics, QStringLiteral("888.8 GiB")));
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
