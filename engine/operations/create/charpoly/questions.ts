// Questions about characteristic polynomials: coefficients, eigenvalues of triangles, invertibility, and checks.

import { determinantWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import {
  apply,
  count,
  equal,
  grid,
  negative,
  power,
  relation,
  sum,
  symbol,
  type Expression,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shownList } from '../../../exercises/lists.ts';
import {
  because,
  chosen,
  chosenNumber,
  depth,
  listExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { determinantOfRows, traceOfRows } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawNonzero, drawRows, drawUntil } from '../../../learning/drawing.ts';
import { bars, dotted, shown, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { wrongCoefficient } from './mistake.ts';

const [A, K] = ['A', 'k'].map(symbol);
const L = symbol('λ');
/** A − λI */
const SHIFTED = sum(A, negative(times(L, symbol('I'))));
const tr = apply('tr', A);
const det = apply('det', A);

/** λ^n + c λ^(n−1) + ...: without terms that are 0. */
function polynomial(coefficients: readonly number[]): Expression {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((c, index) => {
    if (c === 0) return [];
    const exponent = degree - index;
    const letter = exponent === 0 ? null : exponent === 1 ? L : power(L, count(exponent));
    const size = Math.abs(c);
    const term = letter === null ? count(size) : size === 1 ? letter : times(count(size), letter);
    return [c < 0 ? negative(term) : term];
  });
  return terms.length === 1 ? terms[0] : sum(...terms);
}

const unknown: QuestionMaker = {
  objective: 'trace-and-determinant',
  kind: 'find-value',
  notCompared: ['hard'],
  draw: (random, difficulty) => {
    const [a, b, c] = [drawNonzero(random, 6), drawNonzero(random, 5), drawNonzero(random, 5)];
    const k = drawNonzero(random, 6);
    const isOnDiagonal = difficulty !== 'hard';
    const filled = isOnDiagonal
      ? [
          [a, b],
          [c, k],
        ]
      : [
          [a, k],
          [c, b],
        ];
    const rows = isOnDiagonal
      ? [
          [count(a), count(b)],
          [count(c), K],
        ]
      : [
          [count(a), K],
          [count(c), count(b)],
        ];
    const coefficients = [1, -traceOfRows(filled), determinantOfRows(filled)];
    return {
      prompt: say`For which number ${K} has ${grid(rows)} the characteristic polynomial ${polynomial(coefficients)}?`,
      hints: [
        say`Which coefficient tells the trace, and which the determinant?`,
        say`Take the one that has ${K} in it and solve for ${K}; mind the sign of the trace in the polynomial.`,
      ],
      expected: numberExpected(k),
      solution: [
        isOnDiagonal
          ? say`The second coefficient is the trace with its sign turned, so ${equal(sum(count(a), K), count(a + k))} and ${equal(K, sum(count(a + k), negative(count(a))), count(k))}. The determinant agrees: ${equal(bars(...filled), ...determinantWorking(filled), count(coefficients[2]))}.`
          : say`The constant term is the determinant: ${equal(sum(dotted(count(a), count(b)), negative(termOf(c, K))), count(coefficients[2]))}. So ${solvedFor(K, { slope: -c, rest: a * b }, coefficients[2])}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const triangle: QuestionMaker = {
  objective: 'triangular-eigenvalues',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 3, 4, 4);
    const isLower = random.chance(50);
    const diagonal = Array.from({ length: size }, () => random.integer(-6, 6));
    const a = diagonal.map((d, i) =>
      diagonal.map((_, j) => (i === j ? d : i < j === isLower ? 0 : drawNonzero(random, 9))),
    );
    return {
      prompt: say`Write down all eigenvalues of ${equal(A, shown(...a))}, each as often as it is a root of the characteristic polynomial. Their order does not matter.`,
      hints: [
        say`Where are the zeros? What is the determinant of such a matrix?`,
        say`Take λ away on the diagonal only; the determinant falls apart into factors.`,
      ],
      expected: listExpected(diagonal, 'equal-up-to-order'),
      solution: [
        say`The matrix is triangular, so the determinant of ${SHIFTED} is the product of its diagonal, ${times(...diagonal.map(lessLambda))}.`,
        say`It is 0 for the entries of the diagonal, so these are the eigenvalues: ${shownList(diagonal)}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

/** The factor 3 − λ. */
function lessLambda(entry: number): Expression {
  return entry === 0 ? negative(L) : sum(count(entry), negative(L));
}

/** Eigenvalues of three rows whose zeros leave a block of two rows and one entry. */
function blockTriangle(random: Random): DrawnQuestion {
  const { p, q, a, d, b, c } = drawUntil(
    () => {
      const [first, second] = drawDistinct(random, 2, { from: -6, to: 6 });
      const left = random.integer(-5, 5);
      const right = first + second - left;
      const across = drawNonzero(random, 4);
      return { p: first, q: second, a: left, d: right, b: across, c: (left * right - first * second) / across };
    },
    (drawn) => Number.isInteger(drawn.c) && drawn.c !== 0 && Math.abs(drawn.c) < 13,
  );
  const e = random.integer(-6, 6);
  const block = [
    [a, b],
    [c, d],
  ];
  const beside = [drawNonzero(random, 9), drawNonzero(random, 9)];
  const isBelow = random.chance(50);
  // The zeros stand below the block, or beside it.
  const rows = isBelow
    ? [
        [...block[0], beside[0]],
        [...block[1], beside[1]],
        [0, 0, e],
      ]
    : [
        [...block[0], 0],
        [...block[1], 0],
        [...beside, e],
      ];
  const ofBlock = polynomial([1, -traceOfRows(block), determinantOfRows(block)]);
  const factored = (value: number): Expression =>
    value === 0 ? L : value > 0 ? sum(L, negative(count(value))) : sum(L, count(-value));
  return {
    prompt: say`Write down all eigenvalues of ${equal(A, shown(...rows))}, each as often as it is a root of the characteristic polynomial. Their order does not matter.`,
    hints: [
      say`Where are the zeros? Along which ${isBelow ? 'row' : 'column'} would you expand the determinant of ${SHIFTED}?`,
      say`Expanded like this, it is the product of ${lessLambda(e)} and a determinant of two rows. Where is that one 0?`,
    ],
    expected: listExpected([p, q, e], 'equal-up-to-order'),
    solution: [
      say`Expanded along the last ${isBelow ? 'row' : 'column'}, the determinant of ${SHIFTED} is the product of ${lessLambda(e)} and the determinant of the block ${shown(...block)} with ${L} taken away on its diagonal.`,
      say`The block has the trace ${equal(sum(count(a), count(d)), count(a + d))} and the determinant ${equal(...determinantWorking(block), count(determinantOfRows(block)))}, so its characteristic polynomial is ${ofBlock}, as a product ${times(factored(p), factored(q))}.`,
      say`The eigenvalues are those of the block, ${shownList([p, q])}, and ${e}: ${shownList([p, q, e])}.`,
    ],
    names: { A: integerMatrix(rows) },
  };
}

const constant: QuestionMaker = {
  objective: 'constant-term',
  kind: 'decide',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 2, 3, 4);
    const isSingular = random.chance(50);
    const entries = Array.from({ length: n }, () => drawNonzero(random, 5));
    if (isSingular) entries[n - 1] = 0;
    const a = entries.map((d, i) => entries.map((_, j) => (i === j ? d : 0)));
    // The product of the factors λ − d.
    const coefficients = entries.reduce<readonly number[]>(
      (p, d) => [...p, 0].map((x, i) => x - (i === 0 ? 0 : d * p[i - 1])),
      [1],
    );
    const last = coefficients[n];
    const value = determinantOfRows(a);
    const yes = reasoned(
      say`Yes.`,
      say`Yes: the constant term is not 0, so 0 is no eigenvalue.`,
      holds('invertible', A),
    );
    const no = reasoned(say`No.`, say`No: the constant term is 0, so 0 is an eigenvalue.`, holds('singular', A));
    const unclear = option(say`The polynomial does not tell it.`, equal(det, count(value + 1)));
    const [right, wrong] = isSingular ? [no, yes] : [yes, no];
    return {
      prompt: say`The characteristic polynomial of a matrix ${A} is ${polynomial(coefficients)}. Is ${A} invertible?`,
      hints: [
        say`Put 0 in place of λ. What is left?`,
        say`What is the value of a characteristic polynomial at 0, up to its sign?`,
      ],
      expected: chosen(random, right, wrong, unclear),
      solution: [say`The value at 0 is ${last}; up to its sign this is the determinant.`, because(right)],
      names: { A: integerMatrix(a) },
    };
  },
};

const checked: QuestionMaker = {
  objective: 'check-polynomial',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawUntil(
      () => drawRows(random, size, size, { from: -5, to: 6 }),
      (rows) => traceOfRows(rows) !== 0 && determinantOfRows(rows) !== 0,
    );
    const [trace, value] = [traceOfRows(a), determinantOfRows(a)];
    const middle = size === 3 ? [minorSum(a)] : [];
    const sign = size === 2 ? 1 : -1;
    const which = random.pick(['right', 'trace', 'determinant'] as const);
    const [shownTrace, shownValue] = [
      which === 'trace' ? -trace : trace,
      which === 'determinant' ? value + random.pick([1, -2]) : value,
    ];
    const coefficients = [1, -shownTrace, ...middle, sign * shownValue];
    const passes = reasoned(
      say`Yes: trace and determinant agree.`,
      say`Yes: both the trace and the determinant agree, which does not prove it where there are other coefficients.`,
      equal(tr, count(shownTrace)),
      equal(det, count(shownValue)),
    );
    const badTrace = option(
      say`No: by its second coefficient the trace would be ${shownTrace}.`,
      relation(tr, 'unequal', count(shownTrace)),
    );
    const badDeterminant = option(
      say`No: by its constant term the determinant would be ${shownValue}.`,
      relation(det, 'unequal', count(shownValue)),
    );
    const right = which === 'right' ? passes : which === 'trace' ? badTrace : badDeterminant;
    return {
      prompt: say`Somebody gives ${polynomial(coefficients)} as the characteristic polynomial of ${equal(A, shown(...a))}. Does it pass the test with trace and determinant?`,
      hints: [
        say`The second coefficient is the trace with its sign turned. Read the trace off the matrix.`,
        say`The constant term is the determinant, with its sign turned where the number of rows is odd.`,
      ],
      expected: chosen(random, right, ...[passes, badTrace, badDeterminant].filter((other) => other !== right)),
      solution: [
        say`The trace of the matrix is ${equal(tr, sum(...a.map((row, i) => count(row[i]))), count(trace))}, and the polynomial has ${-shownTrace} as its second coefficient, which stands for the trace ${shownTrace}.`,
        say`The determinant is ${equal(det, ...determinantWorking(a), count(value))}, and the constant term ${sign * shownValue} stands for ${shownValue}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

/** The determinant of a multiple, from the constant term. */
function determinantOfMultiple(random: Random): DrawnQuestion {
  const entries = Array.from({ length: 3 }, () => drawNonzero(random, 4));
  const c = random.pick([-3, -2, 2, 3]);
  const coefficients = entries.reduce<readonly number[]>(
    (p, d) => [...p, 0].map((x, i) => x - (i === 0 ? 0 : d * p[i - 1])),
    [1],
  );
  const value = -coefficients[3];
  const wanted = c ** 3 * value;
  const multiple = apply('det', times(count(c), A));
  const optionOf = (number: number) => option(say`It is ${number}.`, equal(multiple, count(number)));
  const right = optionOf(wanted);
  return {
    prompt: say`The characteristic polynomial of a matrix ${A} with three rows, the determinant of λ times the identity matrix less ${A}, is ${polynomial(coefficients)}. What is the determinant of ${times(count(c), A)}?`,
    hints: [
      say`Put 0 in place of λ: the value ${coefficients[3]} is the determinant of ${negative(A)}. Which sign has that of ${A}?`,
      say`The factor ${c} stands in each of the three rows. How often does it come out of the determinant?`,
    ],
    expected: chosenNumber(random, optionOf, wanted, -wanted, c * value, -c * value),
    solution: [
      say`For 0 in place of λ the polynomial is the determinant of ${negative(A)}, ${coefficients[3]}. With three rows its sign is turned, so ${equal(det, count(value))}.`,
      say`The factor ${c} comes out of each of the three rows: ${equal(multiple, dotted(power(count(c), count(3)), count(value)), count(wanted))}.`,
      because(right),
    ],
    names: { A: integerMatrix(entries.map((d, i) => entries.map((_, j) => (i === j ? d : 0)))) },
  };
}

function minorSum(a: readonly (readonly number[])[]): number {
  const pair = (i: number, j: number): number => a[i][i] * a[j][j] - a[i][j] * a[j][i];
  return pair(0, 1) + pair(0, 2) + pair(1, 2);
}

export const questions: readonly QuestionMaker[] = [
  unknown,
  wrongCoefficient,
  withHard(triangle, blockTriangle),
  withHard(constant, determinantOfMultiple),
  checked,
];
