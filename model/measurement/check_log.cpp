// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/check_log.h"

#include "model/measurement/infer_log.h"
#include "model/measurement/predict_log.h"

namespace headroom {

CheckedLog checkLog(const Catalog &catalog, std::string_view text, const LogHints &hints,
                    const std::atomic<bool> *cancelled)
{
    CheckedLog checked{readEngineLog(text, cancelled), {}, {}};
    checked.matched = matchConfiguration(catalog, checked.log, hints);
    inferUnsaid(catalog, checked.log, checked.matched);
    checked.comparison = compareWithLog(predictLog(catalog, checked.log, checked.matched), checked.log);
    return checked;
}

} // namespace headroom
