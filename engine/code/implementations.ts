// Implementations: a question as runnable programs, each with what it prints.

import { type Answer, type AnswerOf, foldAnswer } from '../catalogue/answer.ts';
import { entriesOf } from '../exact/matrix.ts';
import type { Scalar } from '../exact/scalar.ts';
import { LANGUAGES, type Language, type Programs } from '../learning/implementation.ts';
import { scalarRows } from './answer-rows.ts';
import { fitsDouble } from './doubles.ts';
import { type Framed, programText } from './frames.ts';
import { octave } from './octave.ts';
import { numpy } from './python-numpy.ts';
import { sympy } from './python-sympy.ts';
import { r } from './r.ts';
import { spreadsheet } from './spreadsheet.ts';
import { typescript } from './typescript.ts';
import { foldGiven, type GivenHandlers, type PrintedAnswer, type PrintedKind, type Writer } from './writer.ts';

/** How each language writes programs. */
export const WRITERS: { readonly [L in Language]: Writer } = { numpy, sympy, r, octave, typescript, spreadsheet };

/** A program and what running it prints. */
export interface ImplementationListing {
  /** As a syntax highlighter knows it: python, r, matlab, typescript, spreadsheet. */
  readonly language: string;
  readonly label: string;
  readonly program: Framed;
  /** The whole program, runnable as it is. */
  readonly code: string;
  /** What must be installed beside the language. */
  readonly packages: readonly string[];
  /** The exact answer as the program prints it; null where its form is not known beforehand. */
  readonly output: string | null;
  /** In float64 the last digits of a run may differ from `output`. */
  readonly arithmetic: 'exact' | 'float64';
}

/**
 * The programs of a question with this answer, in the order of the languages. A language is absent where it cannot hold the
 * question: no double reaches a number of it, or it makes a formula longer than a cell takes. A record has no programs: each
 * of its members is the answer of a question of its own.
 */
export function implementationsOf(programs: Programs, answer: Answer): readonly ImplementationListing[] {
  const fits = fitDoubles(programs, answer);
  return LANGUAGES.map((language) => listing(language, programs, answer, fits)).filter((found) => found !== null);
}

/** The program in one language, or null where the language cannot hold it. */
export function implementationIn(language: Language, programs: Programs, answer: Answer): ImplementationListing | null {
  return listing(language, programs, answer, fitDoubles(programs, answer));
}

/** Whether doubles hold all numbers of a question and its answer. */
function fitDoubles({ given }: Programs, answer: Answer): boolean {
  return isPrinted(answer) && numbersGiven(given).every(fitsDouble) && numbersOf(answer).every(fitsDouble);
}

function listing(
  language: Language,
  { given, working, prints }: Programs,
  answer: Answer,
  fits: boolean,
): ImplementationListing | null {
  if (!isPrinted(answer)) return null;
  const writer = WRITERS[language];
  const { arithmetic } = writer;
  if (arithmetic === 'float64' && !fits) return null;
  const parts = (typeof prints === 'function' ? prints(answer) : prints)?.[language];
  const program = writer.program(given, working[language], parts === undefined ? answer.kind : 'parts');
  if (program === null) return null;
  return new Listing(writer, program, parts === undefined ? writer.output(answer) : writer.partsOutput(answer, parts));
}

/** A class for the sake of its accessors: those of a literal are made anew for each object. */
class Listing implements ImplementationListing {
  readonly #writer: Writer;
  readonly program: Framed;
  readonly output: string | null;

  constructor(writer: Writer, program: Framed, output: string | null) {
    this.#writer = writer;
    this.program = program;
    this.output = output;
  }

  get language(): string {
    return this.#writer.language;
  }

  get label(): string {
    return this.#writer.label;
  }

  get packages(): readonly string[] {
    return this.#writer.packages;
  }

  get arithmetic(): 'exact' | 'float64' {
    return this.#writer.arithmetic;
  }

  get code(): string {
    return programText(this.program);
  }
}

function numbersGiven(given: Programs['given']): readonly Scalar[] {
  return given.flatMap((input) => foldGiven(input, numbersIn));
}

const numbersIn: GivenHandlers<readonly Scalar[]> = {
  // Integers of 16 digits over a power of ten up to 22 are within the range of doubles.
  matrix: (matrix) => (matrix.kind === 'scaled' ? [] : entriesOf(matrix)),
  number: (x) => [x],
  numbers: (list) => list,
  whole: () => [],
  wholes: () => [],
};

function numbersOf(answer: PrintedAnswer): readonly Scalar[] {
  return foldAnswer<PrintedKind, readonly Scalar[]>(answer, numbersBy);
}

function isPrinted(answer: Answer): answer is PrintedAnswer {
  return Object.hasOwn(numbersBy, answer.kind);
}

/** The numbers of a part of a structure, and of the parts within it. */
function numbersOfPart(part: Answer): readonly Scalar[] {
  if (part.kind === 'vectors') return part.vectors.flat();
  return isPrinted(part) ? numbersOf(part) : [];
}

/** What doubles have to hold; counts are whole numbers within their range. */
const numbersBy: { readonly [K in PrintedKind]: (answer: AnswerOf<K>) => readonly Scalar[] } = {
  matrix: ({ matrix }) => (matrix.kind === 'scaled' ? [] : scalarRows(matrix).flat()),
  vector: ({ entries }) => entries,
  scalar: ({ value }) => [value],
  count: () => [],
  shape: () => [],
  polynomial: ({ coefficients }) => coefficients,
  structure: ({ members }) => members.flatMap(([, member]) => numbersOfPart(member)),
};
