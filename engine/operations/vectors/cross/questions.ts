// Questions about cross products: wrong entries, the check by two dot products, parallel vectors, turning effects.

import { dotWorking, solvedFor } from '../../../exercises/worked.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  number,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entriesOf } from '../../../exact/matrix.ts';
import { integer, isZero, rational } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  listExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted, fraction, times } from '../../../learning/notation.ts';
import { ofTemplates, type Property, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { column, crossOf, dotOf, isPerpendicularTo, shownColumn } from '../../../exercises/whole-vectors.ts';
import { wrongCross } from './mistake.ts';

const [U, V, W, K] = ['u', 'v', 'w', 'k'].map(symbol);
const CROSS = product('cross', U, V);

type Entries = readonly number[];

/** Two vectors with three entries, none of them 0, which are not parallel. */
function drawTwo(random: Random, largest: number): readonly Entries[] {
  return drawUntil(
    () => [1, 2].map(() => drawList(random, 3, { from: -largest, to: largest, without: [0] })),
    ([u, v]) => crossOf(u, v).some((entry) => entry !== 0),
  );
}

/** How each entry of the cross product is worked out. */
function crossWorking(u: Entries, v: Entries): Expression {
  return grid(
    [0, 1, 2].map((place) => {
      const [next, last] = [(place + 1) % 3, (place + 2) % 3];
      return [sum(dotted(count(u[next]), count(v[last])), negative(dotted(count(u[last]), count(v[next]))))];
    }),
  );
}

interface Story {
  readonly told: (u: Expression, v: Expression) => Prose;
}

const TURNS: readonly Story[] = [
  {
    told: (u, v) =>
      say`A lever leads from its axis to a hand at ${u}, in metres, and the hand pulls with a force of ${v} newtons. The turning effect is the cross product of way and force. Which are its three entries, in newton metres?`,
  },
  {
    told: (u, v) =>
      say`From one corner of a plane roof its two edges lead along ${u} and ${v}, in metres. The cross product of the first and the second edge stands straight on the roof. Which are its three entries?`,
  },
  {
    told: (u, v) =>
      say`A spanner reaches from a bolt to ${u}, in metres, and is pushed there with the force ${v}, in newtons. The turning effect on the bolt is the cross product of reach and force. Which are its three entries?`,
  },
];

const turningTold =
  ({ told }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const flat = depth(difficulty, 2, 1, 0);
    const [u, v] = drawUntil(
      () => [
        drawList(random, 3, { from: 1, to: 5 }).map((entry, place) => (place >= 3 - flat ? 0 : entry)),
        drawList(random, 3, { from: -9, to: 9, without: [0] }),
      ],
      ([way, force]) => crossOf(way, force).some((entry) => entry !== 0),
    );
    const w = crossOf(u, v);
    return {
      prompt: told(equal(U, shownColumn(u)), equal(V, shownColumn(v))),
      hints: [
        say`Which of the two vectors comes first? The other order turns all signs.`,
        say`Cover the place that you work on in both vectors, and multiply crosswise what is left. Zeros save work.`,
      ],
      expected: listExpected(w),
      solution: [
        say`The cross product is ${equal(CROSS, crossWorking(u, v), shownColumn(w))}.`,
        say`Its entries are ${list(w.map(count), 'none')}.`,
      ],
      names: { u: column(u), v: column(v) },
    };
  };

const turning: QuestionMaker = ofTemplates(
  { objective: 'compute-cross', kind: 'word-problem' },
  TURNS.map(turningTold),
);

const [DOT_U, DOT_V] = [dotted(U, W), dotted(V, W)];

function isOff(of: Expression): Expression {
  return relation(of, 'unequal', count(0));
}

const nothingWrong = option(
  say`${W} is perpendicular to both vectors, as a cross product is.`,
  equal(DOT_U, count(0)),
  equal(DOT_V, count(0)),
);
const wrongWithU = option(
  say`${W} is wrong: it is perpendicular to ${V}, but not to ${U}.`,
  isOff(DOT_U),
  equal(DOT_V, count(0)),
);
const wrongWithV = option(
  say`${W} is wrong: it is perpendicular to ${U}, but not to ${V}.`,
  equal(DOT_U, count(0)),
  isOff(DOT_V),
);
const wrongWithBoth = option(
  say`${W} is wrong: it is perpendicular to neither of the vectors.`,
  isOff(DOT_U),
  isOff(DOT_V),
);

const check: QuestionMaker = {
  objective: 'check-cross',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [u, v] = drawTwo(random, depth(difficulty, 4, 5, 8));
    const cross = crossOf(u, v);
    // What is added in the last two places leaves one of the dot products as it is.
    const beside = random.pick([u, v]);
    const w = random.pick<Entries>([
      cross,
      cross.map((entry, place) => (place === 1 ? -entry : entry)),
      ...depth(
        difficulty,
        [],
        [[cross[0], cross[1] + beside[2], cross[2] - beside[1]]],
        [[cross[0], cross[1] + beside[2], cross[2] - beside[1]]],
      ),
    ]);
    const options = [nothingWrong, wrongWithU, wrongWithV, wrongWithBoth];
    const right = options[(dotOf(u, w) === 0 ? 0 : 1) + (dotOf(v, w) === 0 ? 0 : 2)];
    return {
      prompt: say`Somebody works out the cross product of ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}, and gets ${equal(W, shownColumn(w))}. What do the dot products of ${W} with both vectors show?`,
      hints: [
        say`At which angle does a cross product stand to each of the two vectors?`,
        say`Work out two dot products. What should they be?`,
      ],
      expected: chosen(random, right, ...options.filter((each) => each !== right)),
      solution: [
        say`The dot products are ${equal(DOT_U, dotWorking(u, w), count(dotOf(u, w)))} and ${equal(DOT_V, dotWorking(v, w), count(dotOf(v, w)))}.`,
        because(right),
      ],
      names: { u: column(u), v: column(v), w: column(w) },
    };
  },
};

