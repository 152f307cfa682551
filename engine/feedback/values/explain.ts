// Which slips give exactly the line that the student wrote.

import type { Term } from '@matrixsteps/notation/term.ts';
import { VALUE_RULES, type ValueSlip } from '../slips/values.ts';
import type { Origin } from '../statements/statement.ts';
import type { SlipExplanation } from '../working.ts';
import type { CaseKind, CaseOf, Prediction, ValueCase, ValueRule } from './cases.ts';
import { sameSize } from './matrices.ts';
import { isNothing, negated, type Polynomial, same } from './polynomial.ts';
import { type Names, sameValue, scalar, signedParts, signedTerms, type Value } from './value.ts';

/** A line, or a single cell of it: its value, and the terms of its sum where it shows a sum. */
export interface Found {
  readonly value: Value;
  readonly parts: readonly Polynomial[] | null;
  /** The cells that were written, where the line gives single ones; rows and columns from 0. */
  readonly cells?: readonly { readonly row: number; readonly column: number }[];
}

export function foundIn(value: Value, term: Term | null, names: Names): Found {
  const parts = term === null || signedTerms(term).length < 2 ? null : signedParts(term, names);
  return { value, parts };
}

/** One explanation; the smaller its rank, the better it fits. */
export interface Ranked {
  readonly slip: Pick<ValueSlip, 'id' | 'rule'>;
  readonly rank: number;
  readonly facts: SlipExplanation['facts'];
  /** The calculations that the slip happens in. */
  readonly calculations: Extract<Origin, { readonly kind: 'values' }>['calculations'];
}

/** The slips whose prediction is the line, each once. */
export function explain(found: Found, cases: readonly ValueCase[]): readonly Ranked[] {
  const ranked: Ranked[] = [];
  for (const slip of VALUE_RULES) {
    let best: Ranked | null = null;
    for (const situation of cases) {
      for (const prediction of predictionsOf(slip.rule, situation)) {
        const fit = rankOf(found, prediction);
        const rank = fit === null || situation.kind !== 'continuation' ? fit : fit - FROM_THE_LINE_BEFORE;
        if (rank !== null && (best === null || rank < best.rank)) {
          best = { slip, rank, facts: prediction.facts ?? {}, calculations: [{ situation, place: null }] };
        }
      }
    }
    if (best !== null) ranked.push(best);
  }
  const isSettled = cases.some((situation) => isOneTermOff(found, situation) || isResultOf(found, situation));
  return isSettled ? ranked.filter(isOfTerms) : ranked;
}

/** Whether a sum is the one of the line before with another number for one of its terms. */
function isOneTermOff({ parts }: Found, situation: ValueCase): boolean {
  if (parts === null || parts.length < 3 || situation.kind !== 'continuation') return false;
  const before = signedParts(situation.before, situation.names);
  if (before === null || before.length !== parts.length) return false;
  return parts.filter((part, k) => !same(part, before[k])).length === 1;
}

/** Whether a number stands below a calculation with numbers only: another way from the task to it is chance. */
function isResultOf({ value, parts }: Found, situation: ValueCase): boolean {
  if (parts !== null || value.kind !== 'scalar' || situation.kind !== 'continuation') return false;
  if (isNothing(value.value) || situation.about !== 'determinants') return false;
  return (
    signedTerms(situation.before).length > 1 &&
    signedTerms(situation.before).every(({ term }) => term.kind === 'number')
  );
}

/** Whether an explanation says how the terms came about: another way to the same number is chance where all terms but one stand there. */
function isOfTerms({ rank, calculations }: Ranked): boolean {
  return rank < SAME_VALUE || calculations.some(({ situation }) => situation.kind === 'continuation');
}

/** Those that fit best, which make a tie. */
export function bestOf(ranked: readonly Ranked[]): readonly Ranked[] {
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best);
}

function predictionsOf<K extends CaseKind>(rule: ValueRule, situation: CaseOf<K>): Iterable<Prediction> {
  const predict: ValueRule[K] = rule[situation.kind];
  return predict === undefined ? [] : predict(situation);
}

