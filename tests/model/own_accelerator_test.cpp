// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/lesson.h"

#include "model/catalog/accelerator_text.h"
#include "model/catalog/own_accelerator.h"
#include "model/catalog/read_catalog.h"

using namespace headroom;

namespace {

AcceleratorWish moreBandwidth()
{
    AcceleratorWish wish;
    wish.name = "MI300X bandwidth +10%";
    wish.like = "mi300x";
    wish.figures = figuresOf(*catalog().accelerator("mi300x"));
    wish.figures.bandwidth = terabytesPerSecond(5.83); // 5.3 and a tenth of it
    wish.source = "What if";
    wish.today = "2026-08-06";
    return wish;
}

Catalog with(const AcceleratorWish &wish, std::string &id)
{
    Catalog extended = catalog();
    const OwnEntry own = ownAccelerator(extended, wish);
    const auto problem = addCatalogText(extended, own.text, own.id + ".json");
    if (problem)
        qWarning("%s %s", problem->where.c_str(), problem->detail.c_str());
    id = own.id;
    return extended;
}

template<class T> bool same(const std::optional<Sourced<T>> &a, const std::optional<Sourced<T>> &b)
{
    return a.has_value() == b.has_value()
           && (!a
               || (a->value == b->value && a->from.kind == b->from.kind
                   && a->alternates.size() == b->alternates.size()));
}

} // namespace

// Accelerators that somebody enters.
class OwnAcceleratorTest : public QObject {
    Q_OBJECT

private slots:
    // Every accelerator of the catalog is read back as it was written.
    void whatIsWrittenIsRead()
    {
        const Catalog &known = catalog();
        for (const Accelerator &a : known.accelerators) {
            Catalog empty;
            empty.sources.resize(1);
            const auto problem =
                addCatalogText(empty, acceleratorText(a, known.hardwareOf(a.id), known.sources), "a.json");
            QVERIFY2(!problem, (a.id + (problem ? problem->where + problem->detail : "")).c_str());
            const Accelerator &read = empty.accelerators.at(0);
            QCOMPARE(read.id, a.id);
            QCOMPARE(read.partMemory.value, a.partMemory.value);
            QCOMPARE(read.partMemory.alternates.size(), a.partMemory.alternates.size());
            QCOMPARE(read.partBandwidth.value, a.partBandwidth.value);
            QVERIFY(same(read.runtimeMemory, a.runtimeMemory));
            for (std::size_t f = 0; f < kMatrixFormats; ++f)
                QVERIFY(same(read.partPeaks[f], a.partPeaks[f]));
            QVERIFY(same(read.partPower, a.partPower) && same(read.devicesPerNode, a.devicesPerNode));
            QVERIFY(same(read.scaleUp.perPeer, a.scaleUp.perPeer)
                    && same(read.scaleUp.domain, a.scaleUp.domain));
            QCOMPARE(read.prices.size(), a.prices.size());
            QCOMPARE(empty.sources[read.partMemory.from.source].title,
                     known.sources[a.partMemory.from.source].title);
            QCOMPARE(empty.hardware.size(), std::size_t(known.hardwareOf(a.id) ? 1 : 0));
        }
    }

    // 5.83 TB/s over 54.0 GB of weights: 107.96 tok/s on paper, a tenth more than 98.15.
    void aTenthMoreBandwidthIsATenthMoreQuotient()
    {
        std::string id;
        const Catalog extended = with(moreBandwidth(), id);
        QCOMPARE(id, std::string("mi300x-what-if"));
        Scenario scenario = lessonScenario();
        scenario.context = 8192;
        Configuration configuration;
        configuration.accelerator = id;
        const ConfigurationResult result = evaluateOne(extended, scenario, configuration);
        QVERIFY(result.answer.quotient);
        QVERIFY(std::abs(result.answer.quotient->quotient.value() - 107.963) < 1e-3);
        QCOMPARE(result.answer.capacity.concurrency.sequences, Tokens{208}); // memory is what it was
        QVERIFY(result.rate && !result.rate->support.isGrey()); // the runs are those of its architecture
    }

    void onlyWhatIsChangedIsSomebodys()
    {
        std::string id;
        const Catalog extended = with(moreBandwidth(), id);
        const Accelerator &copy = *extended.accelerator(id);
        const Accelerator &base = *catalog().accelerator("mi300x");
        QVERIFY(isWhatIf(extended, copy));
        QVERIFY(!isWhatIf(extended, base));
        QCOMPARE(copy.partBandwidth.from.kind, Kind::Assumed);
        QCOMPARE(extended.sources[copy.partBandwidth.from.source].title, std::string("What if"));
        QVERIFY(copy.partBandwidth.alternates.empty());
        QCOMPARE(copy.partMemory.from.kind, base.partMemory.from.kind);
        QCOMPARE(extended.sources[copy.partMemory.from.source].title,
                 catalog().sources[base.partMemory.from.source].title);
        QVERIFY(extended.hardwareOf(id));
    }

    void aSecondCopyHasAnotherId()
    {
        std::string first;
        Catalog extended = with(moreBandwidth(), first);
        QCOMPARE(ownAccelerator(extended, moreBandwidth()).id, std::string("mi300x-what-if-2"));
    }

    void onesOwnPartIsNoWhatIf()
    {
        AcceleratorWish wish = moreBandwidth();
        wish.whatIf = false;
        wish.published = true;
        wish.name = "Lab Card 9 (PCIe)";
        wish.figures = {gigabytes(100), std::nullopt, terabytesPerSecond(2), {}, std::nullopt};
        std::string id;
        const Catalog extended = with(wish, id);
        QCOMPARE(id, std::string("lab-card-9-pcie"));
        const Accelerator &own = *extended.accelerator(id);
        QVERIFY(!isWhatIf(extended, own));
        QCOMPARE(own.architecture, catalog().accelerator("mi300x")->architecture);
        QCOMPARE(own.partMemory.from.kind, Kind::Vendor);
        QVERIFY(own.prices.empty() && own.benchmarks.empty() && !own.runtimeMemory);
        QVERIFY(!own.partPeaks[static_cast<std::size_t>(MatrixFormat::Bf16)]);
    }

    void hostileNamesBecomeHarmlessIds()
    {
        AcceleratorWish wish = moreBandwidth();
        wish.whatIf = false;
        for (const char *name : {"../../etc/passwd", "\xF0\x9F\x98\x80", "a\\b:c", "----"}) {
            wish.name = name;
            const std::string id = ownAccelerator(catalog(), wish).id;
            QVERIFY2(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos
                         && !id.empty(),
                     id.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(OwnAcceleratorTest)
#include "own_accelerator_test.moc"
