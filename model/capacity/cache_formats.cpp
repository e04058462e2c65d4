// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/cache_formats.h"

namespace headroom {

namespace {

const CacheFormat &formatOf(const Catalog &catalog, const std::optional<std::string> &set,
                            const CacheFormat &configured)
{
    const CacheFormat *format = set ? catalog.cacheFormat(*set) : nullptr;
    return format ? *format : configured;
}

} // namespace

bool keepsKeysApart(Method method)
{
    return settingNamed("cache_k")->isOf(method);
}

CacheFormats cacheFormatsOf(const Catalog &catalog, const Scenario &scenario, const CacheFormat &configured)
{
    if (!keepsKeysApart(scenario.method))
        return {configured, configured};
    return {formatOf(catalog, scenario.settings.cacheK, configured),
            formatOf(catalog, scenario.settings.cacheV, configured)};
}

} // namespace headroom
