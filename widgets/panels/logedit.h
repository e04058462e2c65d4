// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

namespace headroom {

// A field for a pasted log. Large pastes are handed on without being laid out.
class LogEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit LogEdit(QWidget *parent = nullptr);

signals:
    void given(const QByteArray &text);
    void fileGiven(const QString &path);

protected:
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    QTimer m_pause; // after typing
};

} // namespace headroom
