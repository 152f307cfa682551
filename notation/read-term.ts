// A term as students type it: `-5/2`, `½`, `2√3`, `\frac{1}{2}`, `3 - 2t`, `A^T B^{-1}`, `4 det([[1, 2], [3, 4]])`.

import { fraction } from './fraction.ts';
import { cursorOver, fractionTerm, numberTerm, parseWhole } from './parse-term.ts';
import type { Term } from './term.ts';
import { type Scanning, tokensOf } from './tokens.ts';
import { ReadingError, readOrUnread, type Unread } from './unread.ts';

/** Longer terms are not read. */
const LONGEST = 4000;

const PLAIN = /^(?<sign>-?)(?<whole>\d{1,40})(?:\/(?<under>\d{1,40}))?$/;
/** What a single cell may hold besides: `1 1/2`, and decimals with a power of ten. */
const MIXED = /^(?<sign>[-−–+]?) ?(?<whole>\d{1,40}) {1,3}(?<over>\d{1,40}) ?\/ ?(?<under>\d{1,40})$/;
const SCIENTIFIC = /^(?<sign>[-−–+]?)(?<digits>\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})[eE](?<power>[-+]?\d{1,3})$/;

/** The term that stands alone in a text, such as one cell. Nothing is worked out. */
export function readTerm(text: string, scanning: Scanning = { decimalCommas: false }): Term | Unread {
  return readOrUnread(text, () => termOf(text, scanning));
}

/** The same; throws a reading error. */
export function termOf(text: string, scanning: Scanning = { decimalCommas: false }): Term {
  if (text.length > LONGEST) throw new ReadingError(0, `A term has at most ${LONGEST} characters.`);
  const special = plainFraction(text) ?? mixedTerm(text.trim()) ?? scientificTerm(text.trim());
  if (special !== null) return special;
  const tokens = tokensOf(text, scanning).filter(({ text: mark }) => mark !== '\n');
  const scientific = tokens.find(
    (token, index) =>
      token.kind === 'word' &&
      /^e$/i.test(token.text) &&
      tokens[index - 1]?.kind === 'number' &&
      tokens[index - 1]?.end === token.at &&
      /^[-+]?\d/.test(text.slice(token.end)),
  );
  if (scientific !== undefined)
    throw new ReadingError(
      scientific.at,
      'A power of ten is read where the number stands alone; write * before a letter.',
    );
  return parseWhole(cursorOver(tokens, text.length));
}

/** What most cells hold: `-12`, `3/4`. */
function plainFraction(text: string): Term | null {
  const { sign, whole, under } = PLAIN.exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  const above = numberTerm(whole);
  const term: Term = under === undefined ? above : { kind: 'quotient', over: above, under: numberTerm(under) };
  return sign === '-' ? { kind: 'negative', of: term } : term;
}

/** `1 1/2`, where the fraction is smaller than 1. */
function mixedTerm(text: string): Term | null {
  const { sign = '', whole = '', over = '', under = '' } = MIXED.exec(text)?.groups ?? {};
  if (whole === '' || BigInt(over) >= BigInt(under)) return null;
  const size = BigInt(whole) * BigInt(under) + BigInt(over);
  return fractionTerm(sign === '' || sign === '+' ? size : -size, BigInt(under));
}

function scientificTerm(text: string): Term | null {
  const { sign = '', digits = '', power = '' } = SCIENTIFIC.exec(text)?.groups ?? {};
  if (digits === '') return null;
  const [whole = '', places = ''] = digits.split('.');
  const exponent = Number(power) - places.length;
  const number = BigInt(`${whole}${places}`);
  const value =
    exponent < 0 ? fraction(number, 10n ** BigInt(-exponent)) : fraction(number * 10n ** BigInt(exponent), 1n);
  return fractionTerm(sign === '' || sign === '+' ? value.numerator : -value.numerator, value.denominator);
}
