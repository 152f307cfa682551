// The answer to what is typed: the card alone, and the way to its steps.

import { AnswerCard } from '../answer/answer-card.tsx';
import type { Reuse } from '../answer/matrix-reuse.tsx';
import { Steps } from '../answer/steps.tsx';
import type { ListedOperation } from '../service/catalogue.ts';
import type { Previewed } from './use-preview.ts';

interface PreviewPanelProperties {
  readonly previewed: Extract<Previewed, { readonly kind: 'previewed' }>;
  readonly operation: ListedOperation;
  readonly reuse: Reuse;
  readonly onSteps: () => void;
}

export function PreviewPanel({ previewed, operation, reuse, onSteps }: PreviewPanelProperties) {
  const { preview, steps } = previewed;
  const { answer, notes, task } = preview;
  return (
    <div class="answer-view">
      <h2>{operation.title}</h2>
      {steps.length > 0 && <p class="quiet">A worked example. Put your own numbers in the place of these.</p>}
      <AnswerCard answer={answer} task={task} notes={notes} reuse={reuse} />
      {steps.length === 0 ? (
        <p class="steps-offer">
          <button type="button" class="button primary" onClick={onSteps}>
            Show the steps
          </button>
          <span class="quiet">Counts as one answer.</span>
        </p>
      ) : (
        <>
          <h2>Step by step</h2>
          <Steps steps={steps} />
        </>
      )}
    </div>
  );
}
