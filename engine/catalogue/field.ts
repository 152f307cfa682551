// Fields: what a question is made of. Data only; api/validate reads them from JSON.

import type { Prose } from '../document/prose.ts';
import type { Entry } from '../exact/entry.ts';
import type { ExactMatrix, Matrix } from '../exact/matrix.ts';
import type { Rational } from '../exact/rational.ts';

/** Which rows or columns to take, as written; operations resolve it against a length. */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'positions'; readonly positions: readonly number[] }
  | {
      readonly kind: 'slice';
      readonly start: number | null;
      readonly stop: number | null;
      readonly step: number | null;
    };

/** A second operand: a matrix, or one number for all positions. */
export type Operand<M extends ExactMatrix = Matrix, N extends Entry = Rational> = M | N;

/** The same with numbers of one quadratic field. */
export type ExactOperand = Operand<ExactMatrix, Entry>;

/**
 * Each kind of field and the value that it reads to. The numbers of one question are fractions, or of one quadratic field; an operation
 * that leaves such a field reads them with `ofFractions`.
 */
export interface FieldKinds {
  matrix: ExactMatrix;
  operand: ExactOperand;
  /** Rows or columns to insert: a matrix, or a flat list for a single one. */
  lines: ExactMatrix | readonly Entry[];
  /** A vector, written as a flat list: a matrix with one column. */
  vector: ExactMatrix;
  /** Several vectors, written as a list of flat lists: a matrix that has them as its columns. */
  vectors: ExactMatrix;
  /** A matrix that may be left out where its absence has a meaning of its own. */
  'optional-matrix': ExactMatrix | null;
  /** Lines of text, such as equations; null where there are none. */
  texts: readonly string[] | null;
  /** A vector that may be left out. */
  'optional-vector': ExactMatrix | null;
  /** A number that may be left out. */
  'optional-number': Entry | null;
  number: Entry;
  integer: number;
  /** An integer that may be left out where its absence has a meaning of its own. */
  position: number | null;
  'optional-position': number | null;
  /** One integer or a list of them. */
  positions: readonly number[];
  selection: Selection;
  choice: string;
  flag: boolean;
  /** The name of the result. */
  name: string;
  /** Decimal places, or null for no rounding. */
  places: number | null;
  /** Where random choices begin, or null where the question decides. */
  seed: number | null;
  /** Several of the permitted values; null where the field admits it. */
  choices: readonly string[] | null;
  /** Yes or no; null where neither is asked for, which has a meaning of its own. */
  preference: boolean | null;
  /** One choice for each convention of the field, by its name. */
  conventions: Conventions;
}

export type Conventions = { readonly [convention: string]: string };

/** One of the conventions of a field: an object in a body has a member of its name. */
export interface Convention {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly permitted: readonly (readonly [value: string, description: string])[];
  /** The value of an absent member. */
  readonly fallback: string;
}

export type FieldKind = keyof FieldKinds;

