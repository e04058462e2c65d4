// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picturefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <qcustomplot.h>

#include "widgets/tables/savefile.h"

namespace headroom {

namespace {

constexpr double kPixelsPerInch = 96.0;

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

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
    svg.setDescription(QStringLiteral("Headroom " HEADROOM_VERSION "\n") + shape.sources);
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

// Takes a file's bytes until it is told to stop; then whoever writes learns that there is no more room.
class StoppableBuffer : public QBuffer {
public:
    explicit StoppableBuffer(const std::atomic<bool> *stop)
        : m_stop(stop)
    {}

protected:
    qint64 writeData(const char *data, qint64 size) override
    {
        return m_stop && m_stop->load() ? -1 : QBuffer::writeData(data, size);
    }

private:
    const std::atomic<bool> *m_stop;
};

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
    if (!shape.sources.isEmpty())
        image.setText(QStringLiteral("Source"), shape.sources);
    image.setText(QStringLiteral("Software"), QStringLiteral("Headroom " HEADROOM_VERSION));
    return image;
}

Picture drawnPicture(PictureKind kind, const PictureShape &shape, const DrawPicture &draw)
{
    if (kind == PictureKind::Png)
        return {pictureAsImage(shape, draw), {}};
    // Into memory first: a generator does not say when a disk is full.
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool drawn = kind == PictureKind::Svg ? drawSvg(buffer, shape, draw) : drawPdf(buffer, shape, draw);
    return {{}, drawn ? buffer.data() : QByteArray()};
}

QByteArray fileBytes(const Picture &picture, const std::atomic<bool> *stop)
{
    if (picture.image.isNull())
        return picture.bytes;
    StoppableBuffer buffer(stop);
    const bool packed = buffer.open(QIODevice::WriteOnly) && picture.image.save(&buffer, "PNG");
    return packed && !(stop && stop->load()) ? buffer.data() : QByteArray();
}

QString notDrawnText()
{
    return Reason::tr("The picture could not be drawn.");
}

QString writePicture(const QString &path, const Picture &picture)
{
    const QByteArray bytes = fileBytes(picture);
    return bytes.isEmpty() ? notDrawnText() : saveFile(path, bytes);
}

QString writePicture(const QString &path, const PictureShape &shape, const DrawPicture &draw)
{
    return writePicture(path, drawnPicture(pictureKindOf(path).value_or(PictureKind::Png), shape, draw));
}

} // namespace headroom
