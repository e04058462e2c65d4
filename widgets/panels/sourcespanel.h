// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

namespace headroom {

class DocumentView;

// "Sources": where the figures on screen come from, and what is disputed about them.
class SourcesPanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcesPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while the panel is hidden
    [[nodiscard]] DocumentView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refresh();

    PlotInput m_input;
    bool m_stale = true;
    DocumentView *m_view = nullptr;
};

} // namespace headroom
