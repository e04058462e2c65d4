// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sentences/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTranslator>

namespace headroom {

// Both files as one translator. Installed once: its contents change while nobody is told, then
// everybody is told once.
class Language::Translators : public QTranslator {
public:
    void load(const QString &language)
    {
        // Loading fails where a file is missing: then there are the English words of the source.
        (void)m_ours.load(QStringLiteral(":/i18n/headroom_%1.qm").arg(language));
        (void)m_qts.load(QStringLiteral("qtbase_%1.qm").arg(language),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override
    {
        const QString ours = m_ours.translate(context, source, comment, n);
        return ours.isNull() ? m_qts.translate(context, source, comment, n) : ours;
    }

private:
    QTranslator m_ours;
    QTranslator m_qts;
};

namespace {

constexpr QLatin1String kEnglish("en");
constexpr QLatin1String kPortuguese("pt_BR");

// "pt" of "pt_BR.UTF-8"; empty where the text is no name of a language.
QString languagePart(const QString &name)
{
    if (name == QLatin1String("C") || name == QLatin1String("POSIX") || name.startsWith(QLatin1String("C.")))
        return kEnglish;
    static const QRegularExpression
        shape(QStringLiteral("^([A-Za-z]{2,3})([-_][A-Za-z0-9]{2,8})*([.@][A-Za-z0-9@.-]*)?$"));
    return shape.match(name).captured(1).toLower();
}

QString englishIfEmpty(const QString &name)
{
    return name.isEmpty() ? QString(kEnglish) : name;
}

} // namespace

Language::Language(QObject *parent)
    : QObject(parent)
    , m_translators(std::make_unique<Translators>())
{
    QCoreApplication::installTranslator(m_translators.get());
}

Language::~Language() = default;

QStringList Language::available()
{
    return {kEnglish, kPortuguese};
}

QString Language::matching(const QString &name)
{
    const QString language = languagePart(name);
    if (language == kEnglish)
        return kEnglish;
    return language == QLatin1String("pt") ? QString(kPortuguese) : QString();
}

QString Language::closestTo(const QString &name)
{
    if (languagePart(name).isEmpty())
        return {};
    return englishIfEmpty(matching(name));
}

QString Language::ofSystem()
{
#ifdef Q_OS_UNIX
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString value = qEnvironmentVariable(variable);
        if (!value.isEmpty())
            return englishIfEmpty(closestTo(value));
    }
#endif
    return englishIfEmpty(closestTo(QLocale::system().name()));
}

QLocale Language::localeOf(const QString &name)
{
    return name == kPortuguese ? QLocale(QLocale::Portuguese, QLocale::Brazil)
                               : QLocale(QLocale::English, QLocale::UnitedStates);
}

void Language::use(const QString &name)
{
    Q_ASSERT(available().contains(name));
    if (name == m_name)
        return;
    m_name = name;
    m_translators->load(name);
    QLocale::setDefault(locale());
    if (QCoreApplication *application = QCoreApplication::instance()) {
        QEvent event(QEvent::LanguageChange);
        QCoreApplication::sendEvent(application, &event);
    }
    emit changed();
}

Language::Aside::Aside(Language &language, const QString &name)
    : m_language(language)
    , m_other(name != language.m_name)
{
    Q_ASSERT(available().contains(name));
    if (!m_other)
        return;
    m_language.m_translators->load(name);
    QLocale::setDefault(localeOf(name));
}

Language::Aside::~Aside()
{
    if (!m_other)
        return;
    m_language.m_translators->load(m_language.m_name);
    QLocale::setDefault(m_language.locale());
}

} // namespace headroom
