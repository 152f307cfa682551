// The fields of one answer: lines, lists, grids, and words to choose from.

import { useRef, useState } from 'preact/hooks';
import { Rendered } from '../formula/rendered.tsx';
import { keyboardFor, SignKeys } from '../playground/sign-keys.tsx';
import { ScrollRegion } from '../formula/scroll-region.tsx';
import type { AnswerField, AnswerFields } from '../service/answers.ts';
import { type Draft, type Judged, isWrong, type Place, placeName, withSize, withText } from './answer-draft.ts';

interface FieldsProperties {
  /** Begins the ids of all elements. */
  readonly id: string;
  /** "Exercise 1". */
  readonly title: string;
  readonly fields: AnswerFields;
  readonly draft: Draft;
  readonly judged: Judged | null;
  /** The place in which nothing is written, where that was said. */
  readonly blank: Place | null;
  readonly onChange: (draft: Draft, place: Place | null) => void;
  /** A key in an entry. */
  readonly onPress: (event: KeyboardEvent) => void;
}

export function fieldId(id: string, { field, row, column }: Place): string {
  return `${id}-${field}-${row}-${column}`;
}

/** A student writes no larger matrix by hand. */
const LARGEST = 6;
const SIZES = Array.from({ length: LARGEST }, (_, index) => index + 1);

export function AnswerFieldsView(properties: FieldsProperties) {
  const { fields, draft, id, onChange } = properties;
  return (
    <>
      {fields.relation !== null && <p class="answer-relation">{fields.relation}</p>}
      {!draft.isImpossible && (
        <div class="answer-fields">
          {fields.fields.map((field, index) => (
            <Field key={field.label} {...properties} field={field} index={index} />
          ))}
        </div>
      )}
      {fields.impossible !== null && (
        <label class="checked-option" for={`${id}-impossible`}>
          <input
            id={`${id}-impossible`}
            type="checkbox"
            checked={draft.isImpossible}
            onChange={({ currentTarget }) => onChange({ ...draft, isImpossible: currentTarget.checked }, null)}
          />
          {fields.impossible}
        </label>
      )}
    </>
  );
}

interface FieldProperties extends FieldsProperties {
  readonly field: AnswerField;
  readonly index: number;
}

function Field(properties: FieldProperties) {
  const { field } = properties;
  switch (field.form) {
    case 'choice':
    case 'several':
      return <Options {...properties} />;
    case 'line':
      return <Line {...properties} />;
    default:
      return <Grid {...properties} />;
  }
}

function Line(properties: FieldProperties) {
  const { id, title, field, index } = properties;
  const place = { field: index, row: 0, column: 0 };
  return (
    <div class="answer-line">
      <label for={fieldId(id, place)}>
        {field.label}
        <span class="visually-hidden">, {title}</span>
      </label>
      <p class="hint" id={`${id}-${index}-hint`}>
        {field.hint}
      </p>
      <Entry {...properties} place={place} label={null} />
    </div>
  );
}

function Grid(properties: FieldProperties) {
  const { id, title, field, index, fields, draft } = properties;
  const texts = draft.texts[index] ?? [];
  const columns = texts[0]?.length ?? 1;
  const name = `${title}, ${field.label}`;
  const [hasLetters, setHasLetters] = useState(false);
  const entered = useRef<HTMLInputElement | null>(null);
  const isSaidBefore = fields.fields.slice(0, index).some(({ hint }) => hint === field.hint);
  return (
    <div class="answer-part" role="group" aria-label={`Your answer, ${name}`}>
      <p class="answer-label">{field.label}</p>
      <p class={isSaidBefore ? 'visually-hidden' : 'hint'} id={`${id}-${index}-hint`}>
        {field.hint}
      </p>
      {field.is_sized && <Size {...properties} />}
      <ScrollRegion element="div" name={`Entries, ${name}`} attributes={{ class: 'answer-region' }}>
        <div
          class={field.form === 'grid' ? 'answer-grid bracketed' : 'answer-grid'}
          style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}
        >
          {texts.map((line, row) =>
            line.map((_, column) => {
              const place = { field: index, row, column };
              return (
                <Entry
                  key={fieldId(id, place)}
                  {...properties}
                  place={place}
                  label={`${title}, ${placeName(fields, place)}`}
                  keyboard={keyboardFor(hasLetters)}
                  onEnter={(entry) => {
                    entered.current = entry;
                  }}
                />
              );
            }),
          )}
        </div>
      </ScrollRegion>
      <SignKeys label={name} cell={() => entered.current} onLetters={setHasLetters} />
    </div>
  );
}

