// Questions about column spaces and row spaces: what lies in them, an entry that brings a vector in, dimensions, lines that form a
// basis, a slip in a combination, vectors of one's own.

import { linearSum, pairSolved } from '../../../exercises/worked-systems.ts';
import { combination, factorsOfLast } from '../../../exercises/worked.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  list,
  matrixExpression,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { joinColumns, stackRows } from '../../../exact/kernels/arrangement.ts';
import { pivotColumns } from '../../../exact/kernels/pivot-columns.ts';
import { because, chosen, depth, exampleExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil, type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { Property, QuestionMaker } from '../../../learning/question.ts';
import { drawLine, mixed, rankOf, shownLine } from '../drawn-rows.ts';
import type { Space } from './solve.ts';
import { wrongCombination } from './mistake.ts';

const [A, K, P, Q, W] = ['A', 'k', 'p', 'q', 'w'].map(symbol);

/** What differs between the two spaces. */
interface Words {
  readonly space: string;
  readonly line: 'column' | 'row';
  readonly lines: 'columns' | 'rows';
}

const WORDS: { readonly [S in Space]: Words } = {
  columns: { space: 'column space', line: 'column', lines: 'columns' },
  rows: { space: 'row space', line: 'row', lines: 'rows' },
};

/** The matrix that has these lists as its columns, or as its rows. */
function madeOf(lines: Rows, space: Space): Rows {
  return space === 'rows' ? lines : transposedRows(lines);
}

/** One matrix beside the other, or above it. */
function together(first: Expression, second: Expression, space: Space): Expression {
  return space === 'columns' ? grid([[first, second]]) : grid([[first], [second]]);
}

function rankWith(vector: Expression, space: Space): Expression {
  return measure('rank', together(A, vector, space));
}

function lineMatrix(entries: readonly number[], space: Space): Matrix {
  return integerMatrix(madeOf([entries], space));
}

/** Two lists that are no multiples of each other. */
function twoLines(draw: () => Rows): Rows {
  return drawUntil(draw, (drawn) => rankOf(drawn) === 2);
}

/** All pairs of so many places, from 0. */
function pairsOf(length: number): Rows {
  const places = Array.from({ length }, (_, place) => place);
  return places.flatMap((one) => places.slice(one + 1).map((other) => [one, other]));
}

function whichLiesIn(space: Space): QuestionMaker {
  const { space: name, lines: nouns } = WORDS[space];
  return {
    objective: 'lies-in-the-space',
    kind: 'decide',
    draw: (random, difficulty) => {
      const length = depth(difficulty, 2, 3, 4);
      const { lines, right, wrong, p, q } = drawUntil(
        () => {
          const [x, y] =
            length === 2 ? [drawLine(random, 2)] : twoLines(() => [drawLine(random, length), drawLine(random, length)]);
          const made = y === undefined ? [x, x.map((entry) => 2 * entry)] : [x, y];
          const [first, second] = [drawNonzero(random, 3), y === undefined ? 0 : drawNonzero(random, 2)];
          const inside = mixed(first, x, second, y ?? x);
          const outside = [0, length - 1].map((place) => inside.with(place, inside[place] + drawNonzero(random, 2)));
          return { lines: made, right: inside, wrong: outside, p: first, q: second };
        },
        (drawn) =>
          drawn.wrong.every((each) => rankOf([...drawn.lines, each]) > rankOf(drawn.lines)) &&
          !drawn.lines.some((each) => String(each) === String(drawn.right)),
      );
      const a = madeOf(lines, space);
      const factors = [p, length === 2 ? 0 : q];
      // Two entries that settle the factors.
      const [places] =
        length === 2
          ? [[0, 1]]
          : pairsOf(length).filter((pair) => rankOf(lines.map((each) => pair.map((place) => each[place]))) === 2);
      const rows = places.map((place) => lines.map((each) => each[place]));
      const equations = rows.map((row, i) => equal(linearSum(row, [P, Q]), count(right[places[i]])));
      const options = [right, ...wrong].map((entries) => {
        const vector = shownLine(entries, space);
        return option(say`${vector}.`, equal(rankWith(vector, space), measure('rank', A)));
      });
      const [answer, ...others] = options;
      return {
        prompt: say`Which of these vectors lies in the ${name} of ${equal(A, shown(...a))}?`,
        hints: [
          say`The ${name} holds the combinations of the ${nouns} and nothing else.`,
          length === 2
            ? say`Here the ${nouns} are multiples of each other. What can their combinations be?`
            : say`Try to find the factors from two of the entries, and test them with the entries that are left.`,
        ],
        expected: chosen(random, answer, ...others),
        solution: [
          length === 2
            ? say`The ${nouns} are multiples of ${shownLine(lines[0], space)}, and so are their combinations; ${equal(shownLine(right, space), combination(factorsOfLast([lines[0], right]) ?? [], [shownLine(lines[0], space)]))}.`
            : say`The entries ${places[0] + 1} and ${places[1] + 1} of ${shownLine(right, space)} say ${equations[0]} and ${equations[1]} for the factors ${P} and ${Q}.`,
          ...(length === 2
            ? []
            : [
                ...pairSolved([P, Q], rows, factors),
                say`With these factors all entries fit: ${equal(
                  shownLine(right, space),
                  combination(
                    factors,
                    lines.map((each) => shownLine(each, space)),
                  ),
                )}.`,
              ]),
          say`The others differ from it in one entry, and no factors fit.`,
          because(answer),
        ],
        names: { A: integerMatrix(a), p: integer(p), q: integer(q) },
      };
    },
  };
}

function bringIn(space: Space): QuestionMaker {
  const { space: name, lines: nouns } = WORDS[space];
  return {
    objective: 'lies-in-the-space',
    kind: 'find-value',
    draw: (random, difficulty) => {
      const [p, q] = [drawNonzero(random, depth(difficulty, 2, 3, 4)), drawNonzero(random, 3)];
      const { lines, place } = drawUntil(
        () => ({ lines: [drawLine(random, 3), drawLine(random, 3)], place: random.integer(0, 2) }),
        // The two entries that are known decide the factors.
        (drawn) => rankOf(drawn.lines.map((each) => each.toSpliced(drawn.place, 1))) === 2,
      );
      const made = mixed(p, lines[0], q, lines[1]);
      const a = madeOf(lines, space);
      const written = made.map((entry, at) => (at === place ? K : count(entry)));
      const vector = space === 'rows' ? grid([written]) : grid(written.map((entry) => [entry]));
      const k = made[place];
      const knownPlaces = [0, 1, 2].filter((at) => at !== place);
      const knownRows = knownPlaces.map((at) => lines.map((each) => each[at]));
      const equations = knownRows.map((row, i) => equal(linearSum(row, [P, Q]), count(made[knownPlaces[i]])));
      return {
        prompt: say`For which number ${K} does ${vector} lie in the ${name} of ${equal(A, shown(...a))}?`,
        hints: [
          say`The vector must be a combination of the two ${nouns}.`,
          say`Find the factors from the entries without ${K}. Then the same factors give the entry that is missing.`,
        ],
        expected: numberExpected(k),
        solution: [
          say`With the factors ${P} and ${Q} the known entries say ${equations[0]} and ${equations[1]}.`,
          ...pairSolved([P, Q], knownRows, [p, q]),
          say`In the place of ${K} the same factors give ${equal(sum(dotted(count(p), count(lines[0][place])), dotted(count(q), count(lines[1][place]))), count(k))}. So ${equal(K, count(k))}.`,
        ],
        names: { k: integer(k), A: integerMatrix(a), p: integer(p), q: integer(q) },
      };
    },
  };
}

function dimension(space: Space): QuestionMaker {
  const { space: name } = WORDS[space];
  const other = space === 'columns' ? 'row space' : 'column space';
  return {
    objective: 'dimension-and-place',
    kind: 'predict',
    draw: (random, difficulty) => {
      const [rows, columns] = drawUntil(
        () => [random.integer(3, depth(difficulty, 5, 7, 9)), random.integer(3, 9)] as const,
        ([m, n]) => m !== n,
      );
      const rank = random.integer(1, Math.min(rows, columns) - 1);
      const a = Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (__, j) => (i === j && i < rank ? 1 : 0)),
      );
      // Hard is the null space of the other side, whose vectors have an entry for each row.
      const isLeft = difficulty === 'hard';
      const [nullSpace, unknowns] = isLeft ? ['left null space', rows] : ['null space', columns];
      const left = unknowns - rank;
      const shape = claim(
        say`${A} has ${rows} rows and ${columns} columns`,
        equal(measure('rowCount', A), count(rows)),
        equal(measure('columnCount', A), count(columns)),
      );
      const known: Prose =
        difficulty === 'easy'
          ? say`Its ${other} has the dimension ${claim(say`${rank}`, equal(measure('rank', A), count(rank)))}`
          : say`Its ${nullSpace} has the dimension ${claim(say`${left}`, equal(sum(measure(isLeft ? 'rowCount' : 'columnCount', A), negative(measure('rank', A))), count(left)))}`;
      return {
        prompt: say`${shape}. ${known}. What is the dimension of its ${name}?`,
        hints: [
          say`Row space and column space of a matrix always have the same dimension. What is this number called?`,
          difficulty === 'easy'
            ? say`The ${other} has the dimension ${rank}. Do the ${rows} rows or the ${columns} columns matter beside it?`
            : say`A vector of the ${nullSpace} has ${unknowns} entries, and ${left} of them ${left === 1 ? 'is' : 'are'} free. How many belong to pivots?`,
        ],
        expected: numberExpected(rank),
        solution: [
          difficulty === 'easy'
            ? say`Both dimensions are the rank: ${claim(say`${rank}`, equal(measure('rank', A), count(rank)))} for the rows, and ${rank} for the columns.`
            : say`Of the ${unknowns} unknowns of the ${nullSpace} ${left} ${left === 1 ? 'is' : 'are'} free, so ${equal(sum(count(unknowns), negative(count(left))), count(rank))} ${rank === 1 ? 'has a pivot' : 'have pivots'}, and each pivot counts for the ${name}.`,
        ],
        names: { A: integerMatrix(a) },
      };
    },
  };
}

