// Controls for everything that is not a matrix: a choice, several of them, a yes or no, a short text.

import { methodTitle } from '../answer/method-title.ts';
import { describedBy, FieldMessages } from '../design/field-messages.tsx';
import type { Field } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import type { Draft } from './field-draft.ts';
import { choiceTitle } from './page-words.ts';
import { controlId, readableMessage, sentenceOf } from './problem-places.ts';

interface PlainControlProperties {
  readonly field: Field;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly problems: readonly FieldProblem[];
}

function textOf(draft: Draft): string {
  return draft.kind === 'text' ? draft.text : '';
}

function errorOf(problems: readonly FieldProblem[]): string {
  return sentenceOf(problems.map(({ msg }) => readableMessage(msg)).join('; '));
}

interface TextControlProperties extends PlainControlProperties {
  readonly keyboard?: 'text' | 'numeric';
  readonly placeholder?: string;
}

export function TextControl({
  field,
  draft,
  onDraft,
  problems,
  keyboard = 'text',
  placeholder,
}: TextControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <input
        id={id}
        type="text"
        // A numeric keyboard has no minus sign, so fields that allow negative numbers do not ask for it.
        inputMode={keyboard === 'numeric' && (field.minimum ?? -1) >= 0 ? 'numeric' : 'text'}
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        value={textOf(draft)}
        aria-invalid={error !== ''}
        aria-describedby={describedBy(id, field.description, error)}
        onInput={(event) => onDraft({ kind: 'text', text: event.currentTarget.value })}
      />
      <FieldMessages id={id} hint={field.description} error={error} />
    </div>
  );
}

/** Several lines of text, one below the other. */
export function LinesControl({ field, draft, onDraft, problems }: PlainControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <textarea
        id={id}
        rows={3}
        autocomplete="off"
        spellcheck={false}
        value={textOf(draft)}
        aria-invalid={error !== ''}
        aria-describedby={describedBy(id, field.description, error)}
        onInput={(event) => onDraft({ kind: 'text', text: event.currentTarget.value })}
      />
      <FieldMessages id={id} hint={field.description} error={error} />
    </div>
  );
}

export function ChoiceControl({ field, draft, onDraft, problems }: PlainControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  const chosen = field.permitted.find(([value]) => value === textOf(draft));
  const hint = chosen?.[1] ?? field.description;
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <select
        id={id}
        value={textOf(draft)}
        aria-invalid={error !== ''}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onDraft({ kind: 'text', text: event.currentTarget.value })}
      >
        {field.permitted.map(([value]) => (
          <option key={value} value={value}>
            {choiceTitle(field, value)}
          </option>
        ))}
      </select>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

/** The ways of working as chips of which one is chosen. */
export function MethodControl({ field, draft, onDraft, problems }: PlainControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  const chosen = textOf(draft);
  const hint = field.permitted.find(([value]) => value === chosen)?.[1] ?? field.description;
  return (
    <fieldset class="field methods" id={id} tabIndex={-1} aria-describedby={describedBy(id, hint, error)}>
      <legend>{field.label}</legend>
      <div class="method-chips">
        {field.permitted.map(([value]) => (
          <label key={value} class="method-chip">
            <input
              type="radio"
              name={id}
              class="visually-hidden"
              checked={value === chosen}
              onChange={() => onDraft({ kind: 'text', text: value })}
            />
            <span>{value === field.fallback ? 'Let the teacher choose' : methodTitle(value)}</span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}

export function FlagControl({ field, draft, onDraft, problems }: PlainControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  return (
    <div class="field flag">
      <label for={id}>
        <input
          id={id}
          type="checkbox"
          checked={textOf(draft) === 'true'}
          aria-describedby={describedBy(id, field.description, error)}
          onChange={(event) => onDraft({ kind: 'text', text: String(event.currentTarget.checked) })}
        />
        {field.label}
      </label>
      <FieldMessages id={id} hint={field.description} error={error} />
    </div>
  );
}

export function ChoicesControl({ field, draft, onDraft, problems }: PlainControlProperties) {
  const id = controlId(field.name);
  const error = errorOf(problems);
  const chosen = textOf(draft)
    .split(', ')
    .filter((value) => value !== '');
  function toggle(value: string): void {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    onDraft({ kind: 'text', text: next.join(', ') });
  }
  return (
    <fieldset class="field" id={id} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.permitted.map(([value, meaning]) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />{' '}
          {choiceTitle(field, value)}: {meaning}
        </label>
      ))}
      <FieldMessages id={id} hint={field.description} error={error} />
    </fieldset>
  );
}
