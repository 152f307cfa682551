// All solutions of a system as students write them: `x = 1, y = 2`, `(1, 2)`, `no solution`, `x = 1 + 2t, y = t`,
// `x = 3 - z, y = 2, z free`, `(1, 0) + t(2, 1)`, in any order and with any parameters.

import { ONE, ZERO } from '../fraction.ts';
import { claimIn } from '../read-claim.ts';
import type { Fraction } from '../term.ts';
import { excerptOf, ReadingError, readOrUnread, type Unread } from '../unread.ts';
import { added, type LinearForm, linearFormOf, multiplied, NOUGHT, substituted } from './linear-form.ts';
import { insideOf, type Piece, piecesOf, plainSigns, rest, trimmed, withoutLatex } from './split-text.ts';

export type SolutionText =
  | { readonly kind: 'none' }
  /** `start` plus all sums of multiples of the directions, each with its parameter. */
  | {
      readonly kind: 'set';
      readonly start: readonly Fraction[];
      readonly directions: readonly { readonly parameter: string; readonly vector: readonly Fraction[] }[];
    };

/** Longer texts are not read. */
const LONGEST = 1500;

/**
 * Reads the solutions of a system. `unknowns` are those of the task in their order; where they are called x₁, x₂ ..., the letters x, y, z
 * are read as well.
 */
export function readSolutions(text: string, unknowns: readonly string[]): SolutionText | Unread {
  return readOrUnread(text, () => solutionsOf(text, unknowns));
}

const NONE =
  /^(?:(?:there (?:is|are)|the system has|it has|has) )?(?:no (?:real )?solutions?(?: exists?)?|none|not solvable|unsolvable|impossible|(?:the system is )?(?:inconsistent(?: system)?)|(?:a )?contradiction)$/;

function solutionsOf(written: string, unknowns: readonly string[]): SolutionText {
  if (written.length > LONGEST) throw new ReadingError(0, `An answer has at most ${LONGEST} characters.`);
  const text = plainSigns(withoutLatex(written)).replace(/[.\s]+$/, '');
  const words = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const claim = claimIn(text);
  if (claim?.kind === 'no-solution' || NONE.test(words)) return { kind: 'none' };
  if (claim?.kind === 'infinitely-many') {
    throw new ReadingError(0, 'Write down all of them with a parameter, such as x = 1 + 2t, y = t.');
  }
  const set = withoutSetSigns({ text: withDecimalPoints(text.replace(REMARK, ', $<remark> ')), at: 0 });
  if (set.text === '') throw new ReadingError(0, 'Nothing is written.');
  const pieces = piecesOf(set.text, SEPARATOR, set.at).filter(({ text: piece }) => !saysThatLettersAreFree(piece));
  const free = piecesOf(set.text, SEPARATOR, set.at).flatMap(({ text: piece }) => freeLetters(piece));
  const whole =
    pieces.length === 1 && pieces[0] !== undefined && !hasEquals(pieces[0]) ? vectorForms(pieces[0], unknowns) : null;
  const forms = whole ?? (pieces.some(hasEquals) ? byName(pieces, free, unknowns) : inOrder(pieces, unknowns));
  return setOf(forms);
}

/** What parts one statement from the next. */
const SEPARATOR =
  /[,;\n|&]|\s+(?=\p{L}[_\d₀-₉]{0,3}\s*=)|\s:\s|(?<![\p{L}\d])(?:and|where|with|for|und|mit|et|avec)(?![\p{L}\d])/uy;

/** `(t real)` at the end. */
const REMARK = /\((?<remark>[^()=]{0,60}(?:real|free|arbitrary|any|∈|in R)[^()=]{0,60})\)$/;

/** `x = 0,5`: a comma between digits that stand in no brackets; none where values are written in order. */
function withDecimalPoints(text: string): string {
  return text.includes('=')
    ? text.replaceAll(/[([{][^()[\]{}]*[)\]}]|(?<=\d),(?=\d)/g, (found) => (found === ',' ? '.' : found))
    : text;
}

/** `S = {(1, 2)}`, `{(1 + 2t, t) | t ∈ ℝ}`: what stands in the braces. */
function withoutSetSigns(piece: Piece): Piece {
  const named = /^(?:[SL]|(?:the )?solutions?(?: set)?(?: is| are)?)\s*[=:]\s*/iu.exec(piece.text)?.[0] ?? '';
  const unnamed = rest(piece, named.length);
  const inside = unnamed.text.startsWith('{') ? insideOf(unnamed) : null;
  return inside ?? unnamed;
}

const LETTERS = String.raw`(?<letters>\p{L}[_\d₀-₉]{0,4}(?:\s*(?:,|and)\s*\p{L}[_\d₀-₉]{0,4})*)`;
const FREE = new RegExp(
  String.raw`^(?:all |any |every )?${LETTERS}\s*(?:(?:is|are|=)\s+)?(?:a |an )?(?:free|arbitrary|any|real|∈|in\s+(?:ℝ|R|the reals)|beliebig|libre)`,
  'iu',
);
const OTHER_WORDS =
  /^(?:(?:any|all|every|each) (?:real )?\p{L}[_\d₀-₉]{0,3}|any|all|every|free|arbitrary|real|(?:real )?numbers?|parameters?|(?:a |an )?free(?: variable| parameter)?|(?:are |is )?(?:free|arbitrary|real).*)$/iu;

