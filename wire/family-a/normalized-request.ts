// The normalized request: every parameter with its label, type, choices and value, and the layout groups of a form.
// Above: envelope.ts. Below: endpoints.ts, writing/values-json.ts.

import type { AnyField, FieldKind, Given } from '@matrixmath/engine/catalogue/field.ts';
import { RENDERERS } from '@matrixmath/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixmath/engine/render/style.ts';
import type { Asked } from '../asked.ts';
import { answerStyle } from '../styles.ts';
import { type JsonText, object, plain } from '../writing/json.ts';
import { valueExpression, valueJson } from '../writing/values-json.ts';

/** The type that the contract has for each kind of field. */
const types: { readonly [K in FieldKind]: 'str' | 'matrix' | 'bool' | 'int' | 'vector_str' } = {
  matrix: 'matrix',
  operand: 'matrix',
  lines: 'matrix',
  integer: 'int',
  position: 'vector_str',
  positions: 'vector_str',
  selection: 'vector_str',
  choice: 'str',
  flag: 'bool',
  name: 'str',
  places: 'int',
  seed: 'int',
  choices: 'vector_str',
};

/** Groups lay a form out and carry no value. */
const GROUPS = [
  ['tab_main', 'Main'],
  ['tab_options', 'Options'],
  ['footer', 'Footer'],
] as const;

export function normalizedRequest(asked: Asked): JsonText {
  const style: NumberStyle = { ...answerStyle(asked), decimals: null };
  return object([
    ...asked.endpoint.fields.map((field) => [field.name, parameter(field, asked.given, style)] as const),
    ...GROUPS.map(([name, label]) => [name, group(name, label)] as const),
  ]);
}

function parameter(field: AnyField, given: Given, style: NumberStyle): JsonText {
  const expression = valueExpression(field, given);
  return object([
    ['name', plain(field.name)],
    ['label', plain(field.label)],
    ['type', plain(types[field.kind])],
    ['description', plain(field.description)],
    ['choices', field.permitted.length === 0 ? 'null' : plain(Object.fromEntries(field.permitted))],
    ['value', valueJson(field, given)],
    ['latex', expression === null ? 'null' : plain(RENDERERS.latex.expression(expression, style))],
    ['category', plain(field.category)],
  ]);
}

function group(name: string, label: string): JsonText {
  return plain({
    name,
    label,
    type: 'str',
    description: null,
    choices: null,
    value: null,
    latex: null,
    category: 'group',
  });
}
