// Sample replies: what the endpoints of both families really answer, shortened for documentation.

import { type Endpoint, type Family, operationsOf } from '../endpoints/endpoints.ts';
import { completeReply } from '../execute/complete-reply.ts';
import { prepare } from '../execute/prepare.ts';
import { laidOut } from './laid-out.ts';

/** A body and the reply to it, as text for readers. */
export interface SampleReply {
  readonly body: string;
  readonly reply: string;
}

/** How much is asked for: the result alone, or enough to show the shape of a reply with steps. */
export type SampleLength = 'lite' | 'worked';

/** What is asked for beside the inputs. */
const OPTIONS: { readonly [F in Family]: { readonly [L in SampleLength]: object } } = {
  a: { lite: { response_profile: 'lite' }, worked: { response_profile: 'standard' } },
  b: { lite: { api_level: 'lite' }, worked: { api_level: 'detailed' } },
};

/** The reply to an example of a single operation's endpoint. Of lists of objects, such as steps, it has the first two. */
export function sampleReply(endpoint: Endpoint, length: SampleLength): SampleReply {
  const body = { ...sampleBody(endpoint), ...OPTIONS[endpoint.family][length] };
  return { body: laidOut(body), reply: laidOut(shortened(completeReply(endpoint, body))) };
}

/** The first example that the endpoint reads: one family takes numbers as text, and the other does not. */
export function sampleBody(endpoint: Endpoint): object {
  const [{ examples }] = operationsOf(endpoint.choice);
  const isRead = ({ body }: { readonly body: object }): boolean =>
    prepare(endpoint, Buffer.from(JSON.stringify(body))).kind === 'prepared';
  return (examples.find(isRead) ?? examples[0]).body;
}

const MAX_OBJECTS = 2;

function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shortened(member)]));
  const items: readonly unknown[] = value;
  const kept = items.some((item) => typeof item === 'object' && !Array.isArray(item))
    ? items.slice(0, MAX_OBJECTS)
    : items;
  return kept.map(shortened);
}
