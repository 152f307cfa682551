// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, Shape, VectorShape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry, Row } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `rank`. */
export interface SpacesRankOptions<
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

/** Options of `columnSpace`. */
export interface SpacesColumnSpaceOptions<
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

/** Subspaces. Rank, the four subspaces of a matrix, and bases. */
export class Spaces {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Counts the pivots of a matrix: its rank, its nullity and its pivot columns.
   *
   * The rank of a matrix is the greatest number of its rows that are independent of each other, and it is the same
   * number for the columns. It is the number of pivots of an elimination. The columns without a pivot are counted by
   * the nullity.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.rank([[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]]);
   * result.answer; // { rank: 2, nullity: 2, pivots: [1, 3] }
   */
  rank<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: SpacesRankOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The number of pivots: how many columns, and how many rows, are linearly independent. */
          readonly rank: number;
          /** The number of columns without a pivot: the dimension of the null space. */
          readonly nullity: number;
          /** The columns that hold the pivots, counted from the index base. */
          readonly pivots: readonly number[];
        },
        {
          /** The number of pivots: how many columns, and how many rows, are linearly independent. */
          readonly rank: number;
          /** The number of columns without a pivot: the dimension of the null space. */
          readonly nullity: number;
          /** The columns that hold the pivots, counted from the index base. */
          readonly pivots: readonly number[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/rank', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the column space of a matrix: its pivot columns.
   *
   * The column space holds all combinations of the columns of a matrix, the row space those of its rows. A basis
   * says the same with as few vectors as possible: the pivot columns of the matrix itself, and the rows of its
   * reduced form that are not zero. Both spaces have the rank as their dimension.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.columnSpace([[1, 2, 3], [2, 4, 7], [1, 2, 4]]);
   * result.answer; // { dimension: 2, pivots: [1, 3], basis: [[1, 2, 1], [3, 7, 4]] }
   */
  columnSpace<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: SpacesColumnSpaceOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The columns of the matrix that form the basis, counted from the index base. */
          readonly pivots: readonly number[];
          /** The pivot columns of the matrix. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The columns of the matrix that form the basis, counted from the index base. */
          readonly pivots: readonly number[];
          /** The pivot columns of the matrix. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/column-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero.
   *
   * The column space holds all combinations of the columns of a matrix, the row space those of its rows. A basis
   * says the same with as few vectors as possible: the pivot columns of the matrix itself, and the rows of its
   * reduced form that are not zero. Both spaces have the rank as their dimension.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.rowSpace([[1, 2, 3], [2, 5, 4], [3, 7, 7]]);
   * result.answer; // { dimension: 2, basis: [[1, 0, 7], [0, 1, -2]] }
   */
  rowSpace<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The rows of the reduced row echelon form that are not zero. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The rows of the reduced row echelon form that are not zero. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/row-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the null space of a matrix: of the solutions of its homogeneous system.
   *
   * The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous system. The
   * left null space does the same from the other side, with rows. A basis has a vector for each free unknown, and
   * every solution is a combination of these vectors.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.nullSpace([[1, 2, 3], [2, 5, 4]]);
   * result.answer; // { dimension: 1, basis: [[-7, 2, 1]] }
   */
  nullSpace<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/null-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the left null space of a matrix: of the null space of its transpose.
   *
   * The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous system. The
   * left null space does the same from the other side, with rows. A basis has a vector for each free unknown, and
   * every solution is a combination of these vectors.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.leftNullSpace([[1, 2], [2, 1], [3, 3]]);
   * result.answer; // { dimension: 1, basis: [[-1, -1, 1]] }
   */
  leftNullSpace<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/left-null-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Decides whether vectors are linearly independent, and finds a dependency where they are not.
   *
   * Vectors are linearly independent if none of them can be put together from the others. To test them, write them
   * as the columns of a matrix and reduce it: they are independent if each column gets a pivot. A column without a
   * pivot belongs to a vector that is a combination of the others, and the reduced form shows the factors.
   * @param vectors - The vectors, each a list of numbers; all of one length.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.independence([[1, 1], [1, 2], [3, 5]]);
   * result.answer; // { independent: false, rank: 2, dependency: [-1, -2, 1] }
   */
  independence<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    vectors: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether the vectors are linearly independent. */
          readonly independent: boolean;
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
          /**
           * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
           * are none.
           */
          readonly dependency: readonly number[] | null;
        },
        {
          /** Whether the vectors are linearly independent. */
          readonly independent: boolean;
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
          /**
           * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
           * are none.
           */
          readonly dependency: readonly string[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/independence', inputs: { vectors }, options },
      request,
    );
  }

  /**
   * Finds the factors with which the vectors of a basis add up to a vector.
   *
   * The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it. They
   * are the solution of a system: the vectors of the basis stand in its columns, and the vector is its right side.
   * @param basis - The vectors of the basis, each a list of numbers. They may span a space or a part of it.
   * @param v - The vector, with as many numbers as those of the basis.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.spaces.coordinates([[2, 1], [1, 1]], [4, 3]);
   * result.answer; // [1, 2]
   */
  coordinates<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    basis: Matrix,
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/coordinates', inputs: { basis, v }, options },
      request,
    );
  }

  /**
   * Finds the matrix that turns coordinates in one basis into coordinates in another.
   *
   * Two people describe the same vectors with different bases. The matrix of the change of basis translates: it
   * takes the first one's coordinates and gives the second one's. Each of its columns is one vector of the first
   * basis, described in the second.
   * @param from - The vectors of the basis in which coordinates are known, each a list of numbers.
   * @param to - The vectors of the basis in which coordinates are wanted; another basis of the same space.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.spaces.changeOfBasis([[3, 1], [1, 2]], [[1, 0], [1, 1]]);
   * result.answer; // [[2, -1], [1, 2]]
   */
  changeOfBasis<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    from: Matrix,
    to: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/change-of-basis', inputs: { from, to }, options },
      request,
    );
  }

  /**
   * Finds bases of the sum and of the intersection of two subspaces, and all dimensions.
   *
   * Two subspaces make two others: their sum, the smallest subspace that holds both, and their intersection, the
   * vectors that they share. One row reduction of all vectors beside each other shows both, and the four dimensions
   * keep a simple balance.
   * @param u - Vectors that span the first subspace, each a list of numbers; they may be dependent.
   * @param w - Vectors that span the second subspace, with as many numbers as those of the first.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.spaces.sumAndIntersection([[1, 0, 1], [0, 1, 1]], [[1, 1, 0], [0, 1, -1]]);
   * result.answer; // { dimU: 2, dimW: 2, dimSum: 3, dimIntersection: 1, sumBasis: [[1, 0, 1], [0, 1, 1], [1, 1, 0]], intersectionBasis: [[1, 0, 1]] }
   */
  sumAndIntersection<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    u: Matrix,
    w: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The dimension of the first subspace. */
          readonly dimU: number;
          /** The dimension of the second subspace. */
          readonly dimW: number;
          /** The dimension of the sum. */
          readonly dimSum: number;
          /** The dimension of the intersection. */
          readonly dimIntersection: number;
          /** A basis of the sum: vectors of the two lists. */
          readonly sumBasis: readonly (readonly number[])[];
          /** A basis of the intersection. */
          readonly intersectionBasis: readonly (readonly number[])[];
        },
        {
          /** The dimension of the first subspace. */
          readonly dimU: number;
          /** The dimension of the second subspace. */
          readonly dimW: number;
          /** The dimension of the sum. */
          readonly dimSum: number;
          /** The dimension of the intersection. */
          readonly dimIntersection: number;
          /** A basis of the sum: vectors of the two lists. */
          readonly sumBasis: readonly (readonly string[])[];
          /** A basis of the intersection. */
          readonly intersectionBasis: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/spaces/sum-and-intersection', inputs: { u, w }, options },
      request,
    );
  }
}

