// The marks of a text: numbers, words and signs, whether they are typed plainly, in Unicode or in LaTeX.

import { ReadingError } from './unread.ts';

export interface Token {
  /**
   * `number`: digits with at most one point; `half`: a fraction in one sign, as `1/2`; `word`: a run of letters, or one Greek letter;
   * `sign`: one of the plain signs below.
   */
  readonly kind: 'number' | 'half' | 'word' | 'sign';
  readonly text: string;
  /** The characters before it, and before what follows it. */
  readonly at: number;
  readonly end: number;
  /** Whether a space stands before it. */
  readonly apart: boolean;
}

export interface Scanning {
  /** Whether a comma between two digits is a decimal comma. */
  readonly decimalCommas: boolean;
}

const MOST_DIGITS = 1000;
/** Longer texts are not read. */
export const LONGEST_TEXT = 200_000;

const HALVES: ReadonlyMap<string, string> = new Map([
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

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Signs of one character, and the plain sign that each stands for. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Array.from("+-*/^_()[]{}|,;:='&<>!", (sign): [string, string] => [sign, sign]),
  ...Array.from('−–—‐‑‒﹣－', (sign): [string, string] => [sign, '-']),
  ...Array.from('·×⋅∗•∙', (sign): [string, string] => [sign, '*']),
  ...Array.from('÷∕⁄', (sign): [string, string] => [sign, '/']),
  ...Array.from('→⟶↦⇒⟹⟼⇝⤳', (sign): [string, string] => [sign, '->']),
  ...Array.from('←⟵⇐', (sign): [string, string] => [sign, '<-']),
  ...Array.from('↔⟷⇔⇄⇆⇌⟺', (sign): [string, string] => [sign, '<->']),
  ...Array.from('¦│┃∣❘', (sign): [string, string] => [sign, '|']),
  ...Array.from('∼≈~', (sign): [string, string] => [sign, '~']),
  ['√', 'sqrt'],
  ['′', "'"],
  ['’', "'"],
  ['∶', ':'],
  ['≔', ':='],
]);

/** Signs of several characters, the longest first. */
const LONG_SIGNS: readonly (readonly [written: string, sign: string])[] = [
  ['<-->', '<->'],
  ['<->', '<->'],
  ['<=>', '<->'],
  ['-->', '->'],
  ['==>', '->'],
  ['<--', '<-'],
  ['|->', '->'],
  ['->', '->'],
  ['=>', '->'],
  ['<-', '<-'],
  [':=', ':='],
  ['+=', '+='],
  ['-=', '-='],
  ['−=', '-='],
  ['*=', '*='],
  ['/=', '/='],
  ['**', '^'],
  ['//', '/'],
];

const LONG_STARTS = new Set(LONG_SIGNS.map(([written]) => written.charAt(0)));

