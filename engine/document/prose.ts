// Prose: sentences with mathematics inside.
// Above: block.ts, operations. Below: expression.ts.

import { count, type Expression } from './expression.ts';

/** Words and expressions in reading order. */
export type Prose = readonly (string | Expression)[];

/**
 * The template tag of all sentences. Whole numbers become number expressions, so that every format can say them:
 * say`Row ${2} has ${entries} of them.`
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number | Expression | Prose)[]): Prose {
  const pieces: (string | Expression)[] = [];
  parts.forEach((part, index) => {
    if (part !== '') pieces.push(part);
    if (index < values.length) pieces.push(...piecesOf(values[index]));
  });
  return pieces;
}

function piecesOf(value: string | number | Expression | Prose): Prose {
  if (typeof value === 'number') return [count(value)];
  if (typeof value === 'string') return [value];
  return 'kind' in value ? [value] : value;
}
