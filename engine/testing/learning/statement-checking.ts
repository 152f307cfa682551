// Statement checking: whether a relation that learners read is true, and whether it is written in words that they can read.

import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import { absolute, compare, divide, integer, integerPower, type Rational, subtract } from '../../exact/rational.ts';
import { membersOf } from '../evaluation/contents.ts';
import { compares, isTrue, type Scope, valueOf } from '../evaluation/evaluation.ts';
import { type ExactNumber, Unknown } from '../evaluation/exact-number.ts';
import * as numbers from '../evaluation/exact-number.ts';
import { isNumber, MEASURES, PREDICATES, type Value } from '../evaluation/matrix-facts.ts';

/** Whether a relation or a list of them holds; a decimal is near what it is the rounding of. @throws Unknown */
export function isTrueStatement(statement: Expression, scope: Scope): boolean {
  if (statement.kind === 'list' && statement.items.length > 0) {
    return statement.items.every((item) => isTrueStatement(item, scope));
  }
  if (statement.kind !== 'relation') return isTrue(statement, scope);
  const values = membersOf(statement).map((member) => valueOf(member, scope));
  return statement.links.every(({ comparison }, index) => {
    const [left, right] = [values[index], values[index + 1]];
    return comparison === 'approximately' ? isNear(left, right) : compares(comparison, left, right);
  });
}

/** Entry by entry: the decimal on the right differs by half a unit of its last place at most. */
function isNear(left: Value, right: Value): boolean {
  if (!isNumber(left) && !isNumber(right)) {
    const isOneShape = left.length === right.length && left.every((row, i) => row.length === right[i].length);
    return isOneShape && left.every((row, i) => row.every((entry, j) => isRounding(entry, right[i][j])));
  }
  return isNumber(left) && isNumber(right) && isRounding(left, right);
}

function isRounding(exact: ExactNumber, rounded: ExactNumber): boolean {
  if (rounded.kind !== 'rational') return numbers.same(exact, rounded);
  const half = halfUnit(rounded);
  if (half === null) return numbers.same(exact, rounded);
  if (exact.kind === 'rational') return compare(absolute(subtract(exact, rounded)), half) <= 0;
  const [low, high] = [subtract(rounded, half), numbers.add(rounded, half)];
  return numbers.compare(low, exact) <= 0 && numbers.compare(exact, high) <= 0;
}

/** Half a unit of the last decimal place; null for a fraction that is no decimal. */
function halfUnit(decimal: Rational): Rational | null {
  for (let places = 0; places <= 20; places++) {
    const unit = integerPower(integer(10), BigInt(places));
    if (unit.numerator % decimal.denominator === 0n)
      return divide(integer(1), { ...unit, numerator: 2n * unit.numerator });
  }
  return null;
}

/** Relations between lines of a matrix that are done rather than true: R2 → R2 − 3 R1, R1 ↔ R2. */
export function isInstruction(expression: Expression): boolean {
  return (
    expression.kind === 'relation' &&
    expression.links.some(({ comparison }) => comparison === 'becomes' || comparison === 'exchanges')
  );
}

/** The words of facts.ts in what a reader sees: a claim takes them, a formula shows them as they are. */
export function wordsOfFacts(expression: Expression): readonly string[] {
  const own = expression.kind === 'apply' && isOfFacts(expression.name) ? [expression.name] : [];
  return [...new Set([...own, ...partsOf(expression).flatMap(wordsOfFacts)])];
}

function isOfFacts(name: string): boolean {
  return name !== 'rank' && (Object.hasOwn(MEASURES, name) || Object.hasOwn(PREDICATES, name));
}

/** Why something could not be evaluated; null where it could. */
export function reasonOf(evaluate: () => void): string | null {
  try {
    evaluate();
    return null;
  } catch (error) {
    if (error instanceof Unknown) return error.message;
    throw error;
  }
}
