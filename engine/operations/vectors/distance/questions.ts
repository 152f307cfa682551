// Questions about distances: how far a house is from a road, a missing entry of the foot, the nearer of two points.

import { dotWorking } from '../../../exercises/worked.ts';
import { mirrorImage } from './hard-questions.ts';
import { count, equal, grid, negative, power, product, relation, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { howFar } from './word-problems.ts';

const [P, Q, N, C, F, K, X] = ['p', 'q', 'n', 'c', 'f', 'k', 'x'].map(symbol);

const missing: QuestionMaker = {
  objective: 'find-foot',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const n = drawList(random, depth(difficulty, 2, 3, 3), { from: -4, to: 4, without: [0] });
    const foot = drawList(random, n.length, { from: -5, to: 5, without: [0] });
    const steps = drawNonzero(random, depth(difficulty, 1, 2, 4));
    const p = foot.map((entry, place) => entry + steps * n[place]);
    const place = random.integer(0, n.length - 1);
    const [c, k] = [dotOf(n, foot), foot[place]];
    const written = grid(foot.map((entry, each) => [each === place ? K : count(entry)]));
    return {
      prompt: say`From ${equal(P, shownColumn(p))} the perpendicular to the ${n.length === 2 ? 'line' : 'plane'} with the normal vector ${equal(N, shownColumn(n))} and the offset ${equal(C, count(c))} ends in ${equal(F, written)}. Find ${K}.`,
      hints: [
        say`The foot lies ${n.length === 2 ? 'on the line' : 'in the plane'}. Which dot product must it have with ${N}?`,
        say`Or compare ${P} with ${F}: the way between them is a multiple of ${N}, and a known entry tells which.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The dot product of ${N} with the foot is the offset: ${equal(sum(dotted(count(n[place]), K), count(c - n[place] * k)), count(c))}. So ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k), c: integer(c), n: column(n), p: column(p), f: column(foot) },
    };
  },
};

const gapOf = (point: typeof P) => power(sum(product('dot', N, point), negative(C)), count(2));
const firstNearer = option(say`${P} is nearer.`, relation(gapOf(P), 'less', gapOf(Q)));
const secondNearer = option(say`${Q} is nearer.`, relation(gapOf(P), 'greater', gapOf(Q)));
const same = option(say`Both are equally far away.`, equal(gapOf(P), gapOf(Q)));

const nearer: QuestionMaker = {
  objective: 'compare-distances',
  kind: 'decide',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 3);
    const n = drawList(random, length, { from: -3, to: 3, without: [0] });
    const c = random.integer(-5, 5);
    const wanted = random.pick([-1, 0, 1]);
    const gap = (point: readonly number[]): number => dotOf(n, point) - c;
    const [p, q] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -6, to: 6, without: [0] })),
      ([x, y]) => Math.sign(Math.abs(gap(x)) - Math.abs(gap(y))) === wanted && x.join() !== y.join(),
    );
    const right = [firstNearer, same, secondNearer][wanted + 1];
    return {
      prompt: say`Which of ${equal(P, shownColumn(p))} and ${equal(Q, shownColumn(q))} is nearer to the ${length === 2 ? 'line' : 'plane'} of all the points ${X} whose dot product with ${equal(N, shownColumn(n))} is ${equal(C, count(c))}?`,
      hints: [
        say`Both distances have the same denominator, so it need not be worked out.`,
        say`Compare how far both dot products with ${N} are from ${C}, whatever the sign.`,
      ],
      expected: chosen(random, right, ...[firstNearer, same, secondNearer].filter((each) => each !== right)),
      solution: [
        say`The dot products are ${equal(dotted(N, P), dotWorking(n, p), count(dotOf(n, p)))} and ${equal(dotted(N, Q), dotWorking(n, q), count(dotOf(n, q)))}.`,
        say`They differ from ${C} by ${equal(sum(dotted(N, P), negative(C)), count(gap(p)))} and ${equal(sum(dotted(N, Q), negative(C)), count(gap(q)))}. The sizes of these are in proportion to the distances.`,
        because(right),
      ],
      names: { c: integer(c), n: column(n), p: column(p), q: column(q) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [howFar, withHard(missing, mirrorImage), nearer];
