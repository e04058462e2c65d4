// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/methods/vllm_rules.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr EngineVersion kUnstated{.major = 0, .minor = 25, .patch = 1}; // the newest this was checked against

constexpr EngineVersion release(int minor)
{
    return {.major = 0, .minor = minor};
}

bool any(const LanguageModel &model, Attention attention)
{
    return std::any_of(model.layers.begin(), model.layers.end(),
                       [&](std::uint8_t type) { return model.layerTypes[type].attention == attention; });
}

bool hasIndexer(const LanguageModel &model)
{
    return std::any_of(model.layers.begin(), model.layers.end(),
                       [&](std::uint8_t type) { return model.layerTypes[type].indexerDim > 0; });
}

bool hasMemory(const Accelerator &accelerator, const char *type)
{
    return accelerator.memoryType.find(type) != std::string::npos;
}

// vLLM asks NVML for the memory, which does not answer where it is shared with the host.
bool memoryIsKnown(const Accelerator &accelerator)
{
    return accelerator.vendor != "NVIDIA" || !hasMemory(accelerator, "LPDDR");
}

// How large the engine takes the device to be when it picks its batch.
enum class Size : std::uint8_t { Small, Large, Largest };
Size sizeOf(const MethodInput &input, const EngineVersion &version)
{
    if (!memoryIsKnown(input.accelerator))
        return Size::Small;
    if (version >= release(28) && input.total >= gibibytes(160))
        return Size::Largest;
    const bool a100 = input.accelerator.architecture == "Ampere";
    return input.total >= gibibytes(70) && !a100 ? Size::Large : Size::Small;
}

class Rules {
public:
    explicit Rules(const MethodInput &input)
        : m_input(input)
    {}

    VllmRules all()
    {
        readVersion();
        setUtilization();
        setBatch();
        setBlock();
        setStates();
        return m_rules;
    }

private:
    template<class T>
    Ruled<T> ruled(const std::optional<T> &set, T otherwise, const char *source, Text reason) const
    {
        if (set)
            return {*set, setByUser()};
        return {otherwise, engineDefault(m_input.catalog, source, std::move(reason))};
    }

    void readVersion()
    {
        const std::optional<std::string> &text = m_input.settings().version;
        const std::optional<EngineVersion> stated = text ? releaseFrom(*text) : std::nullopt;
        m_rules.version = stated.value_or(kUnstated);
        const EngineVersion &version = m_rules.version;
        m_rules.core0 = version.core0 || version < release(8);
        m_rules.grouped =
            (!m_rules.core0 && version >= release(10)) || any(m_input.model, Attention::Recurrent);
        m_rules.graphsInside = version >= release(21) && m_input.accelerator.vendor == "NVIDIA";
        m_rules.prints = m_rules.core0            ? BlockForm::Prints::Blocks
                         : version >= release(21) ? BlockForm::Prints::Concurrency
                                                  : BlockForm::Prints::PerGroup;
    }

    void setUtilization()
    {
        const bool newer = m_rules.version >= release(21);
        m_rules.utilization =
            ruled(m_input.configuration.overrides.utilization, newer ? 0.92 : 0.90, "vllm-cache-config",
                  newer ? Text{"vLLM's default since 0.21.", "O padrão do vLLM desde a 0.21."}
                        : Text{"vLLM's default before 0.21.", "O padrão do vLLM antes da 0.21."});
    }

    // The first core profiled one prompt of full length, or 512 tokens of it where the context is long.
    Tokens batchOfCore0()
    {
        m_rules.profilesSampler = m_input.scenario.context <= 32'768;
        return m_rules.profilesSampler ? std::max<Tokens>(2048, m_input.scenario.context) : 512;
    }

