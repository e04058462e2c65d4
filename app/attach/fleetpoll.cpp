// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/fleetpoll.h"

#include <QDateTime>

#include "app/attach/serveraddress.h"

#include <algorithm>

namespace headroom {

namespace {

using What = AttachProblem::What;

constexpr qint64 kHour = 3'600;  // s
constexpr int kStep = 15;        // s between two points of the trail
constexpr double kWindow = 60.0; // s over which rates are taken

QByteArray parameter(const char *name, const std::string &value)
{
    return QByteArray(name) + '=' + QUrl::toPercentEncoding(QString::fromStdString(value));
}

QStringList textsOf(const std::vector<std::string> &values)
{
    QStringList texts;
    for (const std::string &value : values)
        texts << QString::fromStdString(value);
    return texts;
}

AttachProblem problemOf(const PrometheusProblem &problem, const QString &place)
{
    const bool refused = problem.what == PrometheusProblem::What::Refused;
    const bool large = problem.what == PrometheusProblem::What::TooLarge;
    return {refused ? What::QueryRefused
            : large ? What::TooLarge
                    : What::NotPrometheus,
            place.toStdString(), problem.detail,
            large ? static_cast<std::int64_t>(kLargestPrometheusAnswer) : 0};
}

} // namespace

FleetPoll::FleetPoll(QObject *parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] { ask(m_question); });
    connect(&m_get, &BoundedGet::answered, this, &FleetPoll::take);
}

void FleetPoll::attach(const QString &typed, const QString &token)
{
    detach();
    m_typed = typed.trimmed();
    m_address.clear();
    m_token = token.trimmed().toUtf8();
    // A line feed would begin another header.
    m_token.removeIf([](char c) { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f; });
    m_jobs.clear();
    m_job.clear();
    m_instances.clear();
    m_chosen.clear();
    m_replicas.reset();
    m_problem.reset();
    const std::optional<QUrl> address = serverAddress(typed, QStringLiteral("/api/v1"));
    if (!address) {
        m_problem = AttachProblem{What::BadAddress, m_typed.left(200).toStdString()};
        emit changed();
        return;
    }
    m_address = *address;
    m_attached = true;
    m_pause = 0;
    ask(Question::Jobs);
}

void FleetPoll::detach()
{
    m_attached = false;
    m_next.stop();
    m_get.letGo();
}

QString FleetPoll::place() const
{
    return m_address.isEmpty() ? m_typed : placeOf(m_address);
}

void FleetPoll::choose(const QString &job)
{
    m_job = job;
    m_instances.clear();
    m_chosen.clear();
    m_replicas.reset();
    ask(Question::Instances);
}

void FleetPoll::chooseInstances(const QStringList &chosen)
{
    m_chosen = chosen;
    ask(Question::Hour);
}

QUrl FleetPoll::urlFor(Question question) const
{
    std::vector<std::string> instances;
    if (question == Question::Hour)
        for (const QString &instance : m_chosen)
            instances.push_back(instance.toStdString());
    const std::string selector = fleetSelector(m_job.toStdString(), instances);
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    const char *page = question == Question::Jobs        ? "/api/v1/label/job/values"
                       : question == Question::Instances ? "/api/v1/label/instance/values"
                                                         : "/api/v1/query_range";
    QByteArray query = parameter(question == Question::Hour ? "query" : "match[]", selector);
    query += "&start=" + QByteArray::number(now - kHour) + "&end=" + QByteArray::number(now);
    if (question == Question::Hour)
        query += "&step=" + QByteArray::number(kStep);
    QUrl url = m_address;
    url.setPath(m_address.path() + QLatin1String(page));
    url.setQuery(QString::fromLatin1(query));
    return url;
}

void FleetPoll::ask(Question question)
{
    m_question = question;
    m_next.stop();
    m_get.get(urlFor(question), {static_cast<qint64>(kLargestPrometheusAnswer), m_pace.answer}, m_token);
}

void FleetPoll::take(const BoundedGet::Answer &answer)
{
    if (const AttachProblem *problem = std::get_if<AttachProblem>(&answer)) {
        m_problem = *problem;
    } else {
        const QByteArray &body = std::get<QByteArray>(answer);
        const auto read = readPrometheusAnswer({body.constData(), static_cast<std::size_t>(body.size())});
        m_problem.reset();
        if (const PrometheusProblem *refusal = std::get_if<PrometheusProblem>(&read))
            m_problem = problemOf(*refusal, place());
        else
            takeAnswer(std::get<PrometheusAnswer>(read));
    }
    m_pause = m_problem ? std::clamp(m_pause * 2, m_pace.every, m_pace.longestPause) : 0;
    if (m_problem) {
        m_next.start(m_pause);
    } else if (m_question == Question::Hour && !m_get.isBusy()) {
        m_question = Question::Instances; // there may be new ones
        m_next.start(m_pace.every);
    }
    emit changed();
}

void FleetPoll::takeAnswer(const PrometheusAnswer &answer)
{
    switch (m_question) {
    case Question::Jobs:
        takeJobs(answer.values);
        break;
    case Question::Instances:
        m_instances = textsOf(answer.values);
        ask(Question::Hour);
        break;
    case Question::Hour:
        m_replicas = std::make_shared<const std::vector<Replica>>(replicasOf(answer, kWindow));
        break;
    }
}

// One job is no choice.
void FleetPoll::takeJobs(const std::vector<std::string> &jobs)
{
    m_jobs = textsOf(jobs);
    if (m_jobs.isEmpty())
        m_problem = AttachProblem{What::NoJobs, place().toStdString()};
    else if (m_jobs.size() == 1)
        choose(m_jobs.front());
}

} // namespace headroom
