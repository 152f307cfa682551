// Drafts: the contents of the form's controls, as typed; an input is an operation with its drafts.

import type { Body } from '../service/answers.ts';
import type { Field, ListedOperation } from '../service/catalogue.ts';
import type { Draft } from './field-draft.ts';
import { draftOf, isKind } from './field-kinds.ts';

export interface PlaygroundInput {
  readonly operation: ListedOperation;
  /** The fields that the page shows, inputs first. */
  readonly fields: readonly Field[];
  /** By the names of the fields. */
  readonly drafts: { readonly [name: string]: Draft };
}

/** The input that a body describes; a field that the body leaves out has its default. */
export function inputFromBody(operation: ListedOperation, fields: readonly Field[], body: Body): PlaygroundInput {
  const drafts = fields.map((field) => {
    const value = Object.hasOwn(body, field.name) ? body[field.name] : field.fallback;
    return [field.name, draftOf(field, value)] as const;
  });
  return { operation, fields, drafts: Object.fromEntries(drafts) };
}

export function exampleOf(operation: ListedOperation, fields: readonly Field[]): PlaygroundInput {
  return inputFromBody(operation, fields, operation.example);
}

export function withDraft(input: PlaygroundInput, name: string, draft: Draft): PlaygroundInput {
  return { ...input, drafts: { ...input.drafts, [name]: draft } };
}

function sameDraft(one: Draft | undefined, other: Draft | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Another operation on the same numbers: what was typed stays where the new operation has a field of that name that can hold it.
 * An example that nobody has touched gives way to the example of the new operation.
 */
export function carriedOver(
  from: PlaygroundInput,
  operation: ListedOperation,
  fields: readonly Field[],
): PlaygroundInput {
  const example = exampleOf(operation, fields);
  const before = exampleOf(from.operation, from.fields).drafts;
  const kept = fields.flatMap((field) => {
    const draft = from.drafts[field.name];
    const old = from.fields.find(({ name }) => name === field.name);
    const isTouched = draft !== undefined && !sameDraft(draft, before[field.name]);
    return isTouched && old !== undefined && holds(field, old, draft) ? [[field.name, draft] as const] : [];
  });
  return { ...example, drafts: { ...example.drafts, ...Object.fromEntries(kept) } };
}

function holds(field: Field, old: Field, draft: Draft): boolean {
  if (field.permitted.length > 0) {
    return draft.kind === 'text' && field.permitted.some(([value]) => value === draft.text);
  }
  if (field.kind === old.kind) return field.description === old.description || draft.kind === 'grid';
  return draft.kind === 'grid' && draftOf(field, [['0']]).kind === 'grid' && isKind(field.kind);
}
