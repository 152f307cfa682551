// Input names: what stories call the inputs of a question.

import { inputLetter } from '../catalogue/input-letters.ts';
import type { Entry } from '../exact/entry.ts';
import { type ExactMatrix, rowsOf as entriesByRow } from '../exact/matrix.ts';
import { readEquation, unknownName } from '../exact/linear-equation.ts';
import { lettersFor, type LinearSystem, numberedUnknowns, systemOf, unknownsOf } from '../exact/linear-system.ts';
import { integer } from '../exact/rational.ts';
import { type ExactNumber, numberOf } from './evaluation/exact-number.ts';
import type { Input } from './inputs.ts';
import { transposed, type Value } from './evaluation/matrix-facts.ts';

/**
 * A and B are the matrices a and b. A number b has its own name, and B is the matrix that holds it at every place of A; a list b
 * is one row, or one column where columns are put together. The right side of a system is b, too. Vectors of lists have a letter and
 * their places. Other whole numbers keep the names of their fields.
 */
export function inputNames(operation: string, input: Input): ReadonlyMap<string, Value> {
  if (operation === 'solve') return systemNames(input);
  const { a, b, scalar, vectors } = input;
  const names = new Map<string, Value>();
  if (isMatrix(a)) names.set('A', rowsOf(a));
  if (isMatrix(b)) names.set('B', rowsOf(b));
  if (isMatrix(b) && RIGHT_SIDES.includes(operation)) names.set('b', rowsOf(b));
  if (isNumber(scalar)) names.set('c', numberOf(scalar));
  if (isMatrix(vectors) && VECTOR_LISTS[operation] === undefined)
    for (const [index, vector] of transposed(rowsOf(vectors)).entries())
      names.set(vectors.columns === 1 ? 'v' : `v_${index + 1}`, transposed([vector]));
  if (isNumber(b)) {
    const number = numberOf(b);
    names.set('b', number);
    if (isMatrix(a))
      names.set(
        'B',
        rowsOf(a).map((row) => row.map(() => number)),
      );
  }
  if (Array.isArray(b)) {
    const list = [b.filter(isNumber).map(numberOf)];
    names.set('B', operation.startsWith('col') ? transposed(list) : list);
  }
  for (const [field, letter] of Object.entries(VECTOR_LISTS[operation] ?? {})) {
    const listed = input[field];
    if (!isMatrix(listed)) continue;
    for (const [index, vector] of transposed(rowsOf(listed)).entries())
      names.set(`${letter}_${index + 1}`, transposed([vector]));
  }
  for (const name of ['point', 'normal', 'offset', 'through', 'direction']) {
    const value = input[name];
    if (isMatrix(value)) names.set(inputLetter(name, false), rowsOf(value));
    if (isNumber(value)) names.set(inputLetter(name, false), numberOf(value));
  }
  for (const [name, value] of Object.entries(input))
    if (VECTOR_LISTS[operation]?.[name] === undefined && name.length === 1 && name > 'b' && isMatrix(value))
      names.set(name, rowsOf(value));
  for (const [name, value] of Object.entries(input)) if (typeof value === 'number') names.set(name, integer(value));
  return names;
}

/** The matrix and the right side of a system by their letters, and the column of each unknown: `unknown x_1`. */
function systemNames({ a, b, augmented, equations, unknowns }: Input): ReadonlyMap<string, Value> {
  const system = isTexts(equations) ? systemFromTexts(equations, isTexts(unknowns) ? unknowns : null) : null;
  const rows = isMatrix(a) ? rowsOf(a) : [];
  const bar = typeof augmented === 'number' && augmented > 0 && rows.length > 0 ? rows[0].length - augmented : null;
  const left = system === null ? rows.map((row) => row.slice(0, bar ?? row.length)) : rowsOf(system.a);
  const right =
    system !== null ? rowsOf(system.b) : isMatrix(b) ? rowsOf(b) : rows.map((row) => row.slice(bar ?? row.length));
  if (left.length === 0 || left[0].length === 0 || right.length === 0) return new Map();
  const names = system?.unknowns ?? numberedUnknowns(left[0].length);
  const letters = lettersFor(names);
  return new Map<string, Value>([
    [letters.matrix, left],
    [letters.right, right],
    ...names.map((name, place) => [`unknown ${name}`, integer(place + 1)] as const),
    // A failure that matrices of any operation share calls the right side by its field.
    ...(isMatrix(b) ? [['B', right] as const] : []),
  ]);
}

function systemFromTexts(equations: readonly string[], unknowns: readonly string[] | null): LinearSystem | null {
  const read = equations.flatMap((text) => {
    const reading = readEquation(text);
    return reading.ok ? [reading.equation] : [];
  });
  const names = unknowns?.flatMap((text) => unknownName(text) ?? []) ?? unknownsOf(read);
  return read.length === 0 || names.length === 0 ? null : systemOf(read, names);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
/** The operations whose b is a column of numbers on the right of equations. */
const RIGHT_SIDES: readonly string[] = ['least-squares'];
/** The letters of the vectors in lists of vectors: the second vector of `basis` is b₂. */
const VECTOR_LISTS: { readonly [operation: string]: { readonly [field: string]: string } | undefined } = {
  independence: { vectors: 'v' },
  coordinates: { basis: 'b' },
  'change-of-basis': { from: 'f', to: 't' },
  'sum-and-intersection': { u: 'u', w: 'w' },
};

/** The rows as numbers of the checker, which reckons apart from the engine. */
function rowsOf(matrix: ExactMatrix): readonly (readonly ExactNumber[])[] {
  return entriesByRow(matrix).map((row) => row.map(numberOf));
}

function isMatrix(value: unknown): value is ExactMatrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}

function isNumber(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'kind' in value && !('rows' in value);
}
