// The words of the transpose.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement, ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, isUnchanged, shapeOfMatrix, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  equal,
  type Expression,
  markedCells,
  matrixExpression,
  negative,
  power,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { negateMatrix } from '../../../exact/kernels/entrywise.ts';
import { isSquare, matricesEqual } from '../../../exact/matrix.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Transposing reflects a matrix in its main diagonal: row and column change their roles. Transposing twice gives the matrix back, and a matrix that equals its transpose is called symmetric.`,
];

const [A, B, I, J] = [symbol('A'), symbol('B'), symbol('i'), symbol('j')];

export function task({ a }: Arrangement): Prose {
  return say`Write down the transpose of ${matrixExpression(a)}.`;
}

export function tell(arrangement: Arrangement, moves: readonly ArrangementMove[]): readonly Block[] {
  const { rows, columns } = arrangement;
  const isSymmetric = isUnchanged(arrangement);
  const diagonal = ascending(Math.min(rows, columns)).map((place) => [place, place] as const);
  return tellArrangement(arrangement, moves, {
    name: B,
    alias: transposed(A),
    rule: [
      heading(say`Turn rows into columns`),
      paragraph(rowsBecomeColumns(arrangement)),
      formula(equal(entryNamed('b', I, J), entryNamed('a', J, I)), say`The two indices of an entry change places.`),
    ],
    marks: rows === 1 && columns === 1 ? null : markedCells(...diagonal),
    picture: pictureOf(arrangement),
    conclusion: conclusion(arrangement, isSymmetric),
    check: () => (isSymmetric && rows > 1 ? MIRRORED : []),
  });
}

function rowsBecomeColumns({ a, rows, columns }: Arrangement): Prose {
  if (rows === 1 && columns === 1) {
    const only = claim(
      say`The only entry stands in row ${1} and in column ${1}`,
      equal(measure('entryCount', A), measure('entryCount', B)),
      equal(measure('entryAt', B, 1, 1), measure('entryAt', A, 1, 1)),
    );
    return say`${only}; to exchange the two changes nothing.`;
  }
  if (a.rows === 1) return say`${A} is a single row, so ${B} is a single column.`;
  if (a.columns === 1) return say`${A} is a single column, so ${B} is a single row.`;
  const first = claim(
    say`The first row of ${A}, read from left to right, becomes the first column of ${B}, read from top to bottom`,
    equal(measure('columnAt', B, 1), measure('rowAt', A, 1)),
  );
  return isSquare(a)
    ? say`${first}, and so on with every row.`
    : say`${first}, and so on with every row, so ${B} has ${shapeOfMatrix(B, { rows, columns })}.`;
}

function pictureOf({ rows, columns }: Arrangement): Prose | null {
  if (rows === 1 && columns === 1) return null;
  if (rows === 1 || columns === 1) return say`The first entry keeps its place: its indices are equal.`;
  return say`The entries of the main diagonal keep their places: their indices are equal. All others are mirrored in it.`;
}

function conclusion(result: Arrangement, isSymmetric: boolean): Prose {
  if (isSymmetric) {
    return say`${claim(say`The transpose is ${A} itself: ${A} is symmetric`, equal(B, A), holds('symmetric', A))}.`;
  }
  if (isSkewSymmetric(result)) {
    const minusA = negative(A);
    return say`${claim(say`The transpose is ${minusA}: such a matrix is called skew-symmetric`, equal(B, minusA))}.`;
  }
  return say`The transpose of ${A} has ${shapeOfMatrix(B, result)}.`;
}

/** Of more entries than this, nobody looks for a minus sign. */
const ENTRIES_COMPARED = 10_000;

/** Whether the transpose is seen to be the matrix with all signs changed. */
function isSkewSymmetric({ a, arranged }: Arrangement): boolean {
  return isSquare(a) && a.rows * a.columns <= ENTRIES_COMPARED && matricesEqual(arranged(), negateMatrix(a));
}

/** Turning a transpose back would only write the matrix down again; a symmetric one can be compared with itself. */
const MIRRORED: readonly Block[] = [
  formula(
    equal(entryNamed('a', I, J), entryNamed('a', J, I)),
    say`In a symmetric matrix each entry equals its mirror image in the main diagonal. Compare them in ${A}, pair by pair.`,
  ),
];

function transposed(of: Expression): Expression {
  return power(of, word('T'));
}
