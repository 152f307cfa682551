// Decimal commas: half of the world writes 0,5 where the service takes 0.5.

import { excerptOf, type Reading, rowsRead, type Rows, unreadable } from './notation.ts';

const withComma = /^[^\d]*\d+,\d+(?:[eE][+-]?\d+)?$/;
/** One to three digits, a comma, three digits: the comma may part thousands as well. */
const thousands = /^[^\d]*[1-9]\d{0,2},\d{3}$/;

/** The rows with points for decimal commas, where no entry has a point. Refuses what could be thousands as well. */
export function withPoints(rows: Rows): Reading {
  const entries = rows.flat();
  const commas = entries.filter((entry) => withComma.test(entry));
  if (commas.length === 0 || entries.some((entry) => entry.includes('.'))) return rowsRead(rows);
  if (commas.every((entry) => thousands.test(entry))) {
    return unreadable(
      `${excerptOf(commas[0] ?? '')} can be read in two ways: the comma may part decimals or thousands. Write a point for decimals, and no sign between thousands.`,
    );
  }
  return rowsRead(pointsFor(rows));
}

/** The rows with a point for every decimal comma, where only decimals can be meant. */
export function pointsFor(rows: Rows): Rows {
  return rows.map((row) => row.map((entry) => (withComma.test(entry) ? entry.replace(',', '.') : entry)));
}
