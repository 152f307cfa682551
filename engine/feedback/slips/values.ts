// The slips of workings whose lines are values: determinants, products, sums, transposes, inverses by the adjugate,
// characteristic polynomials, eigenvalues, statistics. One row each; adding one touches this list only.

import { polynomialExpression } from '../../algorithms/polynomial/expression.ts';
import type { Expression } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import type { ValueRule } from '../values/cases.ts';
import * as continuation from '../values/continuation-rules.ts';
import * as determinant from '../values/determinant-rules.ts';
import * as eigen from '../values/eigen-rules.ts';
import { digitSlip, oneOrTenOff, signOfResult } from '../values/entry-rules.ts';
import * as entrywise from '../values/entrywise-rules.ts';
import * as inverse from '../values/inverse-rules.ts';
import * as product from '../values/product-rules.ts';
import * as reduction from '../values/reduction-rules.ts';
import * as statistic from '../values/statistic-rules.ts';
import type { Slip, SlipFacts } from './slip.ts';

export type ValueSlip = Slip<ValueRule>;

const along = ({ along: line }: SlipFacts): Prose =>
  line === undefined ? say`` : say` along ${line.direction} ${line.index}`;

function shown(value: Polynomial | undefined): Expression {
  return polynomialExpression(value ?? [], 'λ');
}

type ContinuationRule = NonNullable<ValueRule['continuation']>;

/** A kind of slip belongs to the task: minors occur on the way to determinants only. */
function onlyOfDeterminants(rule: ContinuationRule): ContinuationRule {
  return (situation) => (situation.about === 'determinants' ? rule(situation) : []);
}

function notOfStatistics(rule: ContinuationRule): ContinuationRule {
  return (situation) => (situation.about === 'statistics' ? [] : rule(situation));
}

function misconception(operation: string, id: string): ValueSlip['misconception'] {
  return { operation, id };
}

