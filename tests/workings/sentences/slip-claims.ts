// Whether a line is just what a slip gives, as a statement claims of it.

import { isZero, multiply, subtract } from '@matrixsteps/engine/exact/rational.ts';
import type { SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import { type Row, sameRows } from './arithmetic.ts';
import { BASIS_SLIP_IDS, isBasisSlip } from './basis-claims.ts';
import { CONCLUSION_SLIP_IDS, isConclusionSlip } from './conclusions.ts';
import { isQuantitySlip, QUANTITY_SLIP_IDS } from './quantity-claims.ts';
import { bareMatrix, exact, numbersOf, type Rows, rowsBefore, rowsOf } from './reading.ts';
import { isRowSlip } from './row-claims.ts';
import { ROW_SLIP_CHECKS } from './row-slips.ts';
import { isValueSlip, VALUE_SLIP_IDS } from './value-claims.ts';

function leading(row: Row): number {
  const column = row.findIndex((value) => !isZero(value));
  return column < 0 ? row.length : column;
}

export function isEchelon(rows: Rows): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1];
    return above === undefined || leading(row) > leading(above) || row.every(isZero);
  });
}

export function isReduced(rows: Rows): boolean {
  return (
    isEchelon(rows) &&
    rows.every((row, index) => {
      const column = leading(row);
      const pivot = row[column];
      const isOne = pivot === undefined || (pivot.numerator === 1n && pivot.denominator === 1n);
      return isOne && rows.every((other, place) => place === index || pivot === undefined || isZero(other[column]));
    })
  );
}

/** Whether elimination leaves a column without a pivot. */
function isSingular(rows: Rows): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  const pivotRow = rows.find((row) => row[0] !== undefined && !isZero(row[0]));
  if (pivotRow === undefined) return true;
  const [pivot] = pivotRow;
  const others = rows.filter((row) => row !== pivotRow);
  const rest = others.map((row) =>
    row.slice(1).map((entry, k) => subtract(multiply(entry, pivot), multiply(row[0], pivotRow[k + 1]))),
  );
  return rest.length > 0 && isSingular(rest);
}

/** What is called finished too early, by the id of the slip. */
const FORMS: { readonly [id: string]: (rows: Rows, working: Working, at: number) => boolean } = {
  E38: (rows, working, at) => {
    const written = rowsOf(working, at);
    return written !== null && sameRows(rows, written) && !isReduced(rows);
  },
  I14: (rows, working, at) => {
    const size = working.task.a.length;
    const left = rows.map((row) => row.slice(0, size));
    const line = working.lines[at];
    const bare = line === undefined ? null : bareMatrix(line, working.task);
    const own = bare === null ? null : numbersOf(bare);
    const isIdentity = isReduced(left) && left.every((row) => !row.every(isZero));
    const isRightBlock =
      own !== null &&
      sameRows(
        own,
        rows.map((row) => row.slice(size)),
      );
    return sameRows(rows, rowsBefore(working, at).rows) && !isIdentity && isRightBlock;
  },
  I16: (rows, working, at) =>
    working.lines[at]?.content.kind === 'matrix' &&
    sameRows(
      rows,
      working.task.a.map((row) => row.map(exact)),
    ) &&
    isSingular(rows),
  K1: (rows, working, at) => {
    const content = working.lines[at]?.content;
    const count = rows.filter((row) => !row.every(isZero)).length;
    const isCounted = content?.kind === 'claim' && content.claim.kind === 'rank' && content.claim.value === count;
    return sameRows(rows, rowsBefore(working, at).rows) && isCounted && !isEchelon(rows);
  },
  K2: (rows, working, at) => {
    const content = working.lines[at]?.content;
    const isCounted = content?.kind === 'claim' && content.claim.kind === 'rank' && content.claim.value === rows.length;
    return (
      sameRows(rows, rowsBefore(working, at).rows) &&
      isCounted &&
      rows.some((row) => row.every((entry) => isZero(entry)))
    );
  },
};

/** The slips whose sentences can be checked. */
export const CHECKED_SLIPS: ReadonlySet<string> = new Set([
  ...Object.keys(ROW_SLIP_CHECKS),
  ...VALUE_SLIP_IDS,
  ...CONCLUSION_SLIP_IDS,
  ...Object.keys(FORMS),
  ...BASIS_SLIP_IDS,
  ...QUANTITY_SLIP_IDS,
]);

export function isSlip(claim: SlipClaim, working: Working, at: number): boolean {
  const { origin, slip } = claim;
  switch (origin.kind) {
    case 'operations':
      return isRowSlip(claim, origin, working, at);
    case 'values':
      return isValueSlip(claim, origin, working, at);
    case 'conclusion':
      return isConclusionSlip(claim, origin, working, at);
    case 'basis':
    case 'span':
      return isBasisSlip(claim, origin, working, at);
    case 'quantity':
      return isQuantitySlip(claim, working, at);
    case 'form':
      return Object.hasOwn(FORMS, slip) && FORMS[slip](origin.rows, working, at);
  }
}
