// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

#include "widgets/theme/theme.h"

namespace headroom {

// A picture to draw instead of opening a window.
struct RenderOptions {
    QString out;
    QString figure = QStringLiteral("window");
    QSize size; // empty: the figure's usual size
    double scale = 1.0;
};

struct Options {
    QString file;
    QString language; // empty: not given
    std::optional<ThemeChoice> theme;
    std::optional<RenderOptions> render;
};

// The names --figure knows.
[[nodiscard]] QStringList figureNames();

// What the command line asks for: options, a text to print (help, version), or the sentence about what
// is wrong with it. Needs a QCoreApplication, no display.
struct TextToPrint {
    QString text;
};
struct BadUsage {
    QString sentence;
};
using CommandLine = std::variant<Options, TextToPrint, BadUsage>;
[[nodiscard]] CommandLine readCommandLine(const QStringList &arguments);

// The language that --lang names, whatever else is wrong with the line; empty without it.
[[nodiscard]] QString languageAsked(const QStringList &arguments);

} // namespace headroom
