// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/any_question.h"

using namespace headroom;

namespace {

Capacity capacityOf(const Question &question)
{
    return answerTo(question).answer.capacity;
}

Tokens sequencesOf(const Question &question)
{
    return capacityOf(question).concurrency.sequences;
}

bool keepsLatents(const LanguageModel &model)
{
    return std::any_of(model.layerTypes.begin(), model.layerTypes.end(),
                       [](const LayerType &type) { return type.attention == Attention::Latent; });
}

Question anyLatentQuestion()
{
    Question question = *rc::gen::arbitrary<Question>();
    std::vector<std::string> ids;
    for (const LanguageModel &model : catalog().models)
        if (keepsLatents(model))
            ids.push_back(model.id);
    question.model = *rc::gen::elementOf(ids);
    question.parallel = {.tensor = *rc::gen::element(1, 2, 8)};
    return question;
}

// The question with one suggestion taken.
Question applied(Question question, const Suggestion &suggestion)
{
    switch (suggestion.what) {
    case Suggestion::What::TensorParallel:
        question.parallel.tensor = suggestion.tensorParallel;
        break;
    case Suggestion::What::WeightFormat:
        question.weights = suggestion.format;
        break;
    case Suggestion::What::CacheFormat:
        question.cache = suggestion.format;
        break;
    case Suggestion::What::Context:
        question.context = suggestion.context;
        break;
    }
    return question;
}

} // namespace

