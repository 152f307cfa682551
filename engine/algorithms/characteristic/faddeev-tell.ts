// The telling of the Faddeev-LeVerrier method.

import type { MoveHandlers } from '../moves.ts';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  indexed,
  list,
  markedCells,
  matrixExpression,
  negative,
  number,
  product,
  quotient,
  sum,
} from '../../document/expression.ts';
import { holds } from '../../document/facts.ts';
import { claim, say } from '../../document/prose.ts';
import { identity, matrixOf, zeroMatrix } from '../../exact/matrix.ts';
import type { Entry } from '../../exact/entry.ts';
import type { FaddeevMoves } from './faddeev-leverrier.ts';
import { A, coefficient, coefficientName, IDENTITY, namedCoefficients } from './names.ts';

export const faddeevHandlers: MoveHandlers<FaddeevMoves, readonly Block[]> = {
  begin: ({ size }) => [
    ...namedCoefficients(size),
    ...(size === 1 ? [] : [paragraph(say`We find the others one by one, from the highest power down.`)]),
    heading(say`Start with the identity matrix`),
    formula(
      equal(indexed('M', 1), matrixExpression(identity(size))),
      say`Each step multiplies by ${A} and takes the trace. The trace divided by the number of the step, with its sign changed, is the next coefficient. Added on the main diagonal, the coefficient gives the matrix for the next step.`,
    ),
  ],
  coefficient: ({ step, size, product: rows, trace, value, next }) => {
    const name = coefficient(size - step);
    const isFirst = step === 1;
    const diagonal = next.map((_, place) => [place, place] as const);
    return [
      heading(say`Find ${coefficientName(size - step)}`),
      formula(equal(productAt(step), matrixExpression(matrixOf(rows), markedCells(...diagonal)))),
      formula(
        equal(traceAt(step), ...diagonalSum(rows), number(trace)),
        isFirst && size > 1 ? say`The entries of the main diagonal are added.` : null,
      ),
      formula(equal(name, negative(isFirst ? traceAt(1) : quotient(traceAt(step), count(step))), number(value))),
      ...(step === size
        ? []
        : [
            formula(
              equal(
                indexed('M', step + 1),
                shiftedProduct(step, size),
                matrixExpression(matrixOf(next), markedCells(...diagonal)),
              ),
              isFirst ? say`Only entries of the main diagonal can change.` : null,
            ),
          ]),
    ];
  },
  exhausted: ({ step, size }) => [
    heading(say`Stop at the zero matrix`),
    paragraph(
      say`${claim(say`${indexed('M', step + 1)} is the zero matrix`, holds('zero', indexed('M', step + 1)))}, and so are all matrices after it; the coefficients that are left are zero.`,
    ),
    formula(allZero(size - step)),
  ],
};

/** The coefficients of so many lowest powers are 0. */
export function allZero(amount: number): Expression {
  const zeros = Array.from({ length: amount }, (_, place) => equal(coefficient(amount - 1 - place), count(0)));
  return zeros.length === 1 ? zeros[0] : list(zeros, 'none');
}

/** A M + c I of the last step must be 0. */
export function lastMatrixCheck(size: number): Block {
  return formula(
    equal(shiftedProduct(size, size), matrixExpression(zeroMatrix(size, size))),
    say`One more step must end with the zero matrix. That is the theorem of Cayley and Hamilton, which says that a matrix satisfies its own characteristic equation.`,
  );
}

/** A M of a step. */
function productAt(step: number): Expression {
  return product('adjacent', A, indexed('M', step));
}

function traceAt(step: number): Expression {
  return apply('tr', productAt(step));
}

/** A M + c I of a step. */
function shiftedProduct(step: number, size: number): Expression {
  return sum(productAt(step), product('adjacent', coefficient(size - step), IDENTITY));
}

/** The diagonal entries to be added, where there are several. */
function diagonalSum(rows: readonly (readonly Entry[])[]): readonly Expression[] {
  return rows.length === 1 ? [] : [sum(...rows.map((row, place) => number(row[place])))];
}
