// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/allreduce.h"

#include "app/probe/launchtest.h"
#include "app/probe/pattern.h"

#include <algorithm>

namespace headroom::probe {

namespace {

constexpr unsigned kValues = 8'192; // floats: the activations of one token of a large model
constexpr std::size_t kBytes = kValues * sizeof(float);
constexpr int kRounds = 50;
constexpr int kGroups = 5;
constexpr unsigned kNoTiming = 2;    // events that only order; hipEventDisableTiming, CU_EVENT_DISABLE_TIMING
constexpr int kAlreadyEnabled = 704; // the same in both
constexpr Pattern kOnes{0, 0, 0x3f800000U};
constexpr std::uint32_t kTwo = 0x40000000U; // 1 + 1 as a float

// One of the two devices.
struct Side {
    Side(Calls &calls, const Device &device, const std::vector<char> &code)
        : bench(calls, device, code)
        , add(bench.kernel("hr_add_peer"))
        , mine(need(bench.allocate(kBytes)))
        , sum(need(bench.allocate(kBytes)))
    {
        calls.must(calls.api().createEvent, Patience::Query, &done, kNoTiming);
        Filler(bench).fill(mine, kValues, kOnes);
        bench.wait(Patience::First);
    }

    Address need(const std::optional<Address> &address)
    {
        if (!address)
            bench.calls().check(bench.calls().api().allocate.name, kOutOfMemory);
        return *address;
    }

    Bench bench;
    Handle add;
    Address mine;
    Address sum;
    Handle done = nullptr;
};

class Pair {
public:
    Pair(Calls &calls, const Device &one, const Device &two, const std::vector<char> &code)
        : m_calls(calls)
        , m_one(calls, one, code)
        , m_two(calls, two, code)
    {}

    void enable()
    {
        allow(m_one, m_two);
        allow(m_two, m_one);
    }

    void write()
    {
        select(m_one);
        std::vector<double> ms;
        for (int group = 0; group < kGroups + 1; ++group) {
            const Bench::Timed timed = m_one.bench.time(kRounds, [this](int) { round(); });
            if (group > 0) // the first is the warm-up
                ms.push_back(timed.ms / kRounds);
        }
        const auto sums = m_one.bench.words(m_one.sum, kValues);
        const bool right = std::all_of(sums.begin(), sums.end(), [](auto word) { return word == kTwo; });
        Record record("result");
        const int one = m_one.bench.device().index;
        record.add("index", one).add("test", "allreduce");
        record.addTexts("flags", right ? std::vector<std::string>() : std::vector<std::string>{"wrong_sum"});
        record.add("n", ms.size()).addNumbers("devices", {one, m_two.bench.device().index});
        record.add("bytes", kBytes);
        addTimes(record, ms);
        m_calls.records().write(record);
    }

private:
    void select(const Side &side)
    {
        m_calls.check("select device", m_calls.api().select(m_calls, side.bench.device().index));
    }

    void allow(const Side &from, const Side &to)
    {
        select(from);
        const int code = m_calls.api().enablePeer(m_calls, to.bench.device().index);
        if (code != kAlreadyEnabled)
            m_calls.check("enable peer access", code);
    }

    void half(Side &side, const Side &other)
    {
        select(side);
        side.bench.launch(side.add, kValues / kGroupSize, side.mine, other.mine, side.sum, kValues);
        m_calls.must(m_calls.api().record, Patience::Query, side.done, side.bench.stream());
    }

    void follow(Side &side, const Side &other)
    {
        select(side);
        m_calls.must(m_calls.api().await, Patience::Query, side.bench.stream(), other.done, 0U);
    }

    // Both add, then both wait for the other.
    void round()
    {
        half(m_two, m_one);
        half(m_one, m_two);
        follow(m_two, m_one);
        follow(m_one, m_two);
    }

    Calls &m_calls;
    Side m_one;
    Side m_two;
};

bool reach(Calls &calls, int from, int to)
{
    int answer = 0;
    return calls.ask(calls.api().canAccessPeer, Patience::Query, &answer, from, to) == 0 && answer == 1;
}

} // namespace

void testAllReduce(Bench &bench, const std::vector<Device> &devices, const std::vector<char> &code)
{
    Calls &calls = bench.calls();
    const Device &one = bench.device();
    for (const Device &two : devices) {
        if (two.index == one.index || two.arch != one.arch)
            continue;
        if (!reach(calls, one.index, two.index) || !reach(calls, two.index, one.index))
            continue;
        Pair pair(calls, one, two, code);
        pair.enable();
        pair.write();
        return;
    }
    if (devices.size() > 1)
        calls.records().warn("no_peer", one.index);
}

} // namespace headroom::probe
