// Stories of lengths: a straight way, given by its parts; harder, one of the parts is to be found.

import { added, count, equal, negative, power, root, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { column, productsOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { dotted } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import { drawWhole } from './whole-lengths.ts';

const V = symbol('v');

/** A straight way, force or speed with two or three parts at right angles. */
interface Straight {
  readonly inPlane: (x: number, y: number) => Prose;
  readonly inSpace: (x: number, y: number, z: number) => Prose;
  /** All parts but the last, and the whole. */
  readonly reversed: (x: number, y: number, whole: number) => Prose;
  readonly unit: string;
}

const STRAIGHTS: readonly Straight[] = [
  {
    inPlane: (x, y) =>
      say`A path leads straight across a field, from one corner to the opposite one. The field is ${x} metres wide and ${y} metres long. How many metres long is the path?`,
    inSpace: (x, y, z) =>
      say`A drone flies straight from its pad to a point ${x} metres farther east, ${y} metres farther north and ${z} metres higher. How many metres does it fly?`,
    reversed: (x, y, whole) =>
      say`A drone flies ${whole} metres straight from its pad to a point ${x} metres farther east and ${y} metres farther north. How many metres higher than the pad is this point?`,
    unit: 'metres',
  },
  {
    inPlane: (x, y) =>
      say`A ramp rises by ${x} centimetres over a horizontal distance of ${y} centimetres. How many centimetres long is its slope?`,
    inSpace: (x, y, z) =>
      say`A box is ${x} centimetres wide, ${y} centimetres deep and ${z} centimetres high inside. How many centimetres long is the longest thin rod that fits in, from one corner to the opposite one?`,
    reversed: (x, y, whole) =>
      say`A box is ${x} centimetres wide and ${y} centimetres deep inside. A thin rod of ${whole} centimetres just fits in, from one corner to the opposite one. How many centimetres high is the box?`,
    unit: 'centimetres',
  },
  {
    inPlane: (x, y) =>
      say`Two ropes pull a ring at right angles to each other, with ${x} and ${y} newtons. With how many newtons do they pull it together?`,
    inSpace: (x, y, z) =>
      say`Three ropes pull a ring, each at right angles to the two others, with ${x}, ${y} and ${z} newtons. With how many newtons do they pull it together?`,
    reversed: (x, y, whole) =>
      say`Three ropes pull a ring, each at right angles to the two others, and together with ${whole} newtons. Two of them pull with ${x} and ${y} newtons. With how many newtons does the third one pull?`,
    unit: 'newtons',
  },
  {
    inPlane: (x, y) =>
      say`A boat crosses a river at ${x} metres a minute, straight towards the other side, while the current carries it downstream at ${y} metres a minute. How many metres a minute does it move over the ground?`,
    inSpace: (x, y, z) =>
      say`A balloon drifts ${x} metres a minute to the east and ${y} metres a minute to the north, and rises by ${z} metres a minute. How many metres does it move in a minute?`,
    reversed: (x, y, whole) =>
      say`A balloon moves ${whole} metres in a minute. It drifts ${x} metres to the east and ${y} metres to the north in this time, and rises. By how many metres does it rise?`,
    unit: 'metres',
  },
];

const straight =
  ({ inPlane, inSpace, reversed, unit }: Straight): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [v, length] = drawWhole(random, difficulty !== 'easy');
    // The square of the length is to be worked out by hand.
    const factor = random.integer(1, Math.max(1, Math.floor(depth(difficulty, 25, 30, 45) / length)));
    const entries = v.map((entry) => factor * entry);
    const [x, y, z = 0] = entries;
    const whole = factor * length;
    const square = whole * whole;
    const working = root(added(productsOf(entries, entries).map(count)));
    if (difficulty === 'hard')
      return {
        prompt: reversed(x, y, whole),
        hints: [
          say`Write a vector with the two known parts and one unknown. Which of the numbers is its length?`,
          say`The squares of the three parts add up to the square of ${whole}.`,
        ],
        expected: numberExpected(z),
        solution: [
          say`The square of the unknown part is ${equal(sum(power(count(whole), count(2)), negative(power(count(x), count(2))), negative(power(count(y), count(2)))), count(square - x * x - y * y))}.`,
          say`So this part has ${equal(root(count(z * z)), count(z))} ${unit}.`,
        ],
        names: { v: column(entries) },
      };
    return {
      prompt: z === 0 ? inPlane(x, y) : inSpace(x, y, z),
      hints: [
        say`Which parts stand at right angles to each other? Write them as the entries of a vector.`,
        say`The length of the vector is wanted: it is more than ${Math.max(...entries)} and less than the sum of the parts.`,
      ],
      expected: numberExpected(whole),
      solution: [
        say`The vector is ${equal(V, shownColumn(entries))}. Its length in ${unit} is ${equal(root(dotted(V, V)), working, root(count(square)), count(whole))}.`,
      ],
      names: { v: column(entries) },
    };
  };

export const wordProblem: QuestionMaker = ofTemplates(
  { objective: 'compute-norm', kind: 'word-problem' },
  STRAIGHTS.map(straight),
);
