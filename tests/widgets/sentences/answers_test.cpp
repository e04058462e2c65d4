// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/widgets/sentences/spoken.h"
#include "widgets/sentences/sentences.h"

using namespace headroom;
using What = Suggestion::What;

namespace {

Configuration withCache(Configuration configuration, const std::string &cache)
{
    configuration.cache = cache;
    return configuration;
}

Configuration withModel(Configuration configuration, const std::string &model)
{
    configuration.model = model;
    return configuration;
}

Suggestion twoDevices()
{
    return {What::TensorParallel, 2, {}, 0, 2};
}

Suggestion fp8Weights()
{
    return {What::WeightFormat, 0, "fp8_e4m3_channel", 0};
}

Suggestion fp8Cache()
{
    return {What::CacheFormat, 0, "fp8_e4m3", 0};
}

Suggestion shorter()
{
    return {What::Context, 0, {}, 12'345};
}

} // namespace

Q_DECLARE_METATYPE(std::vector<headroom::Configuration>)
Q_DECLARE_METATYPE(std::vector<headroom::Suggestion>)

// The answer in words, and the words for what does not fit.
class AnswersTest : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void namesFromFilesAreNoPlaceholders();
    void saysWhatWouldDo_data();
    void saysWhatWouldDo();
    void fitsInFewWords();
    void namesDevices_data();
    void namesDevices();
    void namesConfigurations();
    void twoPartsOfOneShortNameKeepTheirWholeNames();
};

void AnswersTest::answers_data()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<Tokens>("context");
    QTest::addColumn<std::vector<Configuration>>("configurations");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");
    using All = std::vector<Configuration>;
    const std::string lesson = "qwen3.8-27b";
    const auto row = [](const char *name, const std::string &model, Tokens context, All configurations, const char *en, const char *pt) {
        QTest::newRow(name) << model << context << std::move(configurations) << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };

    // 27e9 x 2 B = 50.29 GiB; 16,528 MiB a conversation.
    // MI300X: 191.98 - 50.29 - 8 = 133.69 GiB, 8.28; B200: 178.35 - 50.29 - 8 = 120.06 GiB, 7.44; H100: 79.10 - 50.29 - 5.5, 1.44.
    row("the lesson, most conversations first", lesson, 262'144, All{on("h100-sxm"), on("mi300x"), on("b200-sxm")},
        "One MI300X holds 8 conversations of 262,144 tokens; one B200 SXM holds 7; one H100 SXM holds 1.",
        "Uma MI300X comporta 8 conversas de 262.144 tokens; uma B200 SXM comporta 7; uma H100 SXM comporta 1.");
    row("a single conversation", lesson, 262'144, All{on("h100-sxm")}, "One H100 SXM holds 1 conversation of 262,144 tokens.",
        "Uma H100 SXM comporta 1 conversa de 262.144 tokens.");
    // 79.10 - 25.15 - 5.5 = 48.45 GiB = 49,617 MiB over 8,192 x 32 KiB + 72 MiB = 328 MiB: 151.3.
    row("two devices", lesson, 8192, All{on("h100-sxm", 2)}, "2 × H100 SXM (TP 2) hold 151 conversations of 8,192 tokens.",
        "2 × H100 SXM (TP 2) comportam 151 conversas de 8.192 tokens.");
    // Llama 3 70B: 131.4165 GiB, 320 KiB a token, so 2.5 GiB at 8,192. MI300X: 191.98 - 131.4165 - 8 = 52.56 GiB, 21.03.
    // H100: 131.4165 + 5.5 + 2.5 - 79.10 = 60.3165 GiB missing, rounded up.
    row("one fits, the other does not", "llama-3-70b", 8192, All{on("h100-sxm"), on("mi300x")},
        "One MI300X holds 21 conversations of 8,192 tokens; one H100 SXM is 60.4 GiB short.",
        "Uma MI300X comporta 21 conversas de 8.192 tokens; em uma H100 SXM faltam 60,4 GiB.");
    row("nothing fits", "llama-3-70b", 8192, All{on("h100-sxm")},
        "One H100 SXM does not hold a conversation of 8,192 tokens: 60.4 GiB short.",
        "Uma H100 SXM não comporta uma conversa de 8.192 tokens: faltam 60,4 GiB.");
    // 8 x H100: 811,706,777,600 B = 755.9608 GiB / 8 = 94.4951 GiB; + 5.5 + 1 kv head x 126 layers x 512 B x 8,192 = 0.4922 GiB
    // - 79.10 = 21.3873 GiB missing.
    row("several devices that do not hold it", "llama-3.1-405b", 8192, All{on("h100-sxm", 8)},
        "8 × H100 SXM (TP 8) do not hold a conversation of 8,192 tokens: 21.4 GiB short on each device.",
        "8 × H100 SXM (TP 8) não comportam uma conversa de 8.192 tokens: faltam 21,4 GiB em cada dispositivo.");
    // FP8 cache: 262,144 x 32 KiB + 144 MiB = 8,336 MiB; 136,897 MiB hold 16.4.
    row("cards that differ by the cache", lesson, 262'144, All{on("mi300x"), withCache(on("mi300x"), "fp8_e4m3")},
        "One MI300X (FP8 cache) holds 16 conversations of 262,144 tokens; one MI300X (BF16 cache) holds 8.",
        "Uma MI300X (cache FP8) comporta 16 conversas de 262.144 tokens; uma MI300X (cache BF16) comporta 8.");
    row("cards with models of their own", lesson, 8192, All{on("mi300x"), withModel(on("mi300x"), "llama-3-70b")},
        "One MI300X (Qwen3.8 27B) holds 208 conversations of 8,192 tokens; one MI300X (Llama 3 70B) holds 21.",
        "Uma MI300X (Qwen3.8 27B) comporta 208 conversas de 8.192 tokens; uma MI300X (Llama 3 70B) comporta 21.");
    // 432e9 B = 402.3314 GiB - 50.2914 - 8 = 344.04 GiB over 16.1406 GiB: 21.3.
    row("an announced part says so", lesson, 262'144, All{on("mi455x")},
        "One MI455X (announced) holds 21 conversations of 262,144 tokens.",
        "Uma MI455X (anunciada) comporta 21 conversas de 262.144 tokens.");
    row("an unknown part is named", lesson, 262'144, All{on("mi300x"), on("mi999")},
        "One MI300X holds 8 conversations of 262,144 tokens. There is no accelerator \"mi999\".",
        "Uma MI300X comporta 8 conversas de 262.144 tokens. Não há o acelerador \"mi999\".");
    row("nothing compared", lesson, 262'144, All{}, "Nothing is compared yet.", "Ainda não há nada em comparação.");
}

