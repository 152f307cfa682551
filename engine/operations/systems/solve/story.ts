// The words of systems of linear equations.

import {
  leftSide,
  namesOfSystem,
  parameter,
  type SystemNames,
  together,
} from '../../../algorithms/linear-systems/lines.ts';
import type { System } from '../../../algorithms/linear-systems/system.ts';
import { solvedBlocks } from '../../../algorithms/linear-systems/solved-tell.ts';
import { folding } from '../../../algorithms/moves.ts';
import { rowMoveHandlers, rowsExpression, staircase } from '../../../algorithms/row-reduction/tell.ts';
import { joined, linesProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  matrixExpression,
  number,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { type Entry, isZero } from '../../../exact/entry.ts';
import { matrixNames, namesInColumn, namesOf, type SolveInput, usualOrder } from './input.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { conclusionBlocks } from './conclusion-story.ts';
import { geometryBlocks } from './geometry.ts';
import { ruleHandlers } from './rule-story.ts';
import type { SolveMove, SolveMoves } from './solve.ts';
import {
  areCollected,
  areCollectedOnceExpanded,
  areOnTheLeft,
  areShown,
  expandedEquations,
  givenEquations,
} from './written-equations.ts';

const SOLUTIONS = say`A solution of a system of linear equations satisfies all of its equations. A system has exactly one solution, no solution, or infinitely many solutions.`;
const ROW_OPERATIONS = say`Row operations do not change the solutions: exchanging two equations, multiplying an equation by a number other than zero, and adding a multiple of one equation to another.`;

export const theory: readonly Prose[] = [SOLUTIONS, ROW_OPERATIONS];

/** The rules of the inverse and of determinants need no row operations to be understood. */
export function theoryFor({ method }: SolveInput): readonly Prose[] {
  return method === 'inverse' || method === 'cramer' ? [SOLUTIONS] : theory;
}

export function task(input: SolveInput): Prose {
  const { a, b, equations } = input;
  const names = namesOf(input);
  if (equations !== null) {
    const lines = firstLines(input, names).map((line): Prose => [line]);
    return say`Solve the system of equations ${joined(lines)} for ${joined(input.unknowns.map((_, place): Prose => [names.unknown(place)]))}.`;
  }
  const { A, B } = matrixNames(input);
  const [left, right] = [equal(A, matrixExpression(a)), equal(B, matrixExpression(b))];
  return b.columns === 1
    ? say`Solve the system of equations with the coefficients ${left} and the right side ${right}.`
    : say`Solve the systems of equations with the coefficients ${left}, one for each column of ${right} as the right side.`;
}

const foldMove = folding<SolveMoves>();

/** More equations or unknowns are not written out beside the matrix. */
const MOST_WRITTEN = 6;

export function tell(
  input: SolveInput,
  moves: readonly SolveMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const handlers = handlersFor(input, inDecimals);
  // The elimination of a factorization has the coefficients alone, and no bar.
  const alone: Handlers = { ...handlers, ...rowMoveHandlers };
  const [from, to] = [placeOf(moves, 'factor'), placeOf(moves, 'factors', 'singular')];
  return [
    ...openingBlocks(input),
    ...moves.flatMap((move, place) => foldMove(move, place > from && place < to ? alone : handlers)),
  ];
}

/** The place of the first move of these kinds; behind all of them where there is none. */
function placeOf(moves: readonly SolveMove[], ...kinds: readonly SolveMove['move'][]): number {
  const place = moves.findIndex(({ move }) => kinds.includes(move));
  return place === -1 ? moves.length : place;
}

function openingBlocks(input: SolveInput): readonly Block[] {
  const { a, b, equations } = input;
  const { A, B } = matrixNames(input);
  const names = namesOf(input);
  const X = symbol(input.letters.solutions);
  const given = [equal(A, matrixExpression(a)), equal(B, matrixExpression(b))];
  const needsMatrices = input.method === 'cramer' || (input.method === 'inverse' && a.rows === 2);
  const isWritten = equations !== null || (b.columns === 1 && Math.max(a.rows, a.columns) <= MOST_WRITTEN);
  return [
    heading(say`Write the system down`),
    ...(isWritten
      ? [
          formula(
            together(firstLines(input, names)),
            equations === null
              ? say`Each row of ${A}, with the entry of ${B} in the same row, gives an equation.`
              : null,
          ),
          ...collectedBlocks(input, names),
        ]
      : []),
    ...(isWritten && !needsMatrices ? [] : given.map((line) => formula(line))),
    ...(b.columns > 1
      ? [
          paragraph(
            say`We look for a matrix ${X}: each column of it solves the system with the same column of ${B} on the right.`,
          ),
        ]
      : []),
  ];
}

/** The equations as they were given, or as the rows of matrices say them. */
function firstLines(input: SolveInput, names: SystemNames): readonly Expression[] {
  const { equations, unknowns } = input;
  return equations !== null && areShown({ equations, unknowns })
    ? givenEquations({ equations, unknowns }, names)
    : rowLines(input, names);
}

function rowLines({ a, b }: SolveInput, names: SystemNames): readonly Expression[] {
  const rights = rowsOf(b);
  return rowsOf(a).map((row, index) => equal(writtenSide(row, names), number(rights[index][0])));
}

/** The given equations with their unknowns on the left and their numbers on the right. */
function collectedBlocks(input: SolveInput, names: SystemNames): readonly Block[] {
  const { equations, unknowns } = input;
  if (equations === null || !areShown({ equations, unknowns }) || areCollected({ equations, unknowns })) return [];
  const expanded = expandedEquations({ equations, unknowns }, names);
  const simplified =
    expanded === null
      ? []
      : [
          heading(say`Simplify both sides`),
          formula(together(expanded), say`Brackets are multiplied out, and equal unknowns on one side are collected.`),
        ];
  if (expanded !== null && areCollectedOnceExpanded({ equations, unknowns })) return simplified;
  return [
    ...simplified,
    heading(
      areOnTheLeft({ equations, unknowns })
        ? say`Write the unknowns in the same order`
        : say`Bring the unknowns to the left`,
    ),
    formula(
      together(rowLines(input, names)),
      say`In each equation the unknowns stand on the left, in the same order, and the number stands on the right.`,
    ),
  ];
}

type Handlers = { readonly [K in keyof SolveMoves]: (facts: SolveMoves[K]) => readonly Block[] };

function handlersFor(input: SolveInput, inDecimals: boolean): Handlers {
  const names = namesOf(input);
  const { A, B } = matrixNames(input);
  const whole = grid([[A, B]], 1);
  return {
    ...rowMoveHandlers,
    ...ruleHandlers(input),
    augment: ({ rows, bar, reduced, after }) => [
      heading(after === null ? say`Write the augmented matrix` : say`Eliminate instead`),
      formula(equal(whole, rowsExpression(rows, bar)), columnsBelong(input, names)),
      heading(reduced ? say`Bring it to reduced row echelon form` : say`Bring it to row echelon form`),
    ],
    already: ({ pivots, height }) => [
      paragraph(
        say`${claim(say`The left side is in row echelon form already`, holds('rowEchelon', leftOf(input)))}.`,
        pivots.length === 0 ? noPivot(input) : staircaseLeft(pivots.length, height),
      ),
    ],
    echelon: ({ pivots, rows, already }) =>
      already
        ? []
        : [
            paragraph(
              say`${claim(say`The left side is in row echelon form now`, holds('rowEchelon', leftOf(input)))}.`,
              staircaseLeft(pivots.length, rows.length),
            ),
          ],
    exhaust: ({ row, height }) => [
      heading(say`No further pivot`, 2),
      paragraph(say`${claim(...zerosLeft(input, row, height))}.`),
    ],
    solutions: ({ systems, reduced }) => solutionBlocks(input, systems, reduced),
    computed: ({ rows, columns, reason, exact }) => [
      heading(say`Compute the solution`),
      paragraph(
        reason === 'size'
          ? say`The working is not shown: ${claim(
              say`the coefficients are a ${rows} by ${columns} matrix`,
              equal(measure('rowCount', A), count(rows)),
              equal(measure('columnCount', A), count(columns)),
            )}, and an elimination of that size would be too long to read.`
          : say`The working is not shown: the numbers in it would have so many digits that it could not be read.`,
        exact
          ? say`A program computes the solution in exact arithmetic, without rounding.`
          : say`A program computes the solution in floating-point arithmetic, so its last digits are not certain; it finds the pivots in integer arithmetic modulo primes.`,
      ),
    ],
    result: ({ solution, exact, told }) => [
      ...geometryBlocks(input, solution),
      ...conclusionBlocks(input, solution, exact, told, inDecimals),
    ],
  };
}

/** Which column belongs to which unknown. */
function columnsBelong(input: SolveInput, names: SystemNames): Prose {
  const { unknowns, equations } = input;
  if (input.b.columns > 1)
    return say`Each column left of the bar contains the coefficients of one unknown, and each column right of it is a right side.`;
  if (equations === null)
    return say`Each column left of the bar contains the coefficients of one unknown; the first column belongs to ${names.unknown(0)}.`;
  return usualOrder(input) !== null
    ? say`The columns left of the bar contain the coefficients of the unknowns, in the order in which the equations name them: ${list(unknowns.map((_, place) => names.unknown(place)))}.`
    : say`The columns left of the bar contain the coefficients of the unknowns, in the order ${list(unknowns.map((_, place) => names.unknown(place)))}.`;
}

/** The part of the matrix shown last that belongs to the unknowns. */
function leftOf({ a }: SolveInput): Expression {
  return measure('columnsAt', CURRENT, list(Array.from({ length: a.columns }, (_, place) => count(place + 1))));
}

function zerosLeft({ a }: SolveInput, from: number, height: number): readonly [Prose, ...Expression[]] {
  const rows = Array.from({ length: height - from }, (_, index) => from + index);
  const facts = rows.flatMap((row) =>
    Array.from({ length: a.columns }, (_, column) => equal(measure('entryAt', CURRENT, row + 1, column + 1), count(0))),
  );
  const verb = rows.length === 1 ? 'has' : 'have';
  return [say`Left of the bar ${linesProse('row', rows)} ${verb} only zeros`, ...facts];
}

function noPivot({ a }: SolveInput): Prose {
  const zeros = Array.from({ length: a.rows * a.columns }, (_, k) =>
    equal(measure('entryAt', CURRENT, Math.floor(k / a.columns) + 1, (k % a.columns) + 1), count(0)),
  );
  return say`${claim(say`Left of the bar all entries are ${0}`, ...zeros)}, so there is no pivot, and nothing has to be cleared.`;
}

/** The reason for the form, where no row of zeros on the left has to be spoken of. */
function staircaseLeft(pivots: number, height: number): Prose {
  if (pivots === height) return staircase(pivots, height);
  return pivots === 1
    ? say`The only pivot is in the first row.`
    : say`Each pivot is further to the right than the one above it.`;
}

function solutionBlocks(input: SolveInput, systems: readonly System[], reduced: boolean): readonly Block[] {
  const [first] = systems;
  if (systems.length === 1) {
    return first.solution.kind === 'none' ? contradiction(first, true) : valuesBlocks(first, reduced, namesOf(input));
  }
  const missing = systems.filter(({ solution }) => solution.kind === 'none');
  const isRead = reduced && first.free.length === 0 && missing.length === 0;
  return [
    heading(say`Look at the right sides`),
    ...missing.flatMap((system) => contradiction(system, false)),
    ...(missing.length === 0
      ? [
          paragraph(
            first.free.length === 0
              ? say`Every column left of the bar has a pivot, so each system has exactly one solution.`
              : say`There is no contradiction, and not every column left of the bar has a pivot, so each system has infinitely many solutions.`,
          ),
        ]
      : []),
    ...(isRead ? [paragraph(readOffWords(input))] : systems.flatMap((system) => sideBlocks(input, system, reduced))),
    ...(systems.some(
      ({ index, free, solution }) => solution.kind !== 'none' && free.length > 0 && namesOfSystem(index) === null,
    )
      ? [paragraph(say`The other columns are solved in the same way.`)]
      : []),
  ];
}

/** The unknowns for one of several right sides; nothing where there are free ones, and no letter is left. */
function sideBlocks(input: SolveInput, system: System, reduced: boolean): readonly Block[] {
  const lettered = system.free.length === 0 ? null : namesOfSystem(system.index);
  if (system.solution.kind === 'none' || (system.free.length > 0 && lettered === null)) return [];
  const column = matrixExpression(matrixOf(rowsOf(input.b).map((row) => [row[system.index]])));
  const isColumn = equal(measure('columnsAt', matrixNames(input).B, list([count(system.index + 1)])), column);
  return [
    heading(say`${claim(say`Column ${system.index + 1} as the right side`, isColumn)}`, 2),
    ...(lettered === null || system.index === 0
      ? []
      : alsoInShort(paragraph(say`The unknowns of this system have the letter ${symbol(lettered.letter)}.`))),
    ...lineBlocks(system, reduced, lettered ?? namesInColumn(input, system.index)),
  ];
}

/** Where the solutions stand in a reduced form with a pivot in every column. */
function readOffWords(input: SolveInput): Prose {
  const X = symbol(input.letters.solutions);
  return input.a.rows === input.a.columns
    ? say`The left side is the identity matrix, so the columns right of the bar are the solutions: ${X} stands right of the bar.`
    : say`In the rows with pivots the left side is the identity matrix, so these rows contain the solutions: ${X} stands right of the bar.`;
}

/** A row that no numbers satisfy. */
function contradiction({ unknowns, index, solution }: System, alone: boolean): readonly Block[] {
  if (solution.kind !== 'none') return [];
  const { row, right } = solution;
  const column = unknowns + index + 1;
  const facts = [
    ...Array.from({ length: unknowns }, (_, place) => equal(measure('entryAt', CURRENT, row + 1, place + 1), count(0))),
    equal(measure('entryAt', CURRENT, row + 1, column), number(right)),
  ];
  const where = alone
    ? say`In row ${row + 1} all entries left of the bar are ${0}, but the entry right of it is ${number(right)}`
    : say`In row ${row + 1} all entries left of the bar are ${0}, but the entry in column ${column} is ${number(right)}`;
  return [
    ...(alone ? [heading(say`Look for a contradiction`)] : []),
    paragraph(say`${claim(where, ...facts)}. The left side of this equation is always ${0}, so no numbers satisfy it.`),
    formula(relation(count(0), 'unequal', number(right))),
  ];
}

/** The factors of the unknowns, 0 too where there is nothing else. */
function writtenSide(row: readonly Entry[], names: SystemNames): Expression {
  if (!row.every(isZero)) return leftSide(row, names);
  return added(row.map((_, place) => product('adjacent', count(0), names.unknown(place))));
}

/** The unknowns from the last to the first. */
function valuesBlocks(system: System, reduced: boolean, names: SystemNames): readonly Block[] {
  return [
    heading(
      reduced || system.pivots.length === 0
        ? say`Read off the solution`
        : say`Find the unknowns from the last row upwards`,
    ),
    ...lineBlocks(system, reduced, names),
  ];
}

/** What the free unknowns are set to, and each other unknown from its row. */
function lineBlocks(system: System, reduced: boolean, names: SystemNames): readonly Block[] {
  const { solution, free } = system;
  if (solution.kind === 'none') return [];
  const parameters = free.map((_, k): Expression => parameter(names, k, free.length));
  return [
    ...(free.length === 0
      ? []
      : [
          paragraph(freeWords(system, names)),
          formula(together(free.map((place, k) => equal(names.unknown(place), parameters[k])))),
        ]),
    ...solvedBlocks(system, reduced, names),
  ];
}

function freeWords({ free, unknowns }: System, names: SystemNames): Prose {
  const named = joined(free.map((place): Prose => [names.unknown(place)]));
  const facts = free.map((place) => equal(measure('occurrences', pivotsLeft(unknowns), place + 1), count(0)));
  return free.length === 1
    ? say`${claim(say`The column of ${named} has no pivot, so ${named} is a free variable`, ...facts)}: it can be any number.`
    : say`${claim(say`The columns of ${named} have no pivots, so these are free variables`, ...facts)}: they can be any numbers.`;
}

function pivotsLeft(unknowns: number): Expression {
  const left = measure('columnsAt', CURRENT, list(Array.from({ length: unknowns }, (_, place) => count(place + 1))));
  return measure('pivotColumns', left);
}
