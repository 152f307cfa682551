// Row reduction: for small matrices the moves in order, the echelon form, and the forms that are recognised.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fractionText, rational, type Rational } from '../../exact/rational.ts';
import { echelonPivots, isReduced } from './form.ts';
import type { RowMove, Rows } from './moves.ts';
import type { ReductionStyle } from './options.ts';
import { bringsFractions, eliminateDownwards, eliminateUpwards, signedDiagonal } from './solve.ts';

/** Rows from a text such as `1 2/3; 0 4`. */
function rowsOf(text: string): Rows {
  return text.split(';').map((row) => row.trim().split(/\s+/).map(numberOf));
}

function numberOf(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}

function textOf(rows: Rows): string {
  return rows.map((row) => row.map(fractionText).join(' ')).join('; ');
}

/** All that a generator yields, and what it returns. */
function collect<Result>(generator: Generator<RowMove, Result, void>): { moves: readonly RowMove[]; result: Result } {
  const moves: RowMove[] = [];
  for (;;) {
    const { done, value } = generator.next();
    if (done === true) return { moves, result: value };
    moves.push(value);
  }
}

interface Case {
  readonly name: string;
  readonly start: string;
  readonly style: ReductionStyle;
  readonly bar?: number;
  readonly moves: readonly RowMove['move'][];
  readonly echelon: string;
  readonly pivots: readonly number[];
  readonly swaps?: number;
  readonly reduced: string;
}

const CASES: readonly Case[] = [
  {
    name: 'a pivot of 1 is taken as it is',
    start: '1 2; 3 4',
    style: 'plain',
    moves: ['pivot', 'eliminate', 'pivot', 'clear', 'echelon'],
    echelon: '1 2; 0 -2',
    pivots: [0, 1],
    reduced: '1 0; 0 1',
  },
  {
    name: 'a 0 makes rows change places',
    start: '0 1; 2 3',
    style: 'plain',
    moves: ['swap', 'pivot', 'clear', 'pivot', 'clear', 'echelon'],
    echelon: '2 3; 0 1',
    pivots: [0, 1],
    swaps: 1,
    reduced: '1 0; 0 1',
  },
  {
    name: 'a 1 below is preferred to any other number',
    start: '5 1; 1 2',
    style: 'plain',
    moves: ['swap', 'pivot', 'eliminate', 'pivot', 'clear', 'echelon'],
    echelon: '1 2; 0 -9',
    pivots: [0, 1],
    swaps: 1,
    reduced: '1 0; 0 1',
  },
  {
    name: 'each pivot becomes 1',
    start: '2 4; 3 5',
    style: 'leading-ones',
    moves: ['pivot', 'scale', 'eliminate', 'pivot', 'scale', 'echelon'],
    echelon: '1 2; 0 1',
    pivots: [0, 1],
    reduced: '1 0; 0 1',
  },
  {
    name: 'integers stay integers',
    start: '2 3; 3 5',
    style: 'fraction-free',
    moves: ['pivot', 'eliminate', 'pivot', 'clear', 'echelon'],
    echelon: '2 3; 0 1',
    pivots: [0, 1],
    reduced: '1 0; 0 1',
  },
  {
    name: 'a column without a pivot is passed over',
    start: '0 2; 0 4',
    style: 'plain',
    moves: ['skip', 'pivot', 'eliminate', 'echelon'],
    echelon: '0 2; 0 0',
    pivots: [1],
    reduced: '0 1; 0 0',
  },
  {
    name: 'rows of zeros end it before the last column',
    start: '1 2 3; 2 4 6',
    style: 'plain',
    moves: ['pivot', 'eliminate', 'exhaust', 'echelon'],
    echelon: '1 2 3; 0 0 0',
    pivots: [0],
    reduced: '1 2 3; 0 0 0',
  },
  {
    name: 'an echelon form is left as it is',
    start: '2 1; 0 3',
    style: 'plain',
    moves: ['already', 'echelon'],
    echelon: '2 1; 0 3',
    pivots: [0, 1],
    reduced: '1 0; 0 1',
  },
  {
    name: 'no pivot is looked for behind the bar',
    start: '1 1 1 0; 1 1 0 1',
    style: 'plain',
    bar: 2,
    moves: ['pivot', 'eliminate', 'exhaust', 'echelon'],
    echelon: '1 1 1 0; 0 0 -1 1',
    pivots: [0],
    reduced: '1 1 1 0; 0 0 -1 1',
  },
];

describe('from a matrix to its reduced echelon form', () => {
  for (const { name, start, style, bar = null, moves, echelon, pivots, swaps = 0, reduced } of CASES) {
    test(`${name} (${style})`, () => {
      const downwards = collect(eliminateDownwards(rowsOf(start), { style, bar }));
      assert.deepEqual(
        downwards.moves.map(({ move }) => move),
        moves,
      );
      assert.equal(textOf(downwards.result.rows), echelon);
      assert.deepEqual(downwards.result.pivots, pivots);
      assert.equal(downwards.result.swaps, swaps);
      const upwards = collect(eliminateUpwards(downwards.result, { style, bar }));
      assert.equal(textOf(upwards.result), reduced);
    });
  }
});

describe('the echelon form is recognised', () => {
  const forms: readonly (readonly [rows: string, pivots: readonly number[] | null, reduced: boolean])[] = [
    ['1 0; 0 1', [0, 1], true],
    ['1 2; 0 1', [0, 1], false],
    ['2 0; 0 1', [0, 1], false],
    ['0 1 5; 0 0 0', [1], true],
    ['0 0; 0 0', [], true],
    ['0 1; 1 0', null, false],
    ['1 2; 1 2', null, false],
    ['0 0; 1 0', null, false],
  ];
  for (const [text, pivots, reduced] of forms) {
    test(text, () => {
      const rows = rowsOf(text);
      assert.deepEqual(echelonPivots(rows), pivots);
      if (pivots !== null) assert.equal(isReduced(rows, pivots), reduced);
    });
  }
});

test('the product of the diagonal has a sign for each change of places', () => {
  const rows = rowsOf('2 1; 0 3');
  assert.equal(fractionText(signedDiagonal({ rows, pivots: [0, 1], swaps: 2 })), '6');
  assert.equal(fractionText(signedDiagonal({ rows, pivots: [0, 1], swaps: 1 })), '-6');
});

function movesOf(text: string, style: ReductionStyle): readonly RowMove[] {
  return collect(eliminateDownwards(rowsOf(text), { style, bar: null })).moves;
}

test('fractions on the way are noticed', () => {
  assert.equal(bringsFractions(movesOf('2 1; 3 1', 'plain')), true);
  assert.equal(bringsFractions(movesOf('2 1; 3 1', 'fraction-free')), false);
});
