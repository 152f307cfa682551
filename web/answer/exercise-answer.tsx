// The answer to an exercise: its fields, Check, and what is said of it. The right answer is not told.

import { useId, useState } from 'preact/hooks';
import { ScrollRegion } from '../formula/scroll-region.tsx';
import { refreshSession } from '../application/session.ts';
import { useTask } from '../design/use-task.ts';
import type { AnswerFields } from '../service/answers.ts';
import type { AnswerFeedback, askAnswerFeedback } from '../service/feedback.ts';
import {
  answerOf,
  blankPlaces,
  emptyTexts,
  isPassed,
  isWrong,
  type Judged,
  type Place,
  placeName,
  type Texts,
  withText,
} from './answer-draft.ts';

/** What was written, and what was said of it; kept by the parent. */
export interface Attempt {
  readonly texts: Texts | null;
  readonly judged: Judged | null;
}

export const NO_ATTEMPT: Attempt = { texts: null, judged: null };

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

const hints: { readonly [form in AnswerFields['form']]: string } = {
  number: 'A number: 3, −1/2 or 0.25.',
  list: 'Numbers: 3, −1/2 or 0.25.',
  matrix: 'Numbers: 3, −1/2 or 0.25.',
  text: 'On one line: a polynomial as x^2 - 5x + 6, vectors as (1, 0, 2), (0, 1, -1).',
  parts: 'Each part on one line, a matrix by rows: 1 2; 3 4. Parts without a text are not checked.',
};

export function ExerciseAnswer(properties: ExerciseAnswerProperties) {
  const { exercise, title, fields, attempt, onAttempt, onNext, ask } = properties;
  const id = useId();
  const [problem, setProblem] = useState('');
  const [blank, setBlank] = useState<Place | null>(null);
  const { judged } = attempt;
  const texts = attempt.texts ?? emptyTexts(fields);
  const fieldId = ({ row, column }: Place): string => `${id}-${row}-${column}`;

  const check = useTask(async () => {
    const [first] = blankPlaces(fields, texts);
    setBlank(first ?? null);
    if (first !== undefined) {
      setProblem(`Nothing is written in ${placeName(fields, first)}.`);
      document.getElementById(fieldId(first))?.focus();
      return;
    }
    setProblem('');
    const reply = await ask({ exercise, answer: answerOf(fields, texts) });
    void refreshSession();
    if (reply.kind === 'answered') onAttempt({ judged: { texts, feedback: reply.value } });
    else setProblem([reply.sentence, ...reply.problems.map(({ msg }) => msg)].join(' '));
  });

  function field(place: Place, text: string) {
    const name = placeName(fields, place);
    const isBlank = blank?.row === place.row && blank.column === place.column;
    const isMarked = isWrong(fields, judged, texts, place);
    const own = fieldId(place);
    const described = [isMarked ? `${own}-mark` : '', isBlank ? `${id}-problem` : '', `${id}-hint`];
    return (
      <div class="answer-place" key={own}>
        {fields.form === 'parts' && <label for={own}>{name.replaceAll('_', ' ')}</label>}
        <input
          id={own}
          type="text"
          class="answer-field"
          size={fields.form === 'text' || fields.form === 'parts' ? 24 : Math.min(24, Math.max(3, text.length))}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-label={fields.form === 'parts' ? undefined : `${title}, ${name}`}
          aria-invalid={isMarked || isBlank}
          aria-describedby={described.filter((each) => each !== '').join(' ')}
          value={text}
          onInput={({ currentTarget }) => {
            if (isBlank) {
              setBlank(null);
              setProblem('');
            }
            onAttempt({ texts: withText(texts, place, currentTarget.value) });
          }}
        />
        {isMarked && (
          <span class="answer-mark" id={`${own}-mark`}>
            <span aria-hidden="true">✗ </span>wrong
          </span>
        )}
      </div>
    );
  }

  const isRight = judged !== null && isPassed(judged.feedback.verdict);
  return (
    <form
      class="exercise-attempt"
      aria-label={`Your answer, ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        check.start();
      }}
    >
      <p class="hint" id={`${id}-hint`}>
        {hints[fields.form]}
      </p>
      <ScrollRegion element="div" name={`Your answer, ${title}`} attributes={{ class: 'answer-region' }}>
        <div
          class={fields.form === 'matrix' ? 'answer-grid bracketed' : 'answer-grid'}
          style={{ gridTemplateColumns: `repeat(${fields.form === 'parts' ? 1 : fields.columns}, max-content)` }}
        >
          {texts.map((line, row) => line.map((text, column) => field({ row, column }, text)))}
        </div>
      </ScrollRegion>
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
