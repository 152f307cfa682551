// Story checking: whether every equality and every row operation that a story shows is true.
// Above: the tests of operations/. Below: evaluation.ts, document/.

import type { Block } from '../document/block.ts';
import type { Expression, ExpressionOf } from '../document/expression.ts';
import { ONE, rational, ZERO } from '../exact/rational.ts';
import { isNumber, nameOf, type Names, type Rows, sameValue, type Value, valueOf } from './evaluation.ts';

/** What was found in a story: how many claims have both sides known, and those that are false. */
export interface Findings {
  readonly checked: number;
  readonly wrong: readonly Expression[];
}

/** An arbitrary number for the variable of a polynomial. */
const LAMBDA = rational(7n, 3n);

/** What is known at some place of a story. */
interface Knowledge {
  readonly names: Names;
  /** What the rows will be once the row operations that were announced are done. */
  readonly announced: Rows | null;
  /** The rows that row operations work on: the last matrix that was shown. */
  readonly rows: Rows | null;
}

/** Looks at the formulas of a story in order; a name that has no value yet takes it from the first line about it. */
export function checkStory(story: readonly Block[]): Findings {
  let knowledge: Knowledge = { names: new Map([['λ', LAMBDA]]), announced: null, rows: null };
  const wrong: Expression[] = [];
  let checked = 0;
  for (const block of story) {
    if (block.kind !== 'formula') continue;
    const { expression } = block;
    const claims = claimsOf(expression, knowledge);
    checked += claims.length;
    if (claims.some((holds) => !holds)) wrong.push(expression);
    knowledge = learned(expression, knowledge);
  }
  return { checked, wrong };
}

/** Whether each claim of a line holds. */
function claimsOf(expression: Expression, { names, announced }: Knowledge): readonly boolean[] {
  if (expression.kind === 'relation') return equalitiesOf(expression, names);
  const shown = announced === null ? null : rowsOf(expression, names);
  return announced === null || shown === null ? [] : [sameValue(shown, announced)];
}

function equalitiesOf({ first, links }: ExpressionOf<'relation'>, names: Names): readonly boolean[] {
  const members = [first, ...links.filter(({ comparison }) => comparison === 'equal').map(({ right }) => right)];
  const values = members.map((member) => valueOf(member, names)).filter((value) => value !== null);
  return values.slice(1).map((value) => sameValue(value, values[0]));
}

function learned(expression: Expression, knowledge: Knowledge): Knowledge {
  const operations = rowOperationsOf(expression);
  if (operations.length > 0 && knowledge.rows !== null) {
    return {
      ...knowledge,
      announced: operations.reduce((rows, operation) => done(operation, rows, knowledge.names), knowledge.rows),
    };
  }
  if (expression.kind === 'relation') return defined(expression, knowledge);
  const rows = rowsOf(expression, knowledge.names);
  return rows === null ? knowledge : withRows(rows, { ...knowledge, announced: null });
}

function rowOperationsOf(expression: Expression): readonly ExpressionOf<'relation'>[] {
  const lines = expression.kind === 'list' ? expression.items : [expression];
  return lines.filter((line) => line.kind === 'relation').filter(({ links }) => links[0].comparison === 'becomes');
}

/** The rows after one operation; its right side speaks of the rows before all of them. */
function done({ first, links }: ExpressionOf<'relation'>, rows: Rows, names: Names): Rows {
  const target = Number(nameOf(first)?.slice('R_'.length)) - 1;
  const value = valueOf(links[0].right, names);
  if (value === null || isNumber(value)) throw new Error(`row ${target + 1} becomes something that is no row`);
  return rows.with(target, value[0]);
}

/** A name on the left that is new takes the value of the last known member on its right. */
function defined({ first, links }: ExpressionOf<'relation'>, knowledge: Knowledge): Knowledge {
  const name = nameOf(first);
  if (name === null || knowledge.names.has(name)) return knowledge;
  const values = links
    .filter(({ comparison }) => comparison === 'equal')
    .map(({ right }) => valueOf(right, knowledge.names))
    .filter((value) => value !== null);
  const value = values.at(-1);
  if (value === undefined) return knowledge;
  const names = new Map<string, Value>([...knowledge.names, [name, value]]);
  if (isNumber(value)) return { ...knowledge, names };
  value.forEach((row, i) => {
    row.forEach((entry, j) => names.set(`${name.toLowerCase()}_${i + 1},${j + 1}`, entry));
  });
  if (name !== 'A') return { ...knowledge, names };
  names.set(
    'I',
    value.map((_, i) => value.map((__, j) => (i === j ? ONE : ZERO))),
  );
  return withRows(value, { ...knowledge, names });
}

function withRows(rows: Rows, knowledge: Knowledge): Knowledge {
  const named = rows.map((row, index): [string, Value] => [`R_${index + 1}`, [row]]);
  return { ...knowledge, rows, names: new Map([...knowledge.names, ...named]) };
}

function rowsOf(expression: Expression, names: Names): Rows | null {
  if (expression.kind !== 'matrix' && expression.kind !== 'grid') return null;
  const value = valueOf(expression, names);
  return value === null || isNumber(value) ? null : value;
}
