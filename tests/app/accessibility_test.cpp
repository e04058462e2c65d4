// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include "app/headroom/aboutdialog.h"
#include "app/headroom/bottombar.h"
#include "app/headroom/catalogdialog.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/loadstrip.h"
#include "widgets/pickers/sharedstrip.h"

using namespace headroom;

// What a screen reader is told, and what the keyboard reaches, over every widget of the window.
class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsNamed_data();
    void everythingIsNamed();
    void dialogsAreNamedThroughout();
    void tabGoesThroughTheWindowInOrder();
    void theFocusIsVisible();
    void nothingMovesByItself();

private:
    static QString complaintAbout(const QWidget &widget);
    static void check(const QWidget &window);
    static QList<QWidget *> regions(const WindowFixture &f);
    static int regionOf(const QList<QWidget *> &regions, const QWidget *widget);
    static bool isPart(const QWidget &widget);
};

namespace {

bool hasLetter(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

bool isReachable(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled();
}

} // namespace

// Parts of a control of Qt's that speak through the whole.
bool AccessibilityTest::isPart(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return parent
           && (parent->inherits("QAbstractSpinBox") || parent->inherits("QComboBox")
               || parent->inherits("QAbstractScrollArea") || parent->inherits("QHeaderView")
               || parent->inherits("QTabBar") || parent->inherits("QMenuBar"));
}

// Empty where nothing is wrong.
QString AccessibilityTest::complaintAbout(const QWidget &widget)
{
    const QAccessibleInterface *interface =
        QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&widget));
    if (!interface)
        return QStringLiteral("no interface");
    const QString name = interface->text(QAccessible::Name);
    const QAccessible::Role role = interface->role();
    const bool vague = role == QAccessible::NoRole || role == QAccessible::Client;
    const bool painted =
        QLatin1String(widget.metaObject()->className()).startsWith(QLatin1String("headroom::"))
        && widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly).isEmpty() && !widget.layout();
    if (isReachable(widget) && vague)
        return QStringLiteral("a role that says nothing");
    if ((isReachable(widget) || painted) && !hasLetter(name))
        return QStringLiteral("no name (“%1”)").arg(name);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget);
        button && !hasLetter(button->text()) && button->toolTip().isEmpty() && isReachable(widget))
        return QStringLiteral("a sign without a tooltip");
    if (const auto *label = qobject_cast<const QLabel *>(&widget);
        label && !label->text().isEmpty() && role != QAccessible::StaticText)
        return QStringLiteral("a label of another role");
    return {};
}

void AccessibilityTest::check(const QWidget &window)
{
    QStringList complaints;
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisibleTo(&window) && !isPart(*widget))
            if (const QString complaint = complaintAbout(*widget); !complaint.isEmpty())
                complaints.append(QStringLiteral("%1#%2 in %3: %4")
                                      .arg(QLatin1String(widget->metaObject()->className()),
                                           widget->objectName(),
                                           QLatin1String(widget->parentWidget()->metaObject()->className()),
                                           complaint));
    complaints.removeDuplicates();
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void AccessibilityTest::everythingIsNamed_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("in English") << QStringLiteral("en");
    QTest::newRow("in Portuguese") << QStringLiteral("pt_BR");
}

void AccessibilityTest::everythingIsNamed()
{
    QFETCH(QString, language);
    WindowFixture f(language);
    f.session.edit(SetMethod{Method::Vllm}); // settings to fill in
    f.window->tell(QStringLiteral("a"), [] { return QStringLiteral("A message."); });
    f.window->cards()->card(0)->findChild<QToolButton *>(QStringLiteral("disclose"))->click();
    QCoreApplication::processEvents();
    check(*f.window);
    for (int id = Menus::Why; id <= Menus::Measure; ++id) {
        f.window->menus()->action(static_cast<Menus::Id>(id))->trigger();
        QCoreApplication::processEvents();
        check(*f.window);
    }
}

void AccessibilityTest::dialogsAreNamedThroughout()
{
    WindowFixture f;
    AboutDialog about(f.window.get());
    about.show();
    check(about);
    about.hide();
    check(*f.window->showLog());
    check(*f.window->showCatalog());
}

QList<QWidget *> AccessibilityTest::regions(const WindowFixture &f)
{
    return {f.window->strip(), f.window->findChild<LoadStrip *>(), f.window->cards(), f.window->answer(),
            f.window->plots(), f.window->findChild<BottomBar *>(), f.window->side()};
}

int AccessibilityTest::regionOf(const QList<QWidget *> &regions, const QWidget *widget)
{
    for (int i = 0; i < regions.size(); ++i)
        if (regions[i]->isAncestorOf(widget))
            return i;
    return -1;
}

// From the strip at the top to the panel at the right, and within the cards from the first to the last.
void AccessibilityTest::tabGoesThroughTheWindowInOrder()
{
    WindowFixture f;
    f.window->menus()->action(Menus::Sources)->trigger();
    QCoreApplication::processEvents();
    const QList<QWidget *> parts = regions(f);
    QWidget *first = nullptr;
    for (QWidget *widget = f.window.get(); !first; widget = widget->nextInFocusChain())
        if (parts[0]->isAncestorOf(widget) && isReachable(*widget) && widget->isVisible())
            first = widget;
    first->setFocus(Qt::TabFocusReason);
    QList<int> order;
    QStringList names;
    int lastCard = 0;
    do {
        QWidget *now = QApplication::focusWidget();
        const int region = regionOf(parts, now);
        QVERIFY2(region >= 0, now->metaObject()->className());
        if (order.isEmpty() || order.last() != region) {
            order.append(region);
            names.append(QStringLiteral("%1 %2#%3")
                             .arg(region)
                             .arg(QLatin1String(now->metaObject()->className()), now->objectName()));
        }
        for (int i = 0; i < f.window->cards()->cardCount(); ++i)
            if (f.window->cards()->card(i) == now || f.window->cards()->card(i)->isAncestorOf(now)) {
                QVERIFY(i >= lastCard);
                lastCard = i;
            }
        QTest::keyClick(now, Qt::Key_Tab);
    } while (QApplication::focusWidget() != first && order.size() < 30);
    QVERIFY2(order == (QList<int>{0, 1, 2, 3, 4, 5, 6}), qPrintable(names.join(u'\n')));
}

void AccessibilityTest::theFocusIsVisible()
{
    WindowFixture f;
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        f.window->setTheme(theme);
        QCoreApplication::processEvents();
        for (QWidget *widget : f.window->findChildren<QWidget *>()) {
            if (!isReachable(*widget) || !widget->isVisible() || isPart(*widget))
                continue;
            f.window->setFocus();
            QCoreApplication::processEvents();
            const QImage without = widget->grab().toImage();
            widget->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            QVERIFY2(widget->grab().toImage() != without,
                     qPrintable(QLatin1String(widget->metaObject()->className()) + u'#'
                                + widget->objectName()));
        }
    }
}

// No animation at all suits whoever asked for less of it, too.
void AccessibilityTest::nothingMovesByItself()
{
    WindowFixture f;
    QCOMPARE(f.window->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, f.window.get()), 0);
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                      Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QVERIFY(!QApplication::isEffectEnabled(effect));
}

QTEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
