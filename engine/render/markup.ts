// Markup: elements and escaping for HTML and MathML.

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Text for an element or a quoted attribute. Characters that XML does not allow become spaces, and so do those that turn the
 * direction of what stands after them.
 */
export function escapeMarkup(text: string): string {
  return text.replaceAll(HARMFUL, ' ').replaceAll(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? '');
}

const HARMFUL = /\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** An element around markup that is already escaped; attribute values are plain text. */
export function element(name: string, inner: string, attributes: { readonly [name: string]: string } = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