const AS_WRITTEN = 0;
const ONE_OF_MANY = 0.25;
const SAME_VALUE = 1;
const OTHER_TERMS = 3;
/** Of two that fit alike, the one that starts from the line before is likelier than one that starts from the task. */
const FROM_THE_LINE_BEFORE = 0.5;
const WIDE = 1;

/** Null where the prediction is not what the student has. */
function rankOf(found: Found, { value, parts, wide, asWritten, fromTerms }: Prediction): number | null {
  if (!agrees(found, value)) return null;
  if (fromTerms === true) return AS_WRITTEN;
  const isAsWritten = found.parts !== null && parts !== undefined && sameParts(found.parts, parts);
  if (asWritten === true && !isAsWritten) return null;
  const own = wide === true ? WIDE : 0;
  if (found.parts === null || parts === undefined) return SAME_VALUE + own;
  if (!isAsWritten) return OTHER_TERMS + own;
  return asWritten === true ? ONE_OF_MANY : AS_WRITTEN;
}

function agrees({ value, cells }: Found, predicted: Value): boolean {
  if (cells === undefined || value.kind === 'scalar' || predicted.kind === 'scalar') return sameValue(value, predicted);
  if (!sameSize(value.rows, predicted.rows)) return false;
  return cells.every(({ row, column }) => same(value.rows[row][column], predicted.rows[row][column]));
}

/** The same terms in any order; zeros may be left out. */
function sameParts(x: readonly Polynomial[], y: readonly Polynomial[]): boolean {
  const rest = y.filter((part) => !isNothing(part));
  for (const part of x) {
    if (isNothing(part)) continue;
    const place = rest.findIndex((other) => same(other, part));
    if (place === -1) return false;
    rest.splice(place, 1);
  }
  return rest.length === 0;
}

export interface Deviation {
  readonly row: number;
  readonly column: number;
  readonly expected: Polynomial;
  readonly found: Polynomial;
}

/** The places where two matrices of the same size differ; rows and columns from 0. */
export function deviations(
  expected: readonly (readonly Polynomial[])[],
  found: readonly (readonly Polynomial[])[],
): readonly Deviation[] {
  return expected.flatMap((row, i) =>
    row.flatMap((entry, j) =>
      same(entry, found[i][j]) ? [] : [{ row: i, column: j, expected: entry, found: found[i][j] }],
    ),
  );
}

const MOST_CELLS = 2;

/** The slips that explain each deviating cell alone, or a number that stands in no matrix; none for more cells than a slip or two reach. */
export function explainCells(
  places: readonly Deviation[],
  found: (place: Deviation) => Found,
  cases: (place: Deviation) => readonly ValueCase[],
  isNumber: boolean,
): readonly Ranked[] {
  if (places.length === 0 || places.length > MOST_CELLS) return [];
  // Single numbers written wrong twice in the same way are chance.
  const ofEntry = ({ expected, found: written }: Deviation): readonly ValueCase[] =>
    places.length > 1 && !same(expected, negated(written)) ? [] : [{ kind: 'entry', expected, found: written }];
  const each = places.map((place) => explain(found(place), [...cases(place), ...ofEntry(place)]));
  const [first, ...others] = each;
  return first.flatMap((candidate) => {
    const rest = others.map((list) => list.find(({ slip }) => slip === candidate.slip));
    if (rest.some((other) => other === undefined)) return [];
    const rank = Math.max(candidate.rank, ...rest.map((other) => other?.rank ?? 0)) + (places.length > 1 ? WIDE : 0);
    const calculations = [candidate, ...rest].flatMap((one, index) =>
      (one?.calculations ?? []).map(({ situation }) => ({
        situation,
        place: isNumber ? null : placeOf(places[index]),
      })),
    );
    const place = isNumber ? {} : { row: places[0].row + 1, column: places[0].column + 1 };
    const facts = { ...place, ...candidate.facts };
    return [{ ...candidate, rank, facts, calculations }];
  });
}

function placeOf({ row, column }: Deviation): { readonly row: number; readonly column: number } {
  return { row, column };
}

export function cellFound(value: Polynomial, term: Term | null, names: Names): Found {
  return foundIn(scalar(value), term, names);
}
