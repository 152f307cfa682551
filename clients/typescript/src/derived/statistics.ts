// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { MatrixShape, NumberShape, Shape, VectorShape } from '../answers.ts';
import type { Compact } from '../compact.ts';
import type { Matrix, NumberEntry } from '../entries.ts';
import type { Envelope, Included } from '../envelope.ts';
import type { Sender } from '../sender.ts';
import type { RequestSettings } from '../transport.ts';
import type { CompactOptions, EnvelopeOptions } from './options.ts';
import type { Level, Profile } from './sections.ts';

/** Options of `rowVar`. */
export interface StatisticsRowVarOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `colVar`. */
export interface StatisticsColVarOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `matVar`. */
export interface StatisticsMatVarOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `rowStd`. */
export interface StatisticsRowStdOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `colStd`. */
export interface StatisticsColStdOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `matStd`. */
export interface StatisticsMatStdOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `covariance`. */
export interface StatisticsCovarianceOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> extends EnvelopeOptions<I, P, E> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/**
 * Matrix statistics. Describe the rows, the columns or all entries of a matrix by their extremes, centre and
 * spread.
 */
export class Statistics {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds the minimum, the smallest entry, of each row of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowMin([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [1, 0]
   */
  rowMin<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-min', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the minimum, the smallest entry, of each column of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colMin([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [3, 1, 0]
   */
  colMin<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-min', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the minimum, the smallest entry, of all entries of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matMin([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // 0
   */
  matMin<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-min', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of each row of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowMax([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [3, 4]
   */
  rowMax<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-max', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of each column of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colMax([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [4, 4, 2]
   */
  colMax<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-max', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of all entries of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matMax([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // 4
   */
  matMax<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-max', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the sum of each row of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowSum([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [6, 8]
   */
  rowSum<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-sum', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the sum of each column of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colSum([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [7, 5, 2]
   */
  colSum<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-sum', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the sum of all entries of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matSum([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // 14
   */
  matSum<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-sum', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of each row of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowMean([[0.5, -1.5], [2.5, -1.5]]);
   * result.answer; // [-0.5, 0.5]
   */
  rowMean<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-mean', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of each column of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colMean([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [3.5, 2.5, 1]
   */
  colMean<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-mean', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of all entries of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matMean([[0.5, -1.5], [2.5, -1.5]]);
   * result.answer; // 0
   */
  matMean<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-mean', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of each row of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowMedian([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [2, 4]
   */
  rowMedian<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-median', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of each column of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colMedian([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [3.5, 2.5, 1]
   */
  colMedian<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-median', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of all entries of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matMedian([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // 2.5
   */
  matMedian<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-median', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the variance of each row of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowVar([[0.5, -1.5], [2.5, -1.5]]);
   * result.answer; // [1, 4]
   */
  rowVar<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsRowVarOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-var', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the variance of each column of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colVar([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [0.25, 2.25, 1]
   */
  colVar<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsColVarOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-var', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the variance of all entries of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matVar([[0.5, -1.5], [2.5, -1.5]]);
   * result.answer; // 2.75
   */
  matVar<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsMatVarOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-var', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the standard deviation of each row of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.rowStd([[0.5, -1.5], [2.5, -1.5]]);
   * result.answer; // [1, 2]
   */
  rowStd<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsRowStdOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/row-std', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the standard deviation of each column of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a list of numbers.
   * @example
   * const { result } = await client.statistics.colStd([[3, 1, 2], [4, 4, 0]]);
   * result.answer; // [0.5, 1.5, 1]
   */
  colStd<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsColStdOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<VectorShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/col-std', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the standard deviation of all entries of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a number.
   * @example
   * const { result } = await client.statistics.matStd([[3, 1, 2], [4, 4, 0]]);
   * result.exact; // 'sqrt(20/9)'
   */
  matStd<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsMatStdOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<NumberShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/descriptive/mat-std', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the covariances of the columns of a matrix, whose rows are observations.
   *
   * A covariance says whether two variables tend to lie on the same side of their means: it is the mean of the
   * products of their deviations. The covariance matrix of a table, with a row for each observation, holds those of
   * all pairs of columns, and the variances on its diagonal.
   * @param a - The observations: one row for each, and a column for each variable.
   * @param options - `ddof`, and what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.statistics.covariance([[1, 2], [2, 6], [3, 4]], { ddof: 1 });
   * result.answer; // [[1, 1], [1, 4]]
   */
  covariance<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: StatisticsCovarianceOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/covariance', inputs: { a }, options },
      request,
    );
  }

