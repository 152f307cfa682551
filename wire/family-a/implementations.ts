// The implementations section: the same question as runnable programs, each with the output to expect.
// Above: envelope.ts, page/page-answer.ts. Below: solution.ts, engine/code.

import { type ImplementationListing, implementationsOf } from '@matrixmath/engine/code/implementations.ts';
import type { Question } from '@matrixmath/engine/catalogue/operation.ts';
import type { SolvedPart } from '../solution.ts';
import { type JsonText, plain } from '../writing/json.ts';

/** Nobody reads a program with more numbers in it. */
const MOST_ENTRIES = 400;

/** The section; absent where the inputs are too long to be written into a program. */
export function implementationsJson(part: SolvedPart): JsonText | null {
  const programs = programsFor(part);
  if (programs === null) return null;
  let text = '';
  for (const program of programs) text += (text === '' ? '' : ',') + listingJson(program);
  return `[${text}]`;
}

function listingJson(listing: ImplementationListing): JsonText {
  const { before, between, behind } = frameOf(listing);
  return before + plain(listing.code) + between + plain(listing.output) + behind;
}

/** What all programs of a writer are told of, around their text and what it prints. Writers are told apart by their labels. */
interface Frame {
  readonly before: JsonText;
  readonly between: JsonText;
  readonly behind: JsonText;
}

const frames = new Map<string, Frame>();

function frameOf({ language, label, packages, arithmetic }: ImplementationListing): Frame {
  const known = frames.get(label);
  if (known !== undefined) return known;
  const frame: Frame = {
    before: `{"language":${plain(language)},"label":${plain(label)},"code":`,
    between: `,"packages":${plain(packages)},"output":`,
    behind: `,"arithmetic":${plain(arithmetic)}}`,
  };
  frames.set(label, frame);
  return frame;
}

/** The programs; null where the inputs are too long to be written into one. */
export function programsFor({ question, answer }: SolvedPart): readonly ImplementationListing[] | null {
  if (isTooLong(question)) return null;
  const programs = question.programs();
  return programs === null ? [] : implementationsOf(programs, answer);
}

/** Whether the inputs have more entries than a program is written for. */
export function isTooLong({ identity }: Question): boolean {
  const entries = identity.map((part) => {
    if (typeof part !== 'object' || part === null) return 1;
    if ('rows' in part) return part.rows * part.columns;
    return 'numerator' in part ? 1 : part.length;
  });
  return entries.reduce((total, count) => total + count, 0) > MOST_ENTRIES;
}

export const TOO_LONG = `The programs in other languages are left out because the inputs have more than ${MOST_ENTRIES} entries.`;
