<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Answers</name>
    <message>
        <source>%1 weights</source>
        <extracomment>What sets a configuration apart, in brackets behind its name. %1: a number format such as FP8</extracomment>
        <translation>pesos %1</translation>
    </message>
    <message>
        <source>%1 cache</source>
        <extracomment>What sets a configuration apart, in brackets behind its name. %1: a number format such as FP8</extracomment>
        <translation>cache %1</translation>
    </message>
    <message numerus="yes">
        <source>One %1 holds %2 conversation(s) of %3</source>
        <extracomment>Begins the answer. %1: one accelerator, &quot;MI300X&quot; · %2: number of conversations · %3: &quot;262,144 tokens&quot;</extracomment>
        <translation>
            <numerusform>Uma %1 comporta %2 conversa de %3</numerusform>
            <numerusform>Uma %1 comporta %2 conversas de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %2 conversation(s) of %3</source>
        <extracomment>Begins the answer. %1: several accelerators, &quot;2 × MI300X (TP 2)&quot; · %2, %3 as above</extracomment>
        <translation>
            <numerusform>%1 comportam %2 conversa de %3</numerusform>
            <numerusform>%1 comportam %2 conversas de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>One %1 does not hold a conversation of %3: %2 short</source>
        <extracomment>Begins the answer where nothing fits. %1: one accelerator · %2: missing memory, &quot;52.4 GiB&quot; · %3: &quot;262,144 tokens&quot;</extracomment>
        <translation>Uma %1 não comporta uma conversa de %3: faltam %2</translation>
    </message>
    <message>
        <source>%1 do not hold a conversation of %3: %2 short on each device</source>
        <extracomment>Begins the answer where nothing fits. %1: several accelerators, &quot;2 × L4 (TP 2)&quot; · %2, %3 as above</extracomment>
        <translation>%1 não comportam uma conversa de %3: faltam %2 em cada dispositivo</translation>
    </message>
    <message>
        <source>one %1 holds %2</source>
        <extracomment>Continues &quot;One MI300X holds 8 conversations of 262,144 tokens; &quot;. %1: one accelerator · %2: number of conversations</extracomment>
        <translation>uma %1 comporta %2</translation>
    </message>
    <message>
        <source>%1 hold %2</source>
        <comment>conversations</comment>
        <extracomment>Continues the same. %1: several accelerators, &quot;2 × H100 SXM (TP 2)&quot; · %2: number of conversations</extracomment>
        <translation>%1 comportam %2</translation>
    </message>
    <message>
        <source>one %1 is %2 short</source>
        <extracomment>Continues the same with what does not fit. %1: one accelerator · %2: missing memory, &quot;52.4 GiB&quot;</extracomment>
        <translation>em uma %1 faltam %2</translation>
    </message>
    <message>
        <source>%1 are %2 short on each device</source>
        <extracomment>Continues the same with what does not fit. %1: several accelerators · %2: missing memory, &quot;52.4 GiB&quot;</extracomment>
        <translation>em %1 faltam %2 por dispositivo</translation>
    </message>
    <message>
        <source>Nothing is compared yet.</source>
        <translation>Ainda não há nada em comparação.</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>its start</source>
        <extracomment>In place of the name of a driver&apos;s function</extracomment>
        <translation>seu início</translation>
    </message>
    <message>
        <source>headroom-probe was not found, neither beside this program nor in the search path (PATH). Install it, or open a run saved on the other machine.</source>
        <translation>O headroom-probe não foi encontrado, nem ao lado deste programa nem no caminho de busca (PATH). Instale-o ou abra uma execução salva na outra máquina.</translation>
    </message>
    <message>
        <source>The probe could not be started: %1</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>Não foi possível iniciar a sonda: %1</translation>
    </message>
    <message>
        <source>The headroom-probe there does not take these options; another version is needed: %1</source>
        <extracomment>%1: the program&apos;s words</extracomment>
        <translation>O headroom-probe de lá não aceita estas opções; é preciso outra versão: %1</translation>
    </message>
    <message>
        <source>What answered is no headroom-probe. Nothing on the plots has changed.</source>
        <translation>O que respondeu não é um headroom-probe. Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The probe speaks protocol %1, which this program does not know. Use the probe that came with it.</source>
        <extracomment>%1: a version number</extracomment>
        <translation>A sonda usa o protocolo %1, que este programa não conhece. Use a sonda que veio com ele.</translation>
    </message>
    <message>
        <source>The probe ended in %1 without its last record (status %2). Nothing on the plots has changed.</source>
        <extracomment>%1: a driver&apos;s function · %2: a number</extracomment>
        <translation>A sonda terminou em %1 sem o último registro (status %2). Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The probe stopped answering in %1 and was ended. Nothing on the plots has changed.</source>
        <extracomment>%1: a driver&apos;s function</extracomment>
        <translation>A sonda parou de responder em %1 e foi encerrada. Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The probe hangs in %1 and cannot be ended. The device is stuck; no other run is started until it is free again.</source>
        <extracomment>%1: a driver&apos;s function</extracomment>
        <translation>A sonda travou em %1 e não pode ser encerrada. O dispositivo está preso; nenhuma outra execução é iniciada até que ele se libere.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing on the plots has changed.</source>
        <translation>Cancelado. Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>“%1” is no name of a host. Write it as for ssh: host or user@host.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1” não é um nome de host. Escreva como no ssh: host ou usuário@host.</translation>
    </message>
    <message>
        <source>No host of the name %1 was found.</source>
        <translation>Nenhum host com o nome %1 foi encontrado.</translation>
    </message>
    <message>
        <source>ssh does not know the key of %1, or the host has another one now. Connect once in a terminal (ssh %1) and confirm the key.</source>
        <translation>O ssh não conhece a chave de %1, ou o host tem outra agora. Conecte-se uma vez em um terminal (ssh %1) e confirme a chave.</translation>
    </message>
    <message>
        <source>%1 accepts none of your ssh keys. Passwords are not asked for here: add your key to the host or to the ssh agent.</source>
        <translation>%1 não aceita nenhuma de suas chaves ssh. Senhas não são pedidas aqui: inclua sua chave no host ou no agente ssh.</translation>
    </message>
    <message>
        <source>%1 cannot be reached by ssh.</source>
        <translation>%1 não está acessível por ssh.</translation>
    </message>
    <message>
        <source>headroom-probe is not on %1. This command copies it there: %2</source>
        <extracomment>%1: a host · %2: a command to be typed into a terminal</extracomment>
        <translation>O headroom-probe não está em %1. Este comando o copia para lá: %2</translation>
    </message>
    <message>
        <source>“%1” is no address. Write it as http://host:port, without a name or password.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>“%1” não é um endereço. Escreva como http://host:porta, sem nome nem senha.</translation>
    </message>
    <message>
        <source>The host of %1 was not found.</source>
        <translation>O host de %1 não foi encontrado.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Nada escuta em %1.</translation>
    </message>
    <message>
        <source>%1 does not answer in time.</source>
        <translation>%1 não responde a tempo.</translation>
    </message>
    <message>
        <source>%1 closed the connection in the middle of its answer.</source>
        <translation>%1 fechou a conexão no meio da resposta.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 and was not read.</source>
        <extracomment>%1: an address · %2: a size</extracomment>
        <translation>A resposta de %1 passa de %2 e não foi lida.</translation>
    </message>
    <message>
        <source>%1 points to another address, which is not followed. Write that address yourself if you trust it.</source>
        <translation>%1 aponta para outro endereço, que não é seguido. Escreva esse endereço se confiar nele.</translation>
    </message>
    <message>
        <source>%1 asks for a name or token (HTTP %2).</source>
        <translation>%1 pede um nome ou token (HTTP %2).</translation>
    </message>
    <message>
        <source>%1 answers HTTP %2. Engines that show no metrics by default: SGLang needs --enable-metrics, llama.cpp --metrics.</source>
        <translation>%1 responde HTTP %2. Motores que não mostram métricas por padrão: o SGLang precisa de --enable-metrics, o llama.cpp de --metrics.</translation>
    </message>
    <message>
        <source>The connection to %1 is not secure and was not made.</source>
        <translation>A conexão com %1 não é segura e não foi feita.</translation>
    </message>
    <message>
        <source>%1 answers, but not with the metrics of vLLM, SGLang, llama.cpp or TGI.</source>
        <translation>%1 responde, mas não com as métricas do vLLM, SGLang, llama.cpp ou TGI.</translation>
    </message>
    <message>
        <source>%1 does not answer as a Prometheus server.</source>
        <translation>%1 não responde como um servidor Prometheus.</translation>
    </message>
    <message>
        <source>The Prometheus server at %1 refused the question.</source>
        <translation>O servidor Prometheus em %1 recusou a consulta.</translation>
    </message>
    <message>
        <source>The Prometheus server at %1 has had no metrics of vLLM, SGLang, llama.cpp or TGI in the last hour.</source>
        <translation>O servidor Prometheus em %1 não teve métricas do vLLM, SGLang, llama.cpp ou TGI na última hora.</translation>
    </message>
    <message>
        <source>%1 could not be asked.</source>
        <translation>%1 não pôde ser consultado.</translation>
    </message>
    <message>
        <source>Asked again in %1 s.</source>
        <extracomment>%1: a number of seconds</extracomment>
        <translation>Nova consulta em %1 s.</translation>
    </message>
</context>
<context>
    <name>CarriedModels</name>
    <message>
        <source>The file brings an entry of its own for %1 that differs from the catalog&apos;s; the catalog&apos;s is used.</source>
        <extracomment>%1: ids of models</extracomment>
        <translation>O arquivo traz uma entrada própria para %1 que difere da do catálogo; vale a do catálogo.</translation>
    </message>
    <message>
        <source>Saved, but without the entry of %1, which is too large for a scenario: elsewhere the model must be imported again.</source>
        <extracomment>%1: ids of models</extracomment>
        <translation>Salvo, mas sem a entrada de %1, grande demais para um cenário: em outro lugar o modelo precisa ser importado de novo.</translation>
    </message>
</context>
<context>
    <name>CatalogEntry</name>
    <message>
        <source>%1 peak, dense</source>
        <extracomment>A figure of an accelerator. %1: a number format, &quot;BF16&quot;</extracomment>
        <translation>Pico em %1, denso</translation>
    </message>
    <message>
        <source>Board power of the part</source>
        <translation>Potência da placa do produto</translation>
    </message>
    <message>
        <source>Native context</source>
        <translation>Contexto nativo</translation>
    </message>
    <message>
        <source>Cost of ownership, hyperscaler</source>
        <translation>Custo de propriedade, hyperscaler</translation>
    </message>
    <message>
        <source>Cost of ownership, neocloud</source>
        <translation>Custo de propriedade, neocloud</translation>
    </message>
    <message>
        <source>Rental over three years</source>
        <translation>Aluguel por três anos</translation>
    </message>
    <message>
        <source>List price</source>
        <translation>Preço de tabela</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>To one other device, one way</source>
        <translation>Até outro dispositivo, em um sentido</translation>
    </message>
    <message>
        <source>All links, one way</source>
        <translation>Todos os links, em um sentido</translation>
    </message>
    <message>
        <source>Devices of the scale-up domain</source>
        <translation>Dispositivos do domínio de scale-up</translation>
    </message>
    <message>
        <source>Memory of a device, to the runtime</source>
        <translation>Memória de um dispositivo, segundo o runtime</translation>
    </message>
    <message>
        <source>Parts of a usual node</source>
        <translation>Produtos em um nó usual</translation>
    </message>
    <message>
        <source>Checkpoint %1, %2</source>
        <extracomment>A figure of a model. %1: where the checkpoint is published · %2: its format</extracomment>
        <translation>Checkpoint %1, %2</translation>
    </message>
    <message>
        <source>Parameters as the lesson states them</source>
        <translation>Parâmetros como a lição os informa</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>What a number format is for.</extracomment>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>what if</source>
        <extracomment>Of an accelerator that does not exist: a copy with figures that somebody changed.</extracomment>
        <translation>hipotética</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>%1: not measured</source>
        <extracomment>A line of the check-list. %1: &quot;Bandwidth&quot;</extracomment>
        <translation>%1: não medido</translation>
    </message>
    <message>
        <source>%1: as expected</source>
        <translation>%1: como esperado</translation>
    </message>
    <message>
        <source>%1: too low</source>
        <translation>%1: baixo demais</translation>
    </message>
    <message>
        <source>%1: not to be used</source>
        <translation>%1: não deve ser usado</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Memória livre</translation>
    </message>
    <message>
        <source>%1 free; weights and conversations fill %2.</source>
        <extracomment>%1: free memory · %2: what the configuration fills of a device</extracomment>
        <translation>%1 livres; pesos e conversas ocupam %2.</translation>
    </message>
    <message>
        <source>The plan is for the whole part, this device is a partition of it.</source>
        <translation>O plano é para o produto inteiro; este dispositivo é uma partição dele.</translation>
    </message>
    <message>
        <source>%1 short. End what else uses the device, or plan with a larger reserve.</source>
        <extracomment>%1: a size</extracomment>
        <translation>Faltam %1. Encerre o que mais usa o dispositivo ou planeje com uma reserva maior.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandwidth</translation>
    </message>
    <message>
        <source>Streaming read of %1, %2 of the claim of %3.</source>
        <extracomment>%1: measured · %2: a share · %3: claimed by the vendor</extracomment>
        <translation>Leitura sequencial de %1, %2 dos %3 informados pelo fabricante.</translation>
    </message>
    <message>
        <source>A cache or a wrong clock was measured. Measure again with more memory.</source>
        <translation>Foi medido um cache ou um relógio errado. Meça de novo com mais memória.</translation>
    </message>
    <message>
        <source>No achieved bandwidth of this part was published, so there is nothing to hold it against.</source>
        <translation>Não há bandwidth medida publicada para este produto; não há com que comparar.</translation>
    </message>
    <message>
        <source>Published measurements reach %1 to %2. Look at: other processes, power cap and temperature, clocks, memory errors, partition mode, a virtual machine, versions of driver and runtime.</source>
        <extracomment>%1, %2: shares of the vendor&apos;s claim</extracomment>
        <translation>Medições publicadas alcançam de %1 a %2. Verifique: outros processos, limite de potência e temperatura, clocks, erros de memória, modo de partição, máquina virtual, versões de driver e runtime.</translation>
    </message>
    <message>
        <source>Published measurements reach %1 to %2.</source>
        <translation>Medições publicadas alcançam de %1 a %2.</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Replayed for models with BF16 or FP8 weights.</source>
        <translation>Reproduzido para modelos com pesos BF16 ou FP8.</translation>
    </message>
    <message>
        <source>The replay reads all weights at %1, %2 of the paper quotient of %3.</source>
        <extracomment>%1: a rate · %2: a share · %3: the paper quotient</extracomment>
        <translation>A reprodução lê todos os pesos a %1, %2 do quociente de papel de %3.</translation>
    </message>
    <message>
        <source>A gap alone does not prove a missing kernel: launches, clocks and small matrices take time too.</source>
        <translation>Uma diferença por si só não prova que falta um kernel: lançamentos, clocks e matrizes pequenas também custam tempo.</translation>
    </message>
    <message>
        <source>The quotient is of %1 devices together, the replay of one.</source>
        <extracomment>%1: how many</extracomment>
        <translation>O quociente é de %1 dispositivos juntos, a reprodução é de um.</translation>
    </message>
    <message>
        <source>Replay against the stream</source>
        <translation>Reprodução e leitura sequencial</translation>
    </message>
    <message>
        <source>The replay reads %1, %2 of the measured stream.</source>
        <extracomment>%1: a bandwidth · %2: a share of the measured streaming read</extracomment>
        <translation>A reprodução lê %1, %2 da leitura sequencial medida.</translation>
    </message>
    <message>
        <source>Beware: %1.</source>
        <extracomment>Behind a measured value. %1: a list such as &quot;the core clock fell while measuring&quot;</extracomment>
        <translation>Atenção: %1.</translation>
    </message>
    <message>
        <source>Measure again with the format you really plan to run; this list is for %1 weights.</source>
        <extracomment>%1: a format, &quot;BF16&quot;</extracomment>
        <translation>Meça de novo com o formato que realmente pretende usar; esta lista vale para pesos em %1.</translation>
    </message>
    <message>
        <source>Not verified on hardware yet: every measurement on AMD and NVIDIA devices, the detection of partitions, the all-reduce. Checked: simulated drivers, and the kernels on a processor.</source>
        <translation>Ainda não verificado em hardware: todas as medições em dispositivos AMD e NVIDIA, a detecção de partições, o all-reduce. Verificado: drivers simulados, e os kernels em um processador.</translation>
    </message>
</context>
<context>
    <name>CliCheck</name>
    <message>
        <source>Say which log: a file, or - for standard input.</source>
        <translation>Diga qual log: um arquivo, ou - para a entrada padrão.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>A line of a log</extracomment>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>not understood by the method</source>
        <translation>não entendido pelo método</translation>
    </message>
    <message>
        <source>Read from the log</source>
        <translation>Lido do log</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>impresso</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>Printed and predicted</source>
        <translation>Impresso e previsto</translation>
    </message>
    <message>
        <source>There is no model %1.</source>
        <translation>Não há modelo %1.</translation>
    </message>
    <message>
        <source>There is no accelerator %1.</source>
        <translation>Não há acelerador %1.</translation>
    </message>
    <message>
        <source>%1: This is no start-up log of vLLM, SGLang or llama.cpp.</source>
        <translation>%1: Isto não é um log de início do vLLM, SGLang ou llama.cpp.</translation>
    </message>
    <message>
        <source>Give it with --model, as an id or a file.</source>
        <translation>Informe-o com --model, como id ou arquivo.</translation>
    </message>
</context>
<context>
    <name>CliErrors</name>
    <message>
        <source>This option is needed: %1.</source>
        <translation>Esta opção é necessária: %1.</translation>
    </message>
    <message>
        <source>There is no axis %1; known: %2.</source>
        <translation>Não há o eixo %1; conhecidos: %2.</translation>
    </message>
    <message>
        <source>%1 is beyond the end of the axis, %2.</source>
        <translation>%1 passa do fim do eixo, %2.</translation>
    </message>
    <message>
        <source>Say which list: %1.</source>
        <translation>Diga qual lista: %1.</translation>
    </message>
    <message>
        <source>There is no list %1; known: %2.</source>
        <translation>Não há a lista %1; conhecidas: %2.</translation>
    </message>
    <message>
        <source>Nothing holds %1.</source>
        <translation>Nada contém %1.</translation>
    </message>
    <message>
        <source>The answer could not be written.</source>
        <translation>Não foi possível escrever a resposta.</translation>
    </message>
    <message>
        <source>This option is needed.</source>
        <translation>Esta opção é necessária.</translation>
    </message>
    <message>
        <source>There is no method %1; known: %2.</source>
        <translation>Não há o método %1; conhecidos: %2.</translation>
    </message>
    <message>
        <source>There is no basis %1; known: %2.</source>
        <translation>Não há a base %1; conhecidas: %2.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>Behind an error. %1: names that resemble what was typed</extracomment>
        <translation>Você quis dizer %1?</translation>
    </message>
    <message>
        <source>See %1.</source>
        <translation>Veja %1.</translation>
    </message>
    <message>
        <source>This option and %1 exclude each other.</source>
        <translation>Esta opção e %1 se excluem.</translation>
    </message>
    <message>
        <source>This option is given more than once.</source>
        <translation>Esta opção foi dada mais de uma vez.</translation>
    </message>
    <message>
        <source>This option takes no value.</source>
        <translation>Esta opção não recebe valor.</translation>
    </message>
    <message>
        <source>This word belongs to no option.</source>
        <translation>Esta palavra não pertence a nenhuma opção.</translation>
    </message>
    <message>
        <source>%1 has no such option.</source>
        <extracomment>%1: a verb of the command line, &quot;sweep&quot;</extracomment>
        <translation>%1 não tem essa opção.</translation>
    </message>
    <message>
        <source>Say what to do: %1. See --help.</source>
        <translation>Diga o que fazer: %1. Veja --help.</translation>
    </message>
    <message>
        <source>There is no such verb; the verbs are %1.</source>
        <translation>Esse verbo não existe; os verbos são %1.</translation>
    </message>
    <message>
        <source>The arguments were not understood; see --help.</source>
        <translation>Os argumentos não foram entendidos; veja --help.</translation>
    </message>
    <message>
        <source>This option needs a value.</source>
        <translation>Esta opção precisa de um valor.</translation>
    </message>
    <message>
        <source>This option was not understood; see --help.</source>
        <translation>Esta opção não foi entendida; veja --help.</translation>
    </message>
    <message>
        <source>%1 is not spoken here; known: %2.</source>
        <translation>%1 não é um idioma disponível; disponíveis: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 é uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: a file · %2: the system&apos;s reason</extracomment>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>%1 devices cannot be divided into %2 stages.</source>
        <translation>%1 dispositivos não podem ser divididos em %2 estágios.</translation>
    </message>
    <message>
        <source>%1 is given more than once.</source>
        <translation>%1 foi informado mais de uma vez.</translation>
    </message>
    <message>
        <source>There is no engine %1; known: %2.</source>
        <translation>Não há o motor %1; conhecidos: %2.</translation>
    </message>
    <message>
        <source>There is no price basis %1; known: %2.</source>
        <translation>Não há a base de preço %1; conhecidas: %2.</translation>
    </message>
    <message>
        <source>%1 is no version.</source>
        <translation>%1 não é uma versão.</translation>
    </message>
    <message>
        <source>%1 is unknown to the method %2; known: %3.</source>
        <translation>%1 é desconhecido do método %2; conhecidos: %3.</translation>
    </message>
    <message>
        <source>%1 has no value; write KEY=VALUE.</source>
        <translation>%1 está sem valor; escreva CHAVE=VALOR.</translation>
    </message>
    <message>
        <source>accepted_tokens is more than speculative_tokens.</source>
        <translation>accepted_tokens é maior que speculative_tokens.</translation>
    </message>
    <message>
        <source>%1 ranks nothing; known: %2.</source>
        <translation>%1 não ordena nada; conhecidos: %2.</translation>
    </message>
    <message>
        <source>headroom-probe has no kernel for %1; it reads bf16 and fp8.</source>
        <extracomment>headroom-probe is a program, %1 the name of a number format</extracomment>
        <translation>O headroom-probe não tem kernel para %1; ele lê bf16 e fp8.</translation>
    </message>
    <message>
        <source>%1 is not a plain file.</source>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
</context>
<context>
    <name>CliHelp</name>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>language of texts (default that of LC_ALL, LC_MESSAGES or LANG)</source>
        <translation>idioma dos textos (padrão: o de LC_ALL, LC_MESSAGES ou LANG)</translation>
    </message>
    <message>
        <source>this help</source>
        <translation>esta ajuda</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>as in &quot;catalog accelerators&quot;: mi300x</source>
        <translation>como em &quot;catalog accelerators&quot;: mi300x</translation>
    </message>
    <message>
        <source>number format of the cache, as in &quot;catalog formats&quot; (default bf16)</source>
        <translation>formato numérico do cache, como em &quot;catalog formats&quot; (padrão: bf16)</translation>
    </message>
    <message>
        <source>tensor parallel degree</source>
        <translation>grau de tensor parallel</translation>
    </message>
    <message>
        <source>pipeline parallel degree</source>
        <translation>grau de pipeline parallel</translation>
    </message>
    <message>
        <source>expert parallel degree, within TP x DP</source>
        <translation>grau de expert parallel, dentro de TP x DP</translation>
    </message>
    <message>
        <source>data parallel degree; devices are TP x PP x DP</source>
        <translation>grau de data parallel; os dispositivos são TP x PP x DP</translation>
    </message>
    <message>
        <source>take all of this from a scenario file (*.headroom.json)</source>
        <translation>toma tudo isso de um arquivo de cenário (*.headroom.json)</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>memory of a device, instead of the catalog&apos;s</source>
        <translation>memória de um dispositivo, no lugar da do catálogo</translation>
    </message>
    <message>
        <source>memory bandwidth of a device, instead of the catalog&apos;s</source>
        <translation>bandwidth de memória de um dispositivo, no lugar da do catálogo</translation>
    </message>
    <message>
        <source>memory kept aside on a device</source>
        <translation>memória reservada em um dispositivo</translation>
    </message>
    <message>
        <source>share of the memory that may be used, 0.01 to 1</source>
        <translation>parcela da memória que pode ser usada, de 0.01 a 1</translation>
    </message>
    <message>
        <source>take the pool of a device as given, as an engine printed it</source>
        <translation>toma o pool de um dispositivo como dado, tal como um motor o informou</translation>
    </message>
    <message>
        <source>tokens a conversation may hold</source>
        <translation>tokens que uma conversa pode ter</translation>
    </message>
    <message>
        <source>conversations wanted at once (default 1)</source>
        <translation>conversas desejadas ao mesmo tempo (padrão: 1)</translation>
    </message>
    <message>
        <source>the answer along one axis, a row a point</source>
        <translation>a resposta ao longo de um eixo, uma linha por ponto</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eixo</translation>
    </message>
    <message>
        <source>context: conversations that fit; sequences: the longest context of so many</source>
        <translation>context: conversas que cabem; sequences: o maior contexto para tantas</translation>
    </message>
    <message>
        <source>where the axis begins (default 1024 tokens, 1 conversation)</source>
        <translation>onde o eixo começa (padrão: 1024 tokens, 1 conversa)</translation>
    </message>
    <message>
        <source>where it ends (default the model&apos;s window, what fits at 8192 tokens)</source>
        <translation>onde termina (padrão: a janela do modelo, o que cabe com 8192 tokens)</translation>
    </message>
    <message>
        <source>how many, evenly on a logarithmic axis (default the powers of two)</source>
        <translation>quantos, espaçados por igual em eixo logarítmico (padrão: as potências de dois)</translation>
    </message>
    <message>
        <source>as JSON, sizes in bytes per device</source>
        <translation>em JSON, tamanhos em bytes por dispositivo</translation>
    </message>
    <message>
        <source>as CSV with a header, a point for decimals</source>
        <translation>em CSV com cabeçalho, ponto como separador decimal</translation>
    </message>
    <message>
        <source>what is known, with kinds and sources</source>
        <translation>o que se sabe, com tipos e fontes</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>which list</source>
        <translation>qual lista</translation>
    </message>
    <message>
        <source>only entries that hold all these words</source>
        <translation>só as entradas que contêm todas estas palavras</translation>
    </message>
    <message>
        <source>as JSON, with every source</source>
        <translation>em JSON, com todas as fontes</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>in a usage line</comment>
        <translation>OPÇÕES</translation>
    </message>
    <message>
        <source>VERB</source>
        <comment>in a usage line</comment>
        <translation>VERBO</translation>
    </message>
    <message>
        <source>What fits on these accelerators, how fast will it run, and how sure are we?</source>
        <translation>O que cabe nestes aceleradores, com que velocidade roda e com quanta certeza?</translation>
    </message>
    <message>
        <source>the steps behind the answer, with sources</source>
        <translation>os passos por trás da resposta, com as fontes</translation>
    </message>
    <message>
        <source>the version of this program</source>
        <translation>a versão deste programa</translation>
    </message>
    <message>
        <source>how memory is counted: reference (default), vllm, sglang or llama.cpp</source>
        <translation>como a memória é contada: reference (padrão), vllm, sglang ou llama.cpp</translation>
    </message>
    <message>
        <source>nominal (default of reference), checkpoint or loaded (default of engines)</source>
        <translation>nominal (padrão de reference), checkpoint ou loaded (padrão dos motores)</translation>
    </message>
    <message>
        <source>every way to lay the model over so many devices, side by side</source>
        <translation>todas as formas de distribuir o modelo por tantos dispositivos, lado a lado</translation>
    </message>
    <message>
        <source>devices to divide into TP x PP x DP</source>
        <translation>dispositivos a dividir em TP x PP x DP</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemplo: %1</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>Verbos</translation>
    </message>
    <message>
        <source>as in &quot;catalog models&quot;: qwen3.8-27b; or a model&apos;s file, as inspect reads it</source>
        <translation>como em &quot;catalog models&quot;: qwen3.8-27b; ou um arquivo de modelo, como inspect o lê</translation>
    </message>
    <message>
        <source>what is understood of a model&apos;s file</source>
        <translation>o que se entende do arquivo de um modelo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>config.json, a safetensors index or file, or GGUF; files beside it that belong to it are read too, of large ones only the header</source>
        <translation>config.json, um índice ou arquivo safetensors, ou GGUF; arquivos ao lado que fazem parte do modelo também são lidos, dos grandes só o cabeçalho</translation>
    </message>
    <message>
        <source>keep the model in your own catalogs</source>
        <translation>guardar o modelo nos seus catálogos</translation>
    </message>
    <message>
        <source>an engine&apos;s start-up log beside the prediction</source>
        <translation>o log de início de um motor ao lado da previsão</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>of vLLM, SGLang or llama.cpp; - for standard input</source>
        <translation>do vLLM, SGLang ou llama.cpp; - para a entrada padrão</translation>
    </message>
    <message>
        <source>the model, where the log does not name it well</source>
        <translation>o modelo, quando o log não o nomeia bem</translation>
    </message>
    <message>
        <source>the device, where the log does not name it well</source>
        <translation>o dispositivo, quando o log não o nomeia bem</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Taxas</translation>
    </message>
    <message>
        <source>tokens of a prompt</source>
        <translation>tokens de um prompt</translation>
    </message>
    <message>
        <source>tokens of an answer; with --prompt, serving is estimated</source>
        <translation>tokens de uma resposta; com --prompt, estima-se o serviço</translation>
    </message>
    <message>
        <source>share of the context that is live, where lengths are not given (default 1)</source>
        <translation>parte viva do contexto, quando os tamanhos não são dados (padrão 1)</translation>
    </message>
    <message>
        <source>whose published runs: vllm, sglang, trtllm, llama.cpp, lmdeploy or none (default that of the method)</source>
        <translation>de quem são as execuções publicadas: vllm, sglang, trtllm, llama.cpp, lmdeploy ou none (padrão: o do método)</translation>
    </message>
    <message>
        <source>rate promised to every user (default 20)</source>
        <translation>taxa prometida a cada usuário (padrão 20)</translation>
    </message>
    <message>
        <source>rental_3yr (default), neocloud_ownership, hyperscaler_ownership or list</source>
        <translation>rental_3yr (padrão), neocloud_ownership, hyperscaler_ownership ou list</translation>
    </message>
    <message>
        <source>price of a device, instead of the catalog&apos;s</source>
        <translation>preço de um dispositivo, em vez do preço do catálogo</translation>
    </message>
    <message>
        <source>power of a device, instead of the catalog&apos;s</source>
        <translation>potência de um dispositivo, em vez da do catálogo</translation>
    </message>
    <message>
        <source>a setting, may be repeated: version=0.25.1; a wrong key lists the known</source>
        <translation>um ajuste, pode repetir-se: version=0.25.1; uma chave errada lista as conhecidas</translation>
    </message>
    <message>
        <source>which accelerators serve so many users, best first</source>
        <translation>quais aceleradores atendem tantos usuários, o melhor primeiro</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>users served at once</source>
        <translation>usuários atendidos ao mesmo tempo</translation>
    </message>
    <message>
        <source>longest time to the first token, at the slow end</source>
        <translation>maior tempo até o primeiro token, no extremo lento</translation>
    </message>
    <message>
        <source>most that all devices may cost</source>
        <translation>o máximo que todos os dispositivos podem custar</translation>
    </message>
    <message>
        <source>most that all boards may draw</source>
        <translation>o máximo que todas as placas podem consumir</translation>
    </message>
    <message>
        <source>most devices</source>
        <translation>máximo de dispositivos</translation>
    </message>
    <message>
        <source>what stands first (default cost)</source>
        <translation>o que vem primeiro (padrão cost)</translation>
    </message>
    <message>
        <source>also what no published run supports</source>
        <translation>também o que nenhuma execução publicada sustenta</translation>
    </message>
    <message>
        <source>every configuration that would do, not the best of each accelerator</source>
        <translation>toda configuração que serve, não só a melhor de cada acelerador</translation>
    </message>
    <message>
        <source>as in &quot;catalog models&quot;: qwen3.8-27b</source>
        <translation>como em &quot;catalog models&quot;: qwen3.8-27b</translation>
    </message>
    <message>
        <source>search this one only</source>
        <translation>procurar só este</translation>
    </message>
    <message>
        <source>search this format of the weights only</source>
        <translation>procurar só este formato dos pesos</translation>
    </message>
    <message>
        <source>search this format of the cache only</source>
        <translation>procurar só este formato do cache</translation>
    </message>
    <message>
        <source>as JSON, powers in watts and times in seconds</source>
        <translation>como JSON, potências em watts e tempos em segundos</translation>
    </message>
    <message>
        <source>what fits and how fast, with cautions</source>
        <translation>o que cabe e com que rapidez, com ressalvas</translation>
    </message>
    <message>
        <source>a lesson in steps, its numbers checked</source>
        <translation>uma lição em passos, com os números conferidos</translation>
    </message>
    <message>
        <source>a story that ships, or your own file (default: list them)</source>
        <translation>uma história que acompanha o programa ou um arquivo seu (padrão: listar)</translation>
    </message>
    <message>
        <source>number format of the weights, as in &quot;catalog formats&quot; (default bf16, of a file its own)</source>
        <translation>formato numérico dos pesos, como em &quot;catalog formats&quot; (padrão: bf16; de um arquivo, o dele)</translation>
    </message>
    <message>
        <source>as a Markdown table</source>
        <translation>como tabela Markdown</translation>
    </message>
    <message>
        <source>the matrices of one token as JSON, for headroom-probe --model</source>
        <translation>as matrizes de um token em JSON, para headroom-probe --model</translation>
    </message>
    <message>
        <source>number format of the weights, as in &quot;catalog formats&quot; (default bf16)</source>
        <translation>formato numérico dos pesos, como em &quot;catalog formats&quot; (padrão: bf16)</translation>
    </message>
    <message>
        <source>what benchmarks measured beside the prediction</source>
        <translation>o que os benchmarks mediram ao lado da previsão</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>of vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX or MLPerf; or a folder of them</source>
        <translation>de vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX ou MLPerf; ou uma pasta deles</translation>
    </message>
    <message>
        <source>What the files leave open</source>
        <translation>O que os arquivos deixam em aberto</translation>
    </message>
    <message>
        <source>the model, where a file does not name it well</source>
        <translation>o modelo, quando o arquivo não o identifica bem</translation>
    </message>
    <message>
        <source>number format of the weights</source>
        <translation>formato numérico dos pesos</translation>
    </message>
    <message>
        <source>number format of the cache</source>
        <translation>formato numérico do cache</translation>
    </message>
    <message>
        <source>tokens of an answer</source>
        <translation>tokens de uma resposta</translation>
    </message>
    <message>
        <source>conversations at once</source>
        <translation>conversas simultâneas</translation>
    </message>
    <message>
        <source>vllm, sglang, trtllm, llama.cpp or lmdeploy</source>
        <translation>vllm, sglang, trtllm, llama.cpp ou lmdeploy</translation>
    </message>
    <message>
        <source>say to which configuration of this file each run belongs, and in what it differs</source>
        <translation>diz a qual configuração deste arquivo cada execução pertence e em que ela difere</translation>
    </message>
    <message>
        <source>as JSON, in base units</source>
        <translation>em JSON, em unidades básicas</translation>
    </message>
    <message>
        <source>headroom-cli VERB --help tells more. Exit status: 0 for an answer, also that nothing fits; 2 for bad input; of check 3 where a figure differs, 4 where none could be compared; of results 3 where a file was not understood.</source>
        <translation>headroom-cli VERBO --help diz mais. Código de saída: 0 para uma resposta, também a de que nada cabe; 2 para entrada inválida; em check, 3 se algum número difere, 4 se nenhum pôde ser comparado; em results, 3 se algum arquivo não foi entendido.</translation>
    </message>
    <message>
        <source>also write a workbook in which the numbers put in can be changed and every step computes</source>
        <translation>grava também uma pasta de trabalho em que os números de entrada podem ser alterados e cada passo é calculado</translation>
    </message>
    <message>
        <source>search these methods, separated by commas, or all, in place of --method</source>
        <translation>pesquisar estes métodos, separados por vírgulas, ou all, no lugar de --method</translation>
    </message>
