// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

using namespace headroom;

namespace {

QJsonArray listed(const char *line, const char *key)
{
    return runCli(line).json().value(QLatin1String(key)).toArray();
}

QStringList ids(const QJsonArray &entries)
{
    QStringList all;
    for (const QJsonValue &entry : entries)
        all << entry.toObject().value(QLatin1String("id")).toString();
    return all;
}

const QByteArray kOwnFormat = R"({"schema": 1,
  "sources": {"mine": {"title": "My own measurements", "address": null, "date": "2026-11-30", "date_means": "entered"}},
  "weights": [{"id": "my_int3", "name": "My INT3", "aliases": [], "element_bits": 3,
               "bits_per_weight": {"value": 3.25, "kind": "measured", "source": "mine"},
               "compute": "bf16", "weight_only": true, "kept_16bit": []}]})";

} // namespace

// `catalog`: what is known, with kinds and sources, and the user's own files.
class CatalogVerbTest : public QObject {
    Q_OBJECT

private slots:
    void listsEverything();
    void everyFigureHasKindAndSource();
    void keepsAlternates();
    void searchNeedsEveryWord();
    void announcedPartsAreMarked();
    void textNamesKindsAndSources();
    void textsFollowTheLanguage();
    void ownCatalogsAreAdded();
    void badOwnCatalogsAreOneWarningEach();
};

void CatalogVerbTest::listsEverything()
{
    QCOMPARE(listed("catalog accelerators --json", "accelerators").size(), 38);
    QCOMPARE(listed("catalog models --json", "models").size(), 66);
    QCOMPARE(listed("catalog formats --json", "weights").size(), 47);
    QCOMPARE(listed("catalog formats --json", "cache").size(), 8);
}

void CatalogVerbTest::everyFigureHasKindAndSource()
{
    const QStringList kinds{QStringLiteral("vendor"), QStringLiteral("announced"), QStringLiteral("measured"),
                            QStringLiteral("derived"), QStringLiteral("assumed")};
    for (const QJsonValue &entry : listed("catalog accelerators --json", "accelerators")) {
        for (const char *figure : {"memory", "bandwidth"}) {
            const QJsonObject object = entry.toObject().value(QLatin1String(figure)).toObject();
            QVERIFY(object.value(QLatin1String("value")).toDouble() > 0.0);
            QVERIFY(kinds.contains(object.value(QLatin1String("kind")).toString()));
            QVERIFY(!object.value(QLatin1String("source"))
                         .toObject()
                         .value(QLatin1String("title"))
                         .toString()
                         .isEmpty());
        }
    }
    for (const QJsonValue &entry : listed("catalog models --json", "models")) {
        const QJsonObject total = entry.toObject()
                                      .value(QLatin1String("parameters"))
                                      .toObject()
                                      .value(QLatin1String("total"))
                                      .toObject();
        QVERIFY(total.value(QLatin1String("value")).toDouble() > 0.0);
        QVERIFY(!total.value(QLatin1String("source"))
                     .toObject()
                     .value(QLatin1String("title"))
                     .toString()
                     .isEmpty());
    }
}

// The lesson says 19.6 TB/s for an MI455X, the product page 23.3.
void CatalogVerbTest::keepsAlternates()
{
    const QJsonArray found = listed("catalog accelerators --json --search mi455x", "accelerators");
    const QJsonObject bandwidth = found.at(0).toObject().value(QLatin1String("bandwidth")).toObject();
    QCOMPARE(bandwidth.value(QLatin1String("value")).toDouble(), 19.6e12);
    bool kept = false;
    for (const QJsonValue &alternate : bandwidth.value(QLatin1String("alternates")).toArray())
        kept = kept || alternate.toObject().value(QLatin1String("value")).toDouble() == 23.3e12;
    QVERIFY(kept);
}

void CatalogVerbTest::searchNeedsEveryWord()
{
    const Run run =
        runCli({QStringLiteral("catalog"), QStringLiteral("accelerators"), QStringLiteral("--json"),
                QStringLiteral("--search"), QStringLiteral("NVIDIA  hopper PCIe")});
    QCOMPARE(ids(run.json().value(QLatin1String("accelerators")).toArray()),
             (QStringList{QStringLiteral("h100-pcie"), QStringLiteral("h100-nvl")}));
    QCOMPARE(listed("catalog models --json --search nosuchmodel", "models").size(), 0);
    const Run nothing = runCli("catalog models --search nosuchmodel");
    QCOMPARE(nothing.status, 0);
    QCOMPARE(nothing.text(), QStringLiteral("Nothing holds \"nosuchmodel\".\n"));
}

