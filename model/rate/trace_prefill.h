// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rate/prefill.h"

namespace headroom {

// The working of prefill and serving, written by the functions that compute them.
void tracePrefill(const PreparedRate &rate, const Prefill &prefill, Tokens prefix, const DecodeStep &step, Trace &trace);
void traceServing(const PreparedRate &rate, const Decode &decode, const Serving &serving, Seconds compute, Trace &trace);

} // namespace headroom