</context>
<context>
    <name>CliInspect</name>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Suposto</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Não entendido</translation>
    </message>
    <message>
        <source>The model that follows</source>
        <translation>O modelo que resulta</translation>
    </message>
    <message>
        <source>Say which file: config.json, *.safetensors, *.gguf.</source>
        <translation>Diga qual arquivo: config.json, *.safetensors, *.gguf.</translation>
    </message>
    <message>
        <source>Used with --model FILE, kept with inspect FILE --keep.</source>
        <translation>Usado com --model FILE, guardado com inspect FILE --keep.</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>Guardado em %1.</translation>
    </message>
</context>
<context>
    <name>CliLists</name>
    <message>
        <source>%1 (announced)</source>
        <extracomment>Behind the name of an accelerator that is not shipping</extracomment>
        <translation>%1 (anunciada)</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>vendor</source>
        <comment>column</comment>
        <translation>fabricante</translation>
    </message>
    <message>
        <source>memory of the part</source>
        <translation>memória do produto</translation>
    </message>
    <message>
        <source>one device to the runtime</source>
        <translation>um dispositivo para o runtime</translation>
    </message>
    <message>
        <source>bandwidth of the part</source>
        <translation>bandwidth do produto</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parâmetros</translation>
    </message>
    <message>
        <source>active a token</source>
        <translation>ativos por token</translation>
    </message>
    <message>
        <source>native context</source>
        <translation>contexto nativo</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>camadas</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>bits per weight</source>
        <translation>bits por peso</translation>
    </message>
    <message>
        <source>also</source>
        <translation>também</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>bits per element</source>
        <translation>bits por elemento</translation>
    </message>
</context>
<context>
    <name>CliReport</name>
    <message>
        <source>no end</source>
        <comment>memory never ends</comment>
        <translation>sem fim</translation>
    </message>
    <message>
        <source>%1: %2, %3 weights, %4 cache</source>
        <extracomment>The question. %1: configuration, &quot;2 × H100 SXM, TP 2&quot; · %2: model · %3, %4: number formats such as BF16, of keys and values that differ &quot;Q8_0/Q4_0&quot;</extracomment>
        <translation>%1: %2, pesos %3, cache %4</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <extracomment>Behind the name of a step of the working. %1: name · %2: number of a pipeline stage</extracomment>
        <translation>%1, estágio %2</translation>
    </message>
    <message>
        <source>another source: %1</source>
        <extracomment>Another source&apos;s number for the same figure. %1: &quot;191.45 GiB measured [3]&quot;</extracomment>
        <translation>outra fonte: %1</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Numbers put in</source>
        <translation>Números de entrada</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Maior contexto</translation>
    </message>
    <message>
        <source>Printed figures behind the reserve</source>
        <translation>Números impressos por trás da reserva</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposição</translation>
    </message>
    <message>
        <source>Missing on a device</source>
        <translation>Falta em um dispositivo</translation>
    </message>
    <message>
        <source>%1, on top</source>
        <extracomment>A part of the reserve that lies beside the memory an engine may use. %1: &quot;Captured graphs&quot;</extracomment>
        <translation>%1, à parte</translation>
    </message>
    <message>
        <source>Estimate, a band</source>
        <translation>Estimativa, uma faixa</translation>
    </message>
    <message>
        <source>low</source>
        <comment>end of a band</comment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>typical</source>
        <comment>of a band</comment>
        <translation>típico</translation>
    </message>
    <message>
        <source>high</source>
        <comment>end of a band</comment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>Rate per user, under load</source>
        <translation>Taxa por usuário, sob carga</translation>
    </message>
    <message>
        <source>Output, under load</source>
        <translation>Saída, sob carga</translation>
    </message>
    <message>
        <source>Requests, under load</source>
        <translation>Requisições, sob carga</translation>
    </message>
    <message>
        <source>Users served at %1 each</source>
        <extracomment>%1: a rate such as &quot;20 tok/s&quot;</extracomment>
        <translation>Usuários atendidos a %1 cada</translation>
    </message>
    <message>
        <source>Under load, prefill of other requests takes %1 of the time.</source>
        <extracomment>Under load, prompts of new requests slow the answers of the others. %1: a share such as 12%</extracomment>
        <translation>Sob carga, o prefill de outras requisições toma %1 do tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Rate per user, %1 conversation(s) at once</source>
        <extracomment>A row of the table of rates. %1: number of conversations</extracomment>
        <translation>
            <numerusform>Taxa por usuário, %1 conversa por vez</numerusform>
            <numerusform>Taxa por usuário, %1 conversas ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>Total rate</source>
        <translation>Taxa total</translation>
    </message>
    <message>
        <source>Time to the first token, prompt of %1</source>
        <extracomment>A row of the table of rates. %1: &quot;4,096 tokens&quot;</extracomment>
        <translation>Tempo até o primeiro token, prompt de %1</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Ressalvas</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Users a replica</source>
        <translation>Usuários por réplica</translation>
    </message>
    <message>
        <source>tok/s a user, low</source>
        <translation>tok/s por usuário, mínimo</translation>
    </message>
    <message>
        <source>First token, at most</source>
        <translation>Primeiro token, no máximo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>$/Mtok</source>
        <translation>US$/Mtok</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>The nearest miss of every other accelerator:</source>
        <translation>O que chegou mais perto em cada um dos outros aceleradores:</translation>
    </message>
    <message>
        <source>%1 configurations tried in %2.</source>
        <extracomment>Under the table of a search. %1: how many configurations · %2: a time, &quot;31 ms&quot;</extracomment>
        <translation>%1 configurações testadas em %2.</translation>
    </message>
    <message>
        <source>A step touches %1 of the %2 experts of a layer.</source>
        <extracomment>Of a mixture of experts. %1: distinct experts, a mean · %2: all experts of a layer</extracomment>
        <translation>Um passo toca %1 dos %2 experts de uma camada.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a configuration and a method</comment>
        <extracomment>A configuration of a search. %1: &quot;8 × H100 SXM, TP 8, FP8 / BF16&quot; · %2: how memory was counted, &quot;vLLM&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CliResults</name>
    <message>
        <source>%1 is not in the catalog.</source>
        <translation>%1 não está no catálogo.</translation>
    </message>
    <message>
        <source>%1 is no engine.</source>
        <translation>%1 não é um motor.</translation>
    </message>
    <message>
        <source>%1 claimed</source>
        <extracomment>%1: a vendor&apos;s figure</extracomment>
        <translation>%1 informados pelo fabricante</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1: the typical value · %2, %3: low and high end of its band</extracomment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razão</translation>
    </message>
    <message>
        <source>worked out</source>
        <extracomment>Of a measured value: worked out from others of the file</extracomment>
        <translation>calculado</translation>
    </message>
    <message>
        <source>Belongs to no configuration of the scenario: another accelerator or model.</source>
        <translation>Não pertence a nenhuma configuração do cenário: outro acelerador ou modelo.</translation>
    </message>
    <message>
        <source>Belongs to configuration %1.</source>
        <extracomment>%1: the number of a configuration</extracomment>
        <translation>Pertence à configuração %1.</translation>
    </message>
    <message>
        <source>Belongs to configuration %1, with other conditions: %2.</source>
        <extracomment>%1: the number of a configuration · %2: what differs, &quot;weight format, tensor parallel&quot;</extracomment>
        <translation>Pertence à configuração %1, com outras condições: %2.</translation>
    </message>
    <message>
        <source>Say which files, or which folder.</source>
        <translation>Diga quais arquivos ou qual pasta.</translation>
    </message>
    <message>
        <source>There is no result file.</source>
        <translation>Não há nenhum arquivo de resultados.</translation>
    </message>
</context>
<context>
    <name>CliStory</name>
    <message>
        <source>Question: %1</source>
        <translation>Pergunta: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>Every number is as the program works it out.</source>
        <translation>Todos os números conferem com o cálculo do programa.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows what fits on accelerators, how fast it may run, and why.</source>
        <translation>Mostra o que cabe em aceleradores, com que velocidade pode rodar e por quê.</translation>
    </message>
    <message>
        <source>A scenario (*.headroom.json) to open.</source>
        <translation>Um cenário (*.headroom.json) a abrir.</translation>
    </message>
    <message>
        <source>One FILE can be opened, and %1 were given.</source>
        <translation>Só um FILE pode ser aberto, e foram dados %1.</translation>
    </message>
    <message>
        <source>--lang: there is no language “%1”; there are: %2.</source>
        <translation>--lang: não há o idioma “%1”; há: %2.</translation>
    </message>
    <message>
        <source>--theme: there is no theme “%1”; there are: light, dark.</source>
        <translation>--theme: não há o tema “%1”; há: light, dark.</translation>
    </message>
    <message>
        <source>--%1 needs --render.</source>
        <extracomment>%1 is an option such as --size.</extracomment>
        <translation>--%1 precisa de --render.</translation>
    </message>
    <message>
        <source>--render: “%1” must end in .png, .svg or .pdf.</source>
        <translation>--render: “%1” precisa terminar em .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>--figure: there is no figure “%1”; there are: %2.</source>
        <translation>--figure: não há a figura “%1”; há: %2.</translation>
    </message>
    <message>
        <source>--size: “%1” is no size; write it as 1600x1000, each side from 64 to %2.</source>
        <translation>--size: “%1” não é um tamanho; escreva como 1600x1000, cada lado de 64 a %2.</translation>
    </message>
    <message>
        <source>--scale: “%1” is no scale; write a number from 0.25 to 8.</source>
        <translation>--scale: “%1” não é uma escala; escreva um número de 0.25 a 8.</translation>
    </message>
    <message>
        <source>--size and --scale: the picture would have more than 128 million pixels.</source>
        <translation>--size e --scale: a imagem teria mais de 128 milhões de pixels.</translation>
    </message>
    <message>
        <source>Prints this text.</source>
        <translation>Mostra este texto.</translation>
    </message>
    <message>
        <source>Prints the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>en or pt_BR; the system&apos;s language without it.</source>
        <translation>en ou pt_BR; sem ela, o idioma do sistema.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>IDIOMA</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light ou dark.</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>TEMA</translation>
    </message>
    <message>
        <source>Draws a picture and opens no window; OUT ends in .png, .svg or .pdf.</source>
        <translation>Desenha uma imagem e não abre janela; OUT termina em .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>OUT</translation>
    </message>
    <message>
        <source>FIGURE</source>
        <translation>FIGURA</translation>
    </message>
    <message>
        <source>Size in logical pixels, as in 1600x1000.</source>
        <translation>Tamanho em pixels lógicos, como 1600x1000.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxA</translation>
    </message>
    <message>
        <source>Pixels per logical pixel.</source>
        <translation>Pixels por pixel lógico.</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>--size: the window needs at least %1x%2.</source>
        <extracomment>%1, %2: width and height in pixels.</extracomment>
        <translation>--size: a janela precisa de pelo menos %1x%2.</translation>
    </message>
    <message>
        <source>What to draw: window, capacity, memory, rate, tradeoff or slide.</source>
        <translation>O que desenhar: window, capacity, memory, rate, tradeoff ou slide.</translation>
    </message>
    <message>
        <source>--size: the figure needs at least %1x%2.</source>
        <extracomment>%1, %2: width and height in pixels.</extracomment>
        <translation>--size: a figura precisa de pelo menos %1x%2.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <extracomment>The head of a column: %1 a quantity, %2 its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rate per user, typical (low to high)</source>
        <extracomment>Head of a column: the estimated rate of one user as typical value and band.</extracomment>
        <translation>Taxa por usuário, típica (baixa a alta)</translation>
    </message>
    <message>
        <source>Published runs behind the rate</source>
        <translation>Execuções publicadas que sustentam a taxa</translation>
    </message>
    <message>
        <source>Configuration</source>
        <extracomment>Head of the column with the configurations</extracomment>
        <translation>Configuração</translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>cost of ownership, hyperscaler</source>
        <translation>custo de propriedade, hyperscaler</translation>
    </message>
    <message>
        <source>cost of ownership, neocloud</source>
        <translation>custo de propriedade, neocloud</translation>
    </message>
    <message>
        <source>rental for three years</source>
        <translation>aluguel por três anos</translation>
    </message>
    <message>
        <source>purchase, spread over years</source>
        <translation>compra, diluída em anos</translation>
    </message>
    <message>
        <source>No price is known; enter one in the settings of the card.</source>
        <translation>Nenhum preço é conhecido; informe um nos ajustes do cartão.</translation>
    </message>
    <message>
        <source>%1 for a device, as entered.</source>
        <extracomment>%1: a price, &quot;$1.86/h&quot;</extracomment>
        <translation>%1 por dispositivo, como informado.</translation>
    </message>
    <message>
        <source>%1 for a device: %2, %3.</source>
        <extracomment>%1: a price, &quot;$1.86/h&quot; · %2: a basis, &quot;rental for three years&quot; · %3: a date</extracomment>
        <translation>%1 por dispositivo: %2, %3.</translation>
    </message>
    <message>
        <source>tok/s for one user</source>
        <translation>tok/s para um usuário</translation>
    </message>
    <message>
        <source>tok/s per device</source>
        <translation>tok/s por dispositivo</translation>
    </message>
    <message>
        <source>tokens for a dollar</source>
        <translation>tokens por dólar</translation>
    </message>
    <message>
        <source>tok/s per kW</source>
        <translation>tok/s por kW</translation>
    </message>
    <message numerus="yes">
        <source>%1 conversation(s) at once</source>
        <extracomment>Where the order of two configurations flips. %1: how many conversations at once</extracomment>
        <translation>
            <numerusform>%1 conversa por vez</numerusform>
            <numerusform>%1 conversas ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 on, %2 no longer fits and %3 does.</source>
        <extracomment>%1: &quot;65,536 tokens&quot; or &quot;16 conversations at once&quot; · %2: what no longer fits · %3: the other one</extracomment>
        <translation>A partir de %1, %2 não cabe mais e %3 cabe.</translation>
    </message>
    <message>
        <source>From %1 on, %2 gives more %3 than %4.</source>
        <extracomment>%1: &quot;65,536 tokens&quot; or &quot;16 conversations at once&quot; · %2: the better one · %3: &quot;tokens for a dollar&quot; · %4: the other one</extracomment>
        <translation>A partir de %1, %2 dá mais %3 que %4.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <comment>turned by 1%</comment>
        <translation>Bandwidth</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>turned by 1%</comment>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Links</source>
        <comment>turned by 1%</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Price</source>
        <comment>turned by 1%</comment>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Conversations that fit</source>
        <translation>Conversas que cabem</translation>
    </message>
    <message>
        <source>Rate per user</source>
        <translation>Taxa por usuário</translation>
    </message>
    <message>
        <source>Total rate when full</source>
        <translation>Taxa total quando cheio</translation>
    </message>
    <message>
        <source>Tokens for a dollar when full</source>
        <translation>Tokens por dólar quando cheio</translation>
    </message>
    <message>
        <source>Boards at full power: %1.</source>
        <extracomment>%1: power of the boards of a configuration, &quot;700 W&quot;</extracomment>
        <translation>Placas em potência máxima: %1.</translation>
    </message>
    <message>
        <source>Boards at full power: %1; those of a node of %2 devices: %3. Hosts, fans and losses come on top.</source>
        <extracomment>%1: power of the boards of a configuration, &quot;700 W&quot; · %2: devices of a node, more than one · %3: their power</extracomment>
        <translation>Placas em potência máxima: %1; as de um nó de %2 dispositivos: %3. Hosts, ventilação e perdas vêm por cima.</translation>
    </message>
</context>
<context>
    <name>CoverageStrip</name>
    <message>
        <source>distinct experts</source>
        <extracomment>In a small plot: how many different experts a layer needs in one step.</extracomment>
        <translation>experts distintos</translation>
    </message>
</context>
<context>
    <name>DeviceWriter</name>
    <message>
        <source>Attach to see which devices there are, how they are partitioned and how much of their memory is free. Nothing is measured before you ask for it.</source>
        <translation>Conecte para ver que dispositivos há, como estão particionados e quanto de sua memória está livre. Nada é medido antes que você peça.</translation>
    </message>
    <message>
        <source>No device was found.</source>
        <translation>Nenhum dispositivo encontrado.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>What the sensors of a device say. %1: &quot;140 W of 750 W, 87% busy&quot;</extracomment>
        <translation>Agora: %1</translation>
    </message>
    <message>
        <source>Check-list for %1</source>
        <extracomment>%1: a configuration, &quot;MI300X&quot;</extracomment>
        <translation>Lista de verificação para %1</translation>
    </message>
</context>
<context>
    <name>DropPlan</name>
    <message>
        <source>Open the comparison %1</source>
        <extracomment>What letting go of a dragged file will do. %1 is its name.</extracomment>
        <translation>Abrir a comparação %1</translation>
    </message>
    <message>
        <source>Open the comparison %1 in a new window</source>
        <translation>Abrir a comparação %1 em outra janela</translation>
    </message>
    <message>
        <source>Read the model of %1</source>
        <translation>Ler o modelo de %1</translation>
    </message>
    <message>
        <source>Tell the story of %1</source>
        <translation>Contar a história de %1</translation>
    </message>
    <message>
        <source>Compare what the log %1 says with what is predicted</source>
        <translation>Comparar o que diz o log %1 com o previsto</translation>
    </message>
    <message numerus="yes">
        <source>and read %n more file(s)</source>
        <comment>of a drop, after a few that are named</comment>
        <translation>
            <numerusform>e ler mais %n arquivo</numerusform>
            <numerusform>e ler mais %n arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Headroom cannot read %1 and %n more file(s).</source>
        <comment>after a few that are named</comment>
        <extracomment>%1: names of files</extracomment>
        <translation>
            <numerusform>O Headroom não lê %1 e mais %n arquivo.</numerusform>
            <numerusform>O Headroom não lê %1 e mais %n arquivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Headroom cannot read %1.</source>
        <translation>O Headroom não lê %1.</translation>
    </message>
    <message>
        <source>One drop opens at most %1 files; the others are left out.</source>
        <translation>São abertos no máximo %1 arquivos de uma vez; os outros ficam de fora.</translation>
    </message>
    <message>
        <source>Keep what was measured in %1</source>
        <translation>Guardar o que foi medido em %1</translation>
    </message>
    <message>
        <source>%1 is no comparison, story, model file, start-up log or measurement that Headroom reads.</source>
        <translation>%1 não é uma comparação, história, arquivo de modelo, log de inicialização ou medição que o Headroom leia.</translation>
    </message>
</context>
<context>
    <name>EditWriter</name>
    <message>
        <source>model %1</source>
        <extracomment>All texts here follow &quot;Undo:&quot; or &quot;Redo:&quot; in the Edit menu and name one change.</extracomment>
        <translation>modelo %1</translation>
    </message>
    <message>
        <source>conversations at once: %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is the number of conversations.</extracomment>
        <translation>conversas simultâneas: %1</translation>
    </message>
    <message>
        <source>weights basis</source>
        <translation>base dos pesos</translation>
    </message>
    <message>
        <source>add %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is a configuration such as &quot;2 x H100 SXM&quot;.</extracomment>
        <translation>adicionar %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>remover %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>mover %1</translation>
    </message>
    <message>
        <source>replace everything</source>
        <translation>substituir tudo</translation>
    </message>
    <message>
        <source>%1 in place of %2</source>
        <extracomment>After &quot;Undo:&quot;. %1 and %2 are configurations.</extracomment>
        <translation>%1 no lugar de %2</translation>
    </message>
    <message>
        <source>weight format of %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is a configuration such as &quot;MI300X&quot;.</extracomment>
        <translation>formato dos pesos de %1</translation>
    </message>
    <message>
        <source>cache format of %1</source>
        <translation>formato do cache de %1</translation>
    </message>
    <message>
        <source>model of %1</source>
        <translation>modelo de %1</translation>
    </message>
    <message>
        <source>parallelism of %1</source>
        <translation>paralelismo de %1</translation>
    </message>
    <message>
        <source>reserve of %1</source>
        <translation>reserva de %1</translation>
    </message>
    <message>
        <source>utilization of %1</source>
        <translation>utilização de %1</translation>
    </message>
    <message>
        <source>memory of %1</source>
        <translation>memória de %1</translation>
    </message>
    <message>
        <source>bandwidth of %1</source>
        <translation>bandwidth de %1</translation>
    </message>
    <message>
        <source>pool of %1</source>
        <translation>pool de %1</translation>
    </message>
    <message>
        <source>method %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is a way to count memory, &quot;vLLM&quot;.</extracomment>
        <translation>método %1</translation>
    </message>
    <message>
        <source>setting %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is the name of a setting of an engine, &quot;Slots&quot;.</extracomment>
        <translation>ajuste %1</translation>
    </message>
    <message>
        <source>settings of the method</source>
        <translation>ajustes do método</translation>
    </message>
    <message>
        <source>comparison of layouts</source>
        <translation>comparação de disposições</translation>
    </message>
    <message>
        <source>context of %1</source>
        <extracomment>After &quot;Undo:&quot;. %1 is a number of tokens.</extracomment>
        <translation>contexto de %1</translation>
    </message>
    <message>
        <source>engine of the rates</source>
        <translation>motor das taxas</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>preços</translation>
    </message>
    <message>
        <source>prompt length</source>
        <extracomment>After &quot;Undo:&quot;. All of the load that conversations put on the devices.</extracomment>
        <translation>tamanho do prompt</translation>
    </message>
    <message>
        <source>answer length</source>
        <translation>tamanho da resposta</translation>
    </message>
    <message>
        <source>mean fill</source>
        <translation>preenchimento médio</translation>
    </message>
    <message>
        <source>floor rate</source>
        <translation>taxa mínima</translation>
    </message>
    <message>
        <source>shared prefix</source>
        <translation>prefixo compartilhado</translation>
    </message>
    <message>
        <source>load</source>
        <translation>carga</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>preço de %1</translation>
    </message>
    <message>
        <source>power of %1</source>
        <translation>potência de %1</translation>
    </message>
    <message>
        <source>limits of the purchase</source>
        <extracomment>After &quot;Undo:&quot;. Users, budget and other limits of what to buy.</extracomment>
        <translation>limites da compra</translation>
    </message>
    <message>
        <source>prefill chunk</source>
        <translation>chunk de prefill</translation>
    </message>
    <message>
        <source>drafted tokens</source>
        <translation>tokens rascunhados</translation>
    </message>
    <message>
        <source>accepted tokens</source>
        <translation>tokens aceitos</translation>
    </message>
    <message numerus="yes">
        <source>add %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values were added.</extracomment>
        <translation>
            <numerusform>adicionar %1 valor medido</numerusform>
            <numerusform>adicionar %1 valores medidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values were deleted.</extracomment>
        <translation>
            <numerusform>excluir %1 valor medido</numerusform>
            <numerusform>excluir %1 valores medidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values are drawn again.</extracomment>
        <translation>
            <numerusform>mostrar %1 valor medido</numerusform>
            <numerusform>mostrar %1 valores medidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hide %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values are no longer drawn.</extracomment>
        <translation>
            <numerusform>ocultar %1 valor medido</numerusform>
            <numerusform>ocultar %1 valores medidos</numerusform>
        </translation>
    </message>
    <message>
        <source>measured memory of %1</source>
        <translation>memória medida de %1</translation>
    </message>
    <message>
        <source>measured bandwidth of %1</source>
        <translation>bandwidth medida de %1</translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>on</source>
        <comment>a switch of an engine</comment>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch of an engine</comment>
        <translation>desligado</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A band: %1 its low end · %2 its high end</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorda</translation>
    </message>
    <message>
        <source>%1; only the first %2 lines were read.</source>
        <extracomment>%1: an engine and its version · %2: how many lines a log has</extracomment>
        <translation>%1; só as primeiras %2 linhas foram lidas.</translation>
    </message>
    <message>
        <source>%1; lines read: %2.</source>
        <extracomment>%1: an engine and its version · %2: how many lines a log has</extracomment>
        <translation>%1; linhas lidas: %2.</translation>
    </message>
    <message>
        <source>%1 differs: %2 printed, %3 predicted, %4 more than predicted.</source>
        <translation>%1 difere: impresso %2, previsto %3, %4 a mais que o previsto.</translation>
    </message>
    <message>
        <source>%1 differs: %2 printed, %3 predicted, %4 less than predicted.</source>
        <translation>%1 difere: impresso %2, previsto %3, %4 a menos que o previsto.</translation>
    </message>
    <message>
        <source>Every printed figure agrees with the prediction.</source>
        <translation>Todos os números impressos concordam com a previsão.</translation>
    </message>
    <message>
        <source>The log prints no figure that could be compared.</source>
        <translation>O log não imprime nenhum número que se possa comparar.</translation>
    </message>
    <message>
        <source>The log&apos;s figures agree with each other.</source>
        <translation>Os números do log concordam entre si.</translation>
    </message>
    <message>
        <source>The log does not name its model; a model of the catalog, or a config.json or GGUF file, can stand in.</source>
        <translation>O log não informa o modelo; um modelo do catálogo, um config.json ou um arquivo GGUF pode ser usado no lugar.</translation>
    </message>
    <message>
        <source>The catalog has no model %1; one of the same shapes, or its config.json or GGUF file, can stand in.</source>
        <translation>O catálogo não tem o modelo %1; um de mesmas dimensões, ou o seu config.json ou arquivo GGUF, pode ser usado no lugar.</translation>
    </message>
</context>
<context>
    <name>EngineWriter</name>
    <message>
        <source>Printed and real</source>
        <translation>Impresso e real</translation>
    </message>
    <message>
        <source>What is kept back</source>
        <translation>O que fica reservado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of what an engine keeps back: %1 its name, %2 an amount of memory.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It comes on top of the memory that the engine may use.</source>
        <translation>Soma-se à memória que o motor pode usar.</translation>
    </message>