void CatalogVerbTest::announcedPartsAreMarked()
{
    for (const QJsonValue &entry : listed("catalog accelerators --json --search announced", "accelerators"))
        QCOMPARE(entry.toObject().value(QLatin1String("status")).toString(), QStringLiteral("announced"));
    QVERIFY(runCli("catalog accelerators --search mi455x")
                .text()
                .contains(QLatin1String("Instinct MI455X (announced)")));
    QVERIFY(runCli("catalog accelerators --search mi455x --lang pt_BR")
                .text()
                .contains(QLatin1String("Instinct MI455X (anunciada)")));
}

void CatalogVerbTest::textNamesKindsAndSources()
{
    const QString text = runCli("catalog accelerators --search mi300x").text();
    QVERIFY2(text.contains(QLatin1String("192 GB vendor [1]")), qPrintable(text));
    QVERIFY(text.contains(QLatin1String("191.98 GiB measured [2]")));
    QVERIFY(text.contains(QLatin1String("5.3 TB/s vendor [1]")));
    QVERIFY(text.contains(QLatin1String("\n[1] ")) && text.contains(QLatin1String("\n[2] "))
            && !text.contains(QLatin1String("[3]")));
}

void CatalogVerbTest::textsFollowTheLanguage()
{
    const QJsonObject english =
        listed("catalog accelerators --json --search mi250x", "accelerators").at(0).toObject();
    const QJsonObject portuguese =
        listed("catalog accelerators --json --search mi250x --lang pt_BR", "accelerators").at(0).toObject();
    QCOMPARE(portuguese.value(QLatin1String("memory")).toObject().value(QLatin1String("value")),
             english.value(QLatin1String("memory")).toObject().value(QLatin1String("value")));
    QVERIFY(portuguese.value(QLatin1String("cautions")) != english.value(QLatin1String("cautions")));
    QVERIFY(runCli("catalog formats --search awq --lang pt_BR").text().contains(QLatin1String("4,1563")));
}

void CatalogVerbTest::ownCatalogsAreAdded()
{
    QTemporaryDir home;
    QVERIFY(QDir().mkpath(home.filePath(QStringLiteral("headroom/catalogs"))));
    QFile file(home.filePath(QStringLiteral("headroom/catalogs/mine.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kOwnFormat);
    file.close();
    const Run run =
        runCli(words("catalog formats --json --search my_int3"), QStringLiteral("C.UTF-8"), home.path());
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(ids(run.json().value(QLatin1String("weights")).toArray()),
             QStringList{QStringLiteral("my_int3")});
    // 27.0e9 x 3.25 bits / 8 = 10,968,750,000 B
    const Run used = runCli(
        words("evaluate --accelerator mi300x --model qwen3.8-27b --weights my_int3 --context 8192 --json"),
        QStringLiteral("C.UTF-8"), home.path());
    QCOMPARE(used.json().value(QLatin1String("memory")).toObject().value(QLatin1String("weights")).toDouble(),
             10'968'750'000.0);
}

void CatalogVerbTest::badOwnCatalogsAreOneWarningEach()
{
    QTemporaryDir home;
    QVERIFY(QDir().mkpath(home.filePath(QStringLiteral("headroom/catalogs"))));
    for (const auto &[name, text] :
         {std::pair{"a.json", QByteArray("{\n  ]\n}")}, std::pair{"b.json", kOwnFormat},
          std::pair{"c.json", QByteArray("[]")}}) {
        QFile file(home.filePath(QStringLiteral("headroom/catalogs/") + QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    const Run run =
        runCli(words("catalog formats --json --search my_int3"), QStringLiteral("C.UTF-8"), home.path());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.err.count('\n'), 2);
    QVERIFY2(run.error().contains(QLatin1String("a.json, line 2, column 3: ")), run.err.constData());
    QVERIFY2(run.error().contains(QLatin1String("c.json: ")), run.err.constData());
    QCOMPARE(ids(run.json().value(QLatin1String("weights")).toArray()),
             QStringList{QStringLiteral("my_int3")});
}

QTEST_GUILESS_MAIN(CatalogVerbTest)
#include "catalogverb_test.moc"
