// Questions about null spaces and left null spaces: which vector lies in one, an entry that brings it in, dimensions, a line made of
// others, a slip in a product, a matrix of one's own, recipes.

import { solvedFor } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  power,
  relation,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  listExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { drawLine, mixed, rankOf } from '../drawn-rows.ts';
import type { Side } from './solve.ts';
import { wrongVector } from './mistake.ts';
import { balancedReaction } from './word-problems.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

/** What differs between the two spaces: vectors from the right combine columns, those from the left combine rows. */
interface Words {
  readonly space: string;
  readonly lines: 'columns' | 'rows';
  readonly line: 'column' | 'row';
}

const WORDS: { readonly [S in Side]: Words } = {
  right: { space: 'null space', lines: 'columns', line: 'column' },
  left: { space: 'left null space', lines: 'rows', line: 'row' },
};

/** The matrix whose columns, or rows, are these lists. */
function madeOf(lines: Rows, side: Side): Rows {
  return side === 'left' ? lines : transposedRows(lines);
}

/** A times a column, or a row times A. */
function productWith(vector: Expression, side: Side): Expression {
  return side === 'right' ? times(A, vector) : times(power(vector, word('T')), A);
}

/** How the product with a vector is worked out. */
function stepsWith(a: Rows, vector: readonly number[], side: Side): readonly [Expression, Expression] {
  return side === 'right'
    ? productSteps(
        a,
        vector.map((entry) => [entry]),
      )
    : productSteps([vector], a);
}

