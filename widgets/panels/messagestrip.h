// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QMap>

#include "widgets/sentences/said.h"

class QPushButton;
class QVBoxLayout;

namespace headroom {

// What went wrong, to which file, and what to do: in the window, never in the way. A message stays
// until it is dismissed or becomes obsolete; a new one on the same subject takes its place.
class MessageStrip : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Error, Warning, Good };

    explicit MessageStrip(QWidget *parent = nullptr);

    void tell(const QString &subject, const Said &said, Tone tone = Tone::Error);
    // Something that can be done about it: a button; the message goes when it is pressed.
    void offer(const QString &subject, const Said &text, std::function<void()> act);
    void obsolete(const QString &subject);
    [[nodiscard]] QStringList sentences() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QFrame *frame = nullptr;
        Said said;
        QPushButton *button = nullptr; // of an offer
        Said offer;
    };

    Row &rowFor(const QString &subject);
    QFrame *newFrame(const QString &subject);
    static void say(const Row &row);
    void letOfferGo(Row &row);
    void retranslate();
    void sayAgain();

    QVBoxLayout *m_column = nullptr;
    QMap<QString, Row> m_rows;
};

} // namespace headroom
