// Spoken words: numbers and free text in letters that a voice can read.

import { greekLetter } from './greek.ts';
import { foldWritten, type Written } from './numbers.ts';

const CARDINALS =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The number in words and digits: negative 2, three halves, 32 over 9, the square root of 5. */
export function spokenNumber(written: Written): string {
  const magnitude = foldWritten<Written['form'], string>(written, {
    integer: ({ digits }) => digits,
    decimal: ({ digits }) => digits,
    scientific: ({ mantissa, exponent }) => `${mantissa} times 10 ${spokenIntegerPower(String(exponent))}`,
    fraction: ({ numerator, denominator }) =>
      spokenFraction(numerator, denominator) ?? `${numerator} over ${denominator}`,
    root: ({ degree, radicand }) => spokenRoot(degree, spokenNumber(radicand), isOneWord(radicand)),
    power: ({ base, exponent }) => `${spokenBase(base)} ${spokenRaised(spokenNumber(exponent))}`,
  });
  return written.negative ? negated(magnitude) : magnitude;
}

function spokenBase(base: Written): string {
  const spoken = spokenNumber(base);
  return !base.negative && (base.form === 'integer' || base.form === 'decimal') ? spoken : group(spoken);
}

/** Whether what is said of a number is heard as one thing, wherever it stands: digits, or a fraction such as three halves. */
export function isOneWord(written: Written): boolean {
  if (written.form === 'fraction') return spokenFraction(written.numerator, written.denominator) !== null;
  return written.form === 'integer' || written.form === 'decimal';
}

/** A quotient of small whole numbers without a common factor, said as the fraction that it is; null for others. */
export function spokenQuotient(above: Written, below: Written): string | null {
  if (above.form !== 'integer' || below.form !== 'integer' || above.negative || below.negative) return null;
  const [numerator, denominator] = [Number(above.digits), Number(below.digits)];
  if (numerator === 0 || denominator < 2) return null;
  for (let factor = 2; factor <= denominator && factor < ORDINALS.length; factor++)
    if (numerator % factor === 0 && denominator % factor === 0) return null;
  return spokenFraction(above.digits, below.digits);
}

/** Small fractions as they are said, null for others. */
function spokenFraction(numerator: string, denominator: string): string | null {
  const above = CARDINALS[Number(numerator)];
  const below = ORDINALS[Number(denominator)];
  if (above === undefined || below === undefined) return null;
  if (denominator === '2') return numerator === '1' ? 'one half' : `${above} halves`;
  return `${above} ${below}${numerator === '1' ? '' : 's'}`;
}

/** A pause that tidySpeech drops where the voice stops anyway. */
export const PAUSE = ',';

export function group(text: string): string {
  return `open paren ${text} close paren`;
}

/** A root; where its radicand is more than one thing, it says where it ends. */
export function spokenRoot(degree: number, radicand: string, isBrief: boolean): string {
  const name = degree === 2 ? 'square' : degree === 3 ? 'cube' : spokenOrdinal(String(degree));
  return `the ${name} root of ${radicand}${isBrief ? PAUSE : `, end root${PAUSE}`}`;
}

/** The negative of what is said: negative 3, the negative square root of 5, the negative fraction; minus before what cannot follow "negative". */
export function negated(text: string): string {
  if (/^the (?:\S+ root of|fraction with) /.test(text)) return text.replace('the ', 'the negative ');
  return /^(?:the|negative|minus) /.test(text) ? `minus ${text}` : `negative ${text}`;
}

/** What stands behind the base of a power with this exponent. The word that closes it does not occur inside. */
export function spokenRaised(exponent: string): string {
  return /\b(?:power|exponent)\b/.test(exponent)
    ? `raised to the exponent ${exponent}, end exponent${PAUSE}`
    : `raised to the ${exponent} power`;
}

/** The same for a whole exponent: squared, to the fourth power, to the negative 2 power. */
export function spokenIntegerPower(exponent: string): string {
  if (exponent.startsWith('-')) return `to the negative ${exponent.slice(1)} power`;
  if (exponent === '2') return 'squared';
  if (exponent === '3') return 'cubed';
  return `to the ${exponent === '0' ? '0' : spokenOrdinal(exponent)} power`;
}

/** First to tenth, then 11th, 12th, 21st, 22nd. */
function spokenOrdinal(digits: string): string {
  const word = ORDINALS[Number(digits)];
  if (word !== undefined && word !== '') return word;
  if (/1[0-9]$/.test(digits)) return `${digits}th`;
  return digits + (ENDINGS.get(digits.slice(-1)) ?? 'th');
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['1', 'st'],
  ['2', 'nd'],
  ['3', 'rd'],
]);

/** One space between words, none before a stop or inside parentheses; of a pause and a stop the stop is left. */
export function tidySpeech(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:)])/g, '')
    .replaceAll(/\( /g, '(')
    .replaceAll(/,+(?=[.,;:)])/g, '')
    .replace(/,+\s*$/, '')
    .trim();
}

const UNTIDY = /[^\S ]| [\s.,;:)]|\( |,[.,;:)]|^ |[ ,]$/;

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '=': ' equals ',
    '≈': ' is approximately equal to ',
    '≠': ' is not equal to ',
    '<': ' is less than ',
    '>': ' is greater than ',
    '≤': ' is less than or equal to ',
    '≥': ' is greater than or equal to ',
    '→': ' becomes ',
    '↔': ' changes places with ',
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
    '∏': ' the product of ',
    '±': ' plus or minus ',
    '⁄': ' over ',
    '∞': ' infinity ',
    '∈': ' in ',
    '°': ' degrees ',
    '%': ' percent ',
    '#': ' number ',
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
  if (SPOKEN_AS_IT_IS.test(text)) return text;
  const worded = text
    .replaceAll(/[⁰¹²³⁴-⁹⁻ᵀ]+/g, (raised) => ` ${spokenSuperscript(raised)} `)
    .replaceAll(/[₀-₉]+/g, (lowered) => ` sub ${lowered.normalize('NFKD')} `)
    .replaceAll(/(?<=\p{Script=Greek})(?=[\p{L}\d])|(?<=[\p{L}\d])(?=\p{Script=Greek})/gu, ' ')
    .replaceAll(/(?<=^|[\s(])-(?=\d)/g, 'negative ');
  return Array.from(worded, spokenCharacter).join('');
}

function spokenSuperscript(raised: string): string {
  if (raised === '⁻¹') return 'inverse';
  if (raised === 'ᵀ') return 'transpose';
  const digits = raised.normalize('NFKD').replace('−', '-');
  return /^-?\d+$/.test(digits) ? spokenIntegerPower(digits) : `to the power ${digits}`;
}

function spokenCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const named = SIGNS.get(character);
  if (named !== undefined) return named;
  const greek = greekLetter(character);
  if (greek !== null) return greek.isCapital ? `cap ${greek.name}` : greek.name;
  return Array.from(character.normalize('NFKD'), (part) =>
    PLAIN.test(part) ? part : part === character ? '' : (SIGNS.get(part) ?? ''),
  ).join('');
}

/** Most texts have no sign in them; a hyphen may be a minus. */
const SPOKEN_AS_IT_IS = /^[A-Za-z0-9 .,;:'()]*$/;

const PLAIN = /^[A-Za-z0-9 .,;:'()-]$/;
