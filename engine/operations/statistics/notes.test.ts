// The notes on statistics: each says what it should of a matrix made for it, nothing of others, and is true.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Operation } from '../../catalogue/operation.ts';
import type { Prose } from '../../document/prose.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { plain } from '../../render/plain.ts';
import { FRACTIONS } from '../../render/style.ts';
import { askBody } from '../../testing/asking.ts';
import { assertNotes, assertTrueNotes } from '../../testing/stories/notes-checking.ts';
import { operations as maxima } from './maximum/operation.ts';
import { operations as means } from './mean/operation.ts';
import { operations as medians } from './median/operation.ts';
import { operations as minima } from './minimum/operation.ts';
import { operations as deviations } from './standard-deviation/operation.ts';
import { operations as sums } from './sum/operation.ts';
import { operations as variances } from './variance/operation.ts';

const axes: readonly Axis[] = ['row', 'column', 'matrix'];

function written(note: Prose): string {
  return plain.prose(note, FRACTIONS);
}

function notesOf(operation: Operation, a: unknown): readonly string[] {
  return askBody(operation, { a }).notes().map(written);
}

describe('notes say what is particular in the numbers', () => {
  const magic = [
    [2, 7, 6],
    [9, 5, 1],
    [4, 3, 8],
  ];
  const cases: readonly (readonly [
    name: string,
    siblings: readonly Operation[],
    axis: Axis,
    a: readonly (readonly number[])[],
    notes: readonly string[],
  ])[] = [
    [
      'the range',
      minima,
      'matrix',
      [[3, -1, 4]],
      ['The maximum is 4, so the entries spread over a range of 4 − (−1) = 5.'],
    ],
    ['equal entries', maxima, 'matrix', [[2, 2]], ['All entries of A are equal, so the maximum is the minimum too.']],
    [
      'an extreme of extremes',
      minima,
      'column',
      magic,
      ['The minimum of the whole matrix is the smallest of these: min(2, 3, 1) = 1.'],
    ],
    ['nothing about one row', minima, 'row', [[3, -1, 4]], []],
    [
      'a magic square',
      sums,
      'row',
      magic,
      ['Every row and every column of A has the sum 15, and so has each diagonal: A is a magic square.'],
    ],
    [
      'a square of few numbers, which nobody calls magic',
      sums,
      'matrix',
      [
        [0, 1, -1],
        [-1, 0, 1],
        [1, -1, 0],
      ],
      [
        'The numbers of the whole matrix add up to 0 without being all 0: positive and negative ones cancel.',
        'Every row and every column of A has the sum 0, and so has each diagonal.',
      ],
    ],
    [
      'a square that is not magic',
      sums,
      'matrix',
      [
        [1, 2, 3],
        [3, 1, 2],
        [2, 3, 1],
      ],
      ['Every row and every column of A has the sum 6.'],
    ],
    [
      'numbers that cancel',
      sums,
      'row',
      [
        [1, 2],
        [3, -3],
      ],
      ['The numbers of row 2 add up to 0 without being all 0: positive and negative ones cancel.'],
    ],
    ['nothing about other sums', sums, 'row', [[1, 2, 3]], []],
    [
      'an outlier above',
      means,
      'matrix',
      [[2, 3, 1, 2, 22]],
      [
        'In the whole matrix the number 22 lies further from the others than these lie from each other. Without it the mean would be 2 instead of 6.',
      ],
    ],
    [
      'an outlier below, which the median does not feel',
      medians,
      'row',
      [[2, 3, 1, 2, -28]],
      [
        'In row 1 the number −28 lies further from the others than these lie from each other. The median does not feel how far away it is; the mean, −4, does.',
      ],
    ],
    [
      'means of columns',
      means,
      'column',
      [
        [1, 2],
        [3, 6],
      ],
      [
        'All columns hold equally many numbers, so the mean of their means is the mean of the whole matrix: (2 + 4)/2 = 3.',
      ],
    ],
    [
      'a median that is no entry',
      medians,
      'row',
      [[1, 2, 4, 9]],
      ['The median 3 is none of the numbers of row 1: it lies between two of them.'],
    ],
    [
      'symmetric numbers',
      medians,
      'column',
      [[7], [1], [4]],
      ['The numbers of column 1 lie symmetrically about the median, so their mean is 4 too.'],
    ],
  ];
  for (const [name, siblings, axis, a, notes] of cases) {
    test(name, () => assertNotes(siblings[axes.indexOf(axis)], { a }, notes, written));
  }

  test('numbers without spread', () => {
    const [, note] = notesOf(variances[1], [
      [1, 4],
      [3, 4],
    ]);
    assert.equal(note, 'All numbers of column 2 are equal. The variance is zero for such numbers only.');
  });

  test('a number that outweighs the others', () => {
    const [, note] = notesOf(deviations[2], [[0, 0, 0, 4]]);
    assert.equal(
      note,
      'The number 4 of the whole matrix alone contributes 9 to the sum of squares, 12: squaring gives great weight to a number far from the mean.',
    );
  });

  test('two numbers', () => {
    const [, note] = notesOf(deviations[0], [[1, 5]]);
    assert.equal(
      note,
      'The standard deviation of two numbers is half their distance: for row 1 that is (5 − 1)/2 = 2.',
    );
  });

  test('they are true', () => {
    const all = [minima, maxima, sums, means, medians, variances, deviations].flat();
    for (const a of cases.map(([, , , rows]) => rows)) {
      for (const operation of all) assertTrueNotes(operation, { a });
    }
  });
});
