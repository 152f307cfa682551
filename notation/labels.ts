// What students write in front of a line to say what it is: "det A =", "mean:", "cofactors:", "A^-1 =".

import type { LineRole } from './term.ts';

/** A line, or a part of one, without its label. */
export interface Labelled {
  readonly role: LineRole | null;
  /** How many characters stand before the rest. */
  readonly length: number;
}

const LONGEST = 60;

const OF_MATRIX = /(?:\s*\(\s*[A-Z]{1,2}\s*\)|\s*of\s+[A-Z]{1,2}|\s+[A-Z]{1,2})?/.source;

const OF_B = /B\s*\)?\s*[:=]?\s*$/;

const WORDS: readonly (readonly [words: string, role: LineRole | null])[] = [
  ['means?|average|avg|μ|x̄|Mittelwerte?|Durchschnitte?|moyennes?|media', 'mean'],
  ['sorted|ordered|in order|sortiert|geordnet|triés?|ordenados?', 'sorted'],
  ['sum of (?:the )?eigenvalues', 'sum-of-eigenvalues'],
  ['(?:matrix of )?minors|minor matrix|Minoren|mineurs|menores', 'minors'],
  ['(?:matrix of )?cofactors|cofactor matrix|Kofaktoren|cofacteurs|cofactores', 'cofactors'],
  ['adjugate(?: matrix)?|(?:classical )?adjoint|adj|Adjunkte|adjunta', 'adjugate'],
  ['det(?:erminant)?|Determinante|déterminant', 'determinant'],
  ['(?:final )?answer|result|Antwort|Ergebnis|réponse|résultat|respuesta', 'answer'],
  ['inverse|inv', 'inverse-of-a'],
  ['deviations|differences|squares|squared (?:deviations|differences)', null],
  ['sum of (?:the )?(?:squares|squared (?:deviations|differences))|SS', null],
  [
    'variances?|var|s\\^?2|s²|σ\\^?2|σ²|median|sum|trace|tr|total|product|maximum|minimum|max|min|Varianz|Summe|Spur',
    null,
  ],
];

const NAMES = WORDS.map(
  ([words, role]) => [new RegExp(`^\\s*(?:the )?(?:${words})${OF_MATRIX}\\s*(?::(?!=)|=|$)\\s*`, 'iu'), role] as const,
);

/** The words in front of a line that say what it is; null where there are none. With nothing behind them they belong to what comes below. */
export function labelOf(line: string): Labelled | null {
  const start = line.slice(0, LONGEST);
  for (const [pattern, role] of NAMES) {
    const found = pattern.exec(start)?.[0];
    if (found !== undefined)
      return { role: role === 'inverse-of-a' && OF_B.test(found) ? 'inverse-of-b' : role, length: found.length };
  }
  return null;
}

/** `A^-1 =`: the inverse of a matrix of the task. */
const INVERSE = /^\s*(?<letter>[AB])\s*(?:\^\s*\{?\s*\(?\s*[-−–]\s*1\s*\)?\s*\}?|⁻¹)\s*=\s*/;
/** `AB =`, `C =`, `A^2 =`, `|A| =`, `(A + B)^T =`, `p(λ) =`: what is asked for, or a name of it. */
const RESULT =
  /^\s*(?:\|\s*[A-Z]{1,2}\s*\||\|?[MCAmc]_?\{?\d\s?,?\s?\d\}?\|?|[a-zA-Z]\(λ\)|\(?\s*[A-Z](?:\s*[*·+\-−∘⊙]?\s*[A-Z])?\s*\)?\s*(?:\^\s*\{?[\dTt]\}?|[²³ᵀ'])?)\s*=\s*/u;

/** The name in front of an equals sign; null where there is none. */
export function nameOf(line: string): Labelled | null {
  const start = line.slice(0, LONGEST);
  const inverse = INVERSE.exec(start);
  if (inverse !== null) {
    return { role: inverse.groups?.['letter'] === 'B' ? 'inverse-of-b' : 'inverse-of-a', length: inverse[0].length };
  }
  const result = RESULT.exec(start)?.[0];
  return result === undefined ? null : { role: null, length: result.length };
}

/** `D =`, `D_x =`, `det A_1 =`, `|A_y| =`: a determinant of Cramer's rule. */
const DETERMINANT =
  /^\s*(?:[DΔ]|\\Delta\s?|[Dd]et(?:erminante?)?\s?(?:\(\s?)?[ABMD]?|\|\s?[AMD])\s?_?\s?\{?\(?(?<of>[a-z]|\d)?\)?\}?\s?\)?\s?\|?\s*[:=]\s*(?=\S)/u;

export interface DeterminantName extends Labelled {
  /** `D` of the coefficients; `D_x` and `D_1` with the right-hand sides in a column. */
  readonly name: string;
}

/** The determinant of Cramer's rule that a line states; null for other lines. */
export function determinantNameOf(line: string): DeterminantName | null {
  const found = DETERMINANT.exec(line.slice(0, LONGEST));
  if (found === null) return null;
  const of = found.groups?.['of'];
  return { role: null, length: found[0].length, name: of === undefined ? 'D' : `D_${of}` };
}

/** `c12 =`, `(AB)_{1,2} =`, `(1,2):`: an entry of the matrix that is asked for. */
const ENTRY =
  /^\s*(?:\(?[a-zA-Z]{1,2}\)?\s?_?\{?\s?(?<row>\d)\s?,?\s?(?<column>\d)\s?\}?|(?:entry\s)?\((?<rowAlone>\d)\s?,\s?(?<columnAlone>\d)\))\s*[:=]\s*/;

/** `C12 =`, `M_{12} =`: a cofactor, or a minor. */
const COFACTOR = /^\s*(?<letter>[CMcm])\s?_?\{?\s?(?<row>\d)\s?,?\s?(?<column>\d)\s?\}?\s*=\s*/;

/** The cofactor or minor that is named in front of a line; null where none is. */
export function cofactorOf(line: string): (EntryName & { readonly role: 'cofactors' | 'minors' }) | null {
  const found = COFACTOR.exec(line.slice(0, LONGEST));
  if (found === null) return null;
  const { letter = '', row, column } = found.groups ?? {};
  const role = letter.toUpperCase() === 'C' ? 'cofactors' : 'minors';
  return { row: Number(row), column: Number(column), length: found[0].length, role };
}

export interface EntryName {
  /** Rows and columns count from 1. */
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** The entry that is named in front of a line; null where none is. */
export function entryOf(line: string): EntryName | null {
  const found = ENTRY.exec(line.slice(0, LONGEST));
  if (found === null) return null;
  const { row, column, rowAlone, columnAlone } = found.groups ?? {};
  return { row: Number(row ?? rowAlone), column: Number(column ?? columnAlone), length: found[0].length };
}

/** "so", "therefore" and the like say nothing of the line. */
const CONNECTING = /^\s*(?:so|thus|hence|therefore|then|also|daher|also|donc|alors|luego|entonces)\b[,:]?\s+(?=\S)/i;

export function connectingLength(line: string): number {
  return CONNECTING.exec(line.slice(0, LONGEST))?.[0].length ?? 0;
}
