// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"
#include "widgets/sentences/catalogentry.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace headroom {

class DocumentView;

// "Why this number": the working of one result of the selected configuration.
class WhyPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while the panel is hidden
    void showWorkingOf(Term result);
    [[nodiscard]] DocumentView *view() const { return m_view; }
    [[nodiscard]] Term shownTerm() const { return m_term; }

signals:
    void catalogAsked(const headroom::CatalogPlace &place);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void createParts();
    void retranslate();
    void refresh();
    void showResults(const Trace &trace);
    [[nodiscard]] static Term resultFor(Term figure, const Trace &trace);
    void copyAll();
    [[nodiscard]] const ConfigurationResult *result() const;

    PlotInput m_input;
    Term m_term = Term::Sequences;
    bool m_stale = true;
    QLabel *m_name = nullptr;
    QComboBox *m_results = nullptr;
    QPushButton *m_copy = nullptr;
    DocumentView *m_view = nullptr;
};

} // namespace headroom
