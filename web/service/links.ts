// Requests about short links to questions.

import * as v from 'valibot';
import { Body, PageAnswer } from './answers.ts';
import { get, post, type Reply } from './http.ts';

const Made = v.object({ id: v.string(), token: v.string() });
const Linked = v.object({ operation: v.string(), body: v.string() });

export interface LinkedQuestion {
  readonly operation: string;
  readonly body: Body;
}

export const makeLink = (question: { readonly operation: string; readonly body: string }) =>
  post('/playground/links', question, Made);
export const deleteLink = (link: { readonly id: string; readonly token: string }) =>
  post('/playground/links/delete', link, v.null());

/** The answer to the question of a link, which costs nothing. */
export const askLink = (id: string) => post(`/playground/links/${encodeURIComponent(id)}/answer`, {}, PageAnswer);

export async function readLink(id: string): Promise<Reply<LinkedQuestion>> {
  const reply = await get(`/playground/links/${encodeURIComponent(id)}`, Linked);
  if (reply.kind === 'refused') return reply;
  const { operation, body } = reply.value;
  return { kind: 'answered', value: { operation, body: exactBody(body) } };
}

/** The body of JSON text. A number that would be written otherwise, such as `0.10`, is a text with its digits. */
export function exactBody(text: string): Body {
  return v.parse(Body, JSON.parse(text, withDigits));
}

/** A browser that does not tell the source gives the nearest double. */
function withDigits(_name: string, value: unknown, { source }: { readonly source?: string } = {}): unknown {
  return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value;
}
