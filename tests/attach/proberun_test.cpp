// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/attach/proberun.h"

#include <csignal>

using namespace headroom;
using What = AttachProblem::What;

namespace {

const char *const kHello =
    R"({"seq":0,"t_ms":0,"type":"hello","protocol":1,"version":"0.1.0","time":"2026-12-01T10:00:00Z"})";

} // namespace

// Scripts stand for headroom-probe and ssh, in a folder of the search path.
class ProbeRunTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void recordsArrive();
    void bannersAreNoRecords();
    void aModelGoesThroughStandardInput();
    void endings_data();
    void endings();
    void aSilentProbeIsEndedWithItsChildren();
    void aStepHasALimitOfItsOwn();
    void cancelling();
    void endlessOutputIsNoProbe();
    void hostNames_data();
    void hostNames();
    void theCommandOverSsh();
    void whatSshSays_data();
    void whatSshSays();
    void withoutTheProgram();

private:
    void script(const QString &name, const QByteArray &body) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + body + '\n');
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    static QByteArray say(const char *record) { return QByteArray("echo '") + record + "'\n"; }
    void run(const QString &host = {}, const ProbeOrder &order = {})
    {
        QSignalSpy ended(m_run.get(), &ProbeRun::ended);
        m_run->start(host, order);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 20'000);
        QVERIFY(!m_run->isRunning());
    }
    QByteArray written(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProbeRun> m_run;
    QByteArray m_path;
};

void ProbeRunTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = qgetenv("PATH");
    qputenv("PATH", m_folder->path().toLocal8Bit() + ':' + m_path);
    m_run = std::make_unique<ProbeRun>();
}

void ProbeRunTest::cleanup()
{
    m_run.reset();
    qputenv("PATH", m_path);
}

void ProbeRunTest::recordsArrive()
{
    script(QStringLiteral("headroom-probe"),
           say(kHello) + say(R"({"seq":1,"t_ms":1,"type":"device","index":0,"name":"A"})")
               + say(R"({"seq":2,"t_ms":2,"type":"done","ok":true})"));
    run();
    QVERIFY(m_run->isSuccess());
    QVERIFY(!m_run->problem());
    QCOMPARE(m_run->report().devices.size(), std::size_t{1});
}

void ProbeRunTest::bannersAreNoRecords()
{
    script(QStringLiteral("headroom-probe"),
           "echo 'Welcome to gpu1'\nhead -c 200000 /dev/zero | tr '\\0' x\necho\n" + say(kHello)
               + say(R"({"seq":1,"t_ms":2,"type":"done","ok":true})"));
    run();
    QVERIFY(m_run->isSuccess());
}

void ProbeRunTest::aModelGoesThroughStandardInput()
{
    script(QStringLiteral("headroom-probe"), "echo \"$*\" > " + m_folder->path().toLocal8Bit()
                                                 + "/arguments\ncat > " + m_folder->path().toLocal8Bit()
                                                 + "/input\n" + say(kHello)
                                                 + say(R"({"seq":1,"t_ms":2,"type":"done","ok":true})"));
    run({}, {ProbeOrder::Verb::Measure, 3, "{\"headroom_shapes\": 1}"});
    QVERIFY(m_run->isSuccess());
    QCOMPARE(written(QStringLiteral("arguments")), QByteArray("all --json --device 3 --model -\n"));
    QCOMPARE(written(QStringLiteral("input")), QByteArray("{\"headroom_shapes\": 1}"));
}

void ProbeRunTest::endings_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("what"); // -1: the report says why
    const auto row = [](const char *name, const QByteArray &body, What what) {
        QTest::newRow(name) << body << static_cast<int>(what);
    };
    const QByteArray step = say(R"({"seq":1,"t_ms":1,"type":"step","name":"hipInit","limit_ms":5000})");
    row("no last record", say(kHello) + step, What::Ended);
    row("good, but not its status",
        say(kHello) + say(R"({"seq":1,"t_ms":1,"type":"done","ok":true})") + "exit 1", What::Ended);
    row("a crash after the last record",
        say(kHello) + say(R"({"seq":1,"t_ms":1,"type":"done","ok":true})") + "kill -SEGV $$", What::Ended);
    row("another program", "echo hello", What::NotAProbe);
    row("bad options", "echo 'headroom-probe: no such option' >&2\nexit 2", What::Refused);
    row("another protocol", say(R"({"seq":0,"t_ms":0,"type":"hello","protocol":7})"), What::OtherProtocol);
    QTest::newRow("not good by its own words")
        << QByteArray(say(kHello) + say(R"({"seq":1,"t_ms":1,"type":"done","ok":false,"reason":"busy"})")
                      + "exit 1")
        << -1;
}

void ProbeRunTest::endings()
{
    QFETCH(QByteArray, body);
    QFETCH(int, what);
    script(QStringLiteral("headroom-probe"), body);
    run();
    QVERIFY(!m_run->isSuccess());
    QCOMPARE(m_run->problem() ? static_cast<int>(m_run->problem()->what) : -1, what);
}

