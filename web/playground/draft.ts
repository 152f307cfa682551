// Drafts: what stands in the controls of the page, as it was typed; and questions, which are made of them.

import type { Body } from '../service/answers.ts';
import type { Field, ListedOperation } from '../service/catalogue.ts';
import { draftOf, isKind } from './field-kinds.ts';

export type Cells = readonly (readonly string[])[];

export type Draft =
  | { readonly kind: 'grid' /** Rows of equal length, at least one with at least one cell. */; readonly cells: Cells }
  /** One line of numbers, neither row nor column yet. */
  | { readonly kind: 'list'; readonly cells: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export interface Question {
  readonly operation: ListedOperation;
  /** The fields that the page shows, inputs first. */
  readonly fields: readonly Field[];
  /** By the names of the fields. */
  readonly drafts: { readonly [name: string]: Draft };
}

/** The question that a body puts; a field that the body leaves out has its fallback. */
export function questionOf(operation: ListedOperation, fields: readonly Field[], body: Body): Question {
  const drafts = fields.map((field) => {
    const value = Object.hasOwn(body, field.name) ? body[field.name] : field.fallback;
    return [field.name, draftOf(field, value)] as const;
  });
  return { operation, fields, drafts: Object.fromEntries(drafts) };
}

export function exampleOf(operation: ListedOperation, fields: readonly Field[]): Question {
  return questionOf(operation, fields, operation.example);
}

export function withDraft(question: Question, name: string, draft: Draft): Question {
  return { ...question, drafts: { ...question.drafts, [name]: draft } };
}

function sameDraft(one: Draft | undefined, other: Draft | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Another operation on the same numbers: what was typed stays where the new operation has a field of that name that can hold it.
 * An example that nobody has touched gives way to the example of the new operation.
 */
export function carriedOver(from: Question, operation: ListedOperation, fields: readonly Field[]): Question {
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
