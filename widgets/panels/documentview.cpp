// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/documentview.h"

#include <QTextBlock>

#include "widgets/panels/cataloglink.h"
#include "widgets/theme/theme.h"

namespace headroom {

DocumentView::DocumentView(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { follow(link.fragment()); });
}

void DocumentView::follow(const QString &target)
{
    if (target.startsWith(kCatalogLink) || target.startsWith(kResultLink))
        emit ledOut(target);
    else
        showAnchor(target);
}

void DocumentView::showAnchor(const QString &name)
{
    scrollToAnchor(name);
    mark(name);
}

// The heading of the target gets a tint, so that the eye finds it.
void DocumentView::mark(const QString &name)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (QTextBlock block = document()->begin(); block.isValid() && marks.isEmpty(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().anchorNames().contains(name))
                continue;
            QTextEdit::ExtraSelection found;
            found.cursor = QTextCursor(block);
            const Theme &theme = Theme::of(palette());
            found.format.setBackground(mixed(theme.accent, theme.surface, 0.16));
            found.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks.append(found);
            break;
        }
    }
    setExtraSelections(marks);
}

} // namespace headroom
