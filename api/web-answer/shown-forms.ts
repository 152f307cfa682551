// The forms in which a page shows an answer: with fractions, with decimals, and what each of them rounds.

import { type Answer, isExact } from '@matrixsteps/engine/catalogue/answer.ts';
import { entryNumber, type Expression, number } from '@matrixsteps/engine/document/expression.ts';
import { isQuadratic } from '@matrixsteps/engine/exact/algebraic.ts';
import { nearestDouble } from '@matrixsteps/engine/exact/rounding.ts';
import { isComplex, isRoundedScalar, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { isShownWhole } from '@matrixsteps/engine/render/elision.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { Extent } from '@matrixsteps/engine/render/view.ts';
import type { Result } from '../envelope/result.ts';
import { everyNumber, isChanged, reduced, textLength } from '../serialize/answer-json.ts';
import type { Solution } from '../solve/solution.ts';
import { type ShownPart, shownRows } from './shown-parts.ts';

/** One form of an answer. */
export interface ShownForm {
  /** `asked` where there is but one: the answer looks the same in both, or is made of doubles. */
  readonly name: 'asked' | 'fractions' | 'decimals';
  readonly html: string;
  /** The same numbers as they are read aloud. */
  readonly speech: string;
  /** The entries of a matrix that is too large for brackets, as texts; null for other answers. */
  readonly table: readonly (readonly string[])[] | null;
  /** The parts of an answer of several parts, row by row, which a page sets side by side where there is room; none for other answers. */
  readonly rows: readonly (readonly ShownPart[])[];
  /** What was rounded in this form, as a sentence; empty where nothing was. */
  readonly rounding: string;
}

/** The widest and tallest matrix whose entries are all shown: that of the largest grid that a page draws. */
const MOST_LINES = 50;

/** Answers with more characters are elided, also where they are copied. */
const MOST_CHARACTERS = 1_048_576;

/** Whether the copies of an answer hold every entry. */
export function copiedExtent(answer: Answer): Extent {
  return textLength(answer, MOST_CHARACTERS) <= MOST_CHARACTERS ? 'whole' : 'elided';
}

/** Whether a page shows every entry of an answer. */
export function shownExtent(answer: Answer): Extent {
  if (answer.kind === 'matrix' && Math.max(answer.matrix.rows, answer.matrix.columns) > MOST_LINES) return 'elided';
  let count = 0;
  return everyNumber(answer, 'all', () => ++count <= MOST_LINES ** 2) ? copiedExtent(answer) : 'elided';
}

/** The forms of an answer, the one to begin with first. */
export function shownForms(
  { answer, request }: Solution,
  { expression, style, isUnevaluated }: Result,
): readonly ShownForm[] {
  const extent = shownExtent(answer);
  const asked = { name: 'asked', ...lookOf(answer, expression(), style, extent) } as const;
  if (isUnevaluated) return [{ ...asked, table: null, rounding: '' }];
  const { decimalPlaces } = request;
  if (!isExact(answer)) return [{ ...asked, rounding: roundingSentence(answer, decimalPlaces) }];
  const places = decimalPlaces ?? usefulPlaces(answer);
  const [fractions, decimals] = [
    lookOf(answer, answerExpression(answer, null), FRACTIONS, extent),
    lookOf(answer, answerExpression(answer, null, places), { decimals: places, notation: 'decimal' }, extent),
  ];
  const withoutShortForm = everyNumber(answer, 'all', hasShortForm) ? '' : NO_SHORT_FORM;
  if (isSameLook(fractions, decimals)) return [{ ...asked, rounding: withoutShortForm }];
  const rounding = roundingSentence(answer, places);
  const forms: readonly ShownForm[] = [
    { name: 'fractions', ...fractions, rounding: withoutShortForm },
    { name: 'decimals', ...decimals, rounding },
  ];
  const isDecimalFirst = decimalPlaces !== null || (request.writtenInDecimals && rounding === '');
  return isDecimalFirst ? forms.toReversed() : forms;
}

const NO_SHORT_FORM = 'Numbers after ≈ have no short exact form and are shown rounded.';

/** Roots of polynomials of degree 3 and more are known exactly, and written as decimals. */
function hasShortForm(value: Scalar): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

type Look = Pick<ShownForm, 'html' | 'speech' | 'table' | 'rows'>;

function lookOf(answer: Answer, expression: Expression, style: NumberStyle, extent: Extent): Look {
  const table = extent === 'whole' ? tableOf(answer, style) : null;
  const shown = table === null ? extent : 'elided';
  const rows = answer.kind === 'structure' ? shownRows(expression, style, shown) : [];
  return {
    // What stands there part by part is not written twice.
    html: rows.length === 0 ? RENDERERS.html.expression(expression, style, shown) : '',
    speech: RENDERERS.speech.expression(expression, style, shown),
    table,
    rows,
  };
}

function isSameLook(one: Look, other: Look): boolean {
  return (
    one.html === other.html &&
    JSON.stringify(one.table) === JSON.stringify(other.table) &&
    JSON.stringify(one.rows) === JSON.stringify(other.rows)
  );
}

/** The entries of a matrix that textbooks would elide. */
function tableOf(answer: Answer, style: NumberStyle): ShownForm['table'] {
  if (answer.kind !== 'matrix') return null;
  const { matrix } = answer;
  const { rows, columns } = matrix;
  if (isShownWhole(rows, columns, 'elided')) return null;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      RENDERERS[''].expression(entryNumber(matrix, row * columns + column), style),
    ),
  );
}

