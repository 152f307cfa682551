// A question as a short link keeps it, and what a preview of the link says of it.

import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import type { Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { stepStyle } from '../sections/number-styles.ts';
import type { FieldError } from '../validate/field-error.ts';
import { noneDefined, type ParsedRequest, parseRequest } from '../validate/parse-request.ts';
import { exactObjectOf, inOrder } from './exact-body.ts';

export type LinkedBody =
  | { readonly kind: 'canonical'; readonly body: string }
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

/**
 * The body of a question in canonical JSON: the fields of the operation and no other members, in the order of their names, without white
 * space, each number with the digits that were sent. A body that is no question of the operation is invalid, so that a link holds
 * nothing else.
 */
export function canonicalBody(endpoint: Endpoint, bytes: Uint8Array): LinkedBody {
  const reading = parseRequest(endpoint, bytes);
  if (reading.kind === 'invalid') return reading;
  if (reading.kind === 'unanswerable') return { kind: 'invalid', entries: noneDefined(reading.failures) };
  const names = new Set(endpoint.fields.map(({ name }) => name));
  const members = Object.entries(exactObjectOf(Buffer.from(bytes).toString())).filter(([name]) => names.has(name));
  return { kind: 'canonical', body: JSON.stringify(inOrder(members)) };
}

export interface LinkPreview {
  /** Such as `Determinant of a matrix (3 × 3)`. */
  readonly title: string;
  /** The task in plain text, such as "Find the determinant of ...", whole or cut at its end. */
  readonly description: string;
}

/** Previews show less. */
const MOST_CHARACTERS = 200;

/** What a preview says of a question; null where the body is no question of this version of the operation. */
export function previewOf(endpoint: Endpoint, body: string): LinkPreview | null {
  const reading = parseRequest(endpoint, Buffer.from(body));
  if (reading.kind !== 'parsed') return null;
  const { request } = reading;
  const [{ operation, computation }] = request.calls;
  const sizes = sizesOf(computation);
  return {
    title: sizes === '' ? operation.title : `${operation.title} (${sizes})`,
    description: shortened(plainText(computation.task(), request)),
  };
}

/** Such as `2 × 3, 3 × 2`; empty where the question has no matrix. */
function sizesOf({ identity }: Computation): string {
  return identity
    .flatMap((part) => {
      const isMatrix = typeof part === 'object' && part !== null && 'rows' in part;
      return isMatrix ? [`${part.rows} × ${part.columns}`] : [];
    })
    .join(', ');
}

function plainText(task: Prose, request: ParsedRequest): string {
  return RENDERERS[''].prose(task, stepStyle(request)).replaceAll(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MOST_CHARACTERS ? text : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
