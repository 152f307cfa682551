// The words of the working of a characteristic polynomial.

import { zerosBeside, zeroBlockFacts } from '../blocks-words.ts';
import { type MoveHandlers, folding } from '../moves.ts';
import { counted } from '../wording.ts';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  determinantOf,
  type Expression,
  equal,
  negative,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { isZero, type Rational } from '../../exact/rational.ts';
import { type Determinant, expansionHandlers, gridOf } from './expansion-tell.ts';
import { multiplicities } from './factors.ts';
import { faddeevHandlers } from './faddeev-tell.ts';
import type { TriangularKind } from './features.ts';
import { keptFactors, keptPaths } from './kept-factors.ts';
import { A, LAMBDA, POLYNOMIAL, SCALED_IDENTITY, SHIFTED, SHIFTED_BEYOND, shiftedOf, show, sizeFact } from './names.ts';
import { fieldResultBlocks } from './over-field-tell.ts';
import { principalHandlers } from './principal-tell.ts';
import { productLines, productOf } from './product-tell.ts';
import { rankOneBlocks, rankOneShift } from './rank-one-tell.ts';
import { resultBlocks } from './result-tell.ts';
import { type CharacteristicMove, type CharacteristicMoves, type Choice, linearFactor, shiftedRows } from './solve.ts';

/** The blocks from the choice of a method to the polynomial, its factors and its roots. */
export function characteristicBlocks(
  moves: readonly CharacteristicMove[],
  ending: 'with-check' | 'without-check',
): readonly Block[] {
  const diagonal = moves.find(({ move }) => move === 'diagonal');
  if (ending === 'without-check' && diagonal?.move === 'diagonal') return triangularBlocks(moves, diagonal.facts.roots);
  const result = moves.find(({ move }) => move === 'result');
  if (ending === 'without-check' && result?.move === 'result') {
    const c = rankOneShift(result.facts.a);
    if (c !== null) return rankOneBlocks(result.facts.a, c);
  }
  const isExhausted = moves.some(({ move }) => move === 'exhausted');
  const expansions = moves.filter((move) => move.move === 'expand');
  const turned = moves.some((move) => move.move === 'shift' && move.facts.turned);
  const parts = partsOf(moves);
  const all = {
    ...handlersFor({ turned, isKept: keptPaths(expansions), isMultipliedOut: ending === 'with-check' }),
    blocks: (facts: CharacteristicMoves['blocks']) => blockLines(facts, ending),
    result: (facts: CharacteristicMoves['result']) => resultBlocks(facts, isExhausted, parts, ending),
    fieldResult: (facts: CharacteristicMoves['fieldResult']) => fieldResultBlocks({ ...facts, isExhausted }, ending),
  };
  return moves.flatMap((move) => foldMove(move, all));
}

/** Of a triangular matrix the factors are known at once, and for its roots they need not be multiplied out. */
function triangularBlocks(moves: readonly CharacteristicMove[], roots: readonly Rational[]): readonly Block[] {
  return [
    heading(say`Read off the characteristic polynomial`),
    ...moves.flatMap((move) =>
      move.move === 'choose' ? [paragraph(choices[move.facts.choice](move.facts, SHIFTED))] : [],
    ),
    formula(equal(POLYNOMIAL, determinantOf(SHIFTED))),
    formula(equal(POLYNOMIAL, productOf(roots.map((root) => linearFactor(root, false)))), PRODUCT_OF_DIAGONAL),
  ];
}

const PRODUCT_OF_DIAGONAL = say`The determinant of a triangular or diagonal matrix is the product of the entries of its main diagonal.`;

/** What the working has shown the polynomial to be a product of; null where it is no product. */
function partsOf(moves: readonly CharacteristicMove[]): readonly Polynomial[] | null {
  const result = moves.find((move) => move.move === 'result');
  const parts = moves.flatMap((move) => {
    if (move.move === 'blocks') return factorsOfBlocks(move.facts);
    return move.move === 'shift' && result?.facts.working === 'expansion' ? keptFactors(move.facts.rows) : [];
  });
  return parts.length > 1 ? parts : null;
}

