// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, NumberShape, Shape } from '../answers.ts';
import type { Compact } from '../compact.ts';
import type { Entry, Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

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

/** Options of `minors`. */
export interface MatricesMinorsOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The row of the place whose minor is wanted; together with col, or neither. */
  readonly row?: number | null | undefined;
  /** The column of the place whose minor is wanted; together with row, or neither. */
  readonly col?: number | null | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `classify`. */
export interface MatricesClassifyOptions<
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

/** Square matrices. Determinant, trace, inverse, multiples and properties of matrices. */
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
   * const { result } = await client.matrices.determinantNxn([[2, 1, 3], [1, 0, 2], [4, 1, 8]]);
   * result.answer; // -1
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
   * const { result } = await client.matrices.inverseNxn([[1, 2, 1], [2, 5, 3], [1, 3, 3]]);
   * result.answer; // [[6, -3, 1], [-3, 2, -1], [1, -1, 1]]
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

  /**
   * Multiplies every entry of a matrix by one number.
   *
   * A scalar multiple multiplies every entry of a matrix by one number. It stretches, shrinks or reverses the whole
   * table at once and keeps its shape.
   * @param a - The first or only input matrix.
   * @param scalar - The number that every entry is multiplied by.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.scalarMultiple([[1, -2], [0, 4]], 3);
   * result.answer; // [[3, -6], [0, 12]]
   */
  scalarMultiple<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    scalar: Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/scalar-multiple', inputs: { a, scalar }, options },
      request,
    );
  }

  /**
   * Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - `row`, `col`, `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.matrices.minors([[1, 2, 3], [0, 4, 5], [1, 0, 6]], { row: 1, col: 2 });
   * result.answer; // { minors: null, minor: -5, cofactor: 5 }
   */
  minors<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesMinorsOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The matrix of all minors; null where one place is asked about. */
          readonly minors: readonly (readonly number[])[] | null;
          /** The minor of the place; null where all are asked for. */
          readonly minor: number | null;
          /** The minor with its sign; null where all are asked for. */
          readonly cofactor: number | null;
        },
        {
          /** The matrix of all minors; null where one place is asked about. */
          readonly minors: readonly (readonly string[])[] | null;
          /** The minor of the place; null where all are asked for. */
          readonly minor: string | null;
          /** The minor with its sign; null where all are asked for. */
          readonly cofactor: string | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/minors', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds all cofactors of a square matrix: the minors with the signs of a chessboard.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.cofactors([[1, 2, 3], [0, 4, 5], [1, 0, 6]]);
   * result.answer; // [[24, 5, -4], [-12, 3, 2], [-2, -5, 4]]
   */
  cofactors<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/cofactors', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the adjugate of a square matrix: its matrix of cofactors, transposed.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.adjugate([[1, 2, 3], [0, 4, 5], [1, 0, 6]]);
   * result.answer; // [[24, -12, -2], [5, 3, -5], [-4, 2, 4]]
   */
  adjugate<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/adjugate', inputs: { a }, options },
      request,
    );
  }

  /**
   * Raises a square matrix to a whole power; negative exponents take the inverse.
   *
   * A power of a square matrix repeats one linear step: the tenth power does ten steps at once. Powers count walks
   * in a network, carry a population through ten years, or turn a figure ten times.
   * @param a - The first or only input matrix.
   * @param k - The exponent: a whole number, below 0 for powers of the inverse. From -1000000 to 1000000.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrices.power([[1, 1], [1, 0]], 3);
   * result.answer; // [[3, 2], [2, 1]]
   */
  power<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    k: number,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/power', inputs: { a, k }, options },
      request,
    );
  }

  /**
   * Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each.
   *
   * Many matrices have a name because of a pattern in their entries or because of what their powers and products
   * give: symmetric, orthogonal, idempotent, nilpotent, stochastic and more. To classify a matrix is to decide for
   * each of these names whether it fits.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.matrices.classify([[0, 1, 0], [0, 0, 1], [1, 0, 0]]);
   * result.answer; // { isSymmetric: false, isSkewSymmetric: false, isOrthogonal: true, isIdempotent: false, isInvolutory: false, isNormal: true, isPermutation: true, isUpperTriangular: false, isLowerTriangular: false, isDiagonal: false, isNilpotent: { nilpotent: false, index: null }, isStochastic: { row: true, column: true, doubly: true }, permutationSign: { sign: 1, permutation: [2, 3, 1], cycles: [[1, 2, 3]], inversions: 2 } }
   */
  classify<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatricesClassifyOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether it equals its transpose. */
          readonly isSymmetric: boolean;
          /** Whether it equals the negative of its transpose. */
          readonly isSkewSymmetric: boolean;
          /** Whether its transpose is its inverse. */
          readonly isOrthogonal: boolean;
          /** Whether it equals its square. */
          readonly isIdempotent: boolean;
          /** Whether its square is the identity matrix. */
          readonly isInvolutory: boolean;
          /** Whether it commutes with its transpose. */
          readonly isNormal: boolean;
          /** Whether each row and each column has a single 1 and zeros beside it. */
          readonly isPermutation: boolean;
          /** Whether all entries below the main diagonal are zero. */
          readonly isUpperTriangular: boolean;
          /** Whether all entries above the main diagonal are zero. */
          readonly isLowerTriangular: boolean;
          /** Whether all entries off the main diagonal are zero. */
          readonly isDiagonal: boolean;
          /** Whether some power is the zero matrix. */
          readonly isNilpotent: {
            /** Whether there is such a power. */
            readonly nilpotent: boolean;
            /** The least exponent of such a power. */
            readonly index: number | null;
          };
          /** Whether no entry is negative and all rows, or all columns, add up to 1. */
          readonly isStochastic: {
            /** Whether it is so for the rows. */
            readonly row: boolean;
            /** Whether it is so for the columns. */
            readonly column: boolean;
            /** Whether it is so for both. */
            readonly doubly: boolean;
          };
          /** What a permutation matrix does with the rows. */
          readonly permutationSign: {
            /** 1 for an even permutation, -1 for an odd one. */
            readonly sign: number;
            /** For each row the column of its 1. */
            readonly permutation: readonly number[];
            /** The cycles, each from its least position on. */
            readonly cycles: readonly (readonly number[])[];
            /** The pairs of rows whose columns stand in the opposite order. */
            readonly inversions: number;
          } | null;
        },
        {
          /** Whether it equals its transpose. */
          readonly isSymmetric: boolean;
          /** Whether it equals the negative of its transpose. */
          readonly isSkewSymmetric: boolean;
          /** Whether its transpose is its inverse. */
          readonly isOrthogonal: boolean;
          /** Whether it equals its square. */
          readonly isIdempotent: boolean;
          /** Whether its square is the identity matrix. */
          readonly isInvolutory: boolean;
          /** Whether it commutes with its transpose. */
          readonly isNormal: boolean;
          /** Whether each row and each column has a single 1 and zeros beside it. */
          readonly isPermutation: boolean;
          /** Whether all entries below the main diagonal are zero. */
          readonly isUpperTriangular: boolean;
          /** Whether all entries above the main diagonal are zero. */
          readonly isLowerTriangular: boolean;
          /** Whether all entries off the main diagonal are zero. */
          readonly isDiagonal: boolean;
          /** Whether some power is the zero matrix. */
          readonly isNilpotent: {
            /** Whether there is such a power. */
            readonly nilpotent: boolean;
            /** The least exponent of such a power. */
            readonly index: number | null;
          };
          /** Whether no entry is negative and all rows, or all columns, add up to 1. */
          readonly isStochastic: {
            /** Whether it is so for the rows. */
            readonly row: boolean;
            /** Whether it is so for the columns. */
            readonly column: boolean;
            /** Whether it is so for both. */
            readonly doubly: boolean;
          };
          /** What a permutation matrix does with the rows. */
          readonly permutationSign: {
            /** 1 for an even permutation, -1 for an odd one. */
            readonly sign: string;
            /** For each row the column of its 1. */
            readonly permutation: readonly number[];
            /** The cycles, each from its least position on. */
            readonly cycles: readonly (readonly number[])[];
            /** The pairs of rows whose columns stand in the opposite order. */
            readonly inversions: number;
          } | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/classify', inputs: { a }, options },
      request,
    );
  }
}

