// Entries: one for each field that a body gets wrong, in the documented shape {loc, msg, type}.

import type { DomainError, DomainErrorCode } from '@matrixsteps/engine/catalogue/domain-error.ts';
import type { FieldNeeded, Taken } from '@matrixsteps/engine/catalogue/field-needed.ts';

export interface FieldError {
  readonly loc: readonly string[];
  readonly msg: string;
  readonly type: string;
}

/** What is wrong inside one field: the places below the field, the message and its machine-readable type. */
export interface ValueError {
  readonly at: readonly string[];
  readonly msg: string;
  readonly type: string;
}

export function fieldError(field: string, { at, msg, type }: ValueError): FieldError {
  return { loc: ['body', field, ...at], msg, type };
}

const MISSING = 'value_error.missing';

export function missing(field: string): FieldError {
  return { loc: ['body', field], msg: 'field required', type: MISSING };
}

export function isMissing({ type }: FieldError): boolean {
  return type === MISSING;
}

/** `advice` says what to leave out, as the end of a sentence. */
export function replyTooLong(maxBytes: number, advice: string): FieldError {
  return {
    loc: ['body'],
    msg: `the reply would be longer than ${maxBytes} bytes; ${advice}`,
    type: typeOfProblem('too_large'),
  };
}

/** `advice` says what to do instead, as the end of a sentence. */
export function matrixTooLarge(mostEntries: number, advice: string): FieldError {
  return {
    loc: ['body'],
    msg: `a matrix has more than ${mostEntries} entries; ${advice}`,
    type: typeOfProblem('too_large'),
  };
}

export function notAnObject(): FieldError {
  return { loc: ['body'], msg: 'value is not a valid dict', type: 'type_error.dict' };
}

export function notJson(offset: number, line: number, column: number, reason: string): FieldError {
  return {
    loc: ['body', String(offset)],
    msg: `${reason}: line ${line} column ${column} (byte ${offset})`,
    type: 'value_error.jsondecode',
  };
}

const takenWords: { readonly [T in Taken]: string } = {
  fractions: 'fractions and decimals only, such as "-7/3" or 0.1',
  'real-numbers':
    'real numbers only, such as "-7/3" or "sqrt(2)": with complex vectors books conjugate one of the two, and differ in which',
  'real-sizes':
    'real numbers only, such as "-7/3" or "sqrt(2)", for this kind; the kinds 2 and frobenius take complex numbers',
};

/** A number beyond the fractions, or the real numbers, for an operation that takes these alone: it is called by its title. */
export function fieldNeeded(title: string, { at, number, isComplex, field, taken }: FieldNeeded): FieldError {
  const kind = isComplex ? 'a complex number' : 'an irrational number';
  return {
    loc: ['body', ...at],
    msg: `value is not a valid list: "${number}"${placeWords(at.slice(1))} is ${kind}, of the field ${field}; ${title} takes ${takenWords[taken]}`,
    type: 'type_error.list',
  };
}

/** Where a number stands, from its 0-based indices. */
function placeWords(indices: readonly string[]): string {
  const [first, second] = indices.map((index) => Number(index) + 1);
  if (first === undefined) return '';
  return second === undefined ? ` at place ${first}` : ` in row ${first}, column ${second}`;
}

/** The type that a client reads, for each mathematical problem. */
const problemTypes: { readonly [K in DomainErrorCode]: string } = {
  dimension_mismatch: 'value_error.dimension_mismatch',
  zero_division: 'value_error.zero_division',
  not_square: 'value_error.not_square',
  not_three_dimensional: 'value_error.not_three_dimensional',
  zero_vector: 'value_error.zero_vector',
  inputs: 'value_error.inputs',
  singular: 'value_error.singular',
  not_symmetric: 'value_error.not_symmetric',
  not_positive_definite: 'value_error.not_positive_definite',
  not_stochastic: 'value_error.not_stochastic',
  not_a_basis: 'value_error.not_a_basis',
  not_in_span: 'value_error.not_in_span',
  different_span: 'value_error.different_span',
  domain: 'value_error.domain',
  overflow: 'value_error.overflow',
  index: 'value_error.index',
  too_large: 'value_error.too_large',
  method: 'value_error.const',
  equation: 'value_error.equation',
  system: 'value_error.system',
  not_enough_data: 'value_error.not_enough_data',
  zero_variance: 'value_error.zero_variance',
};

/** The type that a refusal for a mathematical problem has. */
export function typeOfProblem(code: DomainErrorCode): string {
  return problemTypes[code];
}

function errorOfProblem(problem: DomainError): FieldError {
  return { loc: ['body', ...problem.at], msg: problem.message, type: typeOfProblem(problem.code) };
}

/** The entries of a problem: one for each field that has one. */
export function fieldErrorsOf(problem: DomainError): readonly FieldError[] {
  return [problem, ...problem.others].map(errorOfProblem);
}

/** The body of a 422. */
export function validationBody(entries: readonly FieldError[]): string {
  return JSON.stringify({ detail: entries });
}

export function listOf(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** The outcome of reading one field. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ValueError };

export function accept<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function refuse(
  type: string,
  msg: string,
  ...at: readonly string[]
): { readonly ok: false; readonly error: ValueError } {
  return { ok: false, error: { at, msg, type } };
}
