// Every sentence that feedback says of a student's line is a statement with facts. Checks that share no code with the judgement evaluate the
// facts against the task and the lines, and notice facts that were made false.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawing, drawWorking } from '@matrixsteps/engine/feedback/rows/drawn-workings.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';
import { STATEMENT_IDS, wordsOf } from '@matrixsteps/engine/feedback/statements/words.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { isLong, sayFigure } from '../../long-form.ts';
import { CHECKED_STATEMENTS, isTrue, type Said } from './check-statement.ts';
import { drawValues } from './drawn-values.ts';
import { drawNullSpace } from './drawn-null-spaces.ts';
import { drawSpan } from './drawn-spans.ts';
import { drawQuantities } from './drawn-quantities.ts';
import { type Change, falsified } from './falsified.ts';
import { type Body, bodiesIn, saidOf } from './said.ts';
import { CHECKED_SLIPS } from './slip-claims.ts';

const labelled = ['seeded', 'real', 'lawful'].flatMap((file) => bodiesIn(file).flatMap(saidOf));

const seeds = Array.from({ length: isLong ? 20_000 : 500 }, (_, index) => index + 1);
const drawn = seeds
  .flatMap((seed) => [
    drawValues(seed, drawing(seed)),
    drawRows(seed),
    drawNullSpace(seed, drawing(seed)),
    drawSpan(seed, drawing(seed)),
    drawQuantities(seed, drawing(seed)),
  ])
  .flatMap(saidOf);

/** What a statement is one of: a slip has a sentence of its own. */
function kindOf({ statement }: Said): string {
  return statement.id === 'slip' ? `slip ${statement.facts.slip}` : statement.id;
}

function textOf({ id, at, statement }: Said): string {
  return `${id}, line ${at + 1}: ${RENDERERS[''].prose(wordsOf(statement), FRACTIONS)}`;
}

function isChecked({ statement }: Said): boolean {
  const isSlipChecked = statement.id !== 'slip' || CHECKED_SLIPS.has(statement.facts.slip);
  return CHECKED_STATEMENTS.has(statement.id) && isSlipChecked;
}

function figureOf(said: readonly Said[]): string {
  const wrong = said.filter((one) => !isTrue(one));
  const unchecked = said.filter((one) => !isChecked(one));
  assert.deepEqual([...wrong, ...unchecked].map(textOf), []);
  return `${said.length}, ${wrong.length} false, ${unchecked.length} unchecked`;
}

test('each statement and each slip has a check, and there is no check of anything else', () => {
  assert.deepEqual([...CHECKED_STATEMENTS].toSorted(), [...STATEMENT_IDS].toSorted());
  assert.deepEqual([...CHECKED_SLIPS].toSorted(), [...SLIPS.keys()].toSorted());
});

test('what is said of the labelled workings is true', () => {
  sayFigure('statements on the labelled workings', figureOf(labelled));
  assert.ok(labelled.length > 15_000);
  const slips = new Set(labelled.map(kindOf).filter((kind) => kind.startsWith('slip ')));
  assert.ok(slips.size > 110, String(slips.size));
});

test('what is said of drawn workings is true', () => {
  sayFigure('statements on drawn workings', figureOf(drawn));
  assert.ok(drawn.length > 8 * seeds.length);
});

/** A working by row operations with one wrong entry. */
function drawRows(seed: number): Body {
  const draw = drawing(seed + 7);
  const given = { slipAt: draw(3), height: 2 + draw(3), width: 2 + draw(4) };
  const { task, working } = drawWorking(seed, given);
  const policy = { named_operations: draw(2) === 0 ? 'must-match' : 'may-differ' };
  return { id: `drawn-rows-${seed}`, task, lines: working, policy };
}

describe('facts that are made false are noticed', () => {
  const most = isLong ? 200 : 8;
  const planted = new Map<string, { count: number; noticed: number }>();
  const byChange = new Map<Change, { count: number; noticed: number }>();
  const taken = new Map<string, number>();
  for (const one of [...labelled, ...drawn]) {
    const kind = kindOf(one);
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    if (before >= most) continue;
    for (const { change, statement } of falsified(one.statement, otherSlip(one))) {
      const isNoticed = !isTrue({ ...one, statement });
      for (const tally of [tallyOf(planted, kind), tallyOf(byChange, change)]) {
        tally.count += 1;
        if (isNoticed) tally.noticed += 1;
      }
    }
  }

  for (const [kind, { count, noticed }] of planted) {
    // The others are true as well: of another row that is wrong too, of numbers that a factor 0 makes nothing of, of a slip with the same outcome.
    test(`${kind}: at least three of four`, () =>
      assert.ok(noticed >= 0.75 * count && noticed > 0, `${noticed} of ${count}`));
  }

  test('nearly all of each kind of change', () => {
    for (const [change, { count, noticed }] of byChange)
      sayFigure(`facts made false: ${change}`, `${count}, ${noticed} noticed`);
    const all = [...byChange.values()].reduce((sum, { count }) => sum + count, 0);
    const found = [...byChange.values()].reduce((sum, { noticed }) => sum + noticed, 0);
    sayFigure('facts made false', `${all} in ${planted.size} kinds of statements, ${found} noticed`);
    assert.deepEqual([...byChange.keys()].toSorted(), ['number', 'operation', 'place', 'sign', 'slip', 'word']);
    assert.ok(found >= 0.99 * all, `${found} of ${all}`);
  });

  test('in every statement that the workings hold', () => {
    assert.deepEqual(new Set([...labelled, ...drawn].map(kindOf)), new Set(planted.keys()));
  });
});

function tallyOf<K>(tallies: Map<K, { count: number; noticed: number }>, key: K): { count: number; noticed: number } {
  const tally = tallies.get(key) ?? { count: 0, noticed: 0 };
  tallies.set(key, tally);
  return tally;
}

/** Another slip of the same list. */
function otherSlip({ statement }: Said): string {
  const slip = statement.id === 'slip' ? statement.facts.slip : 'E1';
  const same = [...SLIPS.keys()].filter((id) => id.startsWith(slip.charAt(0)));
  return same[(same.indexOf(slip) + 1) % same.length] ?? slip;
}
