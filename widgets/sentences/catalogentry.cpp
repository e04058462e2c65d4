// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/catalogentry.h"

#include "model/catalog/own_accelerator.h"
#include "widgets/sentences/working.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CatalogEntry)
};

QString peakName(std::size_t format)
{
    //: A figure of an accelerator. %1: a number format, "BF16"
    return Words::tr("%1 peak, dense").arg(matrixFormatName(format));
}

QString partPower()
{
    return Words::tr("Board power of the part");
}
QString nativeContext()
{
    return Words::tr("Native context");
}

// Collects the figures of one entry, written by one function of Numbers each.
class Figures {
public:
    explicit Figures(CatalogEntry &entry)
        : m_entry(entry)
    {}
    template<class T, class Write> void add(const QString &name, const Sourced<T> &figure, Write write)
    {
        CatalogFigure line{name, write(figure.value), bare(figure.value), figure.from, {}};
        for (const Alternate<T> &other : figure.alternates)
            line.others.push_back({write(other.value), other.from});
        m_entry.figures.push_back(std::move(line));
    }
    template<class T, class Write>
    void add(const QString &name, const std::optional<Sourced<T>> &figure, Write write)
    {
        if (figure)
            add(name, *figure, write);
    }
    void add(const QString &name, double number, const Provenance &from, const Numbers &numbers)
    {
        if (number > 0.0)
            m_entry.figures.push_back({name, numbers.count(number), number, from, {}});
    }

private:
    static double bare(double value) { return value; }
    template<class Q> static double bare(const Q &quantity) { return quantity.value(); }
    CatalogEntry &m_entry;
};

void addKeywords(CatalogEntry &entry, const std::vector<std::string> &words)
{
    QStringList list{QString::fromStdString(entry.place.id)};
    for (const std::string &word : words)
        list << QString::fromStdString(word);
    entry.keywords = list.join(u'\n');
}

QString priceName(PriceBasis basis)
{
    switch (basis) {
    case PriceBasis::HyperscalerOwnership:
        return Words::tr("Cost of ownership, hyperscaler");
    case PriceBasis::NeocloudOwnership:
        return Words::tr("Cost of ownership, neocloud");
    case PriceBasis::Rental3Years:
        return Words::tr("Rental over three years");
    case PriceBasis::List:
        break;
    }
    return Words::tr("List price");
}

void addLinks(Figures &figures, const ScaleUp &links, const Numbers &numbers)
{
    const auto rate = [&](BytesPerSecond value) { return numbers.bandwidth(value); };
    const auto count = [&](double value) { return numbers.count(value); };
    figures.add(Words::tr("Links"), links.links, count);
    figures.add(Words::tr("To one other device, one way"), links.perPeer, rate);
    figures.add(Words::tr("All links, one way"), links.total, rate);
    figures.add(Words::tr("Devices of the scale-up domain"), links.domain, count);
}

