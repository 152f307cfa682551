// The value of an answer in the form that the reader chooses: fractions, decimals, or both.

import './answer-value.css';
import { useState } from 'preact/hooks';
import { ChoiceButtons } from '../design/choice-buttons.tsx';
import { Formula } from '../formula/formula.tsx';
import type { Answer, AnswerForm } from '../service/answers.ts';
import { PartsOfAnswer } from './parts-part.tsx';
import { EntryTable } from './entry-table.tsx';
import { Exactness } from './exactness.tsx';

type Choice = AnswerForm['name'] | 'both';

const choices: readonly (readonly [Choice, string])[] = [
  ['fractions', 'Fractions'],
  ['decimals', 'Decimals'],
  ['both', 'Both'],
];

interface AnswerValueProperties {
  readonly answer: Answer;
  readonly isRead: boolean;
}

export function AnswerValue({ answer, isRead }: AnswerValueProperties) {
  const [first, second] = answer.forms;
  const [choice, setChoice] = useState<Choice | null>(null);
  if (first === undefined) return null;
  const chosen = choice ?? first.name;
  const isBoth = chosen === 'both' && second !== undefined;
  const [fractions, decimals] = second === undefined || first.name === 'fractions' ? [first, second] : [second, first];
  const shown = answer.forms.find(({ name }) => name === chosen) ?? first;
  return (
    <>
      {second !== undefined && (
        <ChoiceButtons label="How the numbers are shown" choices={choices} chosen={chosen} onChoose={setChoice} />
      )}
      <div class={isRead ? 'answer-value is-read' : 'answer-value'}>
        {isBoth && decimals !== undefined ? (
          <BothForms fractions={fractions} decimals={decimals} />
        ) : (
          <Form form={shown} />
        )}
      </div>
      <Exactness
        answer={answer}
        rounding={isBoth ? (decimals?.rounding ?? '') : shown.rounding}
        beside={isBoth ? fractions.rounding : null}
      />
    </>
  );
}

function Form({ form: { html, speech, table, rows } }: { readonly form: AnswerForm }) {
  if (rows.length > 0) return <PartsOfAnswer rows={rows} name="The answer" />;
  return table === null ? <Formula markup={html} name="The answer" spoken={speech} /> : <EntryTable entries={table} />;
}

interface BothFormsProperties {
  readonly fractions: AnswerForm;
  readonly decimals: AnswerForm;
}

/** Two formulas with a sign between them; in a table each decimal stands below its fraction. */
function BothForms({ fractions, decimals }: BothFormsProperties) {
  if (fractions.table !== null) return <EntryTable entries={fractions.table} below={decimals.table ?? []} />;
  if (fractions.rows.length > 0) {
    return (
      <>
        <PartsOfAnswer rows={fractions.rows} name="The answer as fractions" />
        <p class="both-sign">{decimals.rounding === '' ? '=' : '≈'}</p>
        <PartsOfAnswer rows={decimals.rows} name="The answer as decimals" />
      </>
    );
  }
  return (
    <div class="both-forms">
      <Formula markup={fractions.html} name="The answer as fractions" spoken={fractions.speech} />
      <div>
        <span>{decimals.rounding === '' ? '=' : '≈'}</span>
        <Formula markup={decimals.html} name="The answer as decimals" spoken={decimals.speech} />
      </div>
    </div>
  );
}
