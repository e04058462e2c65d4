// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "model/scenario/scenario.h"

class QLabel;

namespace headroom {

class QuietSpinBox;

// The degrees of parallelism of one card. Expert parallelism is shown for mixtures of experts only.
class ParallelFields : public QWidget {
    Q_OBJECT

public:
    explicit ParallelFields(QWidget *parent = nullptr);

    void setParallelism(const Parallelism &parallel, bool experts, const QLocale &locale);

signals:
    void edited(const headroom::Parallelism &parallel, int gesture);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Degree { Tensor, Pipeline, Expert, Data, Degrees };
    void addDegree(Degree degree);
    void retranslate();
    void take(Degree degree);

    Parallelism m_parallel;
    std::array<QLabel *, Degrees> m_captions{};
    std::array<QuietSpinBox *, Degrees> m_fields{};
};

} // namespace headroom
