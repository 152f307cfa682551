// What a person writes and computes: the measure by which plans are compared.

import type { Form } from '../row-reduction/options.ts';
import type { PlanRow } from './rows.ts';

/** To announce an operation and to write the matrix anew. */
const OPERATION = 8;
const EXCHANGE = 1.5;
const DIVISION = 4;

/** To work out an entry, and each of its digits. */
const ENTRY = 0.2;
const DIGIT = 0.25;

/**
 * What a fraction adds: it is expanded, subtracted and reduced. Less in a determinant, where only the rows below a pivot are
 * worked with it, and the product at the end takes it away.
 */
export function fractionEffort(form: Form): number {
  return form === 'echelon' ? 1.8 : 4.5;
}

/** To write down a multiple of a row before it is subtracted. */
const MULTIPLE = 1;

export const exchangeEffort = EXCHANGE;

/** To multiply the row that is cleared as well: 3R₂ − 2R₁ instead of R₂ − 2R₁. */
export const crosswiseEffort = 4;

/** To find two rows whose difference has a better pivot: a plain pivot that is as good is taken as it stands. Not in a determinant, where rows that are multiplied leave factors. */
export const combinationEffort = 2;

/** To divide a row only when the entries above its pivot are cleared, where it could have been done before. */
export const lateEffort = 1;

/** To keep the factor of a determinant whose row was multiplied or divided. */
export const factorEffort = 2;

/** To divide rows by their common factors, all at once: each entry is divided at sight. */
export function divisionEffort(rows: readonly PlanRow[]): number {
  let effort = rows.length === 0 ? 0 : DIVISION;
  for (const { numbers } of rows) for (const value of numbers) if (value !== 0) effort += ENTRY;
  return effort;
}

/** To write a row that was worked out. */
export function rowEffort({ numbers, denominator }: PlanRow, fraction: number): number {
  let effort = OPERATION;
  for (const value of numbers) if (value !== 0) effort += entryEffort(value, denominator, fraction);
  return effort;
}

/** To write the multiple of a row beside it; none for the row itself. */
export function multipleEffort(
  { numbers, denominator }: PlanRow,
  numerator: number,
  divisor: number,
  fraction: number,
): number {
  if (divisor === 1 && (numerator === 1 || numerator === -1)) return 0;
  let effort = MULTIPLE;
  for (const value of numbers)
    if (value !== 0) effort += entryEffort(value * numerator, denominator * divisor, fraction);
  return effort;
}

function entryEffort(value: number, denominator: number, fraction: number): number {
  const digits = DIGIT * digitsOf(value);
  return ENTRY + (value % denominator === 0 ? digits : digits + fraction);
}

/** The number of digits, without the sign; from the third on each counts as three, because such numbers are not worked out at sight. */
function digitsOf(value: number): number {
  const size = Math.abs(value);
  if (size < 10) return 1;
  if (size < 100) return 2;
  return size < 1000 ? 5 : 3 * Math.ceil(Math.log10(size + 1)) - 4;
}

/** What the rows that are left will still need, about: an operation for each entry below a pivot, and long numbers make it more. */
export function remainingEffort(
  rows: readonly PlanRow[],
  from: number,
  column: number,
  { form, width }: { readonly form: Form; readonly width: number },
): number {
  const fraction = fractionEffort(form);
  const left = Math.min(rows.length - from, width - column);
  const operations = left * (rows.length - from) - (left * (left + 1)) / 2;
  let digits = 0;
  for (let row = from; row < rows.length; row++) {
    const { numbers, denominator } = rows[row];
    for (let index = column; index < numbers.length; index++) {
      if (numbers[index] !== 0) digits += entryEffort(numbers[index], denominator, fraction);
    }
  }
  return OPERATION * operations + digits;
}
