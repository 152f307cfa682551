// The words of the trace.

import { folding } from '../../../algorithms/moves.ts';
import { MOST_TERMS } from '../../../algorithms/unevaluated.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  type Expression,
  equal,
  indexed,
  list,
  type Marks,
  markedCells,
  matrixExpression,
  number,
  numbers,
  product,
  relation,
  series,
  subscript,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import {
  type DiagonalKind,
  diagonalOf,
  type TraceInput,
  type TraceMove,
  type TraceMoves,
  type Triangle,
} from './solve.ts';

const [A, B] = [symbol('A'), symbol('B')];
const TRACE = apply('tr', A);

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The trace is the sum of the entries on the main diagonal of a square matrix. It equals the sum of the eigenvalues, each counted with its algebraic multiplicity, and for square matrices of one size, ${product('adjacent', A, B)} and ${product('adjacent', B, A)} have the same trace.`,
];

export function task({ a }: TraceInput): Prose {
  return say`Find the trace of ${matrixExpression(a)}.`;
}

export function tell({ a }: TraceInput, moves: readonly TraceMove[]): readonly Block[] {
  const isRead = moves.some(({ move }) => move === 'diagonal');
  return [
    heading(say`Look at the matrix`),
    formula(equal(A, matrixExpression(a, isRead ? markedDiagonal(a.rows) : null))),
    ...moves.flatMap((move) => tellMove(a.rows, move)),
  ];
}

function markedDiagonal(size: number): Marks {
  return markedCells(...Array.from({ length: size }, (_, place): [number, number] => [place, place]));
}

const foldMove = folding<TraceMoves>();

function tellMove(size: number, move: TraceMove): readonly Block[] {
  return foldMove(move, {
    diagonal: ({ entries }) => [
      heading(say`Read off the main diagonal`),
      formula(
        equal(list(entries.map((_, place) => indexed('a', place + 1, place + 1))), list(numbers(entries))),
        WHERE,
      ),
    ],
    sum: ({ entries, kind, value }) => [
      heading(kind === 'single' ? say`Read off the only entry` : say`Add the entries of the main diagonal`),
      ...(kind === 'long' ? [paragraph(longWords(size), WHERE)] : []),
      formula(sumLine(kind, size, numbers(entries), value), reasons[kind]),
      paragraph([traceClaim(value)]),
    ],
    triangle: ({ triangle }) => [paragraph(triangleWords[triangle](size))],
  });
}

const WHERE = say`The main diagonal goes from the upper left to the lower right: row and column number are equal. The other entries do not enter the trace.`;

const DIAGONAL = measure('diagonalOf', A);

const reasons: { readonly [K in DiagonalKind]: Prose | null } = {
  single: [claim(say`It is the whole diagonal.`, equal(measure('entryCount', A), count(1)))],
  zeros: [claim(say`Every entry of the diagonal is zero, and so is their sum.`, holds('zero', DIAGONAL))],
  constant: [
    claim(
      say`All entries of the diagonal are equal, so their sum is their number times one of them.`,
      holds('constant', DIAGONAL),
    ),
  ],
  mixed: null,
  long: null,
};

/** tr(A), the sum of a_kk, the numbers to be added, and what they make. */
function sumLine(kind: DiagonalKind, size: number, entries: readonly Expression[], value: Scalar): Expression {
  const k = symbol('k');
  const general = series('k', count(1), count(size), subscript(symbol('a'), k, k));
  const steps: { readonly [K in DiagonalKind]: () => readonly Expression[] } = {
    single: () => [indexed('a', 1, 1)],
    zeros: () => [general],
    constant: () => [general, added(entries), product('dot', count(size), entries[0])],
    mixed: () => [general, added(entries)],
    long: () => [general],
  };
  const comparison = value.kind === 'float' ? 'approximately' : 'equal';
  return {
    kind: 'relation',
    first: TRACE,
    links: [
      ...steps[kind]().map((right) => ({ comparison: 'equal' as const, right })),
      { comparison, right: number(value) },
    ],
  };
}

function longWords(size: number): Prose {
  return say`${claim(
    say`The main diagonal has ${size} entries`,
    equal(measure('lengthOf', DIAGONAL), count(size)),
  )}, too many to be shown one by one.`;
}

function traceClaim(value: Scalar): Claim {
  return value.kind === 'float'
    ? claim(say`The trace of ${A} is about ${number(value)}.`, relation(TRACE, 'approximately', number(value)))
    : claim(say`The trace of ${A} is ${number(value)}.`, equal(TRACE, number(value)));
}

const triangleWords: { readonly [K in Triangle]: (size: number) => Prose } = {
  identity: (size) =>
    say`${claim(
      say`${A} is the identity matrix, and its trace is its number of rows, ${size}.`,
      holds('identity', A),
      equal(measure('rowCount', A), count(size)),
      equal(TRACE, count(size)),
    )}`,
  diagonal: () => eigenvalueWords(say`diagonal`, 'diagonal'),
  upper: () => eigenvalueWords(say`upper triangular`, 'upperTriangular'),
  lower: () => eigenvalueWords(say`lower triangular`, 'lowerTriangular'),
};

function eigenvalueWords(form: Prose, predicate: 'diagonal' | 'upperTriangular' | 'lowerTriangular'): Prose {
  return say`${claim(say`${A} is ${form}`, holds(predicate, A))}, so the entries of its diagonal are its eigenvalues, and the trace is their sum.`;
}

/** The sum of the diagonal, not worked out; null beyond 10,000 terms. */
export function expression({ a }: TraceInput): Expression | null {
  if (a.rows > MOST_TERMS) return null;
  return added(numbers(diagonalOf(a)));
}
