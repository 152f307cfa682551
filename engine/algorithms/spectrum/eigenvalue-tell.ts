// The words of eigenvalues: what they are, how often each occurs, and what must hold of their sum and product.

import { algebraicExpression } from '../../document/algebraic.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  approximation,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  power,
  product,
  sum,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { type Claim, claim, say } from '../../document/prose.ts';
import { entry, type ExactMatrix, rowsOf } from '../../exact/matrix.ts';
import { add as sumOfEntries, type Entry } from '../../exact/entry.ts';
import { ZERO } from '../../exact/rational.ts';
import { type Exact, exactText } from '../../exact/scalar.ts';
import { triangularKindOf } from '../characteristic/features.ts';
import { A, LAMBDA, POLYNOMIAL, show } from '../characteristic/names.ts';
import { joined } from '../wording.ts';
import { higherRootBlocks } from './higher-roots-tell.ts';
import type { Eigenvalue, Spectrum } from './eigenvalues.ts';

/** The number as it is written in a story: a sum with a root, or a decimal where its degree is 3 or more. */
export function shownValue(value: Exact): Expression {
  if (value.kind !== 'algebraic') return number(value);
  return algebraicExpression(value) ?? approximation(value);
}

function hasForm({ value }: Eigenvalue): boolean {
  return hasValue(value);
}

/** The eigenvalues with their multiplicities, and what is known of roots of higher degree. */
export function eigenvalueBlocks(spectrum: Spectrum): readonly Block[] {
  const { eigenvalues, factors } = spectrum;
  const named = eigenvalues.filter(hasForm);
  const isSingle = eigenvalues.length === 1;
  return [
    heading(isSingle ? say`State the eigenvalue` : say`State the eigenvalues`),
    ...(named.length === 0 ? [] : alsoInShort(paragraph(say`${stated(named, spectrum, isSingle)}.`))),
    ...factors
      .filter(({ factor }) => factor.length > 3)
      .flatMap((factor, index) => higherRootBlocks(factor, index, spectrum)),
  ];
}

/** "A has the eigenvalue 2 with algebraic multiplicity 1 and the eigenvalue 5 with algebraic multiplicity 2". */
function stated(named: readonly Eigenvalue[], spectrum: Spectrum, isSingle: boolean): Claim {
  const facts = [
    equal(POLYNOMIAL, factoredOf(spectrum)),
    ...named.flatMap(({ value, times }) => eigenvalueFacts(value, times, spectrum)),
  ];
  if (isSingle) {
    const [{ value, times }] = named;
    return claim(
      say`The only eigenvalue of ${A} is ${shownValue(value)}, and its algebraic multiplicity is ${times}`,
      ...facts,
    );
  }
  if (named.every(({ times }) => times === 1)) {
    const values = joined(named.map(({ value }) => say`${shownValue(value)}`));
    return named.length === 1
      ? claim(say`${A} has the eigenvalue ${values}, with algebraic multiplicity ${1}`, ...facts)
      : claim(say`${A} has the eigenvalues ${values}, each with algebraic multiplicity ${1}`, ...facts);
  }
  const values = joined(
    named.map(({ value, times }) => say`the eigenvalue ${shownValue(value)} with algebraic multiplicity ${times}`),
  );
  return claim(say`${A} has ${values}`, ...facts);
}

/** How often the eigenvalue occurs among all of them, and that they add up to the trace. */
export function eigenvalueFacts(value: Exact, times: number, spectrum: Spectrum): readonly Expression[] {
  const repeated = list(paired(spectrum).filter(hasValue).map(shownValue));
  return [
    equal(measure('occurrences', repeated, shownValue(value)), count(times)),
    equal(shownValue(value), fromTrace(value, spectrum)),
  ];
}

/** The trace less all other eigenvalues, so that roots of one factor stand side by side. */
function fromTrace(value: Exact, { factors }: Spectrum): Expression {
  const placeIn = (roots: readonly Exact[]): number => roots.findIndex((root) => exactText(root) === exactText(value));
  const own = factors.filter(({ roots }) => placeIn(roots) >= 0);
  const others = [...factors.filter(({ roots }) => placeIn(roots) < 0), ...own];
  const taken = others.flatMap(({ factor, times, roots }): readonly Expression[] => {
    // The roots of x^n + c x^(n−1) + ... add up to −c.
    if (factor.length > 3) return [product('dot', count(times), number(factor[factor.length - 2]))];
    const all = Array.from({ length: times }, () => roots).flat();
    const left = placeIn(roots) >= 0 ? all.toSpliced(placeIn(all), 1) : all;
    return left.map((root) => negative(shownValue(root)));
  });
  return sum(apply('tr', A), ...taken);
}

function hasValue(value: Exact): boolean {
  return value.kind !== 'algebraic' || algebraicExpression(value) !== null;
}

/** (λ − 2)²(λ² + 1): the rational and quadratic roots as linear factors. */
function factoredOf({ factors }: Spectrum): Expression {
  const all = factors.flatMap(({ factor, times, roots }): readonly Expression[] => {
    const parts = factor.length > 3 ? [show(factor)] : roots.map((root) => sum(LAMBDA, negative(shownValue(root))));
    return parts.map((part) => (times === 1 ? part : power(part, count(times))));
  });
  return all.length === 1 ? all[0] : product('adjacent', ...all);
}

/** The sum of the eigenvalues is the trace: 1 + 2 + 3 = 6 and 0 + 0 + 6 = 6. */
export function traceBlocks(spectrum: Spectrum, a: ExactMatrix): readonly Block[] {
  const { eigenvalues } = spectrum;
  // Of a triangular matrix the eigenvalues are the numbers that the trace adds up.
  if (!eigenvalues.every(hasForm) || a.rows > 6 || triangularKindOf(rowsOf(a)) !== null) return [];
  const shown = paired(spectrum).map(shownValue);
  const diagonal = Array.from({ length: a.rows }, (_, place) => entry(a, place, place));
  const trace = number(diagonal.reduce<Entry>((total, each) => sumOfEntries(total, each), ZERO));
  return notInShort(
    heading(say`Check the result`),
    formula(
      equal(apply('tr', A), sum(...diagonal.map(number)), trace),
      say`The sum of the eigenvalues, each as often as its multiplicity says, must be the trace of ${A}.`,
    ),
    formula(equal(sum(...shown), trace)),
  );
}

/** The eigenvalues with repetitions, the two roots of a quadratic side by side. */
function paired({ factors }: Spectrum): readonly Exact[] {
  return factors.flatMap(({ roots, times }) => Array.from({ length: times }, () => roots).flat());
}
