// The words of rotation.

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
import type { Shape } from '../../../catalogue/domain-error.ts';
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
  say`A quarter turn makes rows into columns. It is a transposition followed by one flip, and four quarter turns in the same direction give the matrix back. Turns are counted counter-clockwise, as angles are; a negative number of turns goes clockwise.`,
];

type Line = 'row' | 'column';

const [A, B, I, J] = [symbol('A'), symbol('B'), symbol('i'), symbol('j')];

export function task({ a, asked }: Rotation): Prose {
  if (asked === 0) return say`Turn ${matrixExpression(a)} by no quarter turn.`;
  const turns = Math.abs(asked);
  const amount = turns === 1 ? say`a quarter turn` : say`${turns} quarter turns`;
  return say`Turn ${matrixExpression(a)} ${directionOf(asked)} by ${amount}.`;
}

export function tell(rotation: Rotation, moves: readonly ArrangementMove[]): readonly Block[] {
  const { turns, rows, columns } = rotation;
  const isStill = turns === 0 || (rows === 1 && columns === 1);
  return tellArrangement(rotation, moves, {
    name: B,
    rule: [...shortening(rotation), ...(isStill ? standingStill(rotation) : rule(rotation))],
    ...(isStill ? { picture: null } : {}),
    marks: isStill ? null : markedRows(0),
    conclusion: conclusion(rotation),
    check: () => (isStill ? [] : turnedBack(rotation)),
  });
}

/** The turn that brings everything back. */
const OPPOSITE: { readonly [K in Turns]: Turns } = { 0: 0, 1: 3, 2: 2, 3: 1 };

function turnedBack({ a, turns, rows, columns }: Rotation): readonly Block[] {
  const { inWords, origin } = words[OPPOSITE[turns]];
  const action = say`Turn ${B} back by ${inWords}`;
  return backAgain(action, origin('b', { rows, columns }), a, say`Each entry has returned to its old place.`);
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
    paragraph(say`${turnsAsked(asked, say`${counted(size, 'quarter turn')} ${directionOf(asked)} are asked for`)}.`),
    formula(
      equal(count(size), parts),
      say`Four quarter turns make a full turn, and a full turn brings every entry back to its place.`,
    ),
    paragraph(restWords(asked, rest, words[turns].inWords)),
  ];
}

/** Words that hold how many turns were asked for. */
function turnsAsked(asked: number, text: Prose): Claim {
  return claim(text, equal(asked < 0 ? negative(symbol('k')) : symbol('k'), count(Math.abs(asked))));
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
  const { action, effect, reason, origin, numbers } = words[turns];
  return [
    heading(action),
    paragraph(say`${effect(a)}.`, reason),
    formula(equal(entryNamed('b', I, J), origin('a', a)), numbers(a)),
  ];
}

function conclusion(rotation: Rotation): Prose {
  const { turns } = rotation;
  if (turns === 0) return say`${claim(say`No entry has moved: ${B} is ${A}`, equal(B, A))}.`;
  if (isUnchanged(rotation)) {
    return say`${claim(say`The picture looks the same after ${words[turns].inWords}: ${B} equals ${A}`, equal(B, A))}.`;
  }
  const { asked } = rotation;
  const turned = Math.abs(asked);
  const made =
    turned <= 2
      ? say`${words[turns].inWords}`
      : say`${turnsAsked(asked, say`${counted(turned, 'quarter turn')} ${directionOf(asked)}`)}`;
  return say`${B} is ${A} after ${made}; it has ${shapeOfMatrix(B, rotation)}.`;
}

/** What becomes of the only row or column, and how it is read. */
function onlyLine(from: Line, reading: 'forwards' | 'backwards' | 'downwards' | 'upwards', to: Line): Claim {
  const before = lineAt(from, A, 1);
  const isReversed = reading === 'backwards' || reading === 'upwards';
  return claim(
    say`The only ${from} of ${A}, read ${reading}, becomes the only ${to} of ${B}`,
    equal(lineAt(to, B, 1), isReversed ? measure('reversed', before) : before),
  );
}

function lineAt(line: Line, matrix: Expression, place: number): Expression {
  return measure(line === 'row' ? 'rowAt' : 'columnAt', matrix, place);
}

