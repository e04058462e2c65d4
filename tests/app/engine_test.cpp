// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include "app/headroom/menus.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/figuretile.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/methodpanel.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/pickers/cardlist.h"
#include "widgets/pickers/settingsform.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/plots/memorypicture.h"

using namespace headroom;

// The engines' methods in the window: chosen, set, undone, and what they print shown.
class EngineTest : public QObject {
    Q_OBJECT

private slots:
    void aMethodIsChosenAndUndone();
    void aSettingIsTypedAndUndone();
    void whatCannotBeASettingIsExplained();
    void settingsSpeakTheLanguage();
    void defaultsComeBack();
    void settingsOfAnotherEngineStay();
    void theLessonsMethodKeepsFormatsApart();
    void aSettingWithoutEffectCannotBeSet();
    void thePanelShowsWhatTheEnginePrints();
    void theMemoryShowsWhatIsKept();
    void layoutsAreComparedAndUndone();

private:
    static void type(WindowFixture &f, const char *setting, const QString &text);
    template<class Editor> static Editor *editor(WindowFixture &f, const char *setting)
    {
        auto *found = f.window->engine()->form()->findChild<Editor *>(QLatin1String(setting));
        Q_ASSERT(found);
        return found;
    }
    static void openEngine(WindowFixture &f, Method method);
};

void EngineTest::openEngine(WindowFixture &f, Method method)
{
    f.session.edit(SetMethod{method});
    f.session.evaluateNow();
    f.window->menus()->action(Menus::Engine)->trigger();
    QVERIFY(f.window->engine()->isVisible());
}

