// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/export/footnotes.h"
#include "widgets/theme/theme.h"

using namespace headroom;

class FootnotesTest : public QObject {
    Q_OBJECT

private slots:
    void shortNotesTakeColumns();
    void aNarrowPageHasOneColumn();
    void longWordsAreBroken();
    void noNotesTakeNoRoom();
};

static double lineHeight(const QFont &font)
{
    return Paragraph(QStringLiteral("x"), font, 1000.0).height();
}

// Nine notes of one line: three in each of three columns.
void FootnotesTest::shortNotesTakeColumns()
{
    const QFont font = fontFor(TypeRole::Caption);
    const QStringList notes(9, QStringLiteral("a note"));
    const Footnotes laid(notes, font, 1200.0, 3);
    QCOMPARE(laid.columns(), 3);
    QCOMPARE(laid.height(), 3.0 * lineHeight(font));
    QCOMPARE(Footnotes(notes, font, 1200.0, 1).height(), 9.0 * lineHeight(font));
}

void FootnotesTest::aNarrowPageHasOneColumn()
{
    const QFont font = fontFor(TypeRole::Caption);
    QCOMPARE(Footnotes(QStringList(6, QStringLiteral("a note")), font, 300.0, 3).columns(), 1);
}

// An address is one word; it must not leave its column.
void FootnotesTest::longWordsAreBroken()
{
    const QFont font = fontFor(TypeRole::Caption);
    const QString address(400, QLatin1Char('a'));
    const double width = QFontMetricsF(font).horizontalAdvance(address);
    const Paragraph paragraph(address, font, width / 3.5);
    QCOMPARE(paragraph.lines(), 4);
}

void FootnotesTest::noNotesTakeNoRoom()
{
    QCOMPARE(Footnotes({}, fontFor(TypeRole::Caption), 600.0, 3).height(), 0.0);
}

QTEST_MAIN(FootnotesTest)
#include "footnotes_test.moc"
