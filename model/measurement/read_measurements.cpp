// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/measurement/read_measurements.h"

#include "model/catalog/read_efficiency.h"
#include "model/scenario/scenario.h"

#include <algorithm>

namespace headroom {

using What = CatalogProblem::What;

namespace {

constexpr double kLargestValue = 1e18;

// A unit of the file, the quantities it serves and its size in base units.
struct FileUnit {
    const char *word;
    double factor;
};
constexpr std::array kUnits{FileUnit{"tok/s", 1.0}, FileUnit{"ms", 1e-3},      FileUnit{"us", 1e-6},
                            FileUnit{"TB/s", 1e12}, FileUnit{"TFLOP/s", 1e12}, FileUnit{"ratio", 1.0}};

// Index into kUnits of the unit each quantity is published in.
constexpr std::array<std::size_t, kPublishedQuantities> kUnitOf{0, 0, 1, 1, 0, 2, 3, 3, 4, 5};

class Reader {
public:
    explicit Reader(MeasurementSet &set)
        : m_set(set)
        , m_catalogReader{m_sources}
    {}

    void read(JsonCursor root)
    {
        mustBeThisVersion(root.at("schema"));
        m_sources.sources = std::move(m_set.sources);
        m_catalogReader.readSources(root.at("sources"));
        m_set.sources = std::move(m_sources.sources);
        for (const auto &[id, text] : root.at("conditions").members())
            m_set.remarks.push_back({id, CatalogReader::text(text)});
        TakenNames taken(m_set.rows);
        for (JsonCursor row : root.at("measurements").items()) {
            Measurement read = measurement(row);
            taken.take(read, row);
            m_set.rows.push_back(std::move(read));
        }
        root.noOtherKeys();
    }

private:
    Measurement measurement(JsonCursor &row)
    {
        Measurement m;
        m.id = readId(row.at("id"));
        m.quantity =
            static_cast<MeasuredQuantity>(row.at("quantity")
                                              .oneOf({"rate_per_user", "output_rate", "time_per_token",
                                                      "first_token", "prefill_rate", "all_reduce",
                                                      "memory_bandwidth", "link_bandwidth", "matrix_rate",
                                                      "matrix_share"}));
        const FileUnit &unit = kUnits[kUnitOf[static_cast<std::size_t>(m.quantity)]];
        (void)row.at("unit").oneOf({unit.word});
        m.value = row.at("value").number(1e-12, kLargestValue) * unit.factor;
        readHardware(row, m.conditions);
        readModel(row, m.conditions);
        readSoftware(row, m.conditions);
        m.source = m_catalogReader.source(row.at("source"));
        m.date = row.at("date").text(10);
        readRemarks(row, m.conditions);
        row.noOtherKeys();
        return m;
    }

    static void readHardware(JsonCursor &row, RunConditions &c)
    {
        if (row.has("accelerator"))
            c.accelerator = readId(row.at("accelerator"));
        c.part = row.at("part").text(200);
        c.devices = row.at("devices").integer(1, kMostDegree);
        const auto degree = [&](const char *key, int &target) {
            if (row.has(key))
                target = row.at(key).integer(1, kMostDegree);
        };
        degree("tp", c.parallel.tensor);
        degree("pp", c.parallel.pipeline);
        degree("ep", c.parallel.expert);
        degree("dp", c.parallel.data);
        if (row.has("payload_bytes"))
            c.payload = Bytes{row.at("payload_bytes").number(1, kLargestValue)};
    }

    static void readModel(JsonCursor &row, RunConditions &c)
    {
        if (row.has("model"))
            c.model = readId(row.at("model"));
        if (row.has("model_name"))
            c.modelName = row.at("model_name").text(200);
        if (row.has("weights"))
            c.weights = readId(row.at("weights"));
        if (row.has("kv"))
            c.cache = readId(row.at("kv"));
        if (row.has("operands"))
            c.operands = row.at("operands").text(100);
        const auto tokens = [&](const char *key, int least, std::optional<Tokens> &target) {
            if (row.has(key))
                target = row.at(key).integer(least, static_cast<int>(kMostContext));
        };
        tokens("prompt", 0, c.prompt);
        tokens("output", 0, c.output);
        tokens("concurrency", 1, c.concurrency);
    }

    static void readSoftware(JsonCursor &row, RunConditions &c)
    {
        if (row.has("engine"))
            c.engine = readRateEngine(row.at("engine"));
        if (row.has("program"))
            c.program = row.at("program").text(100);
        if (row.has("version"))
            c.version = row.at("version").text(100);
    }

    void readRemarks(JsonCursor &row, RunConditions &c) const
    {
        if (!row.has("conditions"))
            return;
        for (const JsonCursor &word : row.at("conditions").items()) {
            const std::string id = word.text(100);
            const auto remark = std::find_if(m_set.remarks.begin(), m_set.remarks.end(),
                                             [&](const Remark &r) { return r.id == id; });
            if (remark == m_set.remarks.end())
                word.fail(What::UnknownWord, id);
            c.remarks.push_back(static_cast<std::uint16_t>(remark - m_set.remarks.begin()));
            if (const std::optional<RunMark> mark = runMarkFrom(id))
                c.add(*mark);
        }
    }

    MeasurementSet &m_set;
    Catalog m_sources; // lends its list of sources to the reader
    CatalogReader m_catalogReader;
};

} // namespace

std::optional<CatalogProblem> addMeasurementText(MeasurementSet &set, std::string_view text,
                                                 const std::string &file)
{
    std::variant<nlohmann::json, CatalogProblem> document = parseCatalogText(text, file);
    if (CatalogProblem *problem = std::get_if<CatalogProblem>(&document))
        return *std::move(problem);
    MeasurementSet extended = set;
    try {
        Reader(extended).read(JsonCursor(std::get<nlohmann::json>(document)));
    } catch (CatalogReadError &error) {
        error.problem.file = file;
        return error.problem;
    }
    set = std::move(extended);
    return std::nullopt;
}

} // namespace headroom
