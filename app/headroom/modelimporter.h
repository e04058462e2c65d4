// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QPointer>
#include <QTimer>

#include "app/headroom/session.h"
#include "widgets/sentences/said.h"

#include "model/checkpoint/import_model.h"

class QProgressDialog;

namespace headroom {

class ImportDialog;

// Models from files: read beside the window, shown, then used for this session or kept.
class ModelImporter : public QObject {
    Q_OBJECT

public:
    ModelImporter(Session &session, QWidget *window);
    ~ModelImporter() override;

    void choose();                              // asks for a file first
    void open(const QString &path);             // a file that is being read already is let go
    [[nodiscard]] ImportDialog *dialog() const; // nullptr while nothing is shown

signals:
    void complained(const headroom::Said &said); // empty when obsolete
    void kept(const headroom::Said &said);
    void ended(); // one file is dealt with: used, refused or let go

private:
    void letGo();
    void showProgress();
    void closeProgress();
    void show(const ImportResult &result);
    void take(const ImportedModel &imported, bool keep);

    Session &m_session;
    QWidget *m_window;
    QFutureWatcher<ImportResult> m_reading;
    std::shared_ptr<ImportWatch> m_watch;
    QTimer m_progressTick;
    QPointer<QProgressDialog> m_progress;
    QPointer<ImportDialog> m_dialog;
};

} // namespace headroom
