// The speller: British English with the words of this project.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { FORMULA_SIGN } from '@matrixsteps/engine/testing/learning/learn-prose.ts';

const PROJECT = join(import.meta.dirname, '../..');

const BRITISH = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

/** The words of the project, as the list has them: mathematics, names, and the terms of its trade. */
export const PROJECT_WORDS: readonly string[] = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** The words of single operations, in `words.txt` of their folders. */
const OPERATION_WORDS: readonly string[] = globSync('engine/operations/*/*/words.txt', { cwd: PROJECT }).flatMap(
  (path) => readFileSync(join(PROJECT, path), 'utf8').split('\n'),
);

const KNOWN: ReadonlySet<string> = new Set([...PROJECT_WORDS, ...OPERATION_WORDS]);
const seen = new Map<string, boolean>();

export function isBritish(word: string): boolean {
  return BRITISH.correct(word);
}

/** Words that are spelt wrong. Names of one letter, and letters that follow a number or a formula, are no words. */
export function misspelledIn(text: string): readonly string[] {
  const words = text.replaceAll(new RegExp(`[${FORMULA_SIGN}\\p{N}]\\p{L}*`, 'gu'), ' ').match(WORD) ?? [];
  return words.map((word) => word.replace(/[’']s?$/, '').replaceAll('’', "'")).filter((word) => !isCorrect(word));
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}\p{M}]+)*[’']?/gu;

function isCorrect(word: string): boolean {
  if (word.length < 2) return true;
  const known = seen.get(word) ?? (isOfProject(word) || isBritish(word));
  seen.set(word, known);
  return known;
}

/** A word of the list may begin a sentence. */
function isOfProject(word: string): boolean {
  return KNOWN.has(word) || KNOWN.has(word[0].toLowerCase() + word.slice(1));
}

/** What the writer may have meant. */
export function suggestionsFor(word: string): readonly string[] {
  return BRITISH.suggest(word).slice(0, 3);
}
