// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `solve`. */
export interface SystemsSolveOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The coefficients: a row for each equation, a column for each unknown. */
  readonly a?: Matrix | null | undefined;
  /** The right side: a matrix with one column, or with a column for each of several right sides. */
  readonly b?: Matrix | null | undefined;
  /**
   * Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line of a
   * form.
   */
  readonly equations?: readonly string[] | null | undefined;
  /** The unknowns of the equations in the order wanted; by default the order in which they appear. */
  readonly unknowns?: readonly string[] | null | undefined;
  /** How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0. */
  readonly augmented?: number | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
   * which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
   * "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
   * Default: "auto".
   */
  readonly method?: 'auto' | 'gauss' | 'gauss-jordan' | 'inverse' | 'cramer' | 'lu' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `leastSquares`. */
export interface SystemsLeastSquaresOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr" (perpendicular columns
   * by the Gram-Schmidt process, which make a triangular system). Default: "auto".
   */
  readonly method?: 'auto' | 'normal-equations' | 'qr' | undefined;
}

/** Linear systems. Solutions of systems of linear equations, and what comes closest where there is none. */
export class Systems {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds all solutions of a system of linear equations.
   *
   * A system of linear equations asks for numbers that satisfy several equations at once. Elimination replaces it by
   * simpler systems with the same solutions, until one sees whether there is exactly one solution, none, or
   * infinitely many, and which.
   * @param options - `a`, `b`, `equations`, `unknowns`, `augmented`, `method`, `indexBase`, and what every envelope
   *   takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.systems.solve({ a: [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b: [[8], [-11], [-3]] });
   * result.answer; // { outcome: 'unique', particular: [2, 3, -1], particularMatrix: null, basis: [], free: [], pivots: [1, 2, 3], rank: 3, rankAugmented: 3 }
   */
  solve<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    options: SystemsSolveOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** How many solutions there are; of several right sides, whether each has one. */
          readonly outcome: 'unique' | 'none' | 'infinite';
          /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
          readonly particular: readonly number[] | null;
          /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
          readonly particularMatrix: readonly (readonly number[])[] | null;
          /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
          readonly basis: readonly (readonly number[])[];
          /** The unknowns that can be chosen freely. */
          readonly free: readonly number[];
          /** The columns of A that hold pivots. */
          readonly pivots: readonly number[];
          /** The rank of A. */
          readonly rank: number;
          /** The rank of A with the right sides beside it. */
          readonly rankAugmented: number;
        },
        {
          /** How many solutions there are; of several right sides, whether each has one. */
          readonly outcome: 'unique' | 'none' | 'infinite';
          /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
          readonly particular: readonly string[] | null;
          /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
          readonly particularMatrix: readonly (readonly string[])[] | null;
          /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
          readonly basis: readonly (readonly string[])[];
          /** The unknowns that can be chosen freely. */
          readonly free: readonly number[];
          /** The columns of A that hold pivots. */
          readonly pivots: readonly number[];
          /** The rank of A. */
          readonly rank: number;
          /** The rank of A with the right sides beside it. */
          readonly rankAugmented: number;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/systems/solve', inputs: {}, options },
      request,
    );
  }

  /**
   * Finds the x for which Ax comes closest to b, with the residual that is left.
   *
   * Least squares makes the best of a system that has no solution. It finds the unknowns for which the squared
   * differences between both sides add up to as little as possible, and so fits lines and curves to data.
   * @param a - The first or only input matrix.
   * @param b - The right sides of the equations: a column with a number for each row of A.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.systems.leastSquares([[1, 0], [1, 1], [1, 2], [1, 3]], [[1], [0], [2], [5]]);
   * result.answer; // { unique: true, x: [-0.1, 1.4], nullSpace: [], fitted: [-0.1, 1.3, 2.7, 4.1], residual: [1.1, -1.3, -0.7, 0.9], residualNormSquared: 4.2, residualNorm: 2.04939015319192, rank: 2 }
   */
  leastSquares<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix,
    options: SystemsLeastSquaresOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** Whether there is only one such x. */
          readonly unique: boolean;
          /** The x for which Ax is closest to b; the shortest one where there are several. */
          readonly x: readonly number[];
          /** A basis of the vectors that can be added to x; empty where x is unique. */
          readonly nullSpace: readonly (readonly number[])[];
          /** Ax, the projection of b on the column space of A. */
          readonly fitted: readonly number[];
          /** b minus Ax. */
          readonly residual: readonly number[];
          /** The sum of the squares of the residual. */
          readonly residualNormSquared: number;
          /** The length of the residual. */
          readonly residualNorm: number;
          /** The rank of A. */
          readonly rank: number;
        },
        {
          /** Whether there is only one such x. */
          readonly unique: boolean;
          /** The x for which Ax is closest to b; the shortest one where there are several. */
          readonly x: readonly string[];
          /** A basis of the vectors that can be added to x; empty where x is unique. */
          readonly nullSpace: readonly (readonly string[])[];
          /** Ax, the projection of b on the column space of A. */
          readonly fitted: readonly string[];
          /** b minus Ax. */
          readonly residual: readonly string[];
          /** The sum of the squares of the residual. */
          readonly residualNormSquared: string;
          /** The length of the residual. */
          readonly residualNorm: string;
          /** The rank of A. */
          readonly rank: number;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/systems/least-squares', inputs: { a, b }, options },
      request,
    );
  }
}

