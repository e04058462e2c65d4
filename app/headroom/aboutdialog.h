// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace headroom {

// What this program is, under which licence, and where its data files go.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);
};

} // namespace headroom
