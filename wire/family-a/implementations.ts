// The implementations section: the same question as runnable programs, each with the output to expect.
// Above: envelope.ts, page/page-answer.ts. Below: solution.ts, engine/code.

import { type ImplementationListing, implementationsOf } from '@matrixmath/engine/code/implementations.ts';
import type { Question } from '@matrixmath/engine/catalogue/operation.ts';
import type { SolvedPart } from '../solution.ts';
import { array, type JsonText, plain } from '../writing/json.ts';

/** Nobody reads a program with more numbers in it. */
const MOST_ENTRIES = 400;

/** The section; absent where the inputs are too long to be written into a program. */
export function implementationsJson(part: SolvedPart): JsonText | null {
  const programs = programsFor(part);
  return programs === null ? null : array(programs.map(listingJson));
}

function listingJson({ language, label, code, packages, output, arithmetic }: ImplementationListing): JsonText {
  const head = `{"language":${plain(language)},"label":${plain(label)},"code":${plain(code)}`;
  return `${head},"packages":${plain(packages)},"output":${plain(output)},"arithmetic":"${arithmetic}"}`;
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
