// The answer card: what was asked, what comes out, how sure it is, and what is worth noticing.

import './answer.css';
import { Rendered } from '../formula/rendered.tsx';
import type { Answer } from '../service/answers.ts';
import { AnswerValue } from './answer-value.tsx';
import { CopyFormats } from './copy-formats.tsx';
import { MatrixReuse, type Reuse } from './matrix-reuse.tsx';

interface AnswerCardProperties {
  readonly answer: Answer;
  /** Markup of the sentence that says what was asked. */
  readonly task?: string;
  /** Markup. */
  readonly notes?: readonly string[];
  /** Which part is being read aloud. */
  readonly current?: string | null;
  /** Where its matrices can go; null where they are only shown. */
  readonly reuse?: Reuse | null;
}

export function AnswerCard({ answer, task, notes = [], current = null, reuse = null }: AnswerCardProperties) {
  return (
    <div class="answer-card">
      {task !== undefined && (
        <p class={current === 'task' ? 'task is-read' : 'task'}>
          <Rendered markup={task} />
        </p>
      )}
      <AnswerValue answer={answer} isRead={current === 'answer'} />
      <CopyFormats answer={answer} />
      {reuse !== null && <MatrixReuse answer={answer} reuse={reuse} />}
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
