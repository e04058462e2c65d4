// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reserves.h"

#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/names.h"

#include "model/explain/trace.h"

#include <QCoreApplication>

#include <span>

namespace headroom {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

std::span<const ReserveTerm> termsOf(const Reserves &reserves)
{
    return {reserves.terms.data(), reserves.count};
}

Json bandJson(const Catalog &catalog, const ReserveBand &band, const QLocale &locale)
{
    Json json = Json::object();
    json["id"] = band.id;
    json["note"] = textJson(textIn(band.note, locale));
    Json &rows = json["rows"] = Json::array();
    for (const ReserveRow &row : band.rows)
        rows.push_back({{"value", numberJson(row.value)},
                        {"where", row.where},
                        {"source", sourceJson(catalog, {Kind::Measured, row.source, {}})}});
    return json;
}

} // namespace

Json reservesJson(const Catalog &catalog, const Reserves &reserves, const QLocale &locale)
{
    Json json = Json::array();
    for (const ReserveTerm &term : termsOf(reserves)) {
        Json part = Json::object();
        part["id"] = idOf(termOf(term.what));
        part["low"] = numberJson(term.low.value());
        part["typical"] = numberJson(term.typical.value());
        part["high"] = numberJson(term.high.value());
        part["inside"] = term.inside;
        Json &bands = part["bands"] = Json::array();
        for (const std::int16_t band : term.bands)
            if (band >= 0)
                bands.push_back(bandJson(catalog, catalog.reserves[static_cast<std::size_t>(band)], locale));
        json.push_back(std::move(part));
    }
    return json;
}

void addReserves(Table &table, const Catalog &catalog, const Reserves &reserves, const Numbers &numbers)
{
    for (const ReserveTerm &term : termsOf(reserves)) {
        if (term.what == ReserveTerm::What::Lesson || (term.high.value() <= 0.0 && term.inside))
            continue;
        //: A part of the reserve that lies beside the memory an engine may use. %1: "Captured graphs"
        const QString beside = Report::tr("%1, on top");
        const QString name = reserveName(term.what);
        table.addRow({QLatin1String("  ") + (term.inside ? name : beside.arg(name)),
                      numbers.memory(term.typical), reserveBandText(catalog, term, numbers)});
    }
}

QString reserveRowsText(const Catalog &catalog, const Reserves &reserves, const Numbers &numbers,
                        Footnotes &notes)
{
    QString text;
    for (const ReserveTerm &term : termsOf(reserves))
        for (const std::int16_t index : term.bands) {
            if (index < 0)
                continue;
            const ReserveBand &band = catalog.reserves[static_cast<std::size_t>(index)];
            text += QLatin1String("  ") + reserveName(term.what) + QLatin1String(": ")
                    + textIn(band.note, numbers.locale()) + QLatin1Char('\n');
            for (const ReserveRow &row : band.rows)
                text += QStringLiteral("    %1  %2\n")
                            .arg(notes.marked(numbers.count(row.value), {Kind::Measured, row.source, {}}),
                                 QString::fromStdString(row.where));
        }
    return text;
}

} // namespace headroom
