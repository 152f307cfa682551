// Aⁿ as a matrix of formulas in n, judged as sums of c·nᵈ·bⁿ.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import { scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { fractionText } from '@matrixsteps/engine/exact/rational.ts';
import { readPowerFormula } from '@matrixsteps/notation/answers/power-formula.ts';
import { excerptOf } from '../given-answer.ts';
import { readTableText } from '../table-text.ts';
import { rationalIn } from './entries.ts';
import { type Judgement, right, unreadable, wrong } from './judgement.ts';

/** The coefficients of one entry by base and degree. */
type Coefficients = ReadonlyMap<string, string>;

export function judgePowers(given: unknown, answer: AnswerOf<'structure'>): Judgement {
  const value = typeof given === 'string' ? rowsIn(given) : given;
  const known = knownIn(answer);
  if (known === null) return unreadable(excerptOf(value), 'a formula with roots is not judged here');
  if (!Array.isArray(value) || value.length !== known.length)
    return unreadable(excerptOf(value), `write one matrix of ${known.length} rows, whose entries are formulas in n`);
  const rows: readonly unknown[] = value;
  const places: { row: number; column: number; given: string }[] = [];
  for (const [i, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length !== known[i].length)
      return unreadable(excerptOf(row), `write ${known[i].length} entries in each row`);
    const cells: readonly unknown[] = row;
    for (const [k, cell] of cells.entries()) {
      const read = readPowerFormula(String(cell));
      if (read.kind === 'unread') {
        return {
          kind: 'unread',
          part: { row: i + 1, column: k + 1, text: excerptOf(cell), reason: read.sentence.replace(/\.$/, '') },
        };
      }
      const own = new Map(
        read.terms.map(({ base, degree, coefficient }) => [
          `${fractionText(rationalIn(base))} ${degree}`,
          fractionText(rationalIn(coefficient)),
        ]),
      );
      if (!isSame(own, known[i][k])) places.push({ row: i + 1, column: k + 1, given: String(cell) });
    }
  }
  const [first, ...others] = places;
  if (first === undefined) return right(null);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return wrong(
    `the entry in row ${first.row}, column ${first.column}${more} is wrong: try n = 1 and n = 2`,
    null,
    places,
  );
}

/** A matrix of formulas in one text; the text itself where it is none. */
function rowsIn(text: string): readonly (readonly string[])[] | string {
  const unnamed = text.replace(/^\s*\p{L}(?:\s*\^\s*[({]?n[)}]?|ⁿ)\s*=/u, '');
  const reading = readTableText(unnamed, 'table');
  return reading.kind === 'table' ? reading.rows : text;
}

function isSame(one: Coefficients, other: Coefficients): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** Null where some base or coefficient is no fraction. */
function knownIn(answer: AnswerOf<'structure'>): readonly (readonly Map<string, string>[])[] | null {
  const terms = answer.members.map(([, part]) => part).find((part) => part.kind === 'structures');
  if (terms?.kind !== 'structures') throw new Error('the terms of a formula are expected');
  let entries: Map<string, string>[][] | null = null;
  for (const { members } of terms.items) {
    const parts = new Map(members);
    const [base, degree, coefficient] = [parts.get('base'), parts.get('degree'), parts.get('coefficient')];
    if (base?.kind !== 'scalar' || degree?.kind !== 'count' || coefficient?.kind !== 'matrix')
      throw new Error('a term is expected');
    const { matrix } = coefficient;
    if (base.value.kind !== 'rational') return null;
    entries ??= Array.from({ length: matrix.rows }, () =>
      Array.from({ length: matrix.columns }, () => new Map<string, string>()),
    );
    const key = `${fractionText(base.value)} ${degree.value}`;
    for (const [i, row] of entries.entries()) {
      for (const [k, cell] of row.entries()) {
        const factor = scalarAt(matrix, i * matrix.columns + k);
        if (factor.kind !== 'rational') return null;
        if (factor.numerator !== 0n) cell.set(key, fractionText(factor));
      }
    }
  }
  return entries ?? [];
}
