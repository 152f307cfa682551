// Identification of a request: our own id, and the client's for its correlation.
// Above: application.ts, protocol-errors.ts, routes/answering.ts. Below: nothing.

import { randomUUID } from 'node:crypto';

/** What a client may call its request: 1 to 128 visible ASCII characters. */
const clientId = /^[\x21-\x7e]{1,128}$/;

export function createRequestId(): string {
  return randomUUID();
}

/** The client's `X-Request-Id` where it can be used, else a fresh one. */
export function correlationIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && clientId.test(header) ? header : randomUUID();
}
