// How a whole text is spelled before it is read: each change stands where the task leaves no doubt of what is meant.

import { spelledBasis, spelledVectors } from './vector-spelling.ts';
import type { WorkingKind } from './working-kind.ts';

/** Equations with a value behind them are looked for in shorter lines. */
const LONGEST_LINE = 2000;

/** `3x2` between numbers, where a working has no unknowns. */
const TIMES = /(?<=[\d)\]]\s?)[xX](?=\s?[-−–(]?\s?[\d(√])/g;
/** `(1)+(2): 4x = 16`, `2·I - II: x = 3`: equations by their numbers, in front of what they give. */
const COMBINED =
  /(?<=^|\n)[^\S\n]{0,4}(?:\d{0,3}\s?[*·]?\s?(?:\([\dIVa-d]{1,3}\)|[IV]{1,3})[^\S\n]{0,4}[-−–+]?[^\S\n]{0,4}){2,4}:[^\S\n]+(?=[^:\n]*=)/g;
/** `5,6` or `= 5,6` with nothing beside it. */
const LONE_DECIMAL =
  /(?<=^|\n)(?<before>[^\S\n]{0,8}[=≈]?[^\S\n]{0,8}[-−–]?\d{1,20}),(?<after>\d{1,20})(?=[^\S\n]{0,8}(?:\n|$))/g;
/** Letters that students write for λ. */
const EIGENVALUE_LETTERS = /(?<![\p{L}\\])[xtksmzL](?![a-zλ])/gu;

/** The text with `*` for an x between numbers, and λ for the unknown of eigenvalues, each where the task leaves no doubt. */
export function spelledFor(text: string, kind: WorkingKind): string {
  if (kind.hasBasis) return spelledBasis(text);
  if (kind.hasVectors) return spelledVectors(text);
  if (kind.system !== null) {
    const equations = text.replaceAll(COMBINED, (sums) => ' '.repeat(sums.length));
    return equations.split('\n').map(withConclusion).join('\n');
  }
  const pointed = kind.hasOneNumber ? text.replaceAll(LONE_DECIMAL, '$<before>.$<after>') : text;
  if (kind.hasNoUnknowns) return pointed.replaceAll(TIMES, '*');
  if (!kind.isOfEigenvalues || /λ|lambda|L_?\d\s*(?:[-−+]|<|←|→)/.test(text)) return text;
  const letters = new Set(Array.from(text.matchAll(EIGENVALUE_LETTERS), ([letter]) => letter));
  return letters.size === 1 ? text.replaceAll(EIGENVALUE_LETTERS, 'λ') : text;
}

/** `3x + 10 = 12, x = 2/3`: an equation, and behind a comma the value that it gives. */
function withConclusion(line: string): string {
  const comma = line.length > LONGEST_LINE ? null : BEFORE_VALUE.exec(line);
  if (comma === null) return line;
  const equation = line.slice(0, comma.index);
  const [left = '', right = '', ...more] = equation.split('=');
  const isEquation = /[a-z]/.test(left) && /[^\s\p{L}]/u.test(left) && right.trim() !== '' && more.length === 0;
  if (!isEquation || VALUE.test(left)) return line;
  return `${equation} ⇒ ${line.slice(comma.index + comma[0].length)}`;
}

const BEFORE_VALUE = /[,;]\s{0,4}(?=[a-z](?:_?\{?\d{1,2}\}?)?\s{0,4}=)/;
const VALUE = /^\s*[a-z](?:_?\{?\d{1,2}\}?)?\s*$/;
