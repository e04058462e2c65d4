// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probing.h"

#include "app/probe/access.h"
#include "app/probe/environment.h"
#include "app/probe/measuring.h"
#include "app/probe/partition.h"
#include "app/probe/processes.h"
#include "app/probe/protocol.h"
#include "app/probe/runtimedevices.h"
#include "app/probe/watch.h"

#include <array>
#include <ctime>
#include <memory>

namespace headroom::probe {

namespace {

std::string timeText()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

void writeHello(RecordWriter &records, const Options &options)
{
    const char *const backend = !options.hipLibrary.empty()    ? "hip"
                                : !options.cudaLibrary.empty() ? "cuda"
                                                               : "auto";
    Record record("hello");
    record.add("protocol", kProtocol).add("version", HEADROOM_VERSION).add("backend", backend);
    records.write(record.add("verb", verbName(options.verb)).add("time", timeText()));
}

int finish(RecordWriter &records, const char *reason)
{
    Record record("done");
    record.add("ok", reason == nullptr);
    if (reason)
        record.add("reason", reason);
    records.write(record);
    return reason ? 1 : 0;
}

// One runtime that was started, with its devices.
struct Runtime {
    std::unique_ptr<Calls> calls;
    Driver driver;
    std::vector<Device> devices;
};

std::optional<Runtime> started(RecordWriter &records, std::optional<Driver> driver, const Machine &machine)
{
    if (!driver)
        return std::nullopt;
    Runtime runtime{std::make_unique<Calls>(records, driver->api), *driver, {}};
    if (startRuntime(*runtime.calls))
        runtime.devices = devicesOfRuntime(*runtime.calls, machine);
    return runtime;
}

// HIP where it shows devices, else CUDA; only the one that was asked for. Never two HIP runtimes in one
// process.
std::optional<Runtime> runtimeFor(RecordWriter &records, const Options &options, const Machine &machine)
{
    std::optional<Runtime> hip;
    if (options.cudaLibrary.empty()) {
        hip = started(records, hipDriver(records, options.hipLibrary), machine);
        if (!options.hipLibrary.empty() || (hip && !hip->devices.empty()))
            return hip;
    }
    auto cuda = started(records, cudaDriver(records, options.cudaLibrary), machine);
    return cuda && (!cuda->devices.empty() || !hip) ? std::move(cuda) : std::move(hip);
}

void writeDevices(RecordWriter &records, const Options &options, const std::vector<Device> &devices)
{
    for (const Device &device : devices) {
        if (options.device && *options.device != device.index)
            continue;
        writeDevice(records, device);
        if (const auto partition = partitionOf(devices, device))
            writePartition(records, device, *partition);
        if (device.node)
            writeProcesses(records, device.index, processesOn(options.sysfs, device.node->gpuId));
    }
}

// Memory of the devices that only the kernel's driver shows.
void writeKernelMemory(RecordWriter &records, const Device &device)
{
    Record record("memory");
    record.add("index", device.index);
    if (device.card && device.card->vramTotal) {
        record.add("total", device.card->vramTotal);
        if (device.card->vramUsed && *device.card->vramUsed <= *device.card->vramTotal)
            record.add("free", *device.card->vramTotal - *device.card->vramUsed);
        record.add("by", "sysfs");
    } else {
        record.add("total", device.memoryBytes).add("by", "kfd");
    }
    records.write(record);
}

void writeMemories(Calls *calls, RecordWriter &records, const Options &options,
                   const std::vector<Device> &devices)
{
    for (const Device &device : devices) {
        if (options.device && *options.device != device.index)
            continue;
        if (!calls) {
            writeKernelMemory(records, device);
            continue;
        }
        calls->check("select device", calls->api().select(*calls, device.index));
        writeMemory(*calls, device.index, memoryOf(*calls));
    }
}

const Device *chosen(const Options &options, const std::vector<Device> &devices)
{
    const auto index = static_cast<std::size_t>(options.device.value_or(0));
    return index < devices.size() ? &devices[index] : nullptr;
}

// The verb once it is known what there is. The reason when it failed.
const char *answer(RecordWriter &records, const Options &options, const Shapes &shapes,
                   std::optional<Runtime> &runtime, const Machine &machine)
{
    const bool runs = runtime && !runtime->devices.empty();
    const std::vector<Device> devices = runs ? runtime->devices : devicesOfKernel(machine);
    writeDevices(records, options, devices);
    const bool measures = options.verb != Verb::List && options.verb != Verb::Memory;
    if (options.device && !chosen(options, devices))
        return devices.empty() ? "no_device" : "no_such_device";
    if (options.verb == Verb::Memory || options.verb == Verb::All)
        writeMemories(runs ? runtime->calls.get() : nullptr, records, options, devices);
    if (!measures)
        return devices.empty() && options.verb == Verb::Memory ? "no_device" : nullptr;
    if (!runtime)
        return "no_runtime";
    if (!runs)
        return "no_device";
    return measureDevice({*runtime->calls, runtime->driver, devices, *chosen(options, devices)}, options,
                         shapes);
}

const char *wholeRun(RecordWriter &records, const Options &options, const Shapes &shapes)
{
    writeAccess(records, deviceFiles(records, options.devices));
    writeEnvironment(records, options.sysfs);
    records.step("read " + options.sysfs, Patience::Query);
    const Machine machine = machineAt(options.sysfs);
    if (options.verb == Verb::Watch)
        return watch(records, options, machine);
    auto runtime = runtimeFor(records, options, machine);
    try {
        return answer(records, options, shapes, runtime, machine);
    } catch (const CallFailed &failure) {
        writeError(records, failure, options.device);
        return failure.code == kOutOfMemory ? "no_memory" : "error";
    }
}

} // namespace

int probe(const Options &options, const Shapes &shapes, int descriptor)
{
    RecordWriter records(descriptor);
    writeHello(records, options);
    return finish(records, wholeRun(records, options, shapes));
}

} // namespace headroom::probe
