// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `lu`. */
export interface FactorizationsLuOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
   * rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
   */
  readonly kind?: 'lu' | 'plu' | 'ldu' | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
   * entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
   */
  readonly method?: 'auto' | 'first-nonzero' | 'largest' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Factorizations. A matrix written as a product of triangular or smaller matrices. */
export class Factorizations {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Writes a matrix as a product of a lower and an upper triangular matrix.
   *
   * Elimination turns a matrix into an upper triangular one. If the multipliers are kept, the matrix is a product of
   * a lower and an upper triangular factor, and every system with it can be solved in two short passes.
   * @param a - The first or only input matrix.
   * @param options - `kind`, `method`, `indexBase`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.factorizations.lu([[2, 1], [6, 5]]);
   * result.answer; // { outcome: 'factored', P: null, L: [[1, 0], [3, 1]], D: null, U: [[2, 1], [0, 2]], permutation: null }
   */
  lu<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: FactorizationsLuOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The permutation matrix that exchanges the rows of A, of the kind plu. */
          readonly P: readonly (readonly number[])[] | null;
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly number[])[] | null;
          /** The diagonal factor, of the kind ldu. */
          readonly D: readonly (readonly number[])[] | null;
          /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
          readonly U: readonly (readonly number[])[] | null;
          /** Row i of PA is the row of A at place i of this list, of the kind plu. */
          readonly permutation: readonly number[] | null;
        },
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The permutation matrix that exchanges the rows of A, of the kind plu. */
          readonly P: readonly (readonly string[])[] | null;
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly string[])[] | null;
          /** The diagonal factor, of the kind ldu. */
          readonly D: readonly (readonly string[])[] | null;
          /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
          readonly U: readonly (readonly string[])[] | null;
          /** Row i of PA is the row of A at place i of this list, of the kind plu. */
          readonly permutation: readonly number[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/factorizations/lu', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a positive definite matrix as a lower triangular matrix times its transpose.
   *
   * A symmetric matrix whose pivots are all positive is a lower triangular matrix times its own transpose. One
   * factor is enough to store, and it takes half of the work of an elimination.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.factorizations.cholesky([[4, 2], [2, 10]]);
   * result.answer; // { L: [[2, 0], [1, 3]] }
   */
  cholesky<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
          readonly L: readonly (readonly number[])[];
        },
        {
          /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
          readonly L: readonly (readonly string[])[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/factorizations/cholesky', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first.
   *
   * A symmetric matrix is the product of a triangular factor, a diagonal one and the transpose of the first: the
   * pivots stand on the diagonal in between. No root is needed, and the pivots may have either sign.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.factorizations.ldlt([[1, 2, 3], [2, 5, 4], [3, 4, 8]]);
   * result.answer; // { outcome: 'factored', L: [[1, 0, 0], [2, 1, 0], [3, -2, 1]], D: [[1, 0, 0], [0, 1, 0], [0, 0, -5]] }
   */
  ldlt<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly number[])[] | null;
          /** The diagonal factor, which holds the pivots. */
          readonly D: readonly (readonly number[])[] | null;
        },
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly string[])[] | null;
          /** The diagonal factor, which holds the pivots. */
          readonly D: readonly (readonly string[])[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/factorizations/ldlt', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a matrix as its pivot columns times the rows of its reduced form that are not zero.
   *
   * A matrix of low rank is a tall matrix times a wide one. The tall factor holds its pivot columns, the wide one
   * says how they combine to all the others, and the size that both share is the rank.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.factorizations.rankFactorization([[1, 2, 1], [2, 4, 3], [3, 6, 4]]);
   * result.answer; // { rank: 2, C: [[1, 1], [2, 3], [3, 4]], F: [[1, 2, 0], [0, 0, 1]] }
   */
  rankFactorization<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The rank of the matrix: the number of columns of C and of rows of F. */
          readonly rank: number;
          /** The pivot columns of the matrix; null of a zero matrix. */
          readonly C: readonly (readonly number[])[] | null;
          /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
          readonly F: readonly (readonly number[])[] | null;
        },
        {
          /** The rank of the matrix: the number of columns of C and of rows of F. */
          readonly rank: number;
          /** The pivot columns of the matrix; null of a zero matrix. */
          readonly C: readonly (readonly string[])[] | null;
          /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
          readonly F: readonly (readonly string[])[] | null;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/factorizations/rank-factorization', inputs: { a }, options },
      request,
    );
  }
}

