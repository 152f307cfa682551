// Wrong ways to the factors of a matrix, to orthogonal vectors, to least squares, eigenvectors, verdicts and steady states.

import type { RootSum } from '../../exact/root-sum.ts';
import {
  type Amount,
  approximate,
  determinant,
  difference,
  dot,
  identity,
  isZero,
  type Known,
  known,
  mapped,
  minus,
  negative,
  NOUGHT,
  over,
  plus,
  product,
  root,
  sameAmount,
  scaled,
  sumOf,
  times,
  transposed,
  UNIT,
  whole,
} from './amount.ts';
import { diagonal, diagonalOf, isDiagonal, isUpper } from './matrix-quantities.ts';
import type { Own } from './quantity.ts';
import { characteristicCoefficients, eigenvalueOf, nullVectors, polynomialOfRoots } from './spectrum-quantities.ts';
import { entriesOf, numberIn } from './vector-quantities.ts';

type Values = readonly Known<Amount>[];
type Rule = (own: Own, found: Amount, scope: string) => Values;

export const multiplierSigns: Rule = (own) => {
  const lower = own('lower');
  return lower === null ? [] : [mapped(lower, (entry, i, j) => (i === j ? entry : minus(NOUGHT, entry)))];
};

export const multiplierSign: Rule = (own) => [negative(own('multiplier'))];

export const otherFactor =
  (id: string): Rule =>
  (own) => [own(id)];

export const onesMissing: Rule = (own) => {
  const lower = own('lower');
  return lower === null ? [] : [difference(lower, identity(lower.length))];
};

interface Step {
  readonly vector: readonly RootSum[];
  readonly before: readonly (readonly RootSum[])[];
  readonly given: readonly (readonly RootSum[])[];
}

/** The vector with this number, and those before it: as they are made, and as they are given. */
function stepOf(own: Own, scope: string): Known<Step> {
  const count = Number(scope.slice(1)) - 1;
  const places = Array.from({ length: count }, (_, k) => k + 1);
  const vector = entriesOf(own, `v${scope}`);
  const before = places.flatMap((k) => {
    const entries = entriesOf(own, `u-${k}`);
    return entries === null ? [] : [entries];
  });
  const given = places.flatMap((k) => {
    const entries = entriesOf(own, `v-${k}`);
    return entries === null ? [] : [entries];
  });
  return vector === null || count < 1 || before.length < count ? null : { vector, before, given };
}

/** v minus multiples of the vectors before it, by factors of which one is wrong in the same way in each. */
function withFactors(
  { vector }: Step,
  others: readonly (readonly RootSum[])[],
  factor: (other: readonly RootSum[]) => Known<RootSum>,
  keep: RootSum = UNIT,
): Values {
  const factors = others.map((other) => (other.every(isZero) ? NOUGHT : factor(other)));
  const rest = vector.map((entry, k) =>
    minus(times(keep, entry), sumOf(others.map((other, j) => times(factors[j], other[k])))),
  );
  return [known([rest])];
}

function ofStep(make: (step: Step) => Values): Rule {
  return (own, _found, scope) => {
    const step = stepOf(own, scope);
    return step === null ? [] : make(step);
  };
}

export const projectionUndivided = ofStep((step) => withFactors(step, step.before, (other) => dot(step.vector, other)));

export const projectionByLength = ofStep((step) =>
  withFactors(step, step.before, (other) => over(dot(step.vector, other), root(dot(other, other)))),
);

export const projectionAdded = ofStep((step) =>
  withFactors(step, step.before, (other) => minus(NOUGHT, over(dot(step.vector, other), dot(other, other)))),
);

export const projectionForRest = ofStep((step) =>
  withFactors(step, step.before, (other) => minus(NOUGHT, over(dot(step.vector, other), dot(other, other))), NOUGHT),
);

export const projectionOnGiven = ofStep((step) =>
  withFactors(step, step.given, (other) => over(dot(step.vector, other), dot(other, other))),
);

export const projectionByOwnSquare = ofStep((step) =>
  withFactors(step, step.before, (other) => over(dot(step.vector, other), dot(step.vector, step.vector))),
);

export const notNormalised: Rule = (own) => [own('u')];

export const normalisedBySquare: Rule = (own) => [scaled(own('u'), over(UNIT, numberIn(own, 'square')))];

export const turnedFactor: Rule = (own) => {
  const triangle = own('R');
  return triangle === null ? [] : [transposed(triangle)];
};

export const productInOtherOrder: Rule = (own) => {
  const given = own('A');
  return given === null ? [] : [product(given, transposed(given))];
};

export const residualTurned: Rule = (own) => [difference(own('fitted'), own('b'))];

export const notSolved: Rule = (own) => [own('moments')];

export const multipliedForSolved: Rule = (own) => [product(own('gram'), own('moments'))];

export const restOfProjection: Rule = (own) => {
  const projection = own('P');
  return projection === null ? [] : [difference(identity(projection.length), projection)];
};

export const dividedByLengthOnce: Rule = (own) => {
  const given = own('A');
  if (given === null || given[0].length > 1) return [];
  const [entries] = transposed(given);
  return [scaled(product(given, transposed(given)), over(UNIT, root(dot(entries, entries))))];
};

function isSpectrum(a: Amount, values: readonly RootSum[]): boolean {
  const [own, wanted] = [polynomialOfRoots(values), characteristicCoefficients(a)];
  return own !== null && wanted !== null && sameAmount([own], [wanted]);
}

