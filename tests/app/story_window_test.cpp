// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/windowfixture.h"

#include <QFile>

#include "app/headroom/plotsarea.h"
#include "app/headroom/presentation.h"
#include "app/headroom/storyteller.h"
#include "widgets/panels/answerpanel.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/storystrip.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/stories.h"

using namespace headroom;

namespace {

const Story &storyNamed(const char *id)
{
    for (const Story &story : builtInStories())
        if (story.id == id)
            return story;
    qFatal("no such story");
}

QString written(const QTemporaryDir &folder, const QByteArray &text)
{
    const QString path = folder.filePath(QStringLiteral("story.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
    return path;
}

} // namespace

// Stories and the presentation in the window.
class StoryWindowTest : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsToldInBothLanguages();
    void aQuestionIsAnsweredWhenAsked();
    void leavingBringsBackWhatWasThere();
    void keepingIsUndoneAtOnce();
    void anotherDocumentEndsIt();
    void aFileIsToldOrRefusedWithItsStep();
    void aPresentationShowsOnePlotAndGoesBack();
    void keysWalkTheStory();
    void withoutAStoryKeysWalkThePlots();
    void theScreenGoesBlank();
};

// No placeholder is left, and numbers follow the language.
void StoryWindowTest::everyStepIsToldInBothLanguages()
{
    WindowFixture fixture;
    for (const QString &language : Language::available()) {
        fixture.speech.use(language);
        const Numbers numbers(fixture.speech.locale());
        for (const Story &story : builtInStories()) {
            fixture.window->teller()->begin(story);
            for (std::size_t i = 0; i < story.steps.size(); ++i) {
                fixture.session.evaluateNow();
                QCOMPARE(fixture.window->teller()->step(), i);
                QVERIFY(fixture.session.scenario() == story.steps[i].scenario);
                const QString said = fixture.window->story()->sentence();
                QVERIFY2(!said.isEmpty() && !said.contains(QLatin1Char('{')), qPrintable(said));
                QCOMPARE(said, storyText(story.steps[i].say, story.steps[i], numbers));
                fixture.window->teller()->reveal();
                fixture.window->teller()->forth();
            }
        }
    }
    // 54.0e9 / 2^30 = 50.29
    const StoryStep &first = storyNamed("one-conversation-per-card").steps.front();
    QVERIFY(storyText(first.say, first, Numbers(QLocale(QLocale::Portuguese, QLocale::Brazil)))
                .contains(QStringLiteral("50,3 GiB")));
}

void StoryWindowTest::aQuestionIsAnsweredWhenAsked()
{
    WindowFixture fixture;
    fixture.window->teller()->begin(storyNamed("capacity-is-not-speed"));
    StoryStrip *strip = fixture.window->story();
    QVERIFY(strip->isVisible());
    QVERIFY(strip->answer().isEmpty());
    fixture.window->teller()->forth(); // the answer comes before the next step
    QCOMPARE(fixture.window->teller()->step(), std::size_t{0});
    QVERIFY(strip->answer().contains(QStringLiteral("1.58"))); // 5.3 / 3.35
    fixture.window->teller()->forth();
    QCOMPARE(fixture.window->teller()->step(), std::size_t{1});
    QVERIFY(strip->answer().isEmpty());
}

void StoryWindowTest::leavingBringsBackWhatWasThere()
{
    WindowFixture fixture;
    fixture.session.edit(SetContext{12'345});
    const Scenario before = fixture.session.scenario();
    const int changes = fixture.session.undoStack()->count();
    fixture.window->teller()->begin(storyNamed("two-smaller-cards"));
    fixture.window->teller()->forth();
    fixture.window->teller()->leave();
    QVERIFY(fixture.session.scenario() == before);
    QCOMPARE(fixture.session.undoStack()->count(), changes); // as if nothing had been
    QVERIFY(!fixture.window->story()->isVisible());
}

void StoryWindowTest::keepingIsUndoneAtOnce()
{
    WindowFixture fixture;
    const Scenario before = fixture.session.scenario();
    fixture.window->teller()->begin(storyNamed("two-smaller-cards"));
    fixture.window->teller()->forth();
    fixture.window->teller()->keep();
    QVERIFY(fixture.session.scenario() == storyNamed("two-smaller-cards").steps[1].scenario);
    QVERIFY(!fixture.window->story()->isVisible());
    fixture.session.undoStack()->undo();
    QVERIFY(fixture.session.scenario() == before);
}

void StoryWindowTest::anotherDocumentEndsIt()
{
    WindowFixture fixture;
    fixture.window->teller()->begin(storyNamed("users-per-node"));
    fixture.session.undoStack()->setClean();
    fixture.window->openDropped({written(fixture.folder,
                                         QByteArray::fromStdString(toJson(lessonScenario())))});
    QVERIFY(!fixture.window->teller()->isTelling());
    QVERIFY(fixture.session.scenario() == lessonScenario());
}

void StoryWindowTest::aFileIsToldOrRefusedWithItsStep()
{
    WindowFixture fixture;
    const QByteArray good = R"({"headroom_story": 1, "id": "mine", "title": {"en": "Mine", "pt_BR": "Minha"},
        "steps": [{"say": {"en": "One.", "pt_BR": "Um."}, "look": "memory"}]})";
    fixture.window->openDropped({written(fixture.folder, good)});
    QVERIFY(fixture.window->teller()->isTelling());
    QCOMPARE(fixture.window->story()->sentence(), QStringLiteral("One."));
    fixture.window->teller()->leave();
    QByteArray bad = good;
    bad.replace("memory", "nowhere");
    fixture.window->openDropped({written(fixture.folder, bad)});
    QVERIFY(!fixture.window->teller()->isTelling());
    const QString complaint = fixture.window->messages()->sentences().join(QLatin1Char('\n'));
    QVERIFY2(complaint.contains(QStringLiteral("Step 1")) && complaint.contains(QStringLiteral("story.json"))
                 && complaint.contains(QStringLiteral("/steps/0/look")),
             qPrintable(complaint));
}

void StoryWindowTest::aPresentationShowsOnePlotAndGoesBack()
{
    WindowFixture fixture;
    const int usual = fontFor(TypeRole::Body).pixelSize();
    fixture.window->teller()->begin(storyNamed("one-conversation-per-card")); // looks at the memory
    fixture.window->presentation()->begin();
    QVERIFY(fixture.window->plots()->memory()->isVisible());
    QVERIFY(!fixture.window->plots()->rate()->isVisible());
    QVERIFY(!fixture.window->answer()->isVisible());
    QVERIFY(fixture.window->story()->isVisible());
    QCOMPARE(fontFor(TypeRole::Body).pixelSize(), qRound(usual * 1.8)); // UI: times 1.8
    fixture.window->presentation()->end();
    QVERIFY(fixture.window->plots()->rate()->isVisible());
    QVERIFY(fixture.window->answer()->isVisible());
    QCOMPARE(fontFor(TypeRole::Body).pixelSize(), usual);
}

void StoryWindowTest::keysWalkTheStory()
{
    WindowFixture fixture;
    fixture.window->teller()->begin(storyNamed("a-longer-window"));
    fixture.window->presentation()->begin();
    QTest::keyClick(fixture.window.get(), Qt::Key_PageDown);
    QCOMPARE(fixture.window->teller()->step(), std::size_t{1});
    QTest::keyClick(fixture.window.get(), Qt::Key_Right);
    QCOMPARE(fixture.window->teller()->step(), std::size_t{2});
    QTest::keyClick(fixture.window.get(), Qt::Key_PageUp);
    QCOMPARE(fixture.window->teller()->step(), std::size_t{1});
    QTest::keyClick(fixture.window.get(), Qt::Key_Escape);
    QVERIFY(!fixture.window->presentation()->isOn());
    QTest::keyClick(fixture.window.get(), Qt::Key_PageDown); // ours no longer
    QCOMPARE(fixture.window->teller()->step(), std::size_t{1});
}

void StoryWindowTest::withoutAStoryKeysWalkThePlots()
{
    WindowFixture fixture;
    fixture.window->presentation()->begin();
    PlotsArea *plots = fixture.window->plots();
    QCOMPARE(plots->expanded(), plots->plots().at(0));
    QTest::keyClick(fixture.window.get(), Qt::Key_Space);
    QCOMPARE(plots->expanded(), plots->plots().at(1));
    QTest::keyClick(fixture.window.get(), Qt::Key_4);
    QCOMPARE(plots->expanded(), plots->plots().at(3));
    QTest::keyClick(fixture.window.get(), Qt::Key_Space);
    QCOMPARE(plots->expanded(), plots->plots().at(3));
    QTest::keyClick(fixture.window.get(), Qt::Key_F11);
    QVERIFY(!plots->expanded());
}

void StoryWindowTest::theScreenGoesBlank()
{
    WindowFixture fixture;
    fixture.window->presentation()->begin();
    QTest::keyClick(fixture.window.get(), Qt::Key_B);
    QVERIFY(fixture.window->presentation()->isBlank());
    QCOMPARE(fixture.window->grab().toImage().pixelColor(200, 200), QColor(Qt::black));
    QTest::keyClick(fixture.window.get(), Qt::Key_B);
    QVERIFY(!fixture.window->presentation()->isBlank());
    fixture.window->presentation()->end();
}

QTEST_MAIN(StoryWindowTest)
#include "story_window_test.moc"
