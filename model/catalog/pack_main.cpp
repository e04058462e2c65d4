// SPDX-License-Identifier: GPL-3.0-or-later
// Build tool: reads data files and writes them, packed, as a C++ source.
//   headroom-pack catalog OUTPUT.cpp INPUT.json...
//   headroom-pack measurements OUTPUT.cpp INPUT.json...
//   headroom-pack stories OUTPUT.cpp INPUT.json...      (texts as they are, after reading each once)
#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"
#include "model/measurement/read_measurements.h"
#include "model/story/read_story.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using Problem = std::optional<headroom::CatalogProblem>;

std::string contentOf(const char *path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Adds every file to `target`; complains and stops at the first problem.
template<class Target>
bool addFiles(Target &target, Problem (*add)(Target &, std::string_view, const std::string &), int argc,
              char **argv)
{
    for (int i = 3; i < argc; ++i) {
        const Problem problem = add(target, contentOf(argv[i]), argv[i]);
        if (!problem)
            continue;
        std::cerr << argv[i] << ": " << problem->where << ": problem " << static_cast<int>(problem->what)
                  << ' ' << problem->detail << '\n';
        return false;
    }
    return true;
}

void writeBytes(std::ostream &out, const std::string &name, std::span<const unsigned char> bytes)
{
    out << "constexpr unsigned char " << name << "[] = {";
    for (std::size_t i = 0; i < bytes.size(); ++i)
        out << (i % 32 == 0 ? "\n" : "") << static_cast<int>(bytes[i]) << ',';
    out << "\n};\n";
}

bool writeSource(const char *path, const char *header, const std::vector<unsigned char> &bytes,
                 const char *function)
{
    std::ofstream out(path);
    out << "#include \"" << header << "\"\n\nnamespace {\n";
    writeBytes(out, "kBytes", bytes);
    out << "}\n\n" << function;
    return out.good();
}

bool packCatalogs(int argc, char **argv)
{
    headroom::Catalog catalog;
    return addFiles(catalog, headroom::addCatalogText, argc, argv)
           && writeSource(
               argv[2], "model/catalog/pack.h", headroom::packCatalog(catalog),
               "headroom::Catalog headroom::builtInCatalog()\n{\n    return unpackCatalog(kBytes);\n}\n");
}

bool packPublishedRuns(int argc, char **argv)
{
    headroom::MeasurementSet set;
    return addFiles(set, headroom::addMeasurementText, argc, argv)
           && writeSource(
               argv[2], "model/measurement/measurement.h", headroom::packMeasurements(set),
               "const headroom::MeasurementSet &headroom::publishedMeasurements()\n{\n"
               "    static const MeasurementSet set = unpackMeasurements(kBytes);\n    return set;\n}\n");
}

// Whether the text is a story; complains where it is none.
bool isStory(const std::string &text, const std::string &file)
{
    const auto story = headroom::storyFromJson(text, file);
    const auto *problem = std::get_if<headroom::StoryProblem>(&story);
    if (!problem)
        return true;
    std::cerr << file << ": step " << problem->step << ": ";
    std::visit([](const auto &why) { std::cerr << why.where << ": " << why.detail << '\n'; }, problem->why);
    return false;
}

bool packStories(int argc, char **argv)
{
    std::ofstream out(argv[2]);
    out << "#include \"model/story/read_story.h\"\n\nnamespace {\n";
    std::string list;
    for (int i = 3; i < argc; ++i) {
        const std::string text = contentOf(argv[i]);
        const std::string file = std::filesystem::path(argv[i]).filename().string();
        if (!isStory(text, file))
            return false;
        const std::string name = "kStory" + std::to_string(i - 3);
        writeBytes(out, name, {reinterpret_cast<const unsigned char *>(text.data()), text.size()});
        list += "        {\"" + file + "\", {reinterpret_cast<const char *>(" + name + "), sizeof " + name
                + "}},\n";
    }
    out << "}\n\nstd::span<const headroom::StoryText> headroom::builtInStoryTexts()\n{\n"
        << "    static const StoryText texts[] = {\n"
        << list << "    };\n    return texts;\n}\n\n"
        << "const std::vector<headroom::Story> &headroom::builtInStories()\n{\n"
        << "    static const std::vector<Story> stories = readStories(builtInStoryTexts());\n"
        << "    return stories;\n}\n";
    return out.good();
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view what = argc > 3 ? argv[1] : "";
    if (what == "catalog")
        return packCatalogs(argc, argv) ? 0 : 1;
    if (what == "measurements")
        return packPublishedRuns(argc, argv) ? 0 : 1;
    if (what == "stories")
        return packStories(argc, argv) ? 0 : 1;
    std::cerr << "usage: headroom-pack catalog|measurements|stories OUTPUT.cpp INPUT.json...\n";
    return 2;
}
