// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/axis.h"

#include "app/cli/strictnumber.h"
#include "app/cli/usageerror.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

constexpr Tokens kFirstContext = 1024;
constexpr Tokens kContextOfCounts = 8192; // what fits at it ends an axis of sequences
constexpr Tokens kMostPoints = 10'000;

Axis::What whatFrom(const Typed &typed)
{
    const QString known = QStringLiteral("context, sequences");
    if (!typed)
        refuse(QStringLiteral("--axis"), Errors::tr("This option is needed: %1.").arg(known));
    if (*typed == QLatin1String("context"))
        return Axis::What::Context;
    if (*typed != QLatin1String("sequences"))
        refuse(QStringLiteral("--axis"), Errors::tr("There is no axis %1; known: %2.").arg(quoted(*typed), known));
    return Axis::What::Sequences;
}

Tokens defaultEnd(Axis::What what, const std::vector<Prepared> &swept)
{
    Tokens end = 1;
    for (const Prepared &prepared : swept)
        end = std::max(end, what == Axis::What::Context ? prepared.nativeContext : sequencesAt(prepared, kContextOfCounts));
    return std::min(end, what == Axis::What::Context ? kMostContext : kMostSequences);
}

std::vector<Tokens> powersOfTwo(Tokens from, Tokens to)
{
    std::vector<Tokens> points{from};
    for (Tokens power = 1; power < to; power *= 2)
        if (power > from)
            points.push_back(power);
    if (to > from)
        points.push_back(to);
    return points;
}

// Evenly spread on a logarithmic axis; whole numbers that fall together are one point.
std::vector<Tokens> spread(Tokens from, Tokens to, Tokens count)
{
    std::vector<Tokens> points;
    const double ratio = static_cast<double>(to) / static_cast<double>(from);
    for (Tokens i = 0; i < count; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(count - 1);
        const auto point = static_cast<Tokens>(std::llround(static_cast<double>(from) * std::pow(ratio, share)));
        points.push_back(std::clamp(point, from, to));
    }
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace

Axis axisFrom(const TypedSweep &typed, const std::vector<Prepared> &swept)
{
    Axis axis{whatFrom(typed.axis), {}};
    const bool context = axis.what == Axis::What::Context;
    const Tokens most = context ? kMostContext : kMostSequences;
    const auto end = [&](const char *option, const Typed &value, Tokens otherwise) {
        return value ? wholeNumber(QLatin1String(option), *value, 1, most) : otherwise;
    };
    const Tokens typedTo = end("--to", typed.to, 0);
    Tokens from = end("--from", typed.from, context ? kFirstContext : 1);
    if (typedTo > 0 && from > typedTo && typed.from)
        refuse(QStringLiteral("--from"), Errors::tr("%1 is beyond the end of the axis, %2.").arg(QString::number(from), QString::number(typedTo)));
    if (typedTo > 0)
        from = std::min(from, typedTo);
    const Tokens to = typedTo > 0 ? typedTo : std::max(from, defaultEnd(axis.what, swept));
    axis.points = typed.points ? spread(from, to, wholeNumber(QStringLiteral("--points"), *typed.points, 2, kMostPoints))
                               : powersOfTwo(from, to);
    return axis;
}

} // namespace headroom
