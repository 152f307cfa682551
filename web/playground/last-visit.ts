// Between two visits of the playground: what was on the screen when somebody left it, so that it is there again when they come
// back, and whether they come with a question to be asked at once.

import { signal } from '@preact/signals';
import type { PageAnswer } from '../service/answers.ts';

/** What was asked, as it was sent. */
interface Asked {
  readonly operation: string;
  readonly body: string;
}

export interface Answered {
  readonly kind: 'answered';
  readonly answer: PageAnswer;
  readonly asked: Asked;
}

interface LastVisit {
  /** The question as an address holds it. */
  readonly fragment: string;
  /** Null where nothing was answered. */
  readonly answered: Answered | null;
}

/** In memory only: it ends with the page. */
export const lastVisit = signal<LastVisit | null>(null);

/** Whether the question of the address is to be asked on arrival: somebody has pressed a button that says so. */
export const isAskedOnArrival = signal(false);
