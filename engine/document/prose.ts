// Prose: sentences with mathematics inside.

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
  for (let index = 0; index < parts.length; index++) {
    if (parts[index] !== '') pieces.push(parts[index]);
    if (index < values.length) addPieces(values[index], pieces);
  }
  return pieces;
}

function addPieces(value: string | number | Expression | Claim | Prose, pieces: Prose[number][]): void {
  if (typeof value === 'number') pieces.push(count(value));
  else if (typeof value === 'string' || 'kind' in value) pieces.push(value);
  else for (const piece of value) pieces.push(piece);
}

/** Stands between a number and its decimal; where both look alike, neither this nor the decimal is shown. */
export const OR = ', or ';

/** Marks sentences that are one object in many stories, so that what is made of them is made once. */
export function keepProse(prose: Prose): Prose {
  kept.add(prose);
  return prose;
}

export function isKeptProse(prose: Prose): boolean {
  return kept.has(prose);
}

const kept = new WeakSet<Prose>();

/** Words that are true because of these facts. */
export function claim(text: Prose, ...facts: readonly Expression[]): Claim {
  return { kind: 'claim', text, facts };
}

/** The words and expressions that a reader gets; words that follow each other are one string. */
export function wordsOf(prose: Prose): readonly (string | Expression)[] {
  if (isWords(prose)) return prose;
  const pieces: (string | Expression)[] = [];
  addWords(prose, pieces);
  return pieces;
}

/** Whether there are no claims, and no two strings that follow each other. */
function isWords(prose: Prose): prose is readonly (string | Expression)[] {
  let isString = false;
  for (const piece of prose) {
    const wasString = isString;
    isString = typeof piece === 'string';
    if (typeof piece === 'string' ? wasString : piece.kind === 'claim') return false;
  }
  return true;
}

function addWords(prose: Prose, pieces: (string | Expression)[]): void {
  for (const piece of prose) {
    const last = pieces.length - 1;
    if (typeof piece !== 'string') {
      if (piece.kind === 'claim') addWords(piece.text, pieces);
      else pieces.push(piece);
    } else if (last >= 0 && typeof pieces[last] === 'string') pieces[last] += piece;
    else pieces.push(piece);
  }
}