// What must hold for every accelerator, model, format and parallelism of the catalog.
class LawsTest : public QObject {
    Q_OBJECT

private slots:
    void moreContextNeverFitsMore()
    {
        QVERIFY(rc::check("a longer context fits no more sequences", [](Question question) {
            const Tokens sequences = sequencesOf(question);
            question.context += *rc::gen::element<Tokens>(1, 100, 10'000, 1'000'000);
            RC_ASSERT(sequencesOf(question) <= sequences);
        }));
    }
    void moreRanksNeverNeedMoreForWeights()
    {
        QVERIFY(rc::check("weights on a device do not grow with TP", [](Question question) {
            question.parallel.expert = 1;
            const auto before = answerTo(question).prepared.stages;
            question.parallel.tensor += *rc::gen::inRange(1, 9);
            const auto after = answerTo(question).prepared.stages;
            for (std::size_t i = 0; i < before.size(); ++i) {
                RC_ASSERT(after[i].weights <= before[i].weights * (1 + 1e-12));
                RC_ASSERT(after[i].cache.at(question.context) <= before[i].cache.at(question.context));
            }
        }));
    }
    void moreRanksNeverFreeLatents()
    {
        QVERIFY(rc::check("the MLA cache of a token is the same at any TP", [] {
            Question question = anyLatentQuestion();
            const Bytes each = answerTo(question).prepared.stages[0].cache.perToken();
            question.parallel.tensor *= *rc::gen::element(2, 4, 16);
            RC_ASSERT(answerTo(question).prepared.stages[0].cache.perToken() == each);
            RC_ASSERT(each > Bytes{0.0});
        }));
    }
    void moreMemoryNeverFitsFewer()
    {
        QVERIFY(rc::check("memory, utilization and a smaller reserve fit no fewer", [](Question question) {
            const Capacity before = capacityOf(question);
            question.overrides.reserve = before.memory.reserve; // or a larger memory would get a larger one
            question.overrides.memory = before.memory.total;
            question.overrides.utilization = question.overrides.utilization.value_or(0.9);
            const Tokens sequences = sequencesOf(question);
            const double more = *rc::gen::inRange(0, 1000) / 1000.0;
            Question changed = question;
            changed.overrides.memory = before.memory.total * (1 + more);
            RC_ASSERT(sequencesOf(changed) >= sequences);
            changed = question;
            changed.overrides.utilization =
                *question.overrides.utilization + (1 - *question.overrides.utilization) * more;
            RC_ASSERT(sequencesOf(changed) >= sequences);
            changed = question;
            changed.overrides.reserve = before.memory.reserve * (1 - more);
            RC_ASSERT(sequencesOf(changed) >= sequences);
        }));
    }
    void replicasMultiply()
    {
        QVERIFY(rc::check("n replicas hold n times as many", [](Question question) {
            question.parallel.data = question.parallel.expert = 1;
            const Tokens one = sequencesOf(question);
            const int replicas = *rc::gen::inRange(1, 65);
            question.parallel.data = replicas;
            RC_ASSERT(sequencesOf(question) == one * replicas);
        }));
    }

    void theLongestContextIsTheLongest()
    {
        QVERIFY(rc::check("n sequences fit at longestContextFor(n), not a token later",
                          [](const Question &question) {
                              const Prepared prepared = answerTo(question).prepared;
                              const Tokens sequences = *rc::gen::inRange<Tokens>(1, 500);
                              const std::optional<Tokens> longest = longestContextFor(prepared, sequences);
                              if (!longest) {
                                  RC_ASSERT(sequencesAt(prepared, Tokens{1} << 40) >= sequences);
                                  return;
                              }
                              RC_ASSERT(*longest == 0 || sequencesAt(prepared, *longest) >= sequences);
                              RC_ASSERT(sequencesAt(prepared, *longest + 1) < sequences);
                          }));
    }
    void fittingIsHoldingOne()
    {
        QVERIFY(rc::check("sequences, fits, shortfall, quotient and suggestions agree",
                          [](const Question &question) {
                              const ConfigurationResult result = answerTo(question);
                              RC_ASSERT(!result.unresolved);
                              const Capacity &capacity = result.answer.capacity;
                              RC_ASSERT(capacity.fits == (capacity.concurrency.sequences > 0));
                              RC_ASSERT(capacity.concurrency.sequences
                                        == sequencesAt(result.prepared, question.context));
                              RC_ASSERT(capacity.fits == (capacity.shortBy <= Bytes{0.0}));
                              RC_ASSERT(capacity.fits == result.answer.quotient.has_value());
                              RC_ASSERT(!capacity.fits || result.suggestions.empty());
                              const double replicas = question.parallel.data;
                              RC_ASSERT(std::floor(capacity.concurrency.exact / replicas) * replicas
                                        == static_cast<double>(capacity.concurrency.sequences));
                          }));
    }
    void whatIsMissingIsEnough()
    {
        QVERIFY(rc::check("memory for the shortfall makes it fit, a little less does not",
                          [](Question question) {
                              question.overrides.utilization = 1.0;
                              question.overrides.reserve = gibibytes(3);
                              const Capacity capacity = capacityOf(question);
                              RC_PRE(!capacity.fits);
                              question.overrides.memory =
                                  capacity.memory.total + capacity.shortBy + Bytes{1.0};
                              RC_ASSERT(capacityOf(question).fits);
                              question.overrides.memory =
                                  capacity.memory.total + capacity.shortBy - Bytes{1.0};
                              RC_ASSERT(!capacityOf(question).fits);
                          }));
    }
    void suggestionsHold()
    {
        QVERIFY(rc::check("every suggestion fits, and nothing smaller of its kind",
                          [](const Question &question) {
                              const ConfigurationResult result = answerTo(question);
                              RC_PRE(!result.answer.capacity.fits);
                              for (const Suggestion &suggestion : result.suggestions) {
                                  Question changed = applied(question, suggestion);
                                  const ConfigurationResult better = answerTo(changed);
                                  RC_ASSERT(better.answer.capacity.fits);
                                  if (suggestion.what == Suggestion::What::TensorParallel) {
                                      RC_ASSERT(suggestion.tensorParallel > question.parallel.tensor);
                                      RC_ASSERT(catalog().model(question.model)->attentionHeads
                                                    % suggestion.tensorParallel
                                                == 0); // engines refuse others
                                      changed.parallel.tensor /= 2;
                                      RC_ASSERT(!capacityOf(changed).fits);
                                  }
                                  if (suggestion.what == Suggestion::What::Context) {
                                      RC_ASSERT(suggestion.context < question.context);
                                      ++changed.context;
                                      RC_ASSERT(!capacityOf(changed).fits);
                                  }
                              }
                          }));
    }
    void aContextOfOneTokenIsSuggestedWhereItFits()
    {
        QVERIFY(rc::check("a shorter context is suggested exactly where one token fits",
                          [](const Question &question) {
                              const ConfigurationResult result = answerTo(question);
                              RC_PRE(!result.answer.capacity.fits);
                              const bool suggested =
                                  std::any_of(result.suggestions.begin(), result.suggestions.end(),
                                              [](const Suggestion &s) {
                                                  return s.what == Suggestion::What::Context;
                                              });
                              RC_ASSERT(suggested == (sequencesAt(result.prepared, 1) > 0));
                          }));
    }

    void theStairFalls()
    {
        QVERIFY(rc::check("every corner of a sweep is right", [](const Question &question) {
            const Prepared prepared = answerTo(question).prepared;
            const Tokens from = std::min<Tokens>(1024, question.context);
            const Tokens to = from + question.context;
            const std::vector<SweepPoint> stair = sweepContext(prepared, from, to);
            RC_ASSERT(stair.empty() == (sequencesAt(prepared, from) == 0));
            RC_ASSERT(stair.size() <= std::size_t{400});
            for (std::size_t i = 0; i < stair.size(); ++i) {
                RC_ASSERT(stair[i].context >= from);
                RC_ASSERT(stair[i].context <= to);
                RC_ASSERT(stair[i].sequences == sequencesAt(prepared, stair[i].context));
                if (i > 0) {
                    RC_ASSERT(stair[i].context > stair[i - 1].context);
                    RC_ASSERT(stair[i].sequences <= stair[i - 1].sequences);
                }
                const bool end = i == 0 || stair[i].context == to;
                RC_ASSERT(end || sequencesAt(prepared, stair[i].context + 1) < stair[i].sequences);
            }
        }));
    }
    void smallCountsHaveEveryCorner()
    {
        QVERIFY(rc::check("no corner of up to 32 sequences a replica is left out",
                          [](const Question &question) {
                              const Prepared prepared = answerTo(question).prepared;
                              const Tokens to = Tokens{1} << 22;
                              const std::vector<SweepPoint> stair = sweepContext(prepared, 1024, to);
                              for (Tokens count = 1; count <= 32; ++count) {
                                  const std::optional<Tokens> corner =
                                      longestContextFor(prepared, count * prepared.data);
                                  if (!corner || *corner <= 1024 || *corner >= to)
                                      continue;
                                  RC_ASSERT(std::any_of(stair.begin(), stair.end(), [&](const SweepPoint &p) {
                                      return p.context == *corner;
                                  }));
                              }
                          }));
    }
};

QTEST_APPLESS_MAIN(LawsTest)
#include "laws_test.moc"
