// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace headroom::fuzz {

// One run of each reader over arbitrary bytes. They abort where an answer contradicts itself; crashes,
// leaks and hangs are the fuzzer's and the sanitizers' to find.
void configJson(std::string_view bytes);
void safetensorsFile(std::string_view bytes);
void ggufFile(std::string_view bytes);
void scenarioFile(std::string_view bytes);
void engineLog(std::string_view bytes);
void resultFile(std::string_view bytes);
void metricsPage(std::string_view bytes);
void prometheusAnswer(std::string_view bytes);
void probeRecords(std::string_view bytes);
void layerShapes(std::string_view bytes); // and the texts of sysfs

} // namespace headroom::fuzz
