// Typography: signs, unit coefficients, joints and parentheses, decided once for all formats.

import {
  type Comparison,
  count,
  type Expression,
  type ExpressionOf,
  elided,
  negative,
  number,
  product,
} from '../document/expression.ts';
import { algebraicExpression, inParts, isGaussian, sumOfParts } from '../document/algebraic.ts';
import { simplestPower } from '../document/simplest-root.ts';
import { type Algebraic, isQuadratic } from '../exact/algebraic.ts';
import { roundComplex } from '../exact/rounding.ts';
import { float } from '../exact/scalar.ts';
import { LONGEST_CHAIN, shortened } from './elision.ts';
import { isNought, isUnit, magnitudeOf, type Written, writeNumber } from './numbers.ts';
import { isMatrixLike } from './matrix-like.ts';
import { inNotation } from './notation.ts';
import { needsParentheses, type Place } from './precedence.ts';
import type { View } from './view.ts';

/** The signs of Unicode for comparisons. */
export const COMPARISON_SIGNS: Readonly<Record<Comparison, string>> = {
  equal: '=',
  approximately: '≈',
  becomes: '→',
  less: '<',
  'at-most': '≤',
  greater: '>',
  'at-least': '≥',
  unequal: '≠',
  exchanges: '↔',
};

/**
 * The expression as it is going to be written: empty and single sums, products and bare lists are what they amount to, a
 * coefficient of 1 is dropped, the minus of a coefficient stands before the whole product, and roots are in their simplest
 * form. Renderers settle every node before they dispatch on it.
 */
export function settle(raw: Expression, view: View): Expression {
  const node = view.numbers.conventions === undefined ? raw : inNotation(raw, view);
  if (node.kind === 'number') return settleNumber(node, view);
  if (node.kind === 'sum') return collapse(node, node.terms, 0, view);
  if (node.kind === 'negative') return settleNegative(node, view);
  if (node.kind === 'list' && node.brackets === 'none' && node.items.length === 1) return settle(node.items[0], view);
  if (node.kind !== 'product') return node;
  if (node.factors.length < 2 || node.sign !== 'adjacent') return collapse(node, node.factors, 1, view);
  const lead = signed(node.factors[0], view);
  const rest = node.factors.slice(1);
  if (lead.minus) return negative(settle(product('adjacent', lead.node, ...rest), view));
  if (isShownAs(lead.node, view, isUnit) && !startsWithDigit(rest[0], view)) {
    return settle(product('adjacent', ...rest), view);
  }
  return node;
}

function settleNumber(node: ExpressionOf<'number'>, view: View): Expression {
  const { value, approximation } = node;
  if (value.kind === 'algebraic') return settleAlgebraic(node, value, view);
  if (value.kind === 'complex-float') {
    const [re, im] = [value.re, value.im].map((part): Expression => ({ ...node, value: float(part) }));
    return settle(sumOfParts(re, im), view);
  }
  if (value.kind !== 'power' || approximation !== undefined || view.numbers.decimals !== null) return node;
  return simplestPower(value) ?? node;
}

/** Sums with roots as they are; where decimals are shown instead, a complex number has two of them. */
function settleAlgebraic(node: ExpressionOf<'number'>, value: Algebraic, view: View): Expression {
  const isDecimal = node.approximation !== undefined || view.numbers.decimals !== null || !isQuadratic(value.field);
  const exact = isDecimal ? null : algebraicExpression(value);
  if (exact !== null) return settle(exact, view);
  if (value.field.isReal) return node;
  const [whole, side] = value.element;
  // Of a + bi both parts are fractions, and rounded as such.
  if (node.approximation === undefined && isGaussian(value)) return settle(inParts(whole, side), view);
  const { re, im } = roundComplex(value, PLACES_OF_PARTS);
  const shared = node.approximation ?? { places: null };
  return settle(
    sumOfParts(
      { kind: 'number', value: re, approximation: shared },
      { kind: 'number', value: im, approximation: shared },
    ),
    view,
  );
}

/** More than any style shows. */
const PLACES_OF_PARTS = 40;

function collapse(node: Expression, members: readonly Expression[], empty: number, view: View): Expression {
  if (members.length === 0) return count(empty);
  return members.length === 1 ? settle(members[0], view) : node;
}

function settleNegative(node: ExpressionOf<'negative'>, view: View): Expression {
  const of = settle(node.of, view);
  return isShownAs(of, view, isNought) ? of : { ...node, of };
}

function isShownAs(node: Expression, view: View, test: (written: Written) => boolean): boolean {
  return node.kind === 'number' && test(writeNumber(node, view.numbers));
}

/** An expression and whether a minus stands before it. */
export interface Signed {
  readonly minus: boolean;
  readonly node: Expression;
}

/** Takes the minus off an expression that begins with one. */
export function signed(raw: Expression, view: View): Signed {
  if (raw.kind === 'negative') return { minus: true, node: settle(raw.of, view) };
  const node = settle(raw, view);
  if (node.kind === 'negative') return { minus: true, node: node.of };
  if (node.kind === 'number' && writeNumber(node, view.numbers).negative) {
    return { minus: true, node: withoutMinus(node) };
  }
  return { minus: false, node };
}

