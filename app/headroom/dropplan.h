// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

#include "app/headroom/filekind.h"

namespace headroom {

// What a drop of files will do, told before and done after.
struct DropPlan {
    struct Item {
        FileKind kind;
        QString path;
    };
    std::vector<Item> items; // in the order they are opened; the files of one model are one
    QStringList unknown;     // that were dropped, or a folder in which nothing is known
    int leftOut = 0;         // beyond the most that one drop may open
};

// Folders are looked into, one level deep.
[[nodiscard]] DropPlan planOf(const QStringList &paths);

// What will happen, a line each, in the application's language.
[[nodiscard]] QString promiseOf(const DropPlan &plan);
// About what is not opened; empty where everything is.
[[nodiscard]] QString refusalOf(const DropPlan &plan);

} // namespace headroom
