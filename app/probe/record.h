// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom::probe {

// Text from a driver or a file as a JSON string, quotes included: controls escaped, bytes that are no
// UTF-8 replaced, at most 400 bytes of it.
[[nodiscard]] std::string jsonText(std::string_view text);

// One line of the protocol while it is put together. What is not known is left out, never 0 or "".
class Record {
public:
    explicit Record(std::string_view type);

    Record &add(std::string_view key, std::string_view text);
    Record &add(std::string_view key, const char *text) { return add(key, std::string_view(text)); }
    Record &add(std::string_view key, bool value);
    Record &add(std::string_view key, double value); // 7 digits; what is not finite is left out
    template<std::integral Number>
    requires(!std::same_as<Number, bool>) Record &add(std::string_view key, Number value)
    {
        return addRaw(key, std::to_string(value));
    }
    template<class Value> Record &add(std::string_view key, const std::optional<Value> &value)
    {
        return value ? add(key, *value) : *this;
    }
    Record &addTexts(std::string_view key, const std::vector<std::string> &texts);
    Record &addNumbers(std::string_view key, const std::vector<int> &numbers);
    Record &addRaw(std::string_view key, std::string_view json); // JSON already

    // The line with its number and time, without the line feed.
    [[nodiscard]] std::string line(std::uint64_t seq, std::int64_t milliseconds) const;

private:
    std::string m_fields;
};

} // namespace headroom::probe
