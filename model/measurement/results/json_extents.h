// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/results/result_problem.h"

#include <optional>
#include <string_view>

namespace headroom {

// An object of a text, and where it begins.
struct JsonExtent {
    std::string_view text;
    std::size_t begin = 0; // byte
    int line = 1;
};

// Hands out the outermost objects of a text one after the other, those inside an outermost list too. Looks
// at brackets and quotes only; what is inside is for a parser. Throws ResultFailure.
class JsonExtents {
public:
    explicit JsonExtents(std::string_view text)
        : m_text(text)
    {}
    [[nodiscard]] std::optional<JsonExtent> next();
    [[noreturn]] void fail(std::size_t byte, std::string reason) const;

private:
    [[nodiscard]] char atSpace(); // the next character that is no white space, 0 at the end
    [[nodiscard]] std::size_t endOfObject() const;
    void moveTo(std::size_t byte);
    void takeSeparator();
    [[nodiscard]] bool findObject();

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    bool m_inList = false;
    bool m_any = false; // an element of the list was seen
};

} // namespace headroom
