// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/measuredwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace headroom {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(ResultRefusals)
};

// The words of the readers.
const char *const kReasons[] = {
    QT_TRANSLATE_NOOP("ResultRefusals", "not a file"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a number"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a unit of time"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a unit of a rate"),
    QT_TRANSLATE_NOOP("ResultRefusals", "it ended early"),
    QT_TRANSLATE_NOOP("ResultRefusals", "an object was expected"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a comma or the end of the list was expected"),
    QT_TRANSLATE_NOOP("ResultRefusals", "too many columns"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a quote is not closed"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a bracket is not closed"),
    QT_TRANSLATE_NOOP("ResultRefusals", "a list in brackets was expected"),
    QT_TRANSLATE_NOOP("ResultRefusals", "another number of values than of columns"),
};

// A parser's own reason stays in English.
QString detailText(const std::string &detail)
{
    for (const char *reason : kReasons)
        if (detail == reason)
            return Refusals::tr(reason);
    const QString text = QString::fromStdString(detail);
    const QStringList limits = text.split(QStringLiteral(" to "));
    //: Limits of a number in a file
    return limits.size() == 2 && !text.contains(QLatin1String(", ")) && limits[0].size() < 24
               ? Refusals::tr("%1 to %2").arg(limits[0], limits[1])
               : text;
}

QString reasonOf(const ResultProblem &problem)
{
    using What = ResultProblem::What;
    const QString detail = detailText(problem.detail);
    switch (problem.what) {
    case What::Unreadable:
        //: %1: the system's reason
        return Refusals::tr("It cannot be read: %1.").arg(detail);
    case What::Empty:
        return Refusals::tr("The file is empty.");
    case What::TooLarge:
        return Refusals::tr("Larger than any result file, %1 bytes.").arg(detail);
    case What::TooDeep:
        return Refusals::tr("Nested deeper than %1 levels.").arg(detail);
    case What::TooMany:
        return Refusals::tr("More than %1 runs or values.").arg(detail);
    case What::NotJson:
        //: %1: the parser's reason, in English
        return Refusals::tr("This is not JSON: %1.").arg(detail);
    case What::UnknownFormat:
        return Refusals::tr("No result file of vLLM, SGLang, llama-bench, GuideLLM, AIPerf, InferenceX or "
                            "MLPerf.");
    case What::NotATable:
        //: %1: what is wrong with it
        return Refusals::tr("The table is broken: %1.").arg(detail);
    case What::MissingKey:
        return Refusals::tr("This key is missing.");
    case What::WrongType:
        //: %1: what was expected, "a number"
        return Refusals::tr("Expected %1.").arg(detail);
    case What::OutOfRange:
        //: %1: limits, "1 to 4096"
        return Refusals::tr("Outside of what is allowed, %1.").arg(detail);
    case What::NoRuns:
        return Refusals::tr("Nothing in it was measured.");
    case What::Cancelled:
        return Refusals::tr("Reading was cancelled.");
    }
    return {};
}

} // namespace

QString refusalText(const ResultProblem &problem)
{
    QStringList place{QString::fromStdString(problem.file)};
    if (problem.line > 0 && problem.column > 0)
        //: A place in a file
        place << Refusals::tr("line %1, column %2").arg(problem.line).arg(problem.column);
    else if (problem.line > 0)
        //: A place in a file
        place << Refusals::tr("line %1").arg(problem.line);
    if (!problem.key.empty())
        place << QString::fromStdString(problem.key);
    place.removeAll(QString());
    return place.join(QLatin1String(", ")) + QLatin1String(": ") + reasonOf(problem);
}

} // namespace headroom
