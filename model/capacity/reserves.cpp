// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/reserves.h"

namespace headroom {

Term termOf(ReserveTerm::What what)
{
    using What = ReserveTerm::What;
    switch (what) {
    case What::Lesson:
        return Term::Reserve;
    case What::Activation:
        return Term::Activation;
    case What::NonTorch:
        return Term::NonTorch;
    case What::Graphs:
        return Term::Graphs;
    case What::BeforeWeights:
        return Term::BeforeWeights;
    case What::Compute:
        return Term::Compute;
    }
    return Term::Reserve;
}

} // namespace headroom
