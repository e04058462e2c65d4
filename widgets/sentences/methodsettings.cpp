// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/methodsettings.h"

#include "widgets/sentences/plural.h"
#include "widgets/sentences/working.h"

#include "model/scenario/scenario_json.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct Methods {
    Q_DECLARE_TR_FUNCTIONS(Methods)
};

struct SettingText {
    std::string_view id;
    const char *name;
    const char *explained;
    const char *unit; // nullptr: none
};

constexpr std::array kTexts{
    SettingText{"version", QT_TRANSLATE_NOOP("Methods", "Version"),
                QT_TRANSLATE_NOOP("Methods", "As the engine prints it: 0.25.1, or b5614 for llama.cpp. "
                                             "Defaults and rules change with it."),
                nullptr},
    SettingText{"max_num_batched_tokens", QT_TRANSLATE_NOOP("Methods", "Tokens of a step"),
                QT_TRANSLATE_NOOP("Methods",
                                  "--max-num-batched-tokens: tokens scheduled in one step. The "
                                  "activation peak and what a sliding layer is charged follow it."),
                QT_TRANSLATE_NOOP("Methods", "tokens")},
    SettingText{"max_num_seqs", QT_TRANSLATE_NOOP("Methods", "Conversations of a step"),
                QT_TRANSLATE_NOOP("Methods", "--max-num-seqs: conversations that run at once. The sampler's "
                                             "part of the activation peak follows it."),
                nullptr},
    SettingText{"block_size", QT_TRANSLATE_NOOP("Methods", "Tokens of a block"),
                QT_TRANSLATE_NOOP("Methods", "--block-size or --page-size: tokens of one cache block. Hybrid "
                                             "models grow it until a block holds a state."),
                QT_TRANSLATE_NOOP("Methods", "tokens")},
    SettingText{"prefix_caching", QT_TRANSLATE_NOOP("Methods", "Prefix caching"),
                QT_TRANSLATE_NOOP("Methods", "--enable-prefix-caching: with it a hybrid model keeps a second "
                                             "state for each conversation."),
                nullptr},
    SettingText{"speculative_tokens", QT_TRANSLATE_NOOP("Methods", "Drafted tokens"),
                QT_TRANSLATE_NOOP("Methods", "Tokens drafted a step. The draft layers' cache and copies of "
                                             "recurrent states come with them."),
                QT_TRANSLATE_NOOP("Methods", "tokens")},
    SettingText{"state_dtype", QT_TRANSLATE_NOOP("Methods", "State type"),
                QT_TRANSLATE_NOOP("Methods", "The number format of recurrent states."), nullptr},
    SettingText{"slots", QT_TRANSLATE_NOOP("Methods", "Slots"),
                QT_TRANSLATE_NOOP("Methods",
                                  "--parallel: conversations that the cache is made for. Each gets "
                                  "the context window."),
                nullptr},
    SettingText{"n_ubatch", QT_TRANSLATE_NOOP("Methods", "Micro batch"),
                QT_TRANSLATE_NOOP("Methods", "--ubatch-size: tokens computed at once. The compute buffer and "
                                             "the cells of sliding layers follow it."),
                QT_TRANSLATE_NOOP("Methods", "tokens")},
    SettingText{"cache_k", QT_TRANSLATE_NOOP("Methods", "Key format"),
                QT_TRANSLATE_NOOP("Methods", "The number format of keys, such as q8_0, in llama.cpp "
                                             "--cache-type-k; otherwise that of the card."),
                nullptr},
    SettingText{"cache_v", QT_TRANSLATE_NOOP("Methods", "Value format"),
                QT_TRANSLATE_NOOP("Methods", "The number format of values, such as q8_0, in llama.cpp "
                                             "--cache-type-v; otherwise that of the card."),
                nullptr},
    SettingText{"swa_full", QT_TRANSLATE_NOOP("Methods", "Full sliding cache"),
                QT_TRANSLATE_NOOP("Methods", "--swa-full: sliding layers keep the whole context instead of "
                                             "their window."),
                nullptr},
    SettingText{"kv_unified", QT_TRANSLATE_NOOP("Methods", "Shared cells"),
                QT_TRANSLATE_NOOP("Methods",
                                  "--kv-unified: all slots lie in one cache of cells; without it each "
                                  "slot has a window and a micro batch of its own."),
                nullptr},
    SettingText{"draft_model", QT_TRANSLATE_NOOP("Methods", "Draft model"),
                QT_TRANSLATE_NOOP("Methods", "A model of the catalog that drafts: its weights and its cache "
                                             "come on top."),
                nullptr},
    SettingText{"lora_adapters", QT_TRANSLATE_NOOP("Methods", "LoRA adapters"),
                QT_TRANSLATE_NOOP("Methods", "Adapters kept on the device at 16 bit: the projections of "
                                             "attention, recurrent layers, MLPs and every expert."),
                nullptr},
    SettingText{"lora_rank", QT_TRANSLATE_NOOP("Methods", "LoRA rank"),
                QT_TRANSLATE_NOOP("Methods", "The rank of the adapters, 16 unless set."), nullptr},
    SettingText{"mem_fraction_static", QT_TRANSLATE_NOOP("Methods", "Static fraction"),
                QT_TRANSLATE_NOOP("Methods", "--mem-fraction-static: the share of free memory for weights "
                                             "and pools, between 0 and 1."),
                nullptr},
    SettingText{"max_running_requests", QT_TRANSLATE_NOOP("Methods", "Running requests"),
                QT_TRANSLATE_NOOP("Methods", "--max-running-requests: conversations that run at once. The "
                                             "request table has so many rows."),
                nullptr},
    SettingText{"mamba_full_memory_ratio", QT_TRANSLATE_NOOP("Methods", "States over tokens"),
                QT_TRANSLATE_NOOP("Methods", "--mamba-full-memory-ratio: memory of recurrent states over "
                                             "memory of the KV cache."),
                nullptr},
};

