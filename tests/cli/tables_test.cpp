// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <QFile>

using namespace headroom;

// Tables and workbooks of the command line.
class TablesTest : public QObject {
    Q_OBJECT

private slots:
    void evaluateGivesAMarkdownTable();
    void markdownSpeaksPortuguese();
    void sweepGivesAMarkdownTable();
    void formsExcludeEachOther();
    void aWorkbookIsWrittenBesideTheAnswer();
    void aWorkbookThatCannotBeWrittenEndsTheRun();
};

static const QString kQuestion =
    QStringLiteral("evaluate --accelerator mi300x --model qwen3.8-27b --context 262144 ");

static Run asked(const QString &more, const QString &language = QStringLiteral("C.UTF-8"))
{
    return runCli((kQuestion + more).split(QLatin1Char(' '), Qt::SkipEmptyParts), language);
}

// The lesson: 8 conversations of 16,528 MiB, 5.3 TB/s over 54.0 GB.
void TablesTest::evaluateGivesAMarkdownTable()
{
    const Run run = asked(QStringLiteral("--markdown"));
    QCOMPARE(run.status, 0);
    const QStringList lines = run.text().split(QLatin1Char('\n'));
    QVERIFY2(lines.value(0).startsWith(QStringLiteral("| Configuration | Conversations that fit |")),
             qPrintable(lines.value(0)));
    QVERIFY(lines.value(1).startsWith(QStringLiteral("| :--- | ---: |")));
    QVERIFY2(lines.value(2).contains(QStringLiteral("| 8 |")), qPrintable(lines.value(2)));
    QVERIFY(lines.value(2).contains(QStringLiteral("| 16.1 GiB |")));
    QVERIFY(lines.value(2).contains(QStringLiteral("| 98.1 tok/s |")));
    QVERIFY(run.text().contains(QStringLiteral("Not a measurement, not a bound.")));
}

void TablesTest::markdownSpeaksPortuguese()
{
    const Run run = asked(QStringLiteral("--markdown --lang pt_BR"));
    QVERIFY(run.text().contains(QStringLiteral("| 98,1 tok/s |")));
    QVERIFY(run.text().startsWith(QStringLiteral("| Configuração |")));
}

// 136,897.1 MiB over 656 and 16,528 MiB a conversation.
void TablesTest::sweepGivesAMarkdownTable()
{
    const Run run = runCli("sweep --axis context --from 8192 --to 262144 --points 2 --accelerator mi300x "
                           "--model qwen3.8-27b --markdown");
    QCOMPARE(run.status, 0);
    QVERIFY2(run.text().contains(QStringLiteral("| 8,192 | 208 | 208.68 | 656 MiB |\n")),
             qPrintable(run.text()));
    QVERIFY(run.text().contains(QStringLiteral("| 262,144 | 8 | 8.28 | 16.1 GiB |\n")));
}

void TablesTest::formsExcludeEachOther()
{
    const Run run = asked(QStringLiteral("--markdown --json"));
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.error().contains(QStringLiteral("--json"))
            && run.error().contains(QStringLiteral("--markdown")));
}

void TablesTest::aWorkbookIsWrittenBesideTheAnswer()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("book.xlsx"));
    const Run run = asked(QStringLiteral("--json --xlsx ") + path);
    QCOMPARE(run.status, 0);
    QCOMPARE(number(run.json(), "concurrency", "sequences"), 8.0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(2), QByteArray("PK")); // a zip
}

void TablesTest::aWorkbookThatCannotBeWrittenEndsTheRun()
{
    const Run run = asked(QStringLiteral("--xlsx /nowhere/book.xlsx"));
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.error().contains(QStringLiteral("--xlsx: /nowhere/book.xlsx")), qPrintable(run.error()));
}

QTEST_GUILESS_MAIN(TablesTest)
#include "tables_test.moc"