/** What a row or column number and its partner add up to: one more than there are rows or columns in A. */
function addUp(counting: 'rowCount' | 'columnCount', words: (total: number) => Prose, length: number): Claim {
  return claim(words(length + 1), equal(sum(measure(counting, A), count(1)), count(length + 1)));
}

/** How each turn is told: in words, as an action, what moves where, why, the origin of the entry at i, j, and its indices. */
const words: {
  readonly [K in Turns]: {
    readonly inWords: string;
    readonly action: Prose;
    readonly effect: (shape: Shape) => Claim;
    readonly reason: Prose | null;
    readonly origin: (name: string, shape: Shape) => Expression;
    readonly numbers: (shape: Shape) => Prose | null;
  };
} = {
  0: {
    inWords: 'no turn',
    action: say`Leave the picture as it is`,
    effect: () => claim(say`Every entry stays in its place`, equal(B, A)),
    reason: null,
    origin: (name) => entryNamed(name, I, J),
    numbers: () => null,
  },
  1: {
    inWords: 'a quarter turn counter-clockwise',
    action: say`Turn the picture counter-clockwise`,
    effect: ({ rows, columns }) => {
      if (rows === 1) return onlyLine('row', 'backwards', 'column');
      if (columns === 1) return onlyLine('column', 'downwards', 'row');
      return claim(
        say`The last column of ${A}, read downwards, becomes the first row of ${B}; the first column becomes the last row`,
        equal(lineAt('row', B, 1), lineAt('column', A, columns)),
        equal(lineAt('row', B, columns), lineAt('column', A, 1)),
      );
    },
    reason: say`It is the same as transposing first and then reversing the order of the rows.`,
    origin: (name, { columns }) => entryNamed(name, J, fromTheEnd(columns, I)),
    numbers: ({ columns }) =>
      say`${addUp('columnCount', (total) => say`The row number in ${B} and the column number in ${A} add up to ${total}`, columns)}; the column number in ${B} is the row number in ${A}.`,
  },
  2: {
    inWords: 'a half turn',
    action: say`Turn the picture by half a turn`,
    effect: ({ rows, columns }) => {
      if (rows === 1) return onlyLine('row', 'backwards', 'row');
      if (columns === 1) return onlyLine('column', 'upwards', 'column');
      return claim(
        say`The last row of ${A}, read backwards, becomes the first row of ${B}`,
        equal(lineAt('row', B, 1), measure('reversed', lineAt('row', A, rows))),
      );
    },
    reason: say`It is the same as reversing the order of the rows and then that of the columns.`,
    origin: (name, { rows, columns }) => entryNamed(name, fromTheEnd(rows, I), fromTheEnd(columns, J)),
    numbers: ({ rows, columns }) =>
      say`${addUp('rowCount', (total) => say`The old and the new row number add up to ${total}`, rows)}, ${addUp('columnCount', (total) => say`the old and the new column number to ${total}`, columns)}.`,
  },
  3: {
    inWords: 'a quarter turn clockwise',
    action: say`Turn the picture clockwise`,
    effect: ({ rows, columns }) => {
      if (rows === 1) return onlyLine('row', 'forwards', 'column');
      if (columns === 1) return onlyLine('column', 'upwards', 'row');
      return claim(
        say`The first column of ${A}, read upwards, becomes the first row of ${B}; the last column becomes the last row`,
        equal(lineAt('row', B, 1), measure('reversed', lineAt('column', A, 1))),
        equal(lineAt('row', B, columns), measure('reversed', lineAt('column', A, columns))),
      );
    },
    reason: say`It is the same as reversing the order of the rows first and then transposing.`,
    origin: (name, { rows }) => entryNamed(name, fromTheEnd(rows, J), I),
    numbers: ({ rows }) =>
      say`The row number in ${B} is the column number in ${A}; ${addUp('rowCount', (total) => say`the column number in ${B} and the row number in ${A} add up to ${total}`, rows)}.`,
  },
};

function directionOf(asked: number): string {
  return asked < 0 ? 'clockwise' : 'counter-clockwise';
}
