// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "widgets/plots/plotinput.h"

namespace headroom {

class ElidedLabel;
class FigureTile;
class RateFigures;
class SeriesMark;
class TextBlock;

// The answer in words over all configurations, and three big figures of the selected one.
class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    void setInput(const PlotInput &input);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] FigureTile *conversations() const { return m_conversations; }
    [[nodiscard]] FigureTile *quotient() const { return m_quotient; }
    [[nodiscard]] FigureTile *memory() const { return m_memory; }
    [[nodiscard]] RateFigures *rates() const { return m_rates; }

signals:
    void workingAsked(headroom::Term term);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createParts();
    void showSentence(const QString &sentence);
    void wrapTiles(bool anew);
    [[nodiscard]] std::array<FigureTile *, 3> tiles() const
    {
        return {m_conversations, m_quotient, m_memory};
    }
    void showNothing();
    void showConversations(const ConfigurationResult &result);
    [[nodiscard]] QString roomText(const ConfigurationResult &result) const;
    void showQuotient(const ConfigurationResult &result);
    void showMemory(const ConfigurationResult &result);

    PlotInput m_input;
    TextBlock *m_sentence = nullptr;
    SeriesMark *m_mark = nullptr;
    ElidedLabel *m_name = nullptr;
    FigureTile *m_conversations = nullptr;
    FigureTile *m_quotient = nullptr;
    FigureTile *m_memory = nullptr;
    RateFigures *m_rates = nullptr;
};

} // namespace headroom
