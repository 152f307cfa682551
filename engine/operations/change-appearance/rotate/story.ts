// The words of rotation.
// Above: operation.ts. Below: rotation.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import {
  backAgain,
  entryNamed,
  fromTheEnd,
  isUnchanged,
  shapeOfMatrix,
  tellArrangement,
} from '../../../algorithms/arrangement/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import type { Shape } from '../../../catalogue/problem.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  markedRows,
  matrixExpression,
  negative,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import type { Rotation, Turns } from './rotation.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A quarter turn makes rows into columns. It is a transposition followed by one flip, and four quarter turns in the same direction give the matrix back.`,
];

const [A, B, I, J] = [symbol('A'), symbol('B'), symbol('i'), symbol('j')];

export function task({ a, asked }: Rotation): Prose {
  if (asked === 0) return say`Turn ${matrixExpression(a)} by no quarter turn.`;
  const turns = Math.abs(asked);
  return say`Turn ${matrixExpression(a)} ${directionOf(asked)} by ${counted(turns, 'quarter turn')}.`;
}

export function tell(rotation: Rotation, moves: readonly ArrangementMove[]): readonly Block[] {
  const { turns, rows, columns } = rotation;
  const isStill = turns === 0 || (rows === 1 && columns === 1);
  return tellArrangement(rotation, moves, {
    name: B,
    rule: [...shortening(rotation), ...(isStill ? standingStill(rotation) : rule(rotation))],
    picture: isStill ? null : words[turns].picture,
    marks: isStill ? null : markedRows(0),
    conclusion: conclusion(rotation),
    check: () => (isStill ? [] : turnedBack(rotation)),
  });
}

/** The turn that brings everything back. */
const OPPOSITE: { readonly [K in Turns]: Turns } = { 0: 0, 1: 3, 2: 2, 3: 1 };

function turnedBack({ a, turns, rows, columns }: Rotation): readonly Block[] {
  const { inWords, origin } = words[OPPOSITE[turns]];
  const explain = say`Turn ${B} back by ${inWords}: each entry returns to its old place.`;
  return backAgain(origin('b', { rows, columns }), a, explain);
}

/** Whole turns taken out of a long way round; nothing where no shorter turn has the same effect. */
function shortening({ asked, turns }: Rotation): readonly Block[] {
  const size = Math.abs(asked);
  if (size <= 2) return [];
  const rest = size % 4 === 3 ? -1 : size % 4;
  const whole = product('dot', count(4), count((size - rest) / 4));
  const parts = rest === 0 ? whole : sum(whole, rest < 0 ? negative(count(1)) : count(rest));
  return [
    heading(say`Leave out the full turns`),
    paragraph(
      say`${claim(
        say`${counted(size, 'quarter turn')} ${directionOf(asked)} are asked for`,
        equal(asked < 0 ? negative(symbol('k')) : symbol('k'), count(size)),
      )}.`,
    ),
    formula(
      equal(count(size), parts),
      say`Four quarter turns make a full turn, and a full turn brings every entry back to its place.`,
    ),
    paragraph(restWords(asked, rest, words[turns].inWords)),
  ];
}

/** What is left of a long way round. */
function restWords(asked: number, rest: number, turn: string): Prose {
  if (rest === 0) return say`No quarter turn is left over.`;
  if (rest > 0) return say`What is left over is ${turn}.`;
  return say`One quarter turn ${directionOf(asked)} is missing from a whole number of full turns, so the effect is that of ${turn}.`;
}

function standingStill({ turns }: Rotation): readonly Block[] {
  return [
    heading(say`Leave the picture as it is`),
    paragraph(
      turns === 0 ? say`Every entry stays in its place.` : say`There is only one entry, and it turns on the spot.`,
    ),
    formula(equal(entryNamed('b', I, J), entryNamed('a', I, J))),
  ];
}

function rule({ a, turns }: Rotation): readonly Block[] {
  const { action, effect, reason, origin } = words[turns];
  return [
    heading(action),
    paragraph(say`${effect(a)}.`, reason),
    formula(equal(entryNamed('b', I, J), origin('a', a))),
  ];
}

function conclusion(rotation: Rotation): Prose {
  const { turns } = rotation;
  if (turns === 0) return say`${claim(say`No entry has moved: ${B} is ${A}`, equal(B, A))}.`;
  if (isUnchanged(rotation)) {
    return say`${claim(say`The picture looks the same after ${words[turns].inWords}: ${B} equals ${A}`, equal(B, A))}.`;
  }
  return say`After ${words[turns].inWords} the matrix has ${shapeOfMatrix(B, rotation)}.`;
}

/** How each turn is told: in words, as an action, what moves where, why, and the origin of the entry at i, j. */
const words: {
  readonly [K in Turns]: {
    readonly inWords: string;
    readonly action: Prose;
    readonly effect: (shape: Shape) => Claim;
    readonly reason: Prose | null;
    readonly picture: Prose;
    readonly origin: (name: string, shape: Shape) => Expression;
  };
} = {
  0: {
    inWords: 'no turn',
    action: say`Leave the picture as it is`,
    effect: () => claim(say`Every entry stays in its place`, equal(B, A)),
    reason: null,
    picture: say`Every entry stays in its place.`,
    origin: (name) => entryNamed(name, I, J),
  },
  1: {
    inWords: 'a quarter turn counter-clockwise',
    action: say`Turn the picture counter-clockwise`,
    effect: ({ columns }) =>
      claim(
        say`The last column of ${A}, read downwards, becomes the first row of ${B}; the first column becomes the last row`,
        equal(measure('rowAt', B, 1), measure('columnAt', A, columns)),
        equal(measure('rowAt', B, columns), measure('columnAt', A, 1)),
      ),
    reason: say`It is the same as transposing first and then reversing the order of the rows.`,
    picture: say`Row ${1} of ${B} was the last column of ${A}.`,
    origin: (name, { columns }) => entryNamed(name, J, fromTheEnd(columns, I)),
  },
  2: {
    inWords: 'a half turn',
    action: say`Turn the picture by half a turn`,
    effect: ({ rows, columns }) =>
      claim(
        say`The last row of ${A}, read backwards, becomes the first row of ${B}`,
        equal(measure('entryAt', B, 1, 1), measure('entryAt', A, rows, columns)),
        equal(measure('entryAt', B, 1, columns), measure('entryAt', A, rows, 1)),
      ),
    reason: say`It is the same as reversing the order of the rows and then that of the columns.`,
    picture: say`Row ${1} of ${B} was the last row of ${A}, in the other direction.`,
    origin: (name, { rows, columns }) => entryNamed(name, fromTheEnd(rows, I), fromTheEnd(columns, J)),
  },
  3: {
    inWords: 'a quarter turn clockwise',
    action: say`Turn the picture clockwise`,
    effect: ({ rows, columns }) =>
      claim(
        say`The first column of ${A}, read upwards, becomes the first row of ${B}; the last column becomes the last row`,
        equal(measure('entryAt', B, 1, 1), measure('entryAt', A, rows, 1)),
        equal(measure('entryAt', B, columns, rows), measure('entryAt', A, 1, columns)),
      ),
    reason: say`It is the same as reversing the order of the rows first and then transposing.`,
    picture: say`Row ${1} of ${B} was the first column of ${A}, read upwards.`,
    origin: (name, { rows }) => entryNamed(name, fromTheEnd(rows, J), I),
  },
};

function directionOf(asked: number): string {
  return asked < 0 ? 'clockwise' : 'counter-clockwise';
}
