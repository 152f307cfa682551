// Schemas of numbers and matrices as bodies hold them: plain numbers in family B, exact texts beside them in family A.

import type { Family } from '../endpoints/endpoints.ts';
import { anyOf, described, list, number, ref, type Schema } from './schema.ts';

/** What `readFraction` reads: a decimal, or a decimal over a whole number; signs before both. */
export const EXACT_TEXT =
  /^[+-]?(?:(?:0|[1-9][0-9]*)(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?:\/[+-]?[1-9][0-9]*)?$/;

/** A whole number that is not 0, and a fraction. */
const WHOLE = '[1-9][0-9]*';
const RADICAND = '[1-9][0-9]{0,8}';
const FRACTION = `${WHOLE}(?:\\/${WHOLE})?`;

/** A multiple of a square root or of i, with a fraction before it or none: `sqrt(2)`, `1/2 - 3*sqrt(5)`, `1+2i`. */
const SUM = `[+-]?(?:${FRACTION} ?[+-] ?)?(?:${FRACTION}\\*|${WHOLE})?(?:sqrt\\(${RADICAND}\\)|i)`;

/** The usual forms of a number of a quadratic field; others are read, too, such as `1/sqrt(2)` and `√2`. */
export const ROOT_TEXT = new RegExp(`^(?:${SUM}|\\(${SUM}\\)\\/${WHOLE}|${SUM}\\/${WHOLE})$`);

function rowsOf(entry: Schema, description: string): Schema {
  return { ...list({ ...list(entry), minItems: 1 }), minItems: 1, description };
}

const RECTANGLE = 'A matrix: an array of rows, all of the same length.';

export const numberSchemas = {
  Number: number('The decimal that is written, not its binary approximation; between 1e-400 and 1e400 in size.'),
  ExactNumber: described(
    anyOf(
      number(),
      { type: 'string', pattern: EXACT_TEXT.source, examples: ['-7/3', '0.1'] },
      { type: 'string', pattern: ROOT_TEXT.source, examples: ['sqrt(2)', '(1+sqrt(5))/2', '3/2 - i'] },
    ),
    'A number, or an exact number as text: a decimal, a fraction such as "-7/3", or, in most operations, a root or a complex number.',
  ),
  Matrix: rowsOf(ref('Number'), RECTANGLE),
  ExactMatrix: rowsOf(ref('ExactNumber'), RECTANGLE),
} as const satisfies { readonly [name: string]: Schema };

/** The names of the two schemas that a family uses. */
const entries: { readonly [F in Family]: { readonly entry: Schema; readonly matrix: Schema } } = {
  a: { entry: ref('ExactNumber'), matrix: ref('ExactMatrix') },
  b: { entry: ref('Number'), matrix: ref('Matrix') },
};

/** A matrix, of any size or of this many rows and columns. */
export function matrixSchema(family: Family, size: number | null = null): Schema {
  const { entry, matrix } = entries[family];
  if (size === null) return matrix;
  const exactly = { minItems: size, maxItems: size };
  return { ...list({ ...list(entry), ...exactly }), ...exactly, description: `A ${size}x${size} matrix.` };
}

/** A matrix, or one number for every position. */
export function operandSchema(family: Family): Schema {
  return anyOf(entries[family].matrix, entries[family].entry);
}

/** One number. */
export function entrySchema(family: Family): Schema {
  return entries[family].entry;
}

/** A vector: a flat list of numbers. */
export function vectorSchema(family: Family): Schema {
  return { ...list(entries[family].entry), minItems: 1 };
}

/** A matrix, or a flat list for a single row or column. */
export function linesSchema(family: Family): Schema {
  return anyOf(entries[family].matrix, { ...list(entries[family].entry), minItems: 1 });
}
