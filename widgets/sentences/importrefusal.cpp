// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/importwords.h"

#include "widgets/sentences/refusalparts.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace headroom {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(ImportRefusals)
};

// Details as the importers word them, the longer ones first. %1 and its like stand for what varies.
const char *const kDetails[] = {
    QT_TRANSLATE_NOOP("ImportRefusals", "not a file"),
    QT_TRANSLATE_NOOP("ImportRefusals", "an object"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a number"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a whole number"),
    QT_TRANSLATE_NOOP("ImportRefusals", "true or false"),
    QT_TRANSLATE_NOOP("ImportRefusals", "text"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a list of texts"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a list of objects"),
    QT_TRANSLATE_NOOP("ImportRefusals", "an empty text"),
    QT_TRANSLATE_NOOP("ImportRefusals", "an object was expected"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a second index"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a second config"),
    QT_TRANSLATE_NOOP("ImportRefusals", "GGUF together with other formats"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a big-endian GGUF file"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a language model beside the vision projector"),
    QT_TRANSLATE_NOOP("ImportRefusals", "layers that hold attention and a state together"),
    QT_TRANSLATE_NOOP("ImportRefusals", "one entry for each layer"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more channels than any model has"),
    QT_TRANSLATE_NOOP("ImportRefusals", "heads or dimensions beyond any model"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a shape beyond any tensor"),
    QT_TRANSLATE_NOOP("ImportRefusals", "data ends before it begins"),
    QT_TRANSLATE_NOOP("ImportRefusals", "no layer keeps a cache or a state"),
    QT_TRANSLATE_NOOP("ImportRefusals", "no parameters of a language model"),
    QT_TRANSLATE_NOOP("ImportRefusals", "the files hold another number of tensors"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more than two data_offsets"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more than %1 tensors"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more than %1 dimensions"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more than %1 kinds of layers"),
    QT_TRANSLATE_NOOP("ImportRefusals", "more than %1 parameters"),
    QT_TRANSLATE_NOOP("ImportRefusals", "tensors of %1 bytes"),
    QT_TRANSLATE_NOOP("ImportRefusals", "the layer type %1"),
    QT_TRANSLATE_NOOP("ImportRefusals", "the letter %1"),
    QT_TRANSLATE_NOOP("ImportRefusals", "the shape of %1"),
    QT_TRANSLATE_NOOP("ImportRefusals", "element type %1"),
    QT_TRANSLATE_NOOP("ImportRefusals", "value type %1"),
    QT_TRANSLATE_NOOP("ImportRefusals", "tensor type %1 of %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 is not aligned"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a power of two up to %1 was expected"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a header of %1 bytes"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a name of over %1 bytes"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a name of %1 bytes"),
    QT_TRANSLATE_NOOP("ImportRefusals", "a text of %1 bytes, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 bytes of header, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 dimensions of %2, at most %3"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 files of a model of %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 files, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 tensors, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 keys, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 elements, at most %2"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 bytes for %2 elements of %3"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 entries for %2 layers"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 letters for %2 layers"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 has rows of %2, blocks of %3"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 of %2 files"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 of %2 experts"),
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 over %2 heads"),
    //: A value that was found and its limits
    QT_TRANSLATE_NOOP("ImportRefusals", "%1, %2 to %3"),
    //: Limits of a number
    QT_TRANSLATE_NOOP("ImportRefusals", "%1 to %2"),
};

// What "%1" and its like stand for in a text, by the pattern; nothing where it does not match.
std::optional<QStringList> filled(const char *pattern, const QString &text)
{
    QString expression = QRegularExpression::escape(QLatin1String(pattern));
    for (const char *place : {"\\%1", "\\%2", "\\%3"})
        expression.replace(QLatin1String(place), QStringLiteral("(.+)"));
    const QRegularExpressionMatch match =
        QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(text);
    return match.hasMatch() ? std::optional(match.capturedTexts().mid(1)) : std::nullopt;
}

// In the application's language; what is unknown (a key, a name, the system's reason) stays as it is.
QString detailText(const std::string &detail)
{
    const QString text = QString::fromStdString(detail);
    for (const char *known : kDetails) {
        const std::optional<QStringList> parts = filled(known, text);
        if (!parts)
            continue;
        const QString spoken = Refusals::tr(known);
        if (parts->isEmpty())
            return spoken;
        if (parts->size() == 1)
            return spoken.arg(parts->at(0));
        return parts->size() == 2 ? spoken.arg(parts->at(0), parts->at(1))
                                  : spoken.arg(parts->at(0), parts->at(1), parts->at(2));
    }
    return text;
}

QString sizeReason(ImportProblem::What what, const QString &detail)
{
    using What = ImportProblem::What;
    switch (what) {
    case What::TooLarge:
        //: %1: the limit, or what is too large
        return Refusals::tr("Larger than any model's: %1.").arg(detail);
    case What::TooDeep:
        return Refusals::tr("Nested deeper than %1 levels.").arg(detail);
    case What::TooMany:
        //: %1: how many of what, "12 tensors, at most 5"
        return Refusals::tr("More than any model has: %1.").arg(detail);
    case What::Truncated:
        //: %1: a number of bytes
        return Refusals::tr("The file ends too early; at least %1 bytes are needed.").arg(detail);
    default:
        return {};
    }
}

QString tensorReason(ImportProblem::What what, const QString &detail)
{
    using What = ImportProblem::What;
    switch (what) {
    case What::Duplicate:
        //: %1: the name of a tensor or key
        return Refusals::tr("\"%1\" stands there twice.").arg(detail);
    case What::Overlap:
        //: %1: two names of tensors
        return Refusals::tr("These tensors overlap: %1.").arg(detail);
    case What::OutsideFile:
        //: %1: a name of a tensor
        return Refusals::tr("The tensor \"%1\" reaches beyond the end of the file.").arg(detail);
    case What::Inconsistent:
        return Refusals::tr("This does not add up: %1.").arg(detail);
    case What::MissingPart:
        //: %1: "2 of 5 files", or a file name
        return Refusals::tr("Parts of the model are missing: %1.").arg(detail);
    case What::MissingKey:
        return Refusals::tr("The key \"%1\" is missing.").arg(detail);
    case What::NotSupported:
        return Refusals::tr("Headroom cannot count this yet: %1.").arg(detail);
    default:
        return {};
    }
}

QString reasonOf(const ImportProblem &problem)
{
    using What = ImportProblem::What;
    const QString detail = detailText(problem.detail);
    switch (problem.what) {
    case What::Unreadable:
        //: %1: the system's reason
        return Refusals::tr("The file cannot be read: %1.").arg(detail);
    case What::Cancelled:
        return Refusals::tr("Reading was cancelled.");
    case What::NothingGiven:
        return Refusals::tr("No file was given.");
    case What::UnknownFormat:
        return Refusals::tr("This is neither JSON nor safetensors nor GGUF.");
    case What::NotAModel:
        //: %1: what was looked for, the name of a key
        return Refusals::tr("This describes no model; expected: %1.").arg(detail);
    case What::NotJson:
        //: %1: the parser's reason, in English
        return Refusals::tr("This is not JSON: %1.").arg(detail);
    case What::Version:
        //: %1: a version number
        return Refusals::tr("Version %1 of the format is unknown here.").arg(detail);
    case What::WrongType:
        if (problem.detail.find(" type ") != std::string::npos)
            //: %1: what was found, "element type X9"
            return Refusals::tr("Unknown here: %1.").arg(detail);
        //: %1: what was expected, "a whole number"
        return Refusals::tr("Expected %1.").arg(detail);
    case What::OutOfRange:
        //: %1: the value, its limits or what is wrong with it
        return Refusals::tr("Outside of what any model has: %1.").arg(detail);
    case What::TooLarge:
    case What::TooDeep:
    case What::TooMany:
    case What::Truncated:
        return sizeReason(problem.what, detail);
    default:
        return tensorReason(problem.what, detail);
    }
}

} // namespace

QString refusalText(const ImportProblem &problem)
{
    return placedReason(QString::fromStdString(problem.file), problem.where, reasonOf(problem));
}

} // namespace headroom
