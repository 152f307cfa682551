// The telling of entry-by-entry work: sizes, the rule, the work at every place with its result, and a check.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  type Comparison,
  count,
  type Expression,
  entryNumber,
  equal,
  grid,
  indexed,
  keepExpression,
  matrixExpression,
  number,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, isKeptProse, keepProse, type Prose, say } from '../../document/prose.ts';
import { type AnswerMatrix, entryAt, type ExactMatrix, scalarAt } from '../../exact/matrix.ts';
import type { Entry } from '../../exact/entry.ts';
import { recently } from '../../exact/recently.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { tabulate } from '../../exact/tabulate.ts';
import type { Shape } from '../../catalogue/domain-error.ts';
import { placeAt } from '../entries.ts';
import { folding } from '../moves.ts';
import { MOST_TERMS } from '../unevaluated.ts';
import { counted, shapeProse } from '../wording.ts';
import { type Detail, isKept, tellDetails } from './details.ts';
import type { EntrywiseInput, EntrywiseMove, EntrywiseMoves } from './solve.ts';

const [A, B, C, b] = [symbol('A'), symbol('B'), symbol('C'), symbol('b')];

/** Joins two expressions by an operation: a + b. */
export type Join = (left: Expression, right: Expression) => Expression;

/** A story of its own for operands with which nothing needs to be worked out. */
export interface Shortcut {
  readonly applies: (input: EntrywiseInput<ExactMatrix>) => boolean;
  readonly title: Prose;
  /** What is special, as a claim. */
  readonly notice: (input: EntrywiseInput<ExactMatrix>) => Prose;
  readonly reason: Prose;
  /** What a general entry of the result comes to. */
  readonly entry: readonly Expression[];
  /** What the result comes to, between its unevaluated form and its entries. */
  readonly whole: (input: EntrywiseInput<ExactMatrix>) => readonly Expression[];
  /** Whether numbers are worked out after all, so that a check is due. */
  readonly checked?: boolean;
}

/** Another computation that ends at the entries of A. */
export interface Check {
  readonly explain: Prose;
  /** The matrix that undoes the work, where it has a short name: C − B. */
  readonly name: Expression | null;
  /** The entry of A found again. */
  readonly undo: (value: Scalar, y: Entry, x: Entry) => Expression;
  /** What the check comes to, where that is not A itself. */
  readonly target?: readonly Expression[];
}

/** The words and signs in which one operation tells entry-by-entry work. */
export interface EntrywiseWords {
  /** What is done to two entries, as a heading: "Add the entries at the same place". */
  readonly work: Prose;
  /** Why the matrices must have one shape. */
  readonly reason: Prose;
  /** What one number means as the second operand. */
  readonly broadcast: Prose;
  /** Whether that number is best thought of as a whole matrix B of it. */
  readonly spread: boolean;
  readonly join: Join;
  /** The operation on the matrices, where it has a sign of its own: A + B. */
  readonly whole: Expression | null;
  /** What the result is: "the sum A + B". */
  readonly named: Prose;
  /** What was looked at before the work, for operations that are not defined for all entries. */
  readonly admitted?: readonly Block[];
  readonly shortcuts: readonly Shortcut[];
  /** The rules of reckoning that these entries may call for. */
  readonly details: (input: EntrywiseInput<ExactMatrix>) => readonly Detail<Entry>[];
  readonly check: (input: EntrywiseInput<ExactMatrix>, result: AnswerMatrix) => Check | null;
}

/** More entries than this are not written out one by one. */
const ENTRIES_WORKED_OUT = 36;

export function tellEntrywise(
  input: EntrywiseInput<ExactMatrix>,
  moves: readonly EntrywiseMove[],
  words: EntrywiseWords,
): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move, words));
}

function tellMove(input: EntrywiseInput<ExactMatrix>, move: EntrywiseMove, words: EntrywiseWords): readonly Block[] {
  return foldMove(move, {
    shapes: (shape) => [
      heading(say`Compare the sizes`),
      formula(equal(A, matrixExpression(input.a))),
      formula(equal(B, matrixExpression(input.b))),
      paragraph(partnersProse(shape), words.reason),
    ],
    broadcast: () => [
      heading(say`Use the number at every place`),
      formula(equal(A, matrixExpression(input.a))),
      formula(equal(b, number(entryAt(input.b, 0))), words.broadcast),
      ...(words.spread ? [formula(equal(B, matrixExpression(input.b)))] : []),
    ],
    admitted: () => words.admitted ?? [],
    combine: ({ result }) => {
      const shortcut = words.shortcuts.find(({ applies }) => applies(input));
      return [
        ...(shortcut === undefined ? tellWork(input, result, words) : tellShortcut(input, result, words, shortcut)),
        paragraph(resultProse(words.named, input.a)),
        ...(shortcut === undefined || shortcut.checked === true ? tellCheck(input, words, result) : []),
      ];
    },
  });
}

