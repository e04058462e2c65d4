// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/plots/plotinput.h"

namespace headroom {

class DocumentView;

// "Cautions": what the catalog says to keep in mind about the selected configuration, by what it is about,
// and why its rates are those they are.
class CautionsPanel : public QWidget {
    Q_OBJECT

public:
    explicit CautionsPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input); // costs nothing while the panel is hidden
    [[nodiscard]] DocumentView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refresh();
    void write(const ConfigurationResult &result);

    PlotInput m_input;
    bool m_stale = true;
    DocumentView *m_view = nullptr;
};

} // namespace headroom
