// The checker of stories: what is true passes, what is false is wrong, and what cannot be known is reported.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  cases,
  count,
  determinantOf,
  elided,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  markedCells,
  markedRows,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  series,
  subscript,
  sum,
  symbol,
  table,
  word,
  words,
} from '../../document/expression.ts';
import { CURRENT, holds, measure, NEXT, WORKING } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { integerMatrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { integer, ONE, rational } from '../../exact/rational.ts';
import { float } from '../../exact/scalar.ts';
import type { Known } from './conclusion.ts';
import { checkStory } from './story-checking.ts';

const A = symbol('A');
const [i, j, k] = ['i', 'j', 'k'].map(symbol);
const x = symbol('x');
const half = number(rational(1n, 2n));
const entry = (name: string, ...indices: readonly Expression[]): Expression => subscript(symbol(name), ...indices);
const matrix = (...rows: readonly (readonly number[])[]): Expression => matrixExpression(integerMatrix(rows));
const square = matrix([1, 2], [3, 4]);
const row = (index: number): Expression => indexed('R', index);
const cleared = relation(row(2), 'becomes', sum(row(2), negative(product('adjacent', count(3), row(1)))));
const variance = power(indexed('σ', 1), count(2));
const variances = equal(power(symbol('σ'), count(2)), list([count(3), count(4)]));
const swapped = relation(row(1), 'exchanges', row(2));
const shown = equal(A, square);
/** BᵀB, whose rows are multiples of (1, 2, 6). */
const outer = equal(
  product('adjacent', power(symbol('B'), word('T')), symbol('B')),
  matrix([1, 2, 6], [2, 4, 12], [6, 12, 36]),
);
const [x1, x2] = [1, 2].map((place) => indexed('x', place));
const sixth = product('adjacent', count(6), indexed('x', 3));
const data = equal(x, list([count(1), count(2), count(6)]));

/** The question behind all cases: A is [1 2; 3 4], B is [1 2 6] and the answer is -2. */
const KNOWN: Known = {
  names: new Map([
    [
      'A',
      rowsOf(
        integerMatrix([
          [1, 2],
          [3, 4],
        ]),
      ),
    ],
    ['B', rowsOf(integerMatrix([[1, 2, 6]]))],
  ]),
  answer: { kind: 'scalar', value: integer(-2) },
  lambda: rational(7n, 3n),
};

/** How many complaints there are: of falsehood, and of what cannot be known. The story ends with the answer. */
function complaints(blocks: readonly Block[], known = KNOWN): readonly [wrong: number, unchecked: number] {
  const conclusion = [heading(say`The end`), formula(equal(determinantOf(A), count(-2)))];
  const found = checkStory([...blocks, ...conclusion], known);
  return [found.wrong.length, found.unchecked.length];
}

test('a story that says of its working that it holds integers is held to every matrix but the last', () => {
  const halved = relation(row(1), 'becomes', product('adjacent', half, row(1)));
  const doubled = relation(row(1), 'becomes', product('adjacent', count(2), row(1)));
  const inHalves = matrixExpression(matrixOf([[rational(1n, 2n), ONE], [3n, 4n].map((value) => rational(value))]));
  const said = paragraph(say`${claim(say`All of them stay integers`, holds('integer', WORKING))}.`);
  const [start, there, back] = [
    formula(shown),
    [formula(halved), formula(inHalves)],
    [formula(doubled), formula(square)],
  ];
  assert.deepEqual(complaints([said, start, ...there]), [1, 0]);
  assert.deepEqual(complaints([said, start, ...there, ...back]), [1, 0]);
  assert.deepEqual(complaints([said, start, formula(swapped), formula(matrix([3, 4], [1, 2]))]), [0, 0]);
});

type Outcome = 'true' | 'false' | 'unknown';

const OUTCOMES = { true: [0, 0], false: [1, 0], unknown: [0, 1] } as const;

/** Lines, and what is said of them. */
const LINES: readonly (readonly [name: string, lines: readonly Expression[], outcome: Outcome])[] = [
  ['a true sum', [equal(sum(count(1), count(2)), count(3))], 'true'],
  ['a false sum', [equal(sum(count(1), count(2)), count(4))], 'false'],
  ['a false member inside a chain', [equal(count(3), sum(count(1), count(2)), count(4))], 'false'],
  ['the input as it is', [shown], 'true'],
  ['another input', [equal(A, matrix([1, 2], [3, 5]))], 'false'],
  ['a name is defined by its first line', [equal(x, count(1)), equal(x, count(2))], 'false'],
  [
    'a name used before its definition',
    [
      equal(entry('c', i, j), product('adjacent', count(2), entry('a', i, j))),
      equal(symbol('C'), matrix([2, 4], [6, 8])),
    ],
    'true',
  ],
  [
    'a general formula that fails at one place',
    [
      equal(entry('c', i, j), product('adjacent', count(2), entry('a', i, j))),
      equal(symbol('C'), matrix([2, 4], [6, 9])),
    ],
    'false',
  ],
  [
    'an entry found before its matrix',
    [equal(indexed('C', 1, 2), count(5)), equal(symbol('C'), matrix([2, 4], [6, 8]))],
    'false',
  ],
  ['a general law', [equal(power(x, count(-2)), quotient(count(1), power(x, count(2))))], 'true'],
  [
    'a square that is a name of its own',
    [equal(variance, sum(count(1), count(2))), equal(root(variance), root(count(3)))],
    'true',
  ],
  ['such a name with another value', [equal(variance, count(3)), equal(variance, count(4))], 'false'],
  ['such a name, and later its base', [equal(variance, count(9)), equal(indexed('σ', 1), count(4))], 'false'],
  ['an entry of a list of such names', [variances, equal(variance, count(3))], 'true'],
  ['another entry of a list of such names', [variances, equal(variance, count(4))], 'false'],
  ['a power of what has a value', [equal(indexed('σ', 1), count(2)), equal(variance, count(5))], 'false'],
  ['another power is no name', [equal(power(indexed('σ', 1), count(3)), count(9))], 'unknown'],
  ['a power of a matrix', [equal(power(A, count(2)), square)], 'false'],
  [
    'a general formula that defines names',
    [data, equal(entry('u', i), product('adjacent', count(2), entry('x', i))), equal(indexed('u', 3), count(12))],
    'true',
  ],
  [
    'another value of a name that a general formula defines',
    [data, equal(entry('u', i), product('adjacent', count(2), entry('x', i))), equal(indexed('u', 3), count(6))],
    'false',
  ],
  [
    'marks',
    [
      equal(
        A,
        matrixExpression(
          integerMatrix([
            [1, 2],
            [3, 4],
          ]),
          markedCells([1, 1]),
        ),
      ),
    ],
    'true',
  ],
  [
    'two marked matrices in one line',
    [
      equal(
        A,
        matrixExpression(
          integerMatrix([
            [1, 2],
            [3, 4],
          ]),
          markedRows(0),
        ),
        matrixExpression(
          integerMatrix([
            [1, 2],
            [3, 4],
          ]),
          markedRows(1),
        ),
      ),
    ],
    'unknown',
  ],
  [
    'marks outside of a matrix',
    [
      equal(
        A,
        matrixExpression(
          integerMatrix([
            [1, 2],
            [3, 4],
          ]),
          markedRows(2),
        ),
      ),
    ],
    'unknown',
  ],
  ['a true determinant', [equal(determinantOf(A), count(-2))], 'true'],
  ['a false determinant', [equal(determinantOf(A), count(2))], 'false'],
  ['a false entry', [equal(indexed('a', 2, 1), count(2))], 'false'],
  ['a false product', [equal(product('adjacent', A, A), square)], 'false'],
  ['a true transpose', [equal(power(A, word('T')), matrix([1, 3], [2, 4]))], 'true'],
  ['a true inverse', [equal(product('adjacent', A, power(A, count(-1))), symbol('I'))], 'true'],
  ['a true root', [equal(root(count(9)), count(3))], 'true'],
  ['a true irrational root', [equal(root(count(8)), product('adjacent', count(2), root(count(2))))], 'true'],
  ['a false irrational root', [equal(root(count(8)), product('adjacent', count(3), root(count(2))))], 'false'],
  ['the nearest double', [relation(root(count(2)), 'approximately', number(float(Math.SQRT2)))], 'true'],
  ['a double that is not the nearest', [relation(root(count(2)), 'approximately', number(float(1.42)))], 'false'],
  ['an approximation of unequal numbers', [relation(count(1), 'approximately', count(2))], 'false'],
  ['a true order', [relation(root(count(2)), 'less', number(rational(3n, 2n)))], 'true'],
  ['a false order', [relation(count(2), 'less', count(2))], 'false'],
  ['a true inequality', [relation(count(2), 'at-most', count(2))], 'true'],
  [
    'a power for every exponent',
    [
      equal(
        power(matrix([1, 1], [0, 1]), symbol('n')),
        grid([
          [count(1), symbol('n')],
          [count(0), count(1)],
        ]),
      ),
    ],
    'true',
  ],
  [
    'a power for the first exponents only',
    [equal(power(matrix([0, 1], [0, 0]), symbol('n')), matrix([0, 0], [0, 0]))],
    'false',
  ],
  [
    'a power from a bound on',
    [
      relation(symbol('n'), 'at-least', count(2)),
      equal(power(matrix([0, 1], [0, 0]), symbol('n')), matrix([0, 0], [0, 0])),
    ],
    'true',
  ],
  ['a sum with bounds', [equal(series('k', count(1), count(2), entry('a', k, k)), count(5))], 'true'],
  ['a false sum with bounds', [equal(series('k', count(1), count(2), entry('a', k, k)), count(6))], 'false'],
  [
    'cases',
    [
      equal(symbol('C'), matrix([1, 0], [3, 4])),
      equal(entry('c', i, j), cases([entry('a', i, j), relation(j, 'at-most', i)], [count(0), null])),
    ],
    'true',
  ],
  [
    'false cases',
    [
      equal(symbol('C'), matrix([1, 2], [3, 4])),
      equal(entry('c', i, j), cases([entry('a', i, j), relation(j, 'at-most', i)], [count(0), null])),
    ],
    'false',
  ],
  [
    'a table',
    [
      data,
      table(
        [entry('x', i), power(entry('x', i), count(2))],
        [
          [count(1), count(1)],
          [count(2), count(4)],
          [count(6), count(36)],
        ],
        [count(9), count(41)],
      ),
    ],
    'true',
  ],
  [
    'a false cell',
    [
      data,
      table(
        [entry('x', i), power(entry('x', i), count(2))],
        [
          [count(1), count(1)],
          [count(2), count(4)],
          [count(6), count(35)],
        ],
      ),
    ],
    'false',
  ],
  ['a false total', [data, table([entry('x', i)], [[count(1)], [count(2)], [count(6)]], [count(8)])], 'false'],
  [
    'an equation of the matrix shown last',
    [outer, equal(added([x1, product('adjacent', count(2), x2), sixth]), count(0))],
    'true',
  ],
  [
    'an equation that follows from it',
    [outer, equal(x1, sum(negative(product('adjacent', count(2), x2)), negative(sixth)))],
    'true',
  ],
  ['an equation that does not follow', [outer, equal(x1, product('adjacent', count(2), x2))], 'false'],
  [
    'an equation with another right side',
    [outer, equal(added([x1, product('adjacent', count(2), x2), sixth]), count(1))],
    'false',
  ],
  [
    'a chain of equations with one that does not follow',
    [outer, equal(x1, negative(product('adjacent', count(2), x2)), count(0))],
    'false',
  ],
  ['an inequality between unknowns', [outer, relation(x1, 'less', x2)], 'false'],
  ['equations of no matrix', [equal(sum(x1, x2), count(0))], 'unknown'],
  ['a true row operation', [shown, cleared, matrix([1, 2], [0, -2])], 'true'],
  ['a false row operation', [shown, cleared, matrix([1, 2], [0, 2])], 'false'],
  ['a true exchange', [shown, swapped, matrix([3, 4], [1, 2])], 'true'],
  ['a false exchange', [shown, swapped, square], 'false'],
  ['operations one after the other', [shown, list([swapped, cleared], 'none'), matrix([3, 4], [-8, -10])], 'true'],
  [
    'a false multiple of a row',
    [shown, equal(product('adjacent', count(3), row(1)), list([count(3), count(5)]))],
    'false',
  ],
  ['a result that is never shown', [shown, cleared], 'unknown'],
  ['a matrix that comes from nowhere', [square], 'unknown'],
  ['a list that says nothing', [list([count(1), count(2)])], 'unknown'],
  ['dots', [equal(added([count(1), elided('row'), count(3)]), count(7))], 'unknown'],
  ['a division by zero', [equal(quotient(count(1), count(0)), count(7))], 'unknown'],
  ['a name that nothing bears out', [equal(symbol('s'), count(7))], 'unknown'],
  ['numbers that say nothing of a name', [equal(symbol('s'), sum(count(3), count(4)), count(7))], 'unknown'],
  [
    'a name that something is worked out from',
    [equal(symbol('s'), count(7)), equal(sum(symbol('s'), count(1)), count(8))],
    'true',
  ],
  ['a name that is said to be unequal', [relation(symbol('s'), 'unequal', count(7))], 'unknown'],
  ['an exact number that is said to be a double', [equal(root(count(2)), number(float(Math.SQRT2)))], 'false'],
  [
    'a general formula about nothing',
    [equal(entry('a', i, j), series('k', count(1), count(0), entry('a', i, k)))],
    'unknown',
  ],
  ['a series that runs backwards', [equal(series('k', count(2), count(1), entry('a', k, k)), count(0))], 'unknown'],
  ['a sum of nothing', [equal(sum(), count(0))], 'unknown'],
  ['blocks of unlike heights', [equal(list([square, list([count(1), count(2)])]), list([square]))], 'unknown'],
  ['a table without rows', [data, table([entry('x', i)], [])], 'unknown'],
  ['a table that leaves a value out', [data, table([entry('x', i)], [[count(1)], [count(2)]])], 'unknown'],
  ['a table whose rows are short', [data, table([entry('x', i), entry('x', i)], [[count(1)]])], 'unknown'],
  ['an operation on a row that is not there', [shown, relation(row(3), 'exchanges', row(1))], 'unknown'],
  ['a relation among row operations', [shown, list([cleared, equal(count(2), count(2))], 'none')], 'unknown'],
  [
    'a row operation that goes on',
    [
      shown,
      {
        kind: 'relation',
        first: row(1),
        links: [
          { comparison: 'becomes', right: row(2) },
          { comparison: 'equal', right: row(1) },
        ],
      },
    ],
    'unknown',
  ],
  ['a relation inside of another', [equal(list([equal(count(1), count(2))]), list([count(1)]))], 'unknown'],
  ['a number as a name', [equal(symbol('7'), count(7))], 'unknown'],
  ['a name without a value', [equal(sum(symbol('u'), count(1)), count(2))], 'unknown'],
];

describe('lines', () => {
  for (const [name, lines, outcome] of LINES) {
    test(name, () => {
      assert.deepEqual(complaints(lines.map((line) => formula(line))), OUTCOMES[outcome]);
    });
  }
});

const rank = measure('rank', A);

/** What the second row or column and then the first are. */
function reordered(name: 'rowsAt' | 'columnsAt', value: Expression): Prose {
  return say`${claim(say`Turn them round`, equal(measure(name, A, list([count(2), count(1)])), value))}.`;
}

/** What A is without its first row or column. */
function remaining(name: 'withoutRows' | 'withoutColumns', value: Expression): Prose {
  return say`${claim(say`Strike it out`, equal(measure(name, A, list([count(1)])), value))}.`;
}

/** How many entries of A lie on one side of 3. */
function counted(name: 'countAtMost' | 'countAtLeast', amount: number): Prose {
  return say`${claim(say`There are ${amount} on one side of ${3}`, equal(measure(name, A, count(3)), count(amount)))}.`;
}

/** Sentences, and what is said of them. */
const SENTENCES: readonly (readonly [name: string, text: Prose, outcome: Outcome])[] = [
  ['a true claim', say`${claim(say`The rank is ${2}`, equal(rank, count(2)))}.`, 'true'],
  ['a false claim', say`${claim(say`The rank is ${1}`, equal(rank, count(1)))}.`, 'false'],
  [
    'a claim that says another number than its fact',
    say`${claim(say`The rank is ${3}`, equal(rank, count(2)))}.`,
    'unknown',
  ],
  ['a claim without a number', say`${claim(say`A is invertible`, holds('invertible', A))}.`, 'true'],
  ['a false claim without a number', say`${claim(say`A is symmetric`, holds('symmetric', A))}.`, 'false'],
  ['a number that nothing vouches for', say`There are ${5} of them.`, 'unknown'],
  ['a number in plain words', ['There are 5 of them.'], 'unknown'],
  ['a constant', say`Nothing is divided by ${0}.`, 'true'],
  ['a true relation in a sentence', say`Since ${equal(sum(half, half), count(1))}, all is well.`, 'true'],
  ['a false relation in a sentence', say`Since ${equal(sum(half, half), count(2))}, all is well.`, 'false'],
  ['the last matrix', say`${claim(say`No entry is ${0}`, equal(measure('zeroCount', CURRENT), count(0)))}.`, 'true'],
  ['rows in another order', reordered('rowsAt', matrix([3, 4], [1, 2])), 'true'],
  ['columns in another order', reordered('columnsAt', matrix([2, 1], [4, 3])), 'true'],
  ['columns in their own order', reordered('columnsAt', square), 'false'],
  ['what is left without a row', remaining('withoutRows', matrix([3, 4])), 'true'],
  ['what is left without a column', remaining('withoutColumns', matrix([2], [4])), 'true'],
  ['the part that was taken away', remaining('withoutColumns', matrix([1], [3])), 'false'],
  ['numbers up to a bound', counted('countAtMost', 3), 'true'],
  ['another count of them', counted('countAtMost', 2), 'false'],
  ['numbers from a bound on', counted('countAtLeast', 2), 'true'],
  ['another count of these', counted('countAtLeast', 3), 'false'],
  [
    'a row that is not there',
    say`${claim(say`Nothing is left`, equal(measure('withoutRows', A, list([count(3)])), A))}.`,
    'unknown',
  ],
  ['a claim without facts', say`${claim(say`A is symmetric`)}.`, 'unknown'],
  ['a claim with an empty list of facts', say`${claim(say`A is symmetric`, list([]))}.`, 'unknown'],
  ['a claim with a predicate of nothing', say`${claim(say`A is symmetric`, holds('symmetric'))}.`, 'unknown'],
  ['a fact that holds whatever is said', say`${claim(say`A is symmetric`, equal(A, A))}.`, 'unknown'],
  [
    'a fact about other numbers',
    say`${claim(say`The rank is ${2}`, equal(rank, count(2)), relation(count(5), 'less', count(6)))}.`,
    'unknown',
  ],
  ['a fact about the numbers in the words', say`${claim(say`${4} is even`, holds('even', count(4)))}.`, 'true'],
  [
    'a matrix property of a number',
    say`${claim(say`A is symmetric`, holds('symmetric', measure('rank', A)))}.`,
    'unknown',
  ],
  [
    'a number that only says where',
    say`${claim(say`The entry is ${2}`, equal(measure('entryAt', A, 2, 2), count(4)))}.`,
    'unknown',
  ],
  [
    'a place that its fact speaks of',
    say`${claim(say`Row ${2} ends with ${4}`, equal(measure('entryAt', A, 2, 2), count(4)))}.`,
    'true',
  ],
  [
    'a false relation in the words of a claim',
    say`${claim(say`Since ${equal(half, count(2))}, the rank is ${2}`, equal(rank, count(2)))}.`,
    'false',
  ],
  [
    'a false claim in a claim',
    say`${claim(say`Since ${claim(say`it is singular`, holds('singular', A))}, the rank is ${2}`, equal(rank, count(2)))}.`,
    'false',
  ],
  ['a relation inside of a list', say`Since ${list([equal(A, power(A, word('T')))])}, all is well.`, 'unknown'],
  [
    'an order of the entries of a matrix',
    say`${claim(say`The entries are in order`, holds('increasing', A))}.`,
    'unknown',
  ],
  ['a property of an empty list', say`${claim(say`The entries are even`, holds('even', list([])))}.`, 'unknown'],
  ['a number in a name', say`There are ${word('5')} of them.`, 'unknown'],
  ['a number in words', say`There are ${words('5')} of them.`, 'unknown'],
  [
    'a matrix to come that never does',
    say`${claim(say`No entry is ${0}`, equal(measure('zeroCount', NEXT), count(0)))}.`,
    'unknown',
  ],
];

describe('sentences', () => {
  for (const [name, text, outcome] of SENTENCES) {
    test(name, () => {
      assert.deepEqual(complaints([formula(shown), paragraph(text)]), OUTCOMES[outcome]);
    });
  }
});

describe('references', () => {
  const said = paragraph(say`Look at row ${2} and column ${1}.`);
  const fact = equal(measure('entryAt', A, 2, 1), count(3));
  const marked = (...cell: readonly [number, number]): Block =>
    formula(
      equal(
        A,
        matrixExpression(
          integerMatrix([
            [1, 2],
            [3, 4],
          ]),
          markedCells(cell),
        ),
      ),
    );
  const speaking = formula(equal(indexed('a', 2, 1), count(3)));
  const STORIES: readonly (readonly [name: string, blocks: readonly Block[], strays: number])[] = [
    ['to nothing', [said], 2],
    ['to an entry of a formula', [said, speaking], 0],
    ['to the entry with the indices exchanged', [said, formula(equal(indexed('a', 1, 2), count(2)))], 2],
    ['to an entry of a list', [said, formula(equal(indexed('b', 2), count(2)))], 1],
    ['to a row that is worked on', [said, formula(swapped), formula(matrix([3, 4], [1, 2]))], 1],
    ['to a mark', [said, marked(1, 0)], 0],
    ['to another mark', [said, marked(0, 1)], 2],
    ['to the numbers of a matrix', [said, formula(shown)], 2],
    ['to the place that a fact is about', [said, paragraph(say`${claim(say`Here is a ${3}`, fact)}.`)], 0],
    [
      'to the number that a fact is about',
      [said, paragraph(say`${claim(say`The rank is ${2}`, equal(rank, count(2)))}.`)],
      2,
    ],
    [
      'to rows that a fact lists',
      [
        paragraph(say`Look at rows ${1} and ${2}.`),
        paragraph(say`${claim(say`They are all`, equal(measure('rowsAt', A, list([count(1), count(2)])), A))}.`),
      ],
      0,
    ],
    ['of a heading to what stands under it', [heading(say`Work on row ${2}, column ${1}`), speaking], 0],
    ['of a heading to another page', [speaking, heading(say`Work on row ${2}, column ${1}`)], 2],
    ['of an explanation', [formula(equal(indexed('a', 2, 2), count(4)), say`See row ${2}, column ${1}.`)], 1],
    ['of a part to its own part', [heading(say`Row ${2}`), heading(say`Column ${1}`, 2), speaking], 0],
    ['of a part to the beginning of the page', [heading(say`Now`), speaking, heading(say`Column ${1}`, 2)], 0],
    ['of a part to another part', [heading(say`One`, 2), speaking, heading(say`Column ${1}`, 2)], 1],
  ];
  for (const [name, blocks, strays] of STORIES) {
    test(name, () => {
      assert.deepEqual(complaints([formula(shown), ...blocks]), [0, strays]);
    });
  }

  test('in a note and in a task', () => {
    const answer = formula(equal(determinantOf(A), count(-2)));
    const task = say`Find row ${2} of ${square} and ${matrix([1, 2, 6])}.`;
    const note = say`Look at row ${2}.`;
    assert.equal(checkStory([answer, speaking], KNOWN, [note], task).unchecked.length, 2);
    const borneOut = say`Find ${claim(say`row ${2}`, equal(measure('rowAt', A, 2), list([count(3), count(4)])))} of ${square} and ${matrix([1, 2, 6])}.`;
    assert.deepEqual(checkStory([answer], KNOWN, [], borneOut).unchecked, []);
  });
});

/** A heading, two numbers, and what is said to be their sum. */
function worked(values: readonly number[], total: number): readonly Block[] {
  return [
    heading(say`The next data`),
    formula(equal(x, list(values.map(count)))),
    formula(equal(symbol('s'), sum(indexed('x', 1), indexed('x', 2)), count(total))),
  ];
}

test('data may be replaced under a new heading, and what was worked out from it', () => {
  assert.deepEqual(complaints([...worked([1, 2], 3), ...worked([3, 4], 7)]), [0, 0]);
  assert.deepEqual(complaints([...worked([1, 2], 3), ...worked([3, 4], 8)]), [1, 0]);
  assert.deepEqual(complaints([...worked([1, 2], 3), formula(equal(symbol('s'), count(4)))]), [1, 0]);
});

test('data are a line of an input, or a fact says what they are', () => {
  assert.deepEqual(complaints(worked([2, 1], 3)), [0, 1]);
  assert.deepEqual(complaints(worked([1, 3], 4)), [0, 0]);
  const reversed = paragraph(
    say`${claim(say`Let x hold the row backwards`, equal(x, measure('reversed', measure('rowAt', A, 1))))}.`,
  );
  assert.deepEqual(complaints([...worked([2, 1], 3), reversed]), [0, 0]);
});

function saying(fact: Expression): Block {
  return paragraph(say`${claim(say`So much of the row`, fact)}.`);
}

test('data with an indexed name are explained by a fact that says what they equal, and by no other', () => {
  const name = indexed('w', 1);
  const listed = formula(equal(name, list([count(2), count(1)])));
  const backwards = measure('reversed', measure('rowAt', A, 1));
  assert.deepEqual(complaints([listed]), [0, 2]);
  assert.deepEqual(complaints([listed, saying(equal(name, backwards))]), [0, 0]);
  assert.deepEqual(complaints([listed, saying(relation(name, 'unequal', measure('rowAt', A, 1)))]), [0, 1]);
  assert.deepEqual(complaints([listed, saying(equal(backwards, name))]), [0, 1]);
});

describe('tasks', () => {
  const TASKS: readonly (readonly [name: string, text: Prose, outcome: Outcome])[] = [
    ['the inputs', say`Multiply ${matrix([1, 2, 6])} and ${square}.`, 'true'],
    ['inputs in a relation', say`Multiply ${equal(symbol('B'), matrix([1, 2, 6]))} and ${square}.`, 'true'],
    ['one input only', say`Find the inverse of ${square}.`, 'false'],
    ['another matrix as well', say`Multiply ${matrix([1, 2, 6])}, ${square} and ${matrix([5])}.`, 'false'],
    ['a number that is not given', say`Multiply ${matrix([1, 2, 6])} by ${square}, ${5} times.`, 'unknown'],
  ];
  for (const [name, text, outcome] of TASKS) {
    test(name, () => {
      const { wrong, unchecked } = checkStory([formula(equal(determinantOf(A), count(-2)))], KNOWN, [], text);
      assert.deepEqual([wrong.length, unchecked.length], OUTCOMES[outcome]);
    });
  }
});

test('a story that does not end with the answer', () => {
  assert.deepEqual(complaints([], { ...KNOWN, answer: { kind: 'scalar', value: integer(7) } }), [0, 1]);
});

test('words in mathematics are on the lists of sentences too', () => {
  const { sentences } = checkStory([paragraph(say`See ${words('the last page')}.`)], KNOWN);
  assert.deepEqual(sentences, ['See the last page.']);
});
