<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>One %1 holds %2 conversation(s) of %3</source>
        <extracomment>Begins the answer. %1: one accelerator, &quot;MI300X&quot; · %2: number of conversations · %3: &quot;262,144 tokens&quot;</extracomment>
        <translation>
            <numerusform>One %1 holds %2 conversation of %3</numerusform>
            <numerusform>One %1 holds %2 conversations of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hold %2 conversation(s) of %3</source>
        <extracomment>Begins the answer. %1: several accelerators, &quot;2 × MI300X (TP 2)&quot; · %2, %3 as above</extracomment>
        <translation>
            <numerusform>%1 hold %2 conversation of %3</numerusform>
            <numerusform>%1 hold %2 conversations of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message numerus="yes">
        <source>%1 device(s)</source>
        <translation>
            <numerusform>%1 device</numerusform>
            <numerusform>%1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversation(s)</source>
        <translation>
            <numerusform>%1 conversation</numerusform>
            <numerusform>%1 conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message numerus="yes">
        <source>%2 over %1 holds most with %3: %4 conversation(s).</source>
        <extracomment>%1: &quot;8 × H200 SXM&quot; · %2: a model · %3: a layout, &quot;TP 8&quot; · %4: a number of conversations</extracomment>
        <translation>
            <numerusform>%2 over %1 holds most with %3: %4 conversation.</numerusform>
            <numerusform>%2 over %1 holds most with %3: %4 conversations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Methods</name>
    <message numerus="yes">
        <source>%1 to %2, by %3 printed figure(s)</source>
        <extracomment>Memory that an engine keeps back. %1, %2: the least and the most that was printed · %3: how many figures</extracomment>
        <translation>
            <numerusform>%1 to %2, by %3 printed figure</numerusform>
            <numerusform>%1 to %2, by %3 printed figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 printed figure(s)</source>
        <extracomment>Behind an amount of memory. %1: how many figures that engines printed lie behind it</extracomment>
        <translation>
            <numerusform>by %1 printed figure</numerusform>
            <numerusform>by %1 printed figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>A number of tokens, inside sentences. %1: the number</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%1 of the %2 conversations asked for fit(s).</source>
        <extracomment>More conversations were asked for than fit. %1: how many fit · %2: how many were asked for</extracomment>
        <translation>
            <numerusform>%1 of the %2 conversations asked for fits.</numerusform>
            <numerusform>%1 of the %2 conversations asked for fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The published checkpoint is %1; counted so, %2 conversation(s) would fit.</source>
        <extracomment>The lesson&apos;s nominal size and the published files differ. %1: bytes of the files · %2: conversations that fit then</extracomment>
        <translation>
            <numerusform>The published checkpoint is %1; counted so, %2 conversation would fit.</numerusform>
            <numerusform>The published checkpoint is %1; counted so, %2 conversations would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nominal parameter count makes %1; counted so, %2 conversation(s) would fit.</source>
        <extracomment>The same the other way round. %1: bytes of the nominal parameters · %2: conversations that fit then</extracomment>
        <translation>
            <numerusform>The nominal parameter count makes %1; counted so, %2 conversation would fit.</numerusform>
            <numerusform>The nominal parameter count makes %1; counted so, %2 conversations would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tensor parallel over %1 devices leaves the scale-up domain of %2, %3 device(s): the memory adds up, the rate here does not count the slower links.</source>
        <extracomment>%1: degree · %2: an accelerator · %3: devices of the domain, which choose the form</extracomment>
        <translation>
            <numerusform>Tensor parallel over %1 devices leaves the scale-up domain of %2, %3 device: the memory adds up, the rate here does not count the slower links.</numerusform>
            <numerusform>Tensor parallel over %1 devices leaves the scale-up domain of %2, %3 devices: the memory adds up, the rate here does not count the slower links.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%n more catalog file(s) were left out; headroom-cli catalog names them all.</source>
        <translation>
            <numerusform>%n more catalog file was left out; headroom-cli catalog names them all.</numerusform>
            <numerusform>%n more catalog files were left out; headroom-cli catalog names them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::AnswerPanel</name>
    <message numerus="yes">
        <source>conversation(s) of %1</source>
        <extracomment>Under a big figure that counts conversations. %1: &quot;262,144 tokens&quot;.</extracomment>
        <translation>
            <numerusform>conversation of %1</numerusform>
            <numerusform>conversations of %1</numerusform>
        </translation>
    </message>
</context>
</TS>
