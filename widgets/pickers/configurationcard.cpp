// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/own_accelerator.h"
#include "widgets/pickers/configurationcard.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include "model/capacity/layouts.h"
#include "widgets/pickers/catalogitems.h"
#include "widgets/pickers/labels.h"
#include "widgets/pickers/overridesform.h"
#include "widgets/pickers/parallelfields.h"
#include "widgets/pickers/pickerbutton.h"
#include "widgets/pickers/suggestionrow.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

void ConfigurationCard::setInput(const PlotInput &input)
{
    const bool same = m_input.evaluation
                      && m_configuration == input.evaluation->results[m_index].configuration
                      && m_input.locale == input.locale && m_input.memoryUnit == input.memoryUnit
                      && m_input.evaluation->scenario.model == input.evaluation->scenario.model;
    m_input = input;
    m_configuration = result().configuration;
    if (!same)
        showConfiguration();
    showFit();
    if (m_form->isVisibleTo(this))
        m_form->setResult(m_input, result());
    const bool selected = input.selected == static_cast<int>(m_index);
    if (property("selected").toBool() != selected) {
        setProperty("selected", selected);
        style()->unpolish(this);
        style()->polish(this);
    }
    m_up->setEnabled(m_index > 0);
    m_down->setEnabled(m_index + 1 < input.evaluation->results.size());
    m_layouts->setEnabled(m_configuration.parallel.devices() > 1);
    m_duplicate->setEnabled(input.evaluation->results.size() < kMostConfigurations);
}

bool ConfigurationCard::hasExperts() const
{
    const std::string &own = m_configuration.model;
    const LanguageModel *model =
        m_input.catalog->model(own.empty() ? m_input.evaluation->scenario.model : own);
    return model && model->mixture;
}

void ConfigurationCard::showConfiguration()
{
    const Catalog &catalog = *m_input.catalog;
    showAccelerator(catalog);
    m_parallel->setParallelism(m_configuration.parallel, hasExperts(), m_input.locale);
    const WeightFormat *weights = catalog.weightFormat(m_configuration.weights);
    m_weights->setCurrent(QString::fromStdString(weights ? weights->id : m_configuration.weights),
                          weights ? shortFormatName(weights->name)
                                  : QString::fromStdString(m_configuration.weights),
                          weights ? QString::fromStdString(weights->name) : QString());
    const CacheFormat *cache = catalog.cacheFormat(m_configuration.cache);
    m_cache->setCurrent(QString::fromStdString(cache ? cache->id : m_configuration.cache),
                        cache ? shortFormatName(cache->name) : QString::fromStdString(m_configuration.cache),
                        cache ? QString::fromStdString(cache->name) : QString());
    const bool own = !m_configuration.model.empty() || m_configuration.overrides != Overrides{};
    //: Opens more settings of a card. The second text says that some of them are set.
    m_disclose->setText(own ? tr("Settings of its own") : tr("More settings"));
    setAccessibleName(configurationName(catalog, m_configuration));
}

// The short name without the number of devices, which stands in the fields below.
void ConfigurationCard::showAccelerator(const Catalog &catalog)
{
    Configuration one;
    one.accelerator = m_configuration.accelerator;
    const Accelerator *accelerator = catalog.accelerator(one.accelerator);
    const QString id = QString::fromStdString(one.accelerator);
    QString explained = accelerator ? QString::fromStdString(accelerator->name) : id;
    if (accelerator && accelerator->announced)
        explained = tr("%1: not shipping yet; its figures are announcements.").arg(explained);
    if (accelerator && isWhatIf(catalog, *accelerator))
        //: %1: an accelerator
        explained = tr("%1: a copy with changed figures; no such part exists.").arg(explained);
    m_accelerator->setCurrent(id, configurationName(catalog, one), explained);
}

void ConfigurationCard::showFit()
{
    const Numbers numbers(m_input.locale, m_input.memoryUnit);
    const QString text = fitText(result(), numbers);
    m_fit->setText(text);
    m_fit->setAccessibleName(tr("%1. Show why.").arg(text));
    m_fit->setToolTip(plainToolTip(text + QLatin1Char('\n') + tr("Show why")));
    const bool fits = !result().unresolved && result().answer.capacity.fits;
    tellTone(result().unresolved ? QStringLiteral("error") : fits ? QString() : QStringLiteral("warning"));
    m_suggestions->setSuggestions(m_input, m_index);
}

void ConfigurationCard::tellTone(const QString &tone)
{
    if (m_fit->property("tone").toString() == tone)
        return;
    m_fit->setProperty("tone", tone);
    m_fit->style()->unpolish(m_fit);
    m_fit->style()->polish(m_fit);
}

void ConfigurationCard::change(const std::function<void(Configuration &)> &how, int gesture)
{
    how(m_configuration);
    emit editAsked(SetConfiguration{m_index, m_configuration}, gesture);
}

void ConfigurationCard::duplicate()
{
    emit editAsked(AddConfiguration{m_configuration}, 0);
}

// Every way to lay this card's model over its devices, in place of the cards.
void ConfigurationCard::compareLayouts()
{
    const std::string &own = m_configuration.model;
    const LanguageModel *model =
        m_input.catalog->model(own.empty() ? m_input.evaluation->scenario.model : own);
    if (!model)
        return;
    const Parallelism &parallel = m_configuration.parallel;
    std::vector<Configuration> laid;
    for (const Parallelism &layout :
         mostTelling(layoutsOver(parallel.devices(), parallel.pipeline, *model), kMostConfigurations)) {
        laid.push_back(m_configuration);
        laid.back().parallel = layout;
    }
    if (!laid.empty())
        emit editAsked(SetConfigurations{std::move(laid)}, 0);
}

void ConfigurationCard::remove()
{
    emit editAsked(RemoveConfiguration{m_index}, 0);
}

void ConfigurationCard::moveUp()
{
    if (m_index > 0)
        emit editAsked(MoveConfiguration{m_index, m_index - 1}, 0);
}

void ConfigurationCard::moveDown()
{
    emit editAsked(MoveConfiguration{m_index, m_index + 1}, 0);
}

void ConfigurationCard::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason); // the list selects the card that has the focus
    m_gripped = event->button() == Qt::LeftButton;
    m_grip = event->pos();
    event->accept();
}

void ConfigurationCard::mouseMoveEvent(QMouseEvent *event)
{
    const int moved = (event->pos() - m_grip).manhattanLength();
    if (!m_gripped || (!m_dragged && moved < QApplication::startDragDistance()))
        return;
    if (!std::exchange(m_dragged, true))
        setCursor(Qt::ClosedHandCursor);
    emit dragged(mapToParent(event->pos()).y());
}

void ConfigurationCard::mouseReleaseEvent(QMouseEvent *)
{
    endDrag(true);
}

void ConfigurationCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_dragged)
        endDrag(false);
    else
        QFrame::keyPressEvent(event);
}

void ConfigurationCard::endDrag(bool let)
{
    m_gripped = false;
    if (!std::exchange(m_dragged, false))
        return;
    unsetCursor();
    emit dragEnded(let);
}

void ConfigurationCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (m_input.evaluation) {
        showConfiguration();
        showFit();
    }
}

} // namespace headroom
