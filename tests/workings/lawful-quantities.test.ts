// Lawful workings that state quantities, drawn from a seed in several styles: no line of theirs is called wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLong, sayFigure } from '../long-form.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { drawing } from '@matrixsteps/engine/feedback/rows/drawn-workings.ts';
import { drawLawful } from './lawful-quantities.ts';

const count = isLong ? 100_000 : 2000;

test('lawful workings have no slip, and their answer is right', () => {
  let lines = 0;
  let untold = 0;
  const wrong: string[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const { task, working } = drawLawful(seed, drawing(seed));
    const read = readWorking({ task, working });
    assert.ok(read.kind === 'working', `${JSON.stringify(task)}\n${working}`);
    const judgement = judgeWorking(read.working);
    lines += judgement.lines.length;
    untold += judgement.lines.filter(({ verdict }) => verdict === 'cannot-tell' || verdict === 'unread').length;
    if (judgement.firstSlip !== null || judgement.answer !== 'right' || read.unread.length > 0)
      wrong.push(
        `${JSON.stringify(task)}\n${working}\n${judgement.lines.map(({ verdict }) => verdict).join()}; ${judgement.answer}`,
      );
  }
  sayFigure('lawful workings with quantities', `${count}, ${lines} lines, ${untold} untold, ${wrong.length} wrong`);
  assert.deepEqual(wrong.slice(0, 3), []);
  assert.ok(untold < 0.01 * lines, `${untold} of ${lines}`);
});
