// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>

#include "model/sizing/breakeven.h"
#include "widgets/sentences/numbers.h"
#include "widgets/theme/theme.h"

namespace headroom {

// What the program remembers from one start to the next. Values that are not understood count as
// absent.
class Settings {
public:
    Settings();
    explicit Settings(const QString &file); // for tests and pictures: nothing of the user's

    [[nodiscard]] QString language() const; // empty: never chosen
    void setLanguage(const QString &name) { m_store.setValue(QStringLiteral("language"), name); }
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme) { m_store.setValue(QStringLiteral("theme"), static_cast<int>(theme)); }
    [[nodiscard]] MemoryUnit memoryUnit() const;
    void setMemoryUnit(MemoryUnit unit)
    {
        m_store.setValue(QStringLiteral("memoryUnit"), static_cast<int>(unit));
    }

    // What the plots of rates show: published runs as points, and by what the total rate is divided.
    [[nodiscard]] bool publishedRuns() const
    {
        return m_store.value(QStringLiteral("publishedRuns"), true).toBool();
    }
    void setPublishedRuns(bool shown) { m_store.setValue(QStringLiteral("publishedRuns"), shown); }
    [[nodiscard]] Yield tradeOff() const;
    void setTradeOff(Yield yield) { m_store.setValue(QStringLiteral("tradeOff"), static_cast<int>(yield)); }

    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void clearRecentFiles() { m_store.remove(QStringLiteral("recentFiles")); }

    // Geometry of the window and places of the splitters.
    [[nodiscard]] QByteArray place(const QString &part) const
    {
        return m_store.value(QStringLiteral("places/") + part).toByteArray();
    }
    void setPlace(const QString &part, const QByteArray &place)
    {
        m_store.setValue(QStringLiteral("places/") + part, place);
    }

private:
    QSettings m_store;
};

} // namespace headroom
