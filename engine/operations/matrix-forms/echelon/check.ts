// The words of the checks of echelon forms: another computation that must agree.

import { determinantLine, productsLeftOf, sarrusReason } from '../../../algorithms/small-determinant.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  type Expression,
  equal,
  list,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { absolute, type Entry, equals, isZero, signOf } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { leftSideSolved, namesOfSystem, NUMBERED, together } from '../../../algorithms/linear-systems/lines.ts';
import type { Check } from './solve.ts';

const A = symbol('A');
const E = symbol('E');

export function checkBlocks(check: Check): readonly Block[] {
  return notInShort(heading(say`Check the result`), ...blocksOf(check));
}

function blocksOf(check: Check): readonly Block[] {
  switch (check.kind) {
    case 'combination':
      return combination(check);
    case 'rows':
      return rowCombination(check);
    case 'determinant':
      return determinant(check);
    case 'system':
      return solutionPutIn(check);
  }
}

function combination({ column, target, terms }: Extract<Check, { kind: 'combination' }>): readonly Block[] {
  const facts = terms.flatMap((term) => [
    equal(measure('entryAt', E, term.row + 1, column + 1), number(term.factor)),
    equal(measure('columnAt', A, term.column + 1), list(numbers(term.entries))),
  ]);
  const same = claim(say`must come out`, ...facts, equal(measure('columnAt', A, column + 1), list(numbers(target))));
  return [
    paragraph(
      say`Row operations do not change how columns depend on each other. The entries of column ${column + 1} of ${E} are the factors of the pivot columns of ${A}: with them column ${column + 1} of ${A} ${same}.`,
    ),
    formula(
      equal(
        added(terms.map(({ factor, entries }) => multiple(factor, columnExpression(entries)))),
        columnExpression(target),
      ),
    ),
  ];
}

function rowCombination({ row, target, terms }: Extract<Check, { kind: 'rows' }>): readonly Block[] {
  const facts = terms.map((term) => equal(measure('rowAt', E, term.row + 1), list(numbers(term.entries))));
  const same = claim(say`must come out`, ...facts, equal(measure('rowAt', A, row + 1), list(numbers(target))));
  return [
    paragraph(
      say`Row operations can be undone, so each row of ${A} is a combination of the rows of ${E}. For row ${row + 1} the pivot columns give the factors one by one, from left to right. With them the whole row ${same}.`,
    ),
    formula(
      equal(added(terms.map(({ factor, entries }) => multiple(factor, list(numbers(entries))))), list(numbers(target))),
    ),
  ];
}

/** A row or column with its factor before it: c, -c, 3 c, -3 c. */
function multiple(factor: Entry, line: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? line : product('adjacent', number(size), line);
  return signOf(factor) < 0 ? negative(term) : term;
}

function columnExpression(entries: readonly Entry[]): Expression {
  return matrixExpression(matrixOf(entries.map((entry) => [entry])));
}

function solutionPutIn({ rows, system }: Extract<Check, { kind: 'system' }>): readonly Block[] {
  const { solution, unknowns, index, free, count: systems } = system;
  const names = namesOfSystem(index) ?? NUMBERED;
  if (solution.kind === 'none') return [];
  const lines = rows.flatMap((row) => {
    const right = row[unknowns + index];
    const factors = row.slice(0, unknowns);
    if (factors.every(isZero)) return [];
    return [equal(leftSideSolved(factors, solution.values, free.length, names), number(right))];
  });
  return [
    paragraph(
      systems === 1
        ? say`Put the solution into the equations, the rows of ${A}: each left side must be its right-hand side.`
        : say`Put the solution for ${claim(say`column ${unknowns + index + 1}`, ...rightSides(rows, unknowns + index))} into the equations, the rows of ${A}: each left side must be its right-hand side. The other systems are checked in the same way.`,
    ),
    formula(together(lines)),
  ];
}

function rightSides(rows: readonly (readonly Entry[])[], column: number): readonly Expression[] {
  return [equal(measure('columnAt', A, column + 1), list(numbers(rows.map((row) => row[column]))))];
}

function determinant({ rows, value }: Extract<Check, { kind: 'determinant' }>): readonly Block[] {
  const prediction = isZero(value)
    ? say`${claim(say`A column is without a pivot`, holds('singular', A))}, so the determinant must be zero.`
    : say`${claim(say`Every column has a pivot`, holds('invertible', A))}, so the determinant must not be zero.`;
  const working = productsLeftOf(rows);
  return [
    paragraph(prediction, say`A square matrix has a pivot in every column exactly when its determinant is not zero.`),
    formula(determinantLine(working, value), sarrusReason(rows)),
  ];
}
