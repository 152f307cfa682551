// The rungs of hints as a ladder: each one says something that the one before does not, and only the last one tells what is right.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintsTo } from '@matrixsteps/engine/feedback/hints.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { drawing, drawWorking } from '@matrixsteps/engine/feedback/rows/drawn-workings.ts';
import { wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { isLong, sayFigure } from '../long-form.ts';
import { drawValues } from './sentences/drawn-values.ts';
import { type Body, bodiesIn, workingOf } from './sentences/said.ts';

interface Ladder {
  readonly id: string;
  readonly slips: readonly string[];
  readonly rungs: readonly string[];
}

function laddersOf(body: Body | null): readonly Ladder[] {
  const working = body === null ? null : workingOf(body);
  if (body === null || working === null) return [];
  return judgeWorking(working).lines.flatMap((judgement, at): readonly Ladder[] => {
    if (judgement.verdict !== 'slip' && judgement.verdict !== 'new-slip') return [];
    const rungs = hintsTo(judgement, working.lines[at], at).map((hint) =>
      RENDERERS[''].prose(wordsOf(hint), FRACTIONS),
    );
    return [{ id: `${body.id}, line ${at + 1}`, slips: judgement.explanations.map(({ slip }) => slip), rungs }];
  });
}

function drawRows(seed: number): Body {
  const draw = drawing(seed + 7);
  const { task, working } = drawWorking(seed, { slipAt: draw(3), height: 2 + draw(3), width: 2 + draw(4) });
  const policy = { named_operations: draw(2) === 0 ? 'must-match' : 'may-differ' };
  return { id: `drawn-rows-${seed}`, task, lines: working, policy };
}

const seeds = Array.from({ length: isLong ? 20_000 : 1_000 }, (_, index) => index + 1);
const labelled = ['seeded', 'real'].flatMap((file) => bodiesIn(file).flatMap(laddersOf));
const drawn = seeds.flatMap((seed) => [drawValues(seed, drawing(seed)), drawRows(seed)]).flatMap(laddersOf);
const ladders = [...labelled, ...drawn];

/** The ladders that break a law, to be read. */
function breaking(law: (rungs: readonly string[]) => boolean): readonly string[] {
  return ladders.filter(({ rungs }) => !law(rungs)).map(({ id, rungs }) => `${id}\n  ${rungs.join('\n  ')}`);
}

/** The words without the sign at their end. */
function bare(rung: string): string {
  return rung.replace(/[.?]$/, '');
}

test('the workings hold nearly all slips', () => {
  const slips = new Set(ladders.flatMap((ladder) => ladder.slips));
  sayFigure('ladders of hints', `${ladders.length}, with ${slips.size} slips`);
  assert.ok(labelled.length > 2_200 && drawn.length > seeds.length / 2);
  assert.ok(slips.size > 110, String(slips.size));
});

test('no two of the five rungs say the same', () => {
  assert.deepEqual(
    breaking((rungs) => rungs.length === 5 && new Set(rungs).size === 5),
    [],
  );
});

test('no rung is contained in the next one, nor the next one in it', () => {
  assert.deepEqual(
    breaking((rungs) =>
      rungs.every((rung, index) => {
        const next = rungs[index + 1];
        return next === undefined || (!rung.includes(bare(next)) && !next.includes(bare(rung)));
      }),
    ),
    [],
  );
});

test('the first rung names no place', () => {
  assert.deepEqual(
    breaking(([first = '']) => !/\b(?:row|column|entry|term)\b/i.test(first)),
    [],
  );
});

test('no rung before the last one tells what is right', () => {
  assert.deepEqual(
    breaking((rungs) => {
      const last = rungs[rungs.length - 1];
      const right =
        /\b(?:should be|solution is|roots are|eigenvector is|rank is) (.*?)(?:, if its .*)?\.$/.exec(last)?.[1] ?? last;
      const isPhrase = /^[[(]|=|\s/.test(right);
      const tells = (rung: string): boolean =>
        isPhrase
          ? rung.includes(right)
          : [`should be ${right}.`, `is ${right}.`, `= ${right}`].some((end) => rung.includes(end));
      return !rungs.slice(0, -1).some(tells);
    }),
    [],
  );
});
