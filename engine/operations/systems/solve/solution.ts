// The solutions of a system, however they were found, and the answer that says them.

import { parameter, type SystemNames } from '../../../algorithms/linear-systems/lines.ts';
import { isInRange } from '../../../algorithms/range.ts';
import { shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import {
  type Answer,
  countAnswer,
  matrixAnswer,
  NOTHING_ANSWER,
  positionsAnswer,
  structureAnswer,
  vectorAnswer,
  vectorsAnswer,
  wordAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  product,
  symbol,
  words,
} from '../../../document/expression.ts';
import { isEntry, negate } from '../../../exact/entry.ts';
import { type AnswerMatrix, exactMatrix, floatMatrix, scalarAt } from '../../../exact/matrix.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { float, type Scalar } from '../../../exact/scalar.ts';
import { namesOf, type SolveInput } from './input.ts';

export type Outcome = 'unique' | 'none' | 'infinite';

/** Places of unknowns count from 0. */
export interface Solution {
  readonly unknowns: number;
  readonly pivots: readonly number[];
  readonly free: readonly number[];
  readonly rankAugmented: number;
  /** A solution for each right side, with zeros for the free unknowns; null where there is none. */
  readonly particulars: readonly (readonly Scalar[] | null)[];
  /** The solutions of A x = 0 of which all others are combinations: in each one free unknown is 1 and the others are 0. */
  readonly basis: readonly (readonly Scalar[])[];
}

/** Of one right side; `whole` of all of them together: there is no solution where one of them has none. */
export function outcomeOf({ free, particulars }: Solution, side: number | 'whole' = 'whole'): Outcome {
  const isMissing = side === 'whole' ? particulars.includes(null) : particulars[side] === null;
  return isMissing ? 'none' : free.length === 0 ? 'unique' : 'infinite';
}

/** The columns of A that hold no pivots. */
export function freeOf(pivots: readonly number[], unknowns: number): readonly number[] {
  const free: number[] = [];
  // Pivots are in ascending order.
  for (let place = 0, passed = 0; place < unknowns; place++) {
    if (pivots[passed] === place) passed += 1;
    else free.push(place);
  }
  return free;
}

/** The solutions that the reduced row echelon form of (A|b) shows, with the pivots of all its columns. */
export function solutionOfForm(form: AnswerMatrix, all: readonly number[], unknowns: number): Solution {
  const pivots = all.filter((column) => column < unknowns);
  const free = freeOf(pivots, unknowns);
  const at = (row: number, column: number): Scalar => scalarAt(form, row * form.columns + column);
  const isMissing = (column: number): boolean => {
    if (all.includes(column)) return true;
    for (let row = pivots.length; row < form.rows; row++) if (!isNothing(at(row, column))) return true;
    return false;
  };
  const particulars: (readonly Scalar[] | null)[] = [];
  for (let column = unknowns; column < form.columns; column++) {
    const values = unitVector(unknowns, null);
    pivots.forEach((place, row) => (values[place] = at(row, column)));
    particulars.push(isMissing(column) ? null : values);
  }
  const basis = free.map((column) => {
    const values = unitVector(unknowns, column);
    pivots.forEach((place, row) => (values[place] = negated(at(row, column))));
    return values;
  });
  return { unknowns, pivots, free, rankAugmented: all.length, particulars, basis };
}

/** Zeros, and 1 in one place. */
function unitVector(length: number, place: number | null): Scalar[] {
  const values: Scalar[] = [];
  for (let k = 0; k < length; k++) values.push(k === place ? ONE : ZERO);
  return values;
}

function negated(value: Scalar): Scalar {
  if (isEntry(value)) return negate(value);
  if (value.kind === 'float') return value.value === 0 ? value : float(-value.value);
  throw new TypeError('echelon forms hold numbers of one field');
}

function isNothing(value: Scalar): boolean {
  return value.kind === 'float' ? value.value === 0 : value.kind === 'rational' && value.numerator === 0n;
}

/** @throws DomainError `overflow` where a number of the solution is no finite double */
export function answerOf(input: SolveInput, solution: Solution): Answer {
  const { pivots, free, particulars, basis, rankAugmented } = solution;
  const known = particulars.filter((particular) => particular !== null);
  if (![...known, ...basis].every((values) => values.every(isInRange))) {
    throw DomainError.of('overflow', [input.equations === null ? 'a' : 'equations'], {
      what: 'a number of the solution',
    });
  }
  const positions = (places: readonly number[]) => positionsAnswer(places.map((place) => place + input.indexBase));
  const [first] = particulars;
  const isSingle = particulars.length === 1;
  return structureAnswer(
    [
      ['outcome', wordAnswer(outcomeOf(solution))],
      ['particular', isSingle && first !== null ? vectorAnswer(first, 'rows') : NOTHING_ANSWER],
      [
        'particular_matrix',
        isSingle || known.length < particulars.length ? NOTHING_ANSWER : matrixAnswer(besideEachOther(known)),
      ],
      ['basis', vectorsAnswer(basis)],
      ['free', positions(free)],
      ['pivots', positions(pivots)],
      ['rank', countAnswer(pivots.length)],
      ['rank_augmented', countAnswer(rankAugmented)],
    ],
    () => shownSolution(solution, namesOf(input)),
  );
}

/** The columns as a matrix. */
export function besideEachOther(columns: readonly (readonly Scalar[])[]): AnswerMatrix {
  const [rows, width] = [columns[0].length, columns.length];
  const entries = Array.from({ length: rows * width }, (_, k) => columns[k % width][Math.floor(k / width)]);
  if (entries.every(isEntry)) return exactMatrix(rows, width, entries);
  return floatMatrix(
    rows,
    width,
    Float64Array.from(entries, (value) => (value.kind === 'float' ? value.value : 0)),
  );
}

/** More unknowns are not written one below the other, each by its name. */
const MOST_SHOWN = 12;

/** (x, y) = p + t v, or X = P for several right sides, or that there is no solution. */
function shownSolution(solution: Solution, names: SystemNames): Expression {
  const { unknowns, pivots, free, particulars, basis, rankAugmented } = solution;
  if (outcomeOf(solution) === 'none') {
    const [A, b] = ['A', particulars.length === 1 ? 'b' : 'B'].map(symbol);
    return shownLines(
      words('no solution, because the right side raises the rank'),
      sideBySide(
        equal(apply('rank', A), count(pivots.length)),
        equal(apply('rank', grid([[A, b]], 1)), count(rankAugmented)),
      ),
    );
  }
  const known = particulars.filter((particular) => particular !== null);
  const start = matrixExpression(besideEachOther(known));
  const isHomogeneous = free.length > 0 && known.every((particular) => particular.every(isNothing));
  const isNamed = known.length === 1 && unknowns <= MOST_SHOWN;
  const terms = isNamed
    ? basis.map((vector, k) => product('adjacent', parameter(names, k, free.length), columnOf(vector)))
    : basis.length === 0
      ? []
      : [product('adjacent', matrixExpression(besideEachOther(basis)), symbol(known.length === 1 ? 't' : 'T'))];
  const unknown = isNamed ? unknownColumn(unknowns, names) : symbol(known.length === 1 ? 'x' : 'X');
  return equal(unknown, added([...(isHomogeneous ? [] : [start]), ...terms]));
}

export function unknownColumn(unknowns: number, names: SystemNames): Expression {
  return grid(Array.from({ length: unknowns }, (_, place) => [names.unknown(place)]));
}

export function columnOf(entries: readonly Scalar[]): Expression {
  return matrixExpression(besideEachOther([entries]));
}
