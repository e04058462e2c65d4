// SPDX-License-Identifier: GPL-3.0-or-later
// The catalog, and the way to it from a figure.
#include "app/headroom/mainwindow.h"

#include "app/headroom/catalogdialog.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/whypanel.h"
#include "widgets/sentences/language.h"

namespace headroom {

void MainWindow::connectCatalog()
{
    connect(m_menus->action(Menus::BrowseCatalog), &QAction::triggered, this, &MainWindow::browseCatalog);
    connect(m_why, &WhyPanel::catalogAsked, this,
            [this](const CatalogPlace &place) { showCatalog()->showEntry(place); });
}

// At the accelerator of the selected card.
void MainWindow::browseCatalog()
{
    const auto &cards = m_session.scenario().configurations;
    CatalogDialog *dialog = showCatalog();
    if (m_selected < static_cast<int>(cards.size()))
        dialog->showEntry({CatalogList::Accelerators, cards[static_cast<std::size_t>(m_selected)].accelerator,
                           false});
}

// Opens it where it is not open yet.
CatalogDialog *MainWindow::showCatalog()
{
    if (!m_catalog) {
        m_catalog = new CatalogDialog(
            m_session, [this] { return Numbers(m_language.locale(), m_unit); }, this);
        m_catalog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_catalog, &CatalogDialog::acceleratorChosen, this, &MainWindow::addAccelerator);
        connect(m_catalog, &CatalogDialog::modelChosen, this,
                [this](const QString &id) { m_session.edit(SetModel{id.toStdString()}); });
        connect(m_catalog, &CatalogDialog::told, this, [this](const Said &said) {
            m_messages->tell(QStringLiteral("catalog"), said, MessageStrip::Tone::Good);
        });
    }
    m_catalog->show();
    m_catalog->raise();
    m_catalog->activateWindow();
    return m_catalog;
}

// In the formats of the selected card.
void MainWindow::addAccelerator(const QString &id)
{
    const auto &cards = m_session.scenario().configurations;
    Configuration configuration;
    if (m_selected < static_cast<int>(cards.size())) {
        configuration.weights = cards[static_cast<std::size_t>(m_selected)].weights;
        configuration.cache = cards[static_cast<std::size_t>(m_selected)].cache;
    }
    configuration.accelerator = id.toStdString();
    addCard(configuration);
}

} // namespace headroom
