// The answer card: what was asked, what comes out, how sure it is, and what is worth noticing.

import './answer.css';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { Answer } from '../service/answers.ts';
import { CopyFormats } from './copy-formats.tsx';

interface AnswerCardProperties {
  readonly answer: Answer;
  /** Markup of the sentence that says what was asked. */
  readonly task?: string;
  /** Markup. */
  readonly notes?: readonly string[];
  /** Which part is being read aloud. */
  readonly current?: string | null;
}

/** Whether the number that is shown can be relied on. */
function Exactness({ answer: { exact, description } }: { readonly answer: Answer }) {
  return (
    <p class="exactness">
      <strong>{exact ? 'Computed exactly.' : 'Computed approximately (float64).'}</strong>{' '}
      {exact
        ? 'Nothing was rounded on the way.'
        : 'The exact numbers would be too long, so 64-bit floating-point numbers were used. The last digits may be off.'}{' '}
      {description}
    </p>
  );
}

export function AnswerCard({ answer, task, notes = [], current = null }: AnswerCardProperties) {
  return (
    <div class="answer-card">
      {task !== undefined && (
        <p class={current === 'task' ? 'task is-read' : 'task'}>
          <Rendered markup={task} />
        </p>
      )}
      <div class={current === 'answer' ? 'answer-value is-read' : 'answer-value'}>
        <Formula markup={answer.html} name="The answer" />
      </div>
      <Exactness answer={answer} />
      <CopyFormats answer={answer} />
      {notes.length > 0 && (
        <ul class="notes" aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>
              <Rendered markup={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
