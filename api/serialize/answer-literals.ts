// Answers as literals of MATLAB and of Python with NumPy, to be pasted into a program.

import { type Answer, type AnswerOf, foldAnswer, type PartKind } from '@matrixsteps/engine/catalogue/answer.ts';
import { doubleLiteral, fitsDouble } from '@matrixsteps/engine/code/doubles.ts';
import { layOut, type Nested } from '@matrixsteps/engine/code/list-layout.ts';
import { PYTHON } from '@matrixsteps/engine/code/python.ts';
import type { Power } from '@matrixsteps/engine/exact/power.ts';
import { type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { nearestComplex, nearestDouble, roundComplex, roundHalfAway } from '@matrixsteps/engine/exact/rounding.ts';
import { type Complex, type ComplexFloat, isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { formOf, isSingle } from '../answers/answer-forms.ts';
import type { DecimalPlaces } from './scaled.ts';

type Part = { [K in PartKind]: AnswerOf<K> }[PartKind];

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

/** The answer in MATLAB and Octave: numbers, matrices, rows and columns; a struct for a record. */
export function octaveLiteral(answer: Answer, decimalPlaces: DecimalPlaces): string {
  if (answer.kind === 'record' || answer.kind === 'structure') {
    return `struct(${answer.members.map(([key, member]) => `'${key.replaceAll('-', '_')}', ${octaveLiteral(member, decimalPlaces)}`).join(', ')})`;
  }
  if (!isSingle(answer)) return octavePart(answer, decimalPlaces);
  const write = numberText(octaveNumbers, decimalPlaces);
  return formOf(answer).octave(answer, {
    number: write,
    table: (rows) => octaveTable(rows.map((row) => row.map(write))),
  });
}

/** Several vectors are the columns of a matrix in Octave, and the rows of an array in NumPy. */
function octavePart(part: Part, decimalPlaces: DecimalPlaces): string {
  const write = numberText(octaveNumbers, decimalPlaces);
  return foldAnswer<PartKind, string>(part, {
    word: ({ value }) => `'${value}'`,
    truth: ({ value }) => String(value),
    positions: ({ values }) => `[${values.join(' ')}]`,
    // Braces twice: a struct takes a cell array for a list of structs.
    positionLists: ({ lists }) => `{{${lists.map((values) => `[${values.join(' ')}]`).join(', ')}}}`,
    // Braces twice: a struct takes a cell array for a list of structs.
    structures: ({ items }) => `{{${items.map((item) => octaveLiteral(item, decimalPlaces)).join(', ')}}}`,
    vectors: ({ vectors }) =>
      octaveTable(
        (vectors.length === 0 ? [] : vectors[0]).map((_, row) => vectors.map((entries) => write(entries[row]))),
      ),
    nothing: () => '[]',
  });
}

function numpyPart(part: Part, decimalPlaces: DecimalPlaces): string {
  const write = numberText(numpyNumbers, decimalPlaces);
  return foldAnswer<PartKind, string>(part, {
    word: ({ value }) => `'${value}'`,
    truth: ({ value }) => (value ? 'True' : 'False'),
    positions: ({ values }) => `[${values.join(', ')}]`,
    positionLists: ({ lists }) => `[${lists.map((values) => `[${values.join(', ')}]`).join(', ')}]`,
    structures: ({ items }) => `[${items.map((item) => numpyLiteral(item, decimalPlaces)).join(', ')}]`,
    vectors: ({ vectors }) => numpyArray(vectors.map((entries) => entries.map(write))),
    nothing: () => 'None',
  });
}

function octaveTable(rows: readonly (readonly string[])[]): string {
  const line = `[${rows.map((row) => row.join(' ')).join('; ')}]`;
  if (line.length <= WIDTH || rows.length === 1) return line;
  return `[\n${rows.map((row) => `    ${row.join(' ')}\n`).join('')}]`;
}

/** The answer in Python, where NumPy is `np`: numbers, arrays of doubles or complex numbers, a tuple for a shape, a dictionary for a record. */
export function numpyLiteral(answer: Answer, decimalPlaces: DecimalPlaces): string {
  if (answer.kind === 'record' || answer.kind === 'structure') {
    return `{${answer.members.map(([key, member]) => `'${key}': ${numpyLiteral(member, decimalPlaces)}`).join(', ')}}`;
  }
  if (!isSingle(answer)) return numpyPart(answer, decimalPlaces);
  const write = numberText(numpyNumbers, decimalPlaces);
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

/** A number that the language computes to the double nearest to the value, or to one beside it where it is a root. */
function numberText(writer: NumberWriter, decimalPlaces: DecimalPlaces): (value: Scalar) => string {
  return (value) => {
    if (isComplex(value)) return complexText(value, decimalPlaces);
    const shown = decimalPlaces === null ? value : roundHalfAway(value, decimalPlaces);
    switch (shown.kind) {
      case 'rational':
        return doubleLiteral(inLowestTerms(shown), writer.over);
      case 'power':
        return powerText(shown, writer);
      case 'algebraic':
        return String(nearestDouble(shown));
      case 'float':
        return String(shown.value);
    }
  };
}

/** The function that makes a complex number of two parts has one name in both languages. */
function complexText(value: Complex | ComplexFloat, decimalPlaces: DecimalPlaces): string {
  if (decimalPlaces === null) {
    const { re, im } = nearestComplex(value);
    return `${COMPLEX}${re}, ${im})`;
  }
  const { re, im } = roundComplex(value, decimalPlaces);
  return `${COMPLEX}${nearestDouble(re)}, ${nearestDouble(im)})`;
}

const COMPLEX = 'complex(';

/** A root or power of parts that doubles hold; else the nearest double. */
function powerText(value: Power, { over, squareRoot, power }: NumberWriter): string {
  const { sign, base, exponent } = value;
  if (!fitsDouble(base) || !fitsDouble(exponent)) return String(nearestDouble(value));
  const minus = sign < 0 ? '-' : '';
  const radicand = doubleLiteral(base, over);
  if (exponent.numerator === 1n && exponent.denominator === 2n) return minus + squareRoot(radicand);
  return minus + power(enclosed(radicand), enclosed(doubleLiteral(exponent, over)));
}

/** In parentheses, unless it is a whole or decimal number without a sign. */
function enclosed(text: string): string {
  return /^[\d.]+$/.test(text) ? text : `(${text})`;
}
