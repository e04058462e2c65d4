// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/explain/trace.h"

#include <cmath>

namespace headroom {

// Works out a step from its own pattern, "{0} × ⌊{1} / {2}⌋": what a reader with a calculator does.
class Pattern {
public:
    static double valueOf(const Step &step)
    {
        const QString text = QString::fromUtf8(patternOf(step.formula));
        if (text == QLatin1String("+")) {
            double sum = 0.0;
            for (const Input &input : step.inputs)
                sum += input.value;
            return sum;
        }
        Pattern pattern(text, step.inputs);
        const double value = pattern.sum();
        Q_ASSERT(pattern.m_next == text.size());
        return value;
    }

private:
    Pattern(const QString &text, const std::vector<Input> &inputs)
        : m_text(text)
        , m_inputs(inputs)
    {
        skipBlanks();
    }

    bool take(QStringView word)
    {
        if (!QStringView(m_text).mid(m_next).startsWith(word))
            return false;
        m_next += word.size();
        skipBlanks();
        return true;
    }
    void skipBlanks()
    {
        while (m_next < m_text.size() && m_text[m_next].isSpace())
            ++m_next;
    }
    void expect(QStringView word)
    {
        const bool found = take(word);
        Q_ASSERT(found);
    }

    double sum()
    {
        double value = product();
        for (;;) {
            if (take(u"+"))
                value += product();
            else if (take(u"−"))
                value -= product();
            else
                return value;
        }
    }
    double product()
    {
        double value = power();
        for (;;) {
            if (take(u"×"))
                value *= power();
            else if (take(u"/"))
                value /= power();
            else
                return value;
        }
    }
    double power()
    {
        const double base = factor();
        return take(u"^") ? std::pow(base, factor()) : base;
    }
    double enclosed(QStringView end)
    {
        const double value = sum();
        expect(end);
        return value;
    }
    double pair(double (*join)(double, double))
    {
        const double first = enclosed(u",");
        return join(first, enclosed(u")"));
    }
    double factor()
    {
        if (take(u"⌊"))
            return std::floor(enclosed(u"⌋"));
        if (take(u"⌈"))
            return std::ceil(enclosed(u"⌉"));
        if (take(u"√("))
            return std::sqrt(enclosed(u")"));
        if (take(u"min("))
            return pair([](double a, double b) { return std::min(a, b); });
        if (take(u"max("))
            return pair([](double a, double b) { return std::max(a, b); });
        if (take(u"("))
            return enclosed(u")");
        return take(u"{") ? m_inputs.at(std::size_t(enclosedNumber(u"}"))).value : number();
    }
    double enclosedNumber(QStringView end)
    {
        const double value = number();
        expect(end);
        return value;
    }
    double number()
    {
        const qsizetype start = m_next;
        while (m_next < m_text.size() && m_text[m_next].isDigit())
            ++m_next;
        const double value = QStringView(m_text).mid(start, m_next - start).toDouble();
        Q_ASSERT(m_next > start);
        skipBlanks();
        return value;
    }

    QString m_text;
    const std::vector<Input> &m_inputs;
    qsizetype m_next = 0;
};

} // namespace headroom
