// Questions about shapes: what can be added and multiplied, which shape comes out, and equal counts in other shapes.

import { columnsFromEntries, withTranspose } from './hard-questions.ts';
import { quotient, count, equal, list, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { partsOf } from '../../../document/parts.ts';
import { claim, say } from '../../../document/prose.ts';
import { zeroMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import {
  because,
  chosen,
  depth,
  listExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawDistinct } from '../../../learning/drawing.ts';
import { dotted, times, transposed } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [A, B, C, K] = ['A', 'B', 'C', 'k'].map(symbol);
const shapeOf = (of: typeof A) => list([measure('rowCount', of), measure('columnCount', of)]);

const exists: QuestionMaker = {
  objective: 'sum-or-product-exists',
  kind: 'decide',
  draw: (random) => {
    const [x, y, z, w] = drawDistinct(random, 4, { from: 2, to: 9 });
    const [first, second] = random.pick([
      [
        [x, y],
        [x, y],
      ],
      [
        [x, y],
        [y, z],
      ],
      [
        [x, y],
        [z, w],
      ],
    ] as const);
    const [same, other] = [equal(shapeOf(A), shapeOf(B)), relation(shapeOf(A), 'unequal', shapeOf(B))];
    const fits = equal(measure('columnCount', A), measure('rowCount', B));
    const fails = relation(measure('columnCount', A), 'unequal', measure('rowCount', B));
    const all = [
      option(say`Both exist.`, same, fits),
      reasoned(
        say`Only ${sum(A, B)} exists.`,
        say`Only ${sum(A, B)} exists: the shapes agree, but a row of ${A} is not as long as a column of ${B}.`,
        same,
        fails,
      ),
      reasoned(
        say`Only ${times(A, B)} exists.`,
        say`Only ${times(A, B)} exists: the shapes differ, but a row of ${A} is as long as a column of ${B}.`,
        other,
        fits,
      ),
      reasoned(
        say`Neither exists.`,
        say`Neither exists: the shapes differ, and a row of ${A} is not as long as a column of ${B}.`,
        other,
        fails,
      ),
    ];
    const isSame = first[0] === second[0] && first[1] === second[1];
    const right = all[(isSame ? 0 : 2) + (first[1] === second[0] ? 0 : 1)];
    return {
      prompt: say`${A} has ${shapeWords(first[0], first[1])}, ${B} has ${shapeWords(second[0], second[1])}. Do ${sum(A, B)} and ${times(A, B)} exist?`,
      hints: [
        say`A sum is made place by place. Which shapes does it need?`,
        say`A product is made of rows of ${A} and columns of ${B}. How long are they?`,
      ],
      expected: chosen(random, right, ...all.filter((choice) => choice !== right)),
      solution: [
        say`A sum needs the same shape twice; here they are ${list(first.map(count))} and ${list(second.map(count))}.`,
        say`A row of ${A} has ${first[1]} entries, and a column of ${B} has ${second[0]}.`,
        because(right),
      ],
      names: { A: zeroMatrix(first[0], first[1]), B: zeroMatrix(second[0], second[1]) },
    };
  },
};

type Shape = readonly [number, number];
/** An expression, the shapes of its letters, and its own. */
type Case = readonly [what: typeof A, shapes: readonly Shape[], result: Shape];

/** A transpose is written as a power. */
function hasTranspose(expression: typeof A): boolean {
  return expression.kind === 'power' || partsOf(expression).some(hasTranspose);
}

const predicted: QuestionMaker = {
  objective: 'predict-shape',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [m, n, p, q] = drawDistinct(random, 4, { from: 2, to: 9 });
    const [what, shapes, result] = depth<Case>(
      difficulty,
      [
        times(A, B),
        [
          [m, n],
          [n, p],
        ],
        [m, p],
      ],
      random.pick<Case>([
        [
          transposed(times(A, B)),
          [
            [m, n],
            [n, p],
          ],
          [p, m],
        ],
        [
          times(transposed(A), B),
          [
            [m, n],
            [m, p],
          ],
          [n, p],
        ],
      ]),
      random.pick<Case>([
        [
          times(A, B, C),
          [
            [m, n],
            [n, p],
            [p, q],
          ],
          [m, q],
        ],
        [
          times(transposed(C), transposed(times(A, B))),
          [
            [m, n],
            [n, p],
            [p, q],
          ],
          [q, m],
        ],
      ]),
    );
    const names = { A: shapes[0], B: shapes[1], ...(shapes.length > 2 ? { C: shapes[2] } : {}) };
    return {
      prompt: [
        ...Object.entries(names).flatMap(([name, shape], index) => [
          ...(index === 0 ? [] : [', ']),
          ...say`${symbol(name)} has ${shapeWords((shape ?? [1, 1])[0], (shape ?? [1, 1])[1])}`,
        ]),
        ...say`. How many rows and columns does ${what} have?`,
      ],
      hints: [
        say`Write the sizes of the factors one after the other, in the order in which they stand.`,
        difficulty === 'easy'
          ? say`The inner two sizes agree and disappear. Which two are left?`
          : hasTranspose(what)
            ? say`The inner sizes of neighbours agree and disappear. What does a transposition do with the two sizes of a matrix?`
            : say`The inner sizes of neighbours agree and disappear. Which two are left at the ends?`,
      ],
      expected: listExpected(result),
      solution: [
        say`The sizes of ${what} come from those of its factors, which are ${list(
          shapes.map((shape) => list(shape.map(count))),
          'none',
        )} for ${list(
          shapes.map((_, index) => symbol('ABC'[index])),
          'none',
        )}: the inner sizes disappear where two matrices meet${hasTranspose(what) ? ', and a transposition exchanges two sizes' : ''}.`,
        say`${claim(say`It has ${shapeWords(result[0], result[1])}`, equal(shapeOf(what), list(result.map(count))))}.`,
      ],
      names: Object.fromEntries(
        Object.entries(names).map(([name, shape]) => [name, zeroMatrix((shape ?? [1, 1])[0], (shape ?? [1, 1])[1])]),
      ),
    };
  },
};

const sameCount: QuestionMaker = {
  objective: 'same-count-other-shape',
  kind: 'decide',
  difficulties: ['easy'],
  draw: (random) => {
    const [x, y] = drawDistinct(random, 2, { from: 2, to: 6 });
    const c = random.integer(2, 4);
    const [first, second] = random.chance(70)
      ? [
          [x * c, y],
          [x, y * c],
        ]
      : [
          [x * c, y],
          [x * c, y],
        ];
    const isSame = first[0] === second[0];
    const entries = x * y * c;
    const no = option(
      say`No: both hold ${entries} entries, but in another number of rows.`,
      equal(measure('entryCount', A), measure('entryCount', B), count(entries)),
      relation(measure('rowCount', A), 'unequal', measure('rowCount', B)),
    );
    const yes = option(
      say`Yes: the numbers of rows agree, and the numbers of columns too.`,
      equal(shapeOf(A), shapeOf(B)),
    );
    const other = option(
      say`No: they do not hold equally many entries.`,
      relation(measure('entryCount', A), 'unequal', measure('entryCount', B)),
    );
    const [right, wrong] = isSame ? [yes, no] : [no, yes];
    return {
      prompt: say`${A} has ${shapeWords(first[0], first[1])}, ${B} has ${shapeWords(second[0], second[1])}. Do they have the same shape?`,
      hints: [
        say`How many entries does each of them have? Does that settle the question?`,
        say`Two numbers make a shape. Compare both of them, in order.`,
      ],
      expected: chosen(random, right, wrong, other),
      solution: [
        say`Shapes are equal where both numbers are: ${list(first.map(count))} and ${list(second.map(count))}.`,
        because(right),
      ],
      names: { A: zeroMatrix(first[0], first[1]), B: zeroMatrix(second[0], second[1]) },
    };
  },
};

const unknown: QuestionMaker = {
  objective: 'count-lines',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const k = random.integer(2, depth(difficulty, 9, 15, 40));
    const rows = random.integer(2, depth(difficulty, 9, 12, 20));
    return {
      prompt: say`A matrix has ${k * rows} entries in ${rows} rows. Find the number ${K} of its columns.`,
      hints: [
        say`Each of the ${rows} rows has ${K} entries. How many are that in all?`,
        say`Divide the ${k * rows} entries among the ${rows} rows.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`Each of the ${rows} rows has one entry in each column, so ${equal(dotted(count(rows), K), count(k * rows))}.`,
        say`So ${equal(K, quotient(count(k * rows), count(rows)), count(k))}: the matrix has ${k} columns.`,
      ],
      names: { k: integer(k) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  withHard(unknown, columnsFromEntries),
  withHard(exists, withTranspose),
  predicted,
  sameCount,
];
