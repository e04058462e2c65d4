// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/filekind.h"

#include <QFile>
#include <QFileInfo>

#include "model/checkpoint/import_model.h"
#include "model/measurement/engine_log.h"
#include "model/measurement/probe/probe_reader.h"
#include "model/measurement/results/read_results.h"

namespace headroom {

namespace {

constexpr qint64 kHead = 16 * 1024; // bytes looked at

bool holdsKey(const QByteArray &json, const char *key)
{
    return json.contains(QByteArray("\"") + key + '"');
}

bool isMeasured(const QByteArray &head)
{
    const std::string_view text(head.constData(), static_cast<std::size_t>(head.size()));
    return looksLikeProbeFile(text) || looksLikeResults(text);
}

// A JSON object may be cut off after the head, so it is searched and not parsed.
FileKind kindOfJson(const QByteArray &head, const QString &name)
{
    if (holdsKey(head, "headroom_scenario") || name.endsWith(QLatin1String(".headroom.json")))
        return FileKind::Scenario; // a damaged one, too: its reader says where
    if (holdsKey(head, "headroom_story"))
        return FileKind::Story;
    if (isMeasured(head)) // before models: llama-bench names a "model_type", too
        return FileKind::Results;
    for (const char *key : {"weight_map", "model_type", "architectures", "num_hidden_layers"})
        if (holdsKey(head, key))
            return FileKind::Model;
    return looksImportable(name.toStdString()) ? FileKind::Model : FileKind::Unknown;
}

// Eight bytes of length stand before the JSON of a safetensors file.
bool isSafetensors(const QByteArray &head)
{
    return head.size() > 9 && head[8] == '{' && head[6] == '\0' && head[7] == '\0';
}

FileKind kindOfText(const QByteArray &head, const QString &name)
{
    const bool named = name.endsWith(QLatin1String(".log")) || name.endsWith(QLatin1String(".txt"));
    const std::string_view text(head.constData(), static_cast<std::size_t>(head.size()));
    return named || readEngineLog(text).engine != Engine::Unknown ? FileKind::Log : FileKind::Unknown;
}

FileKind kindOf(const QByteArray &head, const QString &name)
{
    if (head.startsWith("GGUF") || isSafetensors(head))
        return FileKind::Model;
    if (head.trimmed().startsWith('{'))
        return kindOfJson(head, name);
    if (name.endsWith(QLatin1String(".headroom.json")))
        return FileKind::Scenario;
    if (isMeasured(head))
        return FileKind::Results;
    if (looksImportable(name.toStdString()))
        return FileKind::Model;
    return head.contains('\0') ? FileKind::Unknown : kindOfText(head, name);
}

} // namespace

FileKind fileKindOf(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return FileKind::Folder;
    const QString name = info.fileName().toLower();
    QFile file(path);
    if (info.exists() && !info.isFile()) // a pipe would be waited for
        return FileKind::Unknown;
    if (!file.open(QIODevice::ReadOnly))
        return FileKind::Scenario; // whose reader says why
    return kindOf(file.read(kHead), name);
}

} // namespace headroom