/** All columns are eigenvectors, and belong to the numbers of D in another order. */
export const columnsInOtherOrder: Rule = (own, found) => {
  const [given, d] = [own('A'), own('D')];
  if (given === null || d === null || found.length !== given.length || !isDiagonal(d)) return [];
  const values = transposed(found).map((one) => eigenvalueOf(given, one));
  const numbers = values.filter((value) => value !== null);
  return numbers.length === found.length && isSpectrum(given, numbers) && isSpectrum(given, diagonalOf(d))
    ? [found]
    : [];
};

export const diagonalInOtherOrder: Rule = (own, found) => {
  const [given, p] = [own('A'), own('P')];
  if (given === null || p === null || !isDiagonal(found) || found.length !== given.length) return [];
  const values = transposed(p).map((one) => eigenvalueOf(given, one));
  return !values.includes(null) && isSpectrum(given, diagonalOf(found)) ? [found] : [];
};

export const eigenvectorsAsRows: Rule = (own, found) => {
  const given = own('A');
  if (given === null || found.length !== given.length || found[0].length !== given.length) return [];
  // Of a symmetric matrix the columns may be eigenvectors as well: then the rows are not at fault.
  if (transposed(found).every((one) => eigenvalueOf(given, one) !== null)) return [];
  const values = found.map((row) => eigenvalueOf(given, row));
  const numbers = values.filter((value) => value !== null);
  return numbers.length === found.length && isSpectrum(given, numbers) ? [found] : [];
};

export const eigenvalueSigns: Rule = (own) => [negative(own('eigenvalues'))];

export const diagonalAsEigenvalues: Rule = (own, found) => {
  const given = own('A');
  if (given === null || isUpper(given)) return [];
  const entries = diagonalOf(given);
  return [[entries], [entries.toReversed()], ...(isDiagonal(found) ? [diagonal(entries)] : [])];
};

export const signInEigenvector: Rule = (own, found) => {
  const given = own('A');
  const vector = found.flat();
  if (given === null || vector.length !== given.length || vector.filter((entry) => !isZero(entry)).length < 2)
    return [];
  if (eigenvalueOf(given, vector) !== null) return [];
  const isOff = vector.some((entry, k) => eigenvalueOf(given, vector.with(k, minus(NOUGHT, entry) ?? entry)) !== null);
  return isOff ? [found] : [];
};

/** Of a vector that is to belong to one of the eigenvalues. */
export const eigenvectorOfOther: Rule = (own, found) => {
  const given = own('A');
  const isVector = given !== null && found.flat().length === given.length;
  return isVector && eigenvalueOf(given, found.flat()) !== null ? [found] : [];
};

export const inverseNotDivided: Rule = (own) => [scaled(own('inverse'), determinantOf(own('P')))];

function determinantOf(x: Known<Amount>): Known<RootSum> {
  return x === null ? null : determinant(x);
}

const verdict = (code: number): Amount => [[whole(code)]];

export const verdictOfDeterminant: Rule = (own) => {
  const value = determinantOf(own('A'));
  if (value === null || isZero(value)) return [];
  return approximate(value) > 0 ? [verdict(0)] : [verdict(2), verdict(4)];
};

export const verdictOfDiagonal: Rule = (own) => {
  const given = own('A');
  if (given === null) return [];
  const signs = diagonalOf(given).map(approximate);
  return signs.every((sign) => sign > 0) ? [verdict(0)] : signs.every((sign) => sign < 0) ? [verdict(2)] : [];
};

export const verdictOfNegativeMinors: Rule = (own) => {
  const minors = entriesOf(own, 'minors');
  return minors?.every((minor) => approximate(minor) < 0) === true ? [verdict(2)] : [];
};

export const rankOfAll: Rule = (own) => {
  const given = own('vectors');
  return given === null ? [] : [[[whole(given.length)]]];
};

export const shareNotDivided: Rule = (own, found) => {
  const distribution = own('steady-state');
  const total = sumOf(found.flat());
  const back = total === null || isZero(total) ? null : scaled([found.flat()], over(UNIT, total));
  const isOne = total !== null && plus(total, minus(NOUGHT, UNIT))?.terms.length === 0;
  return distribution !== null && back !== null && !isOne && sameAmount(back, distribution) ? [found] : [];
};

export const steadyOfTranspose: Rule = (own) => {
  const given = own('A');
  const [vector, ...more] =
    given === null ? [] : (nullVectors(difference(transposed(given), identity(given.length))) ?? []);
  if (vector === undefined || more.length > 0) return [];
  return [scaled([vector], over(UNIT, sumOf(vector)))];
};

function ofTwoRows(
  own: Own,
  make: (a: RootSum, b: RootSum, c: RootSum, d: RootSum) => readonly Known<RootSum>[],
): Values {
  const given = own('A');
  if (given?.length !== 2) return [];
  const [[a, b], [c, d]] = given;
  return [known([make(a, b, c, d)])];
}

export const traceSign: Rule = (own) =>
  ofTwoRows(own, (a, b, c, d) => [minus(times(a, d), times(b, c)), plus(a, d), UNIT]);

export const plusOffDiagonal: Rule = (own) =>
  ofTwoRows(own, (a, b, c, d) => [plus(times(a, d), times(b, c)), minus(NOUGHT, plus(a, d)), UNIT]);

export const offDiagonalForgotten: Rule = (own) =>
  ofTwoRows(own, (a, _b, _c, d) => [times(a, d), minus(NOUGHT, plus(a, d)), UNIT]);
