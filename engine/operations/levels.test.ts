// Learning content fits the level that it names: at lower secondary school nothing is written with sums over an index, roots or
// bounds, and no matrix is more than a table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Expression } from '../document/expression.ts';
import { partsOf } from '../document/parts.ts';
import { LOWER_SECONDARY } from '../learning/levels.ts';

const LATER: ReadonlySet<Expression['kind']> = new Set(['series', 'root', 'determinant']);
const LATER_WORDS = /greatest of all|least upper|identity matrix|eigenvalue|infimum|supremum/i;

for (const { id, learn } of operationsOf(await discover())) {
  if (learn?.educationLevel !== LOWER_SECONDARY) continue;
  test(`${id}: no formula is above its level`, () => {
    for (const { name, expression } of learn.formulae) assert.deepEqual(laterKinds(expression), [], name);
    assert.doesNotMatch(
      JSON.stringify(learn, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
      LATER_WORDS,
    );
  });
}

/** Sums over an index, roots, determinants, and transposes and products of whole matrices. */
function laterKinds(expression: Expression): readonly string[] {
  const own = LATER.has(expression.kind) || isOfMatrices(expression) ? [expression.kind] : [];
  return [...own, ...partsOf(expression).flatMap(laterKinds)];
}

function isOfMatrices(expression: Expression): boolean {
  if (expression.kind === 'power') return expression.exponent.kind === 'symbol' && expression.exponent.name === 'T';
  return expression.kind === 'product' && expression.factors.some(isMatrixLetter);
}

function isMatrixLetter(expression: Expression): boolean {
  return expression.kind === 'symbol' && /^[A-Z]$/.test(expression.name);
}
