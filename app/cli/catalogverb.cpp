// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/catalogjson.h"
#include "app/cli/catalogtext.h"
#include "app/cli/usageerror.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

enum class List { Accelerators, Models, Formats };

List listFrom(const Typed &typed)
{
    const QString known = QStringLiteral("accelerators, models, formats");
    if (!typed)
        refuse(QStringLiteral("catalog"), Errors::tr("Say which list: %1.").arg(known));
    if (*typed == QLatin1String("accelerators"))
        return List::Accelerators;
    if (*typed == QLatin1String("models"))
        return List::Models;
    if (*typed != QLatin1String("formats"))
        refuse(QStringLiteral("catalog"), Errors::tr("There is no list %1; known: %2.").arg(quoted(*typed), known));
    return List::Formats;
}

template<class Entry, class ToJson> Json listed(const std::vector<Entry> &entries, const CatalogSearch &search, ToJson toJson)
{
    Json json = Json::array();
    for (const Entry &entry : entries)
        if (search.matches(entry))
            json.push_back(toJson(entry));
    return json;
}

QString jsonOf(const Catalog &catalog, List list, const CatalogSearch &search, const QLocale &locale)
{
    Json json = Json::object();
    if (list == List::Accelerators)
        json["accelerators"] = listed(catalog.accelerators, search, [&](const Accelerator &a) { return acceleratorJson(catalog, a, locale); });
    if (list == List::Models)
        json["models"] = listed(catalog.models, search, [&](const LanguageModel &m) { return modelJson(catalog, m, locale); });
    if (list == List::Formats) {
        json["weights"] = listed(catalog.weightFormats, search, [&](const WeightFormat &f) { return formatJson(catalog, f, locale); });
        json["cache"] = listed(catalog.cacheFormats, search, [&](const CacheFormat &f) { return formatJson(catalog, f, locale); });
    }
    return written({json}, true);
}

} // namespace

QString catalogVerb(const Catalog &catalog, const Typed &list, const Typed &search, Format format, const Numbers &numbers)
{
    const List wanted = listFrom(list);
    const CatalogSearch words(search.value_or(QString()));
    if (format == Format::Json)
        return jsonOf(catalog, wanted, words, numbers.locale());
    const QString text = wanted == List::Accelerators ? acceleratorsText(catalog, words, numbers)
                         : wanted == List::Models     ? modelsText(catalog, words, numbers)
                                                      : formatsText(catalog, words, numbers);
    return text.isEmpty() ? Errors::tr("Nothing holds %1.").arg(quoted(search.value_or(QString()))) + QLatin1Char('\n') : text;
}

} // namespace headroom
