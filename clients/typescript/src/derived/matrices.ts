// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, NumberShape } from '../answers.ts';
import type { Matrix } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { EnvelopeOptions } from './options.ts';
import type { Profile } from './sections.ts';

/** Options of `determinant2x2`. */
export interface MatricesDeterminant2x2Options<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "formula" (ad − bc, for 2x2 matrices), "cofactor" (expansion along the row or column with most zeros,
   * up to 5x5), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
   * (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all permutations,
   * up to 4x4). Default: "auto".
   */
  readonly method?: 'auto' | 'formula' | 'cofactor' | 'row-reduction' | 'bareiss' | 'leibniz' | undefined;
}

/** Options of `determinant3x3`. */
export interface MatricesDeterminant3x3Options<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor" (expansion along the row or column with
   * most zeros, up to 5x5), "row-operations-then-cofactor" (row operations clear a column, then expansion along it,
   * from 3x3 up to 6x6), "row-reduction" (elimination to triangular form, with the row swaps counted), "bareiss"
   * (fraction-free elimination, in which every division comes out even), "leibniz" (the sum over all permutations,
   * up to 4x4). Default: "auto".
   */
  readonly method?:
    | 'auto'
    | 'sarrus'
    | 'cofactor'
    | 'row-operations-then-cofactor'
    | 'row-reduction'
    | 'bareiss'
    | 'leibniz'
    | undefined;
}

/** Options of `determinantNxn`. */
export interface MatricesDeterminantNxnOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "formula" (ad − bc, for 2x2 matrices), "sarrus" (the rule of Sarrus, for 3x3 matrices), "cofactor"
   * (expansion along the row or column with most zeros, up to 5x5), "row-operations-then-cofactor" (row operations
   * clear a column, then expansion along it, from 3x3 up to 6x6), "row-reduction" (elimination to triangular form,
   * with the row swaps counted), "bareiss" (fraction-free elimination, in which every division comes out even),
   * "leibniz" (the sum over all permutations, up to 4x4). Default: "auto".
   */
  readonly method?:
    | 'auto'
    | 'formula'
    | 'sarrus'
    | 'cofactor'
    | 'row-operations-then-cofactor'
    | 'row-reduction'
    | 'bareiss'
    | 'leibniz'
    | undefined;
}

/** Options of `inverse2x2`. */
export interface MatricesInverse2x2Options<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Options of `inverse3x3`. */
export interface MatricesInverse3x3Options<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Options of `inverseNxn`. */
export interface MatricesInverseNxnOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Square matrices. Determinant, trace and inverse of a square matrix. */
export class Matrices {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Works out the determinant of a 2x2 matrix.
   *
   * The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or
   * volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.matrices.determinant2x2([[4, 7], [2, 6]]);
   * result.answer; // 10
   */
  determinant2x2<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesDeterminant2x2Options<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/determinant-2x2', inputs: { a }, options },
      request,
    );
  }

  /**
   * Works out the determinant of a 3x3 matrix.
   *
   * The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or
   * volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.matrices.determinant3x3([[2, -3, 1], [2, 3, -1], [1, 4, 5]], { method: 'sarrus' });
   * result.answer; // 76
   */
  determinant3x3<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesDeterminant3x3Options<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/determinant-3x3', inputs: { a }, options },
      request,
    );
  }

  /**
   * Works out the determinant of a square matrix of any size.
   *
   * The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or
   * volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.matrices.determinantNxn([[1, 2, 3, 4], [2, 5, 2, 1], [3, 1, 4, 2], [1, 1, 2, 3]]);
   * result.answer; // -25
   */
  determinantNxn<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesDeterminantNxnOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/determinant-nxn', inputs: { a }, options },
      request,
    );
  }

  /**
   * Adds the entries on the main diagonal of a square matrix.
   *
   * The trace of a square matrix is the sum of the entries on its main diagonal. It takes one addition fewer than
   * there are rows, and yet it is the sum of the eigenvalues: a number that stays the same when the coordinates are
   * changed.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.matrices.trace([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
   * result.answer; // 15
   */
  trace<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/trace', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the inverse of a 2x2 matrix.
   *
   * The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right it gives
   * the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves every system of
   * equations with the same left side.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.inverse2x2([[4, 7], [2, 6]]);
   * result.answer; // [[0.6, -0.7], [-0.2, 0.4]]
   */
  inverse2x2<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesInverse2x2Options<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/inverse-2x2', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the inverse of a 3x3 matrix.
   *
   * The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right it gives
   * the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves every system of
   * equations with the same left side.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.inverse3x3([[2, 1, 1], [1, 3, 2], [1, 0, 0]], { method: 'gauss-jordan' });
   * result.answer; // [[0, 0, 1], [-2, 1, 3], [3, -1, -5]]
   */
  inverse3x3<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesInverse3x3Options<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/inverse-3x3', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the inverse of a square matrix of any size.
   *
   * The inverse of a square matrix is the matrix that undoes it: multiplied from the left or from the right it gives
   * the identity matrix. It exists exactly when the determinant is not zero, and one inverse solves every system of
   * equations with the same left side.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.inverseNxn([[1, 1, 0, 0], [1, 2, 1, 0], [0, 1, 3, 1], [1, 0, 1, 2]]);
   * result.answer; // [[4, -2.5, 1, -0.5], [-3, 2.5, -1, 0.5], [2, -1.5, 1, -0.5], [-3, 2, -1, 1]]
   */
  inverseNxn<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesInverseNxnOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/inverse-nxn', inputs: { a }, options },
      request,
    );
  }
}
