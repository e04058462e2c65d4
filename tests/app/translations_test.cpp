// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    bool finished = true;
    QStringList translations; // one, or one per plural form
};

QList<Message> messagesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.append({context,
                             {},
                             {},
                             xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"),
                             true,
                             {}});
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            messages.last().comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.last().plural)
                messages.last().translations.append(xml.readElementText());
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return messages;
}

QList<Message> messagesOf(const QString &language)
{
    return messagesIn(QStringLiteral(HEADROOM_SOURCE "/translations/headroom_%1.ts").arg(language));
}

// What tells one message from another.
QString keyOf(const Message &message)
{
    return QStringList{message.context, message.source, message.comment}.join(QLatin1String(" | "));
}

QStringList placeholdersIn(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(\\d|n)"));
    QStringList found;
    auto matches = placeholder.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured(1));
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsMissing();
    void contextsAreThoseOfTheSources();
    void nothingIsUnfinished_data() { languages(); }
    void nothingIsUnfinished();
    void placeholdersAgree_data() { languages(); }
    void placeholdersAgree();
    void pluralsHaveBothForms_data() { languages(); }
    void pluralsHaveBothForms();
    void bothLanguagesKnowTheSamePlurals();
    void mnemonicsAgree();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Portuguese of Brazil") << QStringLiteral("pt_BR");
    }
};

// The texts of the sources as they are now, against the file as it was last refreshed.
void TranslationsTest::nothingIsMissing()
{
    const QTemporaryDir folder;
    const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(HEADROOM_SOURCE));
    lupdate.start(QStringLiteral(HEADROOM_LUPDATE),
                  {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                   QStringLiteral("widgets"), QStringLiteral("app/headroom"), QStringLiteral("app/cli"),
                   QStringLiteral("-ts"), fresh});
    QVERIFY(lupdate.waitForFinished(120'000));
    const QList<Message> wanted = messagesIn(fresh);
    QVERIFY(wanted.size() > 100);
    QSet<QString> known;
    for (const Message &message : messagesOf(QStringLiteral("pt_BR")))
        known.insert(keyOf(message));
    for (const Message &message : wanted)
        QVERIFY2(known.contains(keyOf(message)), qPrintable(keyOf(message)));
}

// lupdate guesses the context of a text; the program asks in the one that the source declares.
void TranslationsTest::contextsAreThoseOfTheSources()
{
    static const QRegularExpression
        declared(QStringLiteral("(?:Q_DECLARE_TR_FUNCTIONS\\(|QT_TRANSLATE_NOOP\\(\"|translate\\(\")(\\w+)"));
    QSet<QString> contexts;
    for (const char *room : {"widgets", "app"}) {
        QDirIterator files(QStringLiteral(HEADROOM_SOURCE "/") + QLatin1String(room),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = declared.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext())
                contexts.insert(matches.next().captured(1));
        }
    }
    for (const Message &message : messagesOf(QStringLiteral("pt_BR")))
        QVERIFY2(message.context.startsWith(QLatin1String("headroom::"))
                     || contexts.contains(message.context),
                 qPrintable(keyOf(message)));
}

// English needs its plurals only: everything else is the source.
void TranslationsTest::nothingIsUnfinished()
{
    QFETCH(QString, language);
    const QList<Message> messages = messagesOf(language);
    QVERIFY(messages.size() > 5);
    for (const Message &message : messages) {
        const QByteArray name = (message.context + QStringLiteral(": ") + message.source).toUtf8();
        QVERIFY2(message.finished, name.constData());
        for (const QString &translation : message.translations)
            QVERIFY2(!translation.trimmed().isEmpty(), name.constData());
    }
}

void TranslationsTest::placeholdersAgree()
{
    QFETCH(QString, language);
    for (const Message &message : messagesOf(language))
        for (const QString &translation : message.translations) {
            QStringList wanted = placeholdersIn(message.source);
            QStringList given = placeholdersIn(translation);
            if (message.plural) { // "One device" may leave the number out
                wanted.removeAll(QStringLiteral("n"));
                given.removeAll(QStringLiteral("n"));
            }
            QVERIFY2(given == wanted, qPrintable(message.source + QStringLiteral(" | ") + translation));
        }
}

void TranslationsTest::pluralsHaveBothForms()
{
    QFETCH(QString, language);
    for (const Message &message : messagesOf(language))
        QCOMPARE(message.translations.size(), message.plural ? 2 : 1);
}

void TranslationsTest::bothLanguagesKnowTheSamePlurals()
{
    QStringList english;
    QStringList portuguese;
    for (const Message &message : messagesOf(QStringLiteral("en")))
        if (message.plural)
            english.append(message.source);
    for (const Message &message : messagesOf(QStringLiteral("pt_BR")))
        if (message.plural)
            portuguese.append(message.source);
    QCOMPARE(portuguese, english);
}

void TranslationsTest::mnemonicsAgree()
{
    static const QRegularExpression mnemonic(QStringLiteral("&(?=[^&\\s])"));
    for (const Message &message : messagesOf(QStringLiteral("pt_BR")))
        for (const QString &translation : message.translations)
            QVERIFY2(message.source.count(mnemonic) == translation.count(mnemonic),
                     qPrintable(message.source + QStringLiteral(" | ") + translation));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
