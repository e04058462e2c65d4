// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/refusals.h"

#include "widgets/sentences/refusalparts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace headroom {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

// What the readers expected, in the words they use.
const char *const kExpected[] = {
    QT_TRANSLATE_NOOP("Refusals", "an object"),
    QT_TRANSLATE_NOOP("Refusals", "a list"),
    QT_TRANSLATE_NOOP("Refusals", "text"),
    QT_TRANSLATE_NOOP("Refusals", "a shorter text"),
    QT_TRANSLATE_NOOP("Refusals", "a number"),
    QT_TRANSLATE_NOOP("Refusals", "a whole number"),
    QT_TRANSLATE_NOOP("Refusals", "true or false"),
    QT_TRANSLATE_NOOP("Refusals", "no layer keeps a cache or a state"),
    QT_TRANSLATE_NOOP("Refusals", "no parameters"),
    QT_TRANSLATE_NOOP("Refusals", "one line of text"),
    QT_TRANSLATE_NOOP("Refusals", "not a file"),
    QT_TRANSLATE_NOOP("Refusals", "it ended early"),
    QT_TRANSLATE_NOOP("Refusals", "a zero byte"),
    QT_TRANSLATE_NOOP("Refusals", "a model of at most 96 KiB"),
    QT_TRANSLATE_NOOP("Refusals", "a list of one model"),
    QT_TRANSLATE_NOOP("Refusals", "no bytes"),
};

// The reader of catalogs uses the words of JSON.
QString plainWord(const QString &detail)
{
    if (detail == QLatin1String("array"))
        return QStringLiteral("a list");
    if (detail == QLatin1String("object"))
        return QStringLiteral("an object");
    if (detail == QLatin1String("string"))
        return QStringLiteral("text");
    if (detail == QLatin1String("number"))
        return QStringLiteral("a number");
    return detail == QLatin1String("whole number") ? QStringLiteral("a whole number") : detail;
}

// Words and limits of the reader in the application's language; what is unknown stays as it is.
QString detailText(const std::string &detail)
{
    const QString text = plainWord(QString::fromStdString(detail));
    for (const char *known : kExpected)
        if (text == QLatin1String(known))
            return Refusals::tr(known);
    static const QRegularExpression limits(QStringLiteral("^(\\S+) to (\\S+)(.*)$"));
    const QRegularExpressionMatch match = limits.match(text);
    if (!match.hasMatch())
        return text;
    //: Limits of a number in a file
    return Refusals::tr("%1 to %2").arg(match.captured(1), match.captured(2)) + match.captured(3);
}

QString reasonOf(const ScenarioError &error)
{
    using What = ScenarioError::What;
    const QString detail = detailText(error.detail);
    switch (error.what) {
    case What::TooLarge:
        return Refusals::tr("The file is larger than any scenario, %1 bytes.").arg(detail);
    case What::TooDeep:
        return Refusals::tr("Nested deeper than %1 levels.").arg(detail);
    case What::TooManyKeys:
        return Refusals::tr("More than %1 keys.").arg(detail);
    case What::NotJson:
        //: %1: the parser's reason, in English
        return Refusals::tr("This is not JSON: %1.").arg(detail);
    case What::NotAScenario:
        return Refusals::tr("This is not a Headroom scenario: the key \"headroom_scenario\" is missing.");
    case What::NewerVersion:
        //: %1: a version number
        return Refusals::tr("Version %1 was written by a newer Headroom; this one cannot read it.")
            .arg(detail);
    case What::RepeatedKey:
        return Refusals::tr("The key \"%1\" appears twice.").arg(QString::fromStdString(error.detail));
    case What::MissingKey:
        return Refusals::tr("This key is missing.");
    case What::WrongType:
        //: %1: what was expected, "a whole number"
        return Refusals::tr("Expected %1.").arg(detail);
    case What::OutOfRange:
        //: %1: limits, "1 to 4096"
        return Refusals::tr("Outside of what is allowed, %1.").arg(detail);
    case What::UnknownWord:
        return Refusals::tr("\"%1\" is unknown here.").arg(detail);
    }
    return {};
}

// What only catalogs are refused for.
QString contentReason(const CatalogProblem &problem)
{
    using What = CatalogProblem::What;
    const QString detail = detailText(problem.detail);
    switch (problem.what) {
    case What::MissingKey:
        return Refusals::tr("The key \"%1\" is missing.").arg(detail);
    case What::UnknownKey:
        return Refusals::tr("The key \"%1\" is unknown here.").arg(detail);
    case What::WrongType:
        return Refusals::tr("Expected %1.").arg(detail);
    case What::OutOfRange:
        return Refusals::tr("Outside of what is allowed, %1.").arg(detail);
    case What::UnknownWord:
        return Refusals::tr("\"%1\" is unknown here.").arg(detail);
    case What::UnknownSource:
        return Refusals::tr("The source \"%1\" is not in the file's list of sources.").arg(detail);
    case What::DuplicateId:
        return Refusals::tr("\"%1\" is taken already.").arg(detail);
    case What::Inconsistent:
        //: %1: what does not add up, "no parameters"
        return Refusals::tr("This does not add up: %1.").arg(detail);
    default:
        return {};
    }
}

QString reasonOf(const CatalogProblem &problem)
{
    using What = CatalogProblem::What;
    const QString detail = detailText(problem.detail);
    switch (problem.what) {
    case What::Unreadable:
        //: %1: the system's reason
        return Refusals::tr("The file cannot be read: %1.").arg(detail);
    case What::TooLarge:
        return Refusals::tr("The file is larger than any catalog, %1 MiB.").arg(detail);
    case What::NotJson:
        return Refusals::tr("This is not JSON: %1.").arg(detail);
    case What::TooDeep:
        return Refusals::tr("Nested deeper than any catalog.");
    case What::NotACatalog:
        return Refusals::tr("This is not a Headroom catalog.");
    case What::TooManyFiles:
        //: %1: a number of files
        return Refusals::tr("The folder has more than %1 catalogs; those beyond are not read.").arg(detail);
    case What::NewerVersion:
        return Refusals::tr("Version %1 was written by a newer Headroom; this one cannot read it.")
            .arg(detail);
    default:
        return contentReason(problem);
    }
}

} // namespace

QString refusalText(const QString &file, const ScenarioError &error)
{
    return placedReason(file, error.where, reasonOf(error));
}

QString refusalText(const CatalogProblem &problem)
{
    return placedReason(QString::fromStdString(problem.file), problem.where, reasonOf(problem));
}

QString moreRefusalsText(std::size_t more)
{
    const auto count = static_cast<int>(std::min<std::size_t>(more, 1'000'000));
    return Refusals::tr("%n more catalog file(s) were left out; headroom-cli catalog names them all.",
                        nullptr, count);
}

} // namespace headroom
