// Matrices of scaled integers as JSON, without going through fractions.
// Above: answer-json.ts, values-json.ts. Below: engine/exact/rounding.ts.

import type { ScaledMatrix } from '@matrixmath/engine/exact/matrix.ts';
import { dropPlaces, scaledToDouble } from '@matrixmath/engine/exact/rounding.ts';
import type { JsonText } from './json.ts';

/** Decimal places of an answer; null for no rounding. */
export type Places = number | null;

/** A decimal of up to 15 digits survives the trip through a double. */
const FIFTEEN_DIGITS = 1e15;

/** Whether each entry, written as the shortest text of its double, is the entry itself. */
export function printsQuickly({ values }: ScaledMatrix): boolean {
  return values.every((value) => Math.abs(value) <= FIFTEEN_DIGITS);
}

/** Integers over a power of ten are doubles after one division, and rounding is division with remainder. */
export function scaledRows({ rows: height, columns, values, scale }: ScaledMatrix, places: Places): JsonText {
  const kept = places === null ? scale : Math.min(scale, places);
  const dropped = scale - kept;
  let text = '[';
  for (let row = 0; row < height; row++) {
    text += row === 0 ? '[' : ',[';
    for (let column = 0; column < columns; column++) {
      const value = values[row * columns + column];
      if (column > 0) text += ',';
      text += String(scaledToDouble(dropped === 0 ? value : dropPlaces(value, dropped), kept));
    }
    text += ']';
  }
  return `${text}]`;
}
