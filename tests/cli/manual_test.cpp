// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <QFile>
#include <QRegularExpression>

using namespace headroom;

namespace {

// The manual page as a reader sees it: without the marks of roff.
QString manual()
{
    QFile file(QStringLiteral(HEADROOM_MANUAL));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).replace(QLatin1String("\\-"), QLatin1String("-"));
}

QStringList matchesIn(const QString &text, const char *pattern)
{
    QStringList found;
    auto all =
        QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (all.hasNext())
        found << all.next().captured(1);
    found.removeDuplicates();
    return found;
}

// As a word of its own.
bool holds(const QString &text, const QString &word)
{
    return QRegularExpression(QLatin1String("(?<![\\w-])") + QRegularExpression::escape(word)
                              + QLatin1String("(?![\\w-])"))
        .match(text)
        .hasMatch();
}

QStringList verbs()
{
    const QString help = runCli("--help --lang en").text();
    return matchesIn(help.mid(help.indexOf(QLatin1String("Verbs:"))), "^  (\\w+) ");
}

} // namespace

// The manual page knows everything the program does.
class ManualTest : public QObject {
    Q_OBJECT

private slots:
    void everyVerb()
    {
        QVERIFY(verbs().size() >= 11);
        for (const QString &verb : verbs())
            QVERIFY2(manual().contains(QLatin1String("headroom-cli ") + verb)
                         && manual().contains(QLatin1String(".B ") + verb + QLatin1Char('\n')),
                     qPrintable(verb));
    }
    void everyOption()
    {
        const QString page = manual();
        for (const QString &verb : verbs()) {
            const QString help =
                runCli({verb, QStringLiteral("--help"), QStringLiteral("--lang"), QStringLiteral("en")})
                    .text();
            const QStringList options = matchesIn(help, "(--[a-z][a-z-]*)");
            QVERIFY2(options.size() >= 2, qPrintable(verb)); // --lang and --help
            for (const QString &option : options)
                QVERIFY2(holds(page, option), qPrintable(verb + QLatin1Char(' ') + option));
        }
    }
    // A wrong key lists the known ones.
    void everySetting()
    {
        const QString page = manual();
        for (const char *method : {"reference", "vllm", "sglang", "llama.cpp"}) {
            const QByteArray line =
                QByteArray("evaluate --accelerator mi300x --model llama-3-8b --context 8192 "
                           "--set no_such_key=1 --lang en --method ")
                + method;
            const Run run = runCli(line.constData());
            QCOMPARE(run.status, 2);
            const QString known = run.error().section(QLatin1String("known: "), 1);
            const QStringList keys = matchesIn(known, "(\\w+)");
            QVERIFY2(keys.size() >= 2, run.err.constData());
            for (const QString &key : keys)
                QVERIFY2(holds(page, key), qPrintable(key));
        }
    }
};

QTEST_GUILESS_MAIN(ManualTest)
#include "manual_test.moc"
