// The telling of the choice: which way is taken to a product, and what in these factors suggests it.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  indexed,
  number,
  product,
  series,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { counted } from '../wording.ts';
import type { Factor, ProductMethod, Reason, Way } from './choice.ts';
import { A, B, C, FACTORS } from './names.ts';
import type { ProductInput } from './moves.ts';

const [i, j, k] = [symbol('i'), symbol('j'), symbol('k')];

/** What is chosen and why, and the heading of the work that follows. */
export function tellChoice(input: ProductInput, way: Way): readonly Block[] {
  switch (way.kind) {
    case 'method':
      return [
        heading(say`Choose the way of working`),
        paragraph(
          way.method === 'columns' && input.b.columns === 1 ? ONE_COLUMN : methodSentences[way.method],
          reasonWords(input, way.method, way.reason),
        ),
        ...(way.method === 'row-by-column' ? [generalFormula(input.a.columns)] : []),
        heading(workHeadings[way.method]),
      ];
    case 'single':
      return [
        heading(say`Multiply the two entries`),
        paragraph([
          claim(
            say`Each factor has a single entry, and so has the product.`,
            ...[A, B, C].map((matrix) => equal(measure('entryCount', matrix), count(1))),
          ),
        ]),
      ];
    case 'zero':
      return [
        heading(LOOK),
        paragraph(
          say`${claim(say`Every entry of ${FACTORS[way.factor]} is zero`, holds('zero', FACTORS[way.factor]))}, so every dot product of a row of ${A} with a column of ${B} is zero.`,
        ),
      ];
    case 'identity':
      return [heading(LOOK), paragraph([identityClaim(way.factor)], identityReasons[way.factor])];
    case 'multiple': {
      const [factor, other] = [FACTORS[way.factor], FACTORS[otherFactor(way.factor)]];
      const { rows } = way.factor === 'A' ? input.a : input.b;
      return [
        heading(LOOK),
        paragraph(
          [multipleClaim(factor, other, rows, number(way.by))],
          rows === 1
            ? say`Every dot product has a single term, and that entry is a factor in each of them.`
            : say`The identity matrix changes nothing, so a multiple of it multiplies every entry by the same number.`,
        ),
      ];
    }
    case 'diagonals':
      return [
        heading(LOOK),
        paragraph(
          [
            claim(
              say`Both factors are diagonal, and so is the product.`,
              ...[A, B, C].map((matrix) => holds('diagonal', matrix)),
            ),
          ],
          say`Only entries of the diagonals can differ from zero, and they meet only where row and column number are equal.`,
        ),
        formula(equal(entry('c', i, i), term(entry('a', i, i), entry('b', i, i)))),
        heading(say`Multiply the entries of the diagonals`),
      ];
    case 'diagonal':
      return diagonalBlocks(way.factor);
    case 'one-term':
      return [
        heading(LOOK),
        paragraph(
          say`${claim(
            say`${A} is a single column and ${B} a single row`,
            equal(measure('columnCount', A), count(1)),
            equal(measure('rowCount', B), count(1)),
          )}, so each row of the product is ${B} times one entry of ${A}.`,
          say`A column times a row is called an outer product. ${claim(say`Every dot product has a single term.`, equal(measure('columnCount', A), count(1)))}`,
        ),
        formula(equal(entry('c', i, j), term(entry('a', i, count(1)), entry('b', count(1), j)))),
        heading(say`Multiply the row by each entry of the column`),
      ];
  }
}

const LOOK = say`Look at the factors`;

const methodSentences: { readonly [K in ProductMethod]: Prose } = {
  'row-by-column': say`Work row by column: every entry of the product ${C} is the dot product of a row of ${A} with a column of ${B}.`,
  columns: say`Work column by column: column ${j} of the product ${C} is the linear combination of the columns of ${A} whose weights are the entries of column ${j} of ${B}.`,
  outer: say`Work with outer products: the product ${C} is the sum, over all ${k}, of column ${k} of ${A} times row ${k} of ${B}.`,
};

const methodReasons: { readonly [K in ProductMethod]: Prose } = {
  'row-by-column': say`Each entry is found on its own this way, so a single one can be checked without the others.`,
  columns: say`Column ${j} of ${C} is ${A} times column ${j} of ${B}; the other columns of ${B} play no part in it.`,
  outer: say`A column times a row is called an outer product. It is a whole matrix, of rank at most one: each of its rows is a multiple of that row.`,
};

/** A matrix times a single column. */
const ONE_COLUMN = say`The product ${C} is the linear combination of the columns of ${A} whose weights are the entries of ${B}.`;
const ONE_COLUMN_REASON = say`In each row of ${C}, the entry of column ${k} of ${A} is multiplied by entry ${k} of ${B}.`;