void AnswersTest::answers()
{
    QFETCH(const std::string, model);
    QFETCH(const Tokens, context);
    QFETCH(const std::vector<Configuration>, configurations);
    const Evaluation evaluation = answersFor(catalog(), model, context, configurations);
    const Spoken english(QStringLiteral("en"));
    QTEST(answerSentence(catalog(), evaluation, english.numbers()), "en");
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QTEST(answerSentence(catalog(), evaluation, portuguese.numbers()), "pt");
}

void AnswersTest::namesFromFilesAreNoPlaceholders()
{
    Catalog known = catalog();
    for (Accelerator &accelerator : known.accelerators)
        if (accelerator.id == "mi300x")
            accelerator.name = "<b>%2</b> %1 %3";
    const Spoken english(QStringLiteral("en"));
    const Evaluation evaluation = answersFor(known, "qwen3.8-27b", 262'144, {on("mi300x")});
    QCOMPARE(answerSentence(known, evaluation, english.numbers()), QStringLiteral("One <b>%2</b> %1 %3 holds 8 conversations of 262,144 tokens."));
}

void AnswersTest::saysWhatWouldDo_data()
{
    QTest::addColumn<std::vector<Suggestion>>("suggestions");
    QTest::addColumn<int>("devices");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");
    using All = std::vector<Suggestion>;
    const auto row = [](const char *name, All suggestions, int devices, const char *en, const char *pt) {
        QTest::newRow(name) << std::move(suggestions) << devices << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    row("two changes", All{twoDevices(), fp8Weights()}, 1, "Does not fit: 52.4 GiB short. Two devices, or FP8 weights, would do.",
        "Não cabe: faltam 52,4 GiB. Dois dispositivos, ou pesos em FP8, resolvem.");
    row("three changes", All{twoDevices(), fp8Weights(), fp8Cache()}, 1,
        "Does not fit: 52.4 GiB short. Two devices, FP8 weights or FP8 cache would do.",
        "Não cabe: faltam 52,4 GiB. Dois dispositivos, pesos em FP8 ou cache em FP8 resolvem.");
    row("four changes", All{twoDevices(), fp8Weights(), fp8Cache(), shorter()}, 1,
        "Does not fit: 52.4 GiB short. Two devices, FP8 weights, FP8 cache or a context of 12,345 tokens would do.",
        "Não cabe: faltam 52,4 GiB. Dois dispositivos, pesos em FP8, cache em FP8 ou um contexto de 12.345 tokens resolvem.");
    row("devices alone", All{{What::TensorParallel, 16, {}, 0, 16}}, 1, "Does not fit: 52.4 GiB short. 16 devices would do.",
        "Não cabe: faltam 52,4 GiB. 16 dispositivos resolvem.");
    row("devices are all of them, not the tensor-parallel degree", All{{What::TensorParallel, 4, {}, 0, 8}}, 4,
        "Does not fit: 52.4 GiB short on each device. Eight devices would do.",
        "Não cabe: faltam 52,4 GiB em cada dispositivo. Oito dispositivos resolvem.");
    row("weights alone", All{fp8Weights()}, 1, "Does not fit: 52.4 GiB short. FP8 weights would do.",
        "Não cabe: faltam 52,4 GiB. Pesos em FP8 resolvem.");
    row("cache alone", All{fp8Cache()}, 1, "Does not fit: 52.4 GiB short. FP8 cache would do.",
        "Não cabe: faltam 52,4 GiB. Cache em FP8 resolve.");
    row("context alone", All{shorter()}, 1, "Does not fit: 52.4 GiB short. A context of 12,345 tokens would do.",
        "Não cabe: faltam 52,4 GiB. Um contexto de 12.345 tokens resolve.");
    row("nothing helps", All{}, 1, "Does not fit: 52.4 GiB short. No single change makes it fit.",
        "Não cabe: faltam 52,4 GiB. Nenhuma mudança sozinha faz caber.");
}

void AnswersTest::saysWhatWouldDo()
{
    QFETCH(const std::vector<Suggestion>, suggestions);
    QFETCH(const int, devices);
    ConfigurationResult result;
    result.configuration = on("h100-sxm", devices);
    result.answer.capacity.shortBy = gibibytes(52.31); // rounds up: 52.4
    result.suggestions = suggestions;
    const Spoken english(QStringLiteral("en"));
    QTEST(doesNotFitSentence(catalog(), result, english.numbers()), "en");
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QTEST(doesNotFitSentence(catalog(), result, portuguese.numbers()), "pt");
}

void AnswersTest::fitsInFewWords()
{
    ConfigurationResult result;
    result.answer.capacity.shortBy = gibibytes(52.4);
    const Spoken english(QStringLiteral("en"));
    QCOMPARE(fitText(result, english.numbers()), QStringLiteral("Does not fit: 52.4 GiB short"));
    result.answer.capacity.fits = true;
    result.answer.capacity.concurrency.sequences = 1;
    QCOMPARE(fitText(result, english.numbers()), QStringLiteral("1 conversation"));
    result.answer.capacity.concurrency.sequences = 5'000'000'000; // more than an int holds
    QCOMPARE(fitText(result, english.numbers()), QStringLiteral("5,000,000,000 conversations"));
    result.unresolved = Unresolved{Unresolved::What::Model, "x"};
    QCOMPARE(fitText(result, english.numbers()), QStringLiteral("There is no model \"x\"."));
}

void AnswersTest::namesDevices_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<QString>("name");

    QTest::newRow("a brand in front") << std::string("mi300x") << "MI300X";
    QTest::newRow("a size at the end") << std::string("h100-sxm") << "H100 SXM";
    QTest::newRow("a size in the middle tells two apart") << std::string("a100-40-sxm") << "A100 40 GB SXM";
    QTest::newRow("a card for games") << std::string("rtx-4090") << "RTX 4090";
    QTest::newRow("a chip in brackets") << std::string("dgx-spark") << "DGX Spark";
    QTest::newRow("one of a rack is not the rack") << std::string("gb200-nvl72") << "GB200 NVL72 GPU";
}

void AnswersTest::namesDevices()
{
    QFETCH(const std::string, id);
    const Accelerator *accelerator = catalog().accelerator(id);
    QVERIFY(accelerator);
    QTEST(shortName(*accelerator), "name");
}

void AnswersTest::namesConfigurations()
{
    const Spoken english(QStringLiteral("en"));
    Configuration configuration = on("mi300x", 8);
    configuration.parallel.data = 2;
    QCOMPARE(configurationName(catalog(), configuration), QStringLiteral("16 × MI300X, TP 8, DP 2"));
    QCOMPARE(configurationName(catalog(), on("mi300x")), QStringLiteral("MI300X"));
    QCOMPARE(configurationName(catalog(), on("mi455x", 2)), QStringLiteral("2 × MI455X, TP 2 (announced)"));
    // An MI250X shows two devices; one of them is not the card.
    QCOMPARE(configurationName(catalog(), on("mi250x")), QStringLiteral("MI250X device"));
    QCOMPARE(configurationName(catalog(), on("unknown")), QStringLiteral("unknown"));
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QCOMPARE(configurationName(catalog(), on("mi455x")), QStringLiteral("MI455X (anunciada)"));
}

void AnswersTest::twoPartsOfOneShortNameKeepTheirWholeNames()
{
    Catalog known = catalog();
    Accelerator larger = *known.accelerator("h100-sxm");
    larger.id = "h100-sxm-64";
    larger.name = "H100 SXM 64 GB";
    known.accelerators.push_back(larger);
    QCOMPARE(configurationName(known, on("h100-sxm-64")), QStringLiteral("H100 SXM 64 GB"));
    QCOMPARE(configurationName(known, on("h100-sxm")), QStringLiteral("H100 SXM 80 GB"));
    QCOMPARE(configurationName(known, on("mi300x")), QStringLiteral("MI300X"));
}

QTEST_GUILESS_MAIN(AnswersTest)
#include "answers_test.moc"
