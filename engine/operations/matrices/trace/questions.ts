// Questions about traces: rules, eigenvalues, and matrices without a trace.

import { commutator, entryFromSquare, oppositeEigenvalues, withIdentity } from './hard-questions.ts';
import { apply, count, equal, grid, indexed, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, numberExpected, option, reasoned } from '../../../exercises/questions.ts';
import { traceOfRows } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawNonzero, drawRows, productOfRows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { slip, sumOf, sumSlips } from '../../../exercises/written-work.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);
const tr = (of: typeof A) => apply('tr', of);

const rules: QuestionMaker = {
  objective: 'trace-rules',
  kind: 'predict',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [x, y] = drawDistinct(random, 2, { from: -12, to: 12, without: [0] });
    const [c, d] = [random.integer(2, 6), depth(difficulty, 1, -random.integer(2, 5), -random.integer(2, 5))];
    const a = [
      [x, 1],
      [2, 0],
    ];
    const b = [
      [y, 3],
      [-1, 0],
    ];
    const value = c * x + d * y;
    const combination = sum(times(count(c), A), d === 1 ? B : times(count(d), B));
    return {
      prompt: say`${equal(tr(A), count(x))} and ${equal(tr(B), count(y))}. Find the trace of ${combination}, without knowing the matrices.`,
      hints: [
        say`What is the trace of a sum, and what of a multiple?`,
        say`Think of the diagonal alone: each of its entries is combined in the same way.`,
      ],
      expected: numberExpected(value),
      solution: [
        say`The trace is taken term by term: ${equal(tr(combination), sum(dotted(count(c), tr(A)), d === 1 ? tr(B) : dotted(count(d), tr(B))), count(value))}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const order: QuestionMaker = {
  objective: 'trace-rules',
  kind: 'decide',
  difficulties: ['easy'],
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawRows(random, size, size, { from: -3, to: 3 });
    const b = drawRows(random, size, size, { from: -3, to: 3 });
    const value = traceOfRows(productOfRows(a, b));
    if (value === 0) return order.draw(random, difficulty);
    const turned = tr(times(B, A));
    const right = reasoned(
      say`It is ${value} as well.`,
      say`It is ${value} as well: two factors may change places under the trace.`,
      equal(turned, tr(times(A, B)), count(value)),
    );
    return {
      prompt: say`${equal(tr(times(A, B)), count(value))} for two square matrices with ${size} rows. What is ${turned}?`,
      hints: [
        say`Write the trace of a product as a sum of products of two entries, one of each matrix.`,
        say`Does this sum depend on which matrix is named first?`,
      ],
      expected: chosen(
        random,
        right,
        reasoned(
          say`It is ${-value}.`,
          say`It is ${-value}: exchanging the factors turns the sign.`,
          equal(turned, count(-value)),
        ),
        reasoned(
          say`It is ${2 * value}.`,
          say`It is ${2 * value}: both orders are added.`,
          equal(turned, count(2 * value)),
        ),
      ),
      solution: [
        say`Both traces add up all products of an entry of ${A} with the entry of ${B} at its mirror image, such as ${times(indexed('a', 1, 2), indexed('b', 2, 1))}; only the order of the factors differs.`,
        because(right),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const eigenvalue: QuestionMaker = {
  objective: 'second-eigenvalue',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [first, second] = [drawNonzero(random, 7), drawNonzero(random, 7)];
    const m = random.integer(1, 3);
    // P diag P^-1 with P = [1 m; 0 1][1 0; 1 1].
    const a = productOfRows(
      productOfRows(
        [
          [1 + m, m],
          [1, 1],
        ],
        [
          [first, 0],
          [0, second],
        ],
      ),
      [
        [1, -m],
        [-1, 1 + m],
      ],
    );
    const isWithDeterminant = difficulty === 'hard';
    return {
      prompt: isWithDeterminant
        ? say`A matrix with two rows has the determinant ${first * second} and the eigenvalue ${first}. What is its trace?`
        : say`One eigenvalue of ${equal(A, shown(...a))} is ${first}. Find the other one, without a polynomial.`,
      hints: isWithDeterminant
        ? [
            say`The determinant is the product of both eigenvalues. Which is the other one?`,
            say`What do both eigenvalues add up to?`,
          ]
        : [
            say`What do both eigenvalues of a matrix with two rows add up to?`,
            say`Read the diagonal of ${A} and add it.`,
          ],
      expected: numberExpected(isWithDeterminant ? first + second : second),
      solution: isWithDeterminant
        ? [
            say`The other eigenvalue is ${second}, since ${equal(dotted(count(first), count(second)), count(first * second))}. The trace is the sum, ${equal(sum(count(first), count(second)), count(first + second))}.`,
          ]
        : [
            say`The eigenvalues add up to the trace, ${equal(tr(A), count(first + second))}. So the other one is ${equal(sum(count(first + second), negative(count(first))), count(second))}.`,
          ],
      names: { A: integerMatrix(a) },
    };
  },
};

function steps(amount: number): Prose {
  return say`${amount} ${amount === 1 ? 'step' : 'steps'}`;
}

const onlySquare: QuestionMaker = {
  objective: 'only-square',
  kind: 'decide',
  difficulties: ['easy'],
  draw: (random) => {
    const [m, n, size] = drawDistinct(random, 3, { from: 2, to: 9 });
    const isSquare = random.chance(35);
    const [rows, columns] = isSquare ? [size, size] : [m, n];
    const agree = equal(measure('rowCount', A), measure('columnCount', A));
    const differ = relation(measure('rowCount', A), 'unequal', measure('columnCount', A));
    const no = option(say`No: the matrix has another number of rows than of columns.`, differ);
    const yes = option(say`Yes: the matrix has as many rows as columns.`, agree);
    const short = option(
      say`Yes: the diagonal has ${Math.min(rows, columns)} entries, which can be added.`,
      equal(measure('rowCount', A), count(-1)),
    );
    const [right, wrong] = isSquare ? [yes, no] : [no, yes];
    return {
      prompt: say`${A} has ${shapeWords(rows, columns)}. Does it have a trace?`,
      hints: [
        say`Draw the shape and go from the upper left corner one step right and one down at a time. Where do you end?`,
        say`How many steps to the right and how many down are there before the edge?`,
      ],
      expected: chosen(random, right, wrong, ...(isSquare ? [] : [short])),
      solution: [
        say`From the first place it is ${steps(columns - 1)} to the right edge and ${steps(rows - 1)} to the lower one.`,
        because(right),
      ],
      names: { A: zeroMatrix(rows, columns) },
    };
  },
};

const unknown: QuestionMaker = {
  objective: 'add-diagonal',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const a = drawRows(random, size, size, { from: -9, to: 9, without: [0] });
    const isTwice = difficulty !== 'easy';
    const k = drawNonzero(random, 9);
    const diagonal = a.map((row, i) => (i === 0 || (isTwice && i === 1) ? k : row[i]));
    const total = diagonal.reduce((x, y) => x + y, 0);
    const rest = total - (isTwice ? 2 : 1) * k;
    return {
      prompt: say`For which number ${K} has ${equal(A, grid(a.map((row, i) => row.map((x, j) => (i === j && (i === 0 || (isTwice && i === 1)) ? K : count(x))))))} the trace ${total}?`,
      hints: [
        say`Only the diagonal counts. How often does ${K} stand on it?`,
        say`Write the trace as a sum with ${K} in it and solve for ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The diagonal gives ${equal(isTwice ? sum(dotted(count(2), K), count(rest)) : sum(K, count(rest)), count(total))}, so ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k), A: integerMatrix(a.map((row, i) => row.map((x, j) => (i === j ? diagonal[i] : x)))) },
    };
  },
};

