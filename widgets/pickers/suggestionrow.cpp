// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pickers/suggestionrow.h"

#include <QPushButton>

#include "widgets/pickers/flowlayout.h"
#include "widgets/pickers/taborder.h"
#include "widgets/sentences/sentences.h"
#include "widgets/theme/theme.h"

namespace headroom {

ScenarioEdit editFor(const Suggestion &suggestion, const Configuration &configuration, std::size_t index)
{
    Configuration changed = configuration;
    switch (suggestion.what) {
    case Suggestion::What::TensorParallel:
        changed.parallel.tensor = suggestion.tensorParallel;
        break;
    case Suggestion::What::WeightFormat:
        changed.weights = suggestion.format;
        break;
    case Suggestion::What::CacheFormat:
        changed.cache = suggestion.format;
        break;
    case Suggestion::What::Context:
        return SetContext{suggestion.context};
    }
    return SetConfiguration{index, changed};
}

SuggestionRow::SuggestionRow(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this, kSpaceXs);
}

void SuggestionRow::setSuggestions(const PlotInput &input, std::size_t index)
{
    const ConfigurationResult &result = input.evaluation->results[index];
    const Numbers numbers(input.locale, input.memoryUnit);
    const auto count = static_cast<int>(result.suggestions.size());
    while (layout()->count() > count) {
        QLayoutItem *last = layout()->takeAt(layout()->count() - 1);
        last->widget()->deleteLater();
        delete last;
    }
    while (layout()->count() < count) {
        QLayoutItem *last = layout()->itemAt(layout()->count() - 1);
        auto *button = new QPushButton(this);
        setTabOrder(last ? last->widget() : focusableBefore(this), button); // not at the end of the window
        layout()->addWidget(button);
    }
    for (int i = 0; i < count; ++i) {
        const Suggestion &suggestion = result.suggestions[static_cast<std::size_t>(i)];
        auto *button = static_cast<QPushButton *>(layout()->itemAt(i)->widget());
        button->setText(suggestionText(*input.catalog, suggestion, numbers));
        button->setToolTip(tr("Change this and it fits. Ctrl+Z takes it back."));
        button->disconnect(this);
        const ScenarioEdit edit = editFor(suggestion, result.configuration, index);
        connect(button, &QPushButton::clicked, this, [this, edit] { emit editAsked(edit, 0); });
    }
    setVisible(count > 0);
}

} // namespace headroom
