// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/calls.h"

namespace headroom::probe {

void Calls::report(const char *function, int code, std::optional<int> device)
{
    writeError(m_records, {function, code, m_api.errorName(code)}, device);
}

void writeError(RecordWriter &records, const CallFailed &failure, std::optional<int> device)
{
    Record record("error");
    record.add("fn", failure.function).add("code", failure.code);
    if (!failure.name.empty())
        record.add("name", failure.name);
    records.write(record.add("index", device));
}

} // namespace headroom::probe
