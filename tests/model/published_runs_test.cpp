// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/rates.h"

#include "model/measurement/compare.h"

#include <cmath>

using namespace headroom;

// The rate rule against the published runs, as its section 8 asks.
class PublishedRunsTest : public QObject {
    Q_OBJECT

private:
    static Score scoreOf(const std::vector<ComparedRun> &runs, const std::string &group,
                         Grouping grouping = Grouping::Kind)
    {
        for (const Score &score : scoresOf(runs, publishedMeasurements(), grouping))
            if (score.group == group)
                return score;
        return {};
    }
    static Score allOf(EngineSaid said)
    {
        return scoreOf(compareWithRuns(catalog(), publishedMeasurements(), said).decode, "all",
                       Grouping::All);
    }

private slots:
    void everyRowIsThere() { QCOMPARE(publishedMeasurements().rows.size(), std::size_t{690}); }

    // 238 decode rows of known batch, model and format, more than 8 output tokens, no speculation, that fit.
    void rowsCompared()
    {
        const Comparison comparison = compareWithRuns(catalog(), publishedMeasurements());
        QCOMPARE(comparison.decode.size(), std::size_t{238});
        std::size_t counted = comparison.decode.size() + comparison.prefill.size();
        for (const int skipped : comparison.notCompared)
            counted += std::size_t(skipped);
        QCOMPARE(counted, std::size_t{690});
    }

    void decodeRows_data()
    {
        QTest::addColumn<int>("said");
        QTest::addColumn<double>("inside");
        QTest::addColumn<double>("error");
        QTest::newRow("the row's own engine and year") << int(EngineSaid::Own) << 0.88 << 0.08;
        QTest::newRow("only what the command line can say") << int(EngineSaid::CommandLine) << 0.86 << 0.10;
        QTest::newRow("engine never said") << int(EngineSaid::Never) << 0.78 << 0.16;
    }
    void decodeRows()
    {
        QFETCH(int, said);
        QFETCH(double, inside);
        QFETCH(double, error);
        const Score score = allOf(EngineSaid(said));
        qInfo("%d runs, %.1f%% inside the band, median error %.1f%%", score.runs, score.insideShare() * 100,
              score.medianError * 100);
        QVERIFY(score.insideShare() >= inside);
        QVERIFY(score.medianError <= error);
    }

    void kindsOfRuns_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("inside");
        QTest::newRow("dense, batch 1, one device") << "dense_one_device" << 0.98;
        QTest::newRow("dense, batch 1, tensor parallel") << "dense_tensor_parallel" << 0.96;
        QTest::newRow("dense, batched") << "dense_batched" << 0.80;
        QTest::newRow("experts") << "experts" << 0.80;
    }
    void kindsOfRuns()
    {
        QFETCH(QString, kind);
        QFETCH(double, inside);
        const Comparison comparison = compareWithRuns(catalog(), publishedMeasurements());
        const Score score = scoreOf(comparison.decode, kind.toStdString());
        qInfo("%d runs, %.1f%% inside the band, median error %.1f%%", score.runs, score.insideShare() * 100,
              score.medianError * 100);
        QVERIFY(score.runs >= 25);
        QVERIFY2(std::round(score.insideShare() * 100) >= inside * 100,
                 qPrintable(QString::number(score.insideShare())));
    }

    void prefillRows()
    {
        const Comparison comparison = compareWithRuns(catalog(), publishedMeasurements());
        const Score score = scoreOf(comparison.prefill, "all", Grouping::All);
        qInfo("%d runs, %.1f%% inside the band, median error %.1f%%", score.runs, score.insideShare() * 100,
              score.medianError * 100);
        QVERIFY(score.runs >= 30);
        QVERIFY(score.insideShare() >= 0.80);
    }
};

QTEST_APPLESS_MAIN(PublishedRunsTest)
#include "published_runs_test.moc"
