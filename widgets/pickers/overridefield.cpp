// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/overridefield.h"

#include <QKeyEvent>
#include <QPointer>
#include <QStyle>

namespace headroom {

OverrideField::OverrideField(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    setMaxLength(24);
    connect(this, &QLineEdit::editingFinished, this, &OverrideField::take);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        mark(false);
        if (text.isEmpty() && !m_set.isEmpty()) // the clear button does not end editing
            take();
    });
}

void OverrideField::setValue(const QString &set, const QString &inForce, Reader reader)
{
    m_reader = std::move(reader);
    setPlaceholderText(inForce);
    if (m_set == set && !isModified() && text() == set)
        return;
    if (hasFocus() && isModified())
        return; // being typed
    m_set = set;
    const QSignalBlocker quiet(this);
    setText(set);
    mark(false);
}

void OverrideField::take()
{
    const QString typed = text().trimmed();
    if (typed == m_set)
        return;
    const auto value = typed.isEmpty() ? std::nullopt : m_reader(typed);
    if (!typed.isEmpty() && !value) {
        mark(true);
        emit complained([field = QPointer<const OverrideField>(this), typed] {
            return field ? field->complaintOn(typed) : QString();
        });
        return;
    }
    m_set = typed;
    setModified(false);
    emit edited(value);
}

QString OverrideField::complaintOn(const QString &typed) const
{
    //: %1 is what was typed, %2 a field ("Reserve"), %3 an example of what can be written there.
    return tr("“%1” cannot be used for “%2”. Write it as %3.").arg(typed, accessibleName(), m_example);
}

void OverrideField::mark(bool wrong)
{
    if (m_wrong == wrong)
        return;
    m_wrong = wrong;
    setProperty("wrong", wrong);
    style()->unpolish(this);
    style()->polish(this);
    if (!wrong)
        emit complained({});
}

void OverrideField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && text() != m_set) {
        setText(m_set);
        mark(false);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace headroom
