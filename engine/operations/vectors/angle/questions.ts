// Questions about angles: acute or obtuse, an entry for a right angle, a factor on one side, two paths.

import type { Random } from '../../../learning/random.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import {
  power,
  root,
  sum,
  count,
  equal,
  type Expression,
  grid,
  negative,
  number,
  quotient,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, ofTemplates, type QuestionMaker, withHard } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';

const [U, V, W, K] = ['u', 'v', 'w', 'k'].map(symbol);
const minus = (x: Expression, y: Expression): Expression => sum(x, negative(y));
const UV = dotted(U, V);

const kindOfAngle: QuestionMaker = {
  objective: 'kind-of-angle',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const wanted = random.pick([-1, 0, 1]);
    const draw = (): readonly number[] => drawList(random, size, { from: -5, to: 5, without: [0] });
    const [u, v] = drawUntil(
      () => [draw(), draw()] as const,
      // Arrows along one line make an angle of 0 or 180 degrees, which is neither acute nor obtuse.
      ([first, second]) => Math.sign(dotOf(first, second)) === wanted && !areAlongOneLine(first, second),
    );
    const options = [
      option(say`It is acute.`, relation(UV, 'greater', count(0))),
      option(say`It is a right angle.`, equal(UV, count(0))),
      option(say`It is obtuse.`, relation(UV, 'less', count(0))),
    ];
    const right = options[wanted === 1 ? 0 : wanted === 0 ? 1 : 2];
    return {
      prompt: say`Is the angle between ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))} acute, right or obtuse?`,
      hints: [
        say`You need neither the lengths nor a calculator. What has the sign of the cosine?`,
        say`Multiply the entries in equal places, and add the products with care for their signs.`,
      ],
      expected: chosen(random, right, ...options.filter((each) => each !== right)),
      solution: [
        say`The dot product is ${equal(UV, dotWorking(u, v), count(dotOf(u, v)))}, and the cosine has its sign.`,
        because(right),
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

/** The angle between sum and difference, from the two lengths alone. */
function ofSumAndDifference(random: Random): DrawnQuestion {
  const wanted = random.pick([-1, 0, 1]);
  const [u, v] = drawUntil(
    () => [1, 2].map(() => drawList(random, 2, { from: -6, to: 6, without: [0] })),
    ([x, y]) => Math.sign(dotOf(x, x) - dotOf(y, y)) === wanted && !areAlongOneLine(x, y),
  );
  const [one, other] = [sum(U, V), minus(U, V)];
  const of = dotted(one, other);
  const options = [
    option(say`It is acute.`, relation(of, 'greater', count(0))),
    option(say`It is a right angle.`, equal(of, count(0))),
    option(say`It is obtuse.`, relation(of, 'less', count(0))),
  ];
  const right = options[wanted === 1 ? 0 : wanted === 0 ? 1 : 2];
  const [p, q] = [dotOf(u, u), dotOf(v, v)];
  return {
    prompt: say`Two vectors ${U} and ${V}, not along one line, have ${equal(dotted(U, U), count(p))} and ${equal(dotted(V, V), count(q))}. Is the angle between ${one} and ${other} acute, right or obtuse?`,
    hints: [
      say`Multiply ${of} out, as with numbers. What becomes of the two products of ${U} with ${V}?`,
      say`Only ${p} and ${q} are left. The sign of what comes out is that of the cosine.`,
    ],
    expected: chosen(random, right, ...options.filter((each) => each !== right)),
    solution: [
      say`Multiplied out, the products of ${U} with ${V} cancel: ${equal(of, minus(dotted(U, U), dotted(V, V)), sum(count(p), count(-q)), count(p - q))}.`,
      say`The cosine has the sign of this number.`,
      because(right),
    ],
    names: { u: column(u), v: column(v) },
  };
}

function areAlongOneLine(u: readonly number[], v: readonly number[]): boolean {
  return u.every((entry, place) => entry * v[0] === u[0] * v[place]);
}

const rightAngle: QuestionMaker = {
  objective: 'right-angles',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const range = depth(difficulty, 4, 5, 8);
    const u = drawList(random, size, { from: -range, to: range, without: [0] });
    const rest = drawList(random, size - 1, { from: -range, to: range, without: [0] });
    const last = u[size - 1];
    const known = dotOf(u.slice(0, -1), rest);
    const k = rational(BigInt(-known), BigInt(last));
    const written = grid([...rest.map((entry) => [count(entry)]), [K]]);
    return {
      prompt: say`For which number ${K} is ${equal(V, written)} perpendicular to ${equal(U, shownColumn(u))}?`,
      hints: [
        say`What is the dot product of perpendicular vectors?`,
        say`Write the dot product with ${K} in it. It is an equation in which ${K} stands once.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The last product has to make up for the others, which add up to ${known}. So ${equal(times(count(last), K), count(-known))}, and ${equal(K, number(k))}.`,
      ],
      names: { k, u: column(u), v: matrixOf([...rest.map((entry) => [integer(entry)]), [k]]) },
    };
  },
};

const turned: QuestionMaker = {
  objective: 'cosine-of-angle',
  kind: 'predict',
  draw: (random, difficulty) => {
    // No right angle, which is its own supplement.
    const angle = random.integer(4, 17) * 5;
    const first = random.integer(2, 6);
    const second = depth(difficulty, -1, -random.integer(2, 5), random.integer(2, 5));
    const other = depth(difficulty, first, first, -first);
    const isTurned = other * second < 0;
    const answer = isTurned ? 180 - angle : angle;
    return {
      prompt: say`The angle between ${U} and ${V} measures ${angle} degrees. How many degrees has the angle between ${times(count(other), U)} and ${times(count(second), V)}?`,
      hints: [
        say`Which of the factors turn an arrow round, and which only change its length?`,
        say`Draw both arrows, and the new ones beside them. How do the two angles fit together?`,
      ],
      expected: numberExpected(answer),
      solution: [
        say`One arrow is turned round and the other one is not, so both angles together are a straight one: ${equal(minus(count(180), count(angle)), count(answer))} degrees.`,
      ],
      names: {},
    };
  },
};

type WholeVector = readonly [entries: readonly [number, number], length: number];

const PATHS: readonly WholeVector[] = [
  [[3, 4], 5],
  [[4, 3], 5],
  [[5, 12], 13],
  [[12, 5], 13],
  [[8, 15], 17],
];

interface Story {
  readonly told: (u: Expression, w: Expression) => Prose;
}

const STORIES: readonly Story[] = [
  { told: (u, w) => say`Two straight paths leave a hut along ${u} and ${w}.` },
  { told: (u, w) => say`Two ropes pull a ring along ${u} and ${w}.` },
  { told: (u, w) => say`Two rafters of a roof meet at its ridge; they run along ${u} and ${w} from there.` },
  { told: (u, w) => say`A ray of light comes to a mirror along ${u} and leaves it along ${w}.` },
];

const pathsTold =
  ({ told }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [[u, length], [v, other]] = drawUntil(
      () => [random.pick(PATHS), random.pick(PATHS)] as const,
      ([one, two]) => one !== two,
    );
    const factor = depth(difficulty, 1, 2, -random.integer(2, 3));
    const w = v.map((entry) => factor * entry);
    const dot = dotOf(u, w);
    const below = length * other * Math.abs(factor);
    const cosine = rational(BigInt(dot), BigInt(below));
    return {
      prompt: say`${told(equal(U, shownColumn(u)), equal(W, shownColumn(w)))} What is the cosine of the angle between these two directions? Write a fraction.`,
      hints: [
        say`The cosine is a dot product, divided by two lengths. The square of the first one is ${equal(sum(...u.map((x) => power(count(x), count(2)))), count(length * length))}.`,
        say`Multiply entries in equal places for ${dotted(U, W)}, with their signs; a negative number says that the angle is obtuse.`,
      ],
      expected: numberExpected(cosine),
      solution: [
        say`The dot product is ${equal(dotted(U, W), dotWorking(u, w), count(dot))}.`,
        say`The lengths are ${equal(root(sum(...u.map((x) => power(count(x), count(2))))), count(length))} and ${equal(root(sum(...w.map((x) => power(count(x), count(2))))), count(other * Math.abs(factor)))}.`,
        say`The cosine is ${equal(quotient(count(dot), times(count(length), count(other * Math.abs(factor)))), number(cosine))}.`,
      ],
      names: { u: column(u), w: column(w) },
    };
  };

const paths: QuestionMaker = ofTemplates(
  { objective: 'cosine-of-angle', kind: 'word-problem' },
  STORIES.map(pathsTold),
);

export const questions: readonly QuestionMaker[] = [
  withHard(kindOfAngle, ofSumAndDifference),
  rightAngle,
  turned,
  paths,
];