</context>
<context>
    <name>EntryWriter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure of the catalog: %1 its name, %2 its value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elsewhere %1</source>
        <extracomment>Another source&apos;s number for the same figure. %1: the number</extracomment>
        <translation>Em outra fonte: %1</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>Onde as fontes divergem</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Ressalvas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>Experts</name>
    <message numerus="yes">
        <source>%1 of %2 experts at %3 token(s)</source>
        <extracomment>Distinct experts of a layer that one decode step touches, expected. %1: a mean, &quot;163.3&quot; · %2: all of a layer · %3: tokens of the step</extracomment>
        <translation>
            <numerusform>%1 de %2 experts com %3 token</numerusform>
            <numerusform>%1 de %2 experts com %3 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Order of the layers</source>
        <translation>Ordem das camadas</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Tamanho oculto</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Heads de query</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Heads de KV</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Dimensão da head</translation>
    </message>
    <message>
        <source>Value dimension</source>
        <translation>Dimensão do valor</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Janela de atenção</translation>
    </message>
    <message>
        <source>Latent width</source>
        <translation>Largura do latente</translation>
    </message>
    <message>
        <source>Rotary width</source>
        <translation>Largura rotary</translation>
    </message>
    <message>
        <source>Indexer width</source>
        <translation>Largura do indexador</translation>
    </message>
    <message>
        <source>State heads</source>
        <translation>Heads de estado</translation>
    </message>
    <message>
        <source>State key width</source>
        <translation>Largura da chave do estado</translation>
    </message>
    <message>
        <source>State value width</source>
        <translation>Largura do valor do estado</translation>
    </message>
    <message>
        <source>Bits per state element</source>
        <translation>Bits por elemento do estado</translation>
    </message>
    <message>
        <source>Convolution taps</source>
        <translation>Taps da convolução</translation>
    </message>
    <message>
        <source>Layers that share a cache</source>
        <translation>Camadas que compartilham cache</translation>
    </message>
    <message>
        <source>Tokens per cache entry</source>
        <translation>Tokens por entrada do cache</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>Largura da MLP</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experts por token</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>Largura do expert</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Experts compartilhados</translation>
    </message>
    <message>
        <source>Layers with experts</source>
        <translation>Camadas com experts</translation>
    </message>
    <message>
        <source>Draft layers (MTP)</source>
        <translation>Camadas de draft (MTP)</translation>
    </message>
    <message>
        <source>Vision tower</source>
        <translation>Torre de visão</translation>
    </message>
    <message>
        <source>Native context</source>
        <translation>Contexto nativo</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Embeddings atados</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Tipo numérico</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Kept at 16 bit</source>
        <translation>Mantido em 16 bits</translation>
    </message>
    <message>
        <source>Bytes of the tensors</source>
        <translation>Bytes dos tensores</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Smaller shapes</source>
        <translation>Formas menores</translation>
    </message>
    <message>
        <source>Width of the shared experts</source>
        <translation>Largura dos experts compartilhados</translation>
    </message>
</context>
<context>
    <name>FigureWriter</name>
    <message>
        <source>model: %1</source>
        <extracomment>Parts of one line of assumptions, separated by semicolons.</extracomment>
        <translation>modelo: %1</translation>
    </message>
    <message>
        <source>formats: %1</source>
        <translation>formatos: %1</translation>
    </message>
    <message>
        <source>reserve per device: %1</source>
        <translation>reserva por dispositivo: %1</translation>
    </message>
    <message>
        <source>Headroom %1, %2</source>
        <extracomment>Under a figure: %1 the version of the program, %2 the date.</extracomment>
        <translation>Headroom %1, %2</translation>
    </message>
    <message>
        <source>weights basis: nominal</source>
        <translation>base dos pesos: nominal</translation>
    </message>
    <message>
        <source>weights basis: checkpoint</source>
        <translation>base dos pesos: checkpoint</translation>
    </message>
    <message>
        <source>weights basis: loaded</source>
        <translation>base dos pesos: carregada</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <extracomment>A reserve that the method assumes. %1: memory.</extracomment>
        <translation>%1 (suposta)</translation>
    </message>
    <message>
        <source>weights %1, cache %2</source>
        <extracomment>%1 the format of the weights, %2 that of the cache.</extracomment>
        <translation>pesos %1, cache %2</translation>
    </message>
    <message>
        <source>method: %1</source>
        <extracomment>Among the assumptions. %1: a way to count memory, &quot;vLLM&quot;</extracomment>
        <translation>método: %1</translation>
    </message>
    <message>
        <source>Assumptions: context of %1</source>
        <translation>Premissas: contexto de %1</translation>
    </message>
    <message>
        <source>%1 with a context of %2: what fits, and how fast?</source>
        <extracomment>The title of a slide. %1: a model, or several · %2: &quot;262,144 tokens&quot;</extracomment>
        <translation>%1 com contexto de %2: o que cabe e com que velocidade?</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Slide page</source>
        <translation>Página de slide</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>%1 would do.</source>
        <comment>devices</comment>
        <extracomment>%1: &quot;Two devices&quot;, &quot;16 devices&quot;</extracomment>
        <translation>%1 resolvem.</translation>
    </message>
    <message>
        <source>%1 weights would do.</source>
        <translation>Pesos em %1 resolvem.</translation>
    </message>
    <message>
        <source>%1 cache would do.</source>
        <translation>Cache em %1 resolve.</translation>
    </message>
    <message>
        <source>A context of %1 would do.</source>
        <extracomment>%1: &quot;12,345 tokens&quot;</extracomment>
        <translation>Um contexto de %1 resolve.</translation>
    </message>
    <message>
        <source>No single change makes it fit.</source>
        <translation>Nenhuma mudança sozinha faz caber.</translation>
    </message>
    <message>
        <source>%1, or %2, would do.</source>
        <extracomment>Each of the changes alone makes it fit: &quot;Two devices, or FP8 weights, would do.&quot;</extracomment>
        <translation>%1, ou %2, resolvem.</translation>
    </message>
    <message>
        <source>%1, %2 or %3 would do.</source>
        <extracomment>Each of the changes alone makes it fit: &quot;Two devices, FP8 weights or FP8 cache would do.&quot;</extracomment>
        <translation>%1, %2 ou %3 resolvem.</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4 would do.</source>
        <extracomment>Each of the changes alone makes it fit.</extracomment>
        <translation>%1, %2, %3 ou %4 resolvem.</translation>
    </message>
    <message>
        <source>Two devices</source>
        <extracomment>A change that makes it fit; begins a sentence or a button&apos;s text</extracomment>
        <translation>Dois dispositivos</translation>
    </message>
    <message>
        <source>Four devices</source>
        <translation>Quatro dispositivos</translation>
    </message>
    <message>
        <source>Eight devices</source>
        <translation>Oito dispositivos</translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s)</source>
        <translation>
            <numerusform>%1 dispositivo</numerusform>
            <numerusform>%1 dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit: %1 short</source>
        <translation>Não cabe: faltam %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 conversation(s)</source>
        <translation>
            <numerusform>%1 conversa</numerusform>
            <numerusform>%1 conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit: %1 short.</source>
        <translation>Não cabe: faltam %1.</translation>
    </message>
    <message>
        <source>Does not fit: %1 short on each device.</source>
        <translation>Não cabe: faltam %1 em cada dispositivo.</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <comment>suggestion</comment>
        <extracomment>A change that makes it fit. %1: a number format such as FP8</extracomment>
        <translation>Pesos em %1</translation>
    </message>
    <message>
        <source>%1 cache</source>
        <comment>suggestion</comment>
        <extracomment>A change that makes it fit. %1: a number format such as FP8</extracomment>
        <translation>Cache em %1</translation>
    </message>
    <message>
        <source>A context of %1</source>
        <comment>suggestion</comment>
        <extracomment>A change that makes it fit. %1: &quot;12,345 tokens&quot;</extracomment>
        <translation>Um contexto de %1</translation>
    </message>
</context>
<context>
    <name>ImportRefusals</name>
    <message>
        <source>not a file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>uma lista de textos</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>uma lista de objetos</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>um texto vazio</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>esperava-se um objeto</translation>
    </message>
    <message>
        <source>a second index</source>
        <translation>um segundo índice</translation>
    </message>
    <message>
        <source>a second config</source>
        <translation>uma segunda config</translation>
    </message>
    <message>
        <source>GGUF together with other formats</source>
        <translation>GGUF junto com outros formatos</translation>
    </message>
    <message>
        <source>a big-endian GGUF file</source>
        <translation>um arquivo GGUF big-endian</translation>
    </message>
    <message>
        <source>a language model beside the vision projector</source>
        <translation>um modelo de linguagem ao lado do projetor de visão</translation>
    </message>
    <message>
        <source>layers that hold attention and a state together</source>
        <translation>camadas que têm atenção e estado ao mesmo tempo</translation>
    </message>
    <message>
        <source>one entry for each layer</source>
        <translation>uma entrada para cada camada</translation>
    </message>
    <message>
        <source>more channels than any model has</source>
        <translation>mais canais do que qualquer modelo tem</translation>
    </message>
    <message>
        <source>heads or dimensions beyond any model</source>
        <translation>heads ou dimensões além de qualquer modelo</translation>
    </message>
    <message>
        <source>a shape beyond any tensor</source>
        <translation>uma forma além de qualquer tensor</translation>
    </message>
    <message>
        <source>data ends before it begins</source>
        <translation>os dados terminam antes de começar</translation>
    </message>
    <message>
        <source>no layer keeps a cache or a state</source>
        <translation>nenhuma camada guarda cache ou estado</translation>
    </message>
    <message>
        <source>no parameters of a language model</source>
        <translation>nenhum parâmetro de um modelo de linguagem</translation>
    </message>
    <message>
        <source>the files hold another number of tensors</source>
        <translation>os arquivos contêm outro número de tensores</translation>
    </message>
    <message>
        <source>more than two data_offsets</source>
        <translation>mais de dois data_offsets</translation>
    </message>
    <message>
        <source>more than %1 tensors</source>
        <translation>mais de %1 tensores</translation>
    </message>
    <message>
        <source>more than %1 dimensions</source>
        <translation>mais de %1 dimensões</translation>
    </message>
    <message>
        <source>more than %1 kinds of layers</source>
        <translation>mais de %1 tipos de camada</translation>
    </message>
    <message>
        <source>more than %1 parameters</source>
        <translation>mais de %1 parâmetros</translation>
    </message>
    <message>
        <source>tensors of %1 bytes</source>
        <translation>tensores de %1 bytes</translation>
    </message>
    <message>
        <source>the layer type %1</source>
        <translation>o tipo de camada %1</translation>
    </message>
    <message>
        <source>the letter %1</source>
        <translation>a letra %1</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>a forma de %1</translation>
    </message>
    <message>
        <source>element type %1</source>
        <translation>tipo de elemento %1</translation>
    </message>
    <message>
        <source>value type %1</source>
        <translation>tipo de valor %1</translation>
    </message>
    <message>
        <source>tensor type %1 of %2</source>
        <translation>tipo de tensor %1 de %2</translation>
    </message>
    <message>
        <source>%1 is not aligned</source>
        <translation>%1 não está alinhado</translation>
    </message>
    <message>
        <source>a power of two up to %1 was expected</source>
        <translation>esperava-se uma potência de dois até %1</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>um cabeçalho de %1 bytes</translation>
    </message>
    <message>
        <source>a name of over %1 bytes</source>
        <translation>um nome de mais de %1 bytes</translation>
    </message>
    <message>
        <source>a name of %1 bytes</source>
        <translation>um nome de %1 bytes</translation>
    </message>
    <message>
        <source>a text of %1 bytes, at most %2</source>
        <translation>um texto de %1 bytes, no máximo %2</translation>
    </message>
    <message>
        <source>%1 bytes of header, at most %2</source>
        <translation>%1 bytes de cabeçalho, no máximo %2</translation>
    </message>
    <message>
        <source>%1 dimensions of %2, at most %3</source>
        <translation>%1 dimensões de %2, no máximo %3</translation>
    </message>
    <message>
        <source>%1 files of a model of %2</source>
        <translation>%1 arquivos de um modelo de %2</translation>
    </message>
    <message>
        <source>%1 files, at most %2</source>
        <translation>%1 arquivos, no máximo %2</translation>
    </message>
    <message>
        <source>%1 tensors, at most %2</source>
        <translation>%1 tensores, no máximo %2</translation>
    </message>
    <message>
        <source>%1 keys, at most %2</source>
        <translation>%1 chaves, no máximo %2</translation>
    </message>
    <message>
        <source>%1 elements, at most %2</source>
        <translation>%1 elementos, no máximo %2</translation>
    </message>
    <message>
        <source>%1 bytes for %2 elements of %3</source>
        <translation>%1 bytes para %2 elementos de %3</translation>
    </message>
    <message>
        <source>%1 entries for %2 layers</source>
        <translation>%1 entradas para %2 camadas</translation>
    </message>
    <message>
        <source>%1 letters for %2 layers</source>
        <translation>%1 letras para %2 camadas</translation>
    </message>
    <message>
        <source>%1 has rows of %2, blocks of %3</source>
        <translation>%1 tem linhas de %2, blocos de %3</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 de %2 arquivos</translation>
    </message>
    <message>
        <source>%1 of %2 experts</source>
        <translation>%1 de %2 experts</translation>
    </message>
    <message>
        <source>%1 over %2 heads</source>
        <translation>%1 sobre %2 heads</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>A value that was found and its limits</extracomment>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Limits of a number</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Larger than any model&apos;s: %1.</source>
        <extracomment>%1: the limit, or what is too large</extracomment>
        <translation>Maior que o de qualquer modelo: %1.</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>Aninhado em mais de %1 níveis.</translation>
    </message>
    <message>
        <source>More than any model has: %1.</source>
        <extracomment>%1: how many of what, &quot;12 tensors, at most 5&quot;</extracomment>
        <translation>Mais do que qualquer modelo tem: %1.</translation>
    </message>
    <message>
        <source>The file ends too early; at least %1 bytes are needed.</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>O arquivo termina cedo demais; são necessários pelo menos %1 bytes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice.</source>
        <extracomment>%1: the name of a tensor or key</extracomment>
        <translation>&quot;%1&quot; aparece duas vezes.</translation>
    </message>
    <message>
        <source>These tensors overlap: %1.</source>
        <extracomment>%1: two names of tensors</extracomment>
        <translation>Estes tensores se sobrepõem: %1.</translation>
    </message>
    <message>
        <source>The tensor &quot;%1&quot; reaches beyond the end of the file.</source>
        <extracomment>%1: a name of a tensor</extracomment>
        <translation>O tensor &quot;%1&quot; passa do fim do arquivo.</translation>
    </message>
    <message>
        <source>This does not add up: %1.</source>
        <translation>Isto não fecha: %1.</translation>
    </message>
    <message>
        <source>Parts of the model are missing: %1.</source>
        <extracomment>%1: &quot;2 of 5 files&quot;, or a file name</extracomment>
        <translation>Faltam partes do modelo: %1.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Falta a chave &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Headroom cannot count this yet: %1.</source>
        <translation>O Headroom ainda não sabe contar isto: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>O arquivo não pode ser lido: %1.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>A leitura foi cancelada.</translation>
    </message>
    <message>
        <source>No file was given.</source>
        <translation>Nenhum arquivo foi dado.</translation>
    </message>
    <message>
        <source>This is neither JSON nor safetensors nor GGUF.</source>
        <translation>Isto não é JSON, nem safetensors, nem GGUF.</translation>
    </message>
    <message>
        <source>This describes no model; expected: %1.</source>
        <extracomment>%1: what was looked for, the name of a key</extracomment>
        <translation>Isto não descreve um modelo; esperava-se: %1.</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <extracomment>%1: the parser&apos;s reason, in English</extracomment>
        <translation>Isto não é JSON: %1.</translation>
    </message>
    <message>
        <source>Version %1 of the format is unknown here.</source>
        <extracomment>%1: a version number</extracomment>
        <translation>A versão %1 do formato é desconhecida aqui.</translation>
    </message>
    <message>
        <source>Unknown here: %1.</source>
        <extracomment>%1: what was found, &quot;element type X9&quot;</extracomment>
        <translation>Desconhecido aqui: %1.</translation>
    </message>
    <message>
        <source>Expected %1.</source>
        <extracomment>%1: what was expected, &quot;a whole number&quot;</extracomment>
        <translation>Esperava-se %1.</translation>
    </message>
    <message>
        <source>Outside of what any model has: %1.</source>
        <extracomment>%1: the value, its limits or what is wrong with it</extracomment>
        <translation>Fora do que qualquer modelo tem: %1.</translation>
    </message>
</context>
<context>
    <name>ImportResults</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: number of layers · %2: how many of each kind, &quot;16 full, 48 linear&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Active a token</source>
        <translation>Ativos por token</translation>
    </message>
    <message>
        <source>Parameters by the shapes</source>
        <translation>Parâmetros pelas formas</translation>
    </message>
    <message>
        <source>Parameters in the tensors</source>
        <translation>Parâmetros nos tensores</translation>
    </message>
    <message>
        <source>Cache per token at 16 bit</source>
        <translation>Cache por token em 16 bits</translation>
    </message>
    <message>
        <source>Fixed state</source>
        <translation>Estado fixo</translation>
    </message>
    <message>
        <source>One conversation of the native context</source>
        <translation>Uma conversa do contexto nativo</translation>
    </message>
    <message>
        <source>%1, read from %2.</source>
        <extracomment>%1: a model · %2: names of files</extracomment>
        <translation>%1, lido de %2.</translation>
    </message>
    <message>
        <source>The catalog has %1; this one is %2.</source>
        <extracomment>%1: a model of the catalog · %2: the id of the one that was read</extracomment>
        <translation>O catálogo já tem %1; este é %2.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>of these in the vision tower</source>
        <translation>destes, na torre de visão</translation>
    </message>
    <message>
        <source>of these in draft layers</source>
        <translation>destes, nas camadas de draft</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Bytes of the tensors</source>
        <translation>Bytes dos tensores</translation>
    </message>
    <message>
        <source>Native context</source>
        <translation>Contexto nativo</translation>
    </message>
</context>
<context>
    <name>ImportWriter</name>
    <message>
        <source>Assumed</source>
        <translation>Suposto</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Não entendido</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what it is, &quot;KV heads&quot; · %2: its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ItemWriter</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Behind an accelerator&apos;s name: its memory and its memory bandwidth, &quot;192 GB, 5.3 TB/s&quot;.
----------
%1 is a width such as &quot;8 bits&quot;, %2 an explanation such as &quot;per channel&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>announced</source>
        <extracomment>Beside an accelerator that is not shipping yet.</extracomment>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>%1 B, %2 B active, %3 context</source>
        <extracomment>Behind a model&apos;s name. %1 and %2 are billions of parameters, %3 the native context, &quot;256K&quot;.</extracomment>
        <translation>%1 bi, %2 bi ativos, contexto de %3</translation>
    </message>
    <message>
        <source>%1 B, %2 context</source>
        <translation>%1 bi, contexto de %2</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <extracomment>The width of one element of a number format.</extracomment>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>GGUF</source>
        <extracomment>A group of number formats: those of llama.cpp&apos;s files.</extracomment>
        <translation>GGUF</translation>
    </message>
    <message>
        <source>16 bits and more</source>
        <extracomment>A group of number formats, by the width of one element.</extracomment>
        <translation>16 bits ou mais</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 bits</translation>
    </message>
    <message>
        <source>5 and 6 bits</source>
        <translation>5 e 6 bits</translation>
    </message>
    <message>
        <source>4 bits and less</source>
        <translation>4 bits ou menos</translation>
    </message>
</context>
<context>
    <name>KeptModels</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 não pode ser gravado: %2.</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>a pasta não pode ser criada</translation>
    </message>
    <message>
        <source>%1 exists already and was left as it is.</source>
        <translation>%1 já existe e ficou como está.</translation>
    </message>
    <message>
        <source>No file of yours holds %1 alone.</source>
        <extracomment>%1: an accelerator or model</extracomment>
        <translation>Nenhum arquivo seu contém apenas %1.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <extracomment>%1: a file · %2: the system&apos;s reason</extracomment>
        <translation>Não foi possível excluir %1: %2.</translation>
    </message>
</context>
<context>
    <name>KeptRows</name>
    <message>
        <source>Quantity</source>
        <translation>Grandeza</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Over predicted</source>
        <extracomment>Heads a column: a measured value over the predicted one</extracomment>
        <translation>Sobre o previsto</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Differs in</source>
        <extracomment>Heads a column: in what a measurement differs from the card</extracomment>
        <translation>Difere em</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heads a column: where a value was measured</extracomment>
        <translation>Origem</translation>
    </message>
    <message>
        <source>no card to stand beside</source>
        <translation>nenhum cartão correspondente</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>A measurement under the very conditions of a card</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>not stated: %1</source>
        <extracomment>%1: a list of conditions</extracomment>
        <translation>não informado: %1</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <extracomment>Of a value that is kept and not drawn. %1: &quot;Time per token&quot;</extracomment>
        <translation>%1 (oculto)</translation>
    </message>
    <message>
        <source>%1 (derived)</source>
        <extracomment>Of a value that was worked out from what a file gives. %1: &quot;Time per token&quot;</extracomment>
        <translation>%1 (derivado)</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>Heads columns: the ends of a spread</extracomment>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Máximo</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>one device</source>
        <translation>um dispositivo</translation>
    </message>
    <message>
        <source>No layout of %2 over %1 holds a conversation.</source>
        <extracomment>%1: &quot;8 × H200 SXM&quot; · %2: a model</extracomment>
        <translation>Nenhuma disposição de %2 em %1 comporta uma conversa.</translation>
    </message>
    <message numerus="yes">
        <source>%2 over %1 holds most with %3: %4 conversation(s).</source>
        <extracomment>%1: &quot;8 × H200 SXM&quot; · %2: a model · %3: a layout, &quot;TP 8&quot; · %4: a number of conversations</extracomment>
        <translation>
            <numerusform>%2 em %1 comporta mais com %3: %4 conversa.</numerusform>
            <numerusform>%2 em %1 comporta mais com %3: %4 conversas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 times the %3 of %2.</source>
        <extracomment>Follows &quot;... holds most with DP 8: 320 conversations.&quot; %1: how many times as many · %2: a layout, &quot;TP 8&quot; · %3: a number of conversations</extracomment>
        <translation>São %1 vezes as %3 de %2.</translation>
    </message>
    <message>
        <source>The latent cache of MLA is whole on every tensor-parallel rank.</source>
        <translation>O cache latente do MLA fica inteiro em cada rank tensor-parallel.</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>%1 engines</source>
        <extracomment>%1: how many data-parallel engines</extracomment>
        <translation>%1 motores</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <extracomment>Of a serving engine. %1: how many requests</extracomment>
        <translation>Em execução: %1</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>Em espera: %1</translation>
    </message>
    <message>
        <source>Use of the cache: %1</source>
        <extracomment>%1: a share, &quot;62%&quot;</extracomment>
        <translation>Uso do cache: %1</translation>
    </message>
    <message>
        <source>Rate of one user: %1, from the times between tokens</source>
        <translation>Taxa de um usuário: %1, pelos tempos entre tokens</translation>
    </message>
    <message>
        <source>Rate of one user: %1, from the rate of all over those running</source>
        <translation>Taxa de um usuário: %1, pela taxa total sobre as requisições em execução</translation>
    </message>
    <message>
        <source>Rate of all: %1</source>
        <translation>Taxa total: %1</translation>
    </message>
    <message>
        <source>First token after %1</source>
        <extracomment>%1: a time</extracomment>
        <translation>Primeiro token após %1</translation>
    </message>
    <message>
        <source>Rates are over the last %1 s.</source>
        <extracomment>%1: a number of seconds</extracomment>
        <translation>Taxas dos últimos %1 s.</translation>
    </message>
    <message>
        <source>Its counters began again: the engine was restarted.</source>
        <translation>Os contadores recomeçaram: o motor foi reiniciado.</translation>
    </message>
    <message>
        <source>%1 for each, %2 at once</source>
        <extracomment>%1: a rate · %2: how many</extracomment>
        <translation>%1 para cada, %2 ao mesmo tempo</translation>
    </message>
    <message>
        <source>Its cache holds %1 tokens; predicted for this card: %2 (%3 times as many).</source>
        <extracomment>%1, %2: how many tokens · %3: a factor such as 0.97</extracomment>
        <translation>Seu cache comporta %1 tokens; previsto para este cartão: %2 (%3 vezes o previsto).</translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <translation>
            <numerusform>%1 réplica</numerusform>
            <numerusform>%1 réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: median %2 (%3 to %4)</source>
        <extracomment>%1: &quot;Running&quot; · %2: the median over replicas · %3, %4: the ends of the spread</extracomment>
        <translation>%1: mediana %2 (%3 a %4)</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>All replicas together: %1</source>
        <translation>Todas as réplicas juntas: %1</translation>
    </message>
    <message>
        <source>%1: idle</source>
        <extracomment>%1: an instance, &quot;a:8000&quot;</extracomment>
        <translation>%1: ociosa</translation>
    </message>
</context>
<context>
    <name>LogFiles</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: a file · %2: the system&apos;s reason</extracomment>
        <translation>%1 não pode ser lido: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 não é um arquivo.</translation>
    </message>
</context>
<context>
    <name>LogMatches</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>como impresso</translation>
    </message>
    <message>
        <source>nearest to what is printed</source>
        <translation>o mais próximo do impresso</translation>
    </message>
    <message>
        <source>by the size that is printed</source>
        <translation>pelo tamanho impresso</translation>
    </message>
    <message>
        <source>not printed: the usual value</source>
        <translation>não impresso: o valor usual</translation>
    </message>
    <message>
        <source>not found in the catalog</source>
        <translation>não está no catálogo</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>como informado</translation>
    </message>
    <message>
        <source>the same shapes as the model that is printed</source>
        <translation>mesmas dimensões do modelo impresso</translation>
    </message>
    <message>
        <source>not printed: follows from the figures</source>
        <translation>não impresso: decorre dos números</translation>
    </message>
    <message>
        <source>not in the catalog: counted by its memory</source>
        <translation>fora do catálogo: contado pela memória</translation>
    </message>
</context>
<context>
    <name>LogTerms</name>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>Tipo numérico</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>Quantização</translation>
    </message>
    <message>
        <source>Cache type</source>
        <translation>Tipo do cache</translation>
    </message>
    <message>
        <source>Cache type of V</source>
        <translation>Tipo do cache de V</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Context of one slot</source>
        <translation>Contexto de um slot</translation>
    </message>
    <message>
        <source>Native context</source>
        <translation>Contexto nativo</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Tokens of one step</source>
        <translation>Tokens de um passo</translation>
    </message>
    <message>
        <source>Micro batch</source>
        <translation>Micro batch</translation>
    </message>
    <message>
        <source>Sequences at once</source>
        <translation>Sequências ao mesmo tempo</translation>
    </message>
    <message>
        <source>Tokens drafted a step</source>
        <translation>Tokens de draft por passo</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>Prefix caching</translation>
    </message>
    <message>
        <source>Whole cache for sliding layers</source>
        <translation>Cache inteiro nas camadas com janela</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>State memory over KV memory</source>
        <translation>Memória de estado sobre a de KV</translation>
    </message>
    <message>
        <source>Total memory</source>
        <translation>Memória total</translation>
    </message>
    <message>
        <source>Free before loading</source>
        <translation>Livre antes de carregar</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Memória utilizável</translation>
    </message>
    <message>
        <source>Weights on a device</source>
        <translation>Pesos em um dispositivo</translation>
    </message>
    <message>
        <source>Weights in host memory</source>
        <translation>Pesos na memória do host</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Arquivo do modelo</translation>
    </message>
    <message>
        <source>Activation peak</source>
        <translation>Pico de ativação</translation>
    </message>
    <message>
        <source>Outside of PyTorch</source>
        <translation>Fora do PyTorch</translation>
    </message>
    <message>
        <source>Graphs, estimated</source>
        <translation>Grafos, estimados</translation>
    </message>
    <message>
        <source>Graphs, captured</source>
        <translation>Grafos, capturados</translation>
    </message>
    <message>
        <source>Free before the pool</source>
        <translation>Livre antes do pool</translation>
    </message>
    <message>
        <source>Free after the pool</source>
        <translation>Livre depois do pool</translation>
    </message>
    <message>
        <source>Pool for conversations</source>
        <translation>Pool para conversas</translation>
    </message>
    <message>
        <source>Key cache</source>
        <translation>Cache de chaves</translation>
    </message>
    <message>
        <source>Value cache</source>
        <translation>Cache de valores</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cache of sliding layers</source>
        <translation>Cache das camadas com janela</translation>
    </message>
    <message>
        <source>Cells of sliding layers</source>
        <translation>Células das camadas com janela</translation>
    </message>
    <message>
        <source>Draft cache</source>
        <translation>Cache do draft</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Convolution states</source>
        <translation>Estados da convolução</translation>
    </message>
    <message>
        <source>Recurrent states</source>
        <translation>Estados recorrentes</translation>
    </message>
    <message>
        <source>Sequences with a state</source>
        <translation>Sequências com estado</translation>
    </message>
    <message>
        <source>Tokens in the cache</source>
        <translation>Tokens no cache</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>Blocos do cache</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concorrência</translation>
    </message>
    <message>
        <source>Tokens of a block</source>
        <translation>Tokens de um bloco</translation>
    </message>
    <message>
        <source>Padding layers</source>
        <translation>Camadas de preenchimento</translation>
    </message>
    <message>
        <source>Compute buffer</source>
        <translation>Buffer de cálculo</translation>
    </message>
    <message>
        <source>Compute buffer in host memory</source>
        <translation>Buffer de cálculo na memória do host</translation>
    </message>
    <message>
        <source>Another name of the model</source>
        <translation>Outro nome do modelo</translation>
    </message>
    <message>
        <source>One cache for all slots</source>
        <translation>Um cache para todos os slots</translation>
    </message>
    <message>
        <source>Needed for one conversation</source>
        <translation>Necessário para uma conversa</translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>Read from the log</source>
        <translation>Lido do log</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>%1 (not understood by the method)</source>
        <translation>%1 (não entendido pelo método)</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what it is, &quot;Model&quot; · %2: its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: a remark or a name · %2: the number of a line of the log</extracomment>
        <translation>%1, linha %2</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Disc on the plots</source>
        <extracomment>The mark of a card, spoken by screen readers.</extracomment>
        <translation>Disco nos gráficos</translation>
    </message>
    <message>
        <source>Diamond on the plots</source>
        <translation>Losango nos gráficos</translation>
    </message>
    <message>
        <source>Square on the plots</source>
        <translation>Quadrado nos gráficos</translation>
    </message>
    <message>
        <source>Triangle on the plots</source>
        <translation>Triângulo nos gráficos</translation>
    </message>
    <message>
        <source>Cross on the plots</source>
        <translation>Cruz nos gráficos</translation>
    </message>
    <message>
        <source>Ring on the plots</source>
        <translation>Anel nos gráficos</translation>
    </message>
