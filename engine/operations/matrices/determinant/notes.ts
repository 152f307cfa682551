// Notes on determinants: what a careful teacher adds about this matrix.

import { isReadable } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { bringsFractions, eliminateDownwards } from '../../../algorithms/row-reduction/solve.ts';
import { type Structure, structureClaim, structuresOf, triangularIn } from '../../../algorithms/structure.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { hasRoots, rowsOf } from '../../../exact/matrix.ts';
import { isInteger, isZero } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { chooseMethod } from './choice.ts';
import { plannedOptions } from './eliminating.ts';
import { methodNamed } from './method.ts';
import { DETERMINANT, MATRIX } from './names.ts';
import { shortcutFor } from './shortcuts.ts';
import { structureFor } from './structures.ts';

/** At most two notes; none about a matrix with one entry, or where the determinant is not exact. */
export function notes(input: SquareInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'scalar' || answer.value.kind !== 'rational' || input.a.rows === 1) return [];
  const structures = structuresOf(input.a);
  return [
    ...structureNotes(structures, input),
    ...(isZero(answer.value) ? [SINGULAR] : []),
    ...(isWorkedWithFractions(input) ? [INTEGER] : []),
  ].slice(0, 2);
}

const SINGULAR = say`${claim(say`As ${MATRIX} is singular`, holds('singular', MATRIX))}, a system of linear equations with this matrix has no solution or infinitely many, never exactly one.`;

const INTEGER = say`${claim(say`All entries of ${MATRIX} are integers`, holds('integer', MATRIX))}, and sums of products of integers are integers. So ${claim(say`the determinant is an integer`, holds('integer', DETERMINANT))}, whatever fractions an elimination meets on the way.`;

function structureNotes(structures: ReadonlySet<Structure>, { a, method }: SquareInput): readonly Prose[] {
  const triangular = triangularIn(structures);
  if (triangular !== null) {
    return methodNamed(method) === null || structures.has('zero')
      ? []
      : [
          say`${structureClaim(triangular)}, so the product of its diagonal would have given the determinant without any other work.`,
        ];
  }
  if (structures.has('orthogonal')) {
    return [
      say`${structureClaim('orthogonal')}: it keeps all lengths and volumes, so its determinant can only be one or minus one.`,
    ];
  }
  return structures.has('skew-symmetric') && a.rows % 2 === 1
    ? [
        say`${structureClaim('skew-symmetric')}, and ${claim(say`the number of its rows is odd`, holds('odd', measure('rowCount', MATRIX)))}. For such a matrix the determinant equals its own opposite, so it must be zero.`,
      ]
    : [];
}

/** Whether the working is an elimination of integers that needs fractions. */
function isWorkedWithFractions({ a, method }: SquareInput): boolean {
  if (!isReadable(a) || hasRoots(a)) return false;
  const rows = rowsOf(a);
  return (
    rows.every((row) => row.every(isInteger)) &&
    isReduced(rows, method) &&
    bringsFractions(eliminateDownwards(rows, plannedOptions(rows)))
  );
}

function isReduced(rows: Rows, method: string): boolean {
  const named = methodNamed(method);
  if (named !== null) return named === 'row-reduction';
  return chooseMethod(rows).method === 'row-reduction' && (shortcutFor(rows) ?? structureFor(rows)) === null;
}
