// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runcli.h"

#include <sys/stat.h>

using namespace headroom;

namespace {

const QString kQuestion = QStringLiteral("evaluate --accelerator mi300x --model qwen3.8-27b --context 8192 ");

} // namespace

// Bad input: one line on standard error that names the option, status 2, nothing on standard output.
class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void refusesInTheLanguageAskedFor();
    void staysOnOneLineWhateverIsTyped();
    void controlCharactersDoNotReachTheTerminal();
    void emptyNamesAreNoFiles();
    void aNamedPipeIsNotWaitedFor();
    void aLongNameIsCut();
    void ofManyBrokenCatalogsAFewAreNamed();
};

void BadInputTest::refuses_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QString &line, const char *option, const char *says) {
        QTest::newRow(name) << line << QString::fromUtf8(option) << QString::fromUtf8(says);
    };
    const auto asked = [](const char *more) { return kQuestion + QLatin1String(more); };
    const auto without = [](const char *line) { return QString::fromLatin1(line); };

    row("nothing to do", without(""), "Say what to do",
        "evaluate, sweep, layouts, size, catalog, explain, inspect, check, results, shapes, story");
    row("a verb with a slip", without("evalute"), "\"evalute\"", "Did you mean evaluate?");
    row("an option before any verb", without("--json"), "--json", "no such option");
    row("a verb of later versions", without("attach"), "\"attach\"", "the verbs are");
    row("no accelerator", without("evaluate --model qwen3.8-27b --context 1"), "--accelerator", "needed");
    row("no model", without("evaluate --accelerator mi300x --context 1"), "--model", "needed");
    row("no context", without("evaluate --accelerator mi300x --model qwen3.8-27b"), "--context", "needed");
    row("an option without its value", asked("--tp"), "--tp", "needs a value");
    row("an option twice", asked("--context 1"), "--context", "more than once");
    row("an option with a slip", asked("--memmory 3"), "--memmory", "Did you mean --memory?");
    row("an option of later versions", asked("--probe 1"), "--probe", "no such option");
    row("a flag with a value", asked("--json=no"), "--json", "takes no value");
    row("a word too many", asked("mi250x"), "\"mi250x\"", "belongs to no option");
    row("CSV of one answer", asked("--csv"), "--csv", "no such option");

    row("an accelerator that resembles others",
        without("evaluate --accelerator mi300 --model qwen3.8-27b --context 1"), "--accelerator",
        "Did you mean mi300x, mi300a?");
    row("an accelerator that resembles none",
        without("evaluate --accelerator quux --model qwen3.8-27b --context 1"), "--accelerator",
        "See headroom-cli catalog accelerators.");
    row("a model with a slip", without("evaluate --accelerator mi300x --model qwen3.8-72b --context 1"),
        "--model", "qwen3.8-27b");
    row("a weight format", asked("--weights fp9"), "--weights", "fp8_e4m3_channel");
    row("a cache format", asked("--kv q8"), "--kv", "q8_0");
    row("a weight format as cache", asked("--kv awq"), "--kv", "There is no cache format \"awq\"");

    row("thousands with a comma",
        without("evaluate --accelerator mi300x --model qwen3.8-27b --context 8,192"), "--context",
        "write 8192");
    row("thousands with a point",
        without("evaluate --accelerator mi300x --model qwen3.8-27b --context 262.144"), "--context",
        "write 262144");
    row("a word for a number", asked("--tp two"), "--tp", "not a whole number");
    row("an empty number", asked("--tp="), "--tp", "needs a value");
    row("half a device", asked("--tp 1.5"), "--tp", "not a whole number");
    row("an exponent for a count", asked("--sequences 1e3"), "--sequences", "not a whole number");
    row("digits of another script", asked("--tp ٣"), "--tp", "not a whole number");
    row("no device", asked("--tp 0"), "--tp", "outside of 1 to 4096");
    row("fewer than none", asked("--dp -1"), "--dp", "outside of 1 to 4096");
    row("more digits than any number", asked("--pp 99999999999999999999999999"), "--pp", "outside");
    row("more conversations than any", asked("--sequences 1000001"), "--sequences", "1 to 1000000");
    row("a decimal comma", asked("--reserve 5,5"), "--reserve", "write 5.5");
    row("not a number", asked("--reserve nan"), "--reserve", "not a number");
    row("an endless memory", asked("--memory inf"), "--memory", "outside");
    row("a memory beyond any double", asked("--memory 1e999"), "--memory", "outside");
    row("no memory", asked("--memory 0"), "--memory", "outside");
    row("a reserve below nothing", asked("--reserve -1"), "--reserve", "0 to 1048576");
    row("no bandwidth", asked("--bandwidth 0"), "--bandwidth", "outside");
    row("a pool of nothing", asked("--pool 0"), "--pool", "outside");
    row("hexadecimal", asked("--memory 0x10"), "--memory", "not a number");
    row("a unit behind the number", asked("--memory 10GiB"), "--memory", "not a number");
    row("more than all of the memory", asked("--utilization 1.01"), "--utilization", "0.01 to 1");
    row("none of the memory", asked("--utilization 0"), "--utilization", "0.01 to 1");

    row("an unknown method", asked("--method tgi"), "--method", "known: reference, vllm, sglang, llama.cpp");
    row("an unknown basis", asked("--weights-basis guessed"), "--weights-basis",
        "nominal, checkpoint, loaded");
    row("a setting the method does not have", asked("--set slots=4"), "--set",
        "\"slots\" is unknown to the method reference; known: cache_k, ");
    row("more accepted than drafted", asked("--set speculative_tokens=2 --set accepted_tokens=3"), "--set",
        "more than speculative_tokens");
    row("an unknown engine", asked("--rate-engine tgi"), "--rate-engine", "known: vllm, sglang");
    row("a fill above full", asked("--mean-fill 1.1"), "--mean-fill", "0.001 to 1");
    row("no prompt", asked("--prompt 0"), "--prompt", "outside");
    row("an unknown price basis", asked("--price-basis auction"), "--price-basis", "rental_3yr");
    row("a setting without a value", asked("--method vllm --set version"), "--set",
        "\"version\" is not KEY=VALUE; known keys: version, max_num_batched_tokens");
    row("an unknown setting", asked("--method vllm --set blocks=1"), "--set",
        "The method vllm has no setting \"blocks\"; known: version, max_num_batched_tokens, max_num_seqs, "
        "block_size, prefix_caching, speculative_tokens, state_dtype, draft_model, lora_adapters, "
        "lora_rank, shared_prefix, prefill_chunk, accepted_tokens.");
    row("a setting of the load misspelt", asked("--set shared_prefx=1"), "--set",
        "known: cache_k, cache_v, version, shared_prefix, prefill_chunk, speculative_tokens, "
        "accepted_tokens");
    row("a setting of another method", asked("--method vllm --set slots=2"), "--set",
        "\"slots\" is a setting of another method; those of vllm: version");
    row("no version", asked("--method vllm --set version=new"), "--set", "written as 0.25.1");
    row("no build", asked("--method llama.cpp --set version=0.25.1"), "--set", "written as b5614");
    row("half a token", asked("--method vllm --set max_num_seqs=1.5"), "--set", "not a whole number");
    row("no number", asked("--method sglang --set mem_fraction_static=most"), "--set", "not a number");
    row("too large a share", asked("--method sglang --set mem_fraction_static=1.5"), "--set", "0.01 to 1");
    row("neither on nor off", asked("--method vllm --set prefix_caching=yes"), "--set", "known: on, off");
    row("an unknown state type", asked("--method vllm --set state_dtype=fp8"), "--set", "known: fp32, bf16");
    row("an unknown type of keys", asked("--method llama.cpp --set cache_k=q9_9"), "--set",
        "no cache format \"q9_9\"");
    row("a setting twice", asked("--method llama.cpp --set slots=1 --set slots=2"), "--set",
        "more than once");
    row("layouts of no devices", without("layouts --accelerator mi300x --model qwen3.8-27b --context 8192"),
        "--devices", "needed");
    row("layouts with a degree",
        without("layouts --devices 8 --tp 2 --accelerator mi300x --model qwen3.8-27b --context 8192"), "--tp",
        "no such option");
    row("stages that do not divide the devices",
        without("layouts --devices 8 --pp 3 --accelerator mi300x --model qwen3.8-27b --context 8192"), "--pp",
        "cannot be divided");
    row("experts of a dense model", asked("--ep 2"), "--ep", "this model has none");
    row("experts that do not divide the devices",
        without("evaluate --accelerator mi300x --model qwen3-235b-a22b --context 1 --tp 8 --ep 3"), "--ep",
        "must divide TP x DP");
    row("more stages than layers", asked("--pp 65"), "--pp", "more stages than the model has layers");
    row("a language that is not spoken", asked("--lang de"), "--lang", "known: en, pt_BR");
    row("no language", asked("--lang"), "--lang", "needs a value");
    row("two languages", asked("--lang en --lang pt"), "--lang", "more than once");

    row("a scenario and a configuration", asked("--scenario a.json"), "--accelerator",
        "--scenario exclude each other");
    row("a scenario without a name", without("evaluate --scenario="), "--scenario", "needs a value");
    row("a device as a scenario", without("evaluate --scenario /dev/zero"), "--scenario", "not a plain file");
    row("a device as results", without("results /dev/zero"), "zero", "not a file");
    row("a scenario that is not there", without("evaluate --scenario /nowhere/a.json"), "--scenario",
        "cannot be read");
    row("a folder as a scenario", without("evaluate --scenario /"), "--scenario", "folder");
    row("no axis", without("sweep --accelerator mi300x --model qwen3.8-27b"), "--axis", "context, sequences");
    row("an unknown axis", without("sweep --accelerator mi300x --model qwen3.8-27b --axis tp"), "--axis",
        "known: context, sequences");
    row("an axis that runs backwards",
        without("sweep --accelerator mi300x --model qwen3.8-27b --axis context --from 9 --to 8"), "--from",
        "beyond the end");
    row("one point", without("sweep --accelerator mi300x --model qwen3.8-27b --axis context --points 1"),
        "--points", "2 to 10000");
    row("two formats", without("sweep --accelerator mi300x --model qwen3.8-27b --axis context --csv --json"),
        "--csv", "exclude");
    row("a context of a sweep",
        without("sweep --accelerator mi300x --model qwen3.8-27b --axis context --context 8192"), "--context",
        "no such option");
    row("no list", without("catalog"), "catalog", "accelerators, models, formats");
    row("an unknown list", without("catalog engines"), "catalog", "known: accelerators, models, formats");
}

