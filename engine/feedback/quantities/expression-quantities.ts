// Expressions in A that a working states by themselves, such as A − 2I, (A − 2I)² or A v₁: their values come from the task.

import { readTerm } from '@matrixsteps/notation/read-term.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { rational } from '../../exact/rational.ts';
import { rootSum } from '../../exact/root-sum.ts';
import { evaluate } from '../values/value.ts';
import { rowsOfFractions } from '../values/matrices.ts';
import type { Task } from '../working.ts';
import { type Amount, isVector, type Known, NOUGHT, product, whole } from './amount.ts';
import { amountOfTerm } from './amount-term.ts';
import { column, rankOf } from './matrix-quantities.ts';
import type { Quantity } from './quantity.ts';
import { asNumber } from './vector-quantities.ts';

const MOST = 20;
/** A with the identity matrix, or a power of A; numbers in front, brackets and exponents. */
const EXPRESSION = /^(?=.*A)(?=.*[IE]|.*\^)[AIE()\d+\-·^/,.]{3,60}$/;
const RANK = /^(?:the)?(?:rank|rang|rk|r)(?:of)?\(?(?<of>.*A.*?)\)?$/iu;
const NULLITY =
  /^(?:the)?(?:dim(?:ker|kern|n|null|e)?|nullity|def)(?:of)?\(*(?:ker|kern|n|null)?\(?(?<of>.*A.*?)\)*$/iu;
const OF_VECTOR = /^A·?\(?(?<name>[a-z]\d?)\)?$/;
const OF_ITSELF = /^(?:p|m|χ|μ)A?\(A\)$/u;

/** What the lines state under names that are expressions in A, each once. */
export function expressionQuantities(task: Task, lines: readonly Line[]): readonly Quantity[] {
  const names = [...new Set(lines.flatMap(({ name }) => (name === undefined ? [] : [name])))].slice(0, MOST);
  const vectors = vectorsNamed(lines);
  return names.flatMap((name): readonly Quantity[] => {
    const found = valueOfName(name, task, vectors);
    if (found === null) return [];
    return [
      {
        id: `expression-${name}`,
        title: found.title,
        definition: found.definition,
        names: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, 'u'),
        isByNameOnly: true,
        value: () => found.value,
        calculation: () => found.calculation,
      },
    ];
  });
}

interface Stated {
  readonly title: string;
  readonly definition: string;
  readonly value: Amount;
  readonly calculation: Term | null;
}

function valueOfName(name: string, task: Task, vectors: ReadonlyMap<string, Amount>): Known<Stated> {
  const rank = RANK.exec(name)?.groups?.['of'] ?? NULLITY.exec(name)?.groups?.['of'];
  if (rank !== undefined) return countOf(rank, task, !RANK.test(name));
  const vector = vectors.get(OF_VECTOR.exec(name)?.groups?.['name'] ?? '');
  if (vector !== undefined) {
    const value = product(amountOfRows(task), column(vector.flat()));
    const definition = 'Each entry is the dot product of a row of A and the vector.';
    return value === null ? null : { title: `the product ${name}`, definition, value, calculation: null };
  }
  if (OF_ITSELF.test(name)) {
    const definition = 'A matrix put into its characteristic or its minimal polynomial gives the zero matrix.';
    return { title: name, definition, value: task.a.map((row) => row.map(() => NOUGHT)), calculation: null };
  }
  const value = EXPRESSION.test(name) ? matrixNamed(name, task) : null;
  const definition = 'The expression is worked out entry by entry: sums first inside brackets, then products.';
  return value === null ? null : { title: `the matrix ${plainly(name)}`, definition, value, calculation: null };
}

function plainly(name: string): string {
  return name.replaceAll('-', ' − ').replaceAll('+', ' + ').replaceAll('^2', '²').replaceAll('^3', '³');
}

function countOf(of: string, task: Task, isNullity: boolean): Known<Stated> {
  const matrix = of === 'A' ? amountOfRows(task) : EXPRESSION.test(of) ? matrixNamed(of, task) : null;
  const rank = matrix === null ? null : rankOf(matrix);
  if (matrix === null || rank === null) return null;
  const value = asNumber(whole(isNullity ? matrix[0].length - rank : rank));
  const title = isNullity ? `the dimension of the null space of ${plainly(of)}` : `the rank of ${plainly(of)}`;
  const definition = isNullity
    ? 'The dimension of the null space is the number of columns without a pivot.'
    : 'The rank is the number of pivots after elimination.';
  return value === null ? null : { title, definition, value, calculation: null };
}

function amountOfRows({ a }: Task): Amount {
  return a.map((row) => row.map(({ numerator, denominator }) => rootSum(rational(numerator, denominator))));
}

function matrixNamed(name: string, { a }: Task): Known<Amount> {
  const term = readTerm(name.replaceAll('E', 'I').replaceAll('·', '*'));
  const value = term.kind === 'unread' ? null : evaluate(term, { a: rowsOfFractions(a), b: null, unknowns: false });
  if (value?.kind !== 'matrix' || value.rows.some((row) => row.some((entry) => entry.length > 1))) return null;
  return value.rows.map((row) => row.map((entry) => (entry.length === 0 ? NOUGHT : rootSum(entry[0]))));
}

/** The vectors that lines state, by their names. */
function vectorsNamed(lines: readonly Line[]): ReadonlyMap<string, Amount> {
  const named = new Map<string, Amount>();
  for (const { name, content } of lines) {
    if (name === undefined || content.kind !== 'matrix' || !/^[a-z]\d?$/.test(name)) continue;
    const amount = amountOfTerm({ kind: 'matrix', rows: content.rows });
    if (amount !== null && isVector(amount)) named.set(name, amount);
  }
  return named;
}
