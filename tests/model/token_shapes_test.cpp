// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices a decoded token is multiplied with, as the probe replays them.
#include <QTest>

#include "model/measurement/token_shapes.h"

#include <cmath>

using namespace headroom;

class TokenShapesTest : public QObject {
    Q_OBJECT

private slots:
    void aDenseModel();
    void gatedQueries();
    void expertsOfOneToken();
    void formatsWithoutAKernel();
    void everyModelAddsUp();
    void theText();

private:
    [[nodiscard]] TokenShapes shapesOf(const char *model, const char *format = "bf16",
                                       Tokens context = 8'192) const
    {
        return tokenShapes(*m_catalog.model(model), *m_catalog.weightFormat(format), 16.0, context).value();
    }
    static const TokenShape *named(const TokenShapes &shapes, const char *name)
    {
        for (const TokenShape &shape : shapes.shapes)
            if (shape.name == name)
                return &shape;
        return nullptr;
    }

    Catalog m_catalog = builtInCatalog();
};

// Llama 3 70B: 80 layers of width 8192, 64 query heads and 8 of keys and values of 128, MLP of 28,672.
void TokenShapesTest::aDenseModel()
{
    const TokenShapes shapes = shapesOf("llama-3-70b");
    QCOMPARE(named(shapes, "q")->rows, 8'192);
    QCOMPARE(named(shapes, "k")->rows, 1'024);
    QCOMPARE(named(shapes, "o")->cols, 8'192);
    QCOMPARE(named(shapes, "q")->count, 80);
    QCOMPARE(named(shapes, "mlp up")->rows, 28'672);
    QCOMPARE(named(shapes, "mlp up")->count, 160); // gate and up
    QCOMPARE(named(shapes, "mlp down")->cols, 28'672);
    QCOMPARE(named(shapes, "head")->rows, 128'256);
    // attention 12,079,595,520 + MLP 56,371,445,760 + head 1,050,673,152
    QCOMPARE(shapes.parameters, 69'501'714'432.0);
    // 80 layers x 2 x 8 heads x 128 x 2 bytes = 327,680 a token
    QCOMPARE(shapes.cache.value(), 327'680.0 * 8'192);
    QVERIFY(named(shapesOf("llama-3-70b", "fp8"), "q")->eightBit);
    QVERIFY(!named(shapesOf("llama-3-70b"), "q")->eightBit);
}

// Qwen3.8-27B gates its attention's output: 2 x 24 heads x 256 = 12,288 rows of queries, in 16 of 64 layers.
void TokenShapesTest::gatedQueries()
{
    const TokenShapes shapes = shapesOf("qwen3.8-27b");
    QCOMPARE(named(shapes, "q")->rows, 12'288);
    QCOMPARE(named(shapes, "q")->count, 16);
    QCOMPARE(named(shapes, "linear attention")->count, 48);
}

// gpt-oss-120b: a token takes 4 of 128 experts of 2880 x 2880 in each of 36 layers.
void TokenShapesTest::expertsOfOneToken()
{
    const TokenShapes shapes = shapesOf("gpt-oss-120b");
    QCOMPARE(named(shapes, "expert up")->rows, 2'880);
    QCOMPARE(named(shapes, "expert up")->count, 2 * 36 * 4);
    QCOMPARE(named(shapes, "expert down")->count, 36 * 4);
}

void TokenShapesTest::formatsWithoutAKernel()
{
    const LanguageModel &model = *m_catalog.model("llama-3-70b");
    for (const char *format : {"awq_int4_g128", "int8_w8a8", "mxfp4"})
        QVERIFY2(!tokenShapes(model, *m_catalog.weightFormat(format), 16.0, 8'192), format);
}

// Within 1 % of what the catalog says a token reads; what is missing are norms, biases and convolutions.
void TokenShapesTest::everyModelAddsUp()
{
    for (const LanguageModel &model : m_catalog.models) {
        const auto shapes = tokenShapes(model, *m_catalog.weightFormat("bf16"), 16.0, 8'192);
        QVERIFY2(shapes, model.id.c_str());
        const double read = model.decodeReadParameters.value;
        QVERIFY2(std::abs(shapes->parameters - read) <= 0.01 * read,
                 qPrintable(QString::fromStdString(model.id) + QLatin1Char(' ')
                            + QString::number(shapes->parameters / read)));
        for (const TokenShape &shape : shapes->shapes)
            QVERIFY2(shape.rows >= 1 && shape.cols >= 1 && shape.count >= 1, model.id.c_str());
    }
}

void TokenShapesTest::theText()
{
    TokenShapes shapes{"tiny", {{"up", 3, 7, true, 2}}, Bytes{16.0}, 42.0};
    QCOMPARE(tokenShapesText(shapes),
             std::string("{\n \"headroom_shapes\": 1,\n \"model\": \"tiny\",\n \"kv_bytes\": 16,\n"
                         " \"shapes\": [\n  {\n   \"name\": \"up\",\n   \"rows\": 3,\n   \"cols\": 7,\n"
                         "   \"format\": \"fp8_e4m3\",\n   \"count\": 2\n  }\n ]\n}\n"));
}

QTEST_GUILESS_MAIN(TokenShapesTest)
#include "token_shapes_test.moc"
