// Which fields are shown, and which of them up front.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operation, sampleFields } from './sample-fields.ts';
import { isUpFront, shownFields } from './shown-fields.ts';

const unknown = sampleFields.slice(0, 1).map((field) => ({ ...field, name: 'shape', kind: 'sculpture' }));
const fields = Object.fromEntries([...sampleFields, ...unknown].map((field) => [field.name, field] as const));
const published = { fields, options: ['decimals', 'steps_bg', 'include'] };
const inverse = operation('inverse', 'Inverse', { fields: ['a', 'method', 'k', 'shape'] });

test('its own fields come first, then the options of all, without those that change nothing here', () => {
  assert.deepEqual(
    shownFields(published, inverse).map(({ name }) => name),
    ['a', 'method', 'k', 'decimals', 'steps_bg'],
  );
});

test('inputs and the way of working stand up front', () => {
  const shown = shownFields(published, inverse).filter((field) => isUpFront(field, inverse, published));
  assert.deepEqual(
    shown.map(({ name }) => name),
    ['a', 'method', 'k'],
  );
});
