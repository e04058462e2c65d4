// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/widgets/sentences/spoken.h"
#include "widgets/sentences/refusals.h"
#include "widgets/sentences/usercatalogs.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace headroom;

Q_DECLARE_METATYPE(headroom::ScenarioError)

// Why a file was not taken, for a person.
class RefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void namesFileAndPosition_data();
    void namesFileAndPosition();
    void catalogsNameFileAndPosition();
    void everyReasonHasWords();
    void badUserCatalogsAreLeftOut();
};

void RefusalsTest::namesFileAndPosition_data()
{
    using What = ScenarioError::What;
    QTest::addColumn<ScenarioError>("error");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("pt");
    const auto row = [](const char *name, ScenarioError error, const char *en, const char *pt) {
        QTest::newRow(name) << std::move(error) << QString::fromUtf8(en) << QString::fromUtf8(pt);
    };
    row("syntax", {What::NotJson, "line 3, column 7", "unexpected ']'"},
        "a.json, line 3, column 7: This is not JSON: unexpected ']'.",
        "a.json, linha 3, coluna 7: Isto não é JSON: unexpected ']'.");
    row("a type", {What::WrongType, "/configurations/0/tp", "a whole number"},
        "a.json, /configurations/0/tp: Expected a whole number.",
        "a.json, /configurations/0/tp: Esperava-se um número inteiro.");
    row("limits", {What::OutOfRange, "/context", "1 to 4096"},
        "a.json, /context: Outside of what is allowed, 1 to 4096.",
        "a.json, /context: Fora do permitido, 1 a 4096.");
    row("the whole document", {What::NotAScenario, "/", {}},
        "a.json: This is not a Headroom scenario: the key \"headroom_scenario\" is missing.",
        "a.json: Isto não é um cenário do Headroom: falta a chave \"headroom_scenario\".");
    row("a newer version", {What::NewerVersion, "/headroom_scenario", "2"},
        "a.json, /headroom_scenario: Version 2 was written by a newer Headroom; this one cannot read it.",
        "a.json, /headroom_scenario: A versão 2 foi escrita por um Headroom mais novo; este não consegue "
        "lê-la.");
    row("a word that looks like a placeholder", {What::UnknownWord, "/method", "%1"},
        "a.json, /method: \"%1\" is unknown here.", "a.json, /method: \"%1\" é desconhecido aqui.");
}

void RefusalsTest::namesFileAndPosition()
{
    QFETCH(const ScenarioError, error);
    const Spoken english(QStringLiteral("en"));
    QTEST(refusalText(QStringLiteral("a.json"), error), "en");
    const Spoken portuguese(QStringLiteral("pt_BR"));
    QTEST(refusalText(QStringLiteral("a.json"), error), "pt");
}

void RefusalsTest::catalogsNameFileAndPosition()
{
    const CatalogProblem problem{CatalogProblem::What::WrongType, "mine.json", "/models/3/id", "string"};
    const Spoken english(QStringLiteral("en"));
    QCOMPARE(refusalText(problem), QStringLiteral("mine.json, /models/3/id: Expected text."));
    QCOMPARE(moreRefusalsText(1),
             QStringLiteral("1 more catalog file was left out; headroom-cli catalog names them all."));
    QCOMPARE(moreRefusalsText(37),
             QStringLiteral("37 more catalog files were left out; headroom-cli catalog names them all."));
}

void RefusalsTest::everyReasonHasWords()
{
    const Spoken english(QStringLiteral("en"));
    for (int what = 0; what <= int(ScenarioError::What::UnknownWord); ++what)
        QVERIFY(refusalText(QStringLiteral("f"),
                            ScenarioError{static_cast<ScenarioError::What>(what), "/", "x"})
                    .endsWith(QLatin1Char('.')));
    for (int what = 0; what <= int(CatalogProblem::What::Inconsistent); ++what)
        QVERIFY(refusalText(CatalogProblem{static_cast<CatalogProblem::What>(what), "f", "/", "x"})
                    .endsWith(QLatin1Char('.')));
}

void RefusalsTest::badUserCatalogsAreLeftOut()
{
    QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    QVERIFY(QDir().mkpath(home.filePath(QStringLiteral("headroom/catalogs"))));
    QFile bad(home.filePath(QStringLiteral("headroom/catalogs/bad.json")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\n  ]\n}");
    bad.close();

    const Spoken english(QStringLiteral("en"));
    Catalog known = catalog();
    const std::size_t models = known.models.size();
    const std::vector<CatalogProblem> problems = addUserCatalogs(known);
    qputenv("XDG_DATA_HOME", before);
    QCOMPARE(problems.size(), 1U);
    const QString refusal = refusalText(problems.front());
    QVERIFY2(refusal.startsWith(QLatin1String("bad.json, line 2, column 3: ")), qPrintable(refusal));
    QCOMPARE(known.models.size(), models);
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "refusals_test.moc"
