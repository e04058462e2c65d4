// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "app/attach/fleetpoll.h"
#include "tests/fakes/fakeserver.h"

using namespace headroom;
using What = AttachProblem::What;

namespace {

QByteArray values(const QByteArray &list)
{
    return R"({"status": "success", "data": [)" + list + "]}";
}

// Two engines of job "llm": 50 tok/s each with 4 running, 30 tok/s each with 2 running; 15 s apart.
QByteArray hour()
{
    const auto series = [](const QByteArray &name, const QByteArray &instance, const QByteArray &points) {
        return R"({"metric": {"__name__": "vllm:)" + name + R"(", "job": "llm", "instance": ")" + instance
               + R"("}, "values": [)" + points + "]}";
    };
    return R"({"status": "success", "data": {"resultType": "matrix", "result": [)"
           + series("generation_tokens_total", "a:8000", R"([0, "0"], [15, "3000"])") + ','
           + series("num_requests_running", "a:8000", R"([0, "4"], [15, "4"])") + ','
           + series("generation_tokens_total", "b:8000", R"([0, "0"], [15, "900"])") + ','
           + series("num_requests_running", "b:8000", R"([0, "2"], [15, "2"])") + "]}}";
}

QByteArray prometheus(const QByteArray &path, const QByteArray &jobs = R"("llm")")
{
    if (path.startsWith("/api/v1/label/job/values"))
        return values(jobs);
    if (path.startsWith("/api/v1/label/instance/values"))
        return values(R"("a:8000", "b:8000")");
    return path.startsWith("/api/v1/query_range") ? hour()
                                                  : QByteArray(R"({"status": "error", "error": "no"})");
}

} // namespace

