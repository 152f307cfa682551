// The test of the check of learning content: what is true passes, and each kind of mistake is found where it stands.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../../catalogue/catalogue.ts';
import { discover } from '../../catalogue/discover.ts';
import {
  apply,
  cases,
  count,
  determinantOf,
  equal,
  type Expression,
  list,
  negative,
  number,
  power,
  quotient,
  relation,
  root,
  series,
  sum,
  symbol,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { rational } from '../../exact/rational.ts';
import {
  answerDomain,
  indexDomain,
  listDomain,
  matrixDomain,
  numberDomain,
  sizeDomain,
  valueDomain,
  wholeDomain,
} from '../../learning/domain.ts';
import type { Formula, Learn, Misconception } from '../../learning/learn.ts';
import { shown, times, transposed } from '../../learning/notation.ts';
import { checkLearn } from './learn-checking.ts';
import { ruleComplaints } from './learn-rules.ts';
import { anyMatrix, at, formulaOf, sound, square } from './sound-content.ts';

const operations = new Map(operationsOf(await discover()).map((operation) => [operation.id, operation]));

const [A, B, I, J, K, M, N, X] = ['A', 'B', 'i', 'j', 'k', 'm', 'n', 'x'].map(symbol);
const decimal = (hundredths: number): Expression => number(rational(BigInt(hundredths), 100n));

function complaintsOf(learn: Learn): readonly string[] {
  return [...ruleComplaints(learn), ...checkLearn(learn, (id) => operations.get(id)).complaints];
}

test('content in which everything is right passes', () => {
  assert.deepEqual(complaintsOf(sound), []);
});

test('what is evaluated is counted', () => {
  const { checked, noticed } = checkLearn(sound, (id) => operations.get(id));
  assert.ok(checked >= 3 + 2 * 3 + 4, String(checked));
  assert.equal(noticed.length, 3);
});

const lambda = symbol('λ');
const cofactors = times(power(count(-1), sum(I, J)), determinantOf(measure('without', A, I, J)));
const zeros = valueDomain(times(count(0), A));

/** Formulas that textbooks have. */
const TRUE_FORMULAS: { readonly [name: string]: Formula } = {
  'entries of a sum': formulaOf(equal(at('c', I, J), sum(at('a', I, J), at('b', I, J))), {
    A: anyMatrix,
    B: anyMatrix,
    C: answerDomain('add', { a: 'A', b: 'B' }),
    i: indexDomain('m'),
    j: indexDomain('n'),
  }),
  'indices may stay undeclared': formulaOf(equal(at('b', I, J), at('a', J, I)), {
    A: anyMatrix,
    B: answerDomain('transpose', { a: 'A' }),
  }),
  'the identity with its size': formulaOf(equal(times(at('I', M), A), A, times(A, at('I', N))), {
    A: anyMatrix,
    m: sizeDomain,
    n: sizeDomain,
  }),
  'the identity of the only size': formulaOf(equal(times(A, power(A, count(-1))), symbol('I')), {
    A: matrixDomain('n', 'n', 'invertible'),
  }),
  'a zero matrix as a letter': formulaOf(equal(sum(A, symbol('O')), A), { A: anyMatrix, O: zeros }),
  'cofactors at every place': formulaOf(
    equal(determinantOf(A), series('j', count(1), N, times(at('a', count(1), J), at('C', count(1), J)))),
    { A: square, C: valueDomain(cofactors), n: sizeDomain },
  ),
  'a size that is at least two': formulaOf(
    equal(at('s', count(1)), quotient(series('k', count(1), sum(N, count(-1)), at('x', K)), sum(N, count(-1)))),
    {
      x: listDomain('n'),
      n: wholeDomain(2, 5),
      s_1: valueDomain(quotient(sum(measure('sumOf', X), negative(at('x', N))), sum(N, count(-1)))),
    },
  ),
  'a variance by its own sign': formulaOf(
    equal(
      power(symbol('σ'), count(2)),
      quotient(series('i', count(1), N, power(sum(at('x', I), negative(symbol('μ'))), count(2))), N),
    ),
    {
      x: listDomain('n'),
      μ: answerDomain('mat-mean', { a: 'x' }),
      σ: answerDomain('mat-std', { a: 'x' }),
      n: sizeDomain,
    },
  ),
  'functions named after operations': formulaOf(
    equal(apply('rot90', apply('rot90', A)), apply('flipud', apply('fliplr', A)), apply('rot90', A, count(2))),
    { A: anyMatrix },
  ),
  'a shape as a pair': formulaOf(equal(apply('shape', transposed(A)), list([N, M])), {
    A: anyMatrix,
    m: sizeDomain,
    n: sizeDomain,
  }),
  cases: formulaOf(equal(at('u', I, J), cases([at('a', I, J), relation(I, 'at-most', J)], [count(0), null])), {
    A: anyMatrix,
    U: answerDomain('triu', { a: 'A' }),
    i: indexDomain('m'),
    j: indexDomain('n'),
  }),
  'the theorem of Cayley and Hamilton': formulaOf(equal(apply('p', A), symbol('O')), {
    A: matrixDomain('n', 'n'),
    p: answerDomain('charpoly', { a: 'A' }),
    O: zeros,
  }),
  'a polynomial at a number': formulaOf(
    equal(apply('p', lambda), determinantOf(sum(times(lambda, symbol('I')), negative(A)))),
    { A: square, p: answerDomain('charpoly', { a: 'A' }), λ: numberDomain() },
  ),
  'a field with a number of its own': formulaOf(equal(at('b', count(1)), at('x', count(2))), {
    x: listDomain(3),
    B: answerDomain('col-delete', { a: 'x', index: 1 }),
  }),
  'an inequality': formulaOf(
    {
      kind: 'relation',
      first: apply('min', X),
      links: [
        { comparison: 'at-most', right: apply('mean', X) },
        { comparison: 'at-most', right: apply('max', X) },
      ],
    },
    { x: listDomain('n') },
  ),
};

describe('formulas of textbooks are evaluated and pass', () => {
  for (const [name, formula] of Object.entries(TRUE_FORMULAS)) {
    test(name, () => {
      assert.deepEqual(checkLearn({ ...sound, formulae: [formula] }, (id) => operations.get(id)).complaints, []);
    });
  }
});

const FALSE_FORMULAS: { readonly [name: string]: readonly [formula: Formula, complaint: RegExp] } = {
  'the order of a product is kept': [
    formulaOf(equal(transposed(times(A, B)), times(transposed(A), transposed(B))), { A: square, B: square }),
    /it is false/,
  ],
  'shapes that do not fit': [
    formulaOf(equal(transposed(times(A, B)), times(transposed(A), transposed(B))), {
      A: anyMatrix,
      B: matrixDomain('n', 'p'),
    }),
    /cannot be evaluated, because of a product of matrices whose inner sizes differ/,
  ],
  'true for a single row only': [
    formulaOf(equal(determinantOf(times(K, A)), times(K, determinantOf(A))), { A: square, k: numberDomain() }),
    /it is false.*with n = [234]/,
  ],
  'the same on both sides': [
    formulaOf(equal(times(A, B), times(A, B)), { A: square, B: square }),
    /holds whatever is said/,
  ],
  'a letter declared as the other side': [
    formulaOf(equal(B, transposed(A)), { A: anyMatrix, B: valueDomain(transposed(A)) }),
    /holds whatever is said/,
  ],
  'a letter that is not declared': [
    formulaOf(equal(sum(A, B), sum(B, A)), { A: anyMatrix }),
    /the letter B is not declared/,
  ],
  'a size that is not declared': [
    formulaOf(equal(apply('tr', A), series('i', count(1), N, at('a', I, I))), { A: square }),
    /the letter n is not declared/,
  ],
  'a letter that does not occur': [
    formulaOf(equal(transposed(transposed(A)), A), { A: anyMatrix, B: anyMatrix }),
    /the variable B does not occur/,
  ],
  'an index that nothing bounds': [formulaOf(equal(times(K, A), times(A, K)), { A: anyMatrix }), /nothing bounds k/],
  'a division by zero': [
    formulaOf(equal(quotient(times(K, X), K), X), { k: numberDomain(), x: numberDomain() }),
    /a division by 0/,
  ],
  'a word for claims': [
    formulaOf(equal(measure('rowCount', A), M), { A: anyMatrix, m: sizeDomain }),
    /rowCount is a word for claims/,
  ],
  dots: [
    formulaOf(equal(X, sum(at('x', count(1)), { kind: 'elided', direction: 'row' })), { x: listDomain('n') }),
    /because of dots/,
  ],
  'an arrow': [
    formulaOf(relation(at('R', count(1)), 'becomes', times(K, at('R', count(1)))), { k: numberDomain() }),
    /an arrow is an instruction/,
  ],
  'an operation that there is not': [
    formulaOf(equal(B, A), { A: anyMatrix, B: answerDomain('turn-over', { a: 'A' }) }),
    /the catalogue has no operation turn-over/,
  ],
  'a field that there is not': [
    formulaOf(equal(B, A), { A: anyMatrix, B: answerDomain('transpose', { matrix: 'A' }) }),
    /transpose has no field matrix/,
  ],
  'a symmetric matrix of two sizes': [
    formulaOf(equal(transposed(A), A), { A: matrixDomain('m', 'n', 'symmetric') }),
    /cannot be symmetric/,
  ],
  'letters that are declared by each other': [
    formulaOf(equal(A, times(count(2), B)), { A: valueDomain(B), B: valueDomain(A) }),
    /is declared by itself/,
  ],
  'no relation': [formulaOf(times(A, B), { A: square, B: square }), /it is no relation/],
  'the transpose as a letter': [
    formulaOf(equal(symbol('T'), A), { A: anyMatrix, T: valueDomain(transposed(A)) }),
    /take another letter/,
  ],
};

describe('false and idle formulas are refused', () => {
  for (const [name, [formula, complaint]] of Object.entries(FALSE_FORMULAS)) {
    test(name, () => found({ ...sound, formulae: [formula] }, /^formulae tried: /, complaint));
  }
});

const given = [equal(A, shown([1, 2], [3, 4])), equal(B, shown([0, 1], [1, 1]))];
const right = equal(determinantOf(A), count(-2));

const FALSE_WORKINGS: { readonly [name: string]: readonly [Misconception['example'], RegExp] } = {
  'wrong and right are exchanged: the wrong one': [
    { given: given.slice(0, 1), incorrect: right, correct: equal(determinantOf(A), count(10)) },
    /incorrect: it is true/,
  ],
  'wrong and right are exchanged: the right one': [
    { given: given.slice(0, 1), incorrect: right, correct: equal(determinantOf(A), count(10)) },
    /correct: it is false/,
  ],
  'a name that is not given': [
    { given: [], incorrect: equal(determinantOf(A), count(10)), correct: right },
    /incorrect: it cannot be evaluated, because of A has no value/,
  ],
  'a name that is not used': [
    { given, incorrect: equal(determinantOf(A), count(10)), correct: right },
    /given: B is used nowhere/,
  ],
  'a name that is given twice': [
    { given: [given[0], given[0]], incorrect: equal(determinantOf(A), count(10)), correct: right },
    /given: A is given twice/,
  ],
  'a given relation without a name': [
    { given: [equal(determinantOf(A), count(5))], incorrect: equal(X, count(10)), correct: right },
    /given: the left side is no name/,
  ],
  'two different questions': [
    {
      given: [],
      incorrect: equal(sum(count(1), count(2)), count(4)),
      correct: equal(times(count(5), count(6)), count(30)),
    },
    /about nothing in common/,
  ],
  'a right answer to something else': [
    { given: given.slice(0, 1), incorrect: equal(apply('tr', A), count(4)), correct: right },
    /about nothing in common/,
  ],
  'a slip behind what is believed': [
    {
      given: given.slice(0, 1),
      incorrect: equal(determinantOf(A), sum(count(4), count(6)), count(11)),
      correct: right,
    },
    /incorrect: a second error/,
  ],
  'a slip in the place of a belief': [
    {
      given: [],
      incorrect: equal(sum(count(1), count(2)), count(3), count(4)),
      correct: equal(sum(count(1), count(2)), count(3)),
    },
    /incorrect: its first step is true/,
  ],
  'a sum that cannot be worked out': [
    { given: given.slice(0, 1), incorrect: equal(sum(A, shown([1, 2, 3])), A), correct: right },
    /because of matrices of unlike shapes/,
  ],
  'the same on both sides': [
    { given: given.slice(0, 1), incorrect: equal(determinantOf(A), count(10)), correct: equal(A, A) },
    /correct: both sides are the same/,
  ],
  'a predicate': [
    { given: given.slice(0, 1), incorrect: holds('symmetric', A), correct: right },
    /incorrect: it is no relation/,
  ],
};

describe('workings of misconceptions', () => {
  for (const [name, [example, complaint]] of Object.entries(FALSE_WORKINGS)) {
    test(name, () => found(withExample(example), /^misconceptions trace-mistake-one: /, complaint));
  }
  test('numbers alone need no names', () => {
    const incorrect = equal(power(count(-2), count(2)), count(-4));
    const correct = equal(power(count(-2), count(2)), count(4));
    assert.deepEqual(complaintsOf(withExample({ given: [], incorrect, correct })), []);
  });
  test('names that are worked out from others, a row, and the number of columns', () => {
    const example = {
      given: [equal(A, shown([1, 2], [3, 4])), equal(B, times(count(2), A))],
      incorrect: equal(at('R', count(1)), sum(B, A), times(count(3), A)),
      correct: equal(sum(at('R', count(2)), negative(at('R', count(1)))), list([count(2), N])),
    };
    const { complaints } = checkLearn(withExample(example), (id) => operations.get(id));
    assert.deepEqual(complaints, []);
  });
});

function withExample(example: Misconception['example']): Learn {
  return { ...sound, misconceptions: sound.misconceptions.with(0, { ...sound.misconceptions[0], example }) };
}

const TRUE_PROSES: { readonly [name: string]: Prose } = {
  'a name that the text defines': say`With ${equal(A, shown([1, 2], [3, 4]))} we find ${equal(determinantOf(A), count(-2))}.`,
  'a rule for all letters': say`Two transpositions cancel, ${equal(transposed(transposed(A)), A)}, whatever the shape.`,
  'a condition': say`A matrix with ${equal(transposed(A), A)} is called symmetric by everybody.`,
  'an instruction': say`Take the step ${relation(at('R', count(2)), 'becomes', sum(at('R', count(2)), at('R', count(1))))} first of all.`,
  'a rounded root': say`The side has a length of ${relation(root(count(2)), 'approximately', decimal(141))} metres, or a little more.`,
  'a claim': say`${claim(say`All ${2} entries are even`, equal(measure('lengthOf', list([count(4), count(6)])), count(2)))}, so nothing is left.`,
  'numbers without a relation': say`A shop sells ${12} pens and ${40} pencils on a day.`,
};

const FALSE_PROSES: { readonly [name: string]: readonly [Prose, RegExp] } = {
  'a false sum': [
    say`Together they are ${equal(sum(count(2), count(2)), count(5))}, as anyone can see.`,
    /it is false/,
  ],
  'a digit in the words': [say`There are 3 rows in the matrix here.`, /a number stands in the words/],
  'a number spelt out': [say`Of the cars twenty-three were left at the other branch.`, /in the words "twenty-three"/],
  'a raised digit in the words': [say`The area is measured in m² on every plan.`, /a number stands in the words/],
  'a digit in the words of a claim': [
    say`${claim(say`It has 2 rows`, equal(measure('rowCount', list([count(4)])), count(1)))}, and no more of them.`,
    /a number stands in the words/,
  ],
  'a rule that is false': [
    say`For any two matrices ${equal(times(A, B), times(B, A))} may be used.`,
    /nothing says what A and B is/,
  ],
  'a wrong rounding': [
    say`The side has a length of ${relation(root(count(2)), 'approximately', decimal(142))} metres, or a little more.`,
    /it is false/,
  ],
  'a name with a value that contradicts it': [
    say`With ${equal(A, shown([1, 2], [3, 4]))} we find ${equal(determinantOf(A), count(10))}, which is not nothing.`,
    /it is false/,
  ],
  'a claim without facts': [
    say`${claim(say`All entries are even`)}, so nothing is left here.`,
    /a claim without facts/,
  ],
  'a claim that is false': [
    say`${claim(say`The list rises`, holds('increasing', list([count(3), count(1)])))}, so nothing is left here.`,
    /it is false/,
  ],
  'a number of a claim that its facts do not hold': [
    say`${claim(say`It has ${3} entries`, equal(measure('lengthOf', list([count(4)])), count(1)))}, and no more of them.`,
    /no fact speaks of 3/,
  ],
  'a word for claims in the open': [
    say`The number of rows is ${equal(measure('rowCount', shown([1, 2])), count(1))}, as one sees.`,
    /rowCount is a word for the facts of claims/,
  ],
  'a relation inside of another expression': [
    say`We look at the pair ${list([equal(count(1), count(1))])} of the matrix for a while.`,
    /a relation inside of/,
  ],
};

describe('relations and claims in the words', () => {
  for (const [name, prose] of Object.entries(TRUE_PROSES)) {
    test(name, () => assert.deepEqual(complaintsOf({ ...sound, hints: [...sound.hints, prose] }), []));
  }
  for (const [name, [prose, complaint]] of Object.entries(FALSE_PROSES)) {
    test(name, () => found({ ...sound, hints: [...sound.hints, prose] }, /^hints 4: /, complaint));
  }
  test('a condition is not evaluated, and listed for a reviewer', () => {
    const { conditions } = checkLearn({ ...sound, hints: [...sound.hints, TRUE_PROSES['a condition']] }, (id) =>
      operations.get(id),
    );
    assert.deepEqual(conditions, ['hints 4: (power A T) equal A']);
  });
  test('a real-world example without a result', () => {
    const [first, ...others] = sound.realWorldExamples;
    const example = { ...first, description: say`A bank has ${3} branches and nothing is worked out.` };
    found(
      { ...sound, realWorldExamples: [example, ...others] },
      /^realWorldExamples trace-example-a: /,
      /no result in it/,
    );
  });
  test('a belief may be false, and what is correct may not', () => {
    const belief = say`I add all, so ${equal(apply('tr', A), count(10))} comes out.`;
    const [first, ...others] = sound.misconceptions;
    assert.deepEqual(complaintsOf({ ...sound, misconceptions: [{ ...first, misconception: belief }, ...others] }), []);
    found({ ...sound, misconceptions: [{ ...first, correct: belief }, ...others] }, /correct: /, /it is false/);
  });
  test('a condition that the letters of its formula do not keep', () => {
    const [first, ...others] = sound.formulae;
    const formula = { ...first, conditions: [say`The size is ${relation(N, 'greater', count(2))}, at the least.`] };
    found({ ...sound, formulae: [formula, ...others] }, /^formulae trace-definition conditions 1: /, /it is false/);
  });
});

/** One of the complaints is in this field and says this. */
function found(learn: Learn, field: RegExp, complaint: RegExp): void {
  const { complaints } = checkLearn(learn, (id) => operations.get(id));
  assert.ok(
    complaints.some((text) => field.test(text) && complaint.test(text)),
    `no such complaint among:\n${complaints.join('\n')}`,
  );
}
