// Questions at which other systems failed, as their users reported it, asked of ours: each is answered right, or refused with a reason.
// The matrices are those of the reports; the answers were worked out from what is said there, or stand there.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerIn, practise, problemsIn } from '@matrixsteps/api/testing/practice.ts';
import { isData } from '@matrixsteps/api/testing/replies.ts';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { askBody, exactForm } from '@matrixsteps/engine/testing/asking.ts';

type Rows = readonly (readonly (number | string)[])[];

const operations = operationsOf(await discover());

/** The parts of an answer as exact texts. */
function ask(operation: string, a: Rows): { readonly [part: string]: unknown } {
  const found = operations.find(({ id }) => id === operation);
  assert.ok(found !== undefined);
  const form = exactForm(askBody(found, { a }).answer());
  assert.ok(isData(form));
  return form;
}

function listIn(value: unknown): readonly { readonly [part: string]: unknown }[] {
  assert.ok(Array.isArray(value));
  return value.filter(isData);
}

/** The multiplicities in the order of the eigenvalues. */
function multiplicities(a: Rows): readonly number[] {
  return listIn(ask('eigenvalues', a)['eigenvalues']).map(({ multiplicity }) => Number(multiplicity));
}

function sizes(a: Rows): readonly string[] {
  return listIn(ask('jordan', a)['blocks']).map(({ value, size }) => `${String(value)}: ${String(size)}`);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, x) => sum + x, 0);
}

function turned(row: readonly number[], by: number): readonly number[] {
  return [...row.slice(by), ...row.slice(0, by)];
}

/** The 24 rows of the report: four circulant blocks. */
function circulantBlocks(): Rows {
  const beside = [...Array.from({ length: 11 }, () => 0), 1];
  const other = [2, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0];
  const own = other.with(8, 2);
  const places = Array.from({ length: 12 }, (_, place) => place);
  return [
    ...places.map((by) => [...turned(own, by), ...turned(beside, by)]),
    ...places.map((by) => [...turned(other, by), ...turned(beside, by)]),
  ];
}

/** Half a step to either side on a ring of so many places. */
function ring(size: number): Rows {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => ([1, size - 1].includes(Math.abs(i - j)) ? '1/2' : 0)),
  );
}

