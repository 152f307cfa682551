// Sample replies: what an endpoint answers to its first example when only the result is wanted.

import type { Endpoint, Family } from '../endpoints/endpoints.ts';
import { apiLevel, responseProfile } from '../endpoints/parameters.ts';
import { completeReply } from '../execute/complete-reply.ts';
import { requestExamples } from './request-examples.ts';

const VERBOSITY: { readonly [F in Family]: string } = { a: responseProfile.name, b: apiLevel.name };

/** The reply of an endpoint to its first example, with a title that says what was asked. */
export function sampleReply(endpoint: Endpoint): { readonly summary: string; readonly value: unknown } {
  const [{ value }] = Object.values(requestExamples(endpoint));
  const option = VERBOSITY[endpoint.family];
  return {
    summary: `${endpoint.title} with ${option} "lite"`,
    value: completeReply(endpoint, { ...value, [option]: 'lite' }),
  };
}