  /**
   * Finds the correlations of the columns of a matrix, whose rows are observations.
   *
   * The correlation of two variables measures how close their observations come to a straight line: 1 on a rising
   * line, −1 on a falling one, 0 where there is no slope at all. It is the covariance over both standard deviations,
   * and it has no unit.
   * @param a - The observations: one row for each, and a column for each variable.
   * @param options - what every envelope takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The envelope; `result.answer` is a matrix, row by row.
   * @example
   * const { result } = await client.statistics.correlation([[1, 2], [2, 6], [3, 4]]);
   * result.answer; // [[1, 0.5], [0.5, 1]]
   */
  correlation<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>(
    a: Matrix,
    options: EnvelopeOptions<I, P, E> = {},
    request: RequestSettings = {},
  ): Promise<Envelope<MatrixShape, I, P, E>> {
    return this.#sender.envelope(
      { path: '/v1/mathematics/linear-algebra/statistics/correlation', inputs: { a }, options },
      request,
    );
  }
}

/** Options of `rowVar`. */
export interface CompactStatisticsRowVarOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `colVar`. */
export interface CompactStatisticsColVarOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `matVar`. */
export interface CompactStatisticsMatVarOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `rowStd`. */
export interface CompactStatisticsRowStdOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `colStd`. */
export interface CompactStatisticsColStdOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `matStd`. */
export interface CompactStatisticsMatStdOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `covariance`. */
export interface CompactStatisticsCovarianceOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** Options of `byType`. */
export interface CompactStatisticsByTypeOptions<L extends Level = Level> extends CompactOptions<L> {
  /**
   * What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they
   * are a sample, as in R, MATLAB and most calculators. From 0 to 1. Default: 0.
   */
  readonly ddof?: number | undefined;
}

/** The shape of the answer to each choice of `byType`. */
export interface StatisticsShapes {
  readonly 'row-min': VectorShape;
  readonly 'col-min': VectorShape;
  readonly 'mat-min': NumberShape;
  readonly 'row-max': VectorShape;
  readonly 'col-max': VectorShape;
  readonly 'mat-max': NumberShape;
  readonly 'row-sum': VectorShape;
  readonly 'col-sum': VectorShape;
  readonly 'mat-sum': NumberShape;
  readonly 'row-mean': VectorShape;
  readonly 'col-mean': VectorShape;
  readonly 'mat-mean': NumberShape;
  readonly 'row-median': VectorShape;
  readonly 'col-median': VectorShape;
  readonly 'mat-median': NumberShape;
  readonly 'row-var': VectorShape;
  readonly 'col-var': VectorShape;
  readonly 'mat-var': NumberShape;
  readonly 'row-std': VectorShape;
  readonly 'col-std': VectorShape;
  readonly 'mat-std': NumberShape;
  readonly all: Shape<
    {
      rowMin: VectorShape['numbers'];
      colMin: VectorShape['numbers'];
      matMin: NumberShape['numbers'];
      rowMax: VectorShape['numbers'];
      colMax: VectorShape['numbers'];
      matMax: NumberShape['numbers'];
      rowSum: VectorShape['numbers'];
      colSum: VectorShape['numbers'];
      matSum: NumberShape['numbers'];
      rowMean: VectorShape['numbers'];
      colMean: VectorShape['numbers'];
      matMean: NumberShape['numbers'];
      rowMedian: VectorShape['numbers'];
      colMedian: VectorShape['numbers'];
      matMedian: NumberShape['numbers'];
      rowVar?: VectorShape['numbers'];
      colVar?: VectorShape['numbers'];
      matVar?: NumberShape['numbers'];
      rowStd?: VectorShape['numbers'];
      colStd?: VectorShape['numbers'];
      matStd?: NumberShape['numbers'];
    },
    {
      rowMin: VectorShape['texts'];
      colMin: VectorShape['texts'];
      matMin: NumberShape['texts'];
      rowMax: VectorShape['texts'];
      colMax: VectorShape['texts'];
      matMax: NumberShape['texts'];
      rowSum: VectorShape['texts'];
      colSum: VectorShape['texts'];
      matSum: NumberShape['texts'];
      rowMean: VectorShape['texts'];
      colMean: VectorShape['texts'];
      matMean: NumberShape['texts'];
      rowMedian: VectorShape['texts'];
      colMedian: VectorShape['texts'];
      matMedian: NumberShape['texts'];
      rowVar?: VectorShape['texts'];
      colVar?: VectorShape['texts'];
      matVar?: NumberShape['texts'];
      rowStd?: VectorShape['texts'];
      colStd?: VectorShape['texts'];
      matStd?: NumberShape['texts'];
    }
  >;
}

