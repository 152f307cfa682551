// Expressions of matrices, such as (A·B)ᵀ or A + 2·I: lines are their value, or the value of a part on the way.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { Working } from '../working.ts';
import { auxiliaryValues } from './auxiliary.ts';
import type { ValueCase } from './cases.ts';
import { type Deviation, deviations, explain, foundIn } from './explain.ts';
import { pairCell, productCell, readMatrix } from './entrywise-tasks.ts';
import { inverseOfRows, productOfRows, type Rows, sameSize } from './matrices.ts';
import { constantOf } from './polynomial.ts';
import {
  calculationBeside,
  cellsBefore,
  type Expectation,
  isAmong,
  lastOf,
  namesOf,
  rowsOfValue,
  singleNumber,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { evaluate, matrixValue, type Names, signedTerms, type Value } from './value.ts';

export function expressionTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const of = working.task.of;
  const right = of === null ? null : evaluate(of, names);
  if (of === null || right === null) return null;
  const parts = partsOf(of).flatMap((term) => {
    const value = evaluate(term, names);
    return value === null ? [] : [{ term, value }];
  });
  const auxiliaries = auxiliaryValues(of, names).filter((value) => !isAmong(value, [right]));
  const known = [right, ...parts.map((part) => part.value)];
  const read = (line: Line): Value | null => {
    const value = readMatrix(line, names, rowsOfValue(right));
    return value === null || right.kind === 'matrix' ? value : asNumber(value);
  };
  const inverses = ownInverses(names, []);
  const terms = [of, ...parts.map((part) => part.term)];
  const end = working.lines.at(-1);
  const lastValue = end === undefined ? null : read(end);
  const endsRight = lastValue !== null && isAmong(lastValue, [right]);
  // Where the end is wrong, a value that a slip leads to is taken for the slip.
  const isBeside = ({ line, value }: WorkedLine): boolean =>
    line !== end &&
    line.role !== 'answer' &&
    isAmong(value, auxiliaries) &&
    !isAmong(value, known) &&
    (endsRight ||
      terms.every((term) => explain(foundIn(value, null, names), casesOf(term, names, inverses)).length === 0));
  return {
    names,
    result: right,
    read,
    expect: (line, value, written, after) => {
      const isKnown = (worked: WorkedLine): boolean => isOfLetters(worked.line) && isAmong(worked.value, known);
      if (isKnown({ line, value })) return { right: [value], follows: [value], certain: true, cases: () => [] };
      if (isBeside({ line, value })) return { right: [value], follows: [value], certain: true, cases: () => [] };
      const called = calledPart(line, value, right, names);
      if (called !== null) return partLine(called, null, names);
      const isRightPart = (worked: WorkedLine): boolean => {
        const meant = calledPart(worked.line, worked.value, right, names);
        return meant !== null && isAmong(worked.value, [meant.value]);
      };
      const before = written.filter((worked) => !isKnown(worked) && !isBeside(worked) && !isRightPart(worked));
      if (line.role === 'inverse-of-a') return inverseLine(names.a);
      if (line.role === 'inverse-of-b') return names.b === null ? null : inverseLine(names.b);
      const entries = [...known, ...auxiliaries].flatMap((other) => rowsOfValue(other).flat());
      const isSingle = right.kind === 'scalar' || singleNumber(right) !== null;
      const beside = isSingle ? null : calculationBeside(line, value, lastOf(before), entries, names);
      if (beside !== null) return beside;
      const isAnswer = line.role === 'answer' || after.length === 0;
      const part = isAnswer ? null : meantPart(of, value, right, parts, names);
      const last = lastOf(before.filter((worked) => !isInverse(worked)));
      if (part !== null) return partLine(part, last, names);
      const whole = wholeLine(
        of,
        right,
        last === null ? null : { before: before.filter((worked) => !isInverse(worked)), last, parts },
        before,
        names,
      );
      const opened = last === null && isOfLetters(line) ? openedProduct(of) : null;
      return opened === null ? whole : { ...whole, rightLine: () => inLetters(opened) };
    },
  };
}

/** (A·B)ᵀ as Bᵀ·Aᵀ, and (A·B)⁻¹ as B⁻¹·A⁻¹; null for other terms. */
function openedProduct(of: Term): Term | null {
  if (of.kind === 'transpose' && of.of.kind === 'product') {
    const factors = of.of.factors.toReversed().map((factor): Term => ({ kind: 'transpose', of: factor }));
    return { kind: 'product', factors };
  }
  if (!inverseOfProduct(of) || of.kind !== 'power' || of.base.kind !== 'product') return null;
  const { exponent } = of;
  return { kind: 'product', factors: of.base.factors.toReversed().map((base): Term => ({ ...of, base, exponent })) };
}

