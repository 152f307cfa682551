// One HTTP exchange of JSON, whose reply is checked against the shape that the page needs.

import * as v from 'valibot';
import { closeSentence } from './sentence.ts';

/** What is wrong with one field of a body. */
export interface FieldProblem {
  /** `body`, the field, and the path inside: `["body", "a", "1"]`. */
  readonly loc: readonly string[];
  readonly msg: string;
}

export interface Refused {
  readonly kind: 'refused';
  /** 0 where the service could not be reached. */
  readonly status: number;
  readonly sentence: string;
  readonly problems: readonly FieldProblem[];
  /** All that the refusal holds: the steps that explain it. */
  readonly content?: unknown;
}

export type Reply<Value> = { readonly kind: 'answered'; readonly value: Value } | Refused;

const RefusalBody = v.object({
  detail: v.union([v.string(), v.array(v.object({ loc: v.array(v.string()), msg: v.string() }))]),
});

function refusal(status: number, sentence: string, problems: readonly FieldProblem[] = [], content?: unknown): Refused {
  const told = { kind: 'refused', status, sentence: closeSentence(sentence), problems } as const;
  return content === undefined ? told : { ...told, content };
}

async function readRefusal(response: Response): Promise<Refused> {
  const content: unknown = await response.json().catch(() => null);
  const body = v.safeParse(RefusalBody, content);
  if (!body.success) return refusal(response.status, `The service answered with status ${response.status}.`);
  const { detail } = body.output;
  if (typeof detail === 'string') return refusal(response.status, detail);
  return refusal(response.status, 'Something in the question cannot be used.', detail, content);
}

const notUnderstood = 'This page does not understand what the service answered. Load the page again.';

const notReached = 'The service cannot be reached. Are you online?';

const accepted = { accept: 'application/json' };

function sending(body: string): RequestInit {
  return { method: 'POST', body, headers: { ...accepted, 'content-type': 'application/json' } };
}

/**
 * There is always a reply. Content of another shape than agreed, as an older page gets it from a newer service, is a refusal, too,
 * and reported as an error that nobody
 * caught, which the tests of the pages look for.
 */
async function exchange<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  body?: string,
): Promise<Reply<v.InferOutput<Schema>>> {
  try {
    const response = await fetch(path, body === undefined ? { headers: accepted } : sending(body));
    if (!response.ok) return await readRefusal(response);
    const content: unknown = response.status === 204 ? null : await response.json();
    const parsed = v.safeParse(schema, content);
    if (parsed.success) return { kind: 'answered', value: parsed.output };
    reportError(new v.ValiError(parsed.issues));
    return refusal(response.status, notUnderstood);
  } catch {
    return refusal(0, notReached);
  }
}

export function get<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return exchange(path, schema);
}

/** Posts a body: a value that becomes JSON, or JSON text as it is (numbers keep the digits that they were typed with). */
export function post<Schema extends v.GenericSchema>(path: string, body: object | string, schema: Schema) {
  return exchange(path, schema, typeof body === 'string' ? body : JSON.stringify(body));
}

/** What came back, whatever its status. */
export interface Received {
  /** 0 where the service could not be reached. */
  readonly status: number;
  readonly text: string;
}

/** Posts JSON text, and gives the reply as the service wrote it. */
export async function postForText(path: string, body: string): Promise<Received> {
  try {
    const response = await fetch(path, sending(body));
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: notReached };
  }
}
