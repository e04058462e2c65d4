// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

const QStringList kQuestion =
    words("evaluate --accelerator mi300x --model qwen3.8-27b --weights bf16 --kv bf16 --context 262144");

} // namespace

// What a reader sees in a terminal, in both languages.
class TextTest : public QObject {
    Q_OBJECT

private slots:
    void answersInEnglish();
    void answersInPortuguese();
    void languageComesFromTheEnvironment_data();
    void languageComesFromTheEnvironment();
    void languageMayStandAnywhere();
    void jsonNumbersAreTheSameInEveryLanguage();
    void saysWhatWouldFit();
    void printsItsVersion();
    void helpsInBothLanguages();
    void aFullDiskIsNoSuccess();
};

void TextTest::answersInEnglish()
{
    const QString text = runCli(kQuestion).text();
    QVERIFY2(text.startsWith(QLatin1String("One MI300X holds 8 conversations of 262,144 tokens.\n")),
             qPrintable(text));
    QVERIFY(text.contains(QLatin1String("133.7 GiB")));
    QVERIFY(text.contains(QLatin1String("8 (8.28)")));
    QVERIFY(text.contains(QLatin1String("98.1 tok/s")));
    QVERIFY(text.contains(QLatin1String("Not a measurement, not a bound.")));
}

void TextTest::answersInPortuguese()
{
    const QString text = runCli(kQuestion + words("--lang pt_BR")).text();
    QVERIFY2(text.startsWith(QStringLiteral("Uma MI300X comporta 8 conversas de 262.144 tokens.\n")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("133,7 GiB")));
    QVERIFY(text.contains(QStringLiteral("8 (8,28)")));
    QVERIFY(text.contains(QStringLiteral("98,1 tok/s")));
    QVERIFY(text.contains(QStringLiteral("Não é medição nem limite.")));
}

void TextTest::languageComesFromTheEnvironment_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("begins");

    QTest::newRow("Brazil") << "pt_BR.UTF-8"
                            << "Uma MI300X";
    QTest::newRow("Portugal") << "pt_PT.UTF-8"
                              << "Uma MI300X";
    QTest::newRow("none") << "C"
                          << "One MI300X";
    QTest::newRow("a language that we do not speak") << "de_DE.UTF-8"
                                                     << "One MI300X";
}

void TextTest::languageComesFromTheEnvironment()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, begins);
    QVERIFY(runCli(kQuestion, locale).text().startsWith(begins));
    QVERIFY(runCli(kQuestion + words("--lang en"), locale).text().startsWith(QLatin1String("One MI300X")));
}

void TextTest::languageMayStandAnywhere()
{
    QVERIFY(runCli(words("--lang pt_BR") + kQuestion).text().startsWith(QLatin1String("Uma MI300X")));
    QVERIFY(runCli(kQuestion + words("--lang=pt")).text().startsWith(QLatin1String("Uma MI300X")));
}

void TextTest::jsonNumbersAreTheSameInEveryLanguage()
{
    const QJsonObject english = runCli(kQuestion + words("--json")).json();
    const QJsonObject portuguese = runCli(kQuestion + words("--json"), QStringLiteral("pt_BR.UTF-8")).json();
    for (const char *key : {"scenario", "memory", "concurrency"})
        QCOMPARE(portuguese.value(QLatin1String(key)), english.value(QLatin1String(key)));
    const auto numbersOf = [](const QJsonObject &answer) {
        QJsonObject decode = answer.value(QLatin1String("decode")).toObject();
        decode.remove(QLatin1String("support")); // its reasons are sentences
        return decode;
    };
    QCOMPARE(numbersOf(portuguese), numbersOf(english));
    QVERIFY(!numbersOf(english).isEmpty());
    QVERIFY(portuguese.value(QLatin1String("notes")) != english.value(QLatin1String("notes")));
}

void TextTest::saysWhatWouldFit()
{
    const QStringList question = words("evaluate --accelerator h100-sxm --model llama-3-70b --context 8192");
    const Run run = runCli(question);
    QCOMPARE(run.status, 0); // it is an answer
    // 131.4165 + 5.5 + 2.5 - 79.10 = 60.3165 GiB, rounded up.
    QVERIFY2(run.text().contains(
                 QLatin1String("Does not fit: 60.4 GiB short. Two devices, or FP8 weights, would do.\n")),
             run.out.constData());
    QVERIFY(!run.text().contains(QLatin1String("tok/s")));
    QVERIFY(runCli(question + words("--lang pt_BR"))
                .text()
                .contains(QStringLiteral(
                    "Não cabe: faltam 60,4 GiB. Dois dispositivos, ou pesos em FP8, resolvem.\n")));
}

void TextTest::printsItsVersion()
{
    const Run run = runCli("--version");
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray("headroom-cli " HEADROOM_VERSION "\n"));
}

void TextTest::helpsInBothLanguages()
{
    for (const char *verb : {"", "evaluate", "sweep", "catalog", "explain"}) {
        const QStringList line = words(verb) + words("--help");
        const Run english = runCli(line);
        QCOMPARE(english.status, 0);
        QVERIFY2(english.text().contains(QLatin1String("Usage:"))
                     && english.text().contains(QLatin1String("--lang")),
                 verb);
        const Run portuguese = runCli(line + words("--lang pt_BR"));
        QCOMPARE(portuguese.status, 0);
        QVERIFY2(portuguese.text().contains(QLatin1String("Uso:"))
                     && !portuguese.text().contains(QLatin1String("Usage")),
                 verb);
    }
}

void TextTest::aFullDiskIsNoSuccess()
{
    if (!QFile::exists(QStringLiteral("/dev/full")))
        return;
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(HEADROOM_CLI), words("catalog models --json"));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QCOMPARE(process.readAllStandardError().count('\n'), 1);
}

QTEST_GUILESS_MAIN(TextTest)
#include "text_test.moc"
