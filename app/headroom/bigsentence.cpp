// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/bigsentence.h"

#include "widgets/sentences/sentences.h"
#include "widgets/theme/typerole.h"

namespace headroom {

BigSentence::BigSentence(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(kSpaceL, kSpaceM, kSpaceL, kSpaceS);
    setTypeRole(this, TypeRole::Answer);
    hide();
}

void BigSentence::setInput(const PlotInput &input)
{
    setText(answerSentence(*input.catalog, *input.evaluation, input.numbers()));
    setAccessibleName(text());
}

} // namespace headroom
