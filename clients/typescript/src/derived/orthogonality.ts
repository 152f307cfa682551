// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `gramSchmidt`. */
export interface OrthogonalityGramSchmidtOptions<
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

/** Options of `qr`. */
export interface OrthogonalityQrOptions<
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

/** Orthogonality. The Gram-Schmidt process, the QR factorization and projection matrices. */
export class Orthogonality {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Turns vectors into perpendicular ones, and into unit vectors, that span the same space.
   *
   * The Gram–Schmidt process goes through a list of vectors and subtracts from each of them its projections on the
   * earlier ones. What remains stands at right angles to all the earlier ones, and the span never changes.
   * @param vectors - The vectors in their order, each a list of as many numbers as the others.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.orthogonality.gramSchmidt([[3, 4], [7, 1]]);
   * result.answer; // { orthogonal: [[3, 4], [4, -3]], orthonormal: [[0.6, 0.8], [0.8, -0.6]], dependent: [], rank: 2 }
   */
  gramSchmidt<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    vectors: Matrix,
    options: OrthogonalityGramSchmidtOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
          readonly orthogonal: readonly (readonly number[])[];
          /** The same divided by their lengths. */
          readonly orthonormal: readonly (readonly number[])[];
          /** The positions of the vectors that are combinations of those before them. */
          readonly dependent: readonly number[];
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
        },
        {
          /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
          readonly orthogonal: readonly (readonly string[])[];
          /** The same divided by their lengths. */
          readonly orthonormal: readonly (readonly string[])[];
          /** The positions of the vectors that are combinations of those before them. */
          readonly dependent: readonly number[];
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/orthogonality/gram-schmidt', inputs: { vectors }, options },
      request,
    );
  }

  /**
   * Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one.
   *
   * A QR factorization splits a matrix into a factor Q, whose columns are perpendicular unit vectors, and a
   * triangular factor R that records how the columns of the matrix are made of them.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.orthogonality.qr([[3, 7], [4, 1]]);
   * result.answer; // { Q: [[0.6, 0.8], [0.8, -0.6]], R: [[5, 5], [0, 5]], rank: 2, dependent: [] }
   */
  qr<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: OrthogonalityQrOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
          readonly Q: readonly (readonly number[])[] | null;
          /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
          readonly R: readonly (readonly number[])[] | null;
          /** The rank of A. */
          readonly rank: number;
          /** The positions of the columns that are combinations of those before them. */
          readonly dependent: readonly number[];
        },
        {
          /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
          readonly Q: readonly (readonly string[])[] | null;
          /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
          readonly R: readonly (readonly string[])[] | null;
          /** The rank of A. */
          readonly rank: number;
          /** The positions of the columns that are combinations of those before them. */
          readonly dependent: readonly number[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/orthogonality/qr', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the matrix that projects vectors on the column space of a matrix.
   *
   * The projection matrix of a column space sends every vector to the closest vector of that space. What it cuts off
   * is perpendicular to the space, so that a second projection changes nothing.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.orthogonality.projectionMatrix([[1, 2], [3, 4]]);
   * result.answer; // [[1, 0], [0, 1]]
   */
  projectionMatrix<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/orthogonality/projection-matrix', inputs: { a }, options },
      request,
    );
  }
}

/** Options of `gramSchmidt`. */
export interface CompactOrthogonalityGramSchmidtOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `qr`. */
export interface CompactOrthogonalityQrOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `byOperation`. */
export interface CompactOrthogonalityByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The vectors in their order, each a list of as many numbers as the others. */
  readonly vectors?: Matrix<NumberEntry> | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
  /** The first or only input matrix. */
  readonly a?: Matrix<NumberEntry> | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface OrthogonalityShapes {
  readonly 'gram-schmidt': Shape<
    {
      /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
      readonly orthogonal: readonly (readonly number[])[];
      /** The same divided by their lengths. */
      readonly orthonormal: readonly (readonly number[])[];
      /** The positions of the vectors that are combinations of those before them. */
      readonly dependent: readonly number[];
      /** The dimension of the space that the vectors span. */
      readonly rank: number;
    },
    {
      /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
      readonly orthogonal: readonly (readonly string[])[];
      /** The same divided by their lengths. */
      readonly orthonormal: readonly (readonly string[])[];
      /** The positions of the vectors that are combinations of those before them. */
      readonly dependent: readonly number[];
      /** The dimension of the space that the vectors span. */
      readonly rank: number;
    }
  >;
  readonly qr: Shape<
    {
      /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
      readonly Q: readonly (readonly number[])[] | null;
      /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
      readonly R: readonly (readonly number[])[] | null;
      /** The rank of A. */
      readonly rank: number;
      /** The positions of the columns that are combinations of those before them. */
      readonly dependent: readonly number[];
    },
    {
      /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
      readonly Q: readonly (readonly string[])[] | null;
      /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
      readonly R: readonly (readonly string[])[] | null;
      /** The rank of A. */
      readonly rank: number;
      /** The positions of the columns that are combinations of those before them. */
      readonly dependent: readonly number[];
    }
  >;
  readonly 'projection-matrix': MatrixShape;
}

