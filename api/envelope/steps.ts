// Steps in family A: {id, content, content_type, metadata, explain, explain_type}, and other formats where they are asked for.

import { type Block, type BlockKind, type BlockOf, foldBlock, type Step } from '@matrixsteps/engine/document/block.ts';
import { isKeptProse, type Prose } from '@matrixsteps/engine/document/prose.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { perView, type View, viewOf } from '@matrixsteps/engine/render/view.ts';
import { createLruMap } from '../caching/lru-map.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import { blockFormats, proseFormats, type ShownFormat } from '../sections/formats.ts';
import { marksOf, type StepMarks } from '../sections/step-marks.ts';
import { type JsonText, plain } from '../serialize/json.ts';
import { type AnyText, DEFAULT_MAX_REPLY_BYTES, TextWriter } from '../serialize/long-text.ts';

interface Content {
  readonly content: JsonText;
  readonly type: 'h1' | 'latex' | 'text' | 'border';
  readonly metadata: { readonly width: number; readonly pattern: string; readonly color: string } | StepMarks | null;
}

/** How each kind of block is shown. */
type Contents = { readonly [K in BlockKind]: (block: BlockOf<K>) => Content };

function contentsIn(style: NumberStyle): Contents {
  return {
    heading: ({ text }) => ({ content: proseJson(text, style), type: 'h1', metadata: null }),
    formula: (block) => ({
      content: plain(latex.expression(block.expression, style)),
      type: 'latex',
      metadata: marksOf(block),
    }),
    prose: ({ text, background }) => ({
      content: background ? keptJson(text, style) : proseJson(text, style),
      type: 'text',
      metadata: null,
    }),
    figure: ({ text }) => ({ content: proseJson(text, style), type: 'text', metadata: null }),
    rule: ({ width }) => ({
      content: '""',
      type: 'border',
      metadata: { width, pattern: 'solid', color: 'gray' },
    }),
  };
}

const contentsFor = perView(({ numbers }) => contentsIn(numbers));

const { latex } = RENDERERS;

/** A sentence. Many are the same in every story of an operation: those are written once. */
function proseJson(text: Prose, style: NumberStyle): JsonText {
  const [words] = text;
  if (text.length === 1 && typeof words === 'string') return wordsJson(words);
  return isKeptProse(text) ? keptJson(text, style) : plain(latex.prose(text, style));
}

/** The background steps are the same for every question. */
function keptJson(text: Prose, style: NumberStyle): JsonText {
  return keptIn(viewOf(style, 'elided', 'built-up'))(text);
}

const keptIn = memoizeWeak((view: View) => memoizeWeak((text: Prose) => plain(latex.prose(text, view.numbers))));

/** Words alone, which look the same in every style. */
function wordsJson(words: string): JsonText {
  const known = knownWords.get(words);
  if (known !== undefined) return known;
  const json = plain(latex.prose([words], FRACTIONS));
  if (words.length <= MAX_KEPT) knownWords.set(words, json);
  return json;
}

/** More than the sentences of all operations. */
const knownWords = createLruMap<string, JsonText>(4096);
const MAX_KEPT = 1000;

/** The steps, background blocks among them. Formulas are LaTeX; in sentences they stand between \( and \). @throws ReplyTooLong */
export function stepsJson(
  steps: readonly Step[],
  style: NumberStyle,
  formats: readonly ShownFormat[] = [],
  maxBytes = DEFAULT_MAX_REPLY_BYTES,
): AnyText {
  const contents = contentsFor(viewOf(style, 'elided', 'built-up'));
  const writer = new TextWriter(maxBytes);
  writer.write('[');
  for (let index = 0; index < steps.length; index++) {
    writer.write((index === 0 ? '' : ',') + stepJson(steps[index], contents, style, formats));
  }
  writer.write(']');
  return writer.end();
}

/**
 * Written member by member: an object for each step, made only to be written, costs as much again. The ids are made of names of
 * operations and of numbers, in which there is nothing to escape.
 */
function stepJson(
  { id, block }: Step,
  contents: Contents,
  style: NumberStyle,
  formats: readonly ShownFormat[],
): JsonText {
  const { content, type, metadata } = foldBlock<typeof block.kind, Content>(block, contents);
  const marks = metadata === null ? 'null' : plain(metadata);
  const shown = `{"id":"${id}","content":${content},"content_type":"${type}","metadata":${marks}`;
  const added = formats.length === 0 ? '' : addedFormats(block, style, formats);
  if (block.explain === null) return `${shown},"explain":null,"explain_type":null${added}}`;
  return `${shown},"explain":${proseJson(block.explain, style)},"explain_type":"info"${added}}`;
}

/** The step and its reason in other formats, with a comma before them. */
function addedFormats(block: Block, style: NumberStyle, formats: readonly ShownFormat[]): string {
  const reason = block.explain === null ? 'null' : proseFormats(block.explain, formats, style);
  return `,"content_formats":${blockFormats(block, formats, style)},"explain_formats":${reason}`;
}
