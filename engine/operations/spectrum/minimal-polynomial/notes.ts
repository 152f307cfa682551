// Notes on minimal polynomials: repeated roots, and what they say of diagonalisation.

import type { Answer } from '../../../catalogue/answer.ts';
import { symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { irreducibleFactors } from '../../../exact/irreducible-factors.ts';
import { isSquareFree } from '../../../exact/polynomial.ts';
import type { MinimalInput } from './solve.ts';

const A = symbol('A');

export function notes(_input: MinimalInput, answer: Answer): readonly Prose[] {
  if (answer.kind !== 'polynomial' || answer.coefficients.length < 3) return [];
  const minimal = answer.coefficients.flatMap((each) => (each.kind === 'rational' ? [each] : [])).toReversed();
  if (!isSquareFree(minimal)) return [REPEATED];
  return [irreducibleFactors(minimal).every(({ factor }) => factor.length === 2) ? SIMPLE_AND_RATIONAL : SIMPLE];
}

const SIMPLE_AND_RATIONAL = say`The minimal polynomial is a product of different linear factors, so ${A} can be diagonalised.`;
const SIMPLE = say`The minimal polynomial has no common factor with its derivative, so no root is repeated: ${A} can be diagonalised over the complex numbers.`;
const REPEATED = say`The minimal polynomial has a common factor with its derivative, so a root is repeated: ${A} cannot be diagonalised, not even over the complex numbers.`;
