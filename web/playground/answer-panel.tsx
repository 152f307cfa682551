// The panel of the answer: the answer, the reason why there is none, or a placeholder.

import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Ask } from '../answer/answer-view.tsx';
import type { Reuse } from '../answer/matrix-reuse.tsx';
import { Notice } from '../design/notice.tsx';
import { usePart } from '../design/use-part.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import { announcementOf, type Outcome } from './outcome.ts';
import { NoAnswer } from './no-answer.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { Refusal } from './refusal.tsx';
import { previewSpoken } from './preview-words.ts';
import { answerView } from './answer-view-part.ts';
import type { Previewed } from './use-preview.ts';
import { isMathematical, waysOnFrom } from './ways-on.ts';

function Invitation({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <div class="invitation">
      <p>{isWaiting ? 'Working it out …' : 'The answer appears here, with every step of the working.'}</p>
      {!isWaiting && (
        <p class="quiet">
          Work out what stands in the matrix, type numbers of your own, or paste a matrix from wherever you have one.
        </p>
      )}
    </div>
  );
}

interface AnswerPanelProperties {
  readonly outcome: Outcome;
  readonly previewed: Previewed;
  /** What is asked now. */
  readonly operation: ListedOperation;
  readonly isWaiting: boolean;
  /** Whether the question has changed since it was answered. */
  readonly isOld: boolean;
  /** Whether it has changed since it was previewed. */
  readonly isPreviewOld: boolean;
  /** Sends another request from the answer. */
  readonly onAsk: Ask;
  /** Asks for the whole answer to what is previewed. */
  readonly onSteps: () => void;
  /** Asks why there is no answer. */
  readonly onWhy: () => void;
  /** Where the matrices of the answer can go; another object where they can go elsewhere. */
  readonly reuse: Reuse;
  /** Asks something else of the same matrix. */
  readonly onOther: (operation: ListedOperation) => void;
  readonly operations: readonly ListedOperation[];
  readonly section: RefObject<HTMLElement | null>;
}

export function AnswerPanel({
  outcome,
  previewed,
  operation,
  isWaiting,
  isOld,
  isPreviewOld,
  onAsk,
  onSteps,
  onWhy,
  reuse,
  onOther,
  operations,
  section,
}: AnswerPanelProperties) {
  const latest = useRef({ onAsk, onSteps });
  latest.current = { onAsk, onSteps };
  // A preview takes the place of an answer to another question.
  const isPreviewed = previewed.kind !== 'none';
  const answer = outcome.kind === 'answered' && !(isOld && isPreviewed) ? outcome.answer : null;
  const { part: View, hasFailed, tryAgain } = usePart(answerView, isWaiting || answer !== null);
  const methods = operations.find(({ id }) => id === answer?.operation.id)?.methods.length ?? 0;
  // Drawing the answer anew with every key would make typing slow.
  const view = useMemo(
    () =>
      answer === null || View === null ? null : (
        <View
          answer={answer}
          hasMethods={methods > 1}
          reuse={reuse}
          onAsk={(id, body, stays) => latest.current.onAsk(id, body, stays)}
        />
      ),
    [answer, View, reuse],
  );
  const preview = useMemo(() => {
    if (previewed.kind === 'none') return null;
    if (previewed.kind === 'refused') return null;
    return (
      <PreviewPanel
        previewed={previewed}
        operation={operation}
        reuse={reuse}
        onSteps={() => latest.current.onSteps()}
      />
    );
  }, [previewed, reuse]);
  const isEmpty = outcome.kind === 'none' && !isPreviewed;
  const unanswered = outcome.kind === 'explained' ? outcome : previewed.kind === 'refused' ? previewed : null;
  return (
    <section class="answer" aria-label="Answer" aria-busy={isWaiting} tabIndex={-1} ref={section}>
      <p class="visually-hidden" role="status">
        {isWaiting || outcome.kind === 'answered' ? announcementOf(outcome, isWaiting) : previewSpoken(previewed)}
      </p>
      {isOld && !isWaiting && answer !== null && <p class="old-answer">The question has changed since this answer.</p>}
      {isEmpty && <Invitation isWaiting={isWaiting} />}
      {outcome.kind === 'refused' && <Refusal refused={outcome.refused} />}
      {answer !== null && View === null && hasFailed && (
        <Notice tone="bad">
          <p>The answer is there, but not the part of the page that shows it. Are you online?</p>
          <button type="button" class="button" onClick={tryAgain}>
            Show the answer
          </button>
        </Notice>
      )}
      {answer === null && unanswered !== null && (
        <div class="preview">
          <NoAnswer
            operation={operation}
            problems={unanswered.problems}
            steps={unanswered.kind === 'explained' ? unanswered.steps : []}
            others={waysOnFrom(unanswered.problems, operations)}
            onWhy={isMathematical(unanswered.problems) ? onWhy : null}
            onOther={onOther}
          />
        </div>
      )}
      {answer === null && outcome.kind !== 'explained' && (
        <div class={isPreviewOld ? 'preview is-outdated' : 'preview'}>{preview}</div>
      )}
      {view}
    </section>
  );
}

/** The least width of two columns; in narrower windows the answer is below the form. */
const twoColumns = '(min-width: 64rem)';

/** Whether form and answer stand one below the other. */
export function isNarrow(): boolean {
  return !matchMedia(twoColumns).matches;
}

function isTopInView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0;
  return top >= 0 && top < innerHeight / 2;
}

/** Scrolls to the answer where it is out of view: below the form, or above the button that was pressed. */
export function showAnswer(section: HTMLElement | null, isAskedByForm: boolean): void {
  if (isAskedByForm && !isNarrow() && isTopInView(section)) return;
  // The focus moves as well: otherwise Tab would scroll back, and the keyboard on the screen would stay open.
  section?.focus({ preventScroll: true });
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  setTimeout(() => section?.scrollIntoView({ behavior, block: 'start' }));
}