/** Options of `rank`. */
export interface CompactSpacesRankOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `columnSpace`. */
export interface CompactSpacesColumnSpaceOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `byOperation`. */
export interface CompactSpacesByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The first or only input matrix. */
  readonly a?: Matrix<NumberEntry> | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
  /** The vectors, each a list of numbers; all of one length. */
  readonly vectors?: Matrix<NumberEntry> | undefined;
  /** The vectors of the basis, each a list of numbers. They may span a space or a part of it. */
  readonly basis?: Matrix<NumberEntry> | undefined;
  /** The vector, with as many numbers as those of the basis. */
  readonly v?: Row<NumberEntry> | undefined;
  /** The vectors of the basis in which coordinates are known, each a list of numbers. */
  readonly from?: Matrix<NumberEntry> | undefined;
  /** The vectors of the basis in which coordinates are wanted; another basis of the same space. */
  readonly to?: Matrix<NumberEntry> | undefined;
  /** Vectors that span the first subspace, each a list of numbers; they may be dependent. */
  readonly u?: Matrix<NumberEntry> | undefined;
  /** Vectors that span the second subspace, with as many numbers as those of the first. */
  readonly w?: Matrix<NumberEntry> | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface SpacesShapes {
  readonly rank: Shape<
    {
      /** The number of pivots: how many columns, and how many rows, are linearly independent. */
      readonly rank: number;
      /** The number of columns without a pivot: the dimension of the null space. */
      readonly nullity: number;
      /** The columns that hold the pivots, counted from the index base. */
      readonly pivots: readonly number[];
    },
    {
      /** The number of pivots: how many columns, and how many rows, are linearly independent. */
      readonly rank: number;
      /** The number of columns without a pivot: the dimension of the null space. */
      readonly nullity: number;
      /** The columns that hold the pivots, counted from the index base. */
      readonly pivots: readonly number[];
    }
  >;
  readonly 'column-space': Shape<
    {
      /** The number of vectors in every basis: the rank. */
      readonly dimension: number;
      /** The columns of the matrix that form the basis, counted from the index base. */
      readonly pivots: readonly number[];
      /** The pivot columns of the matrix. */
      readonly basis: readonly (readonly number[])[];
    },
    {
      /** The number of vectors in every basis: the rank. */
      readonly dimension: number;
      /** The columns of the matrix that form the basis, counted from the index base. */
      readonly pivots: readonly number[];
      /** The pivot columns of the matrix. */
      readonly basis: readonly (readonly string[])[];
    }
  >;
  readonly 'row-space': Shape<
    {
      /** The number of vectors in every basis: the rank. */
      readonly dimension: number;
      /** The rows of the reduced row echelon form that are not zero. */
      readonly basis: readonly (readonly number[])[];
    },
    {
      /** The number of vectors in every basis: the rank. */
      readonly dimension: number;
      /** The rows of the reduced row echelon form that are not zero. */
      readonly basis: readonly (readonly string[])[];
    }
  >;
  readonly 'null-space': Shape<
    {
      /** The number of vectors in every basis: the number of free unknowns. */
      readonly dimension: number;
      /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
      readonly basis: readonly (readonly number[])[];
    },
    {
      /** The number of vectors in every basis: the number of free unknowns. */
      readonly dimension: number;
      /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
      readonly basis: readonly (readonly string[])[];
    }
  >;
  readonly 'left-null-space': Shape<
    {
      /** The number of vectors in every basis: the number of free unknowns. */
      readonly dimension: number;
      /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
      readonly basis: readonly (readonly number[])[];
    },
    {
      /** The number of vectors in every basis: the number of free unknowns. */
      readonly dimension: number;
      /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
      readonly basis: readonly (readonly string[])[];
    }
  >;
  readonly independence: Shape<
    {
      /** Whether the vectors are linearly independent. */
      readonly independent: boolean;
      /** The dimension of the space that the vectors span. */
      readonly rank: number;
      /**
       * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
       * are none.
       */
      readonly dependency: readonly number[] | null;
    },
    {
      /** Whether the vectors are linearly independent. */
      readonly independent: boolean;
      /** The dimension of the space that the vectors span. */
      readonly rank: number;
      /**
       * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
       * are none.
       */
      readonly dependency: readonly string[] | null;
    }
  >;
  readonly coordinates: VectorShape;
  readonly 'change-of-basis': MatrixShape;
  readonly 'sum-and-intersection': Shape<
    {
      /** The dimension of the first subspace. */
      readonly dimU: number;
      /** The dimension of the second subspace. */
      readonly dimW: number;
      /** The dimension of the sum. */
      readonly dimSum: number;
      /** The dimension of the intersection. */
      readonly dimIntersection: number;
      /** A basis of the sum: vectors of the two lists. */
      readonly sumBasis: readonly (readonly number[])[];
      /** A basis of the intersection. */
      readonly intersectionBasis: readonly (readonly number[])[];
    },
    {
      /** The dimension of the first subspace. */
      readonly dimU: number;
      /** The dimension of the second subspace. */
      readonly dimW: number;
      /** The dimension of the sum. */
      readonly dimSum: number;
      /** The dimension of the intersection. */
      readonly dimIntersection: number;
      /** A basis of the sum: vectors of the two lists. */
      readonly sumBasis: readonly (readonly string[])[];
      /** A basis of the intersection. */
      readonly intersectionBasis: readonly (readonly string[])[];
    }
  >;
}

