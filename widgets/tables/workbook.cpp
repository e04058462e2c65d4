// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/workbook.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "widgets/sentences/sentences.h"
#include "widgets/tables/savefile.h"
#include "widgets/tables/workbooksheets.h"

namespace headroom {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

// At most 31 characters, none that a reference could mistake, no two alike.
QString sheetName(int number, const QString &name)
{
    static const QRegularExpression unfit(QStringLiteral("[\\[\\]:*?/\\\\']"));
    QString fit = name;
    fit.replace(unfit, QStringLiteral(" "));
    return QStringLiteral("%1 %2").arg(number).arg(fit.simplified()).left(31).trimmed();
}

std::vector<SheetOfOne> sheetsOf(const WorkbookInput &input, const QString &comparing)
{
    const WorkingSheet::Shared shared{QStringLiteral("'%1'!$B$%2").arg(comparing).arg(kContextRow),
                                      QStringLiteral("'%1'!$B$%2").arg(comparing).arg(kSequencesRow)};
    std::vector<SheetOfOne> all;
    for (std::size_t i = 0; i < input.evaluation.results.size(); ++i) {
        const ConfigurationResult &result = input.evaluation.results[i];
        const QString name = input.names.value(static_cast<qsizetype>(i));
        const Trace trace = explain(input.catalog, input.evaluation.scenario, result.configuration);
        all.push_back({name,
                       result.unresolved ? QString() : sheetName(static_cast<int>(i) + 1, name),
                       result.unresolved ? unresolvedText(*result.unresolved) : QString(),
                       {input.catalog, trace, shared, input.numbers}});
    }
    return all;
}

bool fill(lxw_workbook *workbook, const WorkbookInput &input)
{
    //: The name of a sheet; at most 31 letters, without [ ] : * ? / \ '
    const QString comparing = Words::tr("Comparison");
    const SheetLooks looks = addLooks(workbook);
    const std::vector<SheetOfOne> all = sheetsOf(input, comparing);
    lxw_worksheet *first = workbook_add_worksheet(workbook, comparing.toUtf8().constData());
    if (!first)
        return false;
    writeComparing(first, looks, input, all);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].sheet.isEmpty())
            continue;
        lxw_worksheet *sheet = workbook_add_worksheet(workbook, all[i].sheet.toUtf8().constData());
        if (!sheet)
            return false;
        writeWorking(sheet, looks, input, all[i], input.evaluation.results[i]);
    }
    return true;
}

} // namespace

// The library writes to a path of its own, so that the file asked for can be replaced all at once.
QString writeWorkbook(const QString &path, const WorkbookInput &input)
{
    const QTemporaryDir folder;
    const QString draft = folder.filePath(QStringLiteral("workbook.xlsx"));
    QByteArray place = QFile::encodeName(folder.path());
    lxw_workbook_options options{};
    options.constant_memory = LXW_FALSE;
    options.tmpdir = place.data();
    lxw_workbook *workbook = workbook_new_opt(QFile::encodeName(draft).constData(), &options);
    if (!workbook)
        return Words::tr("The workbook could not be made.");
    const bool filled = fill(workbook, input);
    const bool closed = workbook_close(workbook) == LXW_NO_ERROR; // frees it in any case
    QFile file(draft);
    if (!filled || !closed || !file.open(QIODevice::ReadOnly))
        return Words::tr("The workbook could not be made.");
    return saveFile(path, file.readAll());
}

} // namespace headroom
