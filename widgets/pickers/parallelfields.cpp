// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/parallelfields.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "widgets/pickers/labels.h"
#include "widgets/pickers/quietspinbox.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

int &degreeOf(Parallelism &parallel, int degree)
{
    const std::array fields{&parallel.tensor, &parallel.pipeline, &parallel.expert, &parallel.data};
    return *fields[static_cast<std::size_t>(degree)];
}

} // namespace

ParallelFields::ParallelFields(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpaceS);
    grid->setVerticalSpacing(2);
    for (const Degree degree : {Tensor, Pipeline, Expert, Data})
        addDegree(degree);
    retranslate();
}

void ParallelFields::addDegree(Degree degree)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    QLabel *caption = captionLabel(this);
    auto *field = new QuietSpinBox(this);
    field->setRange(1, kMostDegree);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field->setMinimumWidth(48);
    caption->setBuddy(field);
    grid->addWidget(caption, 0, degree);
    grid->addWidget(field, 1, degree);
    grid->setColumnStretch(degree, 1);
    m_captions[degree] = caption;
    m_fields[degree] = field;
    connect(field, &QSpinBox::valueChanged, this, [this, degree] { take(degree); });
}

void ParallelFields::retranslate()
{
    //: Captions over the degrees of tensor, pipeline, expert and data parallelism.
    const QStringList captions{tr("TP"), tr("PP"), tr("EP"), tr("DP")};
    const QStringList names{tr("Tensor parallel degree"), tr("Pipeline parallel degree"),
                            tr("Expert parallel degree"), tr("Data parallel degree")};
    const QStringList explained{
        tr("Tensor parallel: matrices and KV heads are divided among this many devices."),
        tr("Pipeline parallel: layers are divided among this many stages."),
        tr("Expert parallel: experts are spread over this many of the same devices."),
        tr("Data parallel: this many independent copies of the model.")};
    for (int i = 0; i < Degrees; ++i) {
        m_captions[static_cast<std::size_t>(i)]->setText(captions[i]);
        m_fields[static_cast<std::size_t>(i)]->setAccessibleName(names[i]);
        m_fields[static_cast<std::size_t>(i)]->setToolTip(explained[i]);
    }
}

void ParallelFields::setParallelism(const Parallelism &parallel, bool experts, const QLocale &locale)
{
    m_parallel = parallel;
    for (int i = 0; i < Degrees; ++i) {
        QuietSpinBox *field = m_fields[static_cast<std::size_t>(i)];
        field->setLocale(locale);
        field->showValue(degreeOf(m_parallel, i));
    }
    // A degree above 1 stays reachable, so that what is wrong with it can be mended.
    const bool shown = experts || parallel.expert > 1;
    m_captions[Expert]->setVisible(shown);
    m_fields[Expert]->setVisible(shown);
    static_cast<QGridLayout *>(layout())->setColumnStretch(Expert, shown ? 1 : 0);
}

void ParallelFields::take(Degree degree)
{
    degreeOf(m_parallel, degree) = m_fields[degree]->value();
    emit edited(m_parallel, m_fields[degree]->gesture());
}

void ParallelFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
