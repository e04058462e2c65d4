// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements: what is attached to, what files hold, what is kept.
#include "app/headroom/mainwindow.h"

#include <QFileDialog>

#include "app/headroom/measuring.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/resultsimporter.h"
#include "widgets/panels/keptpage.h"
#include "widgets/panels/measurepanel.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/sentences/language.h"
#include "widgets/tables/keptrows.h"
#include "widgets/tables/savefile.h"
#include "widgets/tables/tabletext.h"

namespace headroom {

namespace {
const QString kResults = QStringLiteral("results");
const QString kBadResults = QStringLiteral("bad results");
} // namespace

void MainWindow::connectMeasuring()
{
    connect(m_measuring, &Measuring::marksChanged, this, [this] { m_plots->setLive(m_measuring->marks()); });
    connect(m_measuring, &Measuring::openAsked, m_results, &ResultsImporter::choose);
    connect(m_measure->kept(), &KeptPage::exportAsked, this, &MainWindow::exportKept);
    connect(m_results, &ResultsImporter::complained, this,
            [this](const Said &said) { forget(kBadResults, said); });
    connect(m_results, &ResultsImporter::kept, this, [this](const Said &said) {
        m_messages->tell(kResults, said, MessageStrip::Tone::Good);
        m_side->open(m_measure);
        m_measure->showKept();
    });
    connect(m_results, &ResultsImporter::probeRead, this,
            [this](const ProbeReport &report, const QString &file) {
                m_side->open(m_measure);
                m_measuring->showSavedRun(report, file);
            });
}

void MainWindow::exportKept()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the measured values"),
                                                      tr("measured.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    const PlotInput shown = input();
    const auto rows = keptTable(*shown.catalog, shown.evaluation->scenario, shown.numbers());
    const QString refusal = saveFile(path, csvText(rows, shown.locale).toUtf8());
    if (refusal.isEmpty())
        tellExported({path});
    else
        tell(QStringLiteral("export"), [refusal] { return refusal; });
}

} // namespace headroom
