// Questions about steady states: a step, a rate from a balance, a slip in scaling, how many there are, an example, customers.

import { stepBack } from './hard-questions.ts';
import { count, equal, grid, list, number, relation, sum, symbol, added } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { add, equals, multiply, ONE, type Rational, rational, signOf } from '../../../exact/rational.ts';
import { because, chosen, depth, listExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawUntil, inTenths, type Rows } from '../../../learning/drawing.ts';
import { times, dotted } from '../../../learning/notation.ts';
import { withHard, type Property, type QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { chainOfTwo, drawLeaving, drawShares, type Leaving } from './drawn.ts';
import { wrongShare } from './mistake.ts';
import { inTheLongRun } from './word-problems.ts';

const [A, K, I, P] = ['A', 'k', 'I', 'p'].map(symbol);

function tenths(value: number): Rational {
  return rational(BigInt(value), 10n);
}

function matrix(of: Matrix) {
  return { kind: 'matrix', matrix: of, marks: null } as const;
}

function columnOf(entries: readonly Rational[]): Matrix {
  return matrixOf(entries.map((entry) => [entry]));
}

/** Shares of both states in the ratio of what comes in. */
function steadyOf({ first, second }: Leaving): readonly [Rational, Rational] {
  const total = BigInt(first + second);
  return [rational(BigInt(second), total), rational(BigInt(first), total)];
}

function isSquare(given: Matrix): boolean {
  return given.rows === 2 && given.columns === 2;
}

const step: QuestionMaker = {
  objective: 'one-step',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const shares: Rows = size === 3 ? drawShares(random) : columnsOfTwo(drawLeaving(random));
    const amounts = Array.from({ length: size }, () => 10 * random.integer(1, depth(difficulty, 5, 20, 20)));
    const a = inTenths(shares[0].map((_, i) => shares.map((column) => column[i])));
    const after = shares[0].map((_, i) =>
      shares.reduce((total, column, j) => total + (column[i] * amounts[j]) / 10, 0),
    );
    if (after.every((people, town) => people === amounts[town])) return step.draw(random, difficulty);
    return {
      prompt: say`The columns of ${equal(A, matrix(a))} say where the people in each of ${size} towns live a year later. Now ${list(amounts.map(count))} people live there. How many are there in a year?`,
      hints: [
        say`Column ${1} tells how the people of the first town are shared out.`,
        say`For each town add up what comes from all of them: this is the product of a row with the column of people.`,
      ],
      expected: listExpected(after),
      solution: [
        ...after.map(
          (people, town) =>
            say`In town ${town + 1} live ${equal(added(shares.map((column, j) => dotted(number(tenths(column[town])), count(amounts[j])))), count(people))} people a year later.`,
        ),
        say`In order these are ${list(after.map(count))}.`,
      ],
      names: { A: a },
    };
  },
};

function columnsOfTwo({ first, second }: Leaving): Rows {
  return [
    [10 - first, first],
    [second, 10 - second],
  ];
}

const rate: QuestionMaker = {
  objective: 'balance',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const leaving = drawUntil(
      () => drawLeaving(random),
      ({ first, second }) => first !== second && (first + second) % depth(difficulty, 5, 1, 1) === 0,
    );
    const [one, other] = steadyOf(leaving);
    const unknown = grid([
      [number(tenths(10 - leaving.first)), K],
      [number(tenths(leaving.first)), sum(count(1), { kind: 'negative', of: K })],
    ]);
    const wanted = tenths(leaving.second);
    return {
      prompt: say`For which number ${K} has the chain with the columns of ${equal(A, unknown)} the steady state ${equal(P, matrix(columnOf([one, other])))}?`,
      hints: [
        say`In a steady state as much leaves each state as arrives in it.`,
        say`What leaves the second state is ${K} times its share. What leaves the first one?`,
      ],
      expected: numberExpected(wanted),
      solution: [
        say`What leaves the first state must arrive from the second: ${equal(times(number(other), K), { kind: 'product', sign: 'dot', factors: [number(tenths(leaving.first)), number(one)] })}. So ${equal(K, number(wanted))}.`,
      ],
      names: { k: wanted, A: chainOfTwo(leaving), p: columnOf([one, other]) },
    };
  },
};

