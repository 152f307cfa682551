// Tokens of mathematics as people type it: LaTeX, Unicode and plain signs become the same few tokens.

import { MOST_DIGITS } from './fraction.ts';
import { quoted, Unreadable } from './unread.ts';

export type TokenKind =
  /** Digits with at most one point. */
  | 'number'
  /** A fraction in one sign: `½` has the text `1/2`. */
  | 'vulgar'
  /** Raised digits: `²` has the text `2`. */
  | 'superscript'
  /** A letter, perhaps with an index: `x_1`, `λ`. */
  | 'name'
  /** One of + - * / ^ ( ) [ ] { } , ; | ' = and the words below. */
  | 'sign'
  /** `frac`, `sqrt`, `det`, and arrows. */
  | 'word';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it begins in the text, counted from 0. */
  readonly at: number;
  readonly end: number;
  /** Whether a space stands before it. */
  readonly spaced: boolean;
}

export interface TokenOptions {
  /** Whether a comma between digits is a decimal comma. */
  readonly decimalComma: boolean;
}

const VULGAR: ReadonlyMap<string, string> = new Map([
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅖', '2/5'],
  ['⅗', '3/5'],
  ['⅘', '4/5'],
  ['⅙', '1/6'],
  ['⅚', '5/6'],
  ['⅐', '1/7'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
  ['⅑', '1/9'],
  ['⅒', '1/10'],
]);

/** Signs that mean the same, by the one that is read. Those of several characters come first. */
const SIGNS: readonly (readonly [written: string, sign: string])[] = [
  ['<->', '<->'],
  ['<=>', '<->'],
  ['<-->', '<->'],
  ['↔', '<->'],
  ['⟷', '<->'],
  ['⇔', '<->'],
  ['⇄', '<->'],
  ['⇆', '<->'],
  ['-->', '->'],
  ['->', '->'],
  ['=>', '->'],
  ['|->', '->'],
  ['→', '->'],
  ['⟶', '->'],
  ['⇒', '->'],
  ['↦', '->'],
  ['<--', '<-'],
  ['<-', '<-'],
  [':=', '<-'],
  ['←', '<-'],
  ['⟵', '<-'],
  ['⇐', '<-'],
  ['+=', '+='],
  ['-=', '-='],
  ['−=', '-='],
  ['*=', '*='],
  ['/=', '/='],
  ['**', '^'],
  ['//', '/'],
  ['+', '+'],
  ['-', '-'],
  ['\u2212', '-'],
  ['\u2013', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\ufe63', '-'],
  ['*', '*'],
  ['·', '*'],
  ['⋅', '*'],
  ['∙', '*'],
  ['•', '*'],
  ['∗', '*'],
  ['×', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['∕', '/'],
  ['⁄', '/'],
  [':', ':'],
  ['^', '^'],
  ['(', '('],
  [')', ')'],
  ['[', '['],
  [']', ']'],
  ['{', '{'],
  ['}', '}'],
  [',', ','],
  [';', ';'],
  ['|', '|'],
  ['∣', '|'],
  ["'", "'"],
  ['′', "'"],
  ['’', "'"],
  ['=', '='],
  ['≈', '='],
  ['√', 'sqrt'],
];

/** LaTeX commands and what they stand for; null for those that say nothing. */
const COMMANDS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ['frac', 'frac'],
  ['dfrac', 'frac'],
  ['tfrac', 'frac'],
  ['cfrac', 'frac'],
  ['sqrt', 'sqrt'],
  ['det', 'det'],
  ['cdot', '*'],
  ['times', '*'],
  ['ast', '*'],
  ['div', '/'],
  ['to', '->'],
  ['rightarrow', '->'],
  ['longrightarrow', '->'],
  ['Rightarrow', '->'],
  ['mapsto', '->'],
  ['longmapsto', '->'],
  ['leftarrow', '<-'],
  ['longleftarrow', '<-'],
  ['gets', '<-'],
  ['Leftarrow', '<-'],
  ['coloneqq', '<-'],
  ['leftrightarrow', '<->'],
  ['longleftrightarrow', '<->'],
  ['Leftrightarrow', '<->'],
  ['leftrightarrows', '<->'],
  ['rightleftarrows', '<->'],
  ['lambda', 'λ'],
  ['mu', 'μ'],
  ['rho', 'ρ'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['top', 'T'],
  ['intercal', 'T'],
  ['approx', '='],
  ['mid', '|'],
  ['vert', '|'],
  ['lvert', '|'],
  ['rvert', '|'],
  ['lbrack', '['],
  ['rbrack', ']'],
  ['left', null],
  ['right', null],
  ['displaystyle', null],
  ['textstyle', null],
  ['mathrm', null],
  ['mathbf', null],
  ['mathit', null],
  ['operatorname', null],
  ['text', null],
  ['quad', null],
  ['qquad', null],
  ['big', null],
  ['Big', null],
  ['bigl', null],
  ['bigr', null],
  ['Bigl', null],
  ['Bigr', null],
]);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const WORDS: ReadonlySet<string> = new Set(['frac', 'sqrt', 'det']);
/** Names of several letters that are one sign. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['det', 'det'],
  ['sqrt', 'sqrt'],
  ['lambda', 'λ'],
  ['lam', 'λ'],
]);

/** @throws Unreadable at a character that no reader knows, and at numbers of too many digits */
export function tokensOf(text: string, options: TokenOptions = { decimalComma: false }): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  const push = (kind: TokenKind, read: string, end: number): void => {
    tokens.push({ kind, text: read, at, end, spaced });
    at = end;
    spaced = false;
  };
  while (at < text.length) {
    const space = spaceAt(text, at);
    if (space > at) {
      at = space;
      spaced = true;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const number = numberAt(text, at, options);
    const command = character === '\\' ? commandAt(text, at) : null;
    const vulgar = VULGAR.get(character);
    if (number > at) push('number', literalOf(text.slice(at, number), at), number);
    else if (vulgar !== undefined) push('vulgar', vulgar, at + character.length);
    else if (SUPERSCRIPTS.includes(character)) {
      const end = endOf(text, at, SUPERSCRIPTS);
      push('superscript', digitsIn(text.slice(at, end), SUPERSCRIPTS), end);
    } else if (command !== null) {
      if (command.read === null) {
        at = command.end;
        spaced = true;
      } else if (/^\p{L}$/u.test(command.read)) {
        const { index, end } = indexAt(text, command.end);
        push('name', command.read + index, end);
      } else push(WORDS.has(command.read) ? 'word' : 'sign', command.read, command.end);
    } else if (/\p{L}/u.test(character)) {
      const { name, end } = nameAt(text, at);
      push(WORDS.has(name) ? 'word' : 'name', name, end);
    } else {
      const sign = SIGNS.find(([written]) => text.startsWith(written, at));
      if (sign === undefined) throw new Unreadable(`${quoted(character)} is not understood`, at + 1);
      push(WORDS.has(sign[1]) ? 'word' : 'sign', sign[1], at + sign[0].length);
    }
  }
  return tokens;
}

/** Behind spaces of any kind, and marks of typesetting that say nothing. */
function spaceAt(text: string, from: number): number {
  let at = from;
  for (;;) {
    const character = text[at];
    if (character === undefined) return at;
    if (/\s|[~$&\u200b-\u200d\u2060\ufeff]/.test(character)) at += 1;
    else if (character === '\\' && /^[,;:! ()[\]]/.test(text.slice(at + 1, at + 2))) at += 2;
    else return at;
  }
}

/** The end of a number that begins here; `from` itself where none does. */
function numberAt(text: string, from: number, { decimalComma }: TokenOptions): number {
  let at = from;
  while (isDigit(text[at])) at += 1;
  const isPoint = text[at] === '.' || (decimalComma && text[at] === ',' && at > from);
  if (isPoint && isDigit(text[at + 1])) {
    at += 1;
    while (isDigit(text[at])) at += 1;
  } else if (text[at] === '.' && at > from) {
    at += 1;
  } else if (text.startsWith('{,}', at) && at > from && isDigit(text[at + 3])) {
    at += 3;
    while (isDigit(text[at])) at += 1;
  }
  return at;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

function literalOf(written: string, at: number): string {
  if (written.length > MOST_DIGITS) {
    throw new Unreadable(`this number has more than ${MOST_DIGITS} digits; write a shorter one`, at + 1);
  }
  const literal = written.replace('{,}', '.').replace(',', '.').replace(/\.$/, '');
  return literal.startsWith('.') ? `0${literal}` : literal;
}

function endOf(text: string, from: number, among: string): number {
  let at = from;
  while (at < text.length && among.includes(text[at])) at += 1;
  return at;
}

function digitsIn(text: string, among: string): string {
  return Array.from(text, (digit) => String(among.indexOf(digit))).join('');
}

/** A command that is not known is an error at its place. */
function commandAt(text: string, from: number): { readonly read: string | null; readonly end: number } {
  const name = /^[a-zA-Z]+/.exec(text.slice(from + 1, from + 30))?.[0];
  if (name === undefined) {
    const next = text[from + 1] ?? '';
    if (next === '{' || next === '}') return { read: next, end: from + 2 };
    throw new Unreadable('a backslash is followed by the name of a command, such as \\frac', from + 1);
  }
  const read = COMMANDS.get(name);
  if (read === undefined) throw new Unreadable(`the command ${quoted(`\\${name}`)} is not understood`, from + 1);
  return { read, end: from + 1 + name.length };
}

/** A letter with its index, or a word that is one sign. */
function nameAt(text: string, from: number): { readonly name: string; readonly end: number } {
  const word = /^\p{L}+/u.exec(text.slice(from, from + 40))?.[0] ?? '';
  const long = LONG_NAMES.get(word.toLowerCase());
  if (long !== undefined) return { name: long, end: from + word.length };
  const letter = String.fromCodePoint(text.codePointAt(from) ?? 0);
  const { index, end } = indexAt(text, from + letter.length);
  return { name: `${letter}${index}`, end };
}

/** An index behind a letter: `_1`, `_{12}`, `₁₂`, `12`; empty without one. */
function indexAt(text: string, from: number): { readonly index: string; readonly end: number } {
  const found = /^(?:_\{\s*(\w{1,9})\s*\}|_?(\d{1,9})|_(\w))/.exec(text.slice(from, from + 24));
  if (found !== null) return { index: `_${found[1] ?? found[3] ?? found[2]}`, end: from + found[0].length };
  const end = endOf(text, from, SUBSCRIPTS);
  return end === from ? { index: '', end } : { index: `_${digitsIn(text.slice(from, end), SUBSCRIPTS)}`, end };
}
