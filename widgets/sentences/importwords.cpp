// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/importwords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace headroom {

namespace {

// In the order of the enumerations, which the sizes of the arrays hold.
constexpr std::array<const char *, kFacts> kFactNames{
    QT_TRANSLATE_NOOP("Facts", "Architecture"),
    QT_TRANSLATE_NOOP("Facts", "Name"),
    QT_TRANSLATE_NOOP("Facts", "Layers"),
    QT_TRANSLATE_NOOP("Facts", "Order of the layers"),
    QT_TRANSLATE_NOOP("Facts", "Hidden size"),
    QT_TRANSLATE_NOOP("Facts", "Vocabulary"),
    QT_TRANSLATE_NOOP("Facts", "Query heads"),
    QT_TRANSLATE_NOOP("Facts", "KV heads"),
    QT_TRANSLATE_NOOP("Facts", "Head dimension"),
    QT_TRANSLATE_NOOP("Facts", "Value dimension"),
    QT_TRANSLATE_NOOP("Facts", "Attention window"),
    QT_TRANSLATE_NOOP("Facts", "Latent width"),
    QT_TRANSLATE_NOOP("Facts", "Rotary width"),
    QT_TRANSLATE_NOOP("Facts", "Indexer width"),
    QT_TRANSLATE_NOOP("Facts", "State heads"),
    QT_TRANSLATE_NOOP("Facts", "State key width"),
    QT_TRANSLATE_NOOP("Facts", "State value width"),
    QT_TRANSLATE_NOOP("Facts", "Bits per state element"),
    QT_TRANSLATE_NOOP("Facts", "Convolution taps"),
    QT_TRANSLATE_NOOP("Facts", "Layers that share a cache"),
    QT_TRANSLATE_NOOP("Facts", "Tokens per cache entry"),
    QT_TRANSLATE_NOOP("Facts", "MLP width"),
    QT_TRANSLATE_NOOP("Facts", "Experts"),
    QT_TRANSLATE_NOOP("Facts", "Experts per token"),
    QT_TRANSLATE_NOOP("Facts", "Expert width"),
    QT_TRANSLATE_NOOP("Facts", "Shared experts"),
    QT_TRANSLATE_NOOP("Facts", "Width of the shared experts"),
    QT_TRANSLATE_NOOP("Facts", "Layers with experts"),
    QT_TRANSLATE_NOOP("Facts", "Draft layers (MTP)"),
    QT_TRANSLATE_NOOP("Facts", "Vision tower"),
    QT_TRANSLATE_NOOP("Facts", "Native context"),
    QT_TRANSLATE_NOOP("Facts", "Tied embeddings"),
    QT_TRANSLATE_NOOP("Facts", "Number type"),
    QT_TRANSLATE_NOOP("Facts", "Weight format"),
    QT_TRANSLATE_NOOP("Facts", "Kept at 16 bit"),
    QT_TRANSLATE_NOOP("Facts", "Bytes of the tensors"),
    QT_TRANSLATE_NOOP("Facts", "Parameters"),
    QT_TRANSLATE_NOOP("Facts", "Smaller shapes"),
};

constexpr std::array<const char *, kWhys> kWhyTexts{
    QT_TRANSLATE_NOOP("Whys", "Not stated: what this architecture has where its config is silent."),
    QT_TRANSLATE_NOOP("Whys", "Not stated: hidden size over query heads."),
    QT_TRANSLATE_NOOP("Whys", "Not stated: as many as query heads."),
    QT_TRANSLATE_NOOP("Whys", "Not stated: 32 bit, as the reference method counts."),
    QT_TRANSLATE_NOOP("Whys", "Read off the names and shapes of the tensors."),
    QT_TRANSLATE_NOOP("Whys", "A window is stated, but switched off or not below the context."),
    QT_TRANSLATE_NOOP("Whys", "The architecture is unknown here; read by the usual names of keys."),
    QT_TRANSLATE_NOOP("Whys", "No format of the catalog is exactly this one; the nearest was taken."),
    QT_TRANSLATE_NOOP("Whys", "No tensors at hand: counted from the shapes."),
    QT_TRANSLATE_NOOP("Whys",
                      "A vision tower is named, but only its tensors would tell its size: not counted."),
    QT_TRANSLATE_NOOP("Whys", "Each draft layer is counted as one of the last layer's kind."),
    QT_TRANSLATE_NOOP("Whys", "Packed integers: parameters from shapes or packing, bytes as stored."),
    QT_TRANSLATE_NOOP("Whys", "The small state of the short convolution is left out of the cache."),
};

} // namespace

QString factName(Fact fact)
{
    return QCoreApplication::translate("Facts", kFactNames[static_cast<std::size_t>(fact)]);
}

QString whyText(Why why)
{
    return QCoreApplication::translate("Whys", kWhyTexts[static_cast<std::size_t>(why)]);
}

QString reportValue(const std::string &value, const Numbers &numbers)
{
    static const QRegularExpression whole(QStringLiteral("^-?[0-9]{1,15}$"));
    const QString text = QString::fromStdString(value);
    return whole.match(text).hasMatch() ? numbers.count(text.toDouble()) : text;
}

} // namespace headroom
