// Spoken stories: all that the examples and the golden stories tell can be read aloud, and taken as MathJSON by a program.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ComputeEngine } from '@cortex-js/compute-engine';
import { operationsOf } from '@matrixmath/engine/catalogue/catalogue.ts';
import { discover } from '@matrixmath/engine/catalogue/discover.ts';
import type { Operation, Question } from '@matrixmath/engine/catalogue/operation.ts';
import { Problem } from '@matrixmath/engine/catalogue/problem.ts';
import type { Json } from '@matrixmath/engine/render/renderer.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import { askBody } from '@matrixmath/engine/testing/asking.ts';
import { partsOf } from '@matrixmath/engine/testing/mathjson-parts.ts';
import { type Golden, goldenStories, waysOf } from './golden-story.ts';

const STYLES: readonly NumberStyle[] = [
  { decimals: null, notation: 'fraction' },
  { decimals: null, notation: 'decimal' },
  { decimals: 2, notation: 'fraction' },
  { decimals: 2, notation: 'decimal' },
];

/** Heads beyond the vocabulary of the Compute Engine: an exchange of rows, and the characteristic polynomial p. */
const OWN_HEADS: ReadonlySet<string> = new Set(['Exchange', 'p']);

const PLAIN_WORDS = /^[A-Za-z0-9 .,;:'()-]+$/;

/** Two spaces, a space or a pause before a stop, a space inside parentheses, words that cannot follow each other. */
const STUMBLES =
  / {2}| [.,;:)]|\( |[.,;:][.,;:]|^[ .,;:]| $|\b(?:the the|equals equals|minus minus|times times|unnamed)\b/;

const engine = new ComputeEngine();
const operations = operationsOf(await discover());
const golden = goldenStories();

describe('every example, by each method, can be read aloud', () => {
  for (const operation of operations) {
    test(operation.id, () => {
      const questions = questionsOf(operation);
      assert.ok(questions.length >= operation.examples.length, 'some example has no way of working');
      for (const question of questions) assertSpoken(question);
    });
  }
});

/** The questions of the examples of an operation, by each method that takes them, and of its golden stories. */
function questionsOf(operation: Operation): readonly Question[] {
  const told = golden.filter((story) => story.operation === operation.id);
  return [
    ...operation.examples.flatMap(({ body }) => waysOf(operation).flatMap((way) => asked(operation, body, way))),
    ...told.flatMap(({ body }) => asked(operation, body, null)),
  ];
}

/** The question, or none where the method does not take its input. */
function asked(operation: Operation, body: Golden['body'], way: string | null): readonly Question[] {
  try {
    const question = askBody(operation, way === null ? body : { ...body, method: way });
    question.answer('moves');
    return [question];
  } catch (error) {
    if (error instanceof Problem && way !== null && way !== 'auto') return [];
    throw error;
  }
}

function assertSpoken(question: Question): void {
  for (const style of STYLES) {
    for (const text of spokenParts(question, style)) {
      assert.match(text, PLAIN_WORDS);
      assert.doesNotMatch(text, STUMBLES, text);
      assert.equal(text.split('open paren').length, text.split('close paren').length, text);
    }
    const heads = new Set(jsonParts(question, style).flatMap((json) => partsOf(json).heads));
    for (const head of heads) assert.ok(isKnown(head), `${head} is no head that programs know`);
  }
}

function spokenParts(question: Question, style: NumberStyle): readonly string[] {
  const { speech } = RENDERERS;
  return [
    speech.prose(question.task(), style),
    ...question
      .story()
      .flatMap((block) => [
        speech.block(block, style),
        ...(block.explain === null ? [] : [speech.prose(block.explain, style)]),
      ]),
    ...question.notes().map((note) => speech.prose(note, style)),
  ];
}

function jsonParts(question: Question, style: NumberStyle): readonly Json[] {
  const { mathjson } = RENDERERS;
  return [
    mathjson.prose(question.task(), style),
    ...question
      .story()
      .flatMap((block) => [
        mathjson.block(block, style),
        ...(block.explain === null ? [] : [mathjson.prose(block.explain, style)]),
      ]),
    ...question.notes().map((note) => mathjson.prose(note, style)),
  ];
}

const known = new Map<string, boolean>();

function isKnown(head: string): boolean {
  const found = known.get(head);
  if (found !== undefined) return found;
  const definition = engine.lookupDefinition(head);
  const isDefined = OWN_HEADS.has(head) || (definition !== undefined && 'operator' in definition);
  known.set(head, isDefined);
  return isDefined;
}
