// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/usedsources.h"

#include <algorithm>

namespace headroom {

namespace {

template<class Value> void addOnce(std::vector<Value> &list, Value value)
{
    if (std::find(list.begin(), list.end(), value) == list.end())
        list.push_back(value);
}

// Two catalog files may name one source: for a reader it is one.
bool sameSource(const Source &a, const Source &b)
{
    return a.title == b.title && a.address == b.address && a.date == b.date;
}

UsedSource &entryFor(std::vector<UsedSource> &list, const Catalog &catalog, SourceIndex source)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const UsedSource &u) {
        return u.source == source || sameSource(catalog.sources[u.source], catalog.sources[source]);
    });
    if (found != list.end())
        return *found;
    list.push_back({source, {}, {}});
    return list.back();
}

} // namespace

std::vector<UsedSource> usedSources(const Catalog &catalog, const Evaluation &evaluation)
{
    std::vector<UsedSource> used;
    for (const ConfigurationResult &result : evaluation.results)
        for (const Leaf &leaf : explain(catalog, evaluation.scenario, result.configuration).leaves) {
            UsedSource &entry = entryFor(used, catalog, leaf.from.source);
            addOnce(entry.kinds, leaf.from.kind);
            addOnce(entry.terms, leaf.term);
        }
    return used;
}

} // namespace headroom
