// Every sentence of feedback in every format: LaTeX that is parsed, markup that is well formed, speech without signs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraph } from '@matrixsteps/engine/document/block.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import { formatsChecker } from '../../stories/formats.ts';
import { bodiesIn, saidOf } from './said.ts';

test('what is said of the labelled workings', () => {
  const check = formatsChecker();
  const kinds = new Set<string>();
  for (const file of ['seeded', 'real']) {
    for (const { id, statement } of bodiesIn(file).flatMap(saidOf)) {
      kinds.add(statement.id === 'slip' ? statement.facts.slip : statement.id);
      check(`${id}: ${statement.id}`, [paragraph(wordsOf(statement))]);
    }
  }
  assert.ok(kinds.size > 150, String(kinds.size));
});

test('the sentences of all slips', () => {
  const check = formatsChecker();
  const facts = { row: 2, column: 3, along: { direction: 'row', index: 1 }, size: 3 } as const;
  for (const { id, sentence } of SLIPS.values()) {
    check(id, [paragraph(typeof sentence === 'string' ? [sentence] : sentence(facts))]);
  }
});