/** Options of `determinant2x2`. */
export interface CompactMatricesDeterminant2x2Options<L extends Level = Level> extends CompactOptions<L> {
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
export interface CompactMatricesDeterminant3x3Options<L extends Level = Level> extends CompactOptions<L> {
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
export interface CompactMatricesDeterminantNxnOptions<L extends Level = Level> extends CompactOptions<L> {
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
export interface CompactMatricesInverse2x2Options<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Options of `inverse3x3`. */
export interface CompactMatricesInverse3x3Options<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Options of `inverseNxn`. */
export interface CompactMatricesInverseNxnOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "adjugate" (the transposed matrix of cofactors over the determinant, up to 4x4), "gauss-jordan" (row
   * reduction of the matrix with the identity matrix beside it). Default: "auto".
   */
  readonly method?: 'auto' | 'adjugate' | 'gauss-jordan' | undefined;
}

/** Options of `minors`. */
export interface CompactMatricesMinorsOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The row of the place whose minor is wanted; together with col, or neither. */
  readonly row?: number | null | undefined;
  /** The column of the place whose minor is wanted; together with row, or neither. */
  readonly col?: number | null | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `classify`. */
export interface CompactMatricesClassifyOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Square matrices, compact. Determinant, trace, inverse, multiples and properties of matrices. */
export class CompactMatrices {
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
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.matrices.determinant2x2([[4, 7], [2, 6]]);
   * result; // 10
   */
  determinant2x2<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesDeterminant2x2Options<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-2x2',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Works out the determinant of a 3x3 matrix.
   *
   * The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or
   * volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.matrices.determinant3x3([[2, -3, 1], [2, 3, -1], [1, 4, 5]], { method: 'sarrus' });
   * result; // 76
   */
  determinant3x3<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesDeterminant3x3Options<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-3x3',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Works out the determinant of a square matrix of any size.
   *
   * The determinant is one number made from a square matrix. It tells by which factor the matrix stretches areas or
   * volumes, whether it turns the picture over, and, by being zero or not, whether the matrix can be undone.
   * @param a - The first or only input matrix.
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.matrices.determinantNxn([[2, 1, 3], [1, 0, 2], [4, 1, 8]]);
   * result; // -1
   */
  determinantNxn<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesDeterminantNxnOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/determinant-nxn',
        inputs: { a },
        options,
      },
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
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.matrices.trace([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
   * result; // 15
   */
  trace<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/trace', inputs: { a }, options },
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
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.inverse2x2([[4, 7], [2, 6]]);
   * result; // [[0.6, -0.7], [-0.2, 0.4]]
   */
  inverse2x2<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesInverse2x2Options<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-2x2',
        inputs: { a },
        options,
      },
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
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.inverse3x3([[2, 1, 1], [1, 3, 2], [1, 0, 0]], { method: 'gauss-jordan' });
   * result; // [[0, 0, 1], [-2, 1, 3], [3, -1, -5]]
   */
  inverse3x3<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesInverse3x3Options<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-3x3',
        inputs: { a },
        options,
      },
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
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.inverseNxn([[1, 2, 1], [2, 5, 3], [1, 3, 3]]);
   * result; // [[6, -3, 1], [-3, 2, -1], [1, -1, 1]]
   */
  inverseNxn<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesInverseNxnOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/inverse-nxn',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Multiplies every entry of a matrix by one number.
   *
   * A scalar multiple multiplies every entry of a matrix by one number. It stretches, shrinks or reverses the whole
   * table at once and keeps its shape.
   * @param a - The first or only input matrix.
   * @param scalar - The number that every entry is multiplied by.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.scalarMultiple([[1, -2], [0, 4]], 3);
   * result; // [[3, -6], [0, 12]]
   */
  scalarMultiple<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    scalar: NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/scalar-multiple',
        inputs: { a, scalar },
        options,
      },
      request,
    );
  }

  /**
   * Finds the minor of one place of a square matrix with its cofactor, or the matrix of all minors.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - `row`, `col`, `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.matrices.minors([[1, 2, 3], [0, 4, 5], [1, 0, 6]], { row: 1, col: 2 });
   * result; // { minors: null, minor: -5, cofactor: 5 }
   */
  minors<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesMinorsOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The matrix of all minors; null where one place is asked about. */
          readonly minors: readonly (readonly number[])[] | null;
          /** The minor of the place; null where all are asked for. */
          readonly minor: number | null;
          /** The minor with its sign; null where all are asked for. */
          readonly cofactor: number | null;
        },
        {
          /** The matrix of all minors; null where one place is asked about. */
          readonly minors: readonly (readonly string[])[] | null;
          /** The minor of the place; null where all are asked for. */
          readonly minor: string | null;
          /** The minor with its sign; null where all are asked for. */
          readonly cofactor: string | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/minors', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds all cofactors of a square matrix: the minors with the signs of a chessboard.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.cofactors([[1, 2, 3], [0, 4, 5], [1, 0, 6]]);
   * result; // [[24, 5, -4], [-12, 3, 2], [-2, -5, 4]]
   */
  cofactors<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/cofactors',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the adjugate of a square matrix: its matrix of cofactors, transposed.
   *
   * A minor is the determinant that is left when one row and one column are deleted, and a cofactor is a minor with
   * the sign of its place. The cofactors expand a determinant, and transposed they make the adjugate, from which an
   * inverse can be written down.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.adjugate([[1, 2, 3], [0, 4, 5], [1, 0, 6]]);
   * result; // [[24, -12, -2], [5, 3, -5], [-4, 2, 4]]
   */
  adjugate<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/adjugate', inputs: { a }, options },
      request,
    );
  }

  /**
   * Raises a square matrix to a whole power; negative exponents take the inverse.
   *
   * A power of a square matrix repeats one linear step: the tenth power does ten steps at once. Powers count walks
   * in a network, carry a population through ten years, or turn a figure ten times.
   * @param a - The first or only input matrix.
   * @param k - The exponent: a whole number, below 0 for powers of the inverse. From -1000000 to 1000000.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.matrices.power([[1, 1], [1, 0]], 3);
   * result; // [[3, 2], [2, 1]]
   */
  power<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    k: number,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/power', inputs: { a, k }, options },
      request,
    );
  }

  /**
   * Tells which of the usual properties a matrix has, from symmetric to stochastic, with a reason for each.
   *
   * Many matrices have a name because of a pattern in their entries or because of what their powers and products
   * give: symmetric, orthogonal, idempotent, nilpotent, stochastic and more. To classify a matrix is to decide for
   * each of these names whether it fits.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.matrices.classify([[0, 1, 0], [0, 0, 1], [1, 0, 0]]);
   * result; // { isSymmetric: false, isSkewSymmetric: false, isOrthogonal: true, isIdempotent: false, isInvolutory: false, isNormal: true, isPermutation: true, isUpperTriangular: false, isLowerTriangular: false, isDiagonal: false, isNilpotent: { nilpotent: false, index: null }, isStochastic: { row: true, column: true, doubly: true }, permutationSign: { sign: 1, permutation: [2, 3, 1], cycles: [[1, 2, 3]], inversions: 2 } }
   */
  classify<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactMatricesClassifyOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether it equals its transpose. */
          readonly isSymmetric: boolean;
          /** Whether it equals the negative of its transpose. */
          readonly isSkewSymmetric: boolean;
          /** Whether its transpose is its inverse. */
          readonly isOrthogonal: boolean;
          /** Whether it equals its square. */
          readonly isIdempotent: boolean;
          /** Whether its square is the identity matrix. */
          readonly isInvolutory: boolean;
          /** Whether it commutes with its transpose. */
          readonly isNormal: boolean;
          /** Whether each row and each column has a single 1 and zeros beside it. */
          readonly isPermutation: boolean;
          /** Whether all entries below the main diagonal are zero. */
          readonly isUpperTriangular: boolean;
          /** Whether all entries above the main diagonal are zero. */
          readonly isLowerTriangular: boolean;
          /** Whether all entries off the main diagonal are zero. */
          readonly isDiagonal: boolean;
          /** Whether some power is the zero matrix. */
          readonly isNilpotent: {
            /** Whether there is such a power. */
            readonly nilpotent: boolean;
            /** The least exponent of such a power. */
            readonly index: number | null;
          };
          /** Whether no entry is negative and all rows, or all columns, add up to 1. */
          readonly isStochastic: {
            /** Whether it is so for the rows. */
            readonly row: boolean;
            /** Whether it is so for the columns. */
            readonly column: boolean;
            /** Whether it is so for both. */
            readonly doubly: boolean;
          };
          /** What a permutation matrix does with the rows. */
          readonly permutationSign: {
            /** 1 for an even permutation, -1 for an odd one. */
            readonly sign: number;
            /** For each row the column of its 1. */
            readonly permutation: readonly number[];
            /** The cycles, each from its least position on. */
            readonly cycles: readonly (readonly number[])[];
            /** The pairs of rows whose columns stand in the opposite order. */
            readonly inversions: number;
          } | null;
        },
        {
          /** Whether it equals its transpose. */
          readonly isSymmetric: boolean;
          /** Whether it equals the negative of its transpose. */
          readonly isSkewSymmetric: boolean;
          /** Whether its transpose is its inverse. */
          readonly isOrthogonal: boolean;
          /** Whether it equals its square. */
          readonly isIdempotent: boolean;
          /** Whether its square is the identity matrix. */
          readonly isInvolutory: boolean;
          /** Whether it commutes with its transpose. */
          readonly isNormal: boolean;
          /** Whether each row and each column has a single 1 and zeros beside it. */
          readonly isPermutation: boolean;
          /** Whether all entries below the main diagonal are zero. */
          readonly isUpperTriangular: boolean;
          /** Whether all entries above the main diagonal are zero. */
          readonly isLowerTriangular: boolean;
          /** Whether all entries off the main diagonal are zero. */
          readonly isDiagonal: boolean;
          /** Whether some power is the zero matrix. */
          readonly isNilpotent: {
            /** Whether there is such a power. */
            readonly nilpotent: boolean;
            /** The least exponent of such a power. */
            readonly index: number | null;
          };
          /** Whether no entry is negative and all rows, or all columns, add up to 1. */
          readonly isStochastic: {
            /** Whether it is so for the rows. */
            readonly row: boolean;
            /** Whether it is so for the columns. */
            readonly column: boolean;
            /** Whether it is so for both. */
            readonly doubly: boolean;
          };
          /** What a permutation matrix does with the rows. */
          readonly permutationSign: {
            /** 1 for an even permutation, -1 for an odd one. */
            readonly sign: string;
            /** For each row the column of its 1. */
            readonly permutation: readonly number[];
            /** The cycles, each from its least position on. */
            readonly cycles: readonly (readonly number[])[];
            /** The pairs of rows whose columns stand in the opposite order. */
            readonly inversions: number;
          } | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-matrices/classify', inputs: { a }, options },
      request,
    );
  }
}
