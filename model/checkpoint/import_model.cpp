// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/import_model.h"

#include "model/checkpoint/assemble.h"
#include "model/checkpoint/config_blueprint.h"
#include "model/checkpoint/gguf_blueprint.h"
#include "model/checkpoint/gguf_file.h"
#include "model/checkpoint/plain_text.h"
#include "model/checkpoint/safetensors_header.h"
#include "model/checkpoint/tensor_blueprint.h"
#include "model/checkpoint/tensor_names.h"

#include <algorithm>
#include <array>

namespace headroom {

using What = ImportProblem::What;

namespace {

// Bytes; the index of a model of 200,000 tensors has 25 MiB.
constexpr std::size_t kLargestIndex = std::size_t{64} * 1024 * 1024;
constexpr std::size_t kMostFiles = 10'000;

// Everything the given files hold, sorted by what they are.
struct Gathered {
    std::optional<std::string> config;
    std::string configName;
    std::optional<WeightIndex> index;
    std::vector<StoredTensor> tensors; // of safetensors files
    std::vector<std::string> tensorFiles;
    std::vector<GgufFile> gguf;
};

// Reads on only as long as nobody has cancelled the import.
class WatchedSource : public ByteSource {
public:
    WatchedSource(const ImportFile &file, const ImportWatch &watch)
        : m_file(file)
        , m_watch(watch)
    {}
    [[nodiscard]] std::optional<std::uint64_t> size() const override { return m_file.source->size(); }
    std::size_t read(std::uint64_t offset, std::span<char> target) override
    {
        if (m_watch.cancelled)
            failImport(What::Cancelled, m_file.name, {});
        return m_file.source->read(offset, target);
    }

private:
    const ImportFile &m_file;
    const ImportWatch &m_watch;
};

std::string wholeText(ByteSource &source, const std::string &file, std::size_t most)
{
    std::string text;
    constexpr std::size_t piece = std::size_t{1} << 16U;
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + piece);
        const std::size_t got = source.read(before, std::span(text).subspan(before));
        text.resize(before + got);
        if (text.size() > most)
            failImport(What::TooLarge, file, {}, std::to_string(most / 1024 / 1024) + " MiB");
        if (got < piece)
            return text;
    }
}

bool isIndexText(std::string_view text)
{
    return text.find("\"weight_map\"") != std::string_view::npos;
}

void gatherJson(const ImportFile &file, Gathered &gathered)
{
    std::string text = wholeText(*file.source, file.name, kLargestIndex);
    if (isIndexText(text)) {
        if (gathered.index)
            failImport(What::Inconsistent, file.name, {}, "a second index");
        gathered.index = readWeightIndex(text, file.name);
        return;
    }
    if (gathered.config)
        failImport(What::Inconsistent, file.name, {}, "a second config");
    gathered.config = std::move(text);
    gathered.configName = file.name;
}

void gather(const ImportFile &file, Gathered &gathered)
{
    std::array<char, 1> first{};
    if (file.source->read(0, first) < 1)
        failImport(What::Truncated, file.name, "byte 0", "1");
    if (looksLikeGguf(*file.source)) {
        gathered.gguf.push_back(readGguf(*file.source, file.name));
    } else if (looksLikeSafetensors(*file.source)) {
        std::vector<StoredTensor> tensors = readSafetensorsHeader(*file.source, file.name);
        if (gathered.tensors.size() + tensors.size() > kMostTensors)
            failImport(What::TooMany, file.name, {},
                       "more than " + std::to_string(kMostTensors) + " tensors");
        std::move(tensors.begin(), tensors.end(), std::back_inserter(gathered.tensors));
        gathered.tensorFiles.push_back(file.name);
    } else {
        // JSON begins with white space or a brace, or not at all.
        const std::string_view starts = " \t\r\n{\xEF";
        if (starts.find(first[0]) == std::string_view::npos)
            failImport(What::UnknownFormat, file.name, "byte 0");
        gatherJson(file, gathered);
    }
}

// Of an index only the tensors in the given files are known; the others must be given too, or none.
void checkAgainstIndex(const Gathered &gathered)
{
    if (gathered.tensors.empty())
        return;
    std::vector<std::string_view> names;
    for (const StoredTensor &tensor : gathered.tensors)
        names.push_back(tensor.name);
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end())
        failImport(What::Duplicate, gathered.tensorFiles.front(), {}, std::string(*twice));
    if (!gathered.index)
        return;
    const auto lacking = std::count_if(gathered.index->tensors.begin(), gathered.index->tensors.end(),
                                       [&](const std::string &name) {
                                           return !std::binary_search(names.begin(), names.end(), name);
                                       });
    if (lacking > 0)
        failImport(What::MissingPart, gathered.tensorFiles.front(), {},
                   std::to_string(gathered.tensorFiles.size()) + " of "
                       + std::to_string(gathered.index->files.size()) + " files");
}

