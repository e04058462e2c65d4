// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_start.h"
#include "tests/model/pattern.h"

using namespace headroom;

namespace {

Trace traceOf(const Start &start)
{
    Scenario scenario;
    scenario.model = start.question.model;
    scenario.context = start.question.context;
    scenario.basis = start.question.basis;
    scenario.method = start.method;
    scenario.settings = start.settings;
    return explain(catalog(), scenario, answerTo(start).configuration);
}

// The first step whose value is not what its formula makes of its inputs. A search and a rounded choice have
// no formula to work out; a whole count may lie on either side where the quotient is whole but for the last
// bits.
std::string wrongIn(const Trace &trace)
{
    for (const Step &step : trace.steps) {
        if (step.formula == Formula::ContextOfBlocks || step.formula == Formula::ContextOfCells
            || step.formula == Formula::FractionLeft)
            continue;
        const double value = Pattern::valueOf(step);
        const bool whole = std::string_view(patternOf(step.formula)).find("\u230a") != std::string_view::npos
                           && unitOf(step.result) != Unit::Byte;
        if (!(std::abs(step.value - value) <= (whole ? 1.0 : 1e-9 * std::abs(value))))
            return std::string(idOf(step.result)) + " by " + idOf(step.formula) + ": "
                   + std::to_string(step.value) + ", not " + std::to_string(value);
    }
    return {};
}

} // namespace

// What engines print, and that every number of the working can be followed, for any start of an engine.
class EnginePrintsTest : public QObject {
    Q_OBJECT

private slots:
    // vllm/v1/core/kv_cache_utils.py: blocks over blocks of a request, and the tokens each version prints.
    void whatVllmPrints()
    {
        QVERIFY(rc::check("printed tokens and concurrency follow from blocks", [] {
            Start start = anyStart(Method::Vllm);
            const ConfigurationResult result = answerTo(start);
            const Printed &printed = result.answer.capacity.printed;
            RC_PRE(printed.poolBlocks && printed.tokens);
            const double concurrency =
                static_cast<double>(*printed.poolBlocks) / static_cast<double>(*printed.blocksPerSequence);
            RC_ASSERT(*printed.concurrency == concurrency);
            RC_ASSERT(result.answer.capacity.concurrency.exact == concurrency * start.question.parallel.data);
            const std::string version = start.settings.version.value_or("0.25.1");
            if (version == "0.25.1" || version == "0.26.0" || version == "0.28.0")
                RC_ASSERT(*printed.tokens
                          == static_cast<Tokens>(concurrency * static_cast<double>(start.question.context)));
            else
                RC_ASSERT(*printed.tokens % *printed.blockTokens == 0);
        }));
    }
    void whatLlamaCppPrints()
    {
        QVERIFY(rc::check("n_ctx is the context of all slots, in whole paddings", [] {
            Start start = anyStart(Method::LlamaCpp);
            const Capacity capacity = capacityOf(start);
            RC_PRE(capacity.printed.tokens.has_value());
            const Tokens slotCount = start.settings.slotCount.value_or(1);
            RC_ASSERT(*capacity.printed.tokens >= start.question.context * slotCount);
            RC_ASSERT(*capacity.printed.tokens < (start.question.context + 256) * slotCount);
            const Bytes whole = capacity.memory.perSequence * static_cast<double>(slotCount);
            RC_ASSERT(std::abs((whole - capacity.printed.taken).value()) <= 1e-9 * whole.value());
        }));
    }

    void workingIsComplete()
    {
        QVERIFY(rc::check("every input of every step is the value of a step or of a leaf",
                          [](const Start &start) {
                              const Trace trace = traceOf(start);
                              for (const Step &step : trace.steps)
                                  for (const Input &input : step.inputs)
                                      if (!trace.stepGiving(input) && !trace.leafGiving(input))
                                          RC_FAIL(std::string(idOf(input.term)) + " of " + idOf(step.result)
                                                  + " is from nowhere");
                          }));
    }
    void everyStepIsWorkedOut()
    {
        QVERIFY(rc::check("every step's value is what its formula makes of its inputs",
                          [](const Start &start) {
                              const std::string wrong = wrongIn(traceOf(start));
                              if (!wrong.empty())
                                  RC_FAIL(wrong);
                          }));
    }
};

QTEST_APPLESS_MAIN(EnginePrintsTest)
#include "engine_prints_test.moc"
