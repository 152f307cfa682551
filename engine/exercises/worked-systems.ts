// Worked systems: two equations solved by taking one away from the other, three by an elimination with whole numbers.

import { added, count, equal, type Expression, negative, quotient, sum } from '../document/expression.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import type { Rows } from '../learning/drawing.ts';
import { dotted, shown, times } from '../learning/notation.ts';
import { columnShown, dotValue, termOf } from './worked.ts';

/** 3x − y, without the terms whose factor is 0. */
export function linearSum(factors: readonly number[], letters: readonly Expression[]): Expression {
  return added(factors.flatMap((factor, place) => (factor === 0 ? [] : [termOf(factor, letters[place])])));
}

/**
 * Two equations with two unknowns and exactly one solution, of whole numbers. The letters have to be names of the question.
 * @param rows the coefficients, in the order of the letters
 */
export function pairSolved(letters: readonly Expression[], rows: Rows, values: readonly number[]): readonly Prose[] {
  const right = rows.map((row) => dotValue(row, values));
  const single = [0, 1].find((row) => rows[row].includes(0));
  if (single !== undefined) {
    const known = rows[single].findIndex((factor) => factor !== 0);
    return [
      say`${ORDER[single]} of the equations gives ${solved(rows[single][known], letters[known], right[single], values[known])}.`,
      put(letters, rows[1 - single], right[1 - single], values, known),
    ];
  }
  // The unknown is left out whose factors need the smaller multiples.
  const multiples = [0, 1].map((column) => multiplesFor(rows[0][column], rows[1][column]));
  const out = sizeOf(multiples[0]) < sizeOf(multiples[1]) ? 0 : 1;
  const [first, second] = multiples[out];
  const kept = 1 - out;
  const factor = first * rows[0][kept] + second * rows[1][kept];
  return [
    say`${multipleOf(first, 'the first equation')} ${second < 0 ? 'less' : 'plus'} ${multipleWords(Math.abs(second), 'the second')} leaves no ${letters[out]}: ${solved(factor, letters[kept], first * right[0] + second * right[1], values[kept])}.`,
    put(letters, rows[0], right[0], values, kept),
  ];
}

function sizeOf([first, second]: readonly [number, number]): number {
  return Math.abs(first) + Math.abs(second);
}

const ORDER = ['The first', 'The second'];

/** By which numbers, the first of them positive, two factors are multiplied so that they cancel each other. */
function multiplesFor(x: number, y: number): readonly [number, number] {
  const common = commonDivisor(x, y);
  const [first, second] = [Math.abs(y) / common, Math.abs(x) / common];
  return [first, x * y > 0 ? -second : second];
}

function multipleOf(factor: number, what: string): Prose {
  return factor === 1 ? say`${what.charAt(0).toUpperCase()}${what.slice(1)}` : multipleWords(factor, what);
}

function multipleWords(factor: number, what: string): Prose {
  return factor === 1 ? say`${what}` : say`${factor} times ${what}`;
}

/** "3x = 6 and x = 2" */
function solved(factor: number, letter: Expression, right: number, value: number): Prose {
  if (factor === 1) return say`${equal(letter, count(value))}`;
  return say`${equal(termOf(factor, letter), count(right))} and ${divided(letter, count(right), factor, value)}`;
}

function divided(letter: Expression, above: Expression, factor: number, value: number): Expression {
  return Math.abs(factor) === 1
    ? equal(letter, count(value))
    : equal(letter, quotient(above, count(factor)), count(value));
}

/** 3 · 2, 2 and −2: a number with its factor. */
function multipleShown(factor: number, value: number): Expression {
  return Math.abs(factor) === 1 ? count(factor * value) : dotted(count(factor), count(value));
}

/** The other unknown of an equation, once one of them is known. */
function put(
  letters: readonly Expression[],
  row: readonly number[],
  right: number,
  values: readonly number[],
  known: number,
): Prose {
  const other = 1 - known;
  if (row[known] === 0)
    return say`The other equation gives ${solved(row[other], letters[other], right, values[other])}.`;
  const terms = row.map((factor, place) =>
    place === known ? multipleShown(factor, values[known]) : termOf(factor, letters[other]),
  );
  const rest = right - row[known] * values[known];
  const found = solved(row[other], letters[other], rest, values[other]);
  return say`With it the equation ${equal(linearSum(row, letters), count(right))} says ${equal(sum(...terms), count(right))}, so ${found}.`;
}

/**
 * Three equations with three unknowns and exactly one solution, of whole numbers: rows that clear the columns, then the unknowns
 * from the last one on. The letters have to be names of the question.
 */
export function threeSolved(letters: readonly Expression[], rows: Rows, values: readonly number[]): readonly Prose[] {
  const augmented: Rows = rows.map((row) => [...row, dotValue(row, values)]);
  const top = pivotRow(augmented, 0);
  const [first, ...below] = cleared(augmented, 0);
  const [second, third] = cleared(below, 1);
  const whole = [first, second, third];
  const equations = whole.map((row) => equal(linearSum(row.slice(0, 3), letters), count(row[3])));
  return [
    say`The rows of coefficients and totals are ${rowsShown(augmented, values)}. With row ${augmented.indexOf(top) + 1} on top and column ${1} cleared below it, they become ${rowsShown([first, ...below], values)}, and with column ${2} cleared as well ${rowsShown(whole, values)}.`,
    say`The last row says ${solved(third[2], letters[2], third[3], values[2])}. The row above says ${equations[1]}, so ${fromBelow(letters, second, values, 1)}. The first says ${equations[0]}, so ${fromBelow(letters, first, values, 0)}.`,
  ];
}

/** The row with the smallest entry in the column first, and the others without this entry, divided by what they have in common. */
function cleared(rows: Rows, column: number): Rows {
  const pivot = pivotRow(rows, column);
  const others = rows.filter((row) => row !== pivot);
  return [
    pivot,
    ...others.map((row) => {
      if (row[column] === 0) return row;
      const [first, second] = multiplesFor(row[column], pivot[column]);
      const made = row.map((entry, j) => first * entry + second * pivot[j]);
      const common = made.reduce(commonDivisor, 0);
      const lead = made.find((entry) => entry !== 0) ?? 1;
      return made.map((entry) => entry / (Math.sign(lead) * common));
    }),
  ];
}

function pivotRow(rows: Rows, column: number): readonly number[] {
  const [pivot] = rows.filter((row) => row[column] !== 0).toSorted((x, y) => Math.abs(x[column]) - Math.abs(y[column]));
  return pivot;
}

/** Rows that the solution satisfies, which is the fact of the claim. */
function rowsShown(rows: Rows, values: readonly number[]): Prose {
  const coefficients = shown(...rows.map((row) => row.slice(0, -1)));
  return [
    claim(
      [shown(...rows)],
      equal(times(coefficients, columnShown(values)), columnShown(rows.map((row) => row[row.length - 1]))),
    ),
  ];
}

/** The unknown of a row whose later ones are known. */
function fromBelow(
  letters: readonly Expression[],
  row: readonly number[],
  values: readonly number[],
  place: number,
): Prose {
  const later = [1, 2].filter((other) => other > place && row[other] !== 0);
  const above = added([count(row[3]), ...later.map((other) => negative(multipleShown(row[other], values[other])))]);
  const factor = row[place];
  const found =
    factor === 1 && later.length > 0
      ? equal(letters[place], above, count(values[place]))
      : divided(letters[place], above, factor, values[place]);
  return say`${found}`;
}

function commonDivisor(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : commonDivisor(y, x % y);
}
