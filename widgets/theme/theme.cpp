// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

namespace headroom {

const Theme &Theme::light()
{
    static const Theme theme{
        .dark = false,
        .window = 0xF6F7F9,
        .surface = 0xFFFFFF,
        .raised = 0xFFFFFF,
        .text = 0x1A1F27,
        .muted = 0x5B6572,
        .hairline = 0xD9DEE5,
        .accent = 0x0635B1,
        .warning = 0x8A5A00,
        .error = 0xB3261E,
        .good = 0x1F6B4A,
        // At least 41 dE76 between any two under normal, protan and deutan sight, 3.2 : 1 on white.
        .series = {0x0635B1, 0xAD7D0C, 0x599D7F, 0x582356, 0x4D92D3, 0x572904},
    };
    return theme;
}

const Theme &Theme::darkTheme()
{
    static const Theme theme{
        .dark = true,
        .window = 0x15181D,
        .surface = 0x1B1F26,
        .raised = 0x232831,
        .text = 0xE7EBF0,
        .muted = 0x9AA5B3,
        .hairline = 0x333A45,
        .accent = 0x7DB4FF,
        .warning = 0xF2C14E,
        .error = 0xFF8A80,
        .good = 0x7FD6A8,
        .series = {0x4AA8FF, 0xFFD84D, 0xA5EBD0, 0xF19AD8, 0x6F6BFF, 0xFF7A3D},
    };
    return theme;
}

const Theme &Theme::of(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? darkTheme() : light();
}

QColor mixed(const QColor &over, const QColor &under, double share)
{
    const auto blend = [share](int a, int b) { return qRound(a * share + b * (1.0 - share)); };
    return {blend(over.red(), under.red()), blend(over.green(), under.green()),
            blend(over.blue(), under.blue())};
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor &colour, const QColor &disabled) {
        p.setColor(QPalette::Active, role, colour);
        p.setColor(QPalette::Inactive, role, colour);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    const QColor faint = mixed(muted, surface, 0.6);
    set(QPalette::Window, window, window);
    set(QPalette::WindowText, text, faint);
    set(QPalette::Base, surface, window);
    set(QPalette::AlternateBase, mixed(hairline, surface, 0.3), window);
    set(QPalette::Text, text, faint);
    set(QPalette::PlaceholderText, muted, faint);
    set(QPalette::Button, surface, window);
    set(QPalette::ButtonText, text, faint);
    set(QPalette::BrightText, error, faint);
    set(QPalette::Highlight, accent, hairline);
    set(QPalette::HighlightedText, onAccent(), faint);
    set(QPalette::Link, accent, faint);
    set(QPalette::LinkVisited, accent, faint);
    set(QPalette::ToolTipBase, raised, raised);
    set(QPalette::ToolTipText, text, text);
    set(QPalette::Light, raised, raised);
    set(QPalette::Midlight, mixed(hairline, surface, 0.5), window);
    set(QPalette::Mid, hairline, hairline);
    set(QPalette::Dark, mixed(muted, hairline, 0.5), hairline);
    set(QPalette::Shadow, muted, hairline);
    return p;
}

} // namespace headroom
