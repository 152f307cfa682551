// The telling of unknowns that are solved for one after the other.

import { type Block, formula, notInShort } from '../../document/block.ts';
import { isRational, isZero, multiply, type Entry } from '../../exact/entry.ts';
import { quotientLine } from '../entrywise/field-details.ts';
import { NUMBERED, solvedLine, type SystemNames } from './lines.ts';
import type { Affine, Equation, System } from './system.ts';

/** Each unknown from its row; behind the first division by a number with a root, how the root leaves the denominator. */
export function solvedBlocks(system: System, reduced: boolean, names: SystemNames = NUMBERED): readonly Block[] {
  const { solution } = system;
  if (solution.kind === 'none') return [];
  const first = solution.equations.find((equation) => divisionByRoot(equation, solution.values) !== null);
  return solution.equations.flatMap((equation) => {
    const line = formula(solvedLine(equation, system, solution.values, reduced, names));
    const division = equation === first ? divisionByRoot(equation, solution.values) : null;
    return division === null ? [line] : [line, ...notInShort(formula(division.line, division.reason))];
  });
}

/** The division that gives an unknown, where it is by a number with a root and nothing is left that can be chosen. */
function divisionByRoot({ unknown, pivot }: Equation, values: readonly Affine[]): ReturnType<typeof quotientLine> {
  const { constant, factors } = values[unknown];
  if (isRational(pivot) || !factors.every(isZero)) return null;
  return quotientLine(multiply<Entry>(constant, pivot), pivot);
}
