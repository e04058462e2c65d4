// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/render.h"

#include <QApplication>
#include <QTemporaryDir>

#include "app/headroom/figures.h"
#include "app/headroom/mainwindow.h"
#include "app/headroom/plotsarea.h"

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

QString renderFigure(const PlotInput &input, const PlotChoices &choices, PictureKind kind,
                     const FigureOrder &order, const QString &out)
{
    const FigureMaker maker(input, choices);
    const QSize least = maker.leastSize(order);
    if (order.size.width() < least.width() || order.size.height() < least.height())
        //: %1, %2: width and height in pixels.
        return QCoreApplication::translate("CommandLine", "--size: the figure needs at least %1x%2.")
            .arg(least.width())
            .arg(least.height());
    return writePicture(out, maker.draw(kind, order));
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
    const PictureKind kind = pictureKindOf(wanted.out).value_or(PictureKind::Png);
    if (wanted.figure != QLatin1String("window"))
        return renderFigure(window.input(), window.plots()->choices(), kind,
                            {wanted.figure, usualOnSlide(), {}, {}, size, wanted.scale, dark}, wanted.out);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(size);
    window.show();
    settle();
    if (window.size() != size)
        //: %1, %2: width and height in pixels.
        return QCoreApplication::translate("CommandLine", "--size: the window needs at least %1x%2.")
            .arg(window.minimumSizeHint().expandedTo(window.minimumSize()).width())
            .arg(window.minimumSizeHint().expandedTo(window.minimumSize()).height());
    return writePicture(wanted.out, windowPicture(kind, window, *window.plots()));
}

} // namespace headroom
