// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/footnotes.h"

#include "widgets/sentences/working.h"

#include <algorithm>

namespace headroom {

QString Footnotes::marked(const QString &figure, const Provenance &from)
{
    const auto known = std::find_if(m_used.cbegin(), m_used.cend(), [&](const Provenance &used) { return used.source == from.source; });
    const auto number = known - m_used.cbegin() + 1;
    if (known == m_used.cend())
        m_used.append(from);
    return QStringLiteral("%1 %2 [%3]").arg(figure, kindName(from.kind), QString::number(number));
}

QString Footnotes::list() const
{
    QString text;
    for (qsizetype i = 0; i < m_used.size(); ++i)
        text += QStringLiteral("[%1] %2\n").arg(QString::number(i + 1), sourceText(m_catalog, m_used[i], m_locale));
    return text;
}

} // namespace headroom
