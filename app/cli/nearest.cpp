// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/nearest.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace headroom {

namespace {

constexpr qsizetype kLongestWord = 100; // nothing longer resembles an id

// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
qsizetype distance(const QString &from, const QString &to)
{
    const auto width = static_cast<std::size_t>(to.size()) + 1;
    std::vector<qsizetype> before(width);
    std::vector<qsizetype> last(width);
    std::vector<qsizetype> now(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 1; i <= from.size(); ++i) {
        now[0] = i;
        for (qsizetype j = 1; j <= to.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const bool same = from[i - 1] == to[j - 1];
            now[at] = std::min({last[at] + 1, now[at - 1] + 1, last[at - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                now[at] = std::min(now[at], before[at - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last.back();
}

// A word that an id begins with or holds is nearer than any misspelling of the whole.
qsizetype remoteness(const QString &word, const QString &name)
{
    if (word.size() >= 2 && name.startsWith(word))
        return 0;
    if (word.size() >= 3 && name.contains(word))
        return 1;
    return 1 + distance(word, name);
}

template<class Entry> void addWithAliases(QList<NamedId> &names, const std::vector<Entry> &entries)
{
    for (const Entry &entry : entries) {
        const QString id = QString::fromStdString(entry.id);
        names.append({id, id});
        for (const std::string &alias : entry.aliases)
            names.append({QString::fromStdString(alias), id});
    }
}

} // namespace

QList<NamedId> acceleratorNames(const Catalog &catalog)
{
    QList<NamedId> names;
    for (const Accelerator &accelerator : catalog.accelerators) {
        const QString id = QString::fromStdString(accelerator.id);
        names.append({id, id});
        names.append({QString::fromStdString(accelerator.name).toLower(), id});
        for (const std::string &alias : accelerator.aliases)
            names.append({QString::fromStdString(alias), id});
    }
    return names;
}

QList<NamedId> modelNames(const Catalog &catalog)
{
    QList<NamedId> names;
    addWithAliases(names, catalog.models);
    return names;
}

QList<NamedId> weightFormatNames(const Catalog &catalog)
{
    QList<NamedId> names;
    addWithAliases(names, catalog.weightFormats);
    return names;
}

QList<NamedId> cacheFormatNames(const Catalog &catalog)
{
    QList<NamedId> names;
    addWithAliases(names, catalog.cacheFormats);
    return names;
}

QStringList nearestIds(const QString &word, const QList<NamedId> &names)
{
    const QString lower = word.toLower();
    if (lower.isEmpty() || lower.size() > kLongestWord)
        return {};
    const qsizetype farthest = 1 + std::max<qsizetype>(1, lower.size() / 3);
    QList<std::pair<qsizetype, QString>> found;
    for (const NamedId &candidate : names)
        if (const qsizetype far = remoteness(lower, candidate.name); far <= farthest)
            found.append({far, candidate.id});
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList ids;
    for (const auto &[far, id] : found)
        if (!ids.contains(id) && ids.size() < 3)
            ids.append(id);
    return ids;
}

} // namespace headroom
