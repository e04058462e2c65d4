// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/headroom/session.h"
#include "widgets/sentences/language.h"

using namespace headroom;

namespace {

std::shared_ptr<const Catalog> catalog()
{
    static const auto shared = std::make_shared<const Catalog>(builtInCatalog());
    return shared;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void beginsWithTheLesson();
    void evaluatesABurstOnce();
    void undoesADragAsOne();
    void keepsSeparateGesturesApart();
    void aDragBackLeavesNoTrace();
    void undoAndRedoReturnTheVeryScenario();
    void anEditThatChangesNothingLeavesNoTrace();
    void namesWhatUndoWouldDo();
    void aNewDocumentHasNothingToUndo();
};

void SessionTest::beginsWithTheLesson()
{
    Session session(catalog());
    QVERIFY(session.scenario() == lessonScenario());
    QCOMPARE(session.evaluation()->results.size(), std::size_t{3});
    QVERIFY(session.undoStack()->isClean());
}

void SessionTest::evaluatesABurstOnce()
{
    Session session(catalog());
    QSignalSpy evaluations(&session, &Session::evaluated);
    for (Tokens context = 1000; context < 1020; ++context)
        session.edit(SetContext{context}, 1);
    QCOMPARE(evaluations.count(), 0); // not before the event loop is reached
    QTRY_COMPARE(evaluations.count(), 1);
    QCOMPARE(session.evaluation()->scenario.context, Tokens{1019});
}

void SessionTest::undoesADragAsOne()
{
    Session session(catalog());
    for (const Tokens context : {100'000, 50'000, 8'192})
        session.edit(SetContext{context}, 7);
    QCOMPARE(session.undoStack()->count(), 1);
    session.undoStack()->undo();
    QCOMPARE(session.scenario().context, Tokens{262'144});
}

void SessionTest::keepsSeparateGesturesApart()
{
    Session session(catalog());
    session.edit(SetContext{8'192}, 1);
    session.edit(SetContext{4'096}, 2);
    session.edit(SetSequences{2});
    session.edit(SetSequences{3});
    QCOMPARE(session.undoStack()->count(), 4);
}

void SessionTest::aDragBackLeavesNoTrace()
{
    Session session(catalog());
    session.edit(SetContext{8'192}, 1);
    session.edit(SetContext{262'144}, 1);
    QVERIFY(!session.undoStack()->canUndo());
    QVERIFY(session.scenario() == lessonScenario());
}

void SessionTest::undoAndRedoReturnTheVeryScenario()
{
    Session session(catalog());
    std::vector<Scenario> seen{session.scenario()};
    Configuration other = session.scenario().configurations[0];
    other.overrides.reserve = gibibytes(4);
    other.parallel.tensor = 2;
    const std::vector<ScenarioEdit> edits{
        SetModel{"llama-3-70b"},    SetContext{8'192},
        SetSequences{16},           AddConfiguration{other},
        SetConfiguration{1, other}, MoveConfiguration{0, 2},
        RemoveConfiguration{1},     SetWeightsBasis{WeightsBasis::Checkpoint}};
    for (const ScenarioEdit &edit : edits) {
        session.edit(edit);
        seen.push_back(session.scenario());
    }
    QCOMPARE(session.undoStack()->count(), static_cast<int>(edits.size()));
    for (std::size_t i = seen.size() - 1; i > 0; --i) {
        session.undoStack()->undo();
        QVERIFY(session.scenario() == seen[i - 1]);
    }
    for (std::size_t i = 1; i < seen.size(); ++i) {
        session.undoStack()->redo();
        QVERIFY(session.scenario() == seen[i]);
    }
}

void SessionTest::anEditThatChangesNothingLeavesNoTrace()
{
    Session session(catalog());
    session.edit(SetContext{262'144});
    session.edit(RemoveConfiguration{17});
    QCOMPARE(session.undoStack()->count(), 0);
}

void SessionTest::namesWhatUndoWouldDo()
{
    Language speech; // plurals
    speech.use(QStringLiteral("en"));
    Session session(catalog());
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    QVERIFY(session.undoText(english).isEmpty());
    session.edit(SetContext{8'192});
    QCOMPARE(session.undoText(english), QStringLiteral("context of 8,192 tokens"));
    Configuration changed = session.scenario().configurations[1];
    changed.weights = "fp8";
    session.edit(SetConfiguration{1, changed});
    QCOMPARE(session.undoText(english), QStringLiteral("weight format of MI300X"));
    session.undoStack()->undo();
    QCOMPARE(session.undoText(english), QStringLiteral("context of 8,192 tokens"));
    QCOMPARE(session.redoText(english), QStringLiteral("weight format of MI300X"));
}

void SessionTest::aNewDocumentHasNothingToUndo()
{
    Session session(catalog());
    session.edit(SetContext{8'192});
    Scenario other = lessonScenario();
    other.context = 4'096;
    session.start(other);
    QVERIFY(!session.undoStack()->canUndo());
    QVERIFY(session.undoStack()->isClean());
    QTRY_COMPARE(session.evaluation()->scenario.context, Tokens{4'096});
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
