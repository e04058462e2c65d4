// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/refusalparts.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace headroom {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

QString whereText(const QString &where)
{
    static const QRegularExpression position(QStringLiteral("^line (\\d+), column (\\d+)$"));
    static const QRegularExpression counted(QStringLiteral("^(byte|data byte|layer) (\\d+)$"));
    if (const QRegularExpressionMatch match = position.match(where); match.hasMatch())
        //: A place in a file
        return Refusals::tr("line %1, column %2").arg(match.captured(1), match.captured(2));
    const QRegularExpressionMatch match = counted.match(where);
    if (!match.hasMatch())
        return where;
    const QString number = match.captured(2);
    if (match.captured(1) == QLatin1String("layer"))
        //: A place in a file: the layer of a model
        return Refusals::tr("layer %1").arg(number);
    //: A place in a file
    return match.captured(1) == QLatin1String("byte") ? Refusals::tr("byte %1").arg(number)
                                                      //: A place in a file, counted from where its data begin
                                                      : Refusals::tr("data byte %1").arg(number);
}

} // namespace

QString placedReason(const QString &file, const std::string &where, const QString &reason)
{
    const QString place = whereText(QString::fromStdString(where));
    return (place.isEmpty() || place == QLatin1String("/") ? file : file + QLatin1String(", ") + place)
           + QLatin1String(": ") + reason;
}

} // namespace headroom
