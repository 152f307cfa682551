// A published operation: everything that its page of the documentation shows.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { type Endpoint, type Family, operationsOf } from '../endpoints/endpoints.ts';
import { lazy } from '../caching/lazy.ts';
import { learnHtml } from '../web-answer/learn-html.ts';
import { prepareWebAnswer } from '../web-answer/web-answer.ts';
import { familyAParameters } from '../endpoints/parameters.ts';
import { typeOfProblem } from '../validate/field-error.ts';
import { array, type JsonText, object, plain } from '../serialize/json.ts';
import { generalSentences } from '../validate/problem-sentences.ts';
import { operationMembers } from './published-catalogue.ts';
import { publishedField } from './published-field.ts';
import { sampleReply } from './sample-reply.ts';

/** The operations that pages can show: their endpoints of family A, by the id of the operation. */
export function pagedEndpoints(endpoints: readonly Endpoint[]): ReadonlyMap<string, Endpoint> {
  return new Map(singleEndpoints(endpoints, 'a'));
}

function singleEndpoints(endpoints: readonly Endpoint[], family: Family): readonly (readonly [string, Endpoint])[] {
  return endpoints.flatMap((endpoint) =>
    endpoint.family === family && endpoint.choice.kind === 'single'
      ? [[endpoint.choice.operation.id, endpoint] as const]
      : [],
  );
}

/** Every operation that pages can show, by its id: JSON, written when it is first asked for. */
export function publishedOperations(endpoints: readonly Endpoint[]): ReadonlyMap<string, () => JsonText> {
  const inB = new Map(singleEndpoints(endpoints, 'b'));
  return new Map(
    singleEndpoints(endpoints, 'a').map(([id, endpoint]) => [
      id,
      lazy(() => operationJson(endpoint, inB.get(id) ?? null)),
    ]),
  );
}

/** The first example of every operation that pages can show, worked: JSON, written when it is first asked for. */
export function publishedExamples(endpoints: readonly Endpoint[]): ReadonlyMap<string, () => JsonText> {
  return new Map(
    [...pagedEndpoints(endpoints)].map(([id, endpoint]) => [
      id,
      lazy(() => sample(endpoint, operationsOf(endpoint.choice)[0])),
    ]),
  );
}

function operationJson(endpoint: Endpoint, other: Endpoint | null): JsonText {
  const { topic } = endpoint;
  const [operation] = operationsOf(endpoint.choice);
  const [a, lite] = [sampleReply(endpoint, 'worked'), sampleReply(endpoint, 'lite')];
  const b = other === null ? null : sampleReply(other, 'worked');
  const liteB = other === null ? null : sampleReply(other, 'lite');
  return object([
    ...(operationMembers(topic, operation) ?? []),
    ['topic', plain({ id: topic.id, title: topic.title })],
    ['fields', array(operation.body.map(publishedField))],
    ['options', array(familyAParameters.map(publishedField))],
    ['examples', plain(operation.examples.map(({ title, body, answer }) => ({ title, body, answer })))],
    ['problems', plain(problemsOf(operation))],
    ['learn', learnHtml(operation.learn)],
    ['sample', sample(endpoint, operation)],
    ['reply_body', plain(a.body)],
    ['reply', plain(a.reply)],
    ['reply_b_body', plain(b?.body ?? null)],
    ['reply_b', plain(b?.reply ?? null)],
    ['lite_body', plain(lite.body)],
    ['lite_reply', plain(lite.reply)],
    ['lite_b_body', plain(liteB?.body ?? null)],
    ['lite_b_reply', plain(liteB?.reply ?? null)],
  ]);
}

function problemsOf({ problems }: Operation): readonly object[] {
  return problems.map((code) => ({ code, type: typeOfProblem(code), sentence: generalSentences[code] }));
}

/** The first example, worked as on a page. */
function sample(endpoint: Endpoint, { id, examples: [{ body }] }: Operation): JsonText {
  const prepared = prepareWebAnswer(endpoint, Buffer.from(JSON.stringify(body)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  if (outcome.kind === 'invalid') throw new Error(`the first example of ${id} is refused`);
  const page: { readonly [member in 'task' | 'answer' | 'steps']: object } = JSON.parse(
    Buffer.from(outcome.body).toString(),
  );
  return plain({ body, task: page.task, answer: page.answer, steps: page.steps });
}
