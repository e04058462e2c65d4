// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog_writer.h"

#include <array>
#include <cmath>

namespace headroom {

CatalogWriter::Json CatalogWriter::numberOf(double value)
{
    if (value == std::floor(value) && std::abs(value) < 9e15)
        return static_cast<std::int64_t>(value);
    return value;
}

CatalogWriter::Json CatalogWriter::textOf(const Text &text)
{
    return {{"en", text.en}, {"pt_BR", text.ptBR}};
}

CatalogWriter::Json CatalogWriter::textsOf(const std::vector<Text> &texts)
{
    Json list = Json::array();
    for (const Text &text : texts)
        list.push_back(textOf(text));
    return list;
}

std::string CatalogWriter::sourceOf(SourceIndex source) const
{
    if (source >= m_sources.size())
        return {};
    if (source != kSetByUser)
        m_used.insert(source);
    return m_sources[source].id;
}

void CatalogWriter::addProvenance(Json &object, const Provenance &from) const
{
    constexpr std::array kinds{"vendor", "announced", "measured", "derived", "assumed"};
    object["kind"] = kinds[static_cast<std::size_t>(from.kind)];
    object["source"] = sourceOf(from.source);
    if (!from.note.isEmpty())
        object["note"] = textOf(from.note);
}

CatalogWriter::Json CatalogWriter::sourcesOf() const
{
    Json all = Json::object();
    for (const SourceIndex used : m_used) {
        const Source &source = m_sources[used];
        Json entry{{"title", source.title}, {"address", nullptr}, {"date", source.date}};
        if (!source.address.empty())
            entry["address"] = source.address;
        constexpr std::array means{"published", "read", "entered"};
        entry["date_means"] = means[static_cast<std::size_t>(source.dateMeans)];
        all[source.id] = std::move(entry);
    }
    return all;
}

} // namespace headroom
