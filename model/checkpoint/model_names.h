// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace headroom {

// Ways to write a model's name.
struct ModelNames {
    std::string id;     // "qwen3.8-27b"
    std::string hubId;  // "Qwen/Qwen3.8-27B", "local/..." where no organisation is known
    std::string shown;  // "Qwen3.8-27B"
    std::string family; // "Qwen"
};

// From a hub name, a folder or file path, or a title; the architecture stands in where there is no name.
[[nodiscard]] ModelNames modelNames(const std::string &given, const std::string &architecture);

// The catalog's model of that name, by the names an id may be written with; empty where there is none.
[[nodiscard]] std::string idOfSameModel(const Catalog &catalog, const ModelNames &names);

// `id`, or with "-file", "-file-2" ... behind it where the catalog has a model of that name already.
[[nodiscard]] std::string freeId(const Catalog &catalog, const std::string &id);

// Lower case, and anything an id may not have as '-'.
[[nodiscard]] std::string asId(std::string_view text);

} // namespace headroom
