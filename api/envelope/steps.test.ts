// Steps of family A: what is written once for many replies is the same as what is written anew.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSteps, background, heading, paragraph, type Step } from '@matrixsteps/engine/document/block.ts';
import { number } from '@matrixsteps/engine/document/expression.ts';
import { keepProse, say } from '@matrixsteps/engine/document/prose.ts';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { wholeText } from '../serialize/long-text.ts';
import { stepsJson } from './steps.ts';

const ROUNDED: NumberStyle = { decimals: 2, notation: 'decimal' };
const third = number(rational(1n, 3n));

function shown(steps: readonly Step[], style: NumberStyle): string {
  return wholeText(stepsJson(steps, style));
}

function contentsOf(json: string): readonly unknown[] {
  const steps: unknown = JSON.parse(json);
  assert.ok(Array.isArray(steps));
  return steps.map((step: unknown) => {
    assert.ok(typeof step === 'object' && step !== null && 'content' in step);
    return step.content;
  });
}

test('a kept sentence is written in the style of each reply', () => {
  const kept = keepProse(say`The probe holds ${third} of it.`);
  const steps = asSteps([paragraph(kept), paragraph(say`The probe holds ${third} of it.`)]);
  for (const style of [FRACTIONS, ROUNDED, FRACTIONS]) {
    const [first, second] = contentsOf(shown(steps, style));
    assert.equal(first, second);
  }
  assert.notEqual(shown(steps, FRACTIONS), shown(steps, ROUNDED));
});

test('so is theory', () => {
  const theory = background(paragraph(say`Of ${third} nobody needs to know.`));
  assert.notEqual(shown(asSteps([theory]), FRACTIONS), shown(asSteps([theory]), ROUNDED));
});

test('words alone are escaped, the first time and the second', () => {
  const steps = asSteps([heading(say`Half & half: "50 %" of {x}`)]);
  const [content] = contentsOf(shown(steps, FRACTIONS));
  assert.equal(content, 'Half \\& half: "50 \\%" of \\{x\\}');
  assert.equal(shown(steps, FRACTIONS), shown(steps, ROUNDED));
});
