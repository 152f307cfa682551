// How the lines of a working are numbered: as the student wrote them, and not by the parts between their equals signs.

import type { Line } from './term.ts';

export interface LinePlace {
  /** The line that the student wrote, from 1. */
  readonly line: number;
  /** Which of its parts, from 1; null where the line has one part only. */
  readonly part: number | null;
}

/** The places of lines in their order. */
export function linePlaces(lines: readonly Pick<Line, 'part'>[]): readonly LinePlace[] {
  let line = 0;
  return lines.map(({ part }) => {
    if (part === undefined || part === 1) line += 1;
    return { line: Math.max(line, 1), part: part ?? null };
  });
}
