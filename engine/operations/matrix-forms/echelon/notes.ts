// Notes on echelon forms: what the form says about a system, an inverse or a product.

import { isReadable } from '../../../algorithms/readable.ts';
import { echelonPivots } from '../../../algorithms/row-reduction/form.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { count, type Expression, equal, list, numbers, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { hasRoots, matricesEqual, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import type { EchelonInput } from './way.ts';

const [A, E] = [symbol('A'), symbol('E')];
const RANK = measure('rank', A);

export function notes({ a, reduced, bar }: EchelonInput, answer: Answer): readonly Prose[] {
  return bar === null && !hasRoots(a) ? formNotes(a, reduced, answer) : [];
}

/** Nobody reads systems, or makes products, off matrices that are too large to be worked by hand. */
function formNotes(a: Matrix, reduced: boolean, answer: Answer): readonly Prose[] {
  if (!isReadable(a) || answer.kind !== 'matrix') return [];
  const { matrix } = answer;
  if (matrix.kind === 'float64' || matrix.kind === 'real') return [];
  const pivots = echelonPivots(rowsOf(matrix)) ?? [];
  const { rows, columns } = a;
  if (rows > 1 && columns === rows + 1 && pivots.length > 0) return [systemNote(a, reduced, matrix, pivots)];
  if (rows > 1 && columns > 1 && pivots.length === 1) return [RANK_ONE];
  const isInvertible = rows === columns && pivots.length === rows;
  return reduced && rows > 1 && isInvertible && !matricesEqual(a, matrix) ? [INVERTIBLE] : [];
}

const RANK_ONE = say`${claim(say`The rank of ${A} is ${1}`, equal(RANK, count(1)))}, so all its rows are multiples of one row, and ${A} is a product of a single column and a single row.`;

const INVERTIBLE = say`${claim(say`${A} is invertible`, holds('invertible', A))}: the same row operations, done to the identity matrix, give the inverse.`;

/** With one column more than rows, a matrix is most often a system with as many equations as unknowns. */
function systemNote(a: Matrix, reduced: boolean, form: Matrix, pivots: readonly number[]): Prose {
  const { columns } = a;
  const left = measure('rank', measure('withoutColumns', A, list([count(columns)])));
  return say`If the last column holds the right-hand sides of a linear system, ${solutionWords()}.`;

  function solutionWords(): Prose {
    if (pivots.includes(columns - 1)) {
      const pivot = claim(say`that column has a pivot`, relation(RANK, 'greater', left));
      return say`the system has no solution: ${pivot}, so some combination of the equations says that zero equals one`;
    }
    const solvable: readonly Expression[] = [equal(RANK, left)];
    if (pivots.length < columns - 1) {
      const free = claim(
        say`that column has no pivot, and some column of an unknown has none either`,
        ...solvable,
        relation(left, 'less', count(columns - 1)),
      );
      return say`the system has infinitely many solutions, one for each choice of the free unknowns: ${free}`;
    }
    const solution = list(numbers(rowsOf(form).map((row) => row[columns - 1])));
    const each = claim(say`each unknown has its pivot`, ...solvable, equal(left, count(columns - 1)));
    return reduced
      ? say`${each}, and ${claim(say`the only solution is the last column of ${E}: ${solution}`, equal(measure('columnAt', E, columns), solution))}`
      : say`${each}, and the only solution is found from the last row of ${E} upwards`;
  }
}
