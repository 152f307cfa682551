// The form: the inputs of the operation, and its options.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Field, ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import { exampleOf, type PlaygroundInput } from './draft.ts';
import type { Draft } from './field-draft.ts';
import { FieldControl } from './field-control.tsx';
import { isFallback } from './field-kinds.ts';
import { inPageWords } from './page-words.ts';
import { problemsOf } from './problem-places.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { isMathematical } from './ways-on.ts';

interface InputFormProperties {
  readonly input: PlaygroundInput;
  readonly isUpFront: (field: Field) => boolean;
  /** The problems of the last attempt that are not corrected yet. */
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts: after each the list of problems gets the focus. */
  readonly attempt: number;
  /** Operations that the problems suggest instead. */
  readonly others: readonly ListedOperation[];
  readonly onOther: (operation: ListedOperation) => void;
  readonly onDraft: (name: string, draft: Draft) => void;
}

export function InputForm(properties: InputFormProperties) {
  const { input, isUpFront, problems, attempt, others, onOther, onDraft } = properties;
  const { fields, drafts, operation } = input;
  const example = exampleOf(operation, fields);
  const folded = fields.filter((field) => !isUpFront(field));
  const changed = folded.filter((field) => {
    const draft = drafts[field.name];
    return draft !== undefined && !isFallback(field, draft);
  });

  // What mathematics says is no fault of a cell.
  const isAnswerless = isMathematical(problems);

  // Opened where a field in it has a problem; never closed while the user edits.
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
        field={inPageWords(field)}
        draft={draft}
        example={example.drafts[field.name] ?? null}
        onDraft={(next) => onDraft(field.name, next)}
        problems={isAnswerless ? [] : problemsOf(field.name, problems)}
      />
    );
  }

  return (
    <>
      {problems.length > 0 && (
        <ProblemSummary
          isAnswerless={isAnswerless}
          problems={problems}
          attempt={attempt}
          fields={fields}
          others={others}
          onOther={onOther}
        />
      )}
      {fields.filter(isUpFront).map(control)}
      <details class="options" ref={options}>
        <summary>Options{changed.length > 0 && <span class="quiet">{` (${changed.length} changed)`}</span>}</summary>
        <div class="options-fields">{folded.map(control)}</div>
      </details>
    </>
  );
}
