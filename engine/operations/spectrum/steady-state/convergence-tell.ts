// Why the distributions of a chain come close to its steady state, in words: a power of its matrix with positive entries.

import { type Block, formula, notInShort } from '../../../document/block.ts';
import { count, equal, matrixExpression, power, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, type Rational } from '../../../exact/rational.ts';
import type { Orientation, Steady } from './solve.ts';

const A = symbol('A');

/** The power whose entries are all positive, where it is not the matrix itself, and shown. */
export function positivePower(
  a: Matrix,
  { period, states }: Steady,
): { readonly exponent: number; readonly rows: readonly (readonly Rational[])[] } | null {
  if (period > 1 || states.length < a.rows || a.rows > MOST_MULTIPLIED) return null;
  const rows = rowsOf(a);
  let raised = rows;
  for (let exponent = 1; exponent <= MOST_SHOWN; exponent++) {
    if (!raised.some((row) => row.some(isZero))) return exponent === 1 ? null : { exponent, rows: raised };
    const known = raised;
    raised = known.map((row) => rows.map((_, j) => row.map((x, k) => multiply(x, rows[k][j])).reduce(add)));
  }
  return null;
}

export function positivePowerBlocks(a: Matrix, steady: Steady): readonly Block[] {
  const found = positivePower(a, steady);
  if (found === null) return [];
  return notInShort(formula(equal(power(A, count(found.exponent)), matrixExpression(matrixOf(found.rows)))));
}

/** Larger matrices are not multiplied, nor are higher powers shown. */
const MOST_MULTIPLIED = 4;
const MOST_SHOWN = 3;

/** Why the distributions converge: a power with positive entries only, or a state that all others can be in after so many steps. */
export function mixingWords(a: Matrix, orientation: Orientation, states: readonly number[]): Prose {
  const rows = rowsOf(a).map((row) => row.map((entry) => !isZero(entry)));
  let reached = rows;
  for (let exponent = 1; exponent <= MOST_POWERS; exponent++) {
    const raised = exponent === 1 ? A : power(A, count(exponent));
    if (reached.every((row) => row.every(Boolean))) {
      const fact = relation(measure('least', raised), 'greater', count(0));
      return say`${claim(say`Every entry of ${raised} is positive`, fact)}: the chain is regular. `;
    }
    const line = orientation === 'column' ? 'row' : 'column';
    const state = states.find((place) =>
      orientation === 'column' ? reached[place].every(Boolean) : reached.every((row) => row[place]),
    );
    if (states.length < a.rows && state !== undefined) {
      const of = measure(line === 'row' ? 'rowAt' : 'columnAt', raised, state + 1);
      return say`${claim(say`Every entry in ${line} ${state + 1} of ${raised} is positive`, relation(measure('least', of), 'greater', count(0)))}: from each state the chain can be in this one after ${exponent === 1 ? 'one step' : 'so many steps'}. `;
    }
    const known = reached;
    reached = known.map((row) => rows.map((_, j) => row.some((is, k) => is && rows[k][j])));
  }
  return [];
}

/** Higher powers are not looked at; of three rows the fifth is enough, of four the tenth. */
const MOST_POWERS = 20;
