// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fakes/fakegpu.h"

#include "tests/fakes/fakekernels.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>

namespace headroom::fake {

namespace {

// The codes of both drivers.
constexpr int kInvalidValue = 1;
constexpr int kOutOfMemory = 2;
constexpr int kInvalidDevice = 101;
constexpr int kNotFound = 500;

// As a driver does that was built with its messages left on; the second line could be taken for a record.
void makeNoise()
{
    std::fputs("amdgpu: hello from the driver\n{\"type\":\"done\",\"ok\":true}\n", stdout);
    std::fflush(stdout);
}

int codeIn(const std::string &what)
{
    return std::atoi(what.c_str() + what.find('=') + 1);
}

// FILE=TEXT: what a sensor shows from now on.
void writeFile(const std::string &assignment)
{
    const std::size_t equals = assignment.find('=');
    std::ofstream(assignment.substr(0, equals)) << assignment.substr(equals + 1) << '\n';
}

} // namespace

Driver::Driver()
{
    const char *const text = std::getenv("HEADROOM_FAKE_GPU");
    m_settings = settingsFrom(text ? text : "");
}

Driver &Driver::instance()
{
    static Driver driver;
    return driver;
}

int Driver::enter(const char *function)
{
    const int call = ++m_calls[function];
    if (m_gone != 0)
        return m_gone;
    for (const Fault &fault : m_settings.faults)
        if (fault.function == function && (fault.call == 0 || fault.call == call))
            if (const int code = act(fault); code != 0)
                return code;
    return 0;
}

int Driver::act(const Fault &fault)
{
    const std::string &what = fault.what;
    if (what.starts_with("err="))
        return codeIn(what);
    if (what.starts_with("gone="))
        return m_gone = codeIn(what);
    if (what == "segv")
        std::raise(SIGSEGV);
    else if (what == "abort")
        std::abort();
    else if (what.starts_with("exit="))
        std::exit(codeIn(what));
    else if (what.starts_with("sleep="))
        std::this_thread::sleep_for(std::chrono::milliseconds(codeIn(what)));
    else if (what == "noise")
        makeNoise();
    else if (what.starts_with("write="))
        writeFile(what.substr(6));
    else if (what == "corrupt")
        m_corrupt = true;
    while (what == "hang")
        ::pause();
    return 0;
}

const FakeDevice *Driver::device(int index) const
{
    const bool known = index >= 0 && static_cast<std::size_t>(index) < m_settings.devices.size();
    return known ? &m_settings.devices[static_cast<std::size_t>(index)] : nullptr;
}

int Driver::use(int index)
{
    if (!device(index))
        return kInvalidDevice;
    m_current = index;
    return 0;
}

int Driver::allocate(std::uint64_t *address, std::size_t bytes)
{
    std::size_t used = bytes;
    for (const auto &[start, size] : m_memory)
        used += size;
    if (!device(m_current) || used > device(m_current)->free)
        return kOutOfMemory;
    // Only what is touched takes memory.
    void *const memory =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return kOutOfMemory;
    *address = reinterpret_cast<std::uint64_t>(memory);
    m_memory[*address] = bytes;
    return 0;
}

int Driver::release(std::uint64_t address)
{
    const auto known = m_memory.find(address);
    if (known == m_memory.end())
        return kInvalidValue;
    ::munmap(reinterpret_cast<void *>(address), known->second);
    m_memory.erase(known);
    return 0;
}

int Driver::memoryInfo(std::size_t *free, std::size_t *total)
{
    const FakeDevice *const known = device(m_current);
    if (!known)
        return kInvalidDevice;
    *total = known->total;
    *free = known->free - known->shrink * static_cast<std::uint64_t>(m_questions++);
    return 0;
}

void Driver::copyOut(void *to, std::uint64_t from, std::size_t bytes)
{
    std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
    if (m_corrupt && bytes > 3)
        static_cast<unsigned char *>(to)[3] ^= 0x40U; // high in the first word's exponent
}

void *Driver::newHandle(const std::string &name)
{
    void *const handle = std::malloc(1);
    m_handles[handle] = name;
    return handle;
}

std::string Driver::nameOf(void *handle) const
{
    const auto known = m_handles.find(handle);
    return known == m_handles.end() ? std::string() : known->second;
}

int Driver::launch(void *kernel, unsigned groups, unsigned threads, void **arguments)
{
    const FakeKernel *const known = fakeKernel(nameOf(kernel));
    if (!known || groups == 0 || threads == 0)
        return kNotFound;
    const FakeDevice &on = m_settings.devices.at(static_cast<std::size_t>(m_current));
    m_now += on.launchUs * 1e3 + known->run(arguments, groups * threads) / on.gbps; // GB/s are bytes a ns
    return 0;
}

void Driver::record(void *event)
{
    m_events[event] = m_now;
}

int Driver::elapsed(float *ms, void *start, void *end)
{
    if (!m_events.contains(start) || !m_events.contains(end))
        return kInvalidValue;
    *ms = static_cast<float>((m_events[end] - m_events[start]) * 1e-6);
    return 0;
}

void Driver::synchronize()
{
    if (m_settings.pace)
        std::this_thread::sleep_for(std::chrono::nanoseconds(static_cast<std::int64_t>(m_now - m_waited)));
    m_waited = m_now;
}

} // namespace headroom::fake
