// What every store must do with short links.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewLink } from './links.ts';
import { keyOf, type OpenDatabase } from './store.examples.ts';
import type { Store } from './store.ts';

const today = '2026-11-20';

function bytes(seed: number): Uint8Array {
  return keyOf(seed).digest;
}

/** The link of question number `seed`, made by maker number `maker`. */
function linkOf(seed: number, maker = seed, link: Partial<NewLink> = {}): NewLink {
  const question = { operation: 'trace', body: `{"a":[[${seed}]]}`, digest: bytes(seed) };
  return { id: `link ${seed} of ${maker}`, ...question, maker: bytes(100 + maker), day: today, ...link };
}

function questionOf(seed: number) {
  return { operation: 'trace', body: `{"a":[[${seed}]]}` };
}

/** A sweep of links alone. */
function sweepLinks(store: Store, oldestLinkDay: string): Promise<void> {
  return store.sweep({ now: 0, oldestDay: '2000-01-01', oldestMonth: '2000-01', oldestLinkDay });
}

export function checkLinks(name: string, openDatabase: OpenDatabase): void {
  function check(behaviour: string, body: (store: Store, connect: () => Promise<Store>) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const { connect } = await openDatabase(t);
      await body(await connect(), connect);
    });
  }

  check('a link leads to its question, from every connection', async (store, connect) => {
    const id = await store.putLink(linkOf(1));
    assert.equal(id, 'link 1 of 1');
    assert.deepEqual(await store.readLink(id, today), questionOf(1));
    assert.deepEqual(await (await connect()).readLink(id, null), questionOf(1));
    assert.equal(await store.readLink('another', today), null);
  });

  check('the same question has one link, whoever makes it', async (store, connect) => {
    const other = await connect();
    assert.equal(await store.putLink(linkOf(1, 1)), 'link 1 of 1');
    assert.equal(await other.putLink(linkOf(1, 2)), 'link 1 of 1');
    assert.equal(await store.putLink(linkOf(2, 1)), 'link 2 of 1');
    assert.equal(await store.readLink('link 1 of 2', today), null);
  });

  check('makers who make the same link at once get the same one', async (store, connect) => {
    const other = await connect();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, maker) => (maker % 2 === 0 ? store : other).putLink(linkOf(1, maker))),
    );
    assert.equal(new Set(made).size, 1);
    assert.deepEqual(await store.readLink(made[0], today), questionOf(1));
  });

  check('its maker deletes a link, and nobody else', async (store) => {
    const id = await store.putLink(linkOf(1));
    assert.equal(await store.removeLink(id, bytes(7)), false);
    assert.equal(await store.removeLink('another', linkOf(1).maker), false);
    assert.deepEqual(await store.readLink(id, today), questionOf(1));
    assert.equal(await store.removeLink(id, linkOf(1).maker), true);
    assert.equal(await store.readLink(id, today), null);
    assert.equal(await store.removeLink(id, linkOf(1).maker), false);
  });

  check('a link of two makers is deleted with the second', async (store) => {
    const id = await store.putLink(linkOf(1, 1));
    await store.putLink(linkOf(1, 2));
    await store.putLink(linkOf(1, 2));
    assert.equal(await store.removeLink(id, linkOf(1, 1).maker), true);
    assert.deepEqual(await store.readLink(id, today), questionOf(1));
    assert.equal(await store.removeLink(id, linkOf(1, 2).maker), true);
    assert.equal(await store.readLink(id, today), null);
  });

  check('a question whose link was deleted gets a new one', async (store) => {
    await store.removeLink(await store.putLink(linkOf(1, 1)), linkOf(1, 1).maker);
    assert.equal(await store.putLink(linkOf(1, 2)), 'link 1 of 2');
  });

  check('a link is swept when it was not used since a day, and each use keeps it', async (store) => {
    const old = { day: '2025-11-01' } as const;
    const ids = await Promise.all([1, 2, 3, 4].map((seed) => store.putLink(linkOf(seed, seed, old))));
    await store.readLink(ids[0], '2025-11-20');
    await store.readLink(ids[1], null);
    await store.putLink(linkOf(3, 9, { day: '2025-11-20' }));
    await store.readLink(ids[3], '2024-01-01');
    await sweepLinks(store, '2025-11-01');
    const kept = await Promise.all(ids.map((id) => store.readLink(id, null)));
    assert.deepEqual(kept, [1, 2, 3, 4].map(questionOf));
    await sweepLinks(store, '2025-11-02');
    const left = await Promise.all(ids.map((id) => store.readLink(id, null)));
    assert.deepEqual(left, [questionOf(1), null, questionOf(3), null]);
    assert.equal(await store.removeLink(ids[1], linkOf(2).maker), false);
  });
}
