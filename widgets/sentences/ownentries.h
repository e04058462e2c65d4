// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace headroom {

// Entries of the user's own catalogs: each a file of its own in userCatalogFolder().

// Where a file was written, or why it was not. One of the two is empty.
struct KeptEntry {
    QString path;
    QString refusal;
};
// Writes a new file there, whole or not at all. A file of that name is never replaced.
[[nodiscard]] KeptEntry keepEntry(const std::string &fileName, const std::string &text);

// The file that holds this accelerator or model alone; empty where none does.
[[nodiscard]] QString ownFileOf(const std::string &id);

// Deletes that file. Why it could not be; empty: it is gone.
[[nodiscard]] QString removeOwnEntry(const std::string &id);

} // namespace headroom
