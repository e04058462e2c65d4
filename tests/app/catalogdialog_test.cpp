// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

#include "app/headroom/acceleratorform.h"
#include "app/headroom/catalogdialog.h"
#include "app/headroom/plotsarea.h"
#include "tests/app/questions.h"
#include "tests/app/windowfixture.h"
#include "widgets/panels/catalogtable.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/whypanel.h"
#include "widgets/panels/workingdocument.h"
#include "widgets/plots/capacityplot.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/sentences/ownentries.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/usercatalogs.h"

using namespace headroom;

namespace {

const CatalogPlace kMi300x{CatalogList::Accelerators, "mi300x", false};
const CatalogPlace kH100{CatalogList::Accelerators, "h100-sxm", false};

int rowOf(const CatalogTable &table, const QString &name)
{
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text() == name)
            return row;
    return -1;
}

// A copy of the MI300X with a tenth more bandwidth, kept.
void keepCopy(CatalogDialog &dialog)
{
    dialog.showEntry(kMi300x);
    QTest::mouseClick(dialog.copyButton(), Qt::LeftButton);
    QVERIFY(dialog.form());
    dialog.form()->percent(AcceleratorForm::Bandwidth)->setValue(10.0);
    QTest::mouseClick(dialog.form()->keepButton(), Qt::LeftButton);
}

} // namespace

