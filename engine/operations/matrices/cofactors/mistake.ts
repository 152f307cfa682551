// Minors, cofactors and the adjugate on the way to a determinant, with one slip.

import { count, determinantOf, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { differenceOfProducts, differenceSlips, slip, sumOfProducts } from '../../../exercises/written-work.ts';
import { drawRows, drawUntil, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Difficulty } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import { ADJUGATE } from './story.ts';

const A = symbol('A');

const without = (rows: Rows, i: number, j: number): Rows => rows.toSpliced(i, 1).map((row) => row.toSpliced(j, 1));

/** Three rows whose minors along a row are not 0 and differ from those along the column. */
function drawThree(random: Random, difficulty: Difficulty, place: number): Rows {
  return drawUntil(
    () => drawRows(random, 3, 3, { from: depth(difficulty, -2, -4, -5), to: depth(difficulty, 4, 5, 6), without: [0] }),
    (rows) => [0, 1, 2].every((j) => determinantOfRows(without(rows, place, j)) !== 0),
  );
}

/** A minor of two rows; its products may belong to the mirror image of the place. */
function minorLine(name: WorkingLine['name'], [[a, b], [c, d]]: Rows): WorkingLine {
  const reversed = slip(
    () => differenceOfProducts([b, c], [a, d]),
    say`In a minor the product of the second diagonal is taken away from that of the first, not the other way round.`,
  );
  return {
    name,
    work: () => differenceOfProducts([a, d], [b, c]),
    slips: [...differenceSlips([a, d], [b, c]), reversed],
  };
}

/** (−1) · 5 = −5. */
const signedMinor = (factor: number, minor: number): Worked => [dotted(count(factor), count(minor)), factor * minor];

/** A minor with the sign of its place. */
function signedLine(name: WorkingLine['name'], sign: number, before: number): WorkingLine {
  return {
    name,
    work: (...values) => signedMinor(sign, values[before]),
    slips: [
      slip(
        (...values) => signedMinor(-sign, values[before]),
        sign > 0
          ? say`Row and column of this place add up to an even number, so the sign is a plus.`
          : say`Row and column of this place add up to an odd number, so the sign is a minus.`,
      ),
    ],
  };
}

/** The determinant from three entries and their cofactors, which are the lines from 3 to 5. */
function expansionLine([a, b, c]: readonly number[]): WorkingLine {
  return {
    name: 't',
    work: (...values) => sumOfProducts([a, b, c].map((entry, k) => [entry, values[3 + k]])),
    slips: [
      slip((...values) => {
        const [x, y, z] = values.slice(3);
        return [
          sum(dotted(count(a), count(x)), negative(dotted(count(b), count(y))), dotted(count(c), count(z))),
          a * x - b * y + c * z,
        ];
      }, say`The cofactors have their signs already, so all three products are added.`),
    ],
  };
}

function ofRow(random: Random, difficulty: Difficulty): DrawnQuestion {
  const place = depth(difficulty, 0, 1, random.integer(1, 2));
  const ordinal = ['first', 'second', 'third'][place];
  return {
    ...drawCarriedMistake(random, () => {
      const rows = drawThree(random, difficulty, place);
      const entries = rows[place];
      return {
        opening: say`Somebody expands the determinant t of ${equal(A, shown(...rows))} along the ${ordinal} row: first come the minors M of its three places, then the cofactors C.`,
        lines: [
          ...entries.map((_, j) => minorLine(['M', place + 1, j + 1], without(rows, place, j))),
          ...entries.map((_, j) => signedLine(['C', place + 1, j + 1], (place + j) % 2 === 0 ? 1 : -1, j)),
          expansionLine(entries),
        ],
      };
    }),
    hints: [
      say`Strike out row and column of each place, and compare the four numbers that are left with the line of its minor.`,
      say`Draw the chessboard of signs, and find the ${ordinal} row in it; after that nothing is taken away any more.`,
    ],
  };
}

function ofAdjugate(random: Random, difficulty: Difficulty): DrawnQuestion {
  const place = depth(difficulty, 0, 1, random.integer(1, 2));
  const ordinal = ['first', 'second', 'third'][place];
  return {
    ...drawCarriedMistake(random, () => {
      // What is drawn with good minors along a row has them along the column that it becomes.
      const rows = transposedRows(drawThree(random, difficulty, place));
      const entries = rows.map((row) => row[place]);
      const other = (i: number): Worked => {
        const [[a, b], [c, d]] = without(rows, place, i);
        return differenceOfProducts([a, d], [b, c]);
      };
      const mirrored = (i: number): WorkingLine => {
        const line = minorLine(['M', i + 1, place + 1], without(rows, i, place));
        return {
          ...line,
          slips: [
            ...(line.slips ?? []),
            slip(
              () => other(i),
              say`This is the minor of the mirror image of its place: row and column were exchanged.`,
            ),
          ],
        };
      };
      return {
        opening: say`Somebody finds row ${place + 1} of the adjugate ${ADJUGATE} of ${equal(A, shown(...rows))}. It holds the cofactors of the ${ordinal} column of ${A}: first come the minors M of that column, then the entries b of the adjugate. Its product with the ${ordinal} column of ${A} is the determinant t, as a check.`,
        lines: [
          ...entries.map((_, i) => mirrored(i)),
          ...entries.map((_, i) => signedLine(['b', place + 1, i + 1], (place + i) % 2 === 0 ? 1 : -1, i)),
          expansionLine(entries),
        ],
      };
    }),
    hints: [
      say`Row and column of the minors stand in their indices: strike out these, and compare the four numbers that are left.`,
      say`Find the sign of each place on the chessboard, and work out ${determinantOf(A)} in another way to see whether the last line is right.`,
    ],
  };
}

const maker = (draw: QuestionMaker['draw']): QuestionMaker => ({
  objective: 'cofactor-signs',
  kind: 'find-mistake',
  draw,
});

export const wrongCofactor = maker(ofRow);
export const wrongAdjugate = maker(ofAdjugate);
