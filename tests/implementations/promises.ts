// Promises: what the listing of a program says that it prints, held against what it printed.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { implementationIn } from '@matrixsteps/engine/code/implementations.ts';
import type { Language, Programs } from '@matrixsteps/engine/learning/implementation.ts';
import { sameOutput } from './same-output.ts';
import type { Ran } from './script-runner.ts';

/** A program and what its listing promises. */
export interface Promised {
  readonly code: string;
  readonly output: string | null;
  readonly isExact: boolean;
}

/** The program of a question in a language; null where the language cannot hold the question. */
export function promiseOf(language: Language, programs: Programs, answer: Answer): Promised | null {
  const listing = implementationIn(language, programs, answer);
  if (listing === null) return null;
  return { code: listing.code, output: listing.output, isExact: listing.arithmetic === 'exact' };
}

/** What is wrong with a run, or null. Where the output is not known beforehand, the program must come to its end. */
export function complaint({ code, output, isExact }: Promised, ran: Ran): string | null {
  if ('error' in ran) return `${code}\n\nfails: ${ran.error}`;
  if (output === null || sameOutput(ran.printed, output, isExact)) return null;
  return `${code}\n\nprints\n${ran.printed}\nand not\n${output}`;
}
