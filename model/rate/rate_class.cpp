// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rate/rate_class.h"

#include "model/rate/links.h"
#include "model/scenario/scenario_json.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace headroom {

namespace {

using What = RateReason::What;

const SoftwareClass *find(const Efficiency &efficiency, const std::string &hardware,
                          std::optional<RateEngine> engine, Era era, bool wide)
{
    for (const SoftwareClass &c : efficiency.classes) {
        const bool serves = c.engine == engine || (engine && c.alsoEngine == engine);
        if (c.hardware == hardware && serves && (c.era == Era::Any || c.era == era) && (wide || !c.only16Bit))
            return &c;
    }
    return nullptr;
}

class Chooser {
public:
    Chooser(const Efficiency &efficiency, const Accelerator &accelerator, const RateQuestion &question)
        : m_efficiency(efficiency)
        , m_accelerator(accelerator)
        , m_question(question)
    {
        m_class.constants = &*efficiency.constants;
        m_class.hardware = &hardwareRates(efficiency, accelerator);
        m_class.engine = question.engine;
    }

    RateClass choose()
    {
        if (m_question.engine != RateEngine::None)
            chooseForEngine();
        if (!m_class.software)
            choosePooled();
        checkBorrowing();
        checkGrey();
        return std::move(m_class);
    }

private:
    [[nodiscard]] bool wide() const { return m_question.bitsPerWeight > m_class.constants->sixteenAbove; }

    void reason(What what, double a = 0.0, double b = 0.0, std::string text = {})
    {
        m_class.reasons.push_back({what, a, b, std::move(text)});
    }
    void borrow(What what, double a = 0.0, double b = 0.0, std::string text = {})
    {
        m_class.borrowed = true;
        reason(what, a, b, std::move(text));
    }

    void chooseForEngine()
    {
        const std::string &hardware = m_class.hardware->id;
        const char *engine = idOf(m_question.engine);
        m_class.software = find(m_efficiency, hardware, m_question.engine, m_question.era, wide());
        if (m_class.software) {
            reason(What::EngineClass, 0, 0, engine);
            return;
        }
        m_class.software = find(m_efficiency, hardware, m_question.engine, Era::Current, wide());
        if (!m_class.software)
            return;
        // Where the era's class serves 16-bit weights only, the current one is meant for the others.
        if (find(m_efficiency, hardware, m_question.engine, m_question.era, true))
            reason(What::EngineClass, 0, 0, engine);
        else
            borrow(What::EraBorrowed, 0, 0, engine);
    }

    void choosePooled()
    {
        m_class.software = find(m_efficiency, m_class.hardware->id, std::nullopt, Era::Any, wide());
        assert(m_class.software); // every hardware of the catalog has a pooled class
        if (m_class.hardware->id == kUnknownHardware)
            return; // said by checkGrey
        if (m_question.engine == RateEngine::None)
            reason(What::PooledNoEngine);
        else
            borrow(What::PooledForEngine, 0, 0, idOf(m_question.engine));
    }

    void checkBorrowing()
    {
        const SoftwareClass &software = *m_class.software;
        if (!software.borrowedFrom.empty())
            borrow(What::ArchitectureLent, 0, 0, software.borrowedFrom);
        if (software.runsAre16Bit && !wide()) {
            m_class.widening *= m_class.constants->borrowed;
            borrow(What::NarrowInEarly);
        }
        const int devices =
            std::max(m_question.parallel.tensor * m_question.parallel.pipeline, m_question.parallel.expert);
        if (devices > m_class.constants->devicesWithoutBorrowing) {
            m_class.widening *= m_class.constants->borrowed;
            borrow(What::ManyDevices, devices, m_class.constants->devicesWithoutBorrowing);
        }
    }

    void checkGrey()
    {
        const auto grey = [this](What what, double a, double b, std::string text) {
            m_class.grey = true;
            reason(what, a, b, std::move(text));
        };
        if (m_class.hardware->id == kUnknownHardware)
            grey(What::NoClass, 0, 0, m_accelerator.architecture);
        if (m_accelerator.announced)
            grey(What::Announced, 0, 0, m_accelerator.name);
        const double most = devicesWithLinks(*m_class.constants, m_accelerator);
        const int together = std::max(m_question.parallel.tensor, m_question.parallel.expert); // all-reduce
                                                                                               // or exchange
        if (together > most)
            grey(What::BeyondDomain, together, most, m_accelerator.name);
    }

    const Efficiency &m_efficiency;
    const Accelerator &m_accelerator;
    const RateQuestion &m_question;
    RateClass m_class;
};

bool anyMeans(const std::vector<std::string> &words, std::string_view id)
{
    return std::any_of(words.begin(), words.end(),
                       [id](const std::string &word) { return isMeantBy(id, word); });
}

} // namespace

bool isMeantBy(std::string_view id, std::string_view word)
{
    if (word.ends_with('*'))
        return id.starts_with(word.substr(0, word.size() - 1));
    return id == word;
}

const HardwareRates &hardwareRates(const Efficiency &efficiency, const Accelerator &accelerator)
{
    for (const HardwareRates &h : efficiency.hardware)
        if (anyMeans(h.accelerators, accelerator.id))
            return h;
    for (const HardwareRates &h : efficiency.hardware)
        if (anyMeans(h.architectures, accelerator.architecture))
            return h;
    const auto unknown = std::find_if(efficiency.hardware.begin(), efficiency.hardware.end(),
                                      [](const HardwareRates &h) { return h.id == kUnknownHardware; });
    assert(unknown != efficiency.hardware.end());
    return *unknown;
}

RateClass chooseRateClass(const Efficiency &efficiency, const Accelerator &accelerator,
                          const RateQuestion &question)
{
    return Chooser(efficiency, accelerator, question).choose();
}

Era eraOf(const Efficiency &efficiency, RateEngine engine, std::string_view version, std::string_view date)
{
    const auto start = std::find_if(efficiency.eras.begin(), efficiency.eras.end(),
                                    [engine](const EraStart &e) { return e.engine == engine; });
    if (start == efficiency.eras.end())
        return Era::Current;
    int major = 0;
    int minor = 0;
    const char *end = version.data() + version.size();
    const auto first = std::from_chars(version.data(), end, major);
    const bool dotted = first.ec == std::errc() && first.ptr != end && *first.ptr == '.';
    if (dotted && std::from_chars(first.ptr + 1, end, minor).ec == std::errc())
        return std::pair(major, minor) < std::pair(start->major, start->minor) ? Era::Early : Era::Current;
    return !date.empty() && date.substr(0, start->since.size()) < start->since ? Era::Early : Era::Current;
}

RateEngine rateEngineOf(const Scenario &scenario)
{
    if (scenario.rate.engine)
        return *scenario.rate.engine;
    return rateEngineFrom(idOf(scenario.method)).value_or(RateEngine::None); // "reference" names none
}

std::string_view rateVersionOf(const Scenario &scenario)
{
    const bool ofMethod = !scenario.rate.engine && scenario.settings.version;
    return scenario.rate.version.empty() && ofMethod ? std::string_view(*scenario.settings.version)
                                                     : std::string_view(scenario.rate.version);
}

} // namespace headroom
