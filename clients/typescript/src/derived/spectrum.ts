// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { PolynomialShape, Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `steadyState`. */
export interface SpectrumSteadyStateOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that follow
   * state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
   */
  readonly orientation?: 'column' | 'row' | undefined;
}

/**
 * Eigenvalues and canonical forms. Eigenvalues and what follows from them: signs of quadratic forms, steady
 * states, polynomials of a matrix.
 */
export class Spectrum {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.eigenvalues([[4, 1], [2, 3]]);
   * result.answer; // { eigenvalues: [{ value: 2, multiplicity: 1 }, { value: 5, multiplicity: 1 }] }
   */
  eigenvalues<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /**
             * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
             * values as rows.
             */
            readonly multiplicity: number | null;
          }[];
        },
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
             * values as rows.
             */
            readonly multiplicity: number | null;
          }[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/eigenvalues', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of each eigenspace of a square matrix, with whole entries where there are any.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.eigenvectors([[4, 1], [2, 3]]);
   * result.answer; // { eigenspaces: [{ value: 2, algebraic: 1, geometric: 1, basis: [[-1, 2]] }, { value: 5, algebraic: 1, geometric: 1, basis: [[1, 1]] }] }
   */
  eigenvectors<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
          readonly eigenspaces: readonly {
            /** The eigenvalue. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /**
             * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
             * decide it.
             */
            readonly algebraic: number | null;
            /** Its geometric multiplicity: the number of independent eigenvectors. */
            readonly geometric: number | null;
            /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
            readonly basis:
              | readonly (readonly (
                  | number
                  | {
                      readonly re: number;
                      readonly im: number;
                    }
                )[])[]
              | null;
          }[];
        },
        {
          /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
          readonly eigenspaces: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
             * decide it.
             */
            readonly algebraic: number | null;
            /** Its geometric multiplicity: the number of independent eigenvectors. */
            readonly geometric: number | null;
            /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
            readonly basis: readonly (readonly string[])[] | null;
          }[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/eigenvectors', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.diagonalize([[4, 1], [2, 3]]);
   * result.answer; // { over: 'Q', diagonalizable: { Q: true, R: true, C: true }, defective: [], P: [[-1, 1], [2, 1]], D: [[2, 0], [0, 5]] }
   */
  diagonalize<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          readonly over: 'Q' | 'R' | 'C' | null;
          /** Whether the matrix is diagonalisable over each field. */
          readonly diagonalizable: {
            /** Over the rational numbers. */
            readonly Q: boolean;
            /** Over the real numbers. */
            readonly R: boolean;
            /** Over the complex numbers. */
            readonly C: boolean;
          };
          /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
          readonly defective: readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[];
          /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
          readonly P:
            | readonly (readonly (
                | number
                | {
                    readonly re: number;
                    readonly im: number;
                  }
              )[])[]
            | null;
          /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
          readonly D:
            | readonly (readonly (
                | number
                | {
                    readonly re: number;
                    readonly im: number;
                  }
              )[])[]
            | null;
        },
        {
          readonly over: 'Q' | 'R' | 'C' | null;
          /** Whether the matrix is diagonalisable over each field. */
          readonly diagonalizable: {
            /** Over the rational numbers. */
            readonly Q: boolean;
            /** Over the real numbers. */
            readonly R: boolean;
            /** Over the complex numbers. */
            readonly C: boolean;
          };
          /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
          readonly defective: readonly string[];
          /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
          readonly P: readonly (readonly string[])[] | null;
          /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
          readonly D: readonly (readonly string[])[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/diagonalize', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is diagonalisable or
   * not.
   *
   * A formula for Aⁿ gives every power of a matrix at once, without multiplying again and again. It is a sum of
   * powers of the eigenvalues, each with a matrix that stays the same, and it shows at a glance what grows, what
   * dies out and what comes round.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.powerFormula([[1, 2], [2, 1]]);
   * result.answer; // { terms: [{ base: -1, degree: 0, coefficient: [[0.5, -0.5], [-0.5, 0.5]] }, { base: 3, degree: 0, coefficient: [[0.5, 0.5], [0.5, 0.5]] }], from: 0 }
   */
  powerFormula<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
          readonly terms: readonly {
            /** An eigenvalue other than 0. */
            readonly base:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /** The power of n. */
            readonly degree: number;
            /** The matrix that does not depend on n. */
            readonly coefficient: readonly (readonly (
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                }
            )[])[];
          }[];
          /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
          readonly from: number;
        },
        {
          /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
          readonly terms: readonly {
            /** An eigenvalue other than 0. */
            readonly base: string;
            /** The power of n. */
            readonly degree: number;
            /** The matrix that does not depend on n. */
            readonly coefficient: readonly (readonly string[])[];
          }[];
          /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
          readonly from: number;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/power-formula', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the monic polynomial of the lowest degree that a square matrix satisfies.
   *
   * The powers of a square matrix cannot stay independent for ever. The first relation among them, divided by its
   * leading coefficient, is the minimal polynomial: every other relation is a multiple of it.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is the coefficients, highest power first.
   * @example
   * const { result } = await client.spectrum.minimalPolynomial([[2, 0, 0], [0, 3, 1], [0, 0, 2]]);
   * result.answer; // [1, -5, 6]
   */
  minimalPolynomial<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<PolynomialShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/minimal-polynomial', inputs: { a }, options },
      request,
    );
  }

  /**
   * Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its inertia.
   *
   * A symmetric matrix makes a number of each vector, its quadratic form. The matrix is called definite if this
   * number has the same sign for all vectors other than zero, semidefinite if it may also be zero, and indefinite if
   * both signs occur.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.definiteness([[2, 2], [2, 5]]);
   * result.answer; // { class: 'positive-definite', inertia: { positive: 2, negative: 0, zero: 0 }, leadingMinors: [2, 6] }
   */
  definiteness<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
          readonly class:
            | 'positive-definite'
            | 'positive-semidefinite'
            | 'negative-definite'
            | 'negative-semidefinite'
            | 'indefinite'
            | 'zero';
          /** How many eigenvalues have each sign, multiplicities counted. */
          readonly inertia: {
            /** How many are positive. */
            readonly positive: number;
            /** How many are negative. */
            readonly negative: number;
            /** How many are zero. */
            readonly zero: number;
          };
          /** The determinants of the first k rows and columns, for k from 1 to n. */
          readonly leadingMinors: readonly number[];
        },
        {
          /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
          readonly class:
            | 'positive-definite'
            | 'positive-semidefinite'
            | 'negative-definite'
            | 'negative-semidefinite'
            | 'indefinite'
            | 'zero';
          /** How many eigenvalues have each sign, multiplicities counted. */
          readonly inertia: {
            /** How many are positive. */
            readonly positive: number;
            /** How many are negative. */
            readonly negative: number;
            /** How many are zero. */
            readonly zero: number;
          };
          /** The determinants of the first k rows and columns, for k from 1 to n. */
          readonly leadingMinors: readonly string[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/definiteness', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are unit
   * eigenvectors.
   *
   * A symmetric matrix stretches space along axes at right angles to each other. Orthogonal diagonalisation finds
   * these axes as unit eigenvectors, and the factors of the stretch as eigenvalues; no inverse is needed, because
   * the transpose does its work.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.orthogonalDiagonalization([[-107, -24], [-24, -93]]);
   * result.answer; // { eigenvalues: [{ value: -125, multiplicity: 1 }, { value: -75, multiplicity: 1 }], Q: [[0.8, -0.6], [0.6, 0.8]], D: [[-125, 0], [0, -75]] }
   */
  orthogonalDiagonalization<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The different eigenvalues, ascending. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: number;
            /**
             * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
             * as rows.
             */
            readonly multiplicity: number | null;
          }[];
          /** The orthogonal matrix whose columns are eigenvectors of length 1. */
          readonly Q: readonly (readonly number[])[];
          /** The eigenvalues on the diagonal, in the order of the columns of Q. */
          readonly D: readonly (readonly number[])[];
        },
        {
          /** The different eigenvalues, ascending. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
             * as rows.
             */
            readonly multiplicity: number | null;
          }[];
          /** The orthogonal matrix whose columns are eigenvectors of length 1. */
          readonly Q: readonly (readonly string[])[];
          /** The eigenvalues on the diagonal, in the order of the columns of Q. */
          readonly D: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/orthogonal-diagonalization', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
   * eigenvectors are missing.
   *
   * Some matrices have too few eigenvectors to be diagonalised. The Jordan form is the next best thing: diagonal but
   * for a few ones just above the diagonal, which record how the missing eigenvectors are replaced.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.jordan([[3, 1], [-1, 1]]);
   * result.answer; // { blocks: [{ value: 2, size: 2 }], J: [[2, 1], [0, 2]], P: [[1, 1], [-1, 0]] }
   */
  jordan<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
          readonly blocks: readonly {
            /** The eigenvalue of the block. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /** How many rows it has. */
            readonly size: number;
          }[];
          /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
          readonly J: readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[];
          /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
          readonly P: readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[];
        },
        {
          /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
          readonly blocks: readonly {
            /** The eigenvalue of the block. */
            readonly value: string;
            /** How many rows it has. */
            readonly size: number;
          }[];
          /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
          readonly J: readonly (readonly string[])[];
          /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
          readonly P: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/jordan', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the distributions that a Markov chain leaves as they are, one for each closed class of states.
   *
   * A Markov chain moves shares from state to state, with the same matrix in every step. A distribution that it
   * leaves as it is, with as much arriving in each state as is leaving it, is a steady state.
   * @param a - The first or only input matrix.
   * @param options - `orientation`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.steadyState([[1, 0.5, 0], [0, 0, 0], [0, 0.5, 1]]);
   * result.answer; // { unique: false, dimension: 2, distribution: null, extremes: [[1, 0, 0], [0, 0, 1]] }
   */
  steadyState<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: SpectrumSteadyStateOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether there is only one steady state. */
          readonly unique: boolean;
          /** How many steady states there are that are no mixtures of others: one for each closed class. */
          readonly dimension: number;
          /** The steady state, if there is only one. */
          readonly distribution: readonly number[] | null;
          /** The steady state of each closed class of states. All others are mixtures of these. */
          readonly extremes: readonly (readonly number[])[];
        },
        {
          /** Whether there is only one steady state. */
          readonly unique: boolean;
          /** How many steady states there are that are no mixtures of others: one for each closed class. */
          readonly dimension: number;
          /** The steady state, if there is only one. */
          readonly distribution: readonly string[] | null;
          /** The steady state of each closed class of states. All others are mixtures of these. */
          readonly extremes: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/steady-state', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit columns in
   * U and V.
   *
   * Every matrix, of any shape, turns some perpendicular directions into perpendicular directions again and only
   * stretches along them. The singular value decomposition finds both sets of directions and the factors of the
   * stretch, which are the singular values.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spectrum.svd([[0, -3], [1, 0]]);
   * result.answer; // { singularValues: [3, 1], rank: 2, U: [[-1, 0], [0, 1]], S: [[3, 0], [0, 1]], V: [[0, 1], [1, 0]] }
   */
  svd<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The singular values, descending: as many as the smaller of the two sizes. */
          readonly singularValues: readonly number[];
          /** The rank of the matrix: how many singular values are not zero. */
          readonly rank: number;
          /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly U: readonly (readonly number[])[] | null;
          /** The singular values that are not zero on the diagonal; null of a zero matrix. */
          readonly S: readonly (readonly number[])[] | null;
          /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly V: readonly (readonly number[])[] | null;
        },
        {
          /** The singular values, descending: as many as the smaller of the two sizes. */
          readonly singularValues: readonly string[];
          /** The rank of the matrix: how many singular values are not zero. */
          readonly rank: number;
          /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly U: readonly (readonly string[])[] | null;
          /** The singular values that are not zero on the diagonal; null of a zero matrix. */
          readonly S: readonly (readonly string[])[] | null;
          /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly V: readonly (readonly string[])[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spectrum/svd', inputs: { a }, options },
      request,
    );
  }
}