function inLetters(term: Term): Statement {
  return state('right-line', { calculation: { kind: 'written', term } });
}

/** Whether a line says in letters what is worked out: A·B − 2A. */
function isOfLetters(line: Line): boolean {
  const term = termOf(line);
  return term !== null && holdsNoMatrix(term) && partAndParts(term).length > 0;
}

function holdsNoMatrix(term: Term): boolean {
  switch (term.kind) {
    case 'number':
    case 'name':
      return true;
    case 'sum':
      return term.terms.every(holdsNoMatrix);
    case 'product':
      return term.factors.every(holdsNoMatrix);
    case 'quotient':
      return holdsNoMatrix(term.over) && holdsNoMatrix(term.under);
    case 'power':
      return holdsNoMatrix(term.base);
    case 'matrix':
      return false;
    default:
      return holdsNoMatrix(term.of);
  }
}

/** The lines before, without inverses of A and B. */
interface Earlier {
  readonly before: readonly WorkedLine[];
  readonly last: WorkedLine;
  readonly parts: readonly Part[];
}

interface Part {
  readonly term: Term;
  readonly value: Value;
}

/** The parts of a term that are more than a letter or a number. */
function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'sum':
      return term.terms.flatMap(partAndParts);
    case 'product':
      return term.factors.flatMap(partAndParts);
    case 'quotient':
      return partAndParts(term.over);
    case 'power':
      return partAndParts(term.base);
    case 'negative':
    case 'transpose':
    case 'determinant':
      return partAndParts(term.of);
    default:
      return [];
  }
}

function partAndParts(term: Term): readonly Term[] {
  return term.kind === 'number' || term.kind === 'name' ? [] : [term, ...partsOf(term)];
}

function asNumber(value: Value): Value | null {
  const rows = rowsOfValue(value);
  return rows.length === 1 && rows[0].length === 1 ? { kind: 'scalar', value: rows[0][0] } : null;
}

function isInverse({ line }: WorkedLine): boolean {
  return line.role === 'inverse-of-a' || line.role === 'inverse-of-b';
}

/** The part that a line is meant to be: the one that fits in more entries than the whole does; null for the whole. */
function nearest(value: Value, right: Value, parts: readonly Part[]): Part | null {
  let [best, least]: [Part | null, number] = [null, distance(value, right)];
  for (const part of parts) {
    const count = distance(value, part.value);
    if (count < least) [best, least] = [part, count];
  }
  return best !== null && 2 * least < rowsOfValue(value).flat().length ? best : null;
}

/** The part that is nearest, or else the only one that a slip leads from to this value; null for the whole. */
function meantPart(of: Term, value: Value, right: Value, parts: readonly Part[], names: Names): Part | null {
  const near = nearest(value, right, parts);
  if (near !== null || isAmong(value, [right])) return near;
  const found = foundIn(value, null, names);
  if (explain(found, casesOf(of, names, names)).length > 0) return null;
  const [only, ...others] = parts.filter(({ term }) => explain(found, casesOf(term, names, names)).length > 0);
  return only === undefined || others.length > 0 ? null : only;
}

function distance(x: Value, y: Value): number {
  const [found, wanted] = [rowsOfValue(x), rowsOfValue(y)];
  return sameSize(found, wanted) ? deviations(wanted, found).length : Number.POSITIVE_INFINITY;
}

/** `B + I` of `B + I = [3 0; 1 2]`, where that is not the whole; null for a line that is not called so. */
function calledPart({ called }: Line, value: Value, right: Value, names: Names): Part | null {
  const meant = called === undefined ? null : evaluate(called, names);
  if (called === undefined || meant === null || isAmong(meant, [right]) || isAmong(value, [right])) return null;
  const isWorkedOut = sameSize(rowsOfValue(meant), rowsOfValue(value));
  return isWorkedOut ? { term: called, value: meant } : null;
}

function partLine({ term, value }: Part, last: WorkedLine | null, names: Names): Expectation {
  return {
    right: [value],
    follows: [value],
    certain: true,
    cases: () => casesOf(term, names, names),
    cellCases: (place) => [...cellCasesOf(term, names, place), ...cellsBefore(last, place, names)],
  };
}