function columnOf(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

/** Lines whose combination with these factors is zero; the last factor is 1 or -1. */
function drawRelated(random: Random, factors: readonly number[], length: number): Rows {
  return drawUntil(
    () => {
      const free = factors.slice(0, -1).map(() => drawLine(random, length));
      const made = free.reduce<readonly number[]>(
        (known, entries, place) => mixed(1, known, factors[place], entries),
        entriesOfZero(length),
      );
      const last = factors[factors.length - 1];
      return [...free, made.map((entry) => (entry === 0 ? 0 : -entry * last))];
    },
    (drawn) =>
      rankOf(drawn) === Math.min(factors.length - 1, length) && drawn.flat().every((entry) => Math.abs(entry) <= 20),
  );
}

function entriesOfZero(length: number): readonly number[] {
  return Array.from({ length }, () => 0);
}

function drawFactors(random: Random, amount: number): readonly number[] {
  return [...Array.from({ length: amount - 1 }, () => drawNonzero(random, 3)), random.pick([1, -1])];
}

function isTakenToZero(a: Rows, vector: readonly number[], side: Side): boolean {
  const lines = side === 'left' ? a : transposedRows(a);
  return lines[0].every((_, place) => vector.reduce((total, factor, k) => total + factor * lines[k][place], 0) === 0);
}

function whichIsTakenToZero(side: Side): QuestionMaker {
  const { space, lines: nouns } = WORDS[side];
  return {
    objective: 'test-a-vector',
    kind: 'decide',
    draw: (random, difficulty) => {
      const amount = depth(difficulty, 2, 3, 3);
      const { factors, a, wrong } = drawUntil(
        () => {
          const right = drawFactors(random, amount);
          const made = madeOf(drawRelated(random, right, depth(difficulty, 2, 2, 3)), side);
          const turned = right.with(0, -right[0]);
          const moved = right.with(amount - 1, right[amount - 1] + random.pick([1, 2]));
          return { factors: right, a: made, wrong: [turned, moved] };
        },
        (drawn) => drawn.wrong.every((each) => !isTakenToZero(drawn.a, each, side)),
      );
      const [right, ...others] = [factors, ...wrong].map((entries) =>
        option(say`${columnOf(entries)}.`, holds('zero', productWith(columnOf(entries), side))),
      );
      return {
        prompt: say`Which of these vectors lies in the ${space} of ${equal(A, shown(...a))}?`,
        hints: [
          say`There is no need to find a basis: a vector can be tested by itself.`,
          say`Its entries are factors of the ${nouns}. What must these multiples add up to?`,
        ],
        expected: chosen(random, right, ...others),
        solution: [
          say`With ${columnOf(factors)} the product is zero: ${equal(productWith(columnOf(factors), side), ...stepsWith(a, factors, side))}.`,
          ...wrong.map(
            (each) =>
              say`With ${columnOf(each)} it is not: ${equal(productWith(columnOf(each), side), stepsWith(a, each, side)[1])}.`,
          ),
          because(right),
        ],
        names: { A: integerMatrix(a) },
      };
    },
  };
}

function bringIn(side: Side): QuestionMaker {
  const { space, lines: nouns } = WORDS[side];
  return {
    objective: 'test-a-vector',
    kind: 'find-value',
    draw: (random, difficulty) => {
      const amount = depth(difficulty, 2, 3, 4);
      const factors = drawFactors(random, amount);
      const lines = drawRelated(random, factors, 2);
      const a = madeOf(lines, side);
      const place = random.integer(0, amount - 2);
      const k = factors[place];
      // Where the unknown entry counts.
      const at = lines[place][0] === 0 ? 1 : 0;
      const vector = grid(factors.map((entry, other) => [other === place ? K : count(entry)]));
      const others = factors.flatMap((factor, other) =>
        other === place ? [] : [dotted(count(factor), count(lines[other][at]))],
      );
      return {
        prompt: say`For which number ${K} does ${vector} lie in the ${space} of ${equal(A, shown(...a))}?`,
        hints: [
          say`Multiply, and let what comes out be zero: this gives an equation for ${K} with each entry.`,
          say`A single one of these equations is enough to find ${K}, and another one to test it.`,
        ],
        expected: numberExpected(k),
        solution: [
          say`The ${nouns} with the entries as factors must give zero, in the ${at === 0 ? 'first' : 'second'} place ${equal(added([dotted(K, count(lines[place][at])), ...others]), count(0))}.`,
          say`So ${solvedFor(K, { slope: lines[place][at], rest: -k * lines[place][at] })}.`,
        ],
        names: { k: integer(k), A: integerMatrix(a) },
      };
    },
  };
}

function dimension(side: Side): QuestionMaker {
  const { space, line, lines: nouns } = WORDS[side];
  return {
    objective: 'count-free-unknowns',
    kind: 'predict',
    notCompared: ['hard'],
    draw: (random, difficulty) => {
      const [rows, columns] = drawUntil(
        () => [random.integer(3, depth(difficulty, 6, 8, 9)), random.integer(3, 9)] as const,
        ([m, n]) => m !== n,
      );
      const rank = random.integer(1, Math.min(rows, columns) - 1);
      const a = Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (__, j) => (i === j && i < rank ? 1 : 0)),
      );
      const unknowns = side === 'right' ? columns : rows;
      const left = unknowns - rank;
      const other = side === 'right' ? rows - rank : columns - rank;
      const shape = claim(
        say`${A} has ${rows} rows and ${columns} columns`,
        equal(measure('rowCount', A), count(rows)),
        equal(measure('columnCount', A), count(columns)),
      );
      const otherSpace = side === 'right' ? 'left null space' : 'null space';
      const otherSize = measure(side === 'right' ? 'rowCount' : 'columnCount', A);
      const known =
        difficulty === 'hard'
          ? claim(
              say`Its ${otherSpace} has the dimension ${other}`,
              equal(sum(otherSize, negative(measure('rank', A))), count(other)),
            )
          : claim(say`Its rank is ${rank}`, equal(measure('rank', A), count(rank)));
      const isHard = difficulty === 'hard';
      const zeroProduct = side === 'right' ? times(A, B) : times(B, A);
      const [otherUnknowns, otherNoun] = side === 'right' ? [rows, 'row'] : [columns, 'column'];
      return {
        prompt: isHard
          ? say`${shape}. ${known}. The product ${zeroProduct} with a matrix ${B} is a zero matrix. What is the greatest rank that ${B} can have?`
          : say`${shape}. ${known}. What is the dimension of its ${space}?`,
        hints: [
          isHard
            ? say`Each ${line} of ${B} gives zeros with ${A}. In which space does it lie${side === 'right' ? '' : ', written as a column'}?`
            : say`Each vector of the ${space} has ${unknowns} entries, one for each ${line}.`,
          isHard
            ? say`Find the rank of ${A} first: the vectors of its ${otherSpace} have ${otherUnknowns} entries, and ${other} of them ${other === 1 ? 'is' : 'are'} free.`
            : say`How many of these entries are decided by the others?`,
        ],
        expected: numberExpected(left),
        solution: [
          ...(isHard
            ? [
                say`Each vector of the ${otherSpace} has ${otherUnknowns} entries, one for each ${otherNoun}, so the rank is ${claim(say`${equal(sum(count(otherUnknowns), negative(count(other))), count(rank))}`, equal(measure('rank', A), count(rank)))}.`,
              ]
            : []),
          ...(side === 'left'
            ? [
                say`The left null space is the null space of ${power(A, word('T'))}, which has the same rank as ${A}, ${rank}.`,
              ]
            : []),
          say`Each vector of the ${space} has ${unknowns} entries, one for each ${line}: ${rank} ${rank === 1 ? 'belongs to a pivot' : 'belong to pivots'}, and the number of free ones is ${equal(sum(count(unknowns), negative(count(rank))), count(left))}.`,
          ...(isHard
            ? [
                say`The ${nouns} of ${B}${side === 'right' ? '' : ', written as columns,'} are vectors of this space, so at most ${left} of them ${left === 1 ? 'is' : 'are'} independent; where they hold a basis of it, the rank is ${left}.`,
              ]
            : []),
        ],
        names: { A: integerMatrix(a) },
      };
    },
  };
}

