// What feedback says of a student's line, as data: which statement it is, and the facts that it claims. The words are made of the facts
// alone, and whoever checks a statement evaluates the facts against the task and the lines. Lines, rows and columns count from 1.

import type { LineOperation, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import type { Rational } from '../../exact/rational.ts';
import type { Family } from '../rows/solutions.ts';
import type { Lines, SpanAttempt } from '../rows/spans.ts';
import type { Amount } from '../quantities/amount.ts';
import type { MatrixLine, SlipFacts } from '../slips/slip.ts';
import type { ValueCase } from '../values/cases.ts';

/** The operations that were named for a line, or are likely to have been meant, and the matrix that they are done to. */
export interface Meant {
  readonly before: Rows;
  readonly operations: readonly LineOperation[];
}

/** From what a line comes about by a slip: what makes the slip's sentence true. */
export type Origin =
  | (Meant & {
      readonly kind: 'operations';
      /** What the slip gives: the student's matrix; where nothing was named, other rows may stand as they were. */
      readonly after: Rows;
      /** The operation in which the slip happens, from 0; -1 for a row that is copied, null for all operations together. */
      readonly at: number | null;
      readonly bar: number | null;
      /** The matrix before that of the line before. */
      readonly earlier: Rows | null;
    })
  /** One calculation, of the whole line or of some of its entries; places count from 0. */
  | {
      readonly kind: 'values';
      readonly calculations: readonly {
        readonly situation: ValueCase;
        readonly place: { readonly row: number; readonly column: number } | null;
      }[];
    }
  /** A quantity from those before it: what the slip starts from, by their ids. */
  | { readonly kind: 'quantity'; readonly quantity: string; readonly inputs: { readonly [id: string]: Amount } }
  /** What is read off a system: values of its unknowns in the order of the columns, null for a claim. */
  | { readonly kind: 'conclusion'; readonly system: Rows; readonly values: Family | null }
  /** Vectors that are given as a basis of the null space of a matrix. */
  | { readonly kind: 'basis'; readonly matrix: Rows; readonly vectors: Rows }
  /** Vectors that are given as a basis of the column space or the row space of a matrix. */
  | ({ readonly kind: 'span' } & SpanAttempt)
  /** The matrix that is called finished too early. */
  | { readonly kind: 'form'; readonly rows: Rows };

/** That a line is just what this slip gives. */
export interface SlipClaim {
  /** The id of the slip: `E2`. */
  readonly slip: string;
  readonly facts: SlipFacts;
  readonly origin: Origin;
}

/** A calculation without its result. */
export type Calculation =
  | { readonly kind: 'products'; readonly pairs: readonly (readonly [Polynomial, Polynomial])[] }
  | { readonly kind: 'terms'; readonly terms: readonly Polynomial[] }
  | { readonly kind: 'difference'; readonly of: readonly [Polynomial, Polynomial] }
  | {
      readonly kind: 'crossed-products';
      readonly matrix: readonly (readonly Polynomial[])[];
    }
  | {
      readonly kind: 'determinant';
      readonly outer: Polynomial;
      readonly matrix: readonly (readonly Polynomial[])[];
    }
  /** The determinant by its expansion: with small determinants, with their products, or with their values. */
  | {
      readonly kind: 'expansion';
      readonly matrix: readonly (readonly Polynomial[])[];
      readonly along: MatrixLine;
      readonly detail: 'determinants' | 'products' | 'values';
    }
  /** The six products of a determinant of three rows. */
  | { readonly kind: 'sarrus'; readonly matrix: readonly (readonly Polynomial[])[] }
  | { readonly kind: 'share'; readonly of: Polynomial; readonly by: Polynomial }
  | { readonly kind: 'mean'; readonly values: readonly Polynomial[] }
  | {
      readonly kind: 'variance';
      readonly values: readonly Polynomial[];
      readonly mean: Polynomial;
      readonly divisor: number;
    }
  /** A polynomial in λ by its roots, with its leading coefficient. */
  | { readonly kind: 'factored'; readonly leading: Rational; readonly roots: readonly Rational[] }
  | { readonly kind: 'divided-adjugate'; readonly matrix: readonly (readonly Polynomial[])[] }
  /** What the student wrote in the line before. */
  | { readonly kind: 'written'; readonly term: Term };

/** A value of an unknown, a single entry, an equation or a number. */
export type PlaceOfLine =
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'entry'; readonly row: number; readonly column: number }
  | { readonly kind: 'equation' }
  | { readonly kind: 'number' };

