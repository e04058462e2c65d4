// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/working.h"

namespace headroom {

namespace {

double count(Tokens tokens)
{
    return static_cast<double>(tokens);
}

Provenance hostShare()
{
    return {Kind::Derived,
            kSetByUser,
            {"What a server adds to the first token in published runs.",
             "O que um servidor acrescenta ao primeiro token nas execuções publicadas."}};
}

Provenance stepOfPrompt()
{
    return {Kind::Derived,
            kSetByUser,
            {"A decode step of one sequence as long as the prompt, by the same formula.",
             "Um passo de decode de uma sequência do tamanho do prompt, pela mesma fórmula."}};
}

// The prompt is the user's, or else the live context.
Input promptOf(const PreparedRate &r, const Prefill &p, Trace &trace)
{
    const Term term = r.load.prompt ? Term::Prompt : Term::LiveContext;
    return followed(trace, term, count(p.prompt), setByUser());
}

void traceCompute(const PreparedRate &r, const Prefill &p, Tokens prefix, Trace &trace)
{
    trace.step(Term::PromptFlops, Formula::PromptFlops,
               {{Term::ActiveParameters, r.activeParameters},
                promptOf(r, p, trace),
                followed(trace, Term::SharedPrefix, count(prefix), setByUser()),
                {Term::AttentionWidth, r.attentionWidth}},
               p.flops);
    const Input typical{Term::PrefillTime, p.compute.typical.value()};
    trace.step(Term::PrefillTime, Formula::OverRate,
               {{Term::PromptFlops, p.flops},
                followed(trace, Term::TensorParallel, r.tensor, setByUser()),
                {Term::MatrixPeak, r.peak.value()},
                {Term::PrefillShare, r.prefill.share}},
               typical.value);
    trace.step(Term::PrefillTimeFast, Formula::Ratio, {typical, {Term::PrefillFaster, r.prefill.fast}},
               p.compute.fast.value());
    trace.step(Term::PrefillTimeSlow, Formula::Ratio, {typical, {Term::PrefillSlower, r.prefill.slow}},
               p.compute.slow.value());
}

} // namespace

void tracePrefill(const PreparedRate &r, const Prefill &p, Tokens prefix, const DecodeStep &step,
                  Trace &trace)
{
    traceCompute(r, p, prefix, trace);
    const Input chunks = followed(trace, Term::PrefillChunks, p.chunks, setByUser());
    const auto first = [&](Term result, Input compute, Seconds one, Seconds host, Seconds value) {
        trace.step(result, Formula::FirstToken,
                   {compute, chunks, followed(trace, Term::PromptStep, one.value(), stepOfPrompt()),
                    followed(trace, Term::HostTime, host.value(), hostShare())},
                   value.value());
    };
    first(Term::FirstTokenFast, {Term::PrefillTimeFast, p.compute.fast.value()}, step.fast,
          r.prefill.hostFast, p.firstToken.fast);
    first(Term::FirstToken, {Term::PrefillTime, p.compute.typical.value()}, step.typical,
          r.prefill.hostTypical, p.firstToken.typical);
    first(Term::FirstTokenSlow, {Term::PrefillTimeSlow, p.compute.slow.value()}, step.slow,
          r.prefill.hostSlow, p.firstToken.slow);
}

void traceServing(const PreparedRate &r, const Decode &decode, const Serving &s, Seconds compute,
                  Trace &trace)
{
    const Input batch = followed(trace, Term::Batch, count(decode.batch), setByUser());
    const Input sequences = followed(trace, Term::SequencesRun, count(decode.sequences), setByUser());
    const Input output = followed(trace, Term::Output, count(*r.load.output), setByUser());
    const Input prefill = followed(trace, Term::PrefillTime, compute.value(), hostShare());
    const Input tokenTime{Term::ServedTokenTime, s.tokenTime.typical.value()};
    trace.step(Term::ServedTokenTime, Formula::ServedToken,
               {{Term::StepTime, decode.step.typical.value()},
                {Term::TokensPerStep, r.tokensPerStep},
                batch,
                prefill,
                output},
               tokenTime.value);
    trace.step(Term::ServedRate, Formula::Ratio, {sequences, tokenTime}, s.output.typical.value());
    trace.step(Term::RequestRate, Formula::Requests, {sequences, output, tokenTime}, s.requests);
    trace.step(Term::PrefillPart, Formula::PartOfTime, {batch, prefill, output, tokenTime}, s.prefillPart);
}

} // namespace headroom
