// The problems of the catalogue: each has a sentence and an operation that declares it, and no operation raises another.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Operation } from '../catalogue/operation.ts';
import {
  DomainError,
  type DomainErrorCode,
  type DomainErrorFacts,
  problemSentences,
} from '../catalogue/domain-error.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { RUNS, rationals } from '../testing/arbitraries.ts';
import { ask } from '../testing/asking.ts';
import { type Input, inputsOf } from '../testing/inputs.ts';
import { atSpeed } from '../testing/test-speed.ts';

const operations = operationsOf(await discover());

const shape = { rows: 2, columns: 3 };

/** Facts for each problem. */
const facts: { readonly [K in DomainErrorCode]: readonly DomainErrorFacts[K][] } = {
  dimension_mismatch: [
    { requirement: 'same_shape', operation: 'addition', a: shape, b: { rows: 1, columns: 1 } },
    { requirement: 'inner_dimensions', a: shape, b: shape },
    { requirement: 'same_columns', operation: 'row insertion', a: shape, b: { rows: 1, columns: 1 } },
    { requirement: 'same_rows', operation: 'column insertion', a: shape, b: { rows: 1, columns: 1 } },
    { requirement: 'same_length', operation: 'the dot product', u: 2, v: 3 },
    { requirement: 'right_side', a: shape, b: { rows: 3, columns: 1 } },
    { requirement: 'right_side', a: shape, b: { rows: 2, columns: 2 } },
    {
      requirement: 'same_entries',
      operation: 'coordinates',
      first: { field: 'basis', letter: 'b', isListed: true, length: 2 },
      second: { field: 'v', letter: 'v', isListed: false, length: 3 },
    },
    { requirement: 'fixed_size', operation: 'inverse-2x2', a: shape, size: 2, instead: 'inverse-nxn' },
  ],
  zero_division: [
    { place: { row: 1, column: 2 }, negativePower: null },
    { place: { row: 1, column: 2 }, negativePower: '-1' },
  ],
  not_square: [{ operation: 'the trace', shape }],
  not_three_dimensional: [{ name: 'u', length: 2 }],
  not_a_basis: [
    { field: 'basis', amount: 1, rank: 0 },
    { field: 'from', amount: 3, rank: 2 },
  ],
  not_in_span: [{ dimension: 1 }, { dimension: 2 }],
  different_span: [
    { from: 1, to: 2, together: 2 },
    { from: 2, to: 2, together: 3 },
  ],
  zero_vector: (['angle', 'unit', 'projection', 'normal', 'direction'] as const).map((why) => ({ name: 'v', why })),
  inputs: [
    { needed: 'give v or a', given: [] },
    { needed: 'give v or a', given: ['v', 'a'] },
  ],
  not_symmetric: [{ operation: 'a Cholesky factorization', row: 1, column: 2, entry: '1/2', mirrored: '-1' }],
  not_positive_definite: [
    { place: 1, pivot: '0' },
    { place: 2, pivot: '-3/2' },
  ],
  not_stochastic: [
    { line: 'column', place: 2, why: 'negative', value: '-1/2', otherWay: false },
    { line: 'row', place: 1, why: 'sum', value: '3/2', otherWay: false },
    { line: 'column', place: 1, why: 'sum', value: '3/2', otherWay: true },
  ],
  singular: [
    { size: 1, rank: 0 },
    { size: 3, rank: 0 },
    { size: 3, rank: 1 },
    { size: 3, rank: 2 },
  ],
  domain: [
    { base: '-8', exponent: '1/3', row: 1, column: 1, oddRoot: '-2' },
    { base: '-8', exponent: '1/2', row: 1, column: 1, oddRoot: null },
  ],
  overflow: [{ what: 'the determinant' }],
  index: [
    {
      given: 'there is no row 4: a has 3 rows',
      allowed: 'rows count from 1 to 3',
      line: 'row',
      length: 3,
      base: 1,
      why: 'missing',
      position: 4,
    },
  ],
  not_enough_data: (['numbers', 'observations', 'correlation'] as const).map((why) => ({
    count: 1,
    what: 'the variance',
    why,
  })),
  zero_variance: [{ column: 2, value: '5/2' }],
  equation: [
    { what: 'equation', number: 2, character: 5, reason: 'a product of unknowns is not linear' },
    { what: 'unknown', number: 1, character: null, reason: 'this is no name of an unknown' },
  ],
  system: [
    { why: 'nothing' },
    { why: 'both' },
    { why: 'right-twice' },
    { why: 'right-missing' },
    { why: 'only-unknowns' },
  ],
  too_large: [{ what: 'the product takes too many multiplications', limit: 'at most 100 are allowed' }],
  method: [{ permitted: ['auto', 'sarrus'] }],
};

/** All problem codes: the keys of the sentences. */
const codes = Object.keys(problemSentences).filter((code): code is DomainErrorCode => code in problemSentences);

function sentencesOf<K extends DomainErrorCode>(code: K): readonly { readonly code: K; readonly sentence: string }[] {
  return facts[code].map((known) => ({ code, sentence: problemSentences[code](known) }));
}

for (const code of codes) {
  describe(`the problem ${code}`, () => {
    test('has a sentence in words for all its facts', () => {
      for (const { sentence } of sentencesOf(code)) {
        assert.match(sentence, /^[a-z0-9-].* .*[a-z0-9)']$/);
        assert.doesNotMatch(sentence, /undefined|\bnull\b(?! space)|NaN|\[object/);
      }
    });
    test('is declared by an operation', () => {
      assert.ok(operations.some(({ problems }) => problems.includes(code)));
    });
  });
}

/** Numbers that are hard on operations: zeros, repetitions, ends of the range of doubles and beyond. */
const hostile: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 1n, -1n, 2n).map((value) => rational(value)) },
  { weight: 2, arbitrary: rationals() },
  fc.constantFrom(
    rational(10n ** 200n),
    rational(-(10n ** 308n)),
    rational(10n ** 399n),
    rational(1n, 10n ** 399n),
    rational(1n, 3n),
    rational(-1n, 2n),
    rational(400n),
  ),
);

/** The code of the problem that a question has, or null where all of it is answered. The answer alone takes far less time than the whole. */
function problemOf(operation: Operation, input: Input, isWhole: boolean): DomainErrorCode | null {
  try {
    const question = ask(operation, input);
    question.answer('moves');
    if (!isWhole) return null;
    question.task();
    question.story();
    question.intermediate();
    question.expression();
    question.notes();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Of so many answers the steps are told as well. */
const STORIES = atSpeed({ fast: 20, usual: 20, operation: 400, long: 400 });

/** Mostly it takes larger inputs than these to raise it; the properties of each operation that declares it do so. */
const BEYOND_THESE_INPUTS: readonly DomainErrorCode[] = ['too_large'];

for (const operation of operations) {
  test(`${operation.id} raises the problems that it declares, and no other`, () => {
    const raised = new Set<DomainErrorCode>();
    let answers = 0;
    fc.assert(
      fc.property(inputsOf(operation, hostile), (input) => {
        const code = problemOf(operation, input, answers < STORIES);
        if (code === null) {
          answers += 1;
          return;
        }
        raised.add(code);
        assert.ok(operation.problems.includes(code), `${operation.id} raises ${code}, which it does not declare`);
      }),
      { ...RUNS, numRuns: 400 },
    );
    const [met, declared] = [[...raised], operation.problems].map((list) =>
      list.filter((code) => !BEYOND_THESE_INPUTS.includes(code)).toSorted(),
    );
    assert.deepEqual(met, declared);
  });
}
