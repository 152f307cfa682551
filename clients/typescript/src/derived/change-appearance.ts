// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape } from '../answers.ts';
import type { Matrix, Row } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { EnvelopeOptions } from './options.ts';
import type { Profile } from './sections.ts';

/** Options of `rowInsert`. */
export interface ChangeAppearanceRowInsertOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The position that the first inserted row takes; after the last row where it is left out. */
  readonly index?: number | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `colInsert`. */
export interface ChangeAppearanceColInsertOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The position that the first inserted column takes; after the last column where it is left out. */
  readonly index?: number | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `rowDelete`. */
export interface ChangeAppearanceRowDeleteOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `colDelete`. */
export interface ChangeAppearanceColDeleteOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `tril`. */
export interface ChangeAppearanceTrilOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0. */
  readonly k?: number | undefined;
}

/** Options of `triu`. */
export interface ChangeAppearanceTriuOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The diagonal that bounds the triangle: 0 is the main diagonal, positive ones lie above it. Default: 0. */
  readonly k?: number | undefined;
}

/** Options of `rot90`. */
export interface ChangeAppearanceRot90Options<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** How many quarter turns, counter-clockwise; a negative number turns clockwise. Default: 1. */
  readonly k?: number | undefined;
}

/**
 * Changing the shape of a matrix. Insert, append and delete rows and columns; transpose, flip and turn a matrix;
 * keep one triangle of it.
 */
