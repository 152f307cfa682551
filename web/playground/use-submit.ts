// Sends the request, and keeps its result: problems of fields, an answer, or a refusal.

import { useRef, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { askOperation, stepsOfFailure } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { writeBody } from './body.ts';
import type { PlaygroundInput } from './draft.ts';
import { withTitles } from './named-operations.ts';
import type { Outcome } from './outcome.ts';
import { fieldNameOf } from './problem-places.ts';

interface SubmitOptions {
  readonly start: Outcome;
  readonly operations: readonly ListedOperation[];
}

interface Submission {
  readonly outcome: Outcome;
  readonly isWaiting: boolean;
  /** The problems of the last attempt that are not corrected yet. */
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts. */
  readonly attempt: number;
  /** Calls back with an answer or a refusal; problems of fields are shown beside the fields. */
  readonly ask: (input: PlaygroundInput, onOutcome: (outcome: Outcome) => void) => Promise<void>;
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

  async function ask(input: PlaygroundInput, onOutcome: (outcome: Outcome) => void): Promise<void> {
    const body = writeBody(input);
    if (body.kind === 'problems') return refuse(body.problems);
    const turn = ++latest.current;
    refuse(noProblems);
    setIsWaiting(true);
    const asked = { operation: input.operation.id, body: body.text };
    const reply = await askOperation(asked.operation, asked.body);
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
