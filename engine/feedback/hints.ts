// Hints to the first slip of a working, in five rungs: the line, the row, the entry with a question, the calculation, the right row.

import type { LinePlace } from '@matrixsteps/notation/line-places.ts';
import type { Fraction, Line, LineOperation, Term } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../algorithms/row-reduction/moves.ts';
import { equals } from '../exact/rational.ts';
import { calculationOf } from './next-step/rungs.ts';
import { exact, rowsOfTerms, sameRow } from './rows/rows.ts';
import { mayFitByChance } from './slips/slip.ts';
import { SLIPS } from './slips/slips.ts';
import { type HintFacts, type PlaceOfLine, type SlipClaim, state, type Statement } from './statements/statement.ts';
import type { LineJudgement, WorkingJudgement } from './working.ts';

/** The rungs, from the one that says least; no rung below the last holds a right entry. */
export const RUNGS = 5;

/**
 * The line that hints are about, from 0: the first slip, else the first line that a slip explains and that is not what its operations
 * give, though it can be made otherwise. Null where nothing is to be said.
 */
export function hintedLine({ lines, firstSlip }: WorkingJudgement): number | null {
  if (firstSlip !== null) return firstSlip;
  const index = lines.findIndex(
    ({ verdict, explanations }) => verdict === 'right-named-otherwise' && explanations.length > 0,
  );
  return index < 0 ? null : index;
}

/** Five hints to a line that is a slip, at `index` of its working. Each says more than the one before. */
export function hintsTo(
  judgement: LineJudgement,
  line: Line,
  index: number,
  places: readonly LinePlace[] = [],
): readonly Statement[] {
  const number = places[index]?.line ?? index + 1;
  const third = thirdRung(judgement, line, number);
  const shown = judgement.calculation?.id === third.id ? (judgement.places ?? null) : (judgement.calculation ?? null);
  const fourth = calculationRung(judgement, line, number) ?? shown ?? fallback(judgement, number) ?? third;
  const isOtherwise = judgement.verdict === 'right-named-otherwise';
  return [
    isOtherwise
      ? state('not-as-named', { line: number, count: line.operations.length })
      : isUnfinished(judgement)
        ? state('not-finished', { line: number })
        : notFollowing(line, index, places),
    secondRung(judgement, line, number),
    third,
    fourth,
    judgement.result ?? rightRow(judgement, number) ?? fourth,
  ];
}

function notFollowing(line: Line, index: number, places: readonly LinePlace[]): Statement {
  const place = places.at(index);
  const [number, part] = [place?.line ?? index + 1, place?.part ?? null];
  if (part !== null && part > 1 && !(place?.isEqual ?? false))
    return state('part-does-not-follow', { line: number, part });
  return state('does-not-follow', { line: number, from: sourceOf(line, index, places), part });
}

function isUnfinished({ explanations }: LineJudgement): boolean {
  return explanations.some(({ slip }) => slip === 'E38');
}

/** The line that this one is to follow from, counted from 1; null for the task. */
function sourceOf({ from }: Line, index: number, places: readonly LinePlace[]): number | null {
  const start = from ?? index - 1;
  return start < 0 ? null : (places[start]?.line ?? start + 1);
}

function secondRung(judgement: LineJudgement, { content, operations }: Line, line: number): Statement {
  const { row, meant = null, wrongEntries, explanations } = judgement;
  if (isUnfinished(judgement)) return state('form-of-line', { line });
  const stated = quantityIn(judgement);
  if (stated !== null && row === null) return state('quantity-place', { line, ...stated });
  if (isOfEquation(judgement, content)) return state('place-of-line', { line, of: { kind: 'equation' } });
  if (content.kind === 'expression') {
    if (isSum(content.term)) return state('terms-of-line', { line });
    if (isNumber(content.term)) return state('place-of-line', { line, of: { kind: 'number' } });
    return state('calculation-of-line', { line });
  }
  if (wrongEntries !== undefined) {
    const { wrong, entries, rows } = wrongEntries;
    const of = placeIn(content);
    if (entries === 1)
      return of === null ? state('calculation-of-line', { line }) : state('place-of-line', { line, of });
    if (rows > 1) return state('whole-of-line', { line, wrong, entries });
  }
  if (row !== null) return state('row-of-line', { line, row, meant });
  if (operations.length > 0) return state('operations-of-line', { line, count: operations.length });
  if (content.kind === 'claim') return state('claim-of-line', { line });
  const calculation = judgement.calculation?.id;
  if (isOfBasis(judgement)) return state('vectors-of-line', { line });
  if (calculation !== undefined && VECTORS.has(calculation)) return state('vector-of-line', { line });
  if (calculation === 'factor-in-front') return state('rows-of-line', { line });
  if (content.kind === 'values' && calculation !== 'roots-wanted') {
    const of = placeIn(content);
    return of === null ? state('values-of-line', { line }) : state('place-of-line', { line, of });
  }
  const isReadOff = explanations.some(({ slip }) => slip === 'I14');
  return state(content.kind === 'matrix' && !isReadOff ? 'entries-of-line' : 'calculation-of-line', { line });
}

