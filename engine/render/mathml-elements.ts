// The elements of MathML Core that formulas are built of. Each function gives one element.

import { element, escapeMarkup } from './markup.ts';

/** One element that holds the parts: the only one itself. */
export function joined(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0] : element('mrow', parts.join(''));
}

export function rowOf(cells: readonly string[]): string {
  return element('mtr', cells.join(''));
}

export function cellOf(
  inner: string,
  styles: readonly string[],
  rest: { readonly [name: string]: string } = {},
): string {
  return element('mtd', inner, { ...(styles.length === 0 ? {} : { style: styles.join('; ') }), ...rest });
}

export function operator(sign: string, attributes: { readonly [name: string]: string } = {}): string {
  return element('mo', escapeMarkup(sign), attributes);
}

/** Dots are set like a name: an operator would have space around it. */
export function dots(sign: string): string {
  return element('mi', sign);
}

export function wordsMathml(escaped: string): string {
  return element('mtext', escaped);
}

/** Position in the row tells a browser which signs are fences and which minus is a sign, not an operation. */
export function fenced(open: string, inner: readonly string[], close: string): string {
  const content = inner.length === 0 ? [] : [joined(inner)];
  return joined([operator(open), ...content, operator(close)]);
}

/** A name: one letter is set in italics by itself, several upright. */
export function identifier(name: string, upright: boolean): string {
  return element('mi', escapeMarkup(name), upright && Array.from(name).length === 1 ? { mathvariant: 'normal' } : {});
}

export function numeral(digits: string): string {
  return element('mn', digits);
}
