// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace headroom {

class DevicePage;
class EnginePage;
class FleetPage;
class KeptPage;

// What to attach to.
enum class AttachTo { ThisMachine, Host, SavedRun, Engine, Prometheus };
constexpr int kAttachTo = 5;

// "Measure": what is measured beside what is predicted. Attach to a machine, an engine or a fleet; what is
// kept of it.
class MeasurePanel : public QWidget {
    Q_OBJECT

public:
    explicit MeasurePanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] AttachTo source() const;
    void showSource(AttachTo source); // as if it had been chosen
    void setAttached(bool attached);  // to an engine or fleet: the button lets go
    void showKept();
    [[nodiscard]] DevicePage *devices() const { return m_devices; }
    [[nodiscard]] EnginePage *engine() const { return m_engine; }
    [[nodiscard]] FleetPage *fleet() const { return m_fleet; }
    [[nodiscard]] KeptPage *kept() const { return m_kept; }
    [[nodiscard]] QComboBox *sources() const { return m_sources; }
    [[nodiscard]] QLineEdit *address() const { return m_address; }
    [[nodiscard]] QLineEdit *token() const { return m_token; }
    [[nodiscard]] QPushButton *attachButton() const { return m_attach; }

signals:
    void attachAsked(headroom::AttachTo to, const QString &address, const QString &token);
    void detachAsked(headroom::AttachTo to);
    void sourceChosen(headroom::AttachTo to);

protected:
    void changeEvent(QEvent *event) override;

private:
    void createParts();
    [[nodiscard]] QWidget *attachTab();
    void retranslate();
    void showFields();
    void askOrLetGo();

    bool m_attached = false;
    QTabWidget *m_tabs = nullptr;
    QComboBox *m_sources = nullptr;
    QLineEdit *m_address = nullptr;
    QLineEdit *m_token = nullptr;
    QPushButton *m_attach = nullptr;
    QStackedWidget *m_pages = nullptr;
    DevicePage *m_devices = nullptr;
    EnginePage *m_engine = nullptr;
    FleetPage *m_fleet = nullptr;
    KeptPage *m_kept = nullptr;
};

} // namespace headroom
