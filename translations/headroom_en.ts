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
    <name>CliReport</name>
    <message numerus="yes">
        <source>Rate per user, %1 conversation(s) at once</source>
        <extracomment>A row of the table of rates. %1: number of conversations</extracomment>
        <translation>
            <numerusform>Rate per user, %1 conversation at once</numerusform>
            <numerusform>Rate per user, %1 conversations at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message numerus="yes">
        <source>%1 conversation(s) at once</source>
        <extracomment>Where the order of two configurations flips. %1: how many conversations at once</extracomment>
        <translation>
            <numerusform>%1 conversation at once</numerusform>
            <numerusform>%1 conversations at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DropPlan</name>
    <message numerus="yes">
        <source>and read %n more file(s)</source>
        <comment>of a drop, after a few that are named</comment>
        <translation>
            <numerusform>and read one more file</numerusform>
            <numerusform>and read %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Headroom cannot read %1 and %n more file(s).</source>
        <comment>after a few that are named</comment>
        <extracomment>%1: names of files</extracomment>
        <translation>
            <numerusform>Headroom cannot read %1 and one more file.</numerusform>
            <numerusform>Headroom cannot read %1 and %n more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditWriter</name>
    <message numerus="yes">
        <source>add %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values were added.</extracomment>
        <translation>
            <numerusform>add %1 measured value</numerusform>
            <numerusform>add %1 measured values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values were deleted.</extracomment>
        <translation>
            <numerusform>delete %1 measured value</numerusform>
            <numerusform>delete %1 measured values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values are drawn again.</extracomment>
        <translation>
            <numerusform>show %1 measured value</numerusform>
            <numerusform>show %1 measured values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hide %1 measured value(s)</source>
        <extracomment>After &quot;Undo:&quot;. %1: how many measured values are no longer drawn.</extracomment>
        <translation>
            <numerusform>hide %1 measured value</numerusform>
            <numerusform>hide %1 measured values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Experts</name>
    <message numerus="yes">
        <source>%1 of %2 experts at %3 token(s)</source>
        <extracomment>Distinct experts of a layer that one decode step touches, expected. %1: a mean, &quot;163.3&quot; · %2: all of a layer · %3: tokens of the step</extracomment>
        <translation>
            <numerusform>%1 of %2 experts at %3 token</numerusform>
            <numerusform>%1 of %2 experts at %3 tokens</numerusform>
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
    <name>Live</name>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <translation>
            <numerusform>%1 replica</numerusform>
            <numerusform>%1 replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Measured</name>
    <message numerus="yes">
        <source>%1 request(s) failed.</source>
        <extracomment>%1: how many requests</extracomment>
        <translation>
            <numerusform>%1 request failed.</numerusform>
            <numerusform>%1 requests failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 run(s).</source>
        <extracomment>%1: a file · %2: the tool that wrote it, &quot;llama-bench&quot; · %3: how many runs it holds</extracomment>
        <translation>
            <numerusform>%1: %2, %3 run.</numerusform>
            <numerusform>%1: %2, %3 runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s) were not understood.</source>
        <translation>
            <numerusform>%1 record was not understood.</numerusform>
            <numerusform>%1 records were not understood.</numerusform>
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
    <name>PointMarks</name>
    <message numerus="yes">
        <source>Points: %1 measured run(s).</source>
        <extracomment>Under a plot. %1: how many runs are drawn as points</extracomment>
        <translation>
            <numerusform>Points: %1 measured run.</numerusform>
            <numerusform>Points: %1 measured runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1 measured run(s), %2 hollow: other conditions.</source>
        <extracomment>Under a plot. %1: how many runs are drawn as points · %2: how many of them are hollow</extracomment>
        <translation>
            <numerusform>Points: %1 measured run, %2 hollow: other conditions.</numerusform>
            <numerusform>Points: %1 measured runs, %2 hollow: other conditions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside %1: %2 measured run(s).</source>
        <extracomment>Spoken. %1: a configuration · %2: how many</extracomment>
        <translation>
            <numerusform>Beside %1: %2 measured run.</numerusform>
            <numerusform>Beside %1: %2 measured runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside %1: %2 measured run(s), at %3 to %4 times what is predicted for them.</source>
        <extracomment>Spoken. %1: a configuration · %2: how many · %3, %4: factors such as 0.97</extracomment>
        <translation>
            <numerusform>Beside %1: %2 measured run, at %3 to %4 times what is predicted for it.</numerusform>
            <numerusform>Beside %1: %2 measured runs, at %3 to %4 times what is predicted for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurement(s) of our own: %1</source>
        <extracomment>A footnote. %n: how many points · %1: programs, places and dates</extracomment>
        <translation>
            <numerusform>%n measurement of our own: %1</numerusform>
            <numerusform>%n measurements of our own: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rates</name>
    <message numerus="yes">
        <source>The cost of drafting %1 token(s) a step is assumed.</source>
        <extracomment>%1: drafted tokens</extracomment>
        <translation>
            <numerusform>The cost of drafting %1 token a step is assumed.</numerusform>
            <numerusform>The cost of drafting %1 tokens a step is assumed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Band from %1 published run(s) on %2, confidence %3.</source>
        <extracomment>%1: how many runs · %2: an architecture such as Hopper · %3: &quot;low&quot;, &quot;medium&quot; or &quot;high&quot;</extracomment>
        <translation>
            <numerusform>Band from %1 published run on %2, confidence %3.</numerusform>
            <numerusform>Band from %1 published runs on %2, confidence %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for each of %2 conversation(s), which no published run supports; paper quotient %3.</source>
        <extracomment>%1: a rate · %2: how many conversations · %3: a rate</extracomment>
        <translation>
            <numerusform>%1 for each of %2 conversation, which no published run supports; paper quotient %3.</numerusform>
            <numerusform>%1 for each of %2 conversations, which no published run supports; paper quotient %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for each of %2 conversation(s), band %3 to %4; paper quotient %5.</source>
        <extracomment>%1: a rate · %2: how many conversations · %3: &quot;20.0 tok/s to 63.0 tok/s, typical 38.3 tok/s&quot; · %4: a rate</extracomment>
        <translation>
            <numerusform>%1 for each of %2 conversation, band %3 to %4; paper quotient %5.</numerusform>
            <numerusform>%1 for each of %2 conversations, band %3 to %4; paper quotient %5.</numerusform>
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
    <name>Sizing</name>
    <message numerus="yes">
        <source>%1 user(s) at once of %2 at %3, %4 each at the low end of the band: %5 of %6 configurations would do.</source>
        <extracomment>What a search found. %1: users at once · %2: a model · %3: &quot;32,768 tokens&quot; · %4: a rate, &quot;25.0 tok/s&quot; · %5: configurations that do · %6: configurations tried</extracomment>
        <translation>
            <numerusform>%1 user at once of %2 at %3, %4 each at the low end of the band: %5 of %6 configurations would do.</numerusform>
            <numerusform>%1 users at once of %2 at %3, %4 each at the low end of the band: %5 of %6 configurations would do.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceNotes</name>
    <message numerus="yes">
        <source>Band of %1: %2 published run(s); sources: %3, of %4 to %5</source>
        <translation>
            <numerusform>Band of %1: %2 published run; sources: %3, of %4 to %5</numerusform>
            <numerusform>Band of %1: %2 published runs; sources: %3, of %4 to %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 run(s), %3 to %4</source>
        <extracomment>The same, shorter, where room is scarce. %1: configurations · %2: how many runs · %3, %4: dates</extracomment>
        <translation>
            <numerusform>%1: %2 run, %3 to %4</numerusform>
            <numerusform>%1: %2 runs, %3 to %4</numerusform>
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
<context>
    <name>headroom::ConditionsDialog</name>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>and %n more file</numerusform>
            <numerusform>and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::FleetPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>replicas of a fleet</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::KeptPage</name>
    <message numerus="yes">
        <source>%1 measured value(s) are kept in the document.</source>
        <translation>
            <numerusform>%1 measured value is kept in the document.</numerusform>
            <numerusform>%1 measured values are kept in the document.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RateFigures</name>
    <message numerus="yes">
        <source>Rate per user, %1 at once</source>
        <extracomment>Over a figure. %1: how many conversations</extracomment>
        <translation>
            <numerusform>Rate per user, %1 at once</numerusform>
            <numerusform>Rate per user, %1 at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RatePlot</name>
    <message numerus="yes">
        <source>%1 conversation(s)</source>
        <extracomment>At the head of the cursor. %1: how many</extracomment>
        <translation>
            <numerusform>%1 conversation</numerusform>
            <numerusform>%1 conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 conversation(s) at once</source>
        <extracomment>Heads a list of configurations and rates. %1: how many</extracomment>
        <translation>
            <numerusform>Each of %1 conversation at once</numerusform>
            <numerusform>Each of %1 conversations at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ResultsImporter</name>
    <message numerus="yes">
        <source>%1 measured value(s) are kept in the document.</source>
        <extracomment>After files were read. %1: how many values</extracomment>
        <translation>
            <numerusform>%1 measured value is kept in the document.</numerusform>
            <numerusform>%1 measured values are kept in the document.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>%n more file could not be read.</numerusform>
            <numerusform>%n more files could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RunsPanel</name>
    <message numerus="yes">
        <source>Of %1 published run(s), %2 lie inside the band; the median error of the typical value is %3.</source>
        <extracomment>%1: how many runs · %2: a share, &quot;92%&quot; · %3: the median error, &quot;4.9%&quot;</extracomment>
        <translation>
            <numerusform>Of %1 published run, %2 lie inside the band; the median error of the typical value is %3.</numerusform>
            <numerusform>Of %1 published runs, %2 lie inside the band; the median error of the typical value is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the measurements are not compared: other quantities, parts, models or formats that the catalog lacks, unknown batches, very short answers, queueing.</source>
        <extracomment>%1: how many rows of the measurements are not used</extracomment>
        <translation>
            <numerusform>%1 row of the measurements are not compared: other quantities, parts, models or formats that the catalog lacks, unknown batches, very short answers, queueing.</numerusform>
            <numerusform>%1 rows of the measurements are not compared: other quantities, parts, models or formats that the catalog lacks, unknown batches, very short answers, queueing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::StepPanel</name>
    <message numerus="yes">
        <source>One step of %1 conversation(s) with %2 live each. Weights and compute overlap: compute adds what does not.</source>
        <extracomment>Under the bars of a decode step. %1: how many conversations · %2: &quot;4,096 tokens&quot;</extracomment>
        <translation>
            <numerusform>One step of %1 conversation with %2 live each. Weights and compute overlap: compute adds what does not.</numerusform>
            <numerusform>One step of %1 conversations with %2 live each. Weights and compute overlap: compute adds what does not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::TradeOffPlot</name>
    <message numerus="yes">
        <source>%1, %2 conversation(s): %3 for each, %4.</source>
        <extracomment>One point of the trade-off. %1: a configuration · %2: how many conversations · %3: rate of one user · %4: &quot;640 tok/s per device&quot;</extracomment>
        <translation>
            <numerusform>%1, %2 conversation: %3 for each, %4.</numerusform>
            <numerusform>%1, %2 conversations: %3 for each, %4.</numerusform>
        </translation>
    </message>
</context>
</TS>
