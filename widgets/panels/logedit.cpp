// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/logedit.h"

#include <QMimeData>
#include <QUrl>

#include "model/measurement/engine_log.h"

namespace headroom {

namespace {
constexpr qsizetype kShown = 100'000; // characters of a paste that are shown
}

LogEdit::LogEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    m_pause.setSingleShot(true);
    m_pause.setInterval(150);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { m_pause.start(); });
    connect(&m_pause, &QTimer::timeout, this, [this] { emit given(toPlainText().toUtf8()); });
}

bool LogEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasUrls() || source->hasText();
}

void LogEdit::insertFromMimeData(const QMimeData *source)
{
    const QList<QUrl> urls = source->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile()) {
        emit fileGiven(urls.constFirst().toLocalFile());
        return;
    }
    // A character takes at least one byte, so nothing that the reader would take is cut off here.
    const QString text = source->text().left(static_cast<qsizetype>(kLargestLog) + 1);
    if (text.size() <= kShown) {
        insertPlainText(text);
        return;
    }
    setPlainText(text.left(kShown));
    m_pause.stop(); // what is shown is not all
    emit given(text.toUtf8());
}

} // namespace headroom
