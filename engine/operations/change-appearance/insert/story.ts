// The words of insertion.
// Above: operation.ts. Below: insertion.ts, algorithms/arrangement/tell.ts, document/.

import { ascending } from '../../../algorithms/arrangement/places.ts';
import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { countingNotes } from '../../../algorithms/selection/tell.ts';
import { counted, linesProse, shapeProse } from '../../../algorithms/wording.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Insertion } from './insertion.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`An inserted row must be as long as the rows that are there, an inserted column as long as the columns. Entries behind the place of insertion move on; none of them changes.`,
];

type Line = 'row' | 'column';

export function taskOf(line: Line): (insertion: Insertion) => Prose {
  return (insertion) =>
    say`Insert ${matrixExpression(insertion.b)} into ${matrixExpression(insertion.a)} as ${linesProse(line, newPlaces(line, insertion))}.`;
}

export function tellOf(line: Line): (insertion: Insertion, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (insertion, moves) =>
    tellArrangement(insertion, moves, {
      name: symbol('C'),
      rule: rule(line, insertion),
      conclusion: say`After the insertion the matrix has ${shapeProse(insertion)}.`,
    });
}

export function notes({ base }: Insertion): readonly Prose[] {
  return countingNotes(base);
}

function rule(line: Line, insertion: Insertion): readonly Block[] {
  const { a, place } = insertion;
  const [before, entries] = line === 'row' ? [a.rows, a.columns] : [a.columns, a.rows];
  const added = newPlaces(line, insertion);
  return [
    heading(say`Make room for the new ${added.length === 1 ? line : `${line}s`}`),
    paragraph(
      say`Each ${line} of ${symbol('A')} and of ${symbol('B')} has ${counted(entries, 'entry', 'entries')}, so they fit together.`,
    ),
    paragraph(
      say`The new ${added.length === 1 ? `${line} becomes` : `${line}s become`} ${linesProse(line, added)}; ${movement(line, place, before, added.length)}.`,
      say`The order of the old ${line}s stays as it is, and no entry is changed.`,
    ),
  ];
}

/** What happens to the old rows or columns. */
function movement(line: Line, place: number, before: number, added: number): Prose {
  const direction = line === 'row' ? 'down' : 'to the right';
  if (place === before) return say`all old ${line}s stay where they are`;
  const moved = ascending(before).slice(place);
  return say`the old ${linesProse(line, moved)} ${moved.length === 1 ? 'moves' : 'move'} ${direction} by ${counted(added, 'place')}`;
}

function newPlaces(line: Line, { b, place }: Insertion): readonly number[] {
  return ascending(line === 'row' ? b.rows : b.columns).map((offset) => place + offset);
}
