// Readers: how each kind of field is read from JSON. The one table between a body and the engine's values.

import type { Field, FieldKind, FieldKinds } from '@matrixmath/engine/catalogue/field.ts';
import type { Json } from '../parse/json.ts';
import { type EntryRules, readLines, readMatrix, readOperand } from './matrices.ts';
import {
  readChoice,
  readChoices,
  readFlag,
  readInteger,
  readName,
  readPosition,
  readPositions,
  readSelection,
} from './plain-values.ts';
import { accept, type Reading } from './reading.ts';

type Readers = {
  readonly [K in FieldKind]: (json: Json, field: Field<K>, rules: EntryRules) => Reading<FieldKinds[K]>;
};

const readers: Readers = {
  matrix: (json, _, rules) => readMatrix(json, rules),
  operand: (json, _, rules) => readOperand(json, rules),
  lines: (json, _, rules) => readLines(json, rules),
  integer: (json, field) => readInteger(json, field),
  position: (json) => readPosition(json),
  positions: (json) => readPositions(json),
  selection: (json) => readSelection(json),
  choice: (json, field) => readChoice(json, field),
  flag: (json) => readFlag(json),
  name: (json) => readName(json),
  places: (json, field) => (json.kind === 'null' ? accept(null) : readInteger(json, field)),
  seed: (json, field) => readInteger(json, field),
  choices: (json, field) => readChoices(json, field),
};

export function readField<K extends FieldKind>(json: Json, field: Field<K>, rules: EntryRules): Reading<FieldKinds[K]> {
  return readers[field.kind](json, field, rules);
}
