// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenariofile.h"

#include "app/cli/usageerror.h"

#include "model/scenario/scenario_json.h"
#include "widgets/sentences/refusals.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

// A named pipe would wait for its writer; that of a shell's <(...) is nowhere in the file system.
bool isNamedDevice(const QFileInfo &file)
{
    return file.exists() && !file.isFile() && !file.canonicalFilePath().isEmpty();
}

} // namespace

Scenario readScenarioFile(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        refuse(QStringLiteral("--scenario"), Errors::tr("%1 is a folder, not a file.").arg(quoted(path)));
    if (isNamedDevice(QFileInfo(path)))
        refuse(QStringLiteral("--scenario"), Errors::tr("%1 is not a plain file.").arg(quoted(path)));
    if (!file.open(QIODevice::ReadOnly)) {
        //: %1: a file · %2: the system's reason
        refuse(QStringLiteral("--scenario"),
               Errors::tr("%1 cannot be read: %2.").arg(quoted(path), file.errorString()));
    }
    // One byte more than is allowed tells a file that is too large, even a device that never ends.
    const QByteArray text = file.read(static_cast<qint64>(kLargestScenarioFile) + 1);
    if (file.error() != QFileDevice::NoError)
        refuse(QStringLiteral("--scenario"),
               Errors::tr("%1 cannot be read: %2.").arg(quoted(path), file.errorString()));

    auto result = scenarioFromJson({text.constData(), static_cast<std::size_t>(text.size())});
    if (const ScenarioError *error = std::get_if<ScenarioError>(&result))
        throw UsageError{refusalText(path, *error)};
    return std::get<Scenario>(std::move(result));
}

} // namespace headroom
