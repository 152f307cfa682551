// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, Shape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Entry, Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `matmul`. */
export interface ArithmeticMatmulOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
   * column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of A
   * times the row of B with the same number). Default: "auto".
   */
  readonly method?: 'auto' | 'row-by-column' | 'columns' | 'outer' | undefined;
}

/**
 * Matrix arithmetic. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as
 * matrices.
 */
export class Arithmetic {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Adds two matrices of the same shape entry by entry.
   *
   * Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition combines
   * tables that measure the same things: the sales of two weeks, the hours of two teams, two forces at every point
   * of a beam.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.add([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result.answer; // [[6, 8], [10, 12]]
   */
  add<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/add', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Subtracts the second matrix from the first, entry by entry.
   *
   * The difference of two matrices of the same shape is found by taking each number of the second away from its
   * partner in the first. It shows what has changed, by how much and in which direction, in every cell of a table at
   * once.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.subtract([[5, 6], [7, 8]], [[1, 2], [3, 4]]);
   * result.answer; // [[4, 4], [4, 4]]
   */
  subtract<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/subtract', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Multiplies two matrices of the same shape entry by entry: the Hadamard product.
   *
   * The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two matrices that
   * have the same shape. With a number instead of the second matrix it is the scalar multiple. It weights the
   * entries of a table, masks them or turns amounts into prices.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.multiplyEw([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result.answer; // [[5, 12], [21, 32]]
   */
  multiplyEw<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/multiply-ew', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Divides each entry of the first matrix by the entry of the second at the same place.
   *
   * Division entry by entry divides each number of a matrix by its partner in a second one, or all of them by one
   * number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per kilogram, goals
   * per match, people per doctor.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.divideEw([[0.3, 1]], [[0.1, 0.25]]);
   * result.answer; // [[3, 4]]
   */
  divideEw<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/divide-ew', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Raises each entry of the first matrix to the power of the entry of the second at the same place.
   *
   * The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix, or one
   * number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals, fractions take
   * roots. Squared errors and tables of growth are made with it.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.raiseEw([[2, 3], [-4, 5]], [[3, 2], [2, 0]]);
   * result.answer; // [[8, 9], [16, 1]]
   */
  raiseEw<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix | Entry,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/raise-ew', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Multiplies two matrices row by column; the first needs as many columns as the second has rows.
   *
   * The product AB pairs each row of A with each column of B: number by number they are multiplied, and the products
   * are added. It exists if the rows of A are as long as the columns of B. It links tables, such as recipes and
   * prices, and describes linear maps done one after the other.
   * @param a - The first or only input matrix.
   * @param b - The second input matrix.
   * @param options - `method`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.arithmetic.matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result.answer; // [[19, 22], [43, 50]]
   */
  matmul<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    b: Matrix,
    options: ArithmeticMatmulOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/arithmetic/matmul', inputs: { a, b }, options },
      request,
    );
  }
}

/** Options of `matmul`. */
export interface CompactArithmeticMatmulOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
   * column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of A
   * times the row of B with the same number). Default: "auto".
   */
  readonly method?: 'auto' | 'row-by-column' | 'columns' | 'outer' | undefined;
}

/** Options of `byOperation`. */
export interface CompactArithmeticByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * The way of working that the steps follow. One of "auto" (what a teacher would take for this size and these
   * entries), "row-by-column" (every entry is the dot product of a row of A and a column of B), "columns" (every
   * column is a combination of the columns of A, weighted by a column of B), "outer" (the sum of each column of A
   * times the row of B with the same number). Default: "auto".
   */
  readonly method?: 'auto' | 'row-by-column' | 'columns' | 'outer' | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface ArithmeticShapes {
  readonly add: MatrixShape;
  readonly subtract: MatrixShape;
  readonly 'multiply-ew': MatrixShape;
  readonly 'divide-ew': MatrixShape;
  readonly 'raise-ew': MatrixShape;
  readonly matmul: MatrixShape;
  readonly all: Shape<
    {
      add?: MatrixShape['numbers'];
      subtract?: MatrixShape['numbers'];
      multiplyEw?: MatrixShape['numbers'];
      divideEw?: MatrixShape['numbers'];
      raiseEw?: MatrixShape['numbers'];
      matmul?: MatrixShape['numbers'];
    },
    {
      add?: MatrixShape['texts'];
      subtract?: MatrixShape['texts'];
      multiplyEw?: MatrixShape['texts'];
      divideEw?: MatrixShape['texts'];
      raiseEw?: MatrixShape['texts'];
      matmul?: MatrixShape['texts'];
    }
  >;
}

