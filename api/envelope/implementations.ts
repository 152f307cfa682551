// The implementations section: the same question as runnable programs, each with the output to expect.

import type { Frame } from '@matrixsteps/engine/code/frames.ts';
import { type ImplementationListing, implementationsOf } from '@matrixsteps/engine/code/implementations.ts';
import type { IdentityPart, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { SolvedCall } from '../solve/solution.ts';
import { type JsonText, plain } from '../serialize/json.ts';

/** A program with more numbers is too long to be read. */
const MAX_ENTRIES = 400;

/** The section; absent where the inputs are too long to be written into a program. */
export function implementationsJson(part: SolvedCall): JsonText | null {
  const programs = programsFor(part);
  if (programs === null) return null;
  let text = '';
  for (const program of programs) text += (text === '' ? '' : ',') + listingJson(program);
  return `[${text}]`;
}

function listingJson(listing: ImplementationListing): JsonText {
  const { before, between, behind } = textsAround(listing);
  return before + inString(listing.program.inputs) + between + plain(listing.output) + behind;
}

/** What all programs of a frame say, around their inputs and what they print. */
interface Around {
  readonly before: JsonText;
  readonly between: JsonText;
  readonly behind: JsonText;
}

const known = new WeakMap<Frame, Around>();

function textsAround(listing: ImplementationListing): Around {
  const { frame } = listing.program;
  const found = known.get(frame);
  if (found !== undefined) return found;
  const { language, label, packages, arithmetic } = listing;
  const around: Around = {
    before: `{"language":${plain(language)},"label":${plain(label)},"code":"${inString(frame.before)}`,
    between: `${inString(frame.behind)}","packages":${plain(packages)},"output":`,
    behind: `,"arithmetic":${plain(arithmetic)}}`,
  };
  known.set(frame, around);
  return around;
}

/** A text as it stands within a string. */
function inString(text: string): JsonText {
  return plain(text).slice(1, -1);
}

/** The programs; null where the inputs are too long to be written into one. */
export function programsFor({ computation, answer }: SolvedCall): readonly ImplementationListing[] | null {
  if (isTooLong(computation)) return null;
  const programs = computation.programs();
  return programs === null ? [] : implementationsOf(programs, answer);
}

/** Whether the inputs have more entries than a program is written for. */
export function isTooLong({ identity }: Computation): boolean {
  let entries = 0;
  for (const part of identity) entries += entriesIn(part);
  return entries > MAX_ENTRIES;
}

function entriesIn(part: IdentityPart): number {
  if (typeof part !== 'object' || part === null) return 1;
  if ('rows' in part) return part.rows * part.columns;
  return 'kind' in part ? 1 : part.length;
}

export const TOO_LONG = `The programs in other languages are left out because the inputs have more than ${MAX_ENTRIES} entries.`;
