// The working as a whole, in one sentence: where the first slip is, or how far the student has come.

import type { WorkingFeedback } from '../service/feedback.ts';
import type { Tone } from './verdicts.ts';

export interface Summary {
  readonly sentence: string;
  readonly tone: Tone;
}

type Judged = Pick<WorkingFeedback, 'first_slip' | 'answer' | 'hints' | 'work_left'> & {
  readonly lines: readonly { readonly verdict: string }[];
};

export function summaryOf({ lines, first_slip: slip, answer, hints, work_left: left }: Judged): Summary {
  if (slip !== null) {
    return { sentence: hints[0] ?? `Line ${slip + 1} does not follow.`, tone: 'bad' };
  }
  // The last line may be on the way to what is asked for: the hint says so.
  // The rows may be right although the operation that is named beside them gives others.
  if (hints.length > 0) return { sentence: hints[0], tone: 'plain' };
  const untold = lines.filter(({ verdict }) => ['cannot-tell', 'unread'].includes(verdict)).length;
  if (untold > 0) {
    return { sentence: `No slip is found, but of ${counted(untold, 'line')} it cannot be told.`, tone: 'plain' };
  }
  if (answer === 'right') return { sentence: 'All right: every line, and the answer.', tone: 'good' };
  if (answer === 'wrong') return { sentence: 'The answer is not right.', tone: 'bad' };
  if (left === null) return { sentence: 'All right: every line.', tone: 'good' };
  if (left === 0) return { sentence: 'All right: every line, and the row reduction is complete.', tone: 'good' };
  return { sentence: `All right so far; about ${counted(left, 'row operation')} to go.`, tone: 'good' };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
