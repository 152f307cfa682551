// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { NumberShape, Shape, VectorShape } from '../answers.ts';
import type { Compact, CompactChoice } from '../compact.ts';
import type { Entry, Matrix, NumberEntry, Row } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `norm`. */
export interface VectorsNormOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** The vector, as a list of numbers; null where the norm of a matrix is wanted. */
  readonly v?: Row | null | undefined;
  /** The matrix, as a list of rows; null where the norm of a vector is wanted. */
  readonly a?: Matrix | null | undefined;
  /**
   * Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
   * length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of a
   * matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the greatest sum
   * of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.). Default: "2".
   */
  readonly kind?: '2' | '1' | 'inf' | 'frobenius' | undefined;
}

/** Options of `distance`. */
export interface VectorsDistanceOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /** Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset. */
  readonly normal?: Row | null | undefined;
  /** Of a plane: the dot product of the normal vector with each of its points. */
  readonly offset?: Entry | null | undefined;
  /** Of a line: a point on it. */
  readonly through?: Row | null | undefined;
  /** Of a line: a vector along it. */
  readonly direction?: Row | null | undefined;
}

/** Vectors. Products, lengths, angles, projections and distances. */
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

  /**
   * Finds the length of a vector, or another norm of a vector or a matrix.
   *
   * A norm says how large a vector or a matrix is, by one number that is never negative. The usual norm of a vector
   * is the length of its arrow; other norms add the sizes of the entries or take the greatest one.
   * @param options - `v`, `a`, `kind`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.vectors.norm({ v: [2, 3, 6] });
   * result.answer; // 7
   */
  norm<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    options: VectorsNormOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope({ path: '/v1/mathematics/linear-algebra/vectors/norm', inputs: {}, options }, request);
  }

  /**
   * Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees.
   *
   * Two arrows that start at one point open an angle between 0 and 180 degrees. Its cosine is the dot product
   * divided by both lengths, in the plane, in space and beyond.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.vectors.angle([1, 0, 1], [0, 1, 1]);
   * result.answer; // { cosine: 0.5, radians: 1.0471975511965979, degrees: 60 }
   */
  angle<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    u: Row,
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The cosine of the angle, exact. */
          readonly cosine: number;
          /** The angle in radians: 0, or the nearest double. */
          readonly radians: number;
          /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
          readonly degrees: number;
        },
        {
          /** The cosine of the angle, exact. */
          readonly cosine: string;
          /** The angle in radians: 0, or the nearest double. */
          readonly radians: string;
          /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
          readonly degrees: string;
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/angle', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Finds the vector of length one that points the same way.
   *
   * The unit vector of a vector has its direction and the length one: each entry is divided by the length of the
   * vector. Every vector but the zero vector has exactly one.
   * @param v - The vector, as a list of numbers.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.vectors.unit([3, 4]);
   * result.answer; // [0.6, 0.8]
   */
  unit<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/unit', inputs: { v }, options },
      request,
    );
  }

  /**
   * Splits a vector into a part along another one and a part perpendicular to it.
   *
   * A projection splits a vector into two parts: one along a second vector, and a rest at right angles to that one.
   * The first part is the multiple of the second vector that comes nearest to the vector itself.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.vectors.projection([5, 0], [2, 1]);
   * result.answer; // { projection: [4, 2], coefficient: 2, orthogonal: [1, -2] }
   */
  projection<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    u: Row,
    v: Row,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The multiple of v that comes nearest to u. */
          readonly projection: readonly number[];
          /** The factor: the projection is this multiple of v. */
          readonly coefficient: number;
          /** What is left of u, which is perpendicular to v. */
          readonly orthogonal: readonly number[];
        },
        {
          /** The multiple of v that comes nearest to u. */
          readonly projection: readonly string[];
          /** The factor: the projection is this multiple of v. */
          readonly coefficient: string;
          /** What is left of u, which is perpendicular to v. */
          readonly orthogonal: readonly string[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/projection', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Finds the distance of a point from a plane or a line, and the foot of the perpendicular.
   *
   * The distance of a point from a line or a plane is the length of the shortest way to it. That way stands at right
   * angles to the line or plane, and the place where it arrives is called the foot of the perpendicular.
   * @param point - The point, as a list of its coordinates.
   * @param options - `normal`, `offset`, `through`, `direction`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.vectors.distance([5, 3, 4], { normal: [1, 2, 2], offset: 1 });
   * result.answer; // { distance: 6, squared: 36, foot: [3, -1, 0] }
   */
  distance<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    point: Row,
    options: VectorsDistanceOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<
    Envelope<
      Shape<
        {
          /** The distance. */
          readonly distance: number;
          /** Its square. */
          readonly squared: number;
          /** The nearest point: the foot of the perpendicular. */
          readonly foot: readonly number[];
        },
        {
          /** The distance. */
          readonly distance: string;
          /** Its square. */
          readonly squared: string;
          /** The nearest point: the foot of the perpendicular. */
          readonly foot: readonly string[];
        }
      >,
      I,
      P,
      E
    >
  > {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/vectors/distance', inputs: { point }, options },
      request,
    );
  }
}

