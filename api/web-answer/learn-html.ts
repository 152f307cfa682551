// The learning content of an operation as HTML, written once for each.

import type { Expression } from '@matrixsteps/engine/document/expression.ts';
import type { Learn, Misconception } from '@matrixsteps/engine/learning/learn.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import { learnOf, type LearnWriter, workingsBy } from '../sections/learn-texts.ts';
import { type JsonText, plain } from '../serialize/json.ts';

/** The members of the contract's learn section, each text as HTML; formulas as HTML and as speech, key terms in two parts. */
export function learnHtml(learn: Learn | null): JsonText {
  return learn === null ? 'null' : written(learn);
}

const writer: LearnWriter = {
  prose: (text, style) => RENDERERS.html.prose(text, style),
  keyTerm: ({ term, meaning }) => ({ term, meaning: RENDERERS.html.prose(meaning, FRACTIONS) }),
  formula: shown,
  workings,
};

const written = memoizeWeak((learn: Learn): JsonText => plain(learnOf(learn, writer)));

interface Shown {
  readonly html: string;
  readonly speech: string;
}

function shown(expression: Expression): Shown {
  return {
    html: RENDERERS.html.expression(expression, FRACTIONS),
    speech: RENDERERS.speech.expression(expression, FRACTIONS),
  };
}

function workings(example: Misconception['example']): object {
  const shownAs = workingsBy(example, shown);
  return { ...shownAs('html'), speech: shownAs('speech') };
}
