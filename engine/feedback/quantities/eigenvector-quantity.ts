// Eigenvectors as a quantity: one of them, or several as a list.

import type { Line } from '@matrixsteps/notation/term.ts';
import { type RootSum, sumText } from '../../exact/root-sum.ts';
import { type Amount, isNumber, minus } from './amount.ts';
import { amountOfTerm } from './amount-term.ts';
import type { Own, Quantity } from './quantity.ts';
import { diagonalOf } from './matrix-quantities.ts';
import { eigenvalueOf, nullVectors, shifted } from './spectrum-quantities.ts';

const NAMES =
  /^(?:[vxuwebzs](?:\(?-?\d{1,2}\)?)?'?|v\(?λ?\d?=?-?\d*\)?|ev\d?|(?:the)?eigenve[ck]t.*|vecteur.*|(?:E|Eig|Ker|ker|N|V)(?:λ|\(|\d|-)[^=]*)$/u;

/** An eigenvector, or several of them as a list; a number under such a name is an unknown. */
export function eigenvectorQuantity(
  size: number,
  isEigenvector: (vector: readonly RootSum[], own: Own) => boolean,
  example: Amount,
): Quantity {
  return {
    id: 'eigenvector',
    title: 'an eigenvector',
    definition: 'A times an eigenvector is a multiple of it, and it is not zero.',
    names: NAMES,
    isByNameOnly: true,
    example: { sentence: 'The columns of this matrix are eigenvectors:', amount: example },
    value: () => null,
    isOpen: (found) => found.flat().length < size,
    accepts: (found, own) => {
      const areEigenvectors = (list: Amount): boolean => list.every((vector) => isEigenvector(vector, own));
      if (found[0].length === size && areEigenvectors(found)) return true;
      const columns = found[0].map((_, k) => found.map((row) => row[k]));
      return found.length === size && areEigenvectors(columns);
    },
    calculation: () => null,
  };
}

/**
 * Eigenvectors of which a line says to which eigenvalue they belong: `λ = 1: v = (1, -1)`, and v1 beside λ1. `others` accepts what follows
 * from the student's own equations.
 */
export function labelledEigenvectors(
  a: Amount,
  values: readonly RootSum[],
  lines: readonly Line[],
  others: NonNullable<Quantity['accepts']>,
): readonly Quantity[] {
  const labels = new Map(lines.flatMap((line, index) => labelOf(line, index, lines)));
  return distinct([...labels.values()]).flatMap((value) => {
    const vectors = values.some((one) => isSame(one, value)) ? nullVectors(shifted(a, value)) : null;
    const [example] = vectors ?? [];
    if (example === undefined) return [];
    return [
      {
        ...eigenvectorQuantity(a.length, (vector) => isOf(a, vector, value), [example]),
        title: `an eigenvector for λ = ${sumText(value)}`,
        definition: `With λ = ${sumText(value)}, A times the vector is λ times the vector, and it is not zero.`,
        example: { sentence: `One eigenvector for λ = ${sumText(value)} is`, amount: [example] },
        isOfLine: (line: Line) => {
          const label = labels.get(line);
          return label !== undefined && isSame(label, value);
        },
        accepts: (found: Amount, own: Own, stated: Own) => {
          const list = found[0].length === a.length ? found : found[0].map((_, k) => found.map((row) => row[k]));
          return list.every((vector) => isOf(a, vector, value)) || others(found, own, stated);
        },
      },
    ];
  });
}

function isOf(a: Amount, vector: readonly RootSum[], value: RootSum): boolean {
  const own = eigenvalueOf(a, vector);
  return own !== null && isSame(own, value);
}

function isSame(x: RootSum, y: RootSum): boolean {
  return minus(x, y)?.terms.length === 0;
}

function distinct(values: readonly RootSum[]): readonly RootSum[] {
  return values.filter((value, k) => values.findIndex((other) => isSame(value, other)) === k);
}

function numberOf({ content }: Line): RootSum | null {
  const amount = content.kind === 'expression' ? amountOfTerm(content.term) : null;
  return amount !== null && isNumber(amount) ? amount[0][0] : null;
}

/** To which eigenvalue the vector of a line belongs: the one in front of it, or the one with its number, which D has in the same place. */
function labelOf(line: Line, index: number, lines: readonly Line[]): readonly (readonly [Line, RootSum])[] {
  const isVector = line.name !== undefined && /^[vuxwb]\d?$/u.test(line.name);
  if (!isVector || line.content.kind === 'unread') return [];
  const before = lines[index - 1];
  if (before !== undefined && line.part !== undefined && line.part > 1 && /^λ\d?$/u.test(before.name ?? '')) {
    const value = numberOf(before);
    return value === null ? [] : [[line, value]];
  }
  const [number] = /\d/.exec(line.name ?? '') ?? [];
  const named = number === undefined ? undefined : lines.find(({ name }) => name === `λ${number}`);
  const value = named === undefined ? null : numberOf(named);
  const d = lines.find(({ name }) => name === 'D' || name === 'Λ')?.content;
  const rows = d?.kind === 'matrix' ? amountOfTerm({ kind: 'matrix', rows: d.rows }) : null;
  const there = rows === null ? undefined : diagonalOf(rows)[Number(number) - 1];
  return value === null || there === undefined || !isSame(there, value) ? [] : [[line, value]];
}
