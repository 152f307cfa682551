// The list of kept matrices: put into the question, renamed, edited, deleted.

import './kept.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Cells } from '../playground/field-draft.ts';
import { sizeOf } from '../playground/grid.ts';
import { MatrixEditor } from '../playground/matrix-editor.tsx';
import type { MatrixField } from '../playground/matrix-fields.ts';
import {
  changeKept,
  deleteKept,
  faultOfName,
  type KeptMatrix,
  keptMatrices,
  longestName,
  renameKept,
  restoreKept,
} from './kept-matrices.ts';

interface KeptListProperties {
  /** The fields of the question that take the matrix. */
  readonly fieldsFor: (cells: Cells) => readonly MatrixField[];
  readonly onUse: (cells: Cells, field: string) => void;
}

interface Deleted {
  readonly matrix: KeptMatrix;
  readonly place: number;
}

export function KeptList({ fieldsFor, onUse }: KeptListProperties) {
  const kept = keptMatrices.value;
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  // Editors are closed when the list is another one: places are their names.
  const [generation, setGeneration] = useState(0);
  const undo = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The button that was pressed is gone with its matrix.
  useEffect(() => {
    if (deleted !== null) undo.current?.focus();
  }, [deleted]);

  function use(matrix: KeptMatrix, field: MatrixField): void {
    onUse(matrix.cells, field.name);
    setDeleted(null);
    setSaid(`${field.label} is ${matrix.name} now.`);
  }

  function remove(matrix: KeptMatrix, place: number): void {
    deleteKept(matrix.name);
    setDeleted({ matrix, place });
    setGeneration(generation + 1);
    setSaid(`${matrix.name} is deleted.`);
  }

  function restore({ matrix, place }: Deleted): void {
    restoreKept(matrix, place);
    setDeleted(null);
    setGeneration(generation + 1);
    setSaid(`${matrix.name} is back.`);
    summary.current?.focus();
  }

  if (kept.length === 0 && deleted === null) return null;
  return (
    <details class="kept" open>
      <summary ref={summary}>
        Kept matrices <span class="quiet">({kept.length})</span>
      </summary>
      <ul>
        {kept.map((matrix, place) => (
          <KeptItem
            key={`${generation}-${place}`}
            matrix={matrix}
            fields={fieldsFor(matrix.cells)}
            onUse={(field) => use(matrix, field)}
            onDelete={() => remove(matrix, place)}
          />
        ))}
      </ul>
      <p class="deed" role="status">
        {said}
        {deleted !== null && (
          <button type="button" class="button small" ref={undo} onClick={() => restore(deleted)}>
            Undo<span class="visually-hidden">: bring {deleted.matrix.name} back</span>
          </button>
        )}
      </p>
      <p class="quiet">They are kept in this browser alone.</p>
    </details>
  );
}

interface KeptItemProperties {
  readonly matrix: KeptMatrix;
  readonly fields: readonly MatrixField[];
  readonly onUse: (field: MatrixField) => void;
  readonly onDelete: () => void;
}

function KeptItem({ matrix: { name, cells }, fields, onUse, onDelete }: KeptItemProperties) {
  const [isEdited, setIsEdited] = useState(false);
  return (
    <li>
      <p class="kept-line">
        <strong>{name}</strong> <span class="quiet">{sizeOf(cells)}</span>
        <span class="quiet kept-entries" aria-hidden="true">
          {cells.map((row) => row.join(' ')).join('; ')}
        </span>
      </p>
      <div class="button-row">
        {fields.map((field) => (
          <button key={field.name} type="button" class="button small" onClick={() => onUse(field)}>
            <span class="visually-hidden">Use {name} </span>as {field.label}
          </button>
        ))}
        <button type="button" class="button small" aria-expanded={isEdited} onClick={() => setIsEdited(!isEdited)}>
          {isEdited ? 'Done' : 'Edit'}
          <span class="visually-hidden"> {name}</span>
        </button>
        <button type="button" class="button small" onClick={onDelete}>
          Delete<span class="visually-hidden"> {name}</span>
        </button>
      </div>
      {isEdited && <KeptEditor name={name} cells={cells} />}
    </li>
  );
}

/** Everything is kept as it is typed; a name that cannot be used stays in its field. */
function KeptEditor({ name, cells }: KeptMatrix) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const fault = faultOfName(keptMatrices.value, name, typed);
  function type(text: string): void {
    setTyped(text);
    if (faultOfName(keptMatrices.value, name, text) === '') renameKept(name, text);
  }
  return (
    <div class="kept-editor">
      <div class="field">
        <label for={id}>Name of {name}</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={longestName}
          value={typed}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      </div>
      <MatrixEditor
        name={id}
        label={`Kept matrix ${name}`}
        cells={cells}
        onCells={(next) => changeKept(name, next)}
        example={null}
        problems={[]}
      />
    </div>
  );
}
