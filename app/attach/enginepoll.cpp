// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/enginepoll.h"

#include "app/attach/serveraddress.h"

#include <algorithm>

namespace headroom {

namespace {

using What = AttachProblem::What;

constexpr qint64 kLargestProps = 4 * 1024 * 1024; // bytes; a chat template is in it

} // namespace

EnginePoll::EnginePoll(QObject *parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &EnginePoll::ask);
    connect(&m_get, &BoundedGet::answered, this, &EnginePoll::take);
    connect(&m_getProps, &BoundedGet::answered, this, [this](const BoundedGet::Answer &answer) {
        if (const QByteArray *body = std::get_if<QByteArray>(&answer))
            m_props = readLlamaProps({body->constData(), static_cast<std::size_t>(body->size())});
    });
}

void EnginePoll::attach(const QString &typed)
{
    detach();
    m_typed = typed.trimmed();
    m_history = EngineHistory();
    m_props.reset();
    m_propsAsked = false;
    m_problem.reset();
    const std::optional<QUrl> address = serverAddress(typed, QStringLiteral("/metrics"));
    if (!address) {
        m_problem = AttachProblem{What::BadAddress, m_typed.left(200).toStdString()};
        emit changed();
        return;
    }
    m_address = *address;
    m_attached = true;
    m_pause = 0;
    m_clock.start();
    ask();
}

void EnginePoll::detach()
{
    m_attached = false;
    m_next.stop();
    m_get.letGo();
    m_getProps.letGo();
}

QString EnginePoll::place() const
{
    return m_address.isEmpty() ? m_typed : placeOf(m_address);
}

QUrl EnginePoll::page(const char *path) const
{
    QUrl url = m_address;
    url.setPath(m_address.path() + QLatin1String(path));
    return url;
}

void EnginePoll::ask()
{
    m_asked = m_clock.elapsed();
    m_get.get(page("/metrics"), {static_cast<qint64>(kLargestMetrics), m_pace.answer});
}

void EnginePoll::take(const BoundedGet::Answer &answer)
{
    if (const AttachProblem *problem = std::get_if<AttachProblem>(&answer))
        m_problem = *problem;
    else
        takeMetrics(std::get<QByteArray>(answer));
    // A second from question to question; each failure in a row doubles the pause.
    const auto spent = static_cast<int>(std::min<qint64>(m_clock.elapsed() - m_asked, m_pace.every));
    m_pause = m_problem ? std::clamp(m_pause * 2, m_pace.every, m_pace.longestPause) : 0;
    m_next.start(m_problem ? m_pause : m_pace.every - spent);
    emit changed();
}

void EnginePoll::takeMetrics(const QByteArray &body)
{
    const MetricsText text = readMetricsText({body.constData(), static_cast<std::size_t>(body.size())});
    EngineState state = engineState(text.samples);
    if (!state.isKnown()) {
        m_problem = AttachProblem{What::NoMetrics, place().toStdString()};
        return;
    }
    m_problem.reset();
    if (state.server == ServedBy::LlamaCpp) {
        askProps();
        if (const auto tokens = m_props ? m_props->cacheTokens() : std::nullopt; tokens && !state.cacheTokens)
            state.cacheTokens = static_cast<double>(*tokens);
        if (m_props && state.model.empty())
            state.model = m_props->model;
    }
    m_history.add(static_cast<double>(m_asked) / 1e3, state);
}

// Once: what it says does not change while the server lives.
void EnginePoll::askProps()
{
    if (std::exchange(m_propsAsked, true))
        return;
    m_getProps.get(page("/props"), {kLargestProps, m_pace.answer});
}

} // namespace headroom
