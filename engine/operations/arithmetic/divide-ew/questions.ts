// Questions about quotients entry by entry: where they are defined, reciprocals, and what they are not.

import { equalQuotients, forbiddenNumbers, oneDivision } from './hard-questions.ts';
import { count, divided, equal, grid, indexed, quotient, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { because, chosen, depth, differs, numberExpected, option } from '../../../exercises/questions.ts';
import { wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import { drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { dotted, fraction, inverse, shown, times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [A, B] = ['A', 'B'].map(symbol);
const K = symbol('k');

const lostSign = wrongEntryQuestion('quotients', ['C', divided(A, B)], {
  write: (x, y) => divided(count(x), count(y)),
  give: (x, y) => x / y,
  slippedGive: (x, y) => Math.abs(x / y),
  slip: say`A quotient of numbers with unlike signs is negative; here its minus was lost.`,
  draw: (random, rows, columns) => {
    const b = drawRows(random, rows, columns, { from: -6, to: 6, without: [0] });
    const results = drawRows(random, rows, columns, { from: -7, to: 7, without: [0] }).map((row) =>
      row.with(0, -random.integer(2, 7)),
    );
    return [results.map((row, i) => row.map((x, j) => x * b[i][j])), b];
  },
});

const defined: QuestionMaker = {
  objective: 'division-defined',
  kind: 'decide',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const withZero = (has: boolean) => {
      const [i, j] = [random.integer(0, rows - 1), random.integer(0, columns - 1)];
      const drawn = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] });
      return { i, j, rows: has ? drawn.map((row, r) => (r === i ? row.with(j, 0) : row)) : drawn };
    };
    const dividends = withZero(true);
    const divisors = withZero(random.chance(60));
    const zeros = (of: typeof A) => measure('zeroCount', of);
    const yes = option(say`Yes: every divisor is another number than 0.`, equal(zeros(B), count(0)));
    const no = option(
      say`No: the divisor in row ${divisors.i + 1}, column ${divisors.j + 1} is 0.`,
      equal(indexed('b', divisors.i + 1, divisors.j + 1), count(0)),
    );
    const wrongReason = option(
      say`No: the dividend in row ${dividends.i + 1}, column ${dividends.j + 1} is 0.`,
      differs(zeros(B), zeros(B)),
    );
    const isDefined = divisors.rows.flat().every((x) => x !== 0);
    const [right, wrong] = isDefined ? [yes, no] : [no, yes];
    return {
      prompt: say`Can each entry of ${equal(A, shown(...dividends.rows))} be divided by the entry of ${equal(B, shown(...divisors.rows))} at its place?`,
      hints: [
        say`One number cannot divide anything. In which of the two matrices does it matter whether it occurs?`,
        say`0 divided by another number is 0; what about another number divided by 0?`,
      ],
      expected: chosen(random, right, wrong, wrongReason),
      solution: [
        isDefined
          ? say`${B} has no entry 0, and a 0 of ${A} divided by a number is 0.`
          : say`At this place ${count(dividends.rows[divisors.i][divisors.j])} would be divided by 0, and no number times 0 gives ${
              dividends.rows[divisors.i][divisors.j] === 0
                ? say`one quotient alone`
                : count(dividends.rows[divisors.i][divisors.j])
            }.`,
        because(right),
      ],
      names: { A: integerMatrix(dividends.rows), B: integerMatrix(divisors.rows) },
    };
  },
};

const reciprocal: QuestionMaker = {
  objective: 'reciprocal',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [p, q] = depth(
      difficulty,
      [1, random.integer(2, 9)],
      [random.pick([2, 3]), random.pick([5, 7])],
      [-random.pick([2, 3, 4]), random.pick([5, 7, 9])],
    );
    const a = drawNonzero(random, 9);
    const [rows, columns] = [2, 2];
    const left = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] }).map((row, i) =>
      i === 0 ? row.with(0, a) : row,
    );
    return {
      prompt: say`Every entry of ${equal(A, shown(...left))} is divided by ${fraction(p, q)}. By which number ${K} could ${A} be multiplied instead?`,
      hints: [
        say`How often does the divisor go into 1?`,
        say`Dividing by a fraction and multiplying by it undo each other. Which factor undoes the multiplication?`,
      ],
      expected: numberExpected(rational(BigInt(q), BigInt(p))),
      solution: [
        say`To divide by a number is to multiply by its reciprocal: ${equal(K, quotient(count(1), fraction(p, q)), fraction(q, p))}.`,
      ],
      names: { A: integerMatrix(left), k: rational(BigInt(q), BigInt(p)) },
    };
  },
};

const notInverse: QuestionMaker = {
  objective: 'not-the-inverse',
  kind: 'decide',
  difficulties: ['medium', 'hard'],
  draw: (random) => {
    const m = random.integer(1, 6);
    const b = [
      [m + 1, m],
      [1, 1],
    ];
    const a = drawRows(random, 2, 2, { from: -9, to: 9, without: [0] });
    const first = a[0][0] - a[0][1];
    if (first * b[0][0] === a[0][0]) return notInverse.draw(random, 'easy');
    const entry = measure('entryAt', times(A, inverse(B)), 1, 1);
    const single = fraction(a[0][0], b[0][0]);
    const right = option(
      say`No: the first entry of the quotient is ${single}, and the first entry of ${times(A, inverse(B))} is ${first}.`,
      equal(entry, count(first)),
      equal(quotient(indexed('a', 1, 1), indexed('b', 1, 1)), single),
      relation(single, 'unequal', count(first)),
    );
    return {
      prompt: say`${equal(A, shown(...a))} is divided entry by entry by ${equal(B, shown(...b))}. Is the result ${times(A, inverse(B))}, where ${equal(inverse(B), shown([1, -m], [-1, m + 1]))}?`,
      hints: [
        say`Compare one entry of both: the first is enough if it differs.`,
        say`In the quotient the first entry comes from two numbers alone. How many go into the first entry of ${times(A, inverse(B))}?`,
      ],
      expected: chosen(
        random,
        right,
        option(say`Yes: both have the first entry ${single}.`, equal(entry, single)),
        option(
          say`Yes: both have the first entry ${first}.`,
          equal(quotient(indexed('a', 1, 1), indexed('b', 1, 1)), count(first)),
        ),
      ),
      solution: [
        say`In ${times(A, inverse(B))} the first row of ${A} meets the first column of ${inverse(B)}: ${equal(sum(dotted(count(a[0][0]), count(1)), dotted(count(a[0][1]), count(-1))), count(first))}.`,
        because(right),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const unknownDivisor: QuestionMaker = {
  objective: 'quotients',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const k = drawNonzero(random, depth(difficulty, 5, 9, 12));
    const [rest, other] = [drawNonzero(random, 9), drawNonzero(random, 6)];
    const more = drawNonzero(random, 6);
    return {
      prompt: say`${shown([rest * k, more * other])} is divided entry by entry by ${grid([[K, count(other)]])}, and the result is ${shown([rest, more])}. Which number is ${K}?`,
      hints: [say`Only the first place has to do with ${K}.`, say`The quotient times the divisor is the dividend.`],
      expected: numberExpected(k),
      solution: [
        say`The first place says ${equal(dotted(count(rest), K), count(rest * k))}, so ${equal(K, count(k))}.`,
      ],
      names: { k: rational(BigInt(k)) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  lostSign,
  withHard(unknownDivisor, equalQuotients),
  defined,
  { objective: 'division-defined', kind: 'find-value', difficulties: ['hard'], draw: forbiddenNumbers },
  withHard(reciprocal, oneDivision),
  notInverse,
];
