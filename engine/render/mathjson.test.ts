// MathJSON: every head is one that the Compute Engine knows, and what it makes of our numbers and matrices is what they are.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ComputeEngine } from '@cortex-js/compute-engine';
import * as fc from 'fast-check';
import { formula, heading, rule } from '../document/block.ts';
import {
  apply,
  cases,
  count,
  determinantOf,
  divided,
  elided,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  productSeries,
  quotient,
  relation,
  root,
  series,
  subscript,
  sum,
  symbol,
  table,
  word,
  words,
} from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { matrixOf } from '../exact/matrix.ts';
import { integer, rational } from '../exact/rational.ts';
import { float } from '../exact/scalar.ts';
import { partsOf } from '../testing/rendering/mathjson-parts.ts';
import { arithmetic } from '../testing/rendering/arithmetic.ts';
import { COMPARISONS, fraction, matrixOfIntegers as matrix, times } from '../testing/rendering/sample-expressions.ts';
import { mathjson } from './mathjson.ts';
import type { Json } from './renderer.ts';
import { FRACTIONS } from './style.ts';

const engine = new ComputeEngine();

/** Heads that the engine does not know, and why we have them. */
const OWN: ReadonlyMap<string, string> = new Map([
  [
    'Exchange',
    'Two rows or columns change places; Assign knows no two sides at once, and Equivalent is about propositions.',
  ],
]);

const [A, B, k, n, x] = ['A', 'B', 'k', 'n', 'x'].map((name) => symbol(name));
const one = count(1);

/** An expression of each kind and way, with its MathJSON. */
const WRITTEN: Readonly<Record<string, readonly [of: Expression, json: unknown]>> = {
  'a fraction': [fraction(-3, 2), ['Rational', -3, 2]],
  'a number beyond doubles': [number(rational(9007199254740993n)), { num: '9007199254740993' }],
  'a power of ten': [number(float(-1.5e-7)), { num: '-1.5e-7' }],
  'a root as a number': [
    number({ kind: 'power', sign: -1, base: rational(5n, 4n), exponent: rational(1n, 2n) }),
    ['Negate', ['Divide', ['Sqrt', 5], 2]],
  ],
  'a Greek letter': [symbol('λ'), 'lambda'],
  'a capital Greek letter': [symbol('Σ'), 'Sigma'],
  'a name in another alphabet': [word('名前'), { sym: '名前' }],
  'a name with a space': [word('a b'), { str: 'a b' }],
  'an entry': [indexed('a', 1, 2), ['Subscript', 'a', ['Sequence', 1, 2]]],
  'a letter with an index': [subscript(symbol('σ'), k), ['Subscript', 'sigma', 'k']],
  'a matrix': [matrix([1, 2]), ['Matrix', ['List', ['List', 1, 2]]]],
  'an augmented matrix': [
    grid([[one, count(2), x]], 2),
    ['Matrix', ['List', ['List', 1, 2, 'x']], { str: '[]' }, { str: '==|=' }],
  ],
  'a table': [
    table([x, power(x, count(2))], [[one, one]], [null, one]),
    ['List', ['List', 'x', ['Power', 'x', 2]], ['List', 1, 1], ['List', 'Nothing', 1]],
  ],
  'a case distinction': [
    cases([x, relation(x, 'at-least', count(0))], [negative(x), null]),
    ['Which', ['GreaterEqual', 'x', 0], 'x', 'True', ['Negate', 'x']],
  ],
  'a sum over an index': [
    series('k', one, n, subscript(x, k)),
    ['Sum', ['Subscript', 'x', 'k'], ['Limits', 'k', 1, 'n']],
  ],
  'a product over an index': [productSeries('k', one, n, k), ['Product', 'k', ['Limits', 'k', 1, 'n']]],
  'a determinant': [determinantOf(A), ['Determinant', 'A']],
  'a list in parentheses': [list([one, x]), ['Tuple', 1, 'x']],
  'a list in brackets': [list([one, x], 'square'), ['List', 1, 'x']],
  'a bare list is one member of a relation': [
    equal(times(count(2), indexed('R', 1)), list([one, x], 'none')),
    ['Equal', ['Multiply', 2, ['Subscript', 'R', 1]], ['Tuple', 1, 'x']],
  ],
  'a system': [list([equal(x, one), equal(n, one)], 'none'), ['List', ['Equal', 'x', 1], ['Equal', 'n', 1]]],
  'a sum': [sum(x, count(-3), negative(B)), ['Add', 'x', -3, ['Negate', 'B']]],
  'a product of numbers': [product('dot', count(2), x), ['Multiply', 2, 'x']],
  'a product of matrices keeps its order': [times(B, A), ['MatrixMultiply', 'B', 'A']],
  'a multiple of a matrix': [times(count(2), A), ['Multiply', 2, 'A']],
  'an entry by entry product': [product('hadamard', A, B), ['HadamardProduct', 'A', 'B']],
  'a quotient': [quotient(x, n), ['Divide', 'x', 'n']],
  'a division on one line': [divided(x, n), ['Divide', 'x', 'n']],
  'a power': [power(x, n), ['Power', 'x', 'n']],
  'a reciprocal': [power(x, count(-1)), ['Power', 'x', -1]],
  'an inverse': [power(A, count(-1)), ['Inverse', 'A']],
  'a transpose': [power(A, word('T')), ['Transpose', 'A']],
  'a square root': [root(x), ['Sqrt', 'x']],
  'a cube root': [root(x, 3), ['Root', 'x', 3]],
  'a rank': [apply('rank', A), ['MatrixRank', 'A']],
  'an adjugate': [apply('adj', A), ['AdjugateMatrix', 'A']],
  'a trace': [apply('tr', A), ['Trace', 'A']],
  'a determinant by name': [apply('det', A), ['Determinant', 'A']],
  'a least number': [apply('min', one, x), ['Min', 1, 'x']],
  'a greatest number': [apply('max', one, x), ['Max', 1, 'x']],
  'a common divisor': [apply('gcd', one, x), ['GCD', 1, 'x']],
  'a logarithm': [apply('ln', x), ['Ln', 'x']],
  'a function without a name': [apply('my f', x), ['Apply', { str: 'my f' }, 'x']],
  words: [words('if "so"'), { str: 'if "so"' }],
  'a chain of one comparison': [equal(x, n, one), ['Equal', 'x', 'n', 1]],
  dots: [sum(one, elided('row'), n), ['Add', 1, 'ContinuationPlaceholder', 'n']],
};