// The catalog: looked through, compared, added to.
class CatalogDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(userCatalogFolder()).removeRecursively(); }
    void cleanupTestCase() { QDir(userCatalogFolder()).removeRecursively(); }

    void anEntrySaysWhereItsFiguresComeFrom()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        dialog->showEntry(kMi300x);
        const QString text = dialog->view()->toPlainText();
        for (const char *part : {"192 GB", "5.3 TB/s", "191.98 GiB", "Where sources disagree"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(text.contains(QStringLiteral("https://")));
    }

    void wordsFindAndColumnsSort()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        CatalogTable *table = dialog->table();
        QCOMPARE(table->rowCount(), int(f.session.catalog()->accelerators.size()));
        QTest::keyClicks(dialog->search(), QStringLiteral("amd 300"));
        QVERIFY(table->shownRows() >= 1 && table->shownRows() < 6);
        dialog->search()->clear();
        table->sortByColumn(2, Qt::DescendingOrder); // memory of the part
        double largest = 0.0;
        for (const Accelerator &a : f.session.catalog()->accelerators)
            largest = std::max(largest, a.partMemory.value.value());
        for (const Accelerator &a : f.session.catalog()->accelerators)
            if (QString::fromStdString(a.name) == table->item(0, 0)->text())
                QCOMPARE(a.partMemory.value.value(), largest);
        dialog->lists()->setCurrentIndex(1);
        QCOMPARE(table->rowCount(), int(f.session.catalog()->models.size()));
        dialog->lists()->setCurrentIndex(2);
        QCOMPARE(table->rowCount(),
                 int(f.session.catalog()->weightFormats.size() + f.session.catalog()->cacheFormats.size()));
    }

    // 192 GB over 80 GB is 2.4; the rows stand in the order of the catalog.
    void twoAreCompared()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        CatalogTable *table = dialog->table();
        dialog->showEntry(kMi300x);
        const auto name = [&](const CatalogPlace &place) {
            return QString::fromStdString(f.session.catalog()->accelerator(place.id)->name);
        };
        const int other = rowOf(*table, name(kH100));
        table->scrollToItem(table->item(other, 0));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          table->visualItemRect(table->item(other, 0)).center());
        const QString text = dialog->view()->toPlainText();
        QVERIFY(text.contains(name(kMi300x)) && text.contains(name(kH100)));
        QVERIFY(text.contains(QStringLiteral("× 2.4")) || text.contains(QStringLiteral("× 0.42")));
        QVERIFY(!dialog->useButton()->isEnabled());
    }

    void anAcceleratorBecomesACard()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        dialog->showEntry({CatalogList::Accelerators, "h200-sxm", false});
        const std::size_t cards = f.session.scenario().configurations.size();
        QTest::mouseClick(dialog->useButton(), Qt::LeftButton);
        QCOMPARE(f.session.scenario().configurations.size(), cards + 1);
        QCOMPARE(f.session.scenario().configurations.back().accelerator, std::string("h200-sxm"));
    }

    // A copy is kept as a file, and marked on its card, in the plots and under them.
    void aWhatIfCopyIsMarkedWhereverItAppears()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        keepCopy(*dialog);
        QVERIFY(!dialog->form() || !dialog->form()->isVisible());
        QVERIFY(!ownFileOf("mi300x-what-if").isEmpty());
        Catalog next = builtInCatalog(); // as at the next start
        QVERIFY(addUserCatalogs(next).empty());
        QVERIFY(std::abs(next.accelerator("mi300x-what-if")->partBandwidth.value.value() / 5.83e12 - 1)
                < 1e-12);

        QTest::mouseClick(dialog->useButton(), Qt::LeftButton); // it is chosen
        const Configuration &card = f.session.scenario().configurations.back();
        QCOMPARE(card.accelerator, std::string("mi300x-what-if"));
        const QString marked = QStringLiteral("MI300X bandwidth +10% (what if)");
        QCOMPARE(configurationName(*f.session.catalog(), card), marked);
        const QString note = QStringLiteral("no such part exists");
        for (PlotCard *plot : f.window->plots()->plots()) {
            bool said = false;
            for (const QLabel *label : plot->findChildren<QLabel *>())
                said |= label->isVisibleTo(plot) && label->text().contains(note);
            QVERIFY2(said, qPrintable(plot->title()));
        }
        QVERIFY(f.window->plots()->capacity()->table().first().contains(marked));
    }

    void anOwnEntryIsDeletedAfterAQuestion()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        keepCopy(*dialog);
        QVERIFY(dialog->deleteButton()->isEnabled());
        answerNext(QMessageBox::Cancel);
        QTest::mouseClick(dialog->deleteButton(), Qt::LeftButton);
        QVERIFY(!ownFileOf("mi300x-what-if").isEmpty());
        answerNext(QStringLiteral("&Delete"));
        QTest::mouseClick(dialog->deleteButton(), Qt::LeftButton);
        QVERIFY(ownFileOf("mi300x-what-if").isEmpty());
        QVERIFY(!f.session.catalog()->accelerator("mi300x-what-if"));
        dialog->showEntry(kMi300x); // what the program brings stays
        QVERIFY(!dialog->deleteButton()->isEnabled());
    }

    // What a card misses is said, nothing else changes.
    void aCardWithoutItsEntrySaysSo()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        keepCopy(*dialog);
        QTest::mouseClick(dialog->useButton(), Qt::LeftButton);
        answerNext(QStringLiteral("&Delete"));
        QTest::mouseClick(dialog->deleteButton(), Qt::LeftButton);
        f.session.evaluateNow();
        QVERIFY(f.result(3).unresolved);
        QCOMPARE(f.result(1).answer.capacity.concurrency.sequences, Tokens{8}); // the MI300X of the lesson
    }

    void aPartOfOnesOwnIsAdded()
    {
        WindowFixture f;
        CatalogDialog *dialog = f.window->showCatalog();
        QTest::mouseClick(dialog->addButton(), Qt::LeftButton);
        AcceleratorForm *form = dialog->form();
        QVERIFY(form && !form->keepButton()->isEnabled());
        QTest::keyClicks(form->name(), QStringLiteral("Lab Card"));
        form->value(AcceleratorForm::Memory)->setValue(100.0);
        form->value(AcceleratorForm::Bandwidth)->setValue(2.0);
        QVERIFY(form->keepButton()->isEnabled());
        QTest::mouseClick(form->keepButton(), Qt::LeftButton);
        QVERIFY(f.session.catalog()->accelerator("lab-card"));
        QVERIFY(!ownFileOf("lab-card").isEmpty());
    }

    // From a figure of the answer down to the entry it stands in.
    void aFigureIsFollowedToTheCatalog()
    {
        WindowFixture f;
        f.window->openWorking(Term::Quotient);
        DocumentView *view = f.window->why()->view();
        QVERIFY(view->toPlainText().contains(QStringLiteral("In the catalog: ")));
        emit view->anchorClicked(QUrl(QStringLiteral("#catalog:accelerators/mi300x")));
        CatalogDialog *dialog = f.window->findChild<CatalogDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->view()->toPlainText().contains(QStringLiteral("5.3 TB/s")));
    }

    void whatWasPutInIsFoundInTheWorkingThatRestsOnIt()
    {
        WindowFixture f;
        f.window->openWorking(Term::Reserve);
        QCOMPARE(f.window->why()->shownTerm(), Term::Pool);
        QVERIFY(f.window->why()->view()->toPlainText().contains(QStringLiteral("Reserve")));
    }
};

QTEST_MAIN(CatalogDialogTest)
#include "catalogdialog_test.moc"
