// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QXmlStreamReader>

#include "tests/app/windowfixture.h"

#include "app/headroom/exportdialog.h"
#include "app/headroom/picturepreview.h"

using namespace headroom;

namespace {

template<class Widget> Widget *named(QWidget *parent, const char *name)
{
    for (Widget *widget : parent->findChildren<Widget *>())
        if (widget->accessibleName() == QLatin1String(name))
            return widget;
    return nullptr;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A window with its export dialog open.
struct Exporting {
    WindowFixture f;
    QPointer<ExportDialog> dialog;

    Exporting()
    {
        f.window->menus()->action(Menus::ExportFigure)->trigger();
        dialog = f.window->findChild<ExportDialog *>();
    }
    void choose(const char *field, int index) const
    {
        auto *box = named<QComboBox>(dialog, field);
        QVERIFY2(box, field);
        box->setCurrentIndex(index);
    }
    void chooseFigure(const QString &figure) const { dialog->form()->setFigure(figure); }
    [[nodiscard]] QString path(const char *name) const { return f.folder.filePath(QLatin1String(name)); }
};

} // namespace

// The export dialog, as it is used.
class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void filesAreNamedByKindAndLanguage();
    void thePreviewShowsWhatIsChosen();
    void writesPixelsAsAsked();
    void bothLanguagesWriteAPairAndLeaveTheWindow();
    void ownTitlesStandInThePicture();
    void aLargePictureIsPackedElsewhereAndCanBeStopped();
    void whatCannotBeWrittenIsSaid();
    void tooSmallAFigureCannotBeExported();
    void tablesSpeakTheirLanguage();
    void theClipboardReceivesPictureAndTable();
    void everyFieldHasAName();
};

void ExportTest::filesAreNamedByKindAndLanguage()
{
    ExportWish wish;
    wish.kind = ExportKind::Svg;
    wish.languages = {QStringLiteral("en")};
    QCOMPARE(filesOf(wish, QStringLiteral("a.svg")), QStringList{QStringLiteral("a.svg")});
    QCOMPARE(filesOf(wish, QStringLiteral("a.v2")), QStringList{QStringLiteral("a.v2.svg")});
    wish.languages = {QStringLiteral("en"), QStringLiteral("pt_BR")};
    QCOMPARE(filesOf(wish, QStringLiteral("a.svg")),
             (QStringList{QStringLiteral("a-en.svg"), QStringLiteral("a-pt_BR.svg")}));
}

void ExportTest::thePreviewShowsWhatIsChosen()
{
    Exporting e;
    QVERIFY(e.dialog);
    QTRY_VERIFY(!e.dialog->preview()->picture().isNull());
    const QImage plot = e.dialog->preview()->picture();
    e.chooseFigure(QStringLiteral("slide"));
    QTRY_VERIFY(e.dialog->preview()->picture() != plot);
    // 16:9, as the first preset is.
    const QSizeF size = e.dialog->preview()->picture().size();
    QVERIFY(std::abs(size.width() / size.height() - 16.0 / 9.0) < 0.02);
    e.choose("Kind of file", static_cast<int>(ExportKind::Markdown));
    QTRY_VERIFY(e.dialog->preview()->text().startsWith(QStringLiteral("| Configuration |")));
}

void ExportTest::writesPixelsAsAsked()
{
    Exporting e;
    e.chooseFigure(QStringLiteral("slide"));
    named<QSpinBox>(e.dialog, "Width in pixels")->setValue(1000);
    named<QSpinBox>(e.dialog, "Height in pixels")->setValue(777);
    e.dialog->exportTo(e.path("odd.png"));
    QTRY_VERIFY(!e.dialog || !e.dialog->isVisible());
    QCOMPARE(QImage(e.path("odd.png")).size(), QSize(1000, 777));
}

void ExportTest::bothLanguagesWriteAPairAndLeaveTheWindow()
{
    Exporting e;
    const QString title = e.f.window->windowTitle();
    e.choose("Kind of file", static_cast<int>(ExportKind::Svg));
    e.choose("Language", 2);
    e.dialog->exportTo(e.path("pair.svg"));
    QTRY_VERIFY(!e.dialog || !e.dialog->isVisible());
    const QByteArray english = contentOf(e.path("pair-en.svg"));
    const QByteArray portuguese = contentOf(e.path("pair-pt_BR.svg"));
    QVERIFY(english.contains("262,144") && english.contains("What fits"));
    QVERIFY(portuguese.contains("262.144") && portuguese.contains("O que cabe"));
    QVERIFY(!portuguese.contains("What fits"));
    QCOMPARE(QCoreApplication::translate("headroom::CapacityPlot", "What fits"), QStringLiteral("What fits"));
    QCOMPARE(e.f.window->windowTitle(), title);
    QCOMPARE(QLocale().language(), QLocale::English);
}

