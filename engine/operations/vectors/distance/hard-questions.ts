// Harder questions about distances: a mirror image, which lies as far behind the foot, and an offset from a distance.

import { count, equal, grid, negative, product, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawList } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [P, Q, N, C, K] = ['p', 'q', 'n', 'c', 'k'].map(symbol);

/** An entry of the mirror image of a point in a line or a plane. */
export function mirrorImage(random: Random): DrawnQuestion {
  const n = drawList(random, random.integer(2, 3), { from: -3, to: 3, without: [0] });
  const square = dotOf(n, n);
  const foot = drawList(random, n.length, { from: -5, to: 5 });
  const steps = random.pick([-2, -1, 1, 2]);
  const p = foot.map((entry, place) => entry + steps * n[place]);
  const q = foot.map((entry, place) => entry - steps * n[place]);
  const place = random.integer(0, n.length - 1);
  const c = dotOf(n, foot);
  const gap = c - dotOf(n, p);
  const factor = (2 * gap) / square;
  const [line, ordinal] = [n.length === 2 ? 'line' : 'plane', ['first', 'second', 'third'][place]];
  return {
    prompt: say`The point ${equal(P, shownColumn(p))} is mirrored in the ${line} with the normal vector ${equal(N, shownColumn(n))} and the offset ${equal(C, count(c))}. The mirror image is ${equal(Q, grid(q.map((entry, each) => [each === place ? K : count(entry)])))}. Find ${K}, the ${ordinal} entry.`,
    hints: [
      say`The way from ${P} to its mirror image is a multiple of ${N}. How far must it lead, compared with the way to the foot?`,
      say`The dot product of ${N} with the point is ${equal(dotted(N, P), count(c - gap))}, and on the ${line} it is ${c}. By how much does a step by ${N} change it?`,
    ],
    expected: numberExpected(q[place]),
    solution: [
      say`The dot products are ${equal(dotted(N, P), dotWorking(n, p), count(c - gap))} and ${equal(dotted(N, N), dotWorking(n, n), count(square))}, so ${equal(quotient(sum(count(c), negative(count(c - gap))), count(square)), count(gap / square))} steps by ${N} lead to the foot.`,
      say`Twice as many, ${factor}, lead to the mirror image: ${equal(K, sum(count(p[place]), product('dot', count(factor), count(n[place]))), count(q[place]))}.`,
      say`So ${equal(Q, sum(P, times(count(factor), N)), shownColumn(q))}.`,
    ],
    names: { k: integer(q[place]), c: integer(c), n: column(n), p: column(p), q: column(q) },
  };
}
