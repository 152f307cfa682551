// The input that a link or the last visit restores.

import type { ListedOperation } from '../service/catalogue.ts';
import { readFragment } from './address.ts';
import { exampleOf, type PlaygroundInput } from './draft.ts';
import { lastVisit } from './last-visit.ts';
import type { OperationCatalogue } from './operation-catalogue.ts';

export interface Restoration {
  readonly input: PlaygroundInput;
  /** What there is to say about the link; empty where all is well. */
  readonly notice: string;
}

/** The fragment of the address; without one, that of the last visit. */
export function startingFragment(): string {
  return location.hash.length > 1 ? location.hash : `#${lastVisit.value?.fragment ?? ''}`;
}

/** The input of a fragment; the example of `first` where it names no known operation. */
export function restore(fragment: string, catalogue: OperationCatalogue, first: ListedOperation): Restoration {
  const found = readFragment(fragment, catalogue);
  if (found === null) {
    const isNamed = fragment.length > 1;
    return {
      input: exampleOf(first, catalogue.fieldsOf(first)),
      notice: isNamed ? 'The link asks for an operation that does not exist. Here is another one.' : '',
    };
  }
  const names = [...new Set(found.damage)].join(', ');
  return {
    input: found.input,
    notice: names === '' ? '' : `Some of the link is damaged and was left out: ${names}.`,
  };
}
