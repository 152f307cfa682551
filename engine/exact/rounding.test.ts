import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readFraction, readNumber, terminatingDecimal } from './decimal.ts';
import { raise, squareRoot } from './power.ts';
import { add, compare, integer, negate, type Rational, rational } from './rational.ts';
import { dropPlaces, nearestDouble, orderKey, roundHalfAway, scaledToDouble, underflows } from './rounding.ts';
import { float, type Real } from './scalar.ts';

const runs = { seed: 20260101, numRuns: 2000 };

function exact(text: string): Rational {
  const value = readFraction(text);
  if (value === null || value === 'overflow') throw new RangeError(text);
  return value;
}

function power(base: Rational, exponent: Rational): Real {
  const result = raise(base, exponent);
  if (result.kind === 'rational' || result.kind === 'power') return result;
  throw new RangeError(result.kind);
}

const halfOfLeast = rational(1n, 2n ** 1075n);
const beyondLargest = 2n ** 1024n - 2n ** 970n;

const borders: readonly (readonly [string, Rational, number])[] = [
  ['zero', integer(0), 0],
  ['half of the least subnormal, a tie to even', halfOfLeast, 0],
  ['just above half of the least subnormal', rational(10n ** 30n + 1n, 10n ** 30n * 2n ** 1075n), 5e-324],
  ['just below half of the least subnormal', rational(10n ** 30n - 1n, 10n ** 30n * 2n ** 1075n), 0],
  ['three halves of the least subnormal, a tie to even', rational(3n, 2n ** 1075n), 1e-323],
  ['the largest subnormal', rational(2n ** 52n - 1n, 2n ** 1074n), 2.225073858507201e-308],
  ['half way to the least normal', rational(2n ** 53n - 1n, 2n ** 1075n), 2.2250738585072014e-308],
  ['2^53 + 1, a tie to even', rational(2n ** 53n + 1n), 9007199254740992],
  ['2^53 + 3, a tie to even', rational(2n ** 53n + 3n), 9007199254740996],
  ['1 + 2^-53, a tie to even', rational(2n ** 53n + 1n, 2n ** 53n), 1],
  ['just above 1 + 2^-53', add(rational(2n ** 53n + 1n, 2n ** 53n), rational(1n, 10n ** 400n)), 1 + 2 ** -52],
  ['1 + 3 2^-53, a tie to even', rational(2n ** 53n + 3n, 2n ** 53n), 1 + 2 ** -51],
  ['half way beyond the largest double', rational(beyondLargest), Infinity],
  ['just below half way beyond the largest double', rational(3n * beyondLargest - 1n, 3n), Number.MAX_VALUE],
  ['10^400', rational(10n ** 400n), Infinity],
  ['10^400 / 3', rational(10n ** 400n, 3n), Infinity],
  ['10^-400', rational(1n, 10n ** 400n), 0],
  ['two long parts', rational(2n * 7n ** 900n, 3n * 7n ** 899n + 1n), 14 / 3],
];

for (const [name, x, expected] of borders) {
  void test(`the double nearest to ${name}`, () => {
    assert.ok(Object.is(nearestDouble(x), expected), `${nearestDouble(x)}`);
    assert.equal(underflows(x), expected === 0 && x.numerator !== 0n);
    if (expected !== 0) assert.equal(nearestDouble(negate(x)), -expected);
    else assert.ok(Object.is(nearestDouble(negate(x)), 0), 'never -0');
  });
}

const literals = fc
  .tuple(fc.boolean(), fc.bigInt(1n, 10n ** 25n), fc.integer({ min: -360, max: 330 }))
  .map(([negative, digits, exponent]) => `${negative ? '-' : ''}${digits}e${exponent}`);

void test('decimals round as the number parser of JavaScript rounds them, subnormals included', () => {
  fc.assert(
    fc.property(literals, (text) => {
      const x = readNumber(text);
      assert.ok(x !== null && x !== 'overflow');
      assert.equal(nearestDouble(x), Number(text) + 0);
    }),
    runs,
  );
});

const doubles = fc.double({ noNaN: true, noDefaultInfinity: true });

/** The exact value of a double: every double is a multiple of 2^-1074. */
function valueOf(x: number): Rational {
  let places = 0;
  let scaled = x;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    places++;
  }
  return rational(BigInt(scaled), 2n ** BigInt(places));
}

