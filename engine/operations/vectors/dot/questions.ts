// Questions about dot products: lost signs, the angle that a sign tells, entries and vectors that make a right angle, bills.

import { dotWorking, solvedFor } from '../../../exercises/worked.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  numberExpected,
  type Option,
  reasoned,
} from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawList, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { column, dotOf, shownColumn, isPerpendicularTo } from '../../../exercises/whole-vectors.ts';
import { wrongLine } from './mistake.ts';
import { wordProblem } from './word-problems.ts';

const [U, V, P, Q, R, K] = ['u', 'v', 'P', 'Q', 'R', 'k'].map(symbol);

const DOT = dotted(U, V);

/** The three answers about an angle, by the sign of this dot product: -1, 0 or 1. */
function angleOptions(of: Expression): { readonly [sign: string]: Option } {
  return {
    '1': reasoned(
      say`Acute.`,
      say`Acute, since the dot product is greater than ${0}.`,
      relation(of, 'greater', count(0)),
    ),
    '0': reasoned(say`Right.`, say`Right, since the dot product is ${0}.`, equal(of, count(0))),
    '-1': reasoned(say`Obtuse.`, say`Obtuse, since the dot product is less than ${0}.`, relation(of, 'less', count(0))),
  };
}

function pickedFirst(options: ReturnType<typeof angleOptions>, sign: number): readonly [Option, ...Option[]] {
  const right = options[String(sign)];
  return [right, ...Object.values(options).filter((each) => each !== right)];
}

const angle: QuestionMaker = {
  objective: 'angle-kind',
  kind: 'decide',
  draw: (random, difficulty) => {
    const sign = random.pick([-1, 0, 1]);
    const length = depth(difficulty, 2, 3, 2);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -6, to: 6, without: [0] })),
      ([x, y]) => Math.sign(dotOf(x, y)) === sign && (length > 2 || x[0] * y[1] !== x[1] * y[0]),
    );
    const working = equal(DOT, dotWorking(u, v), count(dotOf(u, v)));
    if (difficulty === 'hard') return inTriangle(random, u, v, sign);
    const [right, ...wrong] = pickedFirst(angleOptions(DOT), sign);
    return {
      prompt: say`Is the angle between ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))} acute, right or obtuse?`,
      hints: [
        say`No angle has to be measured: a sign is enough.`,
        say`The dot product has the sign of the cosine of the angle. Which angles have a positive cosine?`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [say`The dot product is ${working}.`, because(right)],
      names: { u: column(u), v: column(v) },
    };
  },
};

/** The same about the angle at a corner, whose sides are to be found first. */
function inTriangle(
  random: Random,
  u: readonly number[],
  v: readonly number[],
  sign: number,
): ReturnType<QuestionMaker['draw']> {
  const p = drawList(random, 2, { from: -5, to: 5, without: [0] });
  const [q, r] = [u, v].map((side) => side.map((entry, place) => entry + p[place]));
  const [first, second] = [Q, R].map((corner) => sum(corner, negative(P)));
  const [right, ...wrong] = pickedFirst(angleOptions(dotted(first, second)), sign);
  return {
    prompt: say`A triangle has its corners at ${equal(P, shownColumn(p))}, ${equal(Q, shownColumn(q))} and ${equal(R, shownColumn(r))}. Is its angle at ${P} acute, right or obtuse?`,
    hints: [
      say`Which two sides meet in ${P}? Write them as vectors that begin there.`,
      say`The side to a corner is that corner minus ${P}. The sign of the dot product of both sides is enough.`,
    ],
    expected: chosen(random, right, ...wrong),
    solution: [
      say`The sides from ${P} are ${equal(first, shownColumn(u))} and ${equal(second, shownColumn(v))}.`,
      say`Their dot product is ${equal(dotWorking(u, v), count(dotOf(u, v)))}.`,
      because(right),
    ],
    names: { P: column(p), Q: column(q), R: column(r) },
  };
}

const missing: QuestionMaker = {
  objective: 'perpendicular-entry',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 3);
    const places = drawDistinct(random, depth(difficulty, 1, 1, 2), { from: 0, to: length - 1 });
    const [u, v] = drawUntil(
      () => {
        const k = drawNonzero(random, 6);
        const [x, y] = [1, 2].map(() => drawList(random, length, { from: -6, to: 6, without: [0] }));
        return [x.map((entry, place) => (places.includes(place) ? k : entry)), y];
      },
      ([x, y]) => dotOf(x, y) === 0 && totalOf(places.map((place) => y[place])) !== 0,
    );
    const k = u[places[0]];
    const factor = totalOf(places.map((place) => v[place]));
    const written = grid(u.map((entry, place) => [places.includes(place) ? K : count(entry)]));
    return {
      prompt: say`For which number ${K} are ${equal(U, written)} and ${equal(V, shownColumn(v))} perpendicular?`,
      hints: [
        say`Which number must be zero for perpendicular vectors?`,
        say`Write the dot product as a sum with ${K} in it, and solve for ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The dot product must be ${0}: ${equal(added(v.map((entry, place) => dotted(places.includes(place) ? K : count(u[place]), count(entry)))), sum(multipleOf(factor), count(-factor * k)), count(0))}.`,
        say`So ${solvedFor(K, { slope: factor, rest: -factor * k })}.`,
      ],
      names: { k: integer(k), u: column(u), v: column(v) },
    };
  },
};

/** 3 · k, and k or -k without the factor. */
function multipleOf(factor: number): Expression {
  if (Math.abs(factor) === 1) return factor === 1 ? K : negative(K);
  return dotted(count(factor), K);
}

const example: QuestionMaker = {
  objective: 'perpendicular-entry',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 4);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -6, to: 6, without: [0] })),
      ([x, y]) => dotOf(x, y) === 0,
    );
    const full: Property = {
      text: say`${V} has ${length} entries, and none of them is ${0}.`,
      fact: equal(measure('zeroCount', V), count(0)),
      holds: ([given]) => given.rows === length && given.columns === 1 && !hasZero(given),
    };
    return {
      prompt: say`Give a vector ${V} that is perpendicular to ${equal(U, shownColumn(u))} and has no entry ${0}. Write it as a column.`,
      hints: [
        say`Choose all entries but the last freely, and see what the last one must be.`,
        say`Fractions are allowed. To avoid them, multiply the whole vector by a denominator: the right angle stays.`,
      ],
      expected: exampleExpected({ v: v.map((entry) => [entry]) }, full, isPerpendicularTo(V, u)),
      solution: [
        say`Choose ${list(v.slice(0, -1).map(count), 'none')} for all entries but the last one, ${K}. The dot product must be ${0}: ${equal(added(u.map((entry, place) => dotted(count(entry), place === length - 1 ? K : count(v[place])))), count(0))}, so ${solvedFor(K, { slope: u[length - 1], rest: -u[length - 1] * v[length - 1] })}.`,
        say`So one of many is ${equal(V, shownColumn(v))}.`,
      ],
      names: { u: column(u), v: column(v), k: integer(v[length - 1]) },
    };
  },
};

function hasZero(of: Parameters<Property['holds']>[0][number]): boolean {
  return entriesOf(of).some(isZero);
}

export const questions: readonly QuestionMaker[] = [wrongLine, wordProblem, angle, missing, example];
