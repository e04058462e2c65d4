// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Unresolved)
};

} // namespace

QString unresolvedText(const Unresolved &reason)
{
    using What = Unresolved::What;
    const QString given = QString::fromStdString(reason.given);
    switch (reason.what) {
    case What::Accelerator:
        return Reasons::tr("There is no accelerator \"%1\".").arg(given);
    case What::Model:
        return Reasons::tr("There is no model \"%1\".").arg(given);
    case What::WeightFormat:
        return Reasons::tr("There is no weight format \"%1\".").arg(given);
    case What::CacheFormat:
        return Reasons::tr("There is no cache format \"%1\".").arg(given);
    case What::ExpertParallel:
        //: %1: a number. TP, DP: tensor and data parallel degree
        return Reasons::tr("Expert parallel %1 must divide TP x DP and not exceed the experts.").arg(given);
    case What::NoExperts:
        //: %1: a number
        return Reasons::tr("Expert parallel %1 needs a mixture of experts; this model has none.").arg(given);
    case What::PipelineParallel:
        //: %1: a number
        return Reasons::tr("Pipeline parallel %1 has more stages than the model has layers.").arg(given);
    }
    return {};
}

} // namespace headroom
