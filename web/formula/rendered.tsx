// Rendered: markup that the service has written (sentences, formulas in MathML, tables) as elements of the page.

import './formula.css';
import { type ComponentChildren, Fragment, h } from 'preact';
import { useMemo } from 'preact/hooks';
import { isKnownAttribute, isKnownElement, isScrolled, levelOf, lowered } from './markup.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface Placing {
  /** How many levels the headings of the markup stand below the same ones of a page: 2 makes an h3 of an h1. */
  readonly headingOffset?: number;
  /** Names what scrolls, better than "Wide formula" does where there are many. */
  readonly regionName?: string;
  /** The words of a heading or of a formula that stands by itself: its accessible name. */
  readonly spoken?: string;
}

function childrenOf(node: Node, placing: Placing): ComponentChildren[] {
  return [...node.childNodes].map((child) => {
    if (child instanceof Element) return elementOf(child, placing);
    return child.nodeType === Node.TEXT_NODE ? child.textContent : null;
  });
}

function attributesOf({ attributes }: Element): { readonly [name: string]: string } {
  const known = [...attributes].filter(({ name }) => isKnownAttribute(name));
  return Object.fromEntries(known.map(({ name, value }) => [name, value]));
}

/** Accessibility checkers, and screen readers that skip formulas in column headings, get a number instead. */
function columnNumber({ localName, childNodes, parentElement }: Element): ComponentChildren {
  const isFormula = localName === 'th' && [...childNodes].every((child) => child.nodeName === 'math');
  if (!isFormula || parentElement === null) return null;
  const column = [...parentElement.children].findIndex((cell) => cell.childNodes === childNodes);
  return <span class="visually-hidden">Column {column + 1}: </span>;
}

/** `alttext` is what MathML has for this; browsers give screen readers the label as the name. */
function spokenName(name: string, { spoken }: Placing): { readonly [name: string]: string } {
  if (spoken === undefined) return {};
  if (levelOf(name) !== null) return { 'aria-label': spoken };
  return name === 'math' ? { alttext: spoken, 'aria-label': spoken } : {};
}

function elementOf(element: Element, placing: Placing): ComponentChildren {
  // A heading has the name, not the formulas in it.
  const { spoken: _, ...unnamed } = placing;
  const isHeading = levelOf(element.localName) !== null;
  const children = [columnNumber(element), ...childrenOf(element, isHeading ? unnamed : placing)];
  if (!isKnownElement(element.localName)) return children;
  const name = lowered(element.localName, placing.headingOffset ?? 0);
  const attributes = { ...attributesOf(element), ...spokenName(element.localName, placing) };
  if (isScrolled(element.getAttribute('class'))) {
    const region = placing.regionName ?? attributes['aria-label'] ?? 'Wide formula';
    return h(ScrollRegion, { element: name, name: region, attributes, children });
  }
  return h(name, attributes, ...children);
}

/** The words of markup that is not well formed. Nothing of such a document runs or is fetched. */
function wordsOf(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent;
}

/** The markup as elements; its words alone where it is not well formed, which is a fault of the service. */
function elementsOf(markup: string, placing: Placing = {}): ComponentChildren[] {
  const parsed = new DOMParser().parseFromString(`<rendered>${markup}</rendered>`, 'application/xml');
  if (parsed.querySelector('parsererror') !== null) return [wordsOf(markup)];
  return childrenOf(parsed.documentElement, placing);
}

interface RenderedProperties extends Placing {
  readonly markup: string;
}

/**
 * Other markup makes elements of its own: turned into another formula, the elements of one would keep its tall brackets or its
 * small ones.
 */
export function Rendered({ markup, headingOffset = 0, regionName, spoken }: RenderedProperties) {
  const elements = useMemo(
    () =>
      elementsOf(markup, {
        headingOffset,
        ...(regionName === undefined ? {} : { regionName }),
        ...(spoken === undefined ? {} : { spoken }),
      }),
    [markup, headingOffset, regionName, spoken],
  );
  return <Fragment key={markup}>{elements}</Fragment>;
}
