// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace headroom {

// The question that is open, or nothing.
inline QMessageBox *openQuestion()
{
    return qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
}

// Presses a button of the question that is about to appear.
inline void answerNext(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, qApp, [button] {
        QVERIFY(openQuestion());
        openQuestion()->button(button)->click();
    });
}

// The same for a button with a text of ours.
inline void answerNext(const QString &text)
{
    QTimer::singleShot(0, qApp, [text] {
        QVERIFY(openQuestion());
        for (QAbstractButton *button : openQuestion()->buttons())
            if (button->text() == text) {
                button->click();
                return;
            }
        QFAIL(qPrintable(text));
    });
}

} // namespace headroom
