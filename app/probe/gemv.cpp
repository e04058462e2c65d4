// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/gemv.h"

#include <algorithm>
#include <bit>

namespace headroom::probe {

namespace {

constexpr std::uint32_t kCheckedRows = 4;

// Room that grows to what is needed; false when there is no memory.
bool grow(Bench &bench, Address &address, std::uint64_t &room, std::uint64_t bytes)
{
    if (room >= bytes)
        return true;
    if (address != 0)
        bench.release(address);
    const auto larger = bench.allocate(bytes);
    address = larger.value_or(0);
    room = larger ? bytes : 0;
    return larger.has_value();
}

} // namespace

Gemv::Gemv(Bench &bench, Streams &streams)
    : m_bench(bench)
    , m_streams(streams)
    , m_filler(bench)
    , m_bf16(bench.kernel("hr_gemv_bf16"))
    , m_fp8(bench.kernel("hr_gemv_fp8"))
{}

void Gemv::release()
{
    for (const Address address : {m_input, m_output})
        if (address != 0)
            m_bench.release(address);
}

bool Gemv::prepare(const Shape &shape)
{
    m_shape = shape;
    m_offset = 0;
    const std::uint64_t matrix = std::uint64_t{shape.rows} * pitchOf(shape) * 16;
    if (matrix > m_streams.bytes() || !grow(m_bench, m_input, m_inputRoom, inputWords(shape) * 4)
        || !grow(m_bench, m_output, m_outputRoom, std::uint64_t{shape.rows} * 4))
        return false;
    if (m_filled != shape.format) {
        m_streams.fill(shape.format == WeightFormat::Bf16 ? kBf16Weights : kFp8Weights);
        m_filled = shape.format;
    }
    fillInput(shape);
    return true;
}

// Behind the last column stand zeros, so that what pads the rows does not count.
void Gemv::fillInput(const Shape &shape)
{
    const Pattern pattern = shape.format == WeightFormat::Bf16 ? kBf16Input : kFp8Input;
    const std::uint64_t whole = shape.cols / 2;
    m_filler.fill(m_input, whole, pattern);
    std::uint64_t written = whole;
    if (shape.cols % 2 == 1)
        m_filler.fill(m_input + 4 * written++, 1, {0, 0, pattern.word(whole) & 0xffffU});
    m_filler.fill(m_input + 4 * written, inputWords(shape) - written, {0, 0, 0});
    m_bench.wait(Patience::First);
}

void Gemv::launch(Address weights, std::uint32_t rows)
{
    const std::uint32_t perGroup = kGroupSize / m_lanes;
    m_bench.launch(kernel(), (rows + perGroup - 1) / perGroup, weights, m_input, m_output, rows,
                   pitchOf(m_shape), m_lanes);
}

void Gemv::chooseRows(Budget &budget)
{
    double best = 0.0;
    std::uint32_t chosen = kGroupSize;
    for (const std::uint32_t lanes : {kGroupSize, kGroupSize / 4}) {
        m_lanes = lanes;
        if (budget.left() <= 0.0)
            break;
        const double ms = tried(m_bench, budget, subject());
        if (best == 0.0 || ms < best) {
            best = ms;
            chosen = lanes;
        }
    }
    m_lanes = chosen;
}

Subject Gemv::subject()
{
    const std::uint64_t matrix = std::uint64_t{m_shape.rows} * pitchOf(m_shape) * 16;
    return {"gemv", static_cast<double>(m_shape.bytes()), [this, matrix](int) {
                if (m_offset + matrix > m_streams.bytes())
                    m_offset = 0;
                launch(m_streams.buffer() + m_offset, m_shape.rows);
                m_offset += matrix;
            }};
}

double Gemv::error()
{
    const std::uint32_t rows = std::min(kCheckedRows, m_shape.rows);
    launch(m_streams.buffer(), rows);
    std::vector<float> found;
    for (const std::uint32_t word : m_bench.words(m_output, rows))
        found.push_back(std::bit_cast<float>(word));
    return worstError(m_shape, found);
}

std::optional<int> Gemv::occupancy()
{
    int groups = 0;
    const auto &function = m_bench.calls().api().occupancy;
    const int code =
        m_bench.calls().ask(function, Patience::Query, &groups, kernel(), static_cast<int>(kGroupSize), 0);
    return code == 0 && groups > 0 && groups <= 1'024 ? std::optional(groups) : std::nullopt;
}

} // namespace headroom::probe