const LEAST_PLACES = 4;
const MOST_PLACES = 15;

/** So many places that the smallest number keeps four digits, as far as decimals go. */
function usefulPlaces(answer: Answer): number {
  let places = LEAST_PLACES;
  everyNumber(answer, 'all', (value) => {
    const size = isComplex(value) ? 1 : Math.abs(nearestDouble(value));
    if (size > 0) places = Math.max(places, LEAST_PLACES - 1 - Math.floor(Math.log10(size)));
    return true;
  });
  return Math.min(MOST_PLACES, places);
}

/** Longer exact values would hide the sentence that they stand in. */
const LONGEST_EXACT = 40;

function roundingSentence(answer: Answer, places: number | null): string {
  if (places === null) return '';
  const found = firstRounded(answer, places);
  if (found === null) return '';
  const rounded = `Rounded to ${places === 1 ? '1 place' : `${places} places`}`;
  if (answer.kind !== 'scalar' && answer.kind !== 'matrix' && answer.kind !== 'vector') return `${rounded}.`;
  const exact = numberText(found.value, FRACTIONS);
  if (isRoundedScalar(found.value) || exact.length > LONGEST_EXACT) return `${rounded}.`;
  if (answer.kind === 'scalar') return `${rounded}; exact ${exact}.`;
  return `${rounded}; ${placeIn(answer, found.position)} is exactly ${exact}.`;
}

function placeIn(answer: Answer, position: number): string {
  if (answer.kind !== 'matrix') return `place ${position + 1}`;
  const { columns } = answer.matrix;
  return `row ${Math.floor(position / columns) + 1}, column ${(position % columns) + 1}`;
}

function numberText(value: Scalar, style: NumberStyle): string {
  return RENDERERS[''].expression(number(value), style);
}

/** The first number that rounding changes, and how many stand before it. */
function firstRounded(answer: Answer, places: number): { readonly value: Scalar; readonly position: number } | null {
  let position = 0;
  let found: Scalar | null = null;
  everyNumber(answer, 'all', (value) => {
    const exact = reduced(value);
    if (isChanged(exact, places)) found = exact;
    else position += 1;
    return found === null;
  });
  return found === null ? null : { value: found, position };
}