CatalogEntry entryOf(const Catalog &catalog, const Accelerator &a, const Numbers &numbers)
{
    CatalogEntry entry{{CatalogList::Accelerators, a.id, false},
                       QString::fromStdString(a.name),
                       QString::fromStdString(a.vendor),
                       {},
                       {},
                       {},
                       a.disagreements,
                       a.cautions,
                       {}};
    entry.status = isWhatIf(catalog, a) ? whatIfWord() : a.announced ? kindName(Kind::Announced) : QString();
    addKeywords(entry, a.aliases);
    entry.keywords += u'\n' + QString::fromStdString(a.architecture + '\n' + a.form + '\n' + a.memoryType);
    Figures figures(entry);
    figures.add(termName(Term::PartMemory), a.partMemory, [&](Bytes b) { return numbers.vendorMemory(b); });
    figures.add(Words::tr("Memory of a device, to the runtime"), a.runtimeMemory,
                [&](Bytes b) { return numbers.memory(b, 2); });
    figures.add(termName(Term::PartBandwidth), a.partBandwidth,
                [&](BytesPerSecond r) { return numbers.bandwidth(r); });
    for (std::size_t f = 0; f < kMatrixFormats; ++f)
        figures.add(peakName(f), a.partPeaks[f],
                    [&](FlopsPerSecond rate) { return numbers.value(Unit::FlopPerSecond, rate.value()); });
    figures.add(partPower(), a.partPower, [&](Watts w) { return numbers.power(w); });
    figures.add(QString::fromStdString(a.computeUnitName), a.computeUnits,
                [&](double n) { return numbers.count(n); });
    addLinks(figures, a.scaleUp, numbers);
    figures.add(Words::tr("Parts of a usual node"), a.devicesPerNode,
                [&](double n) { return numbers.count(n); });
    for (const Price &price : a.prices) {
        const bool list = price.basis == PriceBasis::List;
        entry.figures.push_back({priceName(price.basis),
                                 list ? numbers.dollars(price.usd) : numbers.dollarsPerHour(price.usd),
                                 price.usd,
                                 price.from,
                                 {}});
    }
    return entry;
}

void addCheckpoints(Figures &figures, const LanguageModel &m, const Numbers &numbers)
{
    for (const Checkpoint &checkpoint : m.checkpoints)
        //: A figure of a model. %1: where the checkpoint is published · %2: its format
        figures.add(Words::tr("Checkpoint %1, %2")
                        .arg(QString::fromStdString(checkpoint.hubId),
                             QString::fromStdString(checkpoint.format)),
                    checkpoint.bytes, [&](Bytes b) { return numbers.memory(b, 2); });
}

CatalogEntry entryOf(const Catalog &, const LanguageModel &m, const Numbers &numbers)
{
    CatalogEntry entry{{CatalogList::Models, m.id, false},
                       QString::fromStdString(m.name),
                       QString::fromStdString(m.family),
                       {},
                       {},
                       {},
                       m.disagreements,
                       {},
                       m.notes};
    addKeywords(entry, m.aliases);
    entry.keywords += u'\n' + QString::fromStdString(m.hubId);
    const auto count = [&](double n) { return numbers.count(n); };
    Figures figures(entry);
    figures.add(termName(Term::Parameters), m.totalParameters, count);
    figures.add(termName(Term::ActiveParameters), m.activeParameters, count);
    figures.add(Words::tr("Parameters as the lesson states them"), m.nominalParameters, count);
    figures.add(nativeContext(), m.nativeContext, count);
    figures.add(termName(Term::Layers), static_cast<double>(m.layers.size()), m.layersFrom, numbers);
    figures.add(termName(Term::HiddenSize), m.hiddenSize, m.shapeFrom, numbers);
    figures.add(termName(Term::VocabularySize), m.vocabularySize, m.shapeFrom, numbers);
    figures.add(termName(Term::AttentionHeads), m.attentionHeads, m.shapeFrom, numbers);
    if (m.mixture) {
        figures.add(termName(Term::Experts), m.mixture->experts, m.layersFrom, numbers);
        figures.add(termName(Term::ExpertsPerToken), m.mixture->expertsPerToken, m.layersFrom, numbers);
    }
    addCheckpoints(figures, m, numbers);
    return entry;
}

template<class Format>
CatalogEntry formatEntry(const Format &f, bool cache, const QString &group, const QString &figure,
                         const Sourced<double> &bits, const Numbers &numbers)
{
    CatalogEntry entry{
        {CatalogList::Formats, f.id, cache}, QString::fromStdString(f.name), group, {}, {}, {}, {}, {}, {}};
    addKeywords(entry, f.aliases);
    Figures(entry).add(figure, bits, [&](double n) { return numbers.count(n); });
    if (!f.note.isEmpty())
        entry.notes.push_back(f.note);
    return entry;
}