function withoutMinus({ value, approximation }: ExpressionOf<'number'>): Expression {
  if (approximation !== undefined) return { kind: 'number', value: magnitudeOf(value), approximation };
  if (value.kind !== 'rational' || value.denominator !== 1n) return number(magnitudeOf(value));
  const double = Number(value.numerator);
  return Number.isSafeInteger(double) ? count(Math.abs(double)) : number(magnitudeOf(value));
}

/** A settled expression and whether it stands in parentheses. */
export interface Placed {
  readonly node: Expression;
  readonly enclosed: boolean;
}

export interface Term extends Placed {
  readonly minus: boolean;
}

/** The terms of a settled sum with the signs between them, elided where there are many. */
export function termsOf(node: ExpressionOf<'sum'>, view: View): readonly Term[] {
  return shortened(node.terms, LONGEST_CHAIN, view.extent, DOTS).map((raw, index) => {
    const { minus, node: bare } = signed(index === 0 ? settle(raw, view) : raw, view);
    const settled = settle(bare, view);
    return { minus, node: settled, enclosed: needsParentheses(settled, 'term', view) };
  });
}

const DOTS = elided('row');

/** What stands between a factor and the one before it. */
export type Joint = 'none' | 'space' | 'dot' | 'cross' | 'hadamard';

export interface Factor extends Placed {
  readonly joint: Joint;
}

/**
 * The factors of a settled product with what joins each to the one before it. A series reaches as far as the product does, so
 * that the last factor may be one without parentheses.
 */
export function factorsOf(node: ExpressionOf<'product'>, view: View): readonly Factor[] {
  const place = node.sign === 'adjacent' ? 'adjacent' : 'factor';
  const factors = shortened(node.factors, LONGEST_CHAIN, view.extent, DOTS).map((raw, index, all) => {
    const factor = placed(settle(raw, view), place, view);
    return factor.node.kind === 'series' && index === all.length - 1 ? { ...factor, enclosed: false } : factor;
  });
  return factors.map((factor, index) => {
    const joint =
      index === 0 ? 'none' : node.sign === 'adjacent' ? adjacentJoint(factors[index - 1], factor, view) : node.sign;
    return { node: factor.node, enclosed: factor.enclosed, joint };
  });
}

/** Two numbers side by side would read as one, and two words as one word. */
function adjacentJoint(left: Placed, right: Placed, view: View): Joint {
  if (right.enclosed) return 'none';
  if (isPowerOf(right.node, left.node)) return 'dot';
  if (startsWithDigit(right.node, view) || left.node.kind === 'elided' || right.node.kind === 'elided') return 'dot';
  return WORDLIKE.has(right.node.kind) || (!left.enclosed && isWord(left.node)) || isWord(right.node)
    ? 'space'
    : 'none';
}

/** i · iⁿ: without a dot the letter would stand there twice for no reason that a reader sees. Matrices are written AA⁻¹, vectors ccᵀ. */
function isPowerOf(node: Expression, base: Expression): boolean {
  if (node.kind !== 'power' || node.base.kind !== 'symbol' || base.kind !== 'symbol') return false;
  const isTranspose = node.exponent.kind === 'symbol' && node.exponent.name === 'T';
  return !isTranspose && node.base.name === base.name && !isMatrixLike(base);
}

const WORDLIKE: ReadonlySet<Expression['kind']> = new Set(['words', 'apply', 'matrix', 'grid', 'series']);

function isWord(node: Expression): boolean {
  return node.kind === 'words' || (node.kind === 'symbol' && node.name.length > 1);
}

function startsWithDigit(raw: Expression, view: View): boolean {
  const node = settle(raw, view);
  switch (node.kind) {
    case 'number': {
      const written = writeNumber(node, view.numbers);
      return !written.negative && written.form !== 'root';
    }
    case 'power':
      return !needsParentheses(settle(node.base, view), 'base', view) && startsWithDigit(node.base, view);
    case 'quotient':
      return startsWithDigit(node.numerator, view);
    case 'product':
      return startsWithDigit(node.factors[0], view);
    default:
      return false;
  }
}

/** The expression settled for a place, and whether it needs parentheses there. */
export function placed(raw: Expression, place: Place, view: View): Placed {
  const node = settle(raw, view);
  return { node, enclosed: needsParentheses(node, place, view) };
}

/** Whether a list is a system: relations that stand one under the other. */
export function isSystem(node: ExpressionOf<'list'>): boolean {
  return node.brackets === 'none' && node.items.length > 1 && node.items.every((item) => item.kind === 'relation');
}

/**
 * Whether a list is several lines, one under the other: words, relations, and lists of relations that stand side by side. Words
 * behind a relation belong to it, as in "x = 3, twice"; so lines begin with words, or some of them are lists.
 */
export function isLines(node: ExpressionOf<'list'>): boolean {
  return (
    node.brackets === 'none' &&
    node.items.length > 1 &&
    node.items.every(isLine) &&
    (node.items[0].kind === 'words' || node.items.some(({ kind }) => kind === 'list'))
  );
}

function isLine(node: Expression): boolean {
  if (node.kind === 'list')
    return node.brackets === 'none' && node.items[0]?.kind === 'relation' && node.items.every(isOnLine);
  return isOnLine(node);
}

function isOnLine({ kind }: Expression): boolean {
  return kind === 'relation' || kind === 'words';
}
