// The words of deletion.
// Above: operation.ts. Below: deletion.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { countingNotes } from '../../../algorithms/selection/tell.ts';
import { counted, linesProse, shapeProse } from '../../../algorithms/wording.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Deletion, Line } from './deletion.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Deleting rows or columns leaves the remaining entries as they are and moves them together. What is left after deleting one row and one column of a square matrix is the matrix of a minor, from which determinants are expanded.`,
];

export function taskOf(line: Line): (deletion: Deletion) => Prose {
  return ({ a, deleted }) => say`Delete ${linesProse(line, deleted)} of ${matrixExpression(a)}.`;
}

export function tellOf(line: Line): (deletion: Deletion, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (deletion, moves) =>
    tellArrangement(deletion, moves, {
      name: symbol('B'),
      rule: rule(line, deletion),
      conclusion: say`Without ${linesProse(line, deletion.deleted)} the matrix has ${shapeProse(deletion)}.`,
    });
}

export function notesOf(line: Line): (deletion: Deletion) => readonly Prose[] {
  return ({ named, deleted, base }) => [
    ...(named === deleted.length ? [] : [say`A ${line} that is named more than once is deleted once.`]),
    ...countingNotes(base),
  ];
}

function rule(line: Line, { deleted, kept }: Deletion): readonly Block[] {
  const [beyond, direction] = line === 'row' ? ['below', 'up'] : ['to the right of', 'to the left'];
  const moves = kept.some((place, index) => place !== index);
  return [
    heading(say`Strike out ${linesProse(line, deleted)}`),
    paragraph(
      say`${counted(kept.length, line)} of ${symbol('A')} ${kept.length === 1 ? 'stays' : 'stay'}: ${linesProse(line, kept)}.`,
      moves
        ? say`What stands ${beyond} a deleted ${line} moves ${direction} to close the gap; the order stays.`
        : say`Nothing that stays stands ${beyond} a deleted ${line}, so nothing has to move.`,
    ),
  ];
}
