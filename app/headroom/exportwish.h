// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/headroom/figures.h"

namespace headroom {

// Kinds of files that an export writes, in the order of its list.
enum class ExportKind : std::uint8_t { Png, Svg, Pdf, Csv, Xlsx, Markdown };
constexpr int kExportKinds = 6;

[[nodiscard]] QString endingOf(ExportKind kind);                     // ".png"
[[nodiscard]] std::optional<PictureKind> pictureOf(ExportKind kind); // nothing for tables

// All that the export form says. The window is a figure too, as it stands.
struct ExportWish {
    ExportKind kind = ExportKind::Png;
    FigureOrder order;
    QStringList languages; // one or several
    [[nodiscard]] bool isWindow() const { return order.figure == windowName(); }
    [[nodiscard]] static QString windowName() { return QStringLiteral("window"); }
};

// The files of a wish, one a language: "figure.png", or "figure-en.png" and "figure-pt_BR.png". An ending
// that is not the kind's is kept and the kind's put behind it.
[[nodiscard]] QStringList filesOf(const ExportWish &wish, const QString &path);

} // namespace headroom
