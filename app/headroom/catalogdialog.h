// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <functional>

#include "app/headroom/session.h"
#include "widgets/sentences/catalogentry.h"
#include "widgets/sentences/said.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTabBar;

namespace headroom {

class AcceleratorForm;
class CatalogTable;
class DocumentView;
struct AcceleratorWish;

// The catalog beside the window: all accelerators, models and formats with their sources and where these
// disagree, two of them side by side, and the user's own entries, which are added and deleted here.
class CatalogDialog : public QDialog {
    Q_OBJECT

public:
    // `numbers` writes figures as the window does at the time.
    CatalogDialog(Session &session, std::function<Numbers()> numbers, QWidget *parent);

    void showEntry(const CatalogPlace &place);
    void refresh(); // after the catalog, the language or the unit has changed
    [[nodiscard]] CatalogTable *table() const { return m_table; }
    [[nodiscard]] DocumentView *view() const { return m_view; }
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] QTabBar *lists() const { return m_lists; }
    [[nodiscard]] QPushButton *useButton() const { return m_use; }
    [[nodiscard]] QPushButton *copyButton() const { return m_copy; }
    [[nodiscard]] QPushButton *addButton() const { return m_add; }
    [[nodiscard]] QPushButton *deleteButton() const { return m_delete; }
    [[nodiscard]] AcceleratorForm *form() const; // nullptr while none is open

signals:
    void acceleratorChosen(const QString &id); // to become a card
    void modelChosen(const QString &id);
    void told(const headroom::Said &said); // what was kept or deleted

protected:
    void changeEvent(QEvent *event) override;

private:
    void createParts();
    void layOut();
    void connectParts();
    void retranslate();
    void fill();
    void showChosen();
    void use();
    void openForm(bool whatIf);
    void keep(const AcceleratorWish &wish);
    void remove();
    [[nodiscard]] CatalogList list() const;
    [[nodiscard]] std::optional<CatalogPlace> chosen() const; // nothing where none or two are

    Session &m_session;
    std::function<Numbers()> m_numbers;
    QTabBar *m_lists = nullptr;
    QLineEdit *m_search = nullptr;
    CatalogTable *m_table = nullptr;
    QLabel *m_hint = nullptr;
    DocumentView *m_view = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_close = nullptr;
    QPointer<AcceleratorForm> m_form;
};

} // namespace headroom
