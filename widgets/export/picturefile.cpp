// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picturefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <qcustomplot.h>

namespace headroom {

namespace {

constexpr double kPixelsPerInch = 96.0;

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

QString notDrawn()
{
    return Reason::tr("The picture could not be drawn.");
}

bool drawOn(QPaintDevice &device, const QSize &size, const DrawPicture &draw)
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    draw(&painter, size);
    return painter.end();
}

bool drawSvg(QIODevice &out, const PictureShape &shape, const DrawPicture &draw)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&out);
    svg.setSize(shape.size);
    svg.setViewBox(QRect(QPoint(), shape.size)); // without it viewers scale it wrongly
    svg.setResolution(static_cast<int>(kPixelsPerInch));
    svg.setTitle(shape.title);
    svg.setDescription(QStringLiteral("Headroom " HEADROOM_VERSION));
    return drawOn(svg, shape.size, draw);
}

bool drawPdf(QIODevice &out, const PictureShape &shape, const DrawPicture &draw)
{
    QPdfWriter pdf(&out);
    const QSizeF points = QSizeF(shape.size) * 72.0 / kPixelsPerInch;
    pdf.setPageSize(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch));
    pdf.setPageMargins({});
    pdf.setResolution(static_cast<int>(kPixelsPerInch));
    pdf.setTitle(shape.title);
    pdf.setCreator(QStringLiteral("Headroom " HEADROOM_VERSION));
    return drawOn(pdf, shape.size, draw);
}

// SVG and PDF are drawn into memory first: a generator does not say when a disk is full.
QString writeBytes(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    // Without the flush a commit does not notice that a small file found no room.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit())
        //: %1 is a file, %2 the system's reason.
        return Reason::tr("%1 could not be written: %2").arg(path, file.errorString());
    return {};
}

} // namespace

std::optional<PictureKind> pictureKindOf(const QString &fileName)
{
    if (fileName.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return PictureKind::Png;
    if (fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return PictureKind::Svg;
    if (fileName.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return PictureKind::Pdf;
    return std::nullopt;
}

QImage pictureAsImage(const PictureShape &shape, const DrawPicture &draw)
{
    QImage image((QSizeF(shape.size) * shape.scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QCPPainter painter;
    if (image.isNull() || !painter.begin(&image))
        return {};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing
                           | QPainter::SmoothPixmapTransform);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.scale(shape.scale, shape.scale);
    draw(&painter, shape.size);
    painter.end();
    image.setText(QStringLiteral("Title"), shape.title);
    image.setText(QStringLiteral("Software"), QStringLiteral("Headroom " HEADROOM_VERSION));
    return image;
}

QString writeImage(const QString &path, const QImage &image)
{
    QBuffer buffer;
    if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return notDrawn();
    return writeBytes(path, buffer.data());
}

QString writePicture(const QString &path, const PictureShape &shape, const DrawPicture &draw)
{
    const PictureKind kind = pictureKindOf(path).value_or(PictureKind::Png);
    if (kind == PictureKind::Png)
        return writeImage(path, pictureAsImage(shape, draw));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool drawn = kind == PictureKind::Svg ? drawSvg(buffer, shape, draw) : drawPdf(buffer, shape, draw);
    return drawn ? writeBytes(path, buffer.data()) : notDrawn();
}

} // namespace headroom
