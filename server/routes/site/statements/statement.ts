// A statement: what a page says as paragraphs and lists, for the page itself and for readers without JavaScript.

import { element, escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import type { Settings } from '../../../settings/settings.ts';

export interface StatementSection {
  /** Its place in the address: /privacy#stored. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly items: readonly string[];
}

export interface Statement {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly StatementSection[];
}

/** Who runs the service; null where nobody has said. `contact` is an address to open. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly contact: string | null;
}

export function operatorOf(settings: Settings): Operator {
  const { operatorName: name, operatorAddress: address, operatorContact: contact } = settings;
  return { name, address, contact };
}

/** The contact as people read it. */
export function shownContact(contact: string): string {
  return contact.replace(/^mailto:/, '');
}

/** The section about the operator, the same on all statements. */
export function operatorSection(title: string, { name, address, contact }: Operator): StatementSection {
  const known = [
    name === null ? null : `Name: ${name}`,
    address === null ? null : `Address: ${address}`,
    contact === null ? null : `Contact: ${shownContact(contact)}`,
  ];
  const missing = [
    name === null ? 'a name' : null,
    address === null ? 'an address' : null,
    contact === null ? 'a contact' : null,
  ].filter((what) => what !== null);
  return {
    id: 'operator',
    title,
    paragraphs: missing.length === 0 ? [] : [`The operator of this service has not given ${listed(missing)}.`],
    items: known.filter((item) => item !== null),
  };
}

/** Such as `a name, an address or a contact`. */
function listed(parts: readonly string[]): string {
  const [last] = parts.slice(-1);
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`;
}

/** A number as the pages write it, such as 1,000. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The statement without its title as HTML. */
export function statementHtml({ lead, sections }: Statement): string {
  const parts = sections.map(({ title, paragraphs, items }) => [
    element('h2', escapeMarkup(title)),
    ...paragraphs.map((text) => element('p', escapeMarkup(text))),
    items.length === 0 ? '' : element('ul', items.map((item) => element('li', escapeMarkup(item))).join('')),
  ]);
  return [element('p', escapeMarkup(lead)), ...parts.flat()].join('');
}
