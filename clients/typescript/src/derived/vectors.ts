// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { NumberShape, VectorShape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { NumberEntry, Row } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Vectors. Dot and cross products of two vectors. */
export class Vectors {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Multiplies the entries of two vectors in equal places and adds the products.
   *
   * The dot product of two vectors multiplies the entries in equal places and adds the products. It is one number,
   * and it says how far the two vectors point the same way: it is zero where they are perpendicular.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.vectors.dot([1, 2, 3], [4, 5, 6]);
   * result.answer; // 32
   */
  dot<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    u: Row,
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/dot', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Finds the vector that is perpendicular to two vectors with three entries.
   *
   * The cross product of two vectors in space is a vector that stands at right angles to both. Its length is the
   * area of the parallelogram that the two vectors span, and it is the zero vector where they are parallel.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.vectors.cross([1, 2, 3], [4, 5, 6]);
   * result.answer; // [-3, 6, -3]
   */
  cross<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    u: Row,
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/cross', inputs: { u, v }, options },
      request,
    );
  }
}

/** The shape of the answer to each choice of `byOperation`. */
export interface VectorsShapes {
  readonly dot: NumberShape;
  readonly cross: VectorShape;
}

/** Vectors, compact. Dot and cross products of two vectors. */
export class CompactVectors {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Multiplies the entries of two vectors in equal places and adds the products.
   *
   * The dot product of two vectors multiplies the entries in equal places and adds the products. It is one number,
   * and it says how far the two vectors point the same way: it is zero where they are perpendicular.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.vectors.dot([1, 2, 3], [4, 5, 6]);
   * result; // 32
   */
  dot<L extends Level = 'detailed'>(
    u: Row<NumberEntry>,
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/dot', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Finds the vector that is perpendicular to two vectors with three entries.
   *
   * The cross product of two vectors in space is a vector that stands at right angles to both. Its length is the
   * area of the parallelogram that the two vectors span, and it is the zero vector where they are parallel.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.vectors.cross([1, 2, 3], [4, 5, 6]);
   * result; // [-3, 6, -3]
   */
  cross<L extends Level = 'detailed'>(
    u: Row<NumberEntry>,
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/cross', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Dot and cross products of two vectors.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.vectors.byOperation([1, 2, 3], [4, 5, 6], 'dot');
   * result; // 32
   */
  byOperation<Choice extends keyof VectorsShapes, L extends Level = 'detailed'>(
    u: Row<NumberEntry>,
    v: Row<NumberEntry>,
    operation: Choice,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<VectorsShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors',
        inputs: { u, v, operation },
        options,
      },
      request,
    );
  }
}
