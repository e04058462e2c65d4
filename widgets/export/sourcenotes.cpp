// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/sourcenotes.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

#include "widgets/panels/usedsources.h"
#include "widgets/plots/seriesnames.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

bool alike(const Source &a, const Source &b)
{
    return a.title == b.title && a.address == b.address && a.date == b.date;
}

class NotesWriter {
    Q_DECLARE_TR_FUNCTIONS(SourceNotes)

public:
    explicit NotesWriter(const PlotInput &input)
        : m_input(input)
        , m_catalog(*input.catalog)
        , m_results(input.evaluation->results)
        , m_numbers(m_results.size())
    {}

    [[nodiscard]] SourceNotes write(const QStringList &further)
    {
        for (const UsedSource &used : usedSources(m_catalog, *m_input.evaluation))
            if (used.source != kSetByUser) // named among the assumptions
                addSource(used);
        for (std::size_t i = 0; i < m_results.size(); ++i)
            numberSourcesOf(i);
        addEvidence();
        for (const QString &source : further)
            addNote(source, source, source);
        for (const std::vector<int> &numbers : m_numbers)
            m_notes.ofConfiguration << rangesText(numbers);
        return m_notes;
    }

private:
    void addNote(const QString &full, const QString &brief, const QString &shortest)
    {
        //: A numbered source under a figure: %1 its number, %2 the source.
        const QString numbered = tr("%1. %2");
        const QString number = QString::number(m_notes.full.size() + 1);
        m_notes.full << numbered.arg(number, full);
        m_notes.brief << numbered.arg(number, brief);
        m_notes.shortest << numbered.arg(number, shortest);
    }

    void addSource(const UsedSource &used)
    {
        const Source &source = m_catalog.sources[used.source];
        const QString title = QString::fromStdString(source.title);
        const QString place = placeOf(QString::fromStdString(source.address));
        const QString date = QString::fromStdString(source.date);
        m_listed.push_back(used.source);
        addNote(sourceText(m_catalog, {used.kinds.front(), used.source, {}}, m_input.locale),
                joined({title, place, date}), joined({title, date}));
    }

    static QString joined(QStringList parts)
    {
        parts.removeAll(QString());
        return parts.join(QLatin1String(", "));
    }

    void numberSourcesOf(std::size_t index)
    {
        Evaluation alone{m_input.evaluation->scenario, {}};
        alone.results.push_back(m_results[index]);
        for (const UsedSource &used : usedSources(m_catalog, alone))
            for (std::size_t i = 0; i < m_listed.size(); ++i)
                if (used.source != kSetByUser
                    && alike(m_catalog.sources[m_listed[i]], m_catalog.sources[used.source]))
                    m_numbers[index].push_back(static_cast<int>(i) + 1);
        std::sort(m_numbers[index].begin(), m_numbers[index].end());
    }

    // Configurations of one class of constants share their runs.
    void addEvidence()
    {
        const QStringList names = seriesNames(m_input);
        std::vector<bool> said(m_results.size(), false);
        for (std::size_t i = 0; i < m_results.size(); ++i) {
            if (said[i] || !isSupported(m_results[i]))
                continue;
            const RateSupport &support = m_results[i].rate->support;
            QStringList together;
            for (std::size_t j = i; j < m_results.size(); ++j) {
                if (!isSupported(m_results[j]) || !sameRuns(m_results[j].rate->support, support))
                    continue;
                said[j] = true;
                together << names.value(static_cast<qsizetype>(j));
                m_numbers[j].push_back(static_cast<int>(m_notes.full.size()) + 1);
            }
            addRuns(support, together);
        }
    }

    static bool isSupported(const ConfigurationResult &result)
    {
        return result.rates && !result.rate->support.isGrey();
    }
    static bool sameRuns(const RateSupport &a, const RateSupport &b)
    {
        return a.software == b.software && a.hardware == b.hardware && a.rows == b.rows;
    }

    void addRuns(const RateSupport &support, const QStringList &names)
    {
        std::vector<SourceIndex> evidence;
        for (const SourceIndex source : support.evidence)
            if (std::none_of(evidence.begin(), evidence.end(), [&](SourceIndex other) {
                    return alike(m_catalog.sources[other], m_catalog.sources[source]);
                }))
                evidence.push_back(source);
        QStringList dates;
        QStringList titles;
        for (const SourceIndex source : evidence) {
            dates << QString::fromStdString(m_catalog.sources[source].date);
            titles << QString::fromStdString(m_catalog.sources[source].title);
        }
        dates.removeAll(QString());
        dates.sort();
        //: A note under a figure. %1: configurations · %2: how many runs · %3: how many sources they come
        //: from · %4, %5: the first and the last date of these.
        const QString who = m_input.locale.createSeparatedList(names);
        const QString runs = m_input.locale.toString(support.rows);
        const QString from = dates.isEmpty() ? QStringLiteral("–") : dates.constFirst();
        const QString until = dates.isEmpty() ? QStringLiteral("–") : dates.constLast();
        const QString counted =
            tr("Band of %1: %2 published run(s); sources: %3, of %4 to %5", nullptr, support.rows)
                .arg(who, runs, QString::number(evidence.size()), from, until);
        //: The same, shorter, where room is scarce. %1: configurations · %2: how many runs · %3, %4: dates
        addNote(counted + QLatin1String(": ") + titles.join(QLatin1String("; ")), counted,
                tr("%1: %2 run(s), %3 to %4", nullptr, support.rows).arg(who, runs, from, until));
    }

    const PlotInput &m_input;
    const Catalog &m_catalog;
    const std::vector<ConfigurationResult> &m_results;
    std::vector<SourceIndex> m_listed;
    std::vector<std::vector<int>> m_numbers; // of the notes of each configuration
    SourceNotes m_notes;
};

} // namespace

SourceNotes sourceNotes(const PlotInput &input, const QStringList &further)
{
    return NotesWriter(input).write(further);
}

QString rangesText(const std::vector<int> &numbers)
{
    QStringList parts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        if (last < i + 2) // two in a row are no range
            last = i;
        parts << (last == i ? QString::number(numbers[i])
                            : QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[last]));
        i = last + 1;
    }
    return parts.join(QLatin1String(", "));
}

QString placeOf(const QString &address)
{
    const QUrl url(address);
    QString host = url.host();
    if (host.startsWith(QLatin1String("www.")))
        host.remove(0, 4);
    const bool shared = host == QLatin1String("github.com") || host == QLatin1String("huggingface.co");
    const QStringList path = url.path().split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (!shared || path.size() < 2)
        return host;
    return QStringList{host, path[0], path[1]}.join(QLatin1Char('/'));
}

} // namespace headroom
