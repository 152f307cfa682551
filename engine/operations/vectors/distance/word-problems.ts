// Stories about distances: a point from a straight line in the plane, or from a plane in space. In the harder ones the line or the plane is given
// by one of its points.

import { count, divided, equal, negative, root, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { drawList, type Rows } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [N, P, Q, X] = ['n', 'p', 'q', 'x'].map(symbol);

interface Story {
  /** What the distance is measured from, as the beginning of a sentence: "a straight road runs through". */
  readonly line: string;
  readonly setting: string;
  /** What stands at the point, without its place. */
  readonly thing: string;
  readonly asked: string;
  readonly unit: string;
  /** Directions with a whole length. */
  readonly normals: Rows;
}

const FLAT: Rows = [
  [3, 4],
  [4, 3],
  [4, -3],
  [-3, 4],
];

const SOLID: Rows = [
  [1, 2, 2],
  [2, -1, 2],
  [2, 2, 1],
  [-2, 1, 2],
];

const STORIES: readonly Story[] = [
  {
    setting: 'On a map with kilometres on both axes,',
    line: 'a straight road runs through',
    thing: 'A house stands',
    asked: 'How many kilometres is it from the road, on the shortest way?',
    unit: 'kilometres',
    normals: FLAT,
  },
  {
    setting: 'On the plan of a garden, in metres,',
    line: 'a straight gas pipe runs through',
    thing: 'A tree is to be planted',
    asked: 'How many metres is it from the pipe?',
    unit: 'metres',
    normals: FLAT,
  },
  {
    setting: 'In a mine, measured in metres,',
    line: 'a flat layer of coal goes through',
    thing: 'A tunnel ends',
    asked: 'How many metres have to be dug from there to the layer, on the shortest way?',
    unit: 'metres',
    normals: SOLID,
  },
  {
    setting: 'In a plan of a hall, in metres,',
    line: 'the flat sloping roof goes through',
    thing: 'A lamp hangs',
    asked: 'How many metres is it from the roof?',
    unit: 'metres',
    normals: SOLID,
  },
];

const told =
  ({ setting, line, thing, asked, unit, normals }: Story): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const n = random.pick(normals);
    const square = dotOf(n, n);
    const length = Math.sqrt(square);
    const foot = drawList(random, n.length, { from: -3, to: 3 });
    const steps = random.integer(1, depth(difficulty, 2, 4, 4));
    const p = foot.map((entry, place) => entry + steps * n[place]);
    const isByPoint = difficulty === 'hard';
    // A point of the line or the plane: the foot moved at a right angle to the normal vector.
    const along = n.length === 2 ? [-n[1], n[0]] : [n[1], -n[0], 0];
    const q = foot.map((entry, place) => entry + along[place]);
    const c = dotOf(n, foot);
    const gap = steps * square;
    const where: Prose = isByPoint
      ? say`${equal(Q, shownColumn(q))}, at right angles to ${equal(N, shownColumn(n))}`
      : say`all the points ${X} whose dot product with ${equal(N, shownColumn(n))} is ${c}`;
    return {
      prompt: say`${setting} ${line} ${where}. ${thing} at ${equal(P, shownColumn(p))}. ${asked}`,
      hints: [
        isByPoint
          ? say`All points of the ${n.length === 2 ? 'line' : 'plane'} have the same dot product with ${N}. You know one of them.`
          : say`Work out the dot product of ${N} and ${P}. By how much does it differ from ${c}?`,
        say`A step by ${N} changes the dot product with ${N} by ${equal(dotted(N, N), count(square))}, which is the square of the length of the step. How long is a way in this direction that changes it by the difference here?`,
      ],
      expected: numberExpected(steps * length),
      solution: [
        isByPoint
          ? say`The dot products are ${equal(dotted(N, Q), dotWorking(n, q), count(c))} and ${equal(dotted(N, P), dotWorking(n, p), count(c + gap))}.`
          : say`At the point the dot product is ${equal(dotted(N, P), dotWorking(n, p), count(c + gap))}; on the ${n.length === 2 ? 'line' : 'plane'} it is ${c}.`,
        say`The numbers differ by ${equal(sum(count(c + gap), negative(count(c))), count(gap))}, and ${N} has the length ${equal(root(dotted(N, N)), root(count(square)), count(length))}.`,
        say`So the distance is ${equal(divided(count(gap), count(length)), count(steps * length))} ${unit}.`,
      ],
      names: { n: column(n), p: column(p), q: column(q) },
    };
  };

/** How far a point is from a line or a plane. */
export const howFar = ofTemplates({ objective: 'compute-distance', kind: 'word-problem' }, STORIES.map(told));
