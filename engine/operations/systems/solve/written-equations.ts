// The equations of a system as they were given, the same with like terms collected, and with numbers for the unknowns.

import { leftSide, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { added, equal, type Expression, negative, number, product, quotient } from '../../../document/expression.ts';
import { type LinearEquation, type LinearForm, valueAt, type WrittenSide } from '../../../exact/linear-equation.ts';
import { isZero, type Rational } from '../../../exact/rational.ts';

/** What stands for an unknown. */
type Written = (name: string) => Expression;

/** A system by the places of its unknowns. */
interface GivenSystem {
  readonly equations: readonly LinearEquation[];
  readonly unknowns: readonly string[];
}

/** Whether each equation has an unknown to be shown with; an equation of numbers alone may be false. */
export function areShown({ equations }: GivenSystem): boolean {
  return equations.every(({ written }) => [written.left, written.right].some(hasUnknown));
}

/** The equations as they were given. */
export function givenEquations({ equations, unknowns }: GivenSystem, names: SystemNames): readonly Expression[] {
  const name = namedBy(unknowns, names);
  return equations.map(({ written: { left, right } }) => equal(sideWith(left, name), sideWith(right, name)));
}

/**
 * The same equations without brackets and with each unknown once on a side; null where they are so already, or where an equation
 * would lose all its unknowns.
 */
export function expandedEquations(
  { equations, unknowns }: GivenSystem,
  names: SystemNames,
): readonly Expression[] | null {
  if (equations.every(({ written: { left, right } }) => isExpanded(left) && isExpanded(right))) return null;
  if (!equations.every(({ left, right }) => [left, right].some(hasTerm))) return null;
  return equations.map(({ left, right }) =>
    equal(formExpression(left, unknowns, names), formExpression(right, unknowns, names)),
  );
}

/** Whether the equations have their unknowns on the left, in order, and a number on the right. */
export function areCollected({ equations, unknowns }: GivenSystem): boolean {
  return equations.every(({ written: { left, right } }) => {
    const places = termsOf(left).map(({ of }) => unknowns.indexOf(unknownOf(of) ?? ''));
    const isOrdered = places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]));
    return isOrdered && isNumber(right);
  });
}

/** Whether the unknowns stand on the left and numbers alone on the right. */
export function areOnTheLeft({ equations }: GivenSystem): boolean {
  return equations.every(({ left, written }) => isZero(left.constant) && isNumber(written.right));
}

/** Whether the equations are so without brackets, with each unknown once on a side. */
export function areCollectedOnceExpanded({ equations, unknowns }: GivenSystem): boolean {
  return equations.every(({ left, right }) => {
    const places = [...left.coefficients].flatMap(([name, factor]) => (isZero(factor) ? [] : [unknowns.indexOf(name)]));
    const isOrdered = places.every((place, index) => index === 0 || place > places[index - 1]);
    return isOrdered && places.length > 0 && isZero(left.constant) && !hasTerm(right);
  });
}

/** Each equation as it was given, with the values of the unknowns in it: both sides have one value. */
export function checkedEquations(
  { equations, unknowns }: GivenSystem,
  values: readonly Rational[],
): readonly Expression[] {
  const valueOf = new Map(unknowns.map((name, place) => [name, values[place]]));
  const put: Written = (name) => number(valueOf.get(name) ?? values[0]);
  return equations.map(({ left, written: sides }) => {
    const isWorked = [sides.left, sides.right].every((side) => !isNumber(side) && side.kind !== 'unknown');
    const between = isWorked ? [number(valueAt(left, valueOf))] : [];
    return equal(sideWith(sides.left, put, true), ...between, sideWith(sides.right, put, true));
  });
}

function namedBy(unknowns: readonly string[], names: SystemNames): Written {
  return (name) => names.unknown(unknowns.indexOf(name));
}

/** `areNumbers`: the unknowns are numbers, so that factors need a sign between them. */
function sideWith(side: WrittenSide, of: Written, areNumbers = false): Expression {
  switch (side.kind) {
    case 'number':
      return number(side.value);
    case 'unknown':
      return of(side.name);
    case 'sum':
      return added(
        side.terms.map((term) => {
          const inside = sideWith(term.of, of, areNumbers);
          return term.isSubtracted ? negative(inside) : inside;
        }),
      );
    case 'quotient':
      return quotient(sideWith(side.first, of, areNumbers), sideWith(side.second, of, areNumbers));
    case 'product': {
      const isBeside = side.second.kind === 'sum' || (side.second.kind === 'unknown' && !areNumbers);
      return product(
        isBeside ? 'adjacent' : 'dot',
        sideWith(side.first, of, areNumbers),
        sideWith(side.second, of, areNumbers),
      );
    }
  }
}

/** A number, with its sign. */
function isNumber(side: WrittenSide): boolean {
  if (side.kind === 'number') return true;
  return side.kind === 'sum' && side.terms.length === 1 && side.terms[0].of.kind === 'number';
}

function hasUnknown(side: WrittenSide): boolean {
  switch (side.kind) {
    case 'number':
      return false;
    case 'unknown':
      return true;
    case 'sum':
      return side.terms.some(({ of }) => hasUnknown(of));
    case 'product':
    case 'quotient':
      return hasUnknown(side.first) || hasUnknown(side.second);
  }
}

function termsOf(side: WrittenSide): Extract<WrittenSide, { kind: 'sum' }>['terms'] {
  return side.kind === 'sum' ? side.terms : [{ isSubtracted: false, of: side }];
}

/** The unknown of a term that is one, alone, behind a number or over one; null for any other term. */
function unknownOf(term: WrittenSide): string | null {
  if (term.kind === 'unknown') return term.name;
  if (term.kind === 'quotient') return term.second.kind === 'number' ? unknownOf(term.first) : null;
  if (term.kind !== 'product' || term.second.kind !== 'unknown') return null;
  return hasUnknown(term.first) || term.first.kind === 'sum' ? null : term.second.name;
}

/** Whether a side is a sum of numbers times unknowns, each unknown once, and one number at most. */
function isExpanded(side: WrittenSide): boolean {
  const names = termsOf(side).map(({ of }) => {
    if (of.kind === 'number') return '';
    return unknownOf(of);
  });
  return !names.includes(null) && new Set(names).size === names.length;
}

function hasTerm({ coefficients }: LinearForm): boolean {
  return [...coefficients.values()].some((factor) => !isZero(factor));
}

/** 2x − 3y + 2, with the unknowns in the order in which the side has them. */
function formExpression(
  { coefficients, constant }: LinearForm,
  unknowns: readonly string[],
  names: SystemNames,
): Expression {
  const terms = [...coefficients].flatMap(([name, factor]) =>
    isZero(factor) ? [] : [leftSide([factor], { ...names, unknown: () => names.unknown(unknowns.indexOf(name)) })],
  );
  return added([...terms, ...(isZero(constant) && terms.length > 0 ? [] : [number(constant)])]);
}
