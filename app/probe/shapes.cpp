// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/shapes.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kLargestFile = 1U << 20U;
constexpr std::size_t kMostShapes = 1'000;
constexpr std::uint64_t kMostSide = 4'000'000;
constexpr std::uint64_t kMostCount = 1'000'000;
constexpr std::uint64_t kMostCache = std::uint64_t{1} << 42U; // 4 TiB
constexpr std::size_t kLongestName = 80;
constexpr int kDeepest = 8;

[[noreturn]] void refuse(const std::string &where, const char *what)
{
    throw BadShapes{where + ": " + what};
}

std::uint64_t number(const Json &object, const char *key, std::uint64_t least, std::uint64_t most,
                     const std::string &where)
{
    const auto found = object.find(key);
    if (found == object.end())
        refuse(where + key, "is missing");
    if (!found->is_number_unsigned() || found->get<std::uint64_t>() < least
        || found->get<std::uint64_t>() > most)
        refuse(where + key, "is no whole number in its limits");
    return found->get<std::uint64_t>();
}

std::string text(const Json &object, const char *key, const std::string &where)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string() || found->get_ref<const std::string &>().empty()
        || found->get_ref<const std::string &>().size() > kLongestName)
        refuse(where + key, "is no text of 1 to 80 bytes");
    return found->get<std::string>();
}

Shape shapeFrom(const Json &object, const std::string &where)
{
    if (!object.is_object())
        refuse(where, "is no object");
    Shape shape;
    shape.name = text(object, "name", where);
    shape.rows = static_cast<std::uint32_t>(number(object, "rows", 1, kMostSide, where));
    shape.cols = static_cast<std::uint32_t>(number(object, "cols", 1, kMostSide, where));
    shape.count = static_cast<std::uint32_t>(number(object, "count", 1, kMostCount, where));
    const std::string format = text(object, "format", where);
    if (format != "bf16" && format != "fp8_e4m3")
        refuse(where + "format", "is neither bf16 nor fp8_e4m3");
    shape.format = format == "bf16" ? WeightFormat::Bf16 : WeightFormat::Fp8;
    return shape;
}

Shapes wholeFrom(const Json &file)
{
    if (!file.is_object() || !file.contains("headroom_shapes"))
        refuse("headroom_shapes", "is missing; this is no file of layer shapes");
    if (file["headroom_shapes"] != 1)
        refuse("headroom_shapes", "is of a version this program does not know");
    Shapes shapes;
    shapes.model = text(file, "model", {});
    if (file.contains("kv_bytes"))
        shapes.kvBytes = number(file, "kv_bytes", 0, kMostCache, {});
    const auto list = file.find("shapes");
    if (list == file.end() || !list->is_array() || list->empty() || list->size() > kMostShapes)
        refuse("shapes", "is no list of 1 to 1000 matrices");
    for (std::size_t i = 0; i < list->size(); ++i)
        shapes.shapes.push_back(shapeFrom((*list)[i], "shapes/" + std::to_string(i) + '/'));
    return shapes;
}

// Builds the tree up to a depth; the parser's own message names the position.
Json parsed(std::string_view text)
{
    bool deep = false;
    const Json::parser_callback_t shallow = [&deep](int depth, Json::parse_event_t, Json &) {
        deep = deep || depth > kDeepest;
        return depth <= kDeepest;
    };
    Json file = Json::parse(text.begin(), text.end(), shallow);
    if (deep)
        refuse("file", "is nested too deeply");
    return file;
}

std::string withoutPrefix(std::string message)
{
    // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
    const std::size_t end = message.find("] ");
    message = end == std::string::npos ? message : message.substr(end + 2);
    for (char &c : message)
        if (static_cast<unsigned char>(c) < 0x20)
            c = ' ';
    return message.substr(0, 200);
}

std::optional<std::string> contentOf(int descriptor)
{
    std::string content(kLargestFile + 1, '\0');
    std::size_t used = 0;
    ssize_t got = 0;
    while (used < content.size()
           && (got = ::read(descriptor, content.data() + used, content.size() - used)) > 0)
        used += static_cast<std::size_t>(got);
    if (got < 0)
        return std::nullopt;
    content.resize(used);
    return content;
}

} // namespace

std::uint64_t Shapes::bytes() const
{
    std::uint64_t all = 0;
    for (const Shape &shape : shapes)
        all += shape.bytes() * shape.count;
    return all;
}

const char *formatName(WeightFormat format)
{
    return format == WeightFormat::Bf16 ? "bf16" : "fp8_e4m3";
}

std::variant<Shapes, BadShapes> shapesFrom(std::string_view text)
{
    try {
        Shapes shapes = wholeFrom(parsed(text));
        // What the products would overflow: no model is near it.
        double all = 0.0;
        for (const Shape &shape : shapes.shapes)
            all += static_cast<double>(shape.bytes()) * shape.count;
        if (all > 1e15)
            return BadShapes{"shapes: more than a petabyte for one token"};
        return shapes;
    } catch (const BadShapes &bad) {
        return bad;
    } catch (const Json::exception &problem) {
        return BadShapes{withoutPrefix(problem.what())};
    }
}

std::variant<Shapes, BadShapes> shapesIn(const std::string &path)
{
    const bool piped = path == "-";
    const int descriptor =
        piped ? ::dup(STDIN_FILENO) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    const auto content = descriptor < 0 ? std::nullopt : contentOf(descriptor);
    const int problem = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    if (!content)
        return BadShapes{std::strerror(problem)};
    if (content->size() > kLargestFile)
        return BadShapes{"is larger than 1 MiB"};
    return shapesFrom(*content);
}

} // namespace headroom::probe
