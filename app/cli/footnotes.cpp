// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/footnotes.h"

#include "widgets/sentences/working.h"

namespace headroom {

QString Footnotes::marked(const QString &figure, const Provenance &from)
{
    const QString source = sourceText(m_catalog, from, m_locale);
    if (!m_sources.contains(source))
        m_sources.append(source);
    return QStringLiteral("%1 %2 [%3]").arg(figure, kindName(from.kind), QString::number(m_sources.indexOf(source) + 1));
}

QString Footnotes::list() const
{
    QString text;
    for (qsizetype i = 0; i < m_sources.size(); ++i)
        text += QStringLiteral("[%1] %2\n").arg(QString::number(i + 1), m_sources[i]);
    return text;
}

} // namespace headroom
