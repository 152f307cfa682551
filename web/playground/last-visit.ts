// What was on the screen of the playground when the user left it, so that the next visit restores it,
// and whether the next visit submits the form at once.

import { signal } from '@preact/signals';
import type { PageAnswer } from '../service/answers.ts';

/** The request as it was sent. */
export interface Asked {
  readonly operation: string;
  readonly body: string;
}

export interface Answered {
  readonly kind: 'answered';
  readonly answer: PageAnswer;
  readonly asked: Asked;
}

interface LastVisit {
  /** The input as a fragment of the address. */
  readonly fragment: string;
  /** Null where there was no answer. */
  readonly answered: Answered | null;
}

/** In memory only: lost when the page is closed. */
export const lastVisit = signal<LastVisit | null>(null);

/** Whether the playground submits the input of the address on arrival, because the user pressed a button for that. */
export const submitsOnArrival = signal(false);
