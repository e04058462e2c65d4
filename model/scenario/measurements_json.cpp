// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/measurements_json.h"

#include "model/scenario/json_writing.h"

namespace headroom {

namespace {

using nlohmann::json;
using Ordered = nlohmann::ordered_json;
using What = ScenarioError::What;

void optionalTokens(ObjectReader &reader, const char *key, Tokens least, Tokens most,
                    std::optional<Tokens> &target)
{
    if (!reader.value(key))
        return;
    Tokens tokens = least;
    reader.wholeNumber(key, least, most, tokens);
    target = tokens;
}

bool truth(ObjectReader &reader, const char *key)
{
    const json *value = reader.value(key);
    if (value && !value->is_boolean())
        failReading(What::WrongType, reader.where(key), "true or false");
    return value && value->get<bool>();
}

void readMarks(ObjectReader &reader, RunConditions &c)
{
    const json *marks = reader.value("marks");
    if (!marks)
        return;
    if (!marks->is_array())
        failReading(What::WrongType, reader.where("marks"), "a list");
    for (const json &mark : *marks) {
        const std::string word = reader.textOf(mark, "marks");
        const std::optional<RunMark> known = runMarkFrom(word);
        if (!known)
            failReading(What::UnknownWord, reader.where("marks"), word);
        c.add(*known);
    }
}

json readConditions(const json &object, const std::string &where, RunConditions &c)
{
    ObjectReader reader(object, where);
    reader.text("accelerator", c.accelerator);
    reader.text("part", c.part);
    c.layoutStated = reader.value("devices") != nullptr;
    reader.degree("devices", c.devices);
    reader.degree("tp", c.parallel.tensor);
    reader.degree("pp", c.parallel.pipeline);
    reader.degree("ep", c.parallel.expert);
    reader.degree("dp", c.parallel.data);
    reader.text("model", c.model);
    reader.text("model_name", c.modelName);
    reader.text("weights", c.weights);
    reader.text("kv", c.cache);
    optionalTokens(reader, "prompt", 0, kMostContext, c.prompt);
    optionalTokens(reader, "output", 0, kMostContext, c.output);
    optionalTokens(reader, "concurrency", 1, kMostSequences, c.concurrency);
    reader.word("engine", rateEngineFrom, c.engine);
    reader.text("program", c.program);
    reader.text("version", c.version);
    reader.text("operands", c.operands);
    c.payload = Bytes{reader.number("payload_bytes", 0.0, kMostMeasuredValue).value_or(0.0)};
    readMarks(reader, c);
    return reader.unknown();
}

json readSpread(const json &object, const std::string &where, Spread &spread)
{
    ObjectReader reader(object, where);
    (void)reader.needed("low");
    (void)reader.needed("high");
    spread.low = *reader.number("low", 0.0, kMostMeasuredValue);
    spread.high = *reader.number("high", spread.low, kMostMeasuredValue);
    (void)reader.needed("is");
    reader.word("is", spreadKindFrom, spread.kind);
    return reader.unknown();
}

void readValue(ObjectReader &reader, KeptMeasurement &m)
{
    (void)reader.needed("quantity");
    reader.word("quantity", measuredQuantityFrom, m.quantity);
    (void)reader.needed("value");
    m.value = *reader.number("value", 0.0, kMostMeasuredValue);
    const std::string unit = reader.textOf(reader.needed("unit"), "unit");
    if (unit != baseUnitOf(m.quantity))
        failReading(What::UnknownWord, reader.where("unit"), unit);
}

KeptMeasurement readRow(const json &object, const std::string &where)
{
    KeptMeasurement m;
    ObjectReader reader(object, where);
    readValue(reader, m);
    json unknownParts = json::object();
    const auto keep = [&](const char *key, json unknown) {
        if (!unknown.empty())
            unknownParts[key] = std::move(unknown);
    };
    if (const json *spread = reader.value("spread"))
        keep("spread", readSpread(*spread, reader.where("spread"), m.spread.emplace()));
    m.derived = truth(reader, "derived");
    m.hidden = truth(reader, "hidden");
    if (const json *conditions = reader.value("conditions"))
        keep("conditions", readConditions(*conditions, reader.where("conditions"), m.conditions));
    json unknownOrigin;
    m.origin = readOrigin(reader.needed("origin"), reader.where("origin"), unknownOrigin);
    keep("origin", std::move(unknownOrigin));
    json unknown = reader.unknown();
    unknown.update(unknownParts);
    m.unknownKeys = textOfUnknown(unknown);
    return m;
}

// Only what is stated is written.
class Writer {
public:
    explicit Writer(Ordered &object)
        : m_object(object)
    {}
    void text(const char *key, const std::string &value)
    {
        if (!value.empty())
            m_object[key] = value;
    }
    void tokens(const char *key, const std::optional<Tokens> &value)
    {
        if (value)
            m_object[key] = *value;
    }

private:
    Ordered &m_object;
};

void writeLayout(const RunConditions &c, Ordered &object)
{
    if (!c.layoutStated)
        return;
    object["devices"] = c.devices;
    object["tp"] = c.parallel.tensor;
    object["pp"] = c.parallel.pipeline;
    object["ep"] = c.parallel.expert;
    object["dp"] = c.parallel.data;
}

Ordered conditionsJson(const RunConditions &c)
{
    Ordered object = Ordered::object();
    Writer write(object);
    write.text("accelerator", c.accelerator);
    write.text("part", c.part);
    writeLayout(c, object);
    write.text("model", c.model);
    write.text("model_name", c.modelName);
    write.text("weights", c.weights);
    write.text("kv", c.cache);
    write.tokens("prompt", c.prompt);
    write.tokens("output", c.output);
    write.tokens("concurrency", c.concurrency);
    if (c.engine != RateEngine::None)
        object["engine"] = idOf(c.engine);
    write.text("program", c.program);
    write.text("version", c.version);
    write.text("operands", c.operands);
    if (c.payload.value() > 0.0)
        object["payload_bytes"] = plainNumber(c.payload.value());
    for (std::size_t i = 0; i < kRunMarks; ++i)
        if (c.marks[i])
            object["marks"].push_back(idOf(static_cast<RunMark>(i)));
    return object;
}

Ordered rowJson(const KeptMeasurement &m)
{
    Ordered object = Ordered::object();
    object["quantity"] = idOf(m.quantity);
    object["value"] = plainNumber(m.value);
    object["unit"] = baseUnitOf(m.quantity);
    if (m.spread)
        object["spread"] = {{"low", plainNumber(m.spread->low)},
                            {"high", plainNumber(m.spread->high)},
                            {"is", idOf(m.spread->kind)}};
    if (m.derived)
        object["derived"] = true;
    if (m.hidden)
        object["hidden"] = true;
    object["conditions"] = conditionsJson(m.conditions);
    object["origin"] = originJson(m.origin);
    appendUnknown(object, m.unknownKeys);
    return object;
}

} // namespace

Ordered originJson(const Origin &origin)
{
    Ordered object = Ordered::object();
    object["kind"] = idOf(origin.kind);
    Writer write(object);
    write.text("place", origin.place);
    write.text("tool", origin.tool);
    write.text("date", origin.date);
    return object;
}

Origin readOrigin(const json &object, const std::string &where, json &unknown)
{
    Origin origin;
    ObjectReader reader(object, where);
    (void)reader.needed("kind");
    reader.word("kind", originKindFrom, origin.kind);
    reader.text("place", origin.place);
    reader.text("tool", origin.tool);
    reader.text("date", origin.date);
    unknown = reader.unknown();
    return origin;
}

MeasurementList readMeasurementRows(const json &list, const std::string &where)
{
    if (!list.is_array())
        failReading(What::WrongType, where, "a list");
    if (list.size() > kMostMeasurements)
        failReading(What::OutOfRange, where, "0 to " + std::to_string(kMostMeasurements));
    std::vector<KeptMeasurement> rows;
    rows.reserve(list.size());
    for (const json &row : list)
        rows.push_back(readRow(row, where + '/' + std::to_string(rows.size())));
    return MeasurementList(std::move(rows));
}

Ordered measurementsJson(const MeasurementList &measurements)
{
    Ordered list = Ordered::array();
    for (const KeptMeasurement &m : measurements.rows())
        list.push_back(rowJson(m));
    return list;
}

} // namespace headroom
