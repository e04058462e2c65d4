// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checkpoint/stored_tensor.h"

#include "model/checkpoint/import_problem.h"

#include <algorithm>

namespace headroom {

using What = ImportProblem::What;

void refuseDuplicateTensors(const std::vector<StoredTensor> &tensors, const std::string &file)
{
    std::vector<const StoredTensor *> byName;
    byName.reserve(tensors.size());
    for (const StoredTensor &tensor : tensors)
        byName.push_back(&tensor);
    std::sort(byName.begin(), byName.end(), [](const auto *a, const auto *b) { return a->name < b->name; });
    const auto twice = std::adjacent_find(byName.begin(), byName.end(),
                                          [](const auto *a, const auto *b) { return a->name == b->name; });
    if (twice != byName.end())
        failImport(What::Duplicate, file, {}, (*twice)->name);
}

void refuseMisplacedTensors(const std::vector<StoredTensor> &tensors, std::optional<std::uint64_t> dataBytes,
                            const std::string &file)
{
    std::vector<const StoredTensor *> byOffset;
    byOffset.reserve(tensors.size());
    for (const StoredTensor &tensor : tensors)
        byOffset.push_back(&tensor);
    std::sort(byOffset.begin(), byOffset.end(), [](const auto *a, const auto *b) {
        return a->offset != b->offset ? a->offset < b->offset : a->bytes < b->bytes;
    });
    std::uint64_t end = 0;
    const StoredTensor *before = nullptr;
    for (const StoredTensor *tensor : byOffset) {
        if (tensor->bytes > 0 && tensor->offset < end)
            failImport(What::Overlap, file, "data byte " + std::to_string(tensor->offset),
                       before->name + ", " + tensor->name);
        if (dataBytes && tensor->offset + tensor->bytes > *dataBytes)
            failImport(What::OutsideFile, file, "data byte " + std::to_string(tensor->offset), tensor->name);
        if (tensor->offset + tensor->bytes > end || !before) {
            end = tensor->offset + tensor->bytes;
            before = tensor;
        }
    }
}

} // namespace headroom