function madeOfOthers(side: Side): QuestionMaker {
  const { space, line: noun, lines: nouns } = WORDS[side];
  return {
    objective: 'read-a-dependency',
    kind: 'find-value',
    draw: (random, difficulty) => {
      const wanted = drawList(random, depth(difficulty, 2, 3, 3), { from: -9, to: 9, without: [0] });
      // A hard one is a multiple, which has to be divided.
      const scale = depth(difficulty, 1, 1, random.pick([-3, -2, 2, 3]));
      const factors = [...wanted.map((factor) => -factor * scale), scale];
      // Such a matrix: lines with a single one, and the combination of them.
      const units = wanted.map((_, place) => wanted.map((__, other) => (place === other ? 1 : 0)));
      const a = madeOf([...units, wanted], side);
      return {
        prompt: say`The ${space} of a matrix ${A} holds the vector ${columnOf(factors)}. With which factors do the other ${nouns}, in their order, add up to the last ${noun}?`,
        hints: [
          say`Write down what it means that the vector lies in the ${space}: multiples of the ${nouns} add up to zero.`,
          say`Bring the last ${noun} to the other side of this equation. What happens to the signs?`,
        ],
        expected: listExpected(wanted),
        solution: [
          scale === 1
            ? say`With the entries as factors the ${nouns} add up to zero. The last ${noun} alone on its side is the sum of the others with the opposite factors: ${list(wanted.map(count))}.`
            : say`With the entries as factors the ${nouns} add up to zero. With ${scale} times the last ${noun} alone on its side, the others have the opposite factors: ${list(factors.slice(0, -1).map((factor) => count(-factor)))}.`,
          ...(scale === 1
            ? []
            : [
                say`Divided by ${scale}, these are the factors for the last ${noun} itself: ${list(wanted.map(count))}.`,
              ]),
        ],
        names: { A: integerMatrix(a) },
      };
    },
  };
}

function ownMatrix(side: Side): QuestionMaker {
  const { space, lines: nouns } = WORDS[side];
  return {
    objective: 'test-a-vector',
    kind: 'give-example',
    draw: (random, difficulty) => {
      const amount = depth(difficulty, 2, 3, 4);
      const factors = drawFactors(random, amount);
      const vector = columnOf(factors);
      const found = madeOf(drawRelated(random, factors, depth(difficulty, 1, 2, 2)), side);
      const product = productWith(vector, side);
      const isZeroed: Property = {
        text: say`Its ${space} holds the vector.`,
        fact: holds('zero', product),
        holds: ([given]) =>
          (side === 'right' ? given.columns : given.rows) === amount && isProductZero(given, factors, side),
      };
      const isNotZero: Property = {
        text: say`Not all of its entries are zero.`,
        fact: relation(measure('zeroCount', A), 'less', measure('entryCount', A)),
        holds: ([given]) => rowsOf(given).some((entries) => entries.some((entry) => !isZero(entry))),
      };
      return {
        prompt: say`Give a matrix ${A}, other than a zero matrix, whose ${space} holds ${vector}.`,
        hints: [
          say`How many ${nouns} must it have, so that it can be multiplied with the vector?`,
          say`Choose all of the ${nouns} but the last one. The last follows, since the multiples add up to zero.`,
        ],
        expected: exampleExpected({ A: found }, isZeroed, isNotZero),
        solution: [
          say`With the entries of the vector as factors, the ${nouns} have to add up to zero. All but the last are chosen freely, and the last makes the sum zero.`,
          say`One of many is ${equal(A, shown(...found))}: ${claim(say`its product with the vector is zero`, holds('zero', product))}, ${equal(product, ...stepsWith(found, factors, side))}.`,
        ],
        names: { A: integerMatrix(found) },
      };
    },
  };
}

function isProductZero(given: Matrix, factors: readonly number[], side: Side): boolean {
  const vector = integerMatrix(side === 'right' ? factors.map((entry) => [entry]) : [[...factors]]);
  const product = side === 'right' ? multiplyMatrices(given, vector) : multiplyMatrices(vector, given);
  return product.kind !== 'overflow' && product.kind !== 'float64' && rowsOf(product).flat().every(isZero);
}

export function questionsOf(side: Side): readonly QuestionMaker[] {
  return QUESTIONS[side];
}

const makers = [whichIsTakenToZero, bringIn, dimension, madeOfOthers, wrongVector, ownMatrix, balancedReaction];

const QUESTIONS: { readonly [S in Side]: readonly QuestionMaker[] } = {
  right: makers.map((maker) => maker('right')),
  left: makers.map((maker) => maker('left')),
};
