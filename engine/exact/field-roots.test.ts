import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { quadraticField } from './algebraic.ts';
import { add, type Entry, entryOf, equals, fractionText, multiply, negate } from './entry.ts';
import { dividedByLinear, type FieldPolynomial, minimalPolynomialOf, multiplied, rootsInField } from './field-roots.ts';
import { integer, isZero, ONE, rational, ZERO } from './rational.ts';
import { exactText } from './scalar.ts';

const radicands = fc.constantFrom(2n, 3n, 5n, -1n, -2n, -3n);
const fractions = fc
  .constantFrom([0n, 1n], [1n, 1n], [-1n, 1n], [2n, 1n], [1n, 2n], [-3n, 2n])
  .map(([p, q]) => rational(p, q));

/** Several numbers of one field. */
const numbers = fc
  .tuple(radicands, fc.array(fc.tuple(fractions, fractions), { minLength: 1, maxLength: 4 }))
  .map(([d, parts]) => ({ d, values: parts.map(([x, y]) => entryOf(quadraticField(d), x, y)) }));

function productOf(values: readonly Entry[]): FieldPolynomial {
  return values.reduce<FieldPolynomial>((known, value) => multiplied(known, [negate(value), ONE]), [ONE]);
}

test('the planted roots are found, each as often as it was planted', () => {
  fc.assert(
    fc.property(numbers, ({ d, values }) => {
      const { roots, rest } = rootsInField(productOf(values), quadraticField(d));
      assert.equal(rest.length, 1);
      const found = roots.flatMap(({ value, times }) => Array.from({ length: times }, () => fractionText(value)));
      assert.deepEqual(found.toSorted(), values.map(fractionText).toSorted());
    }),
    { seed: 20260401, numRuns: 150 },
  );
});

test('a factor without roots in the field is left', () => {
  // x² − 3 over Q(√2), beside the root √2.
  const root = entryOf(quadraticField(2n), ZERO, ONE);
  const { roots, rest } = rootsInField(
    multiplied([negate<Entry>(root), ONE], [integer(-3), ZERO, ONE]),
    quadraticField(2n),
  );
  assert.deepEqual(
    roots.map(({ value, times }) => [exactText(value), times]),
    [['sqrt(2)', 1]],
  );
  assert.deepEqual(rest.map(fractionText), ['-3', '0', '1']);
});

test('a number is a root of its minimal polynomial, which is rational', () => {
  fc.assert(
    fc.property(numbers, ({ values: [value] }) => {
      const p = minimalPolynomialOf(value);
      const sum = p.toReversed().reduce<Entry>((known, coefficient) => add(multiply(known, value), coefficient), ZERO);
      assert.ok(equals(sum, ZERO));
      assert.ok(!isZero(p.at(-1) ?? ZERO));
    }),
    { seed: 20260402, numRuns: 60 },
  );
});

test('the remainder of a division by x − r is the value at r', () => {
  const { quotient, remainder } = dividedByLinear([integer(6), integer(-5), integer(1)], integer(2));
  assert.deepEqual([quotient.map(fractionText), fractionText(remainder)], [['-3', '1'], '0']);
});
