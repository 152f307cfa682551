// Tools: what an assistant can call. Everything that a client may know of one, and what answers a call.

import type { Schema } from '@matrixsteps/api/openapi/schema.ts';
import type { PreparedRequest, ValidationFailure } from '@matrixsteps/api/execute/prepare.ts';
import type { JsonText } from '@matrixsteps/api/serialize/json.ts';
import { object, plain } from '@matrixsteps/api/serialize/json.ts';

/** Arguments of a call, as plain data. */
export type Arguments = { readonly [name: string]: unknown };

/** What errors say of an argument: its name and what it is. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
}

export interface Tool {
  /** A verb in snake case, unique. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
  readonly parameters: readonly Parameter[];
  /** The choices of `operation`; empty where the tool has no such argument. */
  readonly operations: readonly string[];
  /** Arguments that are answered, as like the given ones as the tool has them. */
  readonly exampleFor: (given: Arguments) => Arguments;
  /**
   * Reads and validates the JSON of the arguments and predicts what answering takes. The body of the answer is a `Reply`; that
   * of a refusal is the one of a 422.
   */
  readonly prepare: (bytes: Uint8Array) => PreparedRequest | ValidationFailure;
}

/** What a tool answers: the same for people and for programs. */
export interface Reply {
  readonly text: string;
  /** A JSON object that the output schema describes. */
  readonly structured: { readonly [name: string]: unknown };
}

/** The body of an answer, the structured part already JSON. */
export function replyJson(text: string, structured: JsonText): JsonText {
  return object([
    ['text', plain(text)],
    ['structured', structured],
  ]);
}
