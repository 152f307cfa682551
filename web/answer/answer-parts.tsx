// An answer of several parts: each row of it stands side by side where there is room, and each formula scrolls by itself.

import './answer-parts.css';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { AnswerForm } from '../service/answers.ts';

interface AnswerPartsProperties {
  readonly rows: AnswerForm['rows'];
  readonly name: string;
}

export function AnswerParts({ rows, name }: AnswerPartsProperties) {
  return (
    <div class="answer-parts" role="group" aria-label={name}>
      {rows.map((parts, row) => (
        <div key={row} class="answer-row">
          {parts.map((part, place) =>
            part.kind === 'words' ? (
              <p key={place}>
                <Rendered markup={part.html} />
              </p>
            ) : (
              <div key={place} class={part.kind === 'term' ? 'further-term' : 'part'}>
                <Formula markup={part.html} name={`${name}, part ${place + 1}`} spoken={part.speech} />
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  );
}
