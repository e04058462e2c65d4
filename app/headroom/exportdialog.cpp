// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/exportdialog.h"

#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include "app/headroom/picturepreview.h"
#include "widgets/sentences/language.h"
#include "widgets/tables/tabletext.h"
#include "widgets/theme/theme.h"

namespace headroom {

ExportDialog::ExportDialog(const PlotInput &input, Language &language, const PlotChoices &choices,
                           WindowPicture window, QWidget *parent)
    : QDialog(parent)
    , m_input(input)
    , m_language(language)
    , m_choices(choices)
    , m_window(std::move(window))
{
    setWindowTitle(tr("Export"));
    createParts();
    layOut();
    connectParts();
    resize(1080, 660);
    showBusy(false);
    showLater();
}

void ExportDialog::createParts()
{
    ExportForm::FigureNames names;
    speaking(m_language.name(), [&](const FigureMaker &maker) {
        for (const QString &figure : FigurePlots::names() + QStringList{slideName()})
            names.append({figure, maker.nameOf(figure)});
    });
    names.append({ExportWish::windowName(), tr("The window as it stands")});
    m_form = new ExportForm(names, m_language.name(), this);
    m_preview = new PicturePreview(this);
    m_said = new QLabel(this);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of writing"));
    m_copyPicture = addButton(tr("&Copy picture"));
    m_copyTable = addButton(tr("Copy ta&ble"));
    m_choose = addButton(tr("&Export…"));
    m_choose->setProperty("primary", true);
    m_choose->setDefault(true);
    m_close = addButton(QString());
    m_job = new PictureJob(this);
}

QPushButton *ExportDialog::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setAutoDefault(false);
    return button;
}

void ExportDialog::layOut()
{
    auto *middle = new QHBoxLayout;
    middle->setSpacing(kSpaceXl);
    m_form->setFixedWidth(300);
    middle->addWidget(m_form, 0, Qt::AlignTop);
    middle->addWidget(m_preview, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpaceS);
    buttons->addWidget(m_copyPicture);
    buttons->addWidget(m_copyTable);
    buttons->addWidget(m_progress, 1);
    buttons->addStretch();
    buttons->addWidget(m_close);
    buttons->addWidget(m_choose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceXl, kSpaceXl, kSpaceXl, kSpaceL);
    column->setSpacing(kSpaceM);
    column->addLayout(middle, 1);
    column->addWidget(m_said);
    column->addLayout(buttons);
}

