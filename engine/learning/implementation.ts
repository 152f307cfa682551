// Implementations: how an operation is written in other languages, as data that code/ makes runnable programs of.

import { type Entry, isRational } from '../exact/entry.ts';
import { type ExactMatrix, hasRoots, type Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';

/** A value that a program is given: a matrix, a number, a list of numbers, or whole numbers such as positions. */
export type GivenValue = Matrix | Rational | number | readonly Rational[] | readonly number[];

/** The same for questions that may hold numbers of a quadratic field. */
export type AskedValue = GivenValue | ExactMatrix | Entry | readonly Entry[];

/** Whether programs are written for the value: they calculate with fractions. */
export function isWritten(value: AskedValue): value is GivenValue {
  if (typeof value === 'number') return true;
  if ('rows' in value) return !hasRoots(value);
  if ('kind' in value) return isRational(value);
  return value.every((item) => typeof item === 'number' || isRational(item));
}

/** The matrix of a question that programs are written for. @throws TypeError for others */
export function matrixInProgram(matrix: ExactMatrix): Matrix {
  if (hasRoots(matrix)) throw new TypeError('programs calculate with fractions');
  return matrix;
}

/** The same for one number. @throws TypeError for others */
export function numberInProgram(value: Entry): Rational {
  if (!isRational(value)) throw new TypeError('programs calculate with fractions');
  return value;
}

/** The languages in which every operation is written. */
export const LANGUAGES = ['numpy', 'sympy', 'r', 'octave', 'typescript', 'spreadsheet'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * The part of a program between its inputs and the line that prints `answer`. The printing depends on the kind of the answer, and
 * wants these values of `result`:
 *
 *              matrix           vector, polynomial    scalar   count        shape
 *     numpy    2-D array        1-D array             number   int          tuple, as `a.shape`
 *     sympy    Matrix           list                  number   int          tuple, as `a.shape`
 *     r        matrix           vector                number   number       vector, as `dim(a)`
 *     octave   matrix           column for the rows,  number   number       row, as `size(a)`
 *                               row for the columns
 *     ts       number[][]       number[]              number   number       [rows, columns]
 *     sheet    cells            column for the rows,  cell     cell         HSTACK(ROWS(a), COLUMNS(a))
 *                               row for the columns
 *
 * In `vector` there is a number for each row or for each column of the matrix; where the columns are meant, Octave and the
 * spreadsheet want a row. A polynomial is a row there. A matrix of R stays one: `a[i, j, drop = FALSE]`.
 *
 * What the inputs are: in NumPy arrays of floats, and of integers for whole numbers; in SymPy a Matrix, an Integer, a Rational, or
 * a Python list of plain integers and Rationals (sums of those are exact, a quotient of two plain integers is not); in R and
 * Octave matrices and (row) vectors. Whole numbers are written as they are, so that positions count from 0 or 1 as `given` has them.
 *
 * Octave must run in MATLAB too: no named functions, no `+=`, `#` or `!=`, single quotes. TypeScript is checked with `strict`
 * and runs by stripping its types. A formula may call the functions of `tests/implementations/formula-functions.ts`.
 */
export interface Working {
  /** Modules to import beside the language's own library for matrices, each a whole line: `import statistics`. */
  readonly imports?: readonly string[];
  /** Whole lines before the last: helper functions, loops. */
  readonly lines?: readonly string[];
  /** The expression whose value is the answer. A spreadsheet has this alone. */
  readonly result: string;
}

/** What of an answer decides which of its parts a program prints: their names and kinds. */
export interface PrintedParts {
  readonly kind: string;
  readonly members?: readonly (readonly [name: string, part: { readonly kind: string; readonly value?: unknown }])[];
}

/** Names of parts of an answer by language; those of the others are not known beforehand. */
export type Prints = { readonly [L in Language]?: readonly string[] };

/** How an operation is written in each language. The programs use the names of `given`. */
export interface Implementation<Input> {
  /** The inputs by the names that the programs give them: a, b, k. By default the fields of the category `input`. */
  readonly given?: (input: Input) => readonly (readonly [name: string, value: AskedValue])[];
  /**
   * The parts of an answer of several that the program prints, by the names that the answer gives them and in the order of the program:
   * where they are those of the answer, and not others that are right as well, such as another basis. A spreadsheet shows one.
   */
  readonly prints?: Prints | ((answer: PrintedParts) => Prints);
  /** The working in each language. It may depend on the input where the language has two ways, as with a singular matrix. */
  readonly working: { readonly [L in Language]: (input: Input) => Working };
}

/** One expression in each language, whatever the input. */
export function oneExpression(results: { readonly [L in Language]: string }): {
  readonly [L in Language]: () => Working;
} {
  const { numpy, sympy, r, octave, typescript, spreadsheet } = results;
  return {
    numpy: () => ({ result: numpy }),
    sympy: () => ({ result: sympy }),
    r: () => ({ result: r }),
    octave: () => ({ result: octave }),
    typescript: () => ({ result: typescript }),
    spreadsheet: () => ({ result: spreadsheet }),
  };
}

/** The programs of one question, before a language writes them: the inputs and the workings. */
export interface Programs {
  readonly given: readonly (readonly [name: string, value: GivenValue])[];
  readonly working: { readonly [L in Language]: Working };
  readonly prints?: Implementation<unknown>['prints'];
}
