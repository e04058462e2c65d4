// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace headroom::fake {

// One device of the fake drivers. Its time is virtual: a launch costs launchUs and its bytes at gbps.
struct FakeDevice {
    std::string name = "Fake GPU";
    std::string arch = "gfx942:sramecc+:xnack-";
    std::string pci = "0000:05:00.0";
    std::uint64_t total = 206'141'652'992; // 196,592 MiB
    std::uint64_t free = 204'000'000'000;
    int computeUnits = 304;
    int xccs = 8;
    int l2 = 4'194'304;
    int coreKHz = 2'100'000;
    int memoryKHz = 1'300'000;
    int busBits = 8'192;
    int capability = 90; // CUDA: major x 10 + minor
    double gbps = 4'000.0;
    double launchUs = 0.0;
    std::uint64_t shrink = 0; // bytes less free at every question
};

// What a driver does wrong: at the n-th call of a function (0: at each).
struct Fault {
    std::string function;
    int call = 0;
    std::string what; // err=CODE segv abort hang exit=N sleep=MS noise gone=CODE corrupt write=FILE=TEXT
};

// What one environment string makes of the fakes, HEADROOM_FAKE_GPU:
//   version=60443483;device=name=AMD Instinct
//   MI300X,arch=gfx942,cus=304;fault=hipInit@1:segv;archs=gfx90a;pace=1
// "device" may stand several times and takes name, arch, pci, total, free, cus, xccs, l2, core, memory, bus,
// cc, gbps, launch (us), shrink; "copies=8" repeats the last one. "archs" is what the compiler knows. "pace"
// makes waiting take as long as the virtual time says.
struct Settings {
    int version = 60'443'483;
    int count = -1; // devices the driver counts, where it lies about them
    bool pace = false;
    std::string archs;
    std::vector<FakeDevice> devices;
    std::vector<Fault> faults;
};

[[nodiscard]] Settings settingsFrom(const std::string &text);

// The state behind a C interface: one for each library, as in the real ones.
class Driver {
public:
    static Driver &instance();

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    // Counts a call and does what its fault says. The code to return at once, or 0.
    int enter(const char *function);

    [[nodiscard]] const FakeDevice *device(int index) const; // null: no such device
    [[nodiscard]] int current() const { return m_current; }
    int use(int index);

    int allocate(std::uint64_t *address, std::size_t bytes);
    int release(std::uint64_t address);
    int memoryInfo(std::size_t *free, std::size_t *total);
    void copyOut(void *to, std::uint64_t from, std::size_t bytes); // a corrupted copy differs in one bit

    int launch(void *kernel, unsigned groups, unsigned threads, void **arguments);
    void record(void *event);
    int elapsed(float *ms, void *start, void *end);
    void synchronize();
    [[nodiscard]] void *newHandle(const std::string &name);
    [[nodiscard]] std::string nameOf(void *handle) const; // empty: no such handle

private:
    Driver();
    int act(const Fault &fault);

    Settings m_settings;
    std::map<std::string, int> m_calls;
    int m_gone = 0;
    bool m_corrupt = false;
    int m_current = 0;
    int m_questions = 0;
    double m_now = 0.0; // virtual nanoseconds
    double m_waited = 0.0;
    std::map<std::uint64_t, std::size_t> m_memory;
    std::map<void *, std::string> m_handles;
    std::map<void *, double> m_events;
};

} // namespace headroom::fake
