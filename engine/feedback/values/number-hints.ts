// Hints to a line that is a number or a polynomial: what goes wrong in it, and the right line written as far out as the student's.

import type { Term } from '@matrixsteps/notation/term.ts';
import { factorOverRationals } from '../../algorithms/polynomial/rational-factors.ts';
import { divide, type Rational, signOf } from '../../exact/rational.ts';
import type { MatrixLine } from '../slips/slip.ts';
import { type Calculation, state, type Statement } from '../statements/statement.ts';
import { calculationAmong, isCalculation, isOne } from './calculations.ts';
import type { Cases, ValueCase } from './cases.ts';
import { characteristicMatrix } from './eigen-rules.ts';
import { likelyLine, nonZeroTerms, valueOfTerm } from './expansion.ts';
import { determinantOfRows, mapped, type Rows } from './matrices.ts';
import { constantOf, negated, type Polynomial, same, times, UNIT } from './polynomial.ts';
import { cellTermOf, type LineHints, termOf } from './tasks.ts';
import { evaluateScalar, type Names, scalar, signedParts, signedTerms } from './value.ts';
import type { WrongLine } from './wrong-line.ts';

/** How far a line is worked out. */
type Level = 'determinants' | 'nested' | 'products' | 'terms' | 'number';

/** The calculation without its result, and the right line. */
export function numberHints(wrong: WrongLine, wanted: Polynomial): LineHints {
  const { line, expectation, names } = wrong;
  const isFromTask = !expectation.cases().some(({ kind }) => kind === 'continuation');
  const expected = isFromTask && isTurned(wrong, wanted) ? negated(wanted) : wanted;
  const term = termOf(line) ?? cellTermOf(line, 0, 0);
  const cases = [...(expectation.cellCases?.(WHOLE(expected)) ?? []), ...expectation.cases()];
  const before = cases.find((situation) => situation.kind === 'continuation')?.before;
  const known =
    term === null
      ? null
      : before !== undefined && isCalculation(before)
        ? (factorHints(term, before, expected, names) ?? fromLineBefore(term, before, names))
        : (determinantHints(wrong, term, expected, cases) ?? sumHints(term, cases, names));
  const right = state('right-value', { value: expected });
  if (known !== null) return { calculation: known.calculation, result: known.result ?? right };
  const calculation = calculationAmong(cases);
  return {
    calculation: calculation === null ? null : state('calculation', { calculation, place: null }),
    result: right,
  };
}

/** Whether the student writes det(λI − A), which has the other sign. */
function isTurned({ value, expectation }: WrongLine, wanted: Polynomial): boolean {
  if (value.kind !== 'scalar' || wanted.length < 2 || value.value.length !== wanted.length) return false;
  const isEitherSign = expectation.accepts?.(scalar(negated(wanted))).right === true;
  const [own, other] = [value.value, wanted].map((polynomial) => signOf(polynomial[polynomial.length - 1]));
  return isEitherSign && own !== other;
}

const WHOLE = (expected: Polynomial): { row: number; column: number; expected: Polynomial; found: Polynomial } => ({
  row: 0,
  column: 0,
  expected,
  found: expected,
});

/** `result` is null where the line is to be a single number. */
interface Known {
  readonly calculation: Statement;
  readonly result: Statement | null;
}

function rightLine(calculation: Calculation): Statement {
  return state('right-line', { calculation });
}

/** Wrong factors of a polynomial that stands in the line before. */
function factorHints(term: Term, before: Term, expected: Polynomial, names: Names): Known | null {
  const isPolynomial = expected.length > 2 && levelOf(before, names) === 'number';
  if (!isPolynomial || !isProduct(term)) return null;
  const leading = expected[expected.length - 1];
  const { roots } = factorOverRationals(expected.map((coefficient) => divide(coefficient, leading)));
  return {
    calculation: state('multiply-out', { product: term, polynomial: expected }),
    result: roots.length === expected.length - 1 ? rightLine({ kind: 'factored', leading, roots }) : null,
  };
}

function isProduct(term: Term): boolean {
  return term.kind === 'product' || term.kind === 'power' || (term.kind === 'negative' && isProduct(term.of));
}

/** A line that continues the one before: the first of its terms that has another value. */
function fromLineBefore(term: Term, before: Term, names: Names): Known | null {
  const [wanted, found] = [signedParts(before, names), signedParts(term, names)];
  if (wanted === null || found === null) return null;
  const result = found.length > 1 && wanted.length > 1 ? rightTerms(term, before, wanted, names) : null;
  const index = wanted.findIndex((value, k) => found[k] === undefined || !same(value, found[k]));
  const part = signedTerms(before)[index];
  const isOwnTerm = wanted.length > 1 && wanted.length === found.length && isCalculation(part.term);
  if (isOwnTerm) {
    const own: Term = part.negative ? { kind: 'negative', of: part.term } : part.term;
    return { calculation: state('term-of-line-before', { term: own }), result };
  }
  return { calculation: state('calculation', { calculation: { kind: 'written', term: before }, place: null }), result };
}