export class ChangeAppearance {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Inserts one row or several at a position of your choice.
   *
   * Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those that are
   * there. The position is the number that the first new line gets; whatever had that number moves on. A column of
   * ones for a regression, or a late record in a sorted table, is put in place in this way.
   * @param a - The first or only input matrix.
   * @param b - The rows to insert: a matrix with as many columns as A, or one row as a list of numbers.
   * @param options - `index`, `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.rowInsert([[1, 2], [5, 6]], [3, 4], { index: 2 });
   * result.answer; // [[1, 2], [3, 4], [5, 6]]
   */
  rowInsert<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Row,
    options: ChangeAppearanceRowInsertOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/row-insert', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Inserts one column or several at a position of your choice.
   *
   * Inserting opens a gap in a matrix and fills it with new rows or columns, which must be as long as those that are
   * there. The position is the number that the first new line gets; whatever had that number moves on. A column of
   * ones for a regression, or a late record in a sorted table, is put in place in this way.
   * @param a - The first or only input matrix.
   * @param b - The columns to insert: a matrix with as many rows as A, or one column as a list of numbers.
   * @param options - `index`, `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.colInsert([[2], [3], [5]], [1, 1, 1], { index: 1 });
   * result.answer; // [[1, 2], [1, 3], [1, 5]]
   */
  colInsert<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Row,
    options: ChangeAppearanceColInsertOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/col-insert', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Stacks the rows of a second matrix under the first.
   *
   * Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and needs
   * equally wide matrices; joining side by side writes B to the right of A and needs equally high ones. New records
   * are appended to a table in this way, and a right-hand side to a system of equations.
   * @param a - The first or only input matrix.
   * @param b - The second input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.rowConcat([[1, 2], [3, 4]], [[5, 6]]);
   * result.answer; // [[1, 2], [3, 4], [5, 6]]
   */
  rowConcat<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/row-concat', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Puts the columns of a second matrix to the right of the first.
   *
   * Concatenation makes one matrix of two and leaves every entry as it is. Stacking writes B under A and needs
   * equally wide matrices; joining side by side writes B to the right of A and needs equally high ones. New records
   * are appended to a table in this way, and a right-hand side to a system of equations.
   * @param a - The first or only input matrix.
   * @param b - The second input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.colConcat([[2, 1], [1, 3]], [[5], [10]]);
   * result.answer; // [[2, 1, 5], [1, 3, 10]]
   */
  colConcat<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/col-concat', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Leaves out one row or several.
   *
   * Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its values and
   * its order, but is numbered anew; at least one row and one column must remain. The minors of a square matrix are
   * found like this, and tables are rid of faulty records.
   * @param a - The first or only input matrix.
   * @param index - The row to delete, or a list of them; one that is named twice is deleted once.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.rowDelete([[1, 2], [3, 4], [5, 6]], 2);
   * result.answer; // [[1, 2], [5, 6]]
   */
  rowDelete<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    index: number | readonly number[],
    options: ChangeAppearanceRowDeleteOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/row-delete', inputs: { a, index }, options },
      request,
    );
  }

  /**
   * Leaves out one column or several.
   *
   * Deleting strikes whole rows or columns out of a matrix and closes the gaps. What remains keeps its values and
   * its order, but is numbered anew; at least one row and one column must remain. The minors of a square matrix are
   * found like this, and tables are rid of faulty records.
   * @param a - The first or only input matrix.
   * @param index - The column to delete, or a list of them; one that is named twice is deleted once.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.colDelete([[1, 2, 3], [4, 5, 6]], 1);
   * result.answer; // [[2, 3], [5, 6]]
   */
  colDelete<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    index: number | readonly number[],
    options: ChangeAppearanceColDeleteOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/col-delete', inputs: { a, index }, options },
      request,
    );
  }

  /**
   * Turns the rows of a matrix into columns.
   *
   * The transpose of a matrix has the rows of the matrix as its columns. Every matrix has one, square or not. It
   * lets a table be read the other way round, and it is how a matrix moves from one side of a scalar product to the
   * other.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.transpose([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // [[1, 4], [2, 5], [3, 6]]
   */
  transpose<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/transpose', inputs: { a }, options },
      request,
    );
  }

  /**
   * Keeps the entries on and below a diagonal and writes zeros above it.
   *
   * A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts zeros
   * everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a symmetric table
   * without its double entries, and the systems that are solved line by line.
   * @param a - The first or only input matrix.
   * @param options - `k`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.tril([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
   * result.answer; // [[1, 0, 0], [4, 5, 0], [7, 8, 9]]
   */
  tril<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: ChangeAppearanceTrilOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/tril', inputs: { a }, options },
      request,
    );
  }

  /**
   * Keeps the entries on and above a diagonal and writes zeros below it.
   *
   * A triangle of a matrix keeps the entries on one side of a diagonal, with the diagonal itself, and puts zeros
   * everywhere else. The number k moves the diagonal. Every shape has such parts; they hold a symmetric table
   * without its double entries, and the systems that are solved line by line.
   * @param a - The first or only input matrix.
   * @param options - `k`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.triu([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
   * result.answer; // [[1, 2, 3], [0, 5, 6], [0, 0, 9]]
   */
  triu<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: ChangeAppearanceTriuOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/triu', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes the rows of a matrix in reverse order.
   *
   * A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for every
   * shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the side from which
   * a table is read.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.flipud([[1, 2], [3, 4], [5, 6]]);
   * result.answer; // [[5, 6], [3, 4], [1, 2]]
   */
  flipud<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/flipud', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes the columns of a matrix in reverse order.
   *
   * A flip reverses the order of whole rows (upside down) or of whole columns (left to right). It works for every
   * shape and changes no number. It mirrors pictures, puts lists into reverse order and changes the side from which
   * a table is read.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.fliplr([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // [[3, 2, 1], [6, 5, 4]]
   */
  fliplr<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/fliplr', inputs: { a }, options },
      request,
    );
  }

  /**
   * Turns the picture of a matrix counter-clockwise by 90 degrees, once or several times.
   *
   * Turning a matrix by k quarter turns rotates the whole block of numbers: counter-clockwise for positive k,
   * clockwise for negative ones. Any shape can be turned; an odd number of turns exchanges height and width.
   * Photographs, boards and maps are turned in this way.
   * @param a - The first or only input matrix.
   * @param options - `k`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.changeAppearance.rot90([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // [[3, 6], [2, 5], [1, 4]]
   */
  rot90<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: ChangeAppearanceRot90Options<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/change-appearance/rot90', inputs: { a }, options },
      request,
    );
  }
}