// A Prometheus server's HTTP API over a real socket.
class FleetPollTest : public QObject {
    Q_OBJECT

private slots:
    void theOnlyJobIsChosen();
    void severalJobsAreAChoice();
    void instancesAreChosen();
    void theTokenIsAHeaderAndNoMore();
    void faults_data();
    void faults();
    void aRealServer();

private:
    static FleetPoll::Pace quick() { return {200, 1'000, 400}; }
};

void FleetPollTest::theOnlyJobIsChosen()
{
    FakeServer server([](const QByteArray &path) { return prometheus(path); });
    FleetPoll poll;
    poll.setPace(quick());
    poll.attach(server.address() + QStringLiteral("/api/v1"), {});
    QTRY_VERIFY(poll.replicas());
    QCOMPARE(poll.job(), QStringLiteral("llm"));
    QCOMPARE(poll.instances(), (QStringList{QStringLiteral("a:8000"), QStringLiteral("b:8000")}));
    QCOMPARE(poll.replicas()->size(), std::size_t{2});
    const FleetRates rates = fleetRates(*poll.replicas());
    QCOMPARE(rates.perUser->median, 40.0); // between 200 / 4 and 60 / 2
    QCOMPARE(rates.outputOfAll, 260.0);
    const auto asked = server.asked().size();
    QTRY_VERIFY(server.asked().size() > asked); // again and again
}

void FleetPollTest::severalJobsAreAChoice()
{
    FakeServer server([](const QByteArray &path) { return prometheus(path, R"("llm", "other")"); });
    FleetPoll poll;
    poll.setPace(quick());
    poll.attach(server.address(), {});
    QTRY_COMPARE(poll.jobs().size(), 2);
    QVERIFY(poll.job().isEmpty());
    poll.choose(QStringLiteral("llm"));
    QTRY_VERIFY(poll.replicas());
    QVERIFY(QUrl::fromPercentEncoding(server.asked().last()).contains(QStringLiteral("job=\"llm\"")));
}

void FleetPollTest::instancesAreChosen()
{
    FakeServer server([](const QByteArray &path) { return prometheus(path); });
    FleetPoll poll;
    poll.setPace(quick());
    poll.attach(server.address(), {});
    QTRY_VERIFY(poll.replicas());
    poll.chooseInstances({QStringLiteral("a:8000")});
    // A name is no regular expression.
    QTRY_VERIFY(QUrl::fromPercentEncoding(server.asked().last())
                    .contains(QStringLiteral("instance=~\"a:8000\"")));
}

void FleetPollTest::theTokenIsAHeaderAndNoMore()
{
    FakeServer server([](const QByteArray &path) { return prometheus(path); });
    FleetPoll poll;
    poll.setPace(quick());
    poll.attach(server.address(), QStringLiteral(" secret\r\nX-Other: 1 "));
    QTRY_VERIFY(poll.replicas());
    QVERIFY(server.headers().contains("Authorization: Bearer secretX-Other:1\r\n"));
    QVERIFY(!server.asked().last().contains("secret"));
    FakeServer other([](const QByteArray &path) { return prometheus(path); });
    poll.attach(other.address(), {});
    QTRY_VERIFY(poll.replicas());
    QVERIFY(!other.headers().contains("Authorization"));
}

void FleetPollTest::faults_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("what");
    QTest::newRow("no JSON") << QByteArray("<html>") << static_cast<int>(What::NotPrometheus);
    QTest::newRow("other JSON") << QByteArray("{}") << static_cast<int>(What::NotPrometheus);
    QTest::newRow("refused") << QByteArray(R"({"status": "error", "error": "too long"})")
                             << static_cast<int>(What::QueryRefused);
    QTest::newRow("no engines") << values({}) << static_cast<int>(What::NoJobs);
}

void FleetPollTest::faults()
{
    QFETCH(QByteArray, body);
    FakeServer server([body](const QByteArray &) { return body; });
    FleetPoll poll;
    poll.setPace(quick());
    QSignalSpy changed(&poll, &FleetPoll::changed);
    poll.attach(server.address(), {});
    QTRY_VERIFY(changed.count() >= 1);
    QVERIFY(poll.problem());
    QTEST(static_cast<int>(poll.problem()->what), "what");
    QVERIFY(poll.pause() > 0);
}

// The server of Debian's package prometheus scrapes three engines of ours, at 50, 40 and 30 tok/s for each
// of 4.
void FleetPollTest::aRealServer()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("prometheus"));
    QVERIFY2(!program.isEmpty(), "Debian's package prometheus is needed.");
    std::vector<std::unique_ptr<FakeServer>> engines;
    QByteArray targets;
    for (const int each : {50, 40, 30}) {
        engines.push_back(std::make_unique<FakeServer>([each](const QByteArray &) {
            return "sglang:num_running_reqs{tp_rank=\"0\"} 4\nsglang:token_usage{tp_rank=\"0\"} 0.5\n"
                   "sglang:gen_throughput{tp_rank=\"0\"} "
                   + QByteArray::number(4 * each) + '\n';
        }));
        targets += (targets.isEmpty() ? "'" : ", '") + engines.back()->address().toLatin1() + '\'';
    }
    QTemporaryDir folder;
    QFile config(folder.filePath(QStringLiteral("prometheus.yml")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("global: {scrape_interval: 1s}\nscrape_configs:\n- job_name: engines\n  static_configs:\n  "
                 "- targets: ["
                 + targets + "]\n");
    config.close();
    QTcpServer free; // a port that nobody uses
    QVERIFY(free.listen(QHostAddress::LocalHost));
    const QString address = QStringLiteral("127.0.0.1:%1").arg(free.serverPort());
    free.close();
    QProcess server;
    server.start(program, {QStringLiteral("--config.file=") + config.fileName(),
                           QStringLiteral("--storage.tsdb.path=") + folder.filePath(QStringLiteral("data")),
                           QStringLiteral("--web.listen-address=") + address});
    QVERIFY(server.waitForStarted());
    FleetPoll poll;
    poll.setPace({200, 2'000, 200});
    poll.attach(address, {});
    QTRY_VERIFY_WITH_TIMEOUT(poll.replicas() && poll.replicas()->size() == 3, 60'000);
    QCOMPARE(poll.job(), QStringLiteral("engines"));
    QTRY_COMPARE_WITH_TIMEOUT(poll.instances().size(), 3, 10'000);
    const FleetRates rates = fleetRates(*poll.replicas());
    QCOMPARE(rates.perUser->median, 40.0);
    QCOMPARE(rates.perUser->low, 30.0);
    QCOMPARE(rates.perUser->high, 50.0);
    QCOMPARE(rates.cacheUse->median, 0.5);
    QCOMPARE(rates.outputOfAll, 480.0); // 200 + 160 + 120
    server.kill();
    QVERIFY(server.waitForFinished());
}

QTEST_GUILESS_MAIN(FleetPollTest)
#include "fleetpoll_test.moc"