type Input = Parameters<ComputeEngine['box']>[0];

/** The engine takes any MathJSON. @throws Error where the value is none. */
function isInput(json: Json): json is Json & Input {
  partsOf(json);
  return true;
}

/** What the engine makes of a value that a program parsed from text. What it learns of the types of names is forgotten. */
function boxed<Result>(json: Json, look: (expression: ReturnType<ComputeEngine['box']>) => Result): Result {
  const parsed: Json = JSON.parse(JSON.stringify(json));
  if (!isInput(parsed)) throw new Error('no MathJSON');
  engine.pushScope();
  try {
    return look(engine.box(parsed));
  } finally {
    engine.popScope();
  }
}

function assertKnown(json: Json): void {
  for (const head of partsOf(json).heads) {
    const definition = engine.lookupDefinition(head);
    assert.ok(OWN.has(head) || (definition !== undefined && 'operator' in definition), `${head} is not known`);
  }
}

describe('what is written', () => {
  for (const [name, [of, json]] of Object.entries(WRITTEN)) {
    it(name, () => {
      const written = mathjson.expression(of, FRACTIONS);
      assert.deepEqual(written, json);
      assert.deepEqual(JSON.parse(JSON.stringify(written)), written);
      assertKnown(written);
      boxed(written, (expression) => assert.ok(expression.isValid, String(expression)));
    });
  }
  for (const comparison of COMPARISONS) {
    it(`a comparison: ${comparison}`, () => {
      const written = mathjson.expression(relation(indexed('R', 1), comparison, indexed('R', 2)), FRACTIONS);
      assertKnown(written);
      assert.equal(partsOf(written).heads.length, 3);
    });
  }
  it('a sentence', () => {
    const written = mathjson.prose(say`Row ${2} of ${A}`, FRACTIONS);
    assert.deepEqual(written, ['Text', { str: 'Row ' }, 2, { str: ' of ' }, 'A']);
    assertKnown(written);
  });
  it('blocks', () => {
    assert.equal(mathjson.block(rule(), FRACTIONS), 'Nothing');
    assert.deepEqual(mathjson.block(heading(say`Step`), FRACTIONS), ['Text', { str: 'Step' }]);
    assert.equal(mathjson.block(formula(x), FRACTIONS), 'x');
  });
  it('our own heads are indeed unknown', () => {
    for (const head of OWN.keys()) assert.equal(engine.lookupDefinition(head), undefined);
  });
  it('other texts are no MathJSON', () => {
    for (const json of ['λ', '', [], ['a b'], [['Add'], 1], null, true, {}, { num: 'x' }, { sym: '1' }, { a: 'b' }]) {
      assert.throws(() => partsOf(json), Error);
    }
  });
});

