// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

#include "widgets/export/picturefile.h"
#include "widgets/sentences/language.h"

namespace headroom {

namespace {

constexpr int kLargestSide = 16'384;  // pixels
constexpr double kMostPixels = 128e6; // half a gigabyte at four bytes a pixel

class CommandLineReader {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    CommandLineReader() { declare(); }

    [[nodiscard]] CommandLine read(const QStringList &arguments)
    {
        const bool parsed = m_parser.parse(arguments);
        // Help and version are given even where the rest of the line is wrong.
        if (m_parser.isSet(m_help))
            return TextToPrint{m_parser.helpText()};
        if (m_parser.isSet(m_version))
            return TextToPrint{QStringLiteral("headroom " HEADROOM_VERSION "\n")};
        if (!parsed)
            return BadUsage{m_parser.errorText()};
        Options options;
        const QString wrong = fill(options);
        if (!wrong.isEmpty())
            return BadUsage{wrong};
        return options;
    }

private:
    void declare()
    {
        m_parser
            .setApplicationDescription(tr("Shows what fits on accelerators, how fast it may run, and why."));
        m_parser.addOptions({m_help, m_version, m_lang, m_theme, m_render, m_figure, m_size, m_scale});
        m_parser.addPositionalArgument(QStringLiteral("FILE"), tr("A scenario (*.headroom.json) to open."),
                                       QStringLiteral("[FILE]"));
    }

    // Gives back what is wrong, empty when all is well.
    [[nodiscard]] QString fill(Options &options) const
    {
        const QStringList files = m_parser.positionalArguments();
        if (files.size() > 1)
            return tr("One FILE can be opened, and %1 were given.").arg(files.size());
        options.file = files.value(0);
        if (m_parser.isSet(m_lang)) {
            options.language = Language::matching(m_parser.value(m_lang));
            if (options.language.isEmpty())
                return tr("--lang: there is no language “%1”; there are: %2.")
                    .arg(m_parser.value(m_lang), Language::available().join(QStringLiteral(", ")));
        }
        if (const QString wrong = fillTheme(options); !wrong.isEmpty())
            return wrong;
        return m_parser.isSet(m_render) ? fillRender(options) : refuseWithoutRender();
    }

    [[nodiscard]] QString fillTheme(Options &options) const
    {
        const QString name = m_parser.value(m_theme);
        if (!m_parser.isSet(m_theme))
            return {};
        if (name == QLatin1String("light"))
            options.theme = ThemeChoice::Light;
        else if (name == QLatin1String("dark"))
            options.theme = ThemeChoice::Dark;
        else
            return tr("--theme: there is no theme “%1”; there are: light, dark.").arg(name);
        return {};
    }

    [[nodiscard]] QString refuseWithoutRender() const
    {
        for (const QCommandLineOption *option : {&m_figure, &m_size, &m_scale})
            if (m_parser.isSet(*option))
                //: %1 is an option such as --size.
                return tr("--%1 needs --render.").arg(option->names().constFirst());
        return {};
    }

    [[nodiscard]] QString fillRender(Options &options) const
    {
        RenderOptions render;
        render.out = m_parser.value(m_render);
        if (!pictureKindOf(render.out))
            return tr("--render: “%1” must end in .png, .svg or .pdf.").arg(render.out);
        if (m_parser.isSet(m_figure))
            render.figure = m_parser.value(m_figure);
        if (!figureNames().contains(render.figure))
            return tr("--figure: there is no figure “%1”; there are: %2.")
                .arg(render.figure, figureNames().join(QStringLiteral(", ")));
        if (const QString wrong = fillSize(render); !wrong.isEmpty())
            return wrong;
        options.render = render;
        return {};
    }

    [[nodiscard]] QString fillSize(RenderOptions &render) const
    {
        if (m_parser.isSet(m_size)) {
            static const QRegularExpression shape(QStringLiteral("^(\\d{1,5})[xX×](\\d{1,5})$"));
            const QRegularExpressionMatch match = shape.match(m_parser.value(m_size));
            render.size = {match.captured(1).toInt(), match.captured(2).toInt()};
            if (!match.hasMatch() || std::min(render.size.width(), render.size.height()) < 64
                || std::max(render.size.width(), render.size.height()) > kLargestSide)
                return tr("--size: “%1” is no size; write it as 1600x1000, each side from 64 to %2.")
                    .arg(m_parser.value(m_size), QString::number(kLargestSide));
        }
        if (m_parser.isSet(m_scale)) {
            bool understood = false;
            render.scale = m_parser.value(m_scale).toDouble(&understood);
            if (!understood || !(render.scale >= 0.25 && render.scale <= 8.0))
                return tr("--scale: “%1” is no scale; write a number from 0.25 to 8.")
                    .arg(m_parser.value(m_scale));
        }
        const QSize size = render.size.isEmpty() ? QSize(1600, 1000) : render.size;
        if (1.0 * size.width() * size.height() * render.scale * render.scale > kMostPixels)
            return tr("--size and --scale: the picture would have more than 128 million pixels.");
        return {};
    }

    QCommandLineParser m_parser;
    const QCommandLineOption m_help{{QStringLiteral("help"), QStringLiteral("h")}, tr("Prints this text.")};
    const QCommandLineOption m_version{{QStringLiteral("version"), QStringLiteral("v")},
                                       tr("Prints the version.")};
    const QCommandLineOption m_lang{QStringLiteral("lang"),
                                    tr("en or pt_BR; the system's language without it."), tr("LANGUAGE")};
    const QCommandLineOption m_theme{QStringLiteral("theme"), tr("light or dark."), tr("THEME")};
    const QCommandLineOption m_render{
        QStringLiteral("render"), tr("Draws a picture and opens no window; OUT ends in .png, .svg or .pdf."),
        tr("OUT")};
    const QCommandLineOption m_figure{QStringLiteral("figure"),
                                      tr("What to draw: window, capacity, memory, rate, tradeoff or slide."),
                                      tr("FIGURE")};
    const QCommandLineOption m_size{QStringLiteral("size"), tr("Size in logical pixels, as in 1600x1000."),
                                    tr("WxH")};
    const QCommandLineOption m_scale{QStringLiteral("scale"), tr("Pixels per logical pixel."), tr("S")};
};

} // namespace

QStringList figureNames()
{
    return {QStringLiteral("window"), QStringLiteral("capacity"), QStringLiteral("memory"),
            QStringLiteral("rate"),   QStringLiteral("tradeoff"), QStringLiteral("slide")};
}

CommandLine readCommandLine(const QStringList &arguments)
{
    return CommandLineReader().read(arguments);
}

QString languageAsked(const QStringList &arguments)
{
    const QString joined = QStringLiteral("--lang=");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(joined))
            return Language::matching(arguments[i].mid(joined.size()));
        if (arguments[i] == QLatin1String("--lang") && i + 1 < arguments.size())
            return Language::matching(arguments[i + 1]);
    }
    return {};
}

} // namespace headroom
