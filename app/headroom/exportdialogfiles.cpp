// SPDX-License-Identifier: GPL-3.0-or-later
// What the export dialog hands over at once: tables, and the clipboard.
#include "app/headroom/exportdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMessageBox>

#include "widgets/sentences/language.h"
#include "widgets/tables/savefile.h"
#include "widgets/tables/tabletext.h"

namespace headroom {

QString ExportDialog::writeTable(const FigureMaker &maker, ExportKind kind, const QString &file,
                                 const QString &language) const
{
    if (kind == ExportKind::Xlsx)
        return maker.writeWorkbook(file);
    // A mark at the beginning lets spreadsheets read UTF-8.
    if (kind == ExportKind::Csv)
        return saveFile(file, QByteArrayLiteral("\xEF\xBB\xBF")
                                  + csvText(maker.comparison(CellForm::Bare), Language::localeOf(language))
                                        .toUtf8());
    return saveFile(file, markdownText(maker.comparison(CellForm::ForReading)).toUtf8());
}

// The file dialog asked about the name that was chosen; names made from it are asked about here.
bool ExportDialog::mayReplace(const QStringList &files, const QString &chosen)
{
    QStringList there;
    for (const QString &file : files)
        if (file != chosen && QFileInfo::exists(file))
            there << QFileInfo(file).fileName();
    if (there.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Export"),
                    //: %1: names of files
                    tr("There already: %1. Replace?").arg(there.join(QLatin1String(", "))),
                    QMessageBox::Yes | QMessageBox::No, this);
    box.setTextFormat(Qt::PlainText);
    return box.exec() == QMessageBox::Yes;
}

void ExportDialog::copyPicture()
{
    const ExportWish wish = m_form->wish();
    QImage image;
    if (wish.isWindow())
        image = m_window(PictureKind::Png).image;
    else
        speaking(wish.languages.front(),
                 [&](const FigureMaker &maker) { image = maker.draw(PictureKind::Png, wish.order).image; });
    QApplication::clipboard()->setImage(image);
    say(tr("The picture is on the clipboard."), "muted");
}

void ExportDialog::copyTable()
{
    const ExportWish wish = m_form->wish();
    const QString language = wish.languages.front().isEmpty() ? m_language.name() : wish.languages.front();
    speaking(language, [&](const FigureMaker &maker) {
        const QList<QStringList> rows = maker.comparison(CellForm::ForReading);
        QApplication::clipboard()->setText(wish.kind == ExportKind::Markdown ? markdownText(rows)
                                                                             : tabbedText(rows));
    });
    say(tr("The table is on the clipboard."), "muted");
}

} // namespace headroom
