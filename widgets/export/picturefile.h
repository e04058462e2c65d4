// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

class QCPPainter;

namespace headroom {

enum class PictureKind { Png, Svg, Pdf };

// By the end of the name; nothing for any other.
[[nodiscard]] std::optional<PictureKind> pictureKindOf(const QString &fileName);

// How large a picture is and what it says of itself.
struct PictureShape {
    QSize size;         // logical pixels
    double scale = 1.0; // pixels per logical pixel, for PNG
    QString title;
    QString sources; // whole, kept inside SVG and PNG: the picture itself may show them shortened
};

// Draws into a painter whose unit is a logical pixel.
using DrawPicture = std::function<void(QCPPainter *painter, const QSize &size)>;

// A picture that was drawn and is no file yet: pixels of a PNG, or all bytes of an SVG or PDF. Both are empty
// where it could not be drawn.
struct Picture {
    QImage image;
    QByteArray bytes;
    [[nodiscard]] bool isEmpty() const { return image.isNull() && bytes.isEmpty(); }
};
[[nodiscard]] QImage pictureAsImage(const PictureShape &shape, const DrawPicture &draw);
[[nodiscard]] Picture drawnPicture(PictureKind kind, const PictureShape &shape, const DrawPicture &draw);

// The bytes of the file. Packing the pixels of a large PNG takes a second: any thread may do it, and `stop`
// ends it. Empty where that failed or was stopped.
[[nodiscard]] QByteArray fileBytes(const Picture &picture, const std::atomic<bool> *stop = nullptr);
[[nodiscard]] QString notDrawnText(); // why there are none

// Draws and writes, so that a failure leaves the old file as it was. Gives back why it failed, as a
// sentence; empty when all went well.
[[nodiscard]] QString writePicture(const QString &path, const PictureShape &shape, const DrawPicture &draw);
[[nodiscard]] QString writePicture(const QString &path, const Picture &picture);

} // namespace headroom