void test('a double is its own nearest double; half way to the next one goes to the even one', () => {
  fc.assert(
    fc.property(doubles, fc.bigInt(1n, 10n ** 20n), (value, tiny) => {
      const size = Math.abs(value);
      fc.pre(size < Number.MAX_VALUE);
      const bits = new BigUint64Array(Float64Array.of(size).buffer);
      const even = (bits[0] & 1n) === 0n;
      bits[0] += 1n;
      const next = new Float64Array(bits.buffer)[0];
      const x = valueOf(size);
      const sum = add(x, valueOf(next));
      const middle = rational(sum.numerator, 2n * sum.denominator);
      const nudge = rational(1n, middle.denominator * (tiny + 2n));
      assert.equal(nearestDouble(x), size);
      assert.equal(nearestDouble(middle), even ? size : next);
      assert.equal(nearestDouble(add(middle, nudge)), next);
      assert.equal(nearestDouble(add(middle, negate(nudge))), size);
    }),
    runs,
  );
});

// Facts: square roots and powers, each with the double nearest to it.
const roots: readonly (readonly [string, number])[] = [
  ['327/16', 4.520785330006281],
  ['8005/192', 6.456989107419443],
  ['24314431/8750', 52.71424963219826],
  ['114094127/25600', 66.75928276979539],
  ['3643864909/1120000', 57.03902884523143],
  ['518707337/90000', 75.91715784692914],
  ['106176592647/64000000', 40.73093738314127],
  ['1072821008339/1200500000', 29.893898287130984],
  ['60201839/31360000', 1.3855329294984258],
  ['17316863347/1764180000', 3.1330200035494147],
  ['2', Math.SQRT2],
  ['1/2', Math.SQRT1_2],
];

for (const [radicand, expected] of roots) {
  void test(`the double nearest to sqrt(${radicand})`, () => {
    const root = squareRoot(exact(radicand));
    assert.equal(nearestDouble(root), expected);
    assert.equal(nearestDouble({ kind: 'power', sign: -1, base: exact(radicand), exponent: exact('1/2') }), -expected);
  });
}

const powers: readonly (readonly [string, string, number])[] = [
  ['373', '-1/2', 0.05177803730784977],
  ['1161', '1/4', 5.837246788923837],
  ['2953', '1/4', 7.371669598996831],
  ['6081', '-1/2', 0.012823674865898308],
  ['2023', '3/2', 90990.03333882234],
  ['3101', '3/2', 172684.2184480099],
  ['271', '3/2', 4461.2230385848225],
  ['2551', '1/2', 50.50742519669756],
  ['1037', '-1/2', 0.031053504702226845],
  ['1773', '3/2', 74655.72260048121],
  ['2253', '3/2', 106940.39590818803],
  ['223', '1/4', 3.8643478781119174],
  ['2493', '1/4', 7.066112858657135],
  ['1463', '3/2', 55958.55472579684],
  ['2', '1e-400', 1],
  ['2', '-1e400', 0],
  ['1e-400', '1e-400', 1],
  ['1/2', '1074', 5e-324],
  ['1/2', '1075', 0],
  ['1/2', '2149/2', 5e-324],
  ['1/2', '2151/2', 0],
  ['2', '2047/2', Math.SQRT2 * 2 ** 1023],
];

for (const [base, exponent, expected] of powers) {
  void test(`the double nearest to (${base})^(${exponent})`, () => {
    const x = power(exact(base), exact(exponent));
    assert.ok(Object.is(nearestDouble(x), expected), `${nearestDouble(x)}`);
    assert.equal(underflows(x), expected === 0);
  });
}

void test('a base just above 1 and a vast exponent: (1 + 10^-400)^(10^400) is e', () => {
  const base = add(integer(1), rational(1n, 10n ** 400n));
  assert.equal(nearestDouble(power(base, rational(10n ** 400n))), Math.E);
});

void test('a power a hair from the middle of two doubles', () => {
  const middle = rational(2n ** 53n + 1n, 2n ** 53n);
  const hair = rational(1n, 10n ** 400n);
  assert.equal(nearestDouble(power(middle, add(integer(1), hair))), 1 + 2 ** -52);
  assert.equal(nearestDouble(power(middle, add(integer(1), negate(hair)))), 1);
});

void test('square roots of integers below 2^53 are those of IEEE arithmetic', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (n) => {
      assert.equal(nearestDouble(squareRoot(integer(n))), Math.sqrt(n));
    }),
    runs,
  );
});

