// Told stories: the solutions of all golden stories' questions and of all examples, each by every method that applies to it.

import { isDeepStrictEqual } from 'node:util';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { DomainError } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { type Block, paragraph } from '@matrixsteps/engine/document/block.ts';
import { askBody } from '@matrixsteps/engine/testing/asking.ts';
import { goldenStories } from './golden-story.ts';

type Body = { readonly [field: string]: unknown };

/** Everything that a reader gets to one question. */
export interface ToldStory {
  readonly name: string;
  /** The task and the notes are paragraphs beside the story itself. */
  readonly blocks: readonly Block[];
}

/** The stories of an operation, those that use fractions also in decimals. A method that does not apply is left out. */
export function toldStories(operation: Operation): readonly ToldStory[] {
  const golden = GOLDEN.filter(({ operation: id }) => id === operation.id).map(({ path, body }) => ({
    name: path,
    body,
  }));
  const examples = operation.examples.flatMap(({ title, body }) => [
    { name: title, body },
    ...operation.methods.map(([method]) => ({ name: `${title} by ${method}`, body: { ...body, method } })),
  ]);
  return [...golden, ...examples].flatMap(({ name, body }) => {
    const question = askedOf(operation, body);
    if (question === null) return [];
    const [told, inDecimals] = [false, true].map((decimals) => blocksOf(question, decimals));
    const story = { name, blocks: told };
    return isDeepStrictEqual(told, inDecimals)
      ? [story]
      : [story, { name: `${name}, in decimals`, blocks: inDecimals }];
  });
}

const GOLDEN = goldenStories();

/** The question; null where its method does not apply. @throws DomainError of any other kind. */
function askedOf(operation: Operation, body: Body): Computation | null {
  // The stories of failures have a test of their own.
  if (body['explain_failure'] === true) return null;
  try {
    const question = askBody(operation, body);
    question.answer('moves');
    return question;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'method' || error.code === 'not_square')) return null;
    throw error;
  }
}

function blocksOf(question: Computation, inDecimals: boolean): readonly Block[] {
  return [
    paragraph(question.task()),
    ...question.story(inDecimals),
    ...question.notes().map((note) => paragraph(note)),
  ];
}