/** Options of `solve`. */
export interface CompactSystemsSolveOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The coefficients: a row for each equation, a column for each unknown. */
  readonly a?: Matrix<NumberEntry> | null | undefined;
  /** The right side: a matrix with one column, or with a column for each of several right sides. */
  readonly b?: Matrix<NumberEntry> | null | undefined;
  /**
   * Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line of a
   * form.
   */
  readonly equations?: readonly string[] | null | undefined;
  /** The unknowns of the equations in the order wanted; by default the order in which they appear. */
  readonly unknowns?: readonly string[] | null | undefined;
  /** How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0. */
  readonly augmented?: number | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
   * which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
   * "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
   * Default: "auto".
   */
  readonly method?: 'auto' | 'gauss' | 'gauss-jordan' | 'inverse' | 'cramer' | 'lu' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** Options of `leastSquares`. */
export interface CompactSystemsLeastSquaresOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "normal-equations" (the system of AᵀA and Aᵀb, solved by row operations), "qr" (perpendicular columns
   * by the Gram-Schmidt process, which make a triangular system). Default: "auto".
   */
  readonly method?: 'auto' | 'normal-equations' | 'qr' | undefined;
}

/** Options of `byOperation`. */
export interface CompactSystemsByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The coefficients: a row for each equation, a column for each unknown. */
  readonly a?: Matrix<NumberEntry> | null | undefined;
  /** The right side: a matrix with one column, or with a column for each of several right sides. */
  readonly b?: Matrix<NumberEntry> | null | undefined;
  /**
   * Linear equations as text, such as "2x + y = 3" and "x_1 - x_3/2 = 0", instead of matrices; one on each line of a
   * form.
   */
  readonly equations?: readonly string[] | null | undefined;
  /** The unknowns of the equations in the order wanted; by default the order in which they appear. */
  readonly unknowns?: readonly string[] | null | undefined;
  /** How many of the last columns of A are right sides, where b is left out. From 0 to 1000000000. Default: 0. */
  readonly augmented?: number | undefined;
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "gauss" (row echelon form, then back substitution), "gauss-jordan" (reduced row echelon form, from
   * which the solution is read off), "inverse" (the inverse of the coefficient matrix times the right side),
   * "cramer" (quotients of determinants), "lu" (a lower and an upper triangular factor, then two substitutions).
   * Default: "auto".
   */
  readonly method?: 'auto' | 'gauss' | 'gauss-jordan' | 'inverse' | 'cramer' | 'lu' | undefined;
  /**
   * Where counting begins: 1 as in textbooks, R and MATLAB (slices include their end), 0 as in Python (slices
   * exclude it, negative positions count from the end). From 0 to 1. Default: 1.
   */
  readonly indexBase?: number | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface SystemsShapes {
  readonly solve: Shape<
    {
      /** How many solutions there are; of several right sides, whether each has one. */
      readonly outcome: 'unique' | 'none' | 'infinite';
      /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
      readonly particular: readonly number[] | null;
      /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
      readonly particularMatrix: readonly (readonly number[])[] | null;
      /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
      readonly basis: readonly (readonly number[])[];
      /** The unknowns that can be chosen freely. */
      readonly free: readonly number[];
      /** The columns of A that hold pivots. */
      readonly pivots: readonly number[];
      /** The rank of A. */
      readonly rank: number;
      /** The rank of A with the right sides beside it. */
      readonly rankAugmented: number;
    },
    {
      /** How many solutions there are; of several right sides, whether each has one. */
      readonly outcome: 'unique' | 'none' | 'infinite';
      /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
      readonly particular: readonly string[] | null;
      /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
      readonly particularMatrix: readonly (readonly string[])[] | null;
      /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
      readonly basis: readonly (readonly string[])[];
      /** The unknowns that can be chosen freely. */
      readonly free: readonly number[];
      /** The columns of A that hold pivots. */
      readonly pivots: readonly number[];
      /** The rank of A. */
      readonly rank: number;
      /** The rank of A with the right sides beside it. */
      readonly rankAugmented: number;
    }
  >;
  readonly 'least-squares': Shape<
    {
      /** Whether there is only one such x. */
      readonly unique: boolean;
      /** The x for which Ax is closest to b; the shortest one where there are several. */
      readonly x: readonly number[];
      /** A basis of the vectors that can be added to x; empty where x is unique. */
      readonly nullSpace: readonly (readonly number[])[];
      /** Ax, the projection of b on the column space of A. */
      readonly fitted: readonly number[];
      /** b minus Ax. */
      readonly residual: readonly number[];
      /** The sum of the squares of the residual. */
      readonly residualNormSquared: number;
      /** The length of the residual. */
      readonly residualNorm: number;
      /** The rank of A. */
      readonly rank: number;
    },
    {
      /** Whether there is only one such x. */
      readonly unique: boolean;
      /** The x for which Ax is closest to b; the shortest one where there are several. */
      readonly x: readonly string[];
      /** A basis of the vectors that can be added to x; empty where x is unique. */
      readonly nullSpace: readonly (readonly string[])[];
      /** Ax, the projection of b on the column space of A. */
      readonly fitted: readonly string[];
      /** b minus Ax. */
      readonly residual: readonly string[];
      /** The sum of the squares of the residual. */
      readonly residualNormSquared: string;
      /** The length of the residual. */
      readonly residualNorm: string;
      /** The rank of A. */
      readonly rank: number;
    }
  >;
}

