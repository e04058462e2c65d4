// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <rapidcheck.h>

#include "app/headroom/session.h"
#include "app/headroom/undohistory.h"
#include "model/scenario/scenario_json.h"

using namespace headroom;

namespace {

std::shared_ptr<const Catalog> catalog()
{
    static const auto shared = std::make_shared<const Catalog>(builtInCatalog());
    return shared;
}

Configuration anyConfiguration()
{
    Configuration configuration;
    configuration.accelerator = *rc::gen::element<std::string>("mi300x", "h100-sxm", "b200-sxm", "no-such");
    configuration.weights = *rc::gen::element<std::string>("bf16", "fp8_e4m3_channel", "awq_int4_g128");
    configuration.parallel.tensor = *rc::gen::element(1, 2, 8);
    if (*rc::gen::arbitrary<bool>())
        configuration.overrides.reserve = gibibytes(*rc::gen::inRange(0, 100) / 3.0);
    configuration.unknownKeys = *rc::gen::element<std::string>("", R"({"later":[1.5,null]})");
    return configuration;
}

// Every kind of edit; indices may be beyond the end, numbers beyond their limits.
ScenarioEdit anyEdit()
{
    const auto index = [] { return *rc::gen::inRange<std::size_t>(0, 7); };
    switch (*rc::gen::inRange(0, 13)) {
    case 0:
        return SetModel{*rc::gen::element<std::string>("llama-3-70b", "qwen3.8-27b", "ü \" \\")};
    case 1:
        return SetContext{*rc::gen::inRange<Tokens>(-5, 2'000'000)};
    case 2:
        return SetSequences{*rc::gen::inRange<Tokens>(-5, 2'000'000)};
    case 3:
        return SetMethod{*rc::gen::element(Method::Reference, Method::Vllm, Method::LlamaCpp)};
    case 4:
        return SetSettings{{.batchTokens = *rc::gen::inRange<Tokens>(1, 9000)}};
    case 5:
        return SetWeightsBasis{*rc::gen::element(WeightsBasis::Nominal, WeightsBasis::Loaded)};
    case 6:
        return SetWorkload{{.prompt = *rc::gen::inRange<Tokens>(1, 9000), .meanFill = 1.0 / 3.0}};
    case 7:
        return AddConfiguration{anyConfiguration()};
    case 8:
        return RemoveConfiguration{index()};
    case 9:
        return SetConfiguration{index(), anyConfiguration()};
    case 10:
        return MoveConfiguration{index(), index()};
    case 11:
        return SetConfigurations{{anyConfiguration(), anyConfiguration()}};
    default:
        return ReplaceScenario{lessonScenario()};
    }
}

ScenarioPtr documentOf(std::size_t bytes, Tokens context)
{
    Scenario scenario = lessonScenario();
    scenario.context = context;
    scenario.unknownKeys = "{\"x\":\"" + std::string(bytes, 'x') + "\"}";
    return std::make_shared<const Scenario>(std::move(scenario));
}

} // namespace

class UndoTest : public QObject {
    Q_OBJECT

private slots:
    void undoAndRedoReturnTheVeryBytes();
    void manyLargeStepsStayWithinTheLimit();
    void theOldestOf501StepsGoes();
    void whatWasSavedIsOutOfReachOnceItsStepIsGone();
    void aDragAfterSavingIsAStepOfItsOwn();
};

// After any edits, drags among them, and any undos and redos in between: what stands at a place of the
// history is what was written there, byte for byte.
void UndoTest::undoAndRedoReturnTheVeryBytes()
{
    QVERIFY(rc::check([] {
        Session session(catalog());
        UndoHistory &history = *session.undoStack();
        std::vector<std::string> texts{toJson(session.scenario())}; // by place
        const auto check = [&] {
            RC_ASSERT(toJson(session.scenario()) == texts.at(static_cast<std::size_t>(history.index())));
        };
        for (int i = *rc::gen::inRange(1, 60); i > 0; --i) {
            const int what = *rc::gen::inRange(0, 8);
            if (what == 0) {
                history.undo();
            } else if (what == 1) {
                history.redo();
            } else {
                const int before = history.index();
                session.edit(anyEdit(), *rc::gen::element(0, 0, 1, 1, 2));
                const auto place = static_cast<std::size_t>(history.index());
                if (history.index() != before || history.count() != static_cast<int>(texts.size()) - 1
                    || toJson(session.scenario()) != texts[place]) {
                    texts.resize(place + 1);
                    if (history.index() >= before) // a drag that came back must agree with what was there
                        texts[place] = toJson(session.scenario());
                }
            }
            check();
        }
        while (history.canUndo()) {
            history.undo();
            check();
        }
        RC_ASSERT(session.scenario() == lessonScenario());
        while (history.canRedo()) {
            history.redo();
            check();
        }
    }));
}

void UndoTest::manyLargeStepsStayWithinTheLimit()
{
    UndoHistory history({.steps = 500, .bytes = 100'000}, nullptr);
    ScenarioPtr now = documentOf(10'000, 1);
    for (Tokens context = 2; context < 102; ++context) {
        ScenarioPtr next = documentOf(10'000, context);
        history.push(SetContext{context}, now, next, 0);
        now = next;
        QVERIFY(history.bytes() <= 100'000);
    }
    // A step is 10,000 bytes and the rest of a lesson, which is less than another 10,000.
    QVERIFY(history.count() >= 5 && history.count() <= 9);
    QVERIFY(history.step(history.count() - 1).after == now);
    // One document beyond the limit can still be undone.
    history.push(SetContext{1}, now, documentOf(200'000, 1), 0);
    QCOMPARE(history.count(), 1);
    QVERIFY(history.canUndo());
}

void UndoTest::theOldestOf501StepsGoes()
{
    Session session(catalog());
    for (Tokens context = 1; context <= 501; ++context)
        session.edit(SetContext{context});
    QCOMPARE(session.undoStack()->count(), 500);
    while (session.undoStack()->canUndo())
        session.undoStack()->undo();
    QCOMPARE(session.scenario().context, Tokens{1}); // the way from the lesson to it is gone
}

void UndoTest::whatWasSavedIsOutOfReachOnceItsStepIsGone()
{
    UndoHistory history({.steps = 2, .bytes = 100'000}, nullptr);
    QVERIFY(history.isClean());
    for (Tokens context = 1; context <= 3; ++context)
        history.push(SetContext{context}, documentOf(1, context - 1), documentOf(1, context), 0);
    history.undo();
    history.undo();
    QVERIFY(!history.canUndo());
    QVERIFY(!history.isClean());
}

void UndoTest::aDragAfterSavingIsAStepOfItsOwn()
{
    Session session(catalog());
    QSignalSpy clean(session.undoStack(), &UndoHistory::cleanChanged);
    session.edit(SetContext{8'192}, 1);
    session.undoStack()->setClean();
    session.edit(SetContext{4'096}, 1);
    QCOMPARE(session.undoStack()->count(), 2);
    QVERIFY(!session.undoStack()->isClean());
    session.undoStack()->undo();
    QVERIFY(session.undoStack()->isClean());
    QCOMPARE(session.scenario().context, Tokens{8'192});
    QCOMPARE(clean.count(), 4); // changed, saved, changed, back
}

QTEST_GUILESS_MAIN(UndoTest)
#include "undo_test.moc"
