// What an article consists of.

import type { ComponentChildren } from 'preact';

export interface Section {
  /** Its place in the address: /docs/errors#retries. */
  readonly id: string;
  readonly title: string;
  readonly content: () => ComponentChildren;
  /** Calls, which stand beside the text where the screen has room for both, and else below it. */
  readonly beside?: () => ComponentChildren;
}

export interface Article {
  /** The last part of its address; empty for the overview. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}