/** Linear systems, compact. Solutions of systems of linear equations, and what comes closest where there is none. */
export class CompactSystems {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds all solutions of a system of linear equations.
   *
   * A system of linear equations asks for numbers that satisfy several equations at once. Elimination replaces it by
   * simpler systems with the same solutions, until one sees whether there is exactly one solution, none, or
   * infinitely many, and which.
   * @param options - `a`, `b`, `equations`, `unknowns`, `augmented`, `method`, `indexBase`, and what every compact
   *   reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.systems.solve({ a: [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b: [[8], [-11], [-3]] });
   * result; // { outcome: 'unique', particular: [2, 3, -1], particularMatrix: null, basis: [], free: [], pivots: [1, 2, 3], rank: 3, rankAugmented: 3 }
   */
  solve<L extends Level = 'detailed'>(
    options: CompactSystemsSolveOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** How many solutions there are; of several right sides, whether each has one. */
          readonly outcome: 'unique' | 'none' | 'infinite';
          /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
          readonly particular: readonly number[] | null;
          /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
          readonly particularMatrix: readonly (readonly number[])[] | null;
          /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
          readonly basis: readonly (readonly number[])[];
          /** The unknowns that can be chosen freely. */
          readonly free: readonly number[];
          /** The columns of A that hold pivots. */
          readonly pivots: readonly number[];
          /** The rank of A. */
          readonly rank: number;
          /** The rank of A with the right sides beside it. */
          readonly rankAugmented: number;
        },
        {
          /** How many solutions there are; of several right sides, whether each has one. */
          readonly outcome: 'unique' | 'none' | 'infinite';
          /** A solution, with zeros for the free unknowns; null without one, and with several right sides. */
          readonly particular: readonly string[] | null;
          /** With several right sides: a matrix with a solution for each in its columns; null where one of them has none. */
          readonly particularMatrix: readonly (readonly string[])[] | null;
          /** What can be added to a solution: these solutions of A x = 0, and all sums of their multiples. */
          readonly basis: readonly (readonly string[])[];
          /** The unknowns that can be chosen freely. */
          readonly free: readonly number[];
          /** The columns of A that hold pivots. */
          readonly pivots: readonly number[];
          /** The rank of A. */
          readonly rank: number;
          /** The rank of A with the right sides beside it. */
          readonly rankAugmented: number;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/solve', inputs: {}, options },
      request,
    );
  }