/** What commands of LaTeX stand for; those that are empty only make room or change the look. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ...['left', 'right', 'big', 'Big', 'bigl', 'bigr', 'Bigl', 'Bigr', 'displaystyle', 'textstyle', 'limits'].map(empty),
  ...[
    'quad',
    'qquad',
    'hspace',
    'hfill',
    'hline',
    'nonumber',
    'mathrm',
    'mathbf',
    'operatorname',
    'text',
    'substack',
  ].map(empty),
  ...['cdot', 'times', 'ast', 'bullet'].map((name): [string, string] => [name, '*']),
  ['div', '/'],
  ...['frac', 'dfrac', 'tfrac', 'cfrac'].map((name): [string, string] => [name, 'frac']),
  ['sqrt', 'sqrt'],
  ...['to', 'rightarrow', 'longrightarrow', 'mapsto', 'longmapsto', 'Rightarrow', 'Longrightarrow', 'implies'].map(
    (name): [string, string] => [name, '->'],
  ),
  ...['leadsto', 'rightsquigarrow', 'curvearrowright'].map((name): [string, string] => [name, '->']),
  ...['leftarrow', 'longleftarrow', 'gets', 'Leftarrow'].map((name): [string, string] => [name, '<-']),
  ...['leftrightarrow', 'longleftrightarrow', 'Leftrightarrow', 'rightleftharpoons', 'rightleftarrows', 'iff'].map(
    (name): [string, string] => [name, '<->'],
  ),
  ...['sim', 'simeq', 'approx', 'equiv'].map((name): [string, string] => [name, '~']),
  ...['vert', 'mid', 'lvert', 'rvert'].map((name): [string, string] => [name, '|']),
  ...['top', 'intercal'].map((name): [string, string] => [name, 'T']),
  ['prime', "'"],
  ['lambda', 'λ'],
  ['mu', 'μ'],
  ['rho', 'ρ'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['sigma', 'σ'],
  ['theta', 'θ'],
  ['emptyset', '∅'],
  ['varnothing', '∅'],
  ['det', 'det'],
  ['lbrace', 'set-open'],
  ['rbrace', 'set-close'],
  ['begin', 'begin'],
  ['end', 'end'],
  ...['xrightarrow', 'xRightarrow', 'xleftarrow', 'xleftrightarrow', 'xlongrightarrow', 'xmapsto'].map(
    (name): [string, string] => [name, 'labelled-arrow'],
  ),
  ...['overset', 'underset', 'stackrel'].map((name): [string, string] => [name, 'set-over']),
]);

function empty(name: string): [string, string] {
  return [name, ''];
}

const SPACES = /^[\s\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]$/;
const DIGIT = /^\d$/;
const LETTER = /^\p{L}$/u;
const LATIN = /^[A-Za-zÀ-ɏ]$/;

/** The marks of a text. Throws a reading error at a character that means nothing here. */
export function tokensOf(text: string, scanning: Scanning = { decimalCommas: false }): readonly Token[] {
  if (text.length > LONGEST_TEXT) throw new ReadingError(0, `The text is longer than ${LONGEST_TEXT} characters.`);
  const tokens: Token[] = [];
  let at = 0;
  let apart = false;
  /** Where LaTeX takes single digits: `\frac12`. One count for each open brace. */
  const awaited: number[] = [0];
  const push = (kind: Token['kind'], written: string, end: number): void => {
    tokens.push({ kind, text: written, at, end, apart });
    at = end;
    apart = false;
  };
  const takeArgument = (): void => {
    const count = awaited.at(-1) ?? 0;
    if (count > 0) awaited[awaited.length - 1] = count - 1;
  };
  while (at < text.length) {
    const sign = text.slice(at, at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1));
    if (SPACES.test(sign) || sign === '$') {
      if (sign === '\n') push('sign', '\n', at + 1);
      else at += 1;
      apart = true;
      continue;
    }
    if (DIGIT.test(sign) || (sign === '.' && DIGIT.test(text.charAt(at + 1)))) {
      const isSingle = (awaited.at(-1) ?? 0) > 0;
      takeArgument();
      const end = isSingle ? at + 1 : endOfNumber(text, at, scanning.decimalCommas);
      const written = text.slice(at, end).replace(',', '.').replace(/\.$/, '');
      if (written.length > MOST_DIGITS) throw new ReadingError(at, `A number has at most ${MOST_DIGITS} digits.`);
      push('number', written, end);
      continue;
    }
    const half = HALVES.get(sign);
    if (half !== undefined) {
      push('half', half, at + 1);
      continue;
    }
    if (sign === '\\') {
      const command = commandAt(text, at);
      if (command.sign === '') {
        at = command.end;
        apart = true;
      } else {
        if (command.sign === 'frac') awaited[awaited.length - 1] = 2;
        if (command.sign === 'sqrt') awaited[awaited.length - 1] = 1;
        const isWord = LETTER.test(command.sign) || command.sign === 'det';
        if (isWord) takeArgument();
        push(isWord ? 'word' : 'sign', command.sign, command.end);
      }
      continue;
    }
    if (LETTER.test(sign)) {
      takeArgument();
      push('word', text.slice(at, endOfWord(text, at)), endOfWord(text, at));
      continue;
    }
    const raised = SUPERSCRIPTS.indexOf(sign);
    const lowered = SUBSCRIPTS.indexOf(sign);
    if (raised >= 0 || sign === '⁻' || sign === 'ᵀ' || lowered >= 0) {
      at = pushRaised(tokens, text, at);
      apart = false;
      continue;
    }
    const long = LONG_STARTS.has(sign) ? LONG_SIGNS.find(([written]) => text.startsWith(written, at)) : undefined;
    if (long !== undefined) {
      push('sign', long[1], at + long[0].length);
      continue;
    }
    const plain = SIGNS.get(sign);
    if (plain === undefined) throw new ReadingError(at, `The sign “${sign}” has no meaning here.`);
    if (plain === '{') awaited.push(0);
    if (plain === '}' && awaited.length > 1) {
      awaited.pop();
      takeArgument();
    }
    push('sign', plain, at + 1);
  }
  return tokens;
}

