// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/footprint.h"

namespace headroom {

namespace {

std::size_t footprint(const Configuration &configuration)
{
    return sizeof(Configuration) + configuration.accelerator.size() + configuration.weights.size()
           + configuration.cache.size() + configuration.model.size() + configuration.unknownKeys.size();
}

} // namespace

std::size_t footprint(const Scenario &scenario)
{
    std::size_t bytes = sizeof(Scenario) + scenario.model.size() + scenario.unknownKeys.size();
    for (const Configuration &configuration : scenario.configurations)
        bytes += footprint(configuration);
    for (const CarriedModel &model : scenario.carriedModels)
        bytes += sizeof(CarriedModel) + model.id.size() + model.catalog.size();
    return bytes; // measurements are shared between copies
}

} // namespace headroom
