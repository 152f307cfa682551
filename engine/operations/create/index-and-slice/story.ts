// The words of indexing and slicing.
// Above: operation.ts. Below: part.ts, algorithms/arrangement/tell.ts, document/.

import type { ArrangementMove } from '../../../algorithms/arrangement/solve.ts';
import { tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { countingNotes } from '../../../algorithms/selection/tell.ts';
import { linesProse, shapeProse } from '../../../algorithms/wording.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { indexed, matrixExpression, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import type { Part } from './part.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A selection of rows and a selection of columns cut a smaller matrix out of a larger one: what stands where they cross. The order of the selection is the order of the result. Mathematics counts from 1, many programming languages from 0.`,
];

export function task(part: Part): Prose {
  return say`Take ${choiceProse('row', part)} and ${choiceProse('column', part)} of ${matrixExpression(part.a)}.`;
}

export function tell(part: Part, moves: readonly ArrangementMove[]): readonly Block[] {
  return tellArrangement(part, moves, { name: symbol('B'), rule: rule(part), conclusion: conclusion(part) });
}

/** The positions taken, as the reader counts them. */
export function intermediate({ takenRows, takenColumns, base }: Part): Intermediate {
  return {
    rows: takenRows.map((place) => place + base),
    columns: takenColumns.map((place) => place + base),
  };
}

export function notes({ base }: Part): readonly Prose[] {
  return countingNotes(base);
}

function rule(part: Part): readonly Block[] {
  return [
    heading(say`Choose the rows and the columns`),
    paragraph(say`We take ${choiceProse('row', part)}.`, orderProse('row', part.takenRows)),
    paragraph(say`We take ${choiceProse('column', part)}.`, orderProse('column', part.takenColumns)),
    paragraph(
      say`An entry is taken where a chosen row crosses a chosen column.`,
      say`The chosen rows and columns are numbered afresh from ${1}, so the first entry of ${symbol('B')} is ${indexed('a', part.takenRows[0] + 1, part.takenColumns[0] + 1)}.`,
    ),
  ];
}

function choiceProse(line: 'row' | 'column', { a, takenRows, takenColumns }: Part): Prose {
  const [taken, length] = line === 'row' ? [takenRows, a.rows] : [takenColumns, a.columns];
  const everything = taken.length === length && taken.every((place, index) => place === index);
  return everything && length > 1 ? say`all ${length} ${line}s` : linesProse(line, taken);
}

/** Says so where rows or columns change their order or repeat. */
function orderProse(line: 'row' | 'column', taken: readonly number[]): Prose | null {
  if (new Set(taken).size < taken.length) return say`A ${line} that is named more than once is written more than once.`;
  const ascends = taken.every((place, index) => index === 0 || taken[index - 1] < place);
  return ascends ? null : say`They are written in the order in which they were chosen.`;
}

function conclusion(part: Part): Prose {
  return part.rows === 1 && part.columns === 1
    ? say`One row and one column cross in one entry: the part is a matrix with ${shapeProse(part)}.`
    : say`The part of ${symbol('A')} has ${shapeProse(part)}.`;
}