</context>
<context>
    <name>Measured</name>
    <message>
        <source>Rate per user</source>
        <translation>Taxa por usuário</translation>
    </message>
    <message>
        <source>Output rate</source>
        <translation>Taxa de saída</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>Prefill rate</source>
        <translation>Taxa de prefill</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Bandwidth da memória</translation>
    </message>
    <message>
        <source>Link bandwidth</source>
        <translation>Bandwidth do enlace</translation>
    </message>
    <message>
        <source>Matrix rate</source>
        <translation>Taxa de matrizes</translation>
    </message>
    <message>
        <source>Share of the matrix peak</source>
        <translation>Fração do pico de matrizes</translation>
    </message>
    <message>
        <source>Rate of prompts and answers</source>
        <translation>Taxa de prompts e respostas</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Taxa de requisições</translation>
    </message>
    <message>
        <source>Time of a request</source>
        <translation>Tempo de uma requisição</translation>
    </message>
    <message>
        <source>Total memory</source>
        <translation>Memória total</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Memória livre</translation>
    </message>
    <message>
        <source>Bandwidth of the decode replay</source>
        <translation>Bandwidth do decode reproduzido</translation>
    </message>
    <message>
        <source>Launch time</source>
        <translation>Tempo de lançamento</translation>
    </message>
    <message>
        <source>Tokens in the cache</source>
        <translation>Tokens no cache</translation>
    </message>
    <message>
        <source>Use of the cache</source>
        <translation>Uso do cache</translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation>acelerador</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>dispositivos</translation>
    </message>
    <message>
        <source>weight format</source>
        <translation>formato dos pesos</translation>
    </message>
    <message>
        <source>cache format</source>
        <translation>formato do cache</translation>
    </message>
    <message>
        <source>prompt length</source>
        <translation>tamanho do prompt</translation>
    </message>
    <message>
        <source>answer length</source>
        <translation>tamanho da resposta</translation>
    </message>
    <message>
        <source>conversations at once</source>
        <translation>conversas simultâneas</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motor</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>tensor parallel</translation>
    </message>
    <message>
        <source>pipeline parallel</source>
        <translation>pipeline parallel</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>expert parallel</translation>
    </message>
    <message>
        <source>speculative decoding</source>
        <translation>decodificação especulativa</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>tamanhos</translation>
    </message>
    <message>
        <source>version of the engine</source>
        <translation>versão do motor</translation>
    </message>
    <message>
        <source>%1 requests/s</source>
        <extracomment>%1: how many requests are answered in a second</extracomment>
        <translation>%1 requisições/s</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A measured value and its spread. %1: the value · %2, %3: low and high end</extracomment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>the nearest name in the catalog</source>
        <translation>o nome mais próximo no catálogo</translation>
    </message>
    <message>
        <source>from the name of the file</source>
        <translation>do nome do arquivo</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>given</source>
        <translation>informado</translation>
    </message>
    <message>
        <source>Not stated: %1.</source>
        <extracomment>%1: a list of conditions, &quot;accelerator, cache format&quot;</extracomment>
        <translation>Não informado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 request(s) failed.</source>
        <extracomment>%1: how many requests</extracomment>
        <translation>
            <numerusform>%1 requisição falhou.</numerusform>
            <numerusform>%1 requisições falharam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tool calls this run %1: its numbers are left out.</source>
        <extracomment>%1: the tool&apos;s own word, &quot;INVALID&quot;</extracomment>
        <translation>A ferramenta classifica esta execução como %1: seus números foram deixados de fora.</translation>
    </message>
    <message>
        <source>A copy of an InferenceX result; only those on its own site are official.</source>
        <translation>Cópia de um resultado do InferenceX; só os do site próprio são oficiais.</translation>
    </message>
    <message>
        <source>Only %1 of %2 layers were on the device.</source>
        <extracomment>%1: how many layers, %2: of how many</extracomment>
        <translation>Só %1 de %2 camadas estavam no dispositivo.</translation>
    </message>
    <message>
        <source>Keys and values are kept in different formats (%1); the first is taken.</source>
        <extracomment>%1: two number formats, &quot;f16, q8_0&quot;</extracomment>
        <translation>Chaves e valores são guardados em formatos diferentes (%1); vale o primeiro.</translation>
    </message>
    <message>
        <source>Prompts and answers differ in length; their means are taken.</source>
        <translation>Prompts e respostas têm tamanhos variados; valem as médias.</translation>
    </message>
    <message>
        <source>The file gives no means; medians are taken.</source>
        <translation>O arquivo não traz médias; valem as medianas.</translation>
    </message>
    <message>
        <source>Prefill and decode ran on devices of their own.</source>
        <translation>Prefill e decode rodaram em dispositivos separados.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1: how many devices · %2: an accelerator</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <extracomment>%1: tokens of a prompt · %2: tokens of its answer</extracomment>
        <translation>%1 + %2 tokens</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <extracomment>%1: how many conversations run at once</extracomment>
        <translation>%1 simultâneas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 run(s).</source>
        <extracomment>%1: a file · %2: the tool that wrote it, &quot;llama-bench&quot; · %3: how many runs it holds</extracomment>
        <translation>
            <numerusform>%1: %2, %3 execução.</numerusform>
            <numerusform>%1: %2, %3 execuções.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s) were not understood.</source>
        <translation>
            <numerusform>%1 registro não foi entendido.</numerusform>
            <numerusform>%1 registros não foram entendidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Methods</name>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>As the engine prints it: 0.25.1, or b5614 for llama.cpp. Defaults and rules change with it.</source>
        <translation>Como o motor a imprime: 0.25.1, ou b5614 no llama.cpp. Padrões e regras mudam com ela.</translation>
    </message>
    <message>
        <source>Tokens of a step</source>
        <translation>Tokens de um passo</translation>
    </message>
    <message>
        <source>--max-num-batched-tokens: tokens scheduled in one step. The activation peak and what a sliding layer is charged follow it.</source>
        <translation>--max-num-batched-tokens: tokens agendados em um passo. O pico de ativação e o que se cobra de uma camada deslizante dependem dele.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Conversations of a step</source>
        <translation>Conversas de um passo</translation>
    </message>
    <message>
        <source>--max-num-seqs: conversations that run at once. The sampler&apos;s part of the activation peak follows it.</source>
        <translation>--max-num-seqs: conversas executadas ao mesmo tempo. A parte do sampler no pico de ativação depende dele.</translation>
    </message>
    <message>
        <source>Tokens of a block</source>
        <translation>Tokens de um bloco</translation>
    </message>
    <message>
        <source>--block-size or --page-size: tokens of one cache block. Hybrid models grow it until a block holds a state.</source>
        <translation>--block-size ou --page-size: tokens de um bloco do cache. Em modelos híbridos ele cresce até que um bloco comporte um estado.</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>Prefix caching</translation>
    </message>
    <message>
        <source>--enable-prefix-caching: with it a hybrid model keeps a second state for each conversation.</source>
        <translation>--enable-prefix-caching: com ele um modelo híbrido guarda um segundo estado por conversa.</translation>
    </message>
    <message>
        <source>Drafted tokens</source>
        <translation>Tokens rascunhados</translation>
    </message>
    <message>
        <source>Tokens drafted a step. The draft layers&apos; cache and copies of recurrent states come with them.</source>
        <translation>Tokens rascunhados por passo. Com eles vêm o cache das camadas de rascunho e cópias dos estados recorrentes.</translation>
    </message>
    <message>
        <source>State type</source>
        <translation>Tipo do estado</translation>
    </message>
    <message>
        <source>The number format of recurrent states.</source>
        <translation>O formato numérico dos estados recorrentes.</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>--parallel: conversations that the cache is made for. Each gets the context window.</source>
        <translation>--parallel: conversas para as quais o cache é criado. Cada uma recebe a janela de contexto.</translation>
    </message>
    <message>
        <source>Micro batch</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>--ubatch-size: tokens computed at once. The compute buffer and the cells of sliding layers follow it.</source>
        <translation>--ubatch-size: tokens calculados de uma vez. O buffer de cálculo e as células das camadas deslizantes dependem dele.</translation>
    </message>
    <message>
        <source>Key format</source>
        <translation>Formato das chaves</translation>
    </message>
    <message>
        <source>Value format</source>
        <translation>Formato dos valores</translation>
    </message>
    <message>
        <source>Full sliding cache</source>
        <translation>Cache deslizante completo</translation>
    </message>
    <message>
        <source>--swa-full: sliding layers keep the whole context instead of their window.</source>
        <translation>--swa-full: as camadas deslizantes guardam o contexto inteiro em vez da sua janela.</translation>
    </message>
    <message>
        <source>Static fraction</source>
        <translation>Fração estática</translation>
    </message>
    <message>
        <source>--mem-fraction-static: the share of free memory for weights and pools, between 0 and 1.</source>
        <translation>--mem-fraction-static: a parte da memória livre para pesos e pools, entre 0 e 1.</translation>
    </message>
    <message>
        <source>Running requests</source>
        <translation>Requisições em execução</translation>
    </message>
    <message>
        <source>--max-running-requests: conversations that run at once. The request table has so many rows.</source>
        <translation>--max-running-requests: conversas executadas ao mesmo tempo. A tabela de requisições tem tantas linhas.</translation>
    </message>
    <message>
        <source>States over tokens</source>
        <translation>Estados sobre tokens</translation>
    </message>
    <message>
        <source>--mamba-full-memory-ratio: memory of recurrent states over memory of the KV cache.</source>
        <translation>--mamba-full-memory-ratio: memória dos estados recorrentes sobre a memória do KV cache.</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>The name of the lessons&apos; way to count memory.</extracomment>
        <translation>Referência</translation>
    </message>
    <message>
        <source>The lessons&apos; method: all of the memory may be used, less one reserve; no rounding to cache blocks, no convolution state.</source>
        <translation>O método das lições: toda a memória pode ser usada, menos uma reserva; sem arredondar para blocos de cache, sem estado da convolução.</translation>
    </message>
    <message>
        <source>As vLLM counts: a share of the memory less what it profiles at its start, cut into blocks that groups of layers share.</source>
        <translation>Como o vLLM conta: uma parte da memória menos o que ele mede ao iniciar, cortada em blocos que grupos de camadas compartilham.</translation>
    </message>
    <message>
        <source>As SGLang counts: a static fraction of the free memory less the weights, cut into pools of tokens, sliding tokens and states.</source>
        <translation>Como o SGLang conta: uma fração estática da memória livre menos os pesos, cortada em pools de tokens, de tokens deslizantes e de estados.</translation>
    </message>
    <message>
        <source>As llama.cpp counts: one cache made at the start for all slots, less the compute buffer; the input embedding stays on the host.</source>
        <translation>Como o llama.cpp conta: um só cache, criado ao iniciar para todos os slots, menos o buffer de cálculo; o embedding de entrada fica no host.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not KEY=VALUE; known keys: %2.</source>
        <extracomment>%1: what was typed · %2: known keys</extracomment>
        <translation>&quot;%1&quot; não é CHAVE=VALOR; chaves conhecidas: %2.</translation>
    </message>
    <message>
        <source>The method %2 has no setting &quot;%1&quot;; known: %3.</source>
        <extracomment>%1: a key · %2: a method · %3: known keys</extracomment>
        <translation>O método %2 não tem o ajuste &quot;%1&quot;; conhecidos: %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a setting of another method; those of %2: %3.</source>
        <extracomment>%1: a key · %2: a method · %3: known keys</extracomment>
        <translation>&quot;%1&quot; é um ajuste de outro método; os de %2: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no version; it is written as %3.</source>
        <extracomment>%1: a key · %2: what was typed · %3: an example</extracomment>
        <translation>%1: &quot;%2&quot; não é uma versão; escreve-se como %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a whole number.</source>
        <extracomment>%1: a key · %2: what was typed</extracomment>
        <translation>%1: &quot;%2&quot; não é um número inteiro.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number.</source>
        <extracomment>%1: a key · %2: what was typed</extracomment>
        <translation>%1: &quot;%2&quot; não é um número.</translation>
    </message>
    <message>
        <source>%1: %2 is outside %3.</source>
        <extracomment>%1: a key · %2: what was typed · %3: limits, &quot;1 to 4096&quot;</extracomment>
        <translation>%1: %2 está fora de %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be the value.</source>
        <extracomment>%1: a key · %2: what was typed</extracomment>
        <translation>%1: &quot;%2&quot; não pode ser o valor.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is unknown; known: %3.</source>
        <extracomment>%1: a key · %2: what was typed · %3: known words</extracomment>
        <translation>%1: &quot;%2&quot; é desconhecido; conhecidos: %3.</translation>
    </message>
    <message>
        <source>%1 prints %2 tokens</source>
        <extracomment>What an engine says at its start. %1: &quot;SGLang&quot; · %2: tokens of the cache</extracomment>
        <translation>%1 imprime %2 tokens</translation>
    </message>
    <message>
        <source>%1 prints %2 tokens, %3x</source>
        <extracomment>What an engine says at its start. %1: &quot;vLLM&quot; · %2: tokens of the cache · %3: its &quot;maximum concurrency&quot;</extracomment>
        <translation>%1 imprime %2 tokens, %3x</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2, by %3 printed figure(s)</source>
        <extracomment>Memory that an engine keeps back. %1, %2: the least and the most that was printed · %3: how many figures</extracomment>
        <translation>
            <numerusform>de %1 a %2, por %3 número impresso</numerusform>
            <numerusform>de %1 a %2, por %3 números impressos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 printed figure(s)</source>
        <extracomment>Behind an amount of memory. %1: how many figures that engines printed lie behind it</extracomment>
        <translation>
            <numerusform>por %1 número impresso</numerusform>
            <numerusform>por %1 números impressos</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared cells</source>
        <translation>Células compartilhadas</translation>
    </message>
    <message>
        <source>--kv-unified: all slots lie in one cache of cells; without it each slot has a window and a micro batch of its own.</source>
        <translation>--kv-unified: todos os slots ficam em um só cache de células; sem ele cada slot tem a sua janela e o seu micro-batch.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modelo de rascunho</translation>
    </message>
    <message>
        <source>A model of the catalog that drafts: its weights and its cache come on top.</source>
        <translation>Um modelo do catálogo que rascunha: os seus pesos e o seu cache se somam.</translation>
    </message>
    <message>
        <source>LoRA adapters</source>
        <translation>Adaptadores LoRA</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rank LoRA</translation>
    </message>
    <message>
        <source>The rank of the adapters, 16 unless set.</source>
        <translation>O rank dos adaptadores, 16 se não for definido.</translation>
    </message>
    <message>
        <source>The number format of keys, such as q8_0, in llama.cpp --cache-type-k; otherwise that of the card.</source>
        <translation>O formato numérico das chaves, como q8_0, no llama.cpp --cache-type-k; senão, o do cartão.</translation>
    </message>
    <message>
        <source>The number format of values, such as q8_0, in llama.cpp --cache-type-v; otherwise that of the card.</source>
        <translation>O formato numérico dos valores, como q8_0, no llama.cpp --cache-type-v; senão, o do cartão.</translation>
    </message>
    <message>
        <source>Adapters kept on the device at 16 bit: the projections of attention, recurrent layers, MLPs and every expert.</source>
        <translation>Adaptadores mantidos no dispositivo em 16 bits: as projeções da atenção, das camadas recorrentes, dos MLPs e de cada expert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 keeps keys and values in one format, that of the cache; its settings: %3.</source>
        <extracomment>%1: &quot;cache_k&quot; · %2: &quot;vLLM&quot; · %3: known keys</extracomment>
        <translation>&quot;%1&quot;: %2 guarda chaves e valores em um só formato, o do cache; os ajustes dele: %3.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 device</source>
        <extracomment>One of the devices of a part that shows several. %1: short name of the part. Feminine in Portuguese (&quot;unidade&quot;), because sentences continue with &quot;uma&quot;.</extracomment>
        <translation>unidade da %1</translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <extracomment>Behind the name of a configuration whose accelerator is announced, not shipping.</extracomment>
        <translation>%1 (anunciada)</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>accelerator</comment>
        <extracomment>Of an accelerator that is not shipping; in brackets behind its name, inside a sentence.</extracomment>
        <translation>anunciada</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>A number of tokens, inside sentences. %1: the number</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (what if)</source>
        <extracomment>Behind the name of a configuration whose accelerator does not exist: a copy with changed figures.</extracomment>
        <translation>%1 (hipotética)</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%1 of the %2 conversations asked for fit(s).</source>
        <extracomment>More conversations were asked for than fit. %1: how many fit · %2: how many were asked for</extracomment>
        <translation>
            <numerusform>Cabe %1 das %2 conversas pedidas.</numerusform>
            <numerusform>Cabem %1 das %2 conversas pedidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The published checkpoint is %1; counted so, %2 conversation(s) would fit.</source>
        <extracomment>The lesson&apos;s nominal size and the published files differ. %1: bytes of the files · %2: conversations that fit then</extracomment>
        <translation>
            <numerusform>O checkpoint publicado tem %1; contado assim, caberia %2 conversa.</numerusform>
            <numerusform>O checkpoint publicado tem %1; contado assim, caberiam %2 conversas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nominal parameter count makes %1; counted so, %2 conversation(s) would fit.</source>
        <extracomment>The same the other way round. %1: bytes of the nominal parameters · %2: conversations that fit then</extracomment>
        <translation>
            <numerusform>A contagem nominal de parâmetros dá %1; contado assim, caberia %2 conversa.</numerusform>
            <numerusform>A contagem nominal de parâmetros dá %1; contado assim, caberiam %2 conversas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No published size in %1 is known; %2 was computed from the tensors.</source>
        <extracomment>%1: a number format · %2: bytes</extracomment>
        <translation>Não se conhece um tamanho publicado em %1; %2 foi calculado a partir dos tensores.</translation>
    </message>
    <message>
        <source>The pool was given, so weights and reserve do not change it.</source>
        <translation>O pool foi dado; por isso pesos e reserva não o alteram.</translation>
    </message>
    <message>
        <source>No runtime figure is known for %1; the vendor&apos;s size was converted.</source>
        <extracomment>%1: an accelerator</extracomment>
        <translation>Não se conhece o valor do runtime para %1; o tamanho do fabricante foi convertido.</translation>
    </message>
    <message>
        <source>A reserve of %1 on each device is assumed.</source>
        <extracomment>%1: bytes</extracomment>
        <translation>Supõe-se uma reserva de %1 em cada dispositivo.</translation>
    </message>
    <message>
        <source>%1 is announced, not shipping; its figures may change.</source>
        <extracomment>%1: an accelerator</extracomment>
        <translation>%1 foi anunciada, ainda não é vendida; os números podem mudar.</translation>
    </message>
    <message>
        <source>One %1 is %2 devices to the runtime; figures are for one device.</source>
        <extracomment>%1: an accelerator · %2: how many devices it shows, always more than one</extracomment>
        <translation>Uma %1 são %2 dispositivos para o runtime; os números são de um dispositivo.</translation>
    </message>
    <message>
        <source>The latent cache (MLA) is kept whole on each of the %1 tensor-parallel devices.</source>
        <extracomment>%1: tensor-parallel degree, more than one</extracomment>
        <translation>O cache latente (MLA) fica inteiro em cada um dos %1 dispositivos de tensor parallel.</translation>
    </message>
    <message>
        <source>%1 tensor-parallel devices share %2 KV heads, so heads are copied.</source>
        <extracomment>%1: tensor-parallel degree · %2: KV heads, fewer than that</extracomment>
        <translation>%1 dispositivos de tensor parallel dividem %2 KV heads; por isso há cópias.</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be divided by tensor parallel %2; engines refuse this.</source>
        <extracomment>%1: attention heads · %2: tensor-parallel degree</extracomment>
        <translation>%1 attention heads não se dividem por tensor parallel %2; os motores recusam isso.</translation>
    </message>
    <message>
        <source>Paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.</source>
        <translation>Quociente de papel, a partir da bandwidth informada pelo fabricante. Não é medição nem limite.</translation>
    </message>
    <message>
        <source>The context is longer than the native window of %1, %2.</source>
        <extracomment>%1: a model · %2: &quot;262,144 tokens&quot;</extracomment>
        <translation>O contexto é maior que a janela nativa de %1, %2.</translation>
    </message>
    <message>
        <source>Paper quotient from a bandwidth you entered. Not a measurement, not a bound.</source>
        <translation>Quociente de papel, a partir de uma bandwidth que você informou. Não é medição nem limite.</translation>
    </message>
    <message>
        <source>The engine prints %1 tokens, those of one group of layers; at this context %2 fit.</source>
        <extracomment>%1: tokens in the engine&apos;s log · %2: tokens that fit</extracomment>
        <translation>O motor imprime %1 tokens, os de um grupo de camadas; neste contexto cabem %2.</translation>
    </message>
    <message>
        <source>The engine prints %1 tokens; whole conversations take %2 of them.</source>
        <extracomment>%1: tokens in the engine&apos;s log · %2: tokens of the whole conversations that fit</extracomment>
        <translation>O motor imprime %1 tokens; conversas inteiras ocupam %2 deles.</translation>
    </message>
    <message>
        <source>The engine prints a concurrency of %1x; in whole blocks it is %2x.</source>
        <extracomment>%1: &quot;Maximum concurrency&quot; in the engine&apos;s log · %2: what fits in whole blocks</extracomment>
        <translation>O motor imprime uma concorrência de %1x; em blocos inteiros é %2x.</translation>
    </message>
    <message>
        <source>A sliding layer is charged for %1 tokens: its window of %2 and what is in flight.</source>
        <extracomment>%1: tokens counted for a sliding layer · %2: tokens of its window</extracomment>
        <translation>Uma camada deslizante é cobrada por %1 tokens: a sua janela de %2 e o que está em voo.</translation>
    </message>
    <message>
        <source>What the engine keeps back is known as a range only: between %1 and %2 conversations fit.</source>
        <extracomment>%1, %2: conversations that fit where the engine keeps back most and least</extracomment>
        <translation>O que o motor reserva só é conhecido como faixa: cabem entre %1 e %2 conversas.</translation>
    </message>
    <message>
        <source>Captured graphs take about %1 beside the utilization, where %2 is left.</source>
        <extracomment>%1, %2: bytes</extracomment>
        <translation>Os grafos capturados ocupam cerca de %1 além da utilização, onde restam %2.</translation>
    </message>
    <message>
        <source>No version was given: the rules of %1 are taken.</source>
        <extracomment>%1: a version of an engine, &quot;0.25.1&quot;</extracomment>
        <translation>Nenhuma versão foi informada: valem as regras da %1.</translation>
    </message>
    <message>
        <source>The engine runs %1 at once; %2 fit in the memory of a replica.</source>
        <extracomment>%1: conversations computed together · %2: conversations that fit on one replica</extracomment>
        <translation>O motor executa %1 ao mesmo tempo; na memória de uma réplica cabem %2.</translation>
    </message>
    <message>
        <source>The server was asked for a cache of %1 slots; the memory holds %2.</source>
        <extracomment>%1: slots of the server · %2: slots whose cache fits</extracomment>
        <translation>Pediu-se ao servidor um cache de %1 slots; a memória comporta %2.</translation>
    </message>
    <message>
        <source>The pools of %1 are counted by bytes: how the engine cuts them is not known from a log.</source>
        <extracomment>%1: a model</extracomment>
        <translation>Os pools de %1 são contados em bytes: nenhum log mostra como o motor os corta.</translation>
    </message>
    <message numerus="yes">
        <source>Tensor parallel over %1 devices leaves the scale-up domain of %2, %3 device(s): the memory adds up, the rate here does not count the slower links.</source>
        <extracomment>%1: degree · %2: an accelerator · %3: devices of the domain, which choose the form</extracomment>
        <translation>
            <numerusform>Tensor parallel em %1 dispositivos sai do domínio de scale-up de %2, de %3 dispositivo: a memória se soma, mas a taxa aqui não conta os enlaces mais lentos.</numerusform>
            <numerusform>Tensor parallel em %1 dispositivos sai do domínio de scale-up de %2, de %3 dispositivos: a memória se soma, mas a taxa aqui não conta os enlaces mais lentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine keeps the shared prefix of %1 tokens with every conversation here.</source>
        <extracomment>%1: tokens of a prefix that all prompts share</extracomment>
        <translation>Aqui o motor guarda o prefixo compartilhado de %1 tokens em cada conversa.</translation>
    </message>
    <message>
        <source>Paper quotient from a measured bandwidth. Not a measured rate, not a bound.</source>
        <translation>Quociente de papel, a partir de uma bandwidth medida. Não é taxa medida nem limite.</translation>
    </message>
    <message>
        <source>The adapters are a lower bound: some projections of %1 have shapes that are not known.</source>
        <extracomment>LoRA adapters. %1: a model</extracomment>
        <translation>Os adaptadores são um limite inferior: algumas projeções de %1 têm formas que não são conhecidas.</translation>
    </message>
    <message>
        <source>The engine prints the cells of the slots it was started with (%1); started with %2 (--parallel), it holds as many conversations.</source>
        <extracomment>llama.cpp makes its cache for so many conversations. %1: how many · %2: how many would fit, more than one</extracomment>
        <translation>O motor imprime as células dos slots com que foi iniciado (%1); iniciado com %2 (--parallel), ele comporta o mesmo número de conversas.</translation>
    </message>
</context>
<context>
    <name>NumberErrors</name>
    <message>
        <source>%1 has a separator; write %2.</source>
        <translation>%1 tem um separador; escreva %2.</translation>
    </message>
    <message>
        <source>%1 is outside of %2 to %3.</source>
        <extracomment>A number on the command line is outside of its limits. %1: what was typed · %2, %3: limits</extracomment>
        <translation>%1 está fora de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 não é um número inteiro.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 não é um número.</translation>
    </message>
</context>
<context>
    <name>OrderFlips</name>
    <message>
        <source>Triangles: the lead changes.</source>
        <extracomment>Under a plot: what small triangles on its axis mean.</extracomment>
        <translation>Triângulos: a liderança muda.</translation>
    </message>
</context>
<context>
    <name>OwnPoints</name>
    <message>
        <source>%1 %2, %3 times what is predicted for its conditions.</source>
        <extracomment>Of a measurement. %1: &quot;Time per token&quot; · %2: a value · %3: a factor such as 0.97</extracomment>
        <translation>%1 %2, %3 vezes o previsto para suas condições.</translation>
    </message>
    <message>
        <source>%1 %2; nothing is predicted for its conditions.</source>
        <extracomment>Of a measurement. %1: &quot;Time per token&quot; · %2: a value</extracomment>
        <translation>%1 %2; nada é previsto para suas condições.</translation>
    </message>
    <message>
        <source>Differs from the card in: %1.</source>
        <extracomment>%1: a list of conditions</extracomment>
        <translation>Difere do cartão em: %1.</translation>
    </message>
</context>
<context>
    <name>Pasted</name>
    <message>
        <source>The clipboard&apos;s text</source>
        <translation>O texto da área de transferência</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The first line of a copied configuration. %1: its name, %2: what fits, &quot;8 conversations&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Não foi possível desenhar a imagem.</translation>
    </message>
</context>
<context>
    <name>PointMarks</name>
    <message numerus="yes">
        <source>Points: %1 measured run(s).</source>
        <extracomment>Under a plot. %1: how many runs are drawn as points</extracomment>
        <translation>
            <numerusform>Pontos: %1 execução medida.</numerusform>
            <numerusform>Pontos: %1 execuções medidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1 measured run(s), %2 hollow: other conditions.</source>
        <extracomment>Under a plot. %1: how many runs are drawn as points · %2: how many of them are hollow</extracomment>
        <translation>
            <numerusform>Pontos: %1 execução medida, %2 vazados: outras condições.</numerusform>
            <numerusform>Pontos: %1 execuções medidas, %2 vazados: outras condições.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside %1: %2 measured run(s).</source>
        <extracomment>Spoken. %1: a configuration · %2: how many</extracomment>
        <translation>
            <numerusform>Junto a %1: %2 execução medida.</numerusform>
            <numerusform>Junto a %1: %2 execuções medidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside %1: %2 measured run(s), at %3 to %4 times what is predicted for them.</source>
        <extracomment>Spoken. %1: a configuration · %2: how many · %3, %4: factors such as 0.97</extracomment>
        <translation>
            <numerusform>Junto a %1: %2 execução medida, de %3 a %4 vezes o previsto para ela.</numerusform>
            <numerusform>Junto a %1: %2 execuções medidas, de %3 a %4 vezes o previsto para elas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurement(s) of our own: %1</source>
        <extracomment>A footnote. %n: how many points · %1: programs, places and dates</extracomment>
        <translation>
            <numerusform>%n medição própria: %1</numerusform>
            <numerusform>%n medições próprias: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>Starting the runtime</source>
        <translation>Iniciando o runtime</translation>
    </message>
    <message>
        <source>Looking for the runtime</source>
        <translation>Procurando o runtime</translation>
    </message>
    <message>
        <source>Compiling the kernels</source>
        <translation>Compilando os kernels</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Medindo</translation>
    </message>
    <message>
        <source>Loading the kernels</source>
        <translation>Carregando os kernels</translation>
    </message>
    <message>
        <source>Reserving memory</source>
        <translation>Reservando memória</translation>
    </message>
    <message>
        <source>%1 is not there: no amdgpu compute driver, or a container started without --device=/dev/kfd.</source>
        <translation>%1 não existe: não há driver de computação amdgpu, ou o contêiner foi iniciado sem --device=/dev/kfd.</translation>
    </message>
    <message>
        <source>%1 may not be opened: add your user to the group that owns it (render, sometimes video), then log in again.</source>
        <translation>Sem permissão para abrir %1: inclua seu usuário no grupo dono do arquivo (render, às vezes video) e entre de novo.</translation>
    </message>
    <message>
        <source>%1: the driver is there and refuses. The GPU is not supported, or container and driver do not match.</source>
        <translation>%1: o driver existe e recusa. A GPU não é suportada, ou contêiner e driver não combinam.</translation>
    </message>
    <message>
        <source>No HIP runtime was found (%1).</source>
        <translation>Nenhum runtime HIP encontrado (%1).</translation>
    </message>
    <message>
        <source>No CUDA driver was found (%1).</source>
        <translation>Nenhum driver CUDA encontrado (%1).</translation>
    </message>
    <message>
        <source>The runtime %1 is newer than any known here.</source>
        <translation>O runtime %1 é mais novo que os conhecidos aqui.</translation>
    </message>
    <message>
        <source>The runtime %1 is older than 5.0 and is not used.</source>
        <translation>O runtime %1 é anterior à versão 5.0 e não é usado.</translation>
    </message>
    <message>
        <source>The compiler %1 belongs to another version of the runtime.</source>
        <translation>O compilador %1 é de outra versão do runtime.</translation>
    </message>
    <message>
        <source>%1 is set and may hide devices.</source>
        <translation>%1 está definida e pode ocultar dispositivos.</translation>
    </message>
    <message>
        <source>No run-time compiler (hiprtc or NVRTC) was found, so nothing can be measured. %1</source>
        <translation>Nenhum compilador em tempo de execução (hiprtc ou NVRTC) encontrado; nada pode ser medido. %1</translation>
    </message>
    <message>
        <source>The kernels could not be compiled: %1</source>
        <translation>Não foi possível compilar os kernels: %1</translation>
    </message>
    <message>
        <source>Runtime and kernel driver disagree about the architecture: %1.</source>
        <translation>Runtime e driver do kernel discordam sobre a arquitetura: %1.</translation>
    </message>
    <message>
        <source>Device ID %1 is in no table here.</source>
        <translation>O ID de dispositivo %1 não consta das tabelas.</translation>
    </message>
    <message>
        <source>The driver&apos;s value of “%1” makes no sense and was left out.</source>
        <translation>O valor do driver para “%1” não faz sentido e foi descartado.</translation>
    </message>
    <message>
        <source>Whether this is a whole device or a partition is unknown.</source>
        <translation>Não se sabe se este é um dispositivo inteiro ou uma partição.</translation>
    </message>
    <message>
        <source>Every partition reports the memory of the whole card; do not add them up.</source>
        <translation>Cada partição informa a memória da placa inteira; não as some.</translation>
    </message>
    <message>
        <source>Another process uses this device.</source>
        <translation>Outro processo usa este dispositivo.</translation>
    </message>
    <message>
        <source>Whether another process uses this device is unknown.</source>
        <translation>Não se sabe se outro processo usa este dispositivo.</translation>
    </message>
    <message>
        <source>Free memory shrank while measuring: somebody else uses the device.</source>
        <translation>A memória livre diminuiu durante a medição: alguém mais usa o dispositivo.</translation>
    </message>
    <message>
        <source>Little memory is free; the buffers are smaller than wanted.</source>
        <translation>Há pouca memória livre; os buffers são menores que o desejado.</translation>
    </message>
    <message>
        <source>No other device can be reached directly, so no all-reduce was measured.</source>
        <translation>Nenhum outro dispositivo é acessível diretamente; o all-reduce não foi medido.</translation>
    </message>
    <message>
        <source>This device has no sensors here.</source>
        <translation>Este dispositivo não tem sensores aqui.</translation>
    </message>
    <message>
        <source>The memory has had errors that could not be corrected.</source>
        <translation>A memória teve erros que não puderam ser corrigidos.</translation>
    </message>
    <message>
        <source>The driver wrote lines of its own (%1) among the records; they were left out.</source>
        <translation>O driver escreveu linhas próprias (%1) entre os registros; elas foram descartadas.</translation>
    </message>
    <message>
        <source>No vendor figure of the bandwidth is known for this device.</source>
        <translation>Não há valor de bandwidth do fabricante para este dispositivo.</translation>
    </message>
    <message>
        <source>A call of the driver failed.</source>
        <translation>Uma chamada ao driver falhou.</translation>
    </message>
    <message>
        <source>No GPU was found.</source>
        <translation>Nenhuma GPU encontrada.</translation>
    </message>
    <message>
        <source>There is no device of that number.</source>
        <translation>Não há dispositivo com esse número.</translation>
    </message>
    <message>
        <source>Nothing was measured: the device is busy. End what uses it and measure again.</source>
        <translation>Nada foi medido: o dispositivo está ocupado. Encerre o que o usa e meça de novo.</translation>
    </message>
    <message>
        <source>Nothing was measured: no runtime was found.</source>
        <translation>Nada foi medido: nenhum runtime encontrado.</translation>
    </message>
    <message>
        <source>Nothing was measured: no run-time compiler was found.</source>
        <translation>Nada foi medido: nenhum compilador em tempo de execução encontrado.</translation>
    </message>
    <message>
        <source>Nothing was measured: too little memory is free.</source>
        <translation>Nada foi medido: há pouca memória livre.</translation>
    </message>
    <message>
        <source>A result is wrong or missing; nothing of this run is used.</source>
        <translation>Um resultado está errado ou ausente; nada desta execução é usado.</translation>
    </message>
    <message>
        <source>The device has disappeared.</source>
        <translation>O dispositivo desapareceu.</translation>
    </message>
    <message>
        <source>the core clock fell while measuring</source>
        <translation>o clock caiu durante a medição</translation>
    </message>
    <message>
        <source>the device&apos;s clock and ours disagree</source>
        <translation>o relógio do dispositivo e o nosso discordam</translation>
    </message>
    <message>
        <source>above the vendor&apos;s figure: a cache or a wrong clock</source>
        <translation>acima do valor do fabricante: cache ou relógio errado</translation>
    </message>
    <message>
        <source>a small buffer: a cache may help</source>
        <translation>buffer pequeno: um cache pode ajudar</translation>
    </message>
    <message>
        <source>ended early by the time budget</source>
        <translation>encerrado antes pelo limite de tempo</translation>
    </message>
    <message>
        <source>it never became steady</source>
        <translation>não se estabilizou</translation>
    </message>
    <message>
        <source>wrong: the checksum differs</source>
        <translation>errado: a soma de verificação difere</translation>
    </message>
    <message>
        <source>wrong: it differs from double precision</source>
        <translation>errado: difere da precisão dupla</translation>
    </message>
    <message>
        <source>measured on a busy device</source>
        <translation>medido em dispositivo ocupado</translation>
    </message>
    <message>
        <source>The driver crashed in %1 (%2). Nothing on the plots has changed.</source>
        <extracomment>%1: a driver&apos;s function · %2: &quot;SIGSEGV&quot;</extracomment>
        <translation>O driver falhou em %1 (%2). Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The driver ended the probe in %1 (status %2). Nothing on the plots has changed.</source>
        <extracomment>%1: a driver&apos;s function · %2: a number</extracomment>
        <translation>O driver encerrou a sonda em %1 (status %2). Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The driver stopped answering in %1 and was ended. Nothing on the plots has changed.</source>
        <translation>O driver parou de responder em %1 e foi encerrado. Nada mudou nos gráficos.</translation>
    </message>
    <message>
        <source>The driver hangs in %1 and cannot be ended; the device is stuck until it is reset.</source>
        <translation>O driver travou em %1 e não pode ser encerrado; o dispositivo fica preso até um reset.</translation>
    </message>
    <message>
        <source>The process that asks the drivers could not be started.</source>
        <translation>Não foi possível iniciar o processo que consulta os drivers.</translation>
    </message>
    <message>
        <source>%1 of %2 CUs</source>
        <extracomment>Compute units of a partition and of the whole part</extracomment>
        <translation>%1 de %2 CUs</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Memory of a partition and of the whole part, in vendor sizes: &quot;24 GB of 192 GB&quot;
