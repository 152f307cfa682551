// Spoken words: numbers and free text in letters that a voice can read.
// Above: speech.ts. Below: numbers.ts.

import { foldWritten, type Written } from './numbers.ts';

const NUMERATORS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const DENOMINATORS = ['', '', 'half', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The number in words and digits: negative 2, three halves, 11 over 12, the square root of 5. */
export function spokenNumber(written: Written): string {
  const magnitude = foldWritten<Written['form'], string>(written, {
    integer: ({ digits }) => digits,
    decimal: ({ digits }) => digits,
    scientific: ({ mantissa, exponent }) => `${mantissa} times 10 ${spokenIntegerPower(exponent)}`,
    fraction: ({ numerator, denominator }) => spokenFraction(numerator, denominator),
    root: ({ degree, radicand }) =>
      `the ${degree === 2 ? 'square' : degree === 3 ? 'cube' : spokenOrdinal(String(degree))} root of ${spokenNumber(radicand)}`,
    power: ({ base, exponent }) => `${spokenBase(base)} raised to the exponent ${spokenNumber(exponent)}, end exponent`,
  });
  return written.negative ? `negative ${magnitude}` : magnitude;
}

function spokenBase(base: Written): string {
  return base.form === 'integer' || base.form === 'decimal'
    ? spokenNumber(base)
    : `open paren ${spokenNumber(base)} close paren`;
}

function spokenIntegerPower(exponent: number): string {
  return exponent < 0 ? `to the negative ${-exponent} power` : `to the ${spokenOrdinal(String(exponent))} power`;
}

/** Small fractions as they are said, others with "over". */
function spokenFraction(numerator: string, denominator: string): string {
  const [above, below] = [NUMERATORS[Number(numerator)], DENOMINATORS[Number(denominator)]];
  if (above === undefined || below === undefined) return `${numerator} over ${denominator}`;
  if (numerator === '1') return `one ${below}`;
  return `${above} ${below === 'half' ? 'halves' : `${below}s`}`;
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function spokenOrdinal(digits: string): string {
  const teens = /1[0-9]$/.test(digits);
  const ending = teens
    ? undefined
    : new Map([
        ['1', 'st'],
        ['2', 'nd'],
        ['3', 'rd'],
      ]).get(digits.slice(-1));
  return digits + (ending ?? 'th');
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    ο: 'omicron',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    ς: 'sigma',
    τ: 'tau',
    υ: 'upsilon',
    φ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
    '=': ' equals ',
    '≈': ' is approximately equal to ',
    '≠': ' is not equal to ',
    '<': ' is less than ',
    '>': ' is greater than ',
    '≤': ' is at most ',
    '≥': ' is at least ',
    '→': ' becomes ',
    '+': ' plus ',
    '−': ' minus ',
    '·': ' times ',
    '×': ' times ',
    '*': ' times ',
    '∘': ' times ',
    '÷': ' divided by ',
    '/': ' over ',
    '√': ' the square root of ',
    '∑': ' the sum of ',
    '%': ' percent ',
    '&': ' and ',
    _: ' ',
    '^': ' to the power ',
    '…': ', and so on',
    '⋯': ' and so on ',
    '–': '-',
    '—': ', ',
    '’': "'",
    '‘': "'",
    '[': '(',
    ']': ')',
    '{': '(',
    '}': ')',
    '|': ' bar ',
    '?': '.',
    '!': '.',
  }),
);

/** Free text with every sign in words; accents are dropped, and so is what has no name. */
export function spokenText(text: string): string {
  return Array.from(text, spokenCharacter).join('');
}

function spokenCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const named = SIGNS.get(character);
  if (named !== undefined) return named;
  const small = SIGNS.get(character.toLowerCase());
  if (small !== undefined) return `cap ${small}`;
  return Array.from(character.normalize('NFKD'))
    .filter((part) => PLAIN.test(part))
    .join('');
}

const PLAIN = /^[A-Za-z0-9 .,;:'()-]$/;
