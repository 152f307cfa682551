// Problems: what can be wrong with the mathematics of a question, as a catalogue of data.

/** Rows and columns. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** A vector of a field: the first of a list, or the only one, as stories name it; and its number of entries. */
export interface FieldVector {
  readonly field: string;
  readonly letter: string;
  readonly isListed: boolean;
  readonly length: number;
}

/** What two shapes, or one shape and a size, must have in common. */
export interface Requirements {
  /** Entry by entry: both shapes agree. */
  same_shape: { readonly operation: string; readonly a: Shape; readonly b: Shape };
  /** A product: the columns of a are as many as the rows of b. */
  inner_dimensions: { readonly a: Shape; readonly b: Shape };
  /** Stacked rows: both have as many columns. */
  same_columns: { readonly operation: string; readonly a: Shape; readonly b: Shape };
  /** Columns side by side: both have as many rows. */
  same_rows: { readonly operation: string; readonly a: Shape; readonly b: Shape };
  /** Two vectors that are taken entry by entry. */
  same_length: {
    readonly operation: string;
    readonly u: number;
    readonly v: number;
    /** The fields that hold them, where these are not u and v. */
    readonly fields?: readonly [first: string, second: string];
  };
  /** A right side: one number for each row of a. */
  right_side: { readonly a: Shape; readonly b: Shape };
  /** Vectors of two fields that are combined. */
  same_entries: { readonly operation: string; readonly first: FieldVector; readonly second: FieldVector };
  /** An operation for one size only. */
  fixed_size: { readonly operation: string; readonly a: Shape; readonly size: number; readonly instead: string };
}

/** What is wrong with the ways in which a system is given. */
export type WhySystem = keyof typeof systemSentences;

type Requirement = { [K in keyof Requirements]: { readonly requirement: K } & Requirements[K] }[keyof Requirements];

/**
 * What is wrong with positions: there is no such line, or no such place for a new one; a list names none; all lines would be
 * deleted; the step of a slice is 0; a slice holds no line; no column is left of the bar of an augmented matrix.
 */
export type WhyIndex =
  | 'missing'
  | 'no-place'
  | 'none-named'
  | 'all-deleted'
  | 'zero-step'
  | 'empty-slice'
  | 'all-right';

/** What the zero vector has not got: an angle, a unit vector, a line that it spans, or one to be perpendicular to. */
export type WhyZero = 'angle' | 'unit' | 'projection' | 'normal' | 'direction';

/** What there is too little of: numbers or observations for the divisor of a sample, or observations that could differ. */
export type WhyTooFew = 'numbers' | 'observations' | 'correlation';

/** Each problem and the facts that its sentence needs. Rows, columns and positions are as the reader counts them. */
export interface DomainErrorFacts {
  dimension_mismatch: Requirement;
  /** A divisor of zero, or zero raised to a negative power. */
  zero_division: {
    /** Where it happens; null where one number divides everything. */
    readonly place: { readonly row: number; readonly column: number } | null;
    readonly negativePower: string | null;
  };
  not_square: { readonly operation: string; readonly shape: Shape };
  /** Two entries, mirror images of each other, that differ; rows and columns count from 1. */
  not_symmetric: {
    readonly operation: string;
    readonly row: number;
    readonly column: number;
    readonly entry: string;
    readonly mirrored: string;
  };
  /** A column, or a row, that is no distribution: an entry is negative, or the entries do not add up to 1. Lines count from 1. */
  not_stochastic: {
    readonly line: 'row' | 'column';
    readonly place: number;
    readonly why: 'negative' | 'sum';
    /** The entry, or the sum. */
    readonly value: string;
    /** Whether the lines of the other direction are distributions, so that it was probably meant. */
    readonly otherWay: boolean;
  };
  /** The first pivot of a symmetric matrix that is not positive; places count from 1. */
  not_positive_definite: { readonly place: number; readonly pivot: string };
  /** A vector of three entries is needed. */
  not_three_dimensional: { readonly name: string; readonly length: number };
  /** A vector whose entries are all zero, where its direction is needed; `name` is its field, `why` what it has not got. */
  zero_vector: { readonly name: string; readonly why: WhyZero };
  /** Inputs that do not belong together, or too few of them; the sentence says which are to be given. */
  inputs: { readonly needed: string; readonly given: readonly string[] };
  singular: { readonly size: number; readonly rank: number };
  /** Dependent vectors where a basis is needed. */
  not_a_basis: { readonly field: string; readonly amount: number; readonly rank: number };
  /** A vector that is no combination of those of a basis. */
  not_in_span: { readonly dimension: number };
  /** Bases of two spaces where one space is meant: their dimensions, and that of the space that they span together. */
  different_span: { readonly from: number; readonly to: number; readonly together: number };
  /** A negative base with a fractional exponent; `oddRoot` is the real value that an odd root would have. */
  domain: {
    readonly base: string;
    readonly exponent: string;
    readonly row: number;
    readonly column: number;
    readonly oddRoot: string | null;
  };
  /** A number beyond the range of doubles. */
  overflow: { readonly what: string };
  index: {
    readonly given: string;
    readonly allowed: string;
    /** The rows or columns that are counted. */
    readonly line: 'row' | 'column';
    /** How many there are. */
    readonly length: number;
    /** Where the reader's counting begins: 0 or 1. */
    readonly base: number;
    readonly why: WhyIndex;
    /** The position that was asked for; null where it is not a single one. */
    readonly position: number | null;
  };
  too_large: { readonly what: string; readonly limit: string };
  /** A method that does not apply to this size. */
  method: { readonly permitted: readonly string[] };
  /** An equation or the name of an unknown that cannot be read; both count from 1. */
  equation: {
    readonly what: 'equation' | 'unknown';
    readonly number: number;
    readonly character: number | null;
    readonly reason: string;
  };
  /** A system that is given in no way, or in more than one. */
  system: { readonly why: WhySystem };
  /** Fewer numbers, or observations, than a divisor of n - 1 or a correlation needs. */
  not_enough_data: { readonly count: number; readonly what: string; readonly why: WhyTooFew };
  /** A column of equal numbers, where its standard deviation is a divisor; columns count from 1. */
  zero_variance: { readonly column: number; readonly value: string };
}