const foldMove = folding<EntrywiseMoves>();

/** Why every entry has a partner, in the words for this shape. */
const partnersProse = perShape((shape) => {
  const { rows, columns } = shape;
  if (rows === 1 && columns === 1) {
    const facts = [A, B].map((M) => equal(measure('entryCount', M), count(1)));
    return say`${claim(say`Each matrix holds a single entry, so there is one pair of numbers`, ...facts)}.`;
  }
  if (rows === 1 || columns === 1) {
    const line = rows === 1 ? 'row' : 'column';
    const facts = [A, B].map((M) => equal(measure(rows === 1 ? 'columnCount' : 'rowCount', M), count(rows * columns)));
    const single = [A, B].map((M) => equal(measure(rows === 1 ? 'rowCount' : 'columnCount', M), count(1)));
    return say`${claim(say`Both matrices are a single ${line} of ${counted(rows * columns, 'entry', 'entries')}`, ...facts, ...single)}, so every entry has a partner.`;
  }
  return say`${claim(say`Both matrices have ${shapeProse(shape)}`, ...shapeFacts(A, shape), ...shapeFacts(B, shape))}, so every entry has a partner.`;
});

function shapeFacts(M: Expression, { rows, columns }: Shape): readonly Expression[] {
  return [equal(measure('rowCount', M), count(rows)), equal(measure('columnCount', M), count(columns))];
}

const shapeClaim = perShape(
  (shape) =>
    say`${claim(say`Like ${A} it has ${shapeProse(shape)}`, ...shapeFacts(C, shape), ...shapeFacts(A, shape))}.`,
);

function resultProse(named: Prose, shape: Shape): Prose {
  return isKeptProse(named) ? keptResultProse(named)(shape) : resultNamed(named, shape);
}

const keptResultProse = recently(8, (named: Prose) => perShape((shape) => resultNamed(named, shape)));

function resultNamed(named: Prose, shape: Shape): Prose {
  return say`This is ${named}. ${shapeClaim(shape)}`;
}

/** What is told of a shape alone; of the shapes of class-room matrices once. */
function perShape(tell: (shape: Shape) => Prose): (shape: Shape) => Prose {
  const known: Prose[] = [];
  return ({ rows, columns }) => {
    if (rows > LARGEST_KEPT || columns > LARGEST_KEPT) return tell({ rows, columns });
    return (known[rows * (LARGEST_KEPT + 1) + columns] ??= keepProse(tell({ rows, columns })));
  };
}

const LARGEST_KEPT = 10;

/** The second operand at a place of the reader's: b with indices, or b alone where it is one number. */
function secondEntry({ scalar }: Pick<EntrywiseInput<ExactMatrix>, 'scalar'>): Expression {
  return scalar ? b : generalEntry('b');
}

export function generalEntry(name: string): Expression {
  return subscript(symbol(name), symbol('i'), symbol('j'));
}

function tellShortcut(
  input: EntrywiseInput<ExactMatrix>,
  result: AnswerMatrix,
  words: EntrywiseWords,
  { title, notice, reason, entry: general, whole }: Shortcut,
): readonly Block[] {
  return [
    heading(title),
    paragraph(notice(input), reason),
    formula(equal(generalEntry('c'), words.join(generalEntry('a'), secondEntry(input)), ...general), PLACES),
    formula(equal(C, ...wholeOf(words), ...whole(input), matrixExpression(result))),
  ];
}

function wholeOf({ whole }: EntrywiseWords): readonly Expression[] {
  return whole === null ? [] : [whole];
}