/** Options of `lu`. */
export interface CompactFactorizationsLuOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
   * rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
   */
  readonly kind?: 'lu' | 'plu' | 'ldu' | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
   * entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
   */
  readonly method?: 'auto' | 'first-nonzero' | 'largest' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `byOperation`. */
export interface CompactFactorizationsByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * Which factors are wanted. One of "lu" (A = LU, without exchanges of rows), "plu" (PA = LU, with exchanges of
   * rows), "ldu" (A = LDU, of a square matrix, without exchanges of rows). Default: "lu".
   */
  readonly kind?: 'lu' | 'plu' | 'ldu' | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "first-nonzero" (rows change places only where the pivot would be 0; for PA = LU), "largest" (the
   * entry of the largest size in the column becomes the pivot; for PA = LU). Default: "auto".
   */
  readonly method?: 'auto' | 'first-nonzero' | 'largest' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface FactorizationsShapes {
  readonly lu: Shape<
    {
      /** Whether there are such factors; without exchanges of rows there need be none. */
      readonly outcome: 'factored' | 'needs-exchange';
      /** The permutation matrix that exchanges the rows of A, of the kind plu. */
      readonly P: readonly (readonly number[])[] | null;
      /** The lower triangular factor, with ones on its diagonal. */
      readonly L: readonly (readonly number[])[] | null;
      /** The diagonal factor, of the kind ldu. */
      readonly D: readonly (readonly number[])[] | null;
      /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
      readonly U: readonly (readonly number[])[] | null;
      /** Row i of PA is the row of A at place i of this list, of the kind plu. */
      readonly permutation: readonly number[] | null;
    },
    {
      /** Whether there are such factors; without exchanges of rows there need be none. */
      readonly outcome: 'factored' | 'needs-exchange';
      /** The permutation matrix that exchanges the rows of A, of the kind plu. */
      readonly P: readonly (readonly string[])[] | null;
      /** The lower triangular factor, with ones on its diagonal. */
      readonly L: readonly (readonly string[])[] | null;
      /** The diagonal factor, of the kind ldu. */
      readonly D: readonly (readonly string[])[] | null;
      /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
      readonly U: readonly (readonly string[])[] | null;
      /** Row i of PA is the row of A at place i of this list, of the kind plu. */
      readonly permutation: readonly number[] | null;
    }
  >;
  readonly cholesky: Shape<
    {
      /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
      readonly L: readonly (readonly number[])[];
    },
    {
      /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
      readonly L: readonly (readonly string[])[];
    }
  >;
  readonly ldlt: Shape<
    {
      /** Whether there are such factors; without exchanges of rows there need be none. */
      readonly outcome: 'factored' | 'needs-exchange';
      /** The lower triangular factor, with ones on its diagonal. */
      readonly L: readonly (readonly number[])[] | null;
      /** The diagonal factor, which holds the pivots. */
      readonly D: readonly (readonly number[])[] | null;
    },
    {
      /** Whether there are such factors; without exchanges of rows there need be none. */
      readonly outcome: 'factored' | 'needs-exchange';
      /** The lower triangular factor, with ones on its diagonal. */
      readonly L: readonly (readonly string[])[] | null;
      /** The diagonal factor, which holds the pivots. */
      readonly D: readonly (readonly string[])[] | null;
    }
  >;
  readonly 'rank-factorization': Shape<
    {
      /** The rank of the matrix: the number of columns of C and of rows of F. */
      readonly rank: number;
      /** The pivot columns of the matrix; null of a zero matrix. */
      readonly C: readonly (readonly number[])[] | null;
      /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
      readonly F: readonly (readonly number[])[] | null;
    },
    {
      /** The rank of the matrix: the number of columns of C and of rows of F. */
      readonly rank: number;
      /** The pivot columns of the matrix; null of a zero matrix. */
      readonly C: readonly (readonly string[])[] | null;
      /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
      readonly F: readonly (readonly string[])[] | null;
    }
  >;
}

