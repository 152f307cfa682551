// Comparing the methods of an answered question: asked for once, and shown in the place of the working as long as the reader wants.

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import { partFrom, usePart } from '../design/use-part.ts';
import type { PageAnswer } from '../service/answers.ts';
import { readBody } from './question-body.ts';

const methodColumns = partFrom(async () => (await import('../compare/method-columns.tsx')).MethodColumns);

interface ShownComparison {
  readonly isShown: boolean;
  readonly show: () => void;
  /** The button that shows it: the focus comes back to it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly content: ComponentChildren;
}

/** Nothing has been asked for, what was asked for is shown, or it waits to be shown again. */
type Stage = 'unasked' | 'shown' | 'put away';

/** The method that a body asks for; `auto` where it asks for none. */
function methodOf(body: string): string {
  const { method } = readBody(body);
  return typeof method === 'string' ? method : 'auto';
}

export function useComparison({ operation, request }: PageAnswer): ShownComparison {
  const { body } = request;
  const [stage, setStage] = useState<Stage>('unasked');
  useEffect(() => setStage('unasked'), [operation.id, body]);
  const { part: MethodColumns, hasFailed, tryAgain } = usePart(methodColumns, stage !== 'unasked');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stage === 'put away') button.current?.focus();
  }, [stage]);
  const isShown = stage === 'shown';
  return {
    isShown,
    show: () => setStage('shown'),
    button,
    content: stage !== 'unasked' && (
      <>
        {isShown && hasFailed && (
          <Notice tone="bad">
            <p>The part of the page that compares methods did not arrive. Are you online?</p>
            <button type="button" class="button" onClick={tryAgain}>
              Try again
            </button>
          </Notice>
        )}
        {MethodColumns !== null && (
          <MethodColumns
            operation={operation.id}
            body={body}
            asked={methodOf(body)}
            isShown={isShown}
            onClose={() => setStage('put away')}
          />
        )}
      </>
    ),
  };
}
