// Answers of this tab, by their questions, so that going back, forward or reloading shows them without asking again.

import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../design/stored.ts';
import { PageAnswer } from '../service/answers.ts';
import type { Answered, Asked } from './last-visit.ts';

/** A page's storage has about five million characters, which the answers must not fill. */
const mostCharacters = 2_000_000;
const mostAnswers = 30;

const listName = 'matrixsteps answers';
const Listed = v.array(v.object({ name: v.string(), characters: v.number() }));
const Stored = v.object({
  answer: PageAnswer,
  asked: v.object({ operation: v.string(), body: v.string() }),
});

function nameOf({ operation, body }: Asked): string {
  return `matrixsteps answer ${operation} ${body}`;
}

/** Keeps the answer; the oldest ones make room for it. */
export function keepAnswer({ answer, asked }: Answered): void {
  const name = nameOf(asked);
  const characters = name.length + JSON.stringify(answer).length;
  if (characters > mostCharacters) return;
  const listed = (readStored('sessionStorage', listName, Listed) ?? []).filter((each) => each.name !== name);
  const kept = newest([...listed, { name, characters }]);
  for (const each of listed) if (!kept.includes(each)) removeStored('sessionStorage', each.name);
  if (!writeStored('sessionStorage', name, { answer, asked })) return;
  writeStored('sessionStorage', listName, kept);
}

/** The last ones that there is room for, in their order. */
export function newest<Item extends { readonly characters: number }>(items: readonly Item[]): readonly Item[] {
  let room = mostCharacters;
  const fitting: Item[] = [];
  for (const item of items.slice(-mostAnswers).toReversed()) {
    room -= item.characters;
    if (room < 0) break;
    fitting.push(item);
  }
  return fitting.toReversed();
}

/** The kept answer to exactly this question; null where there is none. */
export function keptAnswer(asked: Asked): Answered | null {
  const stored = readStored('sessionStorage', nameOf(asked), Stored);
  return stored === null ? null : { kind: 'answered', ...stored };
}
