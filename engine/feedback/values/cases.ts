// The situations in which slips of values predict a line.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { Rational } from '../../exact/rational.ts';
import type { SlipFacts } from '../slips/slip.ts';
import type { Rows } from './matrices.ts';
import type { Polynomial } from './polynomial.ts';
import type { Names, Value } from './value.ts';

/** What a slip would have made of the line. */
export interface Prediction {
  readonly value: Value;
  /** The terms of the sum that the slip gives, where it gives one. */
  readonly parts?: readonly Polynomial[];
  readonly facts?: SlipFacts;
  /** Whether the rule has so many readings that a number alone says little: such predictions come last. */
  readonly wide?: boolean;
  /** Whether it was made from the very terms that the student wrote. */
  readonly fromTerms?: boolean;
  /** Whether it needs the terms of the sum: a number alone fits one of so many readings by chance. */
  readonly asWritten?: boolean;
}

export interface Cases {
  /** A determinant worked out from its matrix; `outer` stands in front of it. */
  readonly determinant: { readonly matrix: Rows; readonly outer: Polynomial };
  /** The determinant of k·A, and of A + B or A − B. */
  readonly 'determinant-of-multiple': { readonly factor: Polynomial; readonly matrix: Rows };
  readonly 'determinant-of-sum': { readonly a: Rows; readonly b: Rows; readonly negative: boolean };
  /** A line of numbers that continues another one, on the way to determinants or to something else. */
  readonly continuation: {
    readonly before: Term;
    readonly names: Names;
    readonly about: 'determinants' | 'entries' | 'statistics';
  };
  /** A number in front of a determinant, whose rows change. */
  readonly reduction: {
    readonly factor: Polynomial;
    readonly matrix: Rows;
    readonly nextMatrix: Rows;
  };
  readonly product: { readonly a: Rows; readonly b: Rows; readonly transposed: boolean };
  readonly power: { readonly a: Rows; readonly exponent: number };
  /** A single cell of a product, from its row and its column. */
  readonly 'product-cell': {
    readonly pairs: readonly (readonly [Polynomial, Polynomial])[];
    /** The products of the cells beside it. */
    readonly others: readonly (readonly Polynomial[])[];
  };
  /** A single cell that is a sum of known terms. */
  readonly 'sum-cell': { readonly parts: readonly Polynomial[] };
  /** A single number, with what it should be. */
  readonly entry: { readonly expected: Polynomial; readonly found: Polynomial };
  readonly sum: { readonly a: Rows; readonly b: Rows; readonly negative: boolean };
  /** A single cell of A + B or A − B. */
  readonly 'pair-cell': {
    readonly a: Rows;
    readonly b: Rows;
    readonly negative: boolean;
    readonly row: number;
    readonly column: number;
  };
  readonly scaling: { readonly a: Rows; readonly factor: Polynomial; readonly found: Rows };
  /** A + k·I. */
  readonly 'multiple-of-identity': { readonly a: Rows; readonly added: Polynomial };
  readonly transposing: { readonly a: Rows };
  readonly trace: { readonly a: Rows };
  /** A matrix on the way to an inverse by minors, cofactors and the adjugate. */
  readonly adjugate: {
    readonly wanted: 'minors' | 'cofactors' | 'adjugate' | 'inverse';
    readonly a: Rows;
    readonly minors: Rows;
    readonly cofactors: Rows;
    readonly adjugate: Rows;
    readonly determinant: Polynomial;
    readonly found: Rows;
  };
  readonly 'inverse-of-product': { readonly a: Rows; readonly b: Rows };
  readonly charpoly: { readonly a: Rows };
  readonly eigenvalues: {
    readonly a: Rows;
    readonly polynomial: Polynomial;
    readonly echelon: Rows | null;
    /** The numbers that were written; none where some have roots. */
    readonly found: readonly Rational[];
    readonly value: Value;
    /** The polynomial whose roots were written. */
    readonly withRoots: Polynomial;
    /** Whether the student has a polynomial, so that the numbers are meant to be its roots. */
    readonly isFromPolynomial?: boolean;
  };
  readonly eigenvector: { readonly shifted: Rows; readonly found: Rows };
  /** u·v. */
  readonly dot: { readonly u: Vector; readonly v: Vector };
  /** u × v, and one of its entries, from 0. */
  readonly cross: { readonly u: Vector; readonly v: Vector; readonly isColumn: boolean };
  readonly 'cross-cell': { readonly u: Vector; readonly v: Vector; readonly index: number };
  /** The number that v is multiplied by in the projection of u on it. */
  readonly 'projection-factor': { readonly u: Vector; readonly v: Vector };
  /** The projection of u on v; the factor is the student's own. */
  readonly projection: {
    readonly u: Vector;
    readonly v: Vector;
    readonly factor: Polynomial;
    readonly isColumn: boolean;
  };
  readonly statistic: {
    readonly rows: Rows;
    readonly statistic: Statistic;
    readonly axis: Axis;
    readonly divisor: 'n' | 'n-1' | null;
    /** Means that the student wrote. */
    readonly means: readonly Polynomial[] | null;
    /** The numbers that the student adds, and what divides their sum; null where the line shows no such calculation. */
    readonly written?: { readonly terms: readonly Polynomial[]; readonly under: Polynomial | null } | null;
  };
}

type Vector = readonly Polynomial[];

export type Statistic = 'mean' | 'median' | 'var' | 'sum' | 'max' | 'min';
export type Axis = 'row' | 'col' | 'mat';

export type CaseKind = keyof Cases;

export type CaseOf<K extends CaseKind> = { readonly [P in K]: { readonly kind: P } & Cases[P] }[K];

export type ValueCase = CaseOf<CaseKind>;

/** What a slip predicts, in each situation that it occurs in. */
export type ValueRule = { readonly [K in CaseKind]?: (situation: Cases[K]) => Iterable<Prediction> };
