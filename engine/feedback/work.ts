// How long a judgement takes at most, before it is made: so that too much work is refused and none is free of charge.

import { fractionText } from '@matrixsteps/notation/fraction.ts';
import type { Line, LineContent, Term } from '@matrixsteps/notation/term.ts';
import { isRowWorking, startOf } from './rows/row-start.ts';
import { SPACE_TASKS } from './rows/row-tasks.ts';
import type { Task, Working } from './working.ts';

/** Nanoseconds: an entry of a row reduction, and a digit in it. */
const ENTRY = 4_000;
const DIGIT = 700;

/** Of exact arithmetic on values: one multiplication, and the square of a digit in it, for the common divisors. */
const MULTIPLICATION = 4_000;
const SQUARE_OF_DIGIT = 3;
/** Of the search for slips in a task that is worked by hand. */
const EXPLANATION = 10_000;
const LARGEST_EXPLAINED = 6;
const LARGEST_EXPONENT = 24;

/** Nanoseconds on a machine of today, rather too many than too few. */
export function workOf(working: Working): number {
  return isRowWorking(working) ? workOfRows(working) : workOfValues(working);
}

/** Each line takes some row reductions, in which numbers grow. */
function workOfRows({ task, lines }: Working): number {
  const { rows } = startOf(task);
  const most = SPACE_TASKS.includes(task.operation) ? Math.max(rows.length, rows[0].length) : rows.length;
  return (lines.length + 1) * most * rows.length * rows[0].length * (ENTRY + DIGIT * longestNumber(task, lines));
}

/** Each line takes a determinant or a product, those of polynomials and of minors many; and its own terms. */
function workOfValues({ task, lines }: Working): number {
  const size = largestSize(task, lines);
  const digits = size * longestNumber(task, lines);
  const multiplication = MULTIPLICATION + SQUARE_OF_DIGIT * digits ** 2;
  const repeated =
    task.operation === 'charpoly' || task.operation.startsWith('eigen')
      ? size ** 2
      : task.operation === 'inverse' && size <= LARGEST_EXPLAINED
        ? size ** 2
        : (task.exponent ?? 1);
  const explained = size <= LARGEST_EXPLAINED ? EXPLANATION * size ** 5 : 0;
  const terms = lines.reduce(
    (total, { content }) => total + productsIn(content),
    task.of === null ? 0 : products(task.of),
  );
  return (lines.length + 1) * (size ** 3 * multiplication * repeated + explained) + terms * size ** 3 * multiplication;
}

function largestSize({ a, b }: Task, lines: readonly Line[]): number {
  const matrices = [a, ...(b === null ? [] : [b])];
  const written = lines.flatMap(({ content }) =>
    content.kind === 'matrix' ? [content.rows.length, content.rows[0].length] : [],
  );
  return Math.max(...matrices.flatMap((rows) => [rows.length, rows[0].length]), ...written);
}

function longestNumber({ a, b }: Task, lines: readonly Line[]): number {
  const given = [...a, ...(b ?? [])].flat().map((value) => fractionText(value).length);
  return Math.max(1, ...given, ...lines.map(({ content }) => longestIn(termsOf(content))));
}

function termsOf(content: LineContent): readonly Term[] {
  switch (content.kind) {
    case 'matrix':
      return content.rows.flat();
    case 'expression':
      return [content.term];
    case 'entries':
      return content.entries.map(({ term }) => term);
    case 'values':
      return content.values.flatMap(({ terms }) => terms);
    default:
      return [];
  }
}

function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'number':
    case 'name':
      return [];
    case 'sum':
      return term.terms;
    case 'product':
      return term.factors;
    case 'quotient':
      return [term.over, term.under];
    case 'power':
      return [term.base, term.exponent];
    case 'matrix':
      return term.rows.flat();
    default:
      return [term.of];
  }
}

function longestIn(terms: readonly Term[]): number {
  return terms.reduce(
    (longest, term) => Math.max(longest, term.kind === 'number' ? term.text.length : longestIn(partsOf(term))),
    0,
  );
}

function productsIn(content: LineContent): number {
  return termsOf(content).reduce((total, term) => total + products(term), 0);
}

/** The products, powers and determinants in a term, as so many products of matrices. */
function products(term: Term): number {
  const inside = partsOf(term).reduce((total, part) => total + products(part), 0);
  if (term.kind === 'power') return inside + LARGEST_EXPONENT;
  return term.kind === 'number' || term.kind === 'name' || term.kind === 'matrix'
    ? inside
    : inside + partsOf(term).length;
}
