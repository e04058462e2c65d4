// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/rates.h"

namespace headroom {

Rates ratesAt(const PreparedRate &rate, const PreparedEconomics &economics, Tokens context, Tokens sequences,
              Trace *trace)
{
    Rates rates;
    rates.decode = decodeAt(rate, context, sequences, trace);
    rates.prefill = prefillAt(rate, rate.load.prompt.value_or(rates.decode.live), 0, 0, trace);
    rates.serving = servingAt(rate, rates.decode, trace);
    rates.economics = economicsOf(economics, rates.decode, rates.serving, trace);
    return rates;
}

} // namespace headroom
