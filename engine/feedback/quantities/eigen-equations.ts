// Equations of eigenvectors, such as `-x + y = 0` and `x = 2y`: rows that are 0 for every eigenvector of an eigenvalue.

import { type RootSum, sumText } from '../../exact/root-sum.ts';
import { type Amount, dot, isZero } from './amount.ts';
import { equationIn } from './equations.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { eigenOf, nullVectors, rootsBefore, shifted } from './spectrum-quantities.ts';

/** Of the eigenvalues that the student has; a number that is none has no eigenvectors, and any equation follows for it. */
function isOfEigenvector(a: Amount, row: readonly RootSum[], own: Own): boolean {
  const values = [
    ...(rootsBefore(own) ?? []),
    ...(own('eigenvalues')?.flat() ?? []),
    ...(own('eigenvalue')?.flat() ?? []),
  ];
  return values.some((value) => {
    const vectors = nullVectors(shifted(a, value));
    return vectors?.every((vector) => {
      const product = dot(vector, row);
      return product !== null && isZero(product);
    });
  });
}

/** The matrix of the equations for one of the eigenvalues. */
function exampleOf(a: Amount): Pick<Quantity, 'example'> {
  const [value] = eigenOf(a)?.values ?? [];
  const amount = value === undefined ? null : shifted(a, value);
  if (value === undefined || amount === null) return {};
  return { example: { sentence: `With λ = ${sumText(value)} the rows of A − λI are`, amount } };
}

export function eigenEquation(a: Amount): {
  readonly quantity: Quantity;
  readonly formula: NonNullable<QuantityTask['formula']>;
} {
  return {
    quantity: {
      id: 'equation',
      title: 'an equation of the eigenvectors',
      definition: 'Each row of A − λI times an eigenvector of λ is 0.',
      names: null,
      isByNameOnly: true,
      value: () => null,
      ...exampleOf(a),
      accepts: (found, own) => isOfEigenvector(a, found.flat(), own),
      calculation: () => null,
    },
    formula: (text) => {
      const row = equationIn(text, a.length);
      return row === null ? null : { id: 'equation', amount: [row] };
    },
  };
}

const NAMES =
  /^(?:[vxuwebzs](?:\(?-?\d{1,2}\)?)?'?|v\(?λ?\d?=?-?\d*\)?|ev\d?|(?:the)?eigenve[ck]t.*|vecteur.*|(?:E|Eig|Ker|ker|N|V)(?:λ|\(|\d|-)[^=]*)$/u;

/** An eigenvector, or several of them as a list; a number under such a name is an unknown. */
export function eigenvectorQuantity(
  size: number,
  isEigenvector: (vector: readonly RootSum[], own: Own) => boolean,
  example: Amount,
): Quantity {
  return {
    id: 'eigenvector',
    title: 'an eigenvector',
    definition: 'A times an eigenvector is a multiple of it, and it is not zero.',
    names: NAMES,
    isByNameOnly: true,
    example: { sentence: 'The columns of this matrix are eigenvectors:', amount: example },
    value: () => null,
    isOpen: (found) => found.flat().length < size,
    accepts: (found, own) => {
      const areEigenvectors = (list: Amount): boolean => list.every((vector) => isEigenvector(vector, own));
      if (found[0].length === size && areEigenvectors(found)) return true;
      const columns = found[0].map((_, k) => found.map((row) => row[k]));
      return found.length === size && areEigenvectors(columns);
    },
    calculation: () => null,
  };
}
