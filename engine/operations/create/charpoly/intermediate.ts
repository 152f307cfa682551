// What a characteristic polynomial says at once: trace and determinant, and the methods to choose from.
// Above: operation.ts. Below: solve.ts.

import type { Answer } from '../../../catalogue/answer.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { negate } from '../../../exact/rational.ts';
import { exactText, type Scalar } from '../../../exact/scalar.ts';
import { type CharacteristicInput, type CharacteristicMove, type Method, methodsFor } from './solve.ts';

/** The trace is minus the second coefficient, the determinant (-1)^n times the last one. */
export function intermediate(
  { a }: CharacteristicInput,
  _moves: readonly CharacteristicMove[],
  answer: Answer,
): Intermediate {
  const coefficients = answer.kind === 'polynomial' ? answer.coefficients : [];
  const last = coefficients[coefficients.length - 1];
  return {
    degree: a.rows,
    trace: exactText(withOtherSign(coefficients[1])),
    determinant: exactText(a.rows % 2 === 0 ? last : withOtherSign(last)),
    methods: methodsFor(a.rows).map((name) => ({ name, ...counts[name](a.rows) })),
  };
}

function withOtherSign(value: Scalar): Scalar {
  switch (value.kind) {
    case 'rational':
      return negate(value);
    case 'float':
      return { ...value, value: 0 - value.value };
    case 'power':
      return { ...value, sign: value.sign === 1 ? -1 : 1 };
  }
}

/** What each method takes: products of n entries with λ, products of matrices, determinants of numbers. */
const counts: { readonly [K in Method]: (size: number) => { readonly [work: string]: number } } = {
  expansion: (size) => ({ products: factorial(size) }),
  'faddeev-leverrier': (size) => ({ matrix_products: size }),
  'principal-minors': (size) => ({ determinants: 2 ** size - 1 }),
};

function factorial(size: number): number {
  return size <= 1 ? 1 : size * factorial(size - 1);
}