/** Options of `steadyState`. */
export interface CompactSpectrumSteadyStateOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that follow
   * state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
   */
  readonly orientation?: 'column' | 'row' | undefined;
}

/** Options of `byOperation`. */
export interface CompactSpectrumByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Which lines of the matrix are distributions. One of "column" (the columns: column j holds the shares that follow
   * state j), "row" (the rows: row i holds the shares that follow state i). Default: "column".
   */
  readonly orientation?: 'column' | 'row' | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface SpectrumShapes {
  readonly eigenvalues: Shape<
    {
      /** The different eigenvalues: real ones ascending, then the others. */
      readonly eigenvalues: readonly {
        /** The eigenvalue. */
        readonly value:
          | number
          | {
              readonly re: number;
              readonly im: number;
            };
        /**
         * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
         * values as rows.
         */
        readonly multiplicity: number | null;
      }[];
    },
    {
      /** The different eigenvalues: real ones ascending, then the others. */
      readonly eigenvalues: readonly {
        /** The eigenvalue. */
        readonly value: string;
        /**
         * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
         * values as rows.
         */
        readonly multiplicity: number | null;
      }[];
    }
  >;
  readonly eigenvectors: Shape<
    {
      /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
      readonly eigenspaces: readonly {
        /** The eigenvalue. */
        readonly value:
          | number
          | {
              readonly re: number;
              readonly im: number;
            };
        /**
         * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
         * decide it.
         */
        readonly algebraic: number | null;
        /** Its geometric multiplicity: the number of independent eigenvectors. */
        readonly geometric: number | null;
        /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
        readonly basis:
          | readonly (readonly (
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                }
            )[])[]
          | null;
      }[];
    },
    {
      /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
      readonly eigenspaces: readonly {
        /** The eigenvalue. */
        readonly value: string;
        /**
         * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
         * decide it.
         */
        readonly algebraic: number | null;
        /** Its geometric multiplicity: the number of independent eigenvectors. */
        readonly geometric: number | null;
        /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
        readonly basis: readonly (readonly string[])[] | null;
      }[];
    }
  >;
  readonly diagonalize: Shape<
    {
      readonly over: 'Q' | 'R' | 'C' | null;
      /** Whether the matrix is diagonalisable over each field. */
      readonly diagonalizable: {
        /** Over the rational numbers. */
        readonly Q: boolean;
        /** Over the real numbers. */
        readonly R: boolean;
        /** Over the complex numbers. */
        readonly C: boolean;
      };
      /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
      readonly defective: readonly (
        | number
        | {
            readonly re: number;
            readonly im: number;
          }
      )[];
      /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
      readonly P:
        | readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[]
        | null;
      /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
      readonly D:
        | readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[]
        | null;
    },
    {
      readonly over: 'Q' | 'R' | 'C' | null;
      /** Whether the matrix is diagonalisable over each field. */
      readonly diagonalizable: {
        /** Over the rational numbers. */
        readonly Q: boolean;
        /** Over the real numbers. */
        readonly R: boolean;
        /** Over the complex numbers. */
        readonly C: boolean;
      };
      /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
      readonly defective: readonly string[];
      /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
      readonly P: readonly (readonly string[])[] | null;
      /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
      readonly D: readonly (readonly string[])[] | null;
    }
  >;
  readonly 'power-formula': Shape<
    {
      /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
      readonly terms: readonly {
        /** An eigenvalue other than 0. */
        readonly base:
          | number
          | {
              readonly re: number;
              readonly im: number;
            };
        /** The power of n. */
        readonly degree: number;
        /** The matrix that does not depend on n. */
        readonly coefficient: readonly (readonly (
          | number
          | {
              readonly re: number;
              readonly im: number;
            }
        )[])[];
      }[];
      /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
      readonly from: number;
    },
    {
      /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
      readonly terms: readonly {
        /** An eigenvalue other than 0. */
        readonly base: string;
        /** The power of n. */
        readonly degree: number;
        /** The matrix that does not depend on n. */
        readonly coefficient: readonly (readonly string[])[];
      }[];
      /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
      readonly from: number;
    }
  >;
  readonly 'minimal-polynomial': PolynomialShape;
  readonly definiteness: Shape<
    {
      /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
      readonly class:
        | 'positive-definite'
        | 'positive-semidefinite'
        | 'negative-definite'
        | 'negative-semidefinite'
        | 'indefinite'
        | 'zero';
      /** How many eigenvalues have each sign, multiplicities counted. */
      readonly inertia: {
        /** How many are positive. */
        readonly positive: number;
        /** How many are negative. */
        readonly negative: number;
        /** How many are zero. */
        readonly zero: number;
      };
      /** The determinants of the first k rows and columns, for k from 1 to n. */
      readonly leadingMinors: readonly number[];
    },
    {
      /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
      readonly class:
        | 'positive-definite'
        | 'positive-semidefinite'
        | 'negative-definite'
        | 'negative-semidefinite'
        | 'indefinite'
        | 'zero';
      /** How many eigenvalues have each sign, multiplicities counted. */
      readonly inertia: {
        /** How many are positive. */
        readonly positive: number;
        /** How many are negative. */
        readonly negative: number;
        /** How many are zero. */
        readonly zero: number;
      };
      /** The determinants of the first k rows and columns, for k from 1 to n. */
      readonly leadingMinors: readonly string[];
    }
  >;
  readonly 'orthogonal-diagonalization': Shape<
    {
      /** The different eigenvalues, ascending. */
      readonly eigenvalues: readonly {
        /** The eigenvalue. */
        readonly value: number;
        /**
         * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
         * as rows.
         */
        readonly multiplicity: number | null;
      }[];
      /** The orthogonal matrix whose columns are eigenvectors of length 1. */
      readonly Q: readonly (readonly number[])[];
      /** The eigenvalues on the diagonal, in the order of the columns of Q. */
      readonly D: readonly (readonly number[])[];
    },
    {
      /** The different eigenvalues, ascending. */
      readonly eigenvalues: readonly {
        /** The eigenvalue. */
        readonly value: string;
        /**
         * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
         * as rows.
         */
        readonly multiplicity: number | null;
      }[];
      /** The orthogonal matrix whose columns are eigenvectors of length 1. */
      readonly Q: readonly (readonly string[])[];
      /** The eigenvalues on the diagonal, in the order of the columns of Q. */
      readonly D: readonly (readonly string[])[];
    }
  >;
  readonly jordan: Shape<
    {
      /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
      readonly blocks: readonly {
        /** The eigenvalue of the block. */
        readonly value:
          | number
          | {
              readonly re: number;
              readonly im: number;
            };
        /** How many rows it has. */
        readonly size: number;
      }[];
      /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
      readonly J: readonly (readonly (
        | number
        | {
            readonly re: number;
            readonly im: number;
          }
      )[])[];
      /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
      readonly P: readonly (readonly (
        | number
        | {
            readonly re: number;
            readonly im: number;
          }
      )[])[];
    },
    {
      /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
      readonly blocks: readonly {
        /** The eigenvalue of the block. */
        readonly value: string;
        /** How many rows it has. */
        readonly size: number;
      }[];
      /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
      readonly J: readonly (readonly string[])[];
      /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
      readonly P: readonly (readonly string[])[];
    }
  >;
  readonly 'steady-state': Shape<
    {
      /** Whether there is only one steady state. */
      readonly unique: boolean;
      /** How many steady states there are that are no mixtures of others: one for each closed class. */
      readonly dimension: number;
      /** The steady state, if there is only one. */
      readonly distribution: readonly number[] | null;
      /** The steady state of each closed class of states. All others are mixtures of these. */
      readonly extremes: readonly (readonly number[])[];
    },
    {
      /** Whether there is only one steady state. */
      readonly unique: boolean;
      /** How many steady states there are that are no mixtures of others: one for each closed class. */
      readonly dimension: number;
      /** The steady state, if there is only one. */
      readonly distribution: readonly string[] | null;
      /** The steady state of each closed class of states. All others are mixtures of these. */
      readonly extremes: readonly (readonly string[])[];
    }
  >;
  readonly svd: Shape<
    {
      /** The singular values, descending: as many as the smaller of the two sizes. */
      readonly singularValues: readonly number[];
      /** The rank of the matrix: how many singular values are not zero. */
      readonly rank: number;
      /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
      readonly U: readonly (readonly number[])[] | null;
      /** The singular values that are not zero on the diagonal; null of a zero matrix. */
      readonly S: readonly (readonly number[])[] | null;
      /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
      readonly V: readonly (readonly number[])[] | null;
    },
    {
      /** The singular values, descending: as many as the smaller of the two sizes. */
      readonly singularValues: readonly string[];
      /** The rank of the matrix: how many singular values are not zero. */
      readonly rank: number;
      /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
      readonly U: readonly (readonly string[])[] | null;
      /** The singular values that are not zero on the diagonal; null of a zero matrix. */
      readonly S: readonly (readonly string[])[] | null;
      /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
      readonly V: readonly (readonly string[])[] | null;
    }
  >;
}

