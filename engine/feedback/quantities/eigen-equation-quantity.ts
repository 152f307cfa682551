// Equations between the entries of an eigenvector, as a quantity: rows of A minus an eigenvalue times the identity matrix.

import type { RootSum } from '../../exact/root-sum.ts';
import { type Amount, difference, dot, identity, isZero, type Known, minus, scaled } from './amount.ts';
import { rankOf } from './matrix-quantities.ts';
import type { Own, Quantity } from './quantity.ts';

const ID = 'eigen-equation';

/** The coefficients, the right-hand side, and the eigenvalue where the line says which one is meant. */
interface Equation {
  readonly factors: readonly RootSum[];
  readonly right: RootSum;
  readonly value: RootSum | null;
}

function equationIn(found: Amount, size: number): Equation | null {
  const entries = found.flat();
  if (found.length !== 1 || (entries.length !== size + 1 && entries.length !== size + 2)) return null;
  return { factors: entries.slice(0, size), right: entries[size], value: entries[size + 1] ?? null };
}

function withoutValue(a: Amount, value: RootSum): Known<Amount> {
  return difference(a, scaled(identity(a.length), value));
}

/** Whether the equation follows from the rows of A − value·I, which has more solutions than the zero vector. */
function isOfEigenspace(a: Amount, { factors, right }: Equation, value: RootSum): boolean {
  const rows = withoutValue(a, value);
  if (rows === null || !isZero(right)) return false;
  const rank = rankOf(rows);
  return rank !== null && rank < a.length && rankOf([...rows, factors]) === rank;
}

/** Whether it is a row of A − value·I, or a multiple of one: what a student has from a wrong eigenvalue. */
function isOfRow(a: Amount, { factors, right }: Equation, value: RootSum): boolean {
  const rows = withoutValue(a, value) ?? [];
  return isZero(right) && rows.some((row) => !row.every(isZero) && rankOf([row, factors]) === 1);
}

function isRight(a: Amount, equation: Equation, values: readonly RootSum[]): boolean {
  const { value } = equation;
  const meant = value === null ? values : values.filter((one) => isSame(one, value));
  return meant.some((one) => isOfEigenspace(a, equation, one));
}

function isSame(x: RootSum, y: RootSum): boolean {
  return minus(x, y)?.terms.length === 0;
}

/** Whether the equation follows from the rows of (A − value·I) w = v. */
function isOfChain(a: Amount, { factors, right }: Equation, value: RootSum, v: readonly RootSum[]): boolean {
  const rows = withoutValue(a, value)?.map((row, i) => [...row, v[i]]) ?? [];
  const rank = rows.length === 0 ? null : rankOf(rows);
  return rank !== null && rankOf([...rows, [...factors, right]]) === rank;
}

/** The vector of a chain that the student has. */
function vectorBefore(stated: Own, size: number): readonly RootSum[] | null {
  const vector = stated('chain-vector')?.flat() ?? [];
  return vector.length === size ? vector : null;
}

/** `hasChains` where the entries of v, from the chain before, may stand on the right: (A − λI) w = v. */
export function eigenEquationQuantity(a: Amount, values: readonly RootSum[], hasChains = false): Quantity {
  const size = a.length;
  return {
    id: ID,
    title: 'an equation of an eigenspace',
    definition: hasChains
      ? 'Each row of A minus the eigenvalue times the identity matrix gives an equation. On its right-hand side stands 0, or the entry of the vector before in the chain.'
      : 'Each row of A minus the eigenvalue times the identity matrix gives an equation with 0 on its right-hand side.',
    names: /^equation$/,
    isByNameOnly: true,
    value: () => null,
    accepts: (found, own, stated) => {
      const equation = equationIn(found, size);
      if (equation === null) return false;
      const before = hasChains ? vectorBefore(stated, size) : null;
      if (before !== null && !isZero(equation.right) && values.some((one) => isOfChain(a, equation, one, before)))
        return true;
      const written = [...(own('eigenvalues')?.flat() ?? []), ...(own('eigenvalue')?.flat() ?? [])];
      const wrong = written.filter((value) => !values.some((one) => isSame(one, value)));
      const meant = wrong.filter((value) => equation.value === null || isSame(value, equation.value));
      return isRight(a, equation, values) || meant.some((value) => isOfRow(a, equation, value));
    },
    // Of an equation with another right-hand side, or of another eigenvalue, nothing is known.
    isOpen: (found, stated) => {
      const equation = equationIn(found, size);
      const value = equation?.value ?? null;
      if (equation === null || (value !== null && !values.some((one) => isSame(one, value)))) return true;
      return !isZero(equation.right) && (!hasChains || vectorBefore(stated, size) === null);
    },
    exampleFor: (found) => {
      const equation = equationIn(found, size);
      const value = equation?.value ?? (values.length === 1 ? values[0] : null);
      const rows = value === null ? null : withoutValue(a, value);
      return rows === null
        ? null
        : { sentence: 'The coefficients of the equations are the rows of this matrix:', amount: rows };
    },
    calculation: () => null,
  };
}

/** Whether a vector solves the student's own equation, which is wrong. */
export function solvesOwnEquation(found: Amount, own: Own, a: Amount, values: readonly RootSum[]): boolean {
  const stated = own(ID);
  const equation = stated === null ? null : equationIn(stated, a.length);
  if (equation === null || isRight(a, equation, values) || found.flat().every(isZero)) return false;
  const sum = dot(equation.factors, found.flat());
  return sum !== null && isSame(sum, equation.right);
}