export type DomainErrorCode = keyof DomainErrorFacts;

/** A problem with its facts. */
export type Problem = {
  [K in DomainErrorCode]: { readonly code: K; readonly facts: DomainErrorFacts[K] };
}[DomainErrorCode];

function shapeText({ rows, columns }: Shape): string {
  return `${rows}x${columns}`;
}

/** "1 row", "3 rows"; entries and their like in their own plural. */
export function counted(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}

/** Why the rank falls short of the size. */
function dependence(size: number, rank: number): string {
  if (rank === 0) return size === 1 ? 'its only entry is 0' : 'all its entries are 0';
  if (rank === 1) return 'all its rows are multiples of one of them';
  return `only ${rank} of its ${size} rows are linearly independent`;
}

function lengthsText({ field, isListed, length }: FieldVector): string {
  const entries = counted(length, 'entry', 'entries');
  return isListed ? `those of ${field} have ${entries}` : `${field} has ${entries}`;
}

const requirementSentences: { readonly [K in keyof Requirements]: (facts: Requirements[K]) => string } = {
  same_shape: ({ operation, a, b }) =>
    `${operation} works entry by entry, so b must have the shape of a: a is ${shapeText(a)}, b is ${shapeText(b)}; ` +
    `give a ${shapeText(a)} matrix or one number`,
  inner_dimensions: ({ a, b }) =>
    `the matrix product needs as many rows in b as a has columns: a is ${shapeText(a)} (${counted(a.columns, 'column')}), ` +
    `b is ${shapeText(b)} (${counted(b.rows, 'row')}); b must be ${a.columns}xn`,
  same_columns: ({ operation, a, b }) =>
    `${operation} needs rows of equal length: a is ${shapeText(a)}, b is ${shapeText(b)}; ` +
    `each row of b must have ${counted(a.columns, 'entry', 'entries')}`,
  same_rows: ({ operation, a, b }) =>
    `${operation} needs columns of equal length: a is ${shapeText(a)}, b is ${shapeText(b)}; b must have ${counted(a.rows, 'row')}`,
  same_length: ({ operation, u, v, fields: [first, second] = ['u', 'v'] }) =>
    `${operation} needs vectors of equal length: ${first} has ${counted(u, 'entry', 'entries')}, ` +
    `${second} has ${counted(v, 'entry', 'entries')}; give ${second} ${counted(u, 'entry', 'entries')}`,
  right_side: ({ a, b }) =>
    `b needs one number for each row of a: a has ${counted(a.rows, 'row')}, b is ${shapeText(b)}; give b as a ${a.rows}x1 matrix`,
  same_entries: ({ operation, first, second }) =>
    `${operation} needs vectors of equal length: ${lengthsText(first)}, ${lengthsText(second)}`,
  fixed_size: ({ operation, a, size, instead }) =>
    `${operation} takes a ${size}x${size} matrix, a is ${shapeText(a)}; ${instead} takes other sizes`,
};

