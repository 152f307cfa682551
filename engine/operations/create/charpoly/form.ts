// The form of a characteristic polynomial: det(λI − A), or det(A − λI), whose signs differ for odd orders.

import { type Answer } from '../../../catalogue/answer.ts';
import { choiceField } from '../../../catalogue/field.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  determinantOf,
  type Expression,
  equal,
  matrixExpression,
  negative,
  number,
  product,
  sum,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { holds } from '../../../document/facts.ts';
import { equals, isEntry, isZero, negate as opposed, signOf } from '../../../exact/entry.ts';
import { negate, ONE } from '../../../exact/rational.ts';
import { complexFloat, type Scalar } from '../../../exact/scalar.ts';
import { A, LAMBDA, POLYNOMIAL, powerOf, TURNED } from '../../../algorithms/characteristic/names.ts';
import {
  type CharacteristicInput,
  type CharacteristicMove,
  solveCharacteristic,
  worksTurned,
} from '../../../algorithms/characteristic/solve.ts';
import { theory, theoryOf } from './story.ts';

export const charpolyForm = choiceField(
  {
    name: 'charpoly_form',
    label: 'Form of the polynomial',
    description: 'Which determinant is the characteristic polynomial; their signs differ for odd numbers of rows.',
  },
  [
    ['lambda-minus-a', 'det(λI − A), whose leading coefficient is 1'],
    ['a-minus-lambda', 'det(A − λI)'],
  ],
  'lambda-minus-a',
);

/** A question for either form. */
export interface FormInput extends CharacteristicInput {
  /** Whether det(A − λI) is wanted. */
  readonly turned: boolean;
}

/** The determinant of A − λI, where p(λ) is that of λI − A. */
const TURNED_POLYNOMIAL = apply('f', LAMBDA);

/** The polynomial in the form that is asked for; where det(λI − A) was found, its signs are turned at the end. */
export function* solveForm(input: FormInput): Generator<CharacteristicMove, Answer, void> {
  const answer = yield* solveCharacteristic(input);
  return worksTurned(input) ? answer : inForm(input, answer);
}

/** The answer in the other form; a second time it is the first one again. */
export function inForm({ a, turned }: FormInput, answer: Answer): Answer {
  if (!turned || a.rows % 2 === 0 || answer.kind !== 'polynomial') return answer;
  return { ...answer, coefficients: answer.coefficients.map(opposite) };
}

function opposite(value: Scalar): Scalar {
  switch (value.kind) {
    case 'rational':
      return negate(value);
    case 'float':
      return { ...value, value: 0 - value.value };
    case 'complex-float':
      return complexFloat(0 - value.re, 0 - value.im);
    case 'power':
      return { ...value, sign: value.sign === 1 ? -1 : 1 };
    case 'algebraic':
      return { ...value, element: value.element.map(negate) };
  }
}

/** The definition that the working begins with. */
export function theoryInForm(input: FormInput): readonly Prose[] {
  return worksTurned(input) ? theoryOf(TURNED) : theory;
}

export function turnedTask(input: FormInput): Prose {
  const { a } = input;
  return say`Find the characteristic polynomial ${equal(worksTurned(input) ? POLYNOMIAL : TURNED_POLYNOMIAL, determinantOf(TURNED))} of the matrix ${equal(A, matrixExpression(a))}.`;
}

/** The end of the story of det(A − λI) where the other form was worked out: what the other form has to do with the one that was worked out. */
export function turnedBlocks(input: FormInput, answer: Answer): readonly Block[] {
  const { a } = input;
  if (worksTurned(input) || answer.kind !== 'polynomial') return [];
  const isOdd = a.rows % 2 === 1;
  const rows = measure('rowCount', A);
  const reason = isOdd
    ? say`Each row of ${TURNED} has the opposite signs, and each change of the signs of a row changes the sign of the determinant; ${claim(say`the number of rows is odd`, holds('odd', rows))}, so the sign of the polynomial changes.`
    : say`Each row of ${TURNED} has the opposite signs, and each change of the signs of a row changes the sign of the determinant; ${claim(say`the number of rows is even`, holds('even', rows))}, so both polynomials are the same.`;
  const isExact = answer.coefficients.every(isEntry);
  const terms = answer.coefficients.flatMap((coefficient, place) =>
    weighted(coefficient, answer.coefficients.length - 1 - place),
  );
  return [
    heading(say`Turn to the other form`),
    paragraph(reason),
    ...(isExact
      ? [
          formula(
            equal(
              TURNED_POLYNOMIAL,
              determinantOf(TURNED),
              isOdd ? negative(POLYNOMIAL) : POLYNOMIAL,
              terms.length === 1 ? terms[0] : sum(...terms),
            ),
          ),
        ]
      : [formula(equal(TURNED_POLYNOMIAL, isOdd ? negative(POLYNOMIAL) : POLYNOMIAL))]),
  ];
}

/** A coefficient with its power of λ; nothing where it is 0. */
function weighted(coefficient: Scalar, exponent: number): readonly Expression[] {
  if (!isEntry(coefficient) || isZero(coefficient)) return [];
  const isNegative = signOf(coefficient) < 0;
  const size = isNegative ? opposed(coefficient) : coefficient;
  const isOne = equals(size, ONE);
  const term =
    exponent === 0 ? number(size) : isOne ? powerOf(exponent) : product('adjacent', number(size), powerOf(exponent));
  return [isNegative ? negative(term) : term];
}
