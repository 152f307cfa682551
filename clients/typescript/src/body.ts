// Request bodies as JSON. Whole numbers beyond a double go as `bigint`, and keep all their digits.

import { InvalidArgumentError } from './errors.ts';
import { apiName } from './names.ts';

/** A request to the API: inputs by the names of the API, options by those of this client. */
export interface ApiRequest {
  readonly path: string;
  readonly inputs: { readonly [name: string]: unknown };
  readonly options: object;
}

/** The body of a request, without members that are undefined. @throws InvalidArgumentError for what JSON cannot carry */
export function bodyText({ inputs, options }: ApiRequest): string {
  const named = Object.entries(options).map(([name, value]) => [apiName(name), optionValue(name, value)] as const);
  const members = [...Object.entries(inputs), ...named].filter(([, value]) => value !== undefined);
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${jsonText(value, name)}`).join(',')}}`;
}

/** What `include` names are members of replies, and spelt as they are. */
function optionValue(name: string, value: unknown): unknown {
  return name === 'include' && Array.isArray(value) ? value.map((section) => apiName(String(section))) : value;
}

function jsonText(value: unknown, place: string): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw refusal(place, String(value));
  if (isList(value)) {
    return `[${Array.from(value, (item, index) => jsonText(item, `${place}[${index}]`)).join(',')}]`;
  }
  if (isPlainObject(value)) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member, `${place}.${name}`)}`).join(',')}}`;
  }
  if (value === null || ['number', 'string', 'boolean'].includes(typeof value)) return JSON.stringify(value);
  throw refusal(place, typeof value === 'object' ? 'an object' : `of type ${typeof value}`);
}

/** An object of names and values, and no instance of a class. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** An array or a typed array. */
function isList(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function refusal(place: string, what: string): InvalidArgumentError {
  return new InvalidArgumentError(`${place} is ${what}, which cannot be sent.`);
}
