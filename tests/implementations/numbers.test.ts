// Numbers as each language prints them: what the writers predict is, digit for digit, what the languages print.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scalarAnswer, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { implementationIn } from '@matrixsteps/engine/code/implementations.ts';
import { type Power, raise } from '@matrixsteps/engine/exact/power.ts';
import { fractionText, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { float } from '@matrixsteps/engine/exact/scalar.ts';
import type { Language, Programs } from '@matrixsteps/engine/learning/implementation.ts';
import * as fc from 'fast-check';
import { runnerOrNotice } from './runners.ts';

const EDGES = [
  0,
  1,
  -1,
  0.5,
  0.1,
  1 / 3,
  2 / 3,
  100000,
  123456,
  1e6,
  120000,
  1200000,
  1e15,
  1e16,
  1e17,
  123456789012345680,
  0.1 + 0.2,
  0.0001,
  0.00012,
  0.00001,
  0.000123456789012345,
  1e-7,
  1e21,
  1.5e300,
  2.5e-310,
  999999999999999.9,
  100000.5,
  -1e5,
  -0.0001,
  1234567890123456.8,
  99999.99999999999,
  5e-5,
  3e-4,
  20000,
  300000,
  1e20,
  123456789e9,
];

const DRAWN = fc.sample(
  fc.oneof(
    fc.integer({ min: -1e6, max: 1e6 }).map((x) => x / 1000),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -20, max: 20 })).map(([x, e]) => x * 10 ** e),
  ),
  { seed: 20260101, numRuns: 1500 },
);

/** Adding 0 makes 0 of -0, which answers do not hold. */
const DOUBLES = [...EDGES, ...DRAWN].map((x) => x + 0);

/** How each language that prints doubles would write the list of them. */
const LISTS: readonly (readonly [language: Language, write: (items: readonly string[]) => string])[] = [
  ['numpy', (items) => `np.array([${items.join(', ')}], dtype=float)`],
  ['r', (items) => `c(${items.join(', ')})`],
  ['octave', (items) => `[${items.join(' ')}]`],
  ['typescript', (items) => `[${items.join(', ')}]`],
];

for (const [language, write] of LISTS) {
  const run = await runnerOrNotice('printed doubles', language);
  test(`doubles in ${language}`, { skip: run === null }, async () => {
    assert.ok(run !== null);
    const programs = programsIn(language, write(DOUBLES.map(String)));
    const listing = implementationIn(language, programs, vectorAnswer(DOUBLES.map(float), 'columns'));
    const [ran] = await run([listing?.code ?? '']);
    assert.ok('printed' in ran, 'error' in ran ? ran.error : '');
    assert.deepEqual(numbersIn(ran.printed), numbersIn(listing?.output ?? ''));
  });
}

const runSympy = await runnerOrNotice('printed roots', 'sympy');

test('roots in sympy', { skip: runSympy === null }, async () => {
  assert.ok(runSympy !== null);
  const roots = [...drawnRoots()];
  assert.ok(roots.length > 500);
  const listings = roots.map(({ base, exponent, value }) =>
    implementationIn(
      'sympy',
      programsIn('sympy', `Rational(${argumentsOf(base)}) ** Rational(${argumentsOf(exponent)})`),
      scalarAnswer(value),
    ),
  );
  const ran = await runSympy(listings.map((listing) => listing?.code ?? ''));
  for (const [k, result] of ran.entries()) {
    assert.ok('printed' in result, 'error' in result ? result.error : '');
    const { base, exponent } = roots[k];
    assert.equal(result.printed.trim(), listings[k]?.output, `(${fractionText(base)})^(${fractionText(exponent)})`);
  }
});

/** Powers of small numbers that are irrational. */
function* drawnRoots(): Generator<{
  readonly base: Rational;
  readonly exponent: Rational;
  readonly value: Power;
}> {
  const parts = fc.tuple(
    fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1e6 })),
    fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1000 })),
    fc.integer({ min: -7, max: 7 }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(2) },
      { weight: 2, arbitrary: fc.constant(3) },
      fc.integer({ min: 4, max: 12 }),
    ),
  );
  for (const [p, q, r, s] of fc.sample(parts, { seed: 20260101, numRuns: 1000 })) {
    const base = rational(BigInt(p), BigInt(q));
    const exponent = rational(BigInt(r), BigInt(s));
    const value = raise(base, exponent);
    if (value.kind === 'power') yield { base, exponent, value };
  }
}

function argumentsOf({ numerator, denominator }: Rational): string {
  return `${numerator}, ${denominator}`;
}

function numbersIn(text: string): readonly string[] {
  return text
    .trim()
    .split(/[\s,[\]]+/)
    .filter((item) => item !== '');
}

/** A program without inputs. */
function programsIn(language: Language, result: string): Programs {
  const none = { result: '' };
  const working = { numpy: none, sympy: none, r: none, octave: none, typescript: none, spreadsheet: none };
  return { given: [], working: { ...working, [language]: { result } } };
}
