// A database of a list, which is opened again where it was down at the start.

import { type Store, StoreProblem } from '../store/store.ts';

export interface Member {
  /** Opens the store if it is not open; calls at the same time share that. Throws StoreProblem. */
  readonly store: () => Promise<Store>;
  /** Undefined before it was opened. */
  readonly opened: () => Store | undefined;
  readonly close: () => Promise<void>;
}

/** `admit` sees a store that was opened before anybody else does; where it throws, the store is closed, and opened again later. */
export function createMember(open: () => Promise<Store>, admit: (store: Store) => Promise<void>): Member {
  let store: Store | undefined;
  let opening: Promise<Store> | undefined;
  let isClosed = false;

  async function openAdmitted(): Promise<Store> {
    if (isClosed) throw new StoreProblem(new Error('the store is closed'));
    const fresh = await open();
    try {
      await admit(fresh);
      if (isClosed) throw new StoreProblem(new Error('the store is closed'));
    } catch (error) {
      await fresh.close();
      throw error;
    }
    store = fresh;
    return fresh;
  }

  return {
    store: () => {
      opening ??= openAdmitted().catch((error: unknown) => {
        opening = undefined;
        throw new StoreProblem(error);
      });
      return opening;
    },
    opened: () => store,
    close: async () => {
      isClosed = true;
      await store?.close();
    },
  };
}
