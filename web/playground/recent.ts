// The questions that this browser has asked last, newest first. They stay in the browser.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../design/stored.ts';

const name = 'matrixsteps recent';
const most = 20;

const Recent = v.object({
  /** The input as a fragment of the address. */
  fragment: v.string(),
  operation: v.string(),
  /** The task in words, which tells two questions apart. */
  task: v.string(),
});
export type Recent = v.InferOutput<typeof Recent>;

export const recentQuestions = signal<readonly Recent[]>(readStored('localStorage', name, v.array(Recent)) ?? []);

/** The list with the question at its top, where it may have stood further down. */
export function withQuestion(questions: readonly Recent[], added: Recent): readonly Recent[] {
  const others = questions.filter(({ operation, task }) => operation !== added.operation || task !== added.task);
  return [added, ...others].slice(0, most);
}

export function noteQuestion(added: Recent): void {
  recentQuestions.value = withQuestion(recentQuestions.value, added);
  writeStored('localStorage', name, recentQuestions.value);
}

export function clearRecent(): void {
  recentQuestions.value = [];
  removeStored('localStorage', name);
}
