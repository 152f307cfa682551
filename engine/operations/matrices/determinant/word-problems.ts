// Stories of areas and volumes: figures that are given by their sides, what an area or a volume is worth, and the side that leads to one.

import { count, equal, type Expression, grid, list, number, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { determinantWorking, expandedWithLetter, solvedFor } from '../../../exercises/worked.ts';
import { drawRows, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { bars, dotted } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const K = symbol('k');

/** Something whose size is a determinant, or a part of one. */
export interface Figure {
  readonly dimension: 2 | 3;
  /** What it is, given the vectors of its sides. */
  readonly told: (sides: Prose) => Prose;
  /** What of a parallelogram or a parallelepiped it is: all, a half, a sixth. */
  readonly part: 1 | 2 | 6;
  readonly partWords: string;
  readonly asked: string;
  /** What one unit of the size is worth, and the question for all of it. */
  readonly worth: (each: number) => Prose;
  /** The question which last coordinate leads to a size. */
  readonly reversed: (size: Expression) => Prose;
}

const WHOLE_AREA = 'The sides span a parallelogram, whose area is the determinant without its sign';
const HALF_AREA = 'The figure is half of a parallelogram';
const WHOLE_VOLUME = 'The edges span a parallelepiped, whose volume is the determinant without its sign';

export const FIGURES: readonly Figure[] = [
  {
    dimension: 2,
    told: (sides) =>
      say`A plot of land has the form of a parallelogram. Its sides lead from one corner along ${sides}, in metres to the east and to the north.`,
    part: 1,
    partWords: WHOLE_AREA,
    asked: 'How many square metres large is it?',
    worth: (each) => say`A square metre costs ${each} euros. What does the plot cost in euros?`,
    reversed: (size) => say`It is ${size} square metres large. Which positive number is ${K}?`,
  },
  {
    dimension: 2,
    told: (sides) =>
      say`A sail has the form of a triangle. Two of its edges lead from one corner along ${sides}, in metres.`,
    part: 2,
    partWords: HALF_AREA,
    asked: 'How many square metres of cloth has it?',
    worth: (each) => say`A square metre of cloth costs ${each} euros. What does the cloth of the sail cost in euros?`,
    reversed: (size) => say`It has ${size} square metres of cloth. Which positive number is ${K}?`,
  },
  {
    dimension: 2,
    told: (sides) =>
      say`A pattern of tiles repeats: moving it along ${sides}, in centimetres, brings it onto itself, and one tile is the parallelogram between these two moves.`,
    part: 1,
    partWords: WHOLE_AREA,
    asked: 'How many square centimetres has one tile?',
    worth: (each) => say`How many square centimetres do ${each} such tiles cover?`,
    reversed: (size) => say`One tile has ${size} square centimetres. Which positive number is ${K}?`,
  },
];

export const BODIES: readonly Figure[] = [
  {
    dimension: 3,
    told: (sides) =>
      say`The cell of a crystal is a parallelepiped whose edges lead from one corner along ${sides}, in tenths of a nanometre.`,
    part: 1,
    partWords: WHOLE_VOLUME,
    asked: 'What is its volume, in cubes whose edges are one tenth of a nanometre?',
    worth: (each) =>
      say`What is the volume of ${each} such cells together, in cubes with edges of one tenth of a nanometre?`,
    reversed: (size) =>
      say`Its volume is that of ${size} cubes with edges of one tenth of a nanometre. Which positive number is ${K}?`,
  },
  {
    dimension: 3,
    told: (sides) =>
      say`A slanted container has the form of a parallelepiped. Its edges lead from one corner along ${sides}, in decimetres, so that its volume is counted in litres.`,
    part: 1,
    partWords: WHOLE_VOLUME,
    asked: 'How many litres does it hold?',
    worth: (each) => say`How many litres do ${each} such containers hold?`,
    reversed: (size) => say`It holds ${size} litres. Which positive number is ${K}?`,
  },
  {
    dimension: 3,
    told: (sides) =>
      say`A tent has the form of a pyramid on a triangle. Its edges lead from one corner along ${sides}, in metres.`,
    part: 6,
    partWords: 'The pyramid is a sixth of the parallelepiped on the same edges',
    asked: 'How many cubic metres of air are in it?',
    worth: (each) => say`How many cubic metres of air are in ${each} such tents?`,
    reversed: (size) => say`In it are ${size} cubic metres of air. Which positive number is ${K}?`,
  },
];

const vectors = (rows: readonly (readonly Expression[])[]): Prose =>
  rows.flatMap((row, index) => [...(index === 0 ? [] : [index === rows.length - 1 ? ' and ' : ', ']), list(row)]);
const HINT = say`Write the vectors as the rows of a matrix: what does its determinant measure, and which part of this is wanted?`;

/** The size; then what it is worth; harder, the coordinate that leads to a size. */
export const measured =
  ({ dimension, told, part, partWords, asked, worth, reversed }: Figure): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const sides = drawUntil(
      () => drawRows(random, dimension, dimension, { from: dimension === 2 ? -6 : -3, to: dimension === 2 ? 12 : 6 }),
      (rows) => {
        const last = rows[dimension - 1][dimension - 1];
        return determinantOfRows(rows) > 5 && last > 0 && isOnlyPositive(rows) && rows.flat().every((x) => x !== 0);
      },
    );
    const value = determinantOfRows(sides);
    const size = rational(BigInt(value), BigInt(part));
    const each = random.integer(2, 9);
    const [k] = sides[dimension - 1].slice(-1);
    const names = { A: integerMatrix(sides), k: integer(k) };
    const working = say`The determinant is ${equal(bars(...sides), ...determinantWorking(sides), count(value))}.`;
    if (difficulty === 'hard') {
      const letters = sides.map((row, i) => row.map((x, j) => (i === j && i === dimension - 1 ? K : count(x))));
      const expanded = expandedWithLetter(sides, dimension - 1, dimension - 1, K);
      return {
        prompt: say`${told(vectors(letters))} ${reversed(number(size))}`,
        hints: [
          HINT,
          say`Write the determinant with ${K} in it: only one of its products holds ${K}. The sign of a determinant may be either one.`,
        ],
        expected: numberExpected(k),
        solution: [
          say`${partWords}. So the determinant of the matrix with the rows ${grid(letters)} is ${value} or ${-value}.`,
          say`It is ${expanded.chain}. For ${value} this says ${solvedFor(K, expanded, value)}; for ${-value} the number would not be positive.`,
        ],
        names,
      };
    }
    const total = rational(BigInt(value * each), BigInt(part));
    const isWorth = difficulty === 'medium';
    return {
      prompt: say`${told(vectors(sides.map((row) => row.map(count))))} ${isWorth ? worth(each) : asked}`,
      hints: [
        HINT,
        say`A size has no sign. ${isWorth ? say`What has the number ${each} to do with it?` : say`What would a negative determinant say about the order of the vectors?`}`,
      ],
      expected: numberExpected(isWorth ? total : size),
      solution: [
        working,
        say`${partWords}: the size is ${number(size)}.`,
        ...(isWorth ? [say`In all this makes ${equal(dotted(count(each), number(size)), number(total))}.`] : []),
      ],
      names,
    };
  };

/** Whether the last entry is the only positive number that gives the determinant this size, with either sign. */
function isOnlyPositive(rows: Rows): boolean {
  const end = rows.length - 1;
  const minor = determinantOfRows(rows.slice(0, -1).map((row) => row.slice(0, -1)));
  const value = determinantOfRows(rows);
  const rest = value - minor * rows[end][end];
  return minor !== 0 && (-value - rest) / minor <= 0;
}
