// Short links: made, followed and taken back. See decisions/0061-short-links-hold-the-question-alone.md.

import { createHash } from 'node:crypto';
import { randomCharacters } from './keys/api-key.ts';
import type { LinkedQuestion } from './store/links.ts';
import type { Store } from './store/store.ts';
import { dayOf } from './usage/day.ts';

/** 71 random bits: nobody finds a link by trying. */
const idLength = 12;
const idPattern = new RegExp(`^[0-9A-Za-z]{${idLength}}$`);

/** 178 random bits. */
const tokenLength = 30;

export interface MadeLink {
  readonly id: string;
  /** With it the maker can take the link back. This result is the only place that ever has it. */
  readonly token: string;
}

export interface Links {
  readonly make: (question: LinkedQuestion) => Promise<MadeLink>;
  /** The question of a link; null where there is none. */
  readonly look: (id: string) => Promise<LinkedQuestion | null>;
  /** The same; the link is kept for another year. */
  readonly follow: (id: string) => Promise<LinkedQuestion | null>;
  /** False where the token is not one of the link. */
  readonly takeBack: (id: string, token: string) => Promise<boolean>;
}

function digestOf(purpose: string, text: string): Uint8Array {
  return createHash('sha256').update(`matrixsteps link ${purpose} v1 ${text}`).digest();
}

export function createLinks(store: Pick<Store, 'putLink' | 'readLink' | 'removeLink'>, now: () => number): Links {
  async function read(id: string, day: string | null): Promise<LinkedQuestion | null> {
    return idPattern.test(id) ? store.readLink(id, day) : null;
  }

  return {
    make: async ({ operation, body }) => {
      const token = randomCharacters(tokenLength);
      const id = await store.putLink({
        id: randomCharacters(idLength),
        operation,
        body,
        digest: digestOf('question', `${operation} ${body}`),
        maker: digestOf('maker', token),
        day: dayOf(now()),
      });
      return { id, token };
    },
    look: (id) => read(id, null),
    follow: (id) => read(id, dayOf(now())),
    takeBack: async (id, token) => idPattern.test(id) && store.removeLink(id, digestOf('maker', token)),
  };
}
