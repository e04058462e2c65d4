// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/headroom/documentkeeper.h"
#include "app/headroom/mainwindow.h"
#include "app/headroom/windows.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/pickers/sharedstrip.h"
#include "widgets/sentences/language.h"

namespace headroom {

// The program as main() makes it, over a folder that outlives it: starts one after the other.
class WindowsFixture {
public:
    explicit WindowsFixture(const QString &folder, const QString &file = {})
        : settings(QDir(folder).filePath(QStringLiteral("settings.ini")))
        , windows(catalog(), settings, speech, QDir(folder).filePath(QStringLiteral("open")))
    {
        speech.use(QStringLiteral("en"));
        applyTheme(ThemeChoice::Light);
        windows.begin(file);
    }

    static std::shared_ptr<const Catalog> catalog()
    {
        static const auto shared = std::make_shared<const Catalog>(builtInCatalog());
        return shared;
    }

    [[nodiscard]] MainWindow &window(std::size_t index) const { return *windows.window(index); }
    // Edits as the strip of the window does.
    void setContext(std::size_t index, Tokens context) const
    {
        emit window(index).strip()->editAsked(SetContext{context}, 0);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] Tokens context(std::size_t index) const
    {
        QCoreApplication::processEvents();
        return window(index).input().evaluation->scenario.context;
    }

    Settings settings;
    Language speech;
    Windows windows;
};

// What lies in the folder of kept documents, as text.
inline QByteArray keptTexts(const QString &folder)
{
    QByteArray texts;
    const QDir kept(QDir(folder).filePath(QStringLiteral("open")));
    for (const QString &name : kept.entryList({QStringLiteral("*.kept.json")}, QDir::Files)) {
        QFile file(kept.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts += file.readAll();
    }
    return texts;
}

} // namespace headroom
