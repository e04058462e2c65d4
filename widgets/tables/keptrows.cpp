// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/keptrows.h"

#include "widgets/sentences/harmless.h"
#include "widgets/sentences/measuredwords.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeptRows)
};

QStringList namesOf(const std::vector<RunDifference> &differences)
{
    QStringList names;
    for (const RunDifference difference : differences)
        names << differenceName(difference);
    return names;
}

QString baseValue(double value, const Numbers &numbers)
{
    return numbers.locale().toString(value, 'g', 10);
}

} // namespace

QStringList keptHeads()
{
    return {Words::tr("Quantity"), Words::tr("Measured"),
            //: Heads a column: a measured value over the predicted one
            Words::tr("Over predicted"), Words::tr("Conditions"),
            //: Heads a column: in what a measurement differs from the card
            Words::tr("Differs in"),
            //: Heads a column: where a value was measured
            Words::tr("From")};
}

QString originText(const Origin &origin)
{
    QStringList parts;
    for (const std::string *part : {&origin.tool, &origin.place, &origin.date})
        if (!part->empty())
            parts << harmlessLine(QString::fromStdString(*part));
    return parts.join(QStringLiteral(", "));
}

QString differsText(const MatchedMeasurement &matched, const Numbers &numbers)
{
    if (!matched.configuration)
        return Words::tr("no card to stand beside");
    QStringList names = namesOf(matched.match.differs);
    if (names.isEmpty() && matched.match.notStated.empty())
        //: A measurement under the very conditions of a card
        return Words::tr("nothing");
    const QStringList open = namesOf(matched.match.notStated);
    if (!open.isEmpty())
        //: %1: a list of conditions
        names << Words::tr("not stated: %1").arg(numbers.locale().createSeparatedList(open));
    return names.join(QStringLiteral(", "));
}

QStringList keptRow(const Catalog &catalog, const KeptMeasurement &m, const MatchedMeasurement &matched,
                    const Numbers &numbers)
{
    const auto &ratio = matched.measuredOverPredicted;
    QString quantity = quantityName(m.quantity);
    if (m.hidden)
        //: Of a value that is kept and not drawn. %1: "Time per token"
        quantity = Words::tr("%1 (hidden)").arg(quantity);
    else if (m.derived)
        //: Of a value that was worked out from what a file gives. %1: "Time per token"
        quantity = Words::tr("%1 (derived)").arg(quantity);
    return {quantity,
            measuredText(m, numbers),
            ratio ? numbers.count(std::round(*ratio * 100.0) / 100.0) : QStringLiteral("–"),
            harmlessLine(runText(catalog, m.conditions, numbers)),
            differsText(matched, numbers),
            originText(m.origin)};
}

QList<QStringList> keptTable(const Catalog &catalog, const Scenario &scenario, const Numbers &numbers)
{
    QList<QStringList> rows{{Words::tr("Quantity"), Words::tr("Measured"), Words::tr("Unit"),
                             //: Heads columns: the ends of a spread
                             Words::tr("Low"), Words::tr("High"), Words::tr("Over predicted"),
                             Words::tr("Conditions"), Words::tr("Differs in"), Words::tr("From")}};
    for (const MatchedMeasurement &matched : matchMeasurements(catalog, scenario)) {
        const KeptMeasurement &m = scenario.measurements.rows()[matched.index];
        const QStringList shown = keptRow(catalog, m, matched, numbers);
        rows << QStringList{shown[0],
                            baseValue(m.value, numbers),
                            QLatin1String(baseUnitOf(m.quantity)),
                            m.spread ? baseValue(m.spread->low, numbers) : QString(),
                            m.spread ? baseValue(m.spread->high, numbers) : QString(),
                            matched.measuredOverPredicted ? shown[2] : QString(),
                            shown[3],
                            shown[4],
                            shown[5]};
    }
    return rows;
}

} // namespace headroom
