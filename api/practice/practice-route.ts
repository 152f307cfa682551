// Routes of practice: exercises, and feedback on what a student answers. They answer with envelopes of family A.

import { hash } from 'node:crypto';
import type { SlipFact } from '../envelope/metadata.ts';
import type { PreparedRequest, Reply, ValidationFailure } from '../execute/prepare.ts';
import { replyOf } from '../execute/prepare.ts';
import { type FieldError, validationBody } from '../validate/field-error.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** What the documentation says of a route. */
export interface RouteWords {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

export interface PracticeRoute extends RouteWords {
  /** Reads and validates a body, and predicts the time. @throws nothing: what is wrong is a refusal */
  readonly prepare: (bytes: Uint8Array, maxReplyBytes: number) => PreparedRequest | ValidationFailure;
}

/** What an envelope of these routes holds beside its metadata. */
export interface PracticeReply {
  readonly route: RouteWords;
  /** The name of the result. */
  readonly name: string;
  readonly answer: JsonText;
  readonly notes: readonly string[];
  /** Equal questions have equal texts. */
  readonly question: string;
  readonly slip?: SlipFact | null;
}

export function practiceReply({ route, name, answer, notes, question, slip = null }: PracticeReply): Reply {
  const members: readonly (readonly [key: string, value: JsonText])[] = [
    ['endpoint', plain({ method: 'POST', route: route.path, description: route.summary })],
    [
      'result',
      object([
        ['name', plain(name)],
        ['answer', answer],
      ]),
    ],
    ['notes', plain(notes)],
  ];
  const text = `,${members.map(([key, value]) => `"${key}":${value}`).join(',')}}`;
  const inputHash = `sha256:${hash('sha256', question)}`;
  return replyOf(text, { level: 'detailed', inputHash, ...(slip === null ? {} : { slip }) });
}

export function refusalOf(entries: readonly FieldError[]): ValidationFailure {
  return { kind: 'invalid', status: 422, body: Buffer.from(validationBody(entries)) };
}