void ExportDialog::connectParts()
{
    connect(m_form, &ExportForm::changed, this, &ExportDialog::showLater);
    connect(m_preview, &PicturePreview::resized, this, &ExportDialog::showLater);
    connect(m_copyPicture, &QPushButton::clicked, this, &ExportDialog::copyPicture);
    connect(m_copyTable, &QPushButton::clicked, this, &ExportDialog::copyTable);
    connect(m_choose, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_job, &PictureJob::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    connect(m_job, &PictureJob::finished, this, &ExportDialog::finish);
}

void ExportDialog::speaking(const QString &language, const std::function<void(const FigureMaker &)> &action)
{
    const Language::Aside aside(m_language, language);
    std::unique_ptr<FigureMaker> &maker = m_makers[language];
    if (!maker) {
        PlotInput input = m_input;
        input.locale = Language::localeOf(language);
        maker = std::make_unique<FigureMaker>(input, m_choices);
    }
    action(*maker);
}

// A burst of changes is shown once.
void ExportDialog::showLater()
{
    if (m_previewQueued)
        return;
    m_previewQueued = true;
    QMetaObject::invokeMethod(this, &ExportDialog::showPreview, Qt::QueuedConnection);
}

void ExportDialog::say(const QString &sentence, const char *tone)
{
    m_said->setProperty("tone", QLatin1String(tone));
    m_said->style()->polish(m_said);
    m_said->setText(sentence);
}

void ExportDialog::showPreview()
{
    m_previewQueued = false;
    const ExportWish wish = m_form->wish();
    const bool picture = pictureOf(wish.kind).has_value();
    m_copyPicture->setEnabled(picture);
    m_choose->setEnabled(true);
    say(QString(), "muted");
    if (picture && wish.isWindow()) {
        const QImage window = m_window(PictureKind::Png).image;
        const double scale = m_preview->scaleFor(window.size());
        m_preview->showPicture(window.scaledToWidth(static_cast<int>(window.width() * scale),
                                                    Qt::SmoothTransformation),
                               tr("The window as it stands"));
        return;
    }
    speaking(wish.languages.front(), [&](const FigureMaker &maker) {
        if (picture)
            showFigure(maker, wish.order);
        else
            showTable(maker, wish.kind);
    });
}

void ExportDialog::showTable(const FigureMaker &maker, ExportKind kind)
{
    const QLocale locale = Language::localeOf(m_form->wish().languages.front());
    if (kind == ExportKind::Csv)
        m_preview->showText(csvText(maker.comparison(CellForm::Bare), locale));
    else
        m_preview->showText(markdownText(maker.comparison(CellForm::ForReading)));
    if (kind == ExportKind::Xlsx)
        say(tr("A workbook has this comparison, and a sheet of each configuration: the numbers put in, which "
               "can be "
               "changed, and every step as a formula."),
            "muted");
}

void ExportDialog::showFigure(const FigureMaker &maker, FigureOrder order)
{
    const FigureText text = maker.textOf({order.figure, {}, {}, {}, {}, 1.0, false});
    m_form->setUsualTitles(text.title, text.subtitle);
    const QSize least = maker.leastSize(order);
    const bool fits = order.size.width() >= least.width() && order.size.height() >= least.height();
    m_choose->setEnabled(fits);
    m_copyPicture->setEnabled(fits);
    if (!fits) {
        const QSize pixels = (QSizeF(least.expandedTo({order.size.width(), 0})) * order.scale).toSize();
        //: %1, %2: width and height
        say(tr("Too small: the plot has no room beside its sources. It takes %1 × %2 pixels.")
                .arg(pixels.width())
                .arg(pixels.height()),
            "error");
    }
    order.scale = m_preview->scaleFor(order.size);
    m_preview->showPicture(maker.draw(PictureKind::Png, order).image, maker.textOf(order).title);
}

void ExportDialog::chooseFile()
{
    const ExportWish wish = m_form->wish();
    const QString ending = endingOf(wish.kind);
    const QString path = QFileDialog::getSaveFileName(this, tr("Export"), tr("figure") + ending,
                                                      QStringLiteral("%1 (*%1)").arg(ending));
    if (!path.isEmpty() && mayReplace(filesOf(wish, path), path))
        exportTo(path);
}

void ExportDialog::exportTo(const QString &path)
{
    const ExportWish wish = m_form->wish();
    m_files = filesOf(wish, path);
    if (pictureOf(wish.kind))
        startPictures(wish, m_files);
    else
        writeTables(wish, m_files);
}

void ExportDialog::writeTables(const ExportWish &wish, const QStringList &files)
{
    QString reason;
    for (qsizetype i = 0; i < files.size() && reason.isEmpty(); ++i)
        speaking(wish.languages[i], [&](const FigureMaker &maker) {
            reason = writeTable(maker, wish.kind, files[i], wish.languages[i]);
        });
    finish(reason, false);
}

void ExportDialog::startPictures(const ExportWish &wish, const QStringList &files)
{
    const PictureKind kind = *pictureOf(wish.kind);
    std::vector<PictureJob::Item> items;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (wish.isWindow())
            items.push_back({files[i], m_window(kind)});
        else
            speaking(wish.languages[i], [&](const FigureMaker &maker) {
                items.push_back({files[i], maker.draw(kind, wish.order)});
            });
    }
    showBusy(true);
    m_progress->setRange(0, 0);
    m_job->start(std::move(items));
}

void ExportDialog::finish(const QString &reason, bool stopped)
{
    showBusy(false);
    if (stopped)
        say(tr("Stopped; nothing was written."), "muted");
    else if (!reason.isEmpty())
        say(reason, "error");
    else {
        m_written = m_files;
        accept();
    }
}

void ExportDialog::showBusy(bool busy)
{
    m_progress->setVisible(busy);
    m_form->setEnabled(!busy);
    for (QPushButton *button : {m_copyPicture, m_copyTable, m_choose})
        button->setEnabled(!busy);
    m_close->setText(busy ? tr("&Stop") : tr("Close"));
}

void ExportDialog::reject()
{
    if (m_job->isRunning())
        m_job->stop();
    else
        QDialog::reject();
}

} // namespace headroom
