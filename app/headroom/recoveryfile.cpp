// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/recoveryfile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include "model/scenario/scenario_json.h"

namespace headroom {

namespace {

constexpr int kVersion = 1;
// The scenario stands in it as text, where a quotation mark takes two bytes.
constexpr qint64 kLargest = 2 * static_cast<qint64>(kLargestScenarioFile) + 64 * 1024;

QJsonObject objectOf(const KeptDocument &document)
{
    return {{QStringLiteral("headroom_kept"), kVersion},
            {QStringLiteral("path"), document.path},
            {QStringLiteral("when"), document.when.toUTC().toString(Qt::ISODate)},
            {QStringLiteral("modified"), document.modified},
            {QStringLiteral("ended"), document.ended},
            {QStringLiteral("geometry"), QString::fromLatin1(document.place.geometry.toBase64())},
            {QStringLiteral("panel"), document.place.panel},
            {QStringLiteral("selected"), document.place.selected},
            {QStringLiteral("scenario"), QString::fromStdString(toJson(document.scenario))}};
}

KeptDocument documentOf(const QJsonObject &object, Scenario scenario)
{
    KeptDocument document;
    document.scenario = std::move(scenario);
    document.path = object.value(QLatin1String("path")).toString();
    document.when = QDateTime::fromString(object.value(QLatin1String("when")).toString(), Qt::ISODate);
    document.modified = object.value(QLatin1String("modified")).toBool(true);
    document.ended = object.value(QLatin1String("ended")).toBool();
    document.place.geometry =
        QByteArray::fromBase64(object.value(QLatin1String("geometry")).toString().toLatin1());
    document.place.panel = object.value(QLatin1String("panel")).toString();
    document.place.selected = object.value(QLatin1String("selected")).toInt(-1);
    return document;
}

} // namespace

QString writeKeptDocument(const QString &path, const KeptDocument &document)
{
    const QByteArray text = QJsonDocument(objectOf(document)).toJson();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush()
        || !file.commit()) // commit alone does not notice that a small file found no room
        return file.errorString();
    return {};
}

std::optional<KeptDocument> readKeptDocument(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.read(kLargest + 1);
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (bytes.size() > kLargest || object.value(QLatin1String("headroom_kept")).toInt() != kVersion)
        return std::nullopt;
    const auto read = scenarioFromJson(object.value(QLatin1String("scenario")).toString().toStdString());
    if (!std::holds_alternative<Scenario>(read))
        return std::nullopt;
    return documentOf(object, std::get<Scenario>(read));
}

} // namespace headroom
