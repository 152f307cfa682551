// The control of a field, by its kind.

import type { ComponentChildren } from 'preact';
import type { Field } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import type { Cells, Draft } from './field-draft.ts';
import { keepMatrix, sentenceOfKeeping } from '../kept/kept-matrices.ts';
import { isKind, type Kind } from './field-kinds.ts';
import { resized, sizeOf, widthOf } from './grid.ts';
import { MatrixEditor } from './matrix-editor.tsx';
import {
  ChoiceControl,
  ChoicesControl,
  FlagControl,
  LinesControl,
  MethodControl,
  TextControl,
} from './plain-controls.tsx';
import { Switch } from './switch.tsx';

interface FieldControlProperties {
  readonly field: Field;
  readonly draft: Draft;
  readonly example: Draft | null;
  readonly onDraft: (draft: Draft) => void;
  /** The problems of this field, each with its path inside the field. */
  readonly problems: readonly FieldProblem[];
}

type Control = (properties: FieldControlProperties) => ComponentChildren;

const controls: { readonly [K in Kind]: Control } = {
  matrix: (properties) => <NumbersControl {...properties} shapes={['grid']} />,
  operand: (properties) => <NumbersControl {...properties} shapes={['grid', 'text']} />,
  lines: (properties) => <NumbersControl {...properties} shapes={['list', 'grid']} />,
  vector: (properties) => <NumbersControl {...properties} shapes={['list']} />,
  vectors: (properties) => <NumbersControl {...properties} shapes={['grid']} />,
  'optional-matrix': (properties) => <NumbersControl {...properties} shapes={['grid']} />,
  texts: (properties) => <LinesControl {...properties} />,
  'optional-vector': (properties) => <NumbersControl {...properties} shapes={['list']} />,
  'optional-number': (properties) => <TextControl {...properties} />,
  number: (properties) => <TextControl {...properties} />,
  choice: (properties) =>
    properties.field.name === 'method' ? <MethodControl {...properties} /> : <ChoiceControl {...properties} />,
  choices: (properties) => <ChoicesControl {...properties} />,
  flag: (properties) => <FlagControl {...properties} />,
  name: (properties) => <TextControl {...properties} />,
  integer: (properties) => <TextControl {...properties} keyboard="numeric" />,
  position: (properties) => <TextControl {...properties} keyboard="numeric" />,
  'optional-position': (properties) => <TextControl {...properties} keyboard="numeric" />,
  places: (properties) => <TextControl {...properties} keyboard="numeric" placeholder="no rounding" />,
  seed: (properties) => <TextControl {...properties} keyboard="numeric" placeholder="by the question" />,
  positions: (properties) => <TextControl {...properties} placeholder="2 or 1, 3" />,
  selection: (properties) => <TextControl {...properties} placeholder="2 or 1, 3 or 1:3" />,
};

export function FieldControl(properties: FieldControlProperties) {
  const { kind } = properties.field;
  return isKind(kind) ? <>{controls[kind](properties)}</> : null;
}

type Shape = Draft['kind'];

const shapeNames: { readonly [S in Shape]: string } = { grid: 'A matrix', text: 'One number', list: 'One line' };

/** The draft as another kind, with as much of its content as fits. */
function inShape(draft: Draft, shape: Shape): Draft {
  const cells = cellsOf(draft);
  if (shape === 'grid') return { kind: 'grid', cells: draft.kind === 'text' ? resized(cells, 2, 2) : cells };
  if (shape === 'list') return { kind: 'list', cells: cells[0] ?? [''] };
  return { kind: 'text', text: cells[0]?.[0] ?? '' };
}

function cellsOf(draft: Draft): Cells {
  if (draft.kind === 'grid') return draft.cells;
  return [draft.kind === 'list' ? draft.cells : [draft.text]];
}

function NumbersControl(properties: FieldControlProperties & { readonly shapes: readonly Shape[] }) {
  const { field, draft, example, onDraft, problems, shapes } = properties;
  const cells = cellsOf(draft);
  const isSingleLine = draft.kind === 'list';
  const whole = problems.filter(({ loc }) => loc.length === 0);
  return (
    <fieldset class="matrix-field">
      <legend>
        {field.label}{' '}
        {draft.kind === 'grid' && (
          <span class="quiet matrix-size">
            <span aria-hidden="true">{sizeOf(cells)}</span>
            <span class="visually-hidden">{`${cells.length} by ${widthOf(cells)}`}</span>
          </span>
        )}
      </legend>
      {shapes.length > 1 && (
        <Switch
          label={`What ${field.label} is`}
          value={draft.kind}
          choices={shapes.map((shape) => ({ value: shape, title: shapeNames[shape] }))}
          onValue={(shape) => onDraft(inShape(draft, shape))}
        />
      )}
      {draft.kind === 'text' ? (
        <TextControl {...properties} field={{ ...field, label: 'Number', description: '' }} />
      ) : (
        <MatrixEditor
          name={field.name}
          label={field.label}
          cells={cells}
          onCells={(next) =>
            onDraft(isSingleLine ? { kind: 'list', cells: next[0] ?? [''] } : { kind: 'grid', cells: next })
          }
          isSingleLine={isSingleLine}
          example={example?.kind === draft.kind ? cellsOf(example) : null}
          onKeep={isSingleLine ? null : () => sentenceOfKeeping(keepMatrix(cells))}
          problems={draft.kind === 'grid' ? problems : [...whole, ...problems.filter(({ loc }) => loc.length > 0)]}
        />
      )}
      {shapes.length > 1 && <p class="hint">{field.description}</p>}
    </fieldset>
  );
}
