// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/answerpanel.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

#include "widgets/panels/elidedlabel.h"
#include "widgets/panels/figuretile.h"
#include "widgets/panels/ratefigures.h"
#include "widgets/panels/textblock.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/seriesmark.h"
#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

namespace {
const QString kNoFigure = QStringLiteral("–");
}

AnswerPanel::AnswerPanel(QWidget *parent)
    : QWidget(parent)
{
    createParts();
    // What does not fit has one working: what is missing.
    const auto ask = [this](Term fitting) {
        const auto &results = m_input.evaluation->results;
        const auto selected = static_cast<std::size_t>(m_input.selected);
        const bool lacks = selected < results.size() && !results[selected].answer.capacity.fits;
        emit workingAsked(lacks ? Term::Shortfall : fitting);
    };
    connect(m_conversations, &FigureTile::clicked, this, [ask] { ask(Term::Sequences); });
    connect(m_quotient, &FigureTile::clicked, this, [ask] { ask(Term::Quotient); });
    connect(m_rates, &RateFigures::workingAsked, this, &AnswerPanel::workingAsked);
    connect(m_memory, &FigureTile::clicked, this, [ask] { ask(Term::UsedMemory); });
}

void AnswerPanel::createParts()
{
    m_sentence = new TextBlock(this);
    m_sentence->label()->setObjectName(QStringLiteral("answer"));
    m_mark = new SeriesMark(0, this);
    m_name = new ElidedLabel(this, TypeRole::Strong);
    m_conversations = new FigureTile(this);
    m_quotient = new FigureTile(this);
    m_memory = new FigureTile(this);
    auto *name = new QHBoxLayout;
    name->setSpacing(kSpaceXs);
    name->addWidget(m_mark);
    name->addWidget(m_name, 1);
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(kSpaceM);
    tiles->setContentsMargins(-kSpaceS, 0, 0, 0); // a tile has a margin of its own
    // Equal shares, so that no tile moves when the text of another changes.
    for (FigureTile *tile : this->tiles())
        tiles->addWidget(tile, 1);
    for (FigureTile *tile : this->tiles())
        tile->setKind(Kind::Derived); // by the formulas that a click shows
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceM, kSpaceL, kSpaceS);
    column->setSpacing(kSpaceS);
    column->addWidget(m_sentence);
    column->addLayout(name);
    column->addLayout(tiles);
    m_rates = new RateFigures(this);
    column->addWidget(m_rates);
}

// A long answer over many configurations is set smaller, so that the plots keep their room.
void AnswerPanel::showSentence(const QString &sentence)
{
    const QFontMetrics large(fontFor(TypeRole::Answer));
    const bool isLong = large.horizontalAdvance(sentence) > 2 * std::max(400, m_sentence->width());
    QFont font = fontFor(isLong ? TypeRole::Strong : TypeRole::Answer);
    font.setWeight(QFont::Medium);
    m_sentence->setText(sentence, font);
}

void AnswerPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSentence(m_sentence->text());
    wrapTiles(true);
}

// Where one text is too wide, all tiles get two lines for theirs, and keep them until the width changes:
// the plots must not jump while a slider is dragged.
void AnswerPanel::wrapTiles(bool anew)
{
    const auto all = tiles();
    const bool wrapped =
        (!anew && m_conversations->isWrapped())
        || std::any_of(all.begin(), all.end(), [](const FigureTile *tile) { return tile->isTooWide(); });
    for (FigureTile *tile : all)
        tile->setWrapped(wrapped);
}

QString AnswerPanel::sentence() const
{
    return m_sentence->text();
}

void AnswerPanel::setInput(const PlotInput &input)
{
    m_input = input;
    showSentence(answerSentence(*input.catalog, *input.evaluation, input.numbers()));
    m_rates->setInput(input);
    const auto &results = input.evaluation->results;
    if (input.selected < 0 || input.selected >= static_cast<int>(results.size())) {
        showNothing();
        return;
    }
    const ConfigurationResult &result = results[static_cast<std::size_t>(input.selected)];
    m_mark->show();
    m_mark->setSeries(input.selected);
    //: Over the big figures: which configuration they belong to. %1 is "MI300X", %2 the model.
    const QString name =
        tr("%1 with %2")
            .arg(configurationName(*input.catalog, result.configuration),
                 modelName(*input.catalog, input.evaluation->scenario, result.configuration));
    m_name->setFullText(name, name);
    if (result.unresolved) {
        showNothing();
        return;
    }
    showConversations(result);
    showQuotient(result);
    showMemory(result);
    wrapTiles(false);
}

