// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/importdocument.h"

#include <QCoreApplication>

#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/importwords.h"

namespace headroom {

namespace {

class ImportWriter {
    Q_DECLARE_TR_FUNCTIONS(ImportWriter)

public:
    ImportWriter(PlainDocument &document, const ImportedModel &imported, const Numbers &numbers)
        : m_document(document)
        , m_imported(imported)
        , m_numbers(numbers)
    {}

    void result() const
    {
        for (const ImportedLine &line : importedLines(m_imported, m_numbers))
            m_document.line(named(line.name, line.value));
    }
    void assumed() const
    {
        if (m_imported.report.assumed.empty())
            return;
        m_document.heading(tr("Assumed"));
        for (const ImportReport::Assumed &assumed : m_imported.report.assumed) {
            m_document.line(named(factName(assumed.fact), reportValue(assumed.value, m_numbers)));
            m_document.muted(whyText(assumed.why));
        }
    }
    void unknown() const
    {
        if (m_imported.report.unknown.empty())
            return;
        m_document.heading(tr("Not understood"));
        for (const ImportReport::Unknown &unknown : m_imported.report.unknown)
            m_document.warning(named(QString::fromStdString(unknown.key),
                                     QString::fromStdString(unknown.value)));
    }
    void understood() const
    {
        if (m_imported.report.understood.empty())
            return;
        m_document.heading(tr("Understood"));
        for (const ImportReport::Understood &understood : m_imported.report.understood) {
            m_document.line(named(factName(understood.fact), reportValue(understood.value, m_numbers)));
            m_document.muted(QString::fromStdString(understood.key));
        }
    }

private:
    [[nodiscard]] static QString named(const QString &name, const QString &value)
    {
        //: %1: what it is, "KV heads" · %2: its value
        return value.isEmpty() ? name : tr("%1: %2").arg(name, value);
    }

    PlainDocument &m_document;
    const ImportedModel &m_imported;
    const Numbers &m_numbers;
};

} // namespace

void writeImport(QTextDocument *document, const QPalette &palette, const Catalog &catalog,
                 const ImportedModel &imported, const Numbers &numbers)
{
    PlainDocument writer(document, palette);
    const ImportWriter part(writer, imported, numbers);
    writer.title(importedSentence(catalog, imported));
    part.result();
    part.assumed();
    part.unknown();
    part.understood();
}

} // namespace headroom
