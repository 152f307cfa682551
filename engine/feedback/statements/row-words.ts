// Rows and row operations in sentences of feedback; rows and columns count from 1.

import type { LineOperation } from '@matrixsteps/notation/term.ts';
import {
  added,
  type Expression,
  indexed,
  list,
  negative,
  number,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { absolute, equals, ONE, type Rational, signOf } from '../../exact/rational.ts';
import { exact } from '../rows/rows.ts';
import type { StatementFacts } from './statement.ts';

/** R₂ → 3·R₂ − 4·R₁ */
export function becomes({ target, source, keep, factor }: StatementFacts['combine']): Expression {
  return relation(rowName(target), 'becomes', sum(timesName(keep, target), timesName(factor, source)));
}

export function multiplied({ row, factor }: StatementFacts['multiply']): Expression {
  return relation(rowName(row), 'becomes', timesName(factor, row));
}

export function exchanged({ first, second }: StatementFacts['exchange']): Expression {
  return relation(rowName(first), 'exchanges', rowName(second));
}

/** An operation of a line. */
export function operationExpression(operation: LineOperation): Expression {
  switch (operation.kind) {
    case 'add': {
      const { target, source, targetFactor, factor } = operation;
      return becomes({ target, source, keep: exact(targetFactor), factor: exact(factor) });
    }
    case 'scale':
      return multiplied({ row: operation.row, factor: exact(operation.factor) });
    case 'swap':
      return exchanged({ first: operation.rows[0], second: operation.rows[1] });
    case 'unplaced':
      return added(operation.terms.map(({ row, factor }) => timesName(exact(factor), row)));
  }
}

/** The calculation of each entry of keep·x + factor·y, without the results. */
export function combinedEntries({ target, keep, factor, rows: [x, y] }: StatementFacts['row-combined']): Prose {
  const entries = x.map((value, column) => addedMultiples([keep, value], [factor, y[column]]));
  return say`Work out each entry of row ${target}: ${list(entries)}.`;
}

export function multipliedEntries({ row, factor, entries }: StatementFacts['row-multiplied']): Prose {
  return say`Work out each entry of row ${row}: ${list(entries.map((value) => times(factor, value)))}.`;
}

/** keep · x + factor · y, the way it is written by hand. */
export function addedMultiples(
  [keep, x]: readonly [Rational, Rational],
  [factor, y]: readonly [Rational, Rational],
): Expression {
  const second = times(absolute(factor), y);
  return sum(times(keep, x), signOf(factor) > 0 ? second : negative(second));
}

function rowName(row: number): Expression {
  return indexed('R', row);
}

function timesName(factor: Rational, row: number): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? rowName(row) : product('adjacent', number(size), rowName(row));
  return signOf(factor) < 0 ? negative(term) : term;
}

function times(factor: Rational, value: Rational): Expression {
  return equals(factor, ONE) ? number(value) : product('dot', number(factor), number(value));
}