/**
 * Matrix arithmetic, compact. Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them
 * as matrices.
 */
export class CompactArithmetic {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Adds two matrices of the same shape entry by entry.
   *
   * Two matrices of the same shape are added entry by entry, and their sum has that shape too. Addition combines
   * tables that measure the same things: the sales of two weeks, the hours of two teams, two forces at every point
   * of a beam.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.add([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result; // [[6, 8], [10, 12]]
   */
  add<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add', inputs: { a, b }, options },
      request,
    );
  }

  /**
   * Subtracts the second matrix from the first, entry by entry.
   *
   * The difference of two matrices of the same shape is found by taking each number of the second away from its
   * partner in the first. It shows what has changed, by how much and in which direction, in every cell of a table at
   * once.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.subtract([[5, 6], [7, 8]], [[1, 2], [3, 4]]);
   * result; // [[4, 4], [4, 4]]
   */
  subtract<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/subtract',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Multiplies two matrices of the same shape entry by entry: the Hadamard product.
   *
   * The entry-by-entry product, named after Hadamard, multiplies the two numbers in each place of two matrices that
   * have the same shape. With a number instead of the second matrix it is the scalar multiple. It weights the
   * entries of a table, masks them or turns amounts into prices.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.multiplyEw([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result; // [[5, 12], [21, 32]]
   */
  multiplyEw<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/multiply-ew',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Divides each entry of the first matrix by the entry of the second at the same place.
   *
   * Division entry by entry divides each number of a matrix by its partner in a second one, or all of them by one
   * number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per kilogram, goals
   * per match, people per doctor.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.divideEw([[0.3, 1]], [[0.1, 0.25]]);
   * result; // [[3, 4]]
   */
  divideEw<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/divide-ew',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Raises each entry of the first matrix to the power of the entry of the second at the same place.
   *
   * The entry-by-entry power raises each number of a matrix to an exponent: its partner in a second matrix, or one
   * number for all. Positive whole exponents multiply equal factors, negative ones take reciprocals, fractions take
   * roots. Squared errors and tables of growth are made with it.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.raiseEw([[2, 3], [-4, 5]], [[3, 2], [2, 0]]);
   * result; // [[8, 9], [16, 1]]
   */
  raiseEw<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/raise-ew',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Multiplies two matrices row by column; the first needs as many columns as the second has rows.
   *
   * The product AB pairs each row of A with each column of B: number by number they are multiplied, and the products
   * are added. It exists if the rows of A are as long as the columns of B. It links tables, such as recipes and
   * prices, and describes linear maps done one after the other.
   * @param a - The first or only input matrix.
   * @param b - The second input matrix.
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.arithmetic.matmul([[1, 2], [3, 4]], [[5, 6], [7, 8]]);
   * result; // [[19, 22], [43, 50]]
   */
  matmul<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry>,
    options: CompactArithmeticMatmulOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/matmul',
        inputs: { a, b },
        options,
      },
      request,
    );
  }

  /**
   * Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices.
   * @param a - The first or only input matrix.
   * @param b - A matrix of the same shape as A, or one number that is used at every position.
   * @param operation - Which of the computations of this endpoint is wanted; all of them with "all".
   * @param options - `method`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.arithmetic.byOperation([[1, 2], [3, 4]], [[5, 6], [7, 8]], 'add');
   * result; // [[6, 8], [10, 12]]
   */
  byOperation<Choice extends keyof ArithmeticShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    b: Matrix<NumberEntry> | NumberEntry,
    operation: Choice,
    options: CompactArithmeticByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<ArithmeticShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic',
        inputs: { a, b, operation },
        options,
      },
      request,
    );
  }
}
