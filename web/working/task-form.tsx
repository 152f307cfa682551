// The form of a task: the operation, its matrix, and where the bar stands.

import './working.css';
import { useId } from 'preact/hooks';
import type { Cells } from '../playground/field-draft.ts';
import { sizeOf } from '../playground/grid.ts';
import { MatrixEditor } from '../playground/matrix-editor.tsx';
import { Stepper } from '../playground/stepper.tsx';
import type { FieldProblem } from '../service/http.ts';
import { kindOf, sizeProblem, type Task, withAugmented, withOperation } from './task.ts';

interface TaskFormProperties {
  readonly task: Task;
  /** The names of the operations that can be chosen. */
  readonly operations: readonly string[];
  readonly onTask: (task: Task) => void;
  /** Restored by the button of the editor. */
  readonly example?: Cells;
  /** Problems of matrix A, with the way to the cell. */
  readonly problems?: readonly FieldProblem[];
}

export function TaskForm({ task, operations, onTask, example, problems = [] }: TaskFormProperties) {
  const id = useId();
  const { leastAugmented, parameter, operands = ['Matrix A'] } = kindOf(task.operation);
  const [nameOfA, nameOfB = 'Matrix B'] = operands;
  return (
    <>
      <div class="field">
        <label htmlFor={id}>Task</label>
        <select
          id={id}
          value={task.operation}
          onChange={({ currentTarget }) => onTask(withOperation(task, currentTarget.value))}
        >
          {operations.map((operation) => (
            <option key={operation} value={operation}>
              {kindOf(operation).title}
            </option>
          ))}
        </select>
      </div>
      <fieldset class="matrix-field">
        <legend>
          {nameOfA}
          <span class="matrix-size quiet">{sizeOf(task.a)}</span>
        </legend>
        <MatrixEditor
          name="a"
          label={nameOfA}
          cells={task.a}
          bar={task.augmented === 0 ? null : (task.a[0]?.length ?? 0) - task.augmented}
          onCells={(a) => onTask(withAugmented({ ...task, a }, task.augmented))}
          example={example ?? null}
          problems={problems}
        />
        <p class="fault" role="status">
          {sizeProblem(task) ?? ''}
        </p>
        {leastAugmented !== null && (
          <Stepper
            label="Columns right of the bar"
            of={nameOfA}
            value={task.augmented}
            least={leastAugmented}
            onValue={(augmented) => onTask(withAugmented(task, augmented))}
          />
        )}
      </fieldset>
      {parameter !== null && (
        <div class="field">
          <label htmlFor={`${id}-parameter`}>{parameter.label}</label>
          <input
            id={`${id}-parameter`}
            type="text"
            value={task.parameter}
            autocomplete="off"
            spellcheck={false}
            aria-describedby={`${id}-parameter-help`}
            onInput={({ currentTarget }) => onTask({ ...task, parameter: currentTarget.value })}
          />
          <p class="hint" id={`${id}-parameter-help`}>
            {parameter.help}
          </p>
        </div>
      )}
      {task.b !== null && (
        <fieldset class="matrix-field">
          <legend>
            {nameOfB}
            <span class="matrix-size quiet">{sizeOf(task.b)}</span>
          </legend>
          <MatrixEditor
            name="b"
            label={nameOfB}
            cells={task.b}
            onCells={(b) => onTask({ ...task, b })}
            example={null}
            problems={[]}
          />
        </fieldset>
      )}
    </>
  );
}
