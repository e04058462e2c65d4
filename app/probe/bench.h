// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/calls.h"
#include "app/probe/device.h"

#include <array>
#include <chrono>
#include <vector>

namespace headroom::probe {

constexpr unsigned kGroupSize = 256; // threads of a workgroup, in every kernel

// The kernels on one device, a stream, two events and memory: what every measurement needs. Takes the device
// into use; throws CallFailed.
class Bench {
public:
    Bench(Calls &calls, const Device &device, const std::vector<char> &code);

    [[nodiscard]] Calls &calls() { return m_calls; }
    [[nodiscard]] const Device &device() const { return m_device; }
    [[nodiscard]] Handle stream() const { return m_stream; }
    // Compute units; 128 where the driver does not say: only the number of workgroups depends on it.
    [[nodiscard]] unsigned units() const
    {
        return static_cast<unsigned>(m_device.computeUnits.value_or(128));
    }

    [[nodiscard]] Handle kernel(const char *name); // announced; kept by the caller
    // Device memory, given back by release(); nothing when there is not so much.
    [[nodiscard]] std::optional<Address> allocate(std::size_t bytes);
    void release(Address address);

    // Launches a kernel with its arguments; the caller's loop announces.
    template<class... Arguments> void launch(Handle kernel, unsigned groups, Arguments... arguments)
    {
        std::array<void *, sizeof...(Arguments)> pointers{static_cast<void *>(&arguments)...};
        const auto &function = m_calls.api().launch;
        m_calls.check(function.name, m_calls.ask(function, Patience::First, kernel, groups, 1U, 1U,
                                                 kGroupSize, 1U, 1U, 0U, m_stream, pointers.data(), nullptr));
    }
    void wait(Patience patience = Patience::Work);
    [[nodiscard]] std::vector<std::uint32_t> words(Address address, std::size_t count); // waits first

    // So many launches between two events.
    struct Timed {
        double ms = 0.0;     // by the device's events
        double wallMs = 0.0; // by our clock, from the first launch until all is done
    };
    template<class Launch> Timed time(int launches, const Launch &launchOne)
    {
        const auto start = std::chrono::steady_clock::now();
        m_calls.must(m_calls.api().record, Patience::Query, m_start, m_stream);
        {
            const auto loop = m_calls.loop(m_calls.api().launch.name, Patience::First, launches);
            for (int i = 0; i < launches; ++i)
                launchOne(i);
        }
        return finish(start);
    }

private:
    Timed finish(std::chrono::steady_clock::time_point start);

    Calls &m_calls;
    const Device &m_device;
    Handle m_module = nullptr;
    Handle m_stream = nullptr;
    Handle m_start = nullptr;
    Handle m_end = nullptr;
};

} // namespace headroom::probe
