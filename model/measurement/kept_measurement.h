// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/conditions.h"

#include <memory>
#include <span>

namespace headroom {

// Where a value the user measured came from.
enum class OriginKind : std::uint8_t { Probe, Engine, Prometheus, File, Log };
constexpr std::size_t kOriginKinds = 5;

struct Origin {
    OriginKind kind = OriginKind::File;
    std::string place; // a file's name without its folder, or the address that was asked
    std::string tool;  // "vLLM bench serve", "headroom-probe 0.1.0"
    std::string date;  // ISO, to the day; empty where nothing says it
    friend bool operator==(const Origin &, const Origin &) = default;
};

// What the ends of a spread are.
enum class SpreadKind : std::uint8_t { P10P90, StandardDeviation, MinMax };
constexpr std::size_t kSpreadKinds = 3;

struct Spread {
    double low = 0.0; // in the unit of the value
    double high = 0.0;
    SpreadKind kind = SpreadKind::StandardDeviation; // that: value less and plus one deviation
    friend bool operator==(const Spread &, const Spread &) = default;
};

// One value the user measured and keeps in the document.
struct KeptMeasurement {
    MeasuredQuantity quantity = MeasuredQuantity::RatePerUser;
    double value = 0.0; // in the quantity's base unit
    std::optional<Spread> spread;
    bool derived = false; // worked out from what the source gave, not given by it
    bool hidden = false;  // kept, but not drawn
    RunConditions conditions;
    Origin origin;
    std::string unknownKeys; // as Scenario's
    friend bool operator==(const KeptMeasurement &, const KeptMeasurement &) = default;
};

constexpr std::size_t kMostMeasurements = 5000;
constexpr double kMostMeasuredValue = 1e18;
constexpr std::size_t kLongestMeasuredText = 200; // bytes; kLongestScenarioName

// Brought into what a scenario file may hold: texts plain and short, numbers within their limits.
// Nothing where the value is no number or below zero.
[[nodiscard]] std::optional<KeptMeasurement> limited(KeptMeasurement measurement);
[[nodiscard]] Origin limited(Origin origin);

// The measurements of a document. The rows are shared and never change, so that copying a document with
// thousands of them costs nothing.
class MeasurementList {
public:
    MeasurementList() = default;
    explicit MeasurementList(std::vector<KeptMeasurement> rows); // beyond the limit: left out

    [[nodiscard]] std::span<const KeptMeasurement> rows() const;
    [[nodiscard]] std::size_t size() const { return m_rows ? m_rows->size() : 0; }
    [[nodiscard]] bool isEmpty() const { return size() == 0; }

    // Lists with a change. Rows that are there already, hidden or not, are not added again; an index that
    // does not exist changes nothing.
    [[nodiscard]] MeasurementList with(const std::vector<KeptMeasurement> &more) const;
    [[nodiscard]] MeasurementList without(std::span<const std::size_t> indices) const;
    [[nodiscard]] MeasurementList hiding(std::span<const std::size_t> indices, bool hidden) const;

    friend bool operator==(const MeasurementList &a, const MeasurementList &b)
    {
        return a.m_rows == b.m_rows
               || std::equal(a.rows().begin(), a.rows().end(), b.rows().begin(), b.rows().end());
    }

private:
    std::shared_ptr<const std::vector<KeptMeasurement>> m_rows; // nothing: empty
};

[[nodiscard]] const char *idOf(OriginKind kind); // "probe"
[[nodiscard]] const char *idOf(SpreadKind kind); // "p10_p90"
[[nodiscard]] std::optional<OriginKind> originKindFrom(std::string_view id);
[[nodiscard]] std::optional<SpreadKind> spreadKindFrom(std::string_view id);

} // namespace headroom
