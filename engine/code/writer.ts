// Writers: what a language must say of itself so that programs can be written in it.

import type { Answer, AnswerKind, AnswerOf, PartKind } from '../catalogue/answer.ts';
import type { Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';
import type { Programs, Working } from '../learning/implementation.ts';
import type { Framed } from './frames.ts';

/** The kinds of answer that one program prints; a record is the answer of several questions. */
export type PrintedKind = Exclude<AnswerKind, 'record' | PartKind>;

export type PrintedAnswer = Extract<Answer, { readonly kind: PrintedKind }>;

/** How a language prints each kind of answer: the text that a run of the program writes. */
export type Outputs = { readonly [K in PrintedKind]: (answer: AnswerOf<K>) => string | null };

/** What a program prints: an answer of one kind, or known parts of an answer, one after the other. */
export type Printing = PrintedKind | 'parts';

/** A language in which operations are written. */
export interface Writer {
  /** The language as a syntax highlighter knows it. */
  readonly language: string;
  readonly label: string;
  /** What must be installed beside the language itself. */
  readonly packages: readonly string[];
  /** Whether the programs compute exactly, or in doubles whose last digits may differ from the printed ones. */
  readonly arithmetic: 'exact' | 'float64';
  /** The whole program; null where the language cannot hold these inputs. */
  program(given: Programs['given'], working: Working, printing: Printing): Framed | null;
  /** What the exact answer looks like when the program prints it; null where that is not known beforehand. */
  output(answer: PrintedAnswer): string | null;
  /** The same of these parts of an answer. */
  partsOutput(answer: PrintedAnswer, names: readonly string[]): string | null;
}

/** The handlers of each kind of value that a program is given under a name. */
export interface GivenHandlers<Result> {
  matrix(value: Matrix, name: string): Result;
  number(value: Rational, name: string): Result;
  numbers(value: readonly Rational[], name: string): Result;
  /** A whole number such as a position, a size or an exponent. */
  whole(value: number, name: string): Result;
  wholes(value: readonly number[], name: string): Result;
}

/** Applies the handler of the value's kind. An empty list counts as one of whole numbers. */
export function foldGiven<Result>([name, value]: Programs['given'][number], handlers: GivenHandlers<Result>): Result {
  if (typeof value === 'number') return handlers.whole(value, name);
  if ('numerator' in value) return handlers.number(value, name);
  if ('kind' in value) return handlers.matrix(value, name);
  return isWholes(value) ? handlers.wholes(value, name) : handlers.numbers(value, name);
}

/** The lines that name the inputs. */
export function inputLines(given: Programs['given'], handlers: GivenHandlers<readonly string[]>): string {
  let text = '';
  for (const input of given) for (const line of foldGiven(input, handlers)) text += `${line}\n`;
  return text;
}

function isWholes(value: readonly Rational[] | readonly number[]): value is readonly number[] {
  return value.every((item) => typeof item === 'number');
}
