// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include "app/probe/kfdnodes.h"
#include "app/probe/pciaddress.h"
#include "app/probe/properties.h"
#include "app/probe/record.h"
#include "app/probe/shapes.h"
#include "app/probe/textfile.h"

#include <cstdio>
#include <cstdlib>

namespace headroom::fuzz {

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "contradiction: %s\n", what);
    std::abort();
}

void checkShapes(std::string_view bytes)
{
    const auto result = probe::shapesFrom(bytes);
    if (const auto *bad = std::get_if<probe::BadShapes>(&result)) {
        require(!bad->reason.empty(), "a refusal without a reason");
        require(bad->reason.find('\n') == std::string::npos, "a reason of several lines");
        require(bad->reason.size() <= 400, "a reason without an end");
        return;
    }
    const auto &shapes = std::get<probe::Shapes>(result);
    require(!shapes.shapes.empty(), "shapes without one");
    require(shapes.bytes() > 0 && shapes.bytes() <= 1'000'000'000'000'000U, "a token of no size");
}

// What a kernel driver, or a folder given in its place, may hold.
void checkSysfs(std::string_view bytes)
{
    const auto version = probe::lineNumber(bytes, "gfx_target_version");
    const std::string arch = probe::archOf(version.value_or(0));
    require(arch.empty() || arch.starts_with("gfx"), "an architecture of another name");
    if (const auto address = probe::pciAddress(bytes))
        require(probe::pciAddress(probe::pciText(*address)) == address,
                "an address that reads back as another");
    static_cast<void>(probe::isArchName(std::string(bytes)));
    const std::string json = probe::jsonText(bytes);
    require(json.find('\n') == std::string::npos, "a record of two lines");
    require(json.size() <= 2'402, "a text longer than a record");
}

} // namespace

void layerShapes(std::string_view bytes)
{
    checkShapes(bytes);
    checkSysfs(bytes);
}

} // namespace headroom::fuzz
