// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/trace_prefill.h"

namespace headroom {

namespace {

Provenance hostTime()
{
    Provenance from{Kind::Derived, kSetByUser, {}};
    from.note = {"What a server adds to the first token, typically 12 ms in published runs.",
                 "O que um servidor acrescenta ao primeiro token, em geral 12 ms nas execuções publicadas."};
    return from;
}

} // namespace

void tracePrefill(const PreparedRate &r, const Prefill &p, Tokens prefix, const DecodeStep &step, Trace &trace)
{
    const double chunks = p.chunks;
    if (!trace.leafFor(Term::Prompt))
        trace.leaf(Term::Prompt, static_cast<double>(p.prompt), setByUser());
    trace.leaf(Term::PrefillChunks, chunks, setByUser());
    trace.leaf(Term::HostTime, r.prefill.hostTypical.value(), hostTime());
    trace.step(Term::PromptFlops, Formula::PromptFlops,
               {{Term::ActiveParameters, r.activeParameters}, {Term::Prompt, static_cast<double>(p.prompt)},
                {Term::SharedPrefix, static_cast<double>(prefix)}, {Term::AttentionWidth, r.attentionWidth}},
               p.flops);
    trace.step(Term::PrefillTime, Formula::FlopsOverPeak,
               {{Term::PromptFlops, p.flops}, {Term::TensorParallel, double(r.tensor)}, {Term::MatrixPeak, r.peak.value()},
                {Term::PrefillShare, r.prefill.share}},
               p.compute.typical.value());
    const auto first = [&](Term result, Seconds compute, Seconds one, Seconds host, Seconds value) {
        trace.step(result, Formula::FirstToken,
                   {{Term::PrefillTime, compute.value()}, {Term::PrefillChunks, chunks}, {Term::FirstStepTime, one.value()}, {Term::HostTime, host.value()}},
                   value.value());
    };
    first(Term::FirstTokenFast, p.compute.fast, step.fast, r.prefill.hostFast, p.firstToken.fast);
    first(Term::FirstToken, p.compute.typical, step.typical, r.prefill.hostTypical, p.firstToken.typical);
    first(Term::FirstTokenSlow, p.compute.slow, step.slow, r.prefill.hostSlow, p.firstToken.slow);
}

void traceServing(const PreparedRate &r, const Decode &decode, const Serving &s, Seconds compute, Trace &trace)
{
    const Input batch{Term::Batch, static_cast<double>(decode.batch)};
    const Input sequences{Term::SequencesRun, static_cast<double>(decode.sequences)};
    const Input prefill{Term::PrefillTime, compute.value()};
    const Input output{Term::Output, static_cast<double>(*r.load.output)};
    const Input tokenTime{Term::ServedTokenTime, s.tokenTime.typical.value()};
    trace.step(Term::ServedTokenTime, Formula::ServedToken,
               {{Term::StepTime, decode.step.typical.value() / r.tokensPerStep}, batch, prefill, output}, tokenTime.value);
    trace.step(Term::ServedRate, Formula::TokensOverTime, {sequences, tokenTime}, s.output.typical.value());
    trace.step(Term::RequestRate, Formula::Requests, {sequences, output, tokenTime}, s.requests);
    trace.step(Term::PrefillPart, Formula::PartOfTime, {batch, prefill, output, tokenTime}, s.prefillPart);
}

} // namespace headroom
