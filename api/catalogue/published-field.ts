// Fields as pages get them: what a form and a table of parameters need.

import type { AnyField } from '@matrixsteps/engine/catalogue/field.ts';
import { givenValues } from '@matrixsteps/engine/catalogue/given.ts';
import { wholeText } from '../serialize/long-text.ts';
import { valueJson } from '../serialize/values-json.ts';
import { type JsonText, object, plain } from '../serialize/json.ts';

export function publishedField(field: AnyField): JsonText {
  return object([
    ['name', plain(field.name)],
    ['kind', plain(field.kind)],
    ['label', plain(field.label)],
    ['description', plain(field.description)],
    ['required', plain(field.fallback === undefined)],
    ['fallback', fallbackJson(field)],
    ['permitted', plain(field.permitted)],
    ['conventions', plain(field.conventions)],
    ['minimum', plain(field.minimum)],
    ['maximum', plain(field.maximum)],
    ['category', plain(field.category)],
  ]);
}

/** The value of an absent field as a body would write it; null for a required field, and where the value is null. */
function fallbackJson(field: AnyField): JsonText {
  const values = givenValues();
  return values.leaveOut(field) ? wholeText(valueJson(field, values.given)) : 'null';
}
