// Questions about formulas for all powers: a recurrence, the powers of a block, what grows in the long run, an exponent, and a matrix
// of one's own whose powers die out.

import { productSteps } from '../../../exercises/worked-products.ts';
import { determinantWorking, termOf } from '../../../exercises/worked.ts';
import { linearSum, pairSolved } from '../../../exercises/worked-systems.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  power,
  product,
  quotient,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { because, chosen, depth, exampleExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { integerMatrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import { drawDistinct, drawInteger, drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import { drawConjugate } from './drawn.ts';

const [A, N, L, P, Q] = ['A', 'n', 'λ', 'p', 'q'].map(symbol);

/** λ² − tλ − q, of which p and q are what the rule takes of the last number and of the one before. */
function quadratic(p: number, q: number): Expression {
  return added([power(L, count(2)), ...(p === 0 ? [] : [termOf(-p, L)]), count(-q)]);
}

function factored(first: number, second: number): Expression {
  return product('adjacent', sum(L, count(-first)), sum(L, count(-second)));
}

/** x with n + k as its index. */
function member(k: number): Expression {
  return subscript(symbol('x'), k === 0 ? N : sum(N, count(k)));
}

/** 3x, −x: a multiple without a factor of one. */
function multipleOf(factor: number, of: Expression): Expression {
  const size = Math.abs(factor);
  const shownSize = size === 1 ? of : product('adjacent', count(size), of);
  return factor < 0 ? negative(shownSize) : shownSize;
}

const recurrence: QuestionMaker = {
  objective: 'solve-recurrences',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    // A store never holds a negative number of items, in any of the months that are looked at.
    const [first, second, c, d] = drawUntil(
      () => {
        const [one, other] = drawDistinct(random, 2, { from: -2, to: depth(difficulty, 3, 4, 5), without: [0, 1] });
        return [one, other, drawNonzero(random, 4), drawNonzero(random, 4)] as const;
      },
      ([one, other, x, y]) => [0, 1, 2, 3, 4, 5].every((month) => x * one ** month + y * other ** month > 0),
    );
    const [start, next] = [c + d, c * first + d * second];
    const [p, q] = [first + second, -first * second];
    const termsAt = (memberAt: (k: number) => Expression): Expression => {
      const terms = [...(p === 0 ? [] : [multipleOf(p, memberAt(1))]), multipleOf(q, memberAt(0))];
      return terms.length === 1 ? terms[0] : sum(...terms);
    };
    const months = [0, 1, 2, 3, 4].map((month) => c * first ** month + d * second ** month);
    const rule = claim(
      say`the number ${member(2)} is ${termsAt(member)}`,
      ...months.slice(2).map((_, month) =>
        equal(
          indexed('x', month + 2),
          termsAt((k) => indexed('x', month + k)),
        ),
      ),
    );
    return {
      prompt: say`Each month the number of items in a store follows from the two months before: ${rule}. It begins with ${equal(indexed('x', 0), count(start))} and ${equal(indexed('x', 1), count(next))}. In the formula for ${member(0)}, which factor stands before the power of ${first}?`,
      hints: [
        say`Two months in a row make a vector. Which matrix takes it to the next one, and which are its eigenvalues?`,
        say`The formula is a sum of two powers with unknown factors. The first two numbers are two equations for them.`,
      ],
      expected: numberExpected(c),
      solution: [
        say`A power ${power(L, N)} fits the rule where ${equal(quadratic(p, q), factored(first, second), count(0))}, so the eigenvalues are ${first} and ${second}.`,
        say`With the factors ${P} and ${Q} before their powers the first two numbers say ${equal(linearSum([1, 1], [P, Q]), count(start))} and ${equal(linearSum([first, second], [P, Q]), count(next))}.`,
        ...pairSolved(
          [P, Q],
          [
            [1, 1],
            [first, second],
          ],
          [c, d],
        ),
        say`So ${c} stands before the power of ${first}.`,
      ],
      names: {
        ...Object.fromEntries(months.map((amount, month) => [`x_${month}`, integer(amount)])),
        p: integer(c),
        q: integer(d),
        // A root makes the equation true.
        λ: integer(first),
      },
    };
  },
};

const blockPower: QuestionMaker = {
  objective: 'powers-without-eigenvectors',
  kind: 'decide',
  draw: (random, difficulty) => {
    const value = drawInteger(random, { from: 2, to: depth(difficulty, 6, 7, 9) });
    const beside = random.integer(1, depth(difficulty, 4, 5, 7));
    const a = [
      [value, beside],
      [0, value],
    ];
    const raised = power(count(value), N);
    const lower = power(count(value), sum(N, negative(count(1))));
    const withBeside = (factor: Expression): Expression =>
      beside === 1 ? factor : product('dot', count(beside), factor);
    const upper = (corner: Expression): Expression =>
      grid([
        [raised, corner],
        [count(0), raised],
      ]);
    /** The option with what it says of the cube. */
    const choice = (corner: Expression, ofCube: number) =>
      option(say`${upper(corner)}.`, equal(power(A, count(3)), shown([value ** 3, ofCube], [0, value ** 3])));
    const right = choice(withBeside(product('dot', N, lower)), 3 * beside * value ** 2);
    const kept = choice(count(beside), beside);
    const alone = choice(withBeside(product('dot', N, raised)), 3 * beside * value ** 3);
    return {
      prompt: say`Which matrix is the power of ${equal(A, shown(...a))} with the exponent ${N}?`,
      hints: [
        say`Split off a multiple of the identity. What is the square of the rest?`,
        say`Test the choices at the exponents ${1} and ${2}.`,
      ],
      expected: chosen(random, right, kept, alone),
      solution: [
        say`${A} is ${value} times the identity matrix and a rest ${shown([0, beside], [0, 0])}, whose square is zero. So in a product of ${N} factors ${A} the rest is taken from at most one of them, and there are ${N} ways to do so.`,
        say`The square, for example, is ${equal(power(A, count(2)), shown([value ** 2, 2 * beside * value], [0, value ** 2]))}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const whichExponent: QuestionMaker = {
  objective: 'powers-without-eigenvectors',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const beside = drawInteger(random, { from: 2, to: depth(difficulty, 5, 9, 15) });
    const exponent = random.integer(5, depth(difficulty, 15, 40, 90));
    const a = [
      [1, beside],
      [0, 1],
    ];
    const reached = shown([1, beside * exponent], [0, 1]);
    return {
      prompt: say`With which exponent ${symbol('k')} is the power of ${equal(A, shown(...a))} the matrix ${reached}?`,
      hints: [
        say`Work out the square and the cube. Which entry changes, and by how much?`,
        say`The only eigenvalue is ${1}, so its powers do not show. What is multiplied by the exponent?`,
      ],
      expected: numberExpected(exponent),
      solution: [
        say`The square is ${shown([1, 2 * beside], [0, 1])}: each factor adds ${beside} in the corner.`,
        say`After ${symbol('k')} factors it is ${equal(product('adjacent', count(beside), symbol('k')), count(exponent * beside))}, so ${equal(symbol('k'), quotient(count(exponent * beside), count(beside)), count(exponent))}.`,
      ],
      names: { k: integer(exponent), A: integerMatrix(a) },
    };
  },
};

const growth: QuestionMaker = {
  objective: 'long-run',
  kind: 'predict',
  draw: (random, difficulty) => {
    const small = drawInteger(random, { from: -1, to: 1, without: [0] });
    const large = drawInteger(random, { from: 2, to: depth(difficulty, 4, 7, 9) });
    const a = drawConjugate(
      random,
      [
        [small, 0],
        [0, large],
      ],
      60,
    );
    return {
      prompt: say`A vector that is no eigenvector is multiplied by ${equal(A, shown(...a))} again and again. By which factor does each entry grow, nearly, once many steps are done?`,
      hints: [
        say`Which terms does the formula for the powers have?`,
        say`One of the terms becomes small beside the other. Which are the eigenvalues?`,
      ],
      expected: numberExpected(large),
      solution: [
        say`The trace is ${equal(sum(count(a[0][0]), count(a[1][1])), count(small + large))} and the determinant ${equal(...determinantWorking(a), count(small * large))}. Two numbers with this sum and this product are the eigenvalues, ${small} and ${large}.`,
        say`The powers of ${large} outgrow those of ${small}, so in the long run each step multiplies by ${large}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const dyingOut: QuestionMaker = {
  objective: 'long-run',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [from, top] = [2, drawNonzero(random, depth(difficulty, 10, 12, 15))];
    const found = [
      [top, -top],
      [top, -top],
    ];
    const isNilpotent: Property = {
      text: say`Its square is the zero matrix.`,
      fact: holds('zero', power(A, count(from))),
      holds: ([given]) => {
        const rows = rowsOf(given);
        if (rows.length !== 2 || rows[0].length !== 2) return false;
        const [[a, b], [c, d]] = rows.map((row) => row.map(({ numerator: p, denominator: q }) => ({ p, q })));
        // The trace and the determinant are zero.
        return a.p * d.q + d.p * a.q === 0n && a.p * d.p * b.q * c.q === b.p * c.p * a.q * d.q;
      },
    };
    const hasEntry: Property = {
      text: say`The entry in row ${1}, column ${1} is ${top}.`,
      fact: equal(subscript(symbol('a'), count(1), count(1)), count(top)),
      holds: ([given]) => {
        const [[entry]] = rowsOf(given);
        return isZero({ ...entry, numerator: entry.numerator - BigInt(top) * entry.denominator });
      },
    };
    return {
      prompt: say`Give a matrix ${A} with two rows and two columns and ${top} in its first place, all of whose powers from the second on are the zero matrix.`,
      hints: [
        say`Such a matrix has no other eigenvalue than 0. What do its trace and its determinant have to be, when ${top} stands on the diagonal?`,
        say`The trace gives the last entry of the diagonal; choose the other two so that their product makes the determinant 0.`,
      ],
      expected: exampleExpected({ A: found }, isNilpotent, hasEntry),
      solution: [
        say`With the trace 0 the last entry is ${-top}. The determinant is 0 where the other two entries have the product ${equal(product('dot', count(top), count(-top)), count(-top * top))}, such as ${-top} and ${top}.`,
        say`One of many is ${equal(A, shown(...found))}, with ${equal(power(A, count(2)), ...productSteps(found, found))}, and each higher power has this as a factor.`,
      ],
      names: { A: integerMatrix(found) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [blockPower, whichExponent, recurrence, growth, dyingOut];
