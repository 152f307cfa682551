// What a body asks: which operations, with which inputs and options; or everything that is wrong with it.

import type { AnyField, FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError, type Problem } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { FieldNeeded } from '@matrixsteps/engine/catalogue/field-needed.ts';
import { type Endpoint, operationsOf } from '../endpoints/endpoints.ts';
import { decimals } from '../endpoints/parameters.ts';
import type { Json } from '../parse/json.ts';
import { isBlank, scan } from '../parse/scan.ts';
import { type FieldReadings, readFields } from './body.ts';
import { type FieldError, fieldErrorsOf, fieldNeeded, isMissing, notAnObject, notJson } from './field-error.ts';
import { tooManyUnknown } from './unknown-fields.ts';

/** One operation with its question. */
export interface OperationCall {
  readonly operation: Operation;
  readonly computation: Computation;
}

/** An operation of `all` that these inputs do not fit. */
export interface SkippedOperation {
  readonly operation: Operation;
  readonly reason: string;
}

export interface ParsedRequest {
  readonly endpoint: Endpoint;
  readonly values: FieldValues;
  readonly calls: readonly OperationCall[];
  readonly skipped: readonly SkippedOperation[];
  /** The selector's value on a combined endpoint. */
  readonly selected: string | null;
  /** Decimal places of the answer; -1 has become null. */
  readonly decimalPlaces: number | null;
  /** Whether the numbers of the body were written as decimals, so that the steps show decimals too. */
  readonly writtenInDecimals: boolean;
  /** The fields that this question reads: those of the chosen operations, the selector and the options. */
  readonly fields: readonly AnyField[];
  /** Members of the body that no field reads. */
  readonly unknown: readonly string[];
  /** Members of the body that another operation of the endpoint reads, but none that was chosen. */
  readonly unused: readonly string[];
}

export type ParseResult =
  | { readonly kind: 'parsed'; readonly request: ParsedRequest }
  /** The fields are valid, and no operation is defined for what they hold: the request has no calls. */
  | { readonly kind: 'unanswerable'; readonly request: ParsedRequest; readonly failures: readonly Failure[] }
  | { readonly kind: 'invalid'; readonly entries: readonly FieldError[] };

/** Reads and validates a body. All invalid fields are found at once; mathematical problems come after them. */
export function parseRequest(endpoint: Endpoint, bytes: Uint8Array): ParseResult {
  const found = membersOf(bytes);
  if ('entry' in found) return refused(found.entry);
  const { members } = found;
  const tooMany = tooManyUnknown(members, endpoint.declared);
  if (tooMany !== null) return refused(tooMany);
  const readings = readFields(members, endpoint.declared, { texts: endpoint.family === 'a', root: null });
  const { operations, selected } = chosen(endpoint, readings);
  if (!readings.isValid) {
    const entries = errors(endpoint, operations, readings);
    if (entries.length > 0) return refused(...entries);
  }
  const asked = askOperations(operations, readings);
  const decimalPlaces = readings.values(decimals);
  const skipped = asked.failures.map(skippedOperation);
  const reading = { endpoint, values: readings.values, calls: asked.calls, skipped, selected };
  const request = new ParsedBody(reading, decimalPlaces === -1 ? null : decimalPlaces, operations, members);
  if (asked.calls.length === 0) return { kind: 'unanswerable', request, failures: asked.failures };
  return { kind: 'parsed', request };
}

/** What a body asks, read and found valid. A class, because accessors of a literal are made anew for each object, which takes longer than reading it. */
class ParsedBody implements ParsedRequest {
  readonly endpoint: Endpoint;
  readonly values: FieldValues;
  readonly calls: readonly OperationCall[];
  readonly skipped: readonly SkippedOperation[];
  readonly selected: string | null;
  readonly decimalPlaces: number | null;
  readonly #operations: readonly Operation[];
  readonly #members: ReadonlyMap<string, Json>;
  #fields: readonly AnyField[] | null = null;
  #writtenInDecimals: boolean | null = null;

