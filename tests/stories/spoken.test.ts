// Spoken stories: all that the examples and the golden stories tell can be read aloud, and taken as MathJSON by a program.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ComputeEngine } from '@cortex-js/compute-engine';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { Block } from '@matrixsteps/engine/document/block.ts';
import type { Renderer } from '@matrixsteps/engine/render/renderer.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { partsOf } from '@matrixsteps/engine/testing/rendering/mathjson-parts.ts';
import { toldStories } from './told-stories.ts';

const STYLES: readonly NumberStyle[] = [
  { decimals: null, notation: 'fraction' },
  { decimals: null, notation: 'decimal' },
  { decimals: 2, notation: 'fraction' },
  { decimals: 2, notation: 'decimal' },
];

/** Heads beyond the vocabulary of the Compute Engine: an exchange of rows, the characteristic polynomial p, and subspaces. */
const OWN_HEADS: ReadonlySet<string> = new Set([
  'Exchange',
  'f',
  'm',
  'p',
  'q',
  'r',
  's',
  'g',
  'h',
  'v',
  'w',
  'z',
  'W',
  'X',
  'Y',
  'Z',
  'ColumnSpace',
  'RowSpace',
  'Span',
  'Nullity',
  'RowReduce',
]);

const PLAIN_WORDS = /^[A-Za-z0-9 .,;:'()-]+$/;

/** Two spaces, a space or a pause before a stop, a space inside parentheses, words that cannot follow each other. */
const STUMBLES =
  / {2}| [.,;:)]|\( |[.,;:][.,;:]|^[ .,;:]| $|\b(?:the the|equals equals|minus minus|times times|unnamed)\b/;

const engine = new ComputeEngine();
const operations = operationsOf(await discover());

describe('every example, by each method, can be read aloud', () => {
  for (const operation of operations) {
    test(operation.id, () => {
      const stories = toldStories(operation);
      assert.ok(stories.length >= operation.examples.length, 'some example has no way of working');
      for (const { blocks } of stories) assertSpoken(blocks);
    });
  }
});

function assertSpoken(blocks: readonly Block[]): void {
  const { speech, mathjson } = RENDERERS;
  for (const style of STYLES) {
    for (const text of shown(blocks, speech, style)) {
      assert.match(text, PLAIN_WORDS);
      assert.doesNotMatch(text, STUMBLES, text);
      assert.equal(text.split('open paren').length, text.split('close paren').length, text);
    }
    const heads = new Set(shown(blocks, mathjson, style).flatMap((json) => partsOf(json).heads));
    for (const head of heads) assert.ok(isKnown(head), `${head} is no head that programs know`);
  }
}

/** Each block and its reason. */
function shown<T>(blocks: readonly Block[], renderer: Renderer<T>, style: NumberStyle): readonly T[] {
  return blocks.flatMap((block) => [
    renderer.block(block, style),
    ...(block.explain === null ? [] : [renderer.prose(block.explain, style)]),
  ]);
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
