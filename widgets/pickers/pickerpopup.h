// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "widgets/pickers/pickeritem.h"

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace headroom {

// A list to search and choose from, under the button that opened it. The cursor stays in the search
// field; arrows move through the list, Return takes the line, Escape closes.
class PickerPopup : public QFrame {
    Q_OBJECT

public:
    explicit PickerPopup(QWidget *parent = nullptr);

    void open(const QList<PickerItem> &items, const QString &current, QWidget *under);

signals:
    void picked(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createParts();
    void fill();
    void place(QWidget *under);
    void step(int lines);
    void take(const QModelIndex &index);

    QList<PickerItem> m_items;
    QString m_current;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
    QStandardItemModel *m_model = nullptr;
};

} // namespace headroom
