// What a student's browser keeps of a sheet: the number that decides the exercises, and what was written.

import * as v from 'valibot';
import { readStored, writeStored } from '../design/stored.ts';
import type { Progress } from '../answer/practice.tsx';
import { AnswerFeedback } from '../service/feedback.ts';

const Texts = v.array(v.array(v.string()));
const Uncovered = v.object({
  hints: v.number(),
  answer: v.boolean(),
  attempt: v.object({
    texts: v.nullable(Texts),
    judged: v.nullable(v.object({ texts: Texts, feedback: AnswerFeedback })),
  }),
});
const Work = v.object({ student: v.number(), progress: v.array(v.tuple([v.string(), Uncovered])) });

export interface StudentWork {
  readonly student: number;
  readonly progress: Progress;
}

function nameOf(sheet: string): string {
  return `matrixsteps sheet ${sheet}`;
}

/** A browser that keeps nothing draws a new number on every visit. */
function drawStudent(): number {
  const [student = 0] = crypto.getRandomValues(new Uint32Array(1));
  return student;
}

export function openWork(sheet: string): StudentWork {
  const stored = readStored('localStorage', nameOf(sheet), Work);
  if (stored !== null) return { student: stored.student, progress: new Map(stored.progress) };
  const fresh: StudentWork = { student: drawStudent(), progress: new Map() };
  keepWork(sheet, fresh);
  return fresh;
}

export function keepWork(sheet: string, { student, progress }: StudentWork): void {
  writeStored('localStorage', nameOf(sheet), { student, progress: [...progress] });
}