/** Options of `norm`. */
export interface CompactVectorsNormOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The vector, as a list of numbers; null where the norm of a matrix is wanted. */
  readonly v?: Row<NumberEntry> | null | undefined;
  /** The matrix, as a list of rows; null where the norm of a vector is wanted. */
  readonly a?: Matrix<NumberEntry> | null | undefined;
  /**
   * Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
   * length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of a
   * matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the greatest sum
   * of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.). Default: "2".
   */
  readonly kind?: '2' | '1' | 'inf' | 'frobenius' | undefined;
}

/** Options of `distance`. */
export interface CompactVectorsDistanceOptions<L extends Level = Level> extends CompactOptions<L> {
  /** Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset. */
  readonly normal?: Row<NumberEntry> | null | undefined;
  /** Of a plane: the dot product of the normal vector with each of its points. */
  readonly offset?: NumberEntry | null | undefined;
  /** Of a line: a point on it. */
  readonly through?: Row<NumberEntry> | null | undefined;
  /** Of a line: a vector along it. */
  readonly direction?: Row<NumberEntry> | null | undefined;
}

/** Options of `byOperation`. */
export interface CompactVectorsByOperationOptions<L extends Level = Level> extends CompactOptions<L> {
  /** The first vector, as a list of numbers. */
  readonly u?: Row<NumberEntry> | undefined;
  /** The second vector, with as many numbers as the first. */
  readonly v?: Row<NumberEntry> | undefined;
  /** The matrix, as a list of rows; null where the norm of a vector is wanted. */
  readonly a?: Matrix<NumberEntry> | null | undefined;
  /**
   * Which norm: 2 is the length of a vector; a matrix has the norms 1, inf and frobenius here. One of "2" (The
   * length: the root of the sum of the squares. Of vectors only.), "1" (The sum of the sizes of the entries; of a
   * matrix, the greatest such sum of a column.), "inf" (The greatest size of an entry; of a matrix, the greatest sum
   * of the sizes in a row.), "frobenius" (The root of the sum of the squares of all entries.). Default: "2".
   */
  readonly kind?: '2' | '1' | 'inf' | 'frobenius' | undefined;
  /** The point, as a list of its coordinates. */
  readonly point?: Row<NumberEntry> | undefined;
  /** Of a plane (in the plane, of a line): a vector perpendicular to it. Its points x have n · x = offset. */
  readonly normal?: Row<NumberEntry> | null | undefined;
  /** Of a plane: the dot product of the normal vector with each of its points. */
  readonly offset?: NumberEntry | null | undefined;
  /** Of a line: a point on it. */
  readonly through?: Row<NumberEntry> | null | undefined;
  /** Of a line: a vector along it. */
  readonly direction?: Row<NumberEntry> | null | undefined;
}

/** The shape of the answer to each choice of `byOperation`. */
export interface VectorsShapes {
  readonly dot: NumberShape;
  readonly cross: VectorShape;
  readonly norm: NumberShape;
  readonly angle: Shape<
    {
      /** The cosine of the angle, exact. */
      readonly cosine: number;
      /** The angle in radians: 0, or the nearest double. */
      readonly radians: number;
      /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
      readonly degrees: number;
    },
    {
      /** The cosine of the angle, exact. */
      readonly cosine: string;
      /** The angle in radians: 0, or the nearest double. */
      readonly radians: string;
      /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
      readonly degrees: string;
    }
  >;
  readonly unit: VectorShape;
  readonly projection: Shape<
    {
      /** The multiple of v that comes nearest to u. */
      readonly projection: readonly number[];
      /** The factor: the projection is this multiple of v. */
      readonly coefficient: number;
      /** What is left of u, which is perpendicular to v. */
      readonly orthogonal: readonly number[];
    },
    {
      /** The multiple of v that comes nearest to u. */
      readonly projection: readonly string[];
      /** The factor: the projection is this multiple of v. */
      readonly coefficient: string;
      /** What is left of u, which is perpendicular to v. */
      readonly orthogonal: readonly string[];
    }
  >;
  readonly distance: Shape<
    {
      /** The distance. */
      readonly distance: number;
      /** Its square. */
      readonly squared: number;
      /** The nearest point: the foot of the perpendicular. */
      readonly foot: readonly number[];
    },
    {
      /** The distance. */
      readonly distance: string;
      /** Its square. */
      readonly squared: string;
      /** The nearest point: the foot of the perpendicular. */
      readonly foot: readonly string[];
    }
  >;
}

