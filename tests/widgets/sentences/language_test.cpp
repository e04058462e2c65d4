// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "widgets/sentences/language.h"
#include "widgets/sentences/names.h"

#include <QEvent>

using namespace headroom;

namespace {

// Counts what the application is told.
class LanguageChanges : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            ++count;
        return false;
    }
};

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void matchesNames_data();
    void matchesNames();
    void asksTheEnvironmentInOrder_data();
    void asksTheEnvironmentInOrder();
    void changesWordsAndNumbersAtOnce();
    void tellsEverybodyOnce();
    void speaksQtsOwnWords();
    void speaksAsideWithoutTelling();
};

void LanguageTest::matchesNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("matching");
    QTest::addColumn<QString>("closest");

    QTest::newRow("English") << "en"
                             << "en"
                             << "en";
    QTest::newRow("Portuguese, as we write it") << "pt_BR"
                                                << "pt_BR"
                                                << "pt_BR";
    QTest::newRow("the language alone") << "pt"
                                        << "pt_BR"
                                        << "pt_BR";
    QTest::newRow("as browsers write it") << "pt-BR"
                                          << "pt_BR"
                                          << "pt_BR";
    QTest::newRow("as shells write it") << "pt_BR.UTF-8"
                                        << "pt_BR"
                                        << "pt_BR";
    QTest::newRow("another country") << "en_GB.utf8"
                                     << "en"
                                     << "en";
    QTest::newRow("the plain locale") << "C.UTF-8"
                                      << "en"
                                      << "en";
    QTest::newRow("a language that we do not speak") << "de_DE"
                                                     << ""
                                                     << "en";
    QTest::newRow("no language at all") << "12"
                                        << ""
                                        << "";
    QTest::newRow("nothing") << ""
                             << ""
                             << "";
    QTest::newRow("a name with a path in it") << "../../en"
                                              << ""
                                              << "";
}

void LanguageTest::matchesNames()
{
    QFETCH(const QString, name);
    QTEST(Language::matching(name), "matching");
    QTEST(Language::closestTo(name), "closest");
}

void LanguageTest::asksTheEnvironmentInOrder_data()
{
    QTest::addColumn<QByteArray>("all");
    QTest::addColumn<QByteArray>("messages");
    QTest::addColumn<QByteArray>("lang");
    QTest::addColumn<QString>("language");

    QTest::newRow("LANG alone") << QByteArray() << QByteArray() << QByteArray("pt_BR.UTF-8") << "pt_BR";
    QTest::newRow("LC_MESSAGES before LANG")
        << QByteArray() << QByteArray("en_US") << QByteArray("pt_BR") << "en";
    QTest::newRow("LC_ALL before both")
        << QByteArray("pt_BR") << QByteArray("en_US") << QByteArray("en_US") << "pt_BR";
    QTest::newRow("another language is answered in English")
        << QByteArray("ja_JP") << QByteArray() << QByteArray() << "en";
}

void LanguageTest::asksTheEnvironmentInOrder()
{
    QFETCH(const QByteArray, all);
    QFETCH(const QByteArray, messages);
    QFETCH(const QByteArray, lang);
    const QList<QByteArray> names{"LC_ALL", "LC_MESSAGES", "LANG"};
    const QList<QByteArray> values{all, messages, lang};
    QList<QByteArray> before;
    for (qsizetype i = 0; i < names.size(); ++i) {
        before << qgetenv(names[i].constData());
        qputenv(names[i].constData(), values[i]);
    }
    const QString language = Language::ofSystem();
    for (qsizetype i = 0; i < names.size(); ++i)
        qputenv(names[i].constData(), before[i]);
    QTEST(language, "language");
}

void LanguageTest::changesWordsAndNumbersAtOnce()
{
    Language language;
    language.use(QStringLiteral("pt_BR"));
    QCOMPARE(QLocale().decimalPoint(), QStringLiteral(","));
    QCOMPARE(tokensText(262'144, Numbers(language.locale())), QStringLiteral("262.144 tokens"));
    language.use(QStringLiteral("en"));
    QCOMPARE(tokensText(1, Numbers(language.locale())), QStringLiteral("1 token"));
    QCOMPARE(tokensText(262'144, Numbers(language.locale())), QStringLiteral("262,144 tokens"));
}

// Ours and Qt's words stand in two files; a window translates itself once all the same.
void LanguageTest::tellsEverybodyOnce()
{
    Language language;
    language.use(QStringLiteral("en"));
    LanguageChanges changes;
    QCoreApplication::instance()->installEventFilter(&changes);
    const QSignalSpy changed(&language, &Language::changed);
    language.use(QStringLiteral("pt_BR"));
    QCOMPARE(changes.count, 1);
    QCOMPARE(changed.count(), 1);
    language.use(QStringLiteral("pt_BR"));
    QCOMPARE(changed.count(), 1);
}

void LanguageTest::speaksQtsOwnWords()
{
    Language language;
    language.use(QStringLiteral("pt_BR"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancelar"));
    language.use(QStringLiteral("en"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
}

// A picture in another language: its words and numbers, while nobody hears of it.
void LanguageTest::speaksAsideWithoutTelling()
{
    Language language;
    language.use(QStringLiteral("en"));
    LanguageChanges told;
    QCoreApplication::instance()->installEventFilter(&told);
    const QSignalSpy changed(&language, &Language::changed);
    const auto conversations = [] { return QCoreApplication::translate("SlideTable", "Conversations"); };
    {
        const Language::Aside aside(language, QStringLiteral("pt_BR"));
        QCOMPARE(conversations(), QStringLiteral("Conversas"));
        QCOMPARE(QLocale().decimalPoint(), QStringLiteral(","));
    }
    QCOMPARE(conversations(), QStringLiteral("Conversations"));
    QCOMPARE(QLocale().decimalPoint(), QStringLiteral("."));
    QCOMPARE(language.name(), QStringLiteral("en"));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(told.count, 0);
}

QTEST_GUILESS_MAIN(LanguageTest)
#include "language_test.moc"