/** Orthogonality, compact. The Gram-Schmidt process, the QR factorization and projection matrices. */
export class CompactOrthogonality {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Turns vectors into perpendicular ones, and into unit vectors, that span the same space.
   *
   * The Gram–Schmidt process goes through a list of vectors and subtracts from each of them its projections on the
   * earlier ones. What remains stands at right angles to all the earlier ones, and the span never changes.
   * @param vectors - The vectors in their order, each a list of as many numbers as the others.
   * @param options - `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.orthogonality.gramSchmidt([[3, 4], [7, 1]]);
   * result; // { orthogonal: [[3, 4], [4, -3]], orthonormal: [[0.6, 0.8], [0.8, -0.6]], dependent: [], rank: 2 }
   */
  gramSchmidt<L extends Level = 'detailed'>(
    vectors: Matrix<NumberEntry>,
    options: CompactOrthogonalityGramSchmidtOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
          readonly orthogonal: readonly (readonly number[])[];
          /** The same divided by their lengths. */
          readonly orthonormal: readonly (readonly number[])[];
          /** The positions of the vectors that are combinations of those before them. */
          readonly dependent: readonly number[];
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
        },
        {
          /** The perpendicular vectors as the process leaves them, not divided by their lengths. */
          readonly orthogonal: readonly (readonly string[])[];
          /** The same divided by their lengths. */
          readonly orthonormal: readonly (readonly string[])[];
          /** The positions of the vectors that are combinations of those before them. */
          readonly dependent: readonly number[];
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/gram-schmidt',
        inputs: { vectors },
        options,
      },
      request,
    );
  }

  /**
   * Writes a matrix as a product of a matrix with perpendicular unit columns and an upper triangular one.
   *
   * A QR factorization splits a matrix into a factor Q, whose columns are perpendicular unit vectors, and a
   * triangular factor R that records how the columns of the matrix are made of them.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.orthogonality.qr([[3, 7], [4, 1]]);
   * result; // { Q: [[0.6, 0.8], [0.8, -0.6]], R: [[5, 5], [0, 5]], rank: 2, dependent: [] }
   */
  qr<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOrthogonalityQrOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
          readonly Q: readonly (readonly number[])[] | null;
          /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
          readonly R: readonly (readonly number[])[] | null;
          /** The rank of A. */
          readonly rank: number;
          /** The positions of the columns that are combinations of those before them. */
          readonly dependent: readonly number[];
        },
        {
          /** The factor with perpendicular columns of length 1, as many as the rank; null for a zero matrix. */
          readonly Q: readonly (readonly string[])[] | null;
          /** The factor in row echelon form, whose rows begin with positive numbers; null for a zero matrix. */
          readonly R: readonly (readonly string[])[] | null;
          /** The rank of A. */
          readonly rank: number;
          /** The positions of the columns that are combinations of those before them. */
          readonly dependent: readonly number[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/qr', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the matrix that projects vectors on the column space of a matrix.
   *
   * The projection matrix of a column space sends every vector to the closest vector of that space. What it cuts off
   * is perpendicular to the space, so that a second projection changes nothing.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.orthogonality.projectionMatrix([[1, 2], [3, 4]]);
   * result; // [[1, 0], [0, 1]]
   */
  projectionMatrix<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality/projection-matrix',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * The Gram-Schmidt process, the QR factorization and projection matrices.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `vectors`, `indexBase`, `a`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.orthogonality.byOperation('gram-schmidt', { vectors: [[3, 4], [7, 1]] });
   * result; // { orthogonal: [[3, 4], [4, -3]], orthonormal: [[0.6, 0.8], [0.8, -0.6]], dependent: [], rank: 2 }
   */
  byOperation<Choice extends keyof OrthogonalityShapes, L extends Level = 'detailed'>(
    operation: Choice,
    options: CompactOrthogonalityByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<OrthogonalityShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-orthogonality',
        inputs: { operation },
        options,
      },
      request,
    );
  }
}