/** Vectors, compact. Products, lengths, angles, projections and distances. */
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
   * Finds the length of a vector, or another norm of a vector or a matrix.
   *
   * A norm says how large a vector or a matrix is, by one number that is never negative. The usual norm of a vector
   * is the length of its arrow; other norms add the sizes of the entries or take the greatest one.
   * @param options - `v`, `a`, `kind`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.vectors.norm({ v: [2, 3, 6] });
   * result; // 7
   */
  norm<L extends Level = 'detailed'>(
    options: CompactVectorsNormOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/norm', inputs: {}, options },
      request,
    );
  }

  /**
   * Finds the angle between two vectors: its exact cosine, and the angle in radians and in degrees.
   *
   * Two arrows that start at one point open an angle between 0 and 180 degrees. Its cosine is the dot product
   * divided by both lengths, in the plane, in space and beyond.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.vectors.angle([1, 0, 1], [0, 1, 1]);
   * result; // { cosine: 0.5, radians: 1.0471975511965979, degrees: 60 }
   */
  angle<L extends Level = 'detailed'>(
    u: Row<NumberEntry>,
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The cosine of the angle, exact. */
          readonly cosine: number;
          /** The angle in radians: 0, or the nearest double. */
          readonly radians: number;
          /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
          readonly degrees: number;
        },
        {
          /** The cosine of the angle, exact. */
          readonly cosine: string;
          /** The angle in radians: 0, or the nearest double. */
          readonly radians: string;
          /** The angle in degrees: exact where it is a multiple of 30 or 45, else the nearest double. */
          readonly degrees: string;
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/angle', inputs: { u, v }, options },
      request,
    );
  }

  /**
   * Finds the vector of length one that points the same way.
   *
   * The unit vector of a vector has its direction and the length one: each entry is divided by the length of the
   * vector. Every vector but the zero vector has exactly one.
   * @param v - The vector, as a list of numbers.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.vectors.unit([3, 4]);
   * result; // [0.6, 0.8]
   */
  unit<L extends Level = 'detailed'>(
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/unit', inputs: { v }, options },
      request,
    );
  }

  /**
   * Splits a vector into a part along another one and a part perpendicular to it.
   *
   * A projection splits a vector into two parts: one along a second vector, and a rest at right angles to that one.
   * The first part is the multiple of the second vector that comes nearest to the vector itself.
   * @param u - The first vector, as a list of numbers.
   * @param v - The second vector, with as many numbers as the first.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.vectors.projection([5, 0], [2, 1]);
   * result; // { projection: [4, 2], coefficient: 2, orthogonal: [1, -2] }
   */
  projection<L extends Level = 'detailed'>(
    u: Row<NumberEntry>,
    v: Row<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The multiple of v that comes nearest to u. */
          readonly projection: readonly number[];
          /** The factor: the projection is this multiple of v. */
          readonly coefficient: number;
          /** What is left of u, which is perpendicular to v. */
          readonly orthogonal: readonly number[];
        },
        {
          /** The multiple of v that comes nearest to u. */
          readonly projection: readonly string[];
          /** The factor: the projection is this multiple of v. */
          readonly coefficient: string;
          /** What is left of u, which is perpendicular to v. */
          readonly orthogonal: readonly string[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/projection',
        inputs: { u, v },
        options,
      },
      request,
    );
  }

  /**
   * Finds the distance of a point from a plane or a line, and the foot of the perpendicular.
   *
   * The distance of a point from a line or a plane is the length of the shortest way to it. That way stands at right
   * angles to the line or plane, and the place where it arrives is called the foot of the perpendicular.
   * @param point - The point, as a list of its coordinates.
   * @param options - `normal`, `offset`, `through`, `direction`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is an object with the parts that the operation names.
   * @example
   * const { result } = await client.compact.vectors.distance([5, 3, 4], { normal: [1, 2, 2], offset: 1 });
   * result; // { distance: 6, squared: 36, foot: [3, -1, 0] }
   */
  distance<L extends Level = 'detailed'>(
    point: Row<NumberEntry>,
    options: CompactVectorsDistanceOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<
    Compact<
      Shape<
        {
          /** The distance. */
          readonly distance: number;
          /** Its square. */
          readonly squared: number;
          /** The nearest point: the foot of the perpendicular. */
          readonly foot: readonly number[];
        },
        {
          /** The distance. */
          readonly distance: string;
          /** Its square. */
          readonly squared: string;
          /** The nearest point: the foot of the perpendicular. */
          readonly foot: readonly string[];
        }
      >,
      L
    >
  > {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors/distance',
        inputs: { point },
        options,
      },
      request,
    );
  }

  /**
   * Products, lengths, angles, projections and distances.
   * @param operation - Which of the computations of this endpoint is wanted.
   * @param options - `u`, `v`, `a`, `kind`, `point`, `normal`, `offset`, `through`, `direction`, and what every
   *   compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.vectors.byOperation('dot', { u: [1, 2, 3], v: [4, 5, 6] });
   * result; // 32
   */
  byOperation<Choice extends keyof VectorsShapes, L extends Level = 'detailed'>(
    operation: Choice,
    options: CompactVectorsByOperationOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<CompactChoice<VectorsShapes[Choice], L, Choice>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-vectors', inputs: { operation }, options },
      request,
    );
  }
}
