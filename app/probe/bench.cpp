// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/bench.h"

namespace headroom::probe {

namespace {

constexpr unsigned kNonBlocking = 1; // a stream of our own, not tied to the default one

} // namespace

Bench::Bench(Calls &calls, const Device &device, const std::vector<char> &code)
    : m_calls(calls)
    , m_device(device)
{
    const GpuApi &api = calls.api();
    calls.check("select device", api.select(calls, device.index));
    calls.must(api.loadModule, Patience::First, &m_module, code.data());
    calls.must(api.createStream, Patience::Work, &m_stream, kNonBlocking);
    calls.must(api.createEvent, Patience::Query, &m_start, 0U);
    calls.must(api.createEvent, Patience::Query, &m_end, 0U);
}

Handle Bench::kernel(const char *name)
{
    Handle kernel = nullptr;
    m_calls.must(m_calls.api().kernel, Patience::Query, &kernel, m_module, name);
    return kernel;
}

std::optional<Address> Bench::allocate(std::size_t bytes)
{
    Address address = 0;
    const int code = m_calls.ask(m_calls.api().allocate, Patience::Work, &address, bytes);
    if (code == kOutOfMemory)
        return std::nullopt;
    m_calls.check(m_calls.api().allocate.name, code);
    return address;
}

void Bench::release(Address address)
{
    m_calls.must(m_calls.api().release, Patience::Work, address);
}

void Bench::wait(Patience patience)
{
    m_calls.must(m_calls.api().synchronize, patience, m_stream);
}

std::vector<std::uint32_t> Bench::words(Address address, std::size_t count)
{
    wait(Patience::First);
    std::vector<std::uint32_t> words(count);
    m_calls.must(m_calls.api().copyToHost, Patience::Work, static_cast<void *>(words.data()), address,
                 count * sizeof(std::uint32_t));
    return words;
}

Bench::Timed Bench::finish(std::chrono::steady_clock::time_point start)
{
    m_calls.must(m_calls.api().record, Patience::Query, m_end, m_stream);
    wait(Patience::First);
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - start;
    float milliseconds = 0.0F;
    m_calls.must(m_calls.api().elapsed, Patience::Query, &milliseconds, m_start, m_end);
    return {static_cast<double>(milliseconds), wall.count()};
}

} // namespace headroom::probe
