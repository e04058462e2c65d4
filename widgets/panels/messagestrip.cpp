// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/messagestrip.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
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

MessageStrip::Row &MessageStrip::rowFor(const QString &subject)
{
    Row &row = m_rows[subject];
    if (!row.frame)
        row.frame = newFrame(subject);
    return row;
}

QFrame *MessageStrip::newFrame(const QString &subject)
{
    auto *frame = new QFrame(this);
    frame->setProperty("surface", QStringLiteral("message"));
    QLabel *text = plainLabel(frame);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *close = new QToolButton(frame);
    close->setAutoRaise(true);
    close->setText(QStringLiteral("✕"));
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &QToolButton::clicked, this, [this, subject] { obsolete(subject); });
    auto *line = new QHBoxLayout(frame);
    line->setContentsMargins(kSpaceM, kSpaceXs, kSpaceXs, kSpaceXs);
    line->addWidget(text, 1);
    line->addWidget(close, 0, Qt::AlignTop);
    m_column->addWidget(frame);
    retranslate();
    return frame;
}

void MessageStrip::say(const Row &row)
{
    auto *text = row.frame->findChild<QLabel *>();
    text->setText(row.said());
    text->setAccessibleName(text->text());
    if (row.button)
        row.button->setText(row.offer());
}

void MessageStrip::tell(const QString &subject, const Said &said, Tone tone)
{
    Row &row = rowFor(subject);
    row.said = said;
    letOfferGo(row);
    row.frame->setProperty("tone", toneName(tone));
    say(row);
    setVisible(true);
    QAccessibleEvent alert(row.frame->findChild<QLabel *>(), QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageStrip::offer(const QString &subject, const Said &text, std::function<void()> act)
{
    Row &row = rowFor(subject);
    letOfferGo(row);
    row.offer = text;
    row.button = new QPushButton(row.frame);
    static_cast<QHBoxLayout *>(row.frame->layout())->insertWidget(1, row.button);
    connect(row.button, &QPushButton::clicked, this, [this, subject, act = std::move(act)] {
        const auto chosen = act; // the button goes before
        obsolete(subject);
        chosen();
    });
    say(row);
}

void MessageStrip::letOfferGo(Row &row)
{
    delete std::exchange(row.button, nullptr);
    row.offer = {};
}

void MessageStrip::obsolete(const QString &subject)
{
    const Row row = m_rows.take(subject);
    if (!row.frame)
        return;
    row.frame->hide();
    row.frame->deleteLater();
    setVisible(!m_rows.isEmpty());
}

QStringList MessageStrip::sentences() const
{
    QStringList all;
    for (const Row &row : m_rows)
        all.append(row.frame->findChild<QLabel *>()->text());
    return all;
}

void MessageStrip::retranslate()
{
    for (QToolButton *close : findChildren<QToolButton *>()) {
        close->setAccessibleName(tr("Dismiss this message"));
        close->setToolTip(tr("Dismiss"));
    }
}

// A message whose subject is gone goes too.
void MessageStrip::sayAgain()
{
    const QStringList subjects = m_rows.keys();
    for (const QString &subject : subjects) {
        const Row row = m_rows.value(subject);
        if (row.said().isEmpty())
            obsolete(subject);
        else
            say(row);
    }
}

void MessageStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    // Later: what the sentences ask for names must have changed its language first.
    QMetaObject::invokeMethod(this, &MessageStrip::sayAgain, Qt::QueuedConnection);
}

} // namespace headroom
