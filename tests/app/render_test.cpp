// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, as a script runs it: without a display.
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

class RenderTest : public QObject {
    Q_OBJECT

private slots:
    void refusesBadInput_data();
    void refusesBadInput();
    void helpAndVersionNeedNoDisplay();
    void drawsAWindowOfTheSizeAsked();
    void theScaleMultipliesPixels();
    void svgHasTextAndAViewBox();
    void pdfIsAPdf();
    void drawsInTheLanguageAsked();
    void everyFigureInEveryKindAndLanguage_data();
    void everyFigureInEveryKindAndLanguage();
    void pdfHasItsWordsAsText_data();
    void pdfHasItsWordsAsText();

private:
    struct Result {
        int status = -1;
        QString out;
        QString errors;
    };
    static Result run(const QStringList &arguments);
    static QString svgText(const QString &path);
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

RenderTest::Result RenderTest::run(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(display));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADROOM_PROGRAM), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QString RenderTest::svgText(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text().toString() + QLatin1Char('\n');
    return text;
}

void RenderTest::refusesBadInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    const QString out = path(QStringLiteral("never.png"));
    const auto row = [&](const char *name, const QStringList &more, const QString &named) {
        QTest::newRow(name) << (QStringList{QStringLiteral("--render"), out} + more) << named;
    };
    row("an unknown option", {QStringLiteral("--bogus")}, QStringLiteral("bogus"));
    row("an unknown figure", {QStringLiteral("--figure"), QStringLiteral("pie")},
        QStringLiteral("window, capacity, memory, rate, tradeoff, slide"));
    row("no size", {QStringLiteral("--size"), QStringLiteral("big")}, QStringLiteral("--size"));
    row("a size without a height", {QStringLiteral("--size"), QStringLiteral("1600")},
        QStringLiteral("--size"));
    row("a side of nothing", {QStringLiteral("--size"), QStringLiteral("0x0")}, QStringLiteral("--size"));
    row("more pixels than fit",
        {QStringLiteral("--size"), QStringLiteral("16000x16000"), QStringLiteral("--scale"),
         QStringLiteral("4")},
        QStringLiteral("--size"));
    row("a scale that is none", {QStringLiteral("--scale"), QStringLiteral("nan")},
        QStringLiteral("--scale"));
    row("an unknown theme", {QStringLiteral("--theme"), QStringLiteral("pink")}, QStringLiteral("pink"));
    row("an unknown language", {QStringLiteral("--lang"), QStringLiteral("xx")}, QStringLiteral("en, pt_BR"));
    row("a file that is not there", {QStringLiteral("/nowhere/a.headroom.json")},
        QStringLiteral("a.headroom.json"));
    row("two files", {QStringLiteral("a"), QStringLiteral("b")}, QStringLiteral("FILE"));
    QTest::newRow("an unknown ending")
        << QStringList{QStringLiteral("--render"), path(QStringLiteral("never.gif"))}
        << QStringLiteral("never.gif");
    QTest::newRow("a size without a picture")
        << QStringList{QStringLiteral("--size"), QStringLiteral("10x10")} << QStringLiteral("--render");
    row("a figure without room for its plot",
        {QStringLiteral("--figure"), QStringLiteral("rate"), QStringLiteral("--size"),
         QStringLiteral("480x200")},
        QStringLiteral("the figure needs at least 480x"));
    row("a window smaller than it may be", {QStringLiteral("--size"), QStringLiteral("300x300")},
        QStringLiteral("the window needs at least 850x"));
    QTest::newRow("a folder that is not there")
        << QStringList{QStringLiteral("--render"), path(QStringLiteral("no/never.png"))}
        << QStringLiteral("never.png");
}

void RenderTest::refusesBadInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const Result result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.errors.count(QLatin1Char('\n')), 1);
    QVERIFY2(result.errors.contains(named), qPrintable(result.errors));
    QVERIFY(!QFileInfo::exists(path(QStringLiteral("never.png"))));
    QVERIFY(!QFileInfo::exists(path(QStringLiteral("never.gif"))));
}

void RenderTest::helpAndVersionNeedNoDisplay()
{
    const Result help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains(QStringLiteral("--render")));
    const Result version = run({QStringLiteral("--version")});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith(QStringLiteral("headroom ")));
}

void RenderTest::drawsAWindowOfTheSizeAsked()
{
    const QString out = path(QStringLiteral("window.png"));
    const Result result =
        run({QStringLiteral("--render"), out, QStringLiteral("--size"), QStringLiteral("1280x800")});
    QCOMPARE(result.status, 0);
    QCOMPARE(QImage(out).size(), QSize(1280, 800));
}

void RenderTest::theScaleMultipliesPixels()
{
    for (const QString &figure : {QStringLiteral("window"), QStringLiteral("memory")}) {
        const QString out = path(figure + QStringLiteral("2.png"));
        const Result result =
            run({QStringLiteral("--render"), out, QStringLiteral("--figure"), figure,
                 QStringLiteral("--size"), QStringLiteral("1280x720"), QStringLiteral("--scale"),
                 QStringLiteral("2"), QStringLiteral("--theme"), QStringLiteral("dark")});
        QCOMPARE(result.status, 0);
        QCOMPARE(QImage(out).size(), QSize(2560, 1440));
    }
}