----------
%1: power · %2: what it is limited to</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (device %2)</source>
        <extracomment>A line of a list. %1: &quot;MI300X&quot; · %2: the device&apos;s number</extracomment>
        <translation>%1 (dispositivo %2)</translation>
    </message>
    <message>
        <source>%1, 1 of %2 partitions</source>
        <extracomment>A line of a list. %1: &quot;MI300X (device 0)&quot; · %2: how many</extracomment>
        <translation>%1, 1 de %2 partições</translation>
    </message>
    <message>
        <source>This device is 1 of %1 partitions of an %2</source>
        <extracomment>%1: how many · %2: &quot;MI300X&quot;</extracomment>
        <translation>Este dispositivo é 1 de %1 partições de uma %2</translation>
    </message>
    <message>
        <source>This device is 1 of %1 partitions (%2) of an %3</source>
        <extracomment>%1: how many · %2: modes, &quot;CPX/NPS1&quot; · %3: &quot;MI300X&quot;</extracomment>
        <translation>Este dispositivo é 1 de %1 partições (%2) de uma %3</translation>
    </message>
    <message>
        <source>Limits below are for this partition.</source>
        <translation>Os limites abaixo valem para esta partição.</translation>
    </message>
    <message>
        <source>%1 of memory, as its runtime reports.</source>
        <extracomment>%1: a size</extracomment>
        <translation>%1 de memória, segundo o runtime.</translation>
    </message>
    <message>
        <source>%1 of memory, as its runtime reports; %2 of it free.</source>
        <extracomment>%1, %2: sizes</extracomment>
        <translation>%1 de memória, segundo o runtime; %2 livres.</translation>
    </message>
    <message>
        <source>Starting the probe</source>
        <extracomment>%1: a driver&apos;s function</extracomment>
        <translation>Iniciando a sonda</translation>
    </message>
    <message>
        <source>Asking the driver (%1)</source>
        <translation>Consultando o driver (%1)</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <extracomment>%1: a driver&apos;s function · %2: an error&apos;s name</extracomment>
        <translation>%1 falhou: %2.</translation>
    </message>
    <message>
        <source>%1 of %2 in use</source>
        <extracomment>%1, %2: sizes</extracomment>
        <translation>%1 de %2 em uso</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <extracomment>%1: a size</extracomment>
        <translation>%1 em uso</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <extracomment>%1: a share, &quot;87%&quot;</extracomment>
        <translation>%1 ocupado</translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message>
        <source>The constants come from runs of %1 on this architecture.</source>
        <extracomment>Whose published runs the rates follow. %1: an engine such as vLLM</extracomment>
        <translation>As constantes vêm de execuções do %1 nesta arquitetura.</translation>
    </message>
    <message>
        <source>No engine is named: runs of all engines on this architecture stand together.</source>
        <translation>Nenhum motor foi indicado: valem juntas as execuções de todos os motores nesta arquitetura.</translation>
    </message>
    <message>
        <source>No runs of %1 on this architecture are known; those of all engines stand in.</source>
        <extracomment>%1: an engine such as vLLM</extracomment>
        <translation>Não se conhecem execuções do %1 nesta arquitetura; valem as de todos os motores.</translation>
    </message>
    <message>
        <source>No runs of so early a version of %1 are known here; current ones stand in.</source>
        <extracomment>%1: an engine such as vLLM</extracomment>
        <translation>Não se conhecem aqui execuções de uma versão tão antiga do %1; valem as atuais.</translation>
    </message>
    <message>
        <source>The runs are borrowed from %1.</source>
        <extracomment>%1: an architecture such as CDNA3</extracomment>
        <translation>As execuções são emprestadas da %1.</translation>
    </message>
    <message>
        <source>These runs had 16-bit weights; with fewer bits the band is wider.</source>
        <translation>Essas execuções tinham pesos de 16 bits; com menos bits a faixa é mais larga.</translation>
    </message>
    <message>
        <source>%1 devices work together; runs with at most %2 are known, so the band is wider.</source>
        <extracomment>%1, %2: numbers of devices, both more than one</extracomment>
        <translation>%1 dispositivos trabalham juntos; conhecem-se execuções com até %2, por isso a faixa é mais larga.</translation>
    </message>
    <message>
        <source>No 16-bit matrix rate of this part is published; a share of another format&apos;s stands in.</source>
        <translation>Não há taxa de matrizes de 16 bits publicada para este produto; vale uma parte da de outro formato.</translation>
    </message>
    <message>
        <source>The cost of the hops between %1 pipeline stages is assumed.</source>
        <extracomment>%1: pipeline stages, more than one</extracomment>
        <translation>O custo dos saltos entre %1 estágios de pipeline é suposto.</translation>
    </message>
    <message>
        <source>The cost of the exchange between %1 expert-parallel ranks is assumed.</source>
        <extracomment>%1: ranks, more than one</extracomment>
        <translation>O custo da troca entre %1 ranks de expert parallel é suposto.</translation>
    </message>
    <message>
        <source>The fullest expert-parallel rank is assumed to carry %1 times the average.</source>
        <extracomment>%1: a factor such as 1.2</extracomment>
        <translation>Supõe-se que o rank de expert parallel mais cheio carregue %1 vezes a média.</translation>
    </message>
    <message numerus="yes">
        <source>The cost of drafting %1 token(s) a step is assumed.</source>
        <extracomment>%1: drafted tokens</extracomment>
        <translation>
            <numerusform>O custo de rascunhar %1 token por passo é suposto.</numerusform>
            <numerusform>O custo de rascunhar %1 tokens por passo é suposto.</numerusform>
        </translation>
    </message>
    <message>
        <source>No published run supports a band for this architecture (%1).</source>
        <extracomment>%1: an architecture</extracomment>
        <translation>Nenhuma execução publicada sustenta uma faixa para esta arquitetura (%1).</translation>
    </message>
    <message>
        <source>%1 is announced: nobody has published a run on it.</source>
        <extracomment>%1: an accelerator</extracomment>
        <translation>%1 é um anúncio: ninguém publicou uma execução nela.</translation>
    </message>
    <message>
        <source>%1 devices leave the scale-up domain of %2, %3 devices; the slower links are not counted.</source>
        <extracomment>%1: devices that work together · %2: an accelerator · %3: devices of its scale-up domain</extracomment>
        <translation>%1 dispositivos saem do domínio scale-up de %2, de %3 dispositivos; os links mais lentos não são contados.</translation>
    </message>
    <message>
        <source>no engine</source>
        <comment>whose published runs the rates follow</comment>
        <translation>nenhum motor</translation>
    </message>
    <message>
        <source>high</source>
        <comment>confidence</comment>
        <translation>alta</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>confidence</comment>
        <translation>média</translation>
    </message>
    <message>
        <source>low</source>
        <comment>confidence</comment>
        <translation>baixa</translation>
    </message>
    <message>
        <source>none</source>
        <comment>confidence</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>topic of a caution</comment>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Decode</source>
        <comment>topic of a caution</comment>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Prefill</source>
        <comment>topic of a caution</comment>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>topic of a caution</comment>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Buying</source>
        <comment>topic of a caution</comment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Measuring</source>
        <comment>topic of a caution</comment>
        <translation>Medição</translation>
    </message>
    <message>
        <source>Grey: no published run supports a band here.</source>
        <translation>Cinza: nenhuma execução publicada sustenta uma faixa aqui.</translation>
    </message>
    <message numerus="yes">
        <source>Band from %1 published run(s) on %2, confidence %3.</source>
        <extracomment>%1: how many runs · %2: an architecture such as Hopper · %3: &quot;low&quot;, &quot;medium&quot; or &quot;high&quot;</extracomment>
        <translation>
            <numerusform>Faixa obtida de %1 execução publicada em %2, confiança %3.</numerusform>
            <numerusform>Faixa obtida de %1 execuções publicadas em %2, confiança %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit: no rate.</source>
        <translation>Não cabe: sem taxa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 for each of %2 conversation(s), which no published run supports; paper quotient %3.</source>
        <extracomment>%1: a rate · %2: how many conversations · %3: a rate</extracomment>
        <translation>
            <numerusform>%1 para %2 conversa, o que nenhuma execução publicada sustenta; quociente de papel %3.</numerusform>
            <numerusform>%1 para cada uma de %2 conversas, o que nenhuma execução publicada sustenta; quociente de papel %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for each of %2 conversation(s), band %3 to %4; paper quotient %5.</source>
        <extracomment>%1: a rate · %2: how many conversations · %3: &quot;20.0 tok/s to 63.0 tok/s, typical 38.3 tok/s&quot; · %4: a rate</extracomment>
        <translation>
            <numerusform>%1 para %2 conversa, faixa de %3 a %4; quociente de papel %5.</numerusform>
            <numerusform>%1 para cada uma de %2 conversas, faixa de %3 a %4; quociente de papel %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2, typical %3</source>
        <extracomment>A band of rates or times. %1, %2: its ends · %3: the typical value</extracomment>
        <translation>%1 a %2, típico %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A band in little room. %1: the typical value with its unit · %2, %3: its ends</extracomment>
        <translation>%1 (%2 a %3)</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a shorter text</source>
        <translation>um texto mais curto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>no layer keeps a cache or a state</source>
        <translation>nenhuma camada guarda cache ou estado</translation>
    </message>
    <message>
        <source>no parameters</source>
        <translation>nenhum parâmetro</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Limits of a number in a file</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>A place in a file</extracomment>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>The file is larger than any scenario, %1 bytes.</source>
        <translation>O arquivo é maior que qualquer cenário, %1 bytes.</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>Aninhado em mais de %1 níveis.</translation>
    </message>
    <message>
        <source>More than %1 keys.</source>
        <translation>Mais de %1 chaves.</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <extracomment>%1: the parser&apos;s reason, in English</extracomment>
        <translation>Isto não é JSON: %1.</translation>
    </message>
    <message>
        <source>This is not a Headroom scenario: the key &quot;headroom_scenario&quot; is missing.</source>
        <translation>Isto não é um cenário do Headroom: falta a chave &quot;headroom_scenario&quot;.</translation>
    </message>
    <message>
        <source>Version %1 was written by a newer Headroom; this one cannot read it.</source>
        <extracomment>%1: a version number</extracomment>
        <translation>A versão %1 foi escrita por um Headroom mais novo; este não consegue lê-la.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Falta esta chave.</translation>
    </message>
    <message>
        <source>Expected %1.</source>
        <extracomment>%1: what was expected, &quot;a whole number&quot;</extracomment>
        <translation>Esperava-se %1.</translation>
    </message>
    <message>
        <source>Outside of what is allowed, %1.</source>
        <extracomment>%1: limits, &quot;1 to 4096&quot;</extracomment>
        <translation>Fora do permitido, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown here.</source>
        <translation>&quot;%1&quot; é desconhecido aqui.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Falta a chave &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is unknown here.</source>
        <translation>A chave &quot;%1&quot; é desconhecida aqui.</translation>
    </message>
    <message>
        <source>The source &quot;%1&quot; is not in the file&apos;s list of sources.</source>
        <translation>A fonte &quot;%1&quot; não está na lista de fontes do arquivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken already.</source>
        <translation>&quot;%1&quot; já está em uso.</translation>
    </message>
    <message>
        <source>This does not add up: %1.</source>
        <extracomment>%1: what does not add up, &quot;no parameters&quot;</extracomment>
        <translation>Isto não fecha: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>Não foi possível ler o arquivo: %1.</translation>
    </message>
    <message>
        <source>The file is larger than any catalog, %1 MiB.</source>
        <translation>O arquivo é maior que qualquer catálogo, %1 MiB.</translation>
    </message>
    <message>
        <source>Nested deeper than any catalog.</source>
        <translation>Aninhado mais fundo que qualquer catálogo.</translation>
    </message>
    <message>
        <source>This is not a Headroom catalog.</source>
        <translation>Isto não é um catálogo do Headroom.</translation>
    </message>
    <message>
        <source>one line of text</source>
        <translation>uma linha de texto</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>it ended early</source>
        <translation>terminou antes do fim</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>um byte zero</translation>
    </message>
    <message>
        <source>The folder has more than %1 catalogs; those beyond are not read.</source>
        <extracomment>%1: a number of files</extracomment>
        <translation>A pasta tem mais de %1 catálogos; os que passam disso não são lidos.</translation>
    </message>
    <message numerus="yes">
        <source>%n more catalog file(s) were left out; headroom-cli catalog names them all.</source>
        <translation>
            <numerusform>Mais %n arquivo de catálogo ficou de fora; headroom-cli catalog cita todos.</numerusform>
            <numerusform>Mais %n arquivos de catálogo ficaram de fora; headroom-cli catalog cita todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>layer %1</source>
        <extracomment>A place in a file: the layer of a model</extracomment>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A place in a file</extracomment>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>data byte %1</source>
        <extracomment>A place in a file, counted from where its data begin</extracomment>
        <translation>byte %1 dos dados</translation>
    </message>
    <message>
        <source>a model of at most 96 KiB</source>
        <translation>um modelo de no máximo 96 KiB</translation>
    </message>
    <message>
        <source>a list of one model</source>
        <translation>uma lista de um modelo</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>nenhum byte</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; appears twice.</source>
        <translation>A chave &quot;%1&quot; aparece duas vezes.</translation>
    </message>
</context>
<context>
    <name>ResultRefusals</name>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a unit of time</source>
        <translation>uma unidade de tempo</translation>
    </message>
    <message>
        <source>a unit of a rate</source>
        <translation>uma unidade de taxa</translation>
    </message>
    <message>
        <source>it ended early</source>
        <translation>terminou antes da hora</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>esperava-se um objeto</translation>
    </message>
    <message>
        <source>a comma or the end of the list was expected</source>
        <translation>esperava-se uma vírgula ou o fim da lista</translation>
    </message>
    <message>
        <source>too many columns</source>
        <translation>colunas demais</translation>
    </message>
    <message>
        <source>a quote is not closed</source>
        <translation>aspas não fechadas</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>parêntese não fechado</translation>
    </message>
    <message>
        <source>a list in brackets was expected</source>
        <translation>esperava-se uma lista entre parênteses</translation>
    </message>
    <message>
        <source>another number of values than of columns</source>
        <translation>o número de valores difere do de colunas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Limits of a number in a file</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>Não pode ser lido: %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>Larger than any result file, %1 bytes.</source>
        <translation>Maior que qualquer arquivo de resultados, %1 bytes.</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>Aninhado além de %1 níveis.</translation>
    </message>
    <message>
        <source>More than %1 runs or values.</source>
        <translation>Mais de %1 execuções ou valores.</translation>
    </message>
    <message>
        <source>This is not JSON: %1.</source>
        <extracomment>%1: the parser&apos;s reason, in English</extracomment>
        <translation>Isto não é JSON: %1.</translation>
    </message>
    <message>
        <source>No result file of vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX or MLPerf.</source>
        <translation>Não é arquivo de resultados de vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX nem MLPerf.</translation>
    </message>
    <message>
        <source>The table is broken: %1.</source>
        <extracomment>%1: what is wrong with it</extracomment>
        <translation>A tabela está defeituosa: %1.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Falta esta chave.</translation>
    </message>
    <message>
        <source>Expected %1.</source>
        <extracomment>%1: what was expected, &quot;a number&quot;</extracomment>
        <translation>Esperava-se %1.</translation>
    </message>
    <message>
        <source>Outside of what is allowed, %1.</source>
        <extracomment>%1: limits, &quot;1 to 4096&quot;</extracomment>
        <translation>Fora do permitido, %1.</translation>
    </message>
    <message>
        <source>Nothing in it was measured.</source>
        <translation>Nada nele foi medido.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>A leitura foi cancelada.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>A place in a file</extracomment>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>A place in a file</extracomment>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>não é um arquivo</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>%1 weights</source>
        <extracomment>Of a published run. %1: a format such as &quot;FP8&quot;</extracomment>
        <translation>pesos %1</translation>
    </message>
    <message>
        <source>%1 cache</source>
        <extracomment>Of a published run. %1: a format such as &quot;FP8&quot;</extracomment>
        <translation>cache %1</translation>
    </message>
    <message>
        <source>prompt of %1</source>
        <extracomment>Of a published run. %1: how many tokens</extracomment>
        <translation>prompt de %1</translation>
    </message>
    <message>
        <source>answer of %1</source>
        <extracomment>Of a published run. %1: how many tokens</extracomment>
        <translation>resposta de %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <extracomment>Of a published run. %1: how many sequences</extracomment>
        <translation>%1 simultâneas</translation>
    </message>
    <message>
        <source>Measured %1 for each; nothing is predicted for its conditions.</source>
        <extracomment>Of a published run. %1: a rate</extracomment>
        <translation>Medido: %1 para cada uma; nada é previsto para essas condições.</translation>
    </message>
    <message>
        <source>Measured %1 for each, %2 times the typical rate predicted for its conditions.</source>
        <extracomment>Of a published run. %1: a rate · %2: a factor such as 0.97</extracomment>
        <translation>Medido: %1 para cada uma, %2 vezes a taxa típica prevista para essas condições.</translation>
    </message>
    <message>
        <source>live context</source>
        <comment>in what a run differs</comment>
        <translation>contexto vivo</translation>
    </message>
    <message>
        <source>Under the conditions of the card.</source>
        <translation>Nas condições do cartão.</translation>
    </message>
    <message>
        <source>Other conditions than the card&apos;s: %1.</source>
        <extracomment>%1: a list such as &quot;engine, TP and lengths&quot;: in what a published run differs from a card</extracomment>
        <translation>Condições diferentes das do cartão: %1.</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>Não foi possível escrever %1: %2</translation>
    </message>
    <message>
        <source>no room is left</source>
        <translation>não há mais espaço</translation>
    </message>
    <message>
        <source>%1 is not a plain file and was left as it is.</source>
        <translation>%1 não é um arquivo comum e ficou como estava.</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>%1 is a folder, not a scenario.</source>
        <translation>%1 é uma pasta, não um cenário.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>Não foi possível ler %1: %2</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>%1 is not a plain file.</source>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
</context>
<context>
    <name>Sizing</name>
    <message>
        <source>%1, the budget is %2</source>
        <extracomment>Why a configuration does not do. %1: its cost, &quot;$24.00/h&quot; · %2: the budget</extracomment>
        <translation>%1, o orçamento é %2</translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation>nenhum preço é conhecido</translation>
    </message>
    <message>
        <source>%1, the limit is %2</source>
        <extracomment>Why a configuration does not do. %1: its power, &quot;11.2 kW&quot; · %2: the limit</extracomment>
        <translation>%1, o limite é %2</translation>
    </message>
    <message>
        <source>no board power is known</source>
        <translation>nenhuma potência de placa é conhecida</translation>
    </message>
    <message>
        <source>%1 devices, the limit is %2</source>
        <extracomment>Why a configuration does not do. %1: its devices, more than one · %2: the limit</extracomment>
        <translation>%1 dispositivos, o limite é %2</translation>
    </message>
    <message>
        <source>%1 short</source>
        <extracomment>Why a configuration does not do: memory is missing on a device. %1: &quot;71.0 GiB&quot;</extracomment>
        <translation>faltam %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Why a configuration does not do, even with one user. %1: its low rate, &quot;18.2 tok/s&quot; · %2: the floor</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>first token after %1, the limit is %2</source>
        <extracomment>Why a configuration does not do. %1: a time, &quot;2.4 s&quot; · %2: the limit</extracomment>
        <translation>primeiro token após %1, o limite é %2</translation>
    </message>
    <message>
        <source>no published run supports its rate</source>
        <translation>nenhuma execução publicada sustenta a taxa</translation>
    </message>
    <message>
        <source>%1, %2 / %3</source>
        <extracomment>A configuration with its number formats. %1: &quot;8 × H100 SXM, TP 8&quot; · %2: FP8 (weights) · %3: BF16 (cache)</extracomment>
        <translation>%1, %2 / %3</translation>
    </message>
    <message>
        <source>* A purchase price spread over %1 years of use, without power and hosting: not to be compared with a rental.</source>
        <extracomment>Under a table of costs, some with a star. %1: a number of years</extracomment>
        <translation>* Um preço de compra diluído em %1 anos de uso, sem energia nem hospedagem: não se compara com um aluguel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 user(s) at once of %2 at %3, %4 each at the low end of the band: %5 of %6 configurations would do.</source>
        <extracomment>What a search found. %1: users at once · %2: a model · %3: &quot;32,768 tokens&quot; · %4: a rate, &quot;25.0 tok/s&quot; · %5: configurations that do · %6: configurations tried</extracomment>
        <translation>
            <numerusform>%1 usuário com %2 em %3, %4 no extremo baixo da faixa: %5 de %6 configurações servem.</numerusform>
            <numerusform>%1 usuários ao mesmo tempo com %2 em %3, %4 cada no extremo baixo da faixa: %5 de %6 configurações servem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlideTable</name>
    <message>
        <source>Conversations</source>
        <translation>Conversas</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Maior contexto</translation>
    </message>
    <message>
        <source>Paper quotient</source>
        <translation>Quociente de papel</translation>
    </message>
    <message>
        <source>Rate per user, typical (low to high)</source>
        <translation>Taxa por usuário, típica (baixa a alta)</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Conversations: arithmetic. Paper quotient (dashed): a vendor&apos;s bandwidth claim over bytes, no measurement, no bound. Rate: a band from published runs, grey where none supports it.</source>
        <translation>Conversas: aritmética. Quociente de papel (tracejado): bandwidth informada pelo fabricante sobre bytes; não é medição nem limite. Taxa: faixa de execuções publicadas, em cinza onde nenhuma a sustenta.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
</context>
<context>
    <name>SourceNotes</name>
    <message>
        <source>%1. %2</source>
        <extracomment>A numbered source under a figure: %1 its number, %2 the source.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Band of %1: %2 published run(s); sources: %3, of %4 to %5</source>
        <translation>
            <numerusform>Faixa de %1: %2 execução publicada; fontes: %3, de %4 a %5</numerusform>
            <numerusform>Faixa de %1: %2 execuções publicadas; fontes: %3, de %4 a %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 run(s), %3 to %4</source>
        <extracomment>The same, shorter, where room is scarce. %1: configurations · %2: how many runs · %3, %4: dates</extracomment>
        <translation>
            <numerusform>%1: %2 execução, de %3 a %4</numerusform>
            <numerusform>%1: %2 execuções, de %3 a %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourcesWriter</name>
    <message>
        <source>Sources of these figures</source>
        <translation>Fontes destes números</translation>
    </message>
    <message>
        <source>Set here, by you or by the method</source>
        <translation>Definido aqui, por você ou pelo método</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A numbered source: %1 its number, %2 its title.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. Gives: %2.</source>
        <extracomment>Under a source: %1 the kinds of its figures (&quot;vendor&quot;), %2 what they are.</extracomment>
        <translation>%1. Informa: %2.</translation>
    </message>
    <message>
        <source>%1, %2. Gives: %3.</source>
        <translation>%1, %2. Informa: %3.</translation>
    </message>
    <message>
        <source>published %1</source>
        <extracomment>What the date of a source says. %1 is a date such as 2026-08.</extracomment>
        <translation>publicado em %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>lido em %1</translation>
    </message>
    <message>
        <source>entered %1</source>
        <translation>registrado em %1</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Ressalvas</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>Onde as fontes divergem</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A source of a story&apos;s step: %1 its title, %2 its web address</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>A step of a story. %1: number of the step, %2: a sentence
