// The judgement of a student's working, whatever it is about.

import { isRowWorking, judgeRows } from './rows/judge-rows.ts';
import type { LineJudgement, Working, WorkingJudgement } from './working.ts';

const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

/** A verdict on every line; lines that nothing can be proved of are `cannot-tell`. Takes milliseconds for workings by hand. */
export function judgeWorking(working: Working): WorkingJudgement {
  if (isRowWorking(working)) return judgeRows(working);
  return { lines: working.lines.map(() => UNKNOWN), firstSlip: null, answer: 'none' };
}
