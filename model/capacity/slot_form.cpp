// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/slot_form.h"

#include <span>

namespace headroom {

namespace {

constexpr Tokens kBeyondAnyContext = Tokens{1} << 40;

std::span<const SlotForm::Window> windowsOf(const SlotForm &form)
{
    return {form.windows.data(), form.windowCount};
}

Tokens padded(const SlotForm &form, Tokens cells)
{
    return ceilDivided(cells, form.padding) * form.padding;
}

Bytes share(const SlotForm &form, Tokens context)
{
    return wholeCache(form, context) / static_cast<double>(form.slotCount);
}

} // namespace

Tokens cellsOf(const SlotForm &form, Tokens context)
{
    return form.shared ? padded(form, context * form.slotCount) : padded(form, context) * form.slotCount;
}

Tokens cellsOf(const SlotForm &form, const SlotForm::Window &window, Tokens context)
{
    if (!form.shared)
        return std::min(padded(form, context), padded(form, window.tokens + form.microBatch))
               * form.slotCount;
    return std::min(cellsOf(form, context), padded(form, window.tokens * form.slotCount + form.microBatch));
}

Bytes wholeCache(const SlotForm &form, Tokens context)
{
    Bytes whole = form.perCell * static_cast<double>(cellsOf(form, context))
                  + form.state * static_cast<double>(form.slotCount);
    for (const SlotForm::Window &window : windowsOf(form))
        whole += window.perCell * static_cast<double>(cellsOf(form, window, context));
    return whole;
}

Load loadOf(const SlotForm &form, Bytes pool, Tokens context)
{
    const Bytes each = share(form, context);
    if (each.value() <= 0.0)
        return {each, each - pool, pool.value() >= 0.0 ? kUnlimited : 0.0};
    return {each, each - pool, std::max(pool, Bytes{}) / each};
}

Printed printedBy(const SlotForm &form, Bytes /*pool*/, Tokens context)
{
    Printed printed;
    printed.tokens = cellsOf(form, context);
    if (form.state.value() > 0.0)
        printed.stateSlots = form.slotCount;
    printed.taken = wholeCache(form, context);
    return printed;
}

std::optional<Tokens> longestIn(const SlotForm &form, Bytes pool, Tokens sequences)
{
    const Bytes limit = pool / static_cast<double>(sequences);
    if (pool.value() < 0.0 || share(form, 1) > limit)
        return 0;
    if (share(form, kBeyondAnyContext) <= limit)
        return std::nullopt;
    Tokens fits = 1;
    Tokens tooLong = kBeyondAnyContext;
    while (tooLong - fits > 1) {
        const Tokens middle = fits + (tooLong - fits) / 2;
        (share(form, middle) <= limit ? fits : tooLong) = middle;
    }
    return fits;
}

Bytes firstTokenBytes(const SlotForm &form)
{
    Bytes sum = form.perCell;
    for (const SlotForm::Window &window : windowsOf(form))
        sum += window.perCell;
    return sum;
}

Bytes fixedBytes(const SlotForm &form)
{
    return form.state;
}

} // namespace headroom
