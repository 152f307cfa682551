// The learn section: what is worth knowing about an operation, in the shape of the contract.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import type { Misconception } from '@matrixsteps/engine/learning/learn.ts';
import type { Json } from '@matrixsteps/engine/render/renderer.ts';
import { type FormatName, RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { type ShownFormat, toldFormats } from '../sections/formats.ts';
import { learnOf, type LearnWriter, workingsBy } from '../sections/learn-texts.ts';
import { type JsonText, plain } from '../serialize/json.ts';

/** What is worth knowing, the same for every question, also in other formats; an operation without content has null. */
export function learnJson({ learn }: Operation, added: readonly ShownFormat[] = []): JsonText {
  if (learn === null) return 'null';
  const content = plain(learnOf(learn, writer));
  if (added.length === 0) return content;
  const others = toldFormats(added, (name) => plain(learnOf(learn, writerIn(name))));
  return `${content.slice(0, -1)},"learn_formats":${others}}`;
}

/** All texts and formulas in one format; each formula is the `content` of its card. */
function writerIn(name: FormatName): LearnWriter {
  const renderer = RENDERERS[name];
  const written = (shown: Expression): Json => renderer.expression(shown, FRACTIONS);
  return {
    prose: (text, style) => renderer.prose(text, style),
    keyTerm: ({ term, meaning }) => renderer.prose([`${term}: `, ...meaning], FRACTIONS),
    formula: (shown) => ({ content: written(shown) }),
    workings: ({ given, incorrect, correct }) => ({
      given: given.map(written),
      incorrect: written(incorrect),
      correct: written(correct),
    }),
  };
}

/** Sentences as in the steps of this family: formulas stand between \( and \). */
const writer: LearnWriter = {
  prose: (text, style) => RENDERERS.latex.prose(text, style),
  keyTerm: ({ term, meaning }) => `${term}: ${RENDERERS.latex.prose(meaning, FRACTIONS)}`,
  formula: formats,
  workings,
};

interface Formats {
  readonly latex: string;
  readonly plain_text: string;
  readonly speech: string;
}

function formats(expression: Expression): Formats {
  return {
    latex: RENDERERS.latex.expression(expression, FRACTIONS),
    plain_text: RENDERERS[''].expression(expression, FRACTIONS),
    speech: RENDERERS.speech.expression(expression, FRACTIONS),
  };
}

function workings(example: Misconception['example']): object {
  const shown = workingsBy(example, formats);
  return { ...shown('latex'), plain_text: shown('plain_text'), speech: shown('speech') };
}
