// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "widgets/tables/savefile.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace headroom;

// A file is written whole or stays as it was.
class SaveFileTest : public QObject {
    Q_OBJECT

private slots:
    void replacesAFile();
    void aFullDiskLeavesTheOldFile();
    void replacesNothingButFiles();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QByteArray content(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
};

void SaveFileTest::replacesAFile()
{
    QCOMPARE(saveFile(path("a.csv"), "old"), QString());
    QCOMPARE(saveFile(path("a.csv"), "new"), QString());
    QCOMPARE(content("a.csv"), QByteArray("new"));
}

// A limit on the size of files stands in for a full disk.
void SaveFileTest::aFullDiskLeavesTheOldFile()
{
    QCOMPARE(saveFile(path("b.csv"), "precious"), QString());
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit few{16, usual.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &few), 0);
    const QString reason = saveFile(path("b.csv"), QByteArray(100, 'x'));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, handler);
    QVERIFY(reason.startsWith(path("b.csv")));
    QVERIFY2(!reason.contains(QLatin1String("Unknown")), qPrintable(reason));
    QCOMPARE(content("b.csv"), QByteArray("precious"));
}

// Renaming over a pipe or a device, as root can, would take it away from everybody.
void SaveFileTest::replacesNothingButFiles()
{
    QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    QVERIFY(saveFile(path("pipe"), "x").contains(QLatin1String("not a plain file")));
    struct stat there {};
    QCOMPARE(lstat(QFile::encodeName(path("pipe")).constData(), &there), 0);
    QVERIFY(S_ISFIFO(there.st_mode));
    QVERIFY(saveFile(m_folder.path(), "x").contains(QLatin1String("not a plain file")));
}

QTEST_GUILESS_MAIN(SaveFileTest)
#include "savefile_test.moc"
