// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/contextpicker.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

#include "widgets/pickers/contextslider.h"
#include "widgets/pickers/gesture.h"
#include "widgets/pickers/tokentext.h"
#include "widgets/sentences/names.h"
#include "widgets/theme/theme.h"

namespace headroom {

ContextPicker::ContextPicker(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    retranslate();
    connect(m_slider, &ContextSlider::contextChosen, this, &ContextPicker::contextChosen);
    connect(m_field, &QLineEdit::returnPressed, this, &ContextPicker::takeTyped);
    connect(m_field, &QLineEdit::textEdited, this, [this] { mark(false); });
}

void ContextPicker::createParts()
{
    m_field = new QLineEdit(this);
    m_field->setObjectName(QStringLiteral("contextField"));
    m_field->setAlignment(Qt::AlignRight);
    m_field->setMaxLength(24);
    m_field->setFixedWidth(m_field->fontMetrics().horizontalAdvance(QStringLiteral("1,000,000,000"))
                           + 2 * kSpaceM);
    m_field->installEventFilter(this);
    m_unit = new QLabel(this);
    m_slider = new ContextSlider(this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpaceS);
    row->addWidget(m_field);
    row->addWidget(m_unit);
    row->addWidget(m_slider, 1);
}

void ContextPicker::retranslate()
{
    //: Behind the field of the context window.
    m_unit->setText(tr("tokens"));
    m_field->setAccessibleName(tr("Context window in tokens"));
    m_field->setToolTip(tr("Tokens that one conversation may hold. Write 8192, 8K or 256K (1K is 1,024)."));
    m_slider->setAccessibleName(tr("Context window"));
    m_slider
        ->setToolTip(tr("Drag to change the context window. Powers of two snap; hold Alt for any value."));
}

void ContextPicker::setInput(const PlotInput &input)
{
    const Scenario &scenario = input.evaluation->scenario;
    const LanguageModel *model = input.catalog->model(scenario.model);
    const ContextRange range = plottedContexts(*input.catalog, scenario);
    const Tokens native = model ? static_cast<Tokens>(model->nativeContext.value) : range.to;
    const bool moved = m_tokens != scenario.context || m_locale != input.locale;
    m_tokens = scenario.context;
    m_locale = input.locale;
    m_slider->setContext(m_tokens, ContextScale(range.from, range.to, native), m_locale);
    m_slider->setAccessibleDescription(tokensText(m_tokens, Numbers(m_locale)));
    if (moved && !m_field->isModified())
        restore();
}

void ContextPicker::restore()
{
    m_field->setText(Numbers(m_locale).tokens(m_tokens));
    mark(false);
}

void ContextPicker::mark(bool wrong)
{
    if (m_wrong == wrong)
        return;
    m_wrong = wrong;
    m_field->setProperty("wrong", wrong);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
    if (!wrong)
        emit complained({});
}

void ContextPicker::takeTyped()
{
    const auto tokens = tokensFromText(m_field->text(), m_locale);
    if (!tokens) {
        mark(true);
        emit complained([typed = m_field->text()] {
            return tr("“%1” is not a number of tokens. Write it as 8192, %2 or 8K.")
                .arg(typed, Numbers(QLocale()).tokens(8192));
        });
        return;
    }
    m_tokens = *tokens;
    restore();
    emit contextChosen(*tokens, nextGesture());
}

bool ContextPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut && m_field->isModified()
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason) {
        if (tokensFromText(m_field->text(), m_locale))
            takeTyped();
        else
            restore();
    }
    if (watched == m_field && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        restore();
        m_field->selectAll();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ContextPicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
