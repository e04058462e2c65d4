// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/ownpoints.h"

#include "widgets/sentences/harmless.h"
#include "widgets/sentences/measuredwords.h"
#include "widgets/tables/keptrows.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OwnPoints)
};

QStringList conditionsOf(const MatchedMeasurement &matched, const KeptMeasurement &m, const Numbers &numbers)
{
    QStringList lines;
    if (matched.measuredOverPredicted)
        //: Of a measurement. %1: "Time per token" · %2: a value · %3: a factor such as 0.97
        lines << Words::tr("%1 %2, %3 times what is predicted for its conditions.")
                     .arg(quantityName(m.quantity), measuredText(m, numbers),
                          numbers.count(std::round(*matched.measuredOverPredicted * 100.0) / 100.0));
    else
        //: Of a measurement. %1: "Time per token" · %2: a value
        lines << Words::tr("%1 %2; nothing is predicted for its conditions.")
                     .arg(quantityName(m.quantity), measuredText(m, numbers));
    if (!matched.isExact())
        //: %1: a list of conditions
        lines << Words::tr("Differs from the card in: %1.").arg(differsText(matched, numbers));
    return lines;
}

} // namespace

void OwnPoints::match(const PlotInput &input, const Scenario &scenario)
{
    m_catalog = input.catalog;
    m_scenario = scenario;
    m_locale = input.locale;
    m_points.clear();
    const Numbers numbers = input.numbers();
    for (const MatchedMeasurement &matched : matchMeasurements(*m_catalog, scenario)) {
        const KeptMeasurement &m = scenario.measurements.rows()[matched.index];
        if (m.hidden || !matched.point || !matched.belongs())
            continue;
        MeasuredPoint point;
        point.own = true;
        point.series = static_cast<int>(*matched.configuration);
        point.sequences = matched.point->sequences;
        point.devices = matched.point->devices;
        point.perUser = matched.point->perUser.value();
        point.low = matched.point->low.value();
        point.high = matched.point->high.value();
        // A time that is longer than predicted is a rate that is lower.
        const double ratio = matched.measuredOverPredicted.value_or(0.0);
        point.overTypical = m.quantity == MeasuredQuantity::TimePerToken && ratio > 0.0 ? 1.0 / ratio : ratio;
        point.label = harmlessLine(runText(*m_catalog, m.conditions, numbers));
        point.conditions = conditionsOf(matched, m, numbers);
        point.source = originText(m.origin);
        if (!matched.isExact() || !matched.match.notStated.empty())
            point.style = MeasuredPoint::Style::Hollow;
        m_points.push_back(std::move(point));
    }
}

std::vector<MeasuredPoint> OwnPoints::of(const PlotInput &input)
{
    if (input.isEmpty() || input.evaluation->scenario.measurements.isEmpty())
        return {};
    Scenario scenario = input.evaluation->scenario;
    scenario.sequences = 1;
    if (input.catalog != m_catalog || input.locale != m_locale || scenario != m_scenario)
        match(input, scenario);
    return m_points;
}

} // namespace headroom
