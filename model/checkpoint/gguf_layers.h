// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/blueprint.h"
#include "model/checkpoint/gguf_file.h"
#include "model/checkpoint/key_reader.h"

#include <span>
#include <unordered_map>

namespace headroom {

// The tensors of all parts by name.
class GgufTensors {
public:
    explicit GgufTensors(std::span<const GgufFile> parts);
    [[nodiscard]] const StoredTensor *find(const std::string &name) const;
    [[nodiscard]] const std::vector<const StoredTensor *> &all() const { return m_all; }
    // "blk.<layer>.<part>.weight"
    [[nodiscard]] bool layerHas(int layer, const char *part) const;
    [[nodiscard]] const StoredTensor *layerTensor(int layer, const char *part) const;

private:
    std::unordered_map<std::string_view, const StoredTensor *> m_byName;
    std::vector<const StoredTensor *> m_all;
};

// The layers of a GGUF model: the metadata gives their sizes, the tensors what each one is.
void readGgufLayers(KeyReader &keys, const GgufTensors &tensors, Blueprint &blueprint);

} // namespace headroom
