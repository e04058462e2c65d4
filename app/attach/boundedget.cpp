// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/boundedget.h"

#include <QNetworkProxy>
#include <QNetworkReply>

#include "app/attach/serveraddress.h"

namespace headroom {

namespace {

using What = AttachProblem::What;

constexpr qint64 kBuffer = 256 * 1024; // bytes that the network holds for us

QNetworkRequest requestFor(const QUrl &url, const QByteArray &bearer)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setRawHeader("Accept-Encoding", "identity"); // nothing small that unpacks to something large
    request.setRawHeader("User-Agent", "headroom");
    if (!bearer.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + bearer);
    return request;
}

} // namespace

BoundedGet::BoundedGet(QObject *parent)
    : QObject(parent)
{
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] { fail(What::TimedOut); });
}

BoundedGet::~BoundedGet()
{
    letGo();
}

void BoundedGet::letGo()
{
    m_timeout.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply.clear();
}

void BoundedGet::get(const QUrl &url, const Limits &limits, const QByteArray &bearer)
{
    letGo();
    m_body.clear();
    m_limits = limits;
    if (!m_net) {
        m_net = new QNetworkAccessManager(this);
        m_net->setProxy(QNetworkProxy::NoProxy);
    }
    m_reply = m_net->get(requestFor(url, bearer));
    m_reply->setReadBufferSize(kBuffer);
    connect(m_reply, &QNetworkReply::readyRead, this, &BoundedGet::read);
    connect(m_reply, &QNetworkReply::finished, this, &BoundedGet::finished);
    m_timeout.start(limits.ms);
}

void BoundedGet::read()
{
    m_body += m_reply->read(m_limits.bytes + 1 - m_body.size());
    if (m_body.size() > m_limits.bytes)
        fail(What::TooLarge, m_limits.bytes);
}

AttachProblem::What BoundedGet::whatOf(QNetworkReply::NetworkError error) const
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return What::ConnectionRefused;
    case QNetworkReply::HostNotFoundError:
        return What::HostNotFound;
    case QNetworkReply::RemoteHostClosedError:
        return What::Closed;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return What::TimedOut;
    case QNetworkReply::SslHandshakeFailedError:
        return What::NotSecure;
    default:
        return What::OtherError;
    }
}

void BoundedGet::finished()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status >= 400)
        return fail(status == 401 || status == 403 ? What::NotAllowed : What::Status, status);
    if (m_reply->error() != QNetworkReply::NoError)
        return fail(whatOf(m_reply->error()), 0, m_reply->errorString().left(300));
    if (status >= 300)
        return fail(What::Redirected, status);
    read(); // what is still in the buffer
    if (m_reply)
        give(m_body);
}

void BoundedGet::fail(What what, qint64 number, const QString &detail)
{
    give(AttachProblem{what, placeOf(m_reply->url()).toStdString(), detail.toStdString(), number});
}

void BoundedGet::give(const Answer &answer)
{
    letGo();
    emit answered(answer);
}

} // namespace headroom
