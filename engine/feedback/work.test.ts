// The work that a judgement is charged with grows with all that makes it long.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readWorking } from './read-working.ts';
import { workOf } from './work.ts';

const MILLISECOND = 1e6;

function work(task: object, working: readonly object[]): number {
  const read = readWorking({ task, working });
  assert.ok(read.kind === 'working');
  return workOf(read.working);
}

const square = (size: number, entry: (i: number, j: number) => number | string): readonly (readonly unknown[])[] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => entry(i, j)));
const small = (size: number): readonly (readonly unknown[])[] => square(size, (i, j) => ((3 * i + 5 * j) % 7) - 3);
const long = (size: number): readonly (readonly unknown[])[] =>
  square(size, (i, j) => `${i}${'7'.repeat(60)}/${j + 2}1`);

describe('larger work costs more', () => {
  const line = { expression: '1 + 2' };
  const least = work({ operation: 'determinant', a: small(3) }, [line]);
  const cases: { readonly [name: string]: number } = {
    'more rows': work({ operation: 'determinant', a: small(4) }, [line]),
    'more lines': work({ operation: 'determinant', a: small(3) }, [line, line, line]),
    'longer numbers in the task': work({ operation: 'determinant', a: long(3) }, [line]),
    'longer numbers in a line': work({ operation: 'determinant', a: small(3) }, [{ matrix: long(3) }]),
    'a polynomial': work({ operation: 'charpoly', a: small(3) }, [line]),
    'powers in a line': work({ operation: 'determinant', a: small(3) }, [{ expression: 'A^24*A^24' }]),
  };
  for (const [name, cost] of Object.entries(cases)) test(name, () => assert.ok(cost > least));
});

test('workings of a class room cost little, and none is refused for its size', () => {
  const lines = Array.from({ length: 10 }, () => ({ matrix: small(4) }));
  assert.ok(work({ operation: 'rref', a: small(4) }, lines) < 50 * MILLISECOND);
  assert.ok(work({ operation: 'inverse', a: small(4) }, lines) < 500 * MILLISECOND);
});

test('polynomials of matrices of twelve rows with long fractions cost too much to be judged', () => {
  assert.ok(work({ operation: 'charpoly', a: long(12) }, [{ expression: 'x' }]) > 4000 * MILLISECOND);
});
