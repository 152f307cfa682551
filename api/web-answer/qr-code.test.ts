// QR codes: a reader of pictures gets the address back, from the modules and from the path.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeQR } from 'qr/decode.js';
import { qrModules, qrPath } from './qr-code.ts';

const SCALE = 4;

/** The modules as a picture, each of some pixels, read by a decoder of pictures. */
function read(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length * SCALE;
  const data = new Uint8ClampedArray(4 * size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = modules[Math.floor(y / SCALE)][Math.floor(x / SCALE)] ? 0 : 255;
      data.set([value, value, value, 255], 4 * (y * size + x));
    }
  }
  return decodeQR({ width: size, height: size, data });
}

/** The squares of a path. */
function drawn({ size, path }: ReturnType<typeof qrPath>): readonly (readonly boolean[])[] {
  const squares = new Set([...path.matchAll(/M(?<place>\d+ \d+)h1v1h-1z/g)].map(({ groups }) => groups?.['place']));
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => squares.has(`${x} ${y}`)));
}

for (const address of [
  'http://a/c/AbCdEfGh1234',
  `https://${'long.'.repeat(50)}example.org/c/AbCdEfGh1234?version=10`,
]) {
  test(`an address of ${address.length} characters is read from its code`, () => {
    assert.equal(read(qrModules(address)), address);
    assert.deepEqual(drawn(qrPath(address)), qrModules(address));
  });
}

test('a code has the white border of four modules that readers need', () => {
  const modules = qrModules('http://a/c/AbCdEfGh1234');
  for (const place of [0, 1, 2, 3, modules.length - 1, modules.length - 4]) {
    assert.ok(!modules[place].includes(true));
    assert.ok(modules.every((row) => !row[place]));
  }
});
