// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace headroom {

// A user's own part and model, as small as they may be.
inline const QByteArray kGood = R"({
  "schema": 1,
  "sources": {"lab": {"title": "Our lab", "address": null, "date": "2026-11", "date_means": "read"}},
  "accelerators": [{
    "id": "box-1", "vendor": "We", "name": "Box 1", "form": "box", "architecture": "Box", "status": "shipping",
    "release": {"value": "2026-11", "kind": "vendor", "source": "lab"}, "devices_per_part": 2,
    "memory_gb": {"value": 200, "kind": "vendor", "source": "lab"}, "memory_type": "DDR",
    "bandwidth_tb_s": {"value": 1.5, "kind": "measured", "source": "lab"},
    "peak_tflops": {"bf16": {"value": 100, "kind": "assumed", "source": "lab"}},
    "scale_up": {"kind": {"en": "none", "pt_BR": "nenhum"}},
    "prices": [], "measured": [], "cautions": [], "disagreements": []
  }],
  "models": [{
    "id": "own-model", "hub_id": "We/Own-Model", "name": "Own", "family": "Own", "released": "2026-11", "aliases": ["we/own-model"],
    "shape": {"kind": "vendor", "source": "lab", "hidden_size": 1000, "vocab_size": 32000, "attention_heads": 8,
              "tied_embeddings": false, "dtype": "bfloat16"},
    "native_context": {"value": 32768, "kind": "vendor", "source": "lab"},
    "layers": {"kind": "vendor", "source": "lab",
               "types": {"full": {"attention": "full", "mlp": "dense", "kv_heads": 8, "key_dim": 64, "value_dim": 64}},
               "order": [{"repeat": 10, "of": ["full"]}]},
    "parameters": {"classes": {"mlp": 1000000000}, "kind": "derived", "source": "lab",
                   "total": {"value": 1000000000, "kind": "derived", "source": "lab"}},
    "checkpoints": [],
    "decode_read_parameters": {"value": 1000000000, "kind": "derived", "source": "lab"},
    "notes": [], "disagreements": []
  }],
  "weights": [{"id": "w7", "name": "Seven bits", "aliases": ["seven"], "element_bits": 7,
               "bits_per_weight": {"value": 7, "kind": "derived", "source": "lab"}, "compute": "bf16", "weight_only": true,
               "kept_16bit": []}]
})";

inline QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace headroom
