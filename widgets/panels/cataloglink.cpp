// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/cataloglink.h"

#include <QStringList>

#include <array>

namespace headroom {

namespace {

const QStringList kLists{QStringLiteral("accelerators"), QStringLiteral("models"), QStringLiteral("weights"),
                         QStringLiteral("cache")};

// The lists of the catalog, with the formats of weights and of the cache apart.
enum class Stands { Nowhere, Accelerator, Model, Weights, Cache };

Stands listOf(Term term)
{
    switch (term) {
    case Term::PartMemory:
    case Term::DevicesPerPart:
    case Term::TotalMemory:
    case Term::PartBandwidth:
    case Term::PartPeak:
    case Term::MatrixPeak:
    case Term::BoardPower:
    case Term::PricePerHour:
        return Stands::Accelerator;
    case Term::Parameters:
    case Term::CountedParameters:
    case Term::CheckpointBytes:
    case Term::CacheLayers:
    case Term::KvHeads:
    case Term::KeyDim:
    case Term::ValueDim:
    case Term::LatentDim:
    case Term::RopeDim:
    case Term::WindowTokens:
    case Term::StateLayers:
    case Term::StateHeads:
    case Term::StateKeyDim:
    case Term::StateValueDim:
    case Term::ConvChannels:
    case Term::ConvTaps:
    case Term::IndexerDim:
    case Term::Layers:
    case Term::TensorLayers:
    case Term::VocabularySize:
    case Term::HiddenSize:
    case Term::RotaryDim:
    case Term::RotaryRows:
    case Term::AttentionHeads:
    case Term::Experts:
    case Term::ExpertsPerToken:
    case Term::RoutedParameters:
    case Term::ActiveParameters:
        return Stands::Model;
    case Term::BitsPerWeight:
        return Stands::Weights;
    case Term::CacheBits:
        return Stands::Cache;
    default:
        return Stands::Nowhere;
    }
}

} // namespace

QString catalogLink(const CatalogPlace &place)
{
    const int list =
        place.list == CatalogList::Formats ? (place.cache ? 3 : 2) : static_cast<int>(place.list);
    return kCatalogLink + kLists[list] + u'/' + QString::fromStdString(place.id);
}

std::optional<CatalogPlace> placeIn(const QString &link)
{
    if (!link.startsWith(kCatalogLink))
        return std::nullopt;
    const QString rest = link.mid(kCatalogLink.size());
    const auto list = static_cast<int>(kLists.indexOf(rest.section(u'/', 0, 0)));
    if (list < 0)
        return std::nullopt;
    return CatalogPlace{list > 1 ? CatalogList::Formats : static_cast<CatalogList>(list),
                        rest.section(u'/', 1).toStdString(), list == 3};
}

QString resultLink(Term result)
{
    return kResultLink + QString::number(static_cast<int>(result));
}

std::optional<Term> resultIn(const QString &link)
{
    bool number = false;
    const int term = link.mid(kResultLink.size()).toInt(&number);
    const bool known = number && term >= 0 && term <= static_cast<int>(Term::UsersServed); // the last
    return link.startsWith(kResultLink) && known ? std::optional(static_cast<Term>(term)) : std::nullopt;
}

std::optional<CatalogPlace> placeOf(const Leaf &leaf, const Scenario &scenario,
                                    const Configuration &configuration)
{
    if (leaf.from.source == kSetByUser)
        return std::nullopt;
    switch (listOf(leaf.term)) {
    case Stands::Accelerator:
        return CatalogPlace{CatalogList::Accelerators, configuration.accelerator, false};
    case Stands::Model:
        return CatalogPlace{CatalogList::Models,
                            configuration.model.empty() ? scenario.model : configuration.model, false};
    case Stands::Weights:
        return CatalogPlace{CatalogList::Formats, configuration.weights, false};
    case Stands::Cache:
        return CatalogPlace{CatalogList::Formats, configuration.cache, true};
    case Stands::Nowhere:
        break;
    }
    return std::nullopt;
}

} // namespace headroom
