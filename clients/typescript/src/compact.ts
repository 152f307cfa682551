// Compact replies: the result, and what the level adds to it.

import type { AnyShape } from './answers.ts';
import type { Details, Level } from './derived/sections.ts';
import type { Answered } from './envelope.ts';

/** The result under its name; the API writes it as the member of that name. */
export interface CompactResult<S extends AnyShape> extends Answered {
  /** The `resultName` of the request. */
  readonly name: string;
  readonly result: S['numbers'];
  /** The numbers as the service wrote them, where a double cannot hold all their digits. */
  readonly digits?: S['texts'];
}

/** The reply of a compact method. */
export type Compact<S extends AnyShape, L extends Level = 'detailed'> = L extends 'detailed'
  ? CompactResult<S> & Details
  : CompactResult<S>;

/** The reply of a compact method that chooses among operations and repeats the choice. */
export type CompactChoice<S extends AnyShape, L extends Level, Choice extends string> = Compact<S, L> & {
  readonly operation: Choice;
};