void BadInputTest::refuses()
{
    QFETCH(const QString, line);
    QFETCH(const QString, option);
    QFETCH(const QString, says);
    const Run run = runCli(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.error().startsWith(QLatin1String("headroom-cli: ") + option), run.err.constData());
    QVERIFY2(run.error().contains(says), run.err.constData());
}

void BadInputTest::refusesInTheLanguageAskedFor()
{
    const QStringList line =
        words("evaluate --accelerator mi300x --model qwen3.8-27b --context 8,192 --lang pt_BR");
    QCOMPARE(runCli(line).error(),
             QStringLiteral("headroom-cli: --context: \"8,192\" tem um separador; escreva 8192.\n"));
    const Run unspoken = runCli(words("catalog models --lang de"), QStringLiteral("pt_BR.UTF-8"));
    QCOMPARE(unspoken.status, 2);
    QVERIFY2(unspoken.error().contains(QStringLiteral("idioma")), unspoken.err.constData());
}

void BadInputTest::staysOnOneLineWhateverIsTyped()
{
    const QString longest(5000, QLatin1Char('x'));
    const Run run = runCli({QStringLiteral("evaluate"), QStringLiteral("--accelerator"),
                            QStringLiteral("a\nb"), QStringLiteral("--model"), QStringLiteral("m"),
                            QStringLiteral("--context"), QStringLiteral("1")});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.err.count('\n'), 1);
    const Run number =
        runCli({QStringLiteral("evaluate"), QStringLiteral("--accelerator"), QStringLiteral("mi300x"),
                QStringLiteral("--model"), QStringLiteral("qwen3.8-27b"), QStringLiteral("--context"),
                QStringLiteral("8192\n")});
    QCOMPARE(number.status, 2);
    QVERIFY(number.err.contains("is not a whole number"));
    const Run shortened = runCli({QStringLiteral("evaluate"), QStringLiteral("--accelerator"), longest,
                                  QStringLiteral("--model"), QStringLiteral("m"), QStringLiteral("--context"),
                                  QStringLiteral("1")});
    QCOMPARE(shortened.status, 2);
    QVERIFY(shortened.err.size() < 300);
}