const lastEntry: QuestionMaker = {
  objective: 'check-cross',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [u, v] = drawTwo(random, depth(difficulty, 3, 6, 9));
    const w = crossOf(u, v);
    const place = depth(difficulty, 2, random.integer(0, 2), random.integer(0, 2));
    const k = w[place];
    const written = grid(w.map((entry, each) => [each === place ? K : count(entry)]));
    return {
      prompt: say`The cross product of two vectors is ${equal(W, written)}, and the first of them is ${equal(U, shownColumn(u))}. Find ${K}, without the second vector.`,
      hints: [
        say`At which angle does ${W} stand to ${U}?`,
        say`Write the dot product of ${U} and ${W} as a sum with ${K} in it. What must it be?`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The dot product must be ${0}: ${equal(added(w.map((entry, each) => dotted(count(u[each]), each === place ? K : count(entry)))), count(0))}.`,
        say`So ${solvedFor(K, { slope: u[place], rest: -u[place] * k })}.`,
      ],
      names: { k: integer(k), u: column(u), v: column(v), w: column(w) },
    };
  },
};

const example: QuestionMaker = {
  objective: 'check-cross',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [u, v] = drawTwo(random, depth(difficulty, 3, 5, 9));
    const w = crossOf(u, v);
    const nonzero: Property = {
      text: say`${W} has three entries and is not the zero vector.`,
      fact: relation(measure('zeroCount', W), 'less', count(3)),
      holds: ([given]) => given.rows === 3 && given.columns === 1 && entriesOf(given).some((entry) => !isZero(entry)),
    };
    return {
      prompt: say`Give a vector ${W} other than the zero vector that is perpendicular to both ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}. Write it as a column.`,
      hints: [
        say`Which product of two vectors is perpendicular to both?`,
        say`Check your vector by two dot products. A multiple of it will do as well.`,
      ],
      expected: exampleExpected(
        { w: w.map((entry) => [entry]) },
        nonzero,
        isPerpendicularTo(W, u),
        isPerpendicularTo(W, v),
      ),
      solution: [
        say`One of many is the cross product ${equal(W, CROSS, crossWorking(u, v), shownColumn(w))}.`,
        say`Both dot products with it are ${0}: ${equal(DOT_U, dotWorking(u, w), count(0))} and ${equal(DOT_V, dotWorking(v, w), count(0))}.`,
      ],
      names: { u: column(u), v: column(v), w: column(w) },
    };
  },
};

const areParallel = option(say`Yes: their cross product is the zero vector.`, holds('zero', CROSS));
const areNot = option(
  say`No: their cross product is not the zero vector.`,
  relation(measure('zeroCount', CROSS), 'less', count(3)),
);
const byDot = option(say`Yes: their dot product is ${0}.`, equal(dotted(U, V), count(0)));

const FIRST_TO_THIRD = ['the first', 'the second', 'the third'];

const parallel: QuestionMaker = {
  objective: 'parallel-vectors',
  kind: 'decide',
  draw: (random, difficulty) => {
    const base = drawUntil(
      () => drawList(random, 3, { from: -5, to: 5, without: [0] }),
      // The dot product is not 0 either where one sign is off.
      (entries) => entries.every((entry) => dotOf(entries, entries) !== 2 * entry * entry),
    );
    const [p, q] = random.pick<Entries>(
      depth(
        difficulty,
        [
          [1, 2],
          [1, 3],
        ],
        [
          [1, -2],
          [1, -3],
        ],
        [
          [2, -3],
          [3, 4],
          [-3, 2],
        ],
      ),
    );
    const u = base.map((entry) => p * entry);
    const multiple = base.map((entry) => q * entry);
    const place = random.integer(0, 2);
    const kept = place === 0 ? 1 : 0;
    // With other than easy questions one sign alone is off.
    const off = multiple.map((entry, each) =>
      each !== place ? entry : difficulty === 'easy' ? entry + p * Math.sign(entry) : -entry,
    );
    const [v, right, wrong] = random.chance(50)
      ? ([multiple, areParallel, areNot] as const)
      : ([off, areNot, areParallel] as const);
    return {
      prompt: say`Are ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))} parallel?`,
      hints: [
        say`By which number would one vector have to be multiplied to give the other one? Try it in all places.`,
        say`Work out the cross product. Which cross product do parallel vectors have?`,
      ],
      expected: chosen(random, right, wrong, byDot),
      solution: [
        v === multiple
          ? say`All places need one factor: ${equal(V, times(fraction(q, p), U))}.`
          : say`The places need different factors: ${FIRST_TO_THIRD[kept]} ${equal(quotient(count(v[kept]), count(u[kept])), number(rational(BigInt(v[kept]), BigInt(u[kept]))))}, but ${FIRST_TO_THIRD[place]} ${equal(quotient(count(v[place]), count(u[place])), number(rational(BigInt(v[place]), BigInt(u[place]))))}.`,
        say`The cross product is ${equal(CROSS, crossWorking(u, v), shownColumn(crossOf(u, v)))}.`,
        because(right),
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

const missing: QuestionMaker = {
  objective: 'parallel-vectors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const base = drawList(random, 3, { from: -5, to: 5, without: [0] });
    const [p, q] = depth<Entries>(
      difficulty,
      [1, random.integer(2, 4)],
      [1, -random.integer(2, 4)],
      random.pick([
        [2, 3],
        [-2, 3],
        [3, -4],
      ]),
    );
    const [u, v] = [p, q].map((factor) => base.map((entry) => factor * entry));
    const place = random.integer(0, 2);
    const other = (place + 2) % 3;
    const k = v[place];
    const written = grid(v.map((entry, each) => [each === place ? K : count(entry)]));
    return {
      prompt: say`For which number ${K} are ${equal(U, shownColumn(u))} and ${equal(V, written)} parallel?`,
      hints: [
        say`Which cross product do parallel vectors have?`,
        say`Take an entry of the cross product with ${K} in it: it must be zero.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`An entry of the cross product with ${K} in it must be ${0}: ${equal(sum(dotted(count(u[other]), K), negative(dotted(count(u[place]), count(v[other])))), count(0))}.`,
        say`So ${solvedFor(K, { slope: u[other], rest: -u[place] * v[other] })}, and ${V} is ${fraction(q, p)} times ${U} then.`,
      ],
      names: { k: integer(k), u: column(u), v: column(v) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [wrongCross, turning, check, lastEntry, example, parallel, missing];
