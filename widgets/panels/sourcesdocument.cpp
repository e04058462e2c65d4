// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/sourcesdocument.h"

#include <QCoreApplication>

#include <set>

#include "widgets/panels/plaindocument.h"
#include "widgets/panels/usedsources.h"
#include "widgets/sentences/sentences.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

class SourcesWriter {
    Q_DECLARE_TR_FUNCTIONS(SourcesWriter)

public:
    SourcesWriter(PlainDocument &document, const PlotInput &input)
        : m_document(document)
        , m_input(input)
    {}

    void numbered() const
    {
        m_document.title(tr("Sources of these figures"));
        int number = 0;
        for (const UsedSource &used : usedSources(*m_input.catalog, *m_input.evaluation)) {
            const Source &source = m_input.catalog->sources[used.source];
            QString title = QString::fromStdString(source.title);
            if (used.source == kSetByUser)
                title = tr("Set here, by you or by the method");
            //: A numbered source: %1 its number, %2 its title.
            m_document.heading(tr("%1. %2").arg(++number).arg(title));
            if (!source.address.empty())
                m_document.line(QString::fromStdString(source.address));
            m_document.muted(remarksOn(used, source));
        }
    }

    void chosenParts() const
    {
        std::set<std::string> seen;
        const Scenario &scenario = m_input.evaluation->scenario;
        for (const Configuration &configuration : scenario.configurations) {
            const Accelerator *accelerator = m_input.catalog->accelerator(configuration.accelerator);
            if (accelerator && seen.insert(accelerator->id).second)
                about(QString::fromStdString(accelerator->name), accelerator->cautions,
                      accelerator->disagreements, {});
            const LanguageModel *model =
                m_input.catalog->model(configuration.model.empty() ? scenario.model : configuration.model);
            if (model && seen.insert(model->id).second)
                about(QString::fromStdString(model->name), {}, model->disagreements, model->notes);
        }
    }

private:
    [[nodiscard]] QString remarksOn(const UsedSource &used, const Source &source) const
    {
        QStringList kinds;
        for (const Kind kind : used.kinds)
            kinds.append(kindName(kind));
        QStringList terms;
        for (const Term term : used.terms)
            terms.append(termName(term));
        if (source.date.empty() || used.source == kSetByUser)
            //: Under a source: %1 the kinds of its figures ("vendor"), %2 what they are.
            return tr("%1. Gives: %2.")
                .arg(kinds.join(QStringLiteral(", ")), terms.join(QStringLiteral(", ")));
        return tr("%1, %2. Gives: %3.")
            .arg(kinds.join(QStringLiteral(", ")), dateText(source), terms.join(QStringLiteral(", ")));
    }
    [[nodiscard]] static QString dateText(const Source &source)
    {
        const QString date = QString::fromStdString(source.date);
        switch (source.dateMeans) {
        //: What the date of a source says. %1 is a date such as 2026-08.
        case DateMeans::Published:
            return tr("published %1").arg(date);
        case DateMeans::Read:
            return tr("read %1").arg(date);
        case DateMeans::Entered:
            break;
        }
        return tr("entered %1").arg(date);
    }
    void about(const QString &name, const std::vector<Text> &cautions, const std::vector<Text> &disagreements,
               const std::vector<Text> &notes) const
    {
        if (cautions.empty() && disagreements.empty() && notes.empty())
            return;
        m_document.gap();
        m_document.title(name);
        list(tr("Cautions"), cautions);
        list(tr("Where sources disagree"), disagreements);
        list(tr("Notes"), notes);
    }
    void list(const QString &heading, const std::vector<Text> &texts) const
    {
        if (texts.empty())
            return;
        m_document.heading(heading);
        for (const Text &text : texts)
            m_document.line(textIn(text, m_input.locale));
    }

    PlainDocument &m_document;
    const PlotInput &m_input;
};

} // namespace

void writeSources(QTextDocument *document, const QPalette &palette, const PlotInput &input)
{
    PlainDocument writer(document, palette);
    const SourcesWriter sources(writer, input);
    sources.numbered();
    sources.chosenParts();
}

} // namespace headroom
