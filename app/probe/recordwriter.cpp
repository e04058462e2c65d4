// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/recordwriter.h"

#include <cerrno>

#include <unistd.h>

namespace headroom::probe {

int limitOf(Patience patience)
{
    switch (patience) {
    case Patience::Query:
        return 5'000;
    case Patience::Work:
        return 30'000;
    case Patience::First:
        return 120'000;
    }
    return 30'000;
}

bool writeWhole(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

RecordWriter::RecordWriter(int descriptor, std::uint64_t firstNumber)
    : m_descriptor(descriptor)
    , m_next(firstNumber)
{}

void RecordWriter::write(const Record &record)
{
    const auto passed =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_start);
    // Who reads may be gone; the supervisor ends this process then.
    static_cast<void>(writeWhole(m_descriptor, record.line(m_next++, passed.count()) + '\n'));
}

void RecordWriter::step(std::string_view name, Patience patience, int times)
{
    Record record("step");
    record.add("name", name).add("limit_ms", limitOf(patience));
    if (times > 1)
        record.add("times", times);
    write(record);
}

void RecordWriter::warn(std::string_view code, std::optional<int> device, std::string_view about)
{
    Record record("warn");
    record.add("code", code).add("index", device);
    if (!about.empty())
        record.add("about", about);
    write(record);
}

} // namespace headroom::probe
