// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include "tests/model/lesson.h"

#include "model/measurement/results/measurements_of.h"

namespace headroom {

inline std::string resultText(const char *name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/results/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll().toStdString();
}

// The runs of a file that must be understood.
inline ResultFile understoodFile(const char *name)
{
    ReadResults result = readResults(catalog(), resultText(name), name);
    if (const ResultProblem *problem = std::get_if<ResultProblem>(&result))
        qFatal("%s: %d, line %d, %s, %s", name, int(problem->what), problem->line, problem->key.c_str(),
               problem->detail.c_str());
    return std::get<ResultFile>(std::move(result));
}

inline ResultRun runOf(const char *name, std::size_t index = 0)
{
    return understoodFile(name).runs.at(index);
}

inline const ResultFact *factOf(const ResultRun &run, MeasuredQuantity quantity)
{
    for (const ResultFact &fact : run.facts)
        if (fact.quantity == quantity)
            return &fact;
    return nullptr;
}

inline double valueOf(const ResultRun &run, MeasuredQuantity quantity)
{
    const ResultFact *fact = factOf(run, quantity);
    return fact ? fact->value : -1.0;
}

inline bool hasRemark(const ResultRun &run, ResultRemark::What what)
{
    return std::any_of(run.remarks.begin(), run.remarks.end(),
                       [what](const ResultRemark &r) { return r.what == what; });
}

inline bool close(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-9 * std::abs(expected);
}

} // namespace headroom
