// The order of slips that explain a line alike: the frequencies are those of the labelled workings.

import { frequencyOf } from '@matrixsteps/engine/feedback/slips/frequencies.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

interface Labelled {
  readonly truth: { readonly kind?: string | null };
}

function isLabelled(value: unknown): value is Labelled {
  return typeof value === 'object' && value !== null && 'truth' in value;
}

function kindsIn(name: string): readonly string[] {
  const text = readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const record: unknown = JSON.parse(line);
      const kind = isLabelled(record) ? record.truth.kind?.split(' ')[0] : undefined;
      return kind === undefined ? [] : [kind];
    });
}

function firstOf(body: object): string | undefined {
  const read = readWorking(body);
  assert.equal(read.kind, 'working');
  const { lines, firstSlip } = judgeWorking(read.working);
  return lines[firstSlip ?? 0]?.explanations[0]?.slip;
}

describe('slips that explain a line alike', () => {
  test('are counted as in the labelled workings', () => {
    const kinds = [...kindsIn('seeded'), ...kindsIn('real')];
    const known = [...SLIPS.keys()];
    assert.ok(known.length > 100);
    for (const slip of known) assert.equal(frequencyOf(slip), kinds.filter((kind) => kind === slip).length, slip);
  });

  test('factors transposed in the same order come before factors in the other order', () => {
    const task = {
      operation: 'expression',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: [
        [5, 6],
        [7, 8],
      ],
      of: '(A*B)^T',
    };
    assert.equal(firstOf({ task, working: '[23 31; 34 46]' }), 'T3');
  });

  test('exchanged entries without signs come before cofactors without signs', () => {
    const task = {
      operation: 'inverse',
      a: [
        [4, 2],
        [1, 3],
      ],
    };
    assert.equal(firstOf({ task, working: '1/10*[3 2; 1 4]' }), 'I3');
  });

  test('the sign of a free variable comes before the sign of a back substitution', () => {
    const task = { operation: 'solve', a: [[1, 2]], b: [3] };
    assert.equal(firstOf({ task, working: [{ role: 'answer', values: { x: '3+2t', y: 't' } }] }), 'S5');
  });
});
