// The envelope of family A without its metadata: the sections that the profile or `include` selects.

import type { Catalogue } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { type Endpoint, pathOf } from '../endpoints/endpoints.ts';
import { inputHash } from './input-hash.ts';
import { lazy, memoizeWeak } from '../caching/lazy.ts';
import { link } from '../endpoints/links.ts';
import { addedFormatsOf } from '../sections/formats.ts';
import { notesFormats, notesOf } from '../sections/notes.ts';
import { stepsBackground } from '../endpoints/parameters.ts';
import { assembleChunks, cachedChunk, type Chunk } from '../serialize/chunks.ts';
import type { Solution } from '../solve/solution.ts';
import { storyOf, withoutBackground } from '../sections/story.ts';
import { exactStepStyle, stepStyle } from '../sections/number-styles.ts';
import { type JsonText, plain } from '../serialize/json.ts';
import { type AnyText, LongText, ReplyTooLong } from '../serialize/long-text.ts';
import { exerciseParts } from './exercises.ts';
import { implementationsJson, isTooLong, TOO_LONG } from './implementations.ts';
import { learnJson } from './learn.ts';
import { normalizedRequest } from './normalized-request.ts';
import { quickActions } from './quick-actions.ts';
import { type Result, resultNotes, resultOf, shortResult, wholeResult } from './result.ts';
import type { SectionName } from '../endpoints/section-names.ts';
import { selectedSections } from './selection.ts';
import { stepsJson } from './steps.ts';

interface Writing {
  readonly solution: Solution;
  readonly operation: Operation;
  readonly hash: string;
  readonly result: () => Result;
}

/** The value of a section, whole or in parts; or the kept member with its key. Null leaves the section out. */
type Section = AnyText | readonly (JsonText | Chunk)[] | Chunk | null;

/** How each section is written. Only those that are selected run. */
const writers: { readonly [S in SectionName]: (writing: Writing) => Section } = {
  taxonomy: ({ solution: { request }, operation }) => taxonomy(request.endpoint.topic)(operation),
  endpoint: ({ solution: { request } }) => described(request.endpoint),
  task: ({ solution }) =>
    plain(
      solution.calls.map(({ computation }) =>
        RENDERERS.latex.prose(computation.task(), exactStepStyle(solution.request)),
      ),
    ),
  normalized_request: ({ solution }) => normalizedRequest(solution.request, solution.maxReplyBytes),
  intermediate: ({ solution }) => plain(solution.calls[0].computation.intermediate()),
  answer: ({ solution, result }) => shortResult(solution, result()),
  result: ({ solution, result }) => wholeResult(solution, result()),
  steps: ({ solution }) => steps(solution),
  quick_actions: ({ solution }) => quickActions(solution),
  explore: ({ solution: { request } }) => explore(request.endpoint.catalogue),
  learn: ({ solution, operation }) => {
    const formats = addedFormatsOf(solution.request.values);
    return formats.length === 0 ? learn(operation) : learnJson(operation, formats);
  },
  implementations: ({ solution }) => implementationsJson(solution.calls[0]),
  exercises: ({ solution: { request }, operation, hash }) => exerciseParts(request, operation, hash),
  notes: ({ solution, result }) => notes(solution, [...resultNotes(result()), ...implementationNotes(solution)]),
};

/** The members behind the metadata, each with a comma before it, and the closing brace. @throws ReplyTooLong */
export function envelopeChunks(solution: Solution, hash: string): readonly Chunk[] {
  const writing: Writing = {
    solution,
    operation: solution.calls[0].operation,
    hash,
    result: lazy(() => resultOf(solution)),
  };
  const parts: (JsonText | Chunk)[] = [];
  let length = 0;
  for (const name of selectedSections(solution.request.values)) {
    const section = writers[name](writing);
    if (section === null) continue;
    const before = parts.length;
    if (typeof section === 'string') parts.push(`,"${keyOf(name)}":${section}`);
    else if ('bytes' in section) parts.push(section);
    else parts.push(`,"${keyOf(name)}":`, ...(section instanceof LongText ? section.chunks : section));
    // Characters of a text are bytes or more; the whole is measured again when all of it is bytes.
    for (let k = before; k < parts.length; k++) length += sizeOf(parts[k]);
    if (length > solution.maxReplyBytes) throw new ReplyTooLong(solution.maxReplyBytes);
  }
  return assembleChunks([...parts, '}']);
}

function sizeOf(part: JsonText | Chunk): number {
  return typeof part === 'string' ? part.length : part.bytes.length;
}

/** A section that is the same in many replies, as it stands behind the members before it. */
function cachedMember(name: SectionName, value: JsonText): Chunk {
  return cachedChunk(`,"${keyOf(name)}":${value}`);
}

const taxonomy = memoizeWeak((topic: Topic) =>
  memoizeWeak(({ title, id }: Operation) =>
    cachedMember('taxonomy', plain({ ...topic.taxonomy, concept: title, concept_slug: id })),
  ),
);

const described = memoizeWeak(({ path, summary }: Endpoint) =>
  cachedMember('endpoint', plain({ method: 'POST', route: path, description: summary })),
);

const learn = memoizeWeak((operation: Operation) => cachedMember('learn', learnJson(operation)));

/** The hash of the question that the metadata carries. */
export function hashOf({ calls: [{ operation, computation }] }: Solution): string {
  return inputHash(operation.question, computation.identity);
}

/** The short result stands under the same key as the whole one. */
function keyOf(name: SectionName): string {
  return name === 'answer' ? 'result' : name;
}

function steps(solution: Solution): AnyText {
  const story = storyOf(solution);
  const shown = solution.request.values(stepsBackground) ? story : withoutBackground(story);
  const { request, maxReplyBytes } = solution;
  return stepsJson(shown, stepStyle(request), addedFormatsOf(request.values), maxReplyBytes);
}

/** The notes, and behind them the same in the formats that were asked for. */
function notes(solution: Solution, extra: readonly string[]): readonly JsonText[] {
  const formats = addedFormatsOf(solution.request.values);
  const asText = plain(notesOf(solution, extra));
  return formats.length === 0 ? [asText] : [asText, ',"notes_formats":', notesFormats(solution, formats, extra)];
}

/** Every operation of the family, by topic: the same for every question. */
const explore = memoizeWeak((catalogue: Catalogue): Chunk => {
  const groups = catalogue.topics.flatMap(({ topic, operations }) => {
    const links = operations.flatMap((operation) => {
      const path = pathOf('a', topic, operation);
      return path === null ? [] : [[operation.id, link(operation, path)] as const];
    });
    return links.length === 0 ? [] : [[topic.title, Object.fromEntries(links)] as const];
  });
  return cachedMember('explore', plain(Object.fromEntries(groups)));
});

function implementationNotes({ request, calls: [{ computation }] }: Solution): readonly string[] {
  return selectedSections(request.values).includes('implementations') && isTooLong(computation) ? [TOO_LONG] : [];
}
