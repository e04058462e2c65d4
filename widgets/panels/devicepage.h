// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "model/measurement/live/attach_problem.h"
#include "model/measurement/probe/probe_report.h"
#include "widgets/plots/plotinput.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace headroom {

class DocumentView;

// What the page of devices shows: the records of a probe and how it stands.
struct DeviceView {
    enum class Doing { Nothing, Listing, Measuring, Watching };
    ProbeReport report;
    Doing doing = Doing::Nothing;
    bool asked = false;    // something was attached to
    bool saved = false;    // from a file: nothing can be measured
    bool ended = false;    // a run has ended
    bool success = false;  // it did as it should
    bool measured = false; // the run was one that measures
    std::optional<AttachProblem> problem;
    [[nodiscard]] bool isBusy() const { return doing != Doing::Nothing; }
};

// The devices of a machine: with their partitions, to be measured and watched, and the check-list of the one
// that is chosen against the selected configuration.
class DevicePage : public QWidget {
    Q_OBJECT

public:
    explicit DevicePage(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    void setView(const DeviceView &view);
    [[nodiscard]] int device() const; // that is chosen; -1 for none
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] QPushButton *measureButton() const { return m_measure; }
    [[nodiscard]] QPushButton *watchButton() const { return m_watch; }
    [[nodiscard]] QPushButton *cancelButton() const { return m_cancel; }
    [[nodiscard]] QPushButton *useButton() const { return m_use; }
    [[nodiscard]] DocumentView *document() const { return m_document; }
    [[nodiscard]] QString stepLine() const;

signals:
    void measureAsked(int device);
    void watchAsked(int device);
    void cancelAsked();
    void useAsked(int device);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createParts();
    void layOut();
    void retranslate();
    void refresh();
    void showDevices();
    void showState();
    void write();

    PlotInput m_input;
    DeviceView m_view;
    bool m_stale = true;
    QListWidget *m_list = nullptr;
    QPushButton *m_measure = nullptr;
    QPushButton *m_watch = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_use = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_step = nullptr;
    DocumentView *m_document = nullptr;
};

// Why what was measured on a device cannot take the place of the vendor's figures of the selected
// configuration; empty where it can.
[[nodiscard]] QString whyNotUsed(const PlotInput &input, const DeviceView &view, int device);

} // namespace headroom
