// What the service's markup consists of, and what becomes of it in a page.

/**
 * Nothing else comes through, so that no markup can bring a script, a link or a form into the page; and styles go through the
 * style property, which the policy of the pages allows where it refuses style attributes.
 */
const knownElements = words(`
  p span div strong em b i code pre br hr h1 h2 h3 h4 h5 h6 ul ol li sup sub mark
  title table caption thead tbody tfoot tr th td
  math mrow mi mn mo ms mtext mspace mstyle mpadded mphantom merror semantics annotation
  figure figcaption svg path circle text desc
  mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd
`);

const knownAttributes = words(`
  class style role tabindex scope colspan rowspan columnspan title dir lang
  display displaystyle scriptlevel mathvariant stretchy symmetric fence separator form encoding
  lspace rspace minsize maxsize largeop movablelimits accent accentunder linethickness
  viewBox xmlns d cx cy r x y fill stroke stroke-width stroke-opacity stroke-dasharray stroke-linejoin text-anchor font-size
  width height depth voffset intent arg mathbackground mathcolor mathsize
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

export function isKnownElement(name: string): boolean {
  return knownElements.has(name);
}

export function isKnownAttribute(name: string): boolean {
  return knownAttributes.has(name) || name.startsWith('aria-');
}

const deepestHeading = 6;

/** The level of a heading's name: 2 for `h2`; null for other elements. */
export function levelOf(name: string): number | null {
  const digit = /^h([1-6])$/.exec(name)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** The name of an element where the headings of the markup stand `offset` levels below those of the page around it. */
export function lowered(name: string, offset: number): string {
  const level = levelOf(name);
  return level === null ? name : `h${Math.min(level + offset, deepestHeading)}`;
}

/** The level of the heading that the markup is; null where it is something else. */
export function headingLevel(markup: string): number | null {
  const name = /^<(h[1-6])[ >]/.exec(markup)?.[1];
  return name === undefined ? null : levelOf(name);
}

/** Formulas and tables of values, which scroll by themselves where they are too wide. */
export function isScrolled(classes: string | null): boolean {
  return classes !== null && /(?:^|\s)(?:formula|table)(?:\s|$)/.test(classes);
}
