// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <optional>
#include <string>
#include <vector>

namespace headroom {

// One matrix that a decoded token is multiplied with, and how often it meets such a one.
struct TokenShape {
    std::string name;
    int rows = 0;
    int cols = 0;
    bool eightBit = false; // e4m3; else bf16
    int count = 0;

    [[nodiscard]] double bytes() const;
};

// All matrices of one decoded token at batch 1, and the cache it reads: what headroom-probe replays.
struct TokenShapes {
    std::string model; // ID
    std::vector<TokenShape> shapes;
    Bytes cache;
    double parameters = 0.0; // of the shapes, each as often as it is read
};

// Attention, MLP and experts as their own matrices where these add up to what the catalog counts for the
// class within 0.5 %; else one matrix of the model's width for each layer, with the class's parameters. Norms
// are left out. Nothing for a format whose weights the probe has no kernel for (neither 16 bit nor 8-bit
// floating point).
[[nodiscard]] std::optional<TokenShapes> tokenShapes(const LanguageModel &model, const WeightFormat &format,
                                                     double cacheBits, Tokens context);

// As headroom-probe --model reads it.
[[nodiscard]] std::string tokenShapesText(const TokenShapes &shapes);

} // namespace headroom