/** The single value or entry that a line gives; null where it gives more of them, or none. */
function placeIn(content: Line['content']): PlaceOfLine | null {
  if (content.kind === 'entries') {
    const [entry, ...others] = content.entries;
    if (entry === undefined || others.length > 0) return null;
    return { kind: 'entry', row: entry.row, column: entry.column };
  }
  if (content.kind !== 'values' || content.values.flatMap(({ terms }) => terms).length !== 1) return null;
  return { kind: 'value', name: content.values[0].name };
}

/** Whether the line is a single equation, of which no row is known. */
function isOfEquation({ row, result }: LineJudgement, content: Line['content']): boolean {
  const isEquation = content.kind === 'matrix' && content.unknowns !== undefined;
  return row === null && (isEquation || result?.id === 'right-equation' || result?.id === 'equation-solved');
}

function isOfBasis({ result }: LineJudgement): boolean {
  return result?.id === 'basis-of-null-space' || result?.id === 'basis-of-span';
}

const VECTORS: ReadonlySet<string> = new Set(['matrix-times-vector', 'other-vector-wanted']);

function isNumber(term: Term): boolean {
  if (term.kind === 'negative') return isNumber(term.of);
  return term.kind === 'number' || (term.kind === 'quotient' && isNumber(term.over) && isNumber(term.under));
}

function isSum(term: Term): boolean {
  return term.kind === 'sum' || (term.kind === 'negative' && isSum(term.of));
}

function thirdRung(judgement: LineJudgement, { content, operations }: Line, line: number): Statement {
  const { row, column, explanations, meant = null, wrongEntries } = judgement;
  const asked = askedOf(judgement);
  const isOneOfSeveral = wrongEntries === undefined || (wrongEntries.entries > 1 && content.kind !== 'expression');
  if (row !== null && column !== null && isOneOfSeveral) {
    return state('entry-of-line', { line, row, column, meant, asked });
  }
  if (asked !== null) {
    const operation = operations.length > 1 ? multiplyingOperation(asked, operations) : null;
    return operation === null ? state('question-of-slip', { asked }) : state('operation-to-ask', { line, operation });
  }
  if (
    judgement.calculation?.id === 'term-of-line-before' &&
    content.kind === 'expression' &&
    content.term.kind === 'sum'
  )
    return state('terms-to-compare', { line, terms: content.term.terms.length });
  const ofQuantity = quantityOfLine(judgement, line);
  if (ofQuantity !== null) return ofQuantity;
  const kind = kindOfCalculation(judgement, line);
  if (kind !== null) return kind;
  if (explanations.length > 0) return state('question-of-several', { line });
  if (row !== null && wrongEntries === undefined) return state('row-once-more', { line, row, meant });
  if (isExpansion(judgement.calculation ?? null)) return state('question-of-expansion', { line });
  if (isOfBasis(judgement)) return state('vectors-once-more', { line });
  const isOfEquations = isOfEquation(judgement, content) || OF_EQUATIONS.has(judgement.calculation?.id ?? '');
  return state(isOfEquations ? 'equation-once-more' : 'line-once-more', { line });
}

/** What sort of calculation the fourth rung will show, where it shows one. */
function kindOfCalculation({ row, column, calculation }: LineJudgement, line: number): Statement | null {
  if (row !== null && column === null) return null;
  if (calculation?.id === 'calculation' && calculation.facts.calculation.kind !== 'expansion') {
    return state('kind-of-calculation', { line, calculation: calculation.facts.calculation, name: null });
  }
  if (calculation?.id !== 'value-of-part') return null;
  const { name, term } = calculation.facts;
  return state('kind-of-calculation', { line, calculation: { kind: 'written', term }, name });
}

/** The quantity that a line states. */
function quantityIn({ calculation }: LineJudgement): { readonly quantity: string; readonly title: string } | null {
  if (calculation?.id !== 'quantity-definition' && calculation?.id !== 'quantity-calculation') return null;
  const { quantity, title } = calculation.facts;
  return { quantity, title };
}

