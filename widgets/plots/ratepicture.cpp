// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/ratepicture.h"

#include "widgets/plots/seriesnames.h"
#include "widgets/plots/ticks.h"
#include "widgets/sentences/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

bool sameQuotient(const std::optional<PaperQuotient> &a, const std::optional<PaperQuotient> &b)
{
    if (!a || !b)
        return !a && !b;
    return a->quotient == b->quotient && a->afterCollectives == b->afterCollectives
           && a->collectives == b->collectives;
}

} // namespace

bool operator==(const RateBar &a, const RateBar &b)
{
    return a.label == b.label && a.announced == b.announced && a.reason == b.reason
           && sameQuotient(a.quotient, b.quotient);
}

RatePicture ratePicture(const PlotInput &input)
{
    RatePicture picture;
    if (input.isEmpty())
        return picture;
    picture.selected = input.selected;
    const QStringList names = seriesNames(input);
    double fastest = 0.0;
    for (std::size_t i = 0; i < input.evaluation->results.size(); ++i) {
        const ConfigurationResult &result = input.evaluation->results[i];
        RateBar bar;
        bar.label.name = names[static_cast<qsizetype>(i)];
        bar.announced = isAnnounced(input, i);
        if (result.unresolved) {
            bar.reason = unresolvedText(*result.unresolved);
        } else {
            bar.onPaper = paperQuotient(result.prepared);
            fastest = std::max(fastest, bar.onPaper.quotient.value());
            bar.quotient = result.answer.quotient;
            if (!bar.quotient)
                bar.reason = QCoreApplication::translate("headroom::RatePlot", "Does not fit: no rate.");
        }
        picture.collectives = picture.collectives || bar.hasCollectives();
        picture.bars.push_back(bar);
    }
    picture.fastest = fastest > 0.0 ? fastest : 1.0;
    return picture;
}

} // namespace headroom
