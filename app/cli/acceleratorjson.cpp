// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogjson.h"

#include "widgets/sentences/names.h"

#include <array>

namespace headroom {

namespace {

Json textsJson(const std::vector<Text> &texts, const QLocale &locale)
{
    Json json = Json::array();
    for (const Text &text : texts)
        json.push_back(textIn(text, locale).toStdString());
    return json;
}

Json peaksJson(const Catalog &catalog, const Accelerator &accelerator, const QLocale &locale)
{
    constexpr std::array<const char *, kMatrixFormats> names{"fp64", "fp32", "tf32", "bf16", "fp16",
                                                             "fp8",  "int8", "fp6",  "fp4"};
    Json json = Json::object();
    for (std::size_t i = 0; i < kMatrixFormats; ++i)
        if (accelerator.partPeaks[i])
            json[names[i]] = figureJson(catalog, *accelerator.partPeaks[i], locale);
    return json;
}

Json scaleUpJson(const Catalog &catalog, const ScaleUp &scaleUp, const QLocale &locale)
{
    Json json = Json::object();
    json["fabric"] = textJson(textIn(scaleUp.fabric, locale));
    json["links"] = figureJson(catalog, scaleUp.links, locale);
    json["per_peer"] = figureJson(catalog, scaleUp.perPeer, locale);
    json["total"] = figureJson(catalog, scaleUp.total, locale);
    json["domain"] = figureJson(catalog, scaleUp.domain, locale);
    json["note"] = textJson(textIn(scaleUp.note, locale));
    return json;
}

Json pricesJson(const Catalog &catalog, const Accelerator &accelerator, const QLocale &locale)
{
    constexpr std::array bases{"hyperscaler_ownership", "neocloud_ownership", "rental_3yr", "list"};
    Json json = Json::array();
    for (const Price &price : accelerator.prices) {
        Json one = figureJson(catalog, price.usd, price.from, {}, locale);
        one["basis"] = bases.at(static_cast<std::size_t>(price.basis));
        one["unit"] = price.basis == PriceBasis::List ? "usd" : "usd_per_hour";
        one["date"] = textJson(price.date);
        json.push_back(std::move(one));
    }
    return json;
}

Json benchmarksJson(const Catalog &catalog, const Accelerator &accelerator)
{
    Json json = Json::array();
    for (const Benchmark &benchmark : accelerator.benchmarks)
        json.push_back({{"what", benchmark.what},
                        {"devices", benchmark.devices},
                        {"value", numberJson(benchmark.value)},
                        {"source", sourceJson(catalog, {Kind::Measured, benchmark.source, {}})}});
    return json;
}

} // namespace

Json acceleratorJson(const Catalog &catalog, const Accelerator &a, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = a.id;
    json["aliases"] = a.aliases;
    json["vendor"] = a.vendor;
    json["name"] = a.name;
    json["status"] = a.announced ? "announced" : "shipping";
    json["form"] = a.form;
    json["architecture"] = a.architecture;
    json["release"] = {{"value", a.release.value},
                       {"kind", idOf(a.release.from.kind)},
                       {"source", sourceJson(catalog, a.release.from)}};
    json["devices_per_part"] = a.devicesPerPart;
    json["device"] = textJson(a.device);
    json["memory"] = figureJson(catalog, a.partMemory, locale);
    json["memory_type"] = textJson(a.memoryType);
    json["memory_runtime"] = figureJson(catalog, a.runtimeMemory, locale);
    json["bandwidth"] = figureJson(catalog, a.partBandwidth, locale);
    json["peaks"] = peaksJson(catalog, a, locale);
    json["power"] = figureJson(catalog, a.partPower, locale);
    json["compute_units"] = figureJson(catalog, a.computeUnits, locale);
    json["compute_unit_name"] = textJson(a.computeUnitName);
    json["scale_up"] = scaleUpJson(catalog, a.scaleUp, locale);
    json["devices_per_node"] = figureJson(catalog, a.devicesPerNode, locale);
    json["prices"] = pricesJson(catalog, a, locale);
    json["benchmarks"] = benchmarksJson(catalog, a);
    json["cautions"] = textsJson(a.cautions, locale);
    json["disagreements"] = textsJson(a.disagreements, locale);
    return json;
}

} // namespace headroom