/** The terms of the line before, as far worked out as the student's; null where that line has them written out already. */
function rightTerms(term: Term, before: Term, wanted: readonly Polynomial[], names: Names): Statement | null {
  const isNested = levelOf(term, names) === 'nested';
  const form = { names, areProducts: signedTerms(term).some(({ term: part }) => partsOf(part).some(hasProductInSum)) };
  const withDifferences = isNested && hasDeterminant(before) ? withMinorsAsDifferences(before, form) : null;
  if (withDifferences !== null) return rightLine({ kind: 'written', term: withDifferences });
  if (signedTerms(before).every(({ term: part }) => isMonomial(part))) return null;
  return rightLine({ kind: 'terms', terms: wanted });
}

/** How the student writes small determinants: by their two products, or by the numbers that these are. */
interface Form {
  readonly names: Names;
  readonly areProducts: boolean;
}

function hasProductInSum(term: Term): boolean {
  if (term.kind === 'sum') return signedTerms(term).some(({ term: part }) => part.kind === 'product');
  return partsOf(term).some(hasProductInSum);
}

/** 3·|1 2; 4 5| as 3·(5 − 8); null where a determinant has more than two rows or other entries than numbers. */
function withMinorsAsDifferences(term: Term, form: Form): Term | null {
  switch (term.kind) {
    case 'determinant':
      return term.of.kind === 'matrix' ? differenceOf(term.of.rows, form) : null;
    case 'negative': {
      const of = withMinorsAsDifferences(term.of, form);
      return of === null ? null : { kind: 'negative', of };
    }
    case 'sum': {
      const terms = term.terms.map((part) => withMinorsAsDifferences(part, form));
      return terms.every((part) => part !== null) ? { kind: 'sum', terms } : null;
    }
    case 'product': {
      const factors = term.factors.map((factor) => withMinorsAsDifferences(factor, form));
      return factors.every((factor) => factor !== null) ? { kind: 'product', factors } : null;
    }
    default:
      return hasDeterminant(term) ? null : term;
  }
}

function differenceOf(rows: readonly (readonly Term[])[], { names, areProducts }: Form): Term | null {
  if (rows.length !== 2) return null;
  if (areProducts) {
    const [[a, b], [c, d]] = rows;
    const products: readonly Term[] = [
      { kind: 'product', factors: [a, d] },
      { kind: 'negative', of: { kind: 'product', factors: [b, c] } },
    ];
    return { kind: 'sum', terms: products };
  }
  const [[a, b], [c, d]] = rows.map((row) => row.map((entry) => evaluateScalar(entry, names)));
  if (a === null || b === null || c === null || d === null) return null;
  const products = [times(a, d), negated(times(b, c))].map(constantOf);
  const [first, second] = products.map((value) => (value === null ? null : numberTerm(value)));
  return first === null || second === null ? null : { kind: 'sum', terms: [first, second] };
}

function wholeNumber(value: bigint): Term {
  return { kind: 'number', text: String(value), value: { numerator: value, denominator: 1n } };
}

function numberTerm({ numerator, denominator }: Rational): Term {
  const size = wholeNumber(numerator < 0n ? -numerator : numerator);
  const positive: Term = denominator === 1n ? size : { kind: 'quotient', over: size, under: wholeNumber(denominator) };
  return numerator < 0n ? { kind: 'negative', of: positive } : positive;
}

/** A determinant that is worked out from its matrix. */
function determinantHints(
  { slips, names }: WrongLine,
  term: Term,
  expected: Polynomial,
  cases: readonly ValueCase[],
): Known | null {
  const situation = cases.flatMap(determinantsIn).find((one) => isValueOf(one, expected)) ?? null;
  if (situation === null) return null;
  const { matrix } = situation;
  const level = levelOf(term, names);
  const ids = slips.map(({ slip }) => slip.id);
  const known = knownHints(matrix, term, level, ids, slips, names);
  if (known === null || !ids.slice(0, 1).some((id) => WHOLE_MATRIX.has(id))) return known;
  const calculation = { kind: 'determinant', outer: UNIT, matrix } as const;
  return { ...known, calculation: state('calculation', { calculation, place: null }) };
}

function knownHints(
  matrix: Rows,
  term: Term,
  level: Level,
  ids: readonly string[],
  slips: WrongLine['slips'],
  names: Names,
): Known | null {
  if (matrix.length === 2) return twoRowHints(matrix, level);
  if (matrix.length < 3) return null;
  const parts = signedParts(term, names) ?? [];
  if (matrix.length === 3 && isBySarrus(term, level, ids)) return sarrusHints(matrix, level);
  const named = slips.find(({ facts }) => facts.along !== undefined)?.facts.along;
  return expansionHints(matrix, named ?? likelyLine(matrix, parts), level);
}

const SARRUS: ReadonlySet<string> = new Set(['D12', 'D13', 'D14']);

