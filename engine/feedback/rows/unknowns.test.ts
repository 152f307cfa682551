import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columnOrder } from './unknowns.ts';

describe('the order of unknowns', () => {
  const cases: readonly (readonly [given: string, order: string | null])[] = [
    ['x y z', 'x y z'],
    ['z y x', 'x y z'],
    ['y x', 'x y'],
    ['c a b', 'a b c'],
    ['x_2 x_10 x_1', 'x_1 x_2 x_10'],
    ['x3 x1 x2', 'x1 x2 x3'],
    ['x y z w', 'x y z w'],
    ['w x y z', 'w x y z'],
    ['z w y x', null],
    ['beta alpha', 'beta alpha'],
  ];
  for (const [given, order] of cases) {
    test(given, () => assert.equal(columnOrder(given.split(' '))?.join(' ') ?? null, order));
  }
});
