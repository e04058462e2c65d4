// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/axisview.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {
constexpr double kAlmost = 1e-9; // of a span: rounding
}

double AxisView::placeOf(double value) const
{
    return m_scale == Scale::Logarithmic ? std::log(value) : value;
}

double AxisView::valueAt(double place) const
{
    return m_scale == Scale::Logarithmic ? std::exp(place) : place;
}

void AxisView::setWhole(double from, double to)
{
    m_from = from;
    m_to = to;
    m_whole = {placeOf(from), placeOf(to)};
    if (m_part)
        show(m_part->from, m_part->length());
}

double AxisView::from() const
{
    return m_part ? valueAt(m_part->from) : m_from;
}

double AxisView::to() const
{
    return m_part ? valueAt(m_part->to) : m_to;
}

bool AxisView::shows(double value) const
{
    const double place = placeOf(value);
    const Span span = shown();
    const double slack = span.length() * kAlmost;
    return place >= span.from - slack && place <= span.to + slack;
}

// A part of this length, moved inside the whole; all of it where the part would be no smaller.
bool AxisView::show(double from, double length)
{
    const Span before = shown();
    length = std::max(length, m_whole.length() / kNearest);
    if (length >= m_whole.length() * (1.0 - kAlmost)) {
        m_part.reset();
    } else {
        from = std::clamp(from, m_whole.from, m_whole.to - length);
        m_part = Span{from, from + length};
    }
    const Span after = shown();
    const double slack = m_whole.length() * kAlmost;
    return std::abs(before.from - after.from) > slack || std::abs(before.to - after.to) > slack;
}

bool AxisView::zoom(double factor, double about)
{
    const Span span = shown();
    const double at = std::clamp(placeOf(about), span.from, span.to);
    const double least = m_whole.length() / kNearest;
    const double length = std::clamp(span.length() * factor, least, std::max(least, m_whole.length()));
    return show(at - (at - span.from) * length / span.length(), length);
}

bool AxisView::pan(double share)
{
    const Span span = shown();
    return m_part && show(span.from + share * span.length(), span.length());
}

bool AxisView::reveal(double value)
{
    if (!m_part || shows(value))
        return false;
    const Span span = shown();
    const double place = placeOf(value);
    return show(place < span.from ? place : place - span.length(), span.length());
}

bool AxisView::reset()
{
    const bool part = m_part.has_value();
    m_part.reset();
    return part;
}

} // namespace headroom
