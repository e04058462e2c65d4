// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/aboutdialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QGridLayout>
#include <QIcon>

#include "widgets/pickers/labels.h"
#include "widgets/sentences/usercatalogs.h"

namespace headroom {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Headroom"));
    auto *icon = new QLabel(this);
    icon->setPixmap(windowIcon().pixmap(64, 64));
    QLabel *name = plainLabel(this, TypeRole::Answer);
    //: %1 is the version.
    name->setText(tr("Headroom %1").arg(QStringLiteral(HEADROOM_VERSION)));
    QLabel *text = plainLabel(this);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const QString folder = QDir::toNativeSeparators(userCatalogFolders().constLast());
    //: %1 is a folder, %2 the version of a library. Lines are separated by empty lines.
    text->setText(
        tr("What fits on these accelerators, how fast will it run, and how sure are we?\n\n"
           "Your own accelerators, models and formats go into files named *.json in\n%1\n\n"
           "Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later), "
           "without any warranty. Built with Qt %2 and QCustomPlot.")
            .arg(folder, QString::fromLatin1(qVersion())));
    constexpr int width = 440;
    text->setMinimumSize(width, text->heightForWidth(width));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(kSpaceXl, kSpaceXl, kSpaceXl, kSpaceL);
    grid->setHorizontalSpacing(kSpaceL);
    grid->setVerticalSpacing(kSpaceM);
    grid->addWidget(icon, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(name, 0, 1);
    grid->addWidget(text, 1, 1);
    grid->addWidget(buttons, 2, 0, 1, 2);
}

} // namespace headroom
