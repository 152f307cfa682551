// Questions about minimal polynomials: coefficients, degrees, powers, the inverse, and an example.

import { dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import {
  added,
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
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix } from '../../../exact/matrix.ts';
import { add, equals, integer, isZero, multiply, subtract } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  matrixExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawUntil, productOfRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { similar, withDouble } from './drawn.ts';

const [A, I, K] = ['A', 'I', 'k'].map(symbol);

function identityOf(size: number): Rows {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)));
}

/** Two rows, with a trace and a determinant that are not zero, and entries beside the diagonal. */
function drawTwo(random: Random, largest: number): Rows {
  return drawUntil(
    () => [
      [drawNonzero(random, largest), drawNonzero(random, 4)],
      [drawNonzero(random, 4), drawNonzero(random, largest)],
    ],
    ([[a, b], [c, d]]) => a + d !== 0 && a * d - b * c !== 0,
  );
}

const coefficient: QuestionMaker = {
  objective: 'find-relation',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const a = drawTwo(random, depth(difficulty, 3, 5, 8));
    const trace = a[0][0] + a[1][1];
    const constant = a[0][1] * a[1][0] - a[0][0] * a[1][1];
    const [k, known] = difficulty === 'easy' ? [constant, trace] : [trace, constant];
    const place = difficulty === 'easy' ? 0 : 1;
    const entry = productOfRows(a, a)[0][place];
    const right: Expression =
      difficulty === 'easy' ? sum(times(count(known), A), times(K, I)) : sum(times(K, A), times(count(known), I));
    return {
      prompt: say`For which number ${K} is ${equal(power(A, count(2)), right)}, if ${equal(A, shown(...a))}?`,
      hints: [
        say`Work out the square of the matrix, and compare one entry on both sides.`,
        difficulty === 'easy'
          ? say`${I} has ones on its diagonal only. Which entries do not help?`
          : say`Beside the diagonal ${I} has zeros. What does this leave of the right side there?`,
      ],
      expected: numberExpected(k),
      solution: [
        say`In row ${1}, column ${place + 1} of the square stands ${equal(dotWorking(a[0], [a[0][place], a[1][place]]), count(entry))}.`,
        difficulty === 'easy'
          ? say`The right side has ${sum(dotted(count(known), count(a[0][0])), K)} there. So ${equal(sum(count(known * a[0][0]), K), count(entry))}, and ${equal(K, count(k))}.`
          : say`The right side has ${equal(termOf(a[0][1], K), count(entry))} there, since ${I} has 0 beside its diagonal. So ${solvedFor(K, { slope: a[0][1], rest: 0 }, entry)}.`,
      ],
      names: { k: integer(k), A: integerMatrix(a), I: integerMatrix(identityOf(2)) },
    };
  },
};

/** What the product of both factors is, each taken once. */
function shortProduct(a: Rows, first: number, second: number): Prose {
  const shifted = (value: number): Rows => a.map((row, i) => row.map((x, j) => (i === j ? x - value : x)));
  const [one, other] = [shifted(first), shifted(second)];
  return say`With ${first} and ${second} taken from the diagonal the product of both matrices is ${equal(times(shown(...one), shown(...other)), ...productSteps(one, other))}.`;
}

const degree: QuestionMaker = {
  objective: 'compare',
  kind: 'decide',
  draw: (random, difficulty) => {
    const isChained = random.chance(50);
    const [first, second] = drawDistinct(random, 2, { from: -4, to: 5, without: [0] });
    const a = similar(random, withDouble(first, second, isChained), depth(difficulty, 0, 2, 3));
    const factor = (of: number): Expression => sum(A, negative(times(count(of), I)));
    const short = times(factor(first), factor(second));
    const two = reasoned(say`${2}.`, say`${2}: the product of both factors gives zero.`, holds('zero', short));
    const three = reasoned(
      say`${3}.`,
      say`${3}: the product of both factors does not give zero, so one is needed again.`,
      relation(measure('rank', short), 'greater', count(0)),
    );
    const one = reasoned(say`${1}.`, say`${1}: one factor is enough.`, holds('zero', factor(first)));
    const right = isChained ? three : two;
    return {
      prompt: say`The eigenvalues of ${equal(A, shown(...a))} are ${first}, which comes twice, and ${second}. What is the degree of the minimal polynomial?`,
      hints: [
        say`Each eigenvalue has to be a root. How often is the question.`,
        say`Subtract each eigenvalue from the diagonal, and multiply both matrices.`,
      ],
      expected: chosen(random, right, ...[one, two, three].filter((each) => each !== right)),
      solution: [shortProduct(a, first, second), because(right)],
      names: { A: integerMatrix(a), I: integerMatrix(identityOf(3)) },
    };
  },
};

