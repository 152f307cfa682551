// Envelopes: the replies of the methods, with the sections that were requested.

import type { AnyShape } from './answers.ts';
import type { Metadata, Representations, ResultProperties } from './derived/records.ts';
import type { Profile, Section, Sections, SectionsOfProfile } from './derived/sections.ts';
import type { Received } from './received.ts';

/** The answer alone. */
export interface ShortResult<S extends AnyShape, Evaluated extends boolean = true> {
  /** The `resultName` of the request. */
  readonly name: string;
  /** Numbers; texts such as "1 + 5" where `evaluateExpressions` is false and the entries can be left unevaluated. */
  readonly answer: Evaluated extends true ? S['numbers'] : S['numbers'] | S['texts'];
  /** The exact values as texts ("2/3", "sqrt(5/4)"), where some number of the answer is not exactly what it stands for. */
  readonly exact?: S['texts'];
}

/** The answer with its description. */
export interface Result<S extends AnyShape, Evaluated extends boolean = true> extends ShortResult<S, Evaluated> {
  readonly properties: ResultProperties;
  readonly representations: Representations;
}

/** What `include` may be: sections, or null for what the profile holds. */
export type Included = readonly Section[] | null;

/** The sections that are always there: those that are included, or those of the profile. */
type Named<I extends Included, P extends Profile> = I extends readonly Section[]
  ? number extends I['length']
    ? never
    : I[number]
  : SectionsOfProfile[P];

/** The sections that may be there: all, where the list of them is not known before the call. */
type Possible<I extends Included> = I extends readonly Section[]
  ? number extends I['length']
    ? Section
    : never
  : never;

type ResultIn<Names, S extends AnyShape, E extends boolean> = 'result' extends Names
  ? { readonly result: Result<S, E> }
  : 'answer' extends Names
    ? { readonly result: ShortResult<S, E> }
    : unknown;

type SectionsIn<Names> = Pick<Sections, Extract<Names, keyof Sections>>;

/** The metadata of the reply. The member is not enumerable, so `JSON.stringify` writes the answer alone. */
export interface Answered {
  /** Status, headers, request id, usage, the number of requests and the text of the reply. */
  readonly response: Received;
}

/**
 * The reply of a method: `metadata`, the sections that were asked for, and `response`.
 * @typeParam S - The shape of the answer.
 * @typeParam I - The sections that `include` names.
 * @typeParam P - The profile.
 * @typeParam E - False where expressions are left unevaluated.
 */
export type Envelope<
  S extends AnyShape,
  I extends Included = null,
  P extends Profile = 'detailed',
  E extends boolean = true,
> = P extends Profile
  ? { readonly metadata: Metadata } & SectionsIn<Named<I, P>> &
      Partial<SectionsIn<Possible<I>>> &
      Partial<ResultIn<Possible<I>, S, E> & object> &
      ResultIn<Named<I, P>, S, E> &
      Answered
  : never;
