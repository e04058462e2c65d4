// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

#include "widgets/sentences/numbers.h"

#include "model/capacity/load.h"
#include "model/capacity/reserves.h"
#include "model/scenario/method_settings.h"

namespace headroom {

// The ways to count memory and their settings in words. Plain text only.

[[nodiscard]] QString methodName(Method method);      // "Reference", "vLLM"
[[nodiscard]] QString methodExplained(Method method); // one or two sentences

// A setting by its id: a short name, what it means, and its unit ("" where it has none).
[[nodiscard]] QString settingName(std::string_view id);
[[nodiscard]] QString settingExplained(std::string_view id);
[[nodiscard]] QString settingUnit(std::string_view id);

// Why KEY=VALUE was not taken, in one sentence that names what would be.
[[nodiscard]] QString settingErrorText(const SettingError &error, Method method);

// "vLLM prints 1,191,213 tokens, 4.54x": what the engine itself says at its start; empty where it says
// nothing.
[[nodiscard]] QString printedText(Method method, const Printed &printed, const Numbers &numbers);

// "Activation peak".
[[nodiscard]] QString reserveName(ReserveTerm::What what);
// "5.5 GiB to 7.4 GiB, by 12 printed figures"; empty where the amount was given or nothing was printed.
[[nodiscard]] QString reserveBandText(const Catalog &catalog, const ReserveTerm &term,
                                      const Numbers &numbers);

} // namespace headroom
