// A table of workings, each with the verdicts on its lines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';

export type Judged = readonly [task: object, text: string, verdicts: string, answer: string];

const SIGNS: { readonly [verdict: string]: string } = {
  right: '+',
  'right-unnamed-steps': '+',
  'right-named-otherwise': '+',
  slip: 'S',
  'new-slip': 'N',
  follows: 'f',
  'back-on-track': 'b',
  'cannot-tell': '?',
  unread: 'u',
};

/** Tests the verdict on each line, by its sign: + right, S slip, N new slip, f follows, b back on track, ? cannot tell, u unread. */
export function judgedAs(cases: readonly Judged[], namedOperations = 'may-differ'): void {
  for (const [given, text, verdicts, answer] of cases) {
    test(text.slice(0, 60).replaceAll('\n', ' / '), () => {
      const read = readWorking({ task: given, working: text, policy: { named_operations: namedOperations } });
      assert.ok(read.kind === 'working');
      const judged = judgeWorking(read.working);
      assert.equal(judged.lines.map(({ verdict }) => SIGNS[verdict]).join(''), verdicts);
      assert.equal(judged.answer, answer);
    });
  }
}
