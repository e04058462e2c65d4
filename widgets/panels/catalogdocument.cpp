// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/catalogdocument.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/names.h"
#include "widgets/sentences/working.h"

namespace headroom {

namespace {

class EntryWriter {
    Q_DECLARE_TR_FUNCTIONS(EntryWriter)

public:
    EntryWriter(PlainDocument &document, const Catalog &catalog, const QLocale &locale)
        : m_document(document)
        , m_catalog(catalog)
        , m_locale(locale)
    {}

    void head(const CatalogEntry &entry) const
    {
        m_document.title(entry.name);
        QStringList parts{entry.group, entry.status, QString::fromStdString(entry.place.id)};
        parts.removeAll(QString());
        m_document.muted(parts.join(QStringLiteral(" · ")));
    }

    void figure(const CatalogFigure &figure) const
    {
        //: A figure of the catalog: %1 its name, %2 its value.
        m_document.heading(tr("%1: %2").arg(figure.name, figure.value));
        m_document.mark(kindMark(figure.from.kind), kindName(figure.from.kind));
        source(figure.from);
        for (const CatalogFigure::Other &other : figure.others) {
            //: Another source's number for the same figure. %1: the number
            m_document.line(tr("Elsewhere %1").arg(other.value));
            m_document.mark(kindMark(other.from.kind), kindName(other.from.kind));
            source(other.from);
        }
    }

    void texts(const QString &heading, const std::vector<Text> &list) const
    {
        if (list.empty())
            return;
        m_document.gap();
        m_document.title(heading);
        for (const Text &text : list)
            m_document.line(textIn(text, m_locale));
    }
    void rest(const CatalogEntry &entry) const
    {
        texts(tr("Where sources disagree"), entry.disagreements);
        texts(tr("Cautions"), entry.cautions);
        texts(tr("Notes"), entry.notes);
    }

    // What the marks mean, without a pointer to ask them.
    void key() const
    {
        QStringList kinds;
        for (const Kind kind :
             std::array{Kind::Vendor, Kind::Announced, Kind::Measured, Kind::Derived, Kind::Assumed})
            kinds << kindMark(kind) + QLatin1Char(' ') + kindName(kind);
        m_document.gap();
        m_document.muted(kinds.join(QStringLiteral(" · ")));
    }

private:
    void source(const Provenance &from) const
    {
        m_document.muted(sourceText(m_catalog, from, m_locale));
        const QString note = textIn(from.note, m_locale);
        if (!note.isEmpty() && from.source != kSetByUser)
            m_document.muted(note);
    }

    PlainDocument &m_document;
    const Catalog &m_catalog;
    QLocale m_locale;
};

QString ratioText(const CatalogFigure *first, const CatalogFigure *second, const Numbers &numbers)
{
    if (!first || !second || first->number <= 0.0)
        return {};
    const double ratio = std::round(second->number / first->number * 100.0) / 100.0;
    return QStringLiteral("× ") + numbers.count(ratio);
}

QString cell(const CatalogFigure *figure)
{
    return figure ? figure->value + QLatin1Char(' ') + kindMark(figure->from.kind) : QStringLiteral("–");
}

} // namespace

void writeCatalogEntry(QTextDocument *document, const QPalette &palette, const Catalog &catalog,
                       const CatalogEntry &entry, const QLocale &locale)
{
    PlainDocument writer(document, palette);
    const EntryWriter parts(writer, catalog, locale);
    parts.head(entry);
    for (const CatalogFigure &figure : entry.figures)
        parts.figure(figure);
    parts.rest(entry);
    parts.key();
}

void writeCatalogComparison(QTextDocument *document, const QPalette &palette, const CatalogEntry &first,
                            const CatalogEntry &second, const Numbers &numbers)
{
    QStringList names;
    for (const CatalogEntry *entry : {&first, &second})
        for (const CatalogFigure &figure : entry->figures)
            if (!names.contains(figure.name))
                names << figure.name;
    QList<QStringList> rows{{QString(), first.name, second.name, QString()}};
    for (const QString &name : names) {
        const CatalogFigure *a = first.figure(name);
        const CatalogFigure *b = second.figure(name);
        rows.append({name, cell(a), cell(b), ratioText(a, b, numbers)});
    }
    PlainDocument writer(document, palette);
    writer.table(rows);
    const Catalog none;
    EntryWriter(writer, none, numbers.locale()).key();
}

} // namespace headroom