void BadInputTest::controlCharactersDoNotReachTheTerminal()
{
    const Run run = runCli({QStringLiteral("catalog"), QStringLiteral("\u001b[31mred\u202e")});
    QCOMPARE(run.status, 2);
    QVERIFY(!run.err.contains('\x1b'));
    QVERIFY(!run.error().contains(QChar(0x202E)));
}

void BadInputTest::emptyNamesAreNoFiles()
{
    for (const char *verb : {"inspect", "check", "story"}) {
        const Run run = runCli({QLatin1String(verb), QString()});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.count('\n') == 1 && run.err.contains("needs a value"), run.err.constData());
    }
}

void BadInputTest::aNamedPipeIsNotWaitedFor()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("a.headroom.json"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const Run run = runCli({QStringLiteral("evaluate"), QStringLiteral("--scenario"), pipe});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("not a plain file"), run.err.constData());
}

void BadInputTest::aLongNameIsCut()
{
    const Run run = runCli({QStringLiteral("inspect"), QString(4000, QLatin1Char('x'))});
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.size() < 1100);
    QVERIFY2(run.err.contains("cannot be read"), run.err.constData()); // the reason is left
}

void BadInputTest::ofManyBrokenCatalogsAFewAreNamed()
{
    const QTemporaryDir home;
    const QDir folder(home.filePath(QStringLiteral("headroom/catalogs")));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    for (int i = 0; i < 40; ++i) {
        QFile file(folder.filePath(QStringLiteral("%1.json").arg(i)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const auto lines = [&](const QString &line) {
        return runCli(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), QStringLiteral("C.UTF-8"),
                      home.path())
            .err.count('\n');
    };
    QCOMPARE(lines(kQuestion), qsizetype{3 + 1});
    QCOMPARE(lines(QStringLiteral("catalog formats")), qsizetype{40});
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "badinput_test.moc"
