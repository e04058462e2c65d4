// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/messagestrip.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "widgets/pickers/labels.h"

namespace headroom {

namespace {

QString toneName(MessageStrip::Tone tone)
{
    switch (tone) {
    case MessageStrip::Tone::Error:
        return QStringLiteral("error");
    case MessageStrip::Tone::Warning:
        return QStringLiteral("warning");
    case MessageStrip::Tone::Good:
        break;
    }
    return QStringLiteral("good");
}

} // namespace

MessageStrip::MessageStrip(QWidget *parent)
    : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(kSpaceM, kSpaceS, kSpaceM, 0);
    m_column->setSpacing(kSpaceXs);
    hide();
}

QFrame *MessageStrip::rowFor(const QString &subject)
{
    if (QFrame *row = m_rows.value(subject))
        return row;
    auto *row = new QFrame(this);
    row->setProperty("surface", QStringLiteral("message"));
    QLabel *text = plainLabel(row);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *close = new QToolButton(row);
    close->setAutoRaise(true);
    close->setText(QStringLiteral("✕"));
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &QToolButton::clicked, this, [this, subject] { obsolete(subject); });
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(kSpaceM, kSpaceXs, kSpaceXs, kSpaceXs);
    line->addWidget(text, 1);
    line->addWidget(close, 0, Qt::AlignTop);
    m_column->addWidget(row);
    m_rows.insert(subject, row);
    retranslate();
    return row;
}

void MessageStrip::tell(const QString &subject, const QString &sentence, Tone tone)
{
    QFrame *row = rowFor(subject);
    row->setProperty("tone", toneName(tone));
    auto *text = row->findChild<QLabel *>();
    text->setText(sentence);
    text->setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageStrip::obsolete(const QString &subject)
{
    QFrame *row = m_rows.take(subject);
    if (!row)
        return;
    row->hide();
    row->deleteLater();
    setVisible(!m_rows.isEmpty());
}

QStringList MessageStrip::sentences() const
{
    QStringList all;
    for (const QFrame *row : m_rows)
        all.append(row->findChild<QLabel *>()->text());
    return all;
}

void MessageStrip::retranslate()
{
    for (QToolButton *close : findChildren<QToolButton *>()) {
        close->setAccessibleName(tr("Dismiss this message"));
        close->setToolTip(tr("Dismiss"));
    }
}

void MessageStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace headroom
