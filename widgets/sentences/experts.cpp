// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/experts.h"

#include "widgets/sentences/plural.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Experts)
};

} // namespace

QString expertsText(const PreparedRate &rate, const Decode &decode, const Numbers &numbers)
{
    const double tokens = static_cast<double>(decode.batch) * rate.tokensRead * rate.weights.tokensShared;
    const auto whole = static_cast<Tokens>(std::llround(tokens));
    //: Distinct experts of a layer that one decode step touches, expected. %1: a mean, "163.3" · %2: all of a
    //: layer · %3: tokens of the step
    return Words::tr("%1 of %2 experts at %3 token(s)", nullptr, plural(whole))
        .arg(numbers.count(std::round(decode.step.expertsTouched * 10.0) / 10.0),
             numbers.count(rate.weights.expertCount), numbers.tokens(whole));
}

} // namespace headroom