function endOfNumber(text: string, from: number, decimalCommas: boolean): number {
  let end = from;
  while (DIGIT.test(text.charAt(end))) end += 1;
  const mark = text.charAt(end);
  if (mark === '.' || (decimalCommas && mark === ',' && DIGIT.test(text.charAt(end + 1)))) {
    end += 1;
    while (DIGIT.test(text.charAt(end))) end += 1;
  }
  return end;
}

/** Latin letters make words; a letter of another script stands alone. */
function endOfWord(text: string, from: number): number {
  if (!LATIN.test(text.charAt(from))) return from + ((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1);
  let end = from;
  while (end < text.length && LATIN.test(text.charAt(end))) end += 1;
  return end;
}

/** Raised and lowered signs as `^` or `_` and a group. Gives the place behind them. */
function pushRaised(tokens: Token[], text: string, from: number): number {
  const isLowered = SUBSCRIPTS.includes(text.charAt(from));
  const alphabet = isLowered ? SUBSCRIPTS : `${SUPERSCRIPTS}⁻ᵀ`;
  let end = from;
  while (end < text.length && alphabet.includes(text.charAt(end))) end += 1;
  const written = Array.from(text.slice(from, end), (sign) => {
    if (sign === '⁻') return '-';
    return sign === 'ᵀ' ? 'T' : String(isLowered ? SUBSCRIPTS.indexOf(sign) : SUPERSCRIPTS.indexOf(sign));
  }).join('');
  const parts = written.match(/\d+|[-T]/g) ?? [];
  const at = { at: from, end, apart: false };
  tokens.push({ kind: 'sign', text: isLowered ? '_' : '^', ...at }, { kind: 'sign', text: '{', ...at });
  for (const part of parts) {
    const kind = part === '-' ? 'sign' : part === 'T' ? 'word' : 'number';
    tokens.push({ kind, text: part, ...at });
  }
  tokens.push({ kind: 'sign', text: '}', ...at });
  return end;
}

interface Command {
  readonly sign: string;
  readonly end: number;
}

function commandAt(text: string, at: number): Command {
  const next = text.charAt(at + 1);
  if (next === '\\') return { sign: '\\\\', end: at + 2 };
  if (next === '{') return { sign: 'set-open', end: at + 2 };
  if (next === '}') return { sign: 'set-close', end: at + 2 };
  if (next === '|') return { sign: '|', end: at + 2 };
  if (next !== '' && ',;:! ()[]\n'.includes(next)) return { sign: '', end: at + 2 };
  let end = at + 1;
  while (/^[A-Za-z]$/.test(text.charAt(end))) end += 1;
  const name = text.slice(at + 1, end);
  const sign = COMMANDS.get(name);
  if (sign === undefined) throw new ReadingError(at, `The command “\\${name.slice(0, 20)}” is not known.`);
  if (sign === 'begin' || sign === 'end') return environmentAt(text, at, end, sign);
  return { sign, end: text.charAt(end) === '*' ? end + 1 : end };
}

function environmentAt(text: string, at: number, from: number, sign: string): Command {
  const close = text.indexOf('}', from);
  if (text.charAt(from) !== '{' || close < 0 || close - from > 20)
    throw new ReadingError(at, 'The name of the environment is missing: \\begin{pmatrix}.');
  return { sign: `${sign} ${text.slice(from + 1, close)}`, end: close + 1 };
}