  constructor(
    {
      endpoint,
      values,
      calls,
      skipped,
      selected,
    }: Pick<ParsedRequest, 'endpoint' | 'values' | 'calls' | 'skipped' | 'selected'>,
    decimalPlaces: number | null,
    operations: readonly Operation[],
    members: ReadonlyMap<string, Json>,
  ) {
    this.endpoint = endpoint;
    this.values = values;
    this.calls = calls;
    this.skipped = skipped;
    this.selected = selected;
    this.decimalPlaces = decimalPlaces;
    this.#operations = operations;
    this.#members = members;
  }

  // Only who tells the steps, or repeats the question, needs to know these.

  get fields(): readonly AnyField[] {
    this.#fields ??= fieldsRead(this.endpoint, this.#operations);
    return this.#fields;
  }

  get writtenInDecimals(): boolean {
    this.#writtenInDecimals ??= hasDecimals(this.fields, this.#members);
    return this.#writtenInDecimals;
  }

  get unknown(): readonly string[] {
    const { fields } = this.endpoint;
    const unknown: string[] = [];
    for (const name of this.#members.keys()) if (!fields.some((field) => field.name === name)) unknown.push(name);
    return unknown;
  }

  get unused(): readonly string[] {
    const { fields } = this;
    if (fields === this.endpoint.fields) return [];
    const names = new Set(fields.map(({ name }) => name));
    return this.endpoint.fields.flatMap(({ name }) => (names.has(name) || !this.#members.has(name) ? [] : [name]));
  }
}

/** The fields of an endpoint without the inputs of operations that were not chosen. */
function fieldsRead(endpoint: Endpoint, operations: readonly Operation[]): readonly AnyField[] {
  if (endpoint.choice.kind === 'single') return endpoint.fields;
  return endpoint.fields.flatMap((field) => (isInput(endpoint, field) ? ownField(operations, field) : [field]));
}

/** The reason without the opening words of its family of messages, which belong to a refusal. */
export function skippedOperation({ operation, entries }: Failure): SkippedOperation {
  return { operation, reason: entries[0].msg.replace(/^value is not a valid list: /, '') };
}

/** Whether a field belongs to operations: it is neither the selector nor an option of the family. */
function isInput({ choice, parameters }: Endpoint, field: AnyField): boolean {
  return !parameters.includes(field) && !(choice.kind === 'selected' && choice.selector === field);
}

/** Operations of one topic may have different fields of one name: a vector that is needed, and one that may be left out. */
function ownField(operations: readonly Operation[], { name }: AnyField): readonly AnyField[] {
  return operations.flatMap(({ body }) => body.filter((field) => field.name === name)).slice(0, 1);
}

function refused(...entries: readonly FieldError[]): {
  readonly kind: 'invalid';
  readonly entries: readonly FieldError[];
} {
  return { kind: 'invalid', entries };
}

/** The members of the body's object, or what is wrong with it. Nothing at all is an object without members. */
export function membersOf(
  bytes: Uint8Array,
): { readonly members: ReadonlyMap<string, Json> } | { readonly entry: FieldError } {
  const json = scan(bytes);
  if (json.kind === 'malformed') {
    if (isBlank(bytes)) return { members: new Map<string, Json>() };
    return { entry: notJson(json.offset, json.line, json.column, json.reason) };
  }
  return json.kind === 'object' ? { members: json.members } : { entry: notAnObject() };
}

/** The operations that the body asks for: all of them where the selector says so, or is itself invalid. */
function chosen(
  endpoint: Endpoint,
  readings: FieldReadings,
): { readonly operations: readonly Operation[]; readonly selected: string | null } {
  const operations = operationsOf(endpoint.choice);
  const { choice } = endpoint;
  if (choice.kind === 'single' || readings.errorOf(choice.selector) !== null) return { operations, selected: null };
  const selected = readings.values(choice.selector);
  return { operations: selected === ALL ? operations : operations.filter(({ id }) => id === selected), selected };
}

/** The selector's value for every operation of a topic. */
export const ALL = 'all';

/**
 * One entry for each field that none of the chosen operations can use. A field that none of them reads may be absent, but
 * a value that the endpoint does not know is refused all the same.
 */
function errors(endpoint: Endpoint, operations: readonly Operation[], readings: FieldReadings): readonly FieldError[] {
  const inputs = operations.flatMap(({ body }) => body);
  return endpoint.fields.flatMap((field) => {
    const own = readings.errorOf(field);
    if (isInput(endpoint, field) && ownField(operations, field).length === 0)
      return own === null || isMissing(own) ? [] : [own];
    const readers = isInput(endpoint, field) ? inputs.filter(({ name }) => name === field.name) : [field];
    const found = readers.map((reader) => readings.errorOf(reader));
    if (found.includes(null)) return [];
    return [own ?? found[0]].filter((entry) => entry !== null);
  });
}

/** An operation that these inputs do not fit, with the entry that says why. */
export interface Failure {
  readonly operation: Operation;
  readonly entries: readonly FieldError[];
  /** The problem of its mathematics; null where a field could not be read. */
  readonly problem: Problem | null;
  /** The problem of each entry; none where a field could not be read. */
  readonly problems: readonly Problem[];
}

/** What an operation says of inputs that it is not defined for. */
export function failureOf(operation: Operation, error: DomainError): Failure {
  const problems = [error, ...error.others].map(({ problem }) => problem);
  return { operation, entries: fieldErrorsOf(error), problem: error.problem, problems };
}

/** Asks each operation; those that the inputs do not fit say why. */
function askOperations(
  operations: readonly Operation[],
  readings: FieldReadings,
): { readonly calls: readonly OperationCall[]; readonly failures: readonly Failure[] } {
  const calls: OperationCall[] = [];
  const failures: Failure[] = [];
  for (const operation of operations) {
    if (!readings.isValid) {
      const unreadable = operation.body.map((field) => readings.errorOf(field)).find((entry) => entry !== null);
      if (unreadable !== undefined && unreadable !== null) {
        failures.push({ operation, entries: [unreadable], problem: null, problems: [] });
        continue;
      }
    }
    try {
      calls.push({ operation, computation: operation.ask(readings.values) });
    } catch (error) {
      if (error instanceof FieldNeeded) {
        failures.push({ operation, entries: [fieldNeeded(operation.title, error)], problem: null, problems: [] });
        continue;
      }
      if (!(error instanceof DomainError)) throw error;
      failures.push(failureOf(operation, error));
    }
  }
  return { calls, failures };
}

/** The entries for inputs that fit no operation asked for: those of the one operation, or all reasons in one message. */
export function noneDefined(failures: readonly Failure[]): readonly FieldError[] {
  const [{ entries }] = failures;
  if (failures.length === 1) return entries;
  const reasons = failures.map((failure) => `${failure.operation.id}: ${failure.entries[0].msg}`);
  return [{ ...entries[0], msg: `none of the operations is defined for these inputs: ${reasons.join('; ')}` }];
}

/** The kinds of field that hold numbers to calculate with. */
const NUMERIC: ReadonlySet<AnyField['kind']> = new Set<AnyField['kind']>([
  'matrix',
  'optional-matrix',
  'operand',
  'lines',
  'vector',
  'optional-vector',
  'vectors',
  'number',
  'optional-number',
]);

/** Whether the numbers of the inputs were written as decimals: a point or an exponent somewhere, and no fraction. */
function hasDecimals(fields: readonly AnyField[], members: ReadonlyMap<string, Json>): boolean {
  const of = (isWanted: (kind: AnyField['kind']) => boolean): readonly (Json | undefined)[] =>
    fields.flatMap((field) => (isWanted(field.kind) ? [members.get(field.name)] : []));
  const inputs = of((kind) => NUMERIC.has(kind));
  // An e in an equation is an unknown.
  const texts = of((kind) => kind === 'texts');
  const isDecimal = inputs.some((input) => writes(input, DECIMAL)) || texts.some((text) => writes(text, POINT));
  return isDecimal && ![...inputs, ...texts].some((input) => writes(input, FRACTION));
}

const DECIMAL = /[.eE]/;
const POINT = /\.\d|\d\./;
const FRACTION = /\//;

/** Whether the text of some number matches. */
function writes(json: Json | undefined, form: RegExp): boolean {
  switch (json?.kind) {
    case 'matrix':
      return form === DECIMAL && json.matrix.scale > 0;
    case 'fractions':
      return form === DECIMAL && json.inDecimals;
    case 'array':
      return json.items.some((item) => writes(item, form));
    case 'number':
      return form.test(json.text);
    case 'string':
      return form.test(json.value);
    default:
      return false;
  }
}
