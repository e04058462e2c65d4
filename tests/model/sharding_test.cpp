// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/capacity/placement.h"

using namespace headroom;

namespace {

const LanguageModel &model(const char *id)
{
    return *catalog().model(id);
}

Prepared preparedFor(const char *id, Parallelism parallel, WeightsBasis basis = WeightsBasis::Nominal)
{
    return answerTo({.accelerator = "mi300x",
                     .context = 1024,
                     .parallel = parallel,
                     .model = id,
                     .basis = basis})
        .prepared;
}

CacheForm wholeCache(const char *id, int tensor)
{
    return stageCache(model(id), 16.0, {0, model(id).layers.size()}, tensor);
}

bool same(double value, double expected)
{
    return qAbs(value - expected) <= 1e-12 * qAbs(expected);
}

} // namespace

// How a model lies on several devices.
class ShardingTest : public QObject {
    Q_OBJECT

private slots:
    void cachePerToken_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<double>("bytes");
        // Llama 3 70B: 80 layers x (128 + 128) x 2 B = 40,960 B a head
        QTest::newRow("eight heads on one device: 8 x 40,960") << "llama-3-70b" << 1 << 327'680.0;
        QTest::newRow("four on each of two") << "llama-3-70b" << 2 << 163'840.0;
        QTest::newRow("ceil(8 / 3) = 3 on each of three") << "llama-3-70b" << 3 << 122'880.0;
        QTest::newRow("one on each of eight") << "llama-3-70b" << 8 << 40'960.0;
        QTest::newRow("copied, not halved, on each of sixteen") << "llama-3-70b" << 16 << 40'960.0;
        QTest::newRow("copied on each of 4,096") << "llama-3-70b" << 4096 << 40'960.0;
        // DeepSeek V3: 61 layers x (512 + 64) x 2 B
        QTest::newRow("MLA on one device") << "deepseek-v3" << 1 << 70'272.0;
        QTest::newRow("MLA is whole on each of eight") << "deepseek-v3" << 8 << 70'272.0;
        QTest::newRow("MLA is whole on each of 64") << "deepseek-v3" << 64 << 70'272.0;
        // Gemma 4 31B full layers: 10 x 4 heads x (512 + 512) x 2 B
        QTest::newRow("head widths differ by layer type") << "gemma-4-31b" << 1 << 81'920.0;
        QTest::newRow("and so do the heads that are left at four") << "gemma-4-31b" << 4 << 20'480.0;
    }
    void cachePerToken()
    {
        QFETCH(QString, id);
        QFETCH(int, tensor);
        QFETCH(double, bytes);
        QCOMPARE(wholeCache(qPrintable(id), tensor).perToken().value(), bytes);
    }

    // Qwen3.8 27B: 48 layers x 128 x 128 x 4 B = 3 MiB a state head, 48 heads.
    void stateHeads_data()
    {
        QTest::addColumn<int>("tensor");
        QTest::addColumn<double>("mebibytes");
        QTest::newRow("48 on one device") << 1 << 144.0;
        QTest::newRow("24 on each of two") << 2 << 72.0;
        QTest::newRow("ceil(48 / 5) = 10 on each of five") << 5 << 30.0;
        QTest::newRow("6 on each of eight") << 8 << 18.0;
        QTest::newRow("copied on each of 96") << 96 << 3.0;
    }
    void stateHeads()
    {
        QFETCH(int, tensor);
        QFETCH(double, mebibytes);
        QCOMPARE(wholeCache("qwen3.8-27b", tensor).fixed() / headroom::mebibytes(1), mebibytes);
    }

    void sharedCachesOwnNothing()
    {
        LanguageModel shared = model("llama-3-70b");
        LayerType reader = shared.layerTypes.front();
        reader.sharesCache = true;
        shared.layerTypes.push_back(reader);
        for (std::size_t i = 40; i < 80; ++i)
            shared.layers[i] = 1;
        const LayerRange all{0, 80};
        QCOMPARE(stageCache(shared, 16.0, all, 1).perToken().value(), 163'840.0); // 40 of the 80 layers
        shared.layerTypes.back().attention = Attention::Sliding;
        shared.layerTypes.back().window = 4096;
        QCOMPARE(stageCache(shared, 16.0, all, 1).at(8192).value(), 8192 * 163'840.0);
    }

    // Two stages of Qwen3.8 27B, published bytes: two a parameter.
    void stagesHoldTheirOwnTensors()
    {
        const Prepared p = preparedFor("qwen3.8-27b", {.pipeline = 2}, WeightsBasis::Checkpoint);
        QCOMPARE(p.stages.size(), std::size_t{2});
        // Half of linear 5,562,051,072 + full 1,677,729,792 + MLP 17,112,760,320 + norms 660,480 is
        // 12,176,600,832; embedding 1,271,398,400 and vision 460,730,096 come first, head 1,271,398,400 and
        // draft 424,699,392 last.
        QVERIFY(same(p.stages[0].weights.value(), 2 * 13'908'729'328.0));
        QVERIFY(same(p.stages[1].weights.value(), 2 * 13'872'698'624.0));
        for (const Stage &stage : p.stages) { // 8 of 16 full layers, 24 of 48 linear ones
            QCOMPARE(stage.cache.perToken().value(), 32'768.0);
            QCOMPARE(stage.cache.fixed() / mebibytes(1), 72.0);
        }
    }

    void tiedTableIsTheHeadOfTheLastStage()
    {
        // Llama 3.2 1B: table 262,668,288, the rest 973,146,112, of which each stage has half.
        const double half = 973'146'112.0 / 2;
        const double table = 262'668'288.0;
        const Prepared loaded = preparedFor("llama-3.2-1b", {.pipeline = 2}, WeightsBasis::Loaded);
        QVERIFY(same(loaded.stages[0].weights.value(), 2 * (table + half)));
        QVERIFY(same(loaded.stages[1].weights.value(), 2 * (table + half)));
        const Prepared divided =
            preparedFor("llama-3.2-1b", {.tensor = 2, .pipeline = 2}, WeightsBasis::Loaded);
        const double norms = 67'584.0 / 2; // whole on both ranks
        QVERIFY(same(divided.stages[1].weights.value(), table + half - norms + 2 * norms));
        const Prepared nominal = preparedFor("llama-3.2-1b", {.pipeline = 2});
        QVERIFY(same(nominal.stages[1].weights.value(), 2 * half)); // a nominal count knows no copies
        const Prepared single = preparedFor("llama-3.2-1b", {}, WeightsBasis::Loaded);
        QVERIFY(same(single.stages[0].weights.value(), 2 * 1'235'814'400.0));
    }
    void aStoredCopyOfTheTableIsNotAddedAgain()
    {
        const auto sum = [](const Prepared &p) {
            return p.stages[0].weights.value() + p.stages[1].weights.value();
        };
        QVERIFY(same(sum(preparedFor("falcon-40b", {.pipeline = 2}, WeightsBasis::Checkpoint)),
                     83'671'941'120.0));
        // Loaded once and used twice: 2 x 41,835,970,560 B has the table twice as well.
        QVERIFY(same(sum(preparedFor("falcon-40b", {.pipeline = 2}, WeightsBasis::Loaded)),
                     83'671'941'120.0));
        // On one device once: 83,671,941,120 - 2 x 532,676,608.
        QVERIFY(same(preparedFor("falcon-40b", {}, WeightsBasis::Loaded).stages[0].weights.value(),
                     82'606'587'904.0));
    }

    void normsAreCopied()
    {
        // Llama 3 8B over eight: (8,030,261,248 - 266,240) / 8 + 266,240 elements of norms
        const Prepared p = preparedFor("llama-3-8b", {.tensor = 8}, WeightsBasis::Loaded);
        QVERIFY(same(p.stages[0].weights.value(), 2 * (1'003'749'376.0 + 266'240.0)));
        const Prepared nominal = preparedFor("llama-3-8b", {.tensor = 8});
        QVERIFY(same(nominal.stages[0].weights.value(), 2 * 8'030'261'248.0 / 8));
    }
    void projectionsOfCopiedHeadsAreCopied()
    {
        // Llama 3 8B over sixteen: a rank has 2 of 32 query heads and 1 of 8 KV heads of 128:
        // 32 layers x 4,096 x (256 Q + 256 O + 128 K + 128 V) = 100,663,296
        const double attention = 100'663'296.0;
        const double others = (8'030'261'248.0 - 1'342'177'280.0 - 266'240.0) / 16 + 266'240.0;
        const Prepared p = preparedFor("llama-3-8b", {.tensor = 16}, WeightsBasis::Loaded);
        QVERIFY(same(p.stages[0].weights.value(), 2 * (attention + others)));
    }

    // Mixtral 8x7B: experts 45,097,156,608, the rest 1,605,636,096.
    void expertsAreSpread_data()
    {
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("expert");
        QTest::addColumn<int>("data");
        QTest::addColumn<double>("parameters");
        QTest::newRow("one device has all") << 1 << 1 << 1 << 46'702'792'704.0;
        QTest::newRow("replicas without EP have all") << 1 << 1 << 8 << 46'702'792'704.0;
        QTest::newRow("EP 8 over eight replicas: one expert of a layer each")
            << 1 << 8 << 8 << 1'605'636'096.0 + 5'637'144'576.0;
        QTest::newRow("EP 2 over eight replicas: four each")
            << 1 << 2 << 8 << 1'605'636'096.0 + 22'548'578'304.0;
        QTest::newRow("EP 8 in place of TP 8 for the experts") << 8 << 8 << 1 << 46'702'792'704.0 / 8;
        QTest::newRow("EP 2 of TP 8: four ranks divide each expert") << 8 << 2 << 1 << 46'702'792'704.0 / 8;
        QTest::newRow("EP 8 over TP 2 and four replicas")
            << 2 << 8 << 4 << 1'605'636'096.0 / 2 + 5'637'144'576.0;
    }
    void expertsAreSpread()
    {
        QFETCH(int, tensor);
        QFETCH(int, expert);
        QFETCH(int, data);
        QFETCH(double, parameters);
        const Prepared p = preparedFor("mixtral-8x7b", {.tensor = tensor, .expert = expert, .data = data});
        QVERIFY(same(p.stages[0].weights.value(), 2 * parameters));
    }

    void expertsOfLoadedWeightsAreSpreadAlike()
    {
        // Norms 266,240 and router 1,048,576 are whole on each of eight, all else is an eighth.
        const double whole = 266'240.0 + 1'048'576.0;
        const Prepared p = preparedFor("mixtral-8x7b", {.tensor = 8, .expert = 2}, WeightsBasis::Loaded);
        QVERIFY(same(p.stages[0].weights.value(), 2 * ((46'702'792'704.0 - whole) / 8 + whole)));
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("expert");
        QTest::addColumn<int>("data");
        QTest::addColumn<int>("what");
        using What = Unresolved::What;
        QTest::newRow("EP of a dense model") << "llama-3-8b" << 2 << 1 << 2 << 1 << int(What::NoExperts);
        QTest::newRow("EP that does not divide the devices")
            << "mixtral-8x7b" << 8 << 1 << 3 << 1 << int(What::ExpertParallel);
        QTest::newRow("EP of more devices than a stage has")
            << "mixtral-8x7b" << 1 << 8 << 8 << 1 << int(What::ExpertParallel);
        QTest::newRow("EP beyond the experts")
            << "mixtral-8x7b" << 16 << 1 << 16 << 1 << int(What::ExpertParallel);
        QTest::newRow("more stages than layers")
            << "llama-3-8b" << 1 << 33 << 1 << 1 << int(What::PipelineParallel);
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, id);
        QFETCH(int, tensor);
        QFETCH(int, pipeline);
        QFETCH(int, expert);
        QFETCH(int, data);
        QFETCH(int, what);
        const auto result = answerTo({.accelerator = "mi300x",
                                      .context = 1024,
                                      .parallel = {tensor, pipeline, expert, data},
                                      .model = id.toStdString()});
        QVERIFY(result.unresolved);
        QCOMPARE(int(result.unresolved->what), what);
    }
    void asManyStagesAsLayersIsFine()
    {
        const auto result = answerTo({.accelerator = "mi300x",
                                      .context = 1024,
                                      .parallel = {.pipeline = 32},
                                      .model = "llama-3-8b"});
        QVERIFY(!result.unresolved);
        QCOMPARE(result.prepared.stages.size(), std::size_t{32});
    }

    void replicasMultiplySequences()
    {
        const auto one = answerTo({"mi300x"});
        const auto three = answerTo({.accelerator = "mi300x", .parallel = {.data = 3}});
        QCOMPARE(three.answer.capacity.concurrency.sequences, Tokens{24}); // 3 x 8
        QCOMPARE(three.answer.capacity.concurrency.exact, 3 * one.answer.capacity.concurrency.exact);
        QCOMPARE(three.answer.capacity.memory.pool.value(), one.answer.capacity.memory.pool.value());
        QCOMPARE(three.prepared.devices, 3);
        // 9 over three replicas are 3 on the fullest, and so are 7.
        QCOMPARE(*longestContextFor(three.prepared, 7), *longestContextFor(one.prepared, 3));
        QCOMPARE(*longestContextFor(three.prepared, 9), *longestContextFor(one.prepared, 3));
    }

    void ranksAddUpToTheModel_data()
    {
        QTest::addColumn<QString>("id");
        for (const LanguageModel &model : catalog().models)
            QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
    void ranksAddUpToTheModel()
    {
        QFETCH(QString, id);
        const std::string name = id.toStdString();
        for (const Parallelism parallel : {Parallelism{},
                                           {.tensor = 2},
                                           {.tensor = 8},
                                           {.pipeline = 2},
                                           {.pipeline = 7},
                                           {.tensor = 4, .pipeline = 3}}) {
            const Prepared p = preparedFor(name.c_str(), parallel);
            double sum = 0.0;
            for (const Stage &stage : p.stages)
                sum += stage.weights.value() * parallel.tensor;
            QVERIFY2(same(sum, p.modelBytes.value()),
                     qPrintable(QString::number(sum / p.modelBytes.value(), 'g', 17)));
        }
    }
    void expertsOfAllRanksAddUp()
    {
        // EP over all ranks: experts once, the rest once per replica.
        const Prepared p = preparedFor("deepseek-v3", {.tensor = 4, .expert = 32, .data = 8});
        const double published = p.modelBytes.value(); // bf16, two bytes a parameter
        QVERIFY(same(published, 2 * 684'489'845'504.0));
        const double experts = 2 * 653'908'770'816.0;
        QVERIFY(same(32 * p.stages[0].weights.value(), experts + 8 * (published - experts)));
    }
};

QTEST_APPLESS_MAIN(ShardingTest)
#include "sharding_test.moc"
