// The words of the flips.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { Arrangement, ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import {
  backAgain,
  entryNamed,
  fromTheEnd,
  isUnchanged,
  tellArrangement,
} from '../../../algorithms/arrangement/tell.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  markedColumns,
  markedRows,
  matrixExpression,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { FlippedLine } from './reversal.ts';

/** What a reader may want to know before the work begins. */
export function theoryOf(line: FlippedLine): readonly Prose[] {
  return [say`${flips[line].reflection} Doing the same flip twice gives the matrix back.`];
}

const [A, B, I, J] = [symbol('A'), symbol('B'), symbol('i'), symbol('j')];

/** How each flip speaks of its lines. */
const flips = {
  row: {
    task: 'upside down',
    reflection: say`To flip a matrix upside down is to reflect it in a horizontal line: the order of the rows is reversed, and each row itself stays as it is.`,
    counted: 'rowCount',
    at: 'rowAt',
    ends: say`The row at the top and the row at the bottom change places, and so on towards the middle.`,
    marked: markedRows,
    entryAt: (name: string, length: number) => entryNamed(name, fromTheEnd(length, I), J),
  },
  column: {
    task: 'from left to right',
    reflection: say`To flip a matrix from left to right is to reflect it in a vertical line: the order of the columns is reversed, and each column itself stays as it is.`,
    counted: 'columnCount',
    at: 'columnAt',
    ends: say`The column on the left and the column on the right change places, and so on towards the middle.`,
    marked: markedColumns,
    entryAt: (name: string, length: number) => entryNamed(name, I, fromTheEnd(length, J)),
  },
} as const;

function flippedAgain(line: FlippedLine, length: number, a: ExactMatrix): readonly Block[] {
  const origin = flips[line].entryAt('b', length);
  return backAgain(say`Flip ${B} in the same way`, origin, a, say`Two flips give the first matrix back.`);
}

/** Of more lines than this, the pairs are not named one by one. */
const LINES_PAIRED = 6;

export function taskOf(line: FlippedLine): (arrangement: Arrangement) => Prose {
  return ({ a }) => say`Flip ${matrixExpression(a)} ${flips[line].task}: write its ${line}s in reverse order.`;
}

export function tellOf(
  line: FlippedLine,
): (arrangement: Arrangement, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (arrangement, moves) => {
    const length = line === 'row' ? arrangement.rows : arrangement.columns;
    const wasLast = claim(
      say`${line === 'row' ? 'Row' : 'Column'} ${1} of ${B} was the last ${line} of ${A}`,
      equal(lineOf(line, B, 1), lineOf(line, A, length)),
    );
    return tellArrangement(arrangement, moves, {
      name: B,
      rule: length === 1 ? ruleOfOne(line) : rule(line, length),
      picture: length === 1 ? null : say`${wasLast}.`,
      marks: length === 1 ? null : flips[line].marked(0),
      conclusion: length === 1 ? say`${claim(say`${B} equals ${A}`, equal(B, A))}.` : conclusion(line, arrangement),
      check: () => (length === 1 ? [] : flippedAgain(line, length, arrangement.a)),
    });
  };
}

function ruleOfOne(line: FlippedLine): readonly Block[] {
  return [
    heading(say`Reverse the order of the ${line}s`),
    paragraph(
      say`${claim(say`There is only one ${line}`, equal(measure(flips[line].counted, A), count(1)))}, so the order cannot change.`,
    ),
    formula(equal(entryNamed('b', I, J), entryNamed('a', I, J))),
  ];
}

function rule(line: FlippedLine, length: number): readonly Block[] {
  const numbersAddUp = claim(
    say`The old and the new number of a ${line} add up to ${length + 1}`,
    equal(sum(measure(flips[line].counted, A), count(1)), count(length + 1)),
  );
  return [
    heading(say`Reverse the order of the ${line}s`),
    paragraph(
      length <= LINES_PAIRED ? pairs(line, length) : flips[line].ends,
      say`Only whole ${line}s move: the order inside each of them stays.`,
    ),
    formula(equal(entryNamed('b', I, J), flips[line].entryAt('a', length)), say`${numbersAddUp}.`),
  ];
}

/** "Rows 1 and 5 change places, and so do rows 2 and 4. In the middle, row 3 stays." */
function pairs(line: FlippedLine, length: number): Prose {
  const exchanged = ascending(Math.floor(length / 2)).map((place) => [place, length - 1 - place] as const);
  const [, ...others] = exchanged.map((pair) => linesProse(line, pair));
  const facts = exchanged.flatMap(([first, last]) => [
    equal(lineOf(line, B, first + 1), lineOf(line, A, last + 1)),
    equal(lineOf(line, B, last + 1), lineOf(line, A, first + 1)),
  ]);
  const both = say`${line === 'row' ? 'Rows' : 'Columns'} ${1} and ${length} ${claim(say`change places`, ...facts)}`;
  const all = others.length === 0 ? both : say`${both}, and so do ${joined(others)}`;
  if (length % 2 === 0) return say`${all}.`;
  const middle = (length + 1) / 2;
  const stays = claim(say`stays`, equal(lineOf(line, B, middle), lineOf(line, A, middle)));
  return say`${all}. In the middle, ${line} ${middle} ${stays}.`;
}

function conclusion(line: FlippedLine, arrangement: Arrangement): Prose {
  return isUnchanged(arrangement)
    ? say`${claim(say`The flipped matrix equals ${A}: read from either end, its ${line}s are the same`, equal(B, A))}.`
    : say`${B} holds the ${line}s of ${A} in reverse order.`;
}

function lineOf(line: FlippedLine, matrix: Expression, place: number): Expression {
  return measure(flips[line].at, matrix, place);
}
