// The words of rotation.
// Above: operation.ts. Below: rotation.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, fromTheEnd, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { counted, shapeProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { equal, type Expression, matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Matrix } from '../../../exact/matrix.ts';
import type { Rotation, Turns } from './rotation.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A quarter turn makes rows into columns. It is a transposition followed by one flip, and four quarter turns in the same direction give the matrix back.`,
];

export function task({ a, asked }: Rotation): Prose {
  return asked === 0
    ? say`Turn ${matrixExpression(a)} by ${turnsProse(0)}.`
    : say`Turn ${matrixExpression(a)} ${directionOf(asked)} by ${turnsProse(Math.abs(asked))}.`;
}

export function tell(rotation: Rotation, moves: readonly ArrangementMove[]): readonly Block[] {
  return tellArrangement(rotation, moves, {
    name: symbol('B'),
    rule: rule(rotation),
    conclusion:
      rotation.turns === 0
        ? say`No entry has moved: ${symbol('B')} is ${symbol('A')}.`
        : say`After ${words[rotation.turns].inWords} the matrix has ${shapeProse(rotation)}.`,
  });
}

/** Says which shorter turn a long one comes to. */
export function notes(rotation: Rotation): readonly Prose[] {
  return isShortest(rotation) ? [] : [say`${shortened(rotation)}; four quarter turns bring every entry back.`];
}

function rule(rotation: Rotation): readonly Block[] {
  const [i, j] = [symbol('i'), symbol('j')];
  const { action, effect, reason, origin } = words[rotation.turns];
  return [
    heading(action),
    ...(isShortest(rotation)
      ? []
      : [paragraph(say`${shortened(rotation)}.`, say`Four quarter turns are a full turn and change nothing.`)]),
    paragraph(effect, reason),
    formula(equal(entryNamed('b', i, j), origin(rotation.a, i, j))),
  ];
}

/** Whether no shorter turn, in either direction, has the same effect. */
function isShortest({ asked }: Rotation): boolean {
  return Math.abs(asked) <= 2;
}

function shortened({ asked, turns }: Rotation): Prose {
  return say`${turnsProse(Math.abs(asked))} ${directionOf(asked)} have the same effect as ${words[turns].inWords}`;
}

/** How each turn is told: in words, as an action, what moves where, why, and the origin of b with i, j. */
const words: {
  readonly [K in Turns]: {
    readonly inWords: string;
    readonly action: Prose;
    readonly effect: Prose;
    readonly reason: Prose | null;
    readonly origin: (a: Matrix, i: Expression, j: Expression) => Expression;
  };
} = {
  0: {
    inWords: 'no turn',
    action: say`Leave the picture as it is`,
    effect: say`Every entry stays in its place.`,
    reason: null,
    origin: (_, i, j) => entryNamed('a', i, j),
  },
  1: {
    inWords: 'a quarter turn counter-clockwise',
    action: say`Turn the picture counter-clockwise`,
    effect: say`The last column of ${symbol('A')}, read downwards, becomes the first row; the first column becomes the last row.`,
    reason: say`It is the same as transposing first and then reversing the order of the rows.`,
    origin: ({ columns }, i, j) => entryNamed('a', j, fromTheEnd(columns, i)),
  },
  2: {
    inWords: 'a half turn',
    action: say`Turn the picture by half a turn`,
    effect: say`The last row of ${symbol('A')}, read backwards, becomes the first row.`,
    reason: say`It is the same as reversing the order of the rows and then that of the columns.`,
    origin: ({ rows, columns }, i, j) => entryNamed('a', fromTheEnd(rows, i), fromTheEnd(columns, j)),
  },
  3: {
    inWords: 'a quarter turn clockwise',
    action: say`Turn the picture clockwise`,
    effect: say`The first column of ${symbol('A')}, read upwards, becomes the first row; the last column becomes the last row.`,
    reason: say`It is the same as reversing the order of the rows first and then transposing.`,
    origin: ({ rows }, i, j) => entryNamed('a', fromTheEnd(rows, j), i),
  },
};

function turnsProse(turns: number): Prose {
  return counted(turns, 'quarter turn');
}

function directionOf(asked: number): string {
  return asked < 0 ? 'clockwise' : 'counter-clockwise';
}
