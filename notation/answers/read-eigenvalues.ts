// Eigenvalues as students write them: `2, 3, 3`, `λ₁ = 2, λ₂ = 3`, `2, 3 (twice)`, `λ = 1 ± i`.

import { ReadingError, readOrUnread, type Unread } from '../unread.ts';
import { insideOf, type Piece, piecesOf, plainSigns, rest, withoutLatex } from './split-text.ts';

/** A value as it is written. */
export interface WrittenValue extends Piece {
  /** How often it counts, where that is written; else null. */
  readonly times: number | null;
}

export interface ValuesText {
  readonly kind: 'values';
  readonly values: readonly WrittenValue[];
}

const LONGEST = 1000;

/** Reads a list of eigenvalues in any order. The values stay texts. */
export function readEigenvalues(text: string): ValuesText | Unread {
  return readOrUnread(text, () => {
    if (text.length > LONGEST) throw new ReadingError(0, `An answer has at most ${LONGEST} characters.`);
    const plain = rest({ text: plainSigns(withoutLatex(text)).replace(/[.\s]+$/, ''), at: 0 }, 0);
    const list = insideOf(plain);
    const values = valuesIn(list !== null && /[,;]/.test(list.text) ? list : plain);
    if (values.length === 0) throw new ReadingError(0, 'Nothing is written.');
    return { kind: 'values', values };
  });
}

const SEPARATOR =
  /[;\n]|,|\s+(?=λ)|(?<=^[-\d\s]*\d)\s+(?=[-\d][-\d\s]*$)|(?<![\p{L}\d])(?:and|or|und|et)(?![\p{L}\d])/uy;
/** `λ₁ =`, `λ_1,2 =`, `eigenvalues:`; several where one value stands for several names. */
const NAMES =
  /^(?:(?:the )?eigenvalues?(?: are| is)?\s*[:=]?\s*)?(?:(?:λ|lambda|[xLlkmμ])(?:_?\{?[\d₀-₉ ]*\}?)\s*=\s*)*/iu;
const WORDS: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['simple', 1],
  ['single', 1],
  ['twice', 2],
  ['double', 2],
  ['three times', 3],
  ['thrice', 3],
  ['triple', 3],
  ['four times', 4],
  ['five times', 5],
]);
const TIMES =
  /\s*[([]?\s*(?:with |of |each )?(?:(?<word>once|simple|single|twice|double|three times|thrice|triple|four times|five times)(?: root| eigenvalue)?|(?:algebraic |alg\.? )?(?:multiplicity|mult\.?|m)\s*(?:is|=|:)?\s*(?<count>\d{1,2})|(?<number>\d{1,2})\s?(?:x|×|times|-fold)|[x×]\s?(?<behind>\d{1,2}))\s*[)\]]?$/iu;

/** The values in a part of a text. */
export function valuesIn(piece: Piece): readonly WrittenValue[] {
  const values: WrittenValue[] = [];
  for (const part of piecesOf(
    piece.text.replaceAll(/(?<=[λ_\d₀-₉])\s*,\s*(?=[\d₀-₉]+\s*=)/gu, (comma) => ' '.repeat(comma.length)),
    SEPARATOR,
    piece.at,
  )) {
    const name = NAMES.exec(part.text)?.[0] ?? '';
    const named = rest(part, name.length);
    const { text, times } = withTimes(named.text);
    const last = values.at(-1);
    // `3, multiplicity 2`
    if (text === '' && times !== null && last !== undefined) values[values.length - 1] = { ...last, times };
    else if (text === '') throw new ReadingError(named.at, 'Here a value is missing.');
    else
      values.push(...signedValues(text).map((value) => ({ text: value, at: named.at, times: times ?? namesIn(name) })));
  }
  return values;
}

/** `λ₁ = λ₂ = 3` counts twice. */
function namesIn(name: string): number | null {
  const count = name.split('=').length - 1;
  return count > 1 ? count : null;
}

function withTimes(text: string): { readonly text: string; readonly times: number | null } {
  const found = TIMES.exec(text);
  if (found?.groups === undefined) return { text, times: null };
  const { word, count, number, behind } = found.groups;
  const times = word === undefined ? Number(count ?? number ?? behind) : (WORDS.get(word.toLowerCase()) ?? 1);
  return { text: text.slice(0, found.index).replace(/,\s*$/, '').trim(), times };
}

/** `1 ± i` is two values. */
function signedValues(text: string): readonly string[] {
  const written = text.replaceAll(/\+\s?\/\s?-|\+-/g, '±');
  return written.includes('±')
    ? ['+', '-'].map((sign) => written.replace(/^±/, sign === '+' ? '' : '-').replaceAll('±', sign))
    : [text];
}
