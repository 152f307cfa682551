import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownOperation, shownTerm } from './shown-text.ts';

test('signs are those of print', () => {
  assert.equal(shownTerm('-3*(1/2) - 4'), '−3·(1/2) − 4');
  assert.equal(shownOperation('R2 -> R2 - 4R1'), 'R2 → R2 − 4R1');
  assert.equal(shownOperation('R1 <-> R3'), 'R1 ↔ R3');
});
