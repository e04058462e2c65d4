// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checkpoint/import_problem.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

// Reads large flat JSON (a list of a hundred thousand tensors) as events, so that it costs no tree.
// Subclasses take what they know; anything else is passed over. Nesting is bounded.
class HeaderSax : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit HeaderSax(std::string file)
        : m_file(std::move(file))
    {}
    // `base` is where the text begins in the file, for positions. Throws ImportFailure.
    void parse(std::string_view text, std::size_t base);

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t value) override
    {
        return gotNumber(static_cast<double>(value), true);
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return gotNumber(static_cast<double>(value), true);
    }
    bool number_float(number_float_t value, const string_t &text) override;
    bool string(string_t &value) override;
    bool binary(binary_t & /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return enter(); }
    bool key(string_t &name) override;
    bool end_object() override { return leave(); }
    bool start_array(std::size_t /*size*/) override { return enter(); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t position, const std::string &token,
                     const nlohmann::detail::exception &error) override;

protected:
    virtual void entered(const std::string & /*name*/) {} // an object or array, by the key that led to it
    virtual void left() {}                                // called before the depth falls
    virtual void text(const std::string & /*value*/) {}
    virtual void number(double /*value*/, bool /*whole*/) {}

    [[nodiscard]] std::size_t depth() const { return m_keys.size(); } // 1 inside the outermost object
    // Key of the value at hand; inside an array the key of that array.
    [[nodiscard]] const std::string &key() const { return m_keys.back(); }
    [[nodiscard]] const std::string &parent() const { return m_keys[m_keys.size() - 2]; }
    [[noreturn]] void fail(ImportProblem::What what, std::string where, std::string detail) const
    {
        failImport(what, m_file, std::move(where), std::move(detail));
    }
    [[nodiscard]] static std::string plain(double value) { return nlohmann::json(value).dump(); }

private:
    bool enter();
    bool leave();
    bool gotNumber(double value, bool whole);

    std::string m_file;
    std::vector<std::string> m_keys; // one per open object or array: the key read last in it
    std::size_t m_base = 0;
};

} // namespace headroom
