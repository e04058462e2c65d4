// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>
#include <QTcpSocket>

#include <functional>

namespace headroom {

// An HTTP server of one's own: a serving engine or a Prometheus server that answers as it should, or does
// not.
class FakeServer : public QTcpServer {
public:
    enum class Manner {
        Good,
        Stalls,       // takes the question and says nothing
        Gigabyte,     // without end, at least until nobody reads
        ClosesMidway, // in the middle of its body
        SaysMore,     // than it sends: a length that is too large
        Redirects,    // elsewhere
        NotFound,
        Refuses // asks for a password
    };

    // The body for a path with its query, "/metrics".
    using Answer = std::function<QByteArray(const QByteArray &path)>;

    explicit FakeServer(Answer answer)
        : m_answer(std::move(answer))
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { serve(socket); });
        });
        listen(QHostAddress::LocalHost);
    }

    [[nodiscard]] QString address() const { return QStringLiteral("127.0.0.1:%1").arg(serverPort()); }
    void setManner(Manner manner) { m_manner = manner; }
    [[nodiscard]] const QList<QByteArray> &asked() const { return m_asked; } // paths
    [[nodiscard]] const QByteArray &headers() const { return m_headers; }    // of the last question
    [[nodiscard]] qint64 written() const { return m_written; }               // of a body without end

private:
    void serve(QTcpSocket *socket)
    {
        m_headers = socket->readAll();
        const QByteArray path = m_headers.split(' ').value(1);
        m_asked.append(path);
        const QByteArray body = m_answer(path);
        switch (m_manner) {
        case Manner::Good:
            return say(socket, "200 OK", body, body.size());
        case Manner::Stalls:
            return;
        case Manner::Gigabyte:
            return pour(socket);
        case Manner::ClosesMidway:
            return say(socket, "200 OK", body.left(body.size() / 2), body.size());
        case Manner::SaysMore:
            return say(socket, "200 OK", body, body.size() + 1'000);
        case Manner::Redirects:
            return say(socket, "302 Found\r\nLocation: http://example.invalid/metrics", {}, 0);
        case Manner::NotFound:
            return say(socket, "404 Not Found", {}, 0);
        case Manner::Refuses:
            return say(socket, "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"", {}, 0);
        }
    }
    static void say(QTcpSocket *socket, const QByteArray &status, const QByteArray &body, qint64 length)
    {
        socket->write("HTTP/1.1 " + status
                      + "\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: "
                      + QByteArray::number(length) + "\r\n\r\n" + body);
        socket->disconnectFromHost();
    }
    // A megabyte more whenever the last one has gone.
    void pour(QTcpSocket *socket)
    {
        socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n");
        connect(socket, &QTcpSocket::bytesWritten, this, [this, socket](qint64 bytes) {
            m_written += bytes;
            if (socket->bytesToWrite() < 1'000'000 && m_written < 1'000'000'000)
                socket->write(QByteArray(1'000'000, '#'));
        });
    }

    Answer m_answer;
    Manner m_manner = Manner::Good;
    QList<QByteArray> m_asked;
    QByteArray m_headers;
    qint64 m_written = 0;
};

// vLLM's page for so many running requests, generated tokens and time between tokens in seconds.
inline QByteArray vllmPage(int running, int tokens, double seconds, double cacheUse = 0.25)
{
    const QByteArray labels = "{engine=\"0\",model_name=\"m/70b, \\\"a\\\"\"} ";
    return "# TYPE vllm:num_requests_running gauge\nvllm:num_requests_running" + labels
           + QByteArray::number(running) + "\nvllm:num_requests_waiting" + labels
           + "2\nvllm:kv_cache_usage_perc" + labels + QByteArray::number(cacheUse)
           + "\nvllm:generation_tokens_total" + labels + QByteArray::number(tokens)
           + "\nvllm:inter_token_latency_seconds_sum" + labels + QByteArray::number(seconds)
           + "\nvllm:inter_token_latency_seconds_count" + labels + QByteArray::number(tokens)
           + "\nvllm:cache_config_info{block_size=\"16\",engine=\"0\",num_gpu_blocks=\"1000\"} 1\n";
}

} // namespace headroom