const SettingText *textFor(std::string_view id)
{
    const auto *found =
        std::find_if(kTexts.begin(), kTexts.end(), [id](const SettingText &t) { return t.id == id; });
    return found == kTexts.end() ? nullptr : found;
}

QString translated(const char *text)
{
    return text ? QCoreApplication::translate("Methods", text) : QString();
}

// Engines that know a single format of the cache.
bool keepsFormatsTogether(const Setting &setting, Method method)
{
    const std::string_view id = setting.id;
    return (id == "cache_k" || id == "cache_v") && (method == Method::Vllm || method == Method::Sglang);
}

QString clipped(const std::string &text)
{
    constexpr qsizetype longest = 60;
    const QString word = QString::fromStdString(text);
    return word.size() > longest ? word.left(longest) + QChar(0x2026) : word;
}

} // namespace

QString methodName(Method method)
{
    switch (method) {
    case Method::Reference:
        //: The name of the lessons' way to count memory.
        return Methods::tr("Reference");
    case Method::Vllm:
        return QStringLiteral("vLLM");
    case Method::Sglang:
        return QStringLiteral("SGLang");
    case Method::LlamaCpp:
        return QStringLiteral("llama.cpp");
    }
    return {};
}

QString methodExplained(Method method)
{
    switch (method) {
    case Method::Reference:
        return Methods::tr("The lessons' method: all of the memory may be used, less one reserve; "
                           "no rounding to cache blocks, no convolution state.");
    case Method::Vllm:
        return Methods::tr(
            "As vLLM counts: a share of the memory less what it profiles at its start, cut into "
            "blocks that groups of layers share.");
    case Method::Sglang:
        return Methods::tr(
            "As SGLang counts: a static fraction of the free memory less the weights, cut into "
            "pools of tokens, sliding tokens and states.");
    case Method::LlamaCpp:
        return Methods::tr("As llama.cpp counts: one cache made at the start for all slots, less the compute "
                           "buffer; the input embedding stays on the host.");
    }
    return {};
}

QString settingName(std::string_view id)
{
    const SettingText *text = textFor(id);
    return text ? translated(text->name) : QString();
}

QString settingExplained(std::string_view id)
{
    const SettingText *text = textFor(id);
    return text ? translated(text->explained) : QString();
}