// Width of weights packed into 32-bit integers: what the format says, 4 where nothing does.
int packedBits(const Blueprint &blueprint)
{
    return blueprint.format.find("int8") != std::string::npos ? 8 : 4;
}

bool anyDraft(const WeightIndex &index, const Blueprint &blueprint)
{
    return std::any_of(index.tensors.begin(), index.tensors.end(), [&](const std::string &name) {
        return placeOf(name, blueprint.layers, false).tensors == TensorClass::Draft;
    });
}

std::string joined(const std::vector<std::string> &parts)
{
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

ImportedModel understand(const Gathered &gathered, const Catalog &catalog, const ImportOptions &options)
{
    ImportedModel imported;
    ImportReport &report = imported.report;
    Blueprint blueprint;
    WeightFacts weights;
    std::vector<std::string> formats;
    if (!gathered.gguf.empty()) {
        if (gathered.config || gathered.index || !gathered.tensors.empty())
            failImport(What::Inconsistent, gathered.gguf.front().name, {},
                       "GGUF together with other formats");
        blueprint = blueprintOfGguf(gathered.gguf, report);
        std::vector<StoredTensor> all;
        for (const GgufFile &part : gathered.gguf) {
            const GgufValue *architecture = part.value("general.architecture");
            const bool vision = architecture && architecture->text == "clip";
            for (StoredTensor tensor : part.tensors) {
                if (vision && !tensor.name.starts_with("v.") && !tensor.name.starts_with("mm."))
                    tensor.name.insert(0, "mm."); // all of a projector's tensors, however named
                all.push_back(std::move(tensor));
            }
        }
        weights.stored = addUp(all, blueprint, 4);
        formats.emplace_back("gguf");
    } else {
        if (gathered.config) {
            blueprint = blueprintOfConfig(*gathered.config, gathered.configName, report);
            formats.emplace_back("config.json");
        } else if (!gathered.tensors.empty()) {
            blueprint = blueprintOfTensors(gathered.tensors, gathered.tensorFiles.front(), report);
        } else {
            failImport(What::MissingPart, "model.safetensors.index.json", {}, "config.json");
        }
        checkAgainstIndex(gathered);
        if (!gathered.tensors.empty()) {
            weights.stored = addUp(gathered.tensors, blueprint, packedBits(blueprint));
            blueprint.vision = blueprint.vision
                               || weights.stored->bytes[static_cast<std::size_t>(TensorClass::Vision)] > 0.0;
            formats.emplace_back("safetensors");
        } else if (gathered.index) {
            weights.totalBytes = gathered.index->totalBytes;
            weights.draftStored = anyDraft(*gathered.index, blueprint);
            formats.emplace_back("index");
        }
    }
    report.format = joined(formats);
    // "Org/Name" is sure; a path in a config is often that of the machine it was made on.
    const bool hubName = std::count(blueprint.name.begin(), blueprint.name.end(), '/') == 1
                         && !blueprint.name.starts_with('/') && !blueprint.name.starts_with('.');
    if (!options.name.empty() && (blueprint.name.empty() || (gathered.gguf.empty() && !hubName)))
        blueprint.name = options.name;
    imported.model = assemble(blueprint, weights, catalog, report);
    return imported;
}

} // namespace

ImportResult importModel(std::span<const ImportFile> files, const Catalog &catalog,
                         const ImportOptions &options)
{
    if (files.empty())
        return ImportProblem{What::NothingGiven, {}, {}, {}};
    if (files.size() > kMostFiles)
        return ImportProblem{What::TooMany,
                             files.front().name,
                             {},
                             std::to_string(files.size()) + " files, at most " + std::to_string(kMostFiles)};
    try {
        Gathered gathered;
        ImportWatch unwatched;
        ImportWatch &watch = options.watch ? *options.watch : unwatched;
        watch.files = static_cast<int>(files.size());
        for (const ImportFile &file : files) {
            WatchedSource source(file, watch);
            gather({file.name, &source}, gathered);
            ++watch.filesRead;
        }
        ImportedModel imported = understand(gathered, catalog, options);
        for (const ImportFile &file : files)
            imported.report.files.push_back(plainText(file.name, 255));
        const std::string shown = imported.report.files.size() > 3
                                      ? imported.report.files.front() + " and "
                                            + std::to_string(imported.report.files.size() - 1) + " more"
                                      : joined(imported.report.files);
        imported.sources = {{"user", "Set by the user", {}, {}, DateMeans::Entered},
                            {"imported", "Imported from " + shown, {}, options.date, DateMeans::Read}};
        return imported;
    } catch (ImportFailure &failure) {
        ImportProblem problem = std::move(failure.problem);
        problem.file = plainText(problem.file.empty() ? files.front().name : problem.file, 255);
        problem.where = plainText(problem.where, 200);
        problem.detail = plainText(problem.detail, 300);
        return problem;
    }
}

} // namespace headroom
