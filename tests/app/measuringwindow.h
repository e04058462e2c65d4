// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include "app/headroom/conditionsdialog.h"
#include "app/headroom/measuring.h"
#include "app/headroom/menus.h"
#include "app/headroom/plotsarea.h"
#include "app/headroom/resultsimporter.h"
#include "tests/app/windowfixture.h"
#include "tests/fakes/fakeserver.h"
#include "tests/probe/fakesysfs.h"
#include "widgets/panels/documentview.h"
#include "widgets/panels/enginepage.h"
#include "widgets/panels/fleetpage.h"
#include "widgets/panels/keptpage.h"
#include "widgets/panels/messagestrip.h"
#include "widgets/panels/sidepanel.h"
#include "widgets/plots/memoryplot.h"
#include "widgets/plots/rateplot.h"
#include <QComboBox>
#include <QLineEdit>
#include <set>

namespace headroom {

inline constexpr int kMeasureMs = 120'000; // to give up after; a run takes seconds

// A window with the panel open, whose probe is the real one on a fake driver and a fake /sys.
class MeasuringWindow : public WindowFixture {
public:
    explicit MeasuringWindow(const QString &fake = {}, const QString &language = QStringLiteral("en"))
        : WindowFixture(language)
    {
        qputenv("HEADROOM_FAKE_GPU", fake.toUtf8());
        window->menus()->action(Menus::Measure)->trigger();
        const QString card = sysfs.addCard(1, "0000:05:00.0", "0x74a1");
        sysfs.addSensors(card, "0");
        setMode("SPX");
        useProbe({});
    }
    void setMode(const QByteArray &mode)
    {
        sysfs.write(QStringLiteral("class/drm/card1/device/current_compute_partition"), mode);
        sysfs.write(QStringLiteral("class/drm/card1/device/current_memory_partition"), "NPS1");
    }
    void useProbe(const QStringList &further) const
    {
        window->measuring()->setProbeOptions(QStringList{
                                                 QStringLiteral("--hip-library"),
                                                 QStringLiteral(HEADROOM_FAKES "/hip6/libamdhip64.so.6"),
                                                 QStringLiteral("--sysfs-root"), sysfs.path(),
                                                 QStringLiteral("--dev-root"), nothing.path()}
                                             + further);
    }
    [[nodiscard]] MeasurePanel *panel() const { return window->measure(); }
    [[nodiscard]] DevicePage *devices() const { return panel()->devices(); }
    [[nodiscard]] QString text() const { return devices()->document()->toPlainText(); }
    void attach() const
    {
        panel()->attachButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!window->measuring()->probe()->isRunning(), 30'000);
        QTRY_VERIFY(!devices()->cancelButton()->isVisible());
    }
    void measure() const
    {
        QVERIFY(devices()->measureButton()->isVisible());
        devices()->measureButton()->click();
        QVERIFY(devices()->cancelButton()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!window->measuring()->probe()->isRunning(), kMeasureMs);
        QTRY_VERIFY(!devices()->cancelButton()->isVisible());
    }
    void selectCard(const char *accelerator)
    {
        const auto &cards = session.scenario().configurations;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i].accelerator == accelerator)
                window->select(static_cast<int>(i));
    }

    FakeSysfs sysfs;
    QTemporaryDir nothing;
};

// What says whether a sentence stands in a document that is long.
inline bool contains(const QString &text, const char *words)
{
    const bool found = text.contains(QString::fromUtf8(words));
    if (!found)
        qWarning("not found: %s\nin: %s", words, qPrintable(text));
    return found;
}

} // namespace headroom
