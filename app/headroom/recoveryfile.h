// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <optional>

#include "app/headroom/windowplace.h"
#include "model/scenario/scenario.h"

namespace headroom {

// The document of one window as it is kept beside its file.
struct KeptDocument {
    Scenario scenario;
    QString path; // of its file; empty: never saved
    QDateTime when;
    bool modified = false; // against its file
    bool ended = false;    // by the user: what is kept was left on purpose
    WindowPlace place;
};

// Writes it whole or not at all; gives back why that failed, empty when all went well.
[[nodiscard]] QString writeKeptDocument(const QString &path, const KeptDocument &document);

// Nothing where the file cannot be read, is damaged or was written by another version.
[[nodiscard]] std::optional<KeptDocument> readKeptDocument(const QString &path);

} // namespace headroom
