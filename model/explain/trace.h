// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/provenance.h"
#include "model/explain/formula.h"
#include "model/explain/term.h"

#include <string>
#include <vector>

namespace headroom {

struct Input {
    Term term{};
    double value = 0.0;
};

// One line of the working: value = formula(inputs). Every input is the value of an earlier step or of
// a leaf; stepGiving and leafGiving follow it there.
struct Step {
    Term result;
    Formula formula;
    std::vector<Input> inputs;
    double value = 0.0;
    std::string label; // what the step is for where several have one result: a layer type, a tensor class
    int stage = 0;     // pipeline stage from 1; 0 where all share the step
};

// A number that was put in, with where it came from.
struct Leaf {
    Term term;
    double value = 0.0;
    Provenance from;
    std::vector<Alternate<double>> alternates;
};

// Written by the very functions that compute a result when one is handed to them; a null trace costs
// a branch.
struct Trace {
    std::vector<Step> steps;
    std::vector<Leaf> leaves;
    int stage = 0; // that steps written from now on belong to

    void step(Term result, Formula formula, std::vector<Input> inputs, double value, std::string label = {});
    void leaf(Term term, double value, const Provenance &from,
              std::vector<Alternate<double>> alternates = {});
    [[nodiscard]] const Step *stepFor(Term term) const; // the last, of the deciding stage; nullptr: not
                                                        // computed
    [[nodiscard]] const Leaf *leafFor(Term term) const; // the first; nullptr: not put in

    // Where an input comes from: quantities such as layers or KV heads occur with several values.
    [[nodiscard]] const Step *stepGiving(const Input &input) const;
    [[nodiscard]] const Leaf *leafGiving(const Input &input) const;
};

// A stable identifier for JSON: "vendor".
[[nodiscard]] const char *idOf(Kind kind);

} // namespace headroom
