// The properties that a matrix has, as a list of words.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Property } from '@matrixsteps/engine/catalogue/asked.ts';
import { excerptOf } from '../given-answer.ts';
import { type Judgement, right, unreadable, type WrittenQuestion, wrong } from './judgement.ts';

export function judgeProperties(value: unknown, answer: AnswerOf<'structure'>, { asked }: WrittenQuestion): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  const { form } = asked.fields[0];
  if (form.kind !== 'several') throw new Error('properties to choose from are expected');
  const words = value
    .split(/[,;\n]|\band\b/)
    .map(plain)
    .filter((word) => word !== '' && word !== 'none');
  const strange = words.find((word) => !form.properties.some(([known]) => plain(known) === word));
  if (strange !== undefined) return unreadable(value, `${strange} is none of the properties that are asked for`);
  const said = form.properties.filter(([known]) => words.includes(plain(known)));
  const shown = said.length === 0 ? 'none of them' : said.map(([word]) => word).join(', ');
  const faults = form.properties.flatMap((property) => {
    const isSaid = said.includes(property);
    if (isSaid === holds(answer, property)) return [];
    return isSaid ? [property[0]] : [];
  });
  if (faults.length > 0) return wrong(`it is not ${either(faults)}`, shown);
  const isWhole = form.properties.every((property) => said.includes(property) === holds(answer, property));
  return isWhole
    ? right(shown)
    : wrong(
        said.length === 0 ? 'it has some of these properties' : 'it has these properties, but not these alone',
        shown,
      );
}

/** Whether an answer says that a property holds. */
export function holds(answer: AnswerOf<'structure'>, [, first, second]: Property): boolean {
  const part = answer.members.find(([key]) => key === first)?.[1];
  if (part?.kind === 'structure' && second !== undefined) return holds(part, ['', second]);
  return part?.kind === 'truth' && part.value;
}

function plain(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');
}

function either(words: readonly string[]): string {
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
