// Formulas in an exponent n: they hold for every whole n from a bound on that the page names, and are tried for the first of these.

import type { Block } from '../../document/block.ts';
import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Prose } from '../../document/prose.ts';
import { integer } from '../../exact/rational.ts';
import { type Scope, valueOf, within } from '../evaluation/evaluation.ts';
import { isNumber, type Value, wholeIn } from '../evaluation/matrix-facts.ts';

/** A formula whose bases are eigenvalues of so few rows that holds for as many exponents holds for all. */
const TRIED = 7;

const LETTER = 'n';

/** Whether the letter n stands in an exponent. */
export function isAboutExponents(expression: Expression): boolean {
  if (expression.kind === 'power' && mentions(expression.exponent)) return true;
  return partsOf(expression).some(isAboutExponents);
}

/** Whether it stands in an exponent of a formula or of the words. */
export function blockIsAboutExponents(block: Block): boolean {
  if (block.kind === 'formula') return isAboutExponents(block.expression);
  return block.kind !== 'rule' && proseIsAboutExponents(block.text);
}

function proseIsAboutExponents(text: Prose): boolean {
  return text.some((piece) => {
    if (typeof piece === 'string') return false;
    return piece.kind === 'claim' ? proseIsAboutExponents(piece.text) : isAboutExponents(piece);
  });
}

function mentions(expression: Expression): boolean {
  return (expression.kind === 'symbol' && expression.name === LETTER) || partsOf(expression).some(mentions);
}

/** The bound that n ≥ 2 names; null for other relations. */
export function exponentBound({ first, links }: ExpressionOf<'relation'>, scope: Scope): number | null {
  const isOfLetter = first.kind === 'symbol' && first.name === LETTER;
  if (!isOfLetter || links.length !== 1 || links[0].comparison !== 'at-least') return null;
  return wholeIn(valueOf(links[0].right, scope));
}

/** The scopes in which n is each of the exponents that are tried. */
export function exponentScopes(scope: Scope, from: number): readonly Scope[] {
  return Array.from({ length: TRIED }, (_, k) => within(scope, new Map([[LETTER, integer(from + k)]])));
}

/** What the terms of a sum such as 2ⁿC + n3ⁿC' show: their bases, the powers of n, and their matrices. */
export function termValues(expression: Expression, scope: Scope): readonly Value[] {
  if (expression.kind === 'sum') return expression.terms.flatMap((term) => termValues(term, scope));
  const factors = expression.kind === 'product' ? expression.factors : [expression];
  const matrix = factors
    .filter((factor) => !isAboutExponents(factor) && !mentions(factor))
    .map((factor) => valueOf(factor, scope))
    .find((value) => !isNumber(value));
  if (matrix === undefined) return [];
  const raised = factors.find((factor) => factor.kind === 'power' && mentions(factor.exponent));
  const base = raised?.kind === 'power' ? valueOf(raised.base, scope) : integer(1);
  const degrees = factors.map((factor) => {
    if (factor.kind === 'power' && mentions(factor.base)) return valueOf(factor.exponent, scope);
    return mentions(factor) && factor.kind === 'symbol' ? integer(1) : integer(0);
  });
  return [base, ...degrees, matrix];
}