function inverseLine(matrix: Rows): Expectation | null {
  const inverse = inverseOfRows(matrix);
  if (inverse === null) return null;
  const right = [matrixValue(inverse)];
  return { right, follows: right, certain: true, cases: () => [] };
}

function wholeLine(
  of: Term,
  right: Value,
  earlier: Earlier | null,
  before: readonly WorkedLine[],
  names: Names,
): Expectation {
  const own = ownInverses(names, before);
  const last = earlier?.last ?? null;
  return {
    right: [right],
    follows: [followsFrom(of, right, earlier, own, names)],
    certain: true,
    cases: () => casesOf(of, names, own),
    cellCases: (place) => [...cellCasesOf(of, names, place), ...cellsBefore(last, place, names)],
    entryHint: (place) => (last === null && inverseOfProduct(of) ? productOfInverses(own, place) : null),
  };
}

/** An entry of (A·B)⁻¹ = B⁻¹·A⁻¹. */
function productOfInverses({ a, b }: Inverses, { row, column }: Pick<Deviation, 'row' | 'column'>): Statement | null {
  if (a === null || b === null) return null;
  const pairs = b[row].map((entry, k) => [entry, a[k][column]] as const);
  return state('calculation', {
    calculation: { kind: 'products', pairs },
    place: { row: row + 1, column: column + 1 },
  });
}

/** The inverses of A and B that the student works with. */
interface Inverses {
  readonly a: Rows | null;
  readonly b: Rows | null;
}

function ownInverses(names: Names, before: readonly WorkedLine[]): Inverses {
  const written = (role: string): Rows | null => {
    const line = before.findLast((worked) => worked.line.role === role);
    return line === undefined ? null : rowsOfValue(line.value);
  };
  return {
    a: written('inverse-of-a') ?? inverseOfRows(names.a),
    b: written('inverse-of-b') ?? (names.b === null ? null : inverseOfRows(names.b)),
  };
}

function followsFrom(of: Term, right: Value, earlier: Earlier | null, own: Inverses, names: Names): Value {
  if (earlier !== null) {
    const { before, last, parts } = earlier;
    const part = last.line.role === 'answer' ? null : meantPart(of, last.value, right, parts, names);
    if (part === null) return last.value;
    const written = before.flatMap(({ value }) => {
      const meant = meantPart(of, value, right, parts, names);
      return meant === null ? [] : [[meant.term, value] as const];
    });
    return evaluate(replaced(of, new Map(written)), names) ?? right;
  }
  const factors = inverseOfProduct(of);
  if (factors && own.a !== null && own.b !== null) {
    const product = productOfRows(own.b, own.a);
    if (product !== null) return matrixValue(product);
  }
  return right;
}

/** Whether a term is (A·B)⁻¹. */
function inverseOfProduct(of: Term): boolean {
  return of.kind === 'power' && isMinusOne(of.exponent) && isProductOfAB(of.base);
}

function isMinusOne(term: Term): boolean {
  return term.kind === 'negative' && term.of.kind === 'number' && isNumber(term.of, 1n);
}

function isNumber(term: Term, number: bigint): boolean {
  return term.kind === 'number' && term.value.numerator === number && term.value.denominator === 1n;
}

function isProductOfAB(term: Term): boolean {
  if (term.kind !== 'product' || term.factors.length !== 2) return false;
  return term.factors.every((factor, k) => factor.kind === 'name' && factor.name === 'AB'[k]);
}

/** A term in which parts stand as the student has written them. */
function replaced(term: Term, written: ReadonlyMap<Term, Value>): Term {
  const own = written.get(term);
  if (own !== undefined) return literal(own);
  switch (term.kind) {
    case 'sum':
      return { kind: 'sum', terms: term.terms.map((inner) => replaced(inner, written)) };
    case 'product':
      return { kind: 'product', factors: term.factors.map((inner) => replaced(inner, written)) };
    case 'quotient':
      return { kind: 'quotient', over: replaced(term.over, written), under: term.under };
    case 'power':
      return { kind: 'power', base: replaced(term.base, written), exponent: term.exponent };
    case 'negative':
    case 'transpose':
    case 'determinant':
      return { kind: term.kind, of: replaced(term.of, written) };
    default:
      return term;
  }
}

