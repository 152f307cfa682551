// Exercises in flipping: rows upside down, columns from left to right.

import { countClaim } from '../../../algorithms/arrangement/tell.ts';
import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  numbers,
  power,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { equals, type Rational } from '../../../exact/rational.ts';
import { drawWhole, matrixInBody } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import type { FlippedLine } from './reversal.ts';

/** What is reversed, as rows of a matrix; the exercises with columns have the same lines, upright. */
type Lines = readonly (readonly Rational[])[];

interface Drawn {
  readonly lines: Lines;
  readonly facts: (line: FlippedLine) => readonly Expression[];
  /** Whether the problem gives the transpose of the matrix that is flipped. */
  readonly isTransposed?: true;
}

export function exerciseOf(line: FlippedLine): Exercise {
  return {
    bounds: {
      easy: { numerator: 20, denominator: 1 },
      medium: { numerator: 20, denominator: 1 },
      hard: { numerator: 20, denominator: 1 },
    },
    draw: (random, difficulty) => posed(line, problems[difficulty](random)),
  };
}

const [A, B] = [symbol('A'), symbol('B')];

const problems: ByDifficulty<(random: Random) => Drawn> = {
  // Three lines: the outer ones change places, the middle one stays.
  easy: (random) => ({
    lines: rowsOf(drawWhole(random, 3, random.integer(2, 3), 1)),
    facts: (line) => [holds('odd', amountOf(line))],
  }),

  // An even number of lines has no middle one.
  medium: (random) => ({
    lines: rowsOf(drawWhole(random, 4, random.integer(2, 3), -9)),
    facts: (line) => [holds('even', amountOf(line))],
  }),

  // A matrix that has to be transposed before, or lines that read the same from either end.
  hard: (random) => {
    const amount = random.integer(4, 5);
    const lines = rowsOf(drawWhole(random, amount, 3, -9));
    const [first, last] = [1, amount];
    if (random.chance(50)) {
      return {
        lines: lines.map((_, place) => lines[Math.min(place, amount - 1 - place)]),
        facts: (line) => [
          equal(lineAt(line, A, first), lineAt(line, A, last)),
          equal(lineAt(line, A, first + 1), lineAt(line, A, last - 1)),
        ],
      };
    }
    return { lines, facts: (line) => [equal(amountOf(line), count(amount))], isTransposed: true };
  },
};

function posed(line: FlippedLine, { lines, facts, isTransposed }: Drawn): DrawnExercise {
  const across: Matrix = matrixOf(lines);
  const a = line === 'row' ? across : transpose(across);
  const exercise = { body: { a: matrixInBody(a) }, hints: hints(line, lines), facts: facts(line) };
  if (isTransposed === undefined) return exercise;
  const turned = power(matrixExpression(transpose(a)), word('T'));
  const isA = equal(A, turned);
  return {
    ...exercise,
    prompt: DIRECTIONS[line](claim(say`the transpose ${turned}`, isA)),
    before: [say`The transpose comes first: ${equal(A, turned, matrixExpression(a))}.`],
    hints: [say`Write down the transpose first: the rows that are given become its columns.`, ...exercise.hints],
    facts: [...exercise.facts, isA],
  };
}

/** What is asked of a matrix that stands in the problem as a transpose. */
const DIRECTIONS: { readonly [L in FlippedLine]: (given: Claim) => Prose } = {
  row: (given) => say`Flip ${given} upside down: write its rows in reverse order.`,
  column: (given) => say`Flip ${given} from left to right: write its columns in reverse order.`,
};

function hints(line: FlippedLine, lines: Lines): readonly Prose[] {
  const amount = lines.length;
  const ends = line === 'row' ? 'from the bottom row upwards' : 'from the right-hand column to the left';
  const total = claim(
    say`the old and the new number of a ${line} add up to ${amount + 1}`,
    equal(sum(amountOf(line), count(1)), count(amount + 1)),
  );
  const last = list(numbers(lines[amount - 1]));
  const becomesFirst = claim(
    say`The last ${line} of ${A} holds ${last}: it becomes ${line} ${1} of ${B}, with its entries in the same order`,
    equal(lineAt(line, A, amount), last),
    equal(lineAt(line, B, 1), last),
  );
  return [
    say`Call the matrix ${A} and the flipped one ${B}. ${A} has ${countClaim(line, A, amount)}, and ${total}. Copy whole ${line}s, ${ends}.`,
    say`${becomesFirst}.`,
    third(line, lines),
  ];
}

function third(line: FlippedLine, lines: Lines): Prose {
  const { length } = lines;
  if (areEqual(lines[0], lines[length - 1])) return outermost(line, length);
  return length % 2 === 1 ? middle(line, lines) : neighbours(line, lines);
}

function areEqual(x: Lines[number], y: Lines[number]): boolean {
  return x.every((entry, place) => equals(entry, y[place]));
}

function outermost(line: FlippedLine, amount: number): Prose {
  const same = claim(
    say`${capital(line)}s ${1} and ${amount} of ${A} are equal`,
    equal(lineAt(line, A, 1), lineAt(line, A, amount)),
  );
  return say`${same}, so exchanging them changes nothing. Compare the next pair, too.`;
}

function middle(line: FlippedLine, lines: Lines): Prose {
  const place = (lines.length + 1) / 2;
  const entries = list(numbers(lines[place - 1]));
  const stays = claim(
    say`${capital(line)} ${place} is in the middle, so it stays: ${entries}`,
    equal(lineAt(line, B, place), lineAt(line, A, place), entries),
  );
  return lines.length === 3
    ? say`${stays}. The other two change places.`
    : say`${stays}. The others change places in pairs.`;
}

function neighbours(line: FlippedLine, lines: Lines): Prose {
  const half = lines.length / 2;
  const entries = list(numbers(lines[half]));
  const crosses = claim(
    say`The two ${line}s in the middle change places: ${line} ${half} of ${B} holds ${entries}`,
    equal(lineAt(line, B, half), lineAt(line, A, half + 1), entries),
  );
  return say`${crosses}.`;
}

function capital(line: FlippedLine): string {
  return line === 'row' ? 'Row' : 'Column';
}

function amountOf(line: FlippedLine): Expression {
  return measure(line === 'row' ? 'rowCount' : 'columnCount', A);
}

function lineAt(line: FlippedLine, matrix: Expression, place: number): Expression {
  return measure(line === 'row' ? 'rowAt' : 'columnAt', matrix, place);
}
