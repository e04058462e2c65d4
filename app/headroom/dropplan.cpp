// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/dropplan.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace headroom {

namespace {

struct Drop {
    Q_DECLARE_TR_FUNCTIONS(DropPlan)
};

constexpr std::size_t kMostItems = 20;
constexpr qsizetype kMostLooked = 200; // files of a drop or folder whose kind is asked
constexpr qsizetype kMostNamed = 3;

QString nameOf(const QString &path)
{
    return QFileInfo(path).fileName();
}

// The reader of models brings what belongs to a file: the parts of a split GGUF, and for the others
// everything of a folder. So each of these is opened once.
QString modelOf(const QString &path)
{
    const QFileInfo info(path);
    if (info.suffix().compare(QLatin1String("gguf"), Qt::CaseInsensitive) != 0)
        return info.absolutePath();
    static const QRegularExpression part(QStringLiteral("-\\d{5}-of-\\d{5}(?=\\.gguf$)"));
    return info.absoluteFilePath().remove(part);
}

class Planner {
public:
    [[nodiscard]] DropPlan plan(const QStringList &paths)
    {
        for (const QString &path : paths.mid(0, kMostLooked))
            take(path);
        m_plan.leftOut += static_cast<int>(std::max<qsizetype>(0, paths.size() - kMostLooked));
        return std::move(m_plan);
    }

private:
    void take(const QString &path)
    {
        const FileKind kind = fileKindOf(path);
        if (kind == FileKind::Folder)
            lookInto(path);
        else if (!add(kind, path))
            m_plan.unknown.append(path);
    }

    // What is strange in a folder is nobody's fault, unless nothing in it is known.
    void lookInto(const QString &path)
    {
        const QDir folder(path);
        const QStringList names = folder.entryList(QDir::Files, QDir::Name).mid(0, kMostLooked);
        bool known = false;
        for (const QString &name : names)
            known |= add(fileKindOf(folder.filePath(name)), folder.filePath(name));
        if (!known)
            m_plan.unknown.append(path);
    }

    [[nodiscard]] bool add(FileKind kind, const QString &path)
    {
        if (kind == FileKind::Unknown || kind == FileKind::Folder)
            return false;
        const QString whole = kind == FileKind::Model ? modelOf(path) : QFileInfo(path).absoluteFilePath();
        if (m_seen.contains(whole))
            return true;
        m_seen.insert(whole);
        // Measurements open no window each: a whole folder of them is taken.
        const bool counts = kind != FileKind::Results;
        m_opened += counts ? 1 : 0;
        if (!counts || m_opened <= kMostItems)
            m_plan.items.push_back({kind, path});
        else
            ++m_plan.leftOut;
        return true;
    }

    DropPlan m_plan;
    std::size_t m_opened = 0; // that need a window or dialog each
    QSet<QString> m_seen;
};

QString promiseOf(const DropPlan::Item &item, bool first)
{
    const QString name = nameOf(item.path);
    switch (item.kind) {
    case FileKind::Scenario:
        //: What letting go of a dragged file will do. %1 is its name.
        return first ? Drop::tr("Open the comparison %1").arg(name)
                     : Drop::tr("Open the comparison %1 in a new window").arg(name);
    case FileKind::Model:
        return Drop::tr("Read the model of %1").arg(name);
    case FileKind::Story:
        return Drop::tr("Tell the story of %1").arg(name);
    case FileKind::Log:
        return Drop::tr("Compare what the log %1 says with what is predicted").arg(name);
    case FileKind::Results:
        return Drop::tr("Keep what was measured in %1").arg(name);
    default:
        return {};
    }
}

} // namespace

DropPlan planOf(const QStringList &paths)
{
    return Planner().plan(paths);
}

QString promiseOf(const DropPlan &plan)
{
    QStringList lines;
    bool first = true;
    for (const DropPlan::Item &item : plan.items) {
        if (lines.size() < kMostNamed)
            lines.append(promiseOf(item, first));
        first = first && item.kind != FileKind::Scenario;
    }
    if (const int more = static_cast<int>(plan.items.size()) - static_cast<int>(lines.size()); more > 0)
        lines.append(Drop::tr("and read %n more file(s)", "of a drop, after a few that are named", more));
    if (const QString refusal = refusalOf(plan); !refusal.isEmpty())
        lines.append(refusal);
    return lines.join(QLatin1Char('\n'));
}

QString refusalOf(const DropPlan &plan)
{
    QStringList names;
    for (const QString &path : plan.unknown.mid(0, kMostNamed))
        names.append(nameOf(path));
    const qsizetype more = plan.unknown.size() - names.size();
    if (plan.unknown.size() == 1)
        return Drop::tr(
                   "%1 is no comparison, story, model file, start-up log or measurement that Headroom reads.")
            .arg(names[0]);
    if (more > 0)
        //: %1: names of files
        return Drop::tr("Headroom cannot read %1 and %n more file(s).", "after a few that are named",
                        static_cast<int>(more))
            .arg(names.join(QStringLiteral(", ")));
    if (!names.isEmpty())
        return Drop::tr("Headroom cannot read %1.").arg(names.join(QStringLiteral(", ")));
    return plan.leftOut > 0
               ? Drop::tr("One drop opens at most %1 files; the others are left out.").arg(kMostItems)
               : QString();
}

} // namespace headroom
