// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/names.h"

#include "model/catalog/own_accelerator.h"
#include "widgets/sentences/catalogentry.h"
#include "widgets/sentences/plural.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace headroom {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

// "A, B" and "A (B)" without B. No regular expression: names are asked for at every step of a drag.
QString beforeRemark(const QString &name)
{
    const auto remark =
        std::find_if(name.begin(), name.end(), [](QChar letter) { return letter == u',' || letter == u'('; });
    return name.left(remark - name.begin()).trimmed();
}

// "MI300X" of "Instinct MI300X", "A100 SXM" of "A100 SXM 80 GB": without a maker's brand word and a size at
// the end.
QString bareName(QString name)
{
    for (const auto brand : {QLatin1String("Instinct "), QLatin1String("GeForce "), QLatin1String("Radeon ")})
        if (name.startsWith(brand)) {
            name.remove(0, brand.size());
            break;
        }
    const QLatin1String unit(" GB");
    if (!name.endsWith(unit))
        return name;
    qsizetype digits = name.size() - unit.size();
    while (digits > 0 && name[digits - 1].isDigit())
        --digits;
    const bool size = digits > 0 && digits < name.size() - unit.size() && name[digits - 1] == u' ';
    return size ? name.left(digits - 1) : name;
}

QString formatName(const std::string &name)
{
    QString head = beforeRemark(QString::fromStdString(name));
    return head.remove(QLatin1String(" E4M3")); // the usual FP8; E5M2 keeps its mark
}

// Two parts of one short name keep their whole names.
QString distinctName(const Catalog &catalog, const Accelerator &accelerator)
{
    const QString name = shortName(accelerator);
    const bool shared =
        std::any_of(catalog.accelerators.begin(), catalog.accelerators.end(), [&](const Accelerator &other) {
            return other.id != accelerator.id && shortName(other) == name;
        });
    return shared ? QString::fromStdString(accelerator.name) : name;
}

// "MI300X", "2 × H100 SXM", "MI250X device".
QString countedName(const Catalog &catalog, const Configuration &configuration)
{
    const Accelerator *accelerator = catalog.accelerator(configuration.accelerator);
    QString name =
        accelerator ? distinctName(catalog, *accelerator) : QString::fromStdString(configuration.accelerator);
    if (accelerator && accelerator->devicesPerPart > 1) {
        //: One of the devices of a part that shows several. %1: short name of the part. Feminine in
        //: Portuguese
        //: ("unidade"), because sentences continue with "uma".
        name = Names::tr("%1 device").arg(name);
    }
    const int devices = configuration.parallel.devices();
    return devices > 1 ? QString::number(devices) + QStringLiteral(" × ") + name : name;
}

bool isAnnounced(const Catalog &catalog, const Configuration &configuration)
{
    const Accelerator *accelerator = catalog.accelerator(configuration.accelerator);
    return accelerator && accelerator->announced;
}

bool isWhatIf(const Catalog &catalog, const Configuration &configuration)
{
    const Accelerator *accelerator = catalog.accelerator(configuration.accelerator);
    return accelerator && isWhatIf(catalog, *accelerator);
}

QStringList degreesOf(const Parallelism &parallel)
{
    QStringList degrees;
    const auto add = [&](const char *letters, int degree) {
        if (degree > 1)
            degrees << QStringLiteral("%1 %2").arg(QLatin1String(letters)).arg(degree);
    };
    add("TP", parallel.tensor);
    add("PP", parallel.pipeline);
    add("EP", parallel.expert);
    add("DP", parallel.data);
    return degrees;
}

} // namespace

QString shortName(const Accelerator &accelerator)
{
    const QString full = QString::fromStdString(accelerator.name);
    QString name = beforeRemark(full);
    if (full.contains(QLatin1String("(one GPU of")))
        name += QLatin1String(" GPU"); // one of a rack's, not the rack
    return bareName(name);
}

QString shortName(const WeightFormat &format)
{
    return formatName(format.name);
}

QString shortName(const CacheFormat &format)
{
    return formatName(format.name);
}

QString configurationName(const Catalog &catalog, const Configuration &configuration)
{
    const QString name =
        (QStringList(countedName(catalog, configuration)) + degreesOf(configuration.parallel))
            .join(QLatin1String(", "));
    if (isWhatIf(catalog, configuration))
        //: Behind the name of a configuration whose accelerator does not exist: a copy with changed figures.
        return Names::tr("%1 (what if)").arg(name);
    //: Behind the name of a configuration whose accelerator is announced, not shipping.
    return isAnnounced(catalog, configuration) ? Names::tr("%1 (announced)").arg(name) : name;
}

QString configurationPhrase(const Catalog &catalog, const Configuration &configuration,
                            const QStringList &apart)
{
    QStringList remarks = degreesOf(configuration.parallel);
    if (isAnnounced(catalog, configuration)) {
        //: Of an accelerator that is not shipping; in brackets behind its name, inside a sentence.
        remarks << Names::tr("announced", "accelerator");
    }
    if (isWhatIf(catalog, configuration))
        remarks << whatIfWord();
    remarks << apart;
    const QString name = countedName(catalog, configuration);
    return remarks.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, remarks.join(QLatin1String(", ")));
}

QString modelName(const Catalog &catalog, const Scenario &scenario, const Configuration &configuration)
{
    const std::string &id = configuration.model.empty() ? scenario.model : configuration.model;
    const LanguageModel *model = catalog.model(id);
    return QString::fromStdString(model ? model->name : id);
}

QString tokensText(Tokens tokens, const Numbers &numbers)
{
    //: A number of tokens, inside sentences. %1: the number
    return Names::tr("%1 token(s)", nullptr, plural(tokens)).arg(numbers.tokens(tokens));
}

QString textIn(const Text &text, const QLocale &locale)
{
    const bool portuguese = locale.language() == QLocale::Portuguese;
    const std::string &wanted = portuguese ? text.ptBR : text.en;
    return QString::fromStdString(wanted.empty() ? (portuguese ? text.en : text.ptBR) : wanted);
}

} // namespace headroom
