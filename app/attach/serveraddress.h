// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include <optional>

namespace headroom {

// The address of a server as somebody types it: "localhost:8000", "https://gpu/v1/metrics". Of http and https
// only, without a name or password in it; `page` at its end is taken off ("/metrics"). Nothing for other
// text.
[[nodiscard]] std::optional<QUrl> serverAddress(const QString &typed, const QString &page);

// For people: "gpu:8000".
[[nodiscard]] QString placeOf(const QUrl &address);

} // namespace headroom
