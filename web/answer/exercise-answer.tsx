// The answer to an exercise: its fields, Check, and what is said of it. The right answer is not told.

import { useId, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { useTask } from '../design/use-task.ts';
import type { AnswerFields } from '../service/answers.ts';
import type { AnswerFeedback, askAnswerFeedback } from '../service/feedback.ts';
import {
  answerOf,
  blankPlaces,
  blankSentence,
  type Draft,
  draftFor,
  isPassed,
  type Judged,
  type Place,
} from './answer-draft.ts';
import { AnswerFieldsView, fieldId } from './answer-fields.tsx';

/** What was written, and what was said of it; kept by the parent. */
export interface Attempt {
  readonly draft: Draft | null;
  readonly judged: Judged | null;
}

export const NO_ATTEMPT: Attempt = { draft: null, judged: null };

interface ExerciseAnswerProperties {
  /** The id of the exercise. */
  readonly exercise: string;
  /** "Exercise 1". */
  readonly title: string;
  readonly fields: AnswerFields;
  readonly attempt: Attempt;
  /** Gets what has changed. */
  readonly onAttempt: (change: Partial<Attempt>) => void;
  /** Goes on to the next exercise; null after the last one of a sheet. */
  readonly onNext: (() => void) | null;
  /** Asks for feedback on the answer. */
  readonly ask: typeof askAnswerFeedback;
}

export function ExerciseAnswer(properties: ExerciseAnswerProperties) {
  const { exercise, title, fields, attempt, onAttempt, onNext, ask } = properties;
  const id = useId();
  const [problem, setProblem] = useState('');
  const [blank, setBlank] = useState<Place | null>(null);
  const { judged } = attempt;
  const draft = draftFor(fields, attempt.draft);

  const check = useTask(async () => {
    const [first] = blankPlaces(fields, draft);
    setBlank(first ?? null);
    if (first !== undefined) {
      setProblem(blankSentence(fields, first));
      document.getElementById(fieldId(id, first))?.focus();
      return;
    }
    setProblem('');
    const reply = await ask({ exercise, answer: answerOf(fields, draft) });
    void refreshSession();
    if (reply.kind === 'answered') onAttempt({ judged: { draft, feedback: reply.value } });
    else setProblem([reply.sentence, ...reply.problems.map(({ msg }) => msg)].join(' '));
  });

  function change(changed: Draft, place: Place | null): void {
    if (place === null || (blank !== null && fieldId(id, blank) === fieldId(id, place))) {
      setBlank(null);
      setProblem('');
    }
    onAttempt({ draft: changed });
  }

  const isRight = judged !== null && isPassed(judged.feedback.verdict);

  /** Enter goes to what is still blank, checks what is complete, and after what is right goes on to the next exercise. */
  function press(event: KeyboardEvent): void {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.value.trim() === '') return;
    const next = blankPlaces(fields, draft)
      .map((place) => fieldId(id, place))
      .find((place) => place !== target.id);
    if (next !== undefined) document.getElementById(next)?.focus();
    else if (isRight && judged?.draft === attempt.draft && onNext !== null) onNext();
    else return;
    event.preventDefault();
  }

  return (
    <form
      class="exercise-attempt"
      aria-label={`Your answer, ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        check.start();
      }}
    >
      <AnswerFieldsView
        id={id}
        title={title}
        fields={fields}
        draft={draft}
        judged={judged}
        blank={blank}
        onChange={change}
        onPress={press}
      />
      <p class="fault" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <div role="status" data-told="attempt">
        {judged !== null && (
          <div class={isRight ? 'verdict' : 'verdict wrong'}>
            <p class="verdict-label">
              <span aria-hidden="true">{isRight ? '✓ ' : '✗ '}</span>
              {judged.feedback.sentence}
            </p>
            {judged.feedback.read_as !== null && <p class="read-as">Read as: {judged.feedback.read_as}</p>}
            <Slips slips={judged.feedback.explanations} />
            {!isRight && <p>Change what is wrong and check again.</p>}
          </div>
        )}
      </div>
      <div class="button-row">
        <button type="submit" class="button primary" aria-disabled={check.isBusy}>
          Check
        </button>
        {judged !== null && onNext !== null && (
          <button type="button" class="button" onClick={onNext}>
            Next question
          </button>
        )}
      </div>
    </form>
  );
}

function Slips({ slips }: { readonly slips: AnswerFeedback['explanations'] }) {
  if (slips.length === 0) return null;
  return (
    <>
      <p>{slips.length === 1 ? 'This leads to just your answer:' : 'One of these leads to just your answer:'}</p>
      <ul>
        {slips.map(({ kind, sentence, question }) => (
          <li key={kind}>
            {sentence} {question}
          </li>
        ))}
      </ul>
    </>
  );
}
