import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { copyText } from './copy-text.ts';

/** Node has a navigator, but no clipboard, and says of no page whether it is secure. */
function onPage(isSecure: boolean, clipboard?: object): void {
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

function remembering(copied: string[]): object {
  return {
    writeText: async (text: string) => {
      copied.push(text);
    },
  };
}

afterEach(() => {
  for (const name of ['isSecureContext', 'ClipboardItem', 'document', 'HTMLElement'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'clipboard');
});

for (const [name, text] of [
  ['a text', 'the key'],
  ['a text that is on its way', Promise.resolve('the key')],
] as const) {
  test(`${name} is copied`, async () => {
    const copied: string[] = [];
    onPage(true, remembering(copied));
    assert.equal(await copyText(text), true);
    assert.deepEqual(copied, ['the key']);
  });
}

test('a text that is on its way is handed over as a promise where the browser takes one', async () => {
  class ClipboardItem {
    readonly parts: Readonly<Record<string, Promise<Blob>>>;
    constructor(parts: Readonly<Record<string, Promise<Blob>>>) {
      this.parts = parts;
    }
  }
  Object.defineProperty(globalThis, 'ClipboardItem', { value: ClipboardItem, configurable: true });
  const copied: (string | undefined)[] = [];
  onPage(true, {
    write: async ([item]: readonly ClipboardItem[]) => {
      copied.push(await (await item?.parts['text/plain'])?.text());
    },
  });
  assert.equal(await copyText(Promise.resolve('the key')), true);
  assert.deepEqual(copied, ['the key']);
});

test('where the browser does not allow it, nothing is thrown', async () => {
  onPage(true, { writeText: () => Promise.reject(new Error('not allowed')) });
  assert.equal(await copyText('the key'), false);
  assert.equal(await copyText(Promise.resolve('the key')), false);
});

test('a text that never comes is not copied', async () => {
  for (const isSecure of [true, false]) {
    const copied: string[] = [];
    onPage(isSecure, remembering(copied));
    assert.equal(await copyText(Promise.reject(new Error('no key'))), false);
    assert.deepEqual(copied, []);
  }
});

test('over plain HTTP a selection is copied', async () => {
  onPage(false);
  const selected: string[] = [];
  const area = { value: '', select: () => selected.push(area.value), remove: () => undefined };
  const page = {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => area,
    execCommand: () => true,
  };
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
  Object.defineProperty(globalThis, 'HTMLElement', { value: EventTarget, configurable: true });
  assert.equal(await copyText(Promise.resolve('the key')), true);
  assert.deepEqual(selected, ['the key']);
});
