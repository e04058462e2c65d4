// SPDX-License-Identifier: GPL-3.0-or-later
// Build tool: reads catalog files and writes them, packed, as a C++ source.
//   headroom-pack OUTPUT.cpp INPUT.json...
#include "model/catalog/pack.h"
#include "model/catalog/read_catalog.h"

#include <fstream>
#include <iostream>
#include <iterator>

namespace {

bool addFile(headroom::Catalog &catalog, const char *path)
{
    std::ifstream stream(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    const auto problem = headroom::addCatalogText(catalog, text, path);
    if (problem)
        std::cerr << path << ": " << problem->where << ": problem " << static_cast<int>(problem->what) << ' '
                  << problem->detail << '\n';
    return !problem;
}

void writeSource(std::ostream &out, const std::vector<unsigned char> &bytes)
{
    out << "#include \"model/catalog/pack.h\"\n\nnamespace {\nconstexpr unsigned char kBytes[] = {";
    for (std::size_t i = 0; i < bytes.size(); ++i)
        out << (i % 32 == 0 ? "\n" : "") << static_cast<int>(bytes[i]) << ',';
    out << "\n};\n}\n\nheadroom::Catalog headroom::builtInCatalog()\n{\n    return "
           "unpackCatalog(kBytes);\n}\n";
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::cerr << "usage: headroom-pack OUTPUT.cpp INPUT.json...\n";
        return 2;
    }
    headroom::Catalog catalog;
    for (int i = 2; i < argc; ++i)
        if (!addFile(catalog, argv[i]))
            return 1;
    std::ofstream out(argv[1]);
    writeSource(out, headroom::packCatalog(catalog));
    return out.good() ? 0 : 1;
}
