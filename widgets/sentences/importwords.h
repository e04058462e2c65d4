// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/sentences/numbers.h"

#include "model/checkpoint/import_model.h"

#include <vector>

namespace headroom {

// What an import learnt, in the application's language. Keys, names and values come from files: plain
// text only.

[[nodiscard]] QString factName(Fact fact); // "KV heads"
[[nodiscard]] QString whyText(Why why);    // "The config is silent; this is hidden size over query heads."

// A value of a report: whole numbers as the locale writes them, anything else as it stands in the file.
[[nodiscard]] QString reportValue(const std::string &value, const Numbers &numbers);

// "Tiny Llama, read from config.json, model.safetensors." and whether the catalog has one of that name.
[[nodiscard]] QString importedSentence(const Catalog &catalog, const ImportedModel &imported);

// What the import comes to, line by line: layers, parameters, bytes, cache of a token.
struct ImportedLine {
    QString name;
    QString value;
};
[[nodiscard]] std::vector<ImportedLine> importedLines(const ImportedModel &imported, const Numbers &numbers);

// Why a file was not taken as a model, in one sentence that names the file and the position.
[[nodiscard]] QString refusalText(const ImportProblem &problem);

} // namespace headroom
