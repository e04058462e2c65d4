// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace headroom {

// A JSON file of the data folder.
inline nlohmann::json fromFile(const QString &name)
{
    QFile file(QStringLiteral(HEADROOM_DATA_FOLDER "/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return nlohmann::json::parse(file.readAll().toStdString());
}

// valijson 1.0 takes a propertyNames beside other keywords for those keywords: the schemas have
// patternProperties instead.
class Schema {
public:
    explicit Schema(const char *name)
    {
        const nlohmann::json document =
            fromFile(QStringLiteral("schema/") + QString::fromLatin1(name) + QStringLiteral(".schema.json"));
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(document), m_schema);
    }
    // The first complaints; empty where the document is valid.
    [[nodiscard]] QString complaintsOn(const nlohmann::json &document) const
    {
        valijson::ValidationResults results;
        valijson::Validator().validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &results);
        QString text;
        valijson::ValidationResults::Error error;
        for (int i = 0; i < 5 && results.popError(error); ++i) {
            for (const std::string &step : error.context)
                text += QString::fromStdString(step);
            text += QStringLiteral(": ") + QString::fromStdString(error.description) + QLatin1Char('\n');
        }
        return text;
    }
    [[nodiscard]] bool accepts(const nlohmann::json &document) const
    {
        return valijson::Validator().validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document),
                                              nullptr);
    }

private:
    valijson::Schema m_schema;
};

} // namespace headroom
