// Selections against a naive reference of Python's rules, textbook counting against Python's, and every problem.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Selection } from '../../catalogue/field.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import { type Counting, resolveDeletion, resolveInsertion } from './position.ts';
import { select } from './select.ts';

const RUNS = { seed: 20260101, numRuns: 2000 } as const;

function counting(length: number, base: number): Counting {
  return { line: 'row', length, base, field: 'rows' };
}

function slice(start: number | null, stop: number | null, step: number | null = null): Selection {
  return { kind: 'slice', start, stop, step };
}

/** The places, or the code of the problem and where it is. */
function outcome(work: () => readonly number[] | number): unknown {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof DomainError) return [problem.code, ...problem.at];
    throw problem;
  }
}

describe('slices', () => {
  const cases: readonly (readonly [name: string, selection: Selection, base: number, expected: unknown])[] = [
    ['1:3 includes its end', slice(1, 3), 1, [0, 1, 2]],
    ['0:3 excludes its end in Python', slice(0, 3), 0, [0, 1, 2]],
    [':', slice(null, null), 1, [0, 1, 2, 3, 4]],
    ['2:', slice(2, null), 1, [1, 2, 3, 4]],
    [':2', slice(null, 2), 1, [0, 1]],
    ['1:5:2', slice(1, 5, 2), 1, [0, 2, 4]],
    ['1:4:2 ends before its end', slice(1, 4, 2), 1, [0, 2]],
    ['3:3 is one row', slice(3, 3), 1, [2]],
    ['5:1:-2 runs downwards to its end', slice(5, 1, -2), 1, [4, 2, 0]],
    ['::-1 reverses', slice(null, null, -1), 1, [4, 3, 2, 1, 0]],
    ['::-1 reverses in Python', slice(null, null, -1), 0, [4, 3, 2, 1, 0]],
    ['-2: takes the last two in Python', slice(-2, null), 0, [3, 4]],
    ['0:99 is clamped in Python', slice(0, 99), 0, [0, 1, 2, 3, 4]],
    ['a step beyond the length', slice(1, 5, 100), 1, [0]],
    ['3:2 selects nothing', slice(3, 2), 1, ['index', 'rows']],
    ['1:5:-1 selects nothing', slice(1, 5, -1), 1, ['index', 'rows']],
    ['2:2 selects nothing in Python', slice(2, 2), 0, ['index', 'rows']],
    ['9: selects nothing in Python', slice(9, null), 0, ['index', 'rows']],
    ['0:3 has no row 0', slice(0, 3), 1, ['index', 'rows']],
    ['1:6 has no row 6', slice(1, 6), 1, ['index', 'rows']],
    ['-2: is Python only', slice(-2, null), 1, ['index', 'rows']],
    ['a step of 0', slice(1, 3, 0), 1, ['index', 'rows']],
    ['a step of 0 in Python', slice(0, 3, 0), 0, ['index', 'rows']],
  ];
  for (const [name, selection, base, expected] of cases) {
    test(name, () =>
      assert.deepEqual(
        outcome(() => select(selection, counting(5, base))),
        expected,
      ),
    );
  }
});

describe('positions and lists', () => {
  const cases: readonly (readonly [name: string, selection: Selection, base: number, expected: unknown])[] = [
    ['all', { kind: 'all' }, 1, [0, 1, 2]],
    ['position 3 of 3', { kind: 'position', position: 3 }, 1, [2]],
    ['position 0', { kind: 'position', position: 0 }, 1, ['index', 'rows']],
    ['position 4 of 3', { kind: 'position', position: 4 }, 1, ['index', 'rows']],
    ['position -3 of 3 in Python', { kind: 'position', position: -3 }, 0, [0]],
    ['position -4 of 3 in Python', { kind: 'position', position: -4 }, 0, ['index', 'rows']],
    ['position 3 of 3 in Python', { kind: 'position', position: 3 }, 0, ['index', 'rows']],
    ['a list keeps order and repetitions', { kind: 'positions', positions: [3, 1, 3] }, 1, [2, 0, 2]],
    ['an empty list', { kind: 'positions', positions: [] }, 1, ['index', 'rows']],
    ['the member that does not exist', { kind: 'positions', positions: [1, 2, 4] }, 1, ['index', 'rows', '2']],
    ['a list of one points at the field', { kind: 'positions', positions: [4] }, 1, ['index', 'rows']],
  ];
  for (const [name, selection, base, expected] of cases) {
    test(name, () =>
      assert.deepEqual(
        outcome(() => select(selection, counting(3, base))),
        expected,
      ),
    );
  }

  test('the message names what is given and what is allowed', () => {
    assert.throws(() => select({ kind: 'position', position: 4 }, counting(3, 1)), {
      message:
        'there is no row 4: a has 3 rows; rows count from 1 to 3; ' +
        'with index_base 0 they count from 0, and negative ones from the end',
    });
    assert.throws(() => select({ kind: 'position', position: 1 }, counting(1, 0)), {
      message: 'there is no row 1: a has 1 row; the only row is 0, or -1 from the end',
    });
  });
});

