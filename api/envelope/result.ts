// The result section: the answer, its exact values, and its representations.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { csvPieces } from '@matrixsteps/engine/render/csv.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { Extent } from '@matrixsteps/engine/render/view.ts';
import { lazy } from '../caching/lazy.ts';
import { evaluateExpressions, resultName } from '../endpoints/parameters.ts';
import { propertiesOf } from '../sections/properties.ts';
import type { Solution } from '../solve/solution.ts';
import { answerStyle } from '../sections/number-styles.ts';
import { type ExactValues, exactValues, textLength } from '../serialize/answer-json.ts';
import { formulaText } from '../serialize/formula-text.ts';
import { type JsonText, plain } from '../serialize/json.ts';
import { type AnyText, byteLength, objectText, quotedText } from '../serialize/long-text.ts';

/** What the reader gets as the result: worked out, or left as expressions of the inputs. What not every reply shows is lazy. */
export interface Result {
  readonly json: AnyText;
  readonly exact: () => ExactValues;
  readonly expression: () => Expression;
  /** As a JSON string. */
  readonly csv: () => AnyText;
  readonly style: NumberStyle;
  /** Whether the representations show every entry, or elide some as a textbook would. */
  readonly extent: () => Extent;
  /** Whether it is left as expressions of the inputs. */
  readonly isUnevaluated: boolean;
  /** Whether expressions were asked for where there are none. */
  readonly expressionsRefused: boolean;
}

/** Beyond this many characters of exact text, representations are elided. */
const MAX_WHOLE = 64 * 1024;

export function resultOf(solution: Solution): Result {
  const { request, answer, json, calls, maxReplyBytes } = solution;
  const style = answerStyle(request);
  const wanted = !request.values(evaluateExpressions);
  const unevaluated = wanted ? calls[0].computation.expression() : null;
  if (unevaluated !== null) return unevaluatedResult(unevaluated, { ...style, decimals: null });
  return {
    json,
    exact: lazy(() => exactValues(answer, request.decimalPlaces)),
    expression: lazy(() => answerExpression(answer, null, request.decimalPlaces)),
    csv: () => quotedText(csvPieces(answer, style), maxReplyBytes),
    style,
    extent: lazy(() => extentOf(answer)),
    isUnevaluated: false,
    expressionsRefused: wanted,
  };
}

function extentOf(answer: Answer): Extent {
  if (answer.kind === 'matrix' && answer.matrix.kind === 'scaled') {
    const { rows, columns } = answer.matrix;
    if (rows * columns * MAX_SCALED <= MAX_WHOLE) return 'whole';
  }
  return textLength(answer, MAX_WHOLE) > MAX_WHOLE ? 'elided' : 'whole';
}

/** The most characters of an integer below 2^53 over a power of ten up to 22, with a sign, a slash and a comma. */
const MAX_SCALED = 42;

function unevaluatedResult(expression: Expression, style: NumberStyle): Result {
  const rows = cells(expression).map((row) => row.map((cell) => formulaText(cell, style)));
  return {
    json: shaped(expression, rows),
    exact: () => ({ kind: 'same' }),
    expression: () => expression,
    csv: () => plain(rows.map((row) => row.join(',')).join('\r\n')),
    style,
    extent: () => 'whole',
    isUnevaluated: true,
    expressionsRefused: false,
  };
}

function cells(expression: Expression): readonly (readonly Expression[])[] {
  if (expression.kind === 'grid') return expression.rows;
  return [expression.kind === 'list' ? expression.items : [expression]];
}

/** Rows of strings for a matrix, a list of strings for a vector, one string for a number. */
function shaped(expression: Expression, rows: readonly (readonly string[])[]): JsonText {
  if (expression.kind === 'grid') return plain(rows);
  return plain(expression.kind === 'list' ? rows[0] : rows[0][0]);
}

/** `{name, answer, exact?}`. */
export function shortResult(solution: Solution, result: Result): AnyText {
  return objectText(shortMembers(solution, result), solution.maxReplyBytes);
}

/** The short result with its properties and representations. */
export function wholeResult(solution: Solution, result: Result): AnyText {
  const { style } = result;
  const [expression, extent] = [result.expression(), result.extent()];
  const { maxReplyBytes } = solution;
  const representations = objectText(
    [
      ['plain_text', plain(RENDERERS[''].expression(expression, style, extent))],
      ['latex', plain(RENDERERS.latex.expression(expression, style, extent))],
      ['csv', result.csv()],
    ],
    maxReplyBytes,
  );
  return objectText(
    [
      ...shortMembers(solution, result),
      ['properties', plain(propertiesOf(solution.answer, byteLength(result.json), solution.request.decimalPlaces))],
      ['representations', representations],
    ],
    maxReplyBytes,
  );
}

function shortMembers({ request }: Solution, result: Result): readonly (readonly [string, AnyText | null])[] {
  const exact = result.exact();
  return [
    ['name', plain(request.values(resultName))],
    ['answer', result.json],
    ['exact', exact.kind === 'text' ? exact.json : null],
  ];
}

/** What a reader should know about how the result is shown, and of exact values that are too long to be shown. */
export function resultNotes(result: Result): readonly string[] {
  return [
    ...(result.exact().kind === 'too-long'
      ? ['The exact values are left out because they are longer than 64 KiB.']
      : []),
    ...shownNotes(result),
  ];
}

/** What a reader should know about how the result is shown. */
function shownNotes({ extent, expressionsRefused }: Result): readonly string[] {
  return [
    ...(extent() === 'elided'
      ? ['The answer is long, so plain_text and latex leave out entries; csv has them all.']
      : []),
    ...(expressionsRefused
      ? [
          'evaluate_expressions changes nothing here: only entries that are one formula of the inputs each can be left as ' +
            'expressions (entry-by-entry operations, products, traces, sums, means, determinants up to 3x3), with at most ' +
            '10,000 terms in all.',
        ]
      : []),
  ];
}
