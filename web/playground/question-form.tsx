// The question: the inputs of the operation, its options, and the button that asks.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Field, ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { AllowanceLine } from './allowance.tsx';
import { type Draft, exampleOf, type Question } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { isFallback } from './field-kinds.ts';
import { KeyboardHint } from './keyboard-hint.tsx';
import { problemsOf } from './places.ts';
import { ProblemSummary } from './problem-summary.tsx';

interface QuestionFormProperties {
  readonly question: Question;
  readonly isUpFront: (field: Field) => boolean;
  /** What was wrong when the question was last asked, and is not mended since. */
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts to ask: each gives the list of problems the focus. */
  readonly attempt: number;
  /** Operations that the problems name as the better ones. */
  readonly others: readonly ListedOperation[];
  readonly onOther: (operation: ListedOperation) => void;
  readonly isWaiting: boolean;
  readonly onDraft: (name: string, draft: Draft) => void;
  readonly onAsk: () => void;
  /** Beside the button. */
  readonly children: ComponentChildren;
}

export function QuestionForm(properties: QuestionFormProperties) {
  const { question, isUpFront, problems, attempt, others, onOther, isWaiting, onDraft, onAsk, children } = properties;
  const { fields, drafts, operation } = question;
  const example = exampleOf(operation, fields);
  const folded = fields.filter((field) => !isUpFront(field));
  const changed = folded.filter((field) => {
    const draft = drafts[field.name];
    return draft !== undefined && !isFallback(field, draft);
  });

  // Opened where something in it stands in the way; never closed under the hands of whoever mends it.
  const options = useRef<HTMLDetailsElement>(null);
  const isFolded = problems.some(({ loc }) => folded.some(({ name }) => name === loc[1]));
  useEffect(() => {
    if (isFolded && options.current !== null) options.current.open = true;
  }, [attempt, isFolded]);

  function control(field: Field): ComponentChildren {
    const draft = drafts[field.name];
    if (draft === undefined) return null;
    return (
      <FieldControl
        key={`${operation.id}-${field.name}`}
        field={field}
        draft={draft}
        example={example.drafts[field.name] ?? null}
        onDraft={(next) => onDraft(field.name, next)}
        problems={problemsOf(field.name, problems)}
      />
    );
  }

  return (
    <>
      {problems.length > 0 && (
        <ProblemSummary problems={problems} attempt={attempt} fields={fields} others={others} onOther={onOther} />
      )}
      {fields.filter(isUpFront).map(control)}
      <details class="options" ref={options}>
        <summary>Options{changed.length > 0 && <span class="quiet">{` (${changed.length} changed)`}</span>}</summary>
        <div class="options-fields">{folded.map(control)}</div>
      </details>
      <div class="button-row ask-row">
        <button
          type="button"
          class="button primary"
          aria-disabled={isWaiting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onAsk}
        >
          {isWaiting ? 'Working it out …' : 'Work it out'}
        </button>
        {children}
      </div>
      <AllowanceLine />
      <KeyboardHint />
    </>
  );
}