function factorsOfBlocks({ blocks, turned }: CharacteristicMoves['blocks']): readonly Polynomial[] {
  return blocks.flatMap((block) => keptFactors(shiftedRows(block, turned)));
}

const foldMove = folding<CharacteristicMoves>();

function handlersFor(
  determinant: Determinant,
): MoveHandlers<Omit<CharacteristicMoves, 'blocks' | 'result' | 'fieldResult'>, readonly Block[]> {
  const shifted = shiftedOf(determinant.turned);
  return {
    ...expansionHandlers(determinant),
    ...faddeevHandlers,
    ...principalHandlers,
    choose: (facts) => [heading(say`Choose a method`), paragraph(choices[facts.choice](facts, shifted))],
    shift: ({ rows, turned }) => [
      heading(
        turned ? say`Subtract ${SCALED_IDENTITY} from the matrix` : say`Subtract the matrix from ${SCALED_IDENTITY}`,
      ),
      formula(
        equal(shifted, gridOf(rows)),
        turned
          ? say`${LAMBDA} is subtracted from the entries of the diagonal only.`
          : say`${LAMBDA} stands on the diagonal only; every entry of ${A} changes its sign.`,
      ),
      formula(
        equal(POLYNOMIAL, determinantOf(shifted), ...(rows.length === 1 ? [show(rows[0][0])] : [])),
        rows.length === 1 ? say`The determinant of a single entry is that entry.` : null,
      ),
    ],
    diagonal: ({ roots, turned }) => {
      const factors = multiplicities(roots);
      return [
        heading(say`Multiply the entries of the main diagonal`),
        formula(
          equal(POLYNOMIAL, productOf(zerosFirst(roots).map((root) => linearFactor(root, turned)))),
          PRODUCT_OF_DIAGONAL,
        ),
        ...(factors.length === 1 && isZero(factors[0].root) ? [] : multiplyOut(roots, turned)),
      ];
    },
    computed: ({ size, reason, exact, named }) => [
      heading(say`Compute the coefficients`),
      paragraph(
        reason === 'size'
          ? say`${claim(say`${A} has ${size} rows`, sizeFact(size))}. The working${named ? ' by the method that was asked for' : ''} would be too long to read, so it is not shown.`
          : say`The working is not shown: the numbers in it would have so many digits that it could not be read.`,
        exact
          ? say`The coefficients are computed in exact arithmetic: nothing is rounded on the way.`
          : say`The coefficients are computed in floating-point arithmetic, so their last digits are not certain.`,
      ),
    ],
  };
}

