// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/draft.h"
#include "model/rate/links.h"
#include "model/rate/matrix_peak.h"
#include "model/rate/prefill.h"

namespace headroom {

// The working of rates. The values are those of the functions that compute them.

// What prepareRate() put in, with where each came from.
struct RateInputs {
    const PreparedRate &rate;
    const RateClass &chosen;
    const LanguageModel &model;
    const WeightFormat &format;
    const Links &links;
    const std::optional<MatrixPeak> &peak;
    const DraftPass &draft;
    double draftBits = 16.0;
};
void traceRateInputs(const RateInputs &inputs, Trace &trace);

void traceLive(const Workload &load, Tokens context, Tokens live, Trace &trace);

// A step of so many sequences of so many live tokens, with what its band starts from.
struct StepWorking {
    const DecodeStep &step;
    Tokens live = 0;
    double batch = 0.0;
    Bytes liveCache;
    Seconds first; // the same step of one sequence
    Seconds least;
};
void traceStep(const PreparedRate &rate, const StepWorking &working, Trace &trace);
void traceBatch(const PreparedRate &rate, const Decode &decode, Trace &trace); // sequences, batch
void traceRates(const PreparedRate &rate, const Decode &decode, Trace &trace);

void tracePrefill(const PreparedRate &rate, const Prefill &prefill, Tokens prefix, const DecodeStep &step,
                  Trace &trace);
void traceServing(const PreparedRate &rate, const Decode &decode, const Serving &serving, Seconds compute,
                  Trace &trace);

// The input, after it got a leaf where no earlier step or leaf gives it.
[[nodiscard]] Input followed(Trace &trace, Term term, double value, const Provenance &from);

} // namespace headroom
