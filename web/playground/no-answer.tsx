// A question without an answer: the reason, the steps that show it, and other questions about the same matrix.

import { Steps } from '../answer/steps.tsx';
import type { Step } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { readableMessage, sentenceOf } from './problem-places.ts';

interface NoAnswerProperties {
  readonly operation: ListedOperation;
  readonly problems: readonly FieldProblem[];
  /** Empty where they have not been asked for. */
  readonly steps: readonly Step[];
  /** What can be asked of the same matrix. */
  readonly others: readonly ListedOperation[];
  /** Asks for the steps; null where mathematics is not the reason. */
  readonly onWhy: (() => void) | null;
  readonly onOther: (operation: ListedOperation) => void;
}

export function NoAnswer({ operation, problems, steps, others, onWhy, onOther }: NoAnswerProperties) {
  return (
    <div class="answer-view">
      <h2>{operation.title}</h2>
      <div class="notice">
        {problems.map(({ msg }) => (
          <p key={msg}>{sentenceOf(readableMessage(msg))}</p>
        ))}
      </div>
      {onWhy !== null && steps.length === 0 && (
        <p class="steps-offer">
          <button type="button" class="button primary" onClick={onWhy}>
            Show why
          </button>
          <span class="quiet">Counts as one answer.</span>
        </p>
      )}
      {steps.length > 0 && (
        <>
          <h2>Why there is no answer</h2>
          <Steps steps={steps} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h2>What this matrix does have</h2>
          <p class="button-row">
            {others.map((other) => (
              <button key={other.id} type="button" class="button" onClick={() => onOther(other)}>
                {other.title}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