/** Which quantity the line states; and how it comes about, where the fourth rung shows more than that. */
function quantityOfLine({ calculation, rule = null, places = null }: LineJudgement, line: number): Statement | null {
  if (rule !== null) return rule;
  if (calculation?.id !== 'quantity-definition') return null;
  if (places !== null) return calculation;
  const { quantity, title } = calculation.facts;
  return state('quantity-of-line', { line, quantity, title });
}

const OF_EQUATIONS: ReadonlySet<string> = new Set([
  'equation-to-rearrange',
  'equation-to-substitute',
  'equation-to-collect',
  'equation-of-row',
  'row-to-solve',
]);

function isExpansion(calculation: Statement | null): boolean {
  return calculation?.id === 'calculation' && calculation.facts.calculation.kind === 'expansion';
}

/** Of several operations on a determinant, the one that the slip about it happens in. */
function multiplyingOperation({ slip, facts }: SlipClaim, operations: Line['operations']): LineOperation | null {
  const [factor, ...rest] = facts.factor ?? [];
  const isFactor = (value: Fraction): boolean =>
    factor !== undefined && rest.length === 0 && equals(exact(value), factor);
  const found = operations.filter((operation) => {
    switch (operation.kind) {
      case 'swap':
        return slip === 'D16';
      case 'scale':
        return (slip === 'D17' || slip === 'D18') && isFactor(operation.factor);
      case 'add':
        return slip === 'D19' && isFactor(operation.targetFactor);
      default:
        return false;
    }
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 || only.kind === 'on-columns' ? null : only;
}

/** The slip that the hint asks about. Of several that fit by chance none is asked about. */
function askedOf({ explanations }: LineJudgement): SlipClaim | null {
  const [explanation] = explanations;
  if (explanation === undefined) return null;
  const { slip, facts, origin } = explanation;
  const isByChance = explanations.length > 1 && mayFitByChance(SLIPS.get(slip)?.fitsByChance, explanation.column);
  return isByChance ? null : { slip, facts, origin };
}

/** The calculation of the row that is wrong: of the last operation that changes it. A row that no operation changes is copied. */
function calculationRung(
  { operation, row, meant = null }: LineJudgement,
  { content }: Line,
  line: number,
): Statement | null {
  if (operation === null || meant === null || operation.kind === 'unplaced') return null;
  const { operations } = meant;
  if (row === null) return operations.length === 1 ? calculationOf(meant, 0) : null;
  const at = operations.findLastIndex(
    (one) => one.kind !== 'unplaced' && changes(one).includes(row) && !isTimesOne(one),
  );
  if (at < 0) return state('row-is-copied', { line, row, meant, operation });
  const written = content.kind === 'matrix' ? rowsOfTerms(content.rows) : null;
  const calculation = calculationOf(meant, at);
  const isTelling = calculation?.id === 'row-combined' && !isKnown(calculation.facts, meant.before, written);
  return isTelling ? state('operations-in-turn', { line, row, meant }) : calculation;
}

/** Whether the other row of a calculation is as it was, or as the student has it: else the calculation would tell what is right. */
function isKnown({ source, rows }: HintFacts['row-combined'], before: Rows, written: Rows | null): boolean {
  const [, used] = rows;
  // The student may have written fewer rows.
  return [before, written ?? []].some((matrix) => matrix.some((row, at) => at === source - 1 && sameRow(used, row)));
}

/** What is supposed of a row that is as it was but for the slip. */
function isTimesOne(operation: LineOperation): boolean {
  return operation.kind === 'scale' && operation.factor.numerator === operation.factor.denominator;
}

/** What is said where no calculation is known: how the columns of a row fix it. */
function fallback({ result, explanations }: LineJudgement, line: number): Statement | null {
  if (explanations.length > 0 || result?.id !== 'spanned-row') return null;
  const { row, columns } = result.facts;
  return columns.length === 0 ? null : state('multiples-wanted', { line, row, columns });
}

function rightRow({ verdict, row, expected, meant = null }: LineJudgement, line: number): Statement | null {
  if (row === null || expected === null) return null;
  const right = { line, row, meant, entries: expected[row - 1].map(exact) };
  return verdict === 'right-named-otherwise' ? state('row-as-named', right) : state('right-row', right);
}

function changes(operation: Exclude<LineOperation, { readonly kind: 'unplaced' }>): readonly number[] {
  switch (operation.kind) {
    case 'add':
      return [operation.target];
    case 'scale':
      return [operation.row];
    case 'swap':
      return operation.rows;
  }
}
