// The words of insertion.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import {
  countedFromTheEnd,
  entriesCounted,
  entryNamed,
  placesList,
  shapeOfMatrix,
  shifted,
  tellArrangement,
  within,
} from '../../../algorithms/arrangement/tell.ts';
import { counted, linesProse } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  cases,
  count,
  equal,
  type Expression,
  markedColumns,
  markedRows,
  matrixExpression,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import type { Insertion } from './insertion.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`An inserted row must be as long as the rows that are there, an inserted column as long as the columns. Entries behind the place of insertion move on; none of them changes.`,
];

type Line = 'row' | 'column';

const [A, B, C, I, J] = [symbol('A'), symbol('B'), symbol('C'), symbol('i'), symbol('j')];

/** How rows and columns are spoken of. */
const lines = {
  row: { count: 'rowCount', across: 'columnCount', taken: 'rowsAt', marked: markedRows, onwards: 'down' },
  column: {
    count: 'columnCount',
    across: 'rowCount',
    taken: 'columnsAt',
    marked: markedColumns,
    onwards: 'to the right',
  },
} as const;

export function taskOf(line: Line): (insertion: Insertion) => Prose {
  return (insertion) => {
    const places = newPlaces(line, insertion);
    const there = takenBy(line, places, linesProse(line, places));
    return say`Insert ${matrixExpression(insertion.b)} into ${matrixExpression(insertion.a)} as ${there}.`;
  };
}

export function tellOf(line: Line): (insertion: Insertion, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (insertion, moves) => {
    const places = newPlaces(line, insertion);
    const { a, b } = insertion;
    return tellArrangement(insertion, moves, {
      name: C,
      rule: rule(line, insertion),
      picture: say`${newLines(line, places, places.length === 1 ? 'is' : 'are')}.`,
      marks: lines[line].marked(...places),
      conclusion: say`${C} is ${A} after the insertion; it has ${shapeOfMatrix(C, insertion)}.`,
      check: () => [entriesCounted(a, 'joined', b, insertion)],
    });
  };
}

function rule(line: Line, insertion: Insertion): readonly Block[] {
  const { a, base, position, place, isList } = insertion;
  const [before, entries] = line === 'row' ? [a.rows, a.columns] : [a.columns, a.rows];
  const places = newPlaces(line, insertion);
  const { across } = lines[line];
  const fits = claim(
    say`Each ${line} of ${A} and of ${B} has ${counted(entries, 'entry', 'entries')}`,
    equal(measure(across, A), measure(across, B), count(entries)),
  );
  return [
    heading(say`Make room for the new ${places.length === 1 ? line : `${line}s`}`),
    paragraph(
      say`${fits}, so they fit together.`,
      isList ? say`The list of new numbers is written as a matrix with a single ${line}.` : null,
    ),
    ...(position === null
      ? [paragraph(say`No position is given, so the new entries come after the last ${line}.`)]
      : []),
    ...countedFromTheEnd(line, position === null ? [] : [position], before, base),
    paragraph(
      say`${newLines(line, places, places.length === 1 ? 'becomes' : 'become')}; ${movementProse(line, place, before, places.length)}.`,
      before === 1
        ? say`No entry is changed.`
        : say`The order of the old ${line}s stays as it is, and no entry is changed.`,
    ),
    formula(equal(entryNamed('c', I, J), originByCases(line, place, before, places.length))),
  ];
}

/** "The new rows become rows 2 and 3". */
function newLines(line: Line, places: readonly number[], verb: string): Claim {
  const subject = places.length === 1 ? line : `${line}s`;
  return takenBy(line, places, say`The new ${subject} ${verb} ${linesProse(line, places)}`);
}

/** Words that are true because B stands at these places of the result. */
function takenBy(line: Line, places: readonly number[], text: Prose): Claim {
  return claim(text, equal(measure(lines[line].taken, C, placesList(places)), B));
}

/** What happens to the old rows or columns. */
function movementProse(line: Line, place: number, before: number, added: number): Prose {
  if (place === before) {
    return before === 1 ? say`the old ${line} stays where it is` : say`all old ${line}s stay where they are`;
  }
  const { onwards, count: counting } = lines[line];
  const isOne = before - place === 1;
  const alone = before === 1 ? say`the old ${line}` : say`the old ${line} ${before}`;
  const several = place === 0 ? say`all old ${line}s` : say`the old ${line}s from ${line} ${place + 1} on`;
  const moved = ascending(before - place).map((offset) => place + offset);
  const there = moved.map((old) => old + added);
  const { taken } = lines[line];
  const movement = claim(
    say`${isOne ? alone : several} ${isOne ? 'moves' : 'move'} ${onwards} by ${counted(added, 'place')}`,
    equal(measure(counting, B), count(added)),
    equal(measure(taken, C, placesList(there)), measure(taken, A, placesList(moved))),
  );
  return say`${movement}`;
}

/** c with i, j: an old entry before the place of insertion, a new one, or an old one behind it. */
function originByCases(line: Line, place: number, before: number, added: number): Expression {
  const index = line === 'row' ? I : J;
  const entry = (name: string, at: Expression): Expression =>
    line === 'row' ? entryNamed(name, at, J) : entryNamed(name, I, at);
  const isLast = place === before;
  return cases(
    ...(place === 0 ? [] : [[entry('a', index), within(index, 1, place)] as const]),
    [
      entry('b', added === 1 ? count(1) : shifted(index, -place)),
      isLast ? null : within(index, place + 1, place + added),
    ],
    ...(isLast ? [] : [[entry('a', shifted(index, -added)), null] as const]),
  );
}

function newPlaces(line: Line, { b, place }: Insertion): readonly number[] {
  return ascending(line === 'row' ? b.rows : b.columns).map((offset) => place + offset);
}