/** The traces of two matrices, and that of a combination of them. */
const wrongDiagonal: QuestionMaker = {
  objective: 'add-diagonal',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const [j, k] = [random.integer(2, 4), random.integer(2, 4)];
    const isCombined = difficulty === 'hard';
    return {
      ...drawCarriedMistake(random, () => {
        const matrices = [1, 2].map(() => drawRows(random, size, size, { from: -9, to: 9, without: [0] }));
        const traces = matrices.map((rows, place): WorkingLine => {
          const main = rows.map((row, i) => row[i]);
          const other = rows.map((row, i) => row[size - 1 - i]);
          return {
            name: ['p', 'q'][place],
            work: () => sumOf(main),
            slips: [
              ...sumSlips(main),
              slip(() => sumOf(other), say`The entries from the upper right to the lower left corner were added.`),
            ],
          };
        });
        const all: WorkingLine = {
          name: 's',
          work: (p, q) => sumOf([p, q]),
        };
        const combination: readonly WorkingLine[] = [
          { name: 's', work: (p) => [dotted(count(j), count(p)), j * p] },
          {
            name: 't',
            work: (_p, q) => [dotted(count(k), count(q)), k * q],
            slips: [
              slip(
                (_p, q) => [dotted(count(k * k), count(q)), k * k * q],
                say`A factor of a matrix is a factor of its trace once, not twice.`,
              ),
            ],
          },
          { name: 'r', work: (_p, _q, s, t) => [sum(count(s), negative(count(t))), s - t] },
        ];
        const wanted = isCombined ? sum(times(count(j), A), negative(times(count(k), B))) : sum(A, B);
        return {
          opening: say`For ${equal(A, shown(...matrices[0]))} and ${equal(B, shown(...matrices[1]))} somebody finds the traces p of ${A} and q of ${B}, and with them the trace of ${wanted}.`,
          lines: [...traces, ...(isCombined ? combination : [all])],
        };
      }),
      hints: [
        say`Mark the main diagonal of ${A} and of ${B}: in which corner does it begin?`,
        isCombined
          ? say`Add the marked entries with their signs; then ask how often the factors ${j} and ${k} count.`
          : say`Add the marked entries with their signs, and compare with the lines one by one.`,
      ],
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongDiagonal,
  withHard(unknown, entryFromSquare),
  withHard(rules, withIdentity),
  withHard(order, commutator),
  withHard(eigenvalue, oppositeEigenvalues),
  onlySquare,
];