interface PlacedLine {
  readonly line: number;
  readonly row: number;
  /** Null where no operation is known, or where the line is one of values. */
  readonly meant: Meant | null;
}

interface PlacedEntry extends PlacedLine {
  readonly column: number;
}

/** target becomes keep times target plus factor times source; both rows as they were. */
interface Combination {
  readonly target: number;
  readonly source: number;
  readonly keep: Rational;
  readonly factor: Rational;
}

/** The numbers that a statistic is taken of: a row or a column of A, counted from 1, or all entries. */
interface Group {
  readonly axis: 'row' | 'col' | 'mat';
  readonly index: number;
}

/** The facts of hints to a line that does not follow. */
export interface HintFacts {
  /** A line that follows, and is called the answer before it has the form that is asked for. */
  readonly 'not-finished': { readonly line: number };
  /** The last line states a quantity on the way to what is asked for: that is named by its titles, such as `the length of v`. */
  readonly 'answer-missing': {
    readonly line: number;
    readonly quantity: string;
    readonly title: string;
    readonly asked: readonly string[];
  };
  /** How a quantity, or a system of equations, comes about. */
  readonly 'way-to-answer': { readonly quantity: string; readonly definition: string };
  /**
   * `from` is the line that it starts from, null for the task; `part` is which part of the line it is, from 1, null where it is the whole line.
   */
  readonly 'does-not-follow': { readonly line: number; readonly from: number | null; readonly part: number | null };
  /** A part that is a statement of its own: `D_y = 3` of `D = -3, D_y = 3`. */
  readonly 'part-does-not-follow': { readonly line: number; readonly part: number };
  /** A line whose rows may be made from those before, though not by what is named. */
  readonly 'not-as-named': { readonly line: number; readonly count: number };
  readonly 'row-as-named': PlacedLine & { readonly entries: Rows[number] };
  readonly 'row-of-line': PlacedLine;
  readonly 'operations-of-line': { readonly line: number; readonly count: number };
  readonly 'claim-of-line': { readonly line: number };
  readonly 'values-of-line': { readonly line: number };
  readonly 'form-of-line': { readonly line: number };
  readonly 'vector-of-line': { readonly line: number };
  /** Of a basis. */
  readonly 'vectors-of-line': { readonly line: number };
  readonly 'vectors-once-more': { readonly line: number };
  readonly 'rows-of-line': { readonly line: number };
  readonly 'terms-of-line': { readonly line: number };
  readonly 'entries-of-line': { readonly line: number };
  /** A matrix that is wrong in several rows. */
  readonly 'whole-of-line': { readonly line: number; readonly wrong: number; readonly entries: number };
  readonly 'calculation-of-line': { readonly line: number };
  /** The one thing that the line gives. */
  readonly 'place-of-line': { readonly line: number; readonly of: PlaceOfLine };
  /** What is asked of the entry; `asked` is null where no single slip is likely. */
  readonly 'entry-of-line': PlacedEntry & { readonly asked: SlipClaim | null };
  readonly 'question-of-slip': { readonly asked: SlipClaim };
  readonly 'question-of-several': { readonly line: number };
  readonly 'question-of-expansion': { readonly line: number };
  readonly 'row-once-more': PlacedLine;
  /** The operation of the line that a slip about determinants happens in. */
  readonly 'operation-to-ask': { readonly line: number; readonly operation: LineOperation };
  /** A row of which no operation is known, and the columns that fix how it is made of the rows before. */
  readonly 'multiples-wanted': {
    readonly line: number;
    readonly row: number;
    readonly columns: readonly number[];
  };
  /** Of a single equation. */
  readonly 'equation-once-more': { readonly line: number };
  readonly 'equation-to-collect': { readonly name: string };
  /** The value of an unknown, from the part of the line that stands before it. */
  readonly 'value-of-part': { readonly name: string; readonly term: Term };
  /** An equation that another one, with the same unknowns, gives. */
  readonly 'equation-to-rearrange': { readonly names: readonly string[] };
  /** What an equation before gives for one of its unknowns. */
  readonly 'equation-solved': {
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly right: Rational;
    readonly name: string;
  };
  /** What stands for an unknown is put into another equation. */
  readonly 'equation-to-substitute': { readonly name: string };
  readonly 'equations-to-combine': { readonly names: readonly string[]; readonly isLeftSide: boolean };
  /** `kept` are the unknowns whose coefficients fix it; it is the line before, collected, where there are none. */
  readonly 'right-equation': {
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly right: Rational;
    readonly kept: readonly string[];
  };
  readonly 'line-once-more': { readonly line: number };
  /** The kind of calculation that gives the line; `name` is the unknown that its value belongs to, if any. */
  readonly 'kind-of-calculation': {
    readonly line: number;
    readonly calculation: Calculation;
    readonly name: string | null;
  };
  /** A line whose terms are those of the line before, but for one. */
  readonly 'terms-to-compare': { readonly line: number; readonly terms: number };
  /** Of several operations, where the last one uses a row that the student has wrong. */
  readonly 'operations-in-turn': PlacedLine;
  readonly 'row-is-copied': PlacedLine & { readonly operation: LineOperation };
  /** The calculation of an operation; `meant` is null where the operation is the planned one. */
  readonly 'rows-change-places': { readonly first: number; readonly second: number; readonly meant: Meant | null };
  readonly 'row-combined': Combination & {
    readonly rows: readonly [target: Rows[number], source: Rows[number]];
    readonly meant: Meant | null;
  };
  readonly 'row-multiplied': {
    readonly row: number;
    readonly factor: Rational;
    readonly entries: Rows[number];
    readonly meant: Meant | null;
  };
  readonly 'right-row': PlacedLine & { readonly entries: Rows[number] };
  /** The only sum of multiples of the rows before that has the entries of the student's row in these columns, from 1. */
  readonly 'spanned-row': {
    readonly row: number;
    readonly columns: readonly number[];
    readonly entries: Rows[number];
  };
  /** `factors` are the row left of the bar. */
  readonly 'values-put-into-row': {
    readonly row: number;
    readonly factors: Rows[number];
    readonly values: Rows[number];
    readonly right: Rational;
    /** The parameters that are set to the number; null without any. */
    readonly parameters: { readonly names: readonly string[]; readonly number: Rational } | null;
  };
  readonly 'row-without-unknowns': { readonly row: number; readonly right: Rational };
  readonly solution: { readonly values: readonly { readonly name: string; readonly value: Rational }[] };
  /** Of a system with one solution: those of the student's values that are wrong. */
  readonly 'values-of-unknowns': { readonly values: readonly { readonly name: string; readonly value: Rational }[] };
  /** Of a system with free unknowns: the others by them. */
  readonly 'solution-with-free-unknowns': {
    readonly values: readonly {
      readonly name: string;
      readonly constant: Rational;
      readonly multiples: readonly { readonly name: string; readonly factor: Rational }[];
    }[];
    readonly free: readonly string[];
  };
  readonly 'equation-of-row': {
    readonly row: number;
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly right: Rational;
  };
  /** How columns, or rows, are said to depend on each other: `factors` times them is to be zero; `entries` are those at one place. */
  readonly 'relation-to-check': { readonly of: 'column' | 'row' };
  readonly 'relation-at-place': {
    readonly of: 'column' | 'row';
    readonly place: number;
    readonly factors: Rows[number];
    readonly entries: Rows[number];
  };
  readonly 'relation-fails': { readonly of: 'column' | 'row'; readonly sum: Rows[number] };
  /** Whether a matrix has an inverse. */
  readonly 'determinant-decides': { readonly determinant: Rational };
  /** An entry of A times its inverse, which is the identity matrix. */
  readonly 'equation-of-inverse': {
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly right: Rational;
  };
  /** An equation of the system that a task sets up: of normal equations, of a balance. */
  readonly 'equation-of-task': {
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly right: Rational;
  };
  /** A row of a system whose right-hand sides are zeros, and the unknown that it is solved for. */
  readonly 'row-to-solve': {
    readonly row: number;
    readonly names: readonly string[];
    readonly factors: Rows[number];
    readonly name: string;
  };
  readonly 'solved-unknown': {
    readonly name: string;
    readonly multiples: readonly { readonly name: string; readonly factor: Rational }[];
  };
  readonly 'rows-to-count': { readonly line: number };
  readonly 'row-of-zeros': { readonly row: number };
  readonly 'unknowns-and-pivots': { readonly unknowns: number; readonly pivots: number };
  readonly 'unknowns-of-system': { readonly unknowns: number };
  /** An entry of the matrix that keeps it from the form which is asked for. */
  readonly 'entry-against-form': {
    readonly row: number;
    readonly column: number;
    readonly entry: Rational;
    readonly wanted: 0 | 1;
    /** Whether it is one of the matrix before the line. */
    readonly isBefore: boolean;
  };
  readonly 'rows-of-form': { readonly rows: Rows; readonly bar: number | null };
  readonly 'number-of-solutions': { readonly solutions: 'none' | 'one' | 'infinitely-many' };
  readonly 'rank-of-matrix': { readonly rank: number };
  readonly calculation: {
    readonly calculation: Calculation;
    /** From 1; null for that of the whole line. */
    readonly place: { readonly row: number; readonly column: number } | null;
  };
  /** The entry of a table of cofactors, of the adjugate or of the inverse; `struck` are the row and column of A that are left out. */
  readonly 'entry-from-cofactor': {
    readonly row: number;
    readonly column: number;
    readonly struck: { readonly row: number; readonly column: number };
    readonly calculation: Calculation;
  };
  /** The adjugate of a matrix of two rows; `isDivided` where the line is the inverse. */
  readonly 'adjugate-of-two-rows': {
    readonly matrix: readonly (readonly Polynomial[])[];
    readonly isDivided: boolean;
  };
  /** The place that it is taken from is that of the matrix of the task, or of the student's cofactors. */
  readonly 'entry-of-transpose': { readonly row: number; readonly column: number; readonly of: 'A' | 'cofactors' };
  readonly 'sign-of-cofactor': { readonly row: number; readonly column: number };
  readonly 'values-of-group': Group & { readonly values: readonly Polynomial[] };
  readonly 'sorted-values': Group & { readonly values: readonly Rational[] };
  readonly 'statistic-of-group': Group & { readonly calculation: Calculation };
  readonly 'right-size': { readonly rows: number; readonly columns: number };
  /** The products of the two diagonals, and the six products of Sarrus, without their signs. */
  readonly 'two-products': { readonly matrix: readonly (readonly Polynomial[])[] };
  readonly 'products-of-sarrus': { readonly matrix: readonly (readonly Polynomial[])[] };
  readonly 'diagonal-entries': { readonly values: readonly Polynomial[] };
  /** The term of the line before that the student's line has another value for. */
  readonly 'term-of-line-before': { readonly term: Term };
  /** The student's product, and the polynomial that it should be. */
  readonly 'multiply-out': { readonly product: Term; readonly polynomial: Polynomial };
  readonly 'right-line': { readonly calculation: Calculation };
  readonly 'right-entry': { readonly row: number; readonly column: number; readonly value: Polynomial };
  readonly 'right-value': { readonly value: Polynomial };
  /** `factor` stands in front of the rows; null where nothing does. */
  readonly 'right-matrix': {
    readonly rows: readonly (readonly Polynomial[])[];
    readonly factor: Polynomial | null;
  };
  readonly 'factor-in-front': { readonly matrix: readonly (readonly Term[])[] };
  readonly 'number-in-front': { readonly matrix: readonly (readonly Term[])[]; readonly number: Polynomial };
  readonly 'determinant-of-line': { readonly given: Polynomial; readonly right: Polynomial };
  /** The dot products that the factor of a projection is made of: u·v over v·v. */
  readonly 'factor-of-projection': { readonly u: readonly Polynomial[]; readonly v: readonly Polynomial[] };
  readonly 'roots-wanted': { readonly polynomial: Polynomial };
  readonly 'eigenvalues-are-roots': { readonly polynomial: Polynomial };
  readonly roots: { readonly roots: readonly Rational[] };
  /** Of the zero vector. */
  readonly 'other-vector-wanted': { readonly matrix: Rows };
  readonly 'matrix-times-vector': { readonly matrix: Rows };
  /** One of the student's vectors that the matrix does not map to zero. */
  readonly 'matrix-times-own-vector': { readonly matrix: Rows; readonly vector: Rows[number] };
  readonly 'vectors-wanted': { readonly columns: number; readonly pivots: number };
  /** Without vectors where only the zero vector is mapped to zero. */
  readonly 'basis-of-null-space': { readonly vectors: Rows };
  /** Of a column space or a row space: how many entries each vector has. */
  readonly 'entries-of-vectors': { readonly asked: Lines; readonly entries: number };
  readonly 'vectors-of-span': { readonly asked: Lines; readonly pivots: number };
  /** The pivots after the row operations, from 1: they say which lines of A are a basis. */
  readonly 'lines-to-take': { readonly asked: Lines; readonly places: readonly number[] };
  /** The rows of an echelon form that are not zero. */
  readonly 'echelon-rows': { readonly asked: Lines; readonly count: number };
  /** Without vectors where the space has the zero vector only. */
  readonly 'basis-of-span': { readonly asked: Lines; readonly vectors: Rows };
  readonly eigenvector: { readonly vector: readonly Rational[] };
  /** A quantity by its id: its calculation with nothing worked out, how it comes about in words, and its value. */
  readonly 'quantity-calculation': { readonly quantity: string; readonly title: string; readonly term: Term };
  readonly 'quantity-definition': { readonly quantity: string; readonly title: string; readonly definition: string };
  readonly 'quantity-value': { readonly quantity: string; readonly title: string; readonly term: Term };
  /** Where a quantity is stated that is wrong. */
  readonly 'quantity-place': { readonly line: number; readonly quantity: string; readonly title: string };
  /** How many entries of a quantity are wrong, and the place of the first one. */
  readonly 'wrong-entries': {
    readonly quantity: string;
    readonly title: string;
    readonly wrong: number;
    readonly row: number;
    readonly column: number;
  };
  readonly 'quantity-of-line': { readonly line: number; readonly quantity: string; readonly title: string };
  /** One of several right values. */
  readonly 'quantity-may-be': { readonly quantity: string; readonly title: string; readonly term: Term };
  readonly 'quantity-example': { readonly quantity: string; readonly sentence: string; readonly term: Term };
  /** `verdict` is a word: `positive definite`. */
  readonly 'quantity-verdict': { readonly quantity: string; readonly verdict: string };
  /** `degrees` is rounded to two places. */
  readonly 'angle-of-cosine': { readonly cosine: Term; readonly degrees: number };
  /** What the part before an equals sign is, and its value. */
  readonly 'part-calculation': { readonly term: Term };
  readonly 'part-value': { readonly term: Term };
}

