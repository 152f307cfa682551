// Learn prose: every text of the learning content with the name of its field, for whoever looks at all of them.

import { type Prose, wordsOf } from '../../document/prose.ts';
import type { Application, Formula, Learn, Misconception } from '../../learning/learn.ts';

/** What a text is: this decides how long it should be, and how it ends. */
export type ProseForm = 'summary' | 'item' | 'condition' | 'phrase';

export interface LearnProse {
  /** The field as authors find it: "hints 2", "formulae double-transpose description". Lists count from 1. */
  readonly field: string;
  readonly prose: Prose;
  readonly form: ProseForm;
}

/** Every Prose of the content, in order. */
export function prosesOf(learn: Learn): readonly LearnProse[] {
  return [
    { field: 'summary', prose: learn.summary, form: 'summary' },
    ...listed('prerequisites', learn.prerequisites),
    ...listed('intuition', learn.intuition),
    ...listed('concepts', learn.concepts),
    ...learn.keyTerms.map(({ term, meaning }) => item(`keyTerms "${term}"`, meaning)),
    ...listed(
      'objectives',
      learn.objectives.map(({ text }) => text),
    ),
    ...listed('hints', learn.hints),
    ...learn.formulae.flatMap(formulaProses),
    ...applicationProses('applications', learn.applications),
    ...applicationProses('realWorldExamples', learn.realWorldExamples),
    ...learn.misconceptions.flatMap(misconceptionProses),
    ...listed('nextTopics', learn.nextTopics),
  ];
}

export function formulaProses({ id, description, conditions, variables }: Formula): readonly LearnProse[] {
  const field = `formulae ${id}`;
  return [
    item(`${field} description`, description),
    ...conditions.map(
      (prose, place): LearnProse => ({ field: `${field} conditions ${place + 1}`, prose, form: 'condition' }),
    ),
    ...variables.map(
      ({ name, meaning }): LearnProse => ({ field: `${field} variable ${name}`, prose: meaning, form: 'phrase' }),
    ),
  ];
}

export function misconceptionProses({ id, misconception, correct, whyWrong }: Misconception): readonly LearnProse[] {
  const field = `misconceptions ${id}`;
  return [
    item(`${field} misconception`, misconception),
    item(`${field} correct`, correct),
    item(`${field} whyWrong`, whyWrong),
  ];
}

export function applicationProses(list: string, applications: readonly Application[]): readonly LearnProse[] {
  return applications.map(({ id, description }) => item(`${list} ${id}`, description));
}

/** A text that is no Prose. */
export interface LearnTitle {
  readonly field: string;
  readonly text: string;
}

/** Titles, names, terms. */
export function titlesOf(learn: Learn): readonly LearnTitle[] {
  return [
    ...learn.keyTerms.map(({ term }) => ({ field: `keyTerms "${term}"`, text: term })),
    ...learn.formulae.map(({ id, name }) => ({ field: `formulae ${id} name`, text: name })),
    ...applicationTitles('applications', learn.applications),
    ...applicationTitles('realWorldExamples', learn.realWorldExamples),
    ...learn.misconceptions.map(({ id, category }) => ({ field: `misconceptions ${id} category`, text: category })),
  ];
}

function applicationTitles(list: string, applications: readonly Application[]): readonly LearnTitle[] {
  return applications.flatMap(({ id, title, industry }) => [
    { field: `${list} ${id} title`, text: title },
    { field: `${list} ${id} industry`, text: industry },
  ]);
}

/** Stands for any mathematics in the words. */
export const FORMULA_SIGN = '¤';

/** The words with a sign for each expression. */
export function textOf(prose: Prose): string {
  return wordsOf(prose)
    .map((piece) => (typeof piece === 'string' ? piece : FORMULA_SIGN))
    .join('');
}

function listed(list: string, proses: readonly Prose[]): readonly LearnProse[] {
  return proses.map((prose, place) => item(`${list} ${place + 1}`, prose));
}

function item(field: string, prose: Prose): LearnProse {
  return { field, prose, form: 'item' };
}