void RenderTest::svgHasTextAndAViewBox()
{
    const QString out = path(QStringLiteral("capacity.svg"));
    QCOMPARE(run({QStringLiteral("--render"), out, QStringLiteral("--figure"), QStringLiteral("capacity")})
                 .status,
             0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("viewBox=\"0 0 1280 720\""));
    QVERIFY(!svg.contains("<image"));
    const QString text = svgText(out);
    QVERIFY(text.contains(QStringLiteral("What fits")));
    QVERIFY(text.contains(QStringLiteral("Assumptions")));
    QVERIFY(text.contains(QStringLiteral("Headroom 0.")));
    QVERIFY(text.contains(QStringLiteral("https://")));
}

void RenderTest::pdfIsAPdf()
{
    const QString out = path(QStringLiteral("rate.pdf"));
    QCOMPARE(run({QStringLiteral("--render"), out, QStringLiteral("--figure"), QStringLiteral("rate")})
                 .status,
             0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/Font")); // text, not outlines
}

void RenderTest::drawsInTheLanguageAsked()
{
    const QString out = path(QStringLiteral("pt.svg"));
    QCOMPARE(run({QStringLiteral("--render"), out, QStringLiteral("--figure"), QStringLiteral("capacity"),
                  QStringLiteral("--lang"), QStringLiteral("pt_BR")})
                 .status,
             0);
    const QString text = svgText(out);
    QVERIFY(text.contains(QStringLiteral("262.144")));
    QVERIFY(text.contains(QStringLiteral("conversas")));
}

void RenderTest::everyFigureInEveryKindAndLanguage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("out");
    bool dark = false;
    for (const char *figure : {"window", "capacity", "memory", "rate", "tradeoff", "slide"})
        for (const char *kind : {"png", "svg", "pdf"})
            for (const char *language : {"en", "pt_BR"}) {
                dark = !dark; // both themes among the neighbours
                const QString name =
                    QStringLiteral("%1-%2.%3")
                        .arg(QLatin1String(figure), QLatin1String(language), QLatin1String(kind));
                QTest::newRow(qPrintable(name))
                    << QStringList{QStringLiteral("--figure"),
                                   QLatin1String(figure),
                                   QStringLiteral("--lang"),
                                   QLatin1String(language),
                                   QStringLiteral("--theme"),
                                   dark ? QStringLiteral("dark") : QStringLiteral("light")}
                    << path(name);
            }
}

void RenderTest::everyFigureInEveryKindAndLanguage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, out);
    const Result result = run(QStringList{QStringLiteral("--render"), out} + arguments);
    QVERIFY2(result.errors.isEmpty(), qPrintable(result.errors));
    QCOMPARE(result.status, 0);
    QVERIFY(QFileInfo(out).size() > 5000);
}

void RenderTest::pdfHasItsWordsAsText_data()
{
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("words");
    // The paper quotient of the lesson is 5.3 TB/s over 54.0 GB.
    QTest::newRow("the slide in English")
        << QStringLiteral("slide") << QStringLiteral("en")
        << QStringList{QStringLiteral("98.1 tok/s"), QStringLiteral("Assumptions: "), QStringLiteral("kvfit"),
                       QStringLiteral("Headroom 0.")};
    QTest::newRow("the slide in Portuguese") << QStringLiteral("slide") << QStringLiteral("pt_BR")
                                             << QStringList{QStringLiteral("98,1 tok/s"),
                                                            QStringLiteral("Premissas: "),
                                                            QStringLiteral("262.144 tokens"),
                                                            QStringLiteral("kvfit"),
                                                            QStringLiteral("44,1 tok/s (25,2 a 66,8)"),
                                                            QStringLiteral("2026-11-30")};
    QTest::newRow("a plot in Portuguese")
        << QStringLiteral("rate") << QStringLiteral("pt_BR")
        << QStringList{QStringLiteral("98,1 tok/s"), QStringLiteral("Premissas: "), QStringLiteral("kvfit")};
}

void RenderTest::pdfHasItsWordsAsText()
{
    QFETCH(QString, figure);
    QFETCH(QString, language);
    QFETCH(QStringList, words);
    const QString out = path(figure + language + QStringLiteral("-words.pdf"));
    QCOMPARE(run({QStringLiteral("--render"), out, QStringLiteral("--figure"), figure,
                  QStringLiteral("--lang"), language})
                 .status,
             0);
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), out, QStringLiteral("-")});
    QVERIFY2(reader.waitForFinished(60'000), "pdftotext (package poppler-utils)");
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    for (const QString &word : words)
        QVERIFY2(text.contains(word), qPrintable(word + QStringLiteral(" | ") + text));
}

QTEST_GUILESS_MAIN(RenderTest)
#include "render_test.moc"