void EngineTest::type(WindowFixture &f, const char *setting, const QString &text)
{
    auto *field = editor<QLineEdit>(f, setting);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

void EngineTest::aMethodIsChosenAndUndone()
{
    WindowFixture f;
    QComboBox *method = f.window->strip()->method();
    QCOMPARE(method->currentText(), QStringLiteral("Reference"));
    method->setFocus();
    QTest::keyClick(method, Qt::Key_Down);
    QCOMPARE(f.session.scenario().method, Method::Vllm);
    QCOMPARE(f.session.scenario().basis, WeightsBasis::Loaded); // what an engine keeps on the device
    QTRY_VERIFY(f.window->answer()->conversations()->remark().startsWith(QStringLiteral("vLLM prints ")));
    QCOMPARE(f.window->menus()->action(Menus::Undo)->text(), QStringLiteral("&Undo: method vLLM"));
    f.window->menus()->action(Menus::Undo)->trigger();
    QVERIFY(f.session.scenario() == lessonScenario());
    QTRY_COMPARE(method->currentText(), QStringLiteral("Reference"));
}

void EngineTest::aSettingIsTypedAndUndone()
{
    WindowFixture f;
    openEngine(f, Method::Vllm);
    QVERIFY(editor<QLineEdit>(f, "max_num_seqs")->text().isEmpty());
    // MI300X, the card that is selected first: 1,024 sequences for the API server.
    QCOMPARE(editor<QLineEdit>(f, "max_num_seqs")->placeholderText(), QStringLiteral("1,024"));
    type(f, "max_num_seqs", QStringLiteral("4K"));
    QCOMPARE(f.session.scenario().settings.batchSequences, Tokens{4096});
    QTRY_COMPARE(editor<QLineEdit>(f, "max_num_seqs")->text(), QStringLiteral("4,096"));
    QCOMPARE(f.window->menus()->action(Menus::Undo)->text(),
             QStringLiteral("&Undo: setting Conversations of a step"));
    f.window->menus()->action(Menus::Undo)->trigger();
    QVERIFY(!f.session.scenario().settings.batchSequences);
    QTRY_VERIFY(editor<QLineEdit>(f, "max_num_seqs")->text().isEmpty());
}

void EngineTest::whatCannotBeASettingIsExplained()
{
    WindowFixture f;
    openEngine(f, Method::Vllm);
    type(f, "version", QStringLiteral("the newest"));
    QVERIFY(!f.session.scenario().settings.version);
    QVERIFY(f.window->messages()->isVisible());
    type(f, "version", QStringLiteral("0.19.0"));
    QCOMPARE(f.session.scenario().settings.version, std::string("0.19.0"));
    QTRY_VERIFY(!f.window->messages()->isVisible());
}

void EngineTest::settingsSpeakTheLanguage()
{
    WindowFixture f(QStringLiteral("pt_BR"));
    openEngine(f, Method::Sglang);
    type(f, "mem_fraction_static", QStringLiteral("0,85"));
    QCOMPARE(f.session.scenario().settings.staticFraction, 0.85);
    QTRY_COMPARE(editor<QLineEdit>(f, "mem_fraction_static")->text(), QStringLiteral("0,85"));
}

void EngineTest::defaultsComeBack()
{
    WindowFixture f;
    openEngine(f, Method::LlamaCpp);
    type(f, "slots", QStringLiteral("4"));
    QCOMPARE(f.session.scenario().settings.slotCount, Tokens{4});
    type(f, "slots", QString());
    QTest::keyClick(editor<QLineEdit>(f, "slots"), Qt::Key_Delete);
    QTRY_VERIFY(!f.session.scenario().settings.slotCount);
}

void EngineTest::settingsOfAnotherEngineStay()
{
    WindowFixture f;
    openEngine(f, Method::LlamaCpp);
    type(f, "slots", QStringLiteral("4"));
    f.session.edit(SetMethod{Method::Vllm});
    f.session.evaluateNow();
    QVERIFY(!f.window->engine()->form()->findChild<QLineEdit *>(QStringLiteral("slots")));
    QVERIFY(f.window->engine()->form()->findChild<QLineEdit *>(QStringLiteral("max_num_batched_tokens")));
    QCOMPARE(f.session.scenario().settings.slotCount, Tokens{4});
}

void EngineTest::theLessonsMethodKeepsFormatsApart()
{
    WindowFixture f;
    openEngine(f, Method::Reference);
    auto *values = editor<QComboBox>(f, "cache_v");
    QTRY_VERIFY(values->isVisible());
    QCOMPARE(values->currentText(), QStringLiteral("default (BF16)"));
    const double before = f.result(1).answer.capacity.memory.kvPerToken.value();
    values->setCurrentIndex(values->findData(QStringLiteral("q8_0")));
    emit values->activated(values->currentIndex());
    QCOMPARE(f.session.scenario().settings.cacheV, std::string("q8_0"));
    f.session.evaluateNow();
    QCOMPARE(f.result(1).answer.capacity.memory.kvPerToken.value(), before * (16 + 8.5) / 32);
}

// Qwen3.8 has recurrent states, Llama 3 has none.
void EngineTest::aSettingWithoutEffectCannotBeSet()
{
    WindowFixture f;
    openEngine(f, Method::Vllm);
    QVERIFY(editor<QComboBox>(f, "state_dtype")->isEnabled());
    QCOMPARE(editor<QComboBox>(f, "state_dtype")->currentText(), QStringLiteral("default (FP32)"));
    f.session.edit(SetModel{"llama-3-8b"});
    QTRY_VERIFY(!editor<QComboBox>(f, "state_dtype")->isEnabled());
}

void EngineTest::thePanelShowsWhatTheEnginePrints()
{
    WindowFixture f;
    openEngine(f, Method::Vllm);
    const QString text = f.window->engine()->view()->toPlainText();
    for (const char *said : {"Tokens the engine prints: ", "Concurrency the engine prints: ",
                             "Conversations that fit: ", "Activation peak: ", "printed figures"})
        QVERIFY2(text.contains(QString::fromUtf8(said)), said);
}

// The parts of the reserve add up to it, and stand where they come from.
void EngineTest::theMemoryShowsWhatIsKept()
{
    WindowFixture f;
    f.session.edit(SetMethod{Method::Vllm});
    f.session.evaluateNow();
    const ConfigurationResult &result = f.result(0); // H100: graphs come out of the utilization since 0.21
    Bytes kept;
    bool activation = false;
    for (const MemorySegment &segment : memorySegments(result)) {
        if (segment.part != MemoryPart::Reserve)
            continue;
        QVERIFY(segment.kept.has_value());
        kept += segment.size;
        activation = activation || segment.kept == ReserveTerm::What::Activation;
    }
    QVERIFY(activation);
    QVERIFY(qAbs((kept - result.prepared.reserve).value()) < 1.0);
}

// Eight devices: TP 8, 4, 2, 1; the mixture's experts shared by all where there are replicas.
void EngineTest::layoutsAreComparedAndUndone()
{
    WindowFixture f;
    f.session.edit(SetModel{"deepseek-v3"});
    f.session.edit(SetMethod{Method::Vllm});
    f.session.edit(SetContext{16'384});
    Configuration configuration = f.session.scenario().configurations.front();
    configuration.accelerator = "h200-sxm";
    configuration.weights = "fp8_e4m3_block128";
    configuration.parallel = {.tensor = 8};
    f.session.edit(SetConfiguration{0, configuration});
    f.session.evaluateNow();
    const Scenario before = f.session.scenario();
    for (QAction *action : f.window->cards()->card(0)->actions())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L))
            action->trigger();
    f.session.evaluateNow();
    const auto &laid = f.session.scenario().configurations;
    QVERIFY(laid.size() >= 4 && laid.size() <= kMostConfigurations);
    QCOMPARE(laid.front().parallel, (Parallelism{8, 1, 1, 1}));
    QCOMPARE(laid.back().parallel, (Parallelism{1, 1, 8, 8}));
    QTRY_COMPARE(f.window->cards()->cardCount(), static_cast<int>(laid.size()));
    // Several times the conversations of TP 8: the latent is whole on every rank.
    QVERIFY(f.result(laid.size() - 1).answer.capacity.concurrency.sequences
            > 3 * f.result(0).answer.capacity.concurrency.sequences);
    f.window->menus()->action(Menus::Undo)->trigger();
    QVERIFY(f.session.scenario() == before);
}

QTEST_MAIN(EngineTest)
#include "engine_test.moc"
