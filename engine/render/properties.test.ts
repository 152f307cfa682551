// What holds of every expression in every format, tried on random ones.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import temml from 'temml';
import {
  apply,
  cases,
  count,
  determinantOf,
  divided,
  type Expression,
  elided,
  grid,
  list,
  matrixExpression,
  negative,
  number,
  type ProductSign,
  power,
  product,
  quotient,
  root,
  type SeriesOperator,
  subscript,
  sum,
  symbol,
  table,
  word,
  words,
} from '../document/expression.ts';
import { integerMatrix, matrixOf } from '../exact/matrix.ts';
import {
  add,
  divide,
  equals,
  integer,
  integerPower,
  isZero,
  multiply,
  negate,
  type Rational,
} from '../exact/rational.ts';
import { float } from '../exact/scalar.ts';
import { assertBalanced } from '../testing/rendering/balanced.ts';
import { assertCore } from '../testing/rendering/mathml-core.ts';
import { arithmetic, rationals } from '../testing/rendering/arithmetic.ts';
import { COMPARISONS } from '../testing/rendering/sample-expressions.ts';
import { latex } from './latex.ts';
import { plain, plainBox } from './plain.ts';
import { RENDERERS } from './renderers.ts';
import { FRACTIONS, type NumberStyle } from './style.ts';

const SEED = { seed: 20260101, numRuns: 200 };

const STYLES: readonly NumberStyle[] = [
  FRACTIONS,
  { decimals: null, notation: 'decimal' },
  { decimals: 0, notation: 'fraction' },
  { decimals: 2, notation: 'decimal' },
];

const SIGNS: readonly ProductSign[] = ['dot', 'cross', 'adjacent', 'hadamard'];

const leaves: fc.Arbitrary<Expression> = fc.oneof(
  rationals.map(number),
  fc.integer({ min: -2, max: 2 }).map(count),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => number(float(value))),
  fc
    .tuple(rationals, rationals, fc.constantFrom<1 | -1>(1, -1))
    .filter(([base, exponent]) => !isZero(base) && !isZero(exponent))
    .map(([base, exponent, sign]) => number({ kind: 'power', sign, base: multiply(base, base), exponent })),
  fc.constantFrom('x', 'A', 'λ', 'R').map(symbol),
  fc.constantFrom('mean', 'my "<result>"', '{}\\').map(word),
  fc.constantFrom('if', 'row 1').map(words),
  fc.constantFrom<'row' | 'column' | 'diagonal'>('row', 'column', 'diagonal').map(elided),
  fc
    .constantFrom(
      [[1, -2]],
      [[0], [3]],
      [
        [1, 0],
        [0, 1],
      ],
    )
    .map((rows) => matrixExpression(integerMatrix(rows))),
  rationals.map((entry) =>
    matrixExpression(
      matrixOf([
        [entry, integer(1)],
        [integer(-1), entry],
      ]),
    ),
  ),
);

const lines = fc.array(fc.nat({ max: 2 }), { maxLength: 2 });
const marks = fc.option(
  fc.record({
    rows: lines,
    columns: lines,
    cells: fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), { maxLength: 2 }),
  }),
);
const row = <T>(length: number, cell: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> =>
  fc.array(cell, { minLength: length, maxLength: length });

const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const child = tie('expression');
  const children = fc.array(child, { maxLength: 3 });
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaves,
      child.map(negative),
      children.map((terms) => sum(...terms)),
      fc.tuple(fc.constantFrom(...SIGNS), children).map(([sign, factors]) => product(sign, ...factors)),
      fc.tuple(child, child).map(([above, below]) => quotient(above, below)),
      fc.tuple(child, child).map(([left, right]) => divided(left, right)),
      fc.tuple(child, child).map(([base, exponent]) => power(base, exponent)),
      fc.tuple(child, fc.integer({ min: 2, max: 5 })).map(([of, degree]) => root(of, degree)),
      fc
        .tuple(child, fc.array(child, { minLength: 1, maxLength: 2 }))
        .map(([base, indices]) => subscript(base, ...indices)),
      child.map(determinantOf),
      fc.tuple(fc.constantFrom('det', 'tr', 'f', 'no_name'), children).map(([name, args]) => apply(name, ...args)),
      fc
        .tuple(children, fc.constantFrom<'round' | 'square' | 'none'>('round', 'square', 'none'))
        .map(([items, brackets]) => list(items, brackets)),
      fc.tuple(child, child, child, fc.constantFrom(null, 1), marks).map(([a, b, c, bar, marked]) =>
        grid(
          [
            [a, b],
            [c, a],
          ],
          bar,
          marked,
        ),
      ),
      fc
        .integer({ min: 1, max: 3 })
        .chain((width) =>
          fc.tuple(
            row(width, child),
            fc.array(row(width, child), { maxLength: 14 }),
            fc.option(row(width, fc.option(child, { freq: 2 })), { freq: 2 }),
          ),
        )
        .map(([header, rows, totals]) => table(header, rows, totals)),
      fc
        .tuple(fc.array(fc.tuple(child, child), { maxLength: 3 }), child, fc.boolean())
        .map(([branches, value, isOpen]) => cases(...branches, [value, isOpen ? null : count(1)])),
      fc
        .record({
          operator: fc.constantFrom<SeriesOperator>('sum', 'product'),
          index: fc.constantFrom('i', 'k', 'λ'),
          from: child,
          to: child,
          term: child,
        })
        .map((parts): Expression => ({ kind: 'series', ...parts })),
      fc
        .tuple(
          child,
          fc.array(fc.record({ comparison: fc.constantFrom(...COMPARISONS), right: child }), {
            minLength: 1,
            maxLength: 2,
          }),
        )
        .map(([first, links]): Expression => ({ kind: 'relation', first, links })),
    ),
  };
});

