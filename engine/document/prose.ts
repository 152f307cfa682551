// Prose: sentences with mathematics inside.
// Above: block.ts, operations. Below: expression.ts.

import { count, type Expression } from './expression.ts';

/**
 * Words that say something about this very input or working, with the facts that make them true: relations and predicates over
 * the vocabulary of facts.ts. A reader gets the words; whoever checks a story evaluates the facts. Each number in the words
 * occurs in the facts.
 */
export interface Claim {
  readonly kind: 'claim';
  readonly text: Prose;
  readonly facts: readonly Expression[];
}

/** Words, expressions and claims in reading order. */
export type Prose = readonly (string | Expression | Claim)[];

/**
 * The template tag of all sentences. Whole numbers become number expressions, so that every format can say them:
 * say`Row ${2} has ${entries} of them.`
 */
export function say(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Expression | Claim | Prose)[]
): Prose {
  const pieces: (string | Expression | Claim)[] = [];
  parts.forEach((part, index) => {
    if (part !== '') pieces.push(part);
    if (index < values.length) pieces.push(...piecesOf(values[index]));
  });
  return pieces;
}

function piecesOf(value: string | number | Expression | Claim | Prose): Prose {
  if (typeof value === 'number') return [count(value)];
  if (typeof value === 'string') return [value];
  return 'kind' in value ? [value] : value;
}

/** Words that are true because of these facts. */
export function claim(text: Prose, ...facts: readonly Expression[]): Claim {
  return { kind: 'claim', text, facts };
}

/** The words and expressions that a reader gets; words that follow each other are one string. */
export function wordsOf(prose: Prose): readonly (string | Expression)[] {
  const pieces: (string | Expression)[] = [];
  const add = (piece: Prose[number]): void => {
    const last = pieces[pieces.length - 1];
    if (typeof piece !== 'string') {
      if (piece.kind === 'claim') piece.text.forEach(add);
      else pieces.push(piece);
    } else if (typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  };
  prose.forEach(add);
  return pieces;
}
