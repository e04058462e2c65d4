// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attach/serveraddress.h"

namespace headroom {

namespace {
constexpr qsizetype kLongest = 2'000;
}

std::optional<QUrl> serverAddress(const QString &typed, const QString &page)
{
    QString text = typed.trimmed();
    if (text.isEmpty() || text.size() > kLongest)
        return std::nullopt;
    if (!text.contains(QLatin1String("://")))
        text.prepend(QLatin1String("http://"));
    QUrl url(text, QUrl::StrictMode);
    const bool web = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !web || url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::nullopt;
    url.setQuery(QString());
    url.setFragment(QString());
    QString path = url.path();
    const auto takeSlash = [&path] {
        while (path.endsWith(QLatin1Char('/')))
            path.chop(1);
    };
    takeSlash();
    if (path.endsWith(page))
        path.chop(page.size());
    takeSlash();
    url.setPath(path);
    return url;
}

QString placeOf(const QUrl &address)
{
    const QString place =
        address.host() + (address.port() > 0 ? QStringLiteral(":%1").arg(address.port()) : QString());
    return place + address.path();
}

} // namespace headroom