const cube: QuestionMaker = {
  objective: 'replace-powers',
  kind: 'predict',
  draw: (random, difficulty) => {
    const a = drawTwo(random, depth(difficulty, 2, 3, 4));
    const trace = a[0][0] + a[1][1];
    const constant = a[0][1] * a[1][0] - a[0][0] * a[1][1];
    const square = productOfRows(a, a);
    const ofA = trace * trace + constant;
    return {
      prompt: say`A matrix ${equal(A, shown(...a))} satisfies ${equal(power(A, count(2)), sum(termOf(trace, A), termOf(constant, I)))}. Find ${power(A, count(3))} with this relation.`,
      hints: [
        say`Multiply both sides with ${A}.`,
        say`Now ${power(A, count(2))} stands on the right. What can it be replaced by?`,
      ],
      expected: matrixExpected(productOfRows(square, a)),
      solution: [
        say`Once more times ${A}, the relation says ${equal(power(A, count(3)), sum(termOf(trace, power(A, count(2))), termOf(constant, A)))}.`,
        say`Here ${power(A, count(2))} can be replaced by the right side of the relation: ${equal(power(A, count(3)), sum(dotted(count(trace), sum(termOf(trace, A), termOf(constant, I))), termOf(constant, A)), added([...(ofA === 0 ? [] : [termOf(ofA, A)]), termOf(trace * constant, I)]))}.`,
        say`Place by place this is ${equal(power(A, count(3)), grid(a.map((row, i) => row.map((x, j) => (i === j ? sum(dotted(count(ofA), count(x)), count(trace * constant)) : dotted(count(ofA), count(x)))))), shown(...productOfRows(square, a)))}.`,
      ],
      names: { A: integerMatrix(a), I: integerMatrix(identityOf(2)) },
    };
  },
};

const diagonalisable: QuestionMaker = {
  objective: 'diagonalisable',
  kind: 'decide',
  draw: (random, difficulty) => {
    const isChained = random.chance(50);
    const [first, second] = drawDistinct(random, 2, { from: -5, to: 5, without: [0] });
    const a = similar(random, withDouble(first, second, isChained), depth(difficulty, 1, 2, 3));
    const factor = (of: number): Expression => sum(A, negative(times(count(of), I)));
    const short = times(factor(first), factor(second));
    const yes = option(say`Yes: a polynomial without repeated roots gives zero.`, holds('zero', short));
    const no = option(
      say`No: every polynomial that gives zero has a repeated root.`,
      relation(measure('rank', short), 'greater', count(0)),
    );
    const unknown = option(say`Yes: its only eigenvalue is ${first}.`, holds('zero', factor(first)));
    const right = isChained ? no : yes;
    return {
      prompt: say`The matrix ${equal(A, shown(...a))} has the eigenvalues ${first} and ${second} and no others. Can it be diagonalised?`,
      hints: [
        say`A factor for each eigenvalue, once: does their product give zero?`,
        say`If the product is not zero, some factor is needed more than once. What does this mean?`,
      ],
      expected: chosen(random, right, ...[yes, no, unknown].filter((each) => each !== right)),
      solution: [shortProduct(a, first, second), because(right)],
      names: { A: integerMatrix(a), I: integerMatrix(identityOf(3)) },
    };
  },
};

const example: QuestionMaker = {
  objective: 'find-relation',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const p = drawNonzero(random, depth(difficulty, 3, 6, 9));
    const q = drawNonzero(random, depth(difficulty, 3, 6, 9));
    const found = [
      [0, q],
      [1, p],
    ];
    const wanted = sum(times(count(p), A), times(count(q), shown([1, 0], [0, 1])));
    const isSatisfied: Property = {
      text: say`The relation holds.`,
      fact: equal(power(A, count(2)), wanted),
      holds: ([given]) => {
        if (given.rows !== 2 || given.columns !== 2) return false;
        const [a, b, c, d] = entriesOf(given);
        const [trace, constant] = [integer(p), integer(q)];
        const square = [
          add(multiply(a, a), multiply(b, c)),
          add(multiply(a, b), multiply(b, d)),
          add(multiply(c, a), multiply(d, c)),
          add(multiply(c, b), multiply(d, d)),
        ];
        const right = [a, b, c, d].map((entry, k) =>
          k === 1 || k === 2 ? multiply(trace, entry) : add(multiply(trace, entry), constant),
        );
        return square.every((entry, k) => isZero(subtract(entry, right[k])));
      },
    };
    const isNoMultiple: Property = {
      text: say`The matrix is no multiple of the identity.`,
      fact: relation(measure('zeroCount', A), 'less', count(2)),
      holds: ([given]) => {
        if (given.rows !== 2 || given.columns !== 2) return false;
        const [a, b, c, d] = entriesOf(given);
        return !(isZero(b) && isZero(c) && equals(a, d));
      },
    };
    return {
      prompt: say`Give a matrix ${A} with two rows that is no multiple of the identity matrix and satisfies ${equal(power(A, count(2)), wanted)}.`,
      hints: [
        say`A matrix with two rows satisfies such a relation with its trace and its determinant. Which are wanted here?`,
        say`Choose a zero in the first place of the diagonal. What is left to be chosen?`,
      ],
      expected: exampleExpected({ A: found }, isSatisfied, isNoMultiple),
      solution: [
        say`A matrix with two rows satisfies this relation if its trace is ${p} and its determinant ${-q}. With 0 and ${p} on the diagonal the trace fits, and the other two entries need the product ${q}.`,
        say`One of many is ${equal(A, shown(...found))}: ${equal(power(A, count(2)), ...productSteps(found, found))}, and the right side is ${equal(wanted, shown([q, p * q], [p, q + p * p]))}.`,
      ],
      names: { A: integerMatrix(found), I: integerMatrix(identityOf(2)) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [coefficient, degree, cube, diagonalisable, example];