----------
A step of a story. %1: number of the step, %2: a sentence that names file and place</extracomment>
        <translation>Passo %1: %2</translation>
    </message>
    <message>
        <source>Step %1: {%2} says %3, but this configuration has no such figure.</source>
        <extracomment>A step of a story. %2: the name of a number, %3: its value in the text</extracomment>
        <translation>Passo %1: {%2} diz %3, mas esta configuração não tem esse valor.</translation>
    </message>
    <message>
        <source>Step %1: {%2} says %3, but %4 is worked out.</source>
        <translation>Passo %1: {%2} diz %3, mas o cálculo dá %4.</translation>
    </message>
    <message>
        <source>%1 is not a plain file.</source>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>Não foi possível ler %1: %2</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Memory of the part</source>
        <translation>Memória do produto</translation>
    </message>
    <message>
        <source>Devices per part</source>
        <translation>Dispositivos por produto</translation>
    </message>
    <message>
        <source>Total memory</source>
        <translation>Memória total</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Memória utilizável</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Counted parameters</source>
        <translation>Parâmetros contados</translation>
    </message>
    <message>
        <source>Bits per weight</source>
        <translation>Bits por peso</translation>
    </message>
    <message>
        <source>Bytes of a group of tensors</source>
        <translation>Bytes de um grupo de tensores</translation>
    </message>
    <message>
        <source>Computed bytes</source>
        <translation>Bytes calculados</translation>
    </message>
    <message>
        <source>Checkpoint bytes</source>
        <translation>Bytes do checkpoint</translation>
    </message>
    <message>
        <source>Weights of the model</source>
        <translation>Pesos do modelo</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Weights on a device</source>
        <translation>Pesos em um dispositivo</translation>
    </message>
    <message>
        <source>Pool for conversations</source>
        <translation>Pool para conversas</translation>
    </message>
    <message>
        <source>Layers with a cache</source>
        <translation>Camadas com cache</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV heads</translation>
    </message>
    <message>
        <source>KV heads on a device</source>
        <translation>KV heads em um dispositivo</translation>
    </message>
    <message>
        <source>Key width</source>
        <translation>Largura da key</translation>
    </message>
    <message>
        <source>Value width</source>
        <translation>Largura do value</translation>
    </message>
    <message>
        <source>Bits per cache element</source>
        <translation>Bits por elemento do cache</translation>
    </message>
    <message>
        <source>Latent width</source>
        <translation>Largura do latente</translation>
    </message>
    <message>
        <source>Rotary width</source>
        <translation>Largura rotary</translation>
    </message>
    <message>
        <source>Tokens per entry</source>
        <translation>Tokens por entrada</translation>
    </message>
    <message>
        <source>Cache per token of a layer type</source>
        <translation>Cache por token de um tipo de camada</translation>
    </message>
    <message>
        <source>Cache per token</source>
        <translation>Cache por token</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Janela de atenção</translation>
    </message>
    <message>
        <source>Cache per token in the window</source>
        <translation>Cache por token na janela</translation>
    </message>
    <message>
        <source>Layers with a state</source>
        <translation>Camadas com estado</translation>
    </message>
    <message>
        <source>State heads</source>
        <translation>Heads do estado</translation>
    </message>
    <message>
        <source>State key width</source>
        <translation>Largura da key do estado</translation>
    </message>
    <message>
        <source>State value width</source>
        <translation>Largura do value do estado</translation>
    </message>
    <message>
        <source>Bits per state element</source>
        <translation>Bits por elemento do estado</translation>
    </message>
    <message>
        <source>State of a layer type</source>
        <translation>Estado de um tipo de camada</translation>
    </message>
    <message>
        <source>Fixed state</source>
        <translation>Estado fixo</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Cache of the tokens</source>
        <translation>Cache dos tokens</translation>
    </message>
    <message>
        <source>One conversation</source>
        <translation>Uma conversa</translation>
    </message>
    <message>
        <source>Conversations, exact</source>
        <translation>Conversas, valor exato</translation>
    </message>
    <message>
        <source>Conversations that fit</source>
        <translation>Conversas que cabem</translation>
    </message>
    <message>
        <source>Longest context of one conversation</source>
        <translation>Maior contexto de uma conversa</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltam</translation>
    </message>
    <message>
        <source>Bandwidth of the part</source>
        <translation>Bandwidth do produto</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandwidth</translation>
    </message>
    <message>
        <source>Paper quotient</source>
        <translation>Quociente de papel</translation>
    </message>
    <message>
        <source>Time to stream the weights</source>
        <translation>Tempo para ler os pesos</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>All-reduces per layer</source>
        <translation>All-reduces por camada</translation>
    </message>
    <message>
        <source>Cost of one all-reduce</source>
        <translation>Custo de um all-reduce</translation>
    </message>
    <message>
        <source>Time of the all-reduces</source>
        <translation>Tempo dos all-reduces</translation>
    </message>
    <message>
        <source>Quotient after all-reduces</source>
        <translation>Quociente após os all-reduces</translation>
    </message>
    <message>
        <source>Layers on the stage</source>
        <translation>Camadas no estágio</translation>
    </message>
    <message>
        <source>Layers with the tensors</source>
        <translation>Camadas com esses tensores</translation>
    </message>
    <message>
        <source>Share copied</source>
        <translation>Parcela copiada</translation>
    </message>
    <message>
        <source>Memory in use on a device</source>
        <translation>Memória em uso em um dispositivo</translation>
    </message>
    <message>
        <source>Share on every rank</source>
        <translation>Parte em cada rank</translation>
    </message>
    <message>
        <source>Activation peak</source>
        <translation>Pico de ativação</translation>
    </message>
    <message>
        <source>Part of the peak</source>
        <translation>Parte do pico</translation>
    </message>
    <message>
        <source>Memory outside PyTorch</source>
        <translation>Memória fora do PyTorch</translation>
    </message>
    <message>
        <source>Captured graphs</source>
        <translation>Grafos capturados</translation>
    </message>
    <message>
        <source>Tokens of a step</source>
        <translation>Tokens de um passo</translation>
    </message>
    <message>
        <source>Conversations of a step</source>
        <translation>Conversas de um passo</translation>
    </message>
    <message>
        <source>Steps in flight</source>
        <translation>Passos em voo</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Tamanho oculto</translation>
    </message>
    <message>
        <source>Sampler bytes per entry</source>
        <translation>Bytes do sampler por entrada</translation>
    </message>
    <message>
        <source>Step bytes per token</source>
        <translation>Bytes do passo por token</translation>
    </message>
    <message>
        <source>Measured factor</source>
        <translation>Fator medido</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Posições rotativas</translation>
    </message>
    <message>
        <source>Rotary width of a head</source>
        <translation>Largura rotativa de um head</translation>
    </message>
    <message>
        <source>Rotary tables</source>
        <translation>Tabelas rotativas</translation>
    </message>
    <message>
        <source>Bytes of a tensor</source>
        <translation>Bytes de um tensor</translation>
    </message>
    <message>
        <source>Step of the allocator</source>
        <translation>Passo do alocador</translation>
    </message>
    <message>
        <source>Rounding of the allocator</source>
        <translation>Arredondamento do alocador</translation>
    </message>
    <message>
        <source>Tokens of a block</source>
        <translation>Tokens de um bloco</translation>
    </message>
    <message>
        <source>Block step of the kernel</source>
        <translation>Passo de bloco do kernel</translation>
    </message>
    <message>
        <source>One token of a layer</source>
        <translation>Um token de uma camada</translation>
    </message>
    <message>
        <source>Indexer width</source>
        <translation>Largura do indexador</translation>
    </message>
    <message>
        <source>One block of a layer</source>
        <translation>Um bloco de uma camada</translation>
    </message>
    <message>
        <source>Convolution channels</source>
        <translation>Canais da convolução</translation>
    </message>
    <message>
        <source>Convolution steps kept</source>
        <translation>Passos guardados da convolução</translation>
    </message>
    <message>
        <source>Bytes of a convolution element</source>
        <translation>Bytes de um elemento da convolução</translation>
    </message>
    <message>
        <source>Drafted tokens</source>
        <translation>Tokens rascunhados</translation>
    </message>
    <message>
        <source>States of a conversation</source>
        <translation>Estados de uma conversa</translation>
    </message>
    <message>
        <source>Layers of a kind</source>
        <translation>Camadas de um tipo</translation>
    </message>
    <message>
        <source>Layers of a group</source>
        <translation>Camadas de um grupo</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>One block</source>
        <translation>Um bloco</translation>
    </message>
    <message>
        <source>Charged tokens</source>
        <translation>Tokens cobrados</translation>
    </message>
    <message>
        <source>Blocks of the pool</source>
        <translation>Blocos do pool</translation>
    </message>
    <message>
        <source>Blocks of a kind</source>
        <translation>Blocos de um tipo</translation>
    </message>
    <message>
        <source>Blocks of a conversation</source>
        <translation>Blocos de uma conversa</translation>
    </message>
    <message>
        <source>Tokens the engine prints</source>
        <translation>Tokens que o motor imprime</translation>
    </message>
    <message>
        <source>Concurrency the engine prints</source>
        <translation>Concorrência que o motor imprime</translation>
    </message>
    <message>
        <source>Gone before the weights</source>
        <translation>Ocupado antes dos pesos</translation>
    </message>
    <message>
        <source>Static fraction</source>
        <translation>Fração estática</translation>
    </message>
    <message>
        <source>Kept free</source>
        <translation>Mantido livre</translation>
    </message>
    <message>
        <source>States over tokens</source>
        <translation>Estados sobre tokens</translation>
    </message>
    <message>
        <source>Draft states</source>
        <translation>Estados de rascunho</translation>
    </message>
    <message>
        <source>States of a conversation, bytes</source>
        <translation>Estados de uma conversa, bytes</translation>
    </message>
    <message>
        <source>State slots</source>
        <translation>Slots de estado</translation>
    </message>
    <message>
        <source>Pool of states</source>
        <translation>Pool de estados</translation>
    </message>
    <message>
        <source>Pool of tokens</source>
        <translation>Pool de tokens</translation>
    </message>
    <message>
        <source>Sliding over full tokens</source>
        <translation>Tokens deslizantes sobre completos</translation>
    </message>
    <message>
        <source>Tokens of the pool</source>
        <translation>Tokens do pool</translation>
    </message>
    <message>
        <source>Tokens of the sliding pool</source>
        <translation>Tokens do pool deslizante</translation>
    </message>
    <message>
        <source>Tokens of a conversation</source>
        <translation>Tokens de uma conversa</translation>
    </message>
    <message>
        <source>Running requests</source>
        <translation>Requisições em execução</translation>
    </message>
    <message>
        <source>Request table</source>
        <translation>Tabela de requisições</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Multiple of cells</source>
        <translation>Múltiplo de células</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Células</translation>
    </message>
    <message>
        <source>Micro batch</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>Bits per key element</source>
        <translation>Bits por elemento de chave</translation>
    </message>
    <message>
        <source>Bits per value element</source>
        <translation>Bits por elemento de valor</translation>
    </message>
    <message>
        <source>Whole cache</source>
        <translation>Cache inteiro</translation>
    </message>
    <message>
        <source>Compute buffer</source>
        <translation>Buffer de cálculo</translation>
    </message>
    <message>
        <source>Taken from free memory</source>
        <translation>Tirado da memória livre</translation>
    </message>
    <message>
        <source>Pool that one conversation needs</source>
        <translation>Pool que uma conversa exige</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Mean fill</source>
        <translation>Preenchimento médio</translation>
    </message>
    <message>
        <source>Live context</source>
        <translation>Contexto vivo</translation>
    </message>
    <message>
        <source>Conversations at once</source>
        <translation>Conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Tokens read per conversation and step</source>
        <translation>Tokens lidos por conversa e passo</translation>
    </message>
    <message>
        <source>Tokens per conversation and step</source>
        <translation>Tokens por conversa e passo</translation>
    </message>
    <message>
        <source>Tokens at a rank&apos;s experts</source>
        <translation>Tokens nos experts de um rank</translation>
    </message>
    <message>
        <source>Experts of a layer</source>
        <translation>Experts de uma camada</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experts por token</translation>
    </message>
    <message>
        <source>Experts touched</source>
        <translation>Experts tocados</translation>
    </message>
    <message>
        <source>Imbalance of the experts</source>
        <translation>Desequilíbrio dos experts</translation>
    </message>
    <message>
        <source>Parameters of the chosen experts</source>
        <translation>Parâmetros dos experts escolhidos</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Parâmetros ativos</translation>
    </message>
    <message>
        <source>Parameters of a drafting pass</source>
        <translation>Parâmetros de uma passada de rascunho</translation>
    </message>
    <message>
        <source>Layers of a drafting pass</source>
        <translation>Camadas de uma passada de rascunho</translation>
    </message>
    <message>
        <source>Parameters per conversation and step</source>
        <translation>Parâmetros por conversa e passo</translation>
    </message>
    <message>
        <source>Weights read in every step</source>
        <translation>Pesos lidos em todo passo</translation>
    </message>
    <message>
        <source>Weights of all experts</source>
        <translation>Pesos de todos os experts</translation>
    </message>
    <message>
        <source>Streamed weights</source>
        <translation>Pesos lidos no passo</translation>
    </message>
    <message>
        <source>Share of the bandwidth, weights</source>
        <translation>Parte da bandwidth, pesos</translation>
    </message>
    <message>
        <source>Matrix rate of the part</source>
        <translation>Taxa de matrizes do produto</translation>
    </message>
    <message>
        <source>Factor of the format</source>
        <translation>Fator do formato</translation>
    </message>
    <message>
        <source>Matrix rate of a device</source>
        <translation>Taxa de matrizes de um dispositivo</translation>
    </message>
    <message>
        <source>Share of the matrix rate</source>
        <translation>Parte da taxa de matrizes</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Heads de atenção</translation>
    </message>
    <message>
        <source>Values of a head</source>
        <translation>Valores de uma head</translation>
    </message>
    <message>
        <source>Attention width of a layer type</source>
        <translation>Largura da atenção de um tipo de camada</translation>
    </message>
    <message>
        <source>Attention width</source>
        <translation>Largura da atenção</translation>
    </message>
    <message>
        <source>FLOPs of a step</source>
        <translation>FLOPs de um passo</translation>
    </message>
    <message>
        <source>Live cache of a conversation</source>
        <translation>Cache vivo de uma conversa</translation>
    </message>
    <message>
        <source>Reads of the cache</source>
        <translation>Leituras do cache</translation>
    </message>
    <message>
        <source>Share of the bandwidth, cache</source>
        <translation>Parte da bandwidth, cache</translation>
    </message>
    <message>
        <source>Cost of a step</source>
        <translation>Custo de um passo</translation>
    </message>
    <message>
        <source>Cost of a layer</source>
        <translation>Custo de uma camada</translation>
    </message>
    <message>
        <source>More with quantized weights</source>
        <translation>A mais com pesos quantizados</translation>
    </message>
    <message>
        <source>More with experts</source>
        <translation>A mais com experts</translation>
    </message>
    <message>
        <source>Fixed cost of a conversation</source>
        <translation>Custo fixo de uma conversa</translation>
    </message>
    <message>
        <source>Cost of a vocabulary entry</source>
        <translation>Custo de uma entrada do vocabulário</translation>
    </message>
    <message>
        <source>Cost of a conversation</source>
        <translation>Custo de uma conversa</translation>
    </message>
    <message>
        <source>Layers run</source>
        <translation>Camadas executadas</translation>
    </message>
    <message>
        <source>All-reduces of a step</source>
        <translation>All-reduces de um passo</translation>
    </message>
    <message>
        <source>Cost of an all-reduce</source>
        <translation>Custo de um all-reduce</translation>
    </message>
    <message>
        <source>Rate of the links</source>
        <translation>Taxa dos links</translation>
    </message>
    <message>
        <source>All-reduces</source>
        <translation>All-reduces</translation>
    </message>
    <message>
        <source>Hops and exchanges</source>
        <translation>Saltos e trocas</translation>
    </message>
    <message>
        <source>Time of the weights</source>
        <translation>Tempo dos pesos</translation>
    </message>
    <message>
        <source>Time of the compute</source>
        <translation>Tempo do cálculo</translation>
    </message>
    <message>
        <source>Weights and compute together</source>
        <translation>Pesos e cálculo juntos</translation>
    </message>
    <message>
        <source>Time of the cache</source>
        <translation>Tempo do cache</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>Time of the collectives</source>
        <translation>Tempo dos coletivos</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>Passo de decode</translation>
    </message>
    <message>
        <source>Decode step of one conversation</source>
        <translation>Passo de decode de uma conversa</translation>
    </message>
    <message>
        <source>Share of the growth, fast</source>
        <translation>Parte do crescimento, rápido</translation>
    </message>
    <message>
        <source>Share of the growth, slow</source>
        <translation>Parte do crescimento, lento</translation>
    </message>
    <message>
        <source>Fast end of the class</source>
        <translation>Extremo rápido da classe</translation>
    </message>
    <message>
        <source>Slow end of the class</source>
        <translation>Extremo lento da classe</translation>
    </message>
    <message>
        <source>Widening</source>
        <translation>Alargamento</translation>
    </message>
    <message>
        <source>Least time</source>
        <translation>Tempo mínimo</translation>
    </message>
    <message>
        <source>Decode step, fast end</source>
        <translation>Passo de decode, extremo rápido</translation>
    </message>
    <message>
        <source>Decode step, slow end</source>
        <translation>Passo de decode, extremo lento</translation>
    </message>
    <message>
        <source>Rate per user, low</source>
        <translation>Taxa por usuário, mínima</translation>
    </message>
    <message>
        <source>Rate per user, typical</source>
        <translation>Taxa por usuário, típica</translation>
    </message>
    <message>
        <source>Rate per user, high</source>
        <translation>Taxa por usuário, máxima</translation>
    </message>
    <message>
        <source>Total rate, low</source>
        <translation>Taxa total, mínima</translation>
    </message>
    <message>
        <source>Total rate, typical</source>
        <translation>Taxa total, típica</translation>
    </message>
    <message>
        <source>Total rate, high</source>
        <translation>Taxa total, máxima</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Prefixo compartilhado</translation>
    </message>
    <message>
        <source>Memory of the shared prefix</source>
        <translation>Memória do prefixo compartilhado</translation>
    </message>
    <message>
        <source>Conversations that fit with the prefix kept once</source>
        <translation>Conversas que cabem com o prefixo guardado uma vez</translation>
    </message>
    <message>
        <source>FLOPs of the prompt</source>
        <translation>FLOPs do prompt</translation>
    </message>
    <message>
        <source>Share of the matrix rate, prefill</source>
        <translation>Parte da taxa de matrizes, prefill</translation>
    </message>
    <message>
        <source>Fast end of prefill</source>
        <translation>Extremo rápido do prefill</translation>
    </message>
    <message>
        <source>Slow end of prefill</source>
        <translation>Extremo lento do prefill</translation>
    </message>
    <message>
        <source>Compute of the prompt</source>
        <translation>Cálculo do prompt</translation>
    </message>
    <message>
        <source>Compute of the prompt, fast end</source>
        <translation>Cálculo do prompt, extremo rápido</translation>
    </message>
    <message>
        <source>Compute of the prompt, slow end</source>
        <translation>Cálculo do prompt, extremo lento</translation>
    </message>
    <message>
        <source>Chunks of the prompt</source>
        <translation>Pedaços do prompt</translation>
    </message>
    <message>
        <source>Decode step after the prompt</source>
        <translation>Passo de decode após o prompt</translation>
    </message>
    <message>
        <source>Time of the host</source>
        <translation>Tempo do host</translation>
    </message>
    <message>
        <source>Time to the first token, fast end</source>
        <translation>Tempo até o primeiro token, extremo rápido</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>Time to the first token, slow end</source>
        <translation>Tempo até o primeiro token, extremo lento</translation>
    </message>
    <message>
        <source>Time of an output token under load</source>
        <translation>Tempo de um token de saída sob carga</translation>
    </message>
    <message>
        <source>Output rate under load</source>
        <translation>Taxa de saída sob carga</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requisições</translation>
    </message>
    <message>
        <source>Share of the time in prefill</source>
        <translation>Parte do tempo em prefill</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Price of a device</source>
        <translation>Preço de um dispositivo</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <translation>Custo de um milhão de tokens de saída</translation>
    </message>
    <message>
        <source>Output tokens for a dollar</source>
        <translation>Tokens de saída por dólar</translation>
    </message>
    <message>
        <source>Board power of a device</source>
        <translation>Potência de placa de um dispositivo</translation>
    </message>
    <message>
        <source>Energy of an output token, at most</source>
        <translation>Energia de um token de saída, no máximo</translation>
    </message>
    <message>
        <source>Floor rate of a user</source>
        <translation>Taxa mínima de um usuário</translation>
    </message>
    <message>
        <source>Users served</source>
        <translation>Usuários atendidos</translation>
    </message>
    <message>
        <source>Weights of the drafting model</source>
        <translation>Pesos do modelo de rascunho</translation>
    </message>
    <message>
        <source>LoRA adapters</source>
        <translation>Adaptadores LoRA</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rank LoRA</translation>
    </message>
    <message>
        <source>Bytes of one LoRA rank</source>
        <translation>Bytes de um rank LoRA</translation>
    </message>
    <message>
        <source>Weights of the LoRA adapters</source>
        <translation>Pesos dos adaptadores LoRA</translation>
    </message>
    <message>
        <source>Rows of logits</source>
        <translation>Linhas de logits</translation>
    </message>
    <message>
        <source>Buffer at the output</source>
        <translation>Buffer na saída</translation>
    </message>
    <message>
        <source>Inner size of the MLP</source>
        <translation>Tamanho interno do MLP</translation>
    </message>
    <message>
        <source>Values of a token in a layer</source>
        <translation>Valores de um token em uma camada</translation>
    </message>
    <message>
        <source>Buffer of a layer</source>
        <translation>Buffer de uma camada</translation>
    </message>
    <message>
        <source>Cells of the attention mask</source>
        <translation>Células da máscara de atenção</translation>
    </message>
    <message>
        <source>Bytes of a cell of the mask</source>
        <translation>Bytes de uma célula da máscara</translation>
    </message>
    <message>
        <source>Attention mask</source>
        <translation>Máscara de atenção</translation>
    </message>
    <message>
        <source>Buffer of a layer with its masks</source>
        <translation>Buffer de uma camada com as suas máscaras</translation>
    </message>
</context>
<context>
    <name>Unresolved</name>
    <message>
        <source>There is no accelerator &quot;%1&quot;.</source>
        <translation>Não há o acelerador &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>Não há o modelo &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no weight format &quot;%1&quot;.</source>
        <translation>Não há o formato de pesos &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no cache format &quot;%1&quot;.</source>
        <translation>Não há o formato de cache &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expert parallel %1 must divide TP x DP and not exceed the experts.</source>
        <extracomment>%1: a number. TP, DP: tensor and data parallel degree</extracomment>
        <translation>Expert parallel %1 precisa dividir TP x DP e não passar do número de experts.</translation>
    </message>
    <message>
        <source>Expert parallel %1 needs a mixture of experts; this model has none.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Expert parallel %1 exige mixture of experts; este modelo não tem.</translation>
    </message>
    <message>
        <source>Pipeline parallel %1 has more stages than the model has layers.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Pipeline parallel %1 tem mais estágios do que o modelo tem camadas.</translation>
    </message>
</context>
<context>
    <name>Whys</name>
    <message>
        <source>Not stated: what this architecture has where its config is silent.</source>
        <translation>Não informado: o que esta arquitetura tem quando a config se cala.</translation>
    </message>
    <message>
        <source>Not stated: hidden size over query heads.</source>
        <translation>Não informado: tamanho oculto dividido pelas heads de query.</translation>
    </message>
    <message>
        <source>Not stated: as many as query heads.</source>
        <translation>Não informado: tantas quantas as heads de query.</translation>
    </message>
    <message>
        <source>Not stated: 32 bit, as the reference method counts.</source>
        <translation>Não informado: 32 bits, como conta o método de referência.</translation>
    </message>
    <message>
        <source>Read off the names and shapes of the tensors.</source>
        <translation>Lido dos nomes e das formas dos tensores.</translation>
    </message>
    <message>
        <source>A window is stated, but switched off or not below the context.</source>
        <translation>Há uma janela informada, mas desligada ou não menor que o contexto.</translation>
    </message>
    <message>
        <source>The architecture is unknown here; read by the usual names of keys.</source>
        <translation>A arquitetura é desconhecida aqui; lida pelos nomes usuais das chaves.</translation>
    </message>
    <message>
        <source>No format of the catalog is exactly this one; the nearest was taken.</source>
        <translation>Nenhum formato do catálogo é exatamente este; usou-se o mais próximo.</translation>
    </message>
    <message>
        <source>No tensors at hand: counted from the shapes.</source>
        <translation>Sem tensores à mão: contado pelas formas.</translation>
    </message>
    <message>
        <source>A vision tower is named, but only its tensors would tell its size: not counted.</source>
        <translation>Há uma torre de visão, mas só os tensores diriam o tamanho: não contada.</translation>
    </message>
    <message>
        <source>Each draft layer is counted as one of the last layer&apos;s kind.</source>
        <translation>Cada camada de draft é contada como uma do tipo da última camada.</translation>
    </message>
    <message>
        <source>Packed integers: parameters from shapes or packing, bytes as stored.</source>
        <translation>Inteiros empacotados: parâmetros pelas formas ou pelo empacotamento, bytes como gravados.</translation>
    </message>
    <message>
        <source>The small state of the short convolution is left out of the cache.</source>
        <translation>O pequeno estado da convolução curta fica fora do cache.</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Comparison</source>
        <extracomment>The name of a sheet; at most 31 letters, without [ ] : * ? /  &apos;</extracomment>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>The workbook could not be made.</source>
        <translation>Não foi possível criar a pasta de trabalho.</translation>
    </message>
    <message>
        <source>Headroom %1, %2</source>
        <extracomment>%1 the version of the program, %2 the date.</extracomment>
        <translation>Headroom %1, %2</translation>
    </message>
    <message>
        <source>Cells with a coloured ground may be changed; all others compute from them.</source>
        <translation>As células de fundo colorido podem ser alteradas; todas as outras são calculadas a partir delas.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>The paper quotient comes from a vendor&apos;s bandwidth claim: it is no measurement and no bound.</source>
        <translation>O quociente de papel vem da bandwidth informada pelo fabricante: não é medição nem limite.</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>Para leitura</translation>
    </message>
    <message>
        <source>Number put in</source>
        <translation>Número de entrada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>%1 (found by a search; it does not recompute)</source>
        <translation>%1 (obtido por busca; não é recalculado)</translation>
    </message>
    <message>
        <source>%1 It does not recompute.</source>
        <extracomment>Behind what a number is, in a workbook. %1: &quot;The same sum for one sequence.&quot;</extracomment>
        <translation>%1 Não é recalculado.</translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message>
        <source>tensors in the chosen format</source>
        <translation>tensores no formato escolhido</translation>
    </message>
    <message>
        <source>tensors kept at 16 bit</source>
        <translation>tensores mantidos em 16 bits</translation>
    </message>
    <message>
        <source>tensors kept at 32 bit</source>
        <translation>tensores mantidos em 32 bits</translation>
    </message>
    <message>
        <source>embedding table</source>
        <translation>tabela de embedding</translation>
    </message>
    <message>
        <source>output head</source>
        <translation>camada de saída</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atenção</translation>
    </message>
    <message>
        <source>sliding attention</source>
        <translation>atenção deslizante</translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation>atenção linear</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>experts</translation>
    </message>
    <message>
        <source>shared experts</source>
        <translation>experts compartilhados</translation>
    </message>
    <message>
        <source>router</source>
        <translation>router</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>norms</translation>
    </message>
    <message>
        <source>draft layers</source>
        <translation>camadas de draft</translation>
    </message>
    <message>
        <source>vision tower</source>
        <translation>torre de visão</translation>
    </message>
    <message>
        <source>other tensors</source>
        <translation>outros tensores</translation>
    </message>
    <message>
        <source>at the longest context</source>
        <translation>no maior contexto</translation>
    </message>
    <message>
        <source>all conversations that fit</source>
        <translation>todas as conversas que cabem</translation>
    </message>
    <message>
        <source>published %1</source>
        <extracomment>%1: the ISO date on which a source was published</extracomment>
        <translation>publicado em %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <extracomment>%1: the ISO date on which a source was read</extracomment>
        <translation>lido em %1</translation>
    </message>
    <message>
        <source>entered %1</source>
        <extracomment>%1: the ISO date on which a figure was entered in the catalog</extracomment>
        <translation>registrado em %1</translation>
    </message>
    <message>
        <source>vendor</source>
        <comment>kind of a number</comment>
        <extracomment>Kind of a number: from a data sheet</extracomment>
        <translation>fabricante</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>kind of a number</comment>
        <extracomment>Kind of a number: of a product that is not shipping</extracomment>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>kind of a number</comment>
        <translation>medido</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>kind of a number</comment>
        <translation>derivado</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>kind of a number</comment>
        <translation>suposto</translation>
    </message>
    <message>
        <source>Set by the user</source>
        <translation>Definido pelo usuário</translation>
    </message>
</context>
<context>
    <name>WorkingWriter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure that was put in: %1 its name, %2 its value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elsewhere %1: %2</source>
        <extracomment>Another source&apos;s number for the same figure: %1 the number, %2 the source.</extracomment>
        <translation>Em outra fonte, %1: %2</translation>
    </message>
    <message>
        <source>To keep in mind</source>
        <translation>Para ter em mente</translation>
    </message>
    <message>
        <source>From: </source>
        <extracomment>Before the links to the inputs of a step.</extracomment>
        <translation>De: </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The heading of a step: %1 what it gives, %2 for which layers or tensors.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <extracomment>The heading of a step: %1 what it gives, %2 the number of a pipeline stage.</extracomment>
        <translation>%1, estágio %2</translation>
    </message>
    <message>
        <source>Figures put in</source>
        <translation>Números de entrada</translation>
    </message>
    <message>
        <source>In the catalog: %1</source>
        <extracomment>A link from a figure to where it stands. %1: an accelerator, a model or a format</extracomment>
        <translation>No catálogo: %1</translation>
    </message>
</context>
<context>
    <name>headroom::AboutDialog</name>
    <message>
        <source>About Headroom</source>
        <translation>Sobre o Headroom</translation>
    </message>
    <message>
        <source>Headroom %1</source>
        <extracomment>%1 is the version.</extracomment>
        <translation>Headroom %1</translation>
    </message>
    <message>
        <source>What fits on these accelerators, how fast will it run, and how sure are we?

Your own accelerators, models and formats go into files named *.json in
%1

Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later), without any warranty. Built with Qt %2 and QCustomPlot.</source>
        <extracomment>%1 is a folder, %2 the version of a library. Lines are separated by empty lines.</extracomment>
        <translation>O que cabe nestes aceleradores, com que velocidade roda e com quanta certeza?

Seus próprios aceleradores, modelos e formatos ficam em arquivos *.json em
%1

Software livre sob a GNU General Public License, versão 3 ou posterior (GPL-3.0-or-later), sem nenhuma garantia. Feito com Qt %2 e QCustomPlot.</translation>
    </message>
</context>
<context>
    <name>headroom::AcceleratorForm</name>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>Memory of the part, GB</source>
        <translation>Memória do produto, GB</translation>
    </message>
    <message>
        <source>runtime memory</source>
        <translation>memória no runtime</translation>
    </message>
    <message>
        <source>Memory of a device, to the runtime, GiB</source>
        <translation>Memória de um dispositivo, segundo o runtime, GiB</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bandwidth</translation>
    </message>
    <message>
        <source>Bandwidth of the part, TB/s</source>
        <translation>Bandwidth do produto, TB/s</translation>
    </message>
    <message>
        <source>BF16 peak, dense, TFLOP/s</source>
        <translation>Pico em BF16, denso, TFLOP/s</translation>
    </message>
    <message>
        <source>FP8 peak, dense, TFLOP/s</source>
        <translation>Pico em FP8, denso, TFLOP/s</translation>
    </message>
    <message>
        <source>FP4 peak, dense, TFLOP/s</source>
        <translation>Pico em FP4, denso, TFLOP/s</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potência</translation>
    </message>
    <message>
        <source>Board power of the part, W</source>
        <translation>Potência da placa do produto, W</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>E se: %1</translation>
    </message>
    <message>
        <source>An accelerator of your own</source>
        <translation>Um acelerador seu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Architecture and links as</source>
        <translation>Arquitetura e links como</translation>
    </message>
    <message>
        <source>Data sheet, address; empty: assumed</source>
        <translation>Folha de dados, endereço; vazio: suposto</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>&amp;Keep in my catalog</source>
        <translation>&amp;Guardar no meu catálogo</translation>
    </message>
    <message>
        <source>%1: change in percent</source>
        <extracomment>Accessible name of a field. %1: a figure, &quot;Bandwidth of the part, TB/s&quot;</extracomment>
        <translation>%1: mudança em porcentagem</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <extracomment>Name of a what-if copy. %1: an accelerator</extracomment>
        <translation>%1 com mudanças</translation>
    </message>
    <message>
        <source>What if: %1 with figures changed by hand</source>
        <extracomment>The source of the changed figures of a what-if copy. %1: the accelerator it is a copy of</extracomment>
        <translation>E se: %1 com números alterados à mão</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Informado à mão</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerPanel</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>Over the big figures: which configuration they belong to. %1 is &quot;MI300X&quot;, %2 the model.</extracomment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>sem taxa</translation>
    </message>
    <message>
        <source>what does not fit does not run</source>
        <translation>o que não cabe não roda</translation>
    </message>
    <message>
        <source>heuristic: a vendor&apos;s bandwidth over the weights</source>
        <translation>heurística: bandwidth do fabricante sobre os pesos</translation>
    </message>
    <message>
        <source>heuristic; %1 after all-reduces</source>
        <extracomment>%1: a rate, &quot;107.1 tok/s&quot;.</extracomment>
        <translation>heurística; %1 após os all-reduces</translation>
    </message>
    <message>
        <source>paper quotient, one conversation</source>
        <translation>quociente de papel, uma conversa</translation>
    </message>
    <message>
        <source>in use per device, of %1</source>
        <extracomment>Under a big figure of memory. %1: the memory of one device.</extracomment>
        <translation>em uso por dispositivo, de %1</translation>
    </message>
    <message>
        <source>needed per device, of %1</source>
        <translation>necessários por dispositivo, de %1</translation>
    </message>
    <message>
        <source>weights %1, reserve %2, each conversation %3</source>
        <extracomment>%1 weights, %2 reserve, %3 one conversation, all with their units.</extracomment>
        <translation>pesos %1, reserva %2, cada conversa %3</translation>
    </message>
    <message>
        <source>at any length</source>
        <translation>com qualquer comprimento</translation>
    </message>
    <message>
        <source>%1 at once do not fit at any length</source>
        <extracomment>Under the number of conversations. %1: the number asked for, two or more.</extracomment>
        <translation>%1 simultâneas não cabem com nenhum comprimento</translation>
    </message>
    <message>
        <source>heuristic: your bandwidth over the weights</source>
        <translation>heurística: sua bandwidth sobre os pesos</translation>
    </message>
    <message numerus="yes">
        <source>conversation(s) of %1</source>
        <extracomment>Under a big figure that counts conversations. %1: &quot;262,144 tokens&quot;.</extracomment>
        <translation>
            <numerusform>conversa de %1</numerusform>
            <numerusform>conversas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>one alone may hold %1</source>
        <extracomment>Under the number of conversations. %1: &quot;2,188,049 tokens&quot;.</extracomment>
        <translation>uma sozinha pode ter %1</translation>
    </message>
    <message>
        <source>%1 at once may hold %2 each</source>
        <extracomment>Under the number of conversations. %1: the number asked for, two or more; %2: &quot;8,192 tokens&quot;.</extracomment>
        <translation>%1 simultâneas podem ter %2 cada</translation>
    </message>
    <message>
        <source>heuristic: measured bandwidth over the weights</source>
        <translation>heurística: bandwidth medida sobre os pesos</translation>
    </message>
