// The panel of the answer: the answer, the reason why there is none, or a placeholder.

import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { AnswerView, type Ask } from '../answer/answer-view.tsx';
import { announcementOf, type Outcome } from './outcome.ts';
import { Refusal } from './refusal.tsx';

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
  readonly isWaiting: boolean;
  /** Whether the question has changed since it was answered. */
  readonly isOld: boolean;
  /** Sends another request from the answer. */
  readonly onAsk: Ask;
  readonly section: RefObject<HTMLElement | null>;
}

export function AnswerPanel({ outcome, isWaiting, isOld, onAsk, section }: AnswerPanelProperties) {
  const latest = useRef(onAsk);
  latest.current = onAsk;
  const answer = outcome.kind === 'answered' ? outcome.answer : null;
  // Drawing the answer anew with every key would make typing slow.
  const view = useMemo(
    () =>
      answer === null ? null : (
        <AnswerView answer={answer} onAsk={(id, body, stays) => latest.current(id, body, stays)} />
      ),
    [answer],
  );
  return (
    <section class="answer" aria-label="Answer" aria-busy={isWaiting} tabIndex={-1} ref={section}>
      <p class="visually-hidden" role="status">
        {announcementOf(outcome, isWaiting)}
      </p>
      {isOld && !isWaiting && <p class="old-answer">The question has changed since this answer.</p>}
      {outcome.kind === 'none' && <Invitation isWaiting={isWaiting} />}
      {outcome.kind === 'refused' && <Refusal refused={outcome.refused} />}
      {view}
    </section>
  );
}

/** The least width of two columns; in narrower windows the answer is below the form. */
const twoColumns = '(min-width: 64rem)';

function isTopInView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0;
  return top >= 0 && top < innerHeight / 2;
}

/** Scrolls to the answer where it is out of view: below the form, or above the button that was pressed. */
export function showAnswer(section: HTMLElement | null, isAskedByForm: boolean): void {
  if (isAskedByForm && matchMedia(twoColumns).matches && isTopInView(section)) return;
  // The focus moves as well: otherwise Tab would scroll back, and the keyboard on the screen would stay open.
  section?.focus({ preventScroll: true });
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  setTimeout(() => section?.scrollIntoView({ behavior, block: 'start' }));
}
