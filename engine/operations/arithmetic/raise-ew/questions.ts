// Questions about powers entry by entry: signs, roots, which bases are allowed, and the matrix square.

import { rootAndReciprocal, sameBesideDiagonal } from './hard-questions.ts';
import {
  count,
  equal,
  grid,
  indexed,
  number,
  power,
  quotient,
  relation,
  root,
  sum,
  negative,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, differs, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { dotted, fraction, shown, times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongPower } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);

const rewritten: QuestionMaker = {
  objective: 'fractional-exponents',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const degree = random.pick([2, 2, 3, 4] as const);
    const base = random.integer(2, { 2: 12, 3: 6, 4: 3 }[degree]);
    const factors = depth(
      difficulty,
      1,
      degree === 3 ? 2 : 3,
      degree === 3 ? random.pick([-1, -2]) : random.pick([-1, -3]),
    );
    if (Math.abs(factors) === 3 && base > 6) return rewritten.draw(random, difficulty);
    const radicand = base ** degree;
    const value = factors < 0 ? rational(1n, BigInt(base ** -factors)) : integer(base ** factors);
    const shownRoot = root(count(radicand), degree);
    const size = Math.abs(factors);
    const powered = size === 1 ? shownRoot : power(shownRoot, count(size));
    const rule = factors < 0 ? quotient(count(1), powered) : powered;
    return {
      prompt: say`An entry is ${radicand} and its exponent is ${fraction(factors, degree)}. Which number ${K} stands at this place of the power?`,
      hints: [
        say`The denominator ${degree} of the exponent says which root is taken${size > 1 ? say`, and the numerator which power of it` : ''}.`,
        factors < 0
          ? say`A minus in an exponent asks for the reciprocal; take it last.`
          : size > 1
            ? say`Take the root first: the numbers stay smaller than with the power first.`
            : say`Which positive number, multiplied by itself often enough, gives ${radicand}?`,
      ],
      expected: numberExpected(value),
      solution: [say`It is ${equal(power(count(radicand), fraction(factors, degree)), rule, number(value))}.`],
      names: { k: value },
    };
  },
};

const allowed: QuestionMaker = {
  objective: 'allowed-bases',
  kind: 'decide',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [x, y] = [random.integer(2, 9), random.integer(2, 9)];
    const n = depth(difficulty, 1, 2, random.integer(2, 3));
    const kind = random.pick(['zero', 'negative', 'fine'] as const);
    const base = kind === 'zero' ? 0 : -x;
    const exponent = kind === 'negative' ? rational(1n, 2n) : integer(-n);
    const a = [base, y];
    const zero = option(
      say`No: the first base is 0, and a negative exponent would divide by it.`,
      equal(indexed('a', 1, 1), count(0)),
      relation(K, 'less', count(0)),
    );
    const noRoot = option(
      say`No: the first base is negative, and no real number has it as its square.`,
      relation(indexed('a', 1, 1), 'less', count(0)),
      equal(K, fraction(1, 2)),
    );
    const fine = option(
      say`Yes: the exponent is a whole number, and no base is 0.`,
      holds('integer', K),
      differs(indexed('a', 1, 1), count(0)),
    );
    const right = kind === 'zero' ? zero : kind === 'negative' ? noRoot : fine;
    return {
      prompt: say`Can each entry of ${equal(A, shown(a))} be raised to the exponent ${equal(K, number(exponent))} in real numbers?`,
      hints: [
        say`What does the exponent ask for: equal factors, a reciprocal or a root?`,
        say`Try the first entry. A reciprocal needs a number other than 0, a square root one that is not negative.`,
      ],
      expected: chosen(random, right, ...[zero, noRoot, fine].filter((other) => other !== right)),
      solution: [
        kind === 'negative'
          ? say`The exponent ${number(exponent)} asks for a square root, and the square of no real number is ${base}.`
          : kind === 'zero'
            ? say`The exponent asks for a reciprocal, and 1 cannot be divided by a power of 0.`
            : say`The exponent asks for the reciprocals of powers, and ${equal(power(count(base), number(exponent)), quotient(count(1), power(count(base), count(n))))} is a number.`,
        because(right),
      ],
      names: { A: integerMatrix([a]), k: exponent },
    };
  },
};

const squares: QuestionMaker = {
  objective: 'not-the-matrix-square',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [x, y] = [drawNonzero(random, 6), drawNonzero(random, 6)];
    const [first, last] = depth(
      difficulty,
      [random.integer(1, 3), random.integer(1, 3)],
      [drawNonzero(random, 6), drawNonzero(random, 6)],
      [drawNonzero(random, 12), drawNonzero(random, 12)],
    );
    const a = [
      [first, x],
      [y, last],
    ];
    const product = x * y;
    return {
      prompt: say`${equal(A, shown(...a))} is multiplied by itself, and its entries are squared one by one. By how much is the first entry of ${times(A, A)} greater than the first entry of the other result? A negative number says that it is smaller.`,
      hints: [
        say`Write down the two terms of the first entry of ${times(A, A)}. Which of them is the square of an entry?`,
        say`The square is in both results, so only the other term counts.`,
      ],
      expected: numberExpected(product),
      solution: [
        say`The first entry of ${times(A, A)} is ${sum(power(count(first), count(2)), dotted(count(x), count(y)))}, that of the squares is ${power(count(first), count(2))}.`,
        say`So the difference is ${claim(say`${equal(dotted(count(x), count(y)), count(product))}`, equal(sum(measure('entryAt', times(A, A), 1, 1), negative(power(indexed('a', 1, 1), count(2)))), count(product)))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const whichExponent: QuestionMaker = {
  objective: 'powers',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const k = depth(difficulty, random.pick([2, 3]), random.pick([0, 3]), random.pick([-1, -2]));
    const a = drawRows(random, 1, 3, { from: -5, to: 5, without: [0, 1, -1] });
    const results = a[0].map((x) =>
      k < 0 ? fraction(x < 0 && k % 2 !== 0 ? -1 : 1, Math.abs(x ** -k)) : count(x ** k),
    );
    return {
      prompt: say`Each entry of ${equal(A, shown(...a))} was raised to the same exponent ${K}, a whole number, and the result is ${grid([results])}. Find ${K}.`,
      hints: [
        say`Look at the sign of a result with a negative base: is the exponent even or odd?`,
        say`Are the results larger than the bases, smaller, or all alike? Then try one entry.`,
      ],
      expected: numberExpected(k),
      solution: [say`The first entry gives ${equal(power(count(a[0][0]), K), results[0])}, so ${equal(K, count(k))}.`],
      names: { A: integerMatrix(a), k: integer(k) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongPower,
  whichExponent,
  rewritten,
  withHard(allowed, rootAndReciprocal),
  withHard(squares, sameBesideDiagonal),
];