/** The facts of hints to the next row operation; `before` is the matrix where the student stands. */
export interface StepFacts {
  readonly 'zero-is-no-pivot': { readonly row: number; readonly column: number; readonly entry: Rational };
  readonly 'easier-entry': { readonly row: number; readonly column: number };
  readonly 'exchange-downwards': { readonly row: number };
  readonly exchange: { readonly first: number; readonly second: number };
  readonly 'entry-becomes-pivot': {
    readonly from: number;
    readonly to: number;
    readonly column: number;
    readonly entry: Rational;
  };
  readonly 'entry-to-clear': { readonly row: number; readonly column: number; readonly entry: Rational };
  readonly 'row-to-use': {
    readonly source: number;
    readonly pivot: Rational;
    readonly row: number;
    readonly column: number;
  };
  readonly 'combine-to-clear': Combination & {
    readonly column: number;
    readonly entry: Rational;
    readonly pivot: Rational;
  };
  readonly 'better-pivot': { readonly column: number };
  readonly 'two-entries': {
    readonly target: number;
    readonly source: number;
    readonly column: number;
    readonly entry: Rational;
    readonly other: Rational;
  };
  readonly combine: Combination;
  readonly 'row-with-fraction': { readonly row: number; readonly entry: Rational; readonly column: number };
  readonly 'make-whole': { readonly row: number };
  readonly 'least-common-denominator': { readonly row: number; readonly factor: Rational };
  readonly 'common-factor': { readonly row: number };
  readonly 'divide-by-common-factor': { readonly row: number };
  readonly multiply: { readonly row: number; readonly factor: Rational };
  readonly 'pivot-to-make-one': { readonly row: number; readonly column: number; readonly entry: Rational };
  readonly 'change-signs': { readonly row: number };
  readonly 'divide-by-pivot': { readonly row: number };
  readonly 'matrix-afterwards': { readonly rows: Rows; readonly bar: number | null };
}

export interface StatementFacts extends HintFacts, StepFacts {
  /** What is said of a line that is just what a slip gives. */
  readonly slip: SlipClaim;
}

export type StatementId = keyof StatementFacts;

export type StatementOf<K extends StatementId> = {
  readonly [P in K]: { readonly id: P; readonly facts: StatementFacts[P] };
}[K];

/** Anything that is said of a line or of a next step. */
export type Statement = StatementOf<StatementId>;

export function state<K extends StatementId>(
  id: K,
  facts: StatementFacts[K],
): { readonly id: K; readonly facts: StatementFacts[K] } {
  return { id, facts };
}
