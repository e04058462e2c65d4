// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/importdialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/panels/documentview.h"
#include "widgets/panels/importdocument.h"
#include "widgets/theme/theme.h"

namespace headroom {

ImportDialog::ImportDialog(const Catalog &catalog, const ImportedModel &imported, const Numbers &numbers,
                           QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("A model from a file"));
    m_view = new DocumentView(this);
    m_view->setAccessibleName(windowTitle());
    writeImport(m_view->document(), palette(), catalog, imported, numbers);
    m_view->moveCursor(QTextCursor::Start);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Use once"), QDialogButtonBox::AcceptRole);
    m_use->setToolTip(tr("Until the program ends"));
    m_use->setProperty("primary", true);
    m_use->setDefault(true);
    m_keep = buttons->addButton(tr("&Keep in my catalog"), QDialogButtonBox::ActionRole);
    m_keep->setToolTip(tr("As a file in your own catalogs, there at every start"));
    const auto choose = [this](bool keep) {
        emit chosen(keep);
        accept();
    };
    connect(m_use, &QPushButton::clicked, this, [choose] { choose(false); });
    connect(m_keep, &QPushButton::clicked, this, [choose] { choose(true); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceL, kSpaceL, kSpaceL);
    column->setSpacing(kSpaceM);
    column->addWidget(m_view, 1);
    column->addWidget(buttons);
    resize(560, 640);
}

} // namespace headroom
