// Verdicts: the result of a runner, one line for each behaviour: client, behaviour, verdict, parted by tabs.

import { appendFileSync } from 'node:fs';

/** The variable that names the file to which runners add their lines. Without it they only test. */
export const VARIABLE = 'CONFORMANCE_VERDICTS';

export interface Verdict {
  readonly client: string;
  readonly behaviour: string;
  /** `ok`, or what is wrong in a line. */
  readonly verdict: string;
}

export function addVerdict({ client, behaviour, verdict }: Verdict): void {
  const file = process.env[VARIABLE];
  const line = [client, behaviour, verdict].map((part) => part.replaceAll(/\s+/g, ' ')).join('\t');
  if (file !== undefined && file !== '') appendFileSync(file, `${line}\n`);
}

export function readVerdicts(text: string): readonly Verdict[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [client, behaviour, verdict] = line.split('\t');
      return { client, behaviour, verdict };
    });
}
