// Markup: elements and escaping for HTML and MathML.
// Above: html.ts, mathml.ts. Below: nothing.

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text for an element or a quoted attribute. Control characters, which markup does not allow, become spaces. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ').replaceAll(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? '');
}

/** An element around markup that is already escaped; attribute values are plain text. */
export function element(name: string, inner: string, attributes: { readonly [name: string]: string } = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
