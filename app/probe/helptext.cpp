// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/helptext.h"

namespace headroom::probe {

namespace {

constexpr Sentence kHelp{
    R"(headroom-probe: what a GPU of this machine is, holds and reaches

headroom-probe list       device files, kernel driver, runtime, devices and partitions
headroom-probe memory     the same, and total and free memory
headroom-probe bandwidth  streaming read (headline), copy, launch gap, all-reduce of two devices
headroom-probe decode     matrix-vector products over a model's layer shapes, and its cache, one token
headroom-probe all        all of these (decode when --model is given)
headroom-probe watch      power, clocks, memory and load, once a second

--device N            this device only (default: all to list, the first to measure)
--model FILE          JSON file with the layer shapes of a model; - reads standard input
--json                one JSON object a line instead of tables
--force               measure although the device is busy
--time-budget S       seconds for each measurement (default 10)
--memory-budget GIB   GiB for buffers (default 4)
--hip-library FILE    this libamdhip64.so and no other
--cuda-library FILE   this libcuda.so and no other
--stall-limit S       give a driver call up after so many seconds
--interval S          seconds between two lines of watch (default 1)
--count N             stop watch after N lines
--sysfs-root DIR      read DIR instead of /sys
--dev-root DIR        look for device files in DIR instead of /dev
--lang en|pt_BR       language of the text (default: the system's)
--version, --help

Exit status: 0 good, 1 tried but not good, 2 bad command line.

Not yet verified on hardware: every measurement on AMD and NVIDIA devices, detection of partitions and the
all-reduce. What was checked: fake drivers, the kernels on a CPU through OpenCL, and their compilation.
)",
    R"(headroom-probe: o que uma GPU desta máquina é, comporta e alcança

headroom-probe list       arquivos de dispositivo, driver do kernel, runtime, dispositivos e partições
headroom-probe memory     o mesmo, com a memória total e livre
headroom-probe bandwidth  leitura sequencial (valor principal), cópia, intervalo entre kernels, all-reduce
headroom-probe decode     produtos matriz-vetor com as dimensões de um modelo, e o cache, um token
headroom-probe all        tudo isso (decode quando --model é informado)
headroom-probe watch      potência, clocks, memória e carga, uma vez por segundo

--device N            só este dispositivo (padrão: todos ao listar, o primeiro ao medir)
--model ARQUIVO       arquivo JSON com as dimensões das camadas de um modelo; - lê a entrada padrão
--json                um objeto JSON por linha em vez de tabelas
--force               medir mesmo com o dispositivo ocupado
--time-budget S       segundos para cada medição (padrão 10)
--memory-budget GIB   GiB para os buffers (padrão 4)
--hip-library ARQ     esta libamdhip64.so e nenhuma outra
--cuda-library ARQ    esta libcuda.so e nenhuma outra
--stall-limit S       desistir de uma chamada ao driver depois de tantos segundos
--interval S          segundos entre duas linhas de watch (padrão 1)
--count N             parar watch depois de N linhas
--sysfs-root DIR      ler DIR em vez de /sys
--dev-root DIR        procurar arquivos de dispositivo em DIR em vez de /dev
--lang en|pt_BR       idioma do texto (padrão: o do sistema)
--version, --help

Código de saída: 0 bom, 1 tentado sem sucesso, 2 linha de comando inválida.

Ainda não verificado em hardware: todas as medições em dispositivos AMD e NVIDIA, a detecção de partições e o
all-reduce. Foi verificado: drivers simulados, os kernels em CPU com OpenCL e a compilação deles.
)"};

} // namespace

std::string helpText(Language language)
{
    return kHelp.in(language);
}

} // namespace headroom::probe
