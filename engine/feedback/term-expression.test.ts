// Terms as mathematics: what the formats show of what a student wrote.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isUnread } from '@matrixsteps/notation/read-row-operations.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import { say } from '../document/prose.ts';
import { RENDERERS } from '../render/renderers.ts';
import { FRACTIONS } from '../render/style.ts';
import { termExpression } from './term-expression.ts';

describe('a term as text', () => {
  const cases: { readonly [written: string]: string } = {
    '3*4 - 2*(-5)': '3 · 4 − 2 · (−5)',
    '-(2 - x)^2 + 1/2': '−(2 − x)² + 1/2',
    '0.5x_1': '1/2 · x₁',
    'sqrt(33)/2': '√33/2',
    '(A*B)^T': '(A · B)ᵀ',
    '2*det([[1,2],[3,4]])': '2 · │1 2; 3 4│',
  };
  for (const [written, shown] of Object.entries(cases)) {
    test(written, () => {
      const term = readTerm(written);
      assert.ok(!isUnread(term));
      assert.equal(RENDERERS[''].prose(say`${termExpression(term)}`, FRACTIONS), shown);
    });
  }
});
