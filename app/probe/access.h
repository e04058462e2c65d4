// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace headroom::probe {

class RecordWriter;

// A device file and what the kernel answered when it was opened for reading and writing.
struct Access {
    std::string path;
    int error = 0; // errno; 0: it could be opened
};

// /dev/kfd and every /dev/dri/renderD*. Asked with plain system calls: without a file, with an ordinary file
// in its place and without permission the runtime answers the same, so only errno tells them apart.
// Announced: opening runs the kernel driver, which may hang.
[[nodiscard]] std::vector<Access> deviceFiles(RecordWriter &records, const std::string &devices);

[[nodiscard]] std::string errnoName(int error); // "EACCES"

// Writes an access record for each, and a warning that names the reason where one could not be opened.
void writeAccess(RecordWriter &records, const std::vector<Access> &files);

} // namespace headroom::probe