function requirementSentence<K extends keyof Requirements>(
  facts: { [P in K]: { readonly requirement: P } & Requirements[P] }[K],
): string {
  return requirementSentences[facts.requirement](facts);
}

const systemSentences = {
  nothing: 'give a system: the matrix a with the right side b, an augmented matrix a with augmented, or equations',
  both: 'give the system once: as equations, or as the matrix a, but not as both',
  'right-twice': 'give the right side once: as b, or in the last columns of a with augmented, but not as both',
  'right-missing': 'a right side is missing: give b, or say with augmented how many of the last columns of a it is',
  'only-unknowns': 'unknowns name those of equations; a system of matrices has x_1, x_2 and so on',
} as const;
const ZERO_REASONS: { readonly [W in WhyZero]: string } = {
  angle: 'the zero vector has no direction, and so it makes no angle',
  unit: 'the zero vector has no direction, so no unit vector points the same way',
  projection: 'the zero vector spans no line to project on',
  normal: 'a normal vector has a direction, and the zero vector has none',
  direction: 'a line needs a direction, and the zero vector has none',
};

/** The sentence of each problem. */
export const problemSentences: { readonly [K in DomainErrorCode]: (facts: DomainErrorFacts[K]) => string } = {
  dimension_mismatch: (facts) => requirementSentence(facts),
  zero_division: ({ place, negativePower }) => {
    if (place === null)
      return 'division by zero: b is 0, and nothing can be divided by it; give a number different from 0';
    const where = `division by zero in row ${place.row}, column ${place.column}`;
    return negativePower === null
      ? `${where}: every divisor must be different from 0`
      : `${where}: 0 to the power ${negativePower} would be 1 divided by 0; use an exponent of at least 0 there`;
  },
  not_square: ({ operation, shape }) =>
    `${operation} is defined for square matrices only: a has ${counted(shape.rows, 'row')} and ` +
    `${counted(shape.columns, 'column')}; as many rows as columns are needed`,
  not_three_dimensional: ({ name, length }) =>
    `the cross product is defined for vectors with three entries: ${name} has ${counted(length, 'entry', 'entries')}`,
  zero_vector: ({ name, why }) => `all entries of ${name} are 0: ${ZERO_REASONS[why]}`,
  inputs: ({ needed, given }) =>
    `${needed}; ${given.length === 0 ? 'none of them is given' : `given: ${given.join(', ')}`}`,
  singular: ({ size, rank }) =>
    `the matrix is singular (its determinant is 0), so it has no inverse: ${dependence(size, rank)}; ` +
    `an inverse needs rank ${size}`,
  not_a_basis: ({ field, amount, rank }) =>
    rank === 0
      ? `${field} is no basis: the zero vector is linearly dependent; give vectors that are not zero`
      : `${field} is no basis: its ${counted(amount, 'vector')} are linearly dependent, they span a space of dimension ${rank}; give ${rank} of them that are independent`,
  not_in_span: ({ dimension }) =>
    dimension === 1
      ? 'v is not in the span of the basis: it is no multiple of its vector'
      : `v is not in the span of the basis: no combination of its ${dimension} vectors gives v`,
  different_span: ({ from, to, together }) =>
    from === to
      ? `from and to are bases of different spaces: each has dimension ${from}, and together they span a space of dimension ${together}`
      : `from and to are bases of different spaces: from has ${counted(from, 'vector')}, to has ${counted(to, 'vector')}`,
  not_symmetric: ({ operation, row, column, entry, mirrored }) =>
    `${operation} needs a symmetric matrix: the entry in row ${row}, column ${column} is ${entry}, and in row ${column}, column ${row} it is ${mirrored}`,
  not_stochastic: ({ line, place, why, value, otherWay }) =>
    `a steady state needs a stochastic matrix, in which each ${line} is a distribution: ` +
    (why === 'negative' ? `${line} ${place} holds ${value}` : `${line} ${place} adds up to ${value}, and not to 1`) +
    (otherWay
      ? `; the ${line === 'row' ? 'columns' : 'rows'} are distributions: give '${line === 'row' ? 'column' : 'row'}' as the orientation`
      : `; orientation says whether the columns or the rows are distributions`),
  not_positive_definite: ({ place, pivot }) =>
    `a Cholesky factorization needs a positive definite matrix, with pivots greater than 0: pivot ${place} is ${pivot}`,
  domain: ({ base, exponent, row, column, oddRoot }) =>
    `${base} to the power ${exponent} in row ${row}, column ${column} is not defined: x^(p/q) is defined here for x >= 0` +
    (oddRoot === null ? '; there is no real value' : `; the real odd root would be ${oddRoot}`),
  overflow: ({ what }) => `${what} is beyond the range of numbers here (about 1.8e308)`,
  index: ({ given, allowed }) => `${given}; ${allowed}`,
  too_large: ({ what, limit }) => `${what}; ${limit}`,
  not_enough_data: ({ count, what, why }) =>
    why === 'correlation'
      ? `a has ${counted(count, 'row')}: ${what} needs at least 2 observations, and each row is one`
      : `the divisor n - 1 is 0 for ${counted(count, why === 'numbers' ? 'number' : 'observation')}: ` +
        `${what} of a sample needs at least 2 ${why}; use ddof 0`,
  zero_variance: ({ column, value }) =>
    `all entries of column ${column} are ${value}, so its standard deviation is 0: a correlation is divided by it; ` +
    `leave this column out`,
  equation: ({ what, number, character, reason }) =>
    `${what} ${number}${character === null ? '' : `, character ${character}`}: ${reason}`,
  system: ({ why }) => systemSentences[why],
  method: ({ permitted }) => `unexpected value; permitted: ${permitted.map((name) => `'${name}'`).join(', ')}`,
};