/**
 * Eigenvalues and canonical forms, compact. Eigenvalues and what follows from them: signs of quadratic forms,
 * steady states, polynomials of a matrix.
 */
export class CompactSpectrum {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds the eigenvalues of a square matrix with their multiplicities, as exact numbers.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.eigenvalues([[4, 1], [2, 3]]);
   * result; // { eigenvalues: [{ value: 2, multiplicity: 1 }, { value: 5, multiplicity: 1 }] }
   */
  eigenvalues<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /**
             * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
             * values as rows.
             */
            readonly multiplicity: number | null;
          }[];
        },
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * Its algebraic multiplicity: how often it is a root. Null where doubles do not decide it; then there are as many
             * values as rows.
             */
            readonly multiplicity: number | null;
          }[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvalues',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds a basis of each eigenspace of a square matrix, with whole entries where there are any.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.eigenvectors([[4, 1], [2, 3]]);
   * result; // { eigenspaces: [{ value: 2, algebraic: 1, geometric: 1, basis: [[-1, 2]] }, { value: 5, algebraic: 1, geometric: 1, basis: [[1, 1]] }] }
   */
  eigenvectors<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
          readonly eigenspaces: readonly {
            /** The eigenvalue. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /**
             * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
             * decide it.
             */
            readonly algebraic: number | null;
            /** Its geometric multiplicity: the number of independent eigenvectors. */
            readonly geometric: number | null;
            /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
            readonly basis:
              | readonly (readonly (
                  | number
                  | {
                      readonly re: number;
                      readonly im: number;
                    }
                )[])[]
              | null;
          }[];
        },
        {
          /** The different eigenvalues with their eigenvectors: real ones ascending, then the others. */
          readonly eigenspaces: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * Its algebraic multiplicity: how often it is a root of the characteristic polynomial. Null where doubles do not
             * decide it.
             */
            readonly algebraic: number | null;
            /** Its geometric multiplicity: the number of independent eigenvectors. */
            readonly geometric: number | null;
            /** Independent eigenvectors, as many as there can be; null where they are not worked out. */
            readonly basis: readonly (readonly string[])[] | null;
          }[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/eigenvectors',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a square matrix as PDP⁻¹ with a diagonal matrix D, or says why that is impossible.
   *
   * A square matrix stretches its eigenvectors without turning them; the factor of the stretch is the eigenvalue.
   * The eigenvalues are the roots of the characteristic polynomial; the eigenvectors of each are found from a
   * homogeneous system. With as many independent eigenvectors as rows the matrix can be diagonalised.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.diagonalize([[4, 1], [2, 3]]);
   * result; // { over: 'Q', diagonalizable: { Q: true, R: true, C: true }, defective: [], P: [[-1, 1], [2, 1]], D: [[2, 0], [0, 5]] }
   */
  diagonalize<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          readonly over: 'Q' | 'R' | 'C' | null;
          /** Whether the matrix is diagonalisable over each field. */
          readonly diagonalizable: {
            /** Over the rational numbers. */
            readonly Q: boolean;
            /** Over the real numbers. */
            readonly R: boolean;
            /** Over the complex numbers. */
            readonly C: boolean;
          };
          /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
          readonly defective: readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[];
          /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
          readonly P:
            | readonly (readonly (
                | number
                | {
                    readonly re: number;
                    readonly im: number;
                  }
              )[])[]
            | null;
          /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
          readonly D:
            | readonly (readonly (
                | number
                | {
                    readonly re: number;
                    readonly im: number;
                  }
              )[])[]
            | null;
        },
        {
          readonly over: 'Q' | 'R' | 'C' | null;
          /** Whether the matrix is diagonalisable over each field. */
          readonly diagonalizable: {
            /** Over the rational numbers. */
            readonly Q: boolean;
            /** Over the real numbers. */
            readonly R: boolean;
            /** Over the complex numbers. */
            readonly C: boolean;
          };
          /** The eigenvalues with fewer independent eigenvectors than their multiplicities. */
          readonly defective: readonly string[];
          /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
          readonly P: readonly (readonly string[])[] | null;
          /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
          readonly D: readonly (readonly string[])[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/diagonalize',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes the powers of a square matrix as one formula in the exponent n, exactly, whether it is diagonalisable or
   * not.
   *
   * A formula for Aⁿ gives every power of a matrix at once, without multiplying again and again. It is a sum of
   * powers of the eigenvalues, each with a matrix that stays the same, and it shows at a glance what grows, what
   * dies out and what comes round.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.powerFormula([[1, 2], [2, 1]]);
   * result; // { terms: [{ base: -1, degree: 0, coefficient: [[0.5, -0.5], [-0.5, 0.5]] }, { base: 3, degree: 0, coefficient: [[0.5, 0.5], [0.5, 0.5]] }], from: 0 }
   */
  powerFormula<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
          readonly terms: readonly {
            /** An eigenvalue other than 0. */
            readonly base:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /** The power of n. */
            readonly degree: number;
            /** The matrix that does not depend on n. */
            readonly coefficient: readonly (readonly (
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                }
            )[])[];
          }[];
          /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
          readonly from: number;
        },
        {
          /** The terms: each is n to the power `degree`, times `base` to the power n, times `coefficient`. */
          readonly terms: readonly {
            /** An eigenvalue other than 0. */
            readonly base: string;
            /** The power of n. */
            readonly degree: number;
            /** The matrix that does not depend on n. */
            readonly coefficient: readonly (readonly string[])[];
          }[];
          /** The smallest exponent n for which the sum of the terms is the power: 0 unless A is singular. */
          readonly from: number;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/power-formula',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the monic polynomial of the lowest degree that a square matrix satisfies.
   *
   * The powers of a square matrix cannot stay independent for ever. The first relation among them, divided by its
   * leading coefficient, is the minimal polynomial: every other relation is a multiple of it.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is the coefficients, highest power first.
   * @example
   * const { result } = await client.compact.spectrum.minimalPolynomial([[2, 0, 0], [0, 3, 1], [0, 0, 2]]);
   * result; // [1, -5, 6]
   */
  minimalPolynomial<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<PolynomialShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/minimal-polynomial',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Says whether a symmetric matrix is positive or negative definite, semidefinite or indefinite, with its inertia.
   *
   * A symmetric matrix makes a number of each vector, its quadratic form. The matrix is called definite if this
   * number has the same sign for all vectors other than zero, semidefinite if it may also be zero, and indefinite if
   * both signs occur.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.definiteness([[2, 2], [2, 5]]);
   * result; // { class: 'positive-definite', inertia: { positive: 2, negative: 0, zero: 0 }, leadingMinors: [2, 6] }
   */
  definiteness<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
          readonly class:
            | 'positive-definite'
            | 'positive-semidefinite'
            | 'negative-definite'
            | 'negative-semidefinite'
            | 'indefinite'
            | 'zero';
          /** How many eigenvalues have each sign, multiplicities counted. */
          readonly inertia: {
            /** How many are positive. */
            readonly positive: number;
            /** How many are negative. */
            readonly negative: number;
            /** How many are zero. */
            readonly zero: number;
          };
          /** The determinants of the first k rows and columns, for k from 1 to n. */
          readonly leadingMinors: readonly number[];
        },
        {
          /** What the matrix is; zero is the zero matrix, which is semidefinite in both ways. */
          readonly class:
            | 'positive-definite'
            | 'positive-semidefinite'
            | 'negative-definite'
            | 'negative-semidefinite'
            | 'indefinite'
            | 'zero';
          /** How many eigenvalues have each sign, multiplicities counted. */
          readonly inertia: {
            /** How many are positive. */
            readonly positive: number;
            /** How many are negative. */
            readonly negative: number;
            /** How many are zero. */
            readonly zero: number;
          };
          /** The determinants of the first k rows and columns, for k from 1 to n. */
          readonly leadingMinors: readonly string[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/definiteness',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a symmetric matrix as QDQᵀ with a diagonal matrix D and an orthogonal matrix Q, whose columns are unit
   * eigenvectors.
   *
   * A symmetric matrix stretches space along axes at right angles to each other. Orthogonal diagonalisation finds
   * these axes as unit eigenvectors, and the factors of the stretch as eigenvalues; no inverse is needed, because
   * the transpose does its work.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.orthogonalDiagonalization([[-107, -24], [-24, -93]]);
   * result; // { eigenvalues: [{ value: -125, multiplicity: 1 }, { value: -75, multiplicity: 1 }], Q: [[0.8, -0.6], [0.6, 0.8]], D: [[-125, 0], [0, -75]] }
   */
  orthogonalDiagonalization<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The different eigenvalues, ascending. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: number;
            /**
             * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
             * as rows.
             */
            readonly multiplicity: number | null;
          }[];
          /** The orthogonal matrix whose columns are eigenvectors of length 1. */
          readonly Q: readonly (readonly number[])[];
          /** The eigenvalues on the diagonal, in the order of the columns of Q. */
          readonly D: readonly (readonly number[])[];
        },
        {
          /** The different eigenvalues, ascending. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /**
             * How many columns of Q are its eigenvectors. Null where doubles do not decide it; then there are as many values
             * as rows.
             */
            readonly multiplicity: number | null;
          }[];
          /** The orthogonal matrix whose columns are eigenvectors of length 1. */
          readonly Q: readonly (readonly string[])[];
          /** The eigenvalues on the diagonal, in the order of the columns of Q. */
          readonly D: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/orthogonal-diagonalization',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a square matrix as PJP⁻¹, where J has its eigenvalues on the diagonal and ones above it where
   * eigenvectors are missing.
   *
   * Some matrices have too few eigenvectors to be diagonalised. The Jordan form is the next best thing: diagonal but
   * for a few ones just above the diagonal, which record how the missing eigenvectors are replaced.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.jordan([[3, 1], [-1, 1]]);
   * result; // { blocks: [{ value: 2, size: 2 }], J: [[2, 1], [0, 2]], P: [[1, 1], [-1, 0]] }
   */
  jordan<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
          readonly blocks: readonly {
            /** The eigenvalue of the block. */
            readonly value:
              | number
              | {
                  readonly re: number;
                  readonly im: number;
                };
            /** How many rows it has. */
            readonly size: number;
          }[];
          /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
          readonly J: readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[];
          /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
          readonly P: readonly (readonly (
            | number
            | {
                readonly re: number;
                readonly im: number;
              }
          )[])[];
        },
        {
          /** The Jordan blocks, in the order in which they stand on the diagonal of J. */
          readonly blocks: readonly {
            /** The eigenvalue of the block. */
            readonly value: string;
            /** How many rows it has. */
            readonly size: number;
          }[];
          /** The Jordan form: the blocks on the diagonal, with ones above the diagonal within each. */
          readonly J: readonly (readonly string[])[];
          /** An invertible matrix with AP = PJ: its columns are the chains, each with its eigenvector first. */
          readonly P: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/jordan', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the distributions that a Markov chain leaves as they are, one for each closed class of states.
   *
   * A Markov chain moves shares from state to state, with the same matrix in every step. A distribution that it
   * leaves as it is, with as much arriving in each state as is leaving it, is a steady state.
   * @param a - The first or only input matrix.
   * @param options - `orientation`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.steadyState([[1, 0.5, 0], [0, 0, 0], [0, 0.5, 1]]);
   * result; // { unique: false, dimension: 2, distribution: null, extremes: [[1, 0, 0], [0, 0, 1]] }
   */
  steadyState<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactSpectrumSteadyStateOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether there is only one steady state. */
          readonly unique: boolean;
          /** How many steady states there are that are no mixtures of others: one for each closed class. */
          readonly dimension: number;
          /** The steady state, if there is only one. */
          readonly distribution: readonly number[] | null;
          /** The steady state of each closed class of states. All others are mixtures of these. */
          readonly extremes: readonly (readonly number[])[];
        },
        {
          /** Whether there is only one steady state. */
          readonly unique: boolean;
          /** How many steady states there are that are no mixtures of others: one for each closed class. */
          readonly dimension: number;
          /** The steady state, if there is only one. */
          readonly distribution: readonly string[] | null;
          /** The steady state of each closed class of states. All others are mixtures of these. */
          readonly extremes: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/steady-state',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a matrix of any shape as USVᵀ with singular values on the diagonal of S and perpendicular unit columns in
   * U and V.
   *
   * Every matrix, of any shape, turns some perpendicular directions into perpendicular directions again and only
   * stretches along them. The singular value decomposition finds both sets of directions and the factors of the
   * stretch, which are the singular values.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spectrum.svd([[0, -3], [1, 0]]);
   * result; // { singularValues: [3, 1], rank: 2, U: [[-1, 0], [0, 1]], S: [[3, 0], [0, 1]], V: [[0, 1], [1, 0]] }
   */
  svd<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The singular values, descending: as many as the smaller of the two sizes. */
          readonly singularValues: readonly number[];
          /** The rank of the matrix: how many singular values are not zero. */
          readonly rank: number;
          /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly U: readonly (readonly number[])[] | null;
          /** The singular values that are not zero on the diagonal; null of a zero matrix. */
          readonly S: readonly (readonly number[])[] | null;
          /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly V: readonly (readonly number[])[] | null;
        },
        {
          /** The singular values, descending: as many as the smaller of the two sizes. */
          readonly singularValues: readonly string[];
          /** The rank of the matrix: how many singular values are not zero. */
          readonly rank: number;
          /** Left singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly U: readonly (readonly string[])[] | null;
          /** The singular values that are not zero on the diagonal; null of a zero matrix. */
          readonly S: readonly (readonly string[])[] | null;
          /** Right singular vectors as columns, as many as the rank; null of a zero matrix. */
          readonly V: readonly (readonly string[])[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum/svd', inputs: { a }, options },
      request,
    );
  }

  /**
   * Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix.
   * @param a - The first or only input matrix.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `orientation`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.spectrum.byOperation([[4, 1], [2, 3]], 'eigenvalues');
   * result; // { eigenvalues: [{ value: 2, multiplicity: 1 }, { value: 5, multiplicity: 1 }] }
   */
  byOperation<Choice extends keyof SpectrumShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    operation: Choice,
    options: CompactSpectrumByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<SpectrumShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spectrum',
        inputs: { a, operation },
        options,
      },
      request,
    );
  }
}
