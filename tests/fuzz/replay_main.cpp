// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the fuzz targets over files, with any compiler: the seeds in every test run, and what a fuzzer
// found again.
//   fuzz_replay FILE-OR-FOLDER...
#include "tests/fuzz/targets.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

void replay(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(stream)), {});
    headroom::fuzz::configJson(bytes);
    headroom::fuzz::safetensorsFile(bytes);
    headroom::fuzz::ggufFile(bytes);
    headroom::fuzz::scenarioFile(bytes);
    headroom::fuzz::engineLog(bytes);
    headroom::fuzz::resultFile(bytes);
    headroom::fuzz::metricsPage(bytes);
    headroom::fuzz::prometheusAnswer(bytes);
    headroom::fuzz::probeRecords(bytes);
    headroom::fuzz::layerShapes(bytes);
}

} // namespace

int main(int argc, char **argv)
{
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        const std::filesystem::path given(argv[i]);
        if (std::filesystem::is_directory(given)) {
            for (const auto &entry : std::filesystem::recursive_directory_iterator(given))
                if (entry.is_regular_file()) {
                    replay(entry.path());
                    ++files;
                }
        } else {
            replay(given);
            ++files;
        }
    }
    std::cout << files << " files replayed\n";
    return files > 0 ? 0 : 1;
}
