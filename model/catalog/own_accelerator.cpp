// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/own_accelerator.h"

#include "model/catalog/accelerator_text.h"

namespace headroom {

namespace {

constexpr const char *kWhatIf = "what-if"; // id of the source that marks a copy
constexpr const char *kOwn = "own";

std::string freeId(const Catalog &catalog, const std::string &wanted)
{
    std::string id = wanted;
    for (int n = 2; catalog.accelerator(id); ++n)
        id = wanted + '-' + std::to_string(n);
    return id;
}

// "Foo 200 (PCIe)" as an id: "foo-200-pcie".
std::string idFor(const std::string &name)
{
    std::string id;
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (kept)
            id += upper ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    constexpr std::size_t longest = 60;
    return id.empty() ? "own" : id.substr(0, longest);
}

// What differs gets the new provenance; the figure that was there becomes no alternate, as it is another's.
template<class T>
void enter(std::optional<Sourced<T>> &figure, std::optional<T> value, const Provenance &from)
{
    if (!value)
        figure.reset();
    else if (!figure || figure->value != *value)
        figure = Sourced<T>{*value, from, {}};
}

template<class T> void enter(Sourced<T> &figure, T value, const Provenance &from)
{
    if (figure.value != value)
        figure = {value, from, {}};
}

void enter(Accelerator &a, const AcceleratorFigures &figures, const Provenance &from)
{
    enter(a.partMemory, figures.memory, from);
    enter(a.runtimeMemory, figures.runtimeMemory, from);
    enter(a.partBandwidth, figures.bandwidth, from);
    for (std::size_t f = 0; f < kMatrixFormats; ++f)
        enter(a.partPeaks[f], figures.peaks[f], from);
    enter(a.partPower, figures.power, from);
}

// A part of somebody's own shares with the other what its architecture decides, and nothing that was measured
// or asked for the other.
Accelerator blankLike(const Accelerator &like, const Provenance &from)
{
    Accelerator a;
    a.vendor = like.vendor;
    a.form = like.form;
    a.architecture = like.architecture;
    a.memoryType = like.memoryType;
    a.scaleUp.fabric = like.scaleUp.fabric;
    a.release = {{}, from, {}};
    a.partMemory.from = a.partBandwidth.from = from;
    return a;
}

} // namespace

AcceleratorFigures figuresOf(const Accelerator &accelerator)
{
    const auto bare = [](const auto &figure) { return figure ? std::optional(figure->value) : std::nullopt; };
    AcceleratorFigures figures{accelerator.partMemory.value,
                               bare(accelerator.runtimeMemory),
                               accelerator.partBandwidth.value,
                               {},
                               bare(accelerator.partPower)};
    for (std::size_t f = 0; f < kMatrixFormats; ++f)
        figures.peaks[f] = bare(accelerator.partPeaks[f]);
    return figures;
}

OwnEntry ownAccelerator(const Catalog &catalog, const AcceleratorWish &wish)
{
    const Accelerator &like = *catalog.accelerator(wish.like);
    std::vector<Source> sources = catalog.sources;
    sources.push_back({wish.whatIf ? kWhatIf : kOwn, wish.source, {}, wish.today, DateMeans::Entered});
    const Provenance from{wish.published && !wish.whatIf ? Kind::Vendor : Kind::Assumed,
                          static_cast<SourceIndex>(sources.size() - 1),
                          {}};
    Accelerator entry = wish.whatIf ? like : blankLike(like, from);
    entry.id = freeId(catalog, wish.whatIf ? like.id + '-' + kWhatIf : idFor(wish.name));
    entry.name = wish.name;
    entry.aliases.clear();
    entry.device.clear();
    entry.release.from = from;
    enter(entry, wish.figures, from);
    const HardwareSupport *known = catalog.hardwareOf(like.id);
    std::optional<HardwareSupport> hardware;
    if (known) {
        hardware = *known;
        hardware->accelerators = {entry.id};
    }
    return {entry.id, acceleratorText(entry, hardware ? &*hardware : nullptr, sources)};
}

bool isWhatIf(const Catalog &catalog, const Accelerator &accelerator)
{
    const SourceIndex source = accelerator.release.from.source;
    return source < catalog.sources.size() && catalog.sources[source].id == kWhatIf;
}

} // namespace headroom
