// What every store must do with the sheets of accounts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxSheets, type NewSheet } from './sheets.ts';
import { ada, bob, keyOf, type OpenDatabase } from './store.examples.ts';
import type { Store } from './store.ts';

function sheetOf(number: number): NewSheet {
  return { id: `sheet ${number}`, content: `{"count":${number}}`, createdAt: number };
}

export function checkSheets(name: string, openDatabase: OpenDatabase): void {
  function check(behaviour: string, body: (store: Store, connect: () => Promise<Store>) => Promise<void>): void {
    test(`${name}: ${behaviour}`, async (t) => {
      const { connect } = await openDatabase(t);
      const store = await connect();
      await store.createAccount(ada, keyOf(1));
      await store.createAccount(bob, keyOf(2));
      await body(store, connect);
    });
  }

  check('a sheet is found by its id, with its account, from every connection', async (store, connect) => {
    assert.equal(await store.addSheet('ada', sheetOf(1)), 'added');
    assert.equal(await store.addSheet('nobody', sheetOf(2)), 'nobody');
    const second = await connect();
    for (const one of [store, second]) {
      assert.deepEqual(await one.findSheet('sheet 1'), { ...sheetOf(1), accountId: 'ada' });
      assert.equal(await one.findSheet('sheet 2'), null);
    }
  });

  check('sheets are listed by account, the newest first', async (store) => {
    await store.addSheet('ada', sheetOf(1));
    await store.addSheet('ada', sheetOf(3));
    await store.addSheet('bob', sheetOf(2));
    assert.deepEqual(await store.listSheets('ada'), [sheetOf(3), sheetOf(1)]);
    assert.deepEqual(await store.listSheets('bob'), [sheetOf(2)]);
    assert.deepEqual(await store.listSheets('nobody'), []);
  });

  check('an account removes its own sheets alone', async (store) => {
    await store.addSheet('ada', sheetOf(1));
    assert.equal(await store.removeSheet('bob', 'sheet 1'), false);
    assert.equal(await store.removeSheet('ada', 'sheet 1'), true);
    assert.equal(await store.removeSheet('ada', 'sheet 1'), false);
    assert.equal(await store.findSheet('sheet 1'), null);
  });

  check('there are never more sheets than allowed, also of several connections at once', async (store, connect) => {
    const second = await connect();
    const additions = await Promise.all(
      Array.from({ length: maxSheets + 5 }, (_, number) =>
        (number % 2 === 0 ? store : second).addSheet('ada', sheetOf(number)),
      ),
    );
    assert.equal(additions.filter((addition) => addition === 'added').length, maxSheets);
    assert.equal(additions.filter((addition) => addition === 'full').length, 5);
    assert.equal((await store.listSheets('ada')).length, maxSheets);
  });

  check('a deleted account leaves no sheet', async (store) => {
    await store.addSheet('ada', sheetOf(1));
    await store.deleteAccount('ada');
    assert.equal(await store.findSheet('sheet 1'), null);
  });
}
