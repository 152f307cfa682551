// The published catalogue: all topics and operations with their fields, as much as a list, a search and a form need.

import type { Catalogue, CataloguedTopic } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { AnyField } from '@matrixsteps/engine/catalogue/field.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';
import { JUDGED_TASKS } from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { pathOf } from '../endpoints/endpoints.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import { familyAParameters } from '../endpoints/parameters.ts';
import { array, type JsonText, object, plain } from '../serialize/json.ts';
import { publishedField } from './published-field.ts';

/**
 * The catalogue as JSON. Operations name their fields by keys of `fields`; `options` are the keys of those that all accept, `workings`
 * the operations whose workings are judged.
 */
export const publishedCatalogue = memoizeWeak((catalogue: Catalogue): JsonText => {
  const fields = namedFields();
  const options = familyAParameters.map((field) => fields.keyOf(field, 'options'));
  const topics = catalogue.topics.flatMap((entry) => topicJson(entry, fields));
  return object([
    ['topics', array(topics)],
    ['fields', object(fields.all())],
    ['options', plain(options)],
    ['workings', plain(JUDGED_TASKS)],
  ]);
});

function topicJson({ topic, operations }: CataloguedTopic, fields: NamedFields): readonly JsonText[] {
  const listed = operations.flatMap((operation) => {
    const members = operationMembers(topic, operation);
    if (members === null) return [];
    const keys = operation.body.map((field) => fields.keyOf(field, operation.id));
    return [object([...members, ['fields', plain(keys)]])];
  });
  if (listed.length === 0) return [];
  return [
    object([
      ['id', plain(topic.id)],
      ['title', plain(topic.title)],
      ['summary', plain(topic.summary)],
      ['operations', array(listed)],
    ]),
  ];
}

/** What is said of an operation in a list; null where family A lacks it, because pages ask questions by that family. */
export function operationMembers(
  topic: Topic,
  operation: Operation,
): readonly (readonly [key: string, value: JsonText])[] | null {
  const path = pathOf('a', topic, operation);
  if (path === null) return null;
  return [
    ['id', plain(operation.id)],
    ['title', plain(operation.title)],
    ['also_called', plain(operation.alsoCalled)],
    ['summary', plain(operation.summary)],
    ['path', plain(path)],
    ['path_b', plain(pathOf('b', topic, operation))],
    ['methods', plain(operation.methods)],
    ['answer', plain(operation.answer)],
    ['example', plain(operation.examples[0].body)],
  ];
}

interface NamedFields {
  /** The key of a field, given to it when it is first seen. */
  readonly keyOf: (field: AnyField, owner: string) => string;
  readonly all: () => readonly (readonly [key: string, json: JsonText])[];
}

/** Equal fields have one key: their name, or where another field took that, the name with that of the operation. */
function namedFields(): NamedFields {
  const keys = new Map<JsonText, string>();
  const taken = new Set<string>();
  return {
    keyOf: (field, owner) => {
      const json = publishedField(field);
      const known = keys.get(json);
      if (known !== undefined) return known;
      const key = taken.has(field.name) ? `${field.name}.${owner}` : field.name;
      keys.set(json, key);
      taken.add(key);
      return key;
    },
    all: () => [...keys].map(([json, key]) => [key, json] as const),
  };
}