    void setBatch()
    {
        const Size size = sizeOf(m_input, m_rules.version);
        const Tokens sequences = m_rules.core0 || size == Size::Small ? 256 : 1024;
        Tokens tokens = m_rules.core0           ? batchOfCore0()
                        : size == Size::Largest ? 16'384
                        : size == Size::Large   ? 8192
                                                : 2048;
        Text reason =
            m_rules.core0
                ? Text{"vLLM's first core profiles one prompt of the whole context up to 32,768 tokens, 512 "
                       "tokens of longer ones.",
                       "O primeiro núcleo do vLLM mede um prompt do contexto inteiro até 32.768 tokens, e "
                       "512 tokens dos mais longos."}
                : Text{
                    "vLLM's default for the API server: 2,048 tokens below 70 GiB, on A100 and where NVML "
                    "cannot tell the memory, else 8,192; from 0.28 on 16,384 at 160 GiB.",
                    "O padrão do vLLM para o servidor de API: 2.048 tokens abaixo de 70 GiB, na A100 e onde "
                    "o NVML não informa a memória, senão 8.192; desde a 0.28, 16.384 a partir de 160 GiB."};
        const int item = m_input.model.vision ? m_input.model.vision->largestItemTokens : 0;
        if (!m_rules.core0 && item > tokens) {
            tokens = item;
            reason = {"A multimodal model raises the batch to its largest item.",
                      "Um modelo multimodal eleva o batch ao seu maior item."};
        }
        m_rules.batchTokens =
            ruled(m_input.settings().batchTokens, tokens, "vllm-arg-utils", std::move(reason));
        m_rules.batchSequences =
            ruled(m_input.settings().batchSequences, std::min(sequences, m_rules.batchTokens.value),
                  "vllm-arg-utils",
                  {"vLLM's default for the API server: 256 sequences where the batch is "
                   "small, else 1,024; never more than tokens in the batch.",
                   "O padrão do vLLM para o servidor de API: 256 sequências onde o batch "
                   "é pequeno, senão 1.024; nunca mais que os tokens do batch."});
        const int pipeline = m_input.parallel().pipeline;
        const bool held = m_rules.version >= release(26);
        m_rules.batchesInFlight = {
            held ? std::max(2, pipeline) : 1,
            engineDefault(m_input.catalog, held ? "vllm-47728" : "vllm-kv-cache-utils",
                          held ? Text{"Since 0.26 blocks that left a window stay until the batches in flight "
                                      "are done: two with asynchronous scheduling.",
                                      "Desde a 0.26 os blocos que saíram de uma janela ficam até terminarem "
                                      "os batches em voo: dois com escalonamento assíncrono."}
                               : Text{"Before 0.26 one batch was counted.",
                                      "Antes da 0.26 contava-se um batch."})};
    }

    void setBlock()
    {
        const Accelerator &accelerator = m_input.accelerator;
        const bool latent = any(m_input.model, Attention::Latent);
        const std::string &architecture = accelerator.architecture;
        const bool flashMla =
            !m_rules.core0 && accelerator.vendor == "NVIDIA" && hasMemory(accelerator, "HBM")
            && (architecture.starts_with("Hopper") || architecture.starts_with("Blackwell"));
        Tokens block = 16;
        Text reason{"vLLM's default on CUDA and ROCm.", "O padrão do vLLM em CUDA e ROCm."};
        if (accelerator.vendor == "Intel") {
            block = architecture == "Gaudi" ? 128 : 64;
            reason = {"The block of vLLM on this Intel platform.", "O bloco do vLLM nesta plataforma Intel."};
        } else if (latent && (flashMla || hasIndexer(m_input.model))) {
            block = 64;
            reason = {"The MLA kernels of Hopper and Blackwell take blocks of 64.",
                      "Os kernels MLA de Hopper e Blackwell usam blocos de 64."};
        }
        m_rules.kernelBlock = std::max<Tokens>(latent ? 64 : 16, accelerator.vendor == "Intel" ? block : 16);
        m_rules.blockTokens =
            ruled(m_input.settings().blockTokens, block, "vllm-kv-cache-utils", std::move(reason));
    }

    void setStates()
    {
        const bool hybrid = any(m_input.model, Attention::Recurrent);
        m_rules.prefixCaching =
            ruled(m_input.settings().prefixCaching, !m_rules.core0 && !hybrid, "vllm-cache-config",
                  {"vLLM shares blocks of a common beginning since V1, except in hybrids.",
                   "O vLLM compartilha blocos de um início comum desde a V1, exceto em híbridos."});
        const bool cached = hybrid && m_rules.prefixCaching.value;
        m_rules.statesPerSequence = {
            cached ? 2 : 1,
            m_input.settings().prefixCaching
                ? setByUser()
                : engineDefault(
                    m_input.catalog, "vllm-kv-cache-interface",
                    {"Prefix caching of hybrids is off unless it is asked for; on, it keeps a second state.",
                     "O prefix caching de híbridos fica desligado se não for pedido; ligado, mantém um "
                     "segundo estado."})};
    }

    const MethodInput &m_input;
    VllmRules m_rules;
};

} // namespace

VllmRules vllmRules(const MethodInput &input)
{
    return Rules(input).all();
}

} // namespace headroom
