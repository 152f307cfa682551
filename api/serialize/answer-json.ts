// Answers as JSON: the numbers, and the exact values beside them.

import { type Answer, type AnswerKind, type AnswerOf, foldAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { elementOf, quadraticField } from '@matrixsteps/engine/exact/algebraic.ts';
import { type AnswerMatrix, looseScalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { printed, printsExactly } from '@matrixsteps/engine/exact/printing.ts';
import { decimalOf, roundComplex, roundHalfAway, underflows } from '@matrixsteps/engine/exact/rounding.ts';
import { compare, rational } from '@matrixsteps/engine/exact/rational.ts';
import { exactText, float, isComplex, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { type JsonText, plain } from './json.ts';
import { type AnyText, DEFAULT_MAX_REPLY_BYTES, TextWriter, wholeText } from './long-text.ts';
import { type DecimalPlaces, losesPlaces, printsQuickly, scaledRows, writeScaledRows } from './scaled.ts';

/** How one number of an answer is written; `where` names it in a message. */
type Writer = (value: Scalar, where: () => string) => JsonText;

/**
 * The answer as JSON numbers, each rounded once.
 * @throws DomainError `overflow` where a number lies beyond the range of doubles; ReplyTooLong beyond so many bytes.
 */
export function answerJson(answer: Answer, decimalPlaces: DecimalPlaces, maxBytes = DEFAULT_MAX_REPLY_BYTES): AnyText {
  if (answer.kind === 'matrix' && answer.matrix.kind === 'scaled' && answer.matrix.values.length <= FEW) {
    return scaledRows(answer.matrix, decimalPlaces);
  }
  const output = new TextWriter(maxBytes);
  const number: Writer = (value, where) => {
    const text = printed(rounded(value, decimalPlaces));
    if (text === null) throw DomainError.of('overflow', ['a'], { what: where() });
    return text;
  };
  new AnswerWriter(output, number, { decimalPlaces }).write(answer);
  return output.end();
}

/** The numbers of so many scaled integers are no long text: the commonest answers need no writer. */
const FEW = 4096;

/** The exact values beside an answer: none needed, left out for their length, or JSON text. */
export type ExactValues =
  | { readonly kind: 'same' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'text'; readonly json: JsonText };

/** Beyond this many bytes the exact values are left out. */
const MAX_EXACT = 64 * 1024;

/**
 * The answer with its numbers as exact text ("2/3", "sqrt(5/4)"), where some printed number is not exactly the value.
 * Values are those that the answer stands for: after rounding, where rounding was asked for.
 */
export function exactValues(answer: Answer, decimalPlaces: DecimalPlaces): ExactValues {
  if (isPrintedAsItIs(answer)) return { kind: 'same' };
  if (everyNumber(answer, 'inexact', (value) => printsExactly(rounded(reduced(value), decimalPlaces))))
    return { kind: 'same' };
  let length = 0;
  const output = new TextWriter(Number.POSITIVE_INFINITY);
  const number: Writer = (value) => {
    if (length > MAX_EXACT) return '';
    const text = plain(exactText(rounded(reduced(value), decimalPlaces)));
    length += text.length + 1;
    return text;
  };
  new AnswerWriter(output, number, null).write(answer);
  return length > MAX_EXACT ? { kind: 'too-long' } : { kind: 'text', json: wholeText(output.end()) };
}

/** The characters of the answer's numbers as exact text, counted until they are more than `enough`. */
export function textLength(answer: Answer, enough: number): number {
  let length = 0;
  everyNumber(answer, 'all', (value) => {
    length += exactText(value).length + 1;
    return length <= enough;
  });
  return length;
}

/** Whether a number of the answer is so small that it is printed as 0 without having been rounded to it. */
export function hasUnderflow(answer: Answer, decimalPlaces: DecimalPlaces): boolean {
  if (decimalPlaces !== null || isPrintedAsItIs(answer)) return false;
  return !everyNumber(answer, 'inexact', (value) => !underflows(value));
}

/** Whether rounding to these places changes a number of the answer. */
export function isRounded(answer: Answer, decimalPlaces: DecimalPlaces): boolean {
  if (decimalPlaces === null) return false;
  if (answer.kind === 'matrix' && answer.matrix.kind === 'scaled') return losesPlaces(answer.matrix, decimalPlaces);
  return !everyNumber(answer, 'all', (value) => !isChanged(value, decimalPlaces));
}

/** Whether rounding changes the number. */
export function isChanged(value: Scalar, decimalPlaces: number): boolean {
  if (value.kind === 'power') return true;
  if (value.kind === 'algebraic') return exactText(rounded(value, decimalPlaces)) !== exactText(value);
  if (value.kind === 'complex-float')
    return isChanged(float(value.re), decimalPlaces) || isChanged(float(value.im), decimalPlaces);
  const exact = value.kind === 'float' ? decimalOf(value.value) : value;
  return compare(roundHalfAway(value, decimalPlaces), exact) !== 0;
}

/** Whether it is a matrix of scaled integers of which every one prints as it is: the commonest answer, and no number need be looked at. */
function isPrintedAsItIs(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'scaled' && printsQuickly(answer.matrix);
}

/** Entries of matrices over one denominator come unreduced, which is enough to print them; exact text needs lowest terms. */
export function reduced(value: Scalar): Scalar {
  return value.kind === 'rational' ? rational(value.numerator, value.denominator) : value;
}

function rounded(value: Scalar, decimalPlaces: DecimalPlaces): Scalar {
  if (decimalPlaces === null) return value;
  if (!isComplex(value)) return roundHalfAway(value, decimalPlaces);
  const { re, im } = roundComplex(value, decimalPlaces);
  return elementOf(quadraticField(-1n), [re, im]);
}

/** Writes answers of every kind; one for an answer and all its parts. */
class AnswerWriter implements Handlers {
  readonly #output: TextWriter;
  readonly #number: Writer;
  readonly #quick: QuickRounding | null;

  constructor(output: TextWriter, number: Writer, quick: QuickRounding | null) {
    this.#output = output;
    this.#number = number;
    this.#quick = quick;
  }

  write(answer: Answer): void {
    foldAnswer<AnswerKind, void>(answer, this);
  }

  matrix({ matrix }: AnswerOf<'matrix'>): void {
    if (this.#quick !== null && matrix.kind === 'scaled') {
      writeScaledRows(matrix, this.#quick.decimalPlaces, (piece) => this.#output.write(piece));
    } else this.#writeRows(matrix);
  }

  vector({ entries }: AnswerOf<'vector'>): void {
    this.#writeNumbers(entries, 'number', '');
  }

  scalar({ value }: AnswerOf<'scalar'>): void {
    this.#output.write(this.#number(value, () => 'the result'));
  }

  count({ value }: AnswerOf<'count'>): void {
    this.#output.write(String(value));
  }

  shape({ rows, columns }: AnswerOf<'shape'>): void {
    this.#output.write(`[${rows},${columns}]`);
  }

  polynomial({ coefficients }: AnswerOf<'polynomial'>): void {
    this.#writeNumbers(coefficients, 'coefficient', '');
  }

  record({ members }: AnswerOf<'record'>): void {
    this.#writeMembers(members);
  }

  structure({ members }: AnswerOf<'structure'>): void {
    this.#writeMembers(members);
  }

  word({ value }: AnswerOf<'word'>): void {
    this.#output.write(plain(value));
  }

  truth({ value }: AnswerOf<'truth'>): void {
    this.#output.write(String(value));
  }

  positions({ values }: AnswerOf<'positions'>): void {
    this.#output.write(`[${values.join(',')}]`);
  }

  positionLists({ lists }: AnswerOf<'positionLists'>): void {
    this.#output.write(plain(lists));
  }

  vectors({ vectors }: AnswerOf<'vectors'>): void {
    vectors.forEach((entries, k) => {
      this.#output.write(k === 0 ? '[' : ',');
      this.#writeNumbers(entries, 'number', ` of vector ${k + 1}`);
    });
    this.#output.write(vectors.length === 0 ? '[]' : ']');
  }

  structures({ items }: AnswerOf<'structures'>): void {
    items.forEach((item, k) => {
      this.#output.write(k === 0 ? '[' : ',');
      this.write(item);
    });
    this.#output.write(items.length === 0 ? '[]' : ']');
  }

  nothing(): void {
    this.#output.write('null');
  }

  #writeMembers(members: AnswerOf<'record'>['members']): void {
    let before = '{';
    for (const [key, member] of members) {
      this.#output.write(`${before}${plain(key)}:`);
      this.write(member);
      before = ',';
    }
    this.#output.write(before === '{' ? '{}' : '}');
  }

  #writeRows(matrix: AnswerMatrix): void {
    const { rows, columns } = matrix;
    for (let row = 0; row < rows; row++) {
      this.#output.write(row === 0 ? '[' : ',');
      this.#writeList(
        columns,
        (column) => looseScalarAt(matrix, row * columns + column),
        (column) => `the entry in row ${row + 1}, column ${column + 1} of the result`,
      );
    }
    this.#output.write(']');
  }

  /** A list of numbers, which messages call by `what` and their places in the list. */
  #writeNumbers(entries: readonly Scalar[], what: string, ofWhich: string): void {
    this.#writeList(
      entries.length,
      (place) => entries[place],
      (place) => `${what} ${place + 1}${ofWhich} of the result`,
    );
  }

  #writeList(length: number, entryAt: (place: number) => Scalar, where: (place: number) => string): void {
    this.#output.write('[');
    for (let place = 0; place < length; place++) {
      const text = this.#number(entryAt(place), () => where(place));
      this.#output.write(place === 0 ? text : `,${text}`);
    }
    this.#output.write(']');
  }
}

