// The words of deletion.

import { type ArrangementMove, type Origin, originsOf } from '../../../algorithms/arrangement/solve.ts';
import {
  countClaim,
  countedFromTheEnd,
  entriesCounted,
  entryNamed,
  namedEntries,
  placesList,
  shapeOfMatrix,
  shifted,
  tellArrangement,
  within,
} from '../../../algorithms/arrangement/tell.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import type { Shape } from '../../../catalogue/domain-error.ts';
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
import type { Deletion, Line } from './deletion.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Deleting rows or columns leaves the remaining entries as they are and moves them together. Delete one row and one column of a square matrix, and the determinant of what is left is called a minor; determinants are expanded by minors.`,
];

const [A, B, I, J] = [symbol('A'), symbol('B'), symbol('i'), symbol('j')];

/** How rows and columns are spoken of. */
const lines = {
  row: {
    count: 'rowCount',
    taken: 'rowsAt',
    left: 'withoutRows',
    marked: markedRows,
    beyond: 'below',
    direction: 'up',
  },
  column: {
    count: 'columnCount',
    taken: 'columnsAt',
    left: 'withoutColumns',
    marked: markedColumns,
    beyond: 'to the right of',
    direction: 'to the left',
  },
} as const;

export function taskOf(line: Line): (deletion: Deletion) => Prose {
  return ({ a, deleted }) =>
    say`Delete ${withoutLines(line, deleted, linesProse(line, deleted))} of ${matrixExpression(a)}.`;
}

export function tellOf(line: Line): (deletion: Deletion, moves: readonly ArrangementMove[]) => readonly Block[] {
  return (deletion, moves) => {
    const { a, deleted } = deletion;
    const gone =
      line === 'row' ? { rows: deleted.length, columns: a.columns } : { rows: a.rows, columns: deleted.length };
    return tellArrangement(deletion, moves, {
      name: B,
      rule: rule(line, deletion),
      conclusion: say`${withoutLines(line, deleted, say`${B} is ${A} without ${linesProse(line, deleted)}`)}; it has ${shapeOfMatrix(B, deletion)}.`,
      check: () => [entriesCounted(a, 'without', gone, deletion)],
    });
  };
}

/** Larger matrices are not shown by the names of their entries. */
const LINES_NAMED = 10;

function rule(line: Line, deletion: Deletion): readonly Block[] {
  const { a, deleted, kept, named, base } = deletion;
  const { marked, beyond, direction, taken, count: counting } = lines[line];
  const moves = kept.some((place, index) => place !== index);
  const length = deleted.length + kept.length;
  const stay = claim(
    say`${kept.length} ${kept.length === 1 ? 'stays' : 'stay'}: ${linesProse(line, kept)}`,
    equal(measure(counting, B), count(kept.length)),
    equal(B, measure(taken, A, placesList(kept))),
  );
  const isEachNamed = a.rows <= LINES_NAMED && a.columns <= LINES_NAMED;
  return [
    heading(say`${withoutLines(line, deleted, say`Strike out ${linesProse(line, deleted)}`)}`),
    ...countedFromTheEnd(line, named, length, base),
    ...(isEachNamed
      ? [
          formula(
            equal(A, namedEntries(ownEntries(a), marked(...deleted))),
            say`${linesProse(line, deleted, 'capital')} ${deleted.length === 1 ? 'is' : 'are'} struck out.`,
          ),
        ]
      : []),
    paragraph(
      say`Of ${countClaim(line, A, length)}, ${stay}.`,
      moves
        ? say`What stands ${beyond} a deleted ${line} moves ${direction} to close the gap; the order stays.`
        : say`Nothing that stays stands ${beyond} a deleted ${line}, so nothing has to move.`,
    ),
    ...originByCases(line, kept),
  ];
}

/** Words that are true because B is what is left of A. */
function withoutLines(line: Line, deleted: readonly number[], text: Prose): Claim {
  return claim(text, equal(B, measure(lines[line].left, A, placesList(deleted))));
}

function ownEntries({ rows, columns }: Shape): readonly (readonly Origin[])[] {
  return originsOf({ rows, columns, origin: (row, column) => ({ matrix: 'A', row, column }) });
}

/** More gaps than this are not written as cases. */
const MOST_CASES = 4;

/** b with i, j: behind each gap the entries come from further on. */
function originByCases(line: Line, kept: readonly number[]): readonly Block[] {
  const runs = kept.flatMap((place, index) => {
    const isLast = index === kept.length - 1 || kept[index + 1] !== place + 1;
    return isLast ? [{ last: index + 1, places: place - index }] : [];
  });
  if (runs.length > MOST_CASES) return [];
  const entry = (places: number): Expression =>
    line === 'row' ? entryNamed('a', shifted(I, places), J) : entryNamed('a', I, shifted(J, places));
  const branches = runs.map(({ last, places }, run) => {
    const first = run === 0 ? 1 : runs[run - 1].last + 1;
    return [entry(places), run === runs.length - 1 ? null : within(line === 'row' ? I : J, first, last)] as const;
  });
  return [formula(equal(entryNamed('b', I, J), branches.length === 1 ? branches[0][0] : cases(...branches)))];
}
