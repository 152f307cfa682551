// What a student's browser keeps of a sheet: the number that decides the exercises, and what was written.

import * as v from 'valibot';
import { readStored, writeStored } from '../design/stored.ts';
import type { Progress } from '../answer/practice.tsx';
import { AnswerFeedback } from '../service/feedback.ts';

const Draft = v.object({ texts: v.array(v.array(v.array(v.string()))), isImpossible: v.boolean() });
const Uncovered = v.object({
  hints: v.number(),
  answer: v.boolean(),
  /** What was kept in another form is given up; the numbers of the exercises stay. */
  attempt: v.fallback(
    v.object({
      draft: v.nullable(Draft),
      judged: v.nullable(v.object({ draft: Draft, feedback: AnswerFeedback })),
    }),
    { draft: null, judged: null },
  ),
});
const Work = v.object({ student: v.number(), progress: v.array(v.tuple([v.string(), Uncovered])) });

export interface StudentWork {
  readonly student: number;
  readonly progress: Progress;
}

function nameOf(sheet: string, version: number | null): string {
  return version === null ? `matrixsteps sheet ${sheet}` : `matrixsteps sheet ${sheet} version ${version}`;
}

/** A browser that keeps nothing draws a new number on every visit. */
function drawStudent(): number {
  const [student = 0] = crypto.getRandomValues(new Uint32Array(1));
  return student;
}

/** Of a version on paper the number is that of the version; null is the student's own sheet. */
export function openWork(sheet: string, version: number | null): StudentWork {
  const stored = readStored('localStorage', nameOf(sheet, version), Work);
  if (stored !== null) return { student: stored.student, progress: new Map(stored.progress) };
  const fresh: StudentWork = { student: version ?? drawStudent(), progress: new Map() };
  keepWork(sheet, version, fresh);
  return fresh;
}

export function keepWork(sheet: string, version: number | null, { student, progress }: StudentWork): void {
  writeStored('localStorage', nameOf(sheet, version), { student, progress: [...progress] });
}

/** The version that an address asks for by `?version=3`; null for any other text. */
export function versionOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d?$/.test(text) ? Number(text) : null;
}