const howMany: QuestionMaker = {
  objective: 'count-steady-states',
  kind: 'decide',
  draw: (random, difficulty) => {
    const isSeveral = random.chance(50);
    const a = drawReducible(random, isSeveral, depth(difficulty, false, false, true));
    // The places of the diagonal among nine entries.
    const kept = [0, 1, 2].flatMap((i) => (equals(entriesOf(a)[4 * i], ONE) ? [i + 1] : []));
    const nullity = { kind: 'apply', name: 'nullity', arguments: [sum(A, { kind: 'negative', of: I })] } as const;
    const one = option(say`Just one.`, equal(nullity, count(1)));
    const several = option(say`Infinitely many.`, relation(nullity, 'greater', count(1)));
    const none = option(say`None.`, equal(nullity, count(0)));
    const right = isSeveral ? several : one;
    return {
      prompt: say`The columns of ${equal(A, matrix(a))} are distributions. How many steady states has this chain?`,
      hints: [
        say`Follow the states: from which of them can the chain never get away?`,
        say`Each closed class has a steady state of its own, and mixtures of two are steady states as well.`,
      ],
      expected: chosen(random, right, ...[one, several, none].filter((each) => each !== right)),
      solution: [
        isSeveral
          ? say`The states ${list(kept.map(count), 'none')} are never left, since their columns have ${1} on the diagonal. So each of them is a closed class by itself.`
          : say`State ${kept[0]} alone is never left, since its column has ${1} on the diagonal, and each other state leads to it in some steps.`,
        because(right),
      ],
      names: { A: a, I: matrixOf([0, 1, 2].map((i) => [0, 1, 2].map((j) => rational(i === j ? 1n : 0n)))) },
    };
  },
};

/** Three states in some order. One is absorbing; another one is, too, where there are to be several steady states. */
function drawReducible(random: Random, isSeveral: boolean, isLong: boolean): Matrix {
  const leave = random.integer(1, 9);
  const back = random.integer(1, isLong ? 7 : 9);
  const on = isLong ? random.integer(1, 9 - back) : 10 - back;
  const first = isSeveral ? [10, 0, 0] : [10 - leave, leave, 0];
  const middle = isSeveral && !isLong ? [leave, 0, 10 - leave] : [back, 10 - back - on, on];
  const columns = random.shuffled([0, 1, 2]);
  const chain = [first, middle, [0, 0, 10]];
  // The states in another order.
  return inTenths(columns.map((i) => columns.map((j) => chain[j][i])));
}

const example: QuestionMaker = {
  objective: 'balance',
  kind: 'give-example',
  draw: (random) => {
    const leaving = drawUntil(
      () => drawLeaving(random),
      // The share that is chosen first is a small one.
      ({ first, second }) => first !== second && first <= 3,
    );
    const [one, other] = steadyOf(leaving);
    const found = chainOfTwo(leaving);
    const p = matrix(columnOf([one, other]));
    const isPositive: Property = {
      text: say`Every entry is positive.`,
      fact: relation(measure('least', A), 'greater', count(0)),
      holds: ([given]) => entriesOf(given).every((entry) => signOf(entry) > 0),
    };
    const isStochastic: Property = {
      text: say`Each column adds up to ${1}.`,
      fact: list([1, 2].map((k) => equal(measure('sumOf', measure('columnAt', A, k)), count(1)))),
      holds: ([given]) => {
        const [a, b, c, d] = entriesOf(given);
        return isSquare(given) && equals(add(a, c), ONE) && equals(add(b, d), ONE);
      },
    };
    const isSteady: Property = {
      text: say`It leaves the distribution as it is.`,
      fact: equal(times(A, p), p),
      holds: ([given]) => {
        const [a, b, c, d] = entriesOf(given);
        return (
          isSquare(given) &&
          equals(add(multiply(a, one), multiply(b, other)), one) &&
          equals(add(multiply(c, one), multiply(d, other)), other)
        );
      },
    };
    return {
      prompt: say`Give a matrix ${A} with two columns that are distributions, without an entry that is zero, so that the chain has the steady state ${p}.`,
      hints: [
        say`What leaves the first state in a step must be as much as what leaves the second.`,
        say`Choose a small share that leaves the first state. Which share of the second state is as much?`,
      ],
      expected: {
        kind: 'example',
        names: ['A'],
        values: [found],
        properties: [isPositive, isStochastic, isSteady],
      },
      solution: [
        say`With ${number(tenths(leaving.first))} as the share that leaves the first state, ${equal({ kind: 'product', sign: 'dot', factors: [number(tenths(leaving.first)), number(one)] }, number(multiply(tenths(leaving.first), one)))} of all leave it. As much leaves the second state with the share ${number(tenths(leaving.second))}: ${equal({ kind: 'product', sign: 'dot', factors: [number(tenths(leaving.second)), number(other)] }, number(multiply(tenths(leaving.second), other)))}.`,
        say`One of many is ${equal(A, matrix(found))}.`,
      ],
      names: { A: found },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(step, stepBack),
  rate,
  wrongShare,
  howMany,
  example,
  inTheLongRun,
];
