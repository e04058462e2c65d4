// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QActionGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/figuretile.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/contextpicker.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/plots/plotcard.h"

using namespace headroom;

class WindowLookTest : public QObject {
    Q_OBJECT

private slots:
    void theLanguageChangesEverythingAtOnce();
    void theThemeChangesAtOnce();
    void theThemeChangesAfterPlotsHaveMoved();
    void theMemoryUnitChangesAtOnce();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void tabReachesEveryControl();
    void plotsBecomeTabs_data();
    void plotsBecomeTabs();
    void plotsAreEvenAgainAfterASmallWindow();
    void theWindowHasItsIcon();

private:
    static QList<QWidget *> controlsOf(const QWidget &window);
};

// What can be worked with: visible, enabled, and reached with Tab.
QList<QWidget *> WindowLookTest::controlsOf(const QWidget &window)
{
    QList<QWidget *> controls;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool part = qobject_cast<QAbstractSpinBox *>(widget->parentWidget()); // the line edit within
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) && !part)
            controls.append(widget);
    }
    return controls;
}

void WindowLookTest::theLanguageChangesEverythingAtOnce()
{
    WindowFixture f;
    f.window->menus()->languages()->actions().at(1)->trigger();
    QTRY_COMPARE(f.window->strip()->context()->field()->text(), QStringLiteral("262.144"));
    QTRY_COMPARE(f.window->answer()->quotient()->figure(), QStringLiteral("98,1 tok/s"));
    QCOMPARE(f.window->menus()->action(Menus::Save)->text(), QStringLiteral("&Salvar"));
    QVERIFY(f.window->answer()->sentence().contains(QStringLiteral("conversas")));
    QVERIFY(f.window->cards()->card(1)->fitButton()->text().contains(QStringLiteral("conversas")));
    QCOMPARE(f.settings.language(), QStringLiteral("pt_BR"));
    f.window->menus()->languages()->actions().at(0)->trigger();
    QTRY_COMPARE(f.window->menus()->action(Menus::Save)->text(), QStringLiteral("&Save"));
}

void WindowLookTest::theThemeChangesAtOnce()
{
    WindowFixture f;
    f.window->menus()->themes()->actions().at(2)->trigger();
    QTRY_COMPARE(f.window->palette().color(QPalette::Window), Theme::darkTheme().window);
    const QImage picture = f.window->grab().toImage();
    QCOMPARE(picture.pixelColor(picture.width() - 3, picture.height() - 3), Theme::darkTheme().window);
    f.window->menus()->themes()->actions().at(1)->trigger();
    QTRY_COMPARE(f.window->palette().color(QPalette::Window), Theme::light().window);
}

// Plots that move between splitters and tabs leave handles behind that Qt must not polish any more.
void WindowLookTest::theThemeChangesAfterPlotsHaveMoved()
{
    WindowFixture f;
    for (const QSize size : {QSize(1024, 700), QSize(1600, 1000), QSize(1024, 700)}) {
        f.window->resize(size);
        QTRY_COMPARE(f.window->size(), size);
        applyTheme(ThemeChoice::Dark);
        magnifyType(1.5);
        applyTheme(ThemeChoice::Light);
        magnifyType(1.0);
    }
    QVERIFY(f.window->isVisible());
}

void WindowLookTest::theMemoryUnitChangesAtOnce()
{
    WindowFixture f;
    QVERIFY(f.window->answer()->memory()->figure().endsWith(QStringLiteral("GiB")));
    f.window->menus()->units()->actions().at(1)->trigger();
    QTRY_VERIFY(f.window->answer()->memory()->figure().endsWith(QStringLiteral("GB")));
    QVERIFY(!f.window->answer()->memory()->figure().endsWith(QStringLiteral("GiB")));
}

void WindowLookTest::everyControlHasAName_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << QStringLiteral("en");
    QTest::newRow("in Portuguese") << QStringLiteral("pt_BR");
}

void WindowLookTest::everyControlHasAName()
{
    QFETCH(QString, language);
    WindowFixture f(language);
    f.window->menus()->action(Menus::Why)->trigger();
    f.window->cards()->card(0)->findChild<QToolButton *>(QStringLiteral("disclose"))->click();
    QTRY_VERIFY(controlsOf(*f.window).size() > 30);
    const auto controls = controlsOf(*f.window);
    for (const QWidget *control : controls) {
        const auto *button = qobject_cast<const QAbstractButton *>(control);
        const bool named = !control->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named,
                 qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(control->metaObject()->className()),
                                                        control->objectName())));
    }
}

void WindowLookTest::tabReachesEveryControl()
{
    WindowFixture f;
    const QList<QWidget *> controls = controlsOf(*f.window);
    QSet<QWidget *> reached;
    f.window->strip()->model()->setFocus();
    for (int i = 0; i < 2 * controls.size(); ++i) {
        reached.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (QWidget *control : controls)
        QVERIFY2(reached.contains(control), qPrintable(control->objectName() + control->accessibleName()));
}

void WindowLookTest::plotsBecomeTabs_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("arrangement");
    QTest::newRow("a wide window shows all") << 1600 << static_cast<int>(PlotsArea::Arrangement::AllAtOnce);
    QTest::newRow("1200 is wide enough") << 1200 << static_cast<int>(PlotsArea::Arrangement::AllAtOnce);
    QTest::newRow("1100 shows tabs") << 1100 << static_cast<int>(PlotsArea::Arrangement::TwoTabs);
    QTest::newRow("850 shows a tab for each") << 850 << static_cast<int>(PlotsArea::Arrangement::TabEach);
}

void WindowLookTest::plotsBecomeTabs()
{
    QFETCH(int, width);
    QFETCH(int, arrangement);
    WindowFixture f(QStringLiteral("en"), QSize(width, 1000));
    QCOMPARE(f.window->width(), width);
    QTRY_COMPARE(static_cast<int>(f.window->plots()->arrangement()), arrangement);
    f.window->resize(1600, 1000); // and back
    QTRY_COMPARE(f.window->plots()->arrangement(), PlotsArea::Arrangement::AllAtOnce);
    for (const PlotCard *plot : f.window->plots()->plots())
        QTRY_VERIFY(plot->isVisible());
}

void WindowLookTest::plotsAreEvenAgainAfterASmallWindow()
{
    WindowFixture f;
    const int cards = f.window->cards()->width();
    for (const QSize size : {QSize(850, 600), QSize(1100, 600), QSize(3000, 620), QSize(1600, 1000)}) {
        f.window->resize(size);
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE(f.window->plots()->arrangement(), PlotsArea::Arrangement::AllAtOnce);
    const QList<PlotCard *> plots = f.window->plots()->plots();
    for (const PlotCard *plot : plots) {
        QTRY_VERIFY(std::abs(plot->width() - plots[0]->width()) <= 1);
        QVERIFY(std::abs(plot->height() - plots[0]->height()) <= 1);
    }
    QCOMPARE(f.window->cards()->width(), cards);
}

void WindowLookTest::theWindowHasItsIcon()
{
    const QIcon icon(QStringLiteral(":/icons/org.headroom.Headroom.svg"));
    const QImage picture = icon.pixmap(64, 64).toImage();
    QVERIFY(!picture.isNull());
    QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() - 8), QColor(0x06, 0x35, 0xb1));
}

QTEST_MAIN(WindowLookTest)
#include "windowlook_test.moc"
