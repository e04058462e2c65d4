// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/panels/workingorder.h"

using namespace headroom;

namespace {

// 8 = 1 x floor(pool 80 / each 10); pool = 100 - 15 - 5; two layer types give 4 and 6 per token.
Trace smallTrace()
{
    Trace trace;
    trace.leaf(Term::UsableMemory, 100, {});
    trace.leaf(Term::WeightBytes, 15, {});
    trace.leaf(Term::Reserve, 5, {});
    trace.leaf(Term::DataParallel, 1, {});
    trace.step(Term::Pool, Formula::PoolFromParts,
               {{Term::UsableMemory, 100}, {Term::WeightBytes, 15}, {Term::Reserve, 5}}, 80);
    trace.step(Term::TypePerToken, Formula::HeadCache, {}, 4, "full");
    trace.step(Term::TypePerToken, Formula::HeadCache, {}, 6, "latent");
    trace.step(Term::BytesPerSequence, Formula::Sum, {{Term::TypePerToken, 4}, {Term::TypePerToken, 6}}, 10);
    trace.step(Term::Sequences, Formula::SequencesWhole,
               {{Term::DataParallel, 1}, {Term::Pool, 80}, {Term::BytesPerSequence, 10}}, 8);
    trace.step(Term::Quotient, Formula::PaperQuotient, {{Term::WeightBytes, 15}}, 3);
    return trace;
}

std::vector<Term> termsOf(const Trace &trace, const std::vector<std::size_t> &steps)
{
    std::vector<Term> terms;
    for (const std::size_t step : steps)
        terms.push_back(trace.steps[step].result);
    return terms;
}

} // namespace

class WorkingOrderTest : public QObject {
    Q_OBJECT

private slots:
    void goesFromTheResultToWhatWasPutIn();
    void leavesOutWhatTheResultDoesNotRestOn();
    void tellsStepsOfOneTermByTheirValues();
    void tellsEqualStepsByTheirPlace();
    void aFigureThatWasPutInIsItsOwnWorking();
    void neverLooksAhead();
};

void WorkingOrderTest::goesFromTheResultToWhatWasPutIn()
{
    const Trace trace = smallTrace();
    const WorkingOrder order = workingOf(trace, Term::Sequences);
    const std::vector expected{Term::Sequences, Term::Pool, Term::BytesPerSequence, Term::TypePerToken,
                               Term::TypePerToken};
    QVERIFY(termsOf(trace, order.steps) == expected);
    QCOMPARE(order.leaves.size(), std::size_t{4}); // usable, weights, reserve and DP
}

void WorkingOrderTest::leavesOutWhatTheResultDoesNotRestOn()
{
    const Trace trace = smallTrace();
    const WorkingOrder order = workingOf(trace, Term::Quotient);
    QVERIFY(termsOf(trace, order.steps) == std::vector{Term::Quotient});
    QCOMPARE(order.leaves, std::vector<std::size_t>{1});
}

void WorkingOrderTest::tellsStepsOfOneTermByTheirValues()
{
    const Trace trace = smallTrace();
    QCOMPARE(originOf(trace, 3, 0).index, std::size_t{1});
    QCOMPARE(originOf(trace, 3, 1).index, std::size_t{2});
}

void WorkingOrderTest::tellsEqualStepsByTheirPlace()
{
    Trace trace;
    trace.step(Term::TypePerToken, Formula::HeadCache, {}, 4, "full");
    trace.step(Term::TypePerToken, Formula::HeadCache, {}, 4, "sliding");
    trace.step(Term::CachePerToken, Formula::Sum, {{Term::TypePerToken, 4}, {Term::TypePerToken, 4}}, 8);
    QCOMPARE(originOf(trace, 2, 0).index, std::size_t{0});
    QCOMPARE(originOf(trace, 2, 1).index, std::size_t{1});
}

void WorkingOrderTest::aFigureThatWasPutInIsItsOwnWorking()
{
    const WorkingOrder order = workingOf(smallTrace(), Term::Reserve);
    QVERIFY(order.steps.empty());
    QCOMPARE(order.leaves, std::vector<std::size_t>{2});
}

void WorkingOrderTest::neverLooksAhead()
{
    Trace trace;
    trace.step(Term::Pool, Formula::Sum, {{Term::Pool, 5}}, 5); // its own input
    QVERIFY(originOf(trace, 0, 0).what == InputOrigin::What::Nothing);
    QCOMPARE(workingOf(trace, Term::Pool).steps.size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(WorkingOrderTest)
#include "workingorder_test.moc"
