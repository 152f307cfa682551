// Formats: steps, sentences and figures in each of the formats that a question asks for, keyed by their names.

import { type Block, type BlockOf } from '@matrixsteps/engine/document/block.ts';
import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { type FormatName, RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { figureSvg } from '@matrixsteps/engine/render/svg/figure.ts';
import { addedStepsFormats, stepsExtraFormats, stepsFormats } from '../endpoints/parameters.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

/** SVG is a format of figures alone; all others are formats of everything that is told. */
export type ShownFormat = FormatName | 'svg';

/** The formats of the steps of family B; an empty list means plain text. */
export function formatsOf(values: FieldValues): readonly ShownFormat[] {
  return chosenFormats(values(stepsFormats), values(stepsExtraFormats));
}

/** The formats that family A adds to its steps: none where none is asked for. */
export function addedFormatsOf(values: FieldValues): readonly ShownFormat[] {
  const [wanted, extra] = [values(addedStepsFormats), values(stepsExtraFormats)];
  return wanted === null && (extra ?? []).length === 0 ? [] : chosenFormats(wanted, extra);
}

function chosenFormats(wanted: readonly string[] | null, extra: readonly string[] | null): readonly ShownFormat[] {
  const names = [...(wanted === null || wanted.length === 0 ? [''] : wanted), ...(extra ?? [])];
  return names.filter(isShownFormat);
}

function isShownFormat(name: string): name is ShownFormat {
  return name === 'svg' || Object.hasOwn(RENDERERS, name);
}

/** A block in these formats; as SVG where it is a figure. */
export function blockFormats(block: Block, formats: readonly ShownFormat[], style: NumberStyle): JsonText {
  return object(
    formats.map((name) => [
      keyOf(name),
      name === 'svg' ? svgOf(block, style) : plain(RENDERERS[name].block(block, style)),
    ]),
  );
}

function svgOf(block: Block, style: NumberStyle): JsonText | null {
  return isFigure(block) ? plain(figureSvg(block, style)) : null;
}

function isFigure(block: Block): block is BlockOf<'figure'> {
  return block.kind === 'figure';
}

/** A sentence in these formats. */
export function proseFormats(text: Prose, formats: readonly ShownFormat[], style: NumberStyle): JsonText {
  return object(withoutSvg(formats).map((name) => [keyOf(name), plain(RENDERERS[name].prose(text, style))]));
}

/** Whatever is told in words, in these formats. */
export function toldFormats(formats: readonly ShownFormat[], told: (format: FormatName) => JsonText): JsonText {
  return object(withoutSvg(formats).map((name) => [keyOf(name), told(name)]));
}

function withoutSvg(formats: readonly ShownFormat[]): readonly FormatName[] {
  return formats.filter((name) => name !== 'svg');
}

/** The empty name of plain text is no key. */
function keyOf(name: ShownFormat): string {
  return name === '' ? 'text' : name;
}
