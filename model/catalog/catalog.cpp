// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include <algorithm>
#include <numeric>

namespace headroom {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Ids go before aliases, so that an alias of one entry never hides another entry.
template<class Entry> const Entry *find(const std::vector<Entry> &entries, std::string_view id)
{
    for (const Entry &entry : entries)
        if (sameId(entry.id, id))
            return &entry;
    for (const Entry &entry : entries)
        for (const std::string &alias : entry.aliases)
            if (sameId(alias, id))
                return &entry;
    return nullptr;
}

template<class Quantity> Sourced<Quantity> perDevice(Sourced<Quantity> part, int devices)
{
    part.value = part.value / devices;
    for (Alternate<Quantity> &alternate : part.alternates)
        alternate.value = alternate.value / devices;
    return part;
}

} // namespace

bool sameId(std::string_view a, std::string_view b)
{
    return a.size() == b.size()
           && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

const Accelerator *Catalog::accelerator(std::string_view id) const
{
    return find(accelerators, id);
}

const LanguageModel *Catalog::model(std::string_view id) const
{
    return find(models, id);
}

const WeightFormat *Catalog::weightFormat(std::string_view id) const
{
    return find(weightFormats, id);
}

const CacheFormat *Catalog::cacheFormat(std::string_view id) const
{
    return find(cacheFormats, id);
}

const HardwareSupport *Catalog::hardwareOf(std::string_view acceleratorId) const
{
    for (const HardwareSupport &row : hardware)
        if (std::any_of(row.accelerators.begin(), row.accelerators.end(),
                        [&](const std::string &a) { return sameId(a, acceleratorId); }))
            return &row;
    return nullptr;
}

const ReserveBand *Catalog::reserve(ReservePart what, const ReserveWhere &where) const
{
    const auto found = std::find_if(reserves.begin(), reserves.end(), [&](const ReserveBand &band) {
        return band.what == what && band.covers(where);
    });
    return found == reserves.end() ? nullptr : &*found;
}

Provenance setByUser()
{
    return {Kind::Assumed, kSetByUser, {}};
}

const char *idOf(TensorClass tensors)
{
    constexpr std::array<const char *, kTensorClasses> ids{"embedding",
                                                           "head",
                                                           "attention",
                                                           "sliding_attention",
                                                           "linear_attention",
                                                           "mlp",
                                                           "experts",
                                                           "shared_experts",
                                                           "router",
                                                           "norms",
                                                           "draft",
                                                           "vision",
                                                           "other"};
    return ids[static_cast<std::size_t>(tensors)];
}

double countedParameters(const LanguageModel &model)
{
    return std::accumulate(model.parameters.begin(), model.parameters.end(), 0.0);
}

Sourced<Bytes> deviceMemory(const Accelerator &accelerator)
{
    if (accelerator.runtimeMemory)
        return *accelerator.runtimeMemory;
    Sourced<Bytes> converted = perDevice(accelerator.partMemory, accelerator.devicesPerPart);
    if (converted.from.kind != Kind::Announced)
        converted.from.kind = Kind::Assumed;
    converted.from.note = {
        "No runtime figure is known; the vendor's size is taken as decimal gigabytes.",
        "Não há valor informado pelo runtime; o tamanho do fabricante é lido como gigabytes decimais."};
    return converted;
}

Sourced<BytesPerSecond> deviceBandwidth(const Accelerator &accelerator)
{
    return perDevice(accelerator.partBandwidth, accelerator.devicesPerPart);
}

std::optional<Bytes> nodeMemory(const Accelerator &accelerator)
{
    if (!accelerator.devicesPerNode)
        return std::nullopt;
    return accelerator.partMemory.value / accelerator.devicesPerPart * accelerator.devicesPerNode->value;
}

} // namespace headroom