QString settingUnit(std::string_view id)
{
    const SettingText *text = textFor(id);
    return text ? translated(text->unit) : QString();
}

QString settingErrorText(const SettingError &error, Method method)
{
    using What = SettingError::What;
    const QString key = clipped(error.key);
    const QString value = clipped(error.value);
    const QString expected = QString::fromStdString(error.expected);
    const QString name = QLatin1String(idOf(method));
    switch (error.what) {
    case What::NotAPair:
        //: %1: what was typed · %2: known keys
        return Methods::tr("\"%1\" is not KEY=VALUE; known keys: %2.").arg(key, expected);
    case What::UnknownKey:
    case What::OtherMethod:
        if (settingNamed(error.key) && keepsFormatsTogether(*settingNamed(error.key), method))
            //: %1: "cache_k" · %2: "vLLM" · %3: known keys
            return Methods::tr("\"%1\": %2 keeps keys and values in one format, that of the cache; its "
                               "settings: %3.")
                .arg(key, methodName(method), expected);
        if (error.what == What::UnknownKey)
            //: %1: a key · %2: a method · %3: known keys
            return Methods::tr("The method %2 has no setting \"%1\"; known: %3.").arg(key, name, expected);
        //: %1: a key · %2: a method · %3: known keys
        return Methods::tr("\"%1\" is a setting of another method; those of %2: %3.")
            .arg(key, name, expected);
    case What::NotAVersion:
        //: %1: a key · %2: what was typed · %3: an example
        return Methods::tr("%1: \"%2\" is no version; it is written as %3.").arg(key, value, expected);
    case What::NotAWholeNumber:
        //: %1: a key · %2: what was typed
        return Methods::tr("%1: \"%2\" is not a whole number.").arg(key, value);
    case What::NotANumber:
        //: %1: a key · %2: what was typed
        return Methods::tr("%1: \"%2\" is not a number.").arg(key, value);
    case What::OutOfRange:
        //: %1: a key · %2: what was typed · %3: limits, "1 to 4096"
        return Methods::tr("%1: %2 is outside %3.").arg(key, value, expected);
    case What::UnknownWord:
        if (expected.isEmpty())
            //: %1: a key · %2: what was typed
            return Methods::tr("%1: \"%2\" cannot be the value.").arg(key, value);
        //: %1: a key · %2: what was typed · %3: known words
        return Methods::tr("%1: \"%2\" is unknown; known: %3.").arg(key, value, expected);
    }
    return {};
}

QString printedText(Method method, const Printed &printed, const Numbers &numbers)
{
    if (!printed.tokens)
        return {};
    const QString tokens = numbers.tokens(*printed.tokens);
    if (!printed.concurrency)
        //: What an engine says at its start. %1: "SGLang" · %2: tokens of the cache
        return Methods::tr("%1 prints %2 tokens").arg(methodName(method), tokens);
    //: What an engine says at its start. %1: "vLLM" · %2: tokens of the cache · %3: its "maximum concurrency"
    return Methods::tr("%1 prints %2 tokens, %3x")
        .arg(methodName(method), tokens, numbers.locale().toString(*printed.concurrency, 'f', 2));
}

QString reserveName(ReserveTerm::What what)
{
    return termName(termOf(what));
}

QString reserveBandText(const Catalog &catalog, const ReserveTerm &term, const Numbers &numbers)
{
    std::size_t rows = 0;
    for (const std::int16_t band : term.bands)
        if (band >= 0)
            rows += catalog.reserves[static_cast<std::size_t>(band)].rows.size();
    if (rows == 0)
        return {};
    const int count = plural(static_cast<std::int64_t>(rows));
    const QString figures = numbers.tokens(static_cast<Tokens>(rows));
    if (term.low == term.high)
        //: Behind an amount of memory. %1: how many figures that engines printed lie behind it
        return Methods::tr("by %1 printed figure(s)", nullptr, count).arg(figures);
    //: Memory that an engine keeps back. %1, %2: the least and the most that was printed · %3: how many
    //: figures
    return Methods::tr("%1 to %2, by %3 printed figure(s)", nullptr, count)
        .arg(numbers.memory(term.low), numbers.memory(term.high), figures);
}

} // namespace headroom
