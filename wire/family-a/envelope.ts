// The envelope of family A without its metadata: the sections that the profile or `include` selects.
// Above: service.ts. Below: section-names.ts, result.ts, steps.ts and the other sections.

import type { Catalogue } from '@matrixmath/engine/catalogue/catalogue.ts';
import type { Operation } from '@matrixmath/engine/catalogue/operation.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import { pathOf } from '../endpoints.ts';
import { inputHash } from '../input-hash.ts';
import { lazily, onceFor } from '../lazily.ts';
import { link } from '../links.ts';
import { notesOf } from '../notes.ts';
import { stepsBackground } from '../parameters.ts';
import type { Solution } from '../solution.ts';
import { storyOf, withoutBackground } from '../story.ts';
import { stepStyle } from '../styles.ts';
import { type JsonText, memberList, plain } from '../writing/json.ts';
import { exercisesJson } from './exercises.ts';
import { implementationsJson, isTooLong, TOO_LONG } from './implementations.ts';
import { learnJson } from './learn.ts';
import { normalizedRequest } from './normalized-request.ts';
import { quickActions } from './quick-actions.ts';
import { type Result, resultNotes, resultOf, shortResult, wholeResult } from './result.ts';
import type { SectionName } from './section-names.ts';
import { selectedSections } from './selection.ts';
import { stepsJson } from './steps.ts';

interface Writing {
  readonly solution: Solution;
  readonly operation: Operation;
  readonly hash: string;
  readonly result: () => Result;
}

/** How each section is written; null leaves it out. Only those that are selected run. */
const writers: { readonly [S in SectionName]: (writing: Writing) => JsonText | null } = {
  taxonomy: ({ solution, operation }) =>
    plain({ ...solution.asked.endpoint.topic.taxonomy, concept: operation.title, concept_slug: operation.id }),
  endpoint: ({ solution: { asked } }) =>
    plain({ method: 'POST', route: asked.endpoint.path, description: asked.endpoint.summary }),
  task: ({ solution }) =>
    plain(solution.parts.map(({ question }) => RENDERERS.latex.prose(question.task(), stepStyle(solution.asked)))),
  normalized_request: ({ solution }) => normalizedRequest(solution.asked),
  intermediate: ({ solution }) => plain(solution.parts[0].question.intermediate()),
  answer: ({ solution, result }) => shortResult(solution, result()),
  result: ({ solution, result }) => wholeResult(solution, result()),
  steps: ({ solution }) => steps(solution),
  quick_actions: ({ solution }) => quickActions(solution),
  explore: ({ solution: { asked } }) => explore(asked.endpoint.catalogue),
  learn: ({ operation }) => learnJson(operation),
  implementations: ({ solution }) => implementationsJson(solution.parts[0]),
  exercises: ({ solution: { asked }, operation, hash }) => exercisesJson(asked, operation, hash),
  notes: ({ solution, result }) =>
    plain(notesOf(solution, [...resultNotes(result()), ...implementationNotes(solution)])),
};

/** The members behind the metadata, as they follow it: a comma first, or nothing at all. */
export function envelopeRest(solution: Solution, hash: string): JsonText {
  const writing: Writing = {
    solution,
    operation: solution.parts[0].operation,
    hash,
    result: lazily(() => resultOf(solution)),
  };
  const members = memberList(
    selectedSections(solution.asked.given).map((name) => [keyOf(name), writers[name](writing)]),
  );
  return members === '' ? '}' : `,${members}}`;
}

/** The hash of the question that the metadata carries. */
export function hashOf({ parts: [{ operation, question }] }: Solution): string {
  return inputHash(operation.question, question.identity);
}

/** The short result stands under the same key as the whole one. */
function keyOf(name: SectionName): string {
  return name === 'answer' ? 'result' : name;
}

function steps(solution: Solution): JsonText {
  const story = storyOf(solution);
  const shown = solution.asked.given(stepsBackground) ? story : withoutBackground(story);
  return stepsJson(shown, stepStyle(solution.asked));
}

/** Every operation of the family, by topic: the same for every question. */
const explore = onceFor((catalogue: Catalogue): JsonText => {
  const groups = catalogue.topics.flatMap(({ topic, operations }) => {
    const links = operations.flatMap((operation) => {
      const path = pathOf('a', topic, operation);
      return path === null ? [] : [[operation.id, link(operation, path)] as const];
    });
    return links.length === 0 ? [] : [[topic.title, Object.fromEntries(links)] as const];
  });
  return plain(Object.fromEntries(groups));
});

function implementationNotes({ asked, parts: [{ question }] }: Solution): readonly string[] {
  return selectedSections(asked.given).includes('implementations') && isTooLong(question) ? [TOO_LONG] : [];
}
