// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

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
            /** Its algebraic multiplicity: how often it is a root. */
            readonly multiplicity: number;
          }[];
        },
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /** Its algebraic multiplicity: how often it is a root. */
            readonly multiplicity: number;
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
            /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
            readonly algebraic: number;
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
            /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
            readonly algebraic: number;
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
   * result.answer; // { over: 'Q', diagonalizable: { Q: true, R: true, C: true }, defective: false, P: [[-1, 1], [2, 1]], D: [[2, 0], [0, 5]] }
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
          /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
          readonly defective: boolean;
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
          /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
          readonly defective: boolean;
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
        /** Its algebraic multiplicity: how often it is a root. */
        readonly multiplicity: number;
      }[];
    },
    {
      /** The different eigenvalues: real ones ascending, then the others. */
      readonly eigenvalues: readonly {
        /** The eigenvalue. */
        readonly value: string;
        /** Its algebraic multiplicity: how often it is a root. */
        readonly multiplicity: number;
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
        /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
        readonly algebraic: number;
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
        /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
        readonly algebraic: number;
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
      /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
      readonly defective: boolean;
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
      /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
      readonly defective: boolean;
      /** Eigenvectors as columns; null where the matrix is not diagonalisable. */
      readonly P: readonly (readonly string[])[] | null;
      /** The eigenvalues on the diagonal, in the order of the eigenvectors. */
      readonly D: readonly (readonly string[])[] | null;
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
            /** Its algebraic multiplicity: how often it is a root. */
            readonly multiplicity: number;
          }[];
        },
        {
          /** The different eigenvalues: real ones ascending, then the others. */
          readonly eigenvalues: readonly {
            /** The eigenvalue. */
            readonly value: string;
            /** Its algebraic multiplicity: how often it is a root. */
            readonly multiplicity: number;
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
            /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
            readonly algebraic: number;
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
            /** Its algebraic multiplicity: how often it is a root of the characteristic polynomial. */
            readonly algebraic: number;
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
   * result; // { over: 'Q', diagonalizable: { Q: true, R: true, C: true }, defective: false, P: [[-1, 1], [2, 1]], D: [[2, 0], [0, 5]] }
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
          /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
          readonly defective: boolean;
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
          /** Whether some eigenvalue has fewer independent eigenvectors than its multiplicity. */
          readonly defective: boolean;
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
   * Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix.
   * @param a - The first or only input matrix.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.spectrum.byOperation([[4, 1], [2, 3]], 'eigenvalues');
   * result; // { eigenvalues: [{ value: 2, multiplicity: 1 }, { value: 5, multiplicity: 1 }] }
   */
  byOperation<Choice extends keyof SpectrumShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    operation: Choice,
    options: CompactOptions<L> = {},
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
