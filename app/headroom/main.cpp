// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFileInfo>
#include <QIcon>

#include <cstdio>

#include "app/headroom/mainwindow.h"
#include "app/headroom/options.h"
#include "app/headroom/quietplatform.h"
#include "app/headroom/recoveryfolder.h"
#include "app/headroom/render.h"
#include "app/headroom/scenariofile.h"
#include "app/headroom/windows.h"
#include "widgets/sentences/carriedmodels.h"
#include "widgets/sentences/harmless.h"
#include "widgets/sentences/language.h"
#include "widgets/sentences/refusals.h"
#include "widgets/sentences/usercatalogs.h"

namespace headroom {

namespace {

constexpr int kBadInput = 2;

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("headroom"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEADROOM_VERSION));
}

void printLine(std::FILE *stream, const QString &text)
{
    std::fputs(harmless(text).toLocal8Bit().constData(), stream);
}

int refuse(const QString &sentence)
{
    printLine(stderr, QStringLiteral("headroom: %1\n").arg(harmlessLine(sentence)));
    return kBadInput;
}

// The command line is read before anything needs a display.
std::variant<Options, int> readOptions(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    nameApplication();
    Language language;
    const QString asked = languageAsked(QCoreApplication::arguments());
    language.use(asked.isEmpty() ? Language::ofSystem() : asked);
    const CommandLine line = readCommandLine(QCoreApplication::arguments());
    if (const TextToPrint *print = std::get_if<TextToPrint>(&line)) {
        printLine(stdout, print->text);
        return 0;
    }
    if (const BadUsage *wrong = std::get_if<BadUsage>(&line))
        return refuse(wrong->sentence);
    return std::get<Options>(line);
}

// Before the application exists: these are read when it starts.
void prepareRendering(const RenderOptions &render)
{
    silenceOffscreenPlatform();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (render.figure == QLatin1String("window"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(render.scale));
}

int render(Session &session, Language &language, const Options &options)
{
    const QString reason = renderPicture(session, language, options);
    return reason.isEmpty() ? 0 : refuse(reason);
}

// The first few; what is left out is left out for each of them all the same.
void tellProblems(MainWindow &window, const std::vector<CatalogProblem> &problems)
{
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < std::min(most, problems.size()); ++i)
        window.tell(QStringLiteral("catalog %1").arg(i),
                    [problem = problems[i]] { return refusalText(problem); });
    if (problems.size() > most)
        window.tell(QStringLiteral("catalogs"),
                    [rest = problems.size() - most] { return moreRefusalsText(rest); });
}

int openWindows(const std::shared_ptr<const Catalog> &catalog, Language &language, const Options &options,
                const std::vector<CatalogProblem> &problems)
{
    Settings settings;
    if (options.language.isEmpty() && !settings.language().isEmpty())
        language.use(settings.language());
    applyTheme(options.theme.value_or(settings.theme()));
    Windows windows(catalog, settings, language, recoveryFolder());
    windows.begin(options.file);
    tellProblems(*windows.window(0), problems);
    return QApplication::exec();
}

int run(int argc, char **argv, const Options &options)
{
    if (options.render)
        prepareRendering(*options.render);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(argc, argv);
    nameApplication();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Headroom"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.headroom.Headroom"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.headroom.Headroom.svg")));
    Language language;
    language.use(options.language.isEmpty() ? Language::ofSystem() : options.language);
    auto catalog = std::make_shared<Catalog>(builtInCatalog());
    const std::vector<CatalogProblem> problems = addUserCatalogs(*catalog);
    if (!options.render)
        return openWindows(catalog, language, options, problems);
    Session session(catalog);
    for (const CatalogProblem &problem : problems)
        printLine(stderr, QStringLiteral("headroom: %1\n").arg(harmlessLine(refusalText(problem))));
    if (!options.file.isEmpty()) {
        const auto read = readScenarioFile(options.file);
        if (const Said *reason = std::get_if<Said>(&read))
            return refuse((*reason)());
        const std::string name = QFileInfo(options.file).fileName().toStdString();
        if (const CarriedTrouble trouble = session.start(std::get<Scenario>(read), name); trouble.any())
            printLine(stderr, QStringLiteral("headroom: %1\n").arg(harmlessLine(carriedText(trouble))));
        session.evaluateNow();
    }
    return render(session, language, options);
}

} // namespace

} // namespace headroom

int main(int argc, char **argv)
{
    const auto options = headroom::readOptions(argc, argv);
    if (const int *status = std::get_if<int>(&options))
        return *status;
    return headroom::run(argc, argv, std::get<headroom::Options>(options));
}
