// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "app/attach/enginepoll.h"
#include "app/attach/serveraddress.h"
#include "tests/fakes/fakeserver.h"

using namespace headroom;
using What = AttachProblem::What;
using Manner = FakeServer::Manner;

// A fake engine over a real socket.
class EnginePollTest : public QObject {
    Q_OBJECT

private slots:
    void addresses_data();
    void addresses();
    void ratesOverTheLastScrapes();
    void countersThatBeginAgain();
    void faults_data();
    void faults();
    void lostAndFoundAgain();
    void pausesGrow();
    void theCacheOfLlamaCpp();
    void noEngineAtAll();
    void nothingIsAskedAfterDetaching();

private:
    // 100 ms in place of a second.
    static EnginePoll::Pace quick() { return {100, 1'000, 400}; }
    static void waitForScrapes(EnginePoll &poll, std::size_t count)
    {
        QTRY_VERIFY_WITH_TIMEOUT(poll.history().trail().size() >= count, 10'000);
    }
};

void EnginePollTest::addresses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("address"); // empty: refused
    const auto row = [](const char *typed, const char *address) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(address);
    };
    row("localhost:8000", "http://localhost:8000");
    row(" http://gpu:8000/metrics ", "http://gpu:8000");
    row("https://gpu/v1/metrics/", "https://gpu/v1");
    row("http://[::1]:8000", "http://[::1]:8000");
    row("http://gpu/?a=b#c", "http://gpu");
    row("ftp://gpu", "");
    row("file:///etc/passwd", "");
    row("http://me:secret@gpu", "");
    row("http://", "");
    row("", "");
    row("a b", "");
}

void EnginePollTest::addresses()
{
    QFETCH(QString, typed);
    const auto address = serverAddress(typed, QStringLiteral("/metrics"));
    QTEST(address ? address->toString() : QString(), "address");
}

// Each scrape finds 50 tokens more, in which 1 s of time between tokens went by: 50 tok/s for each, 4 at
// once.
void EnginePollTest::ratesOverTheLastScrapes()
{
    int scrape = 0;
    FakeServer server([&scrape](const QByteArray &) {
        ++scrape;
        return vllmPage(4, 50 * scrape, 1.0 * scrape);
    });
    EnginePoll poll;
    poll.setPace(quick());
    poll.attach(server.address());
    waitForScrapes(poll, 3);
    QVERIFY(!poll.problem());
    QCOMPARE(server.asked().first(), QByteArray("/metrics"));
    QCOMPARE(poll.history().latest().server, ServedBy::Vllm);
    QCOMPARE(poll.history().latest().model, std::string("m/70b, \"a\""));
    QCOMPARE(poll.history().latest().cacheTokens.value(), 16'000.0); // 1,000 blocks of 16
    const EngineRates rates = poll.history().rates();
    QVERIFY(rates.perUserFromTimes);
    QVERIFY(std::abs(rates.perUser->value() - 50.0) < 1e-6);
    QCOMPARE(rates.running.value(), 4.0);
    QCOMPARE(poll.history().trail().back().running, 4.0);
}

void EnginePollTest::countersThatBeginAgain()
{
    int scrape = 0;
    FakeServer server([&scrape](const QByteArray &) {
        ++scrape;
        return vllmPage(4, scrape == 2 ? 10 : 1'000 + scrape, scrape == 2 ? 0.2 : 20.0 + scrape);
    });
    EnginePoll poll;
    poll.setPace(quick());
    poll.attach(server.address());
    waitForScrapes(poll, 3);
    QVERIFY(poll.history().rates().restarted);
    QVERIFY(poll.history().rates().output->value() >= 0.0);
}

void EnginePollTest::faults_data()
{
    QTest::addColumn<int>("manner");
    QTest::addColumn<int>("what");
    const auto row = [](const char *name, Manner manner, What what) {
        QTest::newRow(name) << static_cast<int>(manner) << static_cast<int>(what);
    };
    row("says nothing", Manner::Stalls, What::TimedOut);
    row("sends a gigabyte", Manner::Gigabyte, What::TooLarge);
    row("closes midway", Manner::ClosesMidway, What::Closed);
    row("says it sends more than it does", Manner::SaysMore, What::Closed);
    row("points elsewhere", Manner::Redirects, What::Redirected);
    row("has no metrics", Manner::NotFound, What::Status);
    row("wants a password", Manner::Refuses, What::NotAllowed);
}

void EnginePollTest::faults()
{
    QFETCH(int, manner);
    FakeServer server([](const QByteArray &) { return vllmPage(4, 50, 1.0); });
    server.setManner(static_cast<Manner>(manner));
    EnginePoll poll;
    poll.setPace(quick());
    QSignalSpy changed(&poll, &EnginePoll::changed);
    poll.attach(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() >= 1, 20'000);
    QVERIFY(poll.problem());
    QTEST(static_cast<int>(poll.problem()->what), "what");
    QVERIFY(poll.history().isEmpty());
    QVERIFY(server.written() < 64'000'000); // not read on: the rest of a gigabyte stays where it is
}

void EnginePollTest::lostAndFoundAgain()
{
    int tokens = 0;
    FakeServer server([&tokens](const QByteArray &) {
        tokens += 50;
        return vllmPage(4, tokens, tokens / 50.0);
    });
    EnginePoll poll;
    poll.setPace(quick());
    poll.attach(server.address());
    waitForScrapes(poll, 2);
    server.setManner(Manner::ClosesMidway);
    QTRY_VERIFY(poll.problem());
    QVERIFY(poll.pause() > 0);
    QVERIFY(!poll.history().isEmpty()); // what was seen stays
    server.setManner(Manner::Good);
    QTRY_VERIFY(!poll.problem());
}

// 100, 200, 400 and no more.
void EnginePollTest::pausesGrow()
{
    FakeServer server([](const QByteArray &) { return QByteArray(); });
    server.setManner(Manner::NotFound);
    EnginePoll poll;
    poll.setPace(quick());
    QList<int> pauses;
    connect(&poll, &EnginePoll::changed, &poll, [&] { pauses << poll.pause(); });
    poll.attach(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(pauses.size() >= 4, 10'000);
    QCOMPARE(pauses.mid(0, 4), (QList<int>{100, 200, 400, 400}));
}

// 4 slots of 8,192 tokens, which only /props tells.
void EnginePollTest::theCacheOfLlamaCpp()
{
    FakeServer server([](const QByteArray &path) {
        return path == "/props"
                   ? QByteArray(R"({"default_generation_settings": {"n_ctx": 8192}, "total_slots": 4,
                                                "model_path": "/models/a.gguf"})")
                   : QByteArray("llamacpp:requests_processing 2\nllamacpp:tokens_predicted_total 100\n");
    });
    EnginePoll poll;
    poll.setPace(quick());
    poll.attach(server.address());
    waitForScrapes(poll, 3);
    QCOMPARE(poll.history().latest().server, ServedBy::LlamaCpp);
    QTRY_COMPARE(poll.history().latest().cacheTokens.value_or(0.0), 32'768.0);
    QCOMPARE(server.asked().count("/props"), 1);
}

void EnginePollTest::noEngineAtAll()
{
    FakeServer server([](const QByteArray &) { return QByteArray("<html>hello</html>"); });
    EnginePoll poll;
    poll.setPace(quick());
    QSignalSpy changed(&poll, &EnginePoll::changed);
    poll.attach(server.address());
    QTRY_VERIFY(changed.count() >= 1);
    QCOMPARE(static_cast<int>(poll.problem()->what), static_cast<int>(What::NoMetrics));
    const QString gone = server.address();
    server.close();
    poll.attach(gone);
    QTRY_COMPARE(poll.problem() ? static_cast<int>(poll.problem()->what) : -1,
                 static_cast<int>(What::ConnectionRefused));
    poll.attach(QStringLiteral("ftp://x"));
    QCOMPARE(static_cast<int>(poll.problem()->what), static_cast<int>(What::BadAddress));
    QVERIFY(!poll.isAttached());
}

void EnginePollTest::nothingIsAskedAfterDetaching()
{
    FakeServer server([](const QByteArray &) { return vllmPage(1, 1, 1.0); });
    FakeServer other([](const QByteArray &) { return vllmPage(2, 1, 1.0); });
    EnginePoll poll;
    poll.setPace(quick());
    poll.attach(server.address());
    waitForScrapes(poll, 1);
    poll.attach(other.address());
    const auto asked = server.asked().size();
    waitForScrapes(poll, 3);
    QCOMPARE(server.asked().size(), asked);
    QCOMPARE(poll.history().latest().running.value(), 2.0);
}

QTEST_GUILESS_MAIN(EnginePollTest)
#include "enginepoll_test.moc"
