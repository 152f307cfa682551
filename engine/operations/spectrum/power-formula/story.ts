// The words of the powers of a matrix: how its eigenvalues, eigenvectors and chains make one formula in the exponent.

import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { eigenvalueBlocks, shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { higherLetter } from '../../../algorithms/spectrum/higher-roots-tell.ts';
import type { PowerTerm } from '../../../algorithms/spectrum/power-terms.ts';
import { structureClaim } from '../../../algorithms/structure.ts';
import { show } from '../../../algorithms/characteristic/names.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  indexed,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { entryAt, type Matrix, zeroMatrix } from '../../../exact/matrix.ts';
import { absolute, equals, isZero, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import type { Exact } from '../../../exact/scalar.ts';
import type { EigenInput, EigenMove } from '../eigen/solve.ts';
import { chainBlocks } from '../jordan/chain-tell.ts';
import { columnNames, formWords, isDefective, isJordanForm } from '../jordan/story.ts';
import {
  entriesExpression,
  exactAt,
  factorsOf,
  formulaExpression,
  gridOf,
  multiple,
  N,
  POWER,
  powerOfBase,
  shownMatrix,
} from './formula.ts';
import { hasForm, statedBlocks } from './decimal-formula.ts';
import { inverseBlocks } from './inverse-tell.ts';
import { isToldByQuotient, quotientBlocks } from './quotient-tell.ts';
import { realFormBlocks } from './real-form.ts';
import type { FormulaFacts, PowerFactors, PowerMove } from './solve.ts';

const [A, B, D, I, J, P, LAMBDA] = ['A', 'B', 'D', 'I', 'J', 'P', 'λ'].map(symbol);
const INVERSE = power(P, count(-1));

export const theory: readonly Prose[] = [
  say`The powers of a square matrix are one formula in their exponent ${N}: for each eigenvalue ${LAMBDA} other than zero a matrix that does not depend on ${N}, times ${power(LAMBDA, N)}. Where eigenvectors are missing, such terms with powers of ${N} are added.`,
  say`If the columns of ${P} are independent eigenvectors, then ${A} is ${product('adjacent', P, D, INVERSE)} with a diagonal matrix ${D}, and ${POWER} is ${product('adjacent', P, power(D, N), INVERSE)}: between the factors each ${INVERSE} cancels a ${P}.`,
];

export function task({ a }: EigenInput): Prose {
  return say`Find a formula in ${N} for the power ${POWER} of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a }: EigenInput, moves: readonly PowerMove[]): readonly Block[] {
  return [
    ...openingOf(a),
    ...(moves.some((move) => move.move === 'formula' && isSeen(move.facts)) ? [] : spectrumBlocks(moves)),
    ...moves.flatMap((move) => (move.move === 'formula' ? formulaBlocks(move.facts, moves) : [])),
  ];
}

/** Whether the matrix is made of Jordan blocks, so that its powers need no other matrices. */
function isKnownForm({ a, way }: FormulaFacts): boolean {
  return way.kind === 'factors' && isJordanForm(a, way.factors.p, way.factors.middle);
}

/** Whether the powers are found without eigenvalues. */
function isSeen(facts: FormulaFacts): boolean {
  return facts.way.kind === 'rank-one' || isKnownForm(facts);
}

/** A² = 14A, so Aⁿ = 14ⁿ⁻¹A. */
function rankOneBlocks({ from }: FormulaFacts, trace: Rational, square: Matrix): readonly Block[] {
  const isOne = equals(trace, ONE);
  const multipleOfA = isOne ? A : product('adjacent', number(trace), A);
  return [
    heading(say`Square the matrix`),
    formula(
      equal(power(A, count(2)), matrixExpression(square), multipleOfA),
      say`${claim(say`Every row of ${A} is a multiple of one row`, equal(apply('rank', A), count(1)))}, so ${A} is a column times a row. In the square the row meets the column, and their product is the trace of ${A}.`,
    ),
    heading(say`Go on to the power ${N}`),
    ...boundBlocks(from),
    formula(
      equal(POWER, isOne ? A : product('adjacent', power(number(trace), sum(N, negative(count(1)))), A)),
      isOne
        ? say`Further factors ${A} change nothing either.`
        : say`Each further factor ${A} gives the same number as a factor.`,
    ),
  ];
}

/** Aⁿ block by block. */
function knownBlocks({ from }: FormulaFacts, factors: PowerFactors): readonly Block[] {
  return [
    heading(say`Notice the form of the matrix`),
    paragraph(say`${formWords(factors.values)}, and its powers are those of its blocks.`),
    heading(say`Raise the blocks to the power`),
    ...boundBlocks(from),
    formula(equal(POWER, raisedBlocks(factors)), RAISED_BLOCKS),
  ];
}

function spectrumBlocks(moves: readonly PowerMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  const spaces = moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : []));
  return [
    ...characteristicBlocks(
      moves.flatMap((move) => (move.move === 'polynomial' ? [move.facts.step] : [])),
      'without-check',
    ),
    ...eigenvalueBlocks(found.facts),
    ...(spaces.length === 0 ? [] : eigenspaceBlocks(spaces, found.facts, 'used')),
  ];
}

function formulaBlocks(facts: FormulaFacts, moves: readonly PowerMove[]): readonly Block[] {
  const { way } = facts;
  switch (way.kind) {
    case 'diagonal':
      return isOneMultiple(facts.terms) ? diagonalBlocks(facts) : [...diagonalBlocks(facts), ...sumBlocks(facts)];
    case 'shift':
      return [...shiftBlocks(facts, way.value, way.powers), ...sumBlocks(facts)];
    case 'factors':
      return [
        ...(isKnownForm(facts) ? knownBlocks(facts, way.factors) : factorBlocks(facts, way.factors, moves)),
        ...sumBlocks(facts),
      ];
    case 'rank-one':
      return [...rankOneBlocks(facts, way.trace, way.square), ...sumBlocks(facts)];
    case 'projections':
      return projectionBlocks(facts);
  }
}

/** n ≥ 2: from this exponent on the null space of the power grows no more. */
function boundOf(from: number): Claim {
  return claim(
    [relation(N, 'at-least', count(from))],
    equal(apply('nullity', power(A, count(from))), apply('nullity', power(A, count(from + 1)))),
  );
}

/** "From n = 1 on the powers of 0 are 0": what is said, at every length, before 0ⁿ is left out. */
function boundBlocks(from: number): readonly Block[] {
  if (from === 0) return [];
  const bound = boundOf(from);
  const isSingular = claim(say`${A} is singular`, holds('singular', A));
  return alsoInShort(
    paragraph(
      from === 1
        ? say`${isSingular}, and all positive powers of its eigenvalue zero are zero, so we take ${bound}.`
        : say`${isSingular}, and what belongs to its eigenvalue zero dies out only after some powers, so we take ${bound}.`,
    ),
  );
}

function diagonalBlocks({ a, from, terms }: FormulaFacts): readonly Block[] {
  const places = Array.from({ length: a.rows }, (_, place) => entryAt(a, place * (a.rows + 1)));
  return [
    heading(say`Raise the diagonal to the power`),
    ...(a.rows === 1
      ? []
      : [paragraph(say`${structureClaim('diagonal')}, so each entry of the diagonal is raised by itself.`)]),
    ...boundBlocks(from),
    ...(isOneMultiple(terms)
      ? [
          formula(formulaExpression(terms, a.rows)),
          ...alsoInShort(paragraph(say`This holds if ${N} is a whole number and ${boundOf(from)}.`)),
        ]
      : [
          formula(
            equal(
              POWER,
              gridOf(a.rows, (row, column) => (row === column ? raised(places[row]) : count(0))),
            ),
          ),
        ]),
  ];
}

/** λⁿ, with the values that it always has for 0 and 1. */
function raised(value: Exact): Expression {
  if (isNought(value)) return count(0);
  return powerOfBase(value)[0] ?? count(1);
}

function isNought(x: Exact): boolean {
  return x.kind === 'rational' && isZero(x);
}

function shiftBlocks({ a, terms, from }: FormulaFacts, value: Rational, powers: readonly Matrix[]): readonly Block[] {
  const size = a.rows;
  const zero = matrixExpression(zeroMatrix(size, size));
  const last = powers.length + 1;
  if (isZero(value)) {
    return [
      heading(say`Work out powers until one is zero`),
      ...powers.slice(1).map((shown, k) => formula(equal(power(A, count(k + 2)), matrixExpression(shown)))),
      formula(equal(power(A, count(last)), zero), say`All higher powers are zero, too: ${A} is nilpotent.`),
      ...alsoInShort(paragraph(say`The lower powers do not fit one formula, so we take ${boundOf(from)}.`)),
    ];
  }
  const powerOfB = (exponent: number): Expression => (exponent === 1 ? B : power(B, count(exponent)));
  const scaled = multipleOfUnit(value);
  const split = equal(A, sum(signedUnit(value), B));
  return [
    heading(say`Split off a multiple of the identity`),
    formula(equal(B, sum(A, negativeOf(scaled, value)), matrixExpression(powers[0]))),
    ...powers.slice(1).map((shown, k) => formula(equal(powerOfB(k + 2), matrixExpression(shown)))),
    formula(equal(powerOfB(last), zero), say`The only eigenvalue of ${B} is zero, so its powers die out.`),
    heading(say`Use the binomial theorem`),
    paragraph(
      say`A multiple of the identity commutes with every matrix, so the binomial theorem holds for ${claim([split], split)}. The terms with higher powers of ${B} are zero.`,
    ),
    formula(
      equal(
        POWER,
        power(sum(signedUnit(value), B), N),
        sum(
          ...[0, ...powers.map((_, k) => k + 1)].map((j) =>
            product('adjacent', ...binomialFactors(value, j), j === 0 ? I : powerOfB(j)),
          ),
        ),
      ),
    ),
    heading(say`Put in the matrices`),
    formula(equal(POWER, entriesExpression(terms, size))),
  ];
}

/** 2I, I, for the size of the value. */
function multipleOfUnit(value: Rational): Expression {
  const size = absolute(value);
  return equals(size, ONE) ? I : product('adjacent', number(size), I);
}

function signedUnit(value: Rational): Expression {
  return signOf(value) < 0 ? negative(multipleOfUnit(value)) : multipleOfUnit(value);
}

function negativeOf(scaled: Expression, value: Rational): Expression {
  return signOf(value) < 0 ? scaled : negative(scaled);
}

/** C(n, j) λ^(n−j): n(n − 1)/2 · λ^(n−2). */
function binomialFactors(value: Exact, j: number): readonly Expression[] {
  const isOne = value.kind === 'rational' && equals(value, ONE);
  const raisedValue = isOne ? [] : [power(shownValue(value), j === 0 ? N : sum(N, negative(count(j))))];
  if (j === 0) return raisedValue;
  const falling = Array.from({ length: j }, (_, k) => (k === 0 ? N : sum(N, negative(count(k)))));
  if (j === 1) return [N, ...raisedValue];
  return [quotient(product('adjacent', ...falling), count(factorial(j))), ...raisedValue];
}

function factorial(j: number): number {
  return Array.from({ length: j }, (_, k) => k + 1).reduce((product_, k) => product_ * k, 1);
}

function factorBlocks(
  { a, terms, from }: FormulaFacts,
  factors: PowerFactors,
  moves: readonly PowerMove[],
): readonly Block[] {
  const { values, p } = factors;
  const multiplied = formula(equal(POWER, entriesExpression(terms, a.rows)));
  const isDiagonal = !values.some(isDefective);
  const middle = isDiagonal ? D : J;
  const form = equal(A, product('adjacent', P, middle, INVERSE));
  return [
    ...values.filter(isDefective).flatMap(chainBlocks),
    heading(say`Write down the matrices`),
    formula(equal(P, ...columnNames(values, eigenMoves(moves)), shownMatrix(p)), isDiagonal ? EIGENVECTORS : CHAINS),
    formula(equal(middle, shownMatrix(factors.middle)), isDiagonal ? ORDER : BLOCKS),
    ...inverseBlocks(factors),
    paragraph(
      say`${claim(
        isDiagonal
          ? say`The columns of ${P} are independent eigenvectors, so ${form}`
          : say`The columns of ${P} are independent, so ${P} is invertible and ${form}`,
        holds('invertible', P),
        equal(product('adjacent', A, P), product('adjacent', P, middle)),
      )}.`,
    ),
    heading(say`Raise ${middle} to the power ${N}`),
    ...boundBlocks(from),
    formula(equal(power(middle, N), raisedBlocks(factors)), isDiagonal ? RAISED : RAISED_BLOCKS),
    heading(say`Multiply the three matrices`),
    formula(equal(POWER, product('adjacent', P, power(middle, N), INVERSE)), CANCELLED),
    ...(isDiagonal
      ? notInShort(formula(equal(product('adjacent', P, power(D, N)), scaledColumns(factors)), SCALED))
      : []),
    ...(isWide(factors, terms) ? [] : isOneMultiple(terms) ? notInShort(multiplied) : [multiplied]),
  ];
}

function eigenMoves(moves: readonly PowerMove[]): readonly EigenMove[] {
  return moves.flatMap((move): readonly EigenMove[] => (move.move === 'formula' ? [] : [move]));
}

/** Whether each entry of the product would be a long sum of powers of numbers with roots. */
function isWide({ values, p }: PowerFactors, terms: readonly PowerTerm[]): boolean {
  return p.rows > 2 && !values.some(isDefective) && terms.some(({ base }) => base.kind !== 'rational');
}

const BY_COLUMNS = say`Each column of ${product('adjacent', P, power(D, N))} times the row of ${INVERSE} with the same number is a power of an eigenvalue times a matrix. We add up these products.`;

/** Whether the formula is one power times a matrix: then its entries say nothing more. */
function isOneMultiple(terms: readonly PowerTerm[]): boolean {
  return terms.length < 2 && terms.every(({ degree }) => degree === 0);
}

const EIGENVECTORS = say`The columns are eigenvectors.`;
const CHAINS = say`The columns are the chains, each with its eigenvector first.`;
const ORDER = say`On the diagonal stand their eigenvalues, in the same order.`;
const BLOCKS = say`Each chain gives a block: the eigenvalue on the diagonal, and a one above it for each vector after the first.`;
const RAISED = say`Each entry of the diagonal is raised by itself.`;
const RAISED_BLOCKS = say`Each block is raised by itself. It is a multiple of the identity and a matrix whose powers die out, so the binomial theorem gives the entries above the diagonal.`;
const CANCELLED = say`In a product of ${N} equal factors each ${INVERSE} cancels the ${P} behind it.`;
const SCALED = say`A diagonal matrix on the right multiplies the columns.`;

/** The power of the matrix in the middle, block by block. */
function raisedBlocks({ blocks, p }: PowerFactors): Expression {
  const places = blocks.flatMap(({ value, size }, block) => Array.from({ length: size }, () => ({ value, block })));
  return gridOf(p.rows, (row, column) => {
    const { value, block } = places[row];
    if (row === column) return raised(value);
    if (block !== places[column].block || column < row || isNought(value)) return count(0);
    const factors = binomialFactors(value, column - row);
    return factors.length === 1 ? factors[0] : product('adjacent', ...factors);
  });
}

function scaledColumns({ blocks, p }: PowerFactors): Expression {
  return gridOf(p.rows, (row, column) => {
    const value = exactAt(p, row * p.rows + column);
    const { value: eigenvalue } = blocks[column];
    if (isNought(value) || isNought(eigenvalue)) return count(0);
    return multiple(value, powerOfBase(eigenvalue));
  });
}

/** How nλⁿ⁻¹ becomes nλⁿ; for the eigenvalue 1 no power is written. */
const LOWER = say` To have the same power everywhere we write ${power(LAMBDA, sum(N, negative(count(1))))} as ${quotient(power(LAMBDA, N), LAMBDA)}.`;

function lowerWords(terms: readonly PowerTerm[]): Prose {
  return terms.some((term) => term.degree > 0 && factorsOf({ ...term, degree: 0 }).length > 0) ? LOWER : [];
}

/** The formula sorted by the powers, for which exponents it holds, and that it gives the matrix itself. */
function sumBlocks({ a, terms, from, way }: FormulaFacts): readonly Block[] {
  return [
    heading(say`State the formula`),
    ...(isOneMultiple(terms)
      ? []
      : way.kind === 'factors' && isWide(way.factors, terms)
        ? [paragraph(BY_COLUMNS)]
        : [paragraph(say`We collect what belongs to the same powers.${lowerWords(terms)}`)]),
    formula(formulaExpression(terms, a.rows)),
    ...realFormBlocks(terms, a.rows),
    ...alsoInShort(paragraph(say`This holds if ${N} is a whole number and ${boundOf(from)}.`)),
    ...(way.kind === 'diagonal' ? [] : checkBlocks(a, terms, from)),
  ];
}

function checkBlocks(a: Matrix, terms: readonly PowerTerm[], from: number): readonly Block[] {
  if (from > 1 || terms.length === 0) return [];
  const shown = terms.map(({ base, coefficient }) => {
    const isOne = base.kind === 'rational' && equals(base, ONE);
    return isOne ? shownMatrix(coefficient) : product('adjacent', shownValue(base), shownMatrix(coefficient));
  });
  return notInShort(
    heading(say`Check the result`),
    formula(equal(added(shown), matrixExpression(a)), say`For the exponent one the formula must give ${A} itself.`),
  );
}

/** Where the eigenvalues lie in no common field, each of them has its matrix. */
function projectionBlocks(facts: FormulaFacts): readonly Block[] {
  const { terms, from } = facts;
  const named = terms.filter(({ base }) => hasForm(base));
  const isWhole = named.length === terms.length;
  const isSimple = from <= 1 && terms.every(({ degree }) => degree === 0);
  return [
    heading(say`Find the matrix of each eigenvalue`),
    paragraph(isSimple ? PROJECTIONS : PARTS),
    ...boundBlocks(from),
    ...namedBlocks(terms),
    ...higherBlocks(facts),
    ...(isWhole
      ? sumBlocks(facts)
      : statedBlocks(facts, say`This holds if ${N} is a whole number and ${boundOf(from)}.`)),
  ];
}

const PROJECTIONS = say`To each eigenvalue belongs a matrix that leaves its eigenvectors alone and takes those of the others to zero: the product of the differences of ${A} and the other eigenvalues times ${I}, divided by the number by which that product stretches an eigenvector. In ${POWER} it is multiplied by the power of its eigenvalue.`;
const PARTS = say`To each eigenvalue belongs a matrix that leaves its generalised eigenvectors alone and takes those of the others to zero. In ${POWER} it is multiplied by the power of its eigenvalue; where eigenvectors are missing, powers of ${N} stand beside it.`;

/** The matrices of one eigenvalue, and what the power makes of the first: AⁿE₁ = λⁿE₁ + nλⁿE₂. */
function namedBlocks(terms: readonly PowerTerm[]): readonly Block[] {
  return terms.flatMap((term, k) => {
    if (!hasForm(term.base)) return [];
    const own = terms.flatMap((other, place) => (other.base === term.base ? [place] : []));
    const shown = own.map((place) => product('adjacent', ...factorsOf(terms[place]), indexed('E', place + 1)));
    return [
      formula(equal(indexed('E', k + 1), shownMatrix(term.coefficient))),
      ...(k === own.at(-1) ? [formula(equal(product('adjacent', POWER, indexed('E', own[0] + 1)), added(shown)))] : []),
    ];
  });
}

/** For each factor of degree 3 or more one matrix of polynomials in λ for all of its roots, and one more for each power of n. */
function higherBlocks({ a, terms, spectrum }: FormulaFacts): readonly Block[] {
  const places = spectrum.factors.flatMap(({ factor }, place) => (factor.length > 3 ? [place] : []));
  const ofFirstRoots = places.flatMap((place, k) => {
    const first = terms.find(({ factor }) => factor === place)?.base;
    return terms.filter(({ base }) => base === first).map((term) => ({ term, letter: higherLetter(k, spectrum) }));
  });
  return ofFirstRoots.flatMap(({ term: { coefficient, degree, factor: ofTerm }, letter }, k) => {
    const name = apply(MATRIX_LETTERS[k], LAMBDA);
    if (isToldByQuotient(a, spectrum, ofTerm)) return quotientBlocks(a, spectrum, name, apply(letter, LAMBDA));
    const shown = gridOf(coefficient.rows, (row, column) => {
      const value = exactAt(coefficient, row * coefficient.rows + column);
      return value.kind === 'algebraic' ? show(value.element) : shownValue(value);
    });
    const factor = apply(letter, LAMBDA);
    const words =
      degree === 0
        ? say`Each root ${LAMBDA} of ${factor} has this matrix, whose entries are polynomials in ${LAMBDA}. In ${POWER} it is multiplied by ${power(LAMBDA, N)}.`
        : say`This matrix of the roots ${LAMBDA} of ${factor} is multiplied by ${product('adjacent', degree === 1 ? N : power(N, count(degree)), power(LAMBDA, N))}.`;
    return [formula(equal(name, shown), words)];
  });
}

/** There are at most four such matrices: each belongs to three rows or more. */
const MATRIX_LETTERS = ['X', 'Y', 'Z', 'W'] as const;
