// Questions about cofactors: signs of places, expansions, the adjugate of singular matrices.

import {
  apply,
  count,
  determinantOf,
  equal,
  grid,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  matrixExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawDistinct, drawInteger, drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { determinantWorking } from '../../../exercises/worked.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { ADJUGATE } from './story.ts';
import { wrongAdjugate, wrongCofactor } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);

const back: QuestionMaker = {
  objective: 'adjugate',
  kind: 'predict',
  draw: (random, difficulty) => {
    const a = drawRows(random, 2, 2, {
      from: depth(difficulty, 1, -9, -20),
      to: depth(difficulty, 9, 9, 20),
      without: [0],
    });
    const [[p, q], [s, t]] = a;
    return {
      prompt: say`The adjugate of a matrix with two rows and two columns is ${shown([t, -q], [-s, p])}. Which matrix is it?`,
      hints: [
        say`What does the adjugate of two rows do with the diagonal, and what with the other two entries?`,
        say`Undo both: is that another operation, or the same once more?`,
      ],
      expected: matrixExpected(a),
      solution: [
        say`In the adjugate the entries ${t} and ${p} of the diagonal have changed places, and the other two their signs. The same once more leads back: ${shown(...a)}.`,
      ],
      names: {},
    };
  },
};

const fromDeterminant: QuestionMaker = {
  objective: 'product-with-adjugate',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const value = drawNonzero(random, depth(difficulty, 9, 12, 20));
    return {
      prompt: say`A matrix ${A} with ${size} rows and ${size} columns has the determinant ${value}. The product of ${A} and its adjugate is formed. What is the sum of the entries on its diagonal?`,
      hints: [
        say`Which matrix is the product of a matrix and its adjugate?`,
        say`How often does the determinant stand on the diagonal?`,
      ],
      expected: numberExpected(size * value),
      solution: [
        say`The product is ${value} times the identity matrix, so the diagonal holds ${value} in ${size} places: ${equal(product('dot', count(size), count(value)), count(size * value))}.`,
      ],
      names: {},
    };
  },
};

const singular: QuestionMaker = {
  objective: 'product-with-adjugate',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [p, q] = [drawNonzero(random, 5), drawNonzero(random, 5)];
    const factor = drawNonzero(random, depth(difficulty, 3, 5, 9));
    const isSingular = random.chance(50);
    const a = [
      [p, q],
      [factor * p, factor * q + (isSingular ? 0 : drawNonzero(random, 4))],
    ];
    const determinant = a[0][0] * a[1][1] - a[0][1] * a[1][0];
    // The products added, not taken away; and the turned sign, or the main diagonal alone.
    const other = isSingular ? a[0][0] * a[1][1] + a[0][1] * a[1][0] : determinant;
    const another = isSingular ? a[0][0] * a[1][1] : -determinant;
    const zero = reasoned(
      say`Yes: the determinant of ${A} is 0.`,
      say`Yes: the determinant of ${A} is zero, and the product is the determinant times the identity matrix.`,
      equal(determinantOf(A), count(0)),
      holds('zero', product('adjacent', A, ADJUGATE)),
    );
    const nonzero = reasoned(
      say`No: the determinant of ${A} is ${other}.`,
      say`No: the determinant of ${A} is ${other}, and this number stands on the diagonal of the product.`,
      equal(determinantOf(A), count(other)),
    );
    const never = option(say`No: the determinant of ${A} is ${another}.`, equal(determinantOf(A), count(another)));
    const [right, wrong] = isSingular ? [zero, nonzero] : [nonzero, zero];
    return {
      prompt: say`Is the product of ${equal(A, shown(...a))} and its adjugate the zero matrix?`,
      hints: [
        say`You need not find the adjugate: which rule holds for the product?`,
        say`Work out the determinant and see what the rule says.`,
      ],
      expected: chosen(random, right, wrong, never),
      solution: [
        say`The determinant is ${equal(determinantOf(shown(...a)), ...determinantWorking(a), count(determinant))}, and the product is ${determinant} times the identity matrix.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const expansion: QuestionMaker = {
  objective: 'expand-by-cofactors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const entries = drawDistinct(random, size, { from: -5, to: 6, without: [0] });
    const cofactors = Array.from({ length: size }, () => drawNonzero(random, 9));
    const total = entries.reduce((before, x, i) => before + x * cofactors[i], 0);
    const k = cofactors[size - 1];
    return {
      prompt: say`A row of a matrix is ${shown(entries)}. The cofactors of its entries are, in the same order, ${grid([[...cofactors.slice(0, -1).map(count), K]])}. The determinant is ${total}. Find ${K}.`,
      hints: [
        say`How is the determinant made of the entries of a row and their cofactors?`,
        say`Put in what is known; an equation for ${K} is left.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`Each entry times its cofactor, added up, is the determinant: ${equal(sum(...entries.map((x, i) => product('dot', count(x), i === size - 1 ? K : count(cofactors[i])))), count(total))}. The known products make ${total - entries[size - 1] * k}, so ${equal(product('dot', count(entries[size - 1]), K), count(entries[size - 1] * k))}, and ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const DETERMINANT_OF_ADJUGATE = apply('det', ADJUGATE);

/** The determinant of the adjugate itself. */
function determinantOfAdjugate(random: Random): DrawnQuestion {
  const size = random.integer(3, 4);
  const value = drawInteger(random, { from: size === 4 ? -5 : -12, to: size === 4 ? 5 : 12, without: [-1, 0, 1] });
  const wanted = value ** (size - 1);
  const a = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (i === j ? (i === 0 ? value : 1) : 0)),
  );
  return {
    prompt: say`A matrix ${A} with ${size} rows and ${size} columns has the determinant ${value}. What is the determinant of its adjugate?`,
    hints: [
      say`The product of ${A} and its adjugate is ${value} times the identity matrix. Which determinant has this product, with ${size} rows?`,
      say`The determinant of a product is the product of the determinants. One of them is ${value}.`,
    ],
    expected: numberExpected(wanted),
    solution: [
      say`The product of ${A} and its adjugate is ${value} times the identity matrix with ${size} rows, so its determinant is ${equal(power(count(value), count(size)), count(value ** size))}.`,
      say`It is also the product of both determinants: ${equal(dotted(count(value), DETERMINANT_OF_ADJUGATE), count(value ** size))}, so ${equal(DETERMINANT_OF_ADJUGATE, quotient(count(value ** size), count(value)), count(wanted))}.`,
    ],
    names: { A: integerMatrix(a) },
  };
}

export const questions: readonly QuestionMaker[] = [
  wrongCofactor,
  back,
  expansion,
  withHard(fromDeterminant, determinantOfAdjugate),
  singular,
];
export const questionsOfAdjugate: readonly QuestionMaker[] = questions.with(0, wrongAdjugate);
