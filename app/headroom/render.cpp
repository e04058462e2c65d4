// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/render.h"

#include <QApplication>
#include <QTemporaryDir>

#include "app/headroom/figures.h"
#include "app/headroom/mainwindow.h"
#include "app/headroom/plotsarea.h"
#include "widgets/plots/plotcard.h"

namespace headroom {

namespace {

QSize usualSize(const QString &figure)
{
    return figure == QLatin1String("window") ? QSize(1600, 1000) : QSize(1280, 720);
}

// A picture of a window must wait for nothing: layouts are brought up to date at once, plots when they are
// painted.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

} // namespace

QString renderPicture(Session &session, Language &language, const Options &options)
{
    const RenderOptions &wanted = *options.render;
    // Nothing of the user's settings may change a picture: they are read from an empty folder.
    const QTemporaryDir nowhere;
    Settings settings(nowhere.filePath(QStringLiteral("settings.ini")));
    const bool dark = options.theme == ThemeChoice::Dark;
    applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    MainWindow window(session, settings, language);
    const QSize size = wanted.size.isEmpty() ? usualSize(wanted.figure) : wanted.size;
    if (PlotCard *plot = window.plots()->plotNamed(wanted.figure))
        return writeFigure(wanted.out, *plot, window.input(), {size, wanted.scale, dark});
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(size);
    window.show();
    settle();
    if (window.size() != size)
        //: %1, %2: width and height in pixels.
        return QCoreApplication::translate("CommandLine", "--size: the window needs at least %1x%2.")
            .arg(window.minimumSizeHint().expandedTo(window.minimumSize()).width())
            .arg(window.minimumSizeHint().expandedTo(window.minimumSize()).height());
    return writeWindow(wanted.out, window, *window.plots());
}

} // namespace headroom
