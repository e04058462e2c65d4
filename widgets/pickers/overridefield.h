// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>
#include <optional>

#include "widgets/sentences/said.h"

namespace headroom {

// A number that may be set over the one in force, which shows as placeholder. Emptying the field gives
// the figure back to the catalog or the method. What cannot be read is marked and explained.
class OverrideField : public QLineEdit {
    Q_OBJECT

public:
    // The number in base units, or nothing when the text is no such number.
    using Reader = std::function<std::optional<double>(const QString &)>;

    explicit OverrideField(QWidget *parent = nullptr);

    // `set` is empty when the value in force is not the user's.
    void setValue(const QString &set, const QString &inForce, Reader reader);
    void setExample(const QString &example) { m_example = example; }

signals:
    void edited(const std::optional<double> &value);
    void complained(const headroom::Said &said); // empty when obsolete

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void take();
    void mark(bool wrong);
    [[nodiscard]] QString complaintOn(const QString &typed) const;

    Reader m_reader;
    QString m_set;
    QString m_example;
    bool m_wrong = false;
};

} // namespace headroom
