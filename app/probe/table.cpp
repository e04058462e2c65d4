// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/table.h"

#include "app/probe/fields.h"
#include "app/probe/recordwriter.h"
#include "app/probe/resulttext.h"
#include "app/probe/sentences.h"

#include <nlohmann/json.hpp>

namespace headroom::probe {

namespace {

using Json = nlohmann::json;

constexpr double kGiB = 1073741824.0;

// The texts that are there, with two blanks between them.
std::string joined(const std::vector<std::string> &parts)
{
    std::string line;
    for (const std::string &part : parts)
        if (!part.empty())
            line += (line.empty() ? "" : "  ") + part;
    return line;
}

std::string indexOf(const Json &record)
{
    const auto index = valueOf(record, "index");
    return index ? "[" + std::to_string(static_cast<int>(*index)) + "]" : std::string();
}

std::string deviceText(const Json &record, Language language)
{
    return joined({indexOf(record), textOf(record, "part"), textOf(record, "name"), textOf(record, "arch"),
                   textOf(record, "pci"), shown(record, "compute_units", 1.0, 0, "CU", language)});
}

std::string shareText(const Json &record, Language language)
{
    constexpr Sentence units{"%1 of %2 CUs", "%1 de %2 CUs"};
    constexpr Sentence memory{"%1 of %2 GB", "%1 de %2 GB"};
    const auto number = [&](const char *key) {
        return numberText(valueOf(record, key).value_or(0.0), 0, language);
    };
    std::string text;
    if (valueOf(record, "compute_units") && valueOf(record, "whole_compute_units"))
        text = units.in(language, number("compute_units"), number("whole_compute_units"));
    if (valueOf(record, "memory_gb") && valueOf(record, "whole_memory_gb"))
        text +=
            (text.empty() ? "" : ", ") + memory.in(language, number("memory_gb"), number("whole_memory_gb"));
    return text;
}

// "This device is 1 of 8 partitions (CPX/NPS1) of an MI300X: 38 of 304 CUs, 24 of 192 GB."
std::string partitionText(const Json &record, Language language)
{
    const auto count = valueOf(record, "count");
    if (!count || *count < 2.0)
        return {};
    constexpr Sentence partitions{"This device is 1 of %1 partitions%2",
                                  "Este dispositivo é 1 de %1 partições%2"};
    constexpr Sentence dies{"This device is 1 of %1 dies%2", "Este dispositivo é 1 de %1 dies%2"};
    constexpr Sentence of{" of the %1: %2. Limits are for this device alone.",
                          " da %1: %2. Os limites são só deste dispositivo."};
    std::string mode = textOf(record, "compute");
    if (const std::string memory = textOf(record, "memory"); !memory.empty())
        mode += (mode.empty() ? "" : "/") + memory;
    const Sentence &sentence = textOf(record, "kind") == "die" ? dies : partitions;
    return "     "
           + sentence.in(language, numberText(*count, 0, language), mode.empty() ? "" : " (" + mode + ")")
           + of.in(language, textOf(record, "part"), shareText(record, language));
}

std::string memoryText(const Json &record, Language language)
{
    constexpr Sentence both{"memory  %1 free of %2", "memória  %1 livres de %2"};
    return joined({indexOf(record), both.in(language, shown(record, "free", kGiB, 2, "GiB", language),
                                            shown(record, "total", kGiB, 2, "GiB", language))});
}

std::string telemetryText(const Json &record, Language language)
{
    return joined({indexOf(record), shown(record, "power_w", 1.0, 0, "W", language),
                   shown(record, "core_mhz", 1.0, 0, "MHz", language),
                   shown(record, "temperature_c", 1.0, 0, "°C", language),
                   shown(record, "busy_percent", 1.0, 0, "%", language),
                   shown(record, "vram_used", kGiB, 2, "GiB", language)});
}

std::string processText(const Json &record, Language language)
{
    constexpr Sentence process{"process %1 %2", "processo %1 %2"};
    const auto pid = std::to_string(static_cast<long long>(valueOf(record, "pid").value_or(0.0)));
    return joined({indexOf(record), process.in(language, pid, textOf(record, "name")),
                   shown(record, "vram_bytes", kGiB, 2, "GiB", language)});
}

std::string runtimeText(const Json &record)
{
    const std::string compiler = textOf(record, "compiler_path");
    return joined({compiler.empty() ? textOf(record, "backend") : "compiler", textOf(record, "text"),
                   textOf(record, "compiler"), compiler.empty() ? textOf(record, "path") : compiler});
}

std::string textFor(const Json &record, Language language)
{
    const std::string type = textOf(record, "type");
    if (type == "device")
        return deviceText(record, language);
    if (type == "partition")
        return partitionText(record, language);
    if (type == "memory")
        return memoryText(record, language);
    if (type == "telemetry")
        return telemetryText(record, language);
    if (type == "process")
        return processText(record, language);
    if (type == "runtime")
        return runtimeText(record);
    if (type == "result")
        return resultText(record, language);
    if (type == "warn")
        return joined({indexOf(record), "! " + warningText(record, language)});
    if (type == "error")
        return joined({indexOf(record), "! " + errorText(record, language)});
    if (type == "fatal")
        return "! " + fatalText(record, language);
    return type == "done" ? doneText(record, language) : std::string();
}

} // namespace

bool Table::take(const std::string & /*line*/, const Json &record)
{
    const std::string text = textFor(record, m_language);
    return text.empty() || writeWhole(m_descriptor, text + '\n');
}

} // namespace headroom::probe