function linesOfABasis(space: Space): QuestionMaker {
  const { space: name, line: noun, lines: nouns } = WORDS[space];
  return {
    objective: 'basis-of-lines',
    kind: 'decide',
    draw: (random, difficulty) => {
      const length = depth(difficulty, 2, 3, 4);
      const [x, y] = twoLines(() => [drawLine(random, length), drawLine(random, length)]);
      const factor = depth(difficulty, 2, -2, random.pick([-2, 3]));
      // The pair that is no basis stands at two of three places.
      const places = random.shuffled([0, 1, 2]);
      const lines = places.map((place) => [x, x.map((entry) => factor * entry), y][place]);
      const a = madeOf(lines, space);
      const pairs = [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const;
      const rank = ([i, j]: readonly [number, number]): Expression =>
        measure('rank', measure(space === 'columns' ? 'columnsAt' : 'rowsAt', A, list([count(i + 1), count(j + 1)])));
      const options = pairs.map((pair) =>
        option(
          say`The ${nouns} with the numbers ${pair[0] + 1} and ${pair[1] + 1}.`,
          relation(rank(pair), 'less', measure('rank', A)),
        ),
      );
      const at = pairs.findIndex((pair) => rankOf(pair.map((place) => lines[place])) === 1);
      return {
        prompt: say`Which of these pairs is no basis of the ${name} of ${equal(A, shown(...a))}?`,
        hints: [
          say`Any vectors that are independent and as many as the dimension will do; there are several bases.`,
          say`Look for a ${noun} that is a multiple of another ${noun}.`,
        ],
        expected: chosen(random, options[at], ...options.filter((_, index) => index !== at)),
        solution: [
          say`These two are multiples of each other and span a line only: ${equal(shownLine(lines[pairs[at][1]], space), combination(factorsOfLast([lines[pairs[at][0]], lines[pairs[at][1]]]) ?? [], [shownLine(lines[pairs[at][0]], space)]))}.`,
          because(options[at]),
        ],
        names: { A: integerMatrix(a) },
      };
    },
  };
}

function ownVector(space: Space): QuestionMaker {
  const { space: name, line: noun, lines: nouns } = WORDS[space];
  return {
    objective: 'lies-in-the-space',
    kind: 'give-example',
    draw: (random, difficulty) => {
      const length = depth(difficulty, 3, 3, 4);
      const lines = twoLines(() => [drawLine(random, length), drawLine(random, length)]);
      const a = integerMatrix(madeOf(lines, space));
      const found = difficulty === 'hard' ? mixed(1, lines[0], -1, lines[1]) : mixed(1, lines[0], 1, lines[1]);
      const isIn: Property = {
        text: say`It lies in the ${name} of ${A}.`,
        fact: equal(measure('rank', together(matrixExpression(a), W, space)), count(2)),
        holds: ([given]) => isLine(given, length, space) && pivotColumns(joined(a, given, space)).pivots.length === 2,
      };
      const isNew: Property = {
        text: say`It is no multiple of a ${noun} of ${A}.`,
        fact: equal(
          sum(...lines.map((each) => measure('rank', together(matrixExpression(lineMatrix(each, space)), W, space)))),
          count(4),
        ),
        holds: ([given]) =>
          isLine(given, length, space) &&
          lines.every((each) => pivotColumns(joined(lineMatrix(each, space), given, space)).pivots.length === 2),
      };
      return {
        prompt: say`Give a vector ${W} in the ${name} of ${equal(A, shown(...madeOf(lines, space)))} that is no multiple of a ${noun}.`,
        hints: [
          say`All combinations of the ${nouns} lie in the space.`,
          say`Both factors of the combination must differ from zero.`,
        ],
        expected: exampleExpected({ w: madeOf([found], space) }, isIn, isNew),
        solution: [
          say`Each combination of both ${nouns} lies in the space; with the factors ${1} and ${difficulty === 'hard' ? -1 : 1} it is no multiple of one of them, since the ${nouns} are no multiples of each other.`,
          say`One of many is ${equal(W, sum(matrixExpression(lineMatrix(lines[0], space)), difficulty === 'hard' ? negative(matrixExpression(lineMatrix(lines[1], space))) : matrixExpression(lineMatrix(lines[1], space))), shown(...madeOf([found], space)))}.`,
        ],
        names: { A: a, w: lineMatrix(found, space) },
      };
    },
  };
}

function isLine(given: Matrix, length: number, space: Space): boolean {
  return space === 'columns'
    ? given.columns === 1 && given.rows === length
    : given.rows === 1 && given.columns === length;
}

function joined(a: Matrix, b: Matrix, space: Space): Matrix {
  return space === 'columns' ? joinColumns(a, b) : stackRows(a, b);
}

export function questionsOf(space: Space): readonly QuestionMaker[] {
  return QUESTIONS[space];
}

const makers = [whichLiesIn, bringIn, dimension, linesOfABasis, wrongCombination, ownVector];

const QUESTIONS: { readonly [S in Space]: readonly QuestionMaker[] } = {
  columns: makers.map((maker) => maker('columns')),
  rows: makers.map((maker) => maker('rows')),
};
