// Marks of a step: the rows, columns and cells of its matrix that the step is about, counted from 1.

import { type Block, type BlockKind, type BlockOf, foldBlock } from '@matrixsteps/engine/document/block.ts';
import { marksIn } from '@matrixsteps/engine/document/parts.ts';

/** What the metadata of a step says of the matrix in it. */
export interface StepMarks {
  readonly marked: {
    readonly rows: readonly number[];
    readonly columns: readonly number[];
    /** Pairs of row and column. */
    readonly cells: readonly (readonly [row: number, column: number])[];
  };
}

/** The marks of a formula; null where nothing is marked. At most one matrix of a formula is. */
export function marksOf(block: Block): StepMarks | null {
  return foldBlock<typeof block.kind, StepMarks | null>(block, marked);
}

const marked: { readonly [K in BlockKind]: (block: BlockOf<K>) => StepMarks | null } = {
  heading: () => null,
  formula: ({ expression }) => {
    const marks = marksIn(expression);
    if (marks === null) return null;
    return {
      marked: {
        rows: marks.rows.map(fromOne),
        columns: marks.columns.map(fromOne),
        cells: marks.cells.map(([row, column]) => [fromOne(row), fromOne(column)] as const),
      },
    };
  },
  prose: () => null,
  figure: () => null,
  rule: () => null,
};

function fromOne(index: number): number {
  return index + 1;
}
