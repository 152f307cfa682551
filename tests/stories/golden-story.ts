// Golden stories: the worked solution of one question in plain text, kept beside its operation in `stories/*.txt` for people to
// read. The first two lines of a file name the question; the rest is derived from them. Other formats have the conformance suite
// of `engine/render`.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Catalogue } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import { asSteps, type Block, foldBlock, type StoryLength } from '@matrixsteps/engine/document/block.ts';
import { stepsAtLength } from '@matrixsteps/engine/document/story-length.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { askBody, failureOf, valuesOf } from '@matrixsteps/engine/testing/asking.ts';

const plain = RENDERERS[''];

const OPERATIONS = join(import.meta.dirname, '../../engine/operations');

/** The question of a golden story. */
export interface Golden {
  /** Where it is kept, below the operations. */
  readonly path: string;
  readonly operation: string;
  readonly body: { readonly [field: string]: unknown };
  /** What the file holds now. */
  readonly text: string;
}

/** All golden stories, by path. */
export function goldenStories(): readonly Golden[] {
  return readdirSync(OPERATIONS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt') && entry.parentPath.endsWith('stories'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map(goldenIn);
}

function goldenIn(file: string): Golden {
  const text = readFileSync(file, 'utf8');
  const [operation, body] = text.split('\n');
  return {
    path: relative(OPERATIONS, file),
    operation: operation.replace('operation: ', ''),
    body: bodyIn(body.replace('body: ', '')),
    text,
  };
}

function bodyIn(text: string): Golden['body'] {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw new Error(`${text} is no body`);
  return Object.fromEntries(Object.entries(body));
}

/** The absolute path of a golden story. */
export function fileOf({ path }: Golden): string {
  return join(OPERATIONS, path);
}

/** The text that a golden story should have. @throws Error where there is no such operation. */
export function goldenText(catalogue: Catalogue, { path, operation: id, body }: Golden): string {
  const operation = operationsOf(catalogue).find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`${path}: there is no operation ${id}`);
  const written = JSON.stringify(body);
  const style: NumberStyle = { decimals: null, notation: /\d\.\d/.test(written) ? 'decimal' : 'fraction' };
  const failure = body['explain_failure'] === true ? failureOf(operation, valuesOf(operation, body)) : null;
  const text =
    failure === null
      ? storyText(askedOf(operation, body), style, lengthIn(body))
      : failureText(failure, style, lengthIn(body));
  return `operation: ${operation.id}\nbody: ${written}\n\n${text}\n`;
}

function askedOf(operation: Operation, body: Golden['body']): Computation {
  const question = askBody(operation, body);
  question.answer('moves');
  return question;
}

function lengthIn({ steps_length: length }: Golden['body']): StoryLength {
  return length === 'short' || length === 'full' ? length : 'normal';
}

/** The sentence of the 422, and the steps that explain it. */
function failureText(
  { problem, story }: NonNullable<ReturnType<typeof failureOf>>,
  style: NumberStyle,
  length: StoryLength,
): string {
  const blocks = stepsAtLength(asSteps(story?.blocks ?? []), length).map(({ block }) => block);
  return [
    `Problem: ${problem.code}`,
    ...blocks.flatMap((block) => [blockText(block, style), ...reasonOf(block, style)]),
  ].join('\n');
}

function storyText(question: Computation, style: NumberStyle, length: StoryLength): string {
  const steps = stepsAtLength(asSteps(question.story(style.notation === 'decimal')), length);
  const story = steps.map(({ block }) => block);
  const blocks = story.filter(({ background }) => !background);
  const notes = question.notes().map((note) => `Note: ${plain.prose(note, style)}`);
  return [
    `Task: ${plain.prose(question.task(), style)}`,
    ...story.filter(({ background }) => background).map((block) => `Theory: ${plain.block(block, style)}`),
    ...blocks.flatMap((block) => [blockText(block, style), ...reasonOf(block, style)]),
    ...notes,
  ].join('\n');
}

/** Headings are set off by number signs, formulas by their indentation. */
function blockText(block: Block, style: NumberStyle): string {
  const text = plain.block(block, style);
  return foldBlock<typeof block.kind, string>(block, {
    heading: ({ level }) => `\n${'#'.repeat(level)} ${text}`,
    formula: () => indented(text),
    prose: () => text,
    figure: () => `Figure: ${text}`,
    rule: () => text,
  });
}

function reasonOf({ explain }: Block, style: NumberStyle): readonly string[] {
  return explain === null ? [] : [`(${plain.prose(explain, style)})`];
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}

/** The ways of working that some golden story must show: each method of an operation, or its only way. */
export function waysOf({ methods }: Operation): readonly (string | null)[] {
  return methods.length === 0 ? [null] : ['auto', ...methods.map(([name]) => name)];
}
