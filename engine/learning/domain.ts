// Domains: what the letters of a formula stand for, as data. A reader gets the meaning in words; a test draws values.

import type { Expression } from '../document/expression.ts';

/** A number of rows or columns: a fixed one, or a letter that is the same throughout the formula. */
export type Size = number | string;

/** What a matrix is known to be, beside its shape. */
export type MatrixSort =
  | 'any'
  | 'invertible'
  | 'singular'
  | 'symmetric'
  /** Symmetric, and with positive pivots. */
  | 'positive-definite'
  | 'upper-triangular'
  | 'lower-triangular'
  | 'diagonal'
  | 'orthogonal'
  /** No entry is 0. */
  | 'nonzero'
  /** Every entry is greater than 0. */
  | 'positive'
  /** Every entry is a small whole number that is not negative: an exponent, a count. */
  | 'whole';

/** Each kind of domain and what it holds. */
export interface DomainKinds {
  matrix: { readonly rows: Size; readonly columns: Size; readonly sort: MatrixSort };
  /** Numbers in a row: x_1, ..., x_n. */
  list: { readonly length: Size; readonly sort: 'any' | 'nonzero' | 'positive' };
  number: { readonly sort: 'any' | 'nonzero' | 'positive' };
  /** A whole number between two bounds, both included. */
  whole: { readonly from: number; readonly to: number };
  /** A row or column number, from 1 to the size. */
  index: { readonly upTo: Size };
  /** A number of rows, columns or entries: the letter that shapes are written with. */
  size: object;
  /** The value of an expression in the other letters. */
  value: { readonly of: Expression };
  /**
   * What an operation of the catalogue answers; its fields get the values of these letters, or fixed values. Of an answer of
   * several parts it is the one with this name.
   */
  answer: {
    readonly operation: string;
    readonly fields: { readonly [field: string]: string | number };
    readonly part: string | null;
  };
}

export type DomainKind = keyof DomainKinds;
export type DomainOf<K extends DomainKind> = { readonly kind: K } & DomainKinds[K];
export type Domain = { [K in DomainKind]: DomainOf<K> }[DomainKind];

/** Applies the handler of the domain's kind. */
export function foldDomain<K extends DomainKind, Result>(
  domain: { [P in K]: DomainOf<P> }[K],
  handlers: { readonly [P in K]: (domain: DomainOf<P>) => Result },
): Result {
  return handlers[domain.kind](domain);
}

export function matrixDomain(rows: Size, columns: Size, sort: MatrixSort = 'any'): Domain {
  return { kind: 'matrix', rows, columns, sort };
}

export function listDomain(length: Size, sort: 'any' | 'nonzero' | 'positive' = 'any'): Domain {
  return { kind: 'list', length, sort };
}

export function numberDomain(sort: 'any' | 'nonzero' | 'positive' = 'any'): Domain {
  return { kind: 'number', sort };
}

export function wholeDomain(from: number, to: number): Domain {
  return { kind: 'whole', from, to };
}

export function indexDomain(upTo: Size): Domain {
  return { kind: 'index', upTo };
}

export const sizeDomain: Domain = { kind: 'size' };

export function valueDomain(of: Expression): Domain {
  return { kind: 'value', of };
}

export function answerDomain(
  operation: string,
  fields: { readonly [field: string]: string | number },
  part: string | null = null,
): Domain {
  return { kind: 'answer', operation, fields, part };
}
