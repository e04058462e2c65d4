// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/infer_log.h"

#include "model/measurement/predict_log.h"
#include "model/measurement/unsaid.h"
#include "model/scenario/scenario_json.h"

#include <algorithm>
#include <set>

namespace headroom {

namespace {

using What = LogMatch::What;
using How = LogMatch::How;

constexpr std::size_t kMostPairs = 1500; // a second or less
constexpr int kMostRounds = 3;

void markInferred(MatchedLog &matched, What what, const std::string &value)
{
    for (LogMatch &match : matched.matches)
        if (match.what == what) {
            match.how = How::Inferred;
            match.taken = value;
        }
}

// The configuration with the value in place; false where the method does not take it.
bool put(MatchedLog &matched, const UnsaidValue &unsaid)
{
    if (unsaid.key == kUnsaidContext) {
        matched.scenario.context = std::stoll(unsaid.value);
        markInferred(matched, What::Context, unsaid.value);
        return true;
    }
    if (unsaid.key == kUnsaidCache) {
        matched.scenario.configurations.front().cache = unsaid.value;
        markInferred(matched, What::Cache, unsaid.value);
        return true;
    }
    if (applySetting(matched.scenario.settings, matched.scenario.method, unsaid.key + '=' + unsaid.value))
        return false;
    std::erase_if(matched.settings, [&](const LogSetting &s) { return s.key == unsaid.key; });
    matched.settings.push_back({unsaid.key, unsaid.value, 0, true, true});
    return true;
}

// Which terms agree, and whether all do.
struct Agreement {
    std::set<LogTerm> terms;
    bool whole = false;

    // More than `other`, and nothing of it lost.
    [[nodiscard]] bool isBetterThan(const Agreement &other) const
    {
        return terms.size() > other.terms.size()
               && std::includes(terms.begin(), terms.end(), other.terms.begin(), other.terms.end());
    }
};

class Inference {
public:
    Inference(const Catalog &catalog, const EngineLog &log, MatchedLog &matched)
        : m_catalog(catalog)
        , m_log(log)
        , m_matched(matched)
    {}

    void run()
    {
        replaceVersion();
        m_best = agreementOf(m_matched);
        if (m_best.whole)
            return;
        m_values = unsaidValues(m_catalog, m_log, m_matched);
        for (int round = 0; round < kMostRounds && !m_best.whole; ++round)
            if (!takeBest(singles()) && !takeBest(pairs()))
                return;
    }

private:
    using Change = std::vector<UnsaidValue>;

    // The newest version is assumed, unless the messages are worded as only others word them.
    void replaceVersion()
    {
        if (m_log.engine != Engine::Vllm || m_log.deciding(LogTerm::Version))
            return;
        constexpr EngineVersion assumed{.major = 0, .minor = 25, .patch = 1};
        const LogForms &forms = m_log.forms;
        if (!forms.firstCore && !(assumed < forms.atLeast) && assumed < forms.before)
            return;
        if (const std::vector<std::string> left = versionsInWindow(forms); !left.empty())
            put(m_matched, {"version", left.front()});
    }

    [[nodiscard]] Agreement agreementOf(const MatchedLog &matched) const
    {
        const LogComparison comparison = compareWithLog(predictLog(m_catalog, m_log, matched), m_log);
        Agreement agreement;
        for (const TermDifference &term : comparison.terms)
            if (term.agrees())
                agreement.terms.insert(term.term);
        agreement.whole = !comparison.culprit;
        return agreement;
    }

    [[nodiscard]] std::vector<Change> singles() const
    {
        std::vector<Change> changes;
        for (const UnsaidValue &value : m_values)
            changes.push_back({value});
        return changes;
    }
    [[nodiscard]] std::vector<Change> pairs() const
    {
        std::vector<Change> changes;
        for (std::size_t i = 0; i < m_values.size(); ++i)
            for (std::size_t j = i + 1; j < m_values.size() && changes.size() < kMostPairs; ++j)
                if (m_values[i].key != m_values[j].key)
                    changes.push_back({m_values[i], m_values[j]});
        return changes;
    }

    // The first change after which all agree, else the one that gains most.
    bool takeBest(const std::vector<Change> &changes)
    {
        std::optional<MatchedLog> taken;
        for (const Change &change : changes) {
            MatchedLog trial = m_matched;
            if (!std::all_of(change.begin(), change.end(),
                             [&](const UnsaidValue &v) { return put(trial, v); }))
                continue;
            Agreement agreement = agreementOf(trial);
            if (!agreement.isBetterThan(m_best))
                continue;
            m_best = std::move(agreement);
            taken = std::move(trial);
            if (m_best.whole)
                break;
        }
        if (taken)
            m_matched = std::move(*taken);
        return taken.has_value();
    }

    const Catalog &m_catalog;
    const EngineLog &m_log;
    MatchedLog &m_matched;
    std::vector<UnsaidValue> m_values;
    Agreement m_best;
};

} // namespace

void inferUnsaid(const Catalog &catalog, const EngineLog &log, MatchedLog &matched)
{
    if (log.engine == Engine::Unknown || matched.scenario.model.empty())
        return;
    Inference(catalog, log, matched).run();
}

} // namespace headroom
