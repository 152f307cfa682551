import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { elementOf, quadraticField, quadraticRoots, rootsAsScalars } from './algebraic.ts';
import { extension } from './field.ts';
import { type Polynomial, polynomial, samePolynomial } from './polynomial.ts';
import { integer, ONE, type Rational, rational } from './rational.ts';
import { nearestComplex, nearestDouble, roundComplex, roundHalfAway } from './rounding.ts';
import { printed } from './printing.ts';
import { exactText, isComplex, type Scalar } from './scalar.ts';

function whole(...coefficients: readonly number[]): Polynomial {
  return polynomial(...coefficients.map(integer));
}

/** The roots of a polynomial, as exact texts and as printed. */
const ROOTS: readonly (readonly [polynomial: Polynomial, texts: readonly string[], numbers: readonly string[]])[] = [
  [whole(3, 1), ['-3'], ['-3']],
  [whole(-2, 0, 1), ['-sqrt(2)', 'sqrt(2)'], ['-1.4142135623730951', '1.4142135623730951']],
  [whole(1, -4, 1), ['2 - sqrt(3)', '2 + sqrt(3)'], ['0.2679491924311227', '3.732050807568877']],
  [whole(-1, -1, 1), ['1/2 - 1/2*sqrt(5)', '1/2 + 1/2*sqrt(5)'], ['-0.6180339887498949', '1.618033988749895']],
  [whole(1, 0, 1), ['-i', 'i'], ['{"re":0,"im":-1}', '{"re":0,"im":1}']],
  [whole(5, -2, 1), ['1 - 2i', '1 + 2i'], ['{"re":1,"im":-2}', '{"re":1,"im":2}']],
  [
    whole(1, 1, 1),
    ['-1/2 - 1/2*sqrt(3)*i', '-1/2 + 1/2*sqrt(3)*i'],
    ['{"re":-0.5,"im":-0.8660254037844386}', '{"re":-0.5,"im":0.8660254037844386}'],
  ],
  [
    polynomial(rational(1n, 2n), integer(1), ONE),
    ['-1/2 - 1/2*i', '-1/2 + 1/2*i'],
    ['{"re":-0.5,"im":-0.5}', '{"re":-0.5,"im":0.5}'],
  ],
  [
    whole(1, -3, 0, 1),
    [
      'root 1 of x^3 - 3*x + 1 in [-1.87939, -1.87938]',
      'root 2 of x^3 - 3*x + 1 in [0.34729, 0.34730]',
      'root 3 of x^3 - 3*x + 1 in [1.53208, 1.53209]',
    ],
    ['-1.8793852415718169', '0.3472963553338607', '1.532088886237956'],
  ],
  [
    whole(-2, 0, 0, 1),
    [
      'root 1 of x^3 - 2 in [1.25992, 1.25993]',
      'root 2 of x^3 - 2 in [-0.62997, -0.62996] + [-1.09113, -1.09112]i',
      'root 3 of x^3 - 2 in [-0.62997, -0.62996] + [1.09112, 1.09113]i',
    ],
    [
      '1.2599210498948732',
      '{"re":-0.6299605249474366,"im":-1.0911236359717214}',
      '{"re":-0.6299605249474366,"im":1.0911236359717214}',
    ],
  ],
];

describe('algebraic numbers', () => {
  for (const [p, texts, numbers] of ROOTS) {
    test(`roots ${texts.join(', ')}`, () => {
      const roots = rootsAsScalars(p);
      assert.deepEqual(roots.map(exactText), texts);
      assert.deepEqual(roots.map(printed), numbers);
    });
  }

  test('an element that is a fraction, or one root, is written as such', () => {
    const field = quadraticField(2n);
    assert.equal(elementOf(field, [integer(3)]).kind, 'rational');
    assert.equal(elementOf(field, [integer(0), integer(-3)]).kind, 'power');
    assert.equal(exactText(elementOf(field, [integer(0), integer(-3)])), '-sqrt(18)');
    assert.equal(elementOf(quadraticField(-2n), [integer(0), integer(3)]).kind, 'algebraic');
  });

  test('an element that is not the root itself is a polynomial in it', () => {
    const [, root] = rootsAsScalars(whole(1, -3, 0, 1));
    if (root.kind !== 'algebraic') return assert.fail(root.kind);
    const { field } = root;
    assert.equal(
      exactText(elementOf(field, whole(-1, 0, 1))),
      'r^2 - 1 with r = root 2 of x^3 - 3*x + 1 in [0.34729, 0.34730]',
    );
  });

  test('rounds each part from the exact value', () => {
    const [, upper] = rootsAsScalars(whole(1, 1, 1));
    if (!isComplex(upper)) return assert.fail('a complex number');
    assert.deepEqual(roundComplex(upper, 3), { re: rational(-1n, 2n), im: rational(866n, 1000n) });
    assert.equal(nearestDouble(roundHalfAway(rootsAsScalars(whole(-1, -1, 1))[1], 4)), 1.618);
    assert.throws(() => nearestDouble(upper), RangeError);
  });

  test('a number that all but cancels is still rounded correctly', () => {
    // 10^15 - sqrt(10^30 + 1) is about -5e-16.
    const value = elementOf(quadraticField(10n ** 30n + 1n), [rational(10n ** 15n), integer(-1)]);
    assert.equal(nearestDouble(value), -5e-16);
  });
});

describe('fields', () => {
  const small = fc.integer({ min: -5, max: 5 });
  const element = fc.tuple(small, small).map((both): Polynomial => whole(...both));

  test('an element times its inverse is one, in quadratic and in cubic fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(whole(-2, 0, 1), whole(1, 0, 1), whole(1, -3, 0, 1)), element, (modulus, x) => {
        const field = extension(modulus);
        fc.pre(!field.isZero(x));
        assert.ok(samePolynomial(field.multiply(x, field.invert(x)), field.one));
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  test('the roots of a quadratic are zeros of it, as doubles and in the field', () => {
    fc.assert(
      fc.property(small, small, (b, c) => {
        const discriminant = b * b - 4 * c;
        fc.pre(!Number.isInteger(Math.sqrt(discriminant)));
        const { field, roots } = quadraticRoots(whole(c, b, 1));
        const numbers = extension(field.polynomial);
        for (const x of roots) {
          const square = numbers.multiply(x, x);
          const value = [square, numbers.multiply([integer(b)].filter(isNotZero), x), whole(c)].reduce((sum, term) =>
            numbers.add(sum, term),
          );
          assert.ok(numbers.isZero(value));
          const { re, im } = parts(elementOf(field, x));
          assert.ok(Math.abs(re * re - im * im + b * re + c) < 1e-12);
          assert.ok(Math.abs(2 * re * im + b * im) < 1e-12);
        }
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

function isNotZero(x: Rational): boolean {
  return x.numerator !== 0n;
}

function parts(x: Scalar): { readonly re: number; readonly im: number } {
  return isComplex(x) ? nearestComplex(x) : { re: nearestDouble(x), im: 0 };
}
