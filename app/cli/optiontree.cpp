// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/optiontree.h"

#include "app/cli/optionparts.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(CliHelp)
};

enum class Degrees { All, StagesOnly };

void addConfiguration(CLI::App &verb, Degrees degrees = Degrees::All)
{
    const QString group = Help::tr("Configuration");
    addOption(verb, "--accelerator", "ID", Help::tr("as in \"catalog accelerators\": mi300x"), group);
    addOption(verb, "--model", "ID|FILE",
              Help::tr("as in \"catalog models\": qwen3.8-27b; or a model's file, as inspect reads it"),
              group);
    addOption(
        verb, "--weights", "FORMAT",
        Help::tr("number format of the weights, as in \"catalog formats\" (default bf16, of a file its own)"),
        group);
    addOption(verb, "--kv", "FORMAT",
              Help::tr("number format of the cache, as in \"catalog formats\" (default bf16)"), group);
    if (degrees == Degrees::All)
        addOption(verb, "--tp", "N", Help::tr("tensor parallel degree"), group);
    addOption(verb, "--pp", "N", Help::tr("pipeline parallel degree"), group);
    if (degrees == Degrees::All) {
        addOption(verb, "--ep", "N", Help::tr("expert parallel degree, within TP x DP"), group);
        addOption(verb, "--dp", "N", Help::tr("data parallel degree; devices are TP x PP x DP"), group);
    }
    addOption(verb, "--scenario", "FILE", Help::tr("take all of this from a scenario file (*.headroom.json)"),
              group);
}

// What the conversations do, and whose runs and prices count.
void addLoad(CLI::App &verb)
{
    const QString group = Help::tr("Rates");
    addOption(verb, "--prompt", "N", Help::tr("tokens of a prompt"), group);
    addOption(verb, "--output", "N", Help::tr("tokens of an answer; with --prompt, serving is estimated"),
              group);
    addOption(verb, "--mean-fill", "F",
              Help::tr("share of the context that is live, where lengths are not given (default 1)"), group);
    addOption(
        verb, "--rate-engine", "E",
        Help::tr("whose published runs: vllm, sglang, trtllm, llama.cpp, lmdeploy or none (default that of "
                 "the method)"),
        group);
    addOption(verb, "--floor", "TOK/S", Help::tr("rate promised to every user (default 20)"), group);
    addOption(verb, "--price-basis", "BASIS",
              Help::tr("rental_3yr (default), neocloud_ownership, hyperscaler_ownership or list"), group);
}

// Values of one device over the catalog's.
void addCosts(CLI::App &verb)
{
    const QString group = Help::tr("Rates");
    addOption(verb, "--price", "USD/h", Help::tr("price of a device, instead of the catalog's"), group);
    addOption(verb, "--device-power", "W", Help::tr("power of a device, instead of the catalog's"), group);
}

void addMethod(CLI::App &verb)
{
    const QString group = Help::tr("Method");
    addOption(verb, "--method", "METHOD",
              Help::tr("how memory is counted: reference (default), vllm, sglang or llama.cpp"), group);
    addOption(verb, "--weights-basis", "BASIS",
              Help::tr("nominal (default of reference), checkpoint or loaded (default of engines)"), group);
    addOption(verb, "--memory", "GiB", Help::tr("memory of a device, instead of the catalog's"), group);
    addOption(verb, "--bandwidth", "TB/s", Help::tr("memory bandwidth of a device, instead of the catalog's"),
              group);
    addOption(verb, "--reserve", "GiB", Help::tr("memory kept aside on a device"), group);
    addOption(verb, "--utilization", "F", Help::tr("share of the memory that may be used, 0.01 to 1"), group);
    addOption(verb, "--pool", "GiB", Help::tr("take the pool of a device as given, as an engine printed it"),
              group);
    addOption(verb, "--set", "KEY=VALUE",
              Help::tr("a setting, may be repeated: version=0.25.1; a wrong key lists the known"), group);
}

void addQuestion(CLI::App &verb, Degrees degrees = Degrees::All)
{
    addConfiguration(verb, degrees);
    const QString group = Help::tr("Configuration");
    addOption(verb, "--context", "N", Help::tr("tokens a conversation may hold"), group);
    addOption(verb, "--sequences", "N", Help::tr("conversations wanted at once (default 1)"), group);
    addLoad(verb);
    addCosts(verb);
    addMethod(verb);
}

void addSweep(CLI::App &app)
{
    CLI::App &verb =
        addVerb(app, "sweep", Help::tr("the answer along one axis, a row a point"),
                "headroom-cli sweep --axis context --accelerator mi300x --model qwen3.8-27b --csv");
    const QString group = Help::tr("Axis");
    addOption(verb, "--axis", "context|sequences",
              Help::tr("context: conversations that fit; sequences: the longest context of so many"), group);
    addOption(verb, "--from", "N", Help::tr("where the axis begins (default 1024 tokens, 1 conversation)"),
              group);
    addOption(verb, "--to", "N",
              Help::tr("where it ends (default the model's window, what fits at 8192 tokens)"), group);
    addOption(verb, "--points", "N",
              Help::tr("how many, evenly on a logarithmic axis (default the powers of two)"), group);
    addConfiguration(verb);
    addMethod(verb);
    addFlag(verb, "--json", Help::tr("as JSON, sizes in bytes per device"));
    addFlag(verb, "--csv", Help::tr("as CSV with a header, a point for decimals"));
    addFlag(verb, "--markdown", Help::tr("as a Markdown table"));
    addOutput(verb);
}

