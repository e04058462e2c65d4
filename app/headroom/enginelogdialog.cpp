// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/enginelogdialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtConcurrent>

#include "widgets/panels/documentview.h"
#include "widgets/panels/logdocument.h"
#include "widgets/panels/logedit.h"
#include "widgets/pickers/labels.h"
#include "widgets/sentences/logfile.h"
#include "widgets/sentences/logwords.h"

namespace headroom {

EngineLogDialog::EngineLogDialog(std::shared_ptr<const Catalog> catalog, const Numbers &numbers,
                                 QWidget *parent)
    : QDialog(parent)
    , m_catalog(std::move(catalog))
    , m_numbers(numbers)
{
    setWindowTitle(tr("Engine said"));
    createParts();
    layOut();
    connect(m_edit, &LogEdit::given, this, [this](const QByteArray &text) { take(text); });
    connect(m_edit, &LogEdit::fileGiven, this, &EngineLogDialog::openFile);
    connect(m_use, &QPushButton::clicked, this, [this] {
        emit scenarioChosen(m_scenario);
        accept();
    });
    connect(&m_reading, &QFutureWatcher<CheckedLog>::finished, this, [this] {
        if (!*m_cancelled)
            show(m_reading.result());
    });
    resize(760, 720);
}

EngineLogDialog::~EngineLogDialog()
{
    letGo();
    m_reading.waitForFinished();
}

void EngineLogDialog::createParts()
{
    m_edit = new LogEdit(this);
    m_edit->setAccessibleName(tr("Start-up log"));
    m_edit->setPlaceholderText(tr("Paste a start-up log of vLLM, SGLang or llama.cpp here."));
    m_edit->setFixedHeight(96);
    m_sentence = plainLabel(this, TypeRole::Answer);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_origin = captionLabel(this);
    m_table = new QTableWidget(0, 4, this);
    m_table->setAccessibleName(tr("Printed and predicted"));
    m_table->setHorizontalHeaderLabels({tr("Quantity"), tr("Printed"), tr("Predicted"), tr("Difference")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_recognised = new DocumentView(this);
    m_recognised->setAccessibleName(tr("Read from the log"));
}

void EngineLogDialog::layOut()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *open = buttons->addButton(tr("&Open a log…"), QDialogButtonBox::ActionRole);
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &EngineLogDialog::chooseFile);
    m_use = buttons->addButton(tr("&Use this configuration"), QDialogButtonBox::ActionRole);
    m_use->setToolTip(tr("Takes the place of the comparison; one step to undo"));
    m_use->setProperty("primary", true);
    m_use->setEnabled(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpaceL, kSpaceL, kSpaceL, kSpaceL);
    column->setSpacing(kSpaceM);
    column->addWidget(m_edit);
    column->addWidget(m_sentence);
    column->addWidget(m_origin);
    column->addWidget(m_table, 3);
    column->addWidget(m_recognised, 2);
    column->addWidget(buttons);
    m_table->hide();
    m_recognised->hide();
    column->addStretch(0);
}

QString EngineLogDialog::sentence() const
{
    return m_sentence->text();
}

void EngineLogDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a start-up log"), {},
                                                      tr("Logs (*.log *.txt);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void EngineLogDialog::openFile(const QString &path)
{
    const auto read = readLogFile(path);
    if (const QString *reason = std::get_if<QString>(&read)) {
        letGo();
        m_sentence->setText(*reason);
        return;
    }
    take(std::get<QByteArray>(read), QFileInfo(path).fileName());
}

void EngineLogDialog::letGo()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void EngineLogDialog::take(const QByteArray &text, const QString &name)
{
    letGo();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_origin->setText(name);
    m_reading.setFuture(QtConcurrent::run([text, catalog = m_catalog, cancelled = m_cancelled] {
        return checkLog(*catalog, {text.constData(), static_cast<std::size_t>(text.size())}, {},
                        cancelled.get());
    }));
}

void EngineLogDialog::show(const CheckedLog &checked)
{
    const bool known = checked.log.engine != Engine::Unknown;
    m_table->setVisible(!checked.comparison.terms.empty());
    m_recognised->setVisible(known);
    m_use->setEnabled(known && !checked.matched.scenario.model.empty());
    m_scenario = checked.matched.scenario;
    m_sentence->setText(known ? comparisonSentence(checked, m_numbers)
                              : tr("This is no start-up log of vLLM, SGLang or llama.cpp."));
    if (!known)
        return;
    const QString log = logSentence(checked.log, m_numbers);
    m_origin->setText(m_origin->text().isEmpty() ? log : m_origin->text() + QLatin1String(": ") + log);
    fillTable(checked.comparison);
    writeLog(m_recognised->document(), palette(), checked, m_numbers);
    m_recognised->moveCursor(QTextCursor::Start);
}

void EngineLogDialog::fillTable(const LogComparison &comparison)
{
    m_table->setRowCount(static_cast<int>(comparison.terms.size()));
    for (std::size_t i = 0; i < comparison.terms.size(); ++i) {
        const TermDifference &term = comparison.terms[i];
        const QStringList texts{logTermName(term.term), logValue(term.term, term.printed, m_numbers),
                                predictedText(term, m_numbers), differenceText(term, m_numbers)};
        for (int column = 0; column < 4; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            if (column > 0)
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (comparison.culprit == i)
                cell->setForeground(Theme::of(palette()).error);
            m_table->setItem(static_cast<int>(i), column, cell);
        }
    }
}

} // namespace headroom
