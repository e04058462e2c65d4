// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/exportform.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <array>

#include "widgets/sentences/language.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

struct Preset {
    QSize size; // pixels; text and lines keep their size relative to a page of 1280
    const char *shape;
};
constexpr std::array kPresets{Preset{{1920, 1080}, "16:9"}, Preset{{1280, 720}, "16:9"},
                              Preset{{2560, 1440}, "16:9"}, Preset{{3840, 2160}, "16:9"},
                              Preset{{1024, 768}, "4:3"},   Preset{{1600, 1200}, "4:3"},
                              Preset{{2048, 1536}, "4:3"}};
constexpr double kPageWidth = 1280.0;
constexpr int kLongestTitle = 200;

QLineEdit *titleField(QWidget *parent, const QString &name)
{
    auto *field = new QLineEdit(parent);
    field->setMaxLength(kLongestTitle);
    field->setAccessibleName(name);
    field->setClearButtonEnabled(true);
    return field;
}

} // namespace

ExportForm::ExportForm(const FigureNames &names, const QString &language, QWidget *parent)
    : QWidget(parent)
{
    createFigures(names);
    createKinds(language);
    createSize();
    m_title = titleField(this, tr("Title"));
    m_subtitle = titleField(this, tr("Subtitle"));
    for (QLineEdit *field : {m_title, m_subtitle})
        connect(field, &QLineEdit::textChanged, this, &ExportForm::changed);
    layOut();
    takePreset(0);
    showWhatMatters();
    connect(this, &ExportForm::changed, this, &ExportForm::showWhatMatters);
}

QComboBox *ExportForm::addChoice(const QString &name)
{
    auto *box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
    return box;
}

void ExportForm::createFigures(const FigureNames &names)
{
    m_figure = addChoice(tr("Figure"));
    m_left = addChoice(tr("On the slide, left"));
    m_right = addChoice(tr("On the slide, right"));
    for (const auto &[figure, name] : names) {
        m_figure->addItem(name, figure);
        if (figure == slideName() || figure == ExportWish::windowName())
            continue;
        m_left->addItem(name, figure);
        m_right->addItem(name, figure);
    }
    //: The second place on a slide stays empty.
    m_right->addItem(tr("One figure only"), QString());
    m_left->setCurrentIndex(m_left->findData(usualOnSlide().front()));
    m_right->setCurrentIndex(m_right->findData(usualOnSlide().back()));
}

void ExportForm::createKinds(const QString &language)
{
    m_kind = addChoice(tr("Kind of file"));
    m_kind->addItems({tr("PNG picture"), tr("SVG drawing, text as text"), tr("PDF page, text as text"),
                      tr("CSV table"), tr("XLSX workbook, with formulas"), tr("Markdown table")});
    Q_ASSERT(m_kind->count() == kExportKinds);
    m_language = addChoice(tr("Language"));
    // Each language is named in itself, as in the menu.
    m_language->addItem(QStringLiteral("English"), QStringList{QStringLiteral("en")});
    m_language->addItem(QStringLiteral("Português (Brasil)"), QStringList{QStringLiteral("pt_BR")});
    m_language->addItem(tr("Both languages, two files"), Language::available());
    m_language->setCurrentIndex(static_cast<int>(Language::available().indexOf(language)));
}

QSpinBox *ExportForm::addSide(const QString &name)
{
    auto *field = new QSpinBox(this);
    field->setRange(320, 8192);
    field->setAccessibleName(name);
    connect(field, &QSpinBox::valueChanged, this, [this] {
        const QSignalBlocker quiet(m_preset);
        m_preset->setCurrentIndex(m_preset->count() - 1);
    });
    connect(field, &QSpinBox::valueChanged, this, &ExportForm::changed);
    return field;
}

void ExportForm::createSize()
{
    m_preset = new QComboBox(this);
    m_preset->setAccessibleName(tr("Size"));
    for (const Preset &preset : kPresets)
        m_preset->addItem(QStringLiteral("%1: %2 × %3")
                              .arg(QLatin1String(preset.shape))
                              .arg(preset.size.width())
                              .arg(preset.size.height()));
    m_preset->addItem(tr("Another size"));
    m_width = addSide(tr("Width in pixels"));
    m_height = addSide(tr("Height in pixels"));
    connect(m_preset, &QComboBox::activated, this, &ExportForm::takePreset);
}

void ExportForm::layOut()
{
    auto *pixels = new QHBoxLayout;
    pixels->setSpacing(kSpaceS);
    pixels->addWidget(m_width, 1);
    pixels->addWidget(new QLabel(QStringLiteral("×"), this));
    pixels->addWidget(m_height, 1);
    m_form = new QFormLayout(this);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(kSpaceL);
    m_form->setVerticalSpacing(kSpaceM);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->addRow(tr("&Figure"), m_figure);
    m_form->addRow(tr("On the slide, &left"), m_left);
    m_form->addRow(tr("On the slide, &right"), m_right);
    m_form->addRow(tr("&Kind of file"), m_kind);
    m_form->addRow(tr("Lan&guage"), m_language);
    m_form->addRow(tr("&Size"), m_preset);
    m_form->addRow(tr("&Pixels"), pixels);
    static_cast<QLabel *>(m_form->labelForField(pixels))->setBuddy(m_width);
    m_form->addRow(tr("&Title"), m_title);
    m_form->addRow(tr("S&ubtitle"), m_subtitle);
    for (QLabel *label : findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
}

QString ExportForm::figure() const
{
    return m_figure->currentData().toString();
}

// What the chosen figure and kind do not have is not asked for.
void ExportForm::showWhatMatters()
{
    const ExportWish now = wish();
    const bool picture = pictureOf(now.kind).has_value();
    const bool slide = picture && figure() == slideName();
    m_left->setEnabled(slide);
    m_right->setEnabled(slide);
    m_figure->setEnabled(picture);
    m_language->setEnabled(!picture || !now.isWindow()); // the window speaks its own
    for (QWidget *field : std::initializer_list<QWidget *>{m_preset, m_width, m_height, m_title, m_subtitle})
        field->setEnabled(picture && !now.isWindow());
}

void ExportForm::takePreset(int index)
{
    if (index >= static_cast<int>(kPresets.size()))
        return;
    const QSize size = kPresets[static_cast<std::size_t>(index)].size;
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_preset->setCurrentIndex(index);
}

void ExportForm::setFigure(const QString &figure)
{
    m_figure->setCurrentIndex(m_figure->findData(figure));
}

void ExportForm::setUsualTitles(const QString &title, const QString &subtitle)
{
    m_title->setPlaceholderText(title);
    m_subtitle->setPlaceholderText(subtitle);
}

ExportWish ExportForm::wish() const
{
    ExportWish wish;
    wish.kind = static_cast<ExportKind>(m_kind->currentIndex());
    wish.order.figure = figure();
    wish.order.onSlide = QStringList{m_left->currentData().toString(), m_right->currentData().toString()};
    wish.order.onSlide.removeAll(QString());
    wish.order.onSlide.removeDuplicates();
    wish.order.title = m_title->text().simplified();
    wish.order.subtitle = m_subtitle->text().simplified();
    wish.order.scale = std::max(1.0, m_width->value() / kPageWidth);
    wish.order.size = (QSizeF(m_width->value(), m_height->value()) / wish.order.scale).toSize();
    wish.languages = m_language->currentData().toStringList();
    if (wish.isWindow() && pictureOf(wish.kind))
        wish.languages = {QString()};
    return wish;
}

} // namespace headroom