function tellWork(input: EntrywiseInput<ExactMatrix>, result: AnswerMatrix, words: EntrywiseWords): readonly Block[] {
  const { a, b: other } = input;
  const opening = [heading(words.work), ...tellRule(input, words)];
  const values = (row: number, column: number): Expression =>
    words.join(entryNumber(a, row * a.columns + column), entryNumber(other, row * a.columns + column));
  const asked = (row: number, column: number): readonly Expression[] => [
    words.join(indexed('a', row + 1, column + 1), input.scalar ? b : indexed('b', row + 1, column + 1)),
    values(row, column),
  ];
  if (a.rows * a.columns <= ENTRIES_WORKED_OUT) {
    return [
      ...opening,
      ...tellDetails(input, result, words.details(input), asked),
      formula(
        closing([C, ...wholeOf(words), ...(isKept(input, result) ? [] : [workedOut(input, words.join)])], result),
      ),
      ...floatNote(result),
    ];
  }
  return [
    ...opening,
    paragraph(say`The first and the last entry show how it goes; the others are worked out in the same way.`),
    ...[0, a.rows * a.columns - 1].map((position) => {
      const { row, column } = placeAt(a, position);
      const value = entryNumber(result, position);
      return formula(closing([indexed('c', row + 1, column + 1), ...asked(row, column)], result, value));
    }),
    formula(closing([C, ...wholeOf(words)], result)),
    ...floatNote(result),
  ];
}

const PLACES = keepProse(
  say`Here ${symbol('i')} counts the rows and ${symbol('j')} the columns: the rule holds at every place.`,
);

/** The rule for a general entry; a single pair of numbers needs none. */
function tellRule(input: EntrywiseInput<ExactMatrix>, { join }: EntrywiseWords): readonly Block[] {
  if (input.a.rows * input.a.columns === 1) return [];
  return [formula(ruleBy(join)[input.scalar ? 'scalar' : 'matrix'], PLACES)];
}

/** The rule of an operation, with a number or with a matrix as its second operand. */
const ruleBy = recently(8, (join: Join) => ({
  scalar: ruleWith(join, secondEntry({ scalar: true })),
  matrix: ruleWith(join, secondEntry({ scalar: false })),
}));

function ruleWith(join: Join, second: Expression): Expression {
  return keepExpression(equal(generalEntry('c'), join(generalEntry('a'), second)));
}

/** A chain of equal members that ends with the result, or with one entry of it. */
function closing(
  [first, ...rest]: readonly Expression[],
  result: AnswerMatrix,
  last: Expression = matrixExpression(result),
): Expression {
  const members = [...rest, last];
  const links = members.map((right, index) => {
    const comparison: Comparison = index < rest.length ? 'equal' : signFor(result);
    return { comparison, right };
  });
  return { kind: 'relation', first, links };
}

/** A result in doubles is near the true one. */
function signFor(result: AnswerMatrix): Comparison {
  return result.kind === 'float64' ? 'approximately' : 'equal';
}

function floatNote(result: AnswerMatrix): readonly Block[] {
  return result.kind === 'float64'
    ? [
        paragraph(
          say`These entries are too long to be worked out in fractions, so they are worked out in floating point: about sixteen digits are kept on the way.`,
        ),
      ]
    : [];
}

function tellCheck(input: EntrywiseInput<ExactMatrix>, words: EntrywiseWords, result: AnswerMatrix): readonly Block[] {
  const { a, b: other } = input;
  if (result.kind === 'float64' || a.rows * a.columns > ENTRIES_WORKED_OUT) return [];
  const check = words.check(input, result);
  if (check === null) return [];
  const undone = gridOf(a, (position) =>
    check.undo(scalarAt(result, position), entryAt(other, position), entryAt(a, position)),
  );
  const named = check.name === null ? [] : [check.name];
  const found = check.target === undefined ? [matrixExpression(a), A] : check.target;
  const [first, ...rest] = [...named, undone, ...found];
  return notInShort(heading(say`Check the result`), formula(equal(first, ...rest), check.explain));
}

/** The grid of an expression at each place of a matrix, counted row by row. */
export function gridOf(shape: Shape, at: (position: number) => Expression): Expression {
  return grid(tabulate(shape, at));
}

/** The grid of what is worked out at each place, where it is short enough to be read. */
export function shortGrid(
  { a, b: other }: EntrywiseInput<ExactMatrix>,
  at: (x: Entry, y: Entry) => Expression,
): readonly Expression[] {
  if (a.rows * a.columns > ENTRIES_WORKED_OUT) return [];
  return [gridOf(a, (position) => at(entryAt(a, position), entryAt(other, position)))];
}

function workedOut({ a, b: other }: Pick<EntrywiseInput<ExactMatrix>, 'a' | 'b'>, join: Join): Expression {
  return gridOf(a, (position) => join(entryNumber(a, position), entryNumber(other, position)));
}

/** The unevaluated entries of an entry-by-entry answer; null where they would hold more than 10,000 numbers. */
export function entrywiseExpression(input: EntrywiseInput<ExactMatrix>, join: Join): Expression | null {
  return 2 * input.a.rows * input.a.columns <= MOST_TERMS ? workedOut(input, join) : null;
}
