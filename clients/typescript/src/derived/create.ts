// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, PolynomialShape } from '../answers.ts';
import type { Matrix } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { EnvelopeOptions } from './options.ts';
import type { Profile } from './sections.ts';

/** Options of `indexAndSlice`. */
export interface CreateIndexAndSliceOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The rows to take: a position, a list of positions, or a slice start:stop:step; all where left out. Default: ":". */
  readonly rows?: number | readonly number[] | string | undefined;
  /**
   * The columns to take: a position, a list of positions, or a slice start:stop:step; all where left out. Default:
   * ":".
   */
  readonly cols?: number | readonly number[] | string | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `charpoly`. */
export interface CreateCharpolyOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "expansion" (det(λI − A) by cofactor expansion, up to 4x4), "faddeev-leverrier" (one coefficient after
   * another from traces of products), "principal-minors" (each coefficient as a sum of principal minors, up to 5x5).
   * Default: "auto".
   */
  readonly method?: 'auto' | 'expansion' | 'faddeev-leverrier' | 'principal-minors' | undefined;
  /**
   * Which determinant is the characteristic polynomial; their signs differ for odd numbers of rows. One of
   * "lambda-minus-a" (det(λI − A), whose leading coefficient is 1), "a-minus-lambda" (det(A − λI)). Default:
   * "lambda-minus-a".
   */
  readonly charpolyForm?: 'lambda-minus-a' | 'a-minus-lambda' | undefined;
}

/**
 * Parts and polynomials. Take a part of a matrix by rows and columns, and find the characteristic polynomial of a
 * matrix.
 */
export class Create {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Takes the entries in chosen rows and columns; the answer is always a matrix.
   *
   * Indexing and slicing take a part of a matrix: the entries where chosen rows cross chosen columns, in the order
   * of the choice. The part is a matrix again, even if it is one entry. Windows of data, submatrices and reordered
   * tables all come from this; most mistakes in it are made in counting.
   * @param a - The first or only input matrix.
   * @param options - `rows`, `cols`, `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.create.indexAndSlice([[1, 2, 3], [4, 5, 6], [7, 8, 9]], { rows: 2, cols: 3 });
   * result.answer; // [[6]]
   */
  indexAndSlice<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: CreateIndexAndSliceOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/create/index-and-slice', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the characteristic polynomial det(λI − A) of a square matrix.
   *
   * The characteristic polynomial of a square matrix A is the determinant of λI − A. Its degree is the number of
   * rows, and its roots are the eigenvalues. The real ones are the factors by which the matrix stretches or flips
   * some direction without turning it.
   * @param a - The first or only input matrix.
   * @param options - `method`, `charpolyForm`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is the coefficients, highest power first.
   * @example
   * const { result } = await client.create.charpoly([[2, 1], [1, 2]]);
   * result.answer; // [1, -4, 3]
   */
  charpoly<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: CreateCharpolyOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<PolynomialShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/create/charpoly', inputs: { a }, options },
      request,
    );
  }
}