type Handlers = { readonly [K in AnswerKind]: (answer: AnswerOf<K>) => void };

/** Matrices of scaled integers may be written as numbers rounded to these decimal places, without going through fractions. */
interface QuickRounding {
  readonly decimalPlaces: DecimalPlaces;
}

/** Whether every number of an answer passes, in order until one does not. `inexact` leaves out matrices of scaled integers that print as they are. */
export function everyNumber(answer: Answer, which: 'all' | 'inexact', passes: (value: Scalar) => boolean): boolean {
  if (answer.kind === 'record' || answer.kind === 'structure')
    return answer.members.every(([, member]) => everyNumber(member, which, passes));
  if (answer.kind === 'structures') return answer.items.every((item) => everyNumber(item, which, passes));
  if (which === 'inexact' && isPrintedAsItIs(answer)) return true;
  return foldAnswer<WithoutParts, Numbers>(answer, numbers).every(passes);
}

type WithoutParts = Exclude<AnswerKind, 'record' | 'structure' | 'structures'>;

interface Numbers {
  every(passes: (value: Scalar) => boolean): boolean;
}

const none: readonly Scalar[] = [];

const numbers: { readonly [K in WithoutParts]: (answer: AnswerOf<K>) => Numbers } = {
  matrix: ({ matrix }) => matrixScalars(matrix),
  vector: ({ entries }) => entries,
  scalar: ({ value }) => [value],
  count: () => none,
  shape: () => none,
  polynomial: ({ coefficients }) => coefficients,
  word: () => none,
  truth: () => none,
  positions: () => none,
  positionLists: () => none,
  vectors: ({ vectors }) => vectors.flat(),
  nothing: () => none,
};

function* matrixScalars(matrix: AnswerMatrix): Generator<Scalar, void> {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) yield looseScalarAt(matrix, position);
}
