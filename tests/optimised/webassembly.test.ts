// What WebAssembly computes, once more as V8 compiles it where it is called often, in registers of 128 bits and of 256. In the other tests,
// most calls are served by code that V8 makes in a hurry.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const AT_ONCE = ['--no-liftoff', '--no-wasm-lazy-compilation'];

const suites: readonly (readonly [name: string, file: string])[] = [
  ['the kernels conform', 'engine/exact/kernels/wasm/conformance.test.ts'],
];

/** What the tests of a file print in a program with these options, where one of them fails or V8 does not know an option; else nothing. */
async function failuresWith(options: readonly string[], file: string): Promise<string> {
  // Without this the tests would report to whoever runs this file.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const node = spawn(process.execPath, [...AT_ONCE, ...options, '--test-reporter=dot', path], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [node.stdout, node.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => printed.push(piece));
  }
  const [code] = await once(node, 'close');
  return code === 0 ? '' : printed.join('');
}

for (const [name, file] of suites) {
  describe(`${name} in optimised code`, () => {
    it('in registers of 128 bits', async () => assert.equal(await failuresWith([], file), ''));

    it('in registers of 256 bits, which the service asks for', async () =>
      assert.equal(await failuresWith(['--experimental-wasm-revectorize'], file), ''));
  });
}
