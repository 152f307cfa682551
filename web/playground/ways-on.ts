// What else can be asked of a matrix that has no inverse.

import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';

/** In the order in which a teacher would go on: the zero row, the number of pivots, what is sent to zero. */
const waysOn = ['rref', 'rank', 'null-space'];

function isSingular({ msg }: FieldProblem): boolean {
  return /singular|no inverse|not invertible/i.test(msg);
}

/** Empty where the matrix is not the reason. */
export function waysOnFrom(
  problems: readonly FieldProblem[],
  operations: readonly ListedOperation[],
): readonly ListedOperation[] {
  return problems.some(isSingular) ? operations.filter(({ id }) => waysOn.includes(id)) : [];
}

/** Whether the reason is mathematics, and not a field that is missing or cannot be read: then there are steps that show it. */
export function isMathematical(problems: readonly FieldProblem[]): boolean {
  return problems.length > 0 && problems.every(isSingular);
}