describe('deletions', () => {
  const cases: readonly (readonly [name: string, positions: readonly number[], base: number, expected: unknown])[] = [
    ['a list is put in order', [3, 1], 1, [0, 2]],
    ['a row named twice counts once', [2, 2], 1, [1]],
    ['from the end and from the start', [0, -3], 0, [0]],
    ['all rows', [1, 2, 3], 1, ['index', 'rows']],
    ['no rows', [], 1, ['index', 'rows']],
    ['row 0', [0], 1, ['index', 'rows']],
    ['the second of the list', [1, 9], 1, ['index', 'rows', '1']],
  ];
  for (const [name, positions, base, expected] of cases) {
    test(name, () =>
      assert.deepEqual(
        outcome(() => resolveDeletion(positions, counting(3, base))),
        expected,
      ),
    );
  }
});

describe('insertions', () => {
  const cases: readonly (readonly [name: string, position: number | null, base: number, expected: unknown])[] = [
    ['after the last by default', null, 1, 3],
    ['after the last by default in Python', null, 0, 3],
    ['before the first', 1, 1, 0],
    ['after the last', 4, 1, 3],
    ['beyond', 5, 1, ['index', 'rows']],
    ['position 0', 0, 1, ['index', 'rows']],
    ['the first in Python', 0, 0, 0],
    ['after the last in Python', 3, 0, 3],
    ['before the last in Python', -1, 0, 2],
    ['before the first from the end', -3, 0, 0],
    ['beyond the first from the end', -4, 0, ['index', 'rows']],
    ['beyond in Python', 4, 0, ['index', 'rows']],
  ];
  for (const [name, position, base, expected] of cases) {
    test(name, () =>
      assert.deepEqual(
        outcome(() => resolveInsertion(position, counting(3, base))),
        expected,
      ),
    );
  }
});

describe('laws', () => {
  const bound = fc.option(fc.integer({ min: -9, max: 9 }), { nil: null });
  const step = fc.option(
    fc.integer({ min: -4, max: 4 }).filter((value) => value !== 0),
    { nil: null },
  );

  test('with base 0 a slice selects what Python would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), bound, bound, step, (length, start, stop, by) => {
        const expected = pythonSlice(length, start, stop, by ?? 1);
        const got = outcome(() => select(slice(start, stop, by), counting(length, 0)));
        assert.deepEqual(got, expected.length === 0 ? ['index', 'rows'] : expected);
      }),
      RUNS,
    );
  });

  test('with base 1 a slice selects the places from start to stop, both included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), bound, bound, step, (length, start, stop, by) => {
        const exists = (position: number | null): boolean => position === null || (position >= 1 && position <= length);
        const expected = exists(start) && exists(stop) ? textbookSlice(length, start, stop, by ?? 1) : [];
        const got = outcome(() => select(slice(start, stop, by), counting(length, 1)));
        assert.deepEqual(got, expected.length === 0 ? ['index', 'rows'] : expected);
      }),
      RUNS,
    );
  });

  test('base 1 and base 0 name the same places, shifted by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }), (places) => {
        const zeroBased = select({ kind: 'positions', positions: places }, counting(5, 0));
        const shifted = places.map((place) => place + 1);
        assert.deepEqual(select({ kind: 'positions', positions: shifted }, counting(5, 1)), zeroBased);
      }),
      RUNS,
    );
  });
});

/** Walks from the start and looks at each place: no clamping, no arithmetic on the ends. */
function pythonSlice(length: number, start: number | null, stop: number | null, by: number): readonly number[] {
  const normal = (bound: number): number => (bound < 0 ? bound + length : bound);
  const isBefore = (place: number, bound: number): boolean => (by > 0 ? place < bound : place > bound);
  const from = start === null ? (by > 0 ? 0 : length - 1) : normal(start);
  const places: number[] = [];
  // A start outside counts as the first place inside in the direction of the step.
  const entry = by > 0 ? Math.max(from, 0) : Math.min(from, length - 1);
  for (let place = entry; place >= 0 && place < length; place += by) {
    if (stop === null || isBefore(place, normal(stop))) places.push(place);
  }
  return places;
}

function textbookSlice(length: number, start: number | null, stop: number | null, by: number): readonly number[] {
  const [low, high] = by > 0 ? [start ?? 1, stop ?? length] : [stop ?? 1, start ?? length];
  const from = by > 0 ? low : high;
  const all = Array.from({ length }, (_, place) => place + 1);
  const inside = all.filter((position) => position >= low && position <= high && (position - from) % by === 0);
  return (by > 0 ? inside : inside.toReversed()).map((position) => position - 1);
}
