// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headroom::probe {

class RecordWriter;

// What around the process changes what a runtime shows: variables that hide devices or memory, a container,
// the kernel and its amdgpu module.
void writeEnvironment(RecordWriter &records, const std::string &sysfs);

} // namespace headroom::probe
