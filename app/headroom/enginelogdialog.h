// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QFutureWatcher>

#include <atomic>
#include <memory>

#include "widgets/sentences/numbers.h"

#include "model/measurement/check_log.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace headroom {

class DocumentView;
class LogEdit;

// "Engine said": a start-up log pasted, dropped or opened; what it says beside what the engine's own method
// predicts. It is read beside the window, the last text given wins.
class EngineLogDialog : public QDialog {
    Q_OBJECT

public:
    EngineLogDialog(std::shared_ptr<const Catalog> catalog, const Numbers &numbers, QWidget *parent);
    ~EngineLogDialog() override;

    void take(const QByteArray &text, const QString &name = {}); // a name where it comes from a file
    void openFile(const QString &path);
    [[nodiscard]] bool isReading() const { return m_reading.isRunning(); }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QTableWidget *table() const { return m_table; }
    [[nodiscard]] DocumentView *recognised() const { return m_recognised; }
    [[nodiscard]] LogEdit *edit() const { return m_edit; }
    [[nodiscard]] QPushButton *useButton() const { return m_use; }

signals:
    void scenarioChosen(const headroom::Scenario &scenario);

private:
    void createParts();
    void layOut();
    void chooseFile();
    void letGo();
    void show(const CheckedLog &checked);
    void fillTable(const LogComparison &comparison);

    std::shared_ptr<const Catalog> m_catalog;
    Numbers m_numbers;
    QFutureWatcher<CheckedLog> m_reading;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    Scenario m_scenario; // of the last log
    LogEdit *m_edit = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_origin = nullptr;
    QTableWidget *m_table = nullptr;
    DocumentView *m_recognised = nullptr;
    QPushButton *m_use = nullptr;
};

} // namespace headroom