/** Whether the line is one by the rule of Sarrus: products of three factors, or what a slip in the rule gives. */
function isBySarrus(term: Term, level: Level, [first = '']: readonly string[]): boolean {
  if (level === 'products') {
    const parts = signedTerms(term);
    return parts.length > 1 && parts.every(({ term: part }) => factorsIn(part) > 2);
  }
  return first === 'D25' || (SARRUS.has(first) && (level === 'terms' || level === 'number'));
}

function factorsIn(term: Term): number {
  return term.kind === 'product' ? term.factors.length : 1;
}

/** Slips about the matrix whose determinant is asked for, not about the way to work it out. */
const WHOLE_MATRIX: ReadonlySet<string> = new Set(['D20', 'D21']);

/** Of a characteristic polynomial both A − λI and λI − A. */
function determinantsIn(situation: ValueCase): readonly Cases['determinant'][] {
  if (situation.kind === 'determinant') return isOne(situation.outer) ? [situation] : [];
  if (situation.kind !== 'charpoly') return [];
  const matrix = characteristicMatrix(situation.a);
  return [matrix, mapped(matrix, negated)].map((rows) => ({ matrix: rows, outer: UNIT }));
}

function isValueOf({ matrix }: Cases['determinant'], expected: Polynomial): boolean {
  return same(determinantOfRows(matrix), expected);
}

function twoRowHints(matrix: Rows, level: Level): Known {
  const crossed = { kind: 'crossed-products', matrix } as const;
  if (level === 'number')
    return { calculation: state('calculation', { calculation: crossed, place: null }), result: null };
  if (level !== 'terms') return { calculation: state('two-products', { matrix }), result: rightLine(crossed) };
  const [[a, b], [c, d]] = matrix;
  const terms = [times(a, d), negated(times(b, c))];
  return {
    calculation: state('calculation', { calculation: crossed, place: null }),
    result: rightLine({ kind: 'terms', terms }),
  };
}

function sarrusHints(matrix: Rows, level: Level): Known {
  const calculation = state('products-of-sarrus', { matrix });
  return { calculation, result: level === 'number' ? null : rightLine({ kind: 'sarrus', matrix }) };
}

function expansionHints(matrix: Rows, along: MatrixLine, level: Level): Known {
  const expansion = { kind: 'expansion', matrix, along } as const;
  const calculation = state('calculation', { calculation: { ...expansion, detail: 'determinants' }, place: null });
  switch (level) {
    case 'number':
      return { calculation, result: null };
    case 'terms': {
      const terms = nonZeroTerms(matrix, along).map(valueOfTerm);
      return { calculation, result: terms.length > 1 ? rightLine({ kind: 'terms', terms }) : null };
    }
    case 'products':
      return { calculation, result: rightLine({ ...expansion, detail: 'values' }) };
    case 'determinants':
    case 'nested':
      return { calculation, result: rightLine({ ...expansion, detail: matrix.length === 3 ? 'products' : 'values' }) };
  }
}

/** The sum of the entries of a diagonal. */
function sumHints(term: Term, cases: readonly ValueCase[], names: Names): Known | null {
  const trace = cases.find((situation) => situation.kind === 'trace');
  if (trace === undefined) return null;
  const values = trace.a.map((row, k) => row[k]);
  const sum = { kind: 'terms', terms: values } as const;
  if (levelOf(term, names) === 'number' || values.length < 2)
    return { calculation: state('calculation', { calculation: sum, place: null }), result: null };
  return { calculation: state('diagonal-entries', { values }), result: rightLine(sum) };
}

function levelOf(term: Term, names: Names): Level {
  if (hasDeterminant(term)) return 'determinants';
  const parts = signedTerms(term);
  if (parts.every(({ term: part }) => isMonomial(part))) {
    const values = parts.map(({ term: part }) => evaluateScalar(part, names));
    const areNumbers = values.every((value) => value !== null && value.length < 2);
    return parts.length > 1 && areNumbers ? 'terms' : 'number';
  }
  return parts.some(({ term: part }) => hasSum(part)) ? 'nested' : 'products';
}

/** A number, a power of the unknown, or a number times one. */
function isMonomial(term: Term): boolean {
  if (term.kind === 'product') return term.factors.filter(isNumber).length <= 1 && term.factors.every(isMonomial);
  if (term.kind === 'power') return term.base.kind === 'name' && isNumber(term.exponent);
  if (term.kind === 'quotient') return isMonomial(term.over) && isNumber(term.under);
  return term.kind === 'name' || isNumber(term);
}

function isNumber(term: Term): boolean {
  return term.kind === 'number' || (term.kind === 'negative' && isNumber(term.of));
}

function hasDeterminant(term: Term): boolean {
  return term.kind === 'determinant' || partsOf(term).some(hasDeterminant);
}

function hasSum(term: Term): boolean {
  return term.kind === 'sum' || partsOf(term).some(hasSum);
}

function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'sum':
      return term.terms;
    case 'product':
      return term.factors;
    case 'quotient':
      return [term.over, term.under];
    case 'power':
      return [term.base];
    case 'negative':
    case 'transpose':
    case 'determinant':
    case 'square-root':
      return [term.of];
    default:
      return [];
  }
}
