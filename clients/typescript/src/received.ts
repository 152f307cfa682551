// The metadata of a reply: status, headers, usage, and the text of the body.

import { readUsage, type Usage } from './usage.ts';

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** The id to give in a bug report; null where something other than the service answered. */
  readonly requestId: string | null;
  /** What is left of the account's answers; null where the headers do not say it. */
  readonly usage: Usage | null;
  /** How many requests were sent, retries included. */
  readonly requests: number;
  /** The body as it came. */
  readonly text: string;
}

/** The parts of a reply of `fetch`, and its text. */
export function receivedFrom({ status, headers }: Response, text: string, requests: number): Received {
  return { status, headers, requestId: headers.get('x-request-id'), usage: readUsage(headers), requests, text };
}
