// Formats: what must hold of every block in every format, for stories and for learning content.

import assert from 'node:assert/strict';
import type { Block } from '@matrixsteps/engine/document/block.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { figureSvg } from '@matrixsteps/engine/render/svg/figure.ts';
import { assertBalanced } from '@matrixsteps/engine/testing/rendering/balanced.ts';
import { assertCore } from '@matrixsteps/engine/testing/rendering/mathml-core.ts';
import temml from 'temml';

/** Both notations, rounded and not. */
const STYLES: readonly NumberStyle[] = [
  { decimals: null, notation: 'fraction' },
  { decimals: null, notation: 'decimal' },
  { decimals: 2, notation: 'decimal' },
];

/** What JavaScript writes for what is no number and no text, and signs that no teacher would write. */
const MISTAKES = /NaN|Infinity|\[object|\+ [-−]|[-−]{2}/;

/** Words in a sentence; in a formula, values that were not there. */
const GAPS = /undefined|\bnull\b(?! space)/;

/** Looks at each block in each style and format; what looks like one that was seen before is passed over. */
export function formatsChecker(): (name: string, blocks: readonly Block[]) => void {
  const seen = new Set<string>();
  return (name, blocks) => {
    for (const [style, block] of STYLES.flatMap((each) => blocks.map((one) => [each, one] as const))) {
      const look = JSON.stringify([block.kind, ...outlineOf(block, style)]);
      if (seen.has(look)) continue;
      seen.add(look);
      for (const [format, text, check] of shown(block, style)) {
        assert.doesNotMatch(text, MISTAKES, `${name}, ${format}`);
        if (block.kind === 'formula') assert.doesNotMatch(text, GAPS, `${name}, ${format}`);
        assert.doesNotThrow(() => check(text), `${name}, ${format}: ${text}`);
      }
    }
  };
}

function outlineOf(block: Block, style: NumberStyle): readonly string[] {
  const { latex } = RENDERERS;
  return [latex.block(block, style), block.explain === null ? '' : latex.prose(block.explain, style)];
}

type Shown = readonly [format: string, text: string, check: (text: string) => void];

/** A block and its reason in each format of text, each with what must hold of it. */
function shown(block: Block, style: NumberStyle): readonly Shown[] {
  const { '': plain, latex, html, mathml, speech } = RENDERERS;
  const isFormula = block.kind === 'formula';
  const texts: readonly Shown[] = [
    ['plain', plain.block(block, style), isMatrix(block) ? assertEvenLines : () => {}],
    ['latex', latex.block(block, style), isFormula || block.kind === 'rule' ? assertFormula : assertProse],
    ['mathml', mathml.block(block, style), isFormula ? assertCore : assertMarkup],
    ['html', html.block(block, style), assertMarkup],
    ['speech', speech.block(block, style), assertSpoken],
    ...(block.kind === 'figure' ? [['svg', figureSvg(block, style), assertMarkup] as const] : []),
  ];
  return block.explain === null ? texts : [...texts, ...reason(block.explain, style)];
}

function reason(text: Prose, style: NumberStyle): readonly Shown[] {
  const { '': plain, latex, html, mathml, speech } = RENDERERS;
  return [
    ['plain reason', plain.prose(text, style), () => {}],
    ['latex reason', latex.prose(text, style), assertProse],
    ['mathml reason', mathml.prose(text, style), assertMarkup],
    ['html reason', html.prose(text, style), assertMarkup],
    ['speech reason', speech.prose(text, style), assertSpoken],
  ];
}

function isMatrix(block: Block): boolean {
  return block.kind === 'formula' && ['matrix', 'grid', 'determinant'].includes(block.expression.kind);
}

function assertEvenLines(text: string): void {
  const widths = text.split('\n').map((line) => Array.from(line).length);
  assert.equal(new Set(widths).size, 1);
}

function assertFormula(text: string): void {
  temml.renderToString(text, { throwOnError: true, strict: true, displayMode: true });
}

/** Formulas stand between \( and \); outside of them a backslash only makes a special character harmless. */
function assertProse(text: string): void {
  const formulas = [...text.matchAll(/\\\( (.*?) \\\)/g)].map(([, inside]) => inside);
  for (const inside of formulas) temml.renderToString(inside, { throwOnError: true, strict: true });
  const words = text.replaceAll(/\\\( .*? \\\)/g, '').replaceAll(/\\[{}$&#%_]|\\text[a-z]+\{\}/g, '');
  assert.doesNotMatch(words, /[\\{}$&#%_^~]/);
}

function assertMarkup(text: string): void {
  assertBalanced(text);
  for (const [math] of text.matchAll(/<math.*?<\/math>/g)) assertCore(math);
}

function assertSpoken(text: string): void {
  assert.match(text, /^[A-Za-z0-9 .,;:'()?!-]+$/);
}
