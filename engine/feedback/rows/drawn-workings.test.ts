// Drawn lawful workings: none is judged wrong. WORKINGS=1000000 draws as many; FIRST_SEED begins elsewhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atSpeed } from '../../testing/test-speed.ts';
import { judgeWorking } from '../judge-working.ts';
import { readWorking } from '../read-working.ts';
import { drawWorking } from './drawn-workings.ts';

const COUNT = Number(process.env['WORKINGS'] ?? atSpeed({ fast: 200, usual: 2_000, long: 50_000 }));
const FIRST = Number(process.env['FIRST_SEED'] ?? 1);

test(`none of ${COUNT} drawn lawful workings is judged wrong`, () => {
  const wrong: number[] = [];
  const untold: number[] = [];
  let lines = 0;
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
    const read = readWorking(drawWorking(seed));
    assert.ok(read.kind === 'working' && read.unread.length === 0, `seed ${seed} is not read`);
    const judged = judgeWorking(read.working);
    lines += judged.lines.length;
    if (judged.firstSlip !== null) wrong.push(seed);
    else if (!judged.lines.every(({ verdict }) => verdict.startsWith('right'))) untold.push(seed);
  }
  process.stdout.write(`figure: drawn lawful workings judged wrong: ${wrong.length} of ${COUNT} (${lines} lines)\n`);
  process.stdout.write(`figure: drawn lawful workings of which a line cannot be told: ${untold.length} of ${COUNT}\n`);
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.ok(untold.length <= Math.max(1, COUNT / 10_000), untold.slice(0, 20).join(' '));
});
