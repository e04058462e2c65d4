// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>

#include <memory>

namespace headroom {

// The language of the running application: our own words and Qt's. Changing it sends one
// LanguageChange, however many files stand behind it.
class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr);
    ~Language() override;

    static QStringList available();                // {"en", "pt_BR"}
    static QString matching(const QString &name);  // "pt" or "pt-BR.UTF-8" -> "pt_BR"; empty where we do not
                                                   // speak it
    static QString closestTo(const QString &name); // as matching, "de" -> "en"; empty for what is no language
                                                   // name
    static QString ofSystem(); // what LC_ALL, LC_MESSAGES or LANG ask for; always one of available()
    static QLocale localeOf(const QString &name); // for numbers in exports of another language

    void use(const QString &name); // one of available(); also the default QLocale
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QLocale locale() const { return localeOf(m_name); } // en_US or pt_BR

    // The words of a language while this lives, for a picture in it. Nobody is told, so no event may be
    // handled meanwhile: what is on the screen would speak two languages.
    class Aside {
    public:
        Aside(Language &language, const QString &name);
        ~Aside();
        Q_DISABLE_COPY_MOVE(Aside)

    private:
        Language &m_language;
        bool m_other; // than the application's own
    };

signals:
    void changed();

private:
    class Translators;

    QString m_name;
    std::unique_ptr<Translators> m_translators;
};

} // namespace headroom
