// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/capacity/cache_formats.h"
#include "model/capacity/capacity.h"
#include "model/capacity/loaded_extras.h"

namespace headroom {

// The working of what placement.h and capacity.h compute. The values are those functions' own.

// Memory and bandwidth of a device, from the part where it holds several.
void traceMemory(const Accelerator &accelerator, const Configuration &configuration,
                 const Sourced<Bytes> &total, Trace &trace);
void traceBandwidth(const Accelerator &accelerator, const Configuration &configuration,
                    const Sourced<BytesPerSecond> &bandwidth, Trace &trace);

// Bytes of each tensor class of the whole model on the chosen basis, once for all stages.
void traceClasses(const LanguageModel &model, const WeightFormat &format, const ModelWeights &weights,
                  Trace &trace);

// From the classes to the weights on one device of a stage.
void traceStageWeights(const LanguageModel &model, const ClassBytes &bytes, const LayerRange &stage,
                       const Placement &placement, const LoadedExtras &extras, Bytes total, Trace &trace);

// From the layers to what a token and a sequence keep on one device of a stage.
void traceStageCache(const LanguageModel &model, const CacheFormats &formats, const LayerRange &stage,
                     int tensor, const CacheForm &form, Trace &trace);

// From there to one sequence, to the counts of the stage and what the engine prints, and to the longest
// context of one sequence.
void traceCounts(const Prepared &prepared, const Stage &stage, Tokens context, const Capacity &capacity,
                 Trace &trace);
void traceLongest(const Prepared &prepared, Trace &trace);

// The same for each way of holding, called by the above: one sequence, counts in a pool that is not
// empty, the longest context.
void traceSequence(const BlockForm &form, Tokens context, const Capacity &capacity, Trace &trace);
void traceSequence(const TokenForm &form, Tokens context, const Capacity &capacity, Trace &trace);
void traceSequence(const SlotForm &form, Tokens context, const Capacity &capacity, Trace &trace);
void traceHeld(const BlockForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace);
void traceHeld(const TokenForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace);
void traceHeld(const SlotForm &form, Tokens context, const Input &data, const Capacity &capacity,
               Trace &trace);
// What one sequence lacks where the pool is cut into several, for a stage that holds none.
void traceShortfall(const TokenForm &form, Tokens context, const Capacity &capacity, Trace &trace);
void traceReach(const BlockForm &form, Bytes pool, Tokens longest, Trace &trace);
void traceReach(const TokenForm &form, Bytes pool, Tokens longest, Trace &trace);
void traceReach(const SlotForm &form, Bytes pool, Tokens longest, Trace &trace);

} // namespace headroom
