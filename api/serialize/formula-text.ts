// Formulas as ASCII text that programs can read: "1 - 5", "(-2) * 3", "4^(-8)". The notation is that of the exact values.

import { type Expression, type ExpressionHandlers, fold } from '@matrixsteps/engine/document/expression.ts';
import { foldWritten, type Written, write } from '@matrixsteps/engine/render/numbers.ts';
import { numberNeedsParentheses, type Place } from '@matrixsteps/engine/render/precedence.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { factorsOf, type Placed, placed, settle, termsOf } from '@matrixsteps/engine/render/typography.ts';
import type { View } from '@matrixsteps/engine/render/view.ts';

/**
 * A formula of numbers on one line, whole: + - * / ^, parentheses and sqrt. What is no arithmetic (names, relations, tables)
 * comes as the plain text has it.
 */
export function formulaText(formula: Expression, numbers: NumberStyle): string {
  const view: View = { numbers, extent: 'whole', layout: 'linear' };
  const show = (node: Expression): string => fold(settle(node, view), handlers);
  const showPlaced = ({ node, enclosed }: Placed): string => (enclosed ? `(${show(node)})` : show(node));
  const showAt = (node: Expression, place: Place): string => showPlaced(placed(node, place, view));
  const asPlain = (node: Expression): string => RENDERERS[''].expression(node, numbers, 'whole');

  const handlers: ExpressionHandlers<string> = {
    number: ({ value }) => numberText(write(value, numbers), view),
    negative: ({ of }) => `-${showAt(of, 'term')}`,
    sum: (node) =>
      termsOf(node, view)
        .map(
          (term, index) => `${index === 0 ? (term.minus ? '-' : '') : term.minus ? ' - ' : ' + '}${showPlaced(term)}`,
        )
        .join(''),
    product: (node) => factorsOf(node, view).map(showPlaced).join(' * '),
    quotient: ({ numerator, denominator }) => `${showAt(numerator, 'numerator')}/${showAt(denominator, 'denominator')}`,
    power: ({ base, exponent }) => `${showAt(base, 'base')}^${exponentText(show(exponent))}`,
    root: ({ of, degree }) => rootText(degree, show(of)),
    symbol: asPlain,
    subscript: asPlain,
    matrix: asPlain,
    grid: asPlain,
    table: asPlain,
    cases: asPlain,
    series: asPlain,
    determinant: asPlain,
    list: asPlain,
    apply: asPlain,
    words: asPlain,
    relation: asPlain,
    elided: asPlain,
  };
  return show(formula);
}

function numberText(written: Written, view: View): string {
  const magnitude = foldWritten<Written['form'], string>(written, {
    integer: ({ digits }) => digits,
    decimal: ({ digits }) => digits,
    scientific: ({ mantissa, exponent }) => `${mantissa} * 10^${exponentText(String(exponent))}`,
    fraction: ({ numerator, denominator }) => `${numerator}/${denominator}`,
    root: ({ degree, radicand }) => rootText(degree, numberText(radicand, view)),
    power: ({ base, exponent }) => {
      const text = numberText(base, view);
      const below = base.negative || numberNeedsParentheses(base, 'base', view) ? `(${text})` : text;
      return `${below}^${exponentText(numberText(exponent, view))}`;
    },
  });
  return written.negative ? `-${magnitude}` : magnitude;
}

/** Anything but a plain whole number stands in parentheses. */
function exponentText(text: string): string {
  return /^\d+$/.test(text) ? text : `(${text})`;
}

function rootText(degree: number, radicand: string): string {
  return degree === 2 ? `sqrt(${radicand})` : `(${radicand})^(1/${degree})`;
}
