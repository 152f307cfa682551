// The words of λ³ + c and of λ⁴ + pλ² + q: how they are split, and their roots.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import { count, equal, type Expression, negative, number, power, product, sum } from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { type Polynomial, samePolynomial } from '../../exact/polynomial.ts';
import { absolute, integer, isZero, multiply, negate, type Rational, signOf, subtract } from '../../exact/rational.ts';
import { type FactorStep, squareRoot } from '../polynomial/rational-factors.ts';
import { A, LAMBDA, POLYNOMIAL, powerOf, show } from './names.ts';
import { betweenCubes, OMEGA, omegaLine, radicalRoots } from './radical-roots.ts';

const CUBE = power(OMEGA, count(3));

/** That an integer is no cube, and what a complex third of a full turn is. */
export function cubeBlocks({ of }: Extract<FactorStep, { readonly kind: 'cube' }>): readonly Block[] {
  const size = absolute(of[0]);
  const between = betweenCubes(size);
  return [
    heading(say`Take the cube root`, 2),
    paragraph(
      say`The roots are the numbers with the cube ${claim([number(negate(of[0]))], equal(sum(powerOf(3), negative(show(of))), number(negate(of[0]))))}. No integer is among them, because ${claim([between], between)}, and a rational root would be an integer.`,
    ),
    formula(
      omegaLine(),
      say`The cube of this number is one: ${claim([equal(CUBE, count(1))], equal(CUBE, count(1)))}. So a root times this number is a root again.`,
    ),
  ];
}

/** By a quadratic in λ², or as a difference of two squares. */
export function evenBlocks({ of, factors }: Extract<FactorStep, { readonly kind: 'even' }>): readonly Block[] {
  const [q, , p] = of;
  if (factors !== null && isZero(factors[0][1])) {
    const [one, other] = factors.map(([constant]) => negate(constant));
    if (samePolynomial(...factors)) {
      return [
        heading(IN_SQUARES, 2),
        formula(equal(show(of), power(show(factors[0]), count(2))), say`${ONLY_EVEN} It is a perfect square.`),
      ];
    }
    return [
      heading(IN_SQUARES, 2),
      formula(
        equal(show(of), product('adjacent', ...factors.map(show))),
        say`${ONLY_EVEN} ${claim(
          say`The numbers ${number(one)} and ${number(other)} have the sum ${number(negate(p))} and the product ${number(q)}`,
          equal(sum(number(one), number(other)), number(negate(p))),
          equal(product('dot', number(one), number(other)), number(q)),
        )}.`,
      ),
    ];
  }
  if (factors !== null) {
    const [side, linear] = factors[1];
    return [
      heading(say`Complete the square`, 2),
      formula(
        equal(show(of), differenceOf(side, multiply(linear, linear)), product('adjacent', ...factors.map(show))),
        DIFFERENCE,
      ),
    ];
  }
  const found = radicalRoots(of);
  const discriminant = subtract(multiply(p, p), multiply(integer(4), q));
  if (found !== null && found.product !== null && signOf(discriminant) < 0) {
    return [heading(say`Complete the square`, 2), formula(equal(show(of), ...found.product), DIFFERENCE)];
  }
  const four = negative(product('dot', count(4), number(q)));
  const worked = isZero(p) ? four : sum(power(number(p), count(2)), four);
  return [
    heading(isZero(p) && found !== null ? say`Split it into two factors` : IN_SQUARES, 2),
    ...(isZero(p)
      ? []
      : [formula(equal(worked, number(discriminant)), say`${ONLY_EVEN} ${discriminantWords(discriminant)}`)]),
    ...(found?.product == null ? [] : [formula(equal(show(of), ...found.product), isZero(p) ? DIFFERENCE : FORMULA)]),
  ];
}

const IN_SQUARES = say`Solve it as a quadratic in ${powerOf(2)}`;
const ONLY_EVEN = say`Only even powers of ${LAMBDA} stand here, so this is a quadratic in ${powerOf(2)}.`;
const DIFFERENCE = say`This is a difference of two squares.`;
const FORMULA = say`The formula for quadratics gives two values of ${powerOf(2)}, and neither is rational.`;

function discriminantWords(discriminant: Rational): Prose {
  return signOf(discriminant) < 0
    ? say`Its discriminant is negative, so no value of ${powerOf(2)} is real.`
    : say`Its discriminant is not the square of a rational number.`;
}

/** (λ² + s)² − t²λ² */
function differenceOf(side: Rational, square: Rational): Expression {
  const scaled = squareRoot(square);
  const term =
    scaled === null || isZero(subtract(square, integer(1)))
      ? powerOf(2)
      : product('adjacent', number(square), powerOf(2));
  return sum(power(sum(powerOf(2), number(side)), count(2)), negative(term));
}

/** "The real root is ∛2, and ..."; null where the roots have no such form. */
export function radicalWords(factor: Polynomial, form: Expression): Prose | null {
  const found = radicalRoots(factor);
  return found === null
    ? null
    : say`${claim(say`The roots of ${show(factor)} are eigenvalues of ${A}`, equal(POLYNOMIAL, form))}. ${found.said}.`;
}
