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
    eliminate: withoutHeadings(handlers.eliminate),
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

function silent(): readonly Block[] {
  return [];
}
