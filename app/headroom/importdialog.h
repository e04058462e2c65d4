// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "widgets/sentences/numbers.h"

#include "model/checkpoint/import_model.h"

class QPushButton;

namespace headroom {

class DocumentView;

// What was read of a model's file, shown before it is used.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(const Catalog &catalog, const ImportedModel &imported, const Numbers &numbers,
                 QWidget *parent);

    [[nodiscard]] DocumentView *view() const { return m_view; }
    [[nodiscard]] QPushButton *useButton() const { return m_use; }
    [[nodiscard]] QPushButton *keepButton() const { return m_keep; }

signals:
    void chosen(bool keep); // to be used, and kept in the user's catalog too

private:
    DocumentView *m_view = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace headroom
