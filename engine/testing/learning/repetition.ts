// Repetition: what two concepts say in the same words, once their own names are taken out.

import type { Learn } from '../../learning/learn.ts';
import { FORMULA_SIGN, prosesOf, textOf } from './learn-prose.ts';

/** So many words in a row are no chance. */
const LONGEST_SHARED = 7;

/** A concept with the words that only name it. */
export interface NamedContent {
  readonly name: string;
  readonly learn: Learn;
  /** Titles, ids and topic of its operations. */
  readonly ownWords: readonly string[];
}

/** Small letters, no punctuation; the sign for expressions stays. */
export function normalised(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}¤]+/gu, ' ')
    .trim();
}

/** The sentences of a text, normalised. */
export function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map(normalised)
    .filter((sentence) => sentence !== '');
}

/** Eight words in a row that stand in two concepts, with both places. Of overlapping ones only the first is told. */
export function sharedSequences(contents: readonly NamedContent[]): readonly string[] {
  const seen = new Map<string, { readonly name: string; readonly field: string }>();
  const complaints: string[] = [];
  for (const { name, learn, ownWords } of contents) {
    const own = new Set(ownWords.flatMap((words) => normalised(words).split(' ')));
    for (const { field, prose } of prosesOf(learn)) {
      let last = -LONGEST_SHARED - 1;
      for (const [place, sequence] of sequencesIn(textOf(prose), own).entries()) {
        const before = seen.get(sequence);
        if (before === undefined) seen.set(sequence, { name, field });
        else if (before.name !== name && place > last + LONGEST_SHARED) {
          complaints.push(`${name}, ${field} and ${before.name}, ${before.field}: "${sequence}"`);
          last = place;
        }
      }
    }
  }
  return complaints;
}

/** All runs of one word more than may be shared. */
function sequencesIn(text: string, own: ReadonlySet<string>): readonly string[] {
  const words = normalised(text.replaceAll(FORMULA_SIGN, ` ${FORMULA_SIGN} `))
    .split(' ')
    .filter((word) => word !== '' && !own.has(word));
  const length = LONGEST_SHARED + 1;
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
    words.slice(start, start + length).join(' '),
  );
}
