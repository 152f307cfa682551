// The published catalogue: the operations and their fields.

import * as v from 'valibot';
import { Answer, Body, Learn, Spoken, Step } from './answers.ts';
import { get } from './http.ts';

/** Any JSON value: fallbacks, answers of examples. */
const Json = v.unknown();
const Choice = v.tuple([v.string(), v.string()]);

const Field = v.object({
  name: v.string(),
  kind: v.string(),
  label: v.string(),
  description: v.string(),
  required: v.boolean(),
  fallback: Json,
  permitted: v.array(Choice),
  /** What may be chosen one by one: an object in a body has a member for each that it changes. */
  conventions: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      description: v.string(),
      permitted: v.array(Choice),
      fallback: v.string(),
    }),
  ),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
  category: v.picklist(['input', 'options']),
});
export type Field = v.InferOutput<typeof Field>;

const Listed = {
  id: v.string(),
  title: v.string(),
  /** Other words and signs for it, in lower case. */
  also_called: v.array(v.string()),
  summary: v.string(),
  path: v.string(),
  path_b: v.nullable(v.string()),
  methods: v.array(Choice),
  answer: v.string(),
};

const ListedOperation = v.object({ ...Listed, fields: v.array(v.string()), example: Body });
export type ListedOperation = v.InferOutput<typeof ListedOperation>;

export const Catalogue = v.object({
  topics: v.array(
    v.object({ id: v.string(), title: v.string(), summary: v.string(), operations: v.array(ListedOperation) }),
  ),
  /** By key; operations name the keys of their fields. */
  fields: v.record(v.string(), Field),
  /** Keys of the fields that every operation takes besides its own. */
  options: v.array(v.string()),
  /** The operations whose workings are judged, by the names that feedback takes. */
  workings: v.array(v.string()),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;

const WorkedExample = v.object({ body: Body, task: Spoken, answer: Answer, steps: v.array(Step) });
export type WorkedExample = v.InferOutput<typeof WorkedExample>;

const PublishedOperation = v.object({
  ...Listed,
  topic: v.object({ id: v.string(), title: v.string() }),
  fields: v.array(Field),
  options: v.array(Field),
  examples: v.array(v.object({ title: v.string(), body: Body, answer: Json })),
  problems: v.array(v.object({ code: v.string(), type: v.string(), sentence: v.string() })),
  learn: v.nullable(Learn),
  sample: WorkedExample,
  /** Real replies as JSON text, shortened where they are long, and the bodies that they answer. */
  reply_body: v.string(),
  reply: v.string(),
  reply_b_body: v.nullable(v.string()),
  reply_b: v.nullable(v.string()),
  lite_body: v.string(),
  lite_reply: v.string(),
  lite_b_body: v.nullable(v.string()),
  lite_b_reply: v.nullable(v.string()),
});
export type PublishedOperation = v.InferOutput<typeof PublishedOperation>;

let known: ReturnType<typeof load> | undefined;

function load() {
  return get('/catalogue', Catalogue);
}

/** The catalogue, fetched once; where that fails, it is fetched the next time. */
export async function readCatalogue(): ReturnType<typeof load> {
  known ??= load();
  const reply = await known;
  if (reply.kind === 'refused') known = undefined;
  return reply;
}

export const readOperation = (id: string) => get(`/catalogue/${encodeURIComponent(id)}`, PublishedOperation);

/** The example of an operation, worked. */
export const readExample = (id: string) => get(`/playground/examples/${encodeURIComponent(id)}`, WorkedExample);

// One operation for a question, whatever the size: the determinant of any matrix in place of those of 2x2, of 3x3 and of any size.

const sized = /^(.+)-(\d)x\2$/;

/** The operation for all sizes; null for one that is for all sizes itself. */
export function generalOf<Operation extends Pick<ListedOperation, 'id'>>(
  { id }: Pick<ListedOperation, 'id'>,
  operations: readonly Operation[],
): Operation | null {
  const [, name] = sized.exec(id) ?? [];
  return name === undefined ? null : (operations.find((other) => other.id === `${name}-nxn`) ?? null);
}

/** Whether the operation is for matrices of another size than this one. */
export function isOtherSize({ id }: Pick<ListedOperation, 'id'>, rows: number, columns: number): boolean {
  const size = Number(sized.exec(id)?.[2]);
  return size > 0 && (rows !== size || columns !== size);
}

/** With the title of what it is, whatever the size. */
export function withShortTitle(operation: ListedOperation): ListedOperation {
  return { ...operation, title: operation.title.replace(/ of a square matrix$/, '') };
}

/** What is offered in a list: operations for one size are left out where there is one for all. */
export function offeredGroups<Group extends { readonly operations: readonly ListedOperation[] }>(
  groups: readonly Group[],
): readonly Group[] {
  const all = groups.flatMap(({ operations }) => operations);
  return groups.map((group) => ({
    ...group,
    operations: group.operations
      .filter((operation) => generalOf(operation, all) === null)
      .map((operation) => withShortTitle(operation)),
  }));
}
