// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/edittext.h"

#include <QCoreApplication>

#include "widgets/sentences/methodsettings.h"
#include "widgets/sentences/plural.h"
#include "widgets/sentences/sentences.h"

namespace headroom {

namespace {

class EditWriter {
    Q_DECLARE_TR_FUNCTIONS(EditWriter)

public:
    EditWriter(const Scenario &before, const Catalog &catalog, const Numbers &numbers)
        : m_before(before)
        , m_catalog(catalog)
        , m_numbers(numbers)
    {}

    //: All texts here follow "Undo:" or "Redo:" in the Edit menu and name one change.
    QString operator()(const SetModel &edit) const { return tr("model %1").arg(modelName(edit.model)); }
    QString operator()(const SetContext &edit) const
    {
        //: After "Undo:". %1 is a number of tokens.
        return tr("context of %1").arg(tokensText(edit.context, m_numbers));
    }
    QString operator()(const SetSequences &edit) const
    {
        //: After "Undo:". %1 is the number of conversations.
        return tr("conversations at once: %1").arg(m_numbers.tokens(edit.sequences));
    }
    QString operator()(const SetMethod &edit) const
    {
        //: After "Undo:". %1 is a way to count memory, "vLLM".
        return tr("method %1").arg(methodName(edit.method));
    }
    QString operator()(const SetSettings &edit) const
    {
        for (const Setting &setting : allSettings())
            if (textOf(setting, m_before.settings) != textOf(setting, edit.settings))
                //: After "Undo:". %1 is the name of a setting of an engine, "Slots".
                return tr("setting %1").arg(settingName(setting.id));
        return tr("settings of the method");
    }
    QString operator()(const SetWeightsBasis &) const { return tr("weights basis"); }
    QString operator()(const SetWorkload &edit) const { return changeOfLoad(m_before.load, edit.load); }
    QString operator()(const SetRate &) const { return tr("engine of the rates"); }
    QString operator()(const SetPrices &) const { return tr("prices"); }
    QString operator()(const SetPurchase &) const
    {
        //: After "Undo:". Users, budget and other limits of what to buy.
        return tr("limits of the purchase");
    }
    QString operator()(const AddConfiguration &edit) const
    {
        //: After "Undo:". %1 is a configuration such as "2 x H100 SXM".
        return tr("add %1").arg(nameOf(edit.configuration));
    }
    QString operator()(const RemoveConfiguration &edit) const
    {
        return tr("remove %1").arg(nameAt(edit.index));
    }
    QString operator()(const SetConfigurations &) const { return tr("comparison of layouts"); }
    QString operator()(const MoveConfiguration &edit) const { return tr("move %1").arg(nameAt(edit.from)); }
    QString operator()(const AddMeasurements &edit) const
    {
        const std::size_t count = edit.measurements.size();
        //: After "Undo:". %1: how many measured values were added.
        return tr("add %1 measured value(s)", nullptr, formOf(count)).arg(countText(count));
    }
    QString operator()(const RemoveMeasurements &edit) const
    {
        const std::size_t count = edit.indices.size();
        //: After "Undo:". %1: how many measured values were deleted.
        return tr("delete %1 measured value(s)", nullptr, formOf(count)).arg(countText(count));
    }
    QString operator()(const HideMeasurements &edit) const
    {
        const std::size_t count = edit.indices.size();
        if (!edit.hidden)
            //: After "Undo:". %1: how many measured values are drawn again.
            return tr("show %1 measured value(s)", nullptr, formOf(count)).arg(countText(count));
        //: After "Undo:". %1: how many measured values are no longer drawn.
        return tr("hide %1 measured value(s)", nullptr, formOf(count)).arg(countText(count));
    }
    QString operator()(const ReplaceScenario &) const { return tr("replace everything"); }
    QString operator()(const SetConfiguration &edit) const
    {
        if (edit.index >= m_before.configurations.size())
            return {};
        const Configuration &was = m_before.configurations[edit.index];
        const Configuration &is = edit.configuration;
        if (was.accelerator != is.accelerator)
            //: After "Undo:". %1 and %2 are configurations.
            return tr("%1 in place of %2").arg(nameOf(is), nameOf(was));
        return changeWithin(was, is).arg(nameOf(was));
    }

private:
    [[nodiscard]] static int formOf(std::size_t count) { return plural(static_cast<std::int64_t>(count)); }
    [[nodiscard]] QString countText(std::size_t count) const
    {
        return m_numbers.count(static_cast<double>(count));
    }
    [[nodiscard]] static QString changeOfLoad(const Workload &was, const Workload &is)
    {
        if (was.prompt != is.prompt)
            //: After "Undo:". All of the load that conversations put on the devices.
            return tr("prompt length");
        if (was.output != is.output)
            return tr("answer length");
        if (was.meanFill != is.meanFill)
            return tr("mean fill");
        if (was.floor != is.floor)
            return tr("floor rate");
        if (was.sharedPrefix != is.sharedPrefix)
            return tr("shared prefix");
        if (was.chunk != is.chunk)
            return tr("prefill chunk");
        if (was.draftTokens != is.draftTokens)
            return tr("drafted tokens");
        if (was.acceptedTokens != is.acceptedTokens)
            return tr("accepted tokens");
        return tr("load");
    }
    // One text per field; %1 stays for the card's name.
    [[nodiscard]] QString changeWithin(const Configuration &was, const Configuration &is) const
    {
        if (was.weights != is.weights)
            //: After "Undo:". %1 is a configuration such as "MI300X".
            return tr("weight format of %1");
        if (was.cache != is.cache)
            return tr("cache format of %1");
        if (was.model != is.model)
            return tr("model of %1");
        if (was.parallel != is.parallel)
            return tr("parallelism of %1");
        return overrideWithin(was.overrides, is.overrides);
    }
    [[nodiscard]] QString overrideWithin(const Overrides &was, const Overrides &is) const
    {
        if (was.reserve != is.reserve)
            return tr("reserve of %1");
        if (was.utilization != is.utilization)
            return tr("utilization of %1");
        if (was.memory != is.memory || was.memoryFrom != is.memoryFrom)
            return is.memoryFrom ? tr("measured memory of %1") : tr("memory of %1");
        if (was.bandwidth != is.bandwidth || was.bandwidthFrom != is.bandwidthFrom)
            return is.bandwidthFrom ? tr("measured bandwidth of %1") : tr("bandwidth of %1");
        if (was.usdPerHour != is.usdPerHour)
            return tr("price of %1");
        if (was.power != is.power)
            return tr("power of %1");
        return tr("pool of %1");
    }
    [[nodiscard]] QString nameAt(std::size_t index) const
    {
        return index < m_before.configurations.size() ? nameOf(m_before.configurations[index]) : QString();
    }
    [[nodiscard]] QString nameOf(const Configuration &configuration) const
    {
        return configurationName(m_catalog, configuration);
    }
    [[nodiscard]] QString modelName(const std::string &id) const
    {
        const LanguageModel *model = m_catalog.model(id);
        return QString::fromStdString(model ? model->name : id);
    }

    const Scenario &m_before;
    const Catalog &m_catalog;
    const Numbers &m_numbers;
};

} // namespace

QString editText(const ScenarioEdit &edit, const Scenario &before, const Catalog &catalog,
                 const Numbers &numbers)
{
    return std::visit(EditWriter(before, catalog, numbers), edit);
}

} // namespace headroom
