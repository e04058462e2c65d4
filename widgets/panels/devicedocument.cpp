// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/devicedocument.h"

#include <QCoreApplication>

#include "widgets/panels/plaindocument.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/attachwords.h"
#include "widgets/sentences/checkwords.h"
#include "widgets/sentences/probewords.h"

#include <algorithm>

namespace headroom {

namespace {

class DeviceWriter {
    Q_DECLARE_TR_FUNCTIONS(DeviceWriter)

public:
    DeviceWriter(PlainDocument &document, const PlotInput &input, const DeviceView &view, int device)
        : m_document(document)
        , m_input(input)
        , m_view(view)
        , m_device(device)
        , m_numbers(input.numbers())
    {}

    void how() const
    {
        if (!m_view.asked)
            m_document
                .line(tr("Attach to see which devices there are, how they are partitioned and how much of "
                         "their memory is free. Nothing is measured before you ask for it."));
        if (m_view.problem)
            m_document.warning(problemText(*m_view.problem, m_numbers));
        else if (const QString end = endText(m_view.report); m_view.ended && !end.isEmpty())
            m_document.warning(end);
        if (m_view.ended && !m_view.isBusy() && m_view.report.devices.empty() && !m_view.problem)
            m_document.line(tr("No device was found."));
    }
    void device() const
    {
        const ProbeDevice *found = m_view.report.device(m_device);
        if (found) {
            if (const QString partition = partitionText(m_view.report, *found, m_numbers);
                !partition.isEmpty())
                m_document.line(partition);
            if (const QString memory = memoryText(*found, m_numbers); !memory.isEmpty())
                m_document.line(memory);
        }
        for (const ProbeTelemetry &telemetry : m_view.report.telemetry)
            if (telemetry.index == m_device && telemetry.when == "watch")
                //: What the sensors of a device say. %1: "140 W of 750 W, 87% busy"
                m_document.line(tr("Now: %1").arg(telemetryText(telemetry, m_numbers)));
        for (const QString &warning : warningTexts(m_view.report, m_device))
            m_document.muted(warning);
    }
    void checkList() const
    {
        const auto index = static_cast<std::size_t>(std::max(0, m_input.selected));
        const auto &results = m_input.evaluation->results;
        if (!m_view.report.device(m_device) || index >= results.size() || results[index].unresolved)
            return;
        const ConfigurationResult &result = results[index];
        m_document.gap();
        //: %1: a configuration, "MI300X"
        m_document.title(tr("Check-list for %1").arg(seriesNames(m_input)[static_cast<qsizetype>(index)]));
        for (const CheckWords &words : checkWords(m_view.report, m_device, result, m_numbers)) {
            m_document.heading(words.title);
            write(words);
        }
        if (m_view.measured && m_view.success)
            m_document.line(againText(result, *m_input.catalog));
    }
    void unverified() const
    {
        m_document.gap();
        m_document.muted(unverifiedText());
    }

private:
    void write(const CheckWords &words) const
    {
        const bool wrong = words.verdict == CheckVerdict::Low || words.verdict == CheckVerdict::Invalid;
        if (!words.measure.isEmpty())
            wrong ? m_document.warning(words.measure) : m_document.line(words.measure);
        if (!words.advice.isEmpty())
            m_document.muted(words.advice);
    }

    PlainDocument &m_document;
    const PlotInput &m_input;
    const DeviceView &m_view;
    int m_device;
    Numbers m_numbers;
};

} // namespace

void writeDevice(QTextDocument *document, const QPalette &palette, const PlotInput &input,
                 const DeviceView &view, int device)
{
    PlainDocument plain(document, palette);
    const DeviceWriter writer(plain, input, view, device);
    writer.how();
    writer.device();
    writer.checkList();
    writer.unverified();
}

} // namespace headroom