const rounded: readonly (readonly [string, number, string])[] = [
  ['2.675', 2, '2.68'],
  ['-0.125', 2, '-0.13'],
  ['0.125', 2, '0.13'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['0.49999999999999999999', 0, '0'],
  ['-0.4', 0, '0'],
  ['1.005', 2, '1.01'],
  ['2/3', 15, '0.666666666666667'],
  ['1e400', 3, `1${'0'.repeat(400)}`],
  ['1e-400', 15, '0'],
  ['7', 4, '7'],
];

for (const [text, decimals, expected] of rounded) {
  void test(`${text} to ${decimals} places is ${expected.slice(0, 30)}`, () => {
    assert.equal(terminatingDecimal(roundHalfAway(exact(text), decimals)), expected);
  });
}

void test('rounding agrees with rounding the digits of the text by hand', () => {
  const cases = fc.tuple(fc.boolean(), fc.bigInt(0n, 10n ** 22n), fc.integer({ min: 0, max: 15 }));
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 5 }), ([negative, digits, decimals], more) => {
      const places = decimals + more;
      const text = digits.toString().padStart(places + 1, '0');
      const cut = text.length - more;
      const kept = BigInt(text.slice(0, cut)) + (text.charCodeAt(cut) >= 53 ? 1n : 0n);
      const x = rational(negative ? -digits : digits, 10n ** BigInt(places));
      assert.deepEqual(roundHalfAway(x, decimals), rational(negative ? -kept : kept, 10n ** BigInt(decimals)));
    }),
    runs,
  );
});

void test('irrational powers round by enclosures', () => {
  const root = squareRoot(integer(2));
  assert.equal(terminatingDecimal(roundHalfAway(root, 15)), '1.414213562373095');
  assert.equal(terminatingDecimal(roundHalfAway(root, 0)), '1');
  const nearHalf = power(rational(1n, 4n), add(rational(1n, 2n), rational(1n, 10n ** 300n)));
  assert.equal(terminatingDecimal(roundHalfAway(nearHalf, 0)), '0');
  const overHalf = power(rational(1n, 4n), add(rational(1n, 2n), rational(-1n, 10n ** 300n)));
  assert.equal(terminatingDecimal(roundHalfAway(overHalf, 0)), '1');
  assert.deepEqual(roundHalfAway(power(integer(2), rational(-(10n ** 300n))), 15), integer(0));
  assert.equal(roundHalfAway({ kind: 'power', sign: -1, base: integer(2), exponent: exact('1/2') }, 0).numerator, -1n);
  const large = roundHalfAway(power(integer(2), exact('2047/2')), 0);
  assert.ok((2n * large.numerator - 1n) ** 2n <= 2n ** 2049n && (2n * large.numerator + 1n) ** 2n >= 2n ** 2049n);
});

void test('a double rounds as its shortest decimal', () => {
  assert.equal(terminatingDecimal(roundHalfAway(float(2.675), 2)), '2.68');
  assert.equal(terminatingDecimal(roundHalfAway(float(1e21), 2)), `1${'0'.repeat(21)}`);
  assert.equal(terminatingDecimal(roundHalfAway(float(-1.5e-7), 8)), '-0.00000015');
  assert.ok(Object.is(nearestDouble(float(-0)), 0));
  assert.throws(() => roundHalfAway(float(Infinity), 2), RangeError);
});

void test('scaled integers: the nearest double, and fewer places', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 22 }), (n, scale) => {
      const x = rational(BigInt(n), 10n ** BigInt(scale));
      assert.ok(Object.is(scaledToDouble(n, scale), nearestDouble(x)));
      assert.ok(Object.is(dropPlaces(n, scale), Number(roundHalfAway(x, 0).numerator)));
    }),
    runs,
  );
  assert.ok(Object.is(dropPlaces(-4, 1), 0));
  assert.equal(dropPlaces(-25, 1), -3);
});

test('order keys never contradict the order of the numbers', () => {
  const parts = fc.oneof(
    fc.bigInt(-9n, 9n),
    fc.bigInt(-(10n ** 40n), 10n ** 40n),
    fc.bigInt(-(10n ** 1300n), 10n ** 1300n),
  );
  const numbers = fc.tuple(parts, parts, fc.integer({ min: -390, max: 390 })).map(([p, q, exponent]) => {
    const scale = 10n ** BigInt(Math.abs(exponent));
    const denominator = q === 0n ? 1n : q;
    return exponent < 0 ? rational(p, denominator * scale) : rational(p * scale, denominator);
  });
  const neighbours = fc
    .tuple(numbers, fc.bigInt(1n, 10n ** 60n))
    .map(([x, step]) => [x, add(x, rational(1n, step))] as const);
  fc.assert(
    fc.property(fc.oneof(fc.tuple(numbers, numbers), neighbours), ([x, y]) => {
      const difference = orderKey(x) - orderKey(y);
      if (difference !== 0) assert.equal(Math.sign(difference), compare(x, y));
    }),
    runs,
  );
});

for (const [below, above] of [
  ['1e-400', '2e-400'],
  ['0', '1e-400'],
  ['-1e-400', '0'],
  ['-1e400', '-9e399'],
  ['0.9999999', '1'],
  ['9e399', '1e400'],
] as const) {
  test(`the order key of ${below} is below that of ${above}`, () => {
    assert.ok(orderKey(exact(below)) < orderKey(exact(above)));
  });
}
