// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/sentences.h"

#include "app/probe/fields.h"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <string_view>

namespace headroom::probe {

namespace {

struct Coded {
    std::string_view code;
    Sentence sentence;
};

constexpr std::array kWarnings{
    Coded{
        "no_kfd",
        {"%1 is not there: no amdgpu compute driver here, or a container started without --device=/dev/kfd.",
         "%1 não existe: não há driver de computação amdgpu aqui, ou o contêiner foi iniciado sem "
         "--device=/dev/kfd."}},
    Coded{"no_permission",
          {"%1 may not be opened: add your user to the group that owns it (render, or video), then log in "
           "again.",
           "Sem permissão para abrir %1: inclua o usuário no grupo dono do arquivo (render ou video) e entre "
           "de novo."}},
    Coded{"driver_refuses",
          {"%1: the driver is there and refuses; the GPU is not supported, or container and driver do not "
           "match.",
           "%1: o driver existe e recusa; a GPU não é suportada, ou contêiner e driver não combinam."}},
    Coded{"no_runtime", {"No HIP runtime was found (%1).", "Nenhum runtime HIP encontrado (%1)."}},
    Coded{"no_cuda", {"No CUDA driver was found (%1).", "Nenhum driver CUDA encontrado (%1)."}},
    Coded{"untested_runtime",
          {"HIP %1 is newer than any version known here.",
           "HIP %1 é mais novo que as versões conhecidas aqui."}},
    Coded{"old_runtime",
          {"HIP %1 is older than 5.0 and is not used.", "HIP %1 é anterior à versão 5.0 e não é usado."}},
    Coded{"mixed_runtime",
          {"The compiler %1 belongs to another version of ROCm.",
           "O compilador %1 é de outra versão do ROCm."}},
    Coded{"hidden_devices",
          {"%1 is set and may hide devices.", "%1 está definida e pode ocultar dispositivos."}},
    Coded{"no_compiler",
          {"No run-time compiler (hiprtc or NVRTC) was found, so nothing can be measured. %1",
           "Nenhum compilador em tempo de execução (hiprtc ou NVRTC) encontrado; nada pode ser medido. %1"}},
    Coded{"compile_failed",
          {"The kernels could not be compiled: %1", "Não foi possível compilar os kernels: %1"}},
    Coded{"arch_differs",
          {"Runtime and kernel driver disagree about the architecture: %1.",
           "Runtime e driver do kernel discordam sobre a arquitetura: %1."}},
    Coded{"unknown_part",
          {"Device ID %1 is in no table here.", "O ID de dispositivo %1 não consta das tabelas."}},
    Coded{"odd_value",
          {"The driver's value for \"%1\" makes no sense and was left out.",
           "O valor do driver para \"%1\" não faz sentido e foi descartado."}},
    Coded{"partition_unknown",
          {"Whether this is a whole device or a partition is unknown.",
           "Não se sabe se este é um dispositivo inteiro ou uma partição."}},
    Coded{"shared_pool",
          {"Every partition reports the memory of the whole card; do not add them up.",
           "Cada partição informa a memória da placa inteira; não as some."}},
    Coded{"busy",
          {"Another process uses this device; --force measures all the same.",
           "Outro processo usa este dispositivo; --force mede mesmo assim."}},
    Coded{"busy_unknown",
          {"Whether another process works on this device cannot be seen.",
           "Não é possível ver se outro processo trabalha neste dispositivo."}},
    Coded{"memory_shrank",
          {"Free memory changed between two looks: something else allocates.",
           "A memória livre mudou entre duas leituras: outro processo está alocando."}},
    Coded{"little_memory",
          {"Too little memory for a reliable measurement. %1",
           "Memória insuficiente para uma medição confiável. %1"}},
    Coded{"no_peer",
          {"No other device can be reached directly, so there is no all-reduce.",
           "Nenhum outro dispositivo é acessível diretamente; não há all-reduce."}},
    Coded{"no_telemetry", {"This device has no sensors here.", "Este dispositivo não tem sensores aqui."}},
    Coded{"ecc_errors",
          {"The memory has had errors that could not be corrected.",
           "A memória teve erros que não puderam ser corrigidos."}},
    Coded{"chatter",
          {"The driver wrote %1 line(s) of its own into the records; they were left out.",
           "O driver escreveu %1 linha(s) próprias nos registros; elas foram descartadas."}},
    Coded{"claim_unknown",
          {"No vendor figure of the bandwidth is known for this device.",
           "Não há valor de banda do fabricante para este dispositivo."}},
};

constexpr std::array kFatals{
    Coded{"signal", {"The driver crashed in %1 (%2).", "O driver falhou em %1 (%2)."}},
    Coded{"exit",
          {"The driver ended the program in %1 (status %2).",
           "O driver encerrou o programa em %1 (status %2)."}},
    Coded{"stall", {"The driver did not answer in %1 within %2 s.", "O driver não respondeu em %1 em %2 s."}},
    Coded{
        "stuck",
        {"The driver hangs in %1 and cannot be stopped (%2 s); the device is stuck until a reset.",
         "O driver travou em %1 e não pode ser interrompido (%2 s); o dispositivo fica preso até um reset."}},
    Coded{"start",
          {"The process that asks the drivers could not be started.",
           "Não foi possível iniciar o processo que consulta os drivers."}},
};

constexpr std::array kReasons{
    Coded{"fatal", {"Not successful.", "Sem sucesso."}},
    Coded{"error",
          {"Not successful: a call of the driver failed.", "Sem sucesso: uma chamada ao driver falhou."}},
    Coded{"no_device", {"No GPU was found.", "Nenhuma GPU encontrada."}},
    Coded{"no_such_device", {"There is no device of that number.", "Não há dispositivo com esse número."}},
    Coded{"busy",
          {"Nothing was measured: the device is busy.", "Nada foi medido: o dispositivo está ocupado."}},
    Coded{"no_runtime", {"Nothing was measured: no runtime.", "Nada foi medido: sem runtime."}},
    Coded{"no_compiler", {"Nothing was measured: no compiler.", "Nada foi medido: sem compilador."}},
    Coded{"no_memory", {"Nothing was measured: no memory.", "Nada foi medido: sem memória."}},
    Coded{"bad_result",
          {"A result is wrong or missing; do not use the numbers.",
           "Um resultado está errado ou ausente; não use os números."}},
    Coded{"device_gone", {"The device has disappeared.", "O dispositivo desapareceu."}},
};

constexpr std::array kFlags{
    Coded{"throttled", {"the core clock fell while measuring", "o clock caiu durante a medição"}},
    Coded{"clocks_disagree",
          {"the device's clock and ours disagree", "o relógio do dispositivo e o nosso discordam"}},
    Coded{"above_claim",
          {"above the vendor's figure: a cache or a wrong clock",
           "acima do valor do fabricante: cache ou relógio errado"}},
    Coded{"small_buffer", {"small buffer: a cache may help", "buffer pequeno: um cache pode ajudar"}},
    Coded{"out_of_time", {"ended early by the time budget", "encerrado antes pelo limite de tempo"}},
    Coded{"unsteady", {"never became steady", "não se estabilizou"}},
    Coded{"wrong_sum", {"WRONG: the checksum differs", "ERRADO: a soma de verificação difere"}},
    Coded{"wrong_result", {"WRONG: differs from double precision", "ERRADO: difere da precisão dupla"}},
    Coded{"forced", {"measured on a busy device", "medido em dispositivo ocupado"}},
};

// The sentence of a code; a code of a newer version is shown as it is.
std::string sentenceOf(std::span<const Coded> table, const std::string &code, Language language,
                       const std::string &first = {}, const std::string &second = {})
{
    for (const Coded &entry : table)
        if (entry.code == code)
            return entry.sentence.in(language, first, second);
    return code;
}

} // namespace

std::string warningText(const nlohmann::json &record, Language language)
{
    return sentenceOf(kWarnings, textOf(record, "code"), language, textOf(record, "about"));
}

std::string errorText(const nlohmann::json &record, Language language)
{
    constexpr Sentence sentence{"%1 failed: %2.", "%1 falhou: %2."};
    const std::string name = textOf(record, "name");
    const std::string code = std::to_string(static_cast<long long>(valueOf(record, "code").value_or(0.0)));
    return sentence.in(language, textOf(record, "fn"), name.empty() ? code : name + ", " + code);
}

std::string fatalText(const nlohmann::json &record, Language language)
{
    const std::string signal = textOf(record, "signal_name");
    const auto exit = valueOf(record, "exit");
    const auto limit = valueOf(record, "limit_ms");
    const std::string more = !signal.empty() ? signal
                             : exit          ? numberText(*exit, 0, language)
                             : limit         ? numberText(*limit / 1e3, 1, language)
                                             : std::string();
    return sentenceOf(kFatals, textOf(record, "reason"), language, textOf(record, "step"), more);
}

std::string doneText(const nlohmann::json &record, Language language)
{
    return record.value("ok", nlohmann::json()) == true
               ? std::string()
               : sentenceOf(kReasons, textOf(record, "reason"), language);
}

std::string flagText(const std::string &flag, Language language)
{
    return sentenceOf(kFlags, flag, language);
}

} // namespace headroom::probe