void ExportTest::ownTitlesStandInThePicture()
{
    Exporting e;
    e.choose("Kind of file", static_cast<int>(ExportKind::Svg));
    named<QLineEdit>(e.dialog, "Title")->setText(QStringLiteral("Offer <b>A</b>"));
    named<QLineEdit>(e.dialog, "Subtitle")->setText(QStringLiteral("As of today"));
    e.dialog->exportTo(e.path("own.svg"));
    QTRY_VERIFY(!e.dialog || !e.dialog->isVisible());
    const QByteArray svg = contentOf(e.path("own.svg"));
    QVERIFY(svg.contains("Offer &lt;b&gt;A&lt;/b&gt;")); // a text, whatever is typed
    QVERIFY(svg.contains("As of today"));
}

void ExportTest::aLargePictureIsPackedElsewhereAndCanBeStopped()
{
    Exporting e;
    e.chooseFigure(QStringLiteral("slide"));
    e.choose("Size", 3); // 3840 x 2160
    named<QSpinBox>(e.dialog, "Width in pixels")->setValue(3840);
    named<QSpinBox>(e.dialog, "Height in pixels")->setValue(2160);
    e.dialog->exportTo(e.path("large.png"));
    // It came back before there is a file: the window goes on.
    QVERIFY(!QFile::exists(e.path("large.png")));
    e.dialog->reject(); // the first time stops
    QVERIFY(e.dialog->isVisible());
    QTRY_VERIFY(e.dialog->form()->isEnabled());
    QVERIFY(!QFile::exists(e.path("large.png")));
    e.dialog->exportTo(e.path("large.png"));
    QTRY_VERIFY_WITH_TIMEOUT(!e.dialog || !e.dialog->isVisible(), 60'000);
    QCOMPARE(QImage(e.path("large.png")).size(), QSize(3840, 2160));
}

void ExportTest::whatCannotBeWrittenIsSaid()
{
    Exporting e;
    const QString nowhere = e.path("no/figure.svg");
    e.choose("Kind of file", static_cast<int>(ExportKind::Svg));
    e.dialog->exportTo(nowhere);
    const auto said = [&] {
        for (const QLabel *label : e.dialog->findChildren<QLabel *>())
            if (label->text().contains(nowhere))
                return true;
        return false;
    };
    QTRY_VERIFY(said());
    QVERIFY(e.dialog->isVisible());
}

void ExportTest::tooSmallAFigureCannotBeExported()
{
    Exporting e;
    named<QSpinBox>(e.dialog, "Width in pixels")->setValue(480);
    named<QSpinBox>(e.dialog, "Height in pixels")->setValue(320);
    const auto button = [&] {
        for (QPushButton *one : e.dialog->findChildren<QPushButton *>())
            if (one->text() == QStringLiteral("&Export…"))
                return one;
        return static_cast<QPushButton *>(nullptr);
    };
    QVERIFY(button());
    QTRY_VERIFY(!button()->isEnabled());
    const auto says = [&](const QLabel *label) {
        return label->text().startsWith(QStringLiteral("Too small"));
    };
    const QList<QLabel *> labels = e.dialog->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), says));
    e.chooseFigure(QStringLiteral("slide")); // shrinks as a whole
    QTRY_VERIFY(button()->isEnabled());
}

// 5.3 TB/s over 54.0 GB: 98.148… tok/s.
void ExportTest::tablesSpeakTheirLanguage()
{
    Exporting e;
    e.choose("Kind of file", static_cast<int>(ExportKind::Csv));
    e.choose("Language", 2);
    e.dialog->exportTo(e.path("table.csv"));
    const QByteArray english = contentOf(e.path("table-en.csv"));
    const QByteArray portuguese = contentOf(e.path("table-pt_BR.csv"));
    QVERIFY2(english.contains(",98.14814815,"), english.constData());
    QVERIFY2(portuguese.contains(";98,14814815;"), portuguese.constData());
    QVERIFY(english.startsWith("\xEF\xBB\xBF"));
    Exporting again;
    again.choose("Kind of file", static_cast<int>(ExportKind::Xlsx));
    again.dialog->exportTo(again.path("book.xlsx"));
    QVERIFY(contentOf(again.path("book.xlsx")).startsWith("PK"));
}

void ExportTest::theClipboardReceivesPictureAndTable()
{
    Exporting e;
    QTRY_VERIFY(!e.dialog->preview()->picture().isNull());
    for (QPushButton *button : e.dialog->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("&Copy picture")) {
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(QApplication::clipboard()->image().size(), QSize(1920, 1080));
        } else if (button->text() == QStringLiteral("Copy ta&ble")) {
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("98.1 tok/s\t")));
        }
    }
}

void ExportTest::everyFieldHasAName()
{
    Exporting e;
    for (const QWidget *field : e.dialog->form()->findChildren<QWidget *>())
        if (field->focusPolicy() != Qt::NoFocus && field->parentWidget() == e.dialog->form())
            QVERIFY2(!field->accessibleName().isEmpty(), field->metaObject()->className());
}

QTEST_MAIN(ExportTest)
#include "export_test.moc"
