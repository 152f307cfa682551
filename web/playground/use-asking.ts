// Asking the service, and what comes of it: problems of fields, an answer, a refusal.

import { useRef, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { askOperation } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { writeBody } from './body.ts';
import type { Question } from './draft.ts';
import { withTitles } from './named-operations.ts';
import type { Outcome } from './outcome.ts';
import { fieldNameOf } from './places.ts';

interface AskingOptions {
  readonly start: Outcome;
  readonly operations: readonly ListedOperation[];
}

interface Asking {
  readonly outcome: Outcome;
  readonly isWaiting: boolean;
  /** What was wrong when the question was last asked, and is not mended since. */
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts to ask. */
  readonly attempt: number;
  /** Calls back with an answer or a refusal; problems of fields are told beside the fields. */
  readonly ask: (question: Question, onOutcome: (outcome: Outcome) => void) => Promise<void>;
  /** Forgets the problems of a field that is being mended; without a name, all of them. */
  readonly forget: (name?: string) => void;
}

const noProblems: readonly FieldProblem[] = [];

export function useAsking({ start, operations }: AskingOptions): Asking {
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState(start);
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(0);

  function refuse(found: readonly FieldProblem[]): void {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  async function ask(question: Question, onOutcome: (outcome: Outcome) => void): Promise<void> {
    const body = writeBody(question);
    if (body.kind === 'problems') return refuse(body.problems);
    const turn = ++latest.current;
    refuse(noProblems);
    setIsWaiting(true);
    const asked = { operation: question.operation.id, body: body.text };
    const reply = await askOperation(asked.operation, asked.body);
    if (turn !== latest.current) return;
    setIsWaiting(false);
    if (reply.kind === 'refused' && reply.problems.length > 0) {
      setOutcome({ kind: 'none' });
      refuse(reply.problems.map((problem) => withTitles(problem, operations)));
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
    forget: (name) =>
      setProblems((before) =>
        name === undefined || before.length === 0
          ? noProblems
          : before.filter((problem) => fieldNameOf(problem) !== name),
      ),
  };
}
