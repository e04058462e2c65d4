// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace headroom {

// Shows a document of plain text with links inside it. Following a link scrolls to its target and
// marks it; nothing outside the document is ever opened or loaded.
class DocumentView : public QTextBrowser {
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent = nullptr);

    void showAnchor(const QString &name);
    QVariant loadResource(int, const QUrl &) override { return {}; }

signals:
    void ledOut(const QString &link); // out of the document; see placeIn() and resultIn()

private:
    void follow(const QString &target);
    void mark(const QString &name);
};

} // namespace headroom
