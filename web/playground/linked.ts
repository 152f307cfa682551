// The question of the short link that led to the playground.

import type { LinkedQuestion } from '../service/links.ts';
import { inputFromBody, type PlaygroundInput } from './draft.ts';
import type { OperationCatalogue } from './operation-catalogue.ts';

export interface Linked {
  /** Of the link. */
  readonly id: string;
  readonly input: PlaygroundInput;
}

/** Null where the page does not know the operation. */
export function linkedInput(
  id: string,
  { operation, body }: LinkedQuestion,
  catalogue: OperationCatalogue,
): Linked | null {
  const known = catalogue.operations.find((each) => each.id === operation);
  return known === undefined ? null : { id, input: inputFromBody(known, catalogue.fieldsOf(known), body) };
}
