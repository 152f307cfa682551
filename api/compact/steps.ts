// Steps in family B: {id, kind, content, explain}, content keyed by format; and metadata where something is marked.

import type { Step } from '@matrixsteps/engine/document/block.ts';
import { type FormatName, RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { marksOf } from '../sections/step-marks.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** The steps as JSON in the formats asked for, one after the other. */
export function* stepsJson(
  steps: readonly Step[],
  formats: readonly string[],
  style: NumberStyle,
): Generator<JsonText, void> {
  const names = formats.filter(isFormat);
  for (const { id, block } of steps) {
    const marks = marksOf(block);
    yield object([
      ['id', plain(id)],
      ['kind', plain(block.kind)],
      ['content', keyed(names, (name) => plain(RENDERERS[name].block(block, style)))],
      ['explain', explained(names, block.explain, style)],
      ...(marks === null ? [] : [['metadata', plain(marks)] as const]),
    ]);
  }
}

function explained(names: readonly FormatName[], explain: Step['block']['explain'], style: NumberStyle): JsonText {
  return explain === null ? 'null' : keyed(names, (name) => plain(RENDERERS[name].prose(explain, style)));
}

function keyed(names: readonly FormatName[], content: (name: FormatName) => JsonText): JsonText {
  return object(names.map((name) => [name === '' ? 'text' : name, content(name)]));
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(RENDERERS, name);
}
