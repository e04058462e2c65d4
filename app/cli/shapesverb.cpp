// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/cli/usageerror.h"

#include "model/measurement/token_shapes.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(CliErrors)
};

} // namespace

QString shapesVerb(Catalog &catalog, TypedQuestion typed)
{
    // The shapes of a model do not depend on the accelerator; any makes the question whole.
    typed.accelerator = QString::fromStdString(catalog.accelerators.front().id);
    const Scenario scenario = questionFrom(catalog, typed).scenario;
    const Configuration &configuration = scenario.configurations.front();
    const CacheFormat &cache = *catalog.cacheFormat(configuration.cache);
    const auto shapes =
        tokenShapes(*catalog.model(scenario.model), *catalog.weightFormat(configuration.weights),
                    cache.bitsPerElement.value, scenario.context);
    if (!shapes)
        refuse(QStringLiteral("--weights"),
               //: headroom-probe is a program, %1 the name of a number format
               Errors::tr("headroom-probe has no kernel for %1; it reads bf16 and fp8.")
                   .arg(quoted(typed.weights.value_or(QString()))));
    return QString::fromStdString(tokenShapesText(*shapes));
}

} // namespace headroom
