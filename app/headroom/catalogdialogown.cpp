// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own entries: made, kept as files, deleted.
#include "app/headroom/catalogdialog.h"

#include <QMessageBox>
#include <QPushButton>

#include "app/headroom/acceleratorform.h"
#include "model/catalog/read_catalog.h"
#include "widgets/sentences/ownentries.h"

namespace headroom {

AcceleratorForm *CatalogDialog::form() const
{
    return m_form;
}

void CatalogDialog::openForm(bool whatIf)
{
    const std::optional<CatalogPlace> place = chosen();
    if (whatIf && !place)
        return;
    delete m_form;
    m_form = new AcceleratorForm(m_session.catalog(), m_numbers(), whatIf ? place->id : std::string(), this);
    m_form->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_form, &AcceleratorForm::finishedWith, this, &CatalogDialog::keep);
    m_form->open();
}

// Through the text of the file, so that what is used now is what will be read at the next start.
void CatalogDialog::keep(const AcceleratorWish &wish)
{
    const OwnEntry own = ownAccelerator(*m_session.catalog(), wish);
    const std::string name = own.id + ".json";
    auto extended = std::make_shared<Catalog>(*m_session.catalog());
    if (addCatalogText(*extended, own.text, name)) {
        m_form->complain(tr("These figures make no accelerator."));
        return;
    }
    const KeptEntry kept = keepEntry(name, own.text);
    if (!kept.refusal.isEmpty()) {
        m_form->complain(kept.refusal);
        return;
    }
    m_form->accept();
    m_session.setCatalog(std::move(extended));
    fill();
    showEntry({CatalogList::Accelerators, own.id, false});
    //: %1: an accelerator · %2: a file
    emit told([name = QString::fromStdString(wish.name), path = kept.path] {
        return tr("%1 is kept in %2.").arg(name, path);
    });
}

void CatalogDialog::remove()
{
    const std::optional<CatalogPlace> place = chosen();
    const auto entry = place ? catalogEntry(*m_session.catalog(), *place, m_numbers()) : std::nullopt;
    if (!entry)
        return;
    QMessageBox box(QMessageBox::Question, tr("Delete"),
                    //: %1: an accelerator or a model
                    tr("Delete %1 from your catalog? Cards that use it will say that they miss it.")
                        .arg(entry->name),
                    QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    const QAbstractButton *agreed = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box.exec();
    if (box.clickedButton() != agreed)
        return;
    if (const QString refusal = removeOwnEntry(place->id); !refusal.isEmpty()) {
        emit told([refusal] { return refusal; });
        return;
    }
    auto smaller = std::make_shared<Catalog>(*m_session.catalog());
    std::erase_if(smaller->accelerators, [&](const Accelerator &a) {
        return place->list == CatalogList::Accelerators && a.id == place->id;
    });
    std::erase_if(smaller->models, [&](const LanguageModel &m) {
        return place->list == CatalogList::Models && m.id == place->id;
    });
    m_session.setCatalog(std::move(smaller));
    fill();
}

} // namespace headroom
