// The slips of reading solutions off a system. One row each; adding one touches this list only.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { integer, multiply } from '../../exact/rational.ts';
import {
  areSame,
  type Family,
  isConsistent,
  isWhole,
  leftSide,
  type LinearValue,
  solves,
  wrongValues,
} from '../rows/solutions.ts';
import { isZeroRow } from '../rows/rows.ts';
import type { Slip } from './slip.ts';

/** What a student concludes from a system. */
export type Conclusion =
  | { readonly kind: 'values'; readonly family: Family }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'infinitely-many' };

/** Whether the slip leads from the augmented system to the conclusion, which is not right for it. */
export type SolutionSlip = Slip<(system: Rows, conclusion: Conclusion) => boolean>;

function familyRule(rule: (system: Rows, family: Family) => boolean): SolutionSlip['rule'] {
  return (system, conclusion) =>
    conclusion.kind === 'values' && isConsistent(system) && rule(system, conclusion.family);
}

/** Whether every row that the values do not satisfy comes about in one of these wrong ways. */
function explainsRows(
  system: Rows,
  family: Family,
  ways: (wrong: NonNullable<ReturnType<typeof wrongValues>>) => readonly LinearValue[],
): boolean {
  const failing = system.filter(
    (row) => !areSame(leftSide(row, family), { constant: row[family.length], multiples: new Map() }),
  );
  return (
    failing.length > 0 &&
    failing.every((row) => {
      const wrong = wrongValues(row, family);
      return wrong !== null && ways(wrong).some((value) => areSame(value, family[wrong.column]));
    })
  );
}

/** The families in which one multiple of a parameter has the opposite sign. */
function withTurnedSign(family: Family): readonly Family[] {
  return family.flatMap(({ constant, multiples }, column) =>
    [...multiples].map(([name, factor]) =>
      family.with(column, { constant, multiples: new Map([...multiples, [name, multiply(integer(-1), factor)]]) }),
    ),
  );
}

function withTwoExchanged(family: Family): readonly Family[] {
  return family.flatMap((first, i) =>
    family.flatMap((second, j) => (j > i ? [family.with(i, second).with(j, first)] : [])),
  );
}

export const SOLUTION_SLIPS: readonly SolutionSlip[] = [
  {
    id: 'S1',
    name: 'back-substitution-sign',
    rule: familyRule((system, family) => explainsRows(system, family, ({ signs }) => signs)),
    sentence:
      'A term that is brought to the other side of the equation keeps its sign, or the whole value has the wrong sign.',
    question: 'Which sign has a term after it is brought to the other side?',
    misconception: null,
  },
  {
    id: 'S8',
    name: 'pivot-not-divided',
    rule: familyRule((system, family) => explainsRows(system, family, ({ undivided }) => [undivided])),
    sentence: 'A value is not divided by the pivot of its row.',
    question: 'What is the factor of the unknown in its equation?',
    misconception: null,
  },
  {
    id: 'S2',
    name: 'zero-row-no-solution',
    rule: (system, conclusion) => conclusion.kind === 'no-solution' && isConsistent(system) && system.some(isZeroRow),
    sentence: 'A row of zeros says that 0 is 0. That holds always, so it is no contradiction.',
    question: 'Which equation does a row of zeros stand for?',
    misconception: null,
  },
  {
    id: 'S3',
    name: 'contradiction-overlooked',
    rule: (system, conclusion) => conclusion.kind !== 'no-solution' && !isConsistent(system),
    sentence: 'A row says that 0 is another number. No values of the unknowns satisfy it.',
    question: 'Which equation does each row stand for?',
    misconception: null,
  },
  {
    id: 'S4',
    name: 'free-variable-zero',
    rule: familyRule((system, family) => solves(family, system) && !isWhole(family, system)),
    sentence: 'This is a solution, but not the only one: a free unknown may have any value.',
    question: 'Which unknowns have no pivot in their column, and which values may they have?',
    misconception: null,
  },
  {
    id: 'S5',
    name: 'free-variable-sign',
    rule: familyRule((system, family) =>
      withTurnedSign(family).some((other) => solves(other, system) && isWhole(other, system)),
    ),
    sentence: 'A multiple of the free unknown has the wrong sign.',
    question: 'Which sign has the free unknown after it is brought to the other side?',
    misconception: null,
  },
  {
    id: 'S6',
    name: 'unknowns-exchanged',
    rule: familyRule((system, family) =>
      withTwoExchanged(family).some((other) => solves(other, system) && isWhole(other, system)),
    ),
    sentence: 'The values of two unknowns are exchanged.',
    question: 'Which unknown belongs to which column?',
    misconception: null,
  },
  {
    id: 'S7',
    name: 'bar-ignored',
    // Judged where the values are counted: there is one more than there are unknowns.
    rule: () => false,
    sentence: 'The column right of the bar is taken for an unknown; it holds the right-hand sides.',
    question: 'How many unknowns has the system?',
    misconception: null,
  },
];