/** Statements that the engine must find true. */
const TRUE: Readonly<Record<string, Expression>> = {
  'a product of matrices': equal(times(matrix([1, 2], [3, 4]), matrix([0, 1], [1, 0])), matrix([2, 1], [4, 3])),
  'the order of a product of matrices': equal(
    times(matrix([0, 1], [1, 0]), matrix([1, 2], [3, 4])),
    matrix([3, 4], [1, 2]),
  ),
  'an entry by entry product': equal(
    product('hadamard', matrix([1, 2], [3, 4]), matrix([5, 6], [7, 8])),
    matrix([5, 12], [21, 32]),
  ),
  'a sum of matrices': equal(sum(matrix([1, 2]), negative(matrix([3, 5]))), matrix([-2, -3])),
  'a multiple of a matrix': equal(times(fraction(1, 2), matrix([2, 4])), matrix([1, 2])),
  'an inverse': equal(
    power(matrix([1, 2], [3, 4]), count(-1)),
    matrixExpression(
      matrixOf([
        [integer(-2), integer(1)],
        [rational(3n, 2n), rational(-1n, 2n)],
      ]),
    ),
  ),
  'a power of a matrix': equal(power(matrix([1, 2], [3, 4]), count(2)), matrix([7, 10], [15, 22])),
  'a transpose': equal(power(matrix([1, 2]), symbol('T')), matrix([1], [2])),
  'a determinant': equal(determinantOf(matrix([1, 2], [3, 4])), count(-2)),
  'a trace': equal(apply('tr', matrix([1, 2], [3, 4])), count(5)),
  'a rank': equal(apply('rank', matrix([1, 2], [2, 4])), one),
  'a sum over an index': equal(series('k', one, count(5), power(k, count(2))), count(55)),
  'a product over an index': equal(productSeries('k', one, count(5), k), count(120)),
  'a case that holds': equal(cases([one, relation(one, 'less', count(2))], [count(3), null]), one),
  'the other case': equal(cases([one, relation(one, 'greater', count(2))], [count(3), null]), count(3)),
  'a least and a greatest number': equal(sum(apply('min', count(3), one), apply('max', count(3), one)), count(4)),
  'a common divisor': equal(apply('gcd', count(12), count(18)), count(6)),
  roots: equal(times(root(count(16)), root(count(27), 3)), count(12)),
  'an approximation': relation(fraction(1, 3), 'approximately', fraction(333333333333, 1000000000000)),
  'a mixed chain': {
    kind: 'relation',
    first: one,
    links: [
      { comparison: 'less', right: count(2) },
      { comparison: 'at-most', right: count(2) },
      { comparison: 'unequal', right: count(3) },
    ],
  },
};

describe('what the engine finds true', () => {
  for (const [name, statement] of Object.entries(TRUE)) {
    it(name, () => {
      const written = mathjson.expression(statement, FRACTIONS);
      assert.equal(
        boxed(written, (expression) => expression.evaluate().toString()),
        '"True"',
      );
    });
  }
});

describe('arithmetic', () => {
  it('has the value that the engine finds', () => {
    fc.assert(
      fc.property(arithmetic(['dot', 'cross', 'adjacent']), ({ node, value }) => {
        fc.pre(value !== null);
        const { numerator, denominator } = value;
        // Larger integers are doubles to the engine.
        fc.pre([numerator, denominator].every((part) => Number.isSafeInteger(Number(part))));
        const written = mathjson.expression(node, FRACTIONS);
        const found = boxed(written, (expression) => expression.evaluate().toString());
        assert.equal(
          found,
          denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`,
          JSON.stringify(written),
        );
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });
});
