// Inverses by minors, cofactors and the adjugate: wrong matrices on the way, and wrong divisions at its end.

import type { Cases, Prediction } from './cases.ts';
import { columnProducts, plusForMinus, reversed, rowProducts } from './determinant-rules.ts';
import {
  chessboard,
  entrywise,
  isSquareRows,
  mapped,
  productOfRows,
  ratioOf,
  type Rows,
  sameRows,
  sameSize,
  scaledRows,
  transposedRows,
} from './matrices.ts';
import { constant, isNothing, negated, plus, type Polynomial, quotient, same, times, UNIT } from './polynomial.ts';
import { matrixValue } from './value.ts';

type Adjugate = Cases['adjugate'];

function predicted(rows: Rows, facts: Prediction['facts'] = {}): Prediction {
  return { value: matrixValue(rows), facts };
}

function divided(rows: Rows, divisor: Polynomial): Rows {
  return mapped(rows, (entry) => quotient(entry, divisor) ?? entry);
}

/** A wrong adjugate as it comes out of the step that is asked for: the adjugate itself, or the inverse made from it. */
function fromAdjugate(situation: Adjugate, wrong: Rows): readonly Prediction[] {
  if (situation.wanted === 'adjugate') return [predicted(wrong)];
  if (situation.wanted === 'inverse' && !isNothing(situation.determinant)) {
    return [predicted(divided(wrong, situation.determinant))];
  }
  return [];
}

export function notDivided({ wanted, adjugate }: Adjugate): readonly Prediction[] {
  return wanted === 'inverse' ? [predicted(adjugate)] : [];
}

export function multipliedByDeterminant({ wanted, adjugate, determinant }: Adjugate): readonly Prediction[] {
  return wanted === 'inverse' ? [predicted(scaledRows(adjugate, determinant))] : [];
}

/** For two rows: which entries are negated, and which are exchanged. */
function forTwoRows(pick: (a: Polynomial, b: Polynomial, c: Polynomial, d: Polynomial) => Rows) {
  return (situation: Adjugate): readonly Prediction[] => {
    if (situation.a.length !== 2 || !isSquareRows(situation.a)) return [];
    const [[a, b], [c, d]] = situation.a;
    return fromAdjugate(situation, pick(a, b, c, d));
  };
}

export const swappedOnly = forTwoRows((a, b, c, d) => [
  [d, b],
  [c, a],
]);
export const negatedOnly = forTwoRows((a, b, c, d) => [
  [a, negated(b)],
  [negated(c), d],
]);
export const wrongDiagonal = forTwoRows((a, b, c, d) => [
  [negated(a), c],
  [b, negated(d)],
]);

/** Reciprocals of the entries; a zero stays. */
export function reciprocals({ wanted, a }: Adjugate): readonly Prediction[] {
  return wanted === 'inverse' ? [predicted(mapped(a, (entry) => quotient(UNIT, entry) ?? entry))] : [];
}

/** The adjugate divided by another number: by one of the wrong determinants of two rows, or by any. */
export function wrongDeterminant({ wanted, a, adjugate, determinant, found }: Adjugate): readonly Prediction[] {
  if (wanted !== 'inverse' || !sameSize(found, adjugate)) return [];
  const known = [plusForMinus, reversed, rowProducts, columnProducts]
    .flatMap((rule) => rule({ matrix: a, outer: UNIT }))
    .map(({ value }) => (value.kind === 'scalar' ? value.value : UNIT));
  const divisor = divisorBetween(adjugate, found);
  if (divisor === null || same(divisor, determinant)) return [];
  const plain = [UNIT, quotient(UNIT, determinant) ?? UNIT].some((other) => same(other, divisor));
  const isKnown = known.some((value) => same(value, divisor));
  if (plain && !isKnown) return [];
  return [
    {
      ...predicted(divided(adjugate, divisor), { divisor }),
      wide: !isKnown && a.length === 2,
    },
  ];
}

/** The number by which the first matrix was divided to give the second; null where it is not one number. */
function divisorBetween(a: Rows, found: Rows): Polynomial | null {
  for (const [i, row] of a.entries()) {
    for (const [j, entry] of row.entries()) {
      if (isNothing(entry)) continue;
      const ratio = ratioOf(entry, found[i][j]);
      if (ratio === null) return null;
      const divisor = constant(ratio);
      return sameRows(divided(a, divisor), found) ? divisor : null;
    }
  }
  return null;
}

/** Some entries divided, the others not. */
export function dividedInPart({ wanted, adjugate, determinant, found }: Adjugate): readonly Prediction[] {
  if (wanted !== 'inverse' || !sameSize(found, adjugate) || isNothing(determinant)) return [];
  let kept = 0;
  let changed = 0;
  const mixed = mapped(adjugate, (entry, i, j) => {
    const share = quotient(entry, determinant) ?? entry;
    if (same(share, entry)) return entry;
    if (same(found[i][j], entry)) {
      kept += 1;
      return entry;
    }
    changed += 1;
    return share;
  });
  return kept > 0 && changed > 0 ? [predicted(mixed)] : [];
}

export function notTransposed(situation: Adjugate): readonly Prediction[] {
  return fromAdjugate(situation, situation.cofactors);
}

/** The signs of the chess board left out, here or before the transposing. */
export function withoutCofactorSigns(situation: Adjugate): readonly Prediction[] {
  const { wanted, minors, cofactors, adjugate } = situation;
  if (wanted === 'minors') return [];
  if (wanted === 'cofactors') return [predicted(minors)];
  const plain = [transposedRows(minors), chessboard(adjugate), chessboard(transposedRows(cofactors))];
  return plain.flatMap((rows) => fromAdjugate(situation, rows));
}

export function transposeForAdjugate(situation: Adjugate): readonly Prediction[] {
  return fromAdjugate(situation, transposedRows(situation.a));
}

export function entryTimesCofactor(situation: Adjugate): readonly Prediction[] {
  const { wanted, a, minors, cofactors } = situation;
  if (!sameSize(a, cofactors)) return [];
  if (wanted === 'minors') return [predicted(entrywise(a, minors, times))];
  const wrong = entrywise(a, cofactors, times);
  if (wanted === 'cofactors') return [predicted(wrong)];
  return [...fromAdjugate(situation, transposedRows(wrong)), ...fromAdjugate(situation, wrong)];
}

/** Minors of two rows with a plus. */
export function plusInMinorsOfInverse(situation: Adjugate): readonly Prediction[] {
  const { a, wanted } = situation;
  if (a.length !== 3 || !isSquareRows(a)) return [];
  const wrong = mapped(a, (_entry, row, column) => {
    const [[p, q], [r, s]] = a.filter((_r, i) => i !== row).map((cells) => cells.filter((_c, j) => j !== column));
    return plus(times(p, s), times(q, r));
  });
  if (wanted === 'minors') return [predicted(wrong)];
  if (wanted === 'cofactors') return [predicted(chessboard(wrong))];
  return fromAdjugate(situation, transposedRows(chessboard(wrong)));
}

/** (AB)⁻¹ as A⁻¹B⁻¹. */
export function inverseInTheSameOrder({ a, b }: Cases['inverse-of-product']): readonly Prediction[] {
  const product = productOfRows(a, b);
  return product === null ? [] : [predicted(product)];
}
