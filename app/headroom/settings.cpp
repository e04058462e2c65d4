// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/settings.h"

#include <QFileInfo>

#include "widgets/sentences/language.h"

namespace headroom {

namespace {
constexpr int kMostRecent = 10;
}

Settings::Settings()
    : m_store(QStringLiteral("headroom"), QStringLiteral("headroom"))
{}

Settings::Settings(const QString &file)
    : m_store(file, QSettings::IniFormat)
{}

QString Settings::language() const
{
    const QString name = m_store.value(QStringLiteral("language")).toString();
    return Language::available().contains(name) ? name : QString();
}

ThemeChoice Settings::theme() const
{
    switch (m_store.value(QStringLiteral("theme")).toInt()) {
    case static_cast<int>(ThemeChoice::Light):
        return ThemeChoice::Light;
    case static_cast<int>(ThemeChoice::Dark):
        return ThemeChoice::Dark;
    default:
        return ThemeChoice::System;
    }
}

MemoryUnit Settings::memoryUnit() const
{
    const bool decimal =
        m_store.value(QStringLiteral("memoryUnit")).toInt() == static_cast<int>(MemoryUnit::GB);
    return decimal ? MemoryUnit::GB : MemoryUnit::GiB;
}

Yield Settings::tradeOff() const
{
    const int kept = m_store.value(QStringLiteral("tradeOff")).toInt();
    for (const Yield yield : {Yield::DollarTokens, Yield::KilowattRate})
        if (kept == static_cast<int>(yield))
            return yield;
    return Yield::DeviceRate;
}

QStringList Settings::recentFiles() const
{
    return m_store.value(QStringLiteral("recentFiles")).toStringList().mid(0, kMostRecent);
}

void Settings::addRecentFile(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(whole);
    files.prepend(whole);
    m_store.setValue(QStringLiteral("recentFiles"), files.mid(0, kMostRecent));
}

} // namespace headroom