/** Why each method was taken. */
const choices: { readonly [K in Choice]: (facts: CharacteristicMoves['choose'], shifted: Expression) => Prose } = {
  'one-entry': () =>
    say`${claim(say`${A} has a single entry`, equal(measure('entryCount', A), count(1)))}, so the definition gives the polynomial at once.`,
  triangular: ({ triangular: kind }, shifted) =>
    kind === 'zero' || kind === null
      ? say`${claim(say`Every entry of ${A} is zero`, holds('zero', A))}, so ${shifted} is ${shifted === SHIFTED ? SCALED_IDENTITY : negative(SCALED_IDENTITY)}, and its determinant needs no expansion.`
      : say`${triangularClaims[kind]}, so ${shifted} has only zeros there too, and its determinant needs no expansion.`,
  'two-rows': () =>
    say`${claim(say`${A} has two rows and two columns`, sizeFact(2))}, so the determinant in the definition is a difference of two products. We work it out as it stands.`,
  'three-rows': (_, shifted) =>
    say`${claim(say`${A} has three rows`, sizeFact(3))}, so an expansion of the determinant of ${shifted} needs three minors of two rows each. We expand.`,
  zeros: (_, shifted) =>
    say`${claim(say`Some row or column of ${shifted} holds a zero`, relation(measure('mostZeros', SHIFTED_BEYOND), 'greater', count(0)))}, so a term drops out of an expansion of the determinant. We expand.`,
  'rank-one': () =>
    say`${claim(say`Every row of ${A} is a multiple of one row`, equal(measure('rank', A), count(1)))}. In such a matrix most minors are zero, so we add principal minors.`,
  'no-zeros': () =>
    say`${claim(say`Off the main diagonal ${A} has no zero`, equal(measure('mostZeros', SHIFTED_BEYOND), count(0)))}, so every term of an expansion would stay, with ${LAMBDA} in it. We add principal minors instead, which are numbers.`,
  blocks: () =>
    say`There are blocks of at most two rows along the diagonal of ${A}, and only zeros on one side of them. So the polynomial is a product, and the determinants of the blocks are enough.`,
  'few-zeros': ({ size, zeros }, shifted) =>
    say`${claim(
      say`No row or column of ${shifted} has more than ${counted(zeros, 'zero')}`,
      equal(measure('mostZeros', SHIFTED_BEYOND), count(zeros)),
    )}, so an expansion would begin with ${claim(
      say`${counted(size - zeros, 'minor')}`,
      equal(sum(measure('columnCount', A), negative(measure('mostZeros', SHIFTED_BEYOND))), count(size - zeros)),
    )} with ${LAMBDA} in them. We add principal minors instead, which are numbers.`,
  large: ({ size }) =>
    say`${claim(say`${A} has ${size} rows`, sizeFact(size))}. For so many an expansion and sums of principal minors would be too long to be written out, so we use the Faddeev–LeVerrier method, which takes one product of matrices for each coefficient.`,
};

/** What makes A triangular. */
const triangularClaims: { readonly [K in Exclude<TriangularKind, 'zero'>]: Claim } = {
  diagonal: claim(say`Off the main diagonal ${A} has only zeros`, holds('diagonal', A)),
  upper: claim(say`Below the main diagonal ${A} has only zeros`, holds('upperTriangular', A)),
  lower: claim(say`Above the main diagonal ${A} has only zeros`, holds('lowerTriangular', A)),
};

/** One factor after the other; the factors λ come last, where they only raise the powers. */
function multiplyOut(roots: readonly Rational[], turned: boolean): readonly Block[] {
  const factors = [...roots.filter((root) => !isZero(root)), ...roots.filter(isZero)].map((root) =>
    linearFactor(root, turned),
  );
  return [heading(say`Multiply out`), ...productLines(factors)];
}

/** A factor λ stands before the others. */
function zerosFirst(roots: readonly Rational[]): readonly Rational[] {
  return [...roots.filter(isZero), ...roots.filter((root) => !isZero(root))];
}

/** The determinants of the blocks, one after the other, and their product. */
function blockLines(facts: CharacteristicMoves['blocks'], ending: 'with-check' | 'without-check'): readonly Block[] {
  const { blocks, zeros, turned } = facts;
  const factors = factorsOfBlocks(facts);
  const shifted = blocks.map((block) => shiftedRows(block, turned));
  const bars = shifted.map((rows) => (rows.length === 1 ? show(rows[0][0]) : determinantOf(gridOf(rows))));
  const size = blocks.reduce((total, block) => total + block.length, 0);
  return [
    heading(say`Notice the blocks along the diagonal`),
    formula(
      equal(POLYNOMIAL, product('dot', ...bars)),
      say`${claim(zerosBeside[zeros], ...zeroBlockFacts(A, blocks, size, zeros))}. The determinant of such a matrix is the product of the determinants of its blocks.`,
    ),
    ...shifted.flatMap((rows, index) => {
      if (rows.length === 1) return [];
      const [[a, b], [c, d]] = rows;
      const crossed = sum(product('dot', show(a), show(d)), negative(product('dot', show(b), show(c))));
      return [formula(equal(bars[index], crossed, productOf(keptFactors(rows))))];
    }),
    formula(equal(POLYNOMIAL, productOf(factors))),
    ...(ending === 'without-check' ? [] : [heading(say`Multiply out`), ...productLines(factors)]),
  ];
}