</context>
<context>
    <name>headroom::Autosave</name>
    <message>
        <source>Changes cannot be kept against a crash in %1: %2</source>
        <extracomment>%1: a file, %2: the system&apos;s reason</extracomment>
        <translation>Não é possível guardar as alterações contra uma queda do programa em %1: %2</translation>
    </message>
</context>
<context>
    <name>headroom::BottomBar</name>
    <message>
        <source>Why this number</source>
        <translation>Por que este número</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Ressalvas</translation>
    </message>
    <message>
        <source>What to buy</source>
        <translation>O que comprar</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
</context>
<context>
    <name>headroom::CapacityPlot</name>
    <message>
        <source>%1: memory ends here</source>
        <extracomment>At the end of a curve inside the plot. %1 is a configuration.</extracomment>
        <translation>%1: a memória acaba aqui</translation>
    </message>
    <message>
        <source>native %1</source>
        <extracomment>Small mark on the context axis: the longest context the model was made for. %1 as in &quot;256K&quot;.</extracomment>
        <translation>nativo %1</translation>
    </message>
    <message>
        <source>context window, tokens</source>
        <translation>janela de contexto, tokens</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>O que cabe</translation>
    </message>
    <message>
        <source>Whole conversations at once, for each length of the context window</source>
        <extracomment>Unit of the vertical axis. A conversation is one sequence with a cache of its own.</extracomment>
        <translation>Conversas inteiras ao mesmo tempo, para cada tamanho da janela de contexto</translation>
    </message>
    <message>
        <source>Add a configuration to see what fits.</source>
        <translation>Adicione uma configuração para ver o que cabe.</translation>
    </message>
    <message>
        <source>Dashed lines: announced hardware, not shipping yet.</source>
        <translation>Linhas tracejadas: hardware anunciado, ainda não vendido.</translation>
    </message>
    <message>
        <source>Context window, tokens</source>
        <translation>Janela de contexto, tokens</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <extracomment>At a level line of the plot of conversations. %1: the number to be held at once.</extracomment>
        <translation>%1 simultâneas</translation>
    </message>
    <message>
        <source>Conversations at %1</source>
        <extracomment>Heads a list of configurations and counts. %1 is &quot;8,192 tokens&quot;.</extracomment>
        <translation>Conversas com %1</translation>
    </message>
    <message>
        <source>Not even one conversation of %2 fits on: %1.</source>
        <extracomment>Under the plot of what fits. %1 is a list of configurations, %2 &quot;1,024 tokens&quot;.</extracomment>
        <translation>Nem uma conversa de %2 cabe em: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::CardList</name>
    <message>
        <source>Configurations compared</source>
        <translation>Configurações em comparação</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>+ Add an accelerator</source>
        <translation>+ Adicionar um acelerador</translation>
    </message>
    <message>
        <source>Add a configuration to the comparison</source>
        <translation>Adicionar uma configuração à comparação</translation>
    </message>
</context>
<context>
    <name>headroom::CatalogDialog</name>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Aceleradores</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Lists of the catalog</source>
        <translation>Listas do catálogo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Figures and sources</source>
        <translation>Números e fontes</translation>
    </message>
    <message>
        <source>Choose two with Ctrl to compare them. A click on a column sorts.</source>
        <translation>Escolha dois com Ctrl para compará-los. Um clique em uma coluna ordena.</translation>
    </message>
    <message>
        <source>&amp;Add your own…</source>
        <translation>&amp;Adicionar um seu…</translation>
    </message>
    <message>
        <source>An accelerator that the catalog does not have</source>
        <translation>Um acelerador que o catálogo não tem</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;E se…</translation>
    </message>
    <message>
        <source>A copy with figures you change, marked as such wherever it appears</source>
        <translation>Uma cópia com números que você altera, marcada como tal onde quer que apareça</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>E&amp;xcluir…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Choose an entry to see where its figures come from.</source>
        <translation>Escolha uma entrada para ver de onde vêm seus números.</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Usar este modelo</translation>
    </message>
    <message>
        <source>&amp;Compare as a card</source>
        <translation>&amp;Comparar em um cartão</translation>
    </message>
    <message>
        <source>These figures make no accelerator.</source>
        <translation>Estes números não formam um acelerador.</translation>
    </message>
    <message>
        <source>%1 is kept in %2.</source>
        <extracomment>%1: an accelerator · %2: a file</extracomment>
        <translation>%1 está guardado em %2.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete %1 from your catalog? Cards that use it will say that they miss it.</source>
        <extracomment>%1: an accelerator or a model</extracomment>
        <translation>Excluir %1 do seu catálogo? Os cartões que o usam dirão que ele falta.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
</context>
<context>
    <name>headroom::CatalogTable</name>
    <message>
        <source>Name</source>
        <extracomment>Heads of columns: the name of an entry of the catalog; who makes it, or what it is for; what else is to be said of it, &quot;announced&quot;.</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>In the list of the catalog: entries that the user has made.</extracomment>
        <translation>seu</translation>
    </message>
</context>
<context>
    <name>headroom::CautionsPanel</name>
    <message>
        <source>No configuration is selected.</source>
        <translation>Nenhuma configuração está selecionada.</translation>
    </message>
    <message>
        <source>Why the rates are these</source>
        <translation>Por que as taxas são estas</translation>
    </message>
    <message>
        <source>No caution applies.</source>
        <translation>Nenhuma ressalva se aplica.</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>Ressalvas</translation>
    </message>
</context>
<context>
    <name>headroom::ConditionsDialog</name>
    <message>
        <source>What the files leave open</source>
        <translation>O que os arquivos não informam</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>e mais %n arquivo</numerusform>
            <numerusform>e mais %n arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>These conditions are for all runs that do not state them. What you leave open stays open.</source>
        <translation>Estas condições valem para todas as execuções que não as informam. O que ficar em aberto continua em aberto.</translation>
    </message>
    <message>
        <source>&amp;Keep the values</source>
        <translation>&amp;Guardar os valores</translation>
    </message>
    <message>
        <source>As the &amp;selected card</source>
        <translation>Como o cartão &amp;selecionado</translation>
    </message>
    <message>
        <source>Devices that shared the model by tensor parallelism</source>
        <translation>Dispositivos que dividiram o modelo por tensor parallel</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
</context>
<context>
    <name>headroom::ConfigurationCard</name>
    <message>
        <source>Settings of its own</source>
        <extracomment>Opens more settings of a card. The second text says that some of them are set.</extracomment>
        <translation>Ajustes próprios</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Mais ajustes</translation>
    </message>
    <message>
        <source>%1: not shipping yet; its figures are announcements.</source>
        <translation>%1: ainda não é vendido; os números são anúncios.</translation>
    </message>
    <message>
        <source>%1. Show why.</source>
        <translation>%1. Mostrar por quê.</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>Duplicate, move or remove this configuration</source>
        <translation>Duplicar, mover ou remover esta configuração</translation>
    </message>
    <message>
        <source>Actions on this configuration</source>
        <translation>Ações sobre esta configuração</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mover para &amp;cima</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Mover para &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato dos pesos</translation>
    </message>
    <message>
        <source>Cache format</source>
        <translation>Formato do cache</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostrar por quê</translation>
    </message>
    <message>
        <source>What would make it fit</source>
        <translation>O que faria caber</translation>
    </message>
    <message>
        <source>Compare &amp;layouts</source>
        <translation>Comparar d&amp;isposições</translation>
    </message>
    <message>
        <source>Every way to divide these devices, in place of the cards</source>
        <extracomment>Of an action: several devices can be divided into tensor and data parallel ranks in several ways.</extracomment>
        <translation>Todas as formas de dividir estes dispositivos, no lugar dos cartões</translation>
    </message>
    <message>
        <source>Drag the card up or down to move it</source>
        <translation>Arraste o cartão para cima ou para baixo para movê-lo</translation>
    </message>
    <message>
        <source>%1: a copy with changed figures; no such part exists.</source>
        <extracomment>%1: an accelerator</extracomment>
        <translation>%1: uma cópia com números alterados; esse produto não existe.</translation>
    </message>
</context>
<context>
    <name>headroom::ContextPicker</name>
    <message>
        <source>tokens</source>
        <extracomment>Behind the field of the context window.</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Context window in tokens</source>
        <translation>Janela de contexto em tokens</translation>
    </message>
    <message>
        <source>Tokens that one conversation may hold. Write 8192, 8K or 256K (1K is 1,024).</source>
        <translation>Tokens que uma conversa pode ter. Escreva 8192, 8K ou 256K (1K são 1.024).</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>Janela de contexto</translation>
    </message>
    <message>
        <source>Drag to change the context window. Powers of two snap; hold Alt for any value.</source>
        <translation>Arraste para mudar a janela de contexto. Potências de dois atraem o cursor; segure Alt para qualquer valor.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tokens. Write it as 8192, %2 or 8K.</source>
        <translation>“%1” não é um número de tokens. Escreva 8192, %2 ou 8K.</translation>
    </message>
</context>
<context>
    <name>headroom::ContextSlider</name>
    <message>
        <source>%1 native</source>
        <extracomment>Under the context slider, at the mark of the model&apos;s native window: &quot;256K native&quot;.</extracomment>
        <translation>%1 nativo</translation>
    </message>
</context>
<context>
    <name>headroom::CostPanel</name>
    <message>
        <source>No configuration is selected.</source>
        <translation>Nenhuma configuração está selecionada.</translation>
    </message>
    <message>
        <source>What cannot run gets no rate.</source>
        <translation>O que não pode rodar não recebe taxa.</translation>
    </message>
    <message>
        <source>A million output tokens cost %1, %2 to %3.</source>
        <extracomment>%1: typical cost · %2, %3: its band</extracomment>
        <translation>Um milhão de tokens de saída custa %1, de %2 a %3.</translation>
    </message>
    <message>
        <source>Split by time: %1 for a million prompt tokens, %2 for a million output tokens.</source>
        <extracomment>The cost split by the time each takes. %1: cost of a million prompt tokens · %2: of output tokens</extracomment>
        <translation>Dividido pelo tempo: %1 por milhão de tokens de prompt, %2 por milhão de tokens de saída.</translation>
    </message>
    <message>
        <source>At %1 for each user it serves %2, %3 to %4.</source>
        <extracomment>%1: a rate · %2: how many users, typically · %3, %4: its band</extracomment>
        <translation>Com %1 para cada usuário, atende %2, de %3 a %4.</translation>
    </message>
    <message>
        <source>Where the order flips</source>
        <translation>Onde a ordem se inverte</translation>
    </message>
    <message>
        <source>Below %2 for a device, %1 gives more tokens for a dollar.</source>
        <extracomment>%1: a configuration · %2: a price, &quot;$1.86/h&quot;</extracomment>
        <translation>Abaixo de %2 por dispositivo, %1 dá mais tokens por dólar.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the order by %3 does not flip here.</source>
        <extracomment>%1, %2: configurations · %3: &quot;tokens for a dollar&quot;</extracomment>
        <translation>Entre %1 e %2, a ordem por %3 não se inverte aqui.</translation>
    </message>
    <message>
        <source>What 1% more changes</source>
        <translation>O que 1% a mais muda</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preços</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>Anos de uso</translation>
    </message>
    <message>
        <source>Over which a purchase price is spread.</source>
        <translation>Em que um preço de compra é diluído.</translation>
    </message>
    <message>
        <source>With the boards at full power: at most %1 for an output token, typically.</source>
        <extracomment>%1: energy</extracomment>
        <translation>Com as placas em potência máxima: no máximo %1 por token de saída, tipicamente.</translation>
    </message>
    <message>
        <source>Why: </source>
        <extracomment>Before links to the workings of some figures.</extracomment>
        <translation>Por quê: </translation>
    </message>
</context>
<context>
    <name>headroom::DevicePage</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Measured memory and bandwidth take the place of the vendor&apos;s; one step to undo</source>
        <translation>Memória e bandwidth medidas tomam o lugar das do fabricante; um passo para desfazer</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Streaming read, copy, launches and a decode replay of the selected card&apos;s model: about a minute</source>
        <translation>Leitura sequencial, cópia, lançamentos e uma reprodução do decode com o modelo do cartão selecionado: cerca de um minuto</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Memory, power and load once a second, on the plot of memory</source>
        <translation>Memória, potência e carga uma vez por segundo, no gráfico de memória</translation>
    </message>
    <message>
        <source>Use what was measured</source>
        <translation>Usar o que foi medido</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Andamento da medição</translation>
    </message>
    <message>
        <source>Check-list</source>
        <translation>Lista de verificação</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Nada foi medido.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Nenhum cartão está selecionado.</translation>
    </message>
    <message>
        <source>A partition was measured; the card is a whole part.</source>
        <translation>Foi medida uma partição; o cartão é um produto inteiro.</translation>
    </message>
    <message>
        <source>The selected card is another accelerator.</source>
        <translation>O cartão selecionado é outro acelerador.</translation>
    </message>
</context>
<context>
    <name>headroom::DocumentKeeper</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.headroom.json);;JSON files (*.json);;All files (*)</source>
        <translation>Cenários (*.headroom.json);;Arquivos JSON (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparacao</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Salvar o cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.headroom.json)</source>
        <translation>Cenários (*.headroom.json)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o arquivo?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 já existe. Substituir?</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Salvar as mudanças?</translation>
    </message>
    <message>
        <source>They are lost unless you save them.</source>
        <translation>Elas se perdem se não forem salvas.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <extracomment>%1 is a file, or &quot;Untitled&quot;.</extracomment>
        <translation>%1 tem alterações não salvas.</translation>
    </message>
    <message>
        <source>They are lost unless you save them or keep them for the next start.</source>
        <translation>Elas se perdem se não forem salvas ou guardadas para a próxima abertura.</translation>
    </message>
    <message>
        <source>&amp;Keep for the next start</source>
        <extracomment>A button of the question about unsaved changes when the program ends.</extracomment>
        <translation>&amp;Guardar para a próxima abertura</translation>
    </message>
    <message>
        <source>%1 What is shown was kept beside it; saving writes the file anew.</source>
        <extracomment>%1: a sentence that says why a file could not be read</extracomment>
        <translation>%1 O que está na tela foi guardado à parte; salvar grava o arquivo de novo.</translation>
    </message>
    <message>
        <source>The changes to %1 of %2 are here again and still not saved.</source>
        <extracomment>%1: a file, or &quot;Untitled&quot;, %2: date and time</extracomment>
        <translation>As alterações em %1 de %2 estão de volta e ainda não foram salvas.</translation>
    </message>
    <message>
        <source>Headroom ended without saving. What was kept of the comparison up to %1 is shown.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>O Headroom foi encerrado sem salvar. Está na tela o que foi guardado da comparação até %1.</translation>
    </message>
    <message>
        <source>Headroom ended without saving. The changes to %1 up to %2 are shown; the file itself is as it was, and undo leads back to it.</source>
        <extracomment>%1: a file, %2: date and time</extracomment>
        <translation>O Headroom foi encerrado sem salvar. Estão na tela as alterações em %1 até %2; o arquivo em si não mudou, e desfazer volta a ele.</translation>
    </message>
