// Row operations beside the matrix that they are done to: each next to the row that it changes.

import type { Block, Step } from './block.ts';
import { entryNumber, type Expression, type ExpressionOf, markedRows } from './expression.ts';

/** Taller matrices are not shown whole, so their operations stand by themselves. */
const MOST_ROWS = 8;

/**
 * The steps with the matrix before in the place of its row operations, which stand beside its rows. A matrix that would stand
 * there twice, with no more than the heading of a column in between, is left out, and what changed in it is marked here. Operations that go on from others without a matrix between them stay as they are.
 */
export function withOperationsBeside(steps: readonly Step[]): readonly Step[] {
  let before: ExpressionOf<'grid'> | null = null;
  const shown: Step[] = [];
  for (const step of steps) {
    const { block } = step;
    const operations = operationsIn(block);
    if (operations !== null) {
      const beside = before === null ? null : besideRows(before, operations);
      if (before === null || beside === null || block.kind !== 'formula') shown.push(step);
      else {
        const place = shown.findLastIndex((other) => other.block.kind !== 'heading' || other.block.level === 1);
        const isShownTwice = isBareMatrix(shown[place]?.block);
        if (isShownTwice) shown.splice(place, 1);
        const marks = isShownTwice ? (before.marks ?? markedRows()) : null;
        shown.push({ ...step, block: { ...block, expression: { ...before, marks, beside } } });
      }
      before = null;
      continue;
    }
    const matrix = matrixIn(block);
    if (matrix !== null) before = matrix.rows.length <= MOST_ROWS ? matrix : null;
    shown.push(step);
  }
  return shown;
}

function isBareMatrix(block: Block | undefined): boolean {
  return block?.kind === 'formula' && (block.expression.kind === 'matrix' || block.expression.kind === 'grid');
}

type Operation = ExpressionOf<'relation'>;

/** The row operations of a block; null where it is something else. */
function operationsIn(block: Block): readonly Operation[] | null {
  if (block.kind !== 'formula') return null;
  const { expression } = block;
  const lines = expression.kind === 'list' ? expression.items : [expression];
  return lines.length > 0 && lines.every(isOperation) ? lines : null;
}

function isOperation(line: Expression): line is Operation {
  return (
    line.kind === 'relation' &&
    line.links.every(({ comparison }) => comparison === 'becomes' || comparison === 'exchanges') &&
    rowIn(line.first) !== null
  );
}

/** The row that R₂ names, counted from 0. */
function rowIn(name: Expression): number | null {
  if (name.kind !== 'subscript' || name.indices.length !== 1) return null;
  const [index] = name.indices;
  return index.kind === 'number' && index.value.kind === 'rational' ? Number(index.value.numerator) - 1 : null;
}

/** What stands beside each row; null where an operation names a row that the matrix has not, or two of them one row. */
function besideRows(
  { rows }: ExpressionOf<'grid'>,
  operations: readonly Operation[],
): readonly (Expression | null)[] | null {
  const beside: (Expression | null)[] = rows.map(() => null);
  for (const operation of operations) {
    const row = rowIn(operation.first);
    if (row === null || row >= rows.length || beside[row] !== null) return null;
    const [{ comparison, right }] = operation.links;
    beside[row] = comparison === 'exchanges' ? operation : right;
  }
  return beside;
}

/** The matrix that a formula shows last, as a grid. */
function matrixIn(block: Block): ExpressionOf<'grid'> | null {
  if (block.kind !== 'formula') return null;
  const { expression } = block;
  return asGrid(expression.kind === 'relation' ? (expression.links.at(-1)?.right ?? expression) : expression);
}

function asGrid(expression: Expression): ExpressionOf<'grid'> | null {
  if (expression.kind === 'grid') return expression;
  if (expression.kind !== 'matrix') return null;
  const { matrix, marks } = expression;
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => entryNumber(matrix, row * matrix.columns + column)),
  );
  return { kind: 'grid', rows, bar: null, marks };
}
