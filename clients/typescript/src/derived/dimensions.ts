// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { CountShape, Shape, SizeShape } from '../answers.ts';
import type { Compact } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Matrix dimensions. Count the rows and the columns of a matrix and state its shape. */
export class Dimensions {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Counts the rows of a matrix.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a whole number.
   * @example
   * const { result } = await client.dimensions.nrows([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // 2
   */
  nrows<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<CountShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/dimensions/nrows', inputs: { a }, options },
      request,
    );
  }

  /**
   * Counts the columns of a matrix.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a whole number.
   * @example
   * const { result } = await client.dimensions.ncols([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // 3
   */
  ncols<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<CountShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/dimensions/ncols', inputs: { a }, options },
      request,
    );
  }

  /**
   * States the number of rows and the number of columns of a matrix, in this order.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is the number of rows and the number of columns.
   * @example
   * const { result } = await client.dimensions.shape([[1, 2, 3], [4, 5, 6]]);
   * result.answer; // [2, 3]
   */
  shape<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<SizeShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/matrices/dimensions/shape', inputs: { a }, options },
      request,
    );
  }
}

/** The shape of the answer to each choice of `byType`. */
export interface DimensionsShapes {
  readonly nrows: CountShape;
  readonly ncols: CountShape;
  readonly shape: SizeShape;
  readonly all: Shape<
    { nrows: CountShape['numbers']; ncols: CountShape['numbers']; shape: SizeShape['numbers'] },
    { nrows: CountShape['texts']; ncols: CountShape['texts']; shape: SizeShape['texts'] }
  >;
}

/** Matrix dimensions, compact. Count the rows and the columns of a matrix and state its shape. */
export class CompactDimensions {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Counts the rows of a matrix.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a whole number.
   * @example
   * const { result } = await client.compact.dimensions.nrows([[1, 2, 3], [4, 5, 6]]);
   * result; // 2
   */
  nrows<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<CountShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/nrows', inputs: { a }, options },
      request,
    );
  }

  /**
   * Counts the columns of a matrix.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a whole number.
   * @example
   * const { result } = await client.compact.dimensions.ncols([[1, 2, 3], [4, 5, 6]]);
   * result; // 3
   */
  ncols<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<CountShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/ncols', inputs: { a }, options },
      request,
    );
  }

  /**
   * States the number of rows and the number of columns of a matrix, in this order.
   *
   * The shape of a matrix says how many rows and how many columns it has, rows first. It comes before every
   * computation: the shapes alone decide whether two matrices can be added or multiplied, and how large the result
   * will be.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is the number of rows and the number of columns.
   * @example
   * const { result } = await client.compact.dimensions.shape([[1, 2, 3], [4, 5, 6]]);
   * result; // [2, 3]
   */
  shape<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<SizeShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions/shape', inputs: { a }, options },
      request,
    );
  }

  /**
   * Count the rows and the columns of a matrix and state its shape.
   * @param a - The first or only input matrix.
   * @param type - Which of the computations of this endpoint is wanted; all of them with "all".
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.dimensions.byType([[1, 2, 3], [4, 5, 6]], 'nrows');
   * result; // 2
   */
  byType<Choice extends keyof DimensionsShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    type: Choice,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<DimensionsShapes[Choice], L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-dimensions', inputs: { a, type }, options },
      request,
    );
  }
}