function saysThatLettersAreFree(piece: string): boolean {
  return !piece.includes('=') ? FREE.test(piece) || OTHER_WORDS.test(piece) : FREE.test(piece);
}

function freeLetters(piece: string): readonly string[] {
  const letters = FREE.exec(piece)?.groups?.['letters'];
  return letters === undefined ? [] : letters.split(/\s*(?:,|and)\s*/).map(plainName);
}

function hasEquals({ text }: Piece): boolean {
  return text.includes('=');
}

/** `x₁` and `x1` as `x_1`. */
function plainName(name: string): string {
  const plain = name.trim().replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));
  return plain.replace(/^(?<letter>\p{L})_?(?<index>\d+)$/u, '$<letter>_$<index>');
}

/** The sets of names under which the unknowns may go, best first. */
function alphabets(unknowns: readonly string[]): readonly (readonly string[])[] {
  const own = unknowns.map(plainName);
  const areNumbered = own.every((name, index) => name === `x_${index + 1}`);
  if (!areNumbered) return [own];
  return [own, ['x', 'y', 'z', 'w'].slice(0, own.length), ['x', 'y', 'z', 't'].slice(0, own.length)].filter(
    (names) => names.length === own.length,
  );
}

/** The unknowns as linear forms of parameters, where each is named. */
function byName(pieces: readonly Piece[], free: readonly string[], unknowns: readonly string[]): readonly LinearForm[] {
  const given = new Map<string, { readonly form: LinearForm; readonly at: number }>();
  for (const piece of pieces) {
    for (const [name, form] of assignments(piece, unknowns)) {
      if (given.has(name)) throw new ReadingError(piece.at, `${name} stands there twice.`);
      given.set(name, { form, at: piece.at });
    }
  }
  const names =
    alphabets(unknowns).find((alphabet) => [...given.keys()].every((name) => alphabet.includes(name))) ?? null;
  if (names === null) {
    const known = alphabets(unknowns)[0] ?? [];
    const strange = [...given].find(([name]) => !known.includes(name));
    throw new ReadingError(
      strange?.[1].at ?? 0,
      `${shownName(strange?.[0] ?? '')} is no unknown here: they are ${shownNames(known)}.`,
    );
  }
  const used = new Set([...given.values()].flatMap(({ form }) => [...form.coefficients.keys()]));
  return names.map((name) => {
    const found = given.get(name);
    if (found !== undefined) return resolved(name, found.form, given, found.at);
    if (used.has(name) || free.includes(name)) return letter(name);
    throw new ReadingError(
      0,
      `Nothing is said of ${shownName(name)}. Write a value for each of ${shownNames(names)}, or that it is free.`,
    );
  });
}

/** `x = 3 - z, z = 1`: values of other unknowns are put in. */
function resolved(
  name: string,
  form: LinearForm,
  given: ReadonlyMap<string, { readonly form: LinearForm }>,
  at: number,
): LinearForm {
  let known = form;
  for (let round = 0; round <= given.size; round += 1) {
    const next = [...known.coefficients.keys()].find((key) => isReplaced(key, name, given));
    if (next === undefined) return known;
    known = substituted(known, next, given.get(next)?.form ?? NOUGHT);
  }
  throw new ReadingError(at, `${shownName(name)} is given by itself. Write it with a parameter, such as t.`);
}

/** `z = z` says that z is free. */
function isReplaced(key: string, name: string, given: ReadonlyMap<string, { readonly form: LinearForm }>): boolean {
  const form = given.get(key)?.form;
  if (form === undefined) return false;
  const isItself = form.coefficients.size === 1 && form.coefficients.has(key) && form.constant.numerator === 0n;
  return !isItself && (key !== name || given.get(name)?.form !== form || !isItself);
}

/** `x = y = 2` gives both; `(x, y) = (1, 2)` each of its letters. */
function assignments(piece: Piece, unknowns: readonly string[]): readonly (readonly [string, LinearForm])[] {
  const sides = piecesOf(piece.text, /=/y, piece.at);
  const value = sides.at(-1);
  if (value === undefined || sides.length < 2) {
    throw new ReadingError(
      piece.at,
      `${excerptOf(piece.text)} is not understood. Write each unknown with its value, such as x = 1.`,
    );
  }
  return sides.slice(0, -1).flatMap((side) => {
    const names = insideOf(side);
    if (names !== null || /^(?:x|X|v|r|\\?vec)/.test(side.text)) {
      const inside = names === null ? null : piecesOf(names.text, /[,;]/y, names.at).map(({ text }) => plainName(text));
      const vector = vectorForms(value, inside ?? unknowns);
      if (vector !== null)
        return vector.map((form, index): [string, LinearForm] => [
          (inside ?? unknowns.map(plainName))[index] ?? '',
          form,
        ]);
    }
    const name = plainName(side.text);
    if (!/^\p{L}(?:_\d{1,3})?$/u.test(name)) {
      throw new ReadingError(
        side.at,
        `${excerptOf(side.text)} is no unknown. Write each unknown with its value, such as x = 1.`,
      );
    }
    return [[name, linearFormOf(value)] as const];
  });
}

