// All problems of the input in one list that gets the focus; each links to its control.

import { useEffect, useRef } from 'preact/hooks';
import type { Field, ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { controlId, fieldNameOf, placeOf, readableMessage } from './problem-places.ts';

interface ProblemSummaryProperties {
  /** Whether the question is a good one that has no answer. */
  readonly isAnswerless: boolean;
  readonly problems: readonly FieldProblem[];
  /** The list gets the focus whenever this changes. */
  readonly attempt: number;
  readonly fields: readonly Field[];
  /** Operations that accept this input. */
  readonly others: readonly ListedOperation[];
  readonly onOther: (operation: ListedOperation) => void;
}

const mostShown = 5;

function titleOf(count: number, isAnswerless: boolean): string {
  if (isAnswerless) return 'This question has no answer.';
  return count === 1 ? 'Correct one thing first.' : `Correct ${count} things first.`;
}

export function ProblemSummary({ isAnswerless, problems, attempt, fields, others, onOther }: ProblemSummaryProperties) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  const more = problems.length - mostShown;
  return (
    <div
      ref={summary}
      class={isAnswerless ? 'notice' : 'notice bad'}
      tabIndex={-1}
      role="group"
      aria-labelledby="problem-summary-title"
    >
      <p id="problem-summary-title">
        <strong>{titleOf(problems.length, isAnswerless)}</strong>
      </p>
      <ul>
        {problems.slice(0, mostShown).map((problem) => (
          <li key={problem.loc.join('-')}>
            <button type="button" class="link" onClick={() => goTo(problem)}>
              {placeOf(problem, fields)}
            </button>
            {/^(?:is|must) /.test(problem.msg) ? ' ' : ': '}
            {readableMessage(problem.msg)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`And ${more} more.`}</p>}
      {others.map((operation) => (
        <p key={operation.id}>
          <button type="button" class="button" onClick={() => onOther(operation)}>
            {`Use “${operation.title}”`}
          </button>
        </p>
      ))}
    </div>
  );
}

/** The cell, or the first element of the field that can have the focus. */
function goTo(problem: FieldProblem): void {
  const name = fieldNameOf(problem);
  if (name === null) return;
  const ways = [problem.loc.slice(2), [], ['0'], ['0', '0']];
  const target = ways.map((way) => document.getElementById(controlId(name, way))).find((found) => found !== null);
  const folded = target?.closest('details');
  if (folded !== null && folded !== undefined) folded.open = true;
  target?.focus();
}
