// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/plaindocument.h"

#include <QTextDocument>
#include <QTextTable>

namespace headroom {

namespace {

QTextCharFormat charFormat(TypeRole role, const QColor &colour)
{
    QTextCharFormat format;
    format.setFont(fontFor(role));
    format.setForeground(colour);
    return format;
}

} // namespace

PlainDocument::PlainDocument(QTextDocument *document, const QPalette &palette)
    : m_theme(Theme::of(palette))
    , m_cursor(document)
{
    document->setUndoRedoEnabled(false);
    document->clear();
    document->setDocumentMargin(kSpaceM);
    document->setDefaultFont(fontFor(TypeRole::Body));
}

void PlainDocument::paragraph(const QString &text, TypeRole role, const QColor &colour, int above,
                              const QString &anchor)
{
    QTextBlockFormat block;
    block.setTopMargin(m_empty ? 0 : above + m_gap);
    block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    m_gap = 0;
    if (m_empty)
        m_cursor.setBlockFormat(block);
    else
        m_cursor.insertBlock(block);
    m_empty = false;
    QTextCharFormat format = charFormat(role, colour);
    if (!anchor.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorNames({anchor});
    }
    m_cursor.insertText(text, format);
    m_cursor.setCharFormat(charFormat(role, colour));
}

void PlainDocument::title(const QString &text)
{
    paragraph(text, TypeRole::Answer, m_theme.text, kSpaceL);
}

void PlainDocument::heading(const QString &text, const QString &anchor)
{
    paragraph(text, TypeRole::Strong, m_theme.text, kSpaceL, anchor);
}

void PlainDocument::line(const QString &text)
{
    paragraph(text, TypeRole::Body, m_theme.text, 2);
}

void PlainDocument::muted(const QString &text)
{
    paragraph(text, TypeRole::Caption, m_theme.muted, 2);
}

void PlainDocument::warning(const QString &text)
{
    paragraph(text, TypeRole::Body, m_theme.warning, kSpaceXs);
}

void PlainDocument::append(const QString &text, const QString &target)
{
    QTextCharFormat format = m_cursor.charFormat();
    if (!target.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(QLatin1Char('#') + target);
        format.setForeground(m_theme.accent);
        format.setFontUnderline(true);
    }
    const QTextCharFormat before = m_cursor.charFormat();
    m_cursor.insertText(text, format);
    m_cursor.setCharFormat(before);
}

void PlainDocument::mark(const QString &letter, const QString &meaning)
{
    const QTextCharFormat before = m_cursor.charFormat();
    QTextCharFormat format = before;
    format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    format.setForeground(m_theme.muted);
    format.setToolTip(meaning);
    m_cursor.insertText(QStringLiteral("\u2009") + letter, format);
    m_cursor.setCharFormat(before);
}

void PlainDocument::table(const QList<QStringList> &rows)
{
    if (rows.isEmpty())
        return;
    QTextTableFormat look;
    look.setBorder(0);
    look.setCellPadding(kSpaceXs);
    look.setCellSpacing(0);
    look.setHeaderRowCount(1);
    look.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QTextTable *table =
        m_cursor.insertTable(static_cast<int>(rows.size()), static_cast<int>(rows.first().size()), look);
    for (int row = 0; row < table->rows(); ++row)
        for (int column = 0; column < table->columns(); ++column) {
            QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
            QTextBlockFormat block;
            block.setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
            cell.setBlockFormat(block);
            cell.insertText(rows[row].value(column),
                            charFormat(TypeRole::Body, row == 0 ? m_theme.muted : m_theme.text));
        }
    m_cursor.movePosition(QTextCursor::End);
    m_empty = false;
}

void PlainDocument::gap()
{
    m_gap = kSpaceM;
}

} // namespace headroom
