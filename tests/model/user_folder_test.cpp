// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/model/lesson.h"
#include "tests/model/user_file.h"

#include "model/catalog/read_catalog.h"

using namespace headroom;
using What = CatalogProblem::What;

namespace {

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

// The folder of the user's files: one that cannot be taken stops none of the others.
class UserFolderTest : public QObject {
    Q_OBJECT

private slots:
    void aFolderLoadsWhatItCan()
    {
        QTemporaryDir folder;
        const auto path = [&](const char *name) { return folder.filePath(QString::fromUtf8(name)); };
        write(path("a-broken.json"), "{");
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("b-folder.json")));
        QVERIFY(QFile::link(path("nowhere"), path("c-dangling.json")));
        QVERIFY(QFile::link(path("d-circle.json"), path("d-circle.json")));
        write(path("e-empty.json"), "");
        write(path("f-huge.json"), QByteArray(qsizetype(kLargestCatalogFile) + 1, ' '));
        write(path("g-good.json"), kGood);
        write(path("h-again.json"), kGood);
        write(path("i-note.txt"), "not looked at");
        write(path("j-more.json"), QByteArray(kGood)
                                       .replace("box-1", "box-2")
                                       .replace("wn-model", "wn-model-2")
                                       .replace("w7", "w8")
                                       .replace("seven", "eight"));

        Catalog extended = catalog();
        const std::vector<CatalogProblem> problems = loadUserCatalogs(extended, folder.path().toStdString());
        QStringList names;
        for (const CatalogProblem &problem : problems)
            names << qt(problem.file);
        QCOMPARE(names, (QStringList{QStringLiteral("a-broken.json"), QStringLiteral("b-folder.json"),
                                     QStringLiteral("c-dangling.json"), QStringLiteral("d-circle.json"),
                                     QStringLiteral("e-empty.json"), QStringLiteral("f-huge.json"),
                                     QStringLiteral("h-again.json")}));
        for (const int i : {1, 2, 3}) {
            QCOMPARE(int(problems[std::size_t(i)].what), int(What::Unreadable));
            QVERIFY(!problems[std::size_t(i)].detail.empty());
        }
        QVERIFY(extended.accelerator("box-1") && extended.accelerator("box-2"));
        QCOMPARE(extended.models.size(), catalog().models.size() + 2);
    }
    void aFileOneMayNotReadIsNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("locked.json"));
        write(path, kGood);
        QVERIFY(QFile::setPermissions(path, QFileDevice::Permissions()));
        Catalog extended = catalog();
        const auto problems = loadUserCatalogs(extended, folder.path().toStdString());
        if (QFile probe(path); probe.open(QIODevice::ReadOnly)) { // the superuser may
            QVERIFY(problems.empty() && extended.accelerator("box-1"));
        } else {
            QCOMPARE(problems.size(), std::size_t{1});
            QCOMPARE(int(problems.front().what), int(What::Unreadable));
            QVERIFY(!problems.front().detail.empty());
        }
    }
    void noFolderIsAnEmptyOne()
    {
        Catalog extended = catalog();
        QVERIFY(loadUserCatalogs(extended, "/nowhere/at/all").empty());
        QTemporaryDir folder;
        QVERIFY(loadUserCatalogs(extended, folder.path().toStdString()).empty());
        QCOMPARE(extended.accelerators.size(), catalog().accelerators.size());
    }
    void aFileInPlaceOfTheFolderIsNamed()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("catalogs")), kGood);
        Catalog extended = catalog();
        const auto problems =
            loadUserCatalogs(extended, folder.filePath(QStringLiteral("catalogs")).toStdString());
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(int(problems.front().what), int(What::Unreadable));
        QCOMPARE(qt(problems.front().file), folder.filePath(QStringLiteral("catalogs")));
    }
    void aFolderWithoutEndIsReadInPart()
    {
        QTemporaryDir folder;
        for (std::size_t i = 0; i < kMostUserCatalogs + 2; ++i)
            write(folder.filePath(QStringLiteral("%1.json").arg(i, 4)), "{}");
        Catalog extended = catalog();
        const auto problems = loadUserCatalogs(extended, folder.path().toStdString());
        QCOMPARE(problems.size(), kMostUserCatalogs + 1);
        QCOMPARE(int(problems.back().what), int(What::TooManyFiles));
        QCOMPARE(qt(problems.back().file), folder.path());
    }
};

QTEST_APPLESS_MAIN(UserFolderTest)
#include "user_folder_test.moc"
