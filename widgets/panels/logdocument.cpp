// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/logdocument.h"

#include <QCoreApplication>

#include "widgets/panels/plaindocument.h"
#include "widgets/sentences/logwords.h"

namespace headroom {

namespace {

class LogWriter {
    Q_DECLARE_TR_FUNCTIONS(LogWriter)

public:
    LogWriter(PlainDocument &document, const CheckedLog &checked, const Numbers &numbers)
        : m_document(document)
        , m_checked(checked)
        , m_numbers(numbers)
    {}

    void matches() const
    {
        m_document.heading(tr("Read from the log"));
        for (const LogMatch &match : m_checked.matched.matches) {
            const QString text = named(matchName(match.what), matchValue(match, m_numbers));
            if (match.how == LogMatch::How::NotFound)
                m_document.warning(text);
            else
                m_document.line(text);
            m_document.muted(placed(matchHow(match.how), match.line));
        }
    }
    void settings() const
    {
        if (m_checked.matched.settings.empty())
            return;
        m_document.heading(tr("Settings"));
        for (const LogSetting &setting : m_checked.matched.settings) {
            const QString text =
                named(QString::fromStdString(setting.key), QString::fromStdString(setting.value));
            if (setting.taken)
                m_document.line(text);
            if (setting.taken && setting.inferred)
                m_document.muted(matchHow(LogMatch::How::Inferred));
            if (!setting.taken)
                m_document.warning(tr("%1 (not understood by the method)").arg(text));
        }
    }
    void printed() const
    {
        m_document.heading(tr("Lines"));
        for (const TermDifference &term : m_checked.comparison.terms) {
            m_document.line(placed(logTermName(term.term), term.line));
            m_document.muted(QString::fromStdString(term.raw));
        }
    }

private:
    [[nodiscard]] static QString named(const QString &name, const QString &value)
    {
        //: %1: what it is, "Model" · %2: its value
        return tr("%1: %2").arg(name, value);
    }
    [[nodiscard]] static QString placed(const QString &text, int line)
    {
        //: %1: a remark or a name · %2: the number of a line of the log
        return line > 0 ? tr("%1, line %2").arg(text).arg(line) : text;
    }

    PlainDocument &m_document;
    const CheckedLog &m_checked;
    const Numbers &m_numbers;
};

} // namespace

void writeLog(QTextDocument *document, const QPalette &palette, const CheckedLog &checked,
              const Numbers &numbers)
{
    PlainDocument writer(document, palette);
    const LogWriter part(writer, checked, numbers);
    part.matches();
    part.settings();
    if (!checked.comparison.terms.empty())
        part.printed();
}

} // namespace headroom
