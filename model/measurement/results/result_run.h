// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/measurement/kept_measurement.h"

namespace headroom {

// The tools whose result files are understood.
enum class ResultTool : std::uint8_t {
    VllmServe,
    VllmThroughput,
    VllmLatency,
    SglangServe,
    LlamaBench,
    Guidellm,
    AiPerf, // genai-perf too
    InferenceX,
    MlPerf
};
constexpr std::size_t kResultTools = 9;

// A condition that a comparison needs and that a file may not state.
enum class ResultCondition : std::uint8_t {
    Accelerator,
    Model,
    Layout, // devices and how they share the model
    Weights,
    Cache,
    Prompt,
    Output,
    Concurrency,
    Engine
};
constexpr std::size_t kResultConditions = 9;

// How a condition is known.
enum class ConditionFrom : std::uint8_t {
    NotStated,
    File,
    Nearest,  // the file names something like it
    FileName, // the name of the file says so
    Derived,  // worked out from other values of the file
    Given     // by the user
};
constexpr std::size_t kConditionSources = 6;

// A value as a file gives it.
struct ResultFact {
    MeasuredQuantity quantity = MeasuredQuantity::RatePerUser;
    double value = 0.0; // in the quantity's base unit
    std::optional<Spread> spread;
    std::string key;        // of the file: "mean_tpot_ms"
    bool perDevice = false; // to be multiplied by the devices
};

// What a reader of the numbers must know.
struct ResultRemark {
    enum class What : std::uint8_t {
        FailedRequests,   // a: how many
        Invalid,          // the tool calls its own run invalid; text: its word. The numbers are left out
        Unofficial,       // a copy of an InferenceX result is no official one
        PartlyOnHost,     // a: layers on the device, b: layers of the model
        CacheTypesDiffer, // text: "f16, q8_0"; the first is taken
        MixedLengths,     // prompts and answers vary; their means are taken
        Median,           // no mean is given: medians are taken
        Disaggregated     // prefill and decode run on devices of their own
    } what;
    double a = 0.0;
    double b = 0.0;
    std::string text{};
};

// One run of a result file: its conditions, how each is known, and what was measured.
struct ResultRun {
    ResultTool tool = ResultTool::VllmServe;
    int line = 0; // where it begins, from 1
    RunConditions conditions;
    std::array<ConditionFrom, kResultConditions> from{};
    std::vector<ResultFact> facts;
    std::vector<ResultRemark> remarks;
    std::string date; // ISO, to the day; empty where the file does not say

    [[nodiscard]] ConditionFrom howKnown(ResultCondition condition) const
    {
        return from[static_cast<std::size_t>(condition)];
    }
    [[nodiscard]] bool isStated(ResultCondition condition) const
    {
        return howKnown(condition) != ConditionFrom::NotStated;
    }
    void setKnown(ResultCondition condition, ConditionFrom how)
    {
        from[static_cast<std::size_t>(condition)] = how;
    }
};

[[nodiscard]] const char *idOf(ResultTool tool);           // "vllm_serve"
[[nodiscard]] const char *nameOf(ResultTool tool);         // "vLLM bench serve", a name in any language
[[nodiscard]] const char *idOf(ResultCondition condition); // "accelerator"
[[nodiscard]] const char *idOf(ConditionFrom from);        // "file_name"
[[nodiscard]] const char *idOf(ResultRemark::What remark); // "failed_requests"

} // namespace headroom
