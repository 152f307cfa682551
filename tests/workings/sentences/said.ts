// Everything that feedback says of workings: of each slip what explains it and its hints, and the hints to the next step.

import { readFileSync } from 'node:fs';
import { hintedLine, hintsTo } from '@matrixsteps/engine/feedback/hints.ts';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { state, type Statement } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import { feedbackOn } from '@matrixsteps/api/practice/working-feedback.ts';
import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import type { Said } from './check-statement.ts';
import { isEchelon, isReduced } from './slip-claims.ts';
import { bareMatrix, barOf, numbersOf, type Rows, startRows } from './reading.ts';

export interface Body {
  readonly id: string;
  readonly task: object;
  readonly lines: readonly object[];
  readonly policy?: object;
}

export function bodiesIn(file: string): readonly Body[] {
  const records = readFileSync(new URL(`../${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return records.map((record): Body => JSON.parse(record));
}

/** The working of a body; null where it is refused. */
export function workingOf({ task, lines, policy }: Body): Working | null {
  const reading = readWorking({ task, working: lines, ...(policy === undefined ? {} : { policy }) });
  return reading.kind === 'working' ? reading.working : null;
}

/** What is said of each line that is a slip or the one that hints are about, and of the next step after the last line. */
export function saidOf(body: Body | null): readonly Said[] {
  const working = body === null ? null : workingOf(body);
  if (body === null || working === null) return [];
  const options = { rung: 5, wantsNextStep: true, formats: [] };
  const { hints, step } = feedbackOn({ kind: 'request', working, unread: [], options, nanoseconds: 0 });
  const judgement = judgeWorking(working);
  const { lines } = judgement;
  const hinted = hintedLine(judgement);
  const about = (at: number, statement: Statement): Said => ({ id: body.id, working, at, step: null, statement });
  const slips = lines.flatMap((line, at) => {
    if (line.verdict !== 'slip' && line.verdict !== 'new-slip' && at !== hinted) return [];
    const explained = line.explanations.map(({ slip, facts, origin }) => state('slip', { slip, facts, origin }));
    const told = at === hinted ? hints : hintsTo(line, working.lines[at], at, linePlaces(working.lines));
    return [...explained, ...told].map((statement) => about(at, statement));
  });
  const missing = hinted === null ? (judgement.missing ?? []) : [];
  slips.push(...missing.map(({ statement }) => about(lines.length - 1, statement)));
  const operation = step?.operation;
  if (step === null || operation === undefined || operation.kind === 'on-columns') return slips;
  const stand = { rows: standing(working), bar: barOf(working), operation };
  const at = working.lines.length;
  return [...slips, ...step.rungs.map((statement): Said => ({ id: body.id, working, at, step: stand, statement }))];
}

/** The form that a basis is read off. */
const FORMS: { readonly [operation: string]: ((rows: Rows) => boolean) | undefined } = {
  'null-space': isReduced,
  'column-space': isEchelon,
  'row-space': isEchelon,
};

/** The last matrix of the size of the task, as it was written. */
function standing(working: Working): Rows {
  const start = startRows(working);
  const written = working.lines.map((line) => {
    const bare = bareMatrix(line, working.task);
    return bare === null ? null : numbersOf(bare);
  });
  const isOfThisSize = (rows: Rows | null): rows is Rows =>
    rows !== null && rows.length === start.length && rows[0].length === start[0]?.length;
  const steps = written.filter(isOfThisSize);
  const ready = FORMS[working.task.operation];
  return (ready === undefined ? undefined : steps.find(ready)) ?? steps.at(-1) ?? start;
}