export const VALUE_SLIPS: readonly ValueSlip[] = [
  {
    id: 'D1',
    name: 'plus-for-minus',
    rule: { determinant: determinant.plusForMinus },
    sentence: 'The two products are added; the second one is to be subtracted.',
    question: 'Which sign stands between the two products of a determinant of two rows?',
    misconception: misconception('determinant', 'minus-a-negative'),
  },
  {
    id: 'D2',
    name: 'reversed',
    rule: { determinant: determinant.reversed, continuation: onlyOfDeterminants(continuation.continuedReversed) },
    sentence: 'The products are subtracted the other way round.',
    question: 'Which diagonal comes first, and which one is subtracted?',
    misconception: null,
  },
  {
    id: 'D3',
    name: 'row-products',
    rule: { determinant: determinant.rowProducts, continuation: onlyOfDeterminants(continuation.continuedRowProducts) },
    sentence: 'Entries of the same row are multiplied; the products run along the diagonals.',
    question: 'Which entries are multiplied with each other in a determinant of two rows?',
    misconception: null,
  },
  {
    id: 'D4',
    name: 'column-products',
    rule: {
      determinant: determinant.columnProducts,
      continuation: onlyOfDeterminants(continuation.continuedColumnProducts),
    },
    sentence: 'Entries of the same column are multiplied; the products run along the diagonals.',
    question: 'Which entries are multiplied with each other in a determinant of two rows?',
    misconception: null,
  },
  {
    id: 'D5',
    name: 'bars-as-absolute-value',
    rule: {
      determinant: determinant.barsAsAbsoluteValue,
      continuation: onlyOfDeterminants(continuation.continuedAbsolute),
    },
    sentence: 'The minus sign is gone: the bars of a determinant are no absolute value.',
    question: 'May a determinant be negative?',
    misconception: null,
  },
  {
    id: 'D6',
    name: 'cofactor-signs-missing',
    rule: { determinant: determinant.cofactorSignsMissing },
    sentence: (facts) => say`The expansion${along(facts)} has no alternating signs.`,
    question: 'Which signs does the chess board give to the terms of this expansion?',
    misconception: misconception('determinant', 'expansion-with-plus-only'),
  },
  {
    id: 'D7',
    name: 'signs-begin-with-minus',
    rule: { determinant: determinant.signsExchanged },
    sentence: (facts) => say`A sign of the expansion${along(facts)} does not fit the chess board.`,
    question: 'Which sign has the chess board at the place of each entry?',
    misconception: misconception('cofactors', 'cofactor-sign-of-entry'),
  },
  {
    id: 'D8',
    name: 'wrong-minor',
    rule: { determinant: determinant.wrongMinor },
    sentence: ({ row, column }) =>
      say`The minor that belongs to row ${row ?? ''}, column ${column ?? ''} is made from other rows or columns.`,
    question: 'Which row and which column are struck out for this entry?',
    misconception: null,
  },
  {
    id: 'D9',
    name: 'foreign-cofactors',
    rule: { determinant: determinant.foreignCofactors },
    sentence: (facts) => say`The minors${along(facts)} are multiplied by the entries of another one.`,
    question: 'From which row or column do the entries in front of the minors come?',
    misconception: null,
  },
  {
    id: 'D10',
    name: 'coefficient-missing',
    rule: {
      determinant: determinant.coefficientMissing,
      continuation: onlyOfDeterminants(continuation.continuedCoefficientMissing),
    },
    sentence: 'A minor stands without the entry that it is to be multiplied by.',
    question: 'By which entry is each minor multiplied?',
    misconception: null,
  },
  {
    id: 'D11',
    name: 'plus-in-minors',
    rule: {
      determinant: determinant.plusInMinors,
      continuation: onlyOfDeterminants(continuation.continuedPlusInMinors),
      adjugate: inverse.plusInMinorsOfInverse,
    },
    sentence: 'In the small determinants the two products are added; the second one is to be subtracted.',
    question: 'Which sign stands between the two products of a determinant of two rows?',
    misconception: misconception('determinant', 'minus-a-negative'),
  },
  {
    id: 'D12',
    name: 'sarrus-all-plus',
    rule: { determinant: determinant.sarrusAllPlus },
    sentence: 'All six products are added; three of them are to be subtracted.',
    question: 'Which three of the six products are subtracted?',
    misconception: null,
  },
  {
    id: 'D13',
    name: 'sarrus-no-wrap',
    rule: { determinant: determinant.sarrusNoWrap },
    sentence: 'Only the two diagonals inside the matrix are used; those that go round are missing.',
    question: 'How many products does the rule of Sarrus have?',
    misconception: null,
  },
  {
    id: 'D14',
    name: 'sarrus-reversed',
    rule: { determinant: determinant.sarrusReversed },
    sentence: 'The products of the two directions are exchanged: those downwards are added.',
    question: 'Which direction of diagonals is added, and which one is subtracted?',
    misconception: null,
  },
  {
    id: 'D15',
    name: 'sarrus-4x4',
    rule: { determinant: determinant.sarrusTooLarge },
    sentence: 'The rule of Sarrus holds for three rows only.',
    question: 'For which size does the rule of Sarrus hold?',
    misconception: misconception('determinant', 'sarrus-for-four-rows'),
  },
  {
    id: 'D16',
    name: 'swap-without-sign',
    rule: { reduction: reduction.swapWithoutSign },
    sentence: 'Two rows are exchanged, or a row changes its sign, and the sign of the determinant is left as it was.',
    question: 'What does the exchange of two rows do to a determinant?',
    misconception: null,
  },
  {
    id: 'D17',
    name: 'scaling-not-compensated',
    rule: { reduction: reduction.scalingNotCompensated },
    sentence: ({ factor }) =>
      say`A row is multiplied by ${shown(factor)}, and the number in front does not make up for it.`,
    question: 'What happens to a determinant when a row is divided by a number?',
    misconception: null,
  },
  {
    id: 'D18',
    name: 'compensated-the-wrong-way',
    rule: { reduction: reduction.compensatedTheWrongWay },
    sentence: ({ factor }) =>
      say`A row is multiplied by ${shown(factor)}; the number in front is multiplied too, where it is to be divided.`,
    question: 'Must the number in front be multiplied or divided, so that the value stays?',
    misconception: null,
  },
  {
    id: 'D19',
    name: 'multiple-of-target-forgotten',
    rule: { reduction: reduction.multipleOfTargetForgotten },
    sentence: ({ factor }) =>
      say`The changed row itself is multiplied by ${shown(factor)}; that multiplies the determinant too.`,
    question: 'Which part of this row operation changes the determinant?',
    misconception: misconception('determinant', 'multiplied-row-forgotten'),
  },
  {
    id: 'D20',
    name: 'factor-comes-out-once',
    rule: { 'determinant-of-multiple': determinant.factorOnce },
    sentence: ({ factor, size }) =>
      say`The factor ${shown(factor)} stands in each of the ${size ?? ''} rows; it comes out once.`,
    question: 'From how many rows does the factor come out?',
    misconception: misconception('determinant', 'factor-comes-out-once'),
  },
  {
    id: 'D21',
    name: 'determinant-of-sum',
    rule: { 'determinant-of-sum': determinant.determinantOfSum },
    sentence: 'The determinants of the two matrices are added; the determinant of a sum is not that sum.',
    question: 'Is the determinant of a sum the sum of the determinants?',
    misconception: misconception('determinant', 'determinant-of-a-sum'),
  },
  {
    id: 'D22',
    name: 'diagonal-too-early',
    rule: { determinant: determinant.diagonalTooEarly },
    sentence: 'The diagonal is multiplied though the matrix is not triangular.',
    question: 'For which matrices is the product of the diagonal the determinant?',
    misconception: null,
  },
  {
    id: 'D23',
    name: 'zero-times',
    rule: { determinant: determinant.zeroTimes, continuation: notOfStatistics(continuation.continuedZeroTimes) },
    sentence: 'A product with the factor 0 is counted as if the 0 were a 1.',
    question: 'What is 0 times a number?',
    misconception: null,
  },
  {
    id: 'D24',
    name: 'term-omitted',
    rule: { determinant: determinant.termOmitted, continuation: onlyOfDeterminants(continuation.continuedTermOmitted) },
    sentence: 'A term of the sum is missing.',
    question: 'How many terms does the sum have?',
    misconception: null,
  },
  {
    id: 'D25',
    name: 'factor-from-other-place',
    rule: { determinant: determinant.factorFromOtherPlace },
    sentence: 'One of the six products has a factor from another place of the matrix.',
    question: 'Which three entries does each of the six products hold?',
    misconception: null,
  },
  {
    id: 'P1',
    name: 'entrywise-product',
    rule: { product: product.entrywiseProduct, power: product.powerAsEntrywiseProduct },
    sentence: 'The matrices are multiplied entry by entry.',
    question: 'Which row and which column meet in an entry of the product?',
    misconception: misconception('matmul', 'matmul-entry-by-entry'),
  },
  {
    id: 'P2',
    name: 'row-times-row',
    rule: { product: product.rowTimesRow },
    sentence: 'Rows are multiplied by rows; the second matrix gives columns.',
    question: 'What does the second matrix give: its rows or its columns?',
    misconception: null,
  },
  {
    id: 'P3',
    name: 'column-times-column',
    rule: { product: product.columnTimesColumn },
    sentence: 'Columns are multiplied by columns; the first matrix gives rows.',
    question: 'What does the first matrix give: its rows or its columns?',
    misconception: null,
  },
  {
    id: 'P4',
    name: 'order-reversed',
    rule: { product: product.orderReversed },
    sentence: 'The factors are multiplied in the other order.',
    question: 'Which matrix stands on the left?',
    misconception: misconception('matmul', 'matmul-commutes'),
  },
  {
    id: 'P5',
    name: 'result-transposed',
    rule: { product: product.resultTransposed },
    sentence: 'The entries are right, but rows and columns of the result are exchanged.',
    question: 'In which row and column belongs the entry from row 1 and column 2?',
    misconception: null,
  },
  {
    id: 'P6',
    name: 'first-products-only',
    rule: { product: product.firstProductsOnly },
    sentence: 'Each entry holds only the first of its products.',
    question: 'How many products are added for one entry?',
    misconception: null,
  },
  {
    id: 'P7',
    name: 'sums-for-products',
    rule: { product: product.sumsForProducts },
    sentence: 'Entries of the row and the column are added instead of multiplied.',
    question: 'What is done with the pairs before they are added?',
    misconception: null,
  },
  {
    id: 'P8',
    name: 'product-of-sums',
    rule: { product: product.productOfSums },
    sentence: 'The sum of the row is multiplied by the sum of the column.',
    question: 'What comes first: to multiply the pairs or to add?',
    misconception: null,
  },
  {
    id: 'P9',
    name: 'sign-in-a-term',
    rule: {
      'product-cell': product.cellSign,
      'sum-cell': ({ parts }) => product.signsInTerms(parts),
      continuation: continuation.continuedSign,
    },
    sentence: 'One of the terms has the wrong sign.',
    question: 'Which sign has each of the terms?',
    misconception: null,
  },
  {
    id: 'P10',
    name: 'wrong-column',
    rule: { 'product-cell': product.cellOfOtherColumn },
    sentence: 'This is the value of another entry: a neighbouring row or column is used.',
    question: 'Which row and which column meet in this entry?',
    misconception: null,
  },
  {
    id: 'P11',
    name: 'term-repeated-or-omitted',
    rule: { 'product-cell': product.cellTerms, 'sum-cell': ({ parts }) => product.termsRepeated(parts) },
    sentence: 'A term is missing, or stands there twice.',
    question: 'Does each term stand there just once?',
    misconception: null,
  },
  {
    id: 'P12',
    name: 'product-slip',
    rule: { 'product-cell': product.cellProduct, continuation: continuation.continuedProductSlip },
    sentence: 'One of the products is worked out wrong.',
    question: 'What is each of the products?',
    misconception: null,
  },
  {
    id: 'P17',
    name: 'brackets-term-by-term',
    rule: { continuation: notOfStatistics(continuation.continuedTermByTerm) },
    sentence:
      'A product of two brackets, or the square of one, is taken term by term; each term of the one meets each term of the other.',
    question: 'How many products come about when two brackets are multiplied?',
    misconception: null,
  },
  {
    id: 'P18',
    name: 'bracket-not-multiplied-through',
    rule: { continuation: notOfStatistics(continuation.continuedFirstTermOnly) },
    sentence: 'What stands before a bracket, a factor or a minus sign, reaches only its first term.',
    question: 'Which terms of the bracket are multiplied by what stands before it?',
    misconception: null,
  },
  {
    id: 'P13',
    name: 'scalar-on-one-row',
    rule: { scaling: entrywise.scalarOnSomeRows },
    sentence: 'Only a part of the rows is multiplied.',
    question: 'Which entries does the factor multiply?',
    misconception: misconception('scalar-multiple', 'scalar-multiple-first-row'),
  },
  {
    id: 'P14',
    name: 'power-entrywise',
    rule: { power: product.powerEntrywise },
    sentence: 'Each entry is raised to the power; a power of a matrix is a product of matrices.',
    question: 'Which product of matrices is the power?',
    misconception: misconception('power', 'power-entry-by-entry'),
  },
  {
    id: 'P15',
    name: 'scalar-added-everywhere',
    rule: { 'multiple-of-identity': entrywise.scalarAddedEverywhere },
    sentence: 'The number is added to every entry; the identity matrix has it on the diagonal only.',
    question: 'Which entries of the identity matrix are not 0?',
    misconception: misconception('add', 'add-number-to-diagonal'),
  },
  {
    id: 'P16',
    name: 'shape',
    rule: { product: product.shapeExchanged },
    sentence: 'The result has the wrong shape: rows and columns are exchanged.',
    question: 'How many rows and columns has the product?',
    misconception: null,
  },
  {
    id: 'T1',
    name: 'rotated',
    rule: { transposing: entrywise.rotated },
    sentence: 'The matrix is turned by a quarter, not transposed.',
    question: 'Which entries stay where they are when a matrix is transposed?',
    misconception: misconception('transpose', 'transpose-is-a-quarter-turn'),
  },
  {
    id: 'T2',
    name: 'other-diagonal',
    rule: { transposing: entrywise.otherDiagonal },
    sentence: 'The matrix is mirrored in the other diagonal.',
    question: 'Which diagonal stays where it is when a matrix is transposed?',
    misconception: null,
  },
  {
    id: 'T3',
    name: 'transposed-in-the-same-order',
    rule: { product: product.transposedInTheSameOrder },
    sentence: 'The factors are transposed, but their order is kept.',
    question: 'In which order do the transposed factors stand?',
    misconception: misconception('transpose', 'transpose-keeps-the-order-of-factors'),
  },
  {
    id: 'T4',
    name: 'double-negative',
    rule: { 'pair-cell': entrywise.doubleNegative, sum: entrywise.allDoubleNegatives },
    sentence: 'A negative number is subtracted as if it were positive.',
    question: 'What is minus a negative number?',
    misconception: misconception('subtract', 'subtract-two-minus-signs'),
  },
  {
    id: 'T5',
    name: 'subtraction-reversed',
    rule: { sum: entrywise.subtractionReversed },
    sentence: 'The matrices are subtracted the other way round.',
    question: 'Which matrix is subtracted from which?',
    misconception: misconception('subtract', 'subtract-commutes'),
  },
  {
    id: 'T6',
    name: 'neighbour-cell',
    rule: { 'pair-cell': entrywise.neighbourCell },
    sentence: 'An entry from another place is taken.',
    question: 'Which two entries stand at this place?',
    misconception: null,
  },
  {
    id: 'T7',
    name: 'trace-other-diagonal',
    rule: { trace: entrywise.traceOfOtherDiagonal },
    sentence: 'The other diagonal is added.',
    question: 'Where does the main diagonal begin?',
    misconception: misconception('trace', 'trace-of-the-other-diagonal'),
  },
  {
    id: 'T8',
    name: 'trace-as-product-or-all',
    rule: { trace: entrywise.traceAsProductOrAll },
    sentence: 'The diagonal is multiplied, or all entries are added.',
    question: 'Which entries are added for the trace?',
    misconception: null,
  },
  {
    id: 'I1',
    name: 'not-divided',
    rule: { adjugate: inverse.notDivided },
    sentence: 'The division by the determinant is missing.',
    question: 'By what is the adjugate divided?',
    misconception: misconception('inverse', 'division-forgotten'),
  },
  {
    id: 'I2',
    name: 'multiplied-by-determinant',
    rule: { adjugate: inverse.multipliedByDeterminant },
    sentence: 'The adjugate is multiplied by the determinant instead of divided.',
    question: 'Is the adjugate multiplied or divided by the determinant?',
    misconception: null,
  },
  {
    id: 'I3',
    name: 'swapped-only',
    rule: { adjugate: inverse.swappedOnly },
    sentence: 'The diagonal is exchanged, but the other two entries keep their signs.',
    question: 'What happens to the entries that are not on the diagonal?',
    misconception: null,
  },
  {
    id: 'I4',
    name: 'negated-only',
    rule: { adjugate: inverse.negatedOnly },
    sentence: 'Two entries change their signs, but the diagonal is not exchanged.',
    question: 'What happens to the entries of the diagonal?',
    misconception: null,
  },
  {
    id: 'I5',
    name: 'wrong-diagonal',
    rule: { adjugate: inverse.wrongDiagonal },
    sentence: 'The diagonals are mixed up: the main diagonal is exchanged, the other one changes its signs.',
    question: 'Which diagonal is exchanged, and which one changes its signs?',
    misconception: null,
  },
  {
    id: 'I6',
    name: 'reciprocals',
    rule: { adjugate: inverse.reciprocals },
    sentence: 'Each entry is turned into its reciprocal; that is no inverse matrix.',
    question: 'What must the product of a matrix and its inverse be?',
    misconception: misconception('inverse', 'reciprocal-entries'),
  },
  {
    id: 'I7',
    name: 'wrong-determinant',
    rule: { adjugate: inverse.wrongDeterminant },
    sentence: ({ divisor }) => say`The adjugate is divided by ${shown(divisor)}, which is not the determinant.`,
    question: 'What is the determinant?',
    misconception: null,
  },
  {
    id: 'I8',
    name: 'divided-in-part',
    rule: { adjugate: inverse.dividedInPart },
    sentence: 'Only a part of the entries is divided by the determinant.',
    question: 'Which entries are divided by the determinant?',
    misconception: null,
  },
  {
    id: 'I9',
    name: 'not-transposed',
    rule: { adjugate: inverse.notTransposed },
    sentence: 'The matrix of cofactors is not transposed.',
    question: 'What is done with the cofactors before they are divided?',
    misconception: misconception('cofactors', 'adjugate-without-transposing'),
  },
  {
    id: 'I10',
    name: 'no-cofactor-signs',
    rule: { adjugate: inverse.withoutCofactorSigns },
    sentence: 'The alternating signs of the cofactors are missing.',
    question: 'Which minors change their sign?',
    misconception: null,
  },
  {
    id: 'I11',
    name: 'transpose-for-adjugate',
    rule: { adjugate: inverse.transposeForAdjugate },
    sentence: 'The matrix itself is transposed; the adjugate is made from its cofactors.',
    question: 'From what is the adjugate made?',
    misconception: null,
  },
  {
    id: 'I13',
    name: 'inverse-in-the-same-order',
    rule: { 'inverse-of-product': inverse.inverseInTheSameOrder },
    sentence: 'The inverses are multiplied in the same order as the factors.',
    question: 'Which of two steps is undone first?',
    misconception: misconception('inverse', 'product-in-the-same-order'),
  },
  {
    id: 'I15',
    name: 'entry-times-cofactor',
    rule: { adjugate: inverse.entryTimesCofactor },
    sentence: 'Each cofactor is multiplied by its entry; that belongs to the determinant only.',
    question: 'Are the cofactors multiplied by the entries in the adjugate?',
    misconception: null,
  },
  {
    id: 'C1',
    name: 'lambda-everywhere',
    rule: { charpoly: eigen.unknownEverywhere },
    sentence: 'The unknown is subtracted from every entry; it belongs on the diagonal only.',
    question: 'From which entries is the unknown subtracted?',
    misconception: null,
  },
  {
    id: 'C2',
    name: 'trace-sign',
    rule: { charpoly: eigen.traceSign },
    sentence: 'The unknown is added where it is to be subtracted, or the trace has the wrong sign.',
    question: 'Which sign has the trace in the polynomial?',
    misconception: misconception('charpoly', 'sign-of-the-trace'),
  },
  {
    id: 'C3',
    name: 'diagonal-as-eigenvalues',
    rule: { eigenvalues: eigen.diagonalAsEigenvalues },
    sentence: 'These are the entries of the diagonal; the matrix is not triangular.',
    question: 'For which matrices are the entries of the diagonal the eigenvalues?',
    misconception: misconception('charpoly', 'diagonal-entries-as-roots'),
  },
  {
    id: 'C4',
    name: 'off-diagonal-forgotten',
    rule: { charpoly: eigen.offDiagonalForgotten },
    sentence: 'The product of the entries beside the diagonal is missing.',
    question: 'Which product is subtracted from that of the diagonal?',
    misconception: null,
  },
  {
    id: 'C5',
    name: 'plus-bc',
    rule: { charpoly: eigen.plusOffDiagonal },
    sentence: 'The product of the entries beside the diagonal is added; it is to be subtracted.',
    question: 'Which sign stands between the two products of a determinant of two rows?',
    misconception: null,
  },
  {
    id: 'C6',
    name: 'root-signs',
    rule: { eigenvalues: eigen.rootSigns },
    sentence: 'The roots have the wrong signs.',
    question: 'For which number does each factor become 0?',
    misconception: null,
  },
  {
    id: 'C7',
    name: 'zero-eigenvector',
    rule: { eigenvector: eigen.zeroEigenvector },
    sentence: 'The zero vector is never an eigenvector.',
    question: 'Which vector is excluded from the eigenvectors?',
    misconception: null,
  },
  {
    id: 'C8',
    name: 'coefficients-as-vector',
    rule: { eigenvector: eigen.coefficientsAsVector },
    sentence: 'These are the coefficients of an equation, not a solution of it.',
    question: 'Does the vector solve the equation of each row?',
    misconception: null,
  },
  {
    id: 'C9',
    name: 'eigenvalues-of-echelon',
    rule: { eigenvalues: eigen.eigenvaluesOfEchelonForm },
    sentence: 'These stand on the diagonal of an echelon form; row operations change eigenvalues.',
    question: 'Do row operations keep the eigenvalues?',
    misconception: misconception('charpoly', 'reduced-first'),
  },
  {
    id: 'C10',
    name: 'multiplicity-lost',
    rule: { eigenvalues: eigen.multiplicityLost },
    sentence: 'An eigenvalue is a multiple root and is listed once only.',
    question: 'How often is each eigenvalue a root of the polynomial?',
    misconception: null,
  },
  {
    id: 'V1',
    name: 'other-divisor',
    rule: { statistic: statistic.otherDivisor },
    sentence: 'The sum of the squares is divided by the other of the two possible numbers.',
    question: 'Is the sum divided by the number of values, or by one less?',
    misconception: misconception('variance', 'always-one-less'),
  },
  {
    id: 'V2',
    name: 'median-unsorted',
    rule: { statistic: statistic.medianUnsorted },
    sentence: 'This is the middle of the values as they stand; they are not sorted.',
    question: 'In which order must the values stand before the middle is taken?',
    misconception: misconception('median', 'unsorted-middle'),
  },
  {
    id: 'V3',
    name: 'other-axis',
    rule: { statistic: statistic.otherAxis },
    sentence: 'Rows and columns are exchanged.',
    question: 'Is there one number for each row, or for each column?',
    misconception: null,
  },
  {
    id: 'V4',
    name: 'divided-by-another-count',
    rule: { statistic: statistic.otherCount },
    sentence: 'The sum is divided by another number than the count of the values.',
    question: 'How many values are added?',
    misconception: null,
  },
];

/** Slips of row operations that single values have too; what is said of them stands in the list of row operations. */
const ENTRY_RULES: readonly Pick<ValueSlip, 'id' | 'rule'>[] = [
  { id: 'E3', rule: { entry: signOfResult } },
  { id: 'E14', rule: { entry: oneOrTenOff } },
  { id: 'E34', rule: { entry: digitSlip } },
];

/** Everything that predicts lines of values. */
export const VALUE_RULES: readonly Pick<ValueSlip, 'id' | 'rule'>[] = [...VALUE_SLIPS, ...ENTRY_RULES];
