// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/accelerator_text.h"

#include "model/catalog/catalog_writer.h"
#include "model/catalog/read_catalog.h"

#include <array>

namespace headroom {

namespace {

using Json = CatalogWriter::Json;

constexpr double kGBps = 1e9;
constexpr double kTera = 1e12;

class AcceleratorWriter : public CatalogWriter {
public:
    explicit AcceleratorWriter(std::span<const Source> sources)
        : CatalogWriter(sources)
    {}

    [[nodiscard]] Json acceleratorOf(const Accelerator &a) const
    {
        Json entry{{"id", a.id},
                   {"aliases", a.aliases},
                   {"vendor", a.vendor},
                   {"name", a.name},
                   {"form", a.form},
                   {"architecture", a.architecture},
                   {"status", a.announced ? "announced" : "shipping"}};
        entry["release"]["value"] = a.release.value;
        addProvenance(entry["release"], a.release.from);
        entry["devices_per_part"] = a.devicesPerPart;
        if (!a.device.empty())
            entry["part_of"]["id"] = a.device;
        addFigures(entry, a);
        entry["prices"] = Json::array();
        for (const Price &price : a.prices)
            entry["prices"].push_back(priceOf(price));
        entry["measured"] = Json::array();
        for (const Benchmark &benchmark : a.benchmarks)
            entry["measured"].push_back({{"what", benchmark.what},
                                         {"devices", benchmark.devices},
                                         {"value", numberOf(benchmark.value)},
                                         {"source", sourceOf(benchmark.source)}});
        entry["cautions"] = textsOf(a.cautions);
        entry["disagreements"] = textsOf(a.disagreements);
        return entry;
    }

    [[nodiscard]] Json hardwareOf(const HardwareSupport &row) const
    {
        Json entry{{"architecture", row.architecture}, {"accelerators", row.accelerators}};
        entry["bf16"] = supportOf(row.bf16);
        entry["int8"] = supportOf(row.int8);
        entry["fp8"] = supportOf(row.fp8);
        entry["fp6"] = supportOf(row.fp6);
        entry["fp4"] = supportOf(row.fp4);
        entry["source"] = sourceOf(row.from.source);
        if (!row.from.note.isEmpty())
            entry["note"] = textOf(row.from.note);
        return entry;
    }

private:
    template<class T> [[nodiscard]] Json scaled(const Sourced<T> &figure, double factor) const
    {
        if constexpr (std::is_same_v<T, double>)
            return figureOf(figure.value / factor, figure, factor);
        else
            return figureOf(figure.value.value() / factor, figure, factor);
    }
    template<class T>
    void addOptional(Json &entry, const char *key, const std::optional<Sourced<T>> &figure,
                     double factor) const
    {
        if (figure)
            entry[key] = scaled(*figure, factor);
    }

    void addFigures(Json &entry, const Accelerator &a) const
    {
        entry["memory_gb"] = scaled(a.partMemory, kGB);
        entry["memory_type"] = a.memoryType;
        addOptional(entry, "memory_runtime_gib", a.runtimeMemory, kGiB);
        entry["bandwidth_tb_s"] = scaled(a.partBandwidth, kTB);
        entry["peak_tflops"] = Json::object();
        constexpr std::array<const char *, kMatrixFormats> formats{"fp64", "fp32", "tf32", "bf16", "fp16",
                                                                   "fp8",  "int8", "fp6",  "fp4"};
        for (std::size_t f = 0; f < kMatrixFormats; ++f)
            addOptional(entry["peak_tflops"], formats[f], a.partPeaks[f], kTera);
        addOptional(entry, "power_w", a.partPower, 1.0);
        if (a.computeUnits) {
            entry["compute_units"] = scaled(*a.computeUnits, 1.0);
            entry["compute_units"]["unit"] = a.computeUnitName;
        }
        entry["scale_up"] = linksOf(a.scaleUp);
        addOptional(entry, "devices_per_node", a.devicesPerNode, 1.0);
    }

    [[nodiscard]] Json linksOf(const ScaleUp &links) const
    {
        Json entry{{"kind", textOf(links.fabric)}};
        addOptional(entry, "links", links.links, 1.0);
        addOptional(entry, "per_peer_gb_s", links.perPeer, kGBps);
        addOptional(entry, "total_gb_s", links.total, kGBps);
        addOptional(entry, "domain", links.domain, 1.0);
        if (!links.note.isEmpty())
            entry["note"] = textOf(links.note);
        return entry;
    }

    [[nodiscard]] Json priceOf(const Price &price) const
    {
        constexpr std::array bases{"hyperscaler_ownership", "neocloud_ownership", "rental_3yr", "list"};
        Json entry{{"what", bases[static_cast<std::size_t>(price.basis)]}};
        entry[price.basis == PriceBasis::List ? "usd" : "usd_per_hour"] = numberOf(price.usd);
        addProvenance(entry, price.from);
        entry["date"] = price.date;
        return entry;
    }

    [[nodiscard]] static Json supportOf(const FormatSupport &support)
    {
        Json entry{{"supported", support.supported}};
        if (!support.note.isEmpty())
            entry["note"] = textOf(support.note);
        return entry;
    }
};

} // namespace

std::string acceleratorText(const Accelerator &accelerator, const HardwareSupport *hardware,
                            std::span<const Source> sources)
{
    const AcceleratorWriter writer(sources);
    Json document{{"schema", kCatalogVersion}, {"sources", nullptr}, {"accelerators", Json::array()}};
    document["accelerators"].push_back(writer.acceleratorOf(accelerator));
    if (hardware)
        document["hardware"].push_back(writer.hardwareOf(*hardware));
    document["sources"] = writer.sourcesOf();
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace headroom
