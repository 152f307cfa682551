// The slips of quantities that are stated by their names: lengths, unit vectors, angles and distances. One row each; adding one
// touches this list only.

import * as length from '../quantities/length-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

const LENGTHS = ['v', 'u', 'n', 'd', 'across'] as const;

/** The same rule for each vector whose length is worked out. */
function ofLengths(kind: 'length' | 'square', rule: (of: string) => QuantityRule[string]): QuantityRule {
  return Object.fromEntries(LENGTHS.map((of) => [`${kind}-of-${of}`, rule(of)]));
}

export const QUANTITY_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q1',
    name: 'root-of-length-forgotten',
    rule: { ...ofLengths('length', length.lengthWithoutRoot), distance: length.distanceSquared },
    sentence: 'This is the sum of the squares; the length is its square root.',
    question: 'What is still to be done with the sum of the squares?',
    misconception: { operation: 'unit', id: 'unit-square-divides' },
  },
  {
    id: 'Q2',
    name: 'entries-added-for-length',
    rule: ofLengths('length', length.entriesAdded),
    sentence: 'The entries are added, and not their squares below a root.',
    question: 'Is the root of a sum of squares the sum of the entries?',
    misconception: { operation: 'norm', id: 'norm-root-of-each' },
  },
  {
    id: 'Q3',
    name: 'entries-not-squared',
    rule: { ...ofLengths('length', length.rootOfSum), ...ofLengths('square', length.entriesAdded) },
    sentence: 'The entries are added as they stand; each is to be squared first.',
    question: 'What is done with each entry before they are added?',
    misconception: null,
  },
  {
    id: 'Q4',
    name: 'negative-square',
    rule: { ...ofLengths('length', length.rootOfNegativeSquares), ...ofLengths('square', length.negativeSquares) },
    sentence: 'The square of a negative entry is taken away; it is to be added.',
    question: 'Which sign has the square of a negative number?',
    misconception: { operation: 'norm', id: 'norm-negative-square' },
  },
  {
    id: 'Q5',
    name: 'doubled-for-squared',
    rule: { ...ofLengths('length', length.rootOfDoubled), ...ofLengths('square', length.doubledForSquared) },
    sentence: 'The entries are doubled; they are to be squared.',
    question: 'Is the square of a number twice the number?',
    misconception: null,
  },
  {
    id: 'Q6',
    name: 'square-of-sum',
    rule: ofLengths('square', length.squareOfSum),
    sentence: 'The entries are added first, and the sum is squared.',
    question: 'What is done first: squaring or adding?',
    misconception: null,
  },
  {
    id: 'Q7',
    name: 'multiplied-by-length',
    rule: { 'unit-vector': length.timesLength },
    sentence: 'The vector is multiplied by its length; it is to be divided by it.',
    question: 'Which length does the result need to have?',
    misconception: null,
  },
  {
    id: 'Q8',
    name: 'divided-by-square-of-length',
    rule: { 'unit-vector': length.dividedBySquare },
    sentence: 'The vector is divided by the sum of its squares, which is the square of its length.',
    question: 'Is the sum of the squares the length already?',
    misconception: { operation: 'unit', id: 'unit-square-divides' },
  },
  {
    id: 'Q9',
    name: 'divided-by-sum-of-entries',
    rule: { 'unit-vector': length.dividedBySum },
    sentence: 'The vector is divided by the sum of its entries, and not by its length.',
    question: 'How is the length of a vector worked out?',
    misconception: { operation: 'unit', id: 'unit-divides-by-sum' },
  },
  {
    id: 'Q10',
    name: 'not-divided-by-length',
    rule: { 'unit-vector': length.vectorItself },
    sentence: 'This is the vector itself, which is not yet divided by its length.',
    question: 'Which length does this vector have?',
    misconception: { operation: 'unit', id: 'unit-all-ones' },
  },
  {
    id: 'Q11',
    name: 'opposite-direction',
    rule: { 'unit-vector': length.oppositeUnit },
    sentence: 'This vector points the opposite way.',
    question: 'Which sign has each entry of the vector that is given?',
    misconception: null,
  },
  {
    id: 'Q12',
    name: 'cosine-without-lengths',
    rule: { cosine: length.dotForCosine },
    sentence: 'This is the dot product; it is still to be divided by both lengths.',
    question: 'What is the dot product divided by to give the cosine?',
    misconception: { operation: 'angle', id: 'angle-without-lengths' },
  },
  {
    id: 'Q13',
    name: 'one-length-forgotten',
    rule: { cosine: length.oneLengthOnly },
    sentence: 'The dot product is divided by one of the two lengths only.',
    question: 'Of how many vectors does the length stand below the line?',
    misconception: { operation: 'angle', id: 'angle-without-lengths' },
  },
  {
    id: 'Q14',
    name: 'squares-of-lengths-below',
    rule: { cosine: length.squaresBelow },
    sentence: 'The dot product is divided by the squares of the lengths, and not by the lengths.',
    question: 'Are the roots taken of what stands below the line?',
    misconception: { operation: 'angle', id: 'angle-squares-below' },
  },
  {
    id: 'Q15',
    name: 'lengths-added',
    rule: { cosine: length.lengthsAdded, 'product-of-lengths': length.sumOfLengths },
    sentence: 'The two lengths are added; they are to be multiplied.',
    question: 'What is done with the two lengths?',
    misconception: null,
  },
  {
    id: 'Q16',
    name: 'cosine-turned',
    rule: { cosine: length.cosineTurned },
    sentence: 'The fraction is turned upside down: the dot product stands above.',
    question: 'Which number is divided by which?',
    misconception: null,
  },
  {
    id: 'Q17',
    name: 'sign-of-cosine-dropped',
    rule: { cosine: length.signOfCosineDropped, angle: length.signOfCosineDropped },
    sentence: 'The sign of the cosine is changed: of this angle the cosine has the opposite sign.',
    question: 'Is the angle acute or obtuse, and what does the sign of the dot product say?',
    misconception: { operation: 'angle', id: 'angle-drops-sign' },
  },
  {
    id: 'Q18',
    name: 'angle-of-sine',
    rule: { angle: length.angleOfSine },
    sentence: 'This is the angle that has the number as its sine; the number is a cosine.',
    question: 'Of which function is the angle looked up?',
    misconception: null,
  },
  {
    id: 'Q19',
    name: 'sums-multiplied-in-dot',
    rule: { 'dot-of-u-v': length.sumsMultiplied },
    sentence: 'The entries of each vector are added first, and the sums are multiplied.',
    question: 'What is done first in a dot product: multiplying or adding?',
    misconception: { operation: 'dot', id: 'dot-adds-first' },
  },
  {
    id: 'Q20',
    name: 'sign-of-product-lost',
    rule: {
      'dot-of-u-v': length.signOfProductLost('u', 'v'),
      'dot-of-n-p': length.signOfProductLost('n', 'p'),
      'dot-of-w-d': length.signOfProductLost('w', 'd'),
    },
    sentence: 'A negative product is added without its minus sign.',
    question: 'Which sign has each of the products?',
    misconception: { operation: 'dot', id: 'dot-lost-sign' },
  },
  {
    id: 'Q21',
    name: 'offset-forgotten',
    rule: { distance: length.offsetForgotten },
    sentence: 'The offset is left out: it is to be taken from n·p.',
    question: 'What does the equation of the plane have on its right side?',
    misconception: { operation: 'distance', id: 'distance-forgotten-offset' },
  },
  {
    id: 'Q22',
    name: 'offset-added',
    rule: { distance: length.offsetAdded, excess: length.offsetAddedInExcess },
    sentence: 'The offset is added to n·p; it is to be subtracted.',
    question: 'With which sign does the offset come to the other side?',
    misconception: null,
  },
  {
    id: 'Q23',
    name: 'not-divided-by-length-of-normal',
    rule: { distance: length.distanceUndivided },
    sentence: 'This is the size of n·p minus the offset; it is still to be divided by the length of n.',
    question: 'Is the normal vector a unit vector?',
    misconception: { operation: 'distance', id: 'distance-no-length' },
  },
  {
    id: 'Q24',
    name: 'divided-by-square-of-normal',
    rule: { distance: length.distanceBySquare },
    sentence: 'It is divided by n·n, which is the square of the length of n.',
    question: 'Is n·n the length of n?',
    misconception: null,
  },
  {
    id: 'Q25',
    name: 'negative-distance',
    rule: { distance: length.negativeDistance },
    sentence: 'The number has a minus sign, and a distance is never negative.',
    question: 'Which sign can a distance have?',
    misconception: null,
  },
  {
    id: 'Q26',
    name: 'distance-from-given-point',
    rule: { distance: length.distanceFromGivenPoint },
    sentence: 'This is the distance from the given point of the line, and not from its nearest point.',
    question: 'Which point of the line is nearest to p?',
    misconception: { operation: 'distance', id: 'distance-to-given-point' },
  },
];

/** What the slips make of quantities, with their ids. */
export const QUANTITY_RULES: readonly Pick<Slip<QuantityRule>, 'id' | 'rule'>[] = QUANTITY_SLIPS.map(
  ({ id, rule }) => ({
    id,
    rule,
  }),
);
