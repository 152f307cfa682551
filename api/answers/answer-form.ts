// The form of an answer: all that differs between kinds of answers outside of the engine, with one file for each kind.
// The numbers of answers are written in serialize/answer-json.ts, whose tables a new kind does not compile without, either.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { OwnKind } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import type { Schema } from '../openapi/schema.ts';

/** The kinds that one operation answers with; a record is the answer of several. */
export type SingleKind = OwnKind;

/** What replies say of an answer. */
export interface AnswerProperties {
  readonly kind: string;
  readonly shape: readonly [rows: number, columns: number] | null;
  readonly description: string;
}

/** Entries by row, to be compared one by one; a list is one row, a number one row of one. */
export interface Laid<Entry> {
  readonly form: 'number' | 'list' | 'matrix';
  readonly rows: readonly (readonly Entry[])[];
}

/** How Octave writes numbers and tables of them. */
export interface OctaveWriter {
  readonly number: (value: Scalar) => string;
  readonly table: (rows: readonly (readonly Scalar[])[]) => string;
}

/** How Python with NumPy writes numbers, and arrays of one or two dimensions. */
export interface NumpyWriter {
  readonly number: (value: Scalar) => string;
  readonly list: (entries: readonly Scalar[]) => string;
  readonly table: (rows: readonly (readonly Scalar[])[]) => string;
}

/** How the clients call the kind. */
export interface ClientWords {
  readonly typescript: { readonly shape: string; readonly words: string };
  readonly python: {
    /** Whether the answer is given in the kind of container that the input is in. */
    readonly isTable: boolean;
    /** Whether Python has the answer as a tuple. */
    readonly isTuple: boolean;
    /** The type of the result, by the types of rows and of numbers in that container. */
    readonly envelope: (rows: string, numbers: string) => string;
    /** The types of the answer and of its exact texts. */
    readonly compact: (rows: string, numbers: string) => string;
    readonly words: string;
  };
  readonly r: { readonly words: string };
}

/** Everything that one kind says of itself. Methods, so that the form of one kind is a form of any kind. */
export interface AnswerForm<K extends SingleKind> {
  /** What the components of the OpenAPI document are called: `MatrixEnvelope`. */
  readonly name: string;
  /** The shape of an answer as numbers. */
  readonly numbers: Schema;
  /** The same shape with texts; null where an answer is a whole number and never written otherwise. */
  readonly texts: Schema | null;
  /** The texts that tools for assistants give. */
  readonly toolTexts: readonly Schema[];
  readonly description: string;
  readonly clients: ClientWords;
  properties(answer: AnswerOf<K>): AnswerProperties;
  octave(answer: AnswerOf<K>, writer: OctaveWriter): string;
  numpy(answer: AnswerOf<K>, writer: NumpyWriter): string;
  /** Entries as they are compared with those that somebody gave. */
  laidOut(answer: AnswerOf<K>): Laid<Scalar>;
}
