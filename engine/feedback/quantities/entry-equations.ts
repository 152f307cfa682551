// Equations between entries of triangular factors, such as `l21^2 + l22^2 = 5`, `l21·u12 + u22 = 5` and `ab = 2` in letters of the student's own.

import { isUnread } from '@matrixsteps/notation/read-row-operations.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { type Amount, isNumber, type Known, sameAmount } from './amount.ts';
import { amountOfTerm, termOfAmount } from './amount-term.ts';
import type { Own, Quantity } from './quantity.ts';

const NAME = /\p{L}\d{0,2}/gu;

/** An equation of the working: its left side, and the number on the right. */
interface Equation {
  readonly line: Line;
  readonly left: Term;
  readonly names: readonly string[];
  readonly id: string;
}

/**
 * The equations as quantities, and the values of single entries behind them. `entries` are the entries that may be unknown, in their
 * order; `definition` says where the equations come from.
 */
export function entryEquations(
  lines: readonly Line[],
  entries: readonly Quantity[],
  definition: string,
): readonly Quantity[] {
  const equations = lines.flatMap((line, index) => equationIn(line, index));
  const names = [...new Set(equations.flatMap((equation) => equation.names))];
  const meant = meaningOf(names, entries, equations);
  if (equations.length === 0 || meant === null) return [];
  const quantities = equations.map(
    ({ line, left, id }): Quantity => ({
      id,
      title: 'the left side of the equation',
      definition,
      names: null,
      isByNameOnly: true,
      isOfLine: (other) => other === line,
      value: (own) => valueOf(left, (name) => own(meant.get(name) ?? '')),
      calculation: () => null,
    }),
  );
  return [
    ...quantities,
    ...lines.flatMap((line, index) => valueBehind(line, lines[index - 1], meant, entries, equations)),
  ];
}

/** The value of an entry, in a letter of the student's own or behind an equation that it solves. */
function valueBehind(
  line: Line,
  before: Line | undefined,
  meant: ReadonlyMap<string, string>,
  entries: readonly Quantity[],
  equations: readonly Equation[],
): readonly Quantity[] {
  const { name = '' } = line;
  const entry = entries.find(({ id }) => id === meant.get(name));
  if (entry === undefined) return [];
  const equation = equations.find((one) => one.line === before && one.names.includes(name));
  const solves = (found: Amount, own: Own): boolean => {
    if (equation === undefined) return false;
    const left = valueOf(equation.left, (each) => (each === name ? found : own(meant.get(each) ?? '')));
    const right = own(equation.id);
    return left !== null && right !== null && sameAmount(left, right);
  };
  return [
    {
      ...entry,
      isOfLine: (other) => other === line,
      accepts: (found, own, stated) => {
        const value = entry.value(own, stated);
        return (value !== null && sameAmount(found, value)) || solves(found, own);
      },
    },
  ];
}

function equationIn(line: Line, index: number): readonly Equation[] {
  const { name, content } = line;
  if (name === undefined || content.kind !== 'expression' || /^\p{L}\d{0,2}$/u.test(name)) return [];
  if (!/^[\p{L}\d+\-·*^().,\s]{2,60}$/u.test(name) || /\p{L}{3}|[A-Z]/u.test(name)) return [];
  const names = [...new Set(name.match(NAME) ?? [])];
  const spelled = name.replaceAll('·', '*').replaceAll(/(?<=\p{L}\d{0,2}|\)|\d)(?=\p{L})/gu, '*');
  const left = readTerm(spelled);
  return isUnread(left) || names.length === 0 ? [] : [{ line, left, names, id: `equation-${index}` }];
}

/** Which entry each name is: the one that is called so, else the letters in their order. Null where that is not known. */
function meaningOf(
  names: readonly string[],
  entries: readonly Quantity[],
  equations: readonly Equation[],
): ReadonlyMap<string, string> | null {
  const called = names.map((name) => entries.find((entry) => entry.names?.test(name) === true)?.id);
  if (called.every((id) => id !== undefined)) return new Map(names.map((name, k) => [name, called[k] ?? '']));
  if (names.length !== entries.length || called.some((id) => id !== undefined)) return null;
  const ids = entries.map(({ id }) => id);
  const meant = new Map(names.toSorted().map((name, k) => [name, ids[k] ?? '']));
  const [first] = equations;
  // Where the first equation is not true, the letters may have another order.
  const isTrue = first !== undefined && isTrueAtRight(first, meant, entries);
  return isTrue ? meant : null;
}

function isTrueAtRight(
  { left, line }: Equation,
  meant: ReadonlyMap<string, string>,
  entries: readonly Quantity[],
): boolean {
  const own: Own = (id) => entries.find((entry) => entry.id === id)?.value(own, () => null) ?? null;
  const value = valueOf(left, (name) => own(meant.get(name) ?? ''));
  const right = line.content.kind === 'expression' ? amountOfTerm(line.content.term) : null;
  return value !== null && right !== null && sameAmount(value, right);
}

function valueOf(term: Term, numberOf: (name: string) => Known<Amount>): Known<Amount> {
  const numbers = substituted(term, numberOf);
  return numbers === null ? null : amountOfTerm(numbers);
}

/** The term with numbers for its names; null where one of them is not known. */
function substituted(term: Term, numberOf: (name: string) => Known<Amount>): Term | null {
  const each = (terms: readonly Term[]): readonly Term[] | null => {
    const all = terms.map((one) => substituted(one, numberOf)).filter((one) => one !== null);
    return all.length === terms.length ? all : null;
  };
  switch (term.kind) {
    case 'number':
      return term;
    case 'name': {
      const value = numberOf(term.name);
      return value === null || !isNumber(value) ? null : termOfAmount(value);
    }
    case 'negative': {
      const of = substituted(term.of, numberOf);
      return of === null ? null : { ...term, of };
    }
    case 'sum': {
      const terms = each(term.terms);
      return terms === null ? null : { ...term, terms };
    }
    case 'product': {
      const factors = each(term.factors);
      return factors === null ? null : { ...term, factors };
    }
    case 'power': {
      const base = substituted(term.base, numberOf);
      return base === null ? null : { ...term, base };
    }
    default:
      return null;
  }
}