/** How many rows and columns the matrix has: that is for the student to find out. */
function Size({ id, title, field, index, draft, onChange }: FieldProperties) {
  const texts = draft.texts[index] ?? [];
  const [rows, columns] = [texts.length, texts[0]?.length ?? 1];
  const select = (name: string, value: number, onSize: (size: number) => void) => (
    <label for={`${id}-${index}-${name}`}>
      {name}{' '}
      <select
        id={`${id}-${index}-${name}`}
        aria-label={`${name} of ${field.label}, ${title}`}
        value={value}
        onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
      >
        {SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="answer-size">
      {select('Rows', rows, (size) => onChange(withSize(draft, index, size, columns), null))}
      {select('Columns', columns, (size) => onChange(withSize(draft, index, rows, size), null))}
    </div>
  );
}

interface EntryProperties extends FieldProperties {
  readonly place: Place;
  /** Null where the field has a label of its own. */
  readonly label: string | null;
  /** The keyboard on the screen. */
  readonly keyboard?: 'decimal' | 'text';
  readonly onEnter?: (entry: HTMLInputElement) => void;
}

function Entry(properties: EntryProperties) {
  const {
    id,
    fields,
    field,
    index,
    draft,
    judged,
    blank,
    onChange,
    place,
    label,
    keyboard = 'text',
    onPress,
    onEnter,
  } = properties;
  const text = draft.texts[index]?.[place.row]?.[place.column] ?? '';
  const own = fieldId(id, place);
  const isBlank = blank?.field === index && blank.row === place.row && blank.column === place.column;
  const isMarked = isWrong(fields, judged, draft, place);
  const described = [isMarked ? `${own}-mark` : '', isBlank ? `${id}-problem` : '', `${id}-${index}-hint`];
  return (
    <div class="answer-place">
      <input
        id={own}
        type="text"
        class={field.form === 'line' ? 'answer-field wide' : 'answer-field'}
        size={field.form === 'line' ? 34 : Math.min(24, Math.max(3, text.length))}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        inputMode={keyboard}
        aria-label={label ?? undefined}
        aria-invalid={isMarked || isBlank}
        aria-describedby={described.filter((each) => each !== '').join(' ')}
        value={text}
        onKeyDown={onPress}
        onFocus={({ currentTarget }) => onEnter?.(currentTarget)}
        onInput={({ currentTarget }) => onChange(withText(draft, place, currentTarget.value), place)}
      />
      {isMarked && (
        <span class="answer-mark" id={`${own}-mark`}>
          <span aria-hidden="true">✗ </span>
          {judged?.feedback.verdict === 'unread' ? 'not read' : 'wrong'}
        </span>
      )}
    </div>
  );
}

const NONE = 'none';

/** One of some words, or any of them; what is chosen is one text with commas. */
function Options({ id, title, field, index, draft, onChange }: FieldProperties) {
  const place = { field: index, row: 0, column: 0 };
  const text = draft.texts[index]?.[0]?.[0] ?? '';
  const chosen = text.split(', ').filter((word) => word !== '' && word !== NONE);
  const isOne = field.form === 'choice';
  const choose = (word: string, isOn: boolean): string => {
    if (isOne) return word;
    const all = field.options.filter((option) => (option === word ? isOn : chosen.includes(option)));
    return all.length === 0 ? NONE : all.join(', ');
  };
  return (
    <fieldset class="answer-options">
      <legend>
        {field.label} …<span class="visually-hidden"> {title}</span>
      </legend>
      {field.hint !== '' && <p class="hint">{field.hint}</p>}
      <div class={field.labels.length > 0 ? 'option-lines' : 'option-columns'}>
        {field.options.map((word, at) => (
          <label class="checked-option" key={word} for={at === 0 ? fieldId(id, place) : `${id}-${index}-${word}`}>
            <input
              id={at === 0 ? fieldId(id, place) : `${id}-${index}-${word}`}
              name={`${id}-${index}`}
              type={isOne ? 'radio' : 'checkbox'}
              checked={chosen.includes(word)}
              onChange={({ currentTarget }) =>
                onChange(withText(draft, place, choose(word, currentTarget.checked)), place)
              }
            />
            {field.labels.length > 0 ? (
              <span>
                <Rendered markup={field.labels[at] ?? ''} />
              </span>
            ) : (
              word.replaceAll('-', isOne ? ' ' : '-')
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
