// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <array>

#include "widgets/export/picturefile.h"

namespace headroom {

namespace {

// Pixels of the picture; text and lines keep their size relative to a page of 1280 x 720.
constexpr std::array kPresets{QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160),
                              QSize(1600, 1200)};
constexpr double kPageWidth = 1280.0;

} // namespace

ExportDialog::ExportDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Export a figure"));
    createParts();
    layOut();
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::takePreset);
    takePreset(1);
}

void ExportDialog::createParts()
{
    m_figure = new QComboBox(this);
    m_preset = new QComboBox(this);
    for (const QSize &size : kPresets)
        m_preset->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()));
    m_preset->addItem(tr("Another size"));
    const auto side = [this](const QString &name) {
        auto *field = new QSpinBox(this);
        field->setRange(320, 8192);
        field->setAccessibleName(name);
        connect(field, &QSpinBox::valueChanged, this,
                [this] { m_preset->setCurrentIndex(m_preset->count() - 1); });
        return field;
    };
    m_width = side(tr("Width in pixels"));
    m_height = side(tr("Height in pixels"));
    m_dark = new QCheckBox(tr("&Dark colours (PNG only)"), this);
}

void ExportDialog::layOut()
{
    auto *size = new QHBoxLayout;
    size->setSpacing(kSpaceS);
    size->addWidget(m_preset, 1);
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *choose = buttons->addButton(tr("Choose a &file…"), QDialogButtonBox::ActionRole);
    choose->setProperty("primary", true);
    choose->setDefault(true);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(kSpaceXl, kSpaceXl, kSpaceXl, kSpaceL);
    form->setHorizontalSpacing(kSpaceL);
    form->setVerticalSpacing(kSpaceM);
    form->addRow(tr("&Figure"), m_figure);
    form->addRow(tr("&Size"), size);
    form->addRow(QString(), m_dark);
    form->addRow(buttons);
}

void ExportDialog::addFigure(const QString &title)
{
    m_figure->addItem(title);
}

void ExportDialog::setFigure(int index)
{
    m_figure->setCurrentIndex(index);
}

int ExportDialog::figure() const
{
    return m_figure->currentIndex();
}

FigureShape ExportDialog::shape() const
{
    const double scale = std::max(1.0, m_width->value() / kPageWidth);
    return {(QSizeF(m_width->value(), m_height->value()) / scale).toSize(), scale, m_dark->isChecked()};
}

void ExportDialog::takePreset(int index)
{
    if (index >= static_cast<int>(kPresets.size()))
        return;
    const QSize size = kPresets[static_cast<std::size_t>(index)];
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_preset->setCurrentIndex(index);
}

void ExportDialog::chooseFile()
{
    QString filter;
    QString path =
        QFileDialog::getSaveFileName(this, tr("Export a figure"), tr("figure") + QStringLiteral(".png"),
                                     tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF page (*.pdf)"),
                                     &filter);
    if (path.isEmpty())
        return;
    if (!pictureKindOf(path))
        path += filter.contains(QLatin1String("svg"))   ? QStringLiteral(".svg")
                : filter.contains(QLatin1String("pdf")) ? QStringLiteral(".pdf")
                                                        : QStringLiteral(".png");
    m_path = path;
    accept();
}

} // namespace headroom