/** Factorizations, compact. A matrix written as a product of triangular or smaller matrices. */
export class CompactFactorizations {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Writes a matrix as a product of a lower and an upper triangular matrix.
   *
   * Elimination turns a matrix into an upper triangular one. If the multipliers are kept, the matrix is a product of
   * a lower and an upper triangular factor, and every system with it can be solved in two short passes.
   * @param a - The first or only input matrix.
   * @param options - `kind`, `method`, `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.factorizations.lu([[2, 1], [6, 5]]);
   * result; // { outcome: 'factored', P: null, L: [[1, 0], [3, 1]], D: null, U: [[2, 1], [0, 2]], permutation: null }
   */
  lu<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactFactorizationsLuOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The permutation matrix that exchanges the rows of A, of the kind plu. */
          readonly P: readonly (readonly number[])[] | null;
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly number[])[] | null;
          /** The diagonal factor, of the kind ldu. */
          readonly D: readonly (readonly number[])[] | null;
          /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
          readonly U: readonly (readonly number[])[] | null;
          /** Row i of PA is the row of A at place i of this list, of the kind plu. */
          readonly permutation: readonly number[] | null;
        },
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The permutation matrix that exchanges the rows of A, of the kind plu. */
          readonly P: readonly (readonly string[])[] | null;
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly string[])[] | null;
          /** The diagonal factor, of the kind ldu. */
          readonly D: readonly (readonly string[])[] | null;
          /** The upper triangular factor; of the kind ldu it has ones on its diagonal. */
          readonly U: readonly (readonly string[])[] | null;
          /** Row i of PA is the row of A at place i of this list, of the kind plu. */
          readonly permutation: readonly number[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/lu', inputs: { a }, options },
      request,
    );
  }

  /**
   * Writes a positive definite matrix as a lower triangular matrix times its transpose.
   *
   * A symmetric matrix whose pivots are all positive is a lower triangular matrix times its own transpose. One
   * factor is enough to store, and it takes half of the work of an elimination.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.factorizations.cholesky([[4, 2], [2, 10]]);
   * result; // { L: [[2, 0], [1, 3]] }
   */
  cholesky<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
          readonly L: readonly (readonly number[])[];
        },
        {
          /** The lower triangular factor, with positive numbers on its diagonal; A is L times its transpose. */
          readonly L: readonly (readonly string[])[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/cholesky',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a symmetric matrix as a lower triangular matrix, a diagonal one, and the transpose of the first.
   *
   * A symmetric matrix is the product of a triangular factor, a diagonal one and the transpose of the first: the
   * pivots stand on the diagonal in between. No root is needed, and the pivots may have either sign.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.factorizations.ldlt([[1, 2, 3], [2, 5, 4], [3, 4, 8]]);
   * result; // { outcome: 'factored', L: [[1, 0, 0], [2, 1, 0], [3, -2, 1]], D: [[1, 0, 0], [0, 1, 0], [0, 0, -5]] }
   */
  ldlt<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly number[])[] | null;
          /** The diagonal factor, which holds the pivots. */
          readonly D: readonly (readonly number[])[] | null;
        },
        {
          /** Whether there are such factors; without exchanges of rows there need be none. */
          readonly outcome: 'factored' | 'needs-exchange';
          /** The lower triangular factor, with ones on its diagonal. */
          readonly L: readonly (readonly string[])[] | null;
          /** The diagonal factor, which holds the pivots. */
          readonly D: readonly (readonly string[])[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/ldlt',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Writes a matrix as its pivot columns times the rows of its reduced form that are not zero.
   *
   * A matrix of low rank is a tall matrix times a wide one. The tall factor holds its pivot columns, the wide one
   * says how they combine to all the others, and the size that both share is the rank.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.factorizations.rankFactorization([[1, 2, 1], [2, 4, 3], [3, 6, 4]]);
   * result; // { rank: 2, C: [[1, 1], [2, 3], [3, 4]], F: [[1, 2, 0], [0, 0, 1]] }
   */
  rankFactorization<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The rank of the matrix: the number of columns of C and of rows of F. */
          readonly rank: number;
          /** The pivot columns of the matrix; null of a zero matrix. */
          readonly C: readonly (readonly number[])[] | null;
          /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
          readonly F: readonly (readonly number[])[] | null;
        },
        {
          /** The rank of the matrix: the number of columns of C and of rows of F. */
          readonly rank: number;
          /** The pivot columns of the matrix; null of a zero matrix. */
          readonly C: readonly (readonly string[])[] | null;
          /** The rows of the reduced row echelon form that are not zero; null of a zero matrix. */
          readonly F: readonly (readonly string[])[] | null;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations/rank-factorization',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * A matrix written as a product of triangular or smaller matrices.
   * @param a - The first or only input matrix.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `kind`, `method`, `indexBase`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.factorizations.byOperation([[2, 1], [6, 5]], 'lu');
   * result; // { outcome: 'factored', P: null, L: [[1, 0], [3, 1]], D: null, U: [[2, 1], [0, 2]], permutation: null }
   */
  byOperation<Choice extends keyof FactorizationsShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    operation: Choice,
    options: CompactFactorizationsByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<FactorizationsShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-factorizations',
        inputs: { a, operation },
        options,
      },
      request,
    );
  }
}
