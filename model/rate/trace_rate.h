// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/links.h"
#include "model/rate/matrix_peak.h"
#include "model/rate/step.h"

namespace headroom {

// What prepareRate() put in, with where each came from.
struct RateInputs {
    const PreparedRate &rate;
    const RateClass &chosen;
    const LanguageModel &model;
    const WeightFormat &format;
    const Links &links;
    const std::optional<MatrixPeak> &peak;
};

// The working of rates, written by the functions that compute them.
void traceRateInputs(const RateInputs &inputs, Trace &trace);
void traceLive(const Load &load, Tokens context, Tokens live, Trace &trace);
void traceStep(const PreparedRate &rate, const DecodeStep &step, Seconds first, Seconds least, Tokens live, double batch, Trace &trace);
void traceRates(const PreparedRate &rate, const Decode &decode, Trace &trace);

} // namespace headroom