</context>
<context>
    <name>headroom::EngineLogDialog</name>
    <message>
        <source>Engine said</source>
        <translation>O motor disse</translation>
    </message>
    <message>
        <source>Start-up log</source>
        <translation>Log de início</translation>
    </message>
    <message>
        <source>Paste a start-up log of vLLM, SGLang or llama.cpp here.</source>
        <translation>Cole aqui um log de início do vLLM, SGLang ou llama.cpp.</translation>
    </message>
    <message>
        <source>Printed and predicted</source>
        <translation>Impresso e previsto</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeza</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impresso</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Read from the log</source>
        <translation>Lido do log</translation>
    </message>
    <message>
        <source>&amp;Open a log…</source>
        <translation>&amp;Abrir log…</translation>
    </message>
    <message>
        <source>&amp;Use this configuration</source>
        <translation>&amp;Usar esta configuração</translation>
    </message>
    <message>
        <source>Takes the place of the comparison; one step to undo</source>
        <translation>Toma o lugar da comparação; um passo para desfazer</translation>
    </message>
    <message>
        <source>Open a start-up log</source>
        <translation>Abrir log de início</translation>
    </message>
    <message>
        <source>Logs (*.log *.txt);;All files (*)</source>
        <translation>Logs (*.log *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>This is no start-up log of vLLM, SGLang or llama.cpp.</source>
        <translation>Isto não é um log de início do vLLM, SGLang ou llama.cpp.</translation>
    </message>
</context>
<context>
    <name>headroom::EnginePage</name>
    <message>
        <source>Attach to the address of vLLM, SGLang, llama.cpp or TGI: it is asked for its metrics once a second, and its point moves on the plots. Nothing is sent to it but that question.</source>
        <translation>Conecte ao endereço do vLLM, SGLang, llama.cpp ou TGI: suas métricas são consultadas uma vez por segundo, e seu ponto se move nos gráficos. Nada além dessa consulta é enviado.</translation>
    </message>
    <message>
        <source>What it said last:</source>
        <translation>O que informou por último:</translation>
    </message>
    <message>
        <source>Its point stands beside the selected card, whose conditions may be others.</source>
        <translation>Seu ponto fica ao lado do cartão selecionado, cujas condições podem ser outras.</translation>
    </message>
    <message>
        <source>The engine now</source>
        <translation>O motor agora</translation>
    </message>
    <message>
        <source>Keep these values</source>
        <translation>Guardar estes valores</translation>
    </message>
    <message>
        <source>As measurements of the document, under the conditions of the selected card</source>
        <translation>Como medições do documento, nas condições do cartão selecionado</translation>
    </message>
</context>
<context>
    <name>headroom::ExportDialog</name>
    <message>
        <source>figure</source>
        <translation>figura</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>The window as it stands</source>
        <translation>A janela como está</translation>
    </message>
    <message>
        <source>Progress of writing</source>
        <translation>Andamento da gravação</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar figura</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble</source>
        <translation>Copiar ta&amp;bela</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>A workbook has this comparison, and a sheet of each configuration: the numbers put in, which can be changed, and every step as a formula.</source>
        <translation>A pasta de trabalho traz esta comparação e uma planilha por configuração: os números de entrada, que podem ser alterados, e cada passo como fórmula.</translation>
    </message>
    <message>
        <source>Too small: the plot has no room beside its sources. It takes %1 × %2 pixels.</source>
        <extracomment>%1, %2: width and height</extracomment>
        <translation>Pequeno demais: o gráfico não tem espaço junto às fontes. São necessários %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Interrompido; nada foi gravado.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>There already: %1. Replace?</source>
        <extracomment>%1: names of files</extracomment>
        <translation>Já existe: %1. Substituir?</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>A figura está na área de transferência.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>A tabela está na área de transferência.</translation>
    </message>
</context>
<context>
    <name>headroom::ExportForm</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>On the slide, left</source>
        <translation>No slide, à esquerda</translation>
    </message>
    <message>
        <source>On the slide, right</source>
        <translation>No slide, à direita</translation>
    </message>
    <message>
        <source>One figure only</source>
        <extracomment>The second place on a slide stays empty.</extracomment>
        <translation>Só uma figura</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de arquivo</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>SVG drawing, text as text</source>
        <translation>Desenho SVG, com texto real</translation>
    </message>
    <message>
        <source>PDF page, text as text</source>
        <translation>Página PDF, com texto real</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabela CSV</translation>
    </message>
    <message>
        <source>XLSX workbook, with formulas</source>
        <translation>Pasta de trabalho XLSX, com fórmulas</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabela Markdown</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Both languages, two files</source>
        <translation>Os dois idiomas, dois arquivos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Outro tamanho</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largura em pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Altura em pixels</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figura</translation>
    </message>
    <message>
        <source>On the slide, &amp;left</source>
        <translation>No slide, à &amp;esquerda</translation>
    </message>
    <message>
        <source>On the slide, &amp;right</source>
        <translation>No slide, à &amp;direita</translation>
    </message>
    <message>
        <source>&amp;Kind of file</source>
        <translation>Tipo de ar&amp;quivo</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>&amp;Pixels</source>
        <translation>&amp;Pixels</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Tít&amp;ulo</translation>
    </message>
    <message>
        <source>S&amp;ubtitle</source>
        <translation>&amp;Subtítulo</translation>
    </message>
</context>
<context>
    <name>headroom::FigureTile</name>
    <message>
        <source>Show why</source>
        <translation>Mostrar por quê</translation>
    </message>
    <message>
        <source>%1 %2. Show why.</source>
        <extracomment>Spoken by screen readers for a big figure: its value, what it counts, a remark.</extracomment>
        <translation>%1 %2. Mostrar por quê.</translation>
    </message>
    <message>
        <source>%1 %2, %3. Show why.</source>
        <translation>%1 %2, %3. Mostrar por quê.</translation>
    </message>
</context>
<context>
    <name>headroom::FleetPage</name>
    <message>
        <source>Attach to the Prometheus server that scrapes your engines already: its last hour is shown, replica by replica. A token stays in memory and is never stored.</source>
        <translation>Conecte ao servidor Prometheus que já coleta seus motores: a última hora é mostrada, réplica por réplica. Um token fica só na memória e nunca é gravado.</translation>
    </message>
    <message>
        <source>Choose the job whose engines are to be shown.</source>
        <translation>Escolha o job cujos motores devem ser mostrados.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>replicas of a fleet</comment>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Job</source>
        <extracomment>Of Prometheus</extracomment>
        <translation>Job</translation>
    </message>
    <message>
        <source>Instances</source>
        <extracomment>Of a job of Prometheus</extracomment>
        <translation>Instâncias</translation>
    </message>
    <message>
        <source>The fleet now</source>
        <translation>A frota agora</translation>
    </message>
    <message>
        <source>Keep these values</source>
        <translation>Guardar estes valores</translation>
    </message>
    <message>
        <source>Medians with their spread, under the conditions of the selected card</source>
        <translation>Medianas com sua dispersão, nas condições do cartão selecionado</translation>
    </message>
</context>
<context>
    <name>headroom::ImportDialog</name>
    <message>
        <source>A model from a file</source>
        <translation>Um modelo de um arquivo</translation>
    </message>
    <message>
        <source>&amp;Use once</source>
        <translation>&amp;Usar uma vez</translation>
    </message>
    <message>
        <source>Until the program ends</source>
        <translation>Até o programa terminar</translation>
    </message>
    <message>
        <source>&amp;Keep in my catalog</source>
        <translation>&amp;Guardar no meu catálogo</translation>
    </message>
    <message>
        <source>As a file in your own catalogs, there at every start</source>
        <translation>Como arquivo nos seus catálogos, presente a cada início</translation>
    </message>
</context>
<context>
    <name>headroom::KeptPage</name>
    <message>
        <source>Nothing measured is kept yet. Attach, or drop result files on the window.</source>
        <translation>Ainda não há medições guardadas. Conecte ou solte arquivos de resultados na janela.</translation>
    </message>
    <message numerus="yes">
        <source>%1 measured value(s) are kept in the document.</source>
        <translation>
            <numerusform>%1 valor medido está guardado no documento.</numerusform>
            <numerusform>%1 valores medidos estão guardados no documento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one line.</source>
        <translation>Escolha uma linha.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Nenhum cartão está selecionado.</translation>
    </message>
    <message>
        <source>Only memory and bandwidth can take the place of the vendor&apos;s figures.</source>
        <translation>Só memória e bandwidth podem tomar o lugar dos valores do fabricante.</translation>
    </message>
    <message>
        <source>The selected card is another accelerator, or a partition was measured.</source>
        <translation>O cartão selecionado é outro acelerador, ou foi medida uma partição.</translation>
    </message>
    <message>
        <source>Show on the plots</source>
        <translation>Mostrar nos gráficos</translation>
    </message>
    <message>
        <source>Hide on the plots</source>
        <translation>Ocultar nos gráficos</translation>
    </message>
    <message>
        <source>Takes the place of the vendor&apos;s figure on the selected card</source>
        <translation>Toma o lugar do valor do fabricante no cartão selecionado</translation>
    </message>
    <message>
        <source>Measured values</source>
        <translation>Valores medidos</translation>
    </message>
    <message>
        <source>Use measured</source>
        <translation>Usar o medido</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
</context>
<context>
    <name>headroom::LoadStrip</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Mean fill</source>
        <translation>Preenchimento médio</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Taxa mínima</translation>
    </message>
    <message>
        <source>Rates from</source>
        <translation>Taxas de</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Tokens of a prompt. With the length of the answer, rates under load are estimated.</source>
        <translation>Tokens de um prompt. Com o tamanho da resposta, estimam-se as taxas sob carga.</translation>
    </message>
    <message>
        <source>Tokens of an answer. With the length of the prompt, rates under load are estimated.</source>
        <translation>Tokens de uma resposta. Com o tamanho do prompt, estimam-se as taxas sob carga.</translation>
    </message>
    <message>
        <source>How full a context window is on average, where lengths are not given.</source>
        <translation>Quanto da janela de contexto está cheio em média, quando os tamanhos não são dados.</translation>
    </message>
    <message>
        <source>The rate that is promised to every user.</source>
        <translation>A taxa prometida a cada usuário.</translation>
    </message>
    <message>
        <source>The engine whose published runs the rates follow.</source>
        <translation>O motor cujas execuções publicadas as taxas seguem.</translation>
    </message>
    <message>
        <source>The version of that engine as it prints it, such as 0.6.3; empty: a current one.</source>
        <translation>A versão desse motor como ele a imprime, por exemplo 0.6.3; vazio: uma atual.</translation>
    </message>
    <message>
        <source>current</source>
        <comment>version</comment>
        <extracomment>In place of an engine&apos;s version: a current one</extracomment>
        <translation>atual</translation>
    </message>
    <message>
        <source>the method&apos;s engine</source>
        <extracomment>An engine for the rates: the one the method of counting memory follows</extracomment>
        <translation>o motor do método</translation>
    </message>
    <message>
        <source>all engines</source>
        <translation>todos os motores</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button that shows more settings of what the conversations do</extracomment>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Shared prefix, chunks of prefill, speculative decoding</source>
        <translation>Prefixo compartilhado, chunks de prefill, decodificação especulativa</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Prefixo compartilhado</translation>
    </message>
    <message>
        <source>Tokens that start every prompt. They are computed once and, where the method shares them, kept once: the first token comes sooner and more conversations fit.</source>
        <translation>Tokens que iniciam todos os prompts. São calculados uma vez e, onde o método os compartilha, guardados uma vez: o primeiro token chega antes e mais conversas cabem.</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>Chunk de prefill</translation>
    </message>
    <message>
        <source>Prompt tokens computed in one step. Smaller chunks let the other answers go on, and the first token comes later. Not given: the whole prompt at once.</source>
        <translation>Tokens do prompt calculados em um passo. Chunks menores deixam as outras respostas continuarem, e o primeiro token chega mais tarde. Sem valor: o prompt inteiro de uma vez.</translation>
    </message>
    <message>
        <source>Drafted tokens</source>
        <translation>Tokens rascunhados</translation>
    </message>
    <message>
        <source>Tokens that speculative decoding proposes in each step. They take memory and time; only those accepted raise the rate.</source>
        <translation>Tokens que a decodificação especulativa propõe em cada passo. Ocupam memória e tempo; só os aceitos aumentam a taxa.</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceitos</translation>
    </message>
    <message>
        <source>Of the drafted tokens, how many are accepted in a step on average. With 0 drafting only costs.</source>
        <translation>Dos tokens rascunhados, quantos são aceitos por passo, em média. Com 0, rascunhar só custa.</translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>%1[*] – Headroom</source>
        <extracomment>The title of the window: %1 the document; [*] must stay, it becomes the mark of unsaved changes.</extracomment>
        <translation>%1[*] – Headroom</translation>
    </message>
    <message>
        <source>Six cards are the most; remove one first.</source>
        <translation>Seis cartões são o máximo; remova um antes.</translation>
    </message>
    <message>
        <source>Open a story</source>
        <translation>Abrir uma história</translation>
    </message>
    <message>
        <source>Stories (*.json);;All files (*)</source>
        <translation>Histórias (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <extracomment>%1: the file that was written, or several</extracomment>
        <translation>Exportado: %1</translation>
    </message>
    <message>
        <source>Export the measured values</source>
        <translation>Exportar os valores medidos</translation>
    </message>
    <message>
        <source>measured.csv</source>
        <translation>medidos.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
</context>
<context>
    <name>headroom::MeasurePanel</name>
    <message>
        <source>Detach</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>user@host</source>
        <translation>usuário@host</translation>
    </message>
    <message>
        <source>Host, as for ssh</source>
        <translation>Host, como no ssh</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Endereço do servidor</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>A tab: the measurements that are kept in the document</extracomment>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Attach to</source>
        <translation>Conectar a</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Esta máquina</translation>
    </message>
    <message>
        <source>A host, by ssh</source>
        <translation>Um host, por ssh</translation>
    </message>
    <message>
        <source>A saved run</source>
        <translation>Uma execução salva</translation>
    </message>
    <message>
        <source>A serving engine</source>
        <translation>Um motor em serviço</translation>
    </message>
    <message>
        <source>A Prometheus server</source>
        <translation>Um servidor Prometheus</translation>
    </message>
    <message>
        <source>bearer token, if needed</source>
        <translation>token bearer, se preciso</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Token bearer</translation>
    </message>
</context>
<context>
    <name>headroom::Measuring</name>
    <message>
        <source>%1 now: %2</source>
        <extracomment>Beside a mark on a plot. %1: an address · %2: &quot;32.1 tok/s for each, 10 at once&quot;</extracomment>
        <translation>%1 agora: %2</translation>
    </message>
    <message>
        <source>%1 uses %2 of its cache</source>
        <translation>%1 usa %2 do seu cache</translation>
    </message>
    <message>
        <source>replicas of %1, median %2 for each user</source>
        <extracomment>Beside marks on a plot. %1: a job of Prometheus · %2: a rate</extracomment>
        <translation>réplicas de %1, mediana de %2 para cada usuário</translation>
    </message>
    <message>
        <source>replicas of %1 use %2 of their caches, in the median</source>
        <translation>réplicas de %1 usam %2 de seus caches, na mediana</translation>
    </message>
</context>
<context>
    <name>headroom::MemoryPlot</name>
    <message>
        <source>Does not fit</source>
        <translation>Não cabe</translation>
    </message>
    <message>
        <source>GiB on each device</source>
        <translation>GiB em cada dispositivo</translation>
    </message>
    <message>
        <source>GB on each device</source>
        <translation>GB em cada dispositivo</translation>
    </message>
    <message>
        <source>Memory of the device: %1</source>
        <translation>Memória do dispositivo: %1</translation>
    </message>
    <message>
        <source>Where the memory goes</source>
        <translation>Para onde vai a memória</translation>
    </message>
    <message>
        <source>Memory of one device, with as many conversations as fit</source>
        <translation>Memória de um dispositivo, com tantas conversas quantas cabem</translation>
    </message>
    <message>
        <source>Dashed outlines: announced hardware, not shipping yet.</source>
        <translation>Contornos tracejados: hardware anunciado, ainda não vendido.</translation>
    </message>
    <message>
        <source>Add a configuration to see where its memory goes.</source>
        <translation>Adicione uma configuração para ver para onde vai a memória.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>Memory kept back for activations, the runtime and graphs.</extracomment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>The state of fixed size that linear-attention layers keep for each conversation.</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Not to be used</source>
        <extracomment>Memory beyond the utilization that the user allows.</extracomment>
        <translation>Fora de uso</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltam</translation>
    </message>
    <message>
        <source>%1 short</source>
        <extracomment>At the end of a bar. %1 is an amount of memory.</extracomment>
        <translation>faltam %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 x %4)</source>
        <extracomment>%1 is a part of memory such as &quot;KV cache&quot;, %2 its size, %3 a count, %4 the size for one conversation.</extracomment>
        <translation>%1: %2 (%3 x %4)</translation>
    </message>
    <message>
        <source>%1: weights %2, reserve %3, one conversation %4; %5 short of %6.</source>
        <translation>%1: pesos %2, reserva %3, uma conversa %4; faltam %5 de %6.</translation>
    </message>
    <message>
        <source>%1: weights %2, reserve %3, KV cache %4, state %5, free %6 of %7.</source>
        <translation>%1: pesos %2, reserva %3, KV cache %4, estado %5, livre %6 de %7.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Memory of the device</source>
        <translation>Memória do dispositivo</translation>
    </message>
    <message>
        <source>of the reserve: %1</source>
        <extracomment>A column of the table: a part of the reserve. %1: &quot;Activation peak&quot;</extracomment>
        <translation>da reserva: %1</translation>
    </message>
    <message>
        <source>Click: why this figure (%1)</source>
        <extracomment>Last line of what the pointer reads on a bar. %1: a part of memory, &quot;KV cache&quot;</extracomment>
        <translation>Clique: por que este número (%1)</translation>
    </message>
    <message>
        <source>Line across a bar: %1.</source>
        <extracomment>Under the plot of memory: what is in use now. %1: &quot;localhost:8000: 62% of the cache&quot;</extracomment>
        <translation>Linha sobre uma barra: %1.</translation>
    </message>
    <message>
        <source>Dashed line across a bar: the vendor&apos;s figure, where a measured one took its place.</source>
        <translation>Linha tracejada sobre uma barra: o valor do fabricante, onde um medido tomou seu lugar.</translation>
    </message>
</context>
<context>
    <name>headroom::Menus</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Esquecer estes arquivos</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In the Edit menu. %1 names the change, &quot;context of 8,192 tokens&quot;.</extracomment>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Memory in</source>
        <translation>&amp;Memória em</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New comparison</source>
        <translation>&amp;Nova comparação</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Exportar figura…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>Copiar &amp;figura</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copiar &amp;tabela</translation>
    </message>
    <message>
        <source>&amp;Why this number</source>
        <translation>&amp;Por que este número</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Fontes</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>&amp;Sobre o Headroom</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Do &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>Gi&amp;B (1,073,741,824 bytes)</source>
        <translation>Gi&amp;B (1.073.741.824 bytes)</translation>
    </message>
    <message>
        <source>&amp;GB (1,000,000,000 bytes)</source>
        <translation>&amp;GB (1.000.000.000 bytes)</translation>
    </message>
    <message>
        <source>E&amp;ngine settings</source>
        <translation>Ajustes do &amp;motor</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>On the button behind the method: settings of the engine.</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Open a &amp;model&apos;s file…</source>
        <translation>Abrir arquivo de &amp;modelo…</translation>
    </message>
    <message>
        <source>Engine sai&amp;d…</source>
        <translation>O que o motor &amp;disse…</translation>
    </message>
    <message>
        <source>&amp;Cautions</source>
        <translation>&amp;Ressalvas</translation>
    </message>
    <message>
        <source>&amp;One token</source>
        <translation>&amp;Um token</translation>
    </message>
    <message>
        <source>What to &amp;buy</source>
        <translation>O que &amp;comprar</translation>
    </message>
    <message>
        <source>Cost and &amp;prices</source>
        <translation>Custo e pr&amp;eços</translation>
    </message>
    <message>
        <source>&amp;How good is this?</source>
        <translation>&amp;Quão bom é isto?</translation>
    </message>
    <message>
        <source>S&amp;tories</source>
        <translation>&amp;Histórias</translation>
    </message>
    <message>
        <source>One plot &amp;alone</source>
        <translation>Um gráfico so&amp;zinho</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>A&amp;presentar</translation>
    </message>
    <message>
        <source>&amp;Open a story…</source>
        <translation>A&amp;brir uma história…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nova &amp;janela</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Fechar janela</translation>
    </message>
    <message>
        <source>&amp;Copy configuration</source>
        <extracomment>Of the selected card, as text for other windows and for people.</extracomment>
        <translation>&amp;Copiar configuração</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Takes a configuration, a comparison or a start-up log from the clipboard.</extracomment>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>P&amp;ublished runs on the plots</source>
        <translation>Execuções publicadas &amp;nos gráficos</translation>
    </message>
    <message>
        <source>Published runs</source>
        <extracomment>On the button over a plot: shows published runs as points.</extracomment>
        <translation>Publicadas</translation>
    </message>
    <message>
        <source>Catalo&amp;g…</source>
        <translation>Catálo&amp;go…</translation>
    </message>
    <message>
        <source>Open meas&amp;urements…</source>
        <translation>Abrir med&amp;ições…</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>M&amp;edir</translation>
    </message>
</context>
<context>
    <name>headroom::MessageStrip</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Dispensar esta mensagem</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>headroom::MethodPanel</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>What the engine prints and keeps back</source>
        <translation>O que o motor imprime e reserva</translation>
    </message>
    <message>
        <source>Use the engine&apos;s defaults</source>
        <translation>Usar os padrões do motor</translation>
    </message>
    <message>
        <source>Use the card&apos;s format</source>
        <translation>Usar o formato do cartão</translation>
    </message>
</context>
<context>
    <name>headroom::ModelImporter</name>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>Abrir arquivo de modelo</translation>
    </message>
    <message>
        <source>Models (*config.json *.safetensors *.index.json *.gguf);;All files (*)</source>
        <translation>Modelos (*config.json *.safetensors *.index.json *.gguf);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 is kept in %2.</source>
        <extracomment>%1: a model · %2: a file</extracomment>
        <translation>%1 está guardado em %2.</translation>
    </message>
</context>
<context>
    <name>headroom::OverrideField</name>
    <message>
        <source>“%1” cannot be used for “%2”. Write it as %3.</source>
        <extracomment>%1 is what was typed, %2 a field (&quot;Reserve&quot;), %3 an example of what can be written there.</extracomment>
        <translation>“%1” não serve para “%2”. Escreva como %3.</translation>
    </message>
</context>
<context>
    <name>headroom::OverridesForm</name>
    <message>
        <source>As above</source>
        <translation>Como acima</translation>
    </message>
    <message>
        <source>the comparison&apos;s model</source>
        <translation>o modelo da comparação</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model of this card</source>
        <translation>Modelo deste cartão</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandwidth</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Memory per device kept back for activations, the runtime and graphs.</source>
        <translation>Memória por dispositivo guardada para ativações, runtime e graphs.</translation>
    </message>
    <message>
        <source>The share of a device&apos;s memory that may be used, between 0 and 1.</source>
        <translation>A parcela da memória de um dispositivo que pode ser usada, entre 0 e 1.</translation>
    </message>
    <message>
        <source>Memory of one device, as the runtime reports it.</source>
        <translation>Memória de um dispositivo, como o runtime informa.</translation>
    </message>
    <message>
        <source>Memory bandwidth of one device.</source>
        <translation>Bandwidth de memória de um dispositivo.</translation>
    </message>
    <message>
        <source>Memory per device left for conversations, as an engine printed it. It replaces the memory arithmetic.</source>
        <translation>Memória por dispositivo que sobra para conversas, como um motor informou. Substitui a conta da memória.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>What one device costs an hour.</source>
        <translation>O que um dispositivo custa por hora.</translation>
    </message>
    <message>
        <source>Board power of one device.</source>
        <translation>Potência de placa de um dispositivo.</translation>
    </message>
</context>
<context>
    <name>headroom::ParallelFields</name>
    <message>
        <source>TP</source>
        <extracomment>Captions over the degrees of tensor, pipeline, expert and data parallelism.</extracomment>
        <translation>TP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Tensor parallel degree</source>
        <translation>Grau de tensor parallel</translation>
    </message>
    <message>
        <source>Pipeline parallel degree</source>
        <translation>Grau de pipeline parallel</translation>
    </message>
    <message>
        <source>Expert parallel degree</source>
        <translation>Grau de expert parallel</translation>
    </message>
    <message>
        <source>Data parallel degree</source>
        <translation>Grau de data parallel</translation>
    </message>
    <message>
        <source>Tensor parallel: matrices and KV heads are divided among this many devices.</source>
        <translation>Tensor parallel: matrizes e KV heads são divididas entre tantos dispositivos.</translation>
    </message>
    <message>
        <source>Pipeline parallel: layers are divided among this many stages.</source>
        <translation>Pipeline parallel: as camadas são divididas entre tantos estágios.</translation>
    </message>
    <message>
        <source>Expert parallel: experts are spread over this many of the same devices.</source>
        <translation>Expert parallel: os experts são espalhados por tantos dos mesmos dispositivos.</translation>
    </message>
    <message>
        <source>Data parallel: this many independent copies of the model.</source>
        <translation>Data parallel: tantas cópias independentes do modelo.</translation>
    </message>
</context>
<context>
    <name>headroom::PickerButton</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken by screen readers. %1 is what is chosen (&quot;Weight format&quot;), %2 the choice (&quot;BF16&quot;).</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>headroom::PickerPopup</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Nothing is named so.</source>
        <translation>Nada tem esse nome.</translation>
    </message>
</context>
<context>
    <name>headroom::PicturePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Prévia da tabela</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
</context>
<context>
    <name>headroom::PlotCard</name>
    <message>
        <source>Show all</source>
        <extracomment>On the button over a plot of which a part is shown.</extracomment>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>The whole axes again (0, or a double click in the plot)</source>
        <translation>Os eixos inteiros de novo (0, ou um clique duplo no gráfico)</translation>
    </message>
    <message>
        <source>Back to all plots (Ctrl+M, or a double click on the title)</source>
        <translation>Voltar a todos os gráficos (Ctrl+M, ou um clique duplo no título)</translation>
    </message>
    <message>
        <source>This plot alone (Ctrl+M, or a double click on the title)</source>
        <translation>Só este gráfico (Ctrl+M, ou um clique duplo no título)</translation>
    </message>
    <message>
        <source>Back to all plots</source>
        <translation>Voltar a todos os gráficos</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>Só %1</translation>
    </message>
</context>
<context>
    <name>headroom::PlotsArea</name>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Tabs over the plots in a narrow window.</extracomment>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>headroom::RateFigures</name>
    <message>
        <source>Show why</source>
        <translation>Mostrar por quê</translation>
    </message>
    <message>
        <source>%1: %2. Show why.</source>
        <extracomment>Spoken by screen readers. %1: what a figure counts · %2: the figure</extracomment>
        <translation>%1: %2. Mostrar por quê.</translation>
    </message>
    <message>
        <source>%1, unsupported</source>
        <extracomment>A rate that no published run supports. %1: the rate</extracomment>
        <translation>%1, sem sustentação</translation>
    </message>
    <message>
        <source>Rate per user</source>
        <translation>Taxa por usuário</translation>
    </message>
    <message>
        <source>Total rate</source>
        <translation>Taxa total</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message>
        <source>Under load</source>
        <translation>Sob carga</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Users served</source>
        <translation>Usuários atendidos</translation>
    </message>
    <message numerus="yes">
        <source>Rate per user, %1 at once</source>
        <extracomment>Over a figure. %1: how many conversations</extracomment>
        <translation>
            <numerusform>Taxa por usuário, %1 por vez</numerusform>
            <numerusform>Taxa por usuário, %1 ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>First token, prompt of %1</source>
        <extracomment>Over a figure. %1: tokens of a prompt</extracomment>
        <translation>Primeiro token, prompt de %1</translation>
    </message>
    <message>
        <source>Under load: set prompt and answer</source>
        <extracomment>Over a figure that needs both lengths.</extracomment>
        <translation>Sob carga: informe prompt e resposta</translation>
    </message>
    <message>
        <source>Under load, %1 of it prefill</source>
        <extracomment>Over a figure. %1: a share of the time, &quot;12%&quot;</extracomment>
        <translation>Sob carga, %1 em prefill</translation>
    </message>
    <message>
        <source>%1, %2 requests/s</source>
        <extracomment>%1: a rate of tokens · %2: requests a second</extracomment>
        <translation>%1, %2 requisições/s</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A band. %1: its typical value · %2, %3: its ends</extracomment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>A million output tokens</source>
        <translation>Um milhão de tokens de saída</translation>
    </message>
    <message>
        <source>Cost: no price is known</source>
        <translation>Custo: nenhum preço é conhecido</translation>
    </message>
    <message>
        <source>Users served at %1</source>
        <extracomment>Over a figure. %1: a rate, &quot;20.0 tok/s&quot;</extracomment>
        <translation>Usuários atendidos a %1</translation>
    </message>
</context>
<context>
    <name>headroom::RatePlot</name>
    <message>
        <source>How fast</source>
        <translation>Com que velocidade</translation>
    </message>
    <message>
        <source>Add a configuration to see how fast it may be.</source>
        <translation>Adicione uma configuração para ver a velocidade possível.</translation>
    </message>
    <message>
        <source>What cannot run gets no rate.</source>
        <translation>O que não pode rodar não recebe taxa.</translation>
    </message>
    <message>
        <source>paper quotient %1</source>
        <extracomment>On the dashed line of the plot of rates. %1: a rate</extracomment>
        <translation>quociente de papel %1</translation>
    </message>
    <message>
        <source>%1: memory ends here</source>
        <extracomment>At the end of a curve inside the plot. %1 is a configuration.</extracomment>
        <translation>%1: a memória acaba aqui</translation>
    </message>
    <message numerus="yes">
        <source>%1 conversation(s)</source>
        <extracomment>At the head of the cursor. %1: how many</extracomment>
        <translation>
            <numerusform>%1 conversa</numerusform>
            <numerusform>%1 conversas</numerusform>
        </translation>
    </message>
    <message>
        <source>conversations at once</source>
        <translation>conversas ao mesmo tempo</translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 conversation(s) at once</source>
        <extracomment>Heads a list of configurations and rates. %1: how many</extracomment>
        <translation>
            <numerusform>Com %1 conversa</numerusform>
            <numerusform>Cada uma de %1 conversas ao mesmo tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>does not fit: no rate</source>
        <translation>não cabe: sem taxa</translation>
    </message>
    <message>
        <source>tok/s of one user, for each number of conversations at once; a band from published runs</source>
        <translation>tok/s de um usuário, para cada número de conversas ao mesmo tempo; faixa obtida de execuções publicadas</translation>
    </message>
    <message>
        <source>Dashed: paper quotient, in part from a bandwidth you entered. Not a measurement, not a bound.</source>
        <translation>Tracejado: quociente de papel, em parte de uma bandwidth que você informou. Não é medição nem limite.</translation>
    </message>
    <message>
        <source>Dashed: paper quotient from a vendor bandwidth claim. Not a measurement, not a bound.</source>
        <translation>Tracejado: quociente de papel, a partir da bandwidth informada pelo fabricante. Não é medição nem limite.</translation>
    </message>
    <message>
        <source>Conversations at once</source>
        <translation>Conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>%1, low</source>
        <extracomment>Heads of columns. %1 is a configuration.</extracomment>
        <translation>%1, mínimo</translation>
    </message>
    <message>
        <source>%1, typical</source>
        <translation>%1, típico</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, máximo</translation>
    </message>
    <message>
        <source>A layer touches %1.</source>
        <extracomment>Spoken. %1: &quot;163.3 of 256 experts at 32 tokens&quot;</extracomment>
        <translation>Uma camada usa %1.</translation>
    </message>
    <message>
        <source>%1, distinct experts of %2</source>
        <extracomment>Heads a column. %1: a configuration · %2: all experts of a layer</extracomment>
        <translation>%1, experts distintos de %2</translation>
    </message>
    <message>
        <source>by the vendor&apos;s claim %1</source>
        <extracomment>On a dotted line of the plot of rates. %1: a rate</extracomment>
        <translation>pelo valor do fabricante %1</translation>
    </message>
    <message>
        <source>Dashed: paper quotient, in part from a measured bandwidth; dotted: by the vendor&apos;s claim.</source>
        <translation>Tracejado: quociente de papel, em parte de uma bandwidth medida; pontilhado: pelo valor do fabricante.</translation>
    </message>
    <message>
        <source>Ring: %1.</source>
        <extracomment>Under the plot of rates: the ring of an engine attached to. %1: &quot;localhost:8000: 32.1 tok/s for each&quot;</extracomment>
        <translation>Anel: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultsImporter</name>
    <message>
        <source>Open measurements</source>
        <translation>Abrir medições</translation>
    </message>
    <message>
        <source>Measurements (*.json *.jsonl *.csv *.sql *.md *.txt);;All files (*)</source>
        <translation>Medições (*.json *.jsonl *.csv *.sql *.md *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 measured value(s) are kept in the document.</source>
        <extracomment>After files were read. %1: how many values</extracomment>
        <translation>
            <numerusform>%1 valor medido está guardado no documento.</numerusform>
            <numerusform>%1 valores medidos estão guardados no documento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>Mais %n arquivo não pôde ser lido.</numerusform>
            <numerusform>Mais %n arquivos não puderam ser lidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RunScatter</name>
    <message>
        <source>measured; upward: predicted, typical</source>
        <translation>medido; para cima: previsto, típico</translation>
    </message>
    <message>
        <source>%1 × %2, %3, %4, %5 at once</source>
        <extracomment>A published run. %1: an accelerator · %2: how many · %3: a model · %4: an engine · %5: conversations at once</extracomment>
        <translation>%1 × %2, %3, %4, %5 ao mesmo tempo</translation>
    </message>
    <message>
        <source>measured %1, predicted %2</source>
        <extracomment>%1: a time · %2: a band of times</extracomment>
        <translation>medido %1, previsto %2</translation>
    </message>
</context>
<context>
    <name>headroom::RunsPanel</name>
    <message>
        <source>No published run can be compared.</source>
        <translation>Nenhuma execução publicada pode ser comparada.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 published run(s), %2 lie inside the band; the median error of the typical value is %3.</source>
        <extracomment>%1: how many runs · %2: a share, &quot;92%&quot; · %3: the median error, &quot;4.9%&quot;</extracomment>
        <translation>
            <numerusform>De %1 execução publicada, %2 fica dentro da faixa; o erro mediano do valor típico é %3.</numerusform>
            <numerusform>De %1 execuções publicadas, %2 ficam dentro da faixa; o erro mediano do valor típico é %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured against predicted</source>
        <translation>Medido contra previsto</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the measurements are not compared: other quantities, parts, models or formats that the catalog lacks, unknown batches, very short answers, queueing.</source>
        <extracomment>%1: how many rows of the measurements are not used</extracomment>
        <translation>
            <numerusform>%1 linha das medições não é comparada: outras grandezas, produtos, modelos ou formatos que o catálogo não tem, batches desconhecidos, respostas muito curtas, filas.</numerusform>
            <numerusform>%1 linhas das medições não são comparadas: outras grandezas, produtos, modelos ou formatos que o catálogo não tem, batches desconhecidos, respostas muito curtas, filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>dense, one conversation, one device</source>
        <translation>denso, uma conversa, um dispositivo</translation>
    </message>
    <message>
        <source>dense, one conversation, several devices</source>
        <translation>denso, uma conversa, vários dispositivos</translation>
    </message>
    <message>
        <source>dense, several conversations</source>
        <translation>denso, várias conversas</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>mistura de experts</translation>
    </message>
    <message>
        <source>How good is this?</source>
        <translation>Quão bom é isto?</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>O que é comparado</translation>
    </message>
    <message>
        <source>Decode: time of a step</source>
        <translation>Decode: tempo de um passo</translation>
    </message>
    <message>
        <source>Prefill: time of the prompts</source>
        <translation>Prefill: tempo dos prompts</translation>
    </message>
    <message>
        <source>Which engine the prediction knows</source>
        <translation>Qual motor a previsão conhece</translation>
    </message>
    <message>
        <source>Each run&apos;s own engine and version</source>
        <translation>O motor e a versão de cada execução</translation>
    </message>
    <message>
        <source>Engines with a method of their own</source>
        <translation>Motores com método próprio</translation>
    </message>
    <message>
        <source>Engine never said</source>
        <translation>Motor nunca indicado</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Agrupamento</translation>
    </message>
    <message>
        <source>By kind of run</source>
        <translation>Por tipo de execução</translation>
    </message>
    <message>
        <source>By architecture</source>
        <translation>Por arquitetura</translation>
    </message>
    <message>
        <source>By engine</source>
        <translation>Por motor</translation>
    </message>
    <message>
        <source>Scores by group</source>
        <translation>Resultados por grupo</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Erro mediano</translation>
    </message>
</context>
<context>
    <name>headroom::SeriesNames</name>
    <message>
        <source>%1 cache</source>
        <extracomment>Sets a configuration apart by the format of its KV cache. %1 as in &quot;FP8&quot;.</extracomment>
        <translation>cache %1</translation>
    </message>
    <message>
        <source>What if: a copy with changed figures; no such part exists.</source>
        <extracomment>Under a plot with such a configuration.</extracomment>
        <translation>Hipotética: uma cópia com números alterados; esse produto não existe.</translation>
    </message>
</context>
<context>
    <name>headroom::SettingsForm</name>
    <message>
        <source>on</source>
        <extracomment>A setting of an engine that is switched on or off.</extracomment>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>a mais nova</translation>
    </message>
    <message>
        <source>by the engine</source>
        <translation>pelo motor</translation>
    </message>
    <message>
        <source>no effect for this model</source>
        <translation>sem efeito neste modelo</translation>
    </message>
    <message>
        <source>default (%1)</source>
        <translation>padrão (%1)</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>none</source>
        <comment>draft model</comment>
        <extracomment>The first choice of a setting: what the engine takes by itself. %1: that value The first choice of a draft model.</extracomment>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>headroom::SharedStrip</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>Janela de contexto</translation>
    </message>
    <message>
        <source>Conversations at once</source>
        <translation>Conversas simultâneas</translation>
    </message>
    <message>
        <source>How many conversations should be held at the same time.</source>
        <translation>Quantas conversas devem ser mantidas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Weights basis</source>
        <translation>Base dos pesos</translation>
    </message>
    <message>
        <source>Nominal</source>
        <extracomment>Which bytes stand for the weights.</extracomment>
        <translation>Nominal</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Carregada</translation>
    </message>
    <message>
        <source>Parameters as the lesson states them, times the bits of the format.</source>
        <translation>Parâmetros como a lição os dá, vezes os bits do formato.</translation>
    </message>
    <message>
        <source>The bytes of the published checkpoint.</source>
        <translation>Os bytes do checkpoint publicado.</translation>
    </message>
    <message>
        <source>The bytes an engine keeps on the device.</source>
        <translation>Os bytes que um motor mantém no dispositivo.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
</context>
<context>
    <name>headroom::SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>Fechar este painel</translation>
    </message>
</context>
<context>
    <name>headroom::SizingPanel</name>
    <message>
        <source>What to buy</source>
        <translation>O que comprar</translation>
    </message>
    <message>
        <source>Users at once</source>
        <translation>Usuários ao mesmo tempo</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Primeiro token em até</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Orçamento</translation>
    </message>
    <message>
        <source>Power of boards</source>
        <translation>Potência das placas</translation>
    </message>
    <message>
        <source>Devices at most</source>
        <translation>Dispositivos no máximo</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>Melhor por</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potência</translation>
    </message>
    <message>
        <source>number of devices</source>
        <translation>número de dispositivos</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>tok/s a user, low</source>
        <translation>tok/s por usuário, mínimo</translation>
    </message>
    <message>
        <source>First token, at most</source>
        <translation>Primeiro token, no máximo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Model, context, lengths and floor are those of the comparison. A row that is clicked becomes a card.</source>
        <translation>Modelo, contexto, tamanhos e taxa mínima são os da comparação. Uma linha clicada vira um cartão.</translation>
    </message>
</context>
<context>
    <name>headroom::SourcesPanel</name>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
</context>
<context>
    <name>headroom::StepBars</name>
    <message>
        <source>One token</source>
        <translation>Um token</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>A term of a decode step. %1: its name · %2: its time · %3: its share of the step</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>What cannot run gets no rate.</source>
        <translation>O que não pode rodar não recebe taxa.</translation>
    </message>
    <message>
        <source>Show why: a click, or the arrow keys and Return</source>
        <translation>Mostrar por quê: um clique, ou as setas e Enter</translation>
    </message>
</context>
<context>
    <name>headroom::StepPanel</name>
    <message>
        <source>No configuration is selected.</source>
        <translation>Nenhuma configuração está selecionada.</translation>
    </message>
    <message numerus="yes">
        <source>One step of %1 conversation(s) with %2 live each. Weights and compute overlap: compute adds what does not.</source>
        <extracomment>Under the bars of a decode step. %1: how many conversations · %2: &quot;4,096 tokens&quot;</extracomment>
        <translation>
            <numerusform>Um passo de %1 conversa com %2 vivos. Pesos e cálculo se sobrepõem: o cálculo acrescenta o resto.</numerusform>
            <numerusform>Um passo de %1 conversas com %2 vivos em cada uma. Pesos e cálculo se sobrepõem: o cálculo acrescenta o resto.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step touches %1 of the %2 experts of a layer.</source>
        <extracomment>Of a mixture of experts. %1: distinct experts, a mean · %2: all experts of a layer</extracomment>
        <translation>Um passo toca %1 dos %2 experts de uma camada.</translation>
    </message>
    <message>
        <source>One token</source>
        <translation>Um token</translation>
    </message>
</context>
<context>
    <name>headroom::StoryStrip</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>End the story</source>
        <translation>Encerrar a história</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Keep this scenario</source>
        <translation>Ficar com este cenário</translation>
    </message>
    <message>
        <source>Ends the story and goes on with what it shows. Undo brings back what was there.</source>
        <translation>Encerra a história e segue com o que ela mostra. Desfazer traz de volta o que havia antes.</translation>
    </message>
    <message>
        <source>Leave the story</source>
        <translation>Sair da história</translation>
    </message>
    <message>
        <source>Leave the story and return to what was there before.</source>
        <translation>Sai da história e volta ao que havia antes.</translation>
    </message>
    <message>
        <source>%1 – step %2 of %3</source>
        <extracomment>Above a story&apos;s sentence. %1: its title, %2: number of the step, %3: of so many</extracomment>
        <translation>%1 – passo %2 de %3</translation>
    </message>
</context>
<context>
    <name>headroom::SuggestionRow</name>
    <message>
        <source>Change this and it fits. Ctrl+Z takes it back.</source>
        <translation>Mude isto e cabe. Ctrl+Z desfaz.</translation>
    </message>
</context>
<context>
    <name>headroom::TradeOffPlot</name>
    <message>
        <source>20 to 30 tok/s</source>
        <extracomment>Over a region of the trade-off plot: rates at which people read along.</extracomment>
        <translation>20 a 30 tok/s</translation>
    </message>
    <message>
        <source>%1 a device</source>
        <extracomment>On a line of equal conversations per device. %1: how many</extracomment>
        <translation>%1 por dispositivo</translation>
    </message>
    <message>
        <source>per device</source>
        <extracomment>What the total rate is divided by.</extracomment>
        <translation>por dispositivo</translation>
    </message>
    <message>
        <source>per dollar</source>
        <translation>por dólar</translation>
    </message>
    <message>
        <source>What the total rate is divided by</source>
        <translation>Por que a taxa total é dividida</translation>
    </message>
    <message>
        <source>tok/s of one user</source>
        <translation>tok/s de um usuário</translation>
    </message>
    <message>
        <source>Trade-off</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Tokens for a dollar against the rate of one user, as conversations are added; typical values</source>
        <translation>Tokens por dólar contra a taxa de um usuário, à medida que entram conversas; valores típicos</translation>
    </message>
    <message>
        <source>tok/s per kW of boards against the rate of one user, as conversations are added; typical values</source>
        <translation>tok/s por kW de placas contra a taxa de um usuário, à medida que entram conversas; valores típicos</translation>
    </message>
    <message>
        <source>tok/s per device against the rate of one user, as conversations are added; typical values</source>
        <translation>tok/s por dispositivo contra a taxa de um usuário, à medida que entram conversas; valores típicos</translation>
    </message>
    <message>
        <source>Price or power unknown: %1.</source>
        <extracomment>%1: a list of configurations</extracomment>
        <translation>Preço ou potência desconhecidos: %1.</translation>
    </message>
    <message>
        <source>Add a configuration to see what its users trade.</source>
        <translation>Adicione uma configuração para ver o que seus usuários trocam.</translation>
    </message>
    <message>
        <source>No price or power is known for these configurations; enter one in the settings of a card.</source>
        <translation>Nenhum preço ou potência é conhecido para estas configurações; informe um nos ajustes de um cartão.</translation>
    </message>
    <message>
        <source>What cannot run gets no rate.</source>
        <translation>O que não pode rodar não recebe taxa.</translation>
    </message>
    <message>
        <source>%1 tokens for a dollar</source>
        <extracomment>%1: a number of tokens</extracomment>
        <translation>%1 tokens por dólar</translation>
    </message>
    <message>
        <source>%1 per kW</source>
        <translation>%1 por kW</translation>
    </message>
    <message>
        <source>%1 per device</source>
        <translation>%1 por dispositivo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 conversation(s): %3 for each, %4.</source>
        <extracomment>One point of the trade-off. %1: a configuration · %2: how many conversations · %3: rate of one user · %4: &quot;640 tok/s per device&quot;</extracomment>
        <translation>
            <numerusform>%1, %2 conversa: %3, %4.</numerusform>
            <numerusform>%1, %2 conversas: %3 para cada uma, %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Conversations at once</source>
        <translation>Conversas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Rate of one user</source>
        <translation>Taxa de um usuário</translation>
    </message>
    <message>
        <source>%1 for $1/h</source>
        <extracomment>On a line of equal conversations for each dollar an hour. %1: how many</extracomment>
        <translation>%1 por US$ 1/h</translation>
    </message>
    <message>
        <source>%1 per kW</source>
        <comment>conversations</comment>
        <extracomment>On a line of equal conversations per kilowatt. %1: how many</extracomment>
        <translation>%1 por kW</translation>
    </message>
    <message>
        <source>Broad: the frontier. Dotted: equally many conversations. Markers: the conversations at once chosen above.</source>
        <extracomment>Under the trade-off plot. The markers stand at the conversations chosen above.</extracomment>
        <translation>Larga: a fronteira. Pontilhadas: o mesmo número de conversas. Marcadores: as conversas simultâneas escolhidas acima.</translation>
    </message>
    <message>
        <source>Where each user has at least %1</source>
        <extracomment>Heads a list of configurations. %1: a rate</extracomment>
        <translation>Onde cada usuário tem pelo menos %1</translation>
    </message>
    <message>
        <source>%1: never</source>
        <translation>%1: nunca</translation>
    </message>
    <message>
        <source>per kW of boards</source>
        <translation>por kW de placas</translation>
    </message>
</context>
<context>
    <name>headroom::WhyPanel</name>
    <message>
        <source>Result to explain</source>
        <translation>Resultado a explicar</translation>
    </message>
    <message>
        <source>Why this number</source>
        <translation>Por que este número</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the whole working as text</source>
        <translation>Copiar toda a conta como texto</translation>
    </message>
    <message>
        <source>No configuration is selected.</source>
        <translation>Nenhuma configuração está selecionada.</translation>
    </message>
</context>
<context>
    <name>headroom::Windows</name>
    <message>
        <source>Show the file as saved</source>
        <translation>Mostrar o arquivo como foi salvo</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Changes that were kept against a crash cannot be read; they stay in %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>As alterações guardadas contra uma queda não podem ser lidas; continuam em %1.</translation>
    </message>
</context>
</TS>