  /**
   * Finds the x for which Ax comes closest to b, with the residual that is left.
   *
   * Least squares makes the best of a system that has no solution. It finds the unknowns for which the squared
   * differences between both sides add up to as little as possible, and so fits lines and curves to data.
   * @param a - The first or only input matrix.
   * @param b - The right sides of the equations: a column with a number for each row of A.
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.systems.leastSquares([[1, 0], [1, 1], [1, 2], [1, 3]], [[1], [0], [2], [5]]);
   * result; // { unique: true, x: [-0.1, 1.4], nullSpace: [], fitted: [-0.1, 1.3, 2.7, 4.1], residual: [1.1, -1.3, -0.7, 0.9], residualNormSquared: 4.2, residualNorm: 2.04939015319192, rank: 2 }
   */
  leastSquares<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry>,
    options: CompactSystemsLeastSquaresOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** Whether there is only one such x. */
          readonly unique: boolean;
          /** The x for which Ax is closest to b; the shortest one where there are several. */
          readonly x: readonly number[];
          /** A basis of the vectors that can be added to x; empty where x is unique. */
          readonly nullSpace: readonly (readonly number[])[];
          /** Ax, the projection of b on the column space of A. */
          readonly fitted: readonly number[];
          /** b minus Ax. */
          readonly residual: readonly number[];
          /** The sum of the squares of the residual. */
          readonly residualNormSquared: number;
          /** The length of the residual. */
          readonly residualNorm: number;
          /** The rank of A. */
          readonly rank: number;
        },
        {
          /** Whether there is only one such x. */
          readonly unique: boolean;
          /** The x for which Ax is closest to b; the shortest one where there are several. */
          readonly x: readonly string[];
          /** A basis of the vectors that can be added to x; empty where x is unique. */
          readonly nullSpace: readonly (readonly string[])[];
          /** Ax, the projection of b on the column space of A. */
          readonly fitted: readonly string[];
          /** b minus Ax. */
          readonly residual: readonly string[];
          /** The sum of the squares of the residual. */
          readonly residualNormSquared: string;
          /** The length of the residual. */
          readonly residualNorm: string;
          /** The rank of A. */
          readonly rank: number;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems/least-squares',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Solutions of systems of linear equations, and what comes closest where there is none.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `a`, `b`, `equations`, `unknowns`, `augmented`, `method`, `indexBase`, and what every compact
   *   reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.systems.byOperation('solve', { a: [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], b: [[8], [-11], [-3]] });
   * result; // { outcome: 'unique', particular: [2, 3, -1], particularMatrix: null, basis: [], free: [], pivots: [1, 2, 3], rank: 3, rankAugmented: 3 }
   */
  byOperation<Choice extends keyof SystemsShapes, L extends Level = 'detailed'>(
    operation: Choice,
    options: CompactSystemsByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<SystemsShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-systems', inputs: { operation }, options },
      request,
    );
  }
}
