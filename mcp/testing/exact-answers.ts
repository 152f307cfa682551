// Exact answers: whether what a tool answered is the answer that an example names.

import assert from 'node:assert/strict';
import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';

/** Fails unless both have one shape and the same numbers, however their texts write them: "0.5" is "1/2". */
export function assertSameNumbers(actual: unknown, expected: unknown, where: string): void {
  assert.deepEqual(normal(actual), normal(expected), where);
}

function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, normal(member)]));
  }
  const number = readFraction(String(value));
  return number === null || number === 'overflow' ? value : `${number.numerator}/${number.denominator}`;
}
