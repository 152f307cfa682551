// A behaviour of the table tried on this client: the call made, and all that differs from what is expected.

import { inspect, isDeepStrictEqual } from 'node:util';
import type { BatchCall, Behaviour, Call, Expectation } from '../conformance/behaviour.ts';
import type { ConformanceServer } from '../conformance/server.ts';
import { MatrixSteps, MatrixStepsError, type Questions } from './src/index.ts';
import { clientName } from './src/names.ts';

interface Sent {
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
  readonly at: number;
}

/** What the texts of a behaviour stand for. */
interface Places {
  readonly key: string;
  readonly url: string;
}

/** Tries the behaviour of this number; what is wrong, or nothing. */
export async function differences(server: ConformanceServer, behaviour: Behaviour, number: number): Promise<string[]> {
  const urls = {
    service: server.service,
    script: `${server.stub}/${number}`,
    nowhere: server.nowhere,
    burst: `${server.stub}/burst/typescript`,
  };
  const places = { key: server.keys[behaviour.key ?? 'usual'], url: urls[behaviour.server] };
  const begun = performance.now();
  const shown: string[] = [];
  const outcomes = await callsOf(behaviour, places, shown);
  const outcome = outcomes.find((each) => each instanceof Error) ?? outcomes[0];
  const seconds = (performance.now() - begun) / 1000;
  const sent = behaviour.server === 'script' ? await requestsTo(server, number) : [];
  const { expect } = behaviour;
  return [
    ...(expect.error === undefined ? replyFindings(outcome, expect) : errorFindings(outcome, expect.error)),
    ...sentFindings(sent, expect, places),
    ...(seconds > (expect.takes_at_most ?? 30) ? [`it took ${seconds} seconds`] : []),
    ...([...shown, ...formsOf(outcome)].some((text) => text.includes(places.key)) ? ['the key is seen'] : []),
  ];
}

/** Makes the client and the calls; gives for each the reply or what was thrown. */
async function callsOf(behaviour: Behaviour, places: Places, shown: string[]): Promise<readonly unknown[]> {
  const { client, call, environment, times = 1 } = behaviour;
  const settings = client ?? { api_key: '{key}', base_url: '{url}' };
  const made = withEnvironment(environment ?? {}, places, () => {
    const { api_key: key, base_url: address, timeout, retries, headers, burst_wait: wait } = settings;
    return attempt(
      () =>
        new MatrixSteps({
          apiKey: typeof key === 'string' ? filled(key, places) : key,
          baseUrl: address === undefined ? undefined : filled(address, places),
          timeout: timeout === undefined ? undefined : timeout * 1000,
          retries,
          burstWait: wait === undefined ? undefined : wait * 1000,
          headers,
        }),
    );
  });
  if (!(made instanceof MatrixSteps)) return [made];
  shown.push(...formsOf(made));
  return Promise.all(Array.from({ length: times }, () => outcomeOf(made, call)));
}

async function outcomeOf(made: MatrixSteps, call: Behaviour['call']): Promise<unknown> {
  try {
    return await ('batch' in call ? batchOf(made, call) : asked(made, call, requestOf(call.request ?? {})));
  } catch (error) {
    return error;
  }
}

/** What the method of a call gives: a promise, or a question. */
function asked(groups: MatrixSteps | Questions, call: Call, ...request: readonly object[]): Promise<unknown> {
  const { family, group, method, inputs, options = {} } = call;
  const groupsOfFamily = family === 'a' ? groups : groups.compact;
  const owner: unknown = group === '' ? groupsOfFamily : Reflect.get(groupsOfFamily, joined(group));
  const ask: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, joined(method)) : null;
  if (typeof ask !== 'function') throw new Error(`there is no ${group}.${method}`);
  return Reflect.apply(ask, owner, [...Object.values(inputs).map(valueOf), named(options), ...request]);
}

/** The replies and errors in a list. */
async function batchOf(client: MatrixSteps, { batch, request = {} }: BatchCall): Promise<readonly unknown[]> {
  const questions = batch.map((call) => asked(client.questions, call));
  const answers = await client.batch(questions, requestOf(request));
  return answers.map((answer) => (answer.ok ? answer.reply : answer.error));
}

/** `row-min` as this client has it. */
function joined(words: string): string {
  return clientName(words.replaceAll('-', '_'));
}

function attempt(make: () => MatrixSteps): unknown {
  try {
    return make();
  } catch (error) {
    return error;
  }
}

/** Sets the environment while the client is made, which reads it only then. */
function withEnvironment<Made>(variables: { readonly [name: string]: string }, places: Places, make: () => Made): Made {
  for (const [name, value] of Object.entries(variables)) process.env[name] = filled(value, places);
  try {
    return make();
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

function filled(text: string, { key, url }: Places): string {
  return text.replace('{key}', key).replace('{url}', url);
}

/** A value of the table in this language. */
function valueOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('$integer' in value) return BigInt(String(value.$integer));
  if ('$nan' in value) return Number.NaN;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, valueOf(member)]));
}