CatalogEntry entryOf(const Catalog &, const WeightFormat &f, const Numbers &numbers)
{
    //: What a number format is for.
    return formatEntry(f, false, Words::tr("Weights"), termName(Term::BitsPerWeight), f.bitsPerWeight,
                       numbers);
}

CatalogEntry entryOf(const Catalog &, const CacheFormat &f, const Numbers &numbers)
{
    return formatEntry(f, true, Words::tr("KV cache"), termName(Term::CacheBits), f.bitsPerElement, numbers);
}

template<class List>
void addAll(std::vector<CatalogEntry> &entries, const Catalog &catalog, const List &list,
            const Numbers &numbers)
{
    for (const auto &entry : list)
        entries.push_back(entryOf(catalog, entry, numbers));
}

template<class Entry>
std::optional<CatalogEntry> found(const Catalog &catalog, const Entry *entry, const Numbers &numbers)
{
    return entry ? std::optional(entryOf(catalog, *entry, numbers)) : std::nullopt;
}

} // namespace

const CatalogFigure *CatalogEntry::figure(const QString &named) const
{
    const auto at =
        std::find_if(figures.begin(), figures.end(), [&](const CatalogFigure &f) { return f.name == named; });
    return at == figures.end() ? nullptr : &*at;
}

bool CatalogEntry::isNamedBy(const QString &search) const
{
    const QString text = QStringList{name, group, status, keywords}.join(u'\n');
    const QStringList words = search.simplified().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

std::vector<CatalogEntry> catalogEntries(const Catalog &catalog, CatalogList list, const Numbers &numbers)
{
    std::vector<CatalogEntry> entries;
    if (list == CatalogList::Accelerators)
        addAll(entries, catalog, catalog.accelerators, numbers);
    if (list == CatalogList::Models)
        addAll(entries, catalog, catalog.models, numbers);
    if (list == CatalogList::Formats) {
        addAll(entries, catalog, catalog.weightFormats, numbers);
        addAll(entries, catalog, catalog.cacheFormats, numbers);
    }
    return entries;
}

std::optional<CatalogEntry> catalogEntry(const Catalog &catalog, const CatalogPlace &place,
                                         const Numbers &numbers)
{
    switch (place.list) {
    case CatalogList::Accelerators:
        return found(catalog, catalog.accelerator(place.id), numbers);
    case CatalogList::Models:
        return found(catalog, catalog.model(place.id), numbers);
    case CatalogList::Formats:
        return place.cache ? found(catalog, catalog.cacheFormat(place.id), numbers)
                           : found(catalog, catalog.weightFormat(place.id), numbers);
    }
    return std::nullopt;
}

QStringList mainFigures(CatalogList list)
{
    switch (list) {
    case CatalogList::Accelerators:
        return {termName(Term::PartMemory), termName(Term::PartBandwidth),
                peakName(static_cast<std::size_t>(MatrixFormat::Bf16)),
                peakName(static_cast<std::size_t>(MatrixFormat::Fp8)), partPower()};
    case CatalogList::Models:
        return {termName(Term::Parameters), termName(Term::ActiveParameters), nativeContext(),
                termName(Term::Layers)};
    case CatalogList::Formats:
        return {termName(Term::BitsPerWeight), termName(Term::CacheBits)};
    }
    return {};
}

QString matrixFormatName(std::size_t format)
{
    static const QStringList names{QStringLiteral("FP64"), QStringLiteral("FP32"), QStringLiteral("TF32"),
                                   QStringLiteral("BF16"), QStringLiteral("FP16"), QStringLiteral("FP8"),
                                   QStringLiteral("INT8"), QStringLiteral("FP6"),  QStringLiteral("FP4")};
    return names.value(static_cast<qsizetype>(format));
}

QString whatIfWord()
{
    //: Of an accelerator that does not exist: a copy with figures that somebody changed.
    return Words::tr("what if");
}

} // namespace headroom
