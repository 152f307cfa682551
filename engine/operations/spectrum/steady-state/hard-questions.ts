// Harder questions about chains: what was there a step before.

import {
  count,
  divided,
  equal,
  type Expression,
  list,
  negative,
  number,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { listExpected } from '../../../exercises/questions.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { chainOfTwo, drawLeaving } from './drawn.ts';

const [A, X] = ['A', 'x'].map(symbol);

function tenths(of: number): Expression {
  return number(rational(BigInt(of), 10n));
}

/** How many people lived in two towns a year ago. */
export function stepBack(random: Random): DrawnQuestion {
  const { leaving, before, after } = drawUntil(
    () => {
      const drawn = drawLeaving(random);
      const people = [10 * random.integer(4, 30), 10 * random.integer(4, 30)] as const;
      const moved = (drawn.second * people[1] - drawn.first * people[0]) / 10;
      return { leaving: drawn, before: people, after: [people[0] + moved, people[1] - moved] as const };
    },
    (drawn) =>
      drawn.leaving.first + drawn.leaving.second < 10 &&
      drawn.after[0] !== drawn.before[0] &&
      (drawn.leaving.second * (drawn.before[0] + drawn.before[1])) % 10 === 0,
  );
  const { first, second } = leaving;
  const total = before[0] + before[1];
  const [kept, come, rest] = [tenths(10 - first), tenths(second), tenths(10 - first - second)];
  const constant = (second * total) / 10;
  return {
    prompt: say`The columns of ${equal(A, { kind: 'matrix', matrix: chainOfTwo(leaving), marks: null })} say where the people in each of two towns live a year later. Now ${after[0]} people live in the first town and ${after[1]} in the second. How many lived in each of them a year ago?`,
    hints: [
      say`Nobody is lost: how many people were there in both towns together a year ago?`,
      say`Let ${X} people have lived in the first town. Row ${1} of ${A} says how many of these stayed and how many came from the second town; together they are ${after[0]}.`,
    ],
    expected: listExpected([...before]),
    solution: [
      say`In both towns together there are ${equal(sum(count(after[0]), count(after[1])), count(total))} people, a year ago too. If ${X} of them lived in the first town, ${sum(count(total), negative(X))} lived in the second.`,
      say`Row ${1} says ${equal(sum(times(kept, X), dotted(come, sum(count(total), negative(X)))), count(after[0]))}, so ${equal(times(rest, X), sum(count(after[0]), negative(count(constant))), count(after[0] - constant))}.`,
      say`So ${equal(X, divided(count(after[0] - constant), rest), count(before[0]))} people lived in the first town and ${equal(sum(count(total), negative(count(before[0]))), count(before[1]))} in the second: ${list(before.map(count), 'none')}.`,
    ],
    names: { A: chainOfTwo(leaving), x: integer(before[0]) },
  };
}
