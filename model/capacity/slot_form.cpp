// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capacity/slot_form.h"

#include <algorithm>
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

// Of the compute buffer, beyond what is reserved for it.
Bytes bufferGrowth(const SlotForm &form, Tokens context)
{
    return std::max(masksOf(form, context) - form.maskRoom, Bytes{}) - form.maskReserved;
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

Bytes masksOf(const SlotForm &form, Tokens context)
{
    const double streams = form.shared ? 1.0 : static_cast<double>(form.slotCount);
    double cells = form.perCell.value() > 0.0 ? static_cast<double>(cellsOf(form, context)) : 0.0;
    for (const SlotForm::Window &window : windowsOf(form))
        cells += static_cast<double>(cellsOf(form, window, context));
    return form.maskPerCell * (cells / streams);
}

Load loadOf(const SlotForm &form, Bytes pool, Tokens context)
{
    const Bytes each = share(form, context);
    const Bytes room = pool - bufferGrowth(form, context);
    if (each.value() <= 0.0)
        return {each, each - room, room.value() >= 0.0 ? kUnlimited : 0.0};
    return {each, each - room, std::max(room, Bytes{}) / each};
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
    const auto isHeld = [&](Tokens context) {
        const Bytes room = pool - bufferGrowth(form, context);
        return room.value() >= 0.0 && share(form, context) <= room / static_cast<double>(sequences);
    };
    if (!isHeld(1))
        return 0;
    if (isHeld(kBeyondAnyContext))
        return std::nullopt;
    Tokens fits = 1;
    Tokens tooLong = kBeyondAnyContext;
    while (tooLong - fits > 1) {
        const Tokens middle = fits + (tooLong - fits) / 2;
        (isHeld(middle) ? fits : tooLong) = middle;
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
