// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/read_parts.h"

#include <algorithm>

namespace headroom {

using What = CatalogProblem::What;

namespace {
constexpr std::size_t kMostAliases = 100;
}

void CatalogReader::readSources(JsonCursor cursor)
{
    for (auto &[id, entry] : cursor.members()) {
        Source source;
        source.id = id;
        source.title = entry.at("title").text();
        if (entry.has("address"))
            source.address = entry.at("address").text();
        source.date = entry.at("date").text(40);
        source.dateMeans =
            static_cast<DateMeans>(entry.at("date_means").oneOf({"published", "read", "entered"}));
        entry.noOtherKeys();
        sources[id] = static_cast<SourceIndex>(catalog.sources.size());
        catalog.sources.push_back(std::move(source));
    }
}

SourceIndex CatalogReader::source(const JsonCursor &id) const
{
    const std::string name = id.text(200);
    const auto found = sources.find(name);
    if (found == sources.end())
        id.fail(What::UnknownSource, name);
    return found->second;
}

Text CatalogReader::text(JsonCursor cursor)
{
    Text result{cursor.at("en").text(), cursor.at("pt_BR").text()};
    cursor.noOtherKeys();
    return result;
}

std::vector<Text> CatalogReader::texts(const JsonCursor &list)
{
    std::vector<Text> all;
    for (const JsonCursor &item : list.items())
        all.push_back(text(item));
    return all;
}

Provenance CatalogReader::provenance(JsonCursor &cursor) const
{
    Provenance from;
    from.kind =
        static_cast<Kind>(cursor.at("kind").oneOf({"vendor", "announced", "measured", "derived", "assumed"}));
    from.source = source(cursor.at("source"));
    if (cursor.has("note"))
        from.note = text(cursor.at("note"));
    return from;
}

std::string readId(const JsonCursor &cursor)
{
    std::string id = cursor.text(100);
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
    };
    if (id.empty() || !std::all_of(id.begin(), id.end(), allowed))
        cursor.fail(What::UnknownWord, id);
    return id;
}

std::vector<std::string> readAliases(const JsonCursor &list)
{
    std::vector<std::string> aliases;
    if (list.size() > kMostAliases)
        list.fail(What::OutOfRange, "0 to " + std::to_string(kMostAliases));
    for (const JsonCursor &alias : list.items())
        aliases.push_back(alias.text(200));
    return aliases;
}

std::string TakenNames::folded(std::string name)
{
    for (char &c : name)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return name;
}

TensorClass readTensorClass(const JsonCursor &word, const std::string &name)
{
    for (std::size_t c = 0; c < kTensorClasses; ++c)
        if (name == idOf(static_cast<TensorClass>(c)))
            return static_cast<TensorClass>(c);
    word.fail(What::UnknownWord, name);
}

TensorClassSet readTensorClasses(const JsonCursor &list)
{
    TensorClassSet set{};
    for (const JsonCursor &word : list.items())
        set[static_cast<std::size_t>(readTensorClass(word, word.text(100)))] = true;
    return set;
}

MatrixFormat readMatrixFormat(const JsonCursor &word)
{
    return static_cast<MatrixFormat>(word.oneOf({"fp64", "fp32", "tf32", "bf16", "fp16", "fp8", "int8", "fp6",
                                                 "fp4"}));
}

Attention readAttention(const JsonCursor &word)
{
    return static_cast<Attention>(word.oneOf({"none", "full", "sliding", "chunked", "mla", "recurrent",
                                              "compressed"}));
}

} // namespace headroom
