// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

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
};

// Draws into a painter whose unit is a logical pixel.
using DrawPicture = std::function<void(QCPPainter *painter, const QSize &size)>;

[[nodiscard]] QImage pictureAsImage(const PictureShape &shape, const DrawPicture &draw);

// Writes a picture so that a failure leaves the old file as it was. Gives back why it failed, as a
// sentence; empty when all went well.
[[nodiscard]] QString writePicture(const QString &path, const PictureShape &shape, const DrawPicture &draw);
[[nodiscard]] QString writeImage(const QString &path, const QImage &image);

} // namespace headroom