/**
 * Matrix statistics, compact. Describe the rows, the columns or all entries of a matrix by their extremes, centre
 * and spread.
 */
export class CompactStatistics {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Finds the minimum, the smallest entry, of each row of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowMin([[3, 1, 2], [4, 4, 0]]);
   * result; // [1, 0]
   */
  rowMin<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-min',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the minimum, the smallest entry, of each column of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colMin([[3, 1, 2], [4, 4, 0]]);
   * result; // [3, 1, 0]
   */
  colMin<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-min',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the minimum, the smallest entry, of all entries of a matrix.
   *
   * The minimum of some numbers is the one that none of the others lies below. Every matrix has a minimum, every row
   * has one and every column has one; it answers questions about the cheapest offer, the coldest hour or the
   * shortest way.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matMin([[3, 1, 2], [4, 4, 0]]);
   * result; // 0
   */
  matMin<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-min',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of each row of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowMax([[3, 1, 2], [4, 4, 0]]);
   * result; // [3, 4]
   */
  rowMax<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-max',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of each column of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colMax([[3, 1, 2], [4, 4, 0]]);
   * result; // [4, 4, 2]
   */
  colMax<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-max',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the maximum, the largest entry, of all entries of a matrix.
   *
   * The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix
   * have one; it is the record of a competition, the peak of a demand, the winning bid.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matMax([[3, 1, 2], [4, 4, 0]]);
   * result; // 4
   */
  matMax<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-max',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the sum of each row of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowSum([[3, 1, 2], [4, 4, 0]]);
   * result; // [6, 8]
   */
  rowSum<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-sum',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the sum of each column of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colSum([[3, 1, 2], [4, 4, 0]]);
   * result; // [7, 5, 2]
   */
  colSum<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-sum',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the sum of all entries of a matrix.
   *
   * A sum collects many numbers in one total: the entries of each row, of each column, or of the whole matrix. It is
   * what stands at the foot of a bill and in the margins of a table of counts.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matSum([[3, 1, 2], [4, 4, 0]]);
   * result; // 14
   */
  matSum<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-sum',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of each row of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowMean([[0.5, -1.5], [2.5, -1.5]]);
   * result; // [-0.5, 0.5]
   */
  rowMean<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-mean',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of each column of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colMean([[3, 1, 2], [4, 4, 0]]);
   * result; // [3.5, 2.5, 1]
   */
  colMean<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-mean',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the arithmetic mean of all entries of a matrix.
   *
   * The arithmetic mean divides a total equally: it is the sum of some numbers divided by how many they are. It
   * condenses each row or each column of a table into one value, and it is what most people call the average.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matMean([[0.5, -1.5], [2.5, -1.5]]);
   * result; // 0
   */
  matMean<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-mean',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of each row of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowMedian([[3, 1, 2], [4, 4, 0]]);
   * result; // [2, 4]
   */
  rowMedian<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-median',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of each column of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colMedian([[3, 1, 2], [4, 4, 0]]);
   * result; // [3.5, 2.5, 1]
   */
  colMedian<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-median',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the median, the middle number in order of size, of all entries of a matrix.
   *
   * The median is the middle of the numbers once they stand in order: the middle one of an odd count, the midpoint
   * of the two middle ones of an even count. It describes a typical entry even if a few entries are extreme.
   * @param a - The first or only input matrix.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matMedian([[3, 1, 2], [4, 4, 0]]);
   * result; // 2.5
   */
  matMedian<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-median',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the variance of each row of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowVar([[0.5, -1.5], [2.5, -1.5]]);
   * result; // [1, 4]
   */
  rowVar<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsRowVarOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-var',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the variance of each column of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colVar([[3, 1, 2], [4, 4, 0]]);
   * result; // [0.25, 2.25, 1]
   */
  colVar<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsColVarOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-var',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the variance of all entries of a matrix.
   *
   * The variance measures how far numbers scatter: it is the mean of their squared distances from the mean. Zero
   * stands for no scatter at all. Here the numbers are taken as the whole population, so the divisor is their count.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matVar([[0.5, -1.5], [2.5, -1.5]]);
   * result; // 2.75
   */
  matVar<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsMatVarOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-var',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the standard deviation of each row of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.rowStd([[0.5, -1.5], [2.5, -1.5]]);
   * result; // [1, 2]
   */
  rowStd<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsRowStdOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/row-std',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the standard deviation of each column of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a list of numbers.
   * @example
   * const { result } = await client.compact.statistics.colStd([[3, 1, 2], [4, 4, 0]]);
   * result; // [0.5, 1.5, 1]
   */
  colStd<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsColStdOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<VectorShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/col-std',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the standard deviation of all entries of a matrix.
   *
   * The standard deviation is the square root of the variance. It says in the unit of the data themselves how far
   * entries typically lie from their mean, and reports quote the two together: so much, give or take so much.
   * @param a - The first or only input matrix.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a number.
   * @example
   * const { result } = await client.compact.statistics.matStd([[3, 1, 2], [4, 4, 0]]);
   * result; // 1.4907119849998598
   */
  matStd<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsMatStdOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<NumberShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/mat-std',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the covariances of the columns of a matrix, whose rows are observations.
   *
   * A covariance says whether two variables tend to lie on the same side of their means: it is the mean of the
   * products of their deviations. The covariance matrix of a table, with a row for each observation, holds those of
   * all pairs of columns, and the variances on its diagonal.
   * @param a - The observations: one row for each, and a column for each variable.
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.statistics.covariance([[1, 2], [2, 6], [3, 4]], { ddof: 1 });
   * result; // [[1, 1], [1, 4]]
   */
  covariance<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactStatisticsCovarianceOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/covariance',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Finds the correlations of the columns of a matrix, whose rows are observations.
   *
   * The correlation of two variables measures how close their observations come to a straight line: 1 on a rising
   * line, −1 on a falling one, 0 where there is no slope at all. It is the covariance over both standard deviations,
   * and it has no unit.
   * @param a - The observations: one row for each, and a column for each variable.
   * @param options - what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is a matrix, row by row.
   * @example
   * const { result } = await client.compact.statistics.correlation([[1, 2], [2, 6], [3, 4]]);
   * result; // [[1, 0.5], [0.5, 1]]
   */
  correlation<L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    options: CompactOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<MatrixShape, L>> {
    return this.#sender.compact(
      {
        path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics/correlation',
        inputs: { a },
        options,
      },
      request,
    );
  }

  /**
   * Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread.
   * @param a - The first or only input matrix.
   * @param type - Which of the computations of this endpoint is wanted; all of them with "all".
   * @param options - `ddof`, and what every compact reply takes.
   * @param request - `signal`, `timeout`, `retries` and `correlationId` of this call.
   * @returns The compact reply; `result` is what the choice says; with "all" an object.
   * @example
   * const { result } = await client.compact.statistics.byType([[3, 1, 2], [4, 4, 0]], 'row-min');
   * result; // [1, 0]
   */
  byType<Choice extends keyof StatisticsShapes, L extends Level = 'detailed'>(
    a: Matrix<NumberEntry>,
    type: Choice,
    options: CompactStatisticsByTypeOptions<L> = {},
    request: RequestSettings = {},
  ): Promise<Compact<StatisticsShapes[Choice], L>> {
    return this.#sender.compact(
      { path: '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-statistics', inputs: { a, type }, options },
      request,
    );
  }
}