const workHeadings: { readonly [K in ProductMethod]: Prose } = {
  'row-by-column': say`Work out the entries`,
  columns: say`Work out the columns`,
  outer: say`Work out the outer products`,
};

function reasonWords({ a, b }: ProductInput, method: ProductMethod, reason: Reason): Prose {
  switch (reason.because) {
    case 'asked':
      return method === 'columns' && b.columns === 1 ? ONE_COLUMN_REASON : methodReasons[method];
    case 'entries': {
      const entries = a.rows * b.columns;
      return say`This is the definition itself. ${claim(
        say`${C} has ${counted(entries, 'entry', 'entries')} and each of them takes ${counted(a.columns, 'multiplication')}`,
        equal(measure('entryCount', C), count(entries)),
        equal(measure('columnCount', A), count(a.columns)),
      )}; each can be found and checked without the others.`;
    }
    case 'one-entry':
      return say`${claim(
        say`${A} is a single row and ${B} a single column`,
        equal(measure('rowCount', A), count(1)),
        equal(measure('columnCount', B), count(1)),
      )}, so there is only one entry to find.`;
    case 'zeros':
      return say`${claim(
        say`${B} has ${counted(b.rows * b.columns, 'entry', 'entries')}, ${reason.zeros} of them zero`,
        equal(measure('entryCount', B), count(b.rows * b.columns)),
        equal(measure('zeroCount', B), count(reason.zeros)),
      )}, and each zero leaves a column of ${A} out of a combination.`;
  }
}

/** "A is the identity matrix, so the product is B itself." */
export function identityClaim(factor: Factor): Claim {
  const [named, other] = [FACTORS[factor], FACTORS[otherFactor(factor)]];
  const words = say`${named} is the identity matrix, so the product is ${other} itself.`;
  return claim(words, holds('identity', named), equal(C, other));
}

const identityReasons: { readonly [K in Factor]: Prose } = {
  A: say`A row of the identity matrix has a one on the diagonal and zeros elsewhere, so its dot product with a column of ${B} picks one entry of that column.`,
  B: say`A column of the identity matrix has a one on the diagonal and zeros elsewhere, so the dot product of a row of ${A} with it picks one entry of that row.`,
};

export function otherFactor(factor: Factor): Factor {
  return factor === 'A' ? 'B' : 'A';
}

function multipleClaim(factor: Expression, other: Expression, size: number, by: Expression): Claim {
  const diagonal = measure('diagonalOf', factor);
  const start =
    size === 1 ? say`The only entry of ${factor} is ${by}` : say`${factor} is ${by} times the identity matrix`;
  return claim(
    say`${start}, so the product is this number times ${other}.`,
    holds('diagonal', factor),
    equal(measure('rowCount', factor), count(size)),
    equal(measure('least', diagonal), by),
    equal(measure('greatest', diagonal), by),
    equal(C, product('dot', by, other)),
  );
}

function diagonalBlocks(factor: Factor): readonly Block[] {
  const isLeft = factor === 'A';
  return [
    heading(LOOK),
    paragraph(
      say`${claim(say`${FACTORS[factor]} is diagonal`, holds('diagonal', FACTORS[factor]))}, so each ${isLeft ? 'row' : 'column'} of ${FACTORS[otherFactor(factor)]} is multiplied by the entry of the diagonal with the same number.`,
      [
        claim(
          say`All other entries of ${FACTORS[factor]} are zero, so one term of each dot product is left.`,
          holds('diagonal', FACTORS[factor]),
        ),
      ],
    ),
    formula(
      isLeft
        ? equal(entry('c', i, j), term(entry('a', i, i), entry('b', i, j)))
        : equal(entry('c', i, j), term(entry('a', i, j), entry('b', j, j))),
    ),
    heading(isLeft ? say`Multiply the rows of ${B}` : say`Multiply the columns of ${A}`),
  ];
}

/** The entry in row i and column j as a sum of products over the inner size. */
export function generalFormula(inner: number): Block {
  if (inner === 1) return formula(equal(entry('c', i, j), term(entry('a', i, count(1)), entry('b', count(1), j))));
  return formula(
    equal(entry('c', i, j), series('k', count(1), count(inner), term(entry('a', i, k), entry('b', k, j)))),
    say`Here ${i} counts the rows of ${A}, ${j} the columns of ${B}, and ${k} the products that are added.`,
  );
}

/** The entry in a row and a column, counted from 0, as the sum of all its terms. */
export function symbolicEntry(row: number, column: number, inner: number): readonly Expression[] {
  return Array.from({ length: inner }, (_, index) =>
    term(indexed('a', row + 1, index + 1), indexed('b', index + 1, column + 1)),
  );
}

function entry(name: string, ...indices: readonly Expression[]): Expression {
  return subscript(symbol(name), ...indices);
}

function term(left: Expression, right: Expression): Expression {
  return product('adjacent', left, right);
}
