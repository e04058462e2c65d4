// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/catalogitems.h"

#include "model/catalog/own_accelerator.h"
#include "widgets/sentences/catalogentry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

// What stands behind a short name: ", per channel" or " (E2M1 + E8M0 per 32)", without the signs.
QString explanationIn(QString rest)
{
    rest = rest.trimmed();
    if (rest.startsWith(QLatin1Char('(')) && rest.endsWith(QLatin1Char(')')))
        rest = rest.mid(1, rest.size() - 2);
    return rest.startsWith(QLatin1Char(',')) ? rest.mid(1).trimmed() : rest;
}

class ItemWriter {
    Q_DECLARE_TR_FUNCTIONS(ItemWriter)

public:
    ItemWriter(const Catalog &catalog, const Numbers &numbers)
        : m_catalog(catalog)
        , m_numbers(numbers)
    {}

    [[nodiscard]] PickerItem of(const Accelerator &accelerator) const
    {
        PickerItem item;
        item.id = QString::fromStdString(accelerator.id);
        item.group = QString::fromStdString(accelerator.vendor);
        item.title = QString::fromStdString(accelerator.name);
        //: Behind an accelerator's name: its memory and its memory bandwidth, "192 GB, 5.3 TB/s".
        item.detail = tr("%1, %2").arg(m_numbers.vendorMemory(accelerator.partMemory.value),
                                       m_numbers.bandwidth(accelerator.partBandwidth.value));
        if (accelerator.announced)
            //: Beside an accelerator that is not shipping yet.
            item.mark = tr("announced");
        if (isWhatIf(m_catalog, accelerator))
            item.mark = whatIfWord();
        item.keywords = QString::fromStdString(accelerator.architecture + '\n' + accelerator.form);
        return item;
    }

    [[nodiscard]] PickerItem of(const LanguageModel &model) const
    {
        PickerItem item;
        item.id = QString::fromStdString(model.id);
        item.group = QString::fromStdString(model.family);
        item.title = QString::fromStdString(model.name);
        item.detail = sizeOf(model);
        item.keywords = QString::fromStdString(model.hubId);
        for (const std::string &alias : model.aliases)
            item.keywords += QLatin1Char('\n') + QString::fromStdString(alias);
        return item;
    }

    [[nodiscard]] PickerItem of(const WeightFormat &format) const
    {
        PickerItem item = named(format.id, format.name, format.bitsPerWeight.value, format.aliases);
        item.group = groupOf(format);
        return item;
    }

    [[nodiscard]] PickerItem of(const CacheFormat &format) const
    {
        PickerItem item = named(format.id, format.name, format.bitsPerElement.value, format.aliases);
        item.group = widthGroup(format.bitsPerElement.value);
        return item;
    }

private:
    [[nodiscard]] QString billions(double parameters) const
    {
        const double rounded =
            parameters < 10e9 ? std::round(parameters / 1e8) / 10.0 : std::round(parameters / 1e9);
        return m_numbers.count(rounded);
    }
    [[nodiscard]] QString sizeOf(const LanguageModel &model) const
    {
        const QString context = m_numbers.shortTokens(static_cast<Tokens>(model.nativeContext.value));
        if (model.activeParameters)
            //: Behind a model's name. %1 and %2 are billions of parameters, %3 the native context, "256K".
            return tr("%1 B, %2 B active, %3 context")
                .arg(billions(model.totalParameters.value), billions(model.activeParameters->value), context);
        return tr("%1 B, %2 context").arg(billions(model.totalParameters.value), context);
    }
    // A long name is cut where its explanation begins; the explanation becomes the detail.
    [[nodiscard]] PickerItem named(const std::string &id, const std::string &name, double bits,
                                   const std::vector<std::string> &aliases) const
    {
        PickerItem item;
        item.id = QString::fromStdString(id);
        item.title = shortFormatName(name);
        //: The width of one element of a number format.
        item.detail = tr("%1 bits").arg(m_numbers.count(bits));
        const QString rest = explanationIn(QString::fromStdString(name).mid(item.title.size()));
        if (!rest.isEmpty())
            //: %1 is a width such as "8 bits", %2 an explanation such as "per channel".
            item.detail = tr("%1, %2").arg(item.detail, rest);
        for (const std::string &alias : aliases)
            item.keywords += QString::fromStdString(alias) + QLatin1Char('\n');
        return item;
    }
    [[nodiscard]] static QString groupOf(const WeightFormat &format)
    {
        if (format.id.rfind("gguf", 0) == 0)
            //: A group of number formats: those of llama.cpp's files.
            return tr("GGUF");
        return widthGroup(format.elementBits);
    }
    [[nodiscard]] static QString widthGroup(double bits)
    {
        if (bits >= 15.0)
            //: A group of number formats, by the width of one element.
            return tr("16 bits and more");
        if (bits >= 7.0)
            return tr("8 bits");
        return bits >= 4.75 ? tr("5 and 6 bits") : tr("4 bits and less");
    }

    const Catalog &m_catalog;
    const Numbers &m_numbers;
};

// Groups in the order of their first entry; entries keep the catalog's order within.
template<class Entry>
QList<PickerItem> itemsOf(const Catalog &catalog, const std::vector<Entry> &entries, const Numbers &numbers)
{
    const ItemWriter writer(catalog, numbers);
    QList<PickerItem> items;
    QStringList groups;
    for (const Entry &entry : entries) {
        items.append(writer.of(entry));
        if (!groups.contains(items.last().group))
            groups.append(items.last().group);
    }
    std::stable_sort(items.begin(), items.end(), [&](const PickerItem &a, const PickerItem &b) {
        return groups.indexOf(a.group) < groups.indexOf(b.group);
    });
    return items;
}

} // namespace

QString shortFormatName(const std::string &name)
{
    const std::size_t cut = std::min(name.find(", "), name.find(" ("));
    return QString::fromStdString(name.substr(0, cut));
}

QList<PickerItem> acceleratorItems(const Catalog &catalog, const Numbers &numbers)
{
    return itemsOf(catalog, catalog.accelerators, numbers);
}

QList<PickerItem> modelItems(const Catalog &catalog, const Numbers &numbers)
{
    return itemsOf(catalog, catalog.models, numbers);
}

QList<PickerItem> weightFormatItems(const Catalog &catalog, const Numbers &numbers)
{
    return itemsOf(catalog, catalog.weightFormats, numbers);
}

QList<PickerItem> cacheFormatItems(const Catalog &catalog, const Numbers &numbers)
{
    return itemsOf(catalog, catalog.cacheFormats, numbers);
}

} // namespace headroom