/** `1, 2`: as many values as unknowns, in their order. */
function inOrder(pieces: readonly Piece[], unknowns: readonly string[]): readonly LinearForm[] {
  const forms = pieces.map(linearFormOf);
  requireAll(forms, unknowns, pieces[0]?.at ?? 0);
  return forms;
}

function requireAll(forms: readonly LinearForm[], unknowns: readonly string[], at: number): void {
  if (forms.length === unknowns.length) return;
  throw new ReadingError(
    at,
    `Here ${forms.length === 1 ? 'is one value' : `are ${forms.length} values`}, and the unknowns are ${shownNames(unknowns.map(plainName))}.`,
  );
}

/** `(1, 0) + t(2, 1)`: a sum of vectors with coefficients; null where the text holds no vector. */
function vectorForms(piece: Piece, unknowns: readonly string[]): readonly LinearForm[] | null {
  const terms = signedTerms(piece);
  const vectors = terms.map(vectorTerm);
  if (vectors.every((vector) => vector === null)) return null;
  const missing = vectors.indexOf(null);
  if (missing >= 0) {
    const { text, at } = terms[missing] ?? piece;
    throw new ReadingError(
      at,
      `${excerptOf(text)} is no vector. Write vectors in parentheses, such as (1, 0) + t(2, 1).`,
    );
  }
  return vectors
    .filter((vector) => vector !== null)
    .reduce<readonly LinearForm[]>(
      (total, vector) => {
        requireAll(vector, unknowns, piece.at);
        return total.map((form, index) => added(form, vector[index] ?? NOUGHT));
      },
      unknowns.map(() => NOUGHT),
    );
}

/** Between the signs + and - that join them, each with its own minus. */
function signedTerms({ text, at }: Piece): readonly Piece[] {
  const joined = /(?<=[^\s([{,;*/^=+-])\s*[+-]/y;
  let from = 0;
  return piecesOf(text, joined, at).map((term) => {
    const between = text.slice(from, term.at - at);
    const sign = between.trimEnd().endsWith('-') && from > 0 ? '-' : '';
    from = term.at - at + term.text.length;
    return { text: `${sign}${term.text}`, at: term.at };
  });
}

const VECTOR =
  /^(?<factor>.*?)(?:\s*[*·⋅×]\s*)?(?<vector>[([⟨][^()[\]⟨⟩]*(?:\([^()]*\)[^()[\]⟨⟩]*)*[)\]⟩])\s*(?:\^\{?T\}?|ᵀ|')?(?<behind>\s*[*·]?\s*\p{L}[_\d]{0,3})?$/u;

/** `-2t(1, 3)` and `(1, 2t)`; null where there is no list in brackets. */
function vectorTerm(piece: Piece): readonly LinearForm[] | null {
  const groups = VECTOR.exec(piece.text)?.groups;
  const inside = insideOf(trimmed({ text: groups?.['vector'] ?? '', at: piece.at }));
  if (groups === undefined || inside === null) return null;
  const cells = cellsOf(inside);
  if (cells.length < 2) return null;
  const { factor = '', behind = '' } = groups;
  const written = `${factor.trim()}${behind}`.replace(/^[*·\s]+/, '').trim();
  const multiple = linearFormOf({ text: written === '' ? '1' : written === '-' ? '-1' : written, at: piece.at });
  return cells.map((cell) => {
    const product = multiplied(linearFormOf(cell), multiple);
    if (product !== null) return product;
    throw new ReadingError(cell.at, `${excerptOf(piece.text)} multiplies letters with each other.`);
  });
}

function cellsOf(inside: Piece): readonly Piece[] {
  const separator = /[;\n|]/.test(inside.text) ? /[;\n|]/y : inside.text.includes(',') ? /,/y : /\s+(?![-+*/]\s)/y;
  return piecesOf(inside.text, separator, inside.at);
}

function letter(name: string): LinearForm {
  return { constant: ZERO, coefficients: new Map([[name, ONE]]) };
}

function setOf(forms: readonly LinearForm[]): SolutionText {
  const parameters = [...new Set(forms.flatMap(({ coefficients }) => [...coefficients.keys()]))];
  return {
    kind: 'set',
    start: forms.map(({ constant }) => constant),
    directions: parameters.map((parameter) => ({
      parameter,
      vector: forms.map(({ coefficients }) => coefficients.get(parameter) ?? ZERO),
    })),
  };
}

/** `x_1` as it is printed: x₁. */
export function shownName(name: string): string {
  return name.replace(/_(?<index>\d+)$/, (_, index) =>
    Array.from(String(index), (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join(''),
  );
}

function shownNames(names: readonly string[]): string {
  const shown = names.map(shownName);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}
