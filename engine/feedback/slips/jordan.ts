// The slips of Jordan forms and minimal polynomials. One row each; adding one touches this list only.

import * as jordan from '../quantities/jordan-rules.ts';
import type { QuantityRule } from '../quantities/quantity-rule.ts';
import type { Slip } from './slip.ts';

export const JORDAN_SLIPS: readonly Slip<QuantityRule>[] = [
  {
    id: 'Q180',
    name: 'diagonal-for-jordan',
    rule: { J: jordan.diagonalForJordan },
    sentence: 'The ones above the diagonal are missing: A has too few eigenvectors for a diagonal matrix.',
    question: 'How many independent eigenvectors does each eigenvalue have?',
    misconception: { operation: 'jordan', id: 'jordan-repeated-defective' },
  },
  {
    id: 'Q181',
    name: 'one-block-for-each-eigenvalue',
    rule: { J: jordan.oneBlockEach },
    sentence: 'Each eigenvalue has one block here; it has as many blocks as independent eigenvectors.',
    question: 'What is the dimension of each eigenspace?',
    misconception: { operation: 'jordan', id: 'jordan-repeated-defective' },
  },
  {
    id: 'Q182',
    name: 'chain-in-other-order',
    rule: { P: jordan.chainsTurned },
    sentence: 'The vectors of a chain stand in the opposite order: its eigenvector comes first.',
    question: 'Which column of P does A take to a multiple of itself?',
    misconception: { operation: 'jordan', id: 'jordan-order-of-chain' },
  },
  {
    id: 'Q183',
    name: 'characteristic-for-minimal',
    rule: { minimal: jordan.characteristicForMinimal },
    sentence: 'This is the characteristic polynomial; one of lower degree gives the zero matrix too.',
    question: 'Does a product of fewer factors give the zero matrix?',
    misconception: { operation: 'minimal-polynomial', id: 'minimal-is-characteristic' },
  },
  {
    id: 'Q184',
    name: 'each-root-once',
    rule: { minimal: jordan.rootsOnce },
    sentence: 'Each eigenvalue is taken once, and A put in does not give the zero matrix yet.',
    question: 'What comes out when A is put into this polynomial?',
    misconception: { operation: 'minimal-polynomial', id: 'minimal-roots-once' },
  },
];
