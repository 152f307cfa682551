// Row operations as they are written on a board: the operations with their reasons and what they lead to, without headings.

import { type Block, paragraph } from '../../document/block.ts';
import type { Expression } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import type { MoveHandlers } from '../moves.ts';
import type { ReductionMoves } from './reduce.ts';
import { reductionHandlers } from './tell.ts';

type Handlers = MoveHandlers<ReductionMoves, readonly Block[]>;

/**
 * Nothing is said of columns in which nothing is done: the equations of the form are read next.
 * @param isFirst whether it has to be said that row operations may be done
 */
export function boardHandlers(subject: Expression, isFirst: boolean): Handlers {
  const handlers = reductionHandlers(subject, null);
  return {
    ...handlers,
    begin: ({ isCrosswise }) => [
      ...(isFirst ? [paragraph(UNCHANGED)] : []),
      ...(isCrosswise ? [paragraph(CROSSWISE)] : []),
    ],
    swap: withoutHeadings(handlers.swap),
    combine: withoutHeadings(handlers.combine),
    scale: withoutHeadings(handlers.scale),
    eliminate: (facts) => withoutHeadings(handlers.eliminate)(facts).map(endsStep),
    already: silent,
    skip: silent,
    exhaust: silent,
    pivot: silent,
    clear: silent,
    echelon: silent,
  };
}

const UNCHANGED = say`Row operations do not change the solutions of a homogeneous system.`;
const CROSSWISE = say`Where the pivot does not divide an entry, both rows are multiplied by whole numbers, so that no fractions arise.`;

function withoutHeadings<Facts>(handler: (facts: Facts) => readonly Block[]): (facts: Facts) => readonly Block[] {
  return (facts) => handler(facts).filter(({ kind }) => kind !== 'heading');
}

/** Without headings, the matrix after a column has been cleared ends the step. */
function endsStep(block: Block, place: number, blocks: readonly Block[]): Block {
  return place === blocks.length - 1 && block.kind === 'formula' ? { ...block, endsStep: true } : block;
}

function silent(): readonly Block[] {
  return [];
}
