// What an elimination found beside the form: pivots, rank, row operations, and what each method costs.

import type { Intermediate } from '../../../catalogue/operation.ts';
import { fractionText, negate } from '../../../exact/entry.ts';
import { countsFor } from './counts.ts';
import type { EchelonMove } from './solve.ts';
import type { System } from '../../../algorithms/linear-systems/system.ts';
import type { EchelonInput } from './way.ts';

/**
 * A row operation as plain data; rows count from the base, numbers are exact text:
 *   swap       rows[0] and rows[1] change places
 *   multiply   row becomes factor times row
 *   add        row becomes keep times row plus factor times row `from`
 */
type RowOperation = { readonly operation: 'swap' | 'multiply' | 'add'; readonly [fact: string]: unknown };

export function intermediate({ a, reduced, indexBase }: EchelonInput, moves: readonly EchelonMove[]): Intermediate {
  const result = moves.find((move) => move.move === 'result');
  const pivots = result === undefined ? [] : result.facts.pivots;
  return {
    pivots: pivots.map((column) => column + indexBase),
    rank: pivots.length,
    row_operations: moves.some(({ move }) => move === 'computed')
      ? null
      : moves.flatMap((move) => operationsOf(move, indexBase)),
    methods: countsFor(a, reduced),
    ...solutionsOf(moves, indexBase),
  };
}

/** What the form says of the system, or of the systems one by one where several columns stand right of the bar. */
function solutionsOf(moves: readonly EchelonMove[], base: number): Intermediate {
  const told = moves.find((move) => move.move === 'systems');
  if (told === undefined) return {};
  const solutions = told.facts.systems.map((system) => solutionOf(system, base));
  return { solution: solutions.length === 1 ? solutions[0] : solutions };
}

const OUTCOMES = { none: 'none', one: 'unique', many: 'infinite' } as const;

/** The unknowns count from the base; a solution is `particular` plus any multiples of the columns of `basis`. */
function solutionOf({ unknowns, pivots, free, solution }: System, base: number): Intermediate {
  const known = {
    outcome: OUTCOMES[solution.kind],
    unknowns,
    pivots: pivots.map((unknown) => unknown + base),
    free: free.map((unknown) => unknown + base),
  };
  if (solution.kind === 'none') return { ...known, particular: null };
  return {
    ...known,
    particular: solution.values.map(({ constant }) => fractionText(constant)),
    basis: free.map((_, k) => solution.values.map(({ factors }) => fractionText(factors[k]))),
  };
}

function operationsOf(move: EchelonMove, base: number): readonly RowOperation[] {
  switch (move.move) {
    case 'swap':
      return [{ operation: 'swap', rows: [move.facts.first + base, move.facts.second + base] }];
    case 'combine': {
      const { target, source, factor } = move.facts;
      return [
        { operation: 'add', row: target + base, keep: '1', factor: fractionText(negate(factor)), from: source + base },
      ];
    }
    case 'scale':
      return move.facts.scalings.map(({ row, factor }) => ({
        operation: 'multiply',
        row: row + base,
        factor: fractionText(factor),
      }));
    case 'eliminate': {
      const from = move.facts.source + base;
      return move.facts.clearings.map(({ target, keep, factor }) => ({
        operation: 'add',
        row: target + base,
        keep: fractionText(keep),
        factor: fractionText(negate(factor)),
        from,
      }));
    }
    default:
      return [];
  }
}
