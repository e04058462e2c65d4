// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/optionparts.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(CliHelp)
};

void addInspect(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "inspect", Help::tr("what is understood of a model's file"),
                             "headroom-cli inspect Qwen3-8B/config.json");
    const QString group = Help::tr("File");
    addOption(verb, "file", "FILE",
              Help::tr("config.json, a safetensors index or file, or GGUF; files beside it that belong to it "
                       "are read too, of large ones only the header"),
              group);
    addFlag(verb, "--keep", Help::tr("keep the model in your own catalogs"));
    addFlag(verb, "--json", Help::tr("as JSON, with every source"));
    addOutput(verb);
}

void addStory(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "story", Help::tr("a lesson in steps, its numbers checked"),
                             "headroom-cli story capacity-is-not-speed");
    addOption(verb, "story", "ID|FILE", Help::tr("a story that ships, or your own file (default: list them)"),
              Help::tr("File"));
    addOutput(verb);
}

void addShapes(CLI::App &app)
{
    CLI::App &verb =
        addVerb(app, "shapes", Help::tr("the matrices of one token as JSON, for headroom-probe --model"),
                "headroom-cli shapes --model qwen3.8-27b --weights fp8 --context 8192");
    const QString group = Help::tr("Configuration");
    addOption(verb, "--model", "ID|FILE",
              Help::tr("as in \"catalog models\": qwen3.8-27b; or a model's file, as inspect reads it"),
              group);
    addOption(verb, "--weights", "FORMAT",
              Help::tr("number format of the weights, as in \"catalog formats\" (default bf16)"), group);
    addOption(verb, "--kv", "FORMAT",
              Help::tr("number format of the cache, as in \"catalog formats\" (default bf16)"), group);
    addOption(verb, "--context", "N", Help::tr("tokens a conversation may hold"), group);
    addOutput(verb);
}

void addCheck(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "check", Help::tr("an engine's start-up log beside the prediction"),
                             "headroom-cli check server.log");
    const QString group = Help::tr("Log");
    addOption(verb, "log", "LOG", Help::tr("of vLLM, SGLang or llama.cpp; - for standard input"), group);
    addOption(verb, "--model", "ID|FILE", Help::tr("the model, where the log does not name it well"), group);
    addOption(verb, "--accelerator", "ID", Help::tr("the device, where the log does not name it well"),
              group);
    addFlag(verb, "--json", Help::tr("as JSON, sizes in bytes per device"));
    addOutput(verb);
}

void addResults(CLI::App &app)
{
    CLI::App &verb = addVerb(app, "results", Help::tr("what benchmarks measured beside the prediction"),
                             "headroom-cli results bench.json --accelerator mi300x --tp 8");
    const QString group = Help::tr("Files");
    addOption(
        verb, "files", "FILE",
        Help::tr("of vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX or MLPerf; or a folder of them"),
        group);
    verb.get_option("files")->expected(-1);
    const QString open = Help::tr("What the files leave open");
    addOption(verb, "--accelerator", "ID", Help::tr("as in \"catalog accelerators\": mi300x"), open);
    addOption(verb, "--model", "ID|FILE", Help::tr("the model, where a file does not name it well"), open);
    addOption(verb, "--weights", "FORMAT", Help::tr("number format of the weights"), open);
    addOption(verb, "--kv", "FORMAT", Help::tr("number format of the cache"), open);
    addOption(verb, "--tp", "N", Help::tr("tensor parallel degree"), open);
    addOption(verb, "--pp", "N", Help::tr("pipeline parallel degree"), open);
    addOption(verb, "--ep", "N", Help::tr("expert parallel degree, within TP x DP"), open);
    addOption(verb, "--dp", "N", Help::tr("data parallel degree; devices are TP x PP x DP"), open);
    addOption(verb, "--prompt", "N", Help::tr("tokens of a prompt"), open);
    addOption(verb, "--output", "N", Help::tr("tokens of an answer"), open);
    addOption(verb, "--concurrency", "N", Help::tr("conversations at once"), open);
    addOption(verb, "--rate-engine", "E", Help::tr("vllm, sglang, trtllm, llama.cpp or lmdeploy"), open);
    addOption(verb, "--scenario", "FILE",
              Help::tr("say to which configuration of this file each run belongs, and in what it differs"),
              group);
    addFlag(verb, "--json", Help::tr("as JSON, in base units"));
    addFlag(verb, "--csv", Help::tr("as CSV with a header, a point for decimals"));
    addOutput(verb);
}

} // namespace

void addFileVerbs(CLI::App &app)
{
    addInspect(app);
    addCheck(app);
    addResults(app);
    addShapes(app);
    addStory(app);
}

} // namespace headroom
