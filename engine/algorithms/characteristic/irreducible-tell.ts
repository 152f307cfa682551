// The telling of a factor of degree 3 or more: why it has no factors over the rationals, or that none was found.

import { claim, type Prose, say } from '../../document/prose.ts';
import { count, type Expression, equal, list, numbers } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { type DegreesModulo, irreducibilityModulo, sumsForAll } from '../polynomial/modulo.ts';
import type { Factorisation } from '../polynomial/rational-factors.ts';
import { joined } from '../wording.ts';
import { A, POLYNOMIAL, show } from './names.ts';
import { isRootless } from './rational-roots-tell.ts';

/** @param isAll whether its roots are all eigenvalues */
export function irreducibleWords(factor: Polynomial, found: Factorisation, form: Expression, isAll: boolean): Prose {
  const named = claim(say`${show(factor)}`, equal(POLYNOMIAL, form));
  const roots = isAll ? say`Its roots are the eigenvalues of ${A}.` : say`Its roots are eigenvalues of ${A} too.`;
  const rootless = isRootless(found.steps, factor);
  if (factor.length === 4 && rootless) {
    return say`A cubic without a rational root cannot be factored over the rational numbers, so ${named} is irreducible. ${roots}`;
  }
  const certificate = irreducibilityModulo(factor, rootless);
  if (certificate !== null) {
    return say`${certificateWords(certificate, factor, named)} ${roots}`;
  }
  if (factor.length === 5 && found.isComplete) {
    return say`Two quadratics with this product would have integer coefficients, and their constant terms would be divisors of its own. Trying these divisors gives no such quadratics, and ${named} has no rational root. So it cannot be factored over the rational numbers. ${roots}`;
  }
  return isAll
    ? say`We found no factor of ${named} with rational coefficients. ${roots}`
    : say`We found no further factor of ${named} with rational coefficients. ${roots}`;
}

/** A factor over the integers would be a product of factors modulo each prime, so its degree would be a sum of their degrees. */
function certificateWords(certificate: readonly DegreesModulo[], factor: Polynomial, named: Prose[number]): Prose {
  const coefficients = list(numbers(factor.toReversed()));
  const facts = certificate.map(({ prime, degrees }) =>
    equal(measure('degreesModulo', coefficients, count(prime)), list(degrees.map((degree) => count(degree)))),
  );
  const [{ prime, degrees }] = certificate;
  if (degrees.length === 1) {
    return say`${claim(say`Modulo ${prime} the polynomial ${named} has no factors of lower degree`, ...facts)}, so it cannot be factored over the rational numbers either.`;
  }
  const said = joined(
    certificate.map((one) => say`of degrees ${joined(one.degrees.map((each) => say`${each}`))} modulo ${one.prime}`),
  );
  const splits = claim(say`The polynomial ${named} has irreducible factors ${said}`, ...facts);
  // The degree of a factor over the rationals is a sum of such degrees, for each of the primes.
  return sumsForAll(certificate, factor.length - 1).length === 0
    ? say`${splits}. A factor over the rational numbers would have a degree that is a sum of such degrees for both primes, and no lower degree is one. So it cannot be factored over the rational numbers.`
    : say`${splits}, so a factorisation over the rational numbers would give a rational root. There is none, so it cannot be factored over the rational numbers.`;
}