const ILL_WRITTEN = /\+ -|\+ −|--|− −|- -|NaN|undefined|Infinity|\[object/;

describe('any expression', () => {
  for (const style of STYLES) {
    it(`in decimals ${style.decimals}, notation ${style.notation}`, () => {
      fc.assert(
        fc.property(expression, (node) => {
          assert.doesNotMatch(plain.expression(node, style), ILL_WRITTEN);
          const { lines: shown, baseline } = plainBox(node, style);
          assert.ok(shown.every((line) => !line.includes('\n')));
          assert.equal(new Set(shown.map((line) => Array.from(line).length)).size, 1, shown.join('\n'));
          assert.ok(baseline >= 0 && baseline < shown.length);
          const tex = latex.expression(node, style);
          assert.doesNotMatch(tex, ILL_WRITTEN);
          temml.renderToString(tex, { throwOnError: true });
          assert.match(RENDERERS.speech.expression(node, style), /^[A-Za-z0-9 .,;:'()-]+$/);
          assertBalanced(RENDERERS.mathml.expression(node, style));
          assertCore(RENDERERS.mathml.expression(node, style));
          assertBalanced(RENDERERS.html.expression(node, style));
          assert.doesNotMatch(JSON.stringify(RENDERERS.mathjson.expression(node, style)), /NaN|undefined|null/);
        }),
        SEED,
      );
    });
  }
});

/**
 * The value of a line of arithmetic by the rules that readers know: powers before products, products and divisions from the left, the minus
 * before a product belongs to the whole product.
 */
function valueOf(line: string): Rational {
  const tokens = line.match(/\\frac|\d+(?:\.\d+)?|\S/gu) ?? [];
  let at = 0;
  const take = (token: string): boolean => tokens[at] === token && ++at > 0;
  const group = (close: string): Rational => {
    const value = readSum();
    assert.ok(take(close), `${close} expected in ${line}`);
    return value;
  };
  const readAtom = (): Rational => {
    if (take('(')) return group(')');
    if (take('{')) return group('}');
    if (take('\\frac')) {
      const above = readAtom();
      return divide(above, readAtom());
    }
    assert.match(tokens[at] ?? '', /^\d+$/, line);
    return integer(Number(tokens[at++]));
  };
  const readPower = (): Rational => {
    const base = readAtom();
    return take('^') ? integerPower(base, readAtom().numerator) : base;
  };
  const readProduct = (): Rational => {
    let value = readPower();
    for (;;) {
      if (take('·')) value = multiply(value, readPower());
      else if (take('÷')) value = divide(value, readPower());
      else if (tokens[at] === '(' || tokens[at] === '\\frac') value = multiply(value, readPower());
      else return value;
    }
  };
  const readSum = (): Rational => {
    let value = take('−') ? negate(readProduct()) : readProduct();
    for (;;) {
      if (take('+')) value = add(value, readProduct());
      else if (take('−')) value = add(value, negate(readProduct()));
      else return value;
    }
  };
  const value = readSum();
  assert.equal(at, tokens.length, line);
  return value;
}

/** Plain text and LaTeX in one notation for the reader above. */
function unified(text: string): string {
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  return text
    .replaceAll(/\\left|\\right/g, '')
    .replaceAll(/\\cdot|\\times|\\circ|[×∘]/g, '·')
    .replaceAll('\\div', '÷')
    .replaceAll('/', '÷')
    .replaceAll('-', '−')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${digits.indexOf(digit)}`);
}

describe('parentheses', () => {
  for (const renderer of [plain, latex]) {
    it(`${renderer.name || 'plain'}: what is written has the value that is meant`, () => {
      fc.assert(
        fc.property(arithmetic(SIGNS), ({ node, value }) => {
          fc.pre(value !== null);
          const line = renderer.expression(node, FRACTIONS);
          assert.ok(equals(valueOf(unified(line)), value), line);
        }),
        { ...SEED, numRuns: 1000 },
      );
    });
  }
});
