// The slips that explain a wrong answer: those that predict it exactly, from the task alone. They do not tell the right answer.

import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { JUDGED_TASKS, judgedName, taskError } from '@matrixsteps/engine/feedback/judged-tasks.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import type { Slip } from '@matrixsteps/engine/feedback/slips/slip.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';
import { workOf } from '@matrixsteps/engine/feedback/work.ts';
import type { SlipExplanation } from '@matrixsteps/engine/feedback/working.ts';
import type { SlipFact } from '../envelope/metadata.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';
import { withSources } from '../student-answers/number-sources.ts';
import type { CheckedAnswer } from '../student-answers/check-answer.ts';
import { type FeedbackFormat, toldMembers } from './told-statements.ts';

/** Nanoseconds: larger tasks are not worked by hand, and a checked answer is to stay quick. */
const LONGEST = 30_000_000;

/**
 * The slips whose outcome is just this answer, the likeliest alone or several as a tie; none where no slip is known. `inputs` are the
 * fields of the operation as they were sent.
 */
export function slipsOfAnswer(
  operation: string,
  inputs: object,
  { verdict, read }: Pick<CheckedAnswer, 'verdict' | 'read'>,
): readonly SlipExplanation[] {
  if ((verdict !== 'incorrect' && verdict !== 'wrong_shape') || !JUDGED_TASKS.includes(judgedName(operation)))
    return [];
  const line = lineOf(operation, read);
  if (line === null) return [];
  const reading = readWorking({ task: { ...inputs, operation }, working: [{ ...line, role: 'answer' }] });
  if (reading.kind === 'invalid' || taskError(reading.working.task) !== null) return [];
  if (workOf(reading.working) > LONGEST) return [];
  const [judged] = judgeWorking(reading.working).lines;
  return judged.verdict === 'slip' ? judged.explanations : [];
}

/** The answer as a line of a working; null for answers that are none, such as a basis. */
function lineOf(operation: string, read: CheckedAnswer['read']): object | null {
  if (operation === 'rank') return typeof read === 'string' ? { claim: `rank: ${read}` } : null;
  if (typeof read === 'string') return { expression: read };
  if (!Array.isArray(read)) return null;
  if (operation === 'charpoly') {
    const degree = read.length - 1;
    return { expression: read.map((coefficient, k) => `(${String(coefficient)})*x^${degree - k}`).join(' + ') };
  }
  return { matrix: read.some(Array.isArray) ? read : [read] };
}

/** An explanation as replies tell it, in these formats beside plain text. */
export function explanationJson(explanation: SlipExplanation, formats: readonly FeedbackFormat[]): JsonText {
  const slip = slipCalled(explanation.slip);
  return object([
    ['kind', plain(kindOf(slip))],
    ...toldMembers('sentence', { id: 'slip', facts: explanation }, formats),
    ['question', plain(slip.question)],
  ]);
}

/** What may be counted of the explanations of a wrong line. */
export function slipFact(operation: string, explanations: readonly Pick<SlipExplanation, 'slip'>[]): SlipFact {
  return { operation, kind: explanations.length === 0 ? 'unexplained' : kindOf(slipCalled(explanations[0].slip)) };
}

function slipCalled(id: string): Slip<unknown> {
  const slip = SLIPS.get(id);
  if (slip === undefined) throw new Error(`no slip is called ${id}`);
  return slip;
}

function kindOf({ id, name }: Slip<unknown>): string {
  return `${id} ${name}`;
}

/** The members of a body, whose numbers stay the texts that wrote them. */
export function inputsIn(bytes: Uint8Array): object {
  const body = withSources(Buffer.from(bytes).toString());
  return typeof body === 'object' && body !== null ? body : {};
}
