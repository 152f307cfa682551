// Class sheets on paper: who may have which, and what decides their exercises.

import type { ClassPaper, Paper, PaperVersion } from '@matrixsteps/api/web-answer/class-paper.ts';
import { PAPERS } from '@matrixsteps/api/web-answer/class-paper.ts';
import type { SheetContent } from './account/sheet-form.ts';

/** Numbers up to this one are the versions of a sheet on paper. Browsers draw among so many that they hardly ever meet these. */
export const mostVersions = 10;

/** Students' numbers are below this. */
const mostStudents = 2 ** 48;
const studentPattern = /^(?:0|[1-9]\d{0,14})$/;

export function isStudent(text: string): boolean {
  return studentPattern.test(text) && Number(text) < mostStudents;
}

/** The paper of this name; null where there is none. */
export function paperNamed(name: string): Paper | null {
  return PAPERS.find((paper) => paper === name) ?? null;
}

/** Students' numbers with commas between them, each once; null for any other text, and for more than there are versions. */
export function readStudents(text: string): readonly string[] | null {
  const students = text.split(',');
  const isWanted = students.length <= mostVersions && students.every(isStudent);
  return isWanted && new Set(students).size === students.length ? students : null;
}

interface Drawing {
  readonly paper: Paper;
  readonly format: ClassPaper['format'];
  readonly students: readonly string[];
  /** The address of the sheet: `https://example.org/c/abc`. */
  readonly address: string;
  readonly seedOf: (student: string) => number;
}

/** What a worker is asked for. */
export function classPaper(
  { title, turns, difficulty, count }: SheetContent,
  { paper, format, students, address, seedOf }: Drawing,
): ClassPaper {
  const versions = students.map((student): PaperVersion => {
    const isVersion = Number(student) >= 1 && Number(student) <= mostVersions;
    return {
      seed: seedOf(student),
      label: isVersion ? `Version ${student}` : null,
      address: isVersion ? `${address}?version=${student}` : address,
    };
  });
  return { title, turns, difficulty, count, paper, format, versions };
}