/** Subspaces, compact. Rank, the four subspaces of a matrix, and bases. */
export class CompactSpaces {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Counts the pivots of a matrix: its rank, its nullity and its pivot columns.
   *
   * The rank of a matrix is the greatest number of its rows that are independent of each other, and it is the same
   * number for the columns. It is the number of pivots of an elimination. The columns without a pivot are counted by
   * the nullity.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.rank([[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]]);
   * result; // { rank: 2, nullity: 2, pivots: [1, 3] }
   */
  rank<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactSpacesRankOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The number of pivots: how many columns, and how many rows, are linearly independent. */
          readonly rank: number;
          /** The number of columns without a pivot: the dimension of the null space. */
          readonly nullity: number;
          /** The columns that hold the pivots, counted from the index base. */
          readonly pivots: readonly number[];
        },
        {
          /** The number of pivots: how many columns, and how many rows, are linearly independent. */
          readonly rank: number;
          /** The number of columns without a pivot: the dimension of the null space. */
          readonly nullity: number;
          /** The columns that hold the pivots, counted from the index base. */
          readonly pivots: readonly number[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/rank', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the column space of a matrix: its pivot columns.
   *
   * The column space holds all combinations of the columns of a matrix, the row space those of its rows. A basis
   * says the same with as few vectors as possible: the pivot columns of the matrix itself, and the rows of its
   * reduced form that are not zero. Both spaces have the rank as their dimension.
   * @param a - The first or only input matrix.
   * @param options - `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.columnSpace([[1, 2, 3], [2, 4, 7], [1, 2, 4]]);
   * result; // { dimension: 2, pivots: [1, 3], basis: [[1, 2, 1], [3, 7, 4]] }
   */
  columnSpace<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactSpacesColumnSpaceOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The columns of the matrix that form the basis, counted from the index base. */
          readonly pivots: readonly number[];
          /** The pivot columns of the matrix. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The columns of the matrix that form the basis, counted from the index base. */
          readonly pivots: readonly number[];
          /** The pivot columns of the matrix. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/column-space',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds a basis of the row space of a matrix: the rows of its reduced row echelon form that are not zero.
   *
   * The column space holds all combinations of the columns of a matrix, the row space those of its rows. A basis
   * says the same with as few vectors as possible: the pivot columns of the matrix itself, and the rows of its
   * reduced form that are not zero. Both spaces have the rank as their dimension.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.rowSpace([[1, 2, 3], [2, 5, 4], [3, 7, 7]]);
   * result; // { dimension: 2, basis: [[1, 0, 7], [0, 1, -2]] }
   */
  rowSpace<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The rows of the reduced row echelon form that are not zero. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the rank. */
          readonly dimension: number;
          /** The rows of the reduced row echelon form that are not zero. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/row-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the null space of a matrix: of the solutions of its homogeneous system.
   *
   * The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous system. The
   * left null space does the same from the other side, with rows. A basis has a vector for each free unknown, and
   * every solution is a combination of these vectors.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.nullSpace([[1, 2, 3], [2, 5, 4]]);
   * result; // { dimension: 1, basis: [[-7, 2, 1]] }
   */
  nullSpace<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/null-space', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds a basis of the left null space of a matrix: of the null space of its transpose.
   *
   * The null space of a matrix holds the vectors that it takes to zero: the solutions of the homogeneous system. The
   * left null space does the same from the other side, with rows. A basis has a vector for each free unknown, and
   * every solution is a combination of these vectors.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.leftNullSpace([[1, 2], [2, 1], [3, 3]]);
   * result; // { dimension: 1, basis: [[-1, -1, 1]] }
   */
  leftNullSpace<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly number[])[];
        },
        {
          /** The number of vectors in every basis: the number of free unknowns. */
          readonly dimension: number;
          /** A vector for each free unknown, which is 1 there while the other free unknowns are 0. */
          readonly basis: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/left-null-space',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Decides whether vectors are linearly independent, and finds a dependency where they are not.
   *
   * Vectors are linearly independent if none of them can be put together from the others. To test them, write them
   * as the columns of a matrix and reduce it: they are independent if each column gets a pivot. A column without a
   * pivot belongs to a vector that is a combination of the others, and the reduced form shows the factors.
   * @param vectors - The vectors, each a list of numbers; all of one length.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.independence([[1, 1], [1, 2], [3, 5]]);
   * result; // { independent: false, rank: 2, dependency: [-1, -2, 1] }
   */
  independence<L extends Level = 'detailed'>(
    vectors: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether the vectors are linearly independent. */
          readonly independent: boolean;
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
          /**
           * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
           * are none.
           */
          readonly dependency: readonly number[] | null;
        },
        {
          /** Whether the vectors are linearly independent. */
          readonly independent: boolean;
          /** The dimension of the space that the vectors span. */
          readonly rank: number;
          /**
           * A factor for each vector, not all of them 0, with which the vectors add up to the zero vector; null where there
           * are none.
           */
          readonly dependency: readonly string[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/independence',
        inputs: { vectors },
        options,
      },
      request,
    );
  }

  /**
   * Finds the factors with which the vectors of a basis add up to a vector.
   *
   * The coordinates of a vector in a basis are the factors with which the vectors of the basis add up to it. They
   * are the solution of a system: the vectors of the basis stand in its columns, and the vector is its right side.
   * @param basis - The vectors of the basis, each a list of numbers. They may span a space or a part of it.
   * @param v - The vector, with as many numbers as those of the basis.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.spaces.coordinates([[2, 1], [1, 1]], [4, 3]);
   * result; // [1, 2]
   */
  coordinates<L extends Level = 'detailed'>(
    basis: Matrix<NumberEntry>,
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/coordinates',
        inputs: { basis, v },
        options,
      },
      request,
    );
  }

  /**
   * Finds the matrix that turns coordinates in one basis into coordinates in another.
   *
   * Two people describe the same vectors with different bases. The matrix of the change of basis translates: it
   * takes the first one's coordinates and gives the second one's. Each of its columns is one vector of the first
   * basis, described in the second.
   * @param from - The vectors of the basis in which coordinates are known, each a list of numbers.
   * @param to - The vectors of the basis in which coordinates are wanted; another basis of the same space.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.spaces.changeOfBasis([[3, 1], [1, 2]], [[1, 0], [1, 1]]);
   * result; // [[2, -1], [1, 2]]
   */
  changeOfBasis<L extends Level = 'detailed'>(
    from: Matrix<NumberEntry>,
    to: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/change-of-basis',
        inputs: { from, to },
        options,
      },
      request,
    );
  }

  /**
   * Finds bases of the sum and of the intersection of two subspaces, and all dimensions.
   *
   * Two subspaces make two others: their sum, the smallest subspace that holds both, and their intersection, the
   * vectors that they share. One row reduction of all vectors beside each other shows both, and the four dimensions
   * keep a simple balance.
   * @param u - Vectors that span the first subspace, each a list of numbers; they may be dependent.
   * @param w - Vectors that span the second subspace, with as many numbers as those of the first.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.spaces.sumAndIntersection([[1, 0, 1], [0, 1, 1]], [[1, 1, 0], [0, 1, -1]]);
   * result; // { dimU: 2, dimW: 2, dimSum: 3, dimIntersection: 1, sumBasis: [[1, 0, 1], [0, 1, 1], [1, 1, 0]], intersectionBasis: [[1, 0, 1]] }
   */
  sumAndIntersection<L extends Level = 'detailed'>(
    u: Matrix<NumberEntry>,
    w: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The dimension of the first subspace. */
          readonly dimU: number;
          /** The dimension of the second subspace. */
          readonly dimW: number;
          /** The dimension of the sum. */
          readonly dimSum: number;
          /** The dimension of the intersection. */
          readonly dimIntersection: number;
          /** A basis of the sum: vectors of the two lists. */
          readonly sumBasis: readonly (readonly number[])[];
          /** A basis of the intersection. */
          readonly intersectionBasis: readonly (readonly number[])[];
        },
        {
          /** The dimension of the first subspace. */
          readonly dimU: number;
          /** The dimension of the second subspace. */
          readonly dimW: number;
          /** The dimension of the sum. */
          readonly dimSum: number;
          /** The dimension of the intersection. */
          readonly dimIntersection: number;
          /** A basis of the sum: vectors of the two lists. */
          readonly sumBasis: readonly (readonly string[])[];
          /** A basis of the intersection. */
          readonly intersectionBasis: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces/sum-and-intersection',
        inputs: { u, w },
        options,
      },
      request,
    );
  }

  /**
   * Rank, the four subspaces of a matrix, and bases.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `a`, `indexBase`, `vectors`, `basis`, `v`, `from`, `to`, `u`, `w`, and what every compact reply
   *   takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.spaces.byOperation('rank', { a: [[1, 2, 0, 1], [2, 4, 1, 1], [3, 6, 1, 2]] });
   * result; // { rank: 2, nullity: 2, pivots: [1, 3] }
   */
  byOperation<Choice extends keyof SpacesShapes, L extends Level = 'detailed'>(
    operation: Choice,
    options: CompactSpacesByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<SpacesShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-spaces', inputs: { operation }, options },
      request,
    );
  }
}
