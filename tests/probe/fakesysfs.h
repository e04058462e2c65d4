// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace headroom {

// A folder that looks like /sys of a machine with AMD cards.
class FakeSysfs {
public:
    [[nodiscard]] QString path() const { return m_folder.path(); }

    void write(const QString &name, const QByteArray &content)
    {
        const QString whole = path() + QLatin1Char('/') + name;
        QDir().mkpath(QFileInfo(whole).path());
        QFile file(whole);
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(whole));
        file.write(content + '\n');
    }
    void remove(const QString &name) { QVERIFY(QFile::remove(path() + QLatin1Char('/') + name)); }

    // A card of /sys/class/drm with what every kernel writes for it.
    QString addCard(int number, const QByteArray &pci, const QByteArray &deviceId)
    {
        const QString card = QStringLiteral("class/drm/card%1/device/").arg(number);
        write(card + QStringLiteral("vendor"), "0x1002");
        write(card + QStringLiteral("device"), deviceId);
        write(card + QStringLiteral("uevent"), "DRIVER=amdgpu\nPCI_SLOT_NAME=" + pci);
        return card;
    }
    void addSensors(const QString &card, const QByteArray &busyPercent)
    {
        write(card + QStringLiteral("gpu_busy_percent"), busyPercent);
        write(card + QStringLiteral("mem_info_vram_total"), "206141652992");
        write(card + QStringLiteral("mem_info_vram_used"), "1073741824");
        const QString sensors = card + QStringLiteral("hwmon/hwmon3/");
        write(sensors + QStringLiteral("power1_average"), "140000000"); // microwatts
        write(sensors + QStringLiteral("power1_cap"), "750000000");
        write(sensors + QStringLiteral("temp1_input"), "41000"); // thousandths of a degree
        write(sensors + QStringLiteral("temp2_input"), "52000");
        write(sensors + QStringLiteral("freq1_input"), "2100000000"); // Hz
        write(sensors + QStringLiteral("freq2_input"), "1300000000");
    }

    // A GPU node of KFD. location_id: bus in bits 15..8, device in 7..3, partition in 31..28.
    void addNode(int number, const QByteArray &properties, const QByteArray &memoryBytes)
    {
        const QString node = QStringLiteral("class/kfd/kfd/topology/nodes/%1/").arg(number);
        write(node + QStringLiteral("properties"), properties);
        write(node + QStringLiteral("gpu_id"), QByteArray::number(1000 + number));
        write(node + QStringLiteral("mem_banks/0/properties"), "heap_type 1\nsize_in_bytes " + memoryBytes);
    }
    void addProcessorNode()
    {
        const QString node = QStringLiteral("class/kfd/kfd/topology/nodes/0/");
        write(node + QStringLiteral("properties"), "cpu_cores_count 96\nsimd_count 0\ngfx_target_version 0");
        write(node + QStringLiteral("gpu_id"), "0");
        write(node + QStringLiteral("mem_banks/0/properties"), "heap_type 0\nsize_in_bytes 1622392201216");
    }

private:
    QTemporaryDir m_folder;
};

// What KFD shows of an MI300X, by its number of XCCs: 38 compute units of 4 SIMDs in each.
inline QByteArray mi300xNode(int xccs, unsigned locationId)
{
    return "simd_count " + QByteArray::number(152 * xccs) + "\nsimd_per_cu 4\nnum_xcc "
           + QByteArray::number(xccs)
           + "\ndevice_id 29857\nvendor_id 4098\ngfx_target_version 90402\nwave_front_size 64\ndomain "
             "0\nlocation_id "
           + QByteArray::number(locationId);
}

} // namespace headroom
