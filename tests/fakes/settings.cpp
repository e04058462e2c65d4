// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fakes/fakegpu.h"

#include <cstdio>
#include <cstdlib>

namespace headroom::fake {

namespace {

std::vector<std::string> split(const std::string &text, char separator)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find(separator, start), text.size());
        if (end > start)
            parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

// A test that misspells a setting must not pass.
[[noreturn]] void refuse(const std::string &word)
{
    std::fprintf(stderr, "fake GPU: \"%s\" is not understood\n", word.c_str());
    std::abort();
}

void set(FakeDevice &device, const std::string &key, const std::string &value)
{
    const double number = std::strtod(value.c_str(), nullptr);
    const std::map<std::string, std::string *> texts{
        {"name", &device.name}, {"arch", &device.arch}, {"pci", &device.pci}};
    const std::map<std::string, std::uint64_t *> sizes{
        {"total", &device.total}, {"free", &device.free}, {"shrink", &device.shrink}};
    const std::map<std::string, int *> numbers{
        {"cus", &device.computeUnits}, {"xccs", &device.xccs},        {"l2", &device.l2},
        {"core", &device.coreKHz},     {"memory", &device.memoryKHz}, {"bus", &device.busBits},
        {"cc", &device.capability}};
    const std::map<std::string, double *> reals{{"gbps", &device.gbps}, {"launch", &device.launchUs}};
    if (const auto text = texts.find(key); text != texts.end())
        *text->second = value;
    else if (const auto size = sizes.find(key); size != sizes.end())
        *size->second = std::strtoull(value.c_str(), nullptr, 10);
    else if (const auto whole = numbers.find(key); whole != numbers.end())
        *whole->second = static_cast<int>(number);
    else if (const auto real = reals.find(key); real != reals.end())
        *real->second = number;
    else
        refuse(key);
}

FakeDevice deviceFrom(const std::string &text)
{
    FakeDevice device;
    for (const std::string &part : split(text, ',')) {
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos)
            refuse(part);
        set(device, part.substr(0, equals), part.substr(equals + 1));
    }
    return device;
}

Fault faultFrom(const std::string &text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos)
        refuse(text);
    const std::string function = text.substr(0, colon);
    const std::size_t at = function.find('@');
    return {function.substr(0, at), at == std::string::npos ? 0 : std::atoi(function.c_str() + at + 1),
            text.substr(colon + 1)};
}

} // namespace

Settings settingsFrom(const std::string &text)
{
    Settings settings;
    for (const std::string &part : split(text, ';')) {
        const std::size_t equals = part.find('=');
        const std::string key = part.substr(0, equals);
        const std::string value = equals == std::string::npos ? "" : part.substr(equals + 1);
        if (key == "version")
            settings.version = std::atoi(value.c_str());
        else if (key == "count")
            settings.count = std::atoi(value.c_str());
        else if (key == "pace")
            settings.pace = value == "1";
        else if (key == "archs")
            settings.archs = value;
        else if (key == "device")
            settings.devices.push_back(deviceFrom(value));
        else if (key == "copies" && !settings.devices.empty())
            settings.devices.resize(settings.devices.size() + std::strtoul(value.c_str(), nullptr, 10) - 1,
                                    FakeDevice(settings.devices.back()));
        else if (key == "fault")
            settings.faults.push_back(faultFrom(value));
        else
            refuse(key);
    }
    return settings;
}

} // namespace headroom::fake
