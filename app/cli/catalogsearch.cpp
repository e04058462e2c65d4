// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogsearch.h"

#include <QRegularExpression>

#include <algorithm>

namespace headroom {

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

QStringList texts(const std::vector<std::string> &aliases)
{
    QStringList all;
    for (const std::string &alias : aliases)
        all << text(alias);
    return all;
}

} // namespace

CatalogSearch::CatalogSearch(const QString &words)
    : m_words(words.toLower().split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts))
{}

bool CatalogSearch::allIn(const QStringList &texts) const
{
    const QString all = texts.join(QLatin1Char('\n')).toLower();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return all.contains(word); });
}

bool CatalogSearch::matches(const Accelerator &a) const
{
    const QString announced = a.announced ? QStringLiteral("announced") : QString();
    return allIn(QStringList{text(a.id), text(a.vendor), text(a.name), text(a.form), text(a.architecture),
                             text(a.memoryType), announced}
                 + texts(a.aliases));
}

bool CatalogSearch::matches(const LanguageModel &m) const
{
    return allIn(QStringList{text(m.id), text(m.hubId), text(m.name), text(m.family)} + texts(m.aliases));
}

bool CatalogSearch::matches(const WeightFormat &f) const
{
    return allIn(QStringList{text(f.id), text(f.name)} + texts(f.aliases));
}

bool CatalogSearch::matches(const CacheFormat &f) const
{
    return allIn(QStringList{text(f.id), text(f.name)} + texts(f.aliases));
}

} // namespace headroom
