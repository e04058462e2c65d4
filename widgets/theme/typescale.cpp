// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QVariant>
#include <QWidget>

#include "widgets/theme/plainletters.h"

namespace headroom {

namespace {

// The size at which a desktop shows its text when nobody has changed it, in points.
double platformDefaultPoints()
{
#if defined(Q_OS_MACOS)
    return 13.0;
#elif defined(Q_OS_WIN)
    return 9.0;
#else
    const QByteArray desktop = qgetenv("XDG_CURRENT_DESKTOP");
    if (desktop.contains("GNOME"))
        return 11.0;
    return desktop.isEmpty() ? 9.0 : 10.0; // Qt's own default without a desktop is 9
#endif
}

constexpr const char *kMagnified = "headroomTypeMagnified"; // of the application, beside its font

double magnification()
{
    const QVariant factor = qApp ? qApp->property(kMagnified) : QVariant();
    return factor.isValid() ? factor.toDouble() : 1.0;
}

double typeScale()
{
    const double points = QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF();
    return points > 0.0 ? qBound(0.6, points / platformDefaultPoints(), 4.0) : 1.0;
}

int pixelsOf(TypeRole role)
{
    switch (role) {
    case TypeRole::Caption:
        return 11;
    case TypeRole::Body:
        return 13;
    case TypeRole::Strong:
        return 15;
    case TypeRole::Answer:
        return 20;
    case TypeRole::Figure:
        return 32;
    }
    return 13;
}

} // namespace

namespace {
int plainLetters = 0; // how many ask for them; pictures are drawn on one thread
} // namespace

PlainLetters::PlainLetters()
{
    ++plainLetters;
}

PlainLetters::~PlainLetters()
{
    --plainLetters;
}

bool PlainLetters::wanted()
{
    return plainLetters > 0;
}

QFont fontFor(TypeRole role)
{
    static const bool hasInter = QFontDatabase::hasFamily(QStringLiteral("Inter"));
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (hasInter)
        font = QFont(QStringLiteral("Inter"));
    font.setPixelSize(qRound(pixelsOf(role) * typeScale() * magnification()));
    if (role == TypeRole::Strong || role == TypeRole::Figure)
        font.setWeight(QFont::DemiBold);
    else if (role == TypeRole::Answer)
        font.setWeight(QFont::Medium);
    if (PlainLetters::wanted())
        font.setStyleStrategy(QFont::PreferNoShaping);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1); // before 6.7 no font feature can be asked for: see tabular.h
#endif
    return font;
}

void magnifyType(double factor)
{
    if (factor == magnification())
        return;
    qApp->setProperty(kMagnified, factor);
    QApplication::setFont(fontFor(TypeRole::Body));
    qApp->setStyleSheet(qApp->styleSheet()); // widgets without a font of their own take the new one
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        QEvent change(QEvent::FontChange);
        QApplication::sendEvent(widget, &change);
    }
}

} // namespace headroom
