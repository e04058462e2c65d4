// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/scenariofile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/refusals.h"

namespace headroom {

namespace {

struct Reason {
    Q_DECLARE_TR_FUNCTIONS(ScenarioFile)
};

} // namespace

std::variant<Scenario, Said> readScenarioFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (QFileInfo(path).isDir())
        return [path] { return Reason::tr("%1 is a folder, not a scenario.").arg(path); };
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) // a pipe would wait for its writer
        return [path] { return Reason::tr("%1 is not a plain file.").arg(path); };
    if (!file.open(QIODevice::ReadOnly))
        return [path, why = file.errorString()] {
            //: %1 is a file, %2 the system's reason.
            return Reason::tr("%1 could not be opened: %2").arg(path, why);
        };
    // One byte more than allowed, so that the reader notices; a device or pipe never fills the memory.
    const QByteArray bytes = file.read(static_cast<qint64>(kLargestScenarioFile) + 1);
    if (file.error() != QFileDevice::NoError)
        return [path, why = file.errorString()] {
            return Reason::tr("%1 could not be read: %2").arg(path, why);
        };
    const auto read =
        scenarioFromJson(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (const ScenarioError *error = std::get_if<ScenarioError>(&read))
        return [name, error = *error] { return refusalText(name, error); };
    return std::get<Scenario>(read);
}

Said writeScenarioFile(const QString &path, const Scenario &scenario)
{
    if (const QFileInfo there(path); there.exists() && !there.isFile()) // a device would be replaced by a
                                                                        // file
        return [path] { return Reason::tr("%1 is not a plain file.").arg(path); };
    const std::string text = toJson(scenario);
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.flush()
        || !file.commit()) // commit alone does not notice that a small file found no room
        return [path, why = file.errorString()] {
            return Reason::tr("%1 could not be saved: %2").arg(path, why);
        };
    return {};
}

} // namespace headroom
