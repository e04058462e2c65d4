// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "widgets/sentences/numbers.h"

#include "model/measurement/probe/checklist.h"

namespace headroom {

// One line of the check-list in words: verdict, number, what to do.
struct CheckWords {
    CheckVerdict verdict = CheckVerdict::NotMeasured;
    QString title;   // "Bandwidth: low"
    QString measure; // "3.1 TB/s, 58% of the claim of 5.3 TB/s."
    QString advice;  // may be empty
};

// The lessons' check-list of a device against a configuration, in their order.
[[nodiscard]] std::vector<CheckWords> checkWords(const ProbeReport &report, int device,
                                                 const ConfigurationResult &result, const Numbers &numbers);

// The last line of the list: to measure again with what will be run.
[[nodiscard]] QString againText(const ConfigurationResult &result, const Catalog &catalog);

// What nobody has seen on hardware yet.
[[nodiscard]] QString unverifiedText();

} // namespace headroom