void addLayouts(CLI::App &app)
{
    CLI::App &verb =
        addVerb(app, "layouts", Help::tr("every way to lay the model over so many devices, side by side"),
                "headroom-cli layouts --devices 8 --accelerator h200-sxm --model deepseek-v3 "
                "--weights fp8 --context 16384");
    addOption(verb, "--devices", "N", Help::tr("devices to divide into TP x PP x DP"),
              Help::tr("Configuration"));
    addQuestion(verb, Degrees::StagesOnly);
    addFlag(verb, "--json", Help::tr("as JSON, sizes in bytes per device"));
    addOutput(verb);
}

void addSize(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "size", Help::tr("which accelerators serve so many users, best first"),
                             "headroom-cli size --model qwen3.8-27b --users 200 --context 32768 --floor 25");
    const QString limits = Help::tr("Limits");
    addOption(verb, "--users", "N", Help::tr("users served at once"), limits);
    addOption(verb, "--context", "N", Help::tr("tokens a conversation may hold"), limits);
    addOption(verb, "--ttft", "S", Help::tr("longest time to the first token, at the slow end"), limits);
    addOption(verb, "--budget", "USD/h", Help::tr("most that all devices may cost"), limits);
    addOption(verb, "--power", "kW", Help::tr("most that all boards may draw"), limits);
    addOption(verb, "--devices", "N", Help::tr("most devices"), limits);
    addOption(verb, "--rank", "cost|power|devices", Help::tr("what stands first (default cost)"), limits);
    addFlag(verb, "--grey", Help::tr("also what no published run supports"));
    addFlag(verb, "--all", Help::tr("every configuration that would do, not the best of each accelerator"));
    const QString group = Help::tr("Configuration");
    addOption(verb, "--model", "ID", Help::tr("as in \"catalog models\": qwen3.8-27b"), group);
    addOption(verb, "--accelerator", "ID", Help::tr("search this one only"), group);
    addOption(verb, "--weights", "FORMAT", Help::tr("search this format of the weights only"), group);
    addOption(verb, "--kv", "FORMAT", Help::tr("search this format of the cache only"), group);
    addOption(verb, "--method", "METHOD",
              Help::tr("how memory is counted: reference (default), vllm, sglang or llama.cpp"), group);
    addOption(verb, "--methods", "LIST",
              Help::tr("search these methods, separated by commas, or all, in place of --method"), group);
    addOption(verb, "--weights-basis", "BASIS",
              Help::tr("nominal (default of reference), checkpoint or loaded (default of engines)"), group);
    addOption(verb, "--set", "KEY=VALUE",
              Help::tr("a setting, may be repeated: version=0.25.1; a wrong key lists the known"), group);
    addLoad(verb);
    addFlag(verb, "--json", Help::tr("as JSON, powers in watts and times in seconds"));
    addOutput(verb);
}

void addCatalog(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "catalog", Help::tr("what is known, with kinds and sources"),
                             "headroom-cli catalog models --search gemma");
    const QString group = Help::tr("List");
    addOption(verb, "list", "accelerators|models|formats", Help::tr("which list"), group);
    addOption(verb, "--search", "TEXT", Help::tr("only entries that hold all these words"), group);
    addFlag(verb, "--json", Help::tr("as JSON, with every source"));
    addOutput(verb);
}

// CLI11's own words in our languages.
std::shared_ptr<CLI::Formatter> translatedFormatter()
{
    auto formatter = std::make_shared<CLI::Formatter>();
    formatter->label("Usage", Help::tr("Usage").toStdString());
    formatter->label("OPTIONS", Help::tr("OPTIONS", "in a usage line").toStdString());
    formatter->label("SUBCOMMAND", Help::tr("VERB", "in a usage line").toStdString());
    formatter->label("Positionals", Help::tr("List").toStdString());
    formatter->column_width(34);
    return formatter;
}

} // namespace

std::unique_ptr<CLI::App> optionTree()
{
    auto app = std::make_unique<CLI::App>(
        Help::tr("What fits on these accelerators, how fast will it run, and how sure are we?").toStdString(),
        "headroom-cli");
    app->formatter(translatedFormatter());
    app->allow_extras();
    app->require_subcommand(0, 1);
    app->footer(
        Help::tr("headroom-cli VERB --help tells more. Exit status: 0 for an answer, also that "
                 "nothing fits; 2 for bad input; of check 3 where a figure differs, 4 where none could "
                 "be compared; of results 3 where a file was not understood.")
            .toStdString());

    CLI::App &evaluate =
        addVerb(*app, "evaluate", Help::tr("what fits and how fast, with cautions"),
                "headroom-cli evaluate --accelerator mi300x --model qwen3.8-27b --context 262144");
    addQuestion(evaluate);
    addFlag(evaluate, "--json", Help::tr("as JSON, sizes in bytes per device"));
    addFlag(evaluate, "--markdown", Help::tr("as a Markdown table"));
    addOption(
        evaluate, "--xlsx", "FILE",
        Help::tr("also write a workbook in which the numbers put in can be changed and every step computes"),
        Help::tr("Output"));
    addOutput(evaluate);
    addSweep(*app);
    addLayouts(*app);
    addSize(*app);
    addCatalog(*app);
    CLI::App &explain =
        addVerb(*app, "explain", Help::tr("the steps behind the answer, with sources"),
                "headroom-cli explain --accelerator mi300x --model qwen3.8-27b --context 262144");
    addQuestion(explain);
    addFlag(explain, "--json", Help::tr("as JSON, with every source"));
    addOutput(explain);

    addFileVerbs(*app);

    addFlag(*app, "--version", Help::tr("the version of this program"));
    addOutput(*app);
    return app;
}

} // namespace headroom
