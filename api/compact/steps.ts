// Steps in family B: {id, kind, content, explain}, content keyed by format; and metadata where something is marked.

import type { Step } from '@matrixsteps/engine/document/block.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { blockFormats, proseFormats, type ShownFormat } from '../sections/formats.ts';
import { marksOf } from '../sections/step-marks.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** The steps as JSON in the formats asked for, one after the other. */
export function* stepsJson(
  steps: readonly Step[],
  formats: readonly ShownFormat[],
  style: NumberStyle,
): Generator<JsonText, void> {
  for (const { id, block } of steps) {
    const marks = marksOf(block);
    yield object([
      ['id', plain(id)],
      ['kind', plain(block.kind)],
      ['content', blockFormats(block, formats, style)],
      ['explain', block.explain === null ? 'null' : proseFormats(block.explain, formats, style)],
      ...(marks === null ? [] : [['metadata', plain(marks)] as const]),
    ]);
  }
}
