// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headroom/acceleratorform.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <array>
#include <cmath>

#include "widgets/pickers/labels.h"
#include "widgets/sentences/names.h"
#include "widgets/theme/theme.h"

namespace headroom {

namespace {

constexpr double kMostPercent = 1000.0;
constexpr double kTera = 1e12;
constexpr std::array kPeaks{MatrixFormat::Bf16, MatrixFormat::Fp8, MatrixFormat::Fp4};

struct Kinds {
    QString name; // inside the name of a copy
    QString label;
    double factor; // of the unit
    double most;
    int decimals;
};

Kinds kindsOf(AcceleratorForm::Figure figure)
{
    switch (figure) {
    case AcceleratorForm::Memory:
        return {AcceleratorForm::tr("memory"), AcceleratorForm::tr("Memory of the part, GB"), kGB, 1e6, 2};
    case AcceleratorForm::Runtime:
        return {AcceleratorForm::tr("runtime memory"),
                AcceleratorForm::tr("Memory of a device, to the runtime, GiB"), kGiB, 1e6, 3};
    case AcceleratorForm::Bandwidth:
        return {AcceleratorForm::tr("bandwidth"), AcceleratorForm::tr("Bandwidth of the part, TB/s"), kTB,
                1e4, 4};
    case AcceleratorForm::Bf16:
        return {QStringLiteral("BF16"), AcceleratorForm::tr("BF16 peak, dense, TFLOP/s"), kTera, 1e7, 2};
    case AcceleratorForm::Fp8:
        return {QStringLiteral("FP8"), AcceleratorForm::tr("FP8 peak, dense, TFLOP/s"), kTera, 1e7, 2};
    case AcceleratorForm::Fp4:
        return {QStringLiteral("FP4"), AcceleratorForm::tr("FP4 peak, dense, TFLOP/s"), kTera, 1e7, 2};
    default:
        return {AcceleratorForm::tr("power"), AcceleratorForm::tr("Board power of the part, W"), 1.0, 1e6, 0};
    }
}

double figureIn(const AcceleratorFigures &figures, AcceleratorForm::Figure figure)
{
    const auto peak = [&](int i) {
        return figures.peaks[static_cast<std::size_t>(kPeaks[static_cast<std::size_t>(i)])]
            .value_or(FlopsPerSecond{})
            .value();
    };
    switch (figure) {
    case AcceleratorForm::Memory:
        return figures.memory.value();
    case AcceleratorForm::Runtime:
        return figures.runtimeMemory.value_or(Bytes{}).value();
    case AcceleratorForm::Bandwidth:
        return figures.bandwidth.value();
    case AcceleratorForm::Bf16:
    case AcceleratorForm::Fp8:
    case AcceleratorForm::Fp4:
        return peak(figure - AcceleratorForm::Bf16);
    default:
        return figures.power.value_or(Watts{}).value();
    }
}

} // namespace

AcceleratorForm::AcceleratorForm(std::shared_ptr<const Catalog> catalog, const Numbers &numbers,
                                 const std::string &base, QWidget *parent)
    : QDialog(parent)
    , m_catalog(std::move(catalog))
    , m_numbers(numbers)
    , m_base(base)
    , m_rows(Count)
{
    setLocale(numbers.locale());
    createParts();
    proposeName();
    check();
}

void AcceleratorForm::createParts()
{
    const Accelerator *base = isCopy() ? m_catalog->accelerator(m_base) : nullptr;
    setWindowTitle(base ? tr("What if: %1").arg(QString::fromStdString(base->name))
                        : tr("An accelerator of your own"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(kSpaceL, kSpaceL, kSpaceL, kSpaceL);
    form->setHorizontalSpacing(kSpaceM);
    form->setVerticalSpacing(kSpaceXs);
    m_name = new QLineEdit(this);
    m_name->setMaxLength(100);
    form->addRow(tr("Name"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_named = true; });
    connect(m_name, &QLineEdit::textChanged, this, &AcceleratorForm::check);
    m_like = new QComboBox(this);
    for (const Accelerator &each : m_catalog->accelerators)
        m_like->addItem(QString::fromStdString(each.name + " (" + each.architecture + ')'),
                        QString::fromStdString(each.id));
    form->addRow(tr("Architecture and links as"), m_like);
    form->setRowVisible(m_like, !isCopy());
    for (int figure = 0; figure < Count; ++figure)
        addRow(form, static_cast<Figure>(figure));
    m_source = new QLineEdit(this);
    m_source->setMaxLength(500);
    m_source->setPlaceholderText(tr("Data sheet, address; empty: assumed"));
    form->addRow(tr("Source"), m_source);
    form->setRowVisible(m_source, !isCopy());
    createButtons(form);
}

void AcceleratorForm::createButtons(QFormLayout *form)
{
    m_refusal = plainLabel(this);
    m_refusal->setProperty("tone", QStringLiteral("error"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    form->addRow(m_refusal);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(tr("&Keep in my catalog"), QDialogButtonBox::AcceptRole);
    m_keep->setProperty("primary", true);
    form->addRow(buttons);
    connect(m_keep, &QPushButton::clicked, this, [this] { emit finishedWith(wish()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void AcceleratorForm::addRow(QFormLayout *form, Figure figure)
{
    const Kinds kinds = kindsOf(figure);
    Row &row = m_rows[figure];
    row.value = new QDoubleSpinBox(this);
    row.value->setRange(0.0, kinds.most);
    row.value->setDecimals(kinds.decimals);
    row.value->setSpecialValueText(QStringLiteral("–")); // unknown
    row.value->setAccessibleName(kinds.label);
    auto *line = new QHBoxLayout;
    line->addWidget(row.value, 2);
    if (isCopy()) {
        row.base = figureIn(figuresOf(*m_catalog->accelerator(m_base)), figure) / kinds.factor;
        row.value->setValue(row.base);
        row.percent = new QDoubleSpinBox(this);
        row.percent->setRange(-99.0, kMostPercent);
        row.percent->setDecimals(1);
        row.percent->setSingleStep(5.0);
        row.percent->setSuffix(QStringLiteral(" %"));
        row.percent->setEnabled(row.base > 0.0);
        //: Accessible name of a field. %1: a figure, "Bandwidth of the part, TB/s"
        row.percent->setAccessibleName(tr("%1: change in percent").arg(kinds.label));
        line->addWidget(row.percent, 1);
    }
    row.shown = row.value->value();
    form->addRow(kinds.label, line);
    connectRow(figure);
}

// The two fields of a row say the same.
void AcceleratorForm::connectRow(Figure figure)
{
    QDoubleSpinBox *value = m_rows[figure].value;
    QDoubleSpinBox *percent = m_rows[figure].percent;
    connect(value, &QDoubleSpinBox::valueChanged, this, [this, figure, percent](double now) {
        if (percent && m_rows[figure].base > 0.0) {
            const QSignalBlocker quiet(percent);
            percent->setValue((now / m_rows[figure].base - 1.0) * 100.0);
        }
        proposeName();
        check();
    });
    if (percent)
        connect(percent, &QDoubleSpinBox::valueChanged, this, [this, figure, value](double share) {
            value->setValue(m_rows[figure].base * (1.0 + share / 100.0));
        });
}

double AcceleratorForm::valueOf(Figure figure) const
{
    const Row &row = m_rows[figure];
    const double factor = kindsOf(figure).factor;
    return (row.value->value() == row.shown && isCopy() ? row.base : row.value->value()) * factor;
}

// "MI300X bandwidth +10%", until somebody types a name.
void AcceleratorForm::proposeName()
{
    if (m_named || !isCopy())
        return;
    const QString base = shortName(*m_catalog->accelerator(m_base));
    QStringList changes;
    for (int i = 0; i < Count; ++i) {
        const Row &row = m_rows[i];
        if (!row.value || row.value->value() == row.shown || row.base <= 0.0)
            continue;
        const double share = std::round(1000.0 * (row.value->value() / row.base - 1.0)) / 1000.0;
        const bool whole = std::abs(share * 100.0 - std::round(share * 100.0)) < 1e-6;
        const QString sign = share > 0.0 ? QStringLiteral("+") : QString();
        changes << kindsOf(static_cast<Figure>(i)).name + u' ' + sign
                       + m_numbers.percent(share, whole ? 0 : 1);
    }
    if (changes.size() == 1)
        m_name->setText(base + u' ' + changes.first());
    else
        //: Name of a what-if copy. %1: an accelerator
        m_name->setText(tr("%1 changed").arg(base));
}

void AcceleratorForm::check()
{
    if (m_keep)
        m_keep->setEnabled(!m_name->text().trimmed().isEmpty() && value(Memory)->value() > 0.0
                           && value(Bandwidth)->value() > 0.0);
}

AcceleratorFigures AcceleratorForm::figures() const
{
    const Accelerator *base = isCopy() ? m_catalog->accelerator(m_base) : nullptr;
    AcceleratorFigures figures = base ? figuresOf(*base) : AcceleratorFigures{};
    figures.memory = Bytes{valueOf(Memory)};
    figures.bandwidth = BytesPerSecond{valueOf(Bandwidth)};
    const auto known = [](double value, auto made) {
        return value > 0.0 ? std::optional(made) : std::nullopt;
    };
    figures.runtimeMemory = known(valueOf(Runtime), Bytes{valueOf(Runtime)});
    figures.power = known(valueOf(Power), Watts{valueOf(Power)});
    for (std::size_t i = 0; i < kPeaks.size(); ++i) {
        const double peak = valueOf(static_cast<Figure>(Bf16 + static_cast<int>(i)));
        figures.peaks[static_cast<std::size_t>(kPeaks[i])] = known(peak, FlopsPerSecond{peak});
    }
    return figures;
}

AcceleratorWish AcceleratorForm::wish() const
{
    AcceleratorWish wish;
    wish.name = m_name->text().trimmed().toStdString();
    wish.whatIf = isCopy();
    wish.like = isCopy() ? m_base : m_like->currentData().toString().toStdString();
    wish.figures = figures();
    const QString source = m_source->text().trimmed();
    wish.published = !source.isEmpty();
    if (isCopy())
        //: The source of the changed figures of a what-if copy. %1: the accelerator it is a copy of
        wish.source = tr("What if: %1 with figures changed by hand")
                          .arg(QString::fromStdString(m_catalog->accelerator(m_base)->name))
                          .toStdString();
    else
        wish.source = (source.isEmpty() ? tr("Entered by hand") : source).toStdString();
    wish.today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    return wish;
}

void AcceleratorForm::complain(const QString &refusal)
{
    m_refusal->setText(refusal);
    m_refusal->show();
}

} // namespace headroom
