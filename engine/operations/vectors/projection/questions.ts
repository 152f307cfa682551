// Questions about projections: the part across a line, a claimed projection, the multiple that comes nearest.

import { dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, differs, listExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { wrongProjection } from './mistake.ts';

const [U, V, P, K] = ['u', 'v', 'p', 'k'].map(symbol);
const REST = sum(U, negative(P));

/** A vector v, a multiple p of it, and a vector u whose projection on v is p. */
function drawSplit(random: Random, largest: number, factors: readonly number[]) {
  const v = drawList(random, 2, { from: -largest, to: largest, without: [0] });
  const factor = random.pick(factors);
  const across = drawNonzero(random, 2);
  const p = v.map((entry) => factor * entry);
  const rest = [-across * v[1], across * v[0]];
  return { v, factor, p, rest, u: p.map((entry, place) => entry + rest[place]) };
}

/** The same of three entries, with a factor other than 1. */
function drawSplitOfThree(random: Random) {
  const factor = random.pick([-3, -2, 2, 3]);
  const { v, rest } = drawUntil(
    () => ({
      v: drawList(random, 3, { from: -4, to: 4, without: [0] }),
      rest: drawList(random, 3, { from: -5, to: 5, without: [0] }),
    }),
    (drawn) => dotOf(drawn.v, drawn.rest) === 0,
  );
  return { v, factor, u: v.map((entry, place) => factor * entry + rest[place]) };
}

interface Story {
  /** What lies along v, and what u is, in whose parts one is asked for. */
  readonly told: (v: Expression, u: Expression) => Prose;
  readonly line: string;
}

const SPLITS: readonly Story[] = [
  {
    told: (v, u) =>
      say`A canal runs along ${v}. A rope pulls a boat with the force ${u}, in newtons. Which part of the force acts at right angles to the canal?`,
    line: 'canal',
  },
  {
    told: (v, u) =>
      say`A runway lies along ${v}. The wind blows with ${u}, in metres a second. Which part of the wind blows straight across the runway?`,
    line: 'runway',
  },
  {
    told: (v, u) =>
      say`A ramp lies along ${v}. A load on it is pulled with the force ${u}, in newtons. Which part of the force acts at right angles to the ramp?`,
    line: 'ramp',
  },
  {
    told: (v, u) =>
      say`A straight road runs along ${v} from a village. A tower stands at ${u} as seen from the village, in kilometres. Which way leads from the nearest point of the road to the tower?`,
    line: 'road',
  },
];

const acrossCanalTold =
  ({ told, line }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const { u, v, p, rest, factor } = drawSplit(
      random,
      depth(difficulty, 3, 4, 6),
      depth(difficulty, [2, 3], [3, 4, 5], [4, 6, 7]),
    );
    return {
      prompt: say`${told(equal(V, shownColumn(v)), equal(U, shownColumn(u)))} Give its entries in order.`,
      hints: [
        say`Find first the part of ${U} along the ${line}.`,
        say`The part along the ${line} and the part across add up to ${U}.`,
      ],
      expected: listExpected(rest),
      solution: [
        say`The dot products are ${equal(dotted(U, V), dotWorking(u, v), count(dotOf(u, v)))} and ${equal(dotted(V, V), dotWorking(v, v), count(dotOf(v, v)))}.`,
        say`The factor is their quotient, ${equal(quotient(count(dotOf(u, v)), count(dotOf(v, v))), count(factor))}, so the part along the ${line} is ${equal(P, times(count(factor), V), shownColumn(p))}.`,
        say`The part across is ${equal(REST, shownColumn(rest))}, with the entries ${list(rest.map(count), 'none')}.`,
      ],
      names: { u: column(u), v: column(v), p: column(p) },
    };
  };

const acrossCanal: QuestionMaker = ofTemplates(
  { objective: 'split-vector', kind: 'word-problem' },
  SPLITS.map(acrossCanalTold),
);

const claimed: QuestionMaker = {
  objective: 'nearest-multiple',
  kind: 'decide',
  draw: (random, difficulty) => {
    const { u, v, factor } =
      difficulty === 'hard'
        ? drawSplitOfThree(random)
        : drawSplit(random, depth(difficulty, 3, 5, 7), depth(difficulty, [2, 3], [-2, 2, 3], [-3, -2, 3, 4]));
    const isRight = random.chance(50);
    const near = [factor - 1, factor + 1].filter((each) => each !== 0);
    const multiple = isRight ? factor : random.pick(near);
    const p = v.map((entry) => multiple * entry);
    const yes = option(say`Yes: the rest has the dot product ${0} with ${V}.`, equal(dotted(REST, V), count(0)));
    const no = option(say`No: the rest is not perpendicular to ${V}.`, differs(dotted(REST, V), count(0)));
    const [right, wrong] = isRight ? [yes, no] : [no, yes];
    const rest = u.map((entry, place) => entry - p[place]);
    return {
      prompt: say`Does the multiple ${equal(P, termOf(multiple, V), shownColumn(p))} of ${equal(V, shownColumn(v))} come nearest to ${equal(U, shownColumn(u))} among all multiples of ${V}?`,
      hints: [
        say`At which angle does the shortest way from a point to a line meet the line?`,
        say`Work out the rest ${REST}, and its dot product with ${V}.`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        say`The rest is ${equal(REST, shownColumn(rest))}, and ${equal(dotted(REST, V), dotWorking(rest, v), count(dotOf(rest, v)))}.`,
        because(right),
      ],
      names: { u: column(u), v: column(v), p: column(p) },
    };
  },
};

const missing: QuestionMaker = {
  objective: 'compute-projection',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { u, v, p } = drawSplit(
      random,
      depth(difficulty, 3, 5, 7),
      depth(difficulty, [1, 2], [-2, 2, 3], [-4, -3, 3, 4]),
    );
    const place = random.integer(0, 1);
    const k = u[place];
    const written = grid(u.map((entry, each) => [each === place ? K : count(entry)]));
    return {
      prompt: say`For which number ${K} is ${equal(P, shownColumn(p))} the projection of ${equal(U, written)} on ${equal(V, shownColumn(v))}?`,
      hints: [
        say`The rest ${REST} is perpendicular to ${V}. What does that say about two dot products?`,
        say`The vectors ${U} and ${P} have the same dot product with ${V}. Write it as an equation for ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`Both vectors must have the same dot product with ${V}. That of ${P} is ${equal(dotWorking(p, v), count(dotOf(p, v)))}.`,
        say`That of ${U} is the same: ${equal(sum(termOf(v[place], K), dotted(count(v[1 - place]), count(u[1 - place]))), count(dotOf(p, v)))}. So ${solvedFor(K, { slope: v[place], rest: v[1 - place] * u[1 - place] }, dotOf(p, v))}.`,
      ],
      names: { k: integer(k), u: column(u), v: column(v), p: column(p) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [wrongProjection, acrossCanal, claimed, missing];
