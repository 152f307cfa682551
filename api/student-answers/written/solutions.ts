// All solutions of a system, judged by its equations: whether each one that is written satisfies them, and whether some are missing.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { IdentityPart } from '@matrixsteps/engine/catalogue/operation.ts';
import { type ExactMatrix, rowsOf } from '@matrixsteps/engine/exact/matrix.ts';
import { isRational } from '@matrixsteps/engine/exact/entry.ts';
import {
  add,
  fractionText,
  isZero,
  multiply,
  ONE,
  type Rational,
  signOf,
  absolute,
  subtract,
  ZERO,
  equals,
} from '@matrixsteps/engine/exact/rational.ts';
import { readSolutions, shownName, type SolutionText } from '@matrixsteps/notation/answers/read-solutions.ts';
import { excerptOf } from '../given-answer.ts';
import { isInSpan } from '../compare-spans.ts';
import { rationalIn } from './entries.ts';
import {
  type Judgement,
  notRead,
  ordinal,
  right,
  shownText,
  unreadable,
  type WrittenQuestion,
  wrong,
} from './judgement.ts';

type Vector = readonly Rational[];

interface System {
  readonly a: readonly Vector[];
  readonly b: Vector;
}

/** Solutions of A x = b. */
export function judgeSolutions(value: unknown, answer: AnswerOf<'structure'>, question: WrittenQuestion): Judgement {
  const system = systemOf(question.identity);
  const hasNone = answer.members.some(
    ([key, part]) => key === 'outcome' && part.kind === 'word' && part.value === 'none',
  );
  return judged(value, system, hasNone, question, (row) => `the ${ordinal(row)} equation`);
}

/** The x for which A x comes closest to b: the solutions of AᵀA x = Aᵀb, which always has some. */
export function judgeNearest(value: unknown, _: AnswerOf<'structure'>, question: WrittenQuestion): Judgement {
  const system = systemOf(question.identity);
  const normal = system === null ? null : normalEquations(system);
  return judged(value, normal, false, question, (row) => `the ${ordinal(row)} of the normal equations AᵀA x = Aᵀb`);
}

function judged(
  value: unknown,
  system: System | null,
  hasNone: boolean,
  { inputs }: WrittenQuestion,
  nameOf: (row: number) => string,
): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  if (system === null)
    return unreadable(value, 'a system with roots, or with several right sides, is answered in parts');
  const unknowns = unknownsIn(inputs, system.a[0].length);
  const read = readSolutions(value, unknowns);
  if (read.kind === 'unread') return notRead(value, read);
  if (read.kind === 'none') {
    return hasNone ? right('no solution') : wrong('the equations do not contradict each other', 'no solution');
  }
  const shown = textOf(read, unknowns);
  const start = read.start.map(rationalIn);
  const directions = read.directions.map(({ vector }) => vector.map(rationalIn));
  const missed = system.a.findIndex((row, at) => !equals(dot(row, start), system.b[at]));
  if (missed >= 0) {
    const values = directions.length === 0 ? 'these values do' : `with ${parametersAt(read, 0)} these values do`;
    return wrong(`${values} not satisfy ${nameOf(missed)}`, shown);
  }
  for (const [index, direction] of directions.entries()) {
    const row = system.a.findIndex((coefficients) => !isZero(dot(coefficients, direction)));
    if (row >= 0) {
      const { parameter } = read.directions[index];
      return wrong(`with ${shownName(parameter)} = 1 in place of 0 these values do not satisfy ${nameOf(row)}`, shown);
    }
  }
  const free = system.a[0].length - rankOf(system.a);
  if (rankOf(directions) === free) return right(shown);
  const what =
    directions.length === 0
      ? 'these values satisfy every equation, but there are'
      : 'all of these satisfy every equation, but there are';
  return wrong(`${what} more solutions`, shown);
}

/** "t = 0", "s = t = 0". */
function parametersAt({ directions }: Extract<SolutionText, { kind: 'set' }>, value: number): string {
  return `${directions.map(({ parameter }) => shownName(parameter)).join(' = ')} = ${value}`;
}

/** Null for several right sides, and for entries that are no fractions. */
function systemOf([first, second]: readonly IdentityPart[]): System | null {
  const [a, b] = [rationalRows(first), rationalRows(second)];
  if (a === null || b === null || b.some((row) => row.length !== 1)) return null;
  return { a, b: b.map(([value]) => value) };
}

function rationalRows(part: IdentityPart | undefined): readonly Vector[] | null {
  if (!isMatrix(part)) return null;
  const rows = rowsOf(part).map((row) => row.filter(isRational));
  return rows.every((row) => row.length === part.columns) ? rows : null;
}

function isMatrix(part: IdentityPart | undefined): part is ExactMatrix {
  return typeof part === 'object' && part !== null && 'rows' in part && 'columns' in part;
}

function normalEquations({ a, b }: System): System {
  const columns = a[0].map((_, column) => a.map((row) => row[column]));
  return {
    a: columns.map((one) => columns.map((other) => dot(one, other))),
    b: columns.map((column) => dot(column, b)),
  };
}

function dot(u: Vector, v: Vector): Rational {
  return u.reduce((sum, x, at) => add(sum, multiply(x, v[at])), ZERO);
}

function rankOf(vectors: readonly Vector[]): number {
  const independent: Vector[] = [];
  for (const vector of vectors) if (!isInSpan(vector, independent)) independent.push(vector);
  return independent.length;
}

/** The unknowns of a task: those of its equations in the order in which they appear, else x₁, x₂ ... */
function unknownsIn(inputs: object, count: number): readonly string[] {
  const named: unknown = Reflect.get(inputs, 'unknowns');
  if (Array.isArray(named) && named.length === count) return named.map(String);
  const equations: unknown = Reflect.get(inputs, 'equations');
  const found = Array.isArray(equations)
    ? [...new Set(equations.flatMap((text) => String(text).match(/\p{L}(?:_?\{?\d{1,3}\}?)?/gu) ?? []))]
    : [];
  return found.length === count ? found : Array.from({ length: count }, (_, index) => `x_${index + 1}`);
}

/** `x₁ = 1 + 2t, x₂ = t`. */
function textOf({ start, directions }: Extract<SolutionText, { kind: 'set' }>, unknowns: readonly string[]): string {
  return unknowns
    .map((name, at) => {
      const terms = directions.map(({ parameter, vector }) => termText(rationalIn(vector[at]), shownName(parameter)));
      const constant = rationalIn(start[at]);
      const all = [...(isZero(constant) ? [] : [fractionText(constant)]), ...terms].filter((term) => term !== '');
      const sum = all.length === 0 ? '0' : all.join(' + ').replaceAll('+ -', '- ');
      const shown = shownName(name.replace(/^(?<letter>\p{L})_?(?<index>\d+)$/u, '$<letter>_$<index>'));
      return shown === sum ? `${shown} free` : `${shown} = ${shownText(sum)}`;
    })
    .join(', ');
}

function termText(factor: Rational, name: string): string {
  if (isZero(factor)) return '';
  const sign = signOf(factor) < 0 ? '-' : '';
  const size = absolute(factor);
  if (isZero(subtract(size, ONE))) return `${sign}${name}`;
  return `${sign}${size.denominator === 1n ? fractionText(size) : `(${fractionText(size)})`}${name}`;
}