// The script waits for a child that sleeps: both are gone afterwards.
void ProbeRunTest::aSilentProbeIsEndedWithItsChildren()
{
    script(QStringLiteral("headroom-probe"),
           say(kHello) + "sleep 300 &\necho $! > " + m_folder->path().toLocal8Bit() + "/child\nwait");
    m_run->setPatience({300, 300, 0, 5'000});
    run();
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::Stalled));
    const auto child = static_cast<pid_t>(written(QStringLiteral("child")).trimmed().toInt());
    QVERIFY(child > 1);
    // Gone, or a zombie nobody has waited for yet.
    const auto lives = [child] {
        QFile status(QStringLiteral("/proc/%1/stat").arg(child));
        return status.open(QIODevice::ReadOnly) && !status.readAll().contains(") Z");
    };
    QTRY_VERIFY(!lives());
}

void ProbeRunTest::aStepHasALimitOfItsOwn()
{
    script(QStringLiteral("headroom-probe"),
           say(kHello) + say(R"({"seq":1,"t_ms":1,"type":"step","name":"hipMalloc","limit_ms":200})")
               + "sleep 300");
    m_run->setPatience({100'000, 120'000, 0, 5'000}); // but for the step it would wait for long
    run();
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::Stalled));
    QCOMPARE(m_run->problem()->detail, std::string("hipMalloc"));
}

void ProbeRunTest::cancelling()
{
    script(QStringLiteral("headroom-probe"), say(kHello) + "sleep 300");
    QSignalSpy ended(m_run.get(), &ProbeRun::ended);
    QSignalSpy progressed(m_run.get(), &ProbeRun::progressed);
    m_run->start({}, {});
    QTRY_VERIFY(progressed.count() > 0);
    m_run->cancel();
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::Cancelled));
}

void ProbeRunTest::endlessOutputIsNoProbe()
{
    script(QStringLiteral("headroom-probe"), "exec head -c 1200000000 /dev/zero");
    run();
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::NotAProbe));
}

void ProbeRunTest::hostNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("good");
    for (const char *good : {"gpu1", "me@gpu1.example.org", "10.0.0.7", "[fe80::1%eth0]", "a_b"})
        QTest::newRow(good) << QString::fromLatin1(good) << true;
    for (const char *bad : {"", " ", "-oProxyCommand=x", "me@-oProxyCommand=x", "a b", "a;reboot", "$(x)",
                            "a`x`", "a@b@c", "a\nb", "a'b", "ssh://a"})
        QTest::newRow(qPrintable(QStringLiteral("bad: ") + QString::fromLatin1(bad).simplified()))
            << QString::fromLatin1(bad) << false;
}

void ProbeRunTest::hostNames()
{
    QFETCH(QString, typed);
    QFETCH(bool, good);
    QCOMPARE(isHostName(typed), good);
}

void ProbeRunTest::theCommandOverSsh()
{
    const auto command = probeCommand(QStringLiteral("me@gpu1"), {ProbeOrder::Verb::Watch, 2, {}},
                                      {QStringLiteral("--sysfs-root")}); // which is for this machine only
    const ProbeCommand &found = std::get<ProbeCommand>(command);
    QCOMPARE(found.program, QStringLiteral("ssh"));
    QCOMPARE(found.arguments.join(u' '),
             QStringLiteral(
                 "-T -o BatchMode=yes -o ConnectTimeout=5 me@gpu1 headroom-probe watch --json --device 2"));
}

void ProbeRunTest::whatSshSays_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("what");
    const auto row = [](const char *words, int status, What what) {
        QTest::newRow(words) << QByteArray(words) << status << static_cast<int>(what);
    };
    // As OpenSSH 9.2 and shells write them.
    row("ssh: Could not resolve hostname gpu1: Name or service not known", 255, What::UnknownHost);
    row("me@gpu1: Permission denied (publickey,password).", 255, What::KeyRefused);
    row("Host key verification failed.", 255, What::HostKeyUnknown);
    row("ssh: connect to host gpu1 port 22: Connection timed out", 255, What::Unreachable);
    row("bash: line 1: headroom-probe: command not found", 127, What::NoRemoteProgram);
    row("headroom-probe: --model: there is no such option", 2, What::Refused);
}

void ProbeRunTest::whatSshSays()
{
    QFETCH(QByteArray, words);
    QFETCH(int, status);
    script(QStringLiteral("ssh"), "echo '" + words + "' >&2\nexit " + QByteArray::number(status));
    script(QStringLiteral("headroom-probe"), "exit 0");
    run(QStringLiteral("gpu1"));
    QTEST(static_cast<int>(m_run->problem()->what), "what");
    QCOMPARE(m_run->problem()->place, std::string("gpu1"));
    if (status == 127)
        QCOMPARE(m_run->problem()->detail, QStringLiteral("scp %1 gpu1:/usr/local/bin/")
                                               .arg(m_folder->filePath(QStringLiteral("headroom-probe")))
                                               .toStdString());
}

void ProbeRunTest::withoutTheProgram()
{
    qputenv("PATH", m_folder->path().toLocal8Bit());
    run();
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::NoProgram));
    run(QStringLiteral("gpu1")); // no ssh either
    QCOMPARE(static_cast<int>(m_run->problem()->what), static_cast<int>(What::NotStarted));
}

QTEST_GUILESS_MAIN(ProbeRunTest)
#include "proberun_test.moc"
