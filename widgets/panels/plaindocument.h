// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QTextCursor>

#include "widgets/theme/theme.h"

class QTextDocument;

namespace headroom {

// Writes a document for a panel with headings, links inside the document and muted remarks. Only text
// is inserted, never markup: it may come from files.
class PlainDocument {
public:
    PlainDocument(QTextDocument *document, const QPalette &palette);

    void heading(const QString &text, const QString &anchor = {});
    void title(const QString &text);
    void line(const QString &text);
    void muted(const QString &text);
    void warning(const QString &text);
    // Text on the current line; `target` makes it a link to an anchor of this document.
    void append(const QString &text, const QString &target = {});
    // A small raised mark on the current line; `meaning` is its tooltip.
    void mark(const QString &letter, const QString &meaning);
    // Cells of text; the first row is the header, columns after the first stand to the right.
    void table(const QList<QStringList> &rows);
    void gap();

private:
    void paragraph(const QString &text, TypeRole role, const QColor &colour, int above,
                   const QString &anchor = {});

    const Theme &m_theme;
    QTextCursor m_cursor;
    bool m_empty = true;
    int m_gap = 0;
};

} // namespace headroom