/** A matrix or number as a term; entries with an unknown do not occur in these tasks. */
function literal(value: Value): Term {
  const rows = rowsOfValue(value).map((row) =>
    row.map((entry): Term => {
      const number = constantOf(entry);
      return number === null ? { kind: 'name', name: '?' } : { kind: 'number', text: '', value: number };
    }),
  );
  return value.kind === 'matrix' ? { kind: 'matrix', rows } : rows[0][0];
}

/** The situations that the last step of a term is. */
function casesOf(of: Term, names: Names, own: Inverses): readonly ValueCase[] {
  if (of.kind === 'transpose') {
    const inner = evaluate(of.of, names);
    const transposing: readonly ValueCase[] = inner?.kind === 'matrix' ? [{ kind: 'transposing', a: inner.rows }] : [];
    const factors = factorsOf(of.of, names);
    return factors === null ? transposing : [...transposing, { kind: 'product', ...factors, transposed: true }];
  }
  if (inverseOfProduct(of)) {
    return own.a === null || own.b === null ? [] : [{ kind: 'inverse-of-product', a: own.a, b: own.b }];
  }
  if (of.kind === 'power') {
    const base = evaluate(of.base, names);
    const exponent = of.exponent.kind === 'number' ? Number(of.exponent.value.numerator) : 0;
    if (base?.kind !== 'matrix' || exponent < 2 || exponent > 24) return [];
    const square: readonly ValueCase[] =
      exponent === 2 ? [{ kind: 'product', a: base.rows, b: base.rows, transposed: false }] : [];
    return [{ kind: 'power', a: base.rows, exponent }, ...square];
  }
  if (of.kind === 'product') {
    const factors = factorsOf(of, names);
    return factors === null ? [] : [{ kind: 'product', ...factors, transposed: false }];
  }
  return of.kind === 'sum' ? casesOfSum(of, names) : [];
}

function casesOfSum(of: Term, names: Names): readonly ValueCase[] {
  const parts = signedTerms(of);
  const pair = pairOf(of, names);
  if (pair === null) return [];
  const sum: ValueCase = { kind: 'sum', ...pair };
  if (!isMultipleOfIdentity(parts[1].term)) return [sum];
  const added = pair.negative ? pair.b.map((row) => row.map((entry) => entry.map(negateNumber))) : pair.b;
  return [sum, { kind: 'multiple-of-identity', a: pair.a, added: added[0][0] }];
}

function negateNumber<T extends { readonly numerator: bigint }>(number: T): T {
  return { ...number, numerator: -number.numerator };
}

function isMultipleOfIdentity(term: Term): boolean {
  if (term.kind === 'name') return term.name === 'I' || term.name === 'E';
  return term.kind === 'product' && term.factors.length === 2 && term.factors.some(isMultipleOfIdentity);
}

/** The two matrices of a sum or difference. */
function pairOf(of: Term, names: Names): { readonly a: Rows; readonly b: Rows; readonly negative: boolean } | null {
  const parts = signedTerms(of);
  if (parts.length !== 2 || parts[0].negative) return null;
  const [a, b] = parts.map(({ term }) => evaluate(term, names));
  if (a?.kind !== 'matrix' || b?.kind !== 'matrix' || !sameSize(a.rows, b.rows)) return null;
  return { a: a.rows, b: b.rows, negative: parts[1].negative };
}

function factorsOf(of: Term, names: Names): { readonly a: Rows; readonly b: Rows } | null {
  if (of.kind !== 'product' || of.factors.length !== 2) return null;
  const [a, b] = of.factors.map((factor) => evaluate(factor, names));
  return a?.kind === 'matrix' && b?.kind === 'matrix' ? { a: a.rows, b: b.rows } : null;
}

/** The situations of one cell of a product or a sum, turned where the result is transposed. */
function cellCasesOf(of: Term, names: Names, place: Deviation): readonly ValueCase[] {
  if (of.kind === 'transpose') {
    return cellCasesOf(of.of, names, { ...place, row: place.column, column: place.row });
  }
  if (of.kind === 'power') {
    const { base, exponent } = of;
    const value = isNumber(exponent, 2n) ? evaluate(base, names) : null;
    return value?.kind === 'matrix' ? [productCell(value.rows, value.rows, place)] : [];
  }
  const pair = of.kind === 'sum' ? pairOf(of, names) : null;
  if (pair !== null) return [pairCell(pair, place)];
  const factors = factorsOf(of, names);
  const isProduct = factors !== null && factors.a[0].length === factors.b.length;
  return isProduct ? [productCell(factors.a, factors.b, place)] : [];
}
