// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape } from '../answers.ts';
import type { Matrix } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { EnvelopeOptions } from './options.ts';
import type { Profile } from './sections.ts';

/** Options of `ref`. */
export interface MatrixFormsRefOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
   * multiplied crosswise, so that the entries stay integers). Default: "auto".
   */
  readonly method?: 'auto' | 'gauss' | 'fraction-free' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
  /**
   * Whether the pivots of the row echelon form are made ones; null leaves it to the method: Gaussian elimination
   * makes them ones, the one without fractions does not. Default: null.
   */
  readonly leadingOnes?: boolean | null | undefined;
  /**
   * How many of the last columns are right-hand sides of a system: the steps then show a bar and end with its
   * solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
   */
  readonly augmented?: number | undefined;
}

/** Options of `rref`. */
export interface MatrixFormsRrefOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "gauss" (each pivot is made a leading 1 before its column is cleared), "fraction-free" (rows are
   * multiplied crosswise, so that the entries stay integers). Default: "auto".
   */
  readonly method?: 'auto' | 'gauss' | 'fraction-free' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
  /**
   * How many of the last columns are right-hand sides of a system: the steps then show a bar and end with its
   * solutions. The answer stays the same. From 0 to 1000000000. Default: 0.
   */
  readonly augmented?: number | undefined;
}

/** Matrix forms. Row echelon form and reduced row echelon form. */
export class MatrixForms {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Brings a matrix to row echelon form by Gaussian elimination.
   *
   * Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots. With
   * leading ones and zeros above them as well it becomes the reduced form, of which there is only one. Both show the
   * rank and whether a linear system can be solved; from the reduced form the solutions are read off.
   * @param a - The first or only input matrix.
   * @param options - `method`, `indexBase`, `leadingOnes`, `augmented`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrixForms.ref([[2, 4, -2, 2], [4, 9, -3, 8], [-2, -3, 7, 10]]);
   * result.answer; // [[1, 2, -1, 1], [0, 1, 1, 4], [0, 0, 1, 2]]
   */
  ref<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatrixFormsRefOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrix-forms/ref', inputs: { a }, options },
      request,
    );
  }

  /**
   * Brings a matrix to its reduced row echelon form by Gauss-Jordan elimination.
   *
   * Row operations bring a matrix of any shape to row echelon form, with zeros below a staircase of pivots. With
   * leading ones and zeros above them as well it becomes the reduced form, of which there is only one. Both show the
   * rank and whether a linear system can be solved; from the reduced form the solutions are read off.
   * @param a - The first or only input matrix.
   * @param options - `method`, `indexBase`, `augmented`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.matrixForms.rref([[2, 4, -2, 2], [4, 9, -3, 8], [-2, -3, 7, 10]]);
   * result.answer; // [[1, 0, 0, -1], [0, 1, 0, 2], [0, 0, 1, 2]]
   */
  rref<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: MatrixFormsRrefOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrix-forms/rref', inputs: { a }, options },
      request,
    );
  }
}
