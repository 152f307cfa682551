// Replies: from the text of a reply to what the methods answer with.

import { textsOf, withDigits } from './digits.ts';
import { MalformedReplyError } from './errors.ts';
import { clientName, renamed } from './names.ts';
import type { Received } from './received.ts';

type Data = { readonly [name: string]: unknown };

/** The body of a reply, as the API writes it. @throws MalformedReplyError where it is no object */
export function parsed(received: Received): Data {
  const body = parsedJson(received);
  if (!isData(body)) throw new MalformedReplyError(received, 'it is not an object');
  return body;
}

function parsedJson(received: Received): unknown {
  try {
    return JSON.parse(received.text);
  } catch {
    throw new MalformedReplyError(received, 'it is not JSON');
  }
}

/** The envelope of a reply. @throws MalformedReplyError where it is none */
export function envelopeFrom(received: Received): Data {
  const body = parsed(received);
  if (!isData(body['metadata'])) throw new MalformedReplyError(received, 'it has no metadata');
  const digits = withDigits(received.text);
  const envelope = renamed(body);
  if (!isData(envelope)) throw new MalformedReplyError(received, 'it is not an object');
  const whole = isData(digits) ? withExact(envelope['result'], digits['result']) : envelope['result'];
  const result = isData(whole) ? withNamedParts(whole) : whole;
  return withResponse(result === undefined ? envelope : { ...envelope, result }, received);
}

/** The result, of which the answer may have parts. */
function withNamedParts(result: Data): Data {
  const named = ['answer', 'exact'].flatMap((name) => (name in result ? [[name, memberNames(result[name])]] : []));
  return { ...result, ...Object.fromEntries(named) };
}

/** The result with exact texts where a double would lose digits and the service sent none. */
function withExact(result: unknown, digits: unknown): unknown {
  if (!isData(result) || !isData(digits) || 'exact' in result) return result;
  const exact = textsOf(result['answer'], digits['answer']);
  return exact === null ? result : { ...result, exact };
}

export interface CompactNaming {
  readonly resultName: string;
}

/** The compact reply with its result under `result`. @throws MalformedReplyError where there is none */
export function compactFrom(received: Received, { resultName }: CompactNaming): Data {
  const { [resultName]: result, ...others } = parsed(received);
  if (result === undefined) throw new MalformedReplyError(received, `it has no member ${JSON.stringify(resultName)}`);
  const whole = withDigits(received.text);
  const digits = isData(whole) ? textsOf(result, whole[resultName]) : null;
  const beside = renamed(others);
  return withResponse(
    {
      name: resultName,
      result: memberNames(result),
      ...(digits === null ? {} : { digits: memberNames(digits) }),
      ...(isData(beside) ? beside : {}),
    },
    received,
  );
}

/** The parts of an answer, or the answers of several operations, by names as the methods have them. */
function memberNames(value: unknown): unknown {
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [clientName(key), memberNames(member)]));
}

/** The reply with its metadata beside it. */
export function withResponse(reply: Data, response: Received): Data {
  return Object.defineProperty(reply, 'response', { value: response, enumerable: false });
}

/**
 * A reply as the type of its method, unchecked: the types are derived from the schemas that the service publishes.
 */
export function trusted(value: Data | readonly unknown[]) {
  const holder: object = { value };
  return Reflect.get(holder, 'value');
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