describe('questions at which other systems failed are answered', () => {
  test('multiplicities that did not add up to the number of rows (sympy#25282)', () => {
    const found = multiplicities(circulantBlocks());
    assert.equal(total(found), 24);
    assert.ok(found.some((times) => times > 1));
  });

  test('multiplicities of seven rows that were too few (sympy#28544)', () => {
    const a = [
      [1, 1, 0, 1, -1, 0, 1],
      [0, 2, 1, 0, 1, -1, 0],
      [1, 0, 1, 1, 0, 1, -1],
      [1, -1, 0, 0, 1, 0, 1],
      [0, 1, 1, -1, 1, 1, 0],
      [1, 0, -1, 1, 0, 1, 1],
      [0, 1, 0, 1, -1, 0, 2],
    ];
    assert.equal(total(multiplicities(a)), 7);
  });

  test('a Jordan form with more rows than the matrix (sympy#15858)', () => {
    const a = [
      [1, 1, 1, 0],
      [-2, -1, 0, -1],
      [0, 0, -1, -1],
      [0, 0, 2, 1],
    ];
    assert.deepEqual(sizes(a), ['-i: 2', 'i: 2']);
  });

  test('a Jordan form of complex pairs in two blocks (sympy#9274)', () => {
    const a = [
      [2, 4, 1, 0],
      [-4, 2, 0, 1],
      [0, 0, 2, 4],
      [0, 0, -4, 2],
    ];
    assert.deepEqual(sizes(a), ['2 - 4i: 2', '2 + 4i: 2']);
  });

  test('a Jordan form that ended in an error (sympy#17130)', () => {
    const a = [
      ['-7/10', 0, 0, '1/2'],
      ['1/2', '-1/5', 0, '1/4'],
      [0, '1/5', '-1/5', 0],
      ['1/5', 0, '1/5', '-3/4'],
    ];
    const found = sizes(a);
    assert.equal(found.length, 4);
    assert.ok(found.includes('0: 1'));
  });

  test('eigenvalues that could not be computed (sympy#21631)', () => {
    // 2cos(2πk/11)/2: 1 once, and the five others twice each.
    assert.deepEqual(multiplicities(ring(11)), [2, 2, 2, 2, 2, 1]);
  });

  test('eigenvectors with needless fractions (sympy#13124)', () => {
    const a = [
      [204, 98, -26, -10],
      [-280, -134, 36, 14],
      [716, 348, -90, -36],
      [-472, -232, 60, 28],
    ];
    const spaces = listIn(ask('eigenvectors', a)['eigenspaces']);
    assert.deepEqual(
      spaces.map(({ value, geometric }) => [value, geometric]),
      [
        ['0', '1'],
        ['2', '2'],
        ['4', '1'],
      ],
    );
    for (const { basis } of spaces) assert.doesNotMatch(JSON.stringify(basis), /\//);
  });

  test('singular values that filled pages (sympy#20029)', () => {
    const a = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 10],
    ];
    const { singular_values: values } = ask('svd', a);
    assert.ok(Array.isArray(values));
    assert.equal(values.length, 3);
    for (const value of values) assert.ok(String(value).length < 120, String(value));
  });

  test('a factor U that was wrong for dependent rows (lu_factor of Maxima)', () => {
    const a = [
      [1, 2, 3],
      [2, 4, 6],
      [3, 6, 9],
    ];
    const { L: lower, U: upper } = ask('lu', a);
    assert.deepEqual(upper, [
      ['1', '2', '3'],
      ['0', '0', '0'],
      ['0', '0', '0'],
    ]);
    assert.deepEqual(
      listRows(lower).map(([first]) => first),
      ['1', '2', '3'],
    );
  });

  test('six rows with irrational eigenvalues, where tutors end at five and at fractions', () => {
    const a = ring(6).map((row, i) => row.map((x, j) => (i === j ? 1 : x)));
    const path = a.map((row, i) => row.map((x, j) => (Math.abs(i - j) > 1 ? 0 : x)));
    assert.equal(total(multiplicities(path)), 6);
    const { P: p } = ask('diagonalize', path);
    assert.equal(listRows(p).length, 6);
  });

  test('a third that was called right as 0.33333 (graders with a tolerance)', () => {
    const body = {
      operation: 'inverse-2x2',
      a: [
        [3, 0],
        [0, 1],
      ],
      answer: [
        ['0.33333', 0],
        [0, 1],
      ],
    };
    const feedback = answerIn(practise('/feedback/answer', body));
    assert.ok(isData(feedback));
    assert.equal(feedback['verdict'], 'correct_when_rounded');
  });
});

function listRows(value: unknown): readonly (readonly unknown[])[] {
  assert.ok(Array.isArray(value));
  return value.filter((row): row is readonly unknown[] => Array.isArray(row));
}

describe('what is not calculated with is refused with a reason, and not guessed', () => {
  const cases: readonly (readonly [name: string, operation: string, a: Rows, place: string, reason: RegExp])[] = [
    [
      'a rank that took a nested zero for a number (sympy#9480)',
      'rank',
      [
        ['-5 + 5 sqrt(2)', -5],
        ['5 - 5/2 sqrt(2)', '-5/2 sqrt(2)'],
      ],
      'a.0.0',
      /would need the field Q\(sqrt\(2\)\)/,
    ],
    [
      'a rank that forgot that a letter may be 1 (diofant#287)',
      'rank',
      [
        [1, 1],
        [1, 'x'],
      ],
      'a.1.1',
      / in row 2, column 2 is not a number/,
    ],
    [
      'equal eigenvalues in two writings (sympy#28805)',
      'eigenvalues',
      [
        ['pi', 0],
        [0, 1],
      ],
      'a.0.0',
      / in row 1, column 1 is not a number/,
    ],
    [
      'a row that was divided by a letter (Mathway)',
      'rref',
      [
        ['a', 1],
        [1, 2],
      ],
      'a.0.0',
      / in row 1, column 1 is not a number/,
    ],
  ];
  for (const [name, operation, a, place, reason] of cases) {
    test(name, () => {
      const reply = practise('/feedback/answer', { operation, a, answer: 1 });
      assert.deepEqual(problemsIn(reply), [`${place}: type_error.list`]);
      assert.match(JSON.stringify(reply), reason);
    });
  }
});
