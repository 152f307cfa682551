// What JSON.parse makes of a value that `scan` has read: the common ground on which tests compare the two.

import { rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { nearestDouble } from '@matrixsteps/engine/exact/rounding.ts';
import type { Json } from './json.ts';

/** The value with its numbers as the nearest doubles, and 0 for -0, which a matrix does not keep. */
export function asParsed(json: Json): unknown {
  switch (json.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return json.value;
    case 'number':
      return Number(json.text) + 0;
    case 'array':
      return json.items.map(asParsed);
    case 'object':
      return Object.fromEntries([...json.members].map(([key, value]) => [key, asParsed(value)]));
    case 'matrix': {
      const { rows, columns, values, scale } = json.matrix;
      const numbers = Array.from(values, (value) => Number(`${value}e-${scale}`));
      return Array.from({ length: rows }, (_, row) => numbers.slice(row * columns, (row + 1) * columns));
    }
    case 'fractions':
      return rowsOf(json.matrix).map((row) => row.map(nearestDouble));
  }
}

/** What JSON.parse makes of the bytes, boxed, or undefined where they are not UTF-8 or not JSON. */
export function parse(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { value: JSON.parse(text, (_key, value: unknown) => (value === 0 ? 0 : value)) };
  } catch {
    return undefined;
  }
}
