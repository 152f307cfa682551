// Sends the request, and keeps its result: problems of fields, an answer, or a refusal.

import { useRef, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { askOperation, type PageAnswer, stepsOfFailure } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem, Refused, Reply } from '../service/http.ts';
import { writeBody } from './body.ts';
import { type PlaygroundInput, withDraft } from './draft.ts';
import { withTitles } from './named-operations.ts';
import { keepAnswer } from './kept-answers.ts';
import type { Asked } from './last-visit.ts';
import type { Outcome } from './outcome.ts';
import { fieldNameOf } from './problem-places.ts';
import { isMathematical } from './ways-on.ts';

interface SubmitOptions {
  readonly start: Outcome;
  readonly operations: readonly ListedOperation[];
}

type Send = (asked: Asked) => Promise<Reply<PageAnswer>>;

const sendQuestion: Send = ({ operation, body }) => askOperation(operation, body);

/** Sends what the form asks. A refusal costs nothing: a good question without an answer is sent again, for the steps that show why. */
async function askWithReasons(input: PlaygroundInput, asked: Asked): Promise<Reply<PageAnswer>> {
  const reply = await sendQuestion(asked);
  if (reply.kind === 'answered' || !isMathematical(reply.problems) || hasReasons(reply)) return reply;
  const body = writeBody(withDraft(input, 'explain_failure', { kind: 'text', text: 'true' }));
  if (body.kind === 'problems' || body.text === asked.body) return reply;
  const explained = await sendQuestion({ ...asked, body: body.text });
  return explained.kind === 'refused' && hasReasons(explained) ? explained : reply;
}

function hasReasons({ content }: Refused): boolean {
  return stepsOfFailure(content).length > 0;
}

interface Submission {
  readonly outcome: Outcome;
  readonly isWaiting: boolean;
  /** The problems of the last attempt that are not corrected yet. */
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts. */
  readonly attempt: number;
  /** Calls back with an answer or a refusal; problems of fields are shown beside the fields. `send` is another request than the form's. */
  readonly ask: (input: PlaygroundInput, onOutcome: (outcome: Outcome) => void, send?: Send) => Promise<void>;
  /** Shows an earlier outcome. What is under way is no longer waited for. */
  readonly show: (outcome: Outcome) => void;
  /** Clears the problems of a field; without a name, all of them. An explanation of the old question goes with them. */
  readonly clearProblems: (name?: string) => void;
}

const noProblems: readonly FieldProblem[] = [];

export function useSubmit({ start, operations }: SubmitOptions): Submission {
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState(start);
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(0);

  function refuse(found: readonly FieldProblem[]): void {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  async function ask(
    input: PlaygroundInput,
    onOutcome: (outcome: Outcome) => void,
    send: Send = (asked) => askWithReasons(input, asked),
  ): Promise<void> {
    const body = writeBody(input);
    if (body.kind === 'problems') return refuse(body.problems);
    const turn = ++latest.current;
    refuse(noProblems);
    setIsWaiting(true);
    const asked = { operation: input.operation.id, body: body.text };
    const reply = await send(asked);
    if (turn !== latest.current) return;
    setIsWaiting(false);
    if (reply.kind === 'refused' && reply.problems.length > 0) {
      const found = reply.problems.map((problem) => withTitles(problem, operations));
      const steps = stepsOfFailure(reply.content);
      if (steps.length === 0) {
        setOutcome({ kind: 'none' });
        refuse(found);
      } else {
        const explained: Outcome = { kind: 'explained', problems: found, steps, operation: input.operation };
        setOutcome(explained);
        onOutcome(explained);
      }
    } else {
      const next: Outcome =
        reply.kind === 'answered'
          ? { kind: 'answered', answer: reply.value, asked }
          : { kind: 'refused', refused: reply };
      if (next.kind === 'answered') keepAnswer(next);
      setOutcome(next);
      onOutcome(next);
    }
    await refreshSession();
  }

  return {
    outcome,
    isWaiting,
    problems,
    attempt,
    ask,
    show: (earlier) => {
      latest.current += 1;
      setIsWaiting(false);
      setOutcome(earlier);
    },
    clearProblems: (name) => {
      setOutcome((before) => (before.kind === 'explained' ? { kind: 'none' } : before));
      setProblems((before) =>
        name === undefined || before.length === 0
          ? noProblems
          : before.filter((problem) => fieldNameOf(problem) !== name),
      );
    },
  };
}