function named(options: object): object {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [clientName(name), value]));
}

function requestOf(request: NonNullable<Call['request']>): object {
  const { timeout, burst_wait: burstWait, ...others } = request;
  const times = Object.entries({ timeout, burstWait }).filter(([, seconds]) => seconds !== undefined);
  return { ...named(others), ...Object.fromEntries(times.map(([name, seconds = 0]) => [name, seconds * 1000])) };
}

function replyFindings(outcome: unknown, { members = {}, absent = [] }: Expectation): readonly string[] {
  if (outcome instanceof Error) return [`it threw ${inspect(outcome)}`];
  return [
    ...memberFindings(outcome, members),
    ...absent.filter((path) => memberAt(outcome, path) !== undefined).map((path) => `${path} is there`),
  ];
}

function errorFindings(
  outcome: unknown,
  { kind, members = {}, message_has: parts = [] }: NonNullable<Expectation['error']>,
): readonly string[] {
  if (!(outcome instanceof MatrixStepsError)) return [`no error of the client, but ${inspect(outcome)}`];
  const { message } = outcome;
  return [
    ...(outcome.kind === kind ? [] : [`the error is of the kind ${outcome.kind}`]),
    ...memberFindings(outcome, members),
    ...parts.filter((part) => !message.includes(part)).map((part) => `the message lacks "${part}": ${message}`),
  ];
}

function memberFindings(holder: unknown, members: { readonly [path: string]: unknown }): readonly string[] {
  return Object.entries(members).flatMap(([path, expected]) => {
    const found = memberAt(holder, path);
    return agrees(found, expected) ? [] : [`${path} is ${inspect(found)}, not ${inspect(expected)}`];
  });
}

/** What stands at a path; its names are the API's, but for those of data, which `=` marks. */
function memberAt(holder: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Reflect.get(inner, name.startsWith('=') ? name.slice(1) : clientName(name));
  }, holder);
}

function agrees(found: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    return isDeepStrictEqual(found, expected);
  }
  if ('$text' in expected) return typeof found === 'string' && new RegExp(String(expected.$text)).test(found);
  if ('$number' in expected) return typeof found === 'number';
  if (!('$moment' in expected)) return isDeepStrictEqual(found, expected);
  if (!(found instanceof Date)) return false;
  return expected.$moment === true || found.getTime() === Date.parse(String(expected.$moment));
}

async function requestsTo({ stub }: ConformanceServer, number: number): Promise<readonly Sent[]> {
  const response = await fetch(`${stub}/received/${number}`);
  const { requests }: { readonly requests: readonly Sent[] } = JSON.parse(await response.text());
  return requests;
}

function sentFindings(sent: readonly Sent[], expect: Expectation, places: Places): readonly string[] {
  const { requests = sent.length, waits = [] } = expect;
  const pauses = sent.slice(1).map(({ at }, index) => (at - sent[index].at) / 1000);
  return [
    ...(sent.length === requests ? [] : [`${sent.length} requests were sent, not ${requests}`]),
    ...waits.flatMap(({ at_least: least, at_most: most }, index) =>
      pauses[index] >= least && pauses[index] <= most ? [] : [`pause ${index + 1} is ${pauses[index]} seconds`],
    ),
    ...(expect.sent === undefined ? [] : firstFindings(sent[0], expect.sent, places)),
  ];
}

function firstFindings(
  { path, headers, body }: Sent,
  expected: NonNullable<Expectation['sent']>,
  places: Places,
): readonly string[] {
  const { headers: fields = {}, absent_headers: absent = [] } = expected;
  return [
    ...(expected.path === undefined || expected.path === path ? [] : [`it was sent to ${path}`]),
    ...Object.entries(fields)
      .filter(([name, value]) => headers[name] !== filled(value, places))
      .map(([name]) => `the header ${name} is ${headers[name]}`),
    ...absent.filter((name) => name in headers).map((name) => `the header ${name} is there`),
    ...(expected.body === undefined || isDeepStrictEqual(JSON.parse(body), expected.body) ? [] : [`sent: ${body}`]),
    ...(expected.body_text === undefined || expected.body_text === body ? [] : [`sent: ${body}`]),
  ];
}

/** Every form in which a user may print a value. */
function formsOf(value: unknown): readonly string[] {
  const json = JSON.stringify(value) ?? '';
  const stack = value instanceof Error ? (value.stack ?? '') : '';
  return [String(value), json, stack, inspect(value, { depth: 9, showHidden: true })];
}
