// Answers as literals of MATLAB and of Python with NumPy, to be pasted into a program.

import { type Answer, type AnswerOf, foldAnswer, type PartKind } from '@matrixsteps/engine/catalogue/answer.ts';
import { doubleLiteral, fitsDouble } from '@matrixsteps/engine/code/doubles.ts';
import { type Algebraic, isQuadratic, radicandOf } from '@matrixsteps/engine/exact/algebraic.ts';
import { decimalPlaces } from '@matrixsteps/engine/exact/decimal.ts';
import { layOut, type Nested } from '@matrixsteps/engine/code/list-layout.ts';
import { PYTHON } from '@matrixsteps/engine/code/python.ts';
import type { Power } from '@matrixsteps/engine/exact/power.ts';
import { isZero, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { nearestComplex, nearestDouble, roundComplex, roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import { type Complex, type ComplexFloat, isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { everyNumber } from './answer-json.ts';
import { variablesOf, type WithoutParts } from './answer-variables.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';
import type { DecimalPlaces } from './scaled.ts';

type Part = { [K in PartKind]: AnswerOf<K> }[Exclude<PartKind, 'structures'>];

/** How a language writes quotients and the values that no quotient equals. */
interface NumberWriter {
  readonly over: ' / ' | '/';
  readonly squareRoot: (radicand: string) => string;
  readonly power: (base: string, exponent: string) => string;
}

const octaveNumbers: NumberWriter = {
  over: '/',
  squareRoot: (radicand) => `sqrt(${radicand})`,
  power: (base, exponent) => `${base}^${exponent}`,
};

const numpyNumbers: NumberWriter = {
  over: ' / ',
  squareRoot: (radicand) => `np.sqrt(${radicand})`,
  power: (base, exponent) => `${base} ** ${exponent}`,
};

/** Literals of more characters are laid out with one row a line. */
const WIDTH = 80;

/** The answer in MATLAB and Octave: numbers, matrices, rows and columns; a variable for each part, where it has parts. */
export function octaveLiteral(answer: Answer, places: DecimalPlaces): string {
  const write = numberText(octaveNumbers, { decimalPlaces: places, inFractions: needsFractions(answer) });
  if (!hasParts(answer)) return octaveValue(answer, write);
  return variablesOf(partsOf(answer))
    .map(({ name, value }) => `${name} = ${octaveValue(value, write)};`)
    .join('\n');
}

type Parts = AnswerOf<'record'> | AnswerOf<'structure'> | AnswerOf<'structures'>;

function hasParts(answer: Answer): answer is Parts {
  return answer.kind === 'record' || answer.kind === 'structure' || answer.kind === 'structures';
}

function partsOf(answer: Parts): readonly (readonly [key: string, answer: Answer])[] {
  return answer.kind === 'structures' ? [['parts', answer]] : answer.members;
}

/** Whether a number has no short decimal: then all of them are written as fractions, so that none looks rounded beside the others. */
function needsFractions(answer: Answer): boolean {
  return !everyNumber(answer, 'inexact', (value) => {
    if (value.kind === 'rational') return isDecimal(value);
    return value.kind !== 'power' || (isDecimal(value.base) && isDecimal(value.exponent));
  });
}

function isDecimal(value: Rational): boolean {
  return decimalPlaces(inLowestTerms(value)) !== null;
}

function octaveValue(answer: WithoutParts, write: (value: Scalar) => string): string {
  if (!isSingle(answer)) return octavePart(answer, write);
  return formOf(answer).octave(answer, {
    number: write,
    table: (rows) => octaveTable(rows.map((row) => row.map(write))),
  });
}

/** Several vectors are the columns of a matrix in Octave, and the rows of an array in NumPy. */
function octavePart(part: Part, write: (value: Scalar) => string): string {
  return foldAnswer<Part['kind'], string>(part, {
    word: ({ value }) => `'${value}'`,
    truth: ({ value }) => String(value),
    positions: ({ values }) => `[${values.join(' ')}]`,
    positionLists: ({ lists }) => `{${lists.map((values) => `[${values.join(' ')}]`).join(', ')}}`,
    vectors: ({ vectors }) =>
      octaveTable(
        (vectors.length === 0 ? [] : vectors[0]).map((_, row) => vectors.map((entries) => write(entries[row]))),
      ),
    nothing: () => '[]',
  });
}

function numpyPart(part: Part, write: (value: Scalar) => string): string {
  return foldAnswer<Part['kind'], string>(part, {
    word: ({ value }) => `'${value}'`,
    truth: ({ value }) => (value ? 'True' : 'False'),
    positions: ({ values }) => `[${values.join(', ')}]`,
    positionLists: ({ lists }) => `[${lists.map((values) => `[${values.join(', ')}]`).join(', ')}]`,
    vectors: ({ vectors }) => numpyArray(vectors.map((entries) => entries.map(write))),
    nothing: () => 'None',
  });
}

function octaveTable(rows: readonly (readonly string[])[]): string {
  const line = `[${rows.map((row) => row.join(' ')).join('; ')}]`;
  if (line.length <= WIDTH || rows.length === 1) return line;
  return `[\n${rows.map((row) => `    ${row.join(' ')}\n`).join('')}]`;
}

/**
 * The answer in Python, where NumPy is `np`: numbers, arrays of doubles or complex numbers, a tuple for a shape; a variable for
 * each part, where it has parts.
 */
export function numpyLiteral(answer: Answer, places: DecimalPlaces): string {
  const write = numberText(numpyNumbers, { decimalPlaces: places, inFractions: needsFractions(answer) });
  if (!hasParts(answer)) return numpyValue(answer, write);
  return variablesOf(partsOf(answer))
    .map(({ name, value }) => `${name} = ${numpyValue(value, write)}`)
    .join('\n');
}

function numpyValue(answer: WithoutParts, write: (value: Scalar) => string): string {
  if (!isSingle(answer)) return numpyPart(answer, write);
  return formOf(answer).numpy(answer, {
    number: write,
    list: (entries) => numpyArray(entries.map(write)),
    table: (rows) => numpyArray(rows.map((row) => row.map(write))),
  });
}

function numpyArray(items: readonly Nested[]): string {
  const type = hasComplex(items) ? 'complex' : 'float';
  const [line, ...others] = layOut('np.array(', items, `, dtype=${type})`, PYTHON);
  if (others.length === 0) return line;
  return ['np.array(', ...layOut('', items, ',', PYTHON, 1), `${PYTHON.indent}dtype=${type},`, ')'].join('\n');
}

function hasComplex(items: readonly Nested[]): boolean {
  return items.some((item) => (typeof item === 'string' ? item.startsWith(COMPLEX) : hasComplex(item)));
}

/**
 * Entries of large inverses come unreduced: bringing the long ones into lowest terms would cost more than the inverse, and they
 * are written as doubles anyway.
 */
function inLowestTerms(value: Rational): Rational {
  return value.denominator > LARGEST_DENOMINATOR ? value : rational(value.numerator, value.denominator);
}

const LARGEST_DENOMINATOR = 10n ** 40n;

interface Writing {
  readonly decimalPlaces: DecimalPlaces;
  /** Whether decimals such as 0.5 are written as fractions, too. */
  readonly inFractions: boolean;
}

/** A number that the language computes to the double nearest to the value, or to one beside it where it is a root. */
function numberText(writer: NumberWriter, { decimalPlaces: places, inFractions }: Writing): (value: Scalar) => string {
  return (value) => {
    if (isComplex(value)) return complexText(value, places);
    const shown = places === null ? value : roundHalfAway(value, places);
    const isFraction = inFractions && places === null;
    switch (shown.kind) {
      case 'rational':
        return rationalText(inLowestTerms(shown), writer.over, isFraction);
      case 'power':
        return powerText(shown, writer, isFraction);
      case 'algebraic':
        return isQuadratic(shown.field) ? quadraticText(shown, writer) : String(nearestDouble(shown));
      case 'float':
        return String(shown.value);
    }
  };
}

const LARGEST_PART = BigInt(Number.MAX_SAFE_INTEGER);

function rationalText(value: Rational, over: NumberWriter['over'], inFractions: boolean): string {
  const { numerator, denominator } = value;
  const size = numerator < 0n ? -numerator : numerator;
  const isShort = denominator !== 1n && denominator <= LARGEST_PART && size <= LARGEST_PART;
  return inFractions && isShort ? `${numerator}${over}${denominator}` : doubleLiteral(value, over);
}

/** 1/2+1/2*sqrt(5): a real number a + b√d, without spaces, which would part it from itself in a matrix. */
function quadraticText({ field, element: [part, factor] }: Algebraic, { over, squareRoot }: NumberWriter): string {
  const [first, second] = [part, factor].map((value) => rationalText(value, over, true));
  const root = squareRoot(String(radicandOf(field)));
  const side = second === '1' ? root : second === '-1' ? `-${root}` : `${second}*${root}`;
  if (isZero(part)) return side;
  return first + (side.startsWith('-') ? side : `+${side}`);
}

/** The function that makes a complex number of two parts has one name in both languages. */
function complexText(value: Complex | ComplexFloat, places: DecimalPlaces): string {
  if (places === null) {
    const { re, im } = nearestComplex(value);
    return `${COMPLEX}${re}, ${im})`;
  }
  const { re, im } = roundComplex(value, places);
  return `${COMPLEX}${nearestDouble(re)}, ${nearestDouble(im)})`;
}

const COMPLEX = 'complex(';

/** A root or power of parts that doubles hold; else the nearest double. */
function powerText(value: Power, { over, squareRoot, power }: NumberWriter, inFractions: boolean): string {
  const { sign, base, exponent } = value;
  if (!fitsDouble(base) || !fitsDouble(exponent)) return String(nearestDouble(value));
  const minus = sign < 0 ? '-' : '';
  const radicand = rationalText(base, over, inFractions);
  if (exponent.numerator === 1n && exponent.denominator === 2n) return minus + squareRoot(radicand);
  return minus + power(enclosed(radicand), enclosed(rationalText(exponent, over, inFractions)));
}

/** In parentheses, unless it is a whole or decimal number without a sign. */
function enclosed(text: string): string {
  return /^[\d.]+$/.test(text) ? text : `(${text})`;
}
