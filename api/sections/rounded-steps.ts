// Rounded steps: what is added to a story whose numbers are rounded, so that a reader can see why shown numbers do not fit
// together: sums of columns, and numbers that the answer rounds to 0, 1 or -1 while the steps tell them apart.

import { type Answer, foldAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { type Block, formula, heading, paragraph } from '@matrixsteps/engine/document/block.ts';
import {
  approximation,
  count,
  type Expression,
  type ExpressionOf,
  list,
  number,
  relation,
} from '@matrixsteps/engine/document/expression.ts';
import { partsOf } from '@matrixsteps/engine/document/parts.ts';
import { type Prose, say } from '@matrixsteps/engine/document/prose.ts';
import { type AnswerMatrix, scalarAt } from '@matrixsteps/engine/exact/matrix.ts';
import { add, equals, type Rational, ZERO } from '@matrixsteps/engine/exact/rational.ts';
import { decimalPlaces } from '@matrixsteps/engine/exact/decimal.ts';
import { exactText, isRoundedScalar, type Real, type Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { roundApart, roundsToConstant } from '@matrixsteps/engine/exact/significant.ts';

/** The blocks with a sentence at each table of which a column no longer adds up as it is shown. */
export function withShownSums(blocks: readonly Block[], decimals: number): readonly Block[] {
  return blocks.map((block) => {
    if (block.kind !== 'formula' || block.expression.kind !== 'table') return block;
    const sentences = sentencesAbout(block.expression, decimals);
    const reasons = [...(block.explain === null ? [] : [block.explain]), ...sentences];
    const explain = reasons.flatMap((reason, index) => (index === 0 ? reason : [' ', ...reason]));
    return sentences.length === 0 ? block : { ...block, explain };
  });
}

function sentencesAbout({ header, rows, totals }: ExpressionOf<'table'>, decimals: number): readonly Prose[] {
  return (totals ?? []).flatMap((total, column) => {
    const shown = rows.map((row) => shownValue(row[column], decimals));
    const shownTotal = total === null ? null : shownValue(total, decimals);
    if (shownTotal === null || !shown.every((value) => value !== null)) return [];
    const sum = shown.reduce(add, ZERO);
    if (equals(sum, shownTotal)) return [];
    return [
      say`The numbers under ${header[column]} are rounded: as they stand here they add up to ${inFull(sum)}, not to ${inFull(shownTotal)}.`,
    ];
  });
}

/** A decimal with all of its places. */
function inFull(value: Rational): Expression {
  return approximation(value, decimalPlaces(value));
}

function shownValue(cell: Expression | undefined, decimals: number): Rational | null {
  if (cell?.kind !== 'number' || isRoundedScalar(cell.value) || cell.value.kind === 'algebraic') return null;
  return roundApart(cell.value, decimals);
}

/** More of them say no more. */
const MOST_SHOWN = 8;

/** Of longer answers the steps show a part only. */
const MOST_LOOKED_AT = 10_000;

/** A last step with the numbers that differ from 0, 1 and -1, and that rounding makes one of these in the answer: 0.001 ≈ 0.00. */
export function answerRounding(answer: Answer, decimals: number): readonly Block[] {
  const found = new Map<string, Scalar>();
  let looked = 0;
  for (const value of numbersOf(answer)) {
    looked += 1;
    if (found.size === MOST_SHOWN || looked > MOST_LOOKED_AT) break;
    if (isHidden(value, decimals)) found.set(exactText(value), value);
  }
  if (found.size === 0) return [];
  const lines = [...found.values()].map((value) =>
    relation(number(value), 'approximately', approximation(value, decimals)),
  );
  return [heading(say`Round the answer to ${placesInWords(decimals)}`), formula(list(lines, 'none'))];
}

function placesInWords(decimals: number): Prose {
  return decimals === 0 ? say`whole numbers` : say`${count(decimals)} decimal ${decimals === 1 ? 'place' : 'places'}`;
}

/**
 * The blocks after a sentence that says how their numbers are to be read, where a formula shows a rounded one. Where only the full
 * length shows such a formula, the sentence is for that length alone.
 */
export function withRoundingSaid(blocks: readonly Block[], decimals: number): readonly Block[] {
  const rounded = blocks.filter((block) => block.kind === 'formula' && showsRounded(block.expression, decimals));
  if (rounded.length === 0) return blocks;
  const words = say`The steps show numbers rounded to ${placesInWords(decimals)}. Nothing is calculated with rounded numbers, so what is shown may seem to miss by a little.`;
  const sentence = paragraph(words);
  return [rounded.every(({ from }) => from === 'full') ? { ...sentence, from: 'full' } : sentence, ...blocks];
}

function showsRounded(expression: Expression, decimals: number): boolean {
  if (expression.kind === 'number') return isRounded(expression.value, decimals);
  if (expression.kind === 'matrix') {
    for (const value of entriesOf(expression.matrix)) if (isRounded(value, decimals)) return true;
    return false;
  }
  // Row operations and exponents are never rounded.
  if (expression.kind === 'relation' && expression.links.some(({ comparison }) => comparison === 'becomes'))
    return false;
  if (expression.kind === 'power') return showsRounded(expression.base, decimals);
  return partsOf(expression).some((part) => showsRounded(part, decimals));
}

function isRounded(value: Scalar, decimals: number): boolean {
  if (value.kind !== 'rational') return true;
  const places = decimalPlaces(value);
  return places === null || places > decimals;
}

function isHidden(value: Scalar, decimals: number): value is Real {
  return (value.kind === 'rational' || value.kind === 'power') && roundsToConstant(value, decimals);
}

function* numbersOf(answer: Answer): Generator<Scalar, void> {
  yield* foldAnswer<Answer['kind'], Iterable<Scalar>>(answer, {
    matrix: ({ matrix }) => entriesOf(matrix),
    vector: ({ entries }) => entries,
    scalar: ({ value }) => [value],
    count: () => [],
    shape: () => [],
    polynomial: ({ coefficients }) => coefficients,
    record: ({ members }) => members.flatMap(([, member]) => [...numbersOf(member)]),
    structure: ({ members }) => members.flatMap(([, member]) => [...numbersOf(member)]),
    word: () => [],
    truth: () => [],
    positions: () => [],
    positionLists: () => [],
    structures: ({ items }) => items.flatMap((item) => [...numbersOf(item)]),
    vectors: ({ vectors }) => vectors.flat(),
    nothing: () => [],
  });
}

function* entriesOf(matrix: AnswerMatrix): Generator<Scalar, void> {
  for (let position = 0; position < matrix.rows * matrix.columns; position++) yield scalarAt(matrix, position);
}