const problemOf: { readonly [K in DomainErrorCode]: (facts: DomainErrorFacts[K]) => Problem } = {
  dimension_mismatch: (facts) => ({ code: 'dimension_mismatch', facts }),
  zero_division: (facts) => ({ code: 'zero_division', facts }),
  not_square: (facts) => ({ code: 'not_square', facts }),
  not_three_dimensional: (facts) => ({ code: 'not_three_dimensional', facts }),
  zero_vector: (facts) => ({ code: 'zero_vector', facts }),
  inputs: (facts) => ({ code: 'inputs', facts }),
  not_symmetric: (facts) => ({ code: 'not_symmetric', facts }),
  not_stochastic: (facts) => ({ code: 'not_stochastic', facts }),
  not_positive_definite: (facts) => ({ code: 'not_positive_definite', facts }),
  singular: (facts) => ({ code: 'singular', facts }),
  not_a_basis: (facts) => ({ code: 'not_a_basis', facts }),
  not_in_span: (facts) => ({ code: 'not_in_span', facts }),
  different_span: (facts) => ({ code: 'different_span', facts }),
  domain: (facts) => ({ code: 'domain', facts }),
  overflow: (facts) => ({ code: 'overflow', facts }),
  index: (facts) => ({ code: 'index', facts }),
  too_large: (facts) => ({ code: 'too_large', facts }),
  method: (facts) => ({ code: 'method', facts }),
  equation: (facts) => ({ code: 'equation', facts }),
  system: (facts) => ({ code: 'system', facts }),
  not_enough_data: (facts) => ({ code: 'not_enough_data', facts }),
  zero_variance: (facts) => ({ code: 'zero_variance', facts }),
};

/** A problem with the mathematics of a question: which one, where, and the facts. Thrown by operations, caught once. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** The same with its facts. */
  readonly problem: Problem;
  /** The field and the places inside it, 0-based indices as in the request: ['b', '0', '1']. */
  readonly at: readonly string[];
  /** Problems of other fields of the same question. */
  readonly others: readonly DomainError[];

  private constructor(problem: Problem, at: readonly string[], sentence: string, others: readonly DomainError[] = []) {
    super(sentence);
    this.name = 'DomainError';
    this.code = problem.code;
    this.problem = problem;
    this.at = at;
    this.others = others;
  }

  static of<K extends DomainErrorCode>(code: K, at: readonly string[], facts: DomainErrorFacts[K]): DomainError {
    return new DomainError(problemOf[code](facts), at, problemSentences[code](facts));
  }

  /** Two fields at once: what both give. @throws DomainError with the problems of both, the first in front. */
  static both<First, Second>(first: () => First, second: () => Second): readonly [First, Second] {
    const one = attempt(first);
    const two = attempt(second);
    if (one.ok && two.ok) return [one.value, two.value];
    const [problem, ...others] = [one, two].flatMap((outcome) => (outcome.ok ? [] : [outcome.problem]));
    throw new DomainError(problem.problem, problem.at, problem.message, others);
  }
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: DomainError };

function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ok: false, problem: error };
  }
}
