// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QTimer>
#include <QUrl>

#include <variant>

#include "model/measurement/live/attach_problem.h"

namespace headroom {

// Asks one address for one page: bounded in size and time, without following it elsewhere, without proxies,
// cookies or passwords. One question at a time; a new one lets the one before go.
class BoundedGet : public QObject {
    Q_OBJECT

public:
    struct Limits {
        qint64 bytes = 0;
        int ms = 5'000; // for the whole answer
    };
    using Answer = std::variant<QByteArray, AttachProblem>;

    explicit BoundedGet(QObject *parent = nullptr);
    ~BoundedGet() override;

    void get(const QUrl &url, const Limits &limits, const QByteArray &bearer = {});
    void letGo();
    [[nodiscard]] bool isBusy() const { return m_reply != nullptr; }

signals:
    void answered(const headroom::BoundedGet::Answer &answer);

private:
    void read();
    void finished();
    void give(const Answer &answer);
    void fail(AttachProblem::What what, qint64 number = 0, const QString &detail = {});
    [[nodiscard]] AttachProblem::What whatOf(QNetworkReply::NetworkError error) const;

    QNetworkAccessManager *m_net = nullptr; // made when first needed: it is not for free
    QPointer<QNetworkReply> m_reply;
    QTimer m_timeout;
    Limits m_limits;
    QByteArray m_body;
};

} // namespace headroom
