// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include "app/headroom/aboutdialog.h"
#include "app/headroom/enginelogdialog.h"
#include "app/headroom/menus.h"
#include "tests/app/textfit.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/pickers/cardlist.h"

using namespace headroom;

// Run once at scale 1 and once at scale 2: no text is cut off, in either language and theme, at any size.
class TextFitTest : public QObject {
    Q_OBJECT

private slots:
    void theScaleIsTheOneAskedFor();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void dialogsAreWideEnough_data() { languages(); }
    void dialogsAreWideEnough();
    void aCutTextIsFound();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("in English") << QStringLiteral("en");
        QTest::newRow("in Portuguese") << QStringLiteral("pt_BR");
    }
    // Six cards with long names, an engine with settings, lengths, a price of one's own, what does not fit.
    static Scenario fullComparison()
    {
        Scenario scenario = lessonScenario();
        scenario.model = "qwen3-235b-a22b";
        scenario.context = 131'072;
        scenario.sequences = 128;
        scenario.method = Method::Vllm;
        scenario.basis = WeightsBasis::Loaded;
        scenario.load.prompt = 100'000;
        scenario.load.output = 1'000;
        scenario.configurations.clear();
        for (const char *accelerator :
             {"mi355x", "h200-sxm", "gb200-nvl72", "mi325x", "a100-sxm-80gb", "h100-sxm"}) {
            Configuration card;
            card.accelerator = accelerator;
            card.weights = "fp8_e4m3_block128";
            card.cache = "fp8_e4m3";
            card.parallel = {.tensor = 8, .pipeline = 2};
            scenario.configurations.push_back(card);
        }
        scenario.configurations.back().parallel = {};
        scenario.configurations.back().model = "no-such-model-of-a-long-name";
        return scenario;
    }
    static void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    static void check(const WindowFixture &f, const QString &where)
    {
        settle();
        const QStringList cut = cutTexts(*f.window);
        QVERIFY2(cut.isEmpty(), qPrintable(where + QStringLiteral(": ") + cut.join(QStringLiteral("\n  "))));
    }
};

void TextFitTest::theScaleIsTheOneAskedFor()
{
    const double wanted = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble();
    QCOMPARE(qApp->devicePixelRatio(), wanted);
}

void TextFitTest::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1024, 700), QSize(1600, 1000), QSize(3840, 2160)})
        for (const char *language : {"en", "pt_BR"})
            QTest::addRow("%d x %d, %s", size.width(), size.height(), language)
                << size << QString::fromLatin1(language);
}

void TextFitTest::nothingIsCutOff()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    WindowFixture f(language, size);
    f.session.start(fullComparison());
    f.session.evaluateNow();
    f.window->tell(QStringLiteral("a"), [] { return QStringLiteral("Message of many words. ").repeated(8); });
    QCOMPARE(f.window->size(), size);
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        f.window->setTheme(theme);
        f.window->side()->closePanel();
        check(f, QStringLiteral("no panel"));
        for (int id = Menus::Why; id <= Menus::Measure; ++id) {
            QAction *action = f.window->menus()->action(static_cast<Menus::Id>(id));
            action->trigger();
            check(f, action->text());
        }
    }
    f.window->side()->closePanel();
    f.window->cards()->card(0)->findChild<QToolButton *>(QStringLiteral("disclose"))->click();
    check(f, QStringLiteral("settings of a card"));
}

void TextFitTest::dialogsAreWideEnough()
{
    QFETCH(QString, language);
    WindowFixture f(language);
    AboutDialog about(f.window.get());
    about.show();
    f.window->showLog();
    settle();
    for (const QWidget *dialog :
         {static_cast<QWidget *>(&about), static_cast<QWidget *>(f.window->showLog())}) {
        const QStringList cut = cutTexts(*dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QStringLiteral("\n  "))));
    }
}

// The measure itself.
void TextFitTest::aCutTextIsFound()
{
    QWidget window;
    QLabel label(QStringLiteral("A text that is wider than forty pixels"), &window);
    label.setGeometry(0, 0, 40, 30);
    window.resize(400, 100);
    window.show();
    QCOMPARE(cutTexts(window).size(), 1);
    label.resize(390, 30);
    QVERIFY(cutTexts(window).isEmpty());
    label.move(300, 0);
    QCOMPARE(cutTexts(window).size(), 1); // half of it beyond the edge
    label.setGeometry(0, 0, 200, 14);
    label.setWordWrap(true);
    QCOMPARE(cutTexts(window).size(), 1); // two lines in the height of one
}

QTEST_MAIN(TextFitTest)
#include "textfit_test.moc"