void AnswerPanel::showNothing()
{
    m_mark->setVisible(!m_input.evaluation->results.empty());
    if (m_input.evaluation->results.empty())
        m_name->setFullText({}, {});
    for (FigureTile *tile : tiles())
        tile->setFigure(kNoFigure, {}, {}, {});
}

void AnswerPanel::showConversations(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const Capacity &capacity = result.answer.capacity;
    const Tokens held = capacity.concurrency.sequences;
    //: Under a big figure that counts conversations. %1: "262,144 tokens".
    const QString caption = tr("conversation(s) of %1", "", plural(held))
                                .arg(tokensText(m_input.evaluation->scenario.context, numbers));
    m_conversations->setFigure(numbers.tokens(held), caption,
                               capacity.fits ? roomText(result) : fitText(result, numbers),
                               numbers.tokens(88'888));
}

// What the engine itself prints, else how long the conversations may be of which so many are to be held.
QString AnswerPanel::roomText(const ConfigurationResult &result) const
{
    const Numbers numbers = m_input.numbers();
    const Scenario &scenario = m_input.evaluation->scenario;
    const Tokens asked = scenario.sequences;
    if (const QString said = printedText(scenario.method, result.answer.capacity.printed, numbers);
        !said.isEmpty())
        return said;
    const std::optional<Tokens> longest = longestContextFor(result.prepared, asked);
    if (!longest)
        return tr("at any length");
    if (asked == 1)
        //: Under the number of conversations. %1: "2,188,049 tokens".
        return tr("one alone may hold %1").arg(tokensText(*longest, numbers));
    if (*longest < 1)
        //: Under the number of conversations. %1: the number asked for, two or more.
        return tr("%1 at once do not fit at any length").arg(numbers.tokens(asked));
    //: Under the number of conversations. %1: the number asked for, two or more; %2: "8,192 tokens".
    return tr("%1 at once may hold %2 each").arg(numbers.tokens(asked), tokensText(*longest, numbers));
}

void AnswerPanel::showQuotient(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const QString widest = numbers.rate(TokensPerSecond{888.8});
    if (!result.answer.quotient) {
        m_quotient->setFigure(kNoFigure, tr("no rate"), tr("what does not fit does not run"), widest);
        return;
    }
    const PaperQuotient &quotient = *result.answer.quotient;
    //: The figure is bandwidth over bytes: neither measured nor a bound.
    const Overrides &overrides = result.configuration.overrides;
    QString remark = overrides.bandwidthFrom ? tr("heuristic: measured bandwidth over the weights")
                     : overrides.bandwidth   ? tr("heuristic: your bandwidth over the weights")
                                             : tr("heuristic: a vendor's bandwidth over the weights");
    if (quotient.collectives > 0)
        //: %1: a rate, "107.1 tok/s".
        remark = tr("heuristic; %1 after all-reduces").arg(numbers.rate(quotient.afterCollectives));
    m_quotient->setFigure(numbers.rate(quotient.quotient), tr("paper quotient, one conversation"), remark,
                          widest);
}

void AnswerPanel::showMemory(const ConfigurationResult &result)
{
    const Numbers numbers = m_input.numbers();
    const Memory &memory = result.answer.capacity.memory;
    const bool fits = result.answer.capacity.fits;
    const Tokens held = fits ? result.answer.capacity.concurrency.sequences / result.prepared.data : 1;
    // With a pool as an engine printed it, all that is neither weights nor pool was kept back.
    const bool given = result.configuration.overrides.pool.has_value();
    const Bytes reserve = given ? memory.total - memory.weights - memory.pool : memory.reserve;
    const Bytes used = memory.weights + reserve + memory.perSequence * static_cast<double>(held)
                       - memory.sharedPrefix * static_cast<double>(held - 1);
    const QString of = numbers.memory(memory.total);
    //: Under a big figure of memory. %1: the memory of one device.
    const QString caption =
        fits ? tr("in use per device, of %1").arg(of) : tr("needed per device, of %1").arg(of);
    //: %1 weights, %2 reserve, %3 one conversation, all with their units.
    const QString remark =
        tr("weights %1, reserve %2, each conversation %3")
            .arg(numbers.memory(memory.weights), numbers.memory(reserve), numbers.memory(memory.perSequence));
    m_memory->setFigure(numbers.memory(used), caption, remark, numbers.memory(gibibytes(8888.8)));
}

} // namespace headroom
