// How the lines of a working are numbered: as the student wrote them, and not by the parts between their equals signs.

import type { Line } from './term.ts';

export interface LinePlace {
  /** The line that the student wrote, from 1. */
  readonly line: number;
  /** Which of its parts, from 1; null where the line has one part only. */
  readonly part: number | null;
  /** Whether it stands behind an equals sign of the part before, and is no statement of its own. */
  readonly isEqual: boolean;
}

/** The places of lines in their order. */
export function linePlaces(lines: readonly (Pick<Line, 'part'> & Stated)[]): readonly LinePlace[] {
  let line = 0;
  return lines.map((own, index) => {
    const { part } = own;
    if (part === undefined || part === 1) line += 1;
    const last = lines[index - 1];
    const isEqual = part !== undefined && part > 1 && last !== undefined && isSameThing(own, last);
    return { line: Math.max(line, 1), part: part ?? null, isEqual };
  });
}

/** Without its content a part is taken for one behind an equals sign. */
type Stated = Partial<Pick<Line, 'name' | 'content'>>;

/** `x = 5 - 4 = 2` says two things of x; `3z = 6 -> z = 2` and `L = ..., U = ...` are two statements. */
function isSameThing(own: Stated, last: Stated): boolean {
  return own.name === last.name && namesOf(own) === namesOf(last);
}

function namesOf({ content }: Stated): string {
  if (content === undefined) return '';
  if (content.kind === 'matrix' && content.unknowns !== undefined) return content.written ?? 'equation';
  return content.kind === 'values' ? content.values.map(({ name }) => name).join() : '';
}
