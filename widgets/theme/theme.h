// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace headroom {

enum class ThemeChoice { System, Light, Dark };

constexpr int kSeries = 6; // as many as a comparison has cards

// The colour roles of the interface. One table per brightness, nothing else holds a colour.
struct Theme {
    bool dark = false;
    QColor window, surface, raised;
    QColor text, muted, hairline;
    QColor accent, warning, error, good;
    QColor series[kSeries];

    static const Theme &light();
    static const Theme &darkTheme();
    // The theme a palette belongs to: plots and custom-painted widgets ask this on PaletteChange.
    static const Theme &of(const QPalette &palette);

    [[nodiscard]] QColor onAccent() const { return dark ? window : surface; } // text on an accent area
    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QString styleSheet() const; // see headroom.qss for the properties widgets may set
};

// `share` of a colour laid over another, opaque: tints that stay the same on paper and in SVG.
[[nodiscard]] QColor mixed(const QColor &over, const QColor &under, double share);

// The type scale in logical pixels (11 caption, 13 body, 15 strong, 20 answer, 32 figures), times the
// user's font size over the platform's default; Inter where installed; tabular digits where Qt can.
enum class TypeRole { Caption, Body, Strong, Answer, Figure };
[[nodiscard]] QFont fontFor(TypeRole role);

// All type of the application so many times as large, for a projector; 1 is the usual size. Widgets receive
// FontChange.
void magnifyType(double factor);

// Sets style (Fusion), palette, fonts and style sheet on the application, at any time: widgets receive
// PaletteChange and FontChange. System follows the brightness of the platform's palette, also later.
void applyTheme(ThemeChoice choice);

constexpr int kSpaceXs = 4;
constexpr int kSpaceS = 8;
constexpr int kSpaceM = 12;
constexpr int kSpaceL = 16;
constexpr int kSpaceXl = 24;
constexpr int kSpaceXxl = 32;
constexpr int kRadius = 6;
constexpr int kControlHeight = 28;

} // namespace headroom
