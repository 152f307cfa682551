// The diagonalization of a matrix: its quantities.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  determinant,
  inverse,
  type Known,
  product,
  sameAmount,
  sumOf,
  transposed,
} from './amount.ts';
import { sumTerm, termOfNumber } from './amount-term.ts';
import { eigenQuantities } from './eigen-quantities.ts';
import { expressionQuantities } from './expression-quantities.ts';
import { isInvertible } from './factor-quantities.ts';
import { diagonal, diagonalOf, isDiagonal, matrixGiven } from './matrix-quantities.ts';
import type { QuantityTask } from './quantity.ts';
import { eigenOf, eigenvalueOf, inOrderOf, sameNumbers } from './spectrum-quantities.ts';
import { asNumber } from './vector-quantities.ts';

export function diagonalizeTask(task: Task, lines: readonly Line[] = []): QuantityTask | null {
  const given = amountOf(task.a);
  const eigen = eigenOf(given);
  if (eigen === null) return null;
  const size = given.length;
  const { values, vectors } = eigen;
  const isSize = (found: Amount): boolean => found.length === size && found[0].length === size;
  const columnsOf = (found: Amount): readonly Known<RootSum>[] =>
    transposed(found).map((one) => eigenvalueOf(given, one));
  const matches = (p: Amount, d: Amount): boolean => {
    const [left, right] = [product(given, p), product(p, d)];
    return left !== null && right !== null && sameAmount(left, right);
  };
  return {
    answers: [['P', 'D']],
    quantities: [
      matrixGiven('A', 'the matrix A', /^(?:A|P·?D·?P\^-1|S·?D·?S\^-1)$/, given),
      {
        id: 'determinant',
        title: 'the determinant of A',
        definition: 'The determinant of A is the product of the eigenvalues.',
        names: /^(?:det\(?A\)?|‖A‖)$/,
        isByNameOnly: true,
        value: () => asNumber(determinant(given)),
        calculation: () => null,
      },
      {
        id: 'trace',
        title: 'the trace of A',
        definition: 'The trace is the sum of the diagonal.',
        names: /^tr(?:ace)?\(?A\)?$/i,
        isByNameOnly: true,
        value: () => asNumber(sumOf(diagonalOf(given))),
        calculation: () => sumTerm(diagonalOf(given).map(termOfNumber)),
      },
      ...eigenQuantities(given, values, lines, transposed(vectors)),
      ...expressionQuantities(task, lines),
      {
        id: 'D',
        title: 'the matrix D',
        definition: 'The diagonal of D holds the eigenvalues, in the order of the columns of P.',
        names: /^(?:D|Λ|P\^-1·?A·?P|diag)$/,
        isAsked: true,
        value: (_own, stated) => {
          const p = stated('P');
          const order = p === null || !isSize(p) ? [] : columnsOf(p).filter((value) => value !== null);
          return diagonal(order.length === size ? order : values);
        },
        accepts: (found, _own, stated) => {
          if (!isSize(found) || !isDiagonal(found) || !sameNumbers(diagonalOf(found), values)) return false;
          const p = stated('P');
          return p === null || columnsOf(p).includes(null) || matches(p, found);
        },
        calculation: () => null,
      },
      {
        id: 'P',
        title: 'the matrix P',
        definition: 'The columns of P are eigenvectors, as many as A has columns and independent, in the order of D.',
        names: /^[PSTVQX]$/,
        isOneOfSeveral: true,
        isAsked: true,
        value: (_own, stated) => {
          const d = stated('D');
          return d === null ? transposed(vectors) : transposed(inOrderOf(d, eigen));
        },
        accepts: (found, _own, stated) => {
          if (!isSize(found) || !isInvertible(found) || columnsOf(found).includes(null)) return false;
          const d = stated('D');
          return d === null || !isDiagonal(d) || !sameNumbers(diagonalOf(d), values) || matches(found, d);
        },
        calculation: () => null,
      },
      {
        id: 'inverse',
        title: 'the inverse of P',
        definition: 'P times its inverse is the identity matrix.',
        names: /^[PSTVQX]\^-1$/,
        isByNameOnly: true,
        value: (own) => inverse(own('P')),
        calculation: () => null,
      },
    ],
  };
}
