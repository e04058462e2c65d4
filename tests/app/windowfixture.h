// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/headroom/mainwindow.h"
#include "widgets/sentences/language.h"

namespace headroom {

// A window on the lesson, with settings of its own.
class WindowFixture {
public:
    explicit WindowFixture(const QString &language = QStringLiteral("en"),
                           const QSize &size = QSize(1600, 1000))
        : settings(folder.filePath(QStringLiteral("settings.ini")))
        , session(catalog())
    {
        speech.use(language);
        applyTheme(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(session, settings, speech);
        window->resize(size);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    // Read once: every test gets the same.
    static std::shared_ptr<const Catalog> catalog()
    {
        static const auto shared = std::make_shared<const Catalog>(builtInCatalog());
        return shared;
    }

    [[nodiscard]] const ConfigurationResult &result(std::size_t index) const
    {
        return session.evaluation()->results.at(index);
    }

    QTemporaryDir folder;
    Language speech;
    Settings settings;
    Session session;
    std::unique_ptr<MainWindow> window;
};

} // namespace headroom