export interface Field<K extends FieldKind> {
  readonly kind: K;
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** The value of an absent field; `undefined` makes the field required. */
  readonly fallback: FieldKinds[K] | undefined;
  /** What the value means, for choices: value and description, in the order shown. */
  readonly permitted: readonly (readonly [value: string, description: string])[];
  /** What may be chosen one by one, for conventions. */
  readonly conventions: readonly Convention[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly category: 'input' | 'options';
  /** What the steps say first where a whole number has this value. */
  readonly told?: { readonly value: number; readonly words: Prose };
  /** An unknown choice is reported as an enumeration member (`operation`, `type`) or as an unexpected value. */
  readonly selector: boolean;
}

export type AnyField = { [K in FieldKind]: Field<K> }[FieldKind];

/** Gives the value of a field of the question. */
export type FieldValues = <K extends FieldKind>(field: Field<K>) => FieldKinds[K];

interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

function field<K extends FieldKind>(kind: K, text: FieldText, more: Partial<Field<K>> = {}): Field<K> {
  return {
    kind,
    ...text,
    fallback: undefined,
    permitted: [],
    conventions: [],
    minimum: null,
    maximum: null,
    category: 'input',
    selector: false,
    ...more,
  };
}

export function matrixField(text: FieldText): Field<'matrix'> {
  return field('matrix', text);
}

export function operandField(text: FieldText): Field<'operand'> {
  return field('operand', text);
}

export function linesField(text: FieldText): Field<'lines'> {
  return field('lines', text);
}

/** A vector; required. */
export function vectorField(text: FieldText): Field<'vector'> {
  return field('vector', text);
}

/** Several vectors of one length; required. */
export function vectorsField(text: FieldText): Field<'vectors'> {
  return field('vectors', text);
}

/** A matrix that may be left out. */
export function optionalMatrixField(text: FieldText): Field<'optional-matrix'> {
  return field('optional-matrix', text, { fallback: null });
}

/** Lines of text that may be left out. */
export function textsField(text: FieldText): Field<'texts'> {
  return field('texts', text, { fallback: null });
}

/** A vector that may be left out. */
export function optionalVectorField(text: FieldText): Field<'optional-vector'> {
  return field('optional-vector', text, { fallback: null });
}

/** One exact number that may be left out. */
export function optionalNumberField(text: FieldText): Field<'optional-number'> {
  return field('optional-number', text, { fallback: null });
}

/** One exact number; required. */
export function numberField(text: FieldText): Field<'number'> {
  return field('number', text);
}

/** An integer with a default, within a range. */
export function integerField(
  text: FieldText,
  fallback: number,
  range: { readonly minimum: number; readonly maximum: number } = { minimum: -1e9, maximum: 1e9 },
): Field<'integer'> {
  return field('integer', text, { fallback, ...range });
}

export function positionField(text: FieldText): Field<'position'> {
  return field('position', text, { fallback: null });
}

/** A position that may be left out, or be null, which is the same. */
export function optionalPositionField(text: FieldText): Field<'optional-position'> {
  return field('optional-position', text, { fallback: null });
}

export function positionsField(text: FieldText): Field<'positions'> {
  return field('positions', text);
}

export function selectionField(text: FieldText): Field<'selection'> {
  return field('selection', text, { fallback: { kind: 'all' } });
}

export function choiceField(
  text: FieldText,
  permitted: readonly (readonly [value: string, description: string])[],
  fallback: string,
): Field<'choice'> {
  return field('choice', text, { permitted, fallback, category: 'options' });
}

/** The field by which a combined endpoint chooses among its operations. Required. */
export function selectorField(
  text: FieldText,
  permitted: readonly (readonly [value: string, description: string])[],
): Field<'choice'> {
  return field('choice', text, { permitted, selector: true });
}

export function flagField(text: FieldText, fallback: boolean): Field<'flag'> {
  return field('flag', text, { fallback, category: 'options' });
}

export function nameField(text: FieldText, fallback: string): Field<'name'> {
  return field('name', text, { fallback, category: 'options' });
}

export function placesField(text: FieldText): Field<'places'> {
  return field('places', text, { fallback: null, minimum: -1, maximum: 15, category: 'options' });
}

/** A whole number that fits 32 bits. */
export function seedField(text: FieldText): Field<'seed'> {
  return field('seed', text, { fallback: null, minimum: 0, maximum: 2 ** 32 - 1, category: 'options' });
}

/** A whole number of things that are wanted. */
export function countField(text: FieldText, fallback: number, maximum: number): Field<'integer'> {
  return field('integer', text, { fallback, minimum: 0, maximum, category: 'options' });
}

export function choicesField(
  text: FieldText,
  permitted: readonly (readonly [value: string, description: string])[],
  fallback: readonly string[] | null,
): Field<'choices'> {
  return field('choices', text, { permitted, fallback, category: 'options' });
}

/** Yes, no, or null. */
export function preferenceField(text: FieldText): Field<'preference'> {
  return field('preference', text, { fallback: null, category: 'options' });
}

/** An object with a choice for each convention; a body names those that it changes. */
export function conventionsField(text: FieldText, conventions: readonly Convention[]): Field<'conventions'> {
  const fallback = Object.fromEntries(conventions.map((convention) => [convention.name, convention.fallback]));
  return field('conventions', text, { conventions, fallback, category: 'options' });
}
